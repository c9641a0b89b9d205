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
from kibitz.core.game import Game, Position
from kibitz.core.rng import Rng
from kibitz.games import GAMES, make_game
from kibitz.server.api.tables import Guestbook, sitting_down
from kibitz.server.live import finished, history
from kibitz.server.live.live_table import LiveTable
from kibitz.server.live.service import TableService
from kibitz.server.table import entries
from kibitz.server.table.entries import read_entry
from kibitz.server.table.seating import NotNow
from kibitz.server.table.settings import shared_game
from kibitz.server.table.table import Table
from server.newer import newer
from server.services import OPTIONS, act, again, do, numbers, opened, play_on, service_at
from test_every_game import follow, piles_of

each_game = pytest.mark.parametrize("game", list(OPTIONS))


Upgrade = Callable[..., None]


@pytest.fixture
def upgrade(monkeypatch: pytest.MonkeyPatch) -> Iterator[Upgrade]:
    """The rules of a game change: ``upgrade("fluxx", unknown=["robin"])``. No other test is to play by them."""
    shared_game.cache_clear()

    def change(name: str, by: int = 1, unknown: list[str] | None = None) -> None:
        monkeypatch.setitem(GAMES, name, newer(name, by, unknown))
        shared_game.cache_clear()

    yield change
    shared_game.cache_clear()


def before_and_after(address: str, before: Callable[[TableService], Awaitable[str]], upgrade: Callable[[], None],
                     after: Callable[[LiveTable], Awaitable[None]]) -> None:  # fmt: skip
    """A server with the old rules, and one with the new rules on the same store."""

    async def run() -> None:
        async with service_at(address) as service:
            id = await before(service)
        upgrade()
        async with service_at(address) as service:
            await after(await service.registry.enter(id))

    asyncio.run(run())


# ---- a live game


@each_game
@pytest.mark.parametrize("made", [0, 13])
def test_a_live_table_goes_on_from_its_position(
    game: str, made: int, new_sqlite: Callable[[], str], upgrade: Upgrade
) -> None:
    """Chairs, keys, totals and numbers are kept, and it is played to its end."""
    kept: list[object] = []

    async def before(service: TableService) -> str:
        live = await opened(service, game, rounds=2)
        await play_on(live, 1)
        await again(live)
        await play_on(live, 2, made)
        await do(live, entries.Spoke(1, "wait a moment"))
        kept.extend(state_of(live.table))
        return live.id

    async def after(live: LiveTable) -> None:
        told = numbers(live.table)
        assert state_of(live.table) == kept
        assert live.table.version == live.table.game.version
        await play_on(live, 3)
        assert live.table.state.phase == "over"
        assert all(now > then for now, then in zip(numbers(live.table), told, strict=True))
        past = await finished.past_game(live.store, live.id, 2)
        assert past.seed == live.table.secret[0]
        with pytest.raises(finished.NotOver, match="its events are kept"):
            await finished.record_text(live.store, live.id, 2)

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

    async def before(service: TableService) -> str:
        live = await opened(service, game)
        await play_on(live, 2, 12)
        told.extend(numbers(live.table))
        return live.id

    async def after(live: LiveTable) -> None:
        assert numbers(live.table) == [number + 1 for number in told]
        assert [chair.decision for chair in live.table.chairs] == [number + 1 for number in told[1:]]
        missed, fresh = await history.missing(live, 0, told[1])
        assert [update.item.kind for update in missed] == ["carried"] and not fresh

    before_and_after(new_sqlite(), before, lambda: upgrade(game), after)


def test_it_is_carried_over_once(new_sqlite: Callable[[], str], upgrade: Upgrade) -> None:
    async def before(service: TableService) -> str:
        live = await opened(service, "fluxx")
        await play_on(live, 2, 12)
        return live.id

    async def after(live: LiveTable) -> None:
        again = LiveTable(live.process, live.observers, live.id)
        await again.read()
        assert again.table.number == live.table.number
        log = await live.store.load(live.id)
        assert [row.checkpoint for row in log] == [True]
        assert isinstance(read_entry(log[0].data), entries.Carried)

    before_and_after(new_sqlite(), before, lambda: upgrade("fluxx"), after)


def test_an_older_server_leaves_the_tables_of_a_newer_one_alone(
    new_sqlite: Callable[[], str], upgrade: Upgrade
) -> None:
    async def before(service: TableService) -> str:
        return (await opened(service, "fluxx")).id

    async def after(live: LiveTable) -> None:
        raise AssertionError("it is not read")

    upgrade("fluxx", 5)
    with pytest.raises(NotNow, match="this process has"):
        before_and_after(new_sqlite(), before, lambda: upgrade("fluxx", -1), after)


# ---- the open turn


def test_a_move_that_is_being_composed_goes_on(new_sqlite: Callable[[], str], upgrade: Upgrade) -> None:
    """In Absolute, the small choices made so far are known to their seat alone, also afterwards."""

    async def before(service: TableService) -> str:
        live = await opened(service, "absolute")
        for seed in range(100):
            await play_on(live, seed, 1)
            if live.table.playing().play.prompt().name == "play":
                await do(live, entries.Chose(live.table.playing().play.seat(), ["set:"]))
                return live.id
        raise AssertionError("nobody could lay a set")

    async def after(live: LiveTable) -> None:
        play = live.table.playing().play
        assert "draft" in play.view(play.seat()) or "cancel:" in [play.game.choices[code].text for code in play.legal]
        await do(live, entries.Chose(play.seat(), ["cancel:"]))

    before_and_after(new_sqlite(), before, lambda: upgrade("absolute"), after)


