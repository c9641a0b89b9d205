"""People at a real terminal: ``kibitz join`` at a pseudo-terminal, and what is on its screen."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from server.typists import COMMAND, environment

PATIENCE_S = 60.0
ROWS, COLUMNS = 200, 120  # nothing scrolls off, and no line is as long
PIECES = re.compile(r"\x1b\[([?0-9;]*)([A-Za-z])|\x1b.|[\r\n\x08]|[^\x1b\r\n\x08]+|\x1b", re.DOTALL)


class Screen:
    """As much of a terminal as a line editor needs: letters, and a cursor that is moved within what was written."""

    def __init__(self) -> None:
        self.lines = [""]
        self.row = self.column = 0

    def feed(self, text: str) -> None:
        for piece in PIECES.finditer(text):
            if piece[2]:
                self.control(piece[2], int(piece[1]) if piece[1].isdecimal() else 0)
            elif not piece[0].startswith("\x1b"):
                self.put(piece[0])

    def put(self, text: str) -> None:
        if text == "\r":
            self.column = 0
        elif text == "\n":
            self.row += 1
            self.lines += [""] * (self.row + 1 - len(self.lines))
        elif text == "\x08":
            self.column = max(0, self.column - 1)
        else:
            line = self.lines[self.row].ljust(self.column)
            self.lines[self.row] = line[: self.column] + text + line[self.column + len(text) :]
            self.column += len(text)

    def control(self, kind: str, number: int) -> None:
        if kind == "A":
            self.row = max(0, self.row - max(1, number))
        elif kind == "B":
            self.row = min(len(self.lines) - 1, self.row + max(1, number))
        elif kind == "C":
            self.column += max(1, number)
        elif kind == "D":
            self.column = max(0, self.column - max(1, number))
        elif kind == "J" and number in (2, 3):
            self.lines = [""] * (self.row + 1)
        elif kind == "H":
            self.row = self.column = 0
        elif kind in "JK" and number == 0:
            self.lines[self.row] = self.lines[self.row][: self.column]
            if kind == "J":
                del self.lines[self.row + 1 :]
        else:
            assert kind in "mhlq", f"this screen does not know \\x1b[{number}{kind}"

    def last(self, count: int) -> list[str]:
        """The last lines, without those that are empty."""
        return [line.rstrip() for line in self.lines if line.strip()][-count:]


class Terminal:
    """Somebody who sits at a terminal. ``with Terminal(...) as zoe:``"""

    def __init__(self, folder: Path, *arguments: str, term: str = "xterm") -> None:
        self.screen = Screen()
        self.raw = ""  # everything that was sent to the screen
        self.seen = 0  # how much of it has been waited for
        self.end, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        self.process = subprocess.Popen(
            [*COMMAND, "join", *arguments],
            env={**environment(folder), "TERM": term},
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
        )
        self.theirs = theirs  # held open, so that what was written last can still be read

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.end)
        os.close(self.theirs)

    def types(self, keys: str) -> None:
        os.write(self.end, keys.encode())

    def sees(self, *lines: str) -> None:
        """Wait until these are the last lines on the screen. What is typed while news are written is echoed by the
        terminal, and stands before the prompt with the same text then."""
        until, typed = time.monotonic() + PATIENCE_S, lines[-1].startswith("> ")
        while (shown := self.screen.last(len(lines))) != [*lines]:
            if typed and shown[:-1] == [*lines[:-1]] and shown[-1:] and shown[-1].endswith(lines[-1]):
                return
            assert time.monotonic() < until, f"{lines} are not shown; but {self.screen.lines}"
            self.look()

    def waits_for(self, *texts: str) -> str:
        """Wait until one of these is sent to the screen, after whatever was waited for before; which it was."""
        until = time.monotonic() + PATIENCE_S
        pattern = re.compile("|".join(map(re.escape, texts)))
        while (found := pattern.search(self.raw, self.seen)) is None:
            assert time.monotonic() < until, f"{texts} are not sent; but {self.raw[self.seen :]!r}"
            self.look()
        self.seen = found.end()
        return found[0]

    def look(self) -> None:
        if select.select([self.end], [], [], 0.1)[0]:
            said = os.read(self.end, 65536).decode()
            self.raw += said
            self.screen.feed(said)

    def ends(self) -> int:
        """Wait for the end; the exit code. The terminal is as it was: it shows what is typed, line by line."""
        code = self.process.wait(PATIENCE_S)
        flags = termios.tcgetattr(self.theirs)[3]
        assert flags & termios.ICANON and flags & termios.ECHO and flags & termios.ISIG
        return code
