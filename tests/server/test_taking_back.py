"""A move at a table: made in parts, taken back, and the time that it takes."""

from __future__ import annotations

import pytest

from absolute.table import table as absolute_table
from fluxx.table import table as fluxx_table
from kibitz import wire
from kibitz.core.errors import CannotUndo
from kibitz.core.game import SPECTATOR
from kibitz.server.table import entries
from kibitz.server.table.presenter import encoded
from kibitz.server.table.seating import NotNow
from server.sitting import Sitting, composing, keepers, sitting_at

ANNA, BEN, CLEO = range(3)


# ---- a move in parts


def test_of_a_part_of_a_move_only_its_seat_is_told() -> None:
    sitting = composing()
    before = sitting.numbers()
    others = [encoded(sitting.fresh(seat)) for seat in (SPECTATOR, BEN, CLEO)]
    sitting.choose(ANNA, "set:", after_ms=0)
    assert list(sitting.sent) == [ANNA]
    assert sitting.numbers() == [before[0], before[1] + 1, *before[2:]]
    sitting.choose(ANNA, "card:-8C", after_ms=0)
    assert [encoded(sitting.fresh(seat)) for seat in (SPECTATOR, BEN, CLEO)] == others


def test_when_something_else_happens_meanwhile_the_others_hear_nothing_of_the_part() -> None:
    silent, busy = composing(), composing()
    busy.choose(ANNA, "set:", after_ms=0)
    for sitting in (silent, busy):
        sitting.act("Anna", wire.Mute(id="x", chair=CLEO))
    assert all(silent.sent[seat] == busy.sent[seat] for seat in (SPECTATOR, BEN, CLEO))


def test_a_part_is_taken_back_as_silently() -> None:
    sitting = composing()
    sitting.choose(ANNA, "set:")
    sitting.choose(ANNA, "card:-8C")
    before = sitting.numbers()
    sitting.act("Anna", wire.Undo(id="u"))
    assert list(sitting.sent) == [ANNA] and sitting.told(ANNA) == ["undone"]
    assert sitting.numbers() == [before[0], before[1] + 1, *before[2:]]
    assert sitting.round.match.record.choices == ["set:"]


def test_the_whole_move_is_told_to_everybody_at_once() -> None:
    sitting = composing()
    for choice in ("set:", "card:-8C", "card:+3D", "card:+5C"):
        sitting.choose(ANNA, choice)
    before = sitting.numbers()
    sitting.choose(ANNA, "confirm:")
    assert sitting.numbers() == [number + 1 for number in before]
    assert sitting.news(BEN).items[0].events


# ---- taking back


def test_a_move_is_taken_back_freely_while_nobody_has_learned_or_decided() -> None:
    sitting = keepers()
    before = sitting.round.play.position()
    sitting.choose(ANNA, "robin")
    sitting.act("Anna", wire.Undo(id="u"))
    assert sitting.round.play.position() == before
    assert all(sitting.told(seat) == ["undone"] for seat in sitting.seats)


def moved_on() -> Sitting:
    """Anna's turn is over, and Ben has drawn: what she did is not hers alone to take back."""
    sitting = keepers()
    sitting.choose(ANNA, "robin")
    sitting.choose(ANNA, "wayne_manor")
    assert sitting.ask(BEN).prompt == "play"
    return sitting


def test_otherwise_all_others_are_asked() -> None:
    sitting = moved_on()
    sitting.act("Anna", wire.Undo(id="u"))
    assert (sitting.info().undo_asked, sitting.info().undo_open) == (ANNA, [BEN, CLEO])
    assert sitting.told(SPECTATOR) == ["wished"]
    sitting.act("Ben", wire.Consent(id="b", yes=True))
    assert sitting.info().undo_open == [CLEO]
    sitting.act("Cleo", wire.Consent(id="c", yes=True))
    assert sitting.told(SPECTATOR) == ["undone"]
    assert sitting.ask(ANNA).seats == [ANNA] and sitting.offers(ANNA) == {"wayne_manor", "batarang"}


