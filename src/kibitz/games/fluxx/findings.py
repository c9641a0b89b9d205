"""What is to be said of a deck while it is read, in words that its writer understands."""

from __future__ import annotations

import difflib
import re
import unicodedata

from kibitz.core.game import Json
from kibitz.core.library import Finding
from kibitz.core.reading import show
from kibitz.games.fluxx.cards import KINDS

LONGEST_NAME = 60
MOST_SUGGESTIONS = 100


class Findings:
    """Notes everything that is wrong with a deck, not only the first."""

    def __init__(self) -> None:
        self.findings: list[Finding] = []

    def wrong(self, card: str, key: str, message: str) -> None:
        self.findings.append(Finding(harmless(card), harmless(key), message, True))

    def warn(self, card: str, key: str, message: str) -> None:
        self.findings.append(Finding(harmless(card), harmless(key), message, False))

    def close_to(self, word: str, known: tuple[str, ...] | list[str]) -> str:
        """What may have been meant, or what there is."""
        near: list[str] = []
        if len(self.findings) < MOST_SUGGESTIONS:
            near = difflib.get_close_matches(slug(word[:LONGEST_NAME]), known, 3, 0.6)
        return (
            f"; did you mean {' or '.join(harmless(key) for key in near)}?" if near else f"; there are {listed(known)}"
        )


def slug(name: str) -> str:
    """A card's key: its English name in lower case, without accents and punctuation, blanks and hyphens as _."""
    plain = unicodedata.normalize("NFKD", name.lower().replace("ł", "l").replace("ß", "ss"))
    kept = "".join(letter for letter in plain if letter.isascii() and (letter.isalnum() or letter in " -_"))
    return re.sub(r"[ _-]+", "_", kept).strip("_")


def harmless(text: str) -> str:
    """A text of the file as a message may show it: short, and nothing that moves a terminal's cursor."""
    return (text if text.isprintable() else ascii(text))[:LONGEST_NAME]


def shown(value: Json) -> str:
    """A value of the file as a message may show it, in the file's own words."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and value.bit_length() > 64:
        return "a huge number"
    if isinstance(value, dict | list):
        return "a table" if isinstance(value, dict) else "a list"
    return show(value)


def listed(words: tuple[str, ...] | list[str]) -> str:
    return ", ".join(harmless(word) for word in words[:12]) + (" …" if words[12:] else "")


def is_number(value: Json, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def fault(text: Json, most: int) -> str:
    """What is wrong with a text that is shown to players; nothing, if it is a good one."""
    if not isinstance(text, str):
        return f"expected a text, got {shown(text)}"
    if len(text) > most:
        return f"{len(text)} characters; the most is {most}"
    if not text.strip():
        return "the text is empty"
    return "" if text.isprintable() else f"a character in it cannot be shown: {shown(text)}"


def article(kind: int) -> str:
    name = next(name for name, bit in KINDS.items() if bit == kind)
    return f"an {name}" if name == "action" else f"a {name}"
