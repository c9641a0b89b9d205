"""Lines in, lines out."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

from kibitz.core.errors import BadOptions
from kibitz.play.words import LANGUAGES


class Gone(Exception):
    """Nobody answers any more: the input has ended."""


class Console:
    """A person at a terminal, or a program at a pipe."""

    def __init__(self, lines: IO[str] | None = None, out: IO[str] | None = None) -> None:
        self.lines = lines if lines is not None else sys.stdin
        self.out = out if out is not None else sys.stdout

    def is_person(self) -> bool:
        return self.lines.isatty() and self.out.isatty()

    def write(self, text: str = "") -> None:
        self.out.write(text + "\n")
        self.out.flush()

    def ask(self, prompt: str = "> ") -> str:
        if self.is_person():
            try:
                return input(prompt).strip()
            except EOFError:
                raise Gone from None
        self.out.write(prompt)
        self.out.flush()
        line = self.lines.readline()
        if not line:
            raise Gone
        return line.strip()

    def clear(self) -> None:
        """Nothing of the last player's hand stays to be read, not even by scrolling back."""
        if self.is_person():
            self.out.write("\033[2J\033[3J\033[H")
        else:
            self.write("\n" * 3)


def chosen_language(wish: str) -> str:
    """The language asked for, or that of the machine, or English."""
    if wish and wish not in LANGUAGES:
        raise BadOptions(f"there is no language {wish!r}; the languages are {', '.join(LANGUAGES)}")
    machine = (os.environ.get("KIBITZ_LANG") or os.environ.get("LC_ALL") or os.environ.get("LANG") or "")[:2]
    return wish or (machine if machine in LANGUAGES else "en")


MOST_CHARACTERS = 10_000_000


def read_text(path: Path) -> str:
    """A whole file, if it is not something endless."""
    with path.open(encoding="utf-8") as file:
        text = file.read(MOST_CHARACTERS + 1)
    if len(text) > MOST_CHARACTERS:
        raise OSError(f"more than {MOST_CHARACTERS} characters")
    return text


def read_deck_text(path: Path) -> str:
    """A deck file; with the line break at its end it cannot be taken for the name of a deck."""
    return read_text(path) + "\n"


def write_text(path: Path, text: str) -> None:
    """The whole file or nothing: a crash leaves the old one. A device, a pipe or a link stays what it is."""
    if path.is_symlink() or (path.exists() and not path.is_file()):
        path.write_text(text, encoding="utf-8")
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(path.name + ".part")
    try:
        half.write_text(text, encoding="utf-8")
        half.replace(path)
    finally:
        half.unlink(missing_ok=True)
