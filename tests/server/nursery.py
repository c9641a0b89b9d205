"""Where servers are born quickly: a process that has read all of Kibitz once, and forks a new server when asked."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time
from multiprocessing import forkserver
from multiprocessing.process import BaseProcess
from unittest import mock


def serve(words: list[str], environment: dict[str, str], log: str) -> None:
    """``kibitz serve`` with these flags, in a group of its own, as the command line does it."""
    from kibitz.cli import main

    os.setsid()
    threading.Thread(target=die_with, args=(os.getppid(),), daemon=True).start()
    os.environ.update(environment)
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(out, 1)
    os.dup2(out, 2)
    sys.argv = ["kibitz", "serve", *words]
    main()


def die_with(nursery: int) -> None:
    """The nursery ends with the tests, however they end; no server outlives it."""
    while os.getppid() == nursery:
        time.sleep(0.5)
    os.kill(os.getpid(), signal.SIGKILL)


def start(words: list[str], environment: dict[str, str], log: str) -> BaseProcess:
    """A new server process."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["server.nursery", "kibitz.cli"])
    with mock.patch.dict(os.environ, {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}):
        forkserver.ensure_running()
    process = context.Process(target=serve, args=(words, environment, log), daemon=True)
    process.start()
    return process
