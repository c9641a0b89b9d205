"""Commands in this process: what they say, and how they end."""

from __future__ import annotations

from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from typing import NamedTuple

from kibitz.cli import app


class Ended(NamedTuple):
    """A command that has ended."""

    exit_code: int
    output: str  # what it said, its complaints too


def invoke(words: list[str]) -> Ended:
    """``kibitz`` with these words."""
    said = StringIO()
    with redirect_stdout(said), redirect_stderr(said):
        try:
            app.run(words)
        except SystemExit as end:
            return Ended(int(end.code or 0), said.getvalue())
    return Ended(0, said.getvalue())
