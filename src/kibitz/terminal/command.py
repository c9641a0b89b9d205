"""What the commands have in common: the language, and how they give up."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from kibitz.core.errors import BadOptions
from kibitz.play.words import LANGUAGES

Lang = Annotated[str, typer.Option("--lang", help="en, de or pl; otherwise the language of your machine.")]


def chosen_language(wish: str) -> str:
    """The language asked for, or that of the machine, or English."""
    if wish and wish not in LANGUAGES:
        raise BadOptions(f"there is no language {wish!r}; the languages are {', '.join(LANGUAGES)}")
    machine = (os.environ.get("KIBITZ_LANG") or os.environ.get("LC_ALL") or os.environ.get("LANG") or "")[:2]
    return wish or (machine if machine in LANGUAGES else "en")


def give_up(message: str) -> typer.Exit:
    """Say what is wrong; the exit to raise."""
    typer.echo(f"kibitz: {message}", err=True)
    return typer.Exit(2)
