"""An upgrade loses no table: a game whose rules have a new version goes on from its position, one that is over plays
back from its events."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator

import msgspec
import pytest

from kibitz import wire
from kibitz.core.event import HIDDEN, MOVED, Event
from kibitz.core.game import Game, GameKind, Json, Position
from kibitz.core.rng import Rng
from kibitz.games import GAMES, make_game
from kibitz.server.api.tables import Guestbook, sitting_down
from kibitz.server.live import finished
from kibitz.server.live.house import House
from kibitz.server.live.room import Room
from kibitz.server.table import entries
from kibitz.server.table.entries import read_entry
from kibitz.server.table.seating import NotNow
from kibitz.server.table.settings import shared_game
from kibitz.server.table.table import Table
from server.houses import OPTIONS, act, again, do, house_at, numbers, opened, play_on
from test_every_game import follow, piles_of

each_game = pytest.mark.parametrize("game", list(OPTIONS))


class Newer(GameKind):
    """The same game in a later version, which does not know some choices any more."""

    def __init__(self, old: GameKind, version: int, unknown: list[str]) -> None:
        super().__init__(old.name, old.seats, [*old.options])
        self.old = old
        self.version = version
        self.unknown = unknown

    def make(self, options: dict[str, Json], seats: int) -> Game:
        game = self.old.make(options, seats)
        game.version = self.version
        game.codes = {text: code for text, code in game.codes.items() if text not in self.unknown}
        return game

    def defaults(self, seats: int) -> dict[str, Json]:
        return self.old.defaults(seats)


Upgrade = Callable[..., None]


@pytest.fixture
def upgrade(monkeypatch: pytest.MonkeyPatch) -> Iterator[Upgrade]:
    """The rules of a game change: ``upgrade("fluxx", unknown=["robin"])``. No other test is to play by them."""
    shared_game.cache_clear()

    def change(name: str, by: int = 1, unknown: list[str] | None = None) -> None:
        old = GAMES[name]
        version = make_game(name, {}, old.seats[-1]).version
        monkeypatch.setitem(GAMES, name, Newer(old, version + by, unknown or []))
        shared_game.cache_clear()

    yield change
    shared_game.cache_clear()


def before_and_after(address: str, before: Callable[[House], Awaitable[str]], upgrade: Callable[[], None],
                     after: Callable[[Room], Awaitable[None]]) -> None:  # fmt: skip
    """A server with the old rules, and one with the new rules on the same store."""

    async def run() -> None:
        async with house_at(address) as house:
            id = await before(house)
        upgrade()
        async with house_at(address) as house:
            await after(await house.enter(id))

    asyncio.run(run())


# ---- a live game


@each_game
@pytest.mark.parametrize("made", [0, 13])
def test_a_live_table_goes_on_from_its_position(
    game: str, made: int, new_sqlite: Callable[[], str], upgrade: Upgrade
) -> None:
    """Chairs, keys, totals and numbers are kept, and it is played to its end."""
    kept: list[object] = []

    async def before(house: House) -> str:
        room = await opened(house, game, rounds=2)
        await play_on(room, 1)
        await again(room)
        await play_on(room, 2, made)
        await do(room, entries.Spoke(1, "wait a moment"))
        kept.extend(state_of(room.table))
        return room.id

    async def after(room: Room) -> None:
        told = numbers(room.table)
        assert state_of(room.table) == kept
        assert room.table.version == room.table.game.version
        await play_on(room, 3)
        assert room.table.state.phase == "over"
        assert all(now > then for now, then in zip(numbers(room.table), told, strict=True))
        past = await finished.past_game(room.house.store, room.id, 2)
        assert past.seed == room.table.secret[0]
        with pytest.raises(finished.NotOver, match="its events are kept"):
            await finished.record_text(room.house.store, room.id, 2)

    before_and_after(new_sqlite(), before, lambda: upgrade(game), after)


def state_of(table: Table) -> list[object]:
    """What everybody has at a table."""
    chairs = [(chair.name, chair.person, chair.total, chair.wins, chair.done) for chair in table.chairs]
    round = table.playing()
    return [chairs, table.state.host, table.state.round, table.commitment, table.secret, round.play.position()]


@each_game
def test_the_numbers_go_on_and_the_decision_is_asked_anew(
    game: str, new_sqlite: Callable[[], str], upgrade: Upgrade
) -> None:
    told: list[int] = []

    async def before(house: House) -> str:
        room = await opened(house, game)
        await play_on(room, 2, 12)
        told.extend(numbers(room.table))
        return room.id

    async def after(room: Room) -> None:
        assert numbers(room.table) == [number + 1 for number in told]
        assert [chair.decision for chair in room.table.chairs] == [number + 1 for number in told[1:]]
        missed, fresh = await room.missing(0, told[1])
        assert [telling.spot.kind for telling in missed] == ["carried"] and not fresh

    before_and_after(new_sqlite(), before, lambda: upgrade(game), after)


def test_it_is_carried_over_once(new_sqlite: Callable[[], str], upgrade: Upgrade) -> None:
    async def before(house: House) -> str:
        room = await opened(house, "fluxx")
        await play_on(room, 2, 12)
        return room.id

    async def after(room: Room) -> None:
        again = Room(room.house, room.id)
        await again.read()
        assert again.table.number == room.table.number
        log = await room.house.store.load(room.id)
        assert [row.checkpoint for row in log] == [True]
        assert isinstance(read_entry(log[0].data), entries.Carried)

    before_and_after(new_sqlite(), before, lambda: upgrade("fluxx"), after)


def test_an_older_server_leaves_the_tables_of_a_newer_one_alone(
    new_sqlite: Callable[[], str], upgrade: Upgrade
) -> None:
    async def before(house: House) -> str:
        return (await opened(house, "fluxx")).id

    async def after(room: Room) -> None:
        raise AssertionError("it is not read")

    upgrade("fluxx", 5)
    with pytest.raises(NotNow, match="newer rules"):
        before_and_after(new_sqlite(), before, lambda: upgrade("fluxx", -1), after)


# ---- the open turn


def test_a_move_that_is_being_composed_goes_on(new_sqlite: Callable[[], str], upgrade: Upgrade) -> None:
    """In Absolute, the small choices made so far are known to their seat alone, also afterwards."""

    async def before(house: House) -> str:
        room = await opened(house, "absolute")
        for seed in range(100):
            await play_on(room, seed, 1)
            if room.table.playing().play.prompt().name == "play":
                await do(room, entries.Chose(room.table.playing().play.seat(), ["set:"]))
                return room.id
        raise AssertionError("nobody could lay a set")

    async def after(room: Room) -> None:
        play = room.table.playing().play
        assert "draft" in play.view(play.seat()) or "cancel:" in [play.game.choices[code].text for code in play.legal]
        await do(room, entries.Chose(play.seat(), ["cancel:"]))

    before_and_after(new_sqlite(), before, lambda: upgrade("absolute"), after)


def test_what_the_new_rules_refuse_is_chosen_again(new_sqlite: Callable[[], str], upgrade: Upgrade) -> None:
    """The game goes back to before that choice, and nothing that was chosen after it is done. No number of news that
    somebody has had is given to other news."""
    told: list[int] = []
    refused: list[str] = []
    start: list[Position] = []

    async def before(house: House) -> str:
        room = await opened(house, "fluxx", begins="chosen")
        while room.table.playing().play.window() is not None:
            await play_on(room, 1, 1)
        play = room.table.playing().play
        start.append(play.position())
        refused.append(play.game.choices[play.legal[0]].text)
        await do(room, entries.Chose(play.seat(), refused))
        early = room.table.playing().open_seats()[-1]
        await do(room, entries.Chose(early, ["pass"]))
        assert room.table.playing().answers.keys() == {early}
        await do(room, entries.Spoke(2, "well"))
        told.extend(numbers(room.table))
        return room.id

    async def after(room: Room) -> None:
        assert room.table.playing().play.position() == start[0]
        assert all(now > then for now, then in zip(numbers(room.table), told, strict=True))
        _, fresh = await room.missing(0, told[1])
        assert fresh
        await play_on(room, 1)
        assert room.table.state.phase == "over"

    before_and_after(new_sqlite(), before, lambda: upgrade("fluxx", unknown=refused), after)


def test_what_was_taken_back_stays_taken_back(new_sqlite: Callable[[], str], upgrade: Upgrade) -> None:
    """Also where it ended a turn: the position that was kept there is not where the game stands."""
    stood: list[Position] = []

    async def before(house: House) -> str:
        room = await opened(house, "abluxxen", begins="chosen")
        for seed in range(2000):
            play = room.table.playing().play
            seat, position = play.seat(), play.position()
            await play_on(room, seed, 1)
            round = room.table.playing()
            if room.table.turned and round.match.mover == seat and round.match.steps:
                await do(room, entries.Wished(seat))
                stood.append(position)
                return room.id
        raise AssertionError("no turn ended without a card that came to light")

    async def after(room: Room) -> None:
        assert room.table.playing().play.position() == stood[0]

    before_and_after(new_sqlite(), before, lambda: upgrade("abluxxen"), after)


def test_whoever_was_sent_away_stays_away(new_sqlite: Callable[[], str], upgrade: Upgrade) -> None:
    async def before(house: House) -> str:
        room = await opened(house, "fluxx")
        await do(room, entries.Kicked(2, 0))
        await play_on(room, 1, 30)
        return room.id

    async def after(room: Room) -> None:
        with pytest.raises(NotNow, match="sent you away"):
            await room.do(lambda table: sitting_down(table, "c", Guestbook("Cleo")))

    before_and_after(new_sqlite(), before, lambda: upgrade("fluxx"), after)


# ---- games that are over


@each_game
def test_after_a_game_is_over_the_next_one_is_dealt_by_the_new_rules(
    game: str, new_sqlite: Callable[[], str], upgrade: Upgrade
) -> None:
    totals: list[int] = []

    async def before(house: House) -> str:
        room = await opened(house, game, rounds=2)
        await play_on(room, 1)
        await act(room, "a", wire.Again(id="again"))
        totals.extend(chair.total for chair in room.table.chairs)
        return room.id

    async def after(room: Room) -> None:
        assert (room.table.state.phase, [chair.total for chair in room.table.chairs]) == ("between", totals)
        for person in "bc":
            await act(room, person, wire.Again(id="again"))
        assert room.table.version == room.table.game.version
        await play_on(room, 2)
        assert room.table.state.phase == "over"
        assert "seed" in await finished.record_text(room.house.store, room.id, 2)
        with pytest.raises(finished.NotOver, match="its events are kept"):
            await finished.record_text(room.house.store, room.id, 1)

    before_and_after(new_sqlite(), before, lambda: upgrade(game), after)


@each_game
def test_a_finished_game_plays_back_from_its_events(game: str, new_sqlite: Callable[[], str], upgrade: Upgrade) -> None:
    """From the cards as they were dealt, card by card, to the last; what was taken back is told as a leap."""
    last: list[Position] = []

    async def before(house: House) -> str:
        room = await opened(house, game)
        rng = Rng(4)
        while room.table.state.phase == "playing":
            round = room.table.playing()
            mover = round.match.mover
            if round.match.steps and rng.below(3) == 0:
                await do(room, entries.Wished(mover))
            await play_on(room, int(rng.below(1000)), 1)
        assert room.table.round is not None
        last.append(room.table.round.play.position())
        return room.id

    async def after(room: Room) -> None:
        past = await finished.past_game(room.house.store, room.id, 1)
        played = make_game(past.game, past.options, len(past.names))
        assert piles_of(played, last[0], 3) == played_back(played, past)
        assert past.version == played.version - 1

    before_and_after(new_sqlite(), before, lambda: upgrade(game), after)


def played_back(game: Game, past: finished.Past) -> object:
    """Where all cards lie after all events."""
    assert past.entries[0].position is not None
    piles = piles_of(game, past.entries[0].position, len(past.names))
    for entry in past.entries[1:]:
        for _, event in entry.events:
            if event["kind"] == "moved":
                follow(game, piles, moved_event(game, event), set())
        if entry.position is not None:
            piles = piles_of(game, entry.position, len(past.names))
    return {place: +cards for place, cards in piles.items()}


def moved_event(game: Game, event: dict[str, str | int | None]) -> Event:
    """A card that travelled, as it was kept."""
    names = [look.name for look in game.piles]
    card = HIDDEN if event["card"] == "?" else game.faces.index(str(event["card"]))
    seats = [-1 if event[field] is None else int(str(event[field])) for field in ("from_seat", "to_seat")]
    return Event(MOVED, (card, names.index(str(event["from"])), seats[0], names.index(str(event["to"])), seats[1]))


def test_what_is_shown_of_a_finished_game_names_nobodys_key(new_sqlite: Callable[[], str]) -> None:
    async def run() -> None:
        async with house_at(new_sqlite()) as house:
            room = await opened(house, "abluxxen")
            with pytest.raises(finished.NotOver):
                await finished.past_game(house.store, room.id, 1)
            await play_on(room, 1)
            past = json.loads(msgspec.json.encode(await finished.past_game(house.store, room.id, 1)))
            assert not any("person" in entry["deed"] or "state" in entry["deed"] for entry in past["entries"])

    asyncio.run(run())


def test_a_finished_game_is_read_while_the_next_one_is_dealt(
    new_sqlite: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with house_at(new_sqlite()) as house:
            room = await opened(house, "abluxxen", rounds=2)
            await play_on(room, 1)
            known = await house.store.checkpoints(room.id)
            await again(room)

            async def a_moment_ago(table: str) -> list[int]:
                return known

            monkeypatch.setattr(house.store, "checkpoints", a_moment_ago)
            past = await finished.past_game(house.store, room.id, 1)
            assert [entry.deed["kind"] for entry in past.entries].count("dealt") == 1

    asyncio.run(run())
