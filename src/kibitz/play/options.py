"""Options of a game as a person writes them: ``name=value``."""

from __future__ import annotations

from kibitz.core.errors import BadOptions
from kibitz.core.game import Json
from kibitz.play.files import deck_file_text


def read_options(texts: list[str]) -> dict[str, Json]:
    """``name=value``; a value is a number, true, false, a list as in [0,2], a word, or a file with a deck in it."""
    options: dict[str, Json] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOptions(f"option: expected name=value, got {text!r}")
        words: dict[str, Json] = {"true": True, "false": False}
        if value.endswith(".toml"):
            options[name] = deck_file_text(value)
        elif value.startswith("["):
            options[name] = read_list(name, value)
        else:
            options[name] = words.get(value, int(value) if value.isdecimal() and len(value) < 10 else value)
    return options


def read_list(name: str, value: str) -> Json:
    """Numbers, as in [0,2]."""
    parts = [part.strip() for part in value.strip("[] ").split(",") if part.strip()]
    if not value.endswith("]") or not all(part.isdecimal() and len(part) < 10 for part in parts):
        raise BadOptions(f"{name}: expected a list of numbers as in [0,2], got {value!r}")
    return [int(part) for part in parts]
