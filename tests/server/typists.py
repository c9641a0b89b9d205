"""People who type: real ``kibitz join`` processes, read and typed at over pipes."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import Self

# Ctrl-C works here even where the tests were started in the background, which makes programs deaf to it.
START = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); from kibitz.cli import main; main()"
COMMAND = [sys.executable, "-P", "-c", START]
PATIENCE_S = 60.0  # on a machine that has much else to do


def environment(folder: Path) -> dict[str, str]:
    """One person's machine: what is kept there is kept in this folder."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "KIBITZ_DATA": str(folder), "LANG": "C.UTF-8"}


def join(folder: Path, *arguments: str, typed: str = "", code: int = 0, seconds: float = 120.0) -> str:
    """What ``kibitz join`` prints when this is typed, from its beginning to its end."""
    answer = subprocess.run(
        [*COMMAND, "join", *arguments],
        input=typed,
        env=environment(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=seconds,
        check=False,
    )
    assert answer.returncode == code, answer.stdout
    assert "Traceback" not in answer.stdout, answer.stdout
    return answer.stdout


class Typist:
    """Somebody at a table who looks before typing. ``with Typist(...) as anna:``"""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, "join", *arguments],
            env=environment(folder),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        )
        self.text = ""  # everything that was shown
        self.seen = 0  # how much of it has been waited for
        self.answered = 0  # how much of it there was when a prompt was last answered
        self.reader = Thread(target=self.read, daemon=True)
        self.reader.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()
        self.reader.join()
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()

    def read(self) -> None:
        assert self.process.stdout is not None
        while letters := os.read(self.process.stdout.fileno(), 65536):
            self.text += letters.decode("utf-8", "replace")

    def type(self, *lines: str) -> None:
        assert self.process.stdin is not None
        for line in lines:
            self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def sees(self, text: str | re.Pattern[str], seconds: float = PATIENCE_S) -> str:
        """Wait until this is shown; everything since the last time."""
        until = time.monotonic() + seconds
        wanted = re.compile(re.escape(text)) if isinstance(text, str) else text
        while (found := wanted.search(self.text, self.seen)) is None:
            assert time.monotonic() < until, f"{text!r} is not shown; but {self.text[self.seen :]!r}"
            assert self.process.poll() is None or self.reader.is_alive(), f"it ended: {self.text[self.seen :]!r}"
            time.sleep(0.02)
        shown, self.seen = self.text[self.seen : found.end()], found.end()
        return shown

    def plays_until(self, text: str, answer: str = "1", seconds: float = 2 * PATIENCE_S, or_else: str = "") -> str:
        """Take the first choice whenever there is a prompt, until this is shown; nothing if ``or_else`` is, before."""
        until = time.monotonic() + seconds
        while (shown := self.text).find(text, self.seen) < 0:  # what comes from now on is read in the next turn
            assert time.monotonic() < until, f"{text!r} is not shown; but {shown[self.seen :]!r}"
            if or_else and or_else in shown[self.seen :]:
                return ""
            if shown.endswith("> ") and len(shown) > self.answered:
                self.answered = len(shown)
                self.type(answer)
            time.sleep(0.005)
        return self.sees(text)

    def asks(self, text: str, answer: str) -> None:
        """Wait until this is shown, and type the answer."""
        self.sees(text)
        self.type(answer)

    def interrupt(self) -> None:
        """Ctrl-C."""
        self.process.send_signal(signal.SIGINT)

    def ends(self) -> int:
        """Wait for the end; the exit code."""
        code = self.process.wait(PATIENCE_S)
        self.reader.join()
        assert "Traceback" not in self.text, self.text
        return code
