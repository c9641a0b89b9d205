"""A game that ends before its end: somebody resigns, or all agree to break it off."""

from __future__ import annotations

import asyncio

import pytest

from kibitz import wire
from kibitz.core.game import SPECTATOR, Outcome
from kibitz.server.api.tables import Guestbook, sitting_down
from kibitz.server.live.loading import fold
from kibitz.server.live.results import PastGame
from kibitz.server.live.service import TableService
from kibitz.server.table import entries
from kibitz.server.table.seating import SILENCE_MS, NotNow
from server.services import act, opened, play_on, service_at
from server.sitting import Sitting, keepers, key_of

ANNA, BEN, CLEO = range(3)


def duel(**settings: object) -> Sitting:
    sitting = Sitting("fluxx", "Anna Ben", **settings)
    sitting.deal("1")
    return sitting


# ---- resigning


def test_whoever_resigns_leaves_the_chair_to_a_bot_for_good() -> None:
    sitting = keepers()
    sitting.act("Ben", wire.Resign(id="r"))
    assert sitting.told(SPECTATOR) == ["resigned"]
    chair = sitting.info().chairs[BEN]
    assert (chair.kind, chair.name, chair.bot, chair.free) == ("bot", "Ben", "casual", False)
    assert sitting.info().phase == "playing"
    with pytest.raises(NotNow):
        sitting.comes("Dora", BEN)


def test_whoever_has_resigned_has_no_chair_any_more() -> None:
    sitting = keepers()
    sitting.act("Ben", wire.Resign(id="r"))
    assert not sitting.table.seats_of("ben")
    assert sitting.fresh(SPECTATOR).may == []


def test_with_two_seats_the_other_has_won() -> None:
    sitting = duel(rounds=3)
    sitting.act("Anna", wire.Resign(id="r"))
    assert sitting.told(BEN) == ["resigned", "ended"]
    ended = sitting.news(BEN).items[-1]
    assert (ended.winners, ended.why) == ([BEN], "resigned") and ended.seed
    assert sitting.info().phase == "over"  # and so is the match
    assert sitting.info().wins == [0, 1] and sitting.info().totals == [0, 0]
    assert sitting.fresh(BEN).ask is None


def test_the_host_who_resigns_is_host_no_more() -> None:
    sitting = keepers()
    sitting.act("Anna", wire.Resign(id="r"))
    assert sitting.info().host == BEN


def test_where_the_last_person_resigns_the_game_is_over() -> None:
    sitting = Sitting("fluxx", "Anna *random *random")
    sitting.deal("1")
    sitting.act("Anna", wire.Resign(id="r"))
    assert sitting.info().phase == "over"


def test_nobody_resigns_between_games() -> None:
    sitting = Sitting("fluxx", "Anna Ben Cleo")
    with pytest.raises(NotNow):
        sitting.act("Anna", wire.Resign(id="r"))


def test_a_wish_of_whoever_resigns_goes_with_them() -> None:
    sitting = keepers()
    sitting.act("Anna", wire.Abort(id="a"))
    sitting.act("Anna", wire.Resign(id="r"))
    assert sitting.info().undo_asked == -1


def test_another_process_reads_the_same() -> None:
    sitting = duel()
    sitting.act("Anna", wire.Resign(id="r"))
    again = fold(sitting.entries[1:])
    assert (again.state.phase, again.outcome and again.outcome.winners) == ("over", [BEN])


def test_the_next_game_is_without_whoever_has_resigned() -> None:
    sitting = duel()
    sitting.act("Anna", wire.Resign(id="r"))
    sitting.act("Ben", wire.Again(id="a"))
    assert sitting.info().phase == "playing"
    assert not any(chair.resigned for chair in sitting.table.chairs)


def test_whoever_has_resigned_may_sit_down_again_for_the_next_game() -> None:
    sitting = duel()
    sitting.act("Anna", wire.Resign(id="r"))
    assert sitting.info().chairs[ANNA].free
    sitting.comes("Anna", ANNA)
    assert (sitting.info().chairs[ANNA].kind, sitting.info().host) == ("person", BEN)
    for name in ("Anna", "Ben"):
        sitting.act(name, wire.Again(id=name))
    assert sitting.info().phase == "playing"
    assert {chair.name: chair.kind for chair in sitting.info().chairs} == {"Anna": "person", "Ben": "person"}


# ---- breaking off


def test_all_people_must_agree_to_break_a_game_off() -> None:
    sitting = keepers()
    sitting.act("Anna", wire.Abort(id="a"))
    assert sitting.told(BEN) == ["wished"] and sitting.news(BEN).items[0].why == "abort"
    assert (sitting.info().undo_asked, sitting.info().undo_open, sitting.info().wish) == (ANNA, [BEN, CLEO], "abort")
    sitting.act("Ben", wire.Consent(id="b", yes=True))
    assert sitting.info().phase == "playing"
    sitting.act("Cleo", wire.Consent(id="c", yes=True))
    assert sitting.told(SPECTATOR) == ["aborted"]
    assert sitting.info().phase == "over" and sitting.info().wins == [0, 0, 0]
    assert sitting.fresh(ANNA).ask is None