def test_what_the_new_rules_refuse_is_chosen_again(new_sqlite: Callable[[], str], upgrade: Upgrade) -> None:
    """The game goes back to before that choice, and nothing that was chosen after it is done. No number of news that
    somebody has had is given to other news."""
    told: list[int] = []
    refused: list[str] = []
    start: list[Position] = []

    async def before(service: TableService) -> str:
        live = await opened(service, "fluxx", begins="chosen")
        while live.table.playing().play.window() is not None:
            await play_on(live, 1, 1)
        play = live.table.playing().play
        start.append(play.position())
        refused.append(play.game.choices[play.legal[0]].text)
        await do(live, entries.Chose(play.seat(), refused))
        early = live.table.playing().open_seats()[-1]
        await do(live, entries.Chose(early, ["pass"]))
        assert live.table.playing().answers.keys() == {early}
        await do(live, entries.Spoke(2, "well"))
        told.extend(numbers(live.table))
        return live.id

    async def after(live: LiveTable) -> None:
        assert live.table.playing().play.position() == start[0]
        assert all(now > then for now, then in zip(numbers(live.table), told, strict=True))
        _, fresh = await history.missing(live, 0, told[1])
        assert fresh
        await play_on(live, 1)
        assert live.table.state.phase == "over"

    before_and_after(new_sqlite(), before, lambda: upgrade("fluxx", unknown=refused), after)


def test_what_was_taken_back_stays_taken_back(new_sqlite: Callable[[], str], upgrade: Upgrade) -> None:
    """Also where it ended a turn: the position that was kept there is not where the game stands."""
    stood: list[Position] = []

    async def before(service: TableService) -> str:
        live = await opened(service, "abluxxen", begins="chosen")
        for seed in range(2000):
            play = live.table.playing().play
            seat, position = play.seat(), play.position()
            await play_on(live, seed, 1)
            round = live.table.playing()
            if live.table.turned and round.match.mover == seat and round.match.steps:
                await do(live, entries.Wished(seat))
                stood.append(position)
                return live.id
        raise AssertionError("no turn ended without a card that came to light")

    async def after(live: LiveTable) -> None:
        assert live.table.playing().play.position() == stood[0]

    before_and_after(new_sqlite(), before, lambda: upgrade("abluxxen"), after)


def test_whoever_was_sent_away_stays_away(new_sqlite: Callable[[], str], upgrade: Upgrade) -> None:
    async def before(service: TableService) -> str:
        live = await opened(service, "fluxx")
        await do(live, entries.Kicked(2, 0))
        await play_on(live, 1, 30)
        return live.id

    async def after(live: LiveTable) -> None:
        with pytest.raises(NotNow, match="sent you away"):
            await live.do(lambda table: sitting_down(table, "c", Guestbook("Cleo")))

    before_and_after(new_sqlite(), before, lambda: upgrade("fluxx"), after)


# ---- games that are over


@each_game
def test_after_a_game_is_over_the_next_one_is_dealt_by_the_new_rules(
    game: str, new_sqlite: Callable[[], str], upgrade: Upgrade
) -> None:
    totals: list[int] = []

    async def before(service: TableService) -> str:
        live = await opened(service, game, rounds=2)
        await play_on(live, 1)
        await act(live, "a", wire.Again(id="again"))
        totals.extend(chair.total for chair in live.table.chairs)
        return live.id

    async def after(live: LiveTable) -> None:
        assert (live.table.state.phase, [chair.total for chair in live.table.chairs]) == ("between", totals)
        for person in "bc":
            await act(live, person, wire.Again(id="again"))
        assert live.table.version == live.table.game.version
        await play_on(live, 2)
        assert live.table.state.phase == "over"
        assert "seed" in await finished.record_text(live.store, live.id, 2)
        with pytest.raises(finished.NotOver, match="its events are kept"):
            await finished.record_text(live.store, live.id, 1)

    before_and_after(new_sqlite(), before, lambda: upgrade(game), after)


@each_game
def test_a_finished_game_plays_back_from_its_events(game: str, new_sqlite: Callable[[], str], upgrade: Upgrade) -> None:
    """From the cards as they were dealt, card by card, to the last; what was taken back is told as a leap."""
    last: list[Position] = []

    async def before(service: TableService) -> str:
        live = await opened(service, game)
        rng = Rng(4)
        while live.table.state.phase == "playing":
            round = live.table.playing()
            mover = round.match.mover
            if round.match.steps and rng.below(3) == 0:
                await do(live, entries.Wished(mover))
            await play_on(live, int(rng.below(1000)), 1)
        assert live.table.round is not None
        last.append(live.table.round.play.position())
        return live.id

    async def after(live: LiveTable) -> None:
        past = await finished.past_game(live.store, live.id, 1)
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
        async with service_at(new_sqlite()) as service:
            live = await opened(service, "abluxxen")
            with pytest.raises(finished.NotOver):
                await finished.past_game(service.store, live.id, 1)
            await play_on(live, 1)
            past = json.loads(msgspec.json.encode(await finished.past_game(service.store, live.id, 1)))
            assert not any("person" in entry["deed"] or "state" in entry["deed"] for entry in past["entries"])

    asyncio.run(run())


def test_a_finished_game_is_read_while_the_next_one_is_dealt(
    new_sqlite: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with service_at(new_sqlite()) as service:
            live = await opened(service, "abluxxen", rounds=2)
            await play_on(live, 1)
            known = await service.store.checkpoints(live.id)
            await again(live)

            async def a_moment_ago(table: str) -> list[int]:
                return known

            monkeypatch.setattr(service.store, "checkpoints", a_moment_ago)
            past = await finished.past_game(service.store, live.id, 1)
            assert [entry.deed["kind"] for entry in past.entries].count("dealt") == 1

    asyncio.run(run())