def test_by_consent_a_move_in_parts_is_taken_back_as_a_whole() -> None:
    sitting = composing()
    for choice in ("set:", "card:-8C", "card:+3D", "card:+5C", "confirm:"):
        sitting.choose(ANNA, choice)
    assert sitting.round.last_move(ANNA) == 0
    sitting.choose(ANNA, "done")
    assert sitting.round.last_move(ANNA) == 5


def test_one_no_is_enough() -> None:
    sitting = moved_on()
    before = sitting.round.play.position()
    sitting.act("Anna", wire.Undo(id="u"))
    sitting.act("Cleo", wire.Consent(id="c", yes=False))
    assert sitting.told(SPECTATOR) == ["declined"] and sitting.info().undo_asked == -1
    assert sitting.round.play.position() == before
    with pytest.raises(NotNow, match="nobody asks you"):
        sitting.act("Ben", wire.Consent(id="b", yes=True))


def test_a_wish_is_over_when_the_game_goes_on() -> None:
    sitting = moved_on()
    sitting.act("Anna", wire.Undo(id="u"))
    sitting.choose(BEN, "batman")
    assert sitting.info().undo_asked == -1


def test_a_part_of_a_move_does_not_end_a_wish() -> None:
    """Neither when it is made nor when it is taken back: the others know nothing of it."""
    game = absolute_table(hands="+5C -8C +3D +9S | -6S +1C | +2C", phase="discard", turn=2)
    sitting = sitting_at("absolute", "Anna Ben Cleo", game.match)
    sitting.choose(CLEO, "discard:+2C")
    sitting.choose(ANNA, "deck")
    sitting.choose(ANNA, "no-swap")
    sitting.act("Cleo", wire.Undo(id="u"))
    sitting.choose(ANNA, "set:")
    sitting.act("Anna", wire.Undo(id="v"))
    assert sitting.info().undo_asked == CLEO


def test_everybody_who_has_a_chair_is_asked_also_while_a_bot_plays_there() -> None:
    sitting = moved_on()
    sitting.take(entries.Covered(CLEO, "casual"))
    sitting.act("Anna", wire.Undo(id="u"))
    assert sitting.info().undo_open == [BEN, CLEO]
    sitting.act("Ben", wire.Consent(id="b", yes=True))
    assert sitting.info().undo_open == [CLEO]
    sitting.act("Cleo", wire.Consent(id="c", yes=False))
    assert sitting.told(SPECTATOR) == ["declined"]


@pytest.mark.parametrize("how", [entries.Covered(CLEO, "casual", ANNA), entries.Stood(CLEO)])
def test_whoever_is_asked_and_goes_away_is_still_asked(how: entries.Entry) -> None:
    sitting = moved_on()
    sitting.act("Anna", wire.Undo(id="u"))
    sitting.take(how)
    assert sitting.info().undo_open == [BEN, CLEO]


@pytest.mark.parametrize("how", [entries.Covered(ANNA, "casual"), entries.Stood(ANNA)])
def test_a_wish_is_over_when_whoever_wished_goes_away(how: entries.Entry) -> None:
    sitting = moved_on()
    sitting.act("Anna", wire.Undo(id="u"))
    sitting.take(how)
    assert sitting.info().undo_asked == -1


def test_nobody_is_sent_away_to_have_nobody_to_ask() -> None:
    """What was done while they sat there stands; what is done later is as free as ever."""
    game = fluxx_table(
        hands="robin wayne_manor batarang | batman | batgirl", draw="batmobile the_batcave alfred_pennyworth the_bank"
    )
    sitting = sitting_at("fluxx", "Anna Ben *random", game.match)
    sitting.choose(ANNA, "robin")
    assert sitting.ask(BEN).prompt == "play"
    before = sitting.round.play.position()
    sitting.act("Anna", wire.Undo(id="u"))
    sitting.act("Anna", wire.Kick(id="k", chair=BEN))
    assert sitting.info().undo_asked == -1 and sitting.round.play.position() == before
    with pytest.raises(NotNow, match="has been sent away since"):
        sitting.act("Anna", wire.Undo(id="v"))
    sitting.take(entries.Chose(BEN, ["batman"], by="bot"))
    sitting.take(entries.Chose(CLEO, ["batgirl"], by="bot"))
    sitting.choose(ANNA, "wayne_manor")
    sitting.act("Anna", wire.Undo(id="w"))
    assert "wayne_manor" in sitting.offers(ANNA)


