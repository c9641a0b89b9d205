"""The same games on a Ray cluster. Only texts and numbers travel; every machine plays with its own kibitz."""

from __future__ import annotations

import logging
import os
import socket
import sys
from pathlib import Path

import ray
from ray.exceptions import RayError

from kibitz.arena.game_runner import GameRunner, Result
from kibitz.arena.pools import Pool, Worker, WorkerDied
from kibitz.arena.seating import Settings, Task
from kibitz.core.errors import BadOptions

QUIET = logging.ERROR
TIMEOUT_S = 10


class GameActor:
    """The Ray actor: plays games somewhere in the cluster; its bots stay ready from game to game."""

    def __init__(self, settings: Settings, folder: str) -> None:
        self.runner = GameRunner(settings, Path(folder))

    def play(self, task: Task) -> Result:
        return self.runner.play(task)

    def process_id(self) -> int:
        """Its process number, on its machine."""
        return os.getpid()


class RayWorker(Worker):
    """Our end of an actor."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        self.actor = ray.remote(num_cpus=1, max_restarts=0)(GameActor).remote(settings, str(folder))
        self.answer: object = None

    def send(self, task: Task) -> None:
        self.answer = self.actor.play.remote(task)

    def receive(self) -> Result:
        try:
            result: Result = ray.get(self.answer)
        except RayError as error:
            raise WorkerDied(f"{type(error).__name__}: {error}"[:200]) from None
        return result

    def kill(self) -> None:
        ray.kill(self.actor)


class RayPool(Pool):
    """Actors on all cores of a cluster; without an address, Ray is started on this machine."""

    def __init__(self, settings: Settings, folder: Path, address: str, size: int) -> None:
        try:
            if address:
                check_address(address)
                ray.init(address=address, log_to_driver=False, logging_level=QUIET)
            else:
                start_here(size)
        except (OSError, RayError, RuntimeError, ValueError) as error:
            raise BadOptions(f"ray: cannot be reached at {address or 'this machine'}: {error}"[:300]) from None
        super().__init__(size or max(1, int(ray.cluster_resources().get("CPU", 1))))
        self.settings = settings
        self.folder = folder.absolute()

    def start_worker(self) -> Worker:
        return RayWorker(self.settings, self.folder)

    def ready(self, busy: list[Worker]) -> list[Worker]:
        by_answer = {worker.answer: worker for worker in busy if isinstance(worker, RayWorker)}
        ready, _ = ray.wait(list(by_answer))
        return [by_answer[answer] for answer in ready]

    def close(self) -> None:
        super().close()
        ray.shutdown()


def check_address(address: str) -> None:
    """Fail at once where nobody listens: Ray itself would try for minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), TIMEOUT_S).close()


def start_here(cores: int) -> None:
    """Ray on this machine, which plays with the very kibitz that runs here."""
    same = {"env_vars": {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}}
    ray.init(
        num_cpus=cores or None, include_dashboard=False, log_to_driver=False, logging_level=QUIET, runtime_env=same
    )