def test_one_no_is_enough() -> None:
    sitting = keepers()
    sitting.act("Anna", wire.Abort(id="a"))
    sitting.act("Cleo", wire.Consent(id="c", yes=False))
    assert sitting.told(SPECTATOR) == ["declined"]
    assert (sitting.info().phase, sitting.info().wish) == ("playing", "")


def test_the_game_goes_on_while_they_think_about_it() -> None:
    sitting = keepers()
    sitting.act("Ben", wire.Abort(id="a"))
    sitting.choose(ANNA, "robin")
    assert (sitting.info().undo_asked, sitting.info().wish) == (BEN, "abort")


def test_a_wish_to_break_off_ends_with_the_game() -> None:
    sitting = keepers()
    sitting.act("Ben", wire.Abort(id="a"))
    sitting.act("Anna", wire.Resign(id="r"))
    assert sitting.info().undo_asked == -1, "whoever has resigned cannot agree any more"
    sitting.act("Ben", wire.Abort(id="b"))
    sitting.table.end(Outcome([BEN], [0, 1, 0], "played"))
    assert (sitting.info().undo_asked, sitting.info().undo_open, sitting.info().wish) == (-1, [], "")


def test_silence_is_a_no() -> None:
    sitting = keepers()
    sitting.act("Anna", wire.Abort(id="a"))
    assert sitting.table.silent_at() == sitting.at + SILENCE_MS


def test_while_one_wish_is_open_there_is_no_other() -> None:
    sitting = keepers()
    sitting.act("Ben", wire.Abort(id="a"))
    with pytest.raises(NotNow):
        sitting.act("Cleo", wire.Abort(id="b"))


def test_whoever_plays_with_bots_alone_asks_nobody() -> None:
    sitting = Sitting("fluxx", "Anna *random *random")
    sitting.deal("1")
    sitting.act("Anna", wire.Abort(id="a"))
    assert sitting.info().phase == "over" and sitting.told(ANNA) == ["aborted"]


# ---- what is kept of it


async def results_of(service: TableService, person: str) -> list[PastGame]:
    await service.process.results.count_for(person)
    kept, _ = await service.process.results.of(person, "", None, 100)
    return [one.game for one in kept]


def test_whoever_has_resigned_is_placed_last(database: str) -> None:
    async def test() -> None:
        async with service_at(database) as service:
            live = await opened(service, "abluxxen")
            await act(live, "b", wire.Resign(id="r"))
            await play_on(live, 1)
            assert live.table.state.phase == "over"
            await service.process.results.count_at(live.id)
            [game] = await results_of(service, "b")
            assert (game.own, game.result, game.place) == ([BEN], "lost", 3)
            [game] = await results_of(service, "a")
            assert game.place in (1, 2, 3) and game.against == "people"

    asyncio.run(test())


@pytest.mark.parametrize("seed", range(1, 4))
def test_whoever_has_resigned_never_wins_though_their_bot_may(database: str, seed: int) -> None:
    """The others are placed as if that seat were not there."""

    async def test() -> None:
        async with service_at(database) as service:
            live = await opened(service, "abluxxen")
            await act(live, "b", wire.Resign(id="r"))
            await play_on(live, seed)
            outcome = live.table.outcome
            assert outcome is not None and outcome.winners and BEN not in outcome.winners
            assert live.table.chairs[BEN].wins == 0
            await service.process.results.count_at(live.id)
            places = {person: (await results_of(service, person))[0].place for person in "abc"}
            assert places["b"] == 3 and sorted([places["a"], places["c"]]) in ([1, 2], [1, 1])

    asyncio.run(test())


def test_whoever_has_resigned_does_not_come_back_into_the_same_game() -> None:
    """Not even on a new chair, where the rules let somebody join late: they know a hand."""
    sitting = keepers()
    sitting.act("Ben", wire.Resign(id="r"))
    with pytest.raises(NotNow, match="resigned"):
        sitting_down(sitting.table, key_of("Ben"), Guestbook(name="Ben"))
    assert sitting_down(sitting.table, key_of("Dora"), Guestbook(name="Dora"))


def test_whoever_has_resigned_may_look_on_where_nobody_else_may() -> None:
    sitting = keepers(watchers=False)
    assert not sitting.table.may_watch(key_of("Dora"))
    sitting.act("Ben", wire.Resign(id="r"))
    assert sitting.table.may_watch(key_of("Ben"))


def test_who_has_days_for_a_move_has_days_to_agree() -> None:
    sitting = keepers(clock="day")
    sitting.act("Anna", wire.Abort(id="a"))
    assert sitting.table.silent_at() == sitting.at + 24 * 3600 * 1000


def test_a_game_that_was_broken_off_counts_for_nobody(database: str) -> None:
    async def test() -> None:
        async with service_at(database) as service:
            live = await opened(service, "abluxxen")
            await act(live, "a", wire.Abort(id="a"))
            for person in ("b", "c"):
                await act(live, person, wire.Consent(id="c", yes=True))
            assert live.table.state.phase == "over"
            await service.process.results.count_at(live.id)
            assert [await results_of(service, person) for person in "abc"] == [[], [], []]

    asyncio.run(test())


def test_a_wish_of_an_older_server_is_to_take_back() -> None:
    wished = entries.read_entry('{"kind":"wished","seat":1,"asked":[0]}')
    assert isinstance(wished, entries.Wished) and wished.what == entries.UNDO
