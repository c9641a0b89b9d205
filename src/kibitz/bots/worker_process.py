"""A process of its own that is asked line by line: one line is the question, one the answer.

All that think elsewhere are such processes: the bots of a server, the workers of an arena, and programs of others. Who
asks gets a ``Future`` and waits for it as it likes: with a time limit, in an event loop, or for the first of many.

A process has a group of its own, so that Ctrl-C at our terminal is not for it, and is killed with all that it started.
It ends with us, however we end: a worker of ours when its input ends (``serve``), others by their guard.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from importlib import import_module
from queue import SimpleQueue
from threading import Thread
from typing import IO

from kibitz.core.game import Json

LONGEST_LINE = 16_000_000  # of workers of ours
READY = b"ready\n"  # what a worker of ours says before it is asked
SETTLING_S = 0.7  # until the exit code of a process is known that has closed its output

# A small process that outlives us by a moment: when our end of its pipe is gone, it kills the whole group.
GUARD = "import os, sys; sys.stdin.buffer.read(); os.killpg(int(sys.argv[1]), 9)"

# The same modules as ours, from the same places, and nothing from the folder in which we were started.
PROGRAM = (
    "import json, sys; sys.path[:] = json.loads(sys.argv[1]); "
    "from kibitz.bots.worker_process import serve; serve(*json.loads(sys.argv[2]))"
)


class WorkerGone(Exception):
    """It has ended without an answer, or cannot be asked any more."""


class TooLong(WorkerGone):
    """Its answer does not end."""


class WorkerProcess:
    """A started process. After a question without an answer nothing more can be asked: close it."""

    def __init__(
        self,
        words: list[str],
        longest_line: int = LONGEST_LINE,
        stderr: int | None = None,
        guarded: bool = False,
    ) -> None:
        self.longest_line = longest_line
        self.questions: SimpleQueue[tuple[bytes, Future[bytes]] | None] = SimpleQueue()
        self.process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=stderr, start_new_session=os.name == "posix"
        )
        self.pid = self.process.pid
        self.guard: subprocess.Popen[bytes] | None = None
        self.threads = self.start_threads()
        try:
            self.guard = guard_of(self.pid) if guarded and os.name == "posix" else None
        except BaseException:  # without a guard it would outlive us
            self.close()
            raise

    def ask(self, line: bytes) -> Future[bytes]:
        """Its answer, with the end of its line, or ``WorkerGone``. Asked nothing, it says by itself what it has to say.
        Questions are asked one after the other."""
        answer: Future[bytes] = Future()
        self.questions.put((line, answer))
        return answer

    def start_threads(self) -> list[Thread]:
        """Those who listen to it, as long as it speaks."""
        exchanging = Thread(target=self.exchange_all, daemon=True)
        exchanging.start()
        return [exchanging]

    def exchange_all(self) -> None:
        """In a thread: a process may neither answer, nor even read what it is asked."""
        while (asked := self.questions.get()) is not None:
            line, answer = asked
            if not answer.set_running_or_notify_cancel():
                continue
            try:
                answer.set_result(self.exchange(line))
            except WorkerGone as gone:
                answer.set_exception(gone)

    def exchange(self, line: bytes) -> bytes:
        assert self.process.stdin is not None and self.process.stdout is not None
        try:
            self.process.stdin.write(line)
            self.process.stdin.flush()
            said = self.process.stdout.readline(self.longest_line + 1)
        except (OSError, ValueError):  # it is gone, or was just killed
            said = b""
        if len(said) > self.longest_line:
            raise TooLong(f"an answer of more than {self.longest_line} bytes")
        if not said.endswith(b"\n"):
            self.ends_within(SETTLING_S)
            raise WorkerGone(f"it ended without an answer (exit code {self.process.returncode})")
        return said

    def ends_within(self, seconds: float) -> bool:
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        return True

    def kill(self) -> None:
        """At once, and all that it started; nobody is waited for."""
        if os.name != "posix":
            self.process.kill()
            return
        with suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)

    def close(self) -> None:
        """Kill it, and wait for its end; nothing of it is left."""
        self.kill()
        if self.guard is not None:
            self.guard.kill()
            self.guard.communicate()
        self.process.wait()
        self.questions.put(None)
        for thread in self.threads:
            thread.join(SETTLING_S)
        if self.threads[0].is_alive():  # something that it started elsewhere holds its end: let it
            return
        for stream in (self.process.stdin, self.process.stdout):
            assert stream is not None
            with suppress(OSError):  # a question that was never read
                stream.close()


def guard_of(pid: int) -> subprocess.Popen[bytes]:
    words = [sys.executable, "-I", "-S", "-c", GUARD, str(pid)]
    return subprocess.Popen(words, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True)


# ---- workers of ours


def start_worker(module: str, *args: Json) -> WorkerProcess:
    """A process of ours. ``make_answer(*args)`` of this module makes the function that answers a line with a line.
    Before it is asked, it says that it is ready."""
    return WorkerProcess([sys.executable, "-P", "-c", PROGRAM, json.dumps(sys.path), json.dumps([module, *args])])


def serve(module: str, *args: Json) -> None:
    """Answer every line, until whoever asks is gone. Ctrl-C and a polite end are for them, who then end us."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stay)
    asked, answers = own_streams()
    answer: Callable[[bytes], bytes] = import_module(module).make_answer(*args)
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(asked, questions), daemon=True).start()
    say(answers, READY)
    while True:
        say(answers, answer(questions.get()))


def stay(number: int, frame: object) -> None:
    """Whatever we start does not inherit this, as it would if the signal were ignored."""


def own_streams() -> tuple[IO[bytes], IO[bytes]]:
    """Where questions come from and answers go to; whoever else reads or prints something here disturbs neither."""
    asked, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return asked, answers


def listen(asked: IO[bytes], questions: SimpleQueue[bytes]) -> None:
    """Hear what is asked. Who asks holds the other end: when they are gone, so are we, thoughts and all."""
    for line in asked:
        questions.put(line)
    os._exit(0)


def say(answers: IO[bytes], line: bytes) -> None:
    try:
        answers.write(line)
        answers.flush()
    except OSError:  # nobody listens any more
        os._exit(0)
