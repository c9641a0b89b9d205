"""Lines in, lines out."""

from __future__ import annotations

import sys
from typing import IO

CLEAR = "\033[2J\033[3J\033[H"  # the screen, and what has scrolled off it


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
            self.out.write(CLEAR)
        else:
            self.write("\n" * 3)