def test_chairs_of_one_person_agree_together_and_are_not_asked_by_each_other() -> None:
    game = fluxx_table(
        hands="robin wayne_manor | batman | batgirl | the_bank", draw="batmobile the_batcave alfred_pennyworth batarang"
    )
    sitting = sitting_at("fluxx", "Anna Ben Anna Ben", game.match)
    sitting.choose(ANNA, "robin")
    sitting.act("Anna", wire.Undo(id="u", seat=ANNA))
    assert sitting.info().undo_open == [1, 3]
    sitting.act("Ben", wire.Consent(id="b", yes=True))
    assert sitting.told(SPECTATOR) == ["undone"]


def test_silence_is_a_no_and_an_entry() -> None:
    sitting = moved_on()
    sitting.act("Anna", wire.Undo(id="u"))
    since = sitting.at
    assert sitting.table.silent_at() == since + 60_000
    sitting.act("Ben", wire.Consent(id="b", yes=True))
    sitting.act("Anna", wire.Undo(id="v"))
    assert sitting.table.silent_at() == since + 60_000, "to wish again brings no more time"
    sitting.take(entries.Consented(BEN, False, by="clock"))
    said = sitting.news(SPECTATOR).items[0]
    assert (said.kind, said.name, said.why) == ("declined", "Ben", "silence")
    assert (sitting.info().undo_asked, sitting.table.silent_at()) == (-1, None)


def test_a_wish_of_an_older_server_is_read_as_that_server_meant_it() -> None:
    """It asked nobody who was covered, and nobody any more who was covered meanwhile."""
    sitting = moved_on()
    sitting.take(entries.Wished(ANNA))
    sitting.take(entries.Covered(CLEO, "casual"))
    assert sitting.info().undo_open == [BEN]
    sitting.take(entries.Consented(BEN, True))
    assert sitting.told(SPECTATOR) == ["undone"]


def test_among_bots_a_move_is_always_taken_back() -> None:
    game = fluxx_table(hands="robin wayne_manor | batman the_bank", draw="batgirl batmobile the_batcave batarang")
    sitting = sitting_at("fluxx", "Anna *random", game.match)
    sitting.choose(ANNA, "robin")
    sitting.take(entries.Chose(1, ["batman"], by="bot"))
    sitting.act("Anna", wire.Undo(id="u"))
    assert "robin" in sitting.offers(ANNA)


def test_nobody_takes_back_what_he_has_not_done() -> None:
    sitting = keepers()
    with pytest.raises(CannotUndo):
        sitting.act("Ben", wire.Undo(id="u"))


def test_nothing_is_taken_back_past_a_late_player() -> None:
    sitting = keepers()
    sitting.choose(ANNA, "robin")
    sitting.comes("Dora")
    with pytest.raises(CannotUndo):
        sitting.act("Anna", wire.Undo(id="u"))


def test_a_table_may_forbid_taking_back() -> None:
    sitting = keepers(undo=False)
    sitting.choose(ANNA, "robin")
    with pytest.raises(NotNow, match="nothing is taken back"):
        sitting.act("Anna", wire.Undo(id="u"))


# ---- clocks

CLOCK = {"step_s": 30, "bank_s": 60, "window_s": 15}


def test_every_decision_has_its_own_time_then_the_reserve_runs_down() -> None:
    sitting = keepers(clock=CLOCK)
    began = sitting.at
    assert sitting.round.deadline() == began + 30_000 + 60_000
    sitting.choose(ANNA, "robin", after_ms=29_000)
    assert sitting.round.banks == [60_000] * 3
    sitting.choose(ANNA, "wayne_manor", after_ms=40_000)
    assert sitting.round.banks == [50_000, 60_000, 60_000]
    clock = sitting.info().clock
    assert clock is not None and (clock.step, clock.banks, clock.used) == (30_000, [50_000, 60_000, 60_000], 0)


