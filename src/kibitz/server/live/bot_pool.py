"""Bots outside the event loop: a few processes that think, so that nobody's move waits for somebody else's bot.

No process is started before the first question. One that dies or hangs is replaced and asked again; then the game's own
policy plays. They end with the server, however it ends.
"""

from __future__ import annotations

import asyncio
import logging
import math
from typing import Any

import msgspec

from kibitz.bots import bot_named
from kibitz.bots.safe import substitute
from kibitz.bots.worker_process import WorkerGone, WorkerProcess, start_worker
from kibitz.core.errors import BadOptions, KibitzError
from kibitz.core.game import Json, View
from kibitz.core.header import Header
from kibitz.core.phrase import Phrase
from kibitz.core.rng import bots_rng
from kibitz.games import make_game
from kibitz.play.guests import guest_games
from kibitz.play.seat import seat_of_view
from kibitz.server.live.bot_worker import texts_of
from kibitz.server.live.deck_verdicts import DeckVerdict
from kibitz.server.live.fair_queue import FairQueue, Rank, Turn

TRIES = 2
GRACE_S = 10.0  # beyond the time to think, until a worker is taken for dead
START_S = 60.0  # until a process has started, on a machine that has much else to do
ADVICE_MS = 3000
READING_MS = 10_000  # a deck, on a slow machine
JUDGING_MS = 30_000  # one decision of a record, on a slow machine without compiled rules
ANYBODY = Turn()
STUDENT = Turn(Rank.STUDY)
ALL: frozenset[Rank] = frozenset()
NO_STUDY = frozenset({Rank.STUDY})

MODULE = "kibitz.server.live.bot_worker"

log = logging.getLogger("kibitz.bots")


class NoAnswer(KibitzError):
    """Nobody could be found who answers."""


class PoolClosed(NoAnswer):
    """The server stops."""


class TooLate(NoAnswer):
    """No worker was free in time."""


