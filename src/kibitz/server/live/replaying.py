"""Long games are replayed beside the event loop: in a thread, one long game at a time, so that nobody else waits.

A thread and the event loop take turns (``run.TURNS_S``). Short games are replayed where they are asked for.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, ParamSpec, TypeVar

from kibitz.core.errors import BadOptions
from kibitz.core.phrase import Phrase
from kibitz.server.errors import Damaged, TooMany
from kibitz.server.live.decks import DeckReader
from kibitz.server.table.settings import Settings

SHORT: Final = 100  # entries that are replayed at once, in a few milliseconds
LONG: Final = 2000  # beyond so many it takes a while, and one is replayed at a time
MOST_WAITING: Final = 10  # long games
MOST_READING: Final = 20  # games of the archive at once, whatever their length

P = ParamSpec("P")
T = TypeVar("T")


class Replays:
    """What a process replays."""

    def __init__(self, decks: DeckReader | None = None) -> None:
        self.decks = decks
        self.desk = asyncio.Semaphore(1)
        self.waiting = 0  # long games, with the one that is replayed
        self.reading = 0  # games of the archive
        self.beside = 0  # how often something was done beside the event loop

    @property
    def is_busy(self) -> bool:
        return self.waiting >= MOST_WAITING

    @contextmanager
    def place(self) -> Iterator[None]:
        """For whoever can as well come back a little later: they are refused while too many are there."""
        if self.is_busy or self.reading >= MOST_READING:
            raise TooMany("too many games are read at once; wait a moment", Phrase("refused-too-fast"))
        self.reading += 1
        try:
            yield
        finally:
            self.reading -= 1

    async def prepare(self, settings: Settings) -> None:
        """Before a game with these settings is replayed: a worker reads its deck."""
        try:
            if self.decks is not None:
                await self.decks.prepare(settings)
        except BadOptions:
            raise Damaged("what is stored of this table cannot be read", Phrase("refused-damaged")) from None

    async def run(self, entries: int, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do some work that goes through so many entries."""
        if entries <= SHORT:
            return work(*args, **more)
        self.beside += 1
        if entries <= LONG:
            return await asyncio.to_thread(work, *args, **more)
        self.waiting += 1
        try:
            await self.desk.acquire()
            doing = asyncio.ensure_future(asyncio.to_thread(work, *args, **more))
            doing.add_done_callback(self.done)
            return await asyncio.shield(doing)  # whoever has gone meanwhile does not let the next one begin
        finally:
            self.waiting -= 1

    def done(self, doing: asyncio.Future[T]) -> None:
        self.desk.release()
        if not doing.cancelled():
            doing.exception()  # it was told to whoever waited