def test_a_move_in_parts_is_one_decision() -> None:
    """What it takes beyond its time is charged once, when it is complete."""
    sitting = composing(clock=CLOCK)
    for choice in ("set:", "card:-8C", "card:+3D", "card:+5C"):
        sitting.choose(ANNA, choice, after_ms=10_000)
    assert sitting.round.banks == [60_000] * 3
    sitting.choose(ANNA, "confirm:", after_ms=10_000)
    assert sitting.round.banks == [40_000, 60_000, 60_000]


def test_whose_time_is_up_has_no_reserve_left() -> None:
    sitting = keepers(clock=CLOCK)
    sitting.take(entries.Chose(ANNA, ["robin"], by="clock"), after_ms=95_000)
    assert sitting.round.banks == [0, 60_000, 60_000]


def test_what_a_bot_thinks_costs_nobody_its_reserve() -> None:
    sitting = keepers(clock=CLOCK)
    sitting.take(entries.Covered(ANNA, "casual"))
    sitting.take(entries.Chose(ANNA, ["robin"], by="bot"), after_ms=95_000)
    assert sitting.round.banks == [60_000] * 3


def test_taking_back_gives_no_time_back() -> None:
    """The decision is asked again, and the time that it has taken is gone."""
    sitting = keepers(clock=CLOCK)
    began = sitting.at
    sitting.choose(ANNA, "robin", after_ms=20_000)
    sitting.act("Anna", wire.Undo(id="u"), after_ms=0)
    assert sitting.round.deadline() == began + 90_000


def test_whoever_comes_back_has_a_moment_beside_its_reserve() -> None:
    sitting = keepers(clock=CLOCK)
    sitting.take(entries.Covered(ANNA, "casual"))
    sitting.act("Anna", wire.Resume(id="x"), after_ms=200_000)
    assert sitting.round.deadline() == sitting.at + 10_000 + 60_000


def test_the_clock_of_whoever_decides_runs_on_when_somebody_else_comes_back() -> None:
    sitting = keepers(clock=CLOCK)
    due = sitting.round.deadline()
    sitting.take(entries.Covered(BEN, "casual"))
    sitting.act("Ben", wire.Resume(id="x"), after_ms=20_000)
    assert sitting.round.deadline() == due


# ---- is there anything to take back?


def can_undo(sitting: Sitting) -> list[bool]:
    return [sitting.fresh(seat).can_undo for seat in (ANNA, BEN, CLEO, SPECTATOR)]


def test_whoever_has_made_no_move_has_nothing_to_take_back() -> None:
    sitting = keepers()
    assert can_undo(sitting) == [False, False, False, False]
    sitting.choose(ANNA, "robin")
    assert can_undo(sitting) == [True, False, False, False]
    sitting.act("Anna", wire.Undo(id="u"))
    assert can_undo(sitting) == [False, False, False, False]


def test_a_part_of_a_move_can_be_taken_back_and_only_its_seat_is_told() -> None:
    sitting = composing()
    sitting.choose(ANNA, "set:")
    assert sitting.news(ANNA).can_undo
    sitting.act("Anna", wire.Undo(id="u"))
    assert not sitting.news(ANNA).can_undo


def test_where_nothing_is_taken_back_nobody_is_offered_it() -> None:
    sitting = keepers(undo=False)
    sitting.choose(ANNA, "robin")
    assert can_undo(sitting) == [False] * 4


def test_of_two_chairs_of_one_person_the_one_that_moved_last_takes_it_back() -> None:
    """Though a bot has moved since."""
    game = fluxx_table(
        hands="robin wayne_manor | batman the_bank | batgirl batarang",
        rules="play_2",
        draw="batmobile the_batcave alfred_pennyworth batcomputer commissioner_gordon bruce_wayne",
    )
    sitting = sitting_at("fluxx", "Anna Ben *random", game.match)
    sitting.table.chairs[BEN].person = sitting.table.chairs[ANNA].person
    for choice in ("robin", "wayne_manor"):
        sitting.choose(ANNA, choice)
    for choice in ("batman", "the_bank"):
        sitting.take(entries.Chose(BEN, [choice]))
    sitting.take(entries.Chose(CLEO, ["batgirl"], by="bot"))
    sitting.act("Anna", wire.Undo(id="u"))
    assert sitting.round.match.record.choices[-1:] == ["batman"]
