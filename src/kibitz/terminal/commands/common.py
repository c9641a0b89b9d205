"""What the commands have in common: the language, and saved games."""

from __future__ import annotations

from typing import Annotated

from kibitz.command_line import Option
from kibitz.core.errors import BadOptions, KibitzError
from kibitz.play.record import Record, read_record
from kibitz.play.words import LANGUAGES, machine_language

Lang = Annotated[str, Option("--lang", help="en, de or pl; otherwise the language of your machine.")]


def chosen_language(wish: str) -> str:
    """The language asked for, or that of the machine, or English."""
    if wish and wish not in LANGUAGES:
        raise BadOptions(f"there is no language {wish!r}; the languages are {', '.join(LANGUAGES)}")
    return wish or machine_language()


def record_in(file: str, text: str) -> Record:
    """The saved game that was in this file."""
    try:
        return read_record(text)
    except KibitzError as error:
        raise KibitzError(f"{file}: {error}") from None