class BotPool:
    """So many workers, each with one question at a time; those who wait for one are served by turns."""

    def __init__(self, workers: int, grace_s: float = GRACE_S) -> None:
        self.workers = [Worker() for _ in range(workers)]
        self.grace_s = grace_s
        self.waiting = 0  # questions
        self.closed = False
        self.studying = False  # one worker at a time for those who study records, so that bots find another
        self.free = list(self.workers)  # the last one used is warm
        self.line: FairQueue[asyncio.Future[Worker]] = FairQueue()
        self.given_back = asyncio.Event()

    async def choose(
        self,
        game: str,
        options: dict[str, Json],
        view: View,
        bot: str,
        seed: str,
        budget_ms: int,
        turn: Turn = ANYBODY,
        within_s: float | None = None,
    ) -> list[str]:
        """The texts of the choices of one whole move, legal one after the other as far as its seat can know. If no
        worker is free ``within_s``, it is ``TooLate``."""
        bot_named(bot)  # or it is refused
        question: dict[str, Json] = {"ask": "choose", "bot": bot}
        question |= asked(game, options, view, seed, budget_ms)
        try:
            answer = await self.ask(question, budget_ms, turn, within_s)
        except (PoolClosed, TooLate):
            raise
        except NoAnswer as error:
            log.error("the policy plays for %s in %s: %s", bot, game, error)
            return by_policy(game, options, view, seed)
        move = answer["move"]
        assert isinstance(move, list)
        return [str(text) for text in move]

    async def advise(
        self,
        game: str,
        options: dict[str, Json],
        view: View,
        seed: str,
        budget_ms: int = ADVICE_MS,
        turn: Turn = ANYBODY,
    ) -> dict[str, Json]:
        """What is worth considering: ``candidates``, the best first, with chances and reasons."""
        question: dict[str, Json] = {"ask": "advise"}
        return await self.ask({**question, **asked(game, options, view, seed, budget_ms)}, budget_ms, turn)

    async def judge(self, record: str, at: int, iterations: int, turn: Turn = STUDENT) -> dict[str, Json]:
        """What the next decision of a record was worth. One such question at a time, and a short one: bots that have to
        move wait no longer than for its end. If nobody waits for the answer any more, it is still thought out."""
        question: dict[str, Json] = {"ask": "judge", "record": record, "at": at, "iterations": iterations}
        asking = asyncio.ensure_future(self.ask(question, JUDGING_MS, turn))
        asking.add_done_callback(lambda asking: asking.cancelled() or asking.exception())  # who waited has got it
        return await asyncio.shield(asking)  # to end a worker and start another would take longer than to let it finish

    async def read_deck(self, game: str, text: str, turn: Turn = ANYBODY) -> Json:
        """What is in a deck, as its library takes it over; BadOptions: it cannot be played."""
        answer = await self.ask({"ask": "read_deck", "game": game, "text": text}, READING_MS, turn)
        if "bad" in answer:
            says: Any = answer["says"]
            raise BadOptions(str(answer["bad"]), Phrase(says["key"], **says["args"]) if says else None)
        return answer["deck"]

    async def check_deck(self, game: str, text: str, turn: Turn = ANYBODY) -> DeckVerdict:
        """What is to be said of a deck."""
        answer = await self.ask({"ask": "check_deck", "game": game, "text": text}, READING_MS, turn)
        return msgspec.convert(answer["verdict"], DeckVerdict)

    async def close(self) -> None:
        """End all workers; whoever still waits gets ``PoolClosed``."""
        if self.closed:
            return
        self.closed = True
        for worker in self.workers:
            worker.kill()
        while (waiting := self.line.next()) is not None:
            if not waiting[1].done():
                waiting[1].set_exception(PoolClosed("the server stops"))
        while len(self.free) < len(self.workers):
            self.given_back.clear()
            await self.given_back.wait()
        for worker in self.workers:
            await worker.end()

    async def ask(
        self, question: dict[str, Json], budget_ms: int, turn: Turn = ANYBODY, within_s: float | None = None
    ) -> dict[str, Json]:
        """The answer of a worker, of another one if the first dies over it."""
        seconds = budget_ms / 1000 + self.grace_s
        line = msgspec.json.encode({**question, "limit_s": math.ceil(seconds)}) + b"\n"
        worker = await self.hire(turn, within_s)
        try:
            said = await self.ask_worker(worker, line, seconds)
        finally:
            self.give_back(worker, turn.rank)
        answer = msgspec.json.decode(said, type=dict[str, Any])
        if "refused" in answer:
            raise KibitzError(str(answer["refused"]))
        if "failed" in answer:
            raise NoAnswer(f"a mistake of ours: {answer['failed']}")
        return answer

    async def hire(self, turn: Turn, within_s: float | None) -> Worker:
        """A worker, when it is this one's turn."""
        if self.closed:
            raise PoolClosed("the server stops")
        hired: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.line.add(turn, hired)
        self.waiting += 1
        self.serve()
        try:
            async with asyncio.timeout(within_s):
                return await hired
        except BaseException as error:
            if hired.done() and not hired.cancelled() and hired.exception() is None:
                self.give_back(hired.result(), turn.rank)  # it came too late
            if isinstance(error, TimeoutError):
                raise TooLate("no worker was free in time") from None
            raise
        finally:
            self.waiting -= 1

    def serve(self) -> None:
        """Free workers go to those whose turn it is."""
        while self.free:
            waiting = self.line.next(NO_STUDY if self.studying else ALL)
            if waiting is None:
                return
            rank, hired = waiting
            if not hired.done():  # somebody still waits for it
                hired.set_result(self.free.pop())
                self.studying = self.studying or rank == Rank.STUDY

    def give_back(self, worker: Worker, rank: Rank) -> None:
        """A worker is free again."""
        self.free.append(worker)
        self.given_back.set()
        self.studying = self.studying and rank != Rank.STUDY
        self.serve()

    async def ask_worker(self, worker: Worker, line: bytes, seconds: float) -> bytes:
        how = ""
        for _ in range(TRIES):
            if self.closed:
                raise PoolClosed("the server stops")
            try:
                return await worker.ask(line, seconds)
            except WorkerGone as gone:
                how = str(gone)
                log.warning("a bot's worker is replaced: %s", how)
        raise NoAnswer(f"{TRIES} workers were lost over one question (the last one: {how})")


def asked(game: str, options: dict[str, Json], view: View, seed: str, budget_ms: int) -> dict[str, Json]:
    """A question about a view. The options travel once, as text: a worker that knows the text has the game ready."""
    bare: dict[str, Json] = {name: value for name, value in view.items() if name != "options"}
    return {
        "game": game,
        "options": msgspec.json.encode(options).decode(),
        "view": bare,
        "seed": seed,
        "budget_ms": budget_ms,
    }


def by_policy(game: str, options: dict[str, Json], view: View, seed: str) -> list[str]:
    """A cheap sensible choice, thought of here and now."""
    made = make_game(game, options, Header(view).seats)
    seat = seat_of_view(view, game=made)
    return [str(text) for text in texts_of(made, substitute(seat, bots_rng(seed)))]


class Worker:
    """A place for one process, which is started when it is needed."""

    def __init__(self) -> None:
        self.process: WorkerProcess | None = None

    async def ask(self, line: bytes, seconds: float) -> bytes:
        """Its answer. Whatever goes wrong, and also if nobody waits for the answer any more, its process ends."""
        try:
            if self.process is None:
                self.process = start_worker(MODULE, [list(game) for game in guest_games()])
                await answer_of(self.process, b"", START_S)
            return await answer_of(self.process, line, seconds)
        except OSError as error:  # it cannot be started, or is silent
            await self.end()
            raise WorkerGone(repr(error)) from None
        except BaseException:
            await self.end()
            raise

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()

    async def end(self) -> None:
        """Nothing of it is left."""
        self.kill()
        process, self.process = self.process, None
        if process is not None:
            await asyncio.to_thread(process.close)


async def answer_of(process: WorkerProcess, line: bytes, seconds: float) -> bytes:
    async with asyncio.timeout(seconds):
        return await asyncio.wrap_future(process.ask(line))
