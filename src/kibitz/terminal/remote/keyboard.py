"""A person who types while things happen elsewhere: lines are read in a thread of their own, one when it is wanted."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from queue import SimpleQueue
from threading import Thread
from typing import IO, TYPE_CHECKING, NamedTuple

from kibitz.terminal.console import CLEAR, Console, Gone

try:
    import readline
except ImportError:  # Windows
    readline = None  # type: ignore[assignment]

try:
    import termios
except ImportError:
    termios = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from kibitz.terminal.remote.line_editor import LineEditor


class Interrupted(NamedTuple):
    """Ctrl-C was typed."""


class Typed(NamedTuple):
    """A line; None: there are no more."""

    line: str | None


class LiveConsole(Console):
    """News may come while a line is being typed: they are written above it, and the line stays as it is.

    What is written is shown with ``flush``, all at once, so that a screen reader reads it in one go. At a terminal the
    line has an editor; at a pipe, and where ``TERM`` is ``dumb``, everything goes line by line.
    """

    def __init__(self, lines: IO[str] | None = None, out: IO[str] | None = None) -> None:
        super().__init__(lines, out)
        self.waiting: list[str] = []
        self.prompt: str | None = None  # None: nobody is typing
        self.standing = ""  # the prompt on the last line
        self.editor = line_editor(self.lines, self.out) if self.is_person() and not is_dumb() else None

    def write(self, text: str = "") -> None:
        self.waiting.append(text)

    def flush(self) -> None:
        if not self.waiting:
            return
        text, self.waiting = "\n".join(self.waiting) + "\n", []
        if self.editor is not None:
            self.editor.show(text)
            return
        before = "\n" if self.standing else ""  # where a line is being typed
        self.standing = self.prompt or ""
        self.out.write(before + text + self.standing + (self.typed() if self.standing else ""))
        self.out.flush()

    def typed(self) -> str:
        """What has been typed so far."""
        return readline.get_line_buffer() if readline is not None and self.is_person() else ""

    def ask(self, prompt: str = "> ") -> str:
        if self.editor is not None:
            return self.edit_line(self.editor, prompt)
        shown = self.standing  # news may have come since the line was wanted, and the prompt with them
        self.prompt = self.standing = shown or prompt
        try:
            return super().ask("" if shown else prompt)
        finally:
            self.prompt, self.standing = None, ""

    def edit_line(self, editor: LineEditor, prompt: str) -> str:
        try:
            return editor.ask(prompt).strip()
        except EOFError:
            raise Gone from None

    def stop_typing(self) -> None:
        """No line is wanted any more: what is still written stands alone."""
        self.prompt = None
        if self.editor is not None:
            self.editor.stop()

    def clear(self) -> None:
        self.flush()
        if self.editor is not None:
            self.editor.show(CLEAR)
            self.editor.forget()
        else:
            super().clear()


def is_dumb() -> bool:
    return os.environ.get("TERM") == "dumb"


def line_editor(lines: IO[str], out: IO[str]) -> LineEditor:
    """It alone needs ``prompt_toolkit``, which comes with it late."""
    from kibitz.terminal.remote.line_editor import LineEditor

    return LineEditor(lines, out)


class Keyboard:
    """Reads a line when it is asked for one, and puts it into the inbox."""

    def __init__(self, console: LiveConsole, inbox: SimpleQueue[object]) -> None:
        self.console = console
        self.inbox = inbox
        self.wanted: SimpleQueue[str] = SimpleQueue()
        self.busy = False  # a line is wanted, and has not come
        Thread(target=self.read_lines, daemon=True).start()

    def want(self, prompt: str) -> None:
        if not self.busy:
            self.busy = True
            self.console.prompt = prompt  # from now on news bring the prompt along, however late the thread is
            self.wanted.put(prompt)

    def read_lines(self) -> None:
        while True:
            prompt = self.wanted.get()
            try:
                line = self.console.ask(prompt)
            except KeyboardInterrupt:
                self.inbox.put(Interrupted())
                return
            except (Gone, OSError, ValueError):  # its end, or nothing that can be read
                self.inbox.put(Typed(None))
                return
            self.inbox.put(Typed(line))

    def took(self) -> None:
        """The line was taken out of the inbox: another may be wanted."""
        self.busy = False


@contextmanager
def restored_terminal(stream: IO[str]) -> Iterator[None]:
    """Whoever stops while a line is being typed finds the terminal as it was."""
    if termios is None or not stream.isatty():
        yield
        return
    found = termios.tcgetattr(stream)
    try:
        yield
    finally:
        termios.tcsetattr(stream, termios.TCSADRAIN, found)
