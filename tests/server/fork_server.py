"""The fork server of the tests: a process that has imported all of Kibitz once, and forks a new server when asked."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time
from multiprocessing import forkserver
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final
from unittest import mock

WRONG_CLOCK: Final = "WRONG_CLOCK"  # a file that says how wrong a server's clock is
NEWER_RULES: Final = "NEWER_RULES"  # set: a server has the rules of all games in the next version


def serve(words: list[str], environment: dict[str, str], log: str) -> None:
    """``kibitz serve`` with these flags, in a group of its own, as the command line does it."""
    from kibitz.cli import main
    from kibitz.games import GAMES
    from server.newer import newer

    os.setsid()
    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    os.environ.update(environment)
    if NEWER_RULES in environment:
        GAMES.update({name: newer(name) for name in list(GAMES)})
    if WRONG_CLOCK in environment:
        set_wrong(Path(environment[WRONG_CLOCK]))
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(out, 1)
    os.dup2(out, 2)
    sys.argv = ["kibitz", "serve", *words]
    main()


def set_wrong(by: Path) -> None:
    """From now on this process's clock is wrong by as many seconds as stand in this file, at any moment."""
    right = time.time
    time.time = lambda: right() + int(by.read_text())
    time.time_ns = lambda: int(time.time() * 1e9)


def end_with(parent: int) -> None:
    """The fork server ends with the tests, however they end; no server outlives it."""
    while os.getppid() == parent:
        time.sleep(0.5)
    os.kill(os.getpid(), signal.SIGKILL)


def start(words: list[str], environment: dict[str, str], log: str) -> BaseProcess:
    """A new server process."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["server.fork_server", "server.newer", "kibitz.cli"])
    with mock.patch.dict(os.environ, {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}):
        forkserver.ensure_running()
    process = context.Process(target=serve, args=(words, environment, log), daemon=True)
    process.start()
    return process
