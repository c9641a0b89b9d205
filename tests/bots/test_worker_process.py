"""Processes that are asked line by line: they answer, die alone, and nothing of them is left."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, wait
from contextlib import contextmanager
from pathlib import Path

import pytest

from arena.helpers import alive, soon
from kibitz.bots.worker_process import READY, TooLong, WorkerGone, WorkerProcess, start_worker

ECHO = "import sys\nfor line in sys.stdin:\n    print('heard', line.strip(), flush=True)"
SLEEPER = "import time; time.sleep(60)"


def make_answer(word: str) -> Callable[[bytes], bytes]:
    """What a worker of ours answers in these tests; it is noisy, and it starts something."""
    print("this is for nobody", flush=True)
    assert sys.stdin.read() == "", "questions are for whoever answers them"

    def answer(line: bytes) -> bytes:
        print("neither is this", flush=True)
        if line == b"start\n":
            return b"%d\n" % subprocess.Popen([sys.executable, "-S", "-c", SLEEPER]).pid
        if line == b"signals\n":
            asked = "import signal; print(signal.getsignal(signal.SIGTERM) == signal.SIG_DFL)"
            return subprocess.run([sys.executable, "-S", "-c", asked], stdout=subprocess.PIPE, check=True).stdout
        return word.encode() + b" " + line

    return answer


@contextmanager
def program(text: str, longest_line: int = 100, guarded: bool = False) -> Iterator[WorkerProcess]:
    process = WorkerProcess([sys.executable, "-S", "-c", text], longest_line, guarded=guarded)
    try:
        yield process
    finally:
        process.close()
        assert not alive(process.pid)


@contextmanager
def worker() -> Iterator[WorkerProcess]:
    process = start_worker("bots.test_worker_process", "yes")
    try:
        assert process.ask(b"").result(60) == READY
        yield process
    finally:
        process.close()
        assert not alive(process.pid)


def test_a_line_is_answered_with_a_line() -> None:
    with program(ECHO) as process:
        assert process.ask(b"one\n").result(60) == b"heard one\n"
        several = [process.ask(b"%d\n" % number) for number in range(5)]
        assert [each.result(60) for each in several] == [b"heard %d\n" % number for number in range(5)]


def test_an_event_loop_waits_for_an_answer_beside_other_things() -> None:
    async def ask() -> None:
        with program(ECHO) as process:
            assert await asyncio.wrap_future(process.ask(b"one\n")) == b"heard one\n"
        with program(SLEEPER) as process, pytest.raises(TimeoutError):
            async with asyncio.timeout(0.1):
                await asyncio.wrap_future(process.ask(b"one\n"))

    asyncio.run(ask())


def test_the_first_of_many_is_heard_first() -> None:
    with program(ECHO) as quick, program(SLEEPER) as slow:
        answers = [slow.ask(b"one\n"), quick.ask(b"one\n")]
        done, _ = wait(answers, 60, FIRST_COMPLETED)
        assert done == {answers[1]}


def test_who_ends_without_an_answer_is_gone_and_says_how() -> None:
    with program("import sys; sys.exit(3)") as process:
        with pytest.raises(WorkerGone, match=r"without an answer \(exit code 3\)"):
            process.ask(b"one\n").result(60)
        with pytest.raises(WorkerGone):
            process.ask(b"another\n").result(60)


def test_an_answer_has_an_end() -> None:
    with program("print('x' * 99, flush=True); input()") as process:
        assert len(process.ask(b"").result(60)) == 100
    with program("print('x' * 100, flush=True); input()") as process, pytest.raises(TooLong, match="more than 100"):
        process.ask(b"").result(60)


def test_who_does_not_read_what_it_is_asked_keeps_nobody() -> None:
    """More than a pipe holds."""
    with program(SLEEPER) as process:
        asked = process.ask(b"x" * 1_000_000 + b"\n")
        with pytest.raises(TimeoutError):
            asked.result(0.2)
        began = time.monotonic()
    assert time.monotonic() - began < 10
    with pytest.raises(WorkerGone):
        asked.result(60)


@pytest.mark.skipif(os.name != "posix", reason="groups of processes")
def test_it_is_killed_with_all_that_it_started() -> None:
    with worker() as process:
        child = int(process.ask(b"start\n").result(60))
        assert alive(child)
    assert soon(lambda: not alive(child))


def test_a_worker_of_ours_may_print_what_it_likes() -> None:
    with worker() as process:
        assert process.ask(b"one\n").result(60) == b"yes one\n"
        assert process.ask(b"two\n").result(60) == b"yes two\n"


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_polite_signals_are_not_for_a_worker_but_for_what_it_starts() -> None:
    with worker() as process:
        os.kill(process.pid, signal.SIGINT)
        os.kill(process.pid, signal.SIGTERM)
        assert process.ask(b"one\n").result(60) == b"yes one\n"
        assert process.ask(b"signals\n").result(60) == b"True\n"


PARENT = """
import time
from bots.test_worker_process import ECHO, SLEEPER, program, worker
with worker() as ours, program(SLEEPER, guarded=True) as theirs:
    print(ours.pid, theirs.pid, flush=True)
    time.sleep(60)
"""


@pytest.mark.skipif(os.name != "posix", reason="guards")
def test_none_outlives_whoever_started_it() -> None:
    """A worker of ours hears that its input has ended; a program that never listens has a guard."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, "-P", "-c", PARENT], stdout=subprocess.PIPE, env=environment) as parent:
        assert parent.stdout is not None
        pids = [int(word) for word in parent.stdout.readline().split()]
        assert len(pids) == 2 and all(alive(pid) for pid in pids)
        parent.kill()
    assert soon(lambda: not any(alive(pid) for pid in pids))


SCRIPT = """
from pathlib import Path
from arena.helpers import arena
from fourth.game import PairsKind
from kibitz.arena.game_runner import Finished
from kibitz.arena.pools import LocalPool
from kibitz.arena.seating import tasks
from kibitz.games import GAMES

class MyKind(PairsKind):
    pass

GAMES["pairs"] = MyKind()

if __name__ == "__main__":
    settings = arena(game="pairs", options=(), seats=2)
    pool = LocalPool(settings, Path("."), 1)
    assert [type(result) for result in pool.play(tasks(settings, 2))] == [Finished] * 2
    pool.close()
"""


def test_a_game_of_the_script_that_was_started_is_known_to_its_workers(tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text(SCRIPT, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, str(tmp_path / "script.py")], env=environment, cwd=tmp_path, check=True, timeout=60)
