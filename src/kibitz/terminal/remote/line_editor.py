"""A line that is typed at a terminal while news come: they are written above it, and it stays as it is.

``prompt_toolkit`` edits the line, in the thread that asks for it; news come from any other thread. Only whoever sits at
a terminal needs this module.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Event, Lock
from typing import IO, Final, TextIO, cast

from prompt_toolkit import PromptSession
from prompt_toolkit.application import run_in_terminal
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.input import create_input
from prompt_toolkit.output import create_output
from prompt_toolkit.output.vt100 import Vt100_Output

SETTLING_S: Final = 2.0  # until the terminal is as it was


class LineEditor:
    """Edits one line at a time, with those typed before as its history."""

    def __init__(self, lines: IO[str], out: IO[str]) -> None:
        output = create_output(cast(TextIO, out))
        if isinstance(output, Vt100_Output):
            output.enable_cpr = False  # a terminal need not say where its cursor is: nothing here depends on it
        self.session: PromptSession[str] = PromptSession(
            input=create_input(cast(TextIO, lines)), output=output, enable_suspend=True
        )
        self.out = out
        self.lock = Lock()  # of the two below
        self.typing = False
        self.news: list[str] = []  # to be written above the line
        self.idle = Event()
        self.idle.set()
        self.stopped = False

    def ask(self, prompt: str) -> str:
        """What is typed; ``EOFError``: nothing more will be. ``KeyboardInterrupt``: Ctrl-C, which is a key here."""
        with self.lock:
            self.typing = True
            self.idle.clear()
        try:
            return self.session.prompt(prompt, pre_run=self.begin, handle_sigint=False).replace("\n", " ")
        finally:
            with self.lock:
                self.typing = False
                self.write_news()
            self.idle.set()

    def show(self, text: str) -> None:
        """Write it above the line that is being typed; it is shown at once, or as soon as the line can be moved."""
        with self.lock:
            self.news.append(text)
            if not self.typing:
                self.write_news()
                return
        self.call(self.move_line)

    def forget(self) -> None:
        """Somebody else comes to the screen: what was typed before does not come again."""
        self.session.default_buffer.history = InMemoryHistory()
        self.call(self.reload_history)

    def stop(self) -> None:
        """Nobody types any more: the terminal is as it was before, without the unfinished line."""
        self.stopped = True
        self.call(self.end_line)
        self.idle.wait(SETTLING_S)

    def call(self, what: Callable[[], None]) -> None:
        """Do something in the thread in which the line is edited. If that has not begun, it is done when it begins; if
        it has just ended, it is done at its end."""
        loop = self.session.app.loop
        if loop is not None:
            with suppress(RuntimeError):  # it has just ended
                loop.call_soon_threadsafe(what)

    # ---- in the thread in which the line is edited

    def begin(self) -> None:
        if self.stopped:
            self.end_line()
        else:
            self.move_line()

    def move_line(self) -> None:
        """Take the line away, write the news, and show the line again below them."""
        if self.news:
            run_in_terminal(self.write_all)

    def write_all(self) -> None:
        with self.lock:
            self.write_news()

    def write_news(self) -> None:
        text = "".join(self.news)
        self.news.clear()
        if text:
            self.out.write(text)
            self.out.flush()

    def reload_history(self) -> None:
        """The line that is being typed stays as it is."""
        buffer = self.session.default_buffer
        buffer.reset(buffer.document)

    def end_line(self) -> None:
        app = self.session.app
        if app.is_running and not app.is_done:
            app.erase_when_done = True
            app.exit(exception=EOFError)
