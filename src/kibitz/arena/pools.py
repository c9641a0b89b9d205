"""Pools of workers: each gets one game at a time, and is replaced when it dies.

Here workers are processes on this machine; ``ray_pool`` has the same for a cluster.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, wait
from pathlib import Path

from kibitz.arena.game_runner import Lost, Result
from kibitz.arena.seating import Settings, Task
from kibitz.arena.worker import from_line, to_line
from kibitz.bots.worker_process import WorkerGone, start_worker
from kibitz.core.errors import KibitzError
from kibitz.core.game import Json
from kibitz.play.guests import guest_games

MODULE = "kibitz.arena.worker"
MOST_DEATHS_A_GAME = 3  # of workers over one game
MOST_DEATHS_IN_A_ROW = 10  # with no game finished between them


class NoWorkers(KibitzError):
    """Workers die whatever they are given."""


class WorkerDied(Exception):
    """A worker is gone; the message says how."""


class Worker:
    """Plays one game at a time, somewhere."""

    task: Task | None = None  # the game it is busy with

    def send(self, task: Task) -> None:
        """Hand it a game. If it has died meanwhile, that is noticed when its result is taken."""
        raise NotImplementedError

    def receive(self) -> Result:
        """Its result, or ``WorkerDied``."""
        raise NotImplementedError

    def kill(self) -> None:
        raise NotImplementedError


class Pool:
    """Plays games somewhere: tasks in, results out as they come. No more tasks are taken than can be played now."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.workers: list[Worker] = []
        self.retries: list[Task] = []  # tasks whose worker died
        self.deaths: Counter[int] = Counter()  # by number of the game
        self.deaths_in_a_row = 0

    def start_worker(self) -> Worker:
        raise NotImplementedError

    def ready(self, busy: list[Worker]) -> list[Worker]:
        """Wait until at least one of them has a result, or has died."""
        raise NotImplementedError

    def play(self, tasks: Iterator[Task]) -> Iterator[Result]:
        while True:
            self.assign(tasks)
            busy = [worker for worker in self.workers if worker.task is not None]
            if not busy:
                return
            for worker in self.ready(busy):
                result = self.collect(worker)
                if result is not None:
                    yield result

    def assign(self, tasks: Iterator[Task]) -> None:
        """A game for every worker that has none."""
        idle = [worker for worker in self.workers if worker.task is None]
        while idle or len(self.workers) < self.size:
            task = self.retries.pop() if self.retries else next(tasks, None)
            if task is None:
                return
            if not idle:
                idle.append(self.start_worker())
                self.workers += idle
            worker = idle.pop()
            worker.task = task
            worker.send(task)

    def collect(self, worker: Worker) -> Result | None:
        """The result of a worker. None if it died: then its game is played again, unless too many died over it."""
        task = worker.task
        assert task is not None
        try:
            result = worker.receive()
        except WorkerDied as death:
            return self.handle_death(worker, task, str(death))
        worker.task = None
        self.deaths_in_a_row = 0
        return result

    def handle_death(self, worker: Worker, task: Task, how: str) -> Lost | None:
        worker.kill()
        self.workers.remove(worker)
        self.deaths[task.number] += 1
        self.deaths_in_a_row += 1
        if self.deaths_in_a_row >= MOST_DEATHS_IN_A_ROW:
            raise NoWorkers(f"{MOST_DEATHS_IN_A_ROW} workers in a row have died (the last one: {how}); the arena stops")
        if self.deaths[task.number] < MOST_DEATHS_A_GAME:
            self.retries.append(task)
            return None
        return Lost(task, f"{MOST_DEATHS_A_GAME} workers died over it (the last one: {how})")

    def close(self) -> None:
        """Stop at once; games in flight are lost, and can be played again."""
        for worker in self.workers:
            worker.kill()
        self.workers = []


class ProcessWorker(Worker):
    """A process on this machine."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        guests: list[Json] = [list(game) for game in guest_games()]
        self.process = start_worker(MODULE, to_line(settings).decode(), str(folder), guests)
        self.answer = self.process.ask(b"")  # that it is ready

    def send(self, task: Task) -> None:
        self.answer = self.process.ask(to_line(task))

    def receive(self) -> Result:
        try:
            result: Result = from_line(self.answer.result())
        except WorkerGone as gone:
            raise WorkerDied(str(gone)) from None
        return result

    def kill(self) -> None:
        self.process.close()


class LocalPool(Pool):
    """Processes on this machine."""

    def __init__(self, settings: Settings, folder: Path, size: int) -> None:
        super().__init__(size)
        self.settings = settings
        self.folder = folder

    def start_worker(self) -> Worker:
        return ProcessWorker(self.settings, self.folder)

    def ready(self, busy: list[Worker]) -> list[Worker]:
        by_answer = {worker.answer: worker for worker in busy if isinstance(worker, ProcessWorker)}
        done, _ = wait(by_answer, return_when=FIRST_COMPLETED)
        return [worker for answer, worker in by_answer.items() if answer in done]
