"""What the commands have in common: the language, and how they give up."""

from __future__ import annotations

from typing import Annotated

import typer

from kibitz.core.errors import BadOptions
from kibitz.play.words import LANGUAGES, machine_language

Lang = Annotated[str, typer.Option("--lang", help="en, de or pl; otherwise the language of your machine.")]


def chosen_language(wish: str) -> str:
    """The language asked for, or that of the machine, or English."""
    if wish and wish not in LANGUAGES:
        raise BadOptions(f"there is no language {wish!r}; the languages are {', '.join(LANGUAGES)}")
    return wish or machine_language()


def give_up(message: str) -> typer.Exit:
    """Say what is wrong; the exit to raise."""
    typer.echo(f"kibitz: {message}", err=True)
    return typer.Exit(2)
