"""A server's tables without its network: short games, every choice committed to a real store."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from kibitz import wire
from kibitz.core.game import Json
from kibitz.core.rng import Rng
from kibitz.server.live import chat
from kibitz.server.live.bot_pool import BotPool
from kibitz.server.live.live_table import LiveTable
from kibitz.server.live.service import TableService
from kibitz.server.ops.config import Config
from kibitz.server.ops.metrics import Metrics
from kibitz.server.store.clock import Clock
from kibitz.server.store.store import Store
from kibitz.server.table import entries
from kibitz.server.table.acts import entries_of_act
from kibitz.server.table.rounds import Round
from kibitz.server.table.settings import Settings
from kibitz.server.table.table import Table, copy_state
from server.sitting import any_choice

OPTIONS: dict[str, dict[str, Json]] = {
    "fluxx": {},
    "abluxxen": {"variant": "base", "turn_limit": 9},
    "absolute": {"rounds": 1, "turn_limit": 5},
}


@asynccontextmanager
async def service_at(address: str, clock: Clock | None = None) -> AsyncIterator[TableService]:
    """A server's tables, without its network: it is stopped in the end."""
    service = TableService(
        await Store.open(address, clock), BotPool(1), Metrics(), Config(database=address, least_pace_ms=0)
    )
    try:
        yield service
    finally:
        await service.close()


async def opened(service: TableService, game: str, **settings: object) -> LiveTable:
    """Anna, Ben and Cleo at a table; the same cards every time."""
    wish = {"game": game, "options": OPTIONS[game], "chairs": [{"who": "me", "name": "Anna"}, {}, {}], **settings}
    live = await service.registry.open_table(msgspec.convert({"cover_after_s": None, **wish}, Settings), "a")
    await do(live, entries.Sat(1, "Ben", "b"))
    await live.do(lambda table: with_deal(table, [entries.Sat(2, "Cleo", "c")], seed="1"))
    return live


async def again(live: LiveTable, seed: str = "2") -> None:
    """Everybody is ready for the next game."""
    for seat in range(len(live.table.chairs)):
        many = with_deal(live.table, [entries.Readied(seat)], seed)
        await do(live, *many)


def with_deal(table: Table, many: list[entries.Entry], seed: str) -> list[entries.Entry]:
    """These entries, and the deal of known cards that they lead to."""
    ahead = Table(copy_state(table.state))
    for entry in many:
        ahead.take(ahead.number + 1, 0, entry)
    return [*many, msgspec.structs.replace(ahead.next_deal(), seed=seed)] if ahead.wants_deal() else many


async def do(live: LiveTable, *many: entries.Entry) -> None:
    await live.do(lambda table: many)


async def act(live: LiveTable, person: str, act: wire.Acts) -> None:
    if isinstance(act, wire.Say):
        await chat.say(live, person, act)
    else:
        await live.do(lambda table: entries_of_act(table, person, act))


async def play_on(live: LiveTable, seed: int, choices: int = 100_000) -> None:
    """Everybody plays as it comes: so many choices, or until the game is over."""
    rng = Rng(seed)
    while choices and live.table.state.phase == "playing":
        entry = sensible_choice(live.table.playing(), rng)
        if not isinstance(entry, entries.Chose) or entry.choices[0] in live.table.game.codes:
            await do(live, entry)
            choices -= 1


def sensible_choice(round: Round, rng: Rng) -> entries.Entry:
    """Mostly what the policy would do: games end sooner."""
    if rng.below(5) == 0 or not round.open_seats():
        return any_choice(round, rng)
    seat = round.open_seats()[0]
    code = round.match.game.strategy.policy(round.as_asked(seat), rng)[0]
    return entries.Chose(seat, [round.match.game.choices[code].text])


def numbers(table: Table) -> list[int]:
    return [table.state.watched, *(chair.n for chair in table.chairs)]
