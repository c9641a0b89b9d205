"""The frames of a real server: the same bytes for the same knowledge, and what happens to whoever is away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

import msgspec

from every import EACH_GAME, Shape, game_of, share, somewhere
from kibitz import wire
from kibitz.core.game import SPECTATOR, Position
from kibitz.core.rng import Rng
from kibitz.server.api.tables import TableEntry
from kibitz.server.keys import new_key, person_of
from kibitz.server.store.database import Change, LogRow, TableRow
from kibitz.server.store.store import Store
from kibitz.server.table.entries import Chose
from server.looking import wait_until
from server.serving import Player, Serving, ask, open_table, sit_down
from server.sitting import Sitting, key_of

NAMES = ["Anna", "Ben", "Cleo", "Dora"]
KEYS = [new_key() for _ in NAMES]
POSITIONS = share(100, 4)
COMING = 2  # frames when somebody comes: the welcome, and how things stand

NewSqlite = Callable[[], str]


# ---- two worlds


def at_table(shape: Shape, position: Position) -> Sitting:
    name, options, seats = shape
    sitting = Sitting(name, " ".join(NAMES[:seats]), options=options, cover_after_s=None, window_s=0)
    sitting.go_on_from(position)
    return sitting


async def keep(store: Store, id: str, sitting: Sitting) -> None:
    """The server finds this table in its store."""
    first, *rest = [in_store(entry, id) for entry in sitting.entries]
    await store.create(TableRow(id, sitting.table.settings.game, False, "playing", first.at), Change(first))
    for entry in rest:
        assert await store.append(Change(entry))


def in_store(entry: LogRow, id: str) -> LogRow:
    """As an entry of this table, whose chairs belong to real keys."""
    data, position = entry.data, entry.position
    for name, key in zip(NAMES, KEYS, strict=True):
        data, position = (text.replace(key_of(name), person_of(key)) for text in (data, position))
    return msgspec.structs.replace(entry, table=id, data=data, position=position)


async def keep_all(address: str, tables: dict[str, Sitting]) -> None:
    store = await Store.open(address)
    for id, sitting in tables.items():
        await keep(store, id, sitting)
    await store.close()


async def frames(player: Player) -> list[str]:
    """What a client has been sent up to now, as it came; who is connected is another matter."""
    assert player.connection is not None
    await player.say(wire.Ping(at=1))
    found: list[str] = []
    async with asyncio.timeout(30):
        while True:
            frame = str(await player.connection.recv())
            if frame.startswith('{"type":"pong"'):
                return found
            if not frame.startswith('{"type":"people"'):
                found.append(frame)


async def everybody(url: str, id: str, shape: Shape, stack: AsyncExitStack) -> dict[int, Player]:
    """All at the table, and one who watches."""
    players = {SPECTATOR: Player(url, id)} | {seat: Player(url, id, KEYS[seat]) for seat in range(shape[2])}
    for player in players.values():
        await stack.enter_async_context(player)
    return players


async def sent_for(url: str, id: str, shape: Shape, choice: Chose, decision: int) -> dict[int, list[str]]:
    """What everybody is sent: when coming, and of this choice."""
    async with AsyncExitStack() as stack:
        players = await everybody(url, id, shape, stack)
        sent = {seat: await frames(player) for seat, player in players.items()}
        act = wire.Choose(id="x", seat=choice.seat, decision=decision, choices=choice.choices)
        await players[choice.seat].say(act)
        sent[choice.seat] += await frames(players[choice.seat])
        for seat, player in players.items():
            sent[seat] += await frames(player)
    return sent


class Twins(NamedTuple):
    """Two worlds that look the same to a seat, at two tables of the store."""

    name: str
    shape: Shape
    seat: int
    worlds: list[Sitting]

    def tables(self) -> dict[str, Sitting]:
        return {f"{self.name}world{number}": sitting for number, sitting in enumerate(self.worlds)}


def twins(shape: Shape, seed: int) -> Twins:
    seat = seed % (shape[2] + 1) - 1
    view = somewhere(shape, seed).view(seat)
    worlds = [at_table(shape, game_of(shape).imagine(view, world).position()) for world in (seed, seed + 1)]
    return Twins(f"shape{EACH_GAME.index(shape)}x{seed}", shape, seat, worlds)


def test_two_worlds_send_the_same_frames_through_real_sockets(new_sqlite: NewSqlite, tmp_path: Path) -> None:
    """And they are the very frames that all other tests of tables look at."""
    pairs = [twins(shape, seed) for shape in EACH_GAME for seed in range(POSITIONS)]
    address = new_sqlite()
    asyncio.run(keep_all(address, {id: sitting for pair in pairs for id, sitting in pair.tables().items()}))

    async def compare_all(url: str) -> None:
        rng, compared = Rng(9), 0
        for pair in pairs:
            choice = same_choice(pair.worlds[0], pair.worlds[1], rng)
            if choice is not None:
                await compare(url, pair, choice)
                compared += 1
        assert compared >= POSITIONS

    with Serving(address, tmp_path / "log") as serving:
        asyncio.run(compare_all(serving.url))
    assert serving.mistakes() == []


async def compare(url: str, pair: Twins, choice: Chose) -> None:
    """The same choice at both tables: the seat is sent the same when it comes, and everybody what the tables say."""
    decision = pair.worlds[0].ask(choice.seat).decision
    sent = [await sent_for(url, id, pair.shape, choice, decision) for id in pair.tables()]
    assert len(sent[0][pair.seat]) >= COMING and sent[0][pair.seat][:COMING] == sent[1][pair.seat][:COMING]
    for frames_of, sitting in zip(sent, pair.worlds, strict=True):
        sitting.take(choice)
        for seat in sitting.seats:
            told = [frame for frame in frames_of[seat][COMING:] if not frame.startswith('{"type":"done"')]
            assert told == ([sitting.sent[seat]] if seat in sitting.sent else []), (pair.name, seat)


def same_choice(one: Sitting, other: Sitting, rng: Rng) -> Chose | None:
    """Something that whoever is asked could choose in both worlds."""
    seat = one.round.asked()[0]
    both = sorted(one.offers(seat) & other.offers(seat))
    return Chose(seat, [both[rng.below(len(both))]]) if both else None


# ---- what is hidden until the end


def test_nothing_of_a_running_game_is_to_be_had_over_http(serving: Serving) -> None:
    table = open_table(serving.url, "abluxxen", ["me", "open"], options={"variant": "duel"})
    sit_down(serving.url, table.table, "Ben")
    for path in ("games/1", "games/1/record"):
        status, answer = ask(f"{serving.url}/api/tables/{table.table}/{path}", key=table.key)
        assert status == 409 and b"not over" in answer
    status, answer = ask(f"{serving.url}/api/tables/{table.table}", key=table.key)
    assert status == 200 and b"seed" not in answer and b"salt" not in answer


def test_refusals_are_told_to_whoever_asked_and_to_nobody_else(serving: Serving) -> None:
    async def run() -> None:
        table = open_table(serving.url, "abluxxen", ["me", "open"], options={"variant": "duel"}, begins="chosen")
        ben = sit_down(serving.url, table.table, "Ben")
        async with (
            Player(serving.url, table.table, table.key) as anna,
            Player(serving.url, table.table, ben.key) as other,
        ):
            await frames(other)
            await anna.until(wire.News, lambda news: news.ask is not None)
            refused = await anna.choose(0, "joker")
            assert isinstance(refused, wire.Refused) and refused.kind
            assert await frames(other) == []

    asyncio.run(run())


# ---- whoever is away


def covered(serving: Serving, table: str) -> list[bool]:
    status, answer = ask(f"{serving.url}/api/tables/{table}")
    assert status == 200
    return [chair.covered for chair in msgspec.json.decode(answer, type=TableEntry).info.chairs]


def test_a_bot_covers_whoever_drops_and_gives_the_chair_back(serving: Serving) -> None:
    table = open_table(
        serving.url, "abluxxen", ["me", "open"], options={"variant": "duel"}, cover_after_s=1, begins="chosen"
    )
    ben = sit_down(serving.url, table.table, "Ben")

    async def come_and_go() -> None:
        async with Player(serving.url, table.table, table.key) as anna:
            await anna.until(wire.News)

    async def come_back() -> None:
        async with Player(serving.url, table.table, table.key) as anna, Player(serving.url, table.table, ben.key):
            await anna.until(wire.News, lambda news: news.info is not None and not news.info.chairs[0].covered)

    asyncio.run(come_and_go())
    wait_until(lambda: covered(serving, table.table)[0])
    asyncio.run(come_back())


def test_whose_time_is_up_a_bot_plays_this_decision(serving: Serving) -> None:
    """The chair stays its own: nobody covers it."""

    async def run() -> None:
        clock = {"step_s": 1, "bank_s": 0, "window_s": 1}
        table = open_table(
            serving.url, "abluxxen", ["me", "random"], options={"variant": "duel"}, begins="chosen", clock=clock
        )
        async with Player(serving.url, table.table, table.key) as anna:
            first = await anna.until(wire.News, lambda news: news.ask is not None and news.ask.seats == [0])
            chose = await anna.until(wire.News, lambda news: any(item.kind == "chose" for item in news.items))
            assert chose.items[0].seat == 0 and chose.n > first.n
            assert anna.info is not None and not anna.info.chairs[0].covered

    asyncio.run(run())


def test_at_a_table_that_waits_no_bot_plays(serving: Serving) -> None:
    async def run() -> None:
        clock = {"step_s": 1, "bank_s": 0, "window_s": 1}
        table = open_table(
            serving.url, "abluxxen", ["me", "random"], options={"variant": "duel"}, begins="chosen", clock=clock,
            timeout="wait",
        )  # fmt: skip
        async with Player(serving.url, table.table, table.key) as anna:
            await anna.until(wire.News, lambda news: news.ask is not None and news.ask.seats == [0])
            await frames(anna)
            await asyncio.sleep(2.5)
            assert await frames(anna) == []

    asyncio.run(run())


async def others_are_asked(player: Player) -> wire.Ask:
    """Plays on until a window opens for the others."""
    while True:
        ask = player.news[0].ask if 0 in player.news else None
        if ask is not None and ask.window and 0 not in ask.seats:
            return ask
        if ask is not None and player.asked():
            await player.choose(0, ask.offers[0].text)  # refused, where the news of the last one are still to come
        else:
            await player.hear()


def test_a_window_closes_by_itself_and_nobody_is_covered(serving: Serving) -> None:
    """There is no clock, and Ben does not answer: when the time is up he has let it pass, and the chair stays his."""

    async def run() -> None:
        table = open_table(
            serving.url, "fluxx", ["me", "open"], begins="chosen", window_s=1, timeout="wait", cover_after_s=None
        )
        sit_down(serving.url, table.table, "Ben")
        async with Player(serving.url, table.table, table.key) as anna:
            ask = await others_are_asked(anna)
            assert ask.seats == [1] and 0 < ask.closes <= 1000
            closed = await anna.until(wire.News, lambda news: any(item.kind == "chose" for item in news.items))
            assert closed.items[0].seat == -1
            assert anna.info is not None and not anna.info.chairs[1].covered

    asyncio.run(run())


def test_whoever_answers_at_once_a_window_of_people_closes_at_its_time(serving: Serving) -> None:
    """Ben lets it pass in the very moment in which he is asked; Anna hears nothing before the time is up."""

    async def run() -> None:
        table = open_table(serving.url, "fluxx", ["me", "open"], begins="chosen", window_s=1, cover_after_s=None)
        key = sit_down(serving.url, table.table, "Ben").key
        async with Player(serving.url, table.table, table.key) as anna, Player(serving.url, table.table, key) as ben:
            asked = await others_are_asked(anna)
            assert asked.fixed
            began = time.monotonic()
            await ben.until(wire.News, lambda news: news.ask is not None and news.ask.window == asked.window)
            assert isinstance(await ben.act(wire.LetPass(id="pass", window=asked.window)), wire.Done)
            await anna.until(wire.News)
            assert time.monotonic() - began >= asked.closes / 1000 - 0.05

    asyncio.run(run())
