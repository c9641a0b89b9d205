"""What the commands have in common: the language."""

from __future__ import annotations

from typing import Annotated

from kibitz.command_line import Option
from kibitz.core.errors import BadOptions
from kibitz.play.words import LANGUAGES, machine_language

Lang = Annotated[str, Option("--lang", help="en, de or pl; otherwise the language of your machine.")]


def chosen_language(wish: str) -> str:
    """The language asked for, or that of the machine, or English."""
    if wish and wish not in LANGUAGES:
        raise BadOptions(f"there is no language {wish!r}; the languages are {', '.join(LANGUAGES)}")
    return wish or machine_language()
