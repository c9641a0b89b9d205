"""Decks of strangers are read by workers: a text of the largest size stalls nobody, wherever it comes from."""

from __future__ import annotations

import asyncio
import gc
import time
import tomllib
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final

import msgspec
import pytest

from kibitz.core.errors import BadOptions
from kibitz.games import make_game
from kibitz.games.fluxx import known_decks
from kibitz.games.fluxx.deck import MOST_CARDS, MOST_CHARACTERS
from kibitz.play.match import new_match
from kibitz.server.api.analyses import Analyses
from kibitz.server.api.records import RecordReader, WhatIf, settings_for
from kibitz.server.live import finished
from kibitz.server.live.live_table import LiveTable
from kibitz.server.live.service import TableService
from kibitz.server.ops.rate_limits import Buckets
from kibitz.server.table.settings import Settings, shared_game
from server.services import play_on, service_at
from server.stored import until

LONGEST_STALL_S: Final = 0.02
ROUNDS: Final = 3  # what stalls, does so every time


def large_deck(number: int) -> str:
    """As many cards and characters as a deck may have; each number is another one."""
    keepers = [f'[cards.keeper_{n}]\nkind = "keeper"\nname = "Keeper {n}"' for n in range(MOST_CARDS - 200)]
    goals = [
        f'[cards.goal_{n}]\nkind = "goal"\nname = "Goal {n}"\nneeds = ["keeper_{n}", "keeper_{n + 1}"]'
        for n in range(50)
    ]
    says = "x" * 90
    actions = [
        f'[cards.card_{n}]\nkind = "action"\nname = {{en = "Card {n}", de = "Karte {n}", pl = "Karta {n}"}}\n'
        f'says = {{en = "{says}", de = "{says}", pl = "{says}"}}\ndo = ["draw 2", "draw 3 and play 2"]'
        for n in range(150)
    ]
    text = "\n".join([f'[deck]\nname = "Large {number}"\nrules = 1', *keepers, *goals, *actions])
    return text + "\n" * (MOST_CHARACTERS - len(text))


HARMFUL: Final = {
    "long keys": "\n".join(f"{'.'.join('a' * 100)}.x{number} = 1" for number in range(900)) + "\n",
    "very many keys": "[deck]\n" + "\n".join(f"k{number} = 1" for number in range(15_000)) + "\n",
    "very many cards": "[deck]\n" + "\n".join(f"cards.c{number}.kind = 1" for number in range(9000)) + "\n",
}


@pytest.fixture
def read_here(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The texts that were read in this process, and not by a worker."""
    forget()
    texts: list[str] = []
    loads = tomllib.loads

    def noted(text: str, /, **more: Any) -> dict[str, Any]:
        texts.append(text[:60])
        return loads(text, **more)

    monkeypatch.setattr(tomllib, "loads", noted)
    yield texts
    forget()


def forget() -> None:
    """As a process that has just started."""
    known_decks.kept.clear()
    shared_game.cache_clear()


def settings(text: str) -> Settings:
    options = {"deck": text, "turn_cap": 100}
    return msgspec.convert({"game": "fluxx", "chairs": [{"who": "me"}] * 2, "options": options}, Settings)


def record_with(text: str) -> str:
    match = new_match(make_game("fluxx", {"deck": text}, 2), 2, "1", 0)
    match.do(match.game.choices[match.play.legal[0]].text)
    return match.record.text()


class Visit:
    """Everything that somebody with a deck of their own may want of a server."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.reader = RecordReader(Analyses(service.bots), Buckets(1000, 1000))

    async def check(self, text: str) -> None:
        verdict = await self.reader.check_deck("fluxx", text, "here")
        assert verdict.errors == 0 and verdict.cards is not None and len(verdict.cards.faces) == MOST_CARDS

    async def sit_down(self, text: str) -> LiveTable:
        """A table is opened, and read by a process that knows nothing of it."""
        live = await self.service.registry.open_table(settings(text), "a")
        self.service.registry.tables.clear()
        forget()
        return await self.service.registry.enter(live.id)

    async def study(self, record: str) -> None:
        forget()
        await self.reader.replay(record, None, "en")
        forget()
        await self.reader.read(record, settings_for, WhatIf(record, 0, 0))
        forget()
        async for _ in self.reader.analyses.lines(record, 1):
            break


async def stalls(work: Awaitable[object]) -> float:
    """The longest time in which the event loop did nothing else, while this was done. It is the time that this process
    has worked: a machine that has much else to do does not count."""
    longest, over = 0.0, False

    async def tick() -> None:
        nonlocal longest
        before = time.process_time()
        while not over:
            await asyncio.sleep(0.001)
            now = time.process_time()
            longest, before = max(longest, now - before), now

    ticking = asyncio.create_task(tick())
    await asyncio.sleep(0)
    await work
    over = True
    await ticking
    return longest


def test_no_text_of_a_stranger_is_read_in_the_servers_own_process(
    new_sqlite: Callable[[], str], read_here: list[str]
) -> None:
    text = large_deck(0)
    record = record_with(text)

    async def test() -> None:
        async with service_at(new_sqlite()) as service:
            visit = Visit(service)
            forget()
            read_here.clear()
            await visit.check(text)
            live = await visit.sit_down(text)
            forget()
            await play_on(live, 1)
            await until(lambda: not service.process.background.tasks)  # it was counted for who has won what
            forget()
            assert await finished.record_text(service.store, live.id, 1, service.process.replays)
            await visit.study(record)

    asyncio.run(test())
    assert read_here == []


def test_nor_is_one_that_means_harm(new_sqlite: Callable[[], str], read_here: list[str]) -> None:
    async def test() -> None:
        async with service_at(new_sqlite()) as service:
            for text in HARMFUL.values():
                with pytest.raises(BadOptions, match="cannot be played"):
                    await service.registry.open_table(settings(text), "a")
                assert (await service.bots.check_deck("fluxx", text)).errors

    asyncio.run(test())
    assert read_here == []


def test_while_decks_of_the_largest_size_are_read_nobody_is_kept_waiting(new_sqlite: Callable[[], str]) -> None:
    texts = [large_deck(number) for number in range(2 * ROUNDS)]
    records = [record_with(text) for text in texts]
    gc.freeze()  # as a server does: what the tests have in memory is not looked through meanwhile

    async def test() -> None:
        async with service_at(new_sqlite()) as service:
            visit = Visit(service)
            await visit.check(texts[0])  # now there is a worker
            for what in (visit.check, visit.sit_down):
                found = [await stalls(what(text)) for text in texts[:ROUNDS]]
                assert min(found) < LONGEST_STALL_S, (what, found)
            found = [await stalls(visit.study(record)) for record in records[:ROUNDS]]
            assert min(found) < LONGEST_STALL_S, found
            for name, text in HARMFUL.items():
                found = [await stalls(service.bots.check_deck("fluxx", text)) for _ in range(ROUNDS)]
                assert min(found) < LONGEST_STALL_S, (name, found)
            both = [
                await stalls(asyncio.gather(visit.check(one), visit.sit_down(other)))
                for one, other in zip(texts[::2], texts[1::2], strict=True)
            ]
            assert min(both) < LONGEST_STALL_S, both

    try:
        asyncio.run(test())
    finally:
        gc.unfreeze()
