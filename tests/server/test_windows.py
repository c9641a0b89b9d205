"""Reaction windows at a table: everybody who is asked answers when it likes, and nobody sees who has."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fluxx.table import table
from kibitz import wire
from kibitz.core.game import SPECTATOR, View
from kibitz.play.match import Refused
from kibitz.server.live.advisor import seed_of_hint
from kibitz.server.live.loading import fold
from kibitz.server.table import entries
from kibitz.server.table.acts import DoneBefore, Stale
from kibitz.server.table.presenter import Presenter, encoded
from kibitz.server.table.rounds import NotAsked
from kibitz.server.table.seating import NotNow
from kibitz.server.table.timing import wakes_at
from kibitz.server.table.waiting import MOST_WAITS
from kibitz.terminal.remote.table_state import TableState
from server.sitting import Sitting, quick, sitting_at

ANNA, BEN, CLEO, DORA = range(4)


def asked(chairs: str = "Anna Ben Cleo Dora", hands: str = "", window_s: int = 0, **settings: object) -> Sitting:
    """Anna has played K'POW!, an Action; Cleo holds the Surprise that cancels it, Dora one that cancels a Surprise.
    The window stays open until all have answered, unless its time was agreed on."""
    hands = hands or "kpow play_2 | batmobile robin | stop_that | veto"
    game = table(hands=hands, rules="play_3", draw="batgirl the_bank batarang")
    sitting = sitting_at("fluxx", chairs, game.match, window_s=window_s, **settings)
    sitting.choose(ANNA, "kpow")
    return sitting


def timed(chairs: str = "Anna Ben Cleo Dora", hands: str = "") -> Sitting:
    """The same at a table as people usually agree on it: the window lasts three seconds."""
    return asked(chairs, hands, window_s=3)


def decides(sitting: Sitting) -> tuple[list[int], str]:
    """Who is asked for what now."""
    ask = sitting.ask(SPECTATOR)
    return ask.seats, ask.kind or ask.prompt


def lets_pass(sitting: Sitting, name: str, window: int, id: str = "") -> None:
    sitting.act(name, wire.LetPass(id=id or next(sitting.ids), window=window))


# ---- the question


def test_all_who_are_asked_are_sent_one_window_with_one_id() -> None:
    sitting = asked()
    asks = [sitting.news(seat).ask for seat in sitting.seats]
    assert all(ask is not None and ask.seats == [BEN, CLEO, DORA] and ask.kind == "action" for ask in asks)
    assert len({ask.window for ask in asks if ask is not None}) == 1 and asks[0] is not None and asks[0].window > 0


def test_everybody_is_offered_what_it_could_answer_and_sees_no_more() -> None:
    sitting = asked()
    assert sitting.offers(CLEO) == {"pass", "stop_that"}
    assert sitting.offers(BEN) == sitting.offers(DORA) == {"pass"}
    assert sitting.offers(ANNA) == sitting.offers(SPECTATOR) == set()


# ---- answers that come early


def test_an_early_answer_waits_and_only_its_seat_is_told() -> None:
    sitting = asked()
    before = sitting.numbers()
    sitting.choose(DORA, "pass")
    assert list(sitting.sent) == [DORA] and sitting.ask(DORA).answered == ["pass"]
    assert sitting.numbers() == before
    assert decides(sitting) == ([BEN, CLEO, DORA], "action")


def test_nobody_sees_who_has_answered() -> None:
    sitting = asked()
    before = [encoded(sitting.fresh(seat)) for seat in (SPECTATOR, ANNA, BEN)]
    sitting.choose(CLEO, "stop_that")
    sitting.choose(DORA, "pass")
    assert [encoded(sitting.fresh(seat)) for seat in (SPECTATOR, ANNA, BEN)] == before


def test_a_hint_is_the_same_whoever_has_answered_face_down() -> None:
    """It is worked out from the view and the seed: neither tells who has answered, nor that somebody spoke."""

    def question() -> tuple[View, str]:
        view = sitting.table.playing().as_asked(BEN).view(BEN)
        return view, seed_of_hint(sitting.table, BEN, view)

    sitting = asked()
    before = question()
    sitting.choose(CLEO, "stop_that")
    sitting.choose(DORA, "pass")
    sitting.act("Anna", wire.Say(id="hello", text="Well?"))
    assert question() == before


def test_the_window_is_settled_when_all_have_let_it_pass() -> None:
    sitting = asked()
    for seat in (DORA, CLEO, BEN):
        sitting.choose(seat, "pass")
    assert decides(sitting) == ([ANNA], "play")
    assert all(sitting.told(seat) == ["chose"] for seat in sitting.seats)


def test_what_settles_a_window_is_told_without_a_name() -> None:
    """The last one to answer is not the one who has decided it."""
    sitting = asked()
    sitting.choose(CLEO, "stop_that")
    sitting.choose(BEN, "pass")
    assert sitting.news(ANNA).items[0].seat == -1
    events = [msgspec.json.decode(event) for event in sitting.news(ANNA).items[0].events]
    assert any(event["kind"] == "moved" and event["card"] == "stop_that" for event in events)


def test_an_answer_may_be_changed_until_the_window_is_settled() -> None:
    sitting = asked()
    sitting.choose(CLEO, "stop_that")
    sitting.choose(CLEO, "pass")
    assert sitting.ask(CLEO).answered == ["pass"]
    sitting.choose(DORA, "pass")
    sitting.choose(BEN, "pass")
    assert decides(sitting) == ([ANNA], "play")


def test_after_a_surprise_early_answers_are_void() -> None:
    """Dora has let the Action pass. That says nothing about Cleo's Surprise, which she is asked about anew."""
    sitting = asked()
    sitting.choose(DORA, "pass")
    sitting.choose(BEN, "pass")
    window = sitting.ask(DORA).window
    sitting.choose(CLEO, "stop_that")
    assert decides(sitting) == ([DORA, ANNA, BEN], "surprise")
    assert sitting.ask(DORA).window > window and sitting.ask(DORA).answered == []
    assert sitting.offers(DORA) == {"pass", "veto"}


def test_an_answer_to_a_window_that_is_closed_is_stale() -> None:
    sitting = asked()
    late = wire.Choose(id="late", seat=DORA, decision=sitting.ask(DORA).decision, choices=["pass"])
    sitting.choose(BEN, "pass")
    sitting.choose(CLEO, "stop_that")
    with pytest.raises(Stale):
        sitting.act("Dora", late)
    assert sitting.ask(DORA).answered == []


def test_who_is_not_asked_cannot_answer() -> None:
    sitting = asked()
    with pytest.raises(NotAsked):
        sitting.choose(ANNA, "pass")


def test_a_window_is_answered_with_one_choice() -> None:
    sitting = asked()
    with pytest.raises(Refused):
        sitting.choose(CLEO, "pass", "stop_that")
    with pytest.raises(Refused) as refused:
        sitting.choose(BEN, "batmobile")
    assert refused.value.reason.rule and sitting.round.answers == {}


# ---- standing orders


def order(sitting: Sitting, name: str, kind: str, answer: str) -> None:
    sitting.act(
        name, msgspec.convert({"type": "order", "id": next(sitting.ids), "kind": kind, "answer": answer}, wire.Order)
    )


def test_a_standing_order_answers_the_window_that_is_open() -> None:
    sitting = asked()
    order(sitting, "Dora", "action", "pass")
    assert list(sitting.sent) == [DORA] and sitting.ask(DORA).answered == ["pass"]


def test_where_all_have_ordered_to_pass_the_game_goes_on_at_once() -> None:
    sitting = asked(hands="kpow jackpot play_2 | batmobile robin | stop_that | veto")
    for name in ("Ben", "Cleo", "Dora"):
        order(sitting, name, "action", "pass")
    assert decides(sitting) == ([ANNA], "play")
    numbers = sitting.numbers()
    sitting.choose(ANNA, "jackpot")
    assert decides(sitting) == ([ANNA], "play")
    assert sitting.numbers() == [number + 1 for number in numbers]


def test_an_order_is_for_one_kind_of_window_and_can_be_taken_back() -> None:
    sitting = asked(hands="kpow jackpot play_2 | batmobile robin | stop_that | veto")
    order(sitting, "Dora", "surprise", "pass")
    assert sitting.ask(DORA).answered == []
    order(sitting, "Dora", "action", "pass")
    order(sitting, "Dora", "action", "ask")
    assert sitting.ask(DORA).answered == ["pass"], "what is answered is answered"
    for name in (BEN, CLEO):
        sitting.choose(name, "pass")
    sitting.choose(ANNA, "jackpot")
    assert sitting.ask(DORA).answered == []


def test_nobody_sees_a_standing_order() -> None:
    sitting = asked()
    before = [encoded(sitting.fresh(seat)) for seat in (SPECTATOR, ANNA, BEN, CLEO)]
    order(sitting, "Dora", "action", "pass")
    sitting.at -= 100  # only the time has gone on
    assert [encoded(sitting.fresh(seat)) for seat in (SPECTATOR, ANNA, BEN, CLEO)] == before


def test_an_order_for_what_the_game_does_not_have_is_refused() -> None:
    sitting = asked()
    with pytest.raises(NotNow, match="those of this game are action, goal"):
        order(sitting, "Dora", "earthquake", "pass")


def test_whoever_is_covered_by_a_bot_is_not_bound_by_its_orders() -> None:
    sitting = asked(hands="kpow jackpot play_2 | batmobile robin | stop_that | veto")
    order(sitting, "Dora", "action", "pass")
    sitting.take(entries.Covered(DORA, "random"))
    for seat in (BEN, CLEO):
        sitting.choose(seat, "pass")
    sitting.choose(ANNA, "jackpot")
    assert sitting.round.open_seats() == [BEN, CLEO, DORA]


# ---- several chairs, one client: "anyone?"


def hotseat(chairs: str = "Anna Ben Cleo Ben", hands: str = "") -> Sitting:
    return asked(chairs, hands)


def test_one_answer_lets_it_pass_for_all_chairs_of_a_client() -> None:
    sitting = hotseat()
    sitting.choose(CLEO, "pass")
    lets_pass(sitting, "Ben", sitting.ask(BEN).window)
    assert decides(sitting) == ([ANNA], "play")


def test_letting_it_pass_is_for_that_window_and_for_no_other() -> None:
    """Cleo's Surprise lies face down between Ben's two chairs. About the new window Ben has said nothing."""
    sitting = hotseat()
    sitting.choose(CLEO, "stop_that")
    lets_pass(sitting, "Ben", sitting.ask(BEN).window)
    assert decides(sitting) == ([DORA, ANNA, BEN], "surprise")
    assert sitting.round.answers == {}


def test_letting_it_pass_twice_is_done_once() -> None:
    sitting = hotseat()
    window = sitting.ask(BEN).window
    lets_pass(sitting, "Ben", window, "once")
    with pytest.raises(DoneBefore):
        lets_pass(sitting, "Ben", window, "once")
    with pytest.raises(NotAsked):
        lets_pass(sitting, "Ben", window, "again")


def test_a_window_that_is_closed_cannot_be_let_pass() -> None:
    sitting = hotseat()
    window = sitting.ask(BEN).window
    lets_pass(sitting, "Ben", window)
    sitting.choose(CLEO, "pass")
    with pytest.raises(Stale):
        lets_pass(sitting, "Ben", window)


def test_a_client_with_several_chairs_says_for_which_it_chooses() -> None:
    sitting = hotseat()
    decision = sitting.ask(BEN).decision
    with pytest.raises(Exception, match="name one as seat"):
        sitting.act("Ben", wire.Choose(id="x", decision=decision, choices=["pass"]))


# ---- taking back


def test_a_card_can_be_taken_back_while_its_window_is_open_whoever_has_answered() -> None:
    """Were it refused after an answer, it would tell that somebody has answered."""
    for answers in ([], [CLEO], [CLEO, DORA]):
        sitting = asked()
        for seat in answers:
            sitting.choose(seat, "pass")
        sitting.act("Anna", wire.Undo(id="undo"))
        assert decides(sitting) == ([ANNA], "play") and "kpow" in sitting.offers(ANNA)
        sitting.choose(ANNA, "kpow")
        assert sitting.round.answers == {}, "answers to what was taken back are void"


# ---- the clock


def test_a_window_has_its_own_time_for_all_together() -> None:
    sitting = asked(clock={"step_s": 30, "bank_s": 60, "window_s": 15})
    began = sitting.at
    sitting.choose(DORA, "pass", after_ms=5000)
    assert sitting.round.deadline() == began + 15_000
    clock = sitting.info().clock
    assert clock is not None and (clock.window, clock.running) == (15_000, [BEN, CLEO, DORA])


def test_a_window_costs_nobody_its_reserve() -> None:
    sitting = asked(clock={"step_s": 1, "bank_s": 60, "window_s": 15})
    sitting.choose(DORA, "pass", after_ms=4000)
    sitting.close_window()
    assert sitting.round.banks == [60_000] * 4


# ---- a common time, also without a clock


def closes(sitting: Sitting) -> list[int]:
    """How much longer the window lasts, as everybody is told who comes now; spectators first."""
    return [sitting.ask(seat).closes for seat in sitting.seats]


def test_a_window_may_have_an_end_where_there_is_no_clock() -> None:
    sitting = asked(window_s=12)
    began = sitting.at
    assert sitting.round.deadline() == began + 12_000 and sitting.info().clock is None
    sitting.choose(DORA, "pass", after_ms=5000)
    assert sitting.round.deadline() == began + 12_000, "nobody's answer makes it longer or shorter"


def test_all_are_told_the_same_time_whoever_has_answered() -> None:
    sitting = asked(window_s=12)
    assert closes(sitting) == [12_000] * 5
    sitting.choose(CLEO, "stop_that", after_ms=5000)
    sitting.choose(DORA, "pass", after_ms=0)
    assert closes(sitting) == [7_000] * 5


def test_a_window_that_is_about_to_close_is_not_one_without_an_end() -> None:
    sitting = asked(window_s=12)
    sitting.at += 60_000
    assert closes(sitting) == [1] * 5


def test_without_a_clock_and_a_time_of_its_own_a_window_has_no_end() -> None:
    sitting = asked()
    assert sitting.round.deadline() is None and closes(sitting) == [0] * 5


def test_only_windows_have_an_end_then() -> None:
    sitting = asked(window_s=12)
    sitting.close_window()
    assert decides(sitting) == ([ANNA], "play")
    assert sitting.round.deadline() is None and sitting.ask(ANNA).closes == 0


def test_after_a_surprise_the_next_window_has_its_own_time() -> None:
    sitting = asked(window_s=12)
    sitting.choose(CLEO, "stop_that", after_ms=9000)
    sitting.close_window()
    assert decides(sitting)[1] == "surprise" and closes(sitting) == [12_000] * 5


def test_a_clock_has_a_time_of_its_own_for_windows() -> None:
    clock = {"step_s": 30, "bank_s": 60, "window_s": 15}
    assert closes(asked(clock=clock, window_s=5)) == [15_000] * 5
    assert closes(asked(clock=clock, window_s=5, timeout="wait")) == [0] * 5, "such a clock ends nothing"


def test_a_window_that_is_taken_back_to_opens_anew() -> None:
    """Cleo would like her Surprise back. What the last decision took is not taken from those who are asked again."""
    sitting = asked(window_s=12)
    sitting.choose(CLEO, "stop_that", after_ms=11_000)
    sitting.close_window()
    sitting.act("Cleo", wire.Undo(id="undo"))
    for name in ("Anna", "Ben", "Dora"):
        sitting.act(name, wire.Consent(id=f"{name} agrees", yes=True), after_ms=3000)
    assert decides(sitting) == ([CLEO, DORA], "action") and closes(sitting) == [12_000] * 5


def test_who_comes_back_in_a_window_has_a_moment_once() -> None:
    sitting = asked(window_s=12)
    began = sitting.at
    sitting.take(entries.Covered(BEN, "casual"), after_ms=9000)
    sitting.take(entries.Resumed(BEN), after_ms=1000)
    assert sitting.round.deadline() == sitting.at + 10_000
    for _ in range(3):
        sitting.take(entries.Covered(BEN, "casual"))
        sitting.take(entries.Resumed(BEN))
    assert sitting.round.deadline() == began + 20_000


# ---- among people: every window lasts its time, whoever holds what


def test_a_window_closes_at_its_time_and_not_when_all_have_answered() -> None:
    sitting = timed()
    began = sitting.at
    for seat in (BEN, CLEO, DORA):
        sitting.choose(seat, "pass")
    assert decides(sitting) == ([BEN, CLEO, DORA], "action") and wakes_at(sitting.table) == began + 3000
    sitting.close_window()
    assert sitting.at == began + 3000 and decides(sitting) == ([ANNA], "play")
    assert all(sitting.told(seat) == ["chose"] and sitting.news(seat).items[0].seat == -1 for seat in sitting.seats)


def test_answers_count_as_they_lie_when_the_window_closes() -> None:
    """Cleo changes her mind twice; Ben and Dora say nothing, so they let it pass."""
    sitting = timed()
    for answer in ("stop_that", "pass", "stop_that"):
        sitting.choose(CLEO, answer)
        assert sitting.ask(CLEO).answered == [answer] and list(sitting.sent) == [CLEO]
    sitting.close_window()
    assert decides(sitting) == ([DORA, ANNA, BEN], "surprise")


def test_standing_orders_make_no_window_shorter() -> None:
    sitting = timed(hands="kpow jackpot play_2 | batmobile robin | stop_that | veto")
    for name in ("Ben", "Cleo", "Dora"):
        order(sitting, name, "action", "pass")
    assert decides(sitting)[1] == "action"
    sitting.close_window()
    sitting.choose(ANNA, "jackpot")
    assert decides(sitting)[1] == "action" and sitting.round.open_seats() == [] and closes(sitting) == [3000] * 5


def test_a_window_closes_also_if_its_table_has_lost_all_but_one_of_its_people() -> None:
    """Ben is sent away in the middle of it: the window is what it was when it opened."""
    sitting = timed("Anna Ben *casual *casual")
    sitting.act("Anna", wire.Kick(id="kick", chair=BEN))
    for seat in (BEN, CLEO, DORA):
        sitting.take(entries.Chose(seat, ["pass"], by="bot"))
    sitting.close_window()
    assert decides(sitting) == ([ANNA], "play") and sitting.table.solo()


def test_a_game_of_an_older_server_is_read_as_it_was_played() -> None:
    """There a window was settled by its answers, at every table: the log of such a game leads to where it led."""
    old = Sitting("fluxx", "Anna Ben Cleo Dora", options=timed().table.game.options, window_s=3)
    old.table.state.fixed_windows = False
    old.lay(timed().round.match)
    for seat in (BEN, CLEO, DORA):
        old.choose(seat, "pass")
    assert decides(old) == ([ANNA], "play")


# ---- alone with bots


def alone(hands: str) -> Sitting:
    """Ben, a bot, has played K'POW!."""
    game = table(hands=hands, rules="play_3", turn=1)
    sitting = sitting_at("fluxx", "Anna *casual *casual", game.match)
    sitting.take(entries.Chose(BEN, ["kpow"], by="bot"))
    return sitting


def test_alone_with_bots_a_window_waits_for_its_person_if_they_can_answer() -> None:
    sitting = alone("stop_that | kpow play_2 | veto")
    sitting.take(entries.Chose(CLEO, ["pass"], by="bot"))
    assert decides(sitting)[1] == "action" and sitting.round.open_seats() == [ANNA] and closes(sitting) == [0] * 4
    sitting.choose(ANNA, "stop_that")
    assert decides(sitting)[1] == "surprise"


def test_alone_with_bots_nobody_is_asked_who_cannot_answer() -> None:
    sitting = alone("robin | kpow play_2 | stop_that")
    assert sitting.round.open_seats() == [CLEO] and sitting.ask(ANNA).answered == ["pass"]
    sitting.take(entries.Chose(CLEO, ["pass"], by="bot"))
    assert decides(sitting) == ([BEN], "play")


# ---- "wait"


def wait(sitting: Sitting, name: str, seat: int | None = None, after_ms: int = 100) -> None:
    sitting.act(name, wire.Wait(id=next(sitting.ids), window=sitting.ask(SPECTATOR).window, seat=seat), after_ms)


def test_whoever_says_wait_gives_all_fifteen_seconds_more_and_all_see_who() -> None:
    """Ben, who holds nothing; and Anna, who is not even asked."""
    sitting = timed()
    began, window = sitting.at, sitting.ask(BEN).window
    sitting.choose(CLEO, "stop_that")
    wait(sitting, "Ben", after_ms=900)
    assert closes(sitting) == [17_000] * 5 and wakes_at(sitting.table) == began + 18_000
    for seat in sitting.seats:
        [item], ask = sitting.news(seat).items, sitting.ask(seat)
        assert (item.kind, item.seat, item.name) == ("waited", BEN, "Ben")
        assert (ask.window, ask.waits) == (window, [BEN]), "it is still the same window, and what is answered stands"
    wait(sitting, "Anna")
    assert wakes_at(sitting.table) == began + 33_000 and sitting.ask(CLEO).answered == ["stop_that"]


def test_every_process_counts_the_same_time_also_one_that_has_just_read_the_table() -> None:
    """A restart in the middle of a window, or another process: the entries say when it closes, and what lies there."""
    sitting = timed()
    sitting.choose(CLEO, "stop_that")
    wait(sitting, "Ben")
    read = fold(sitting.entries)
    assert wakes_at(read) == wakes_at(sitting.table) == sitting.round.since + 18_000
    for seat in sitting.seats:
        assert encoded(Presenter(read, sitting.at).news(seat, [], fresh=True)) == encoded(sitting.fresh(seat))
    sitting.close_window()
    read.take(sitting.table.number, sitting.at, entries.WindowClosed())
    assert read.playing().play.position() == sitting.round.play.position()


def test_wait_is_said_once_in_a_window_by_each_person_and_so_often_in_a_game() -> None:
    sitting = timed("Anna Ben Cleo Ben", hands="kpow jackpot play_2 | batmobile | stop_that | veto")
    assert "wait" in sitting.news(BEN).may
    wait(sitting, "Ben", BEN)
    assert ["wait" in sitting.news(seat).may for seat in sitting.seats] == [False, True, False, True, False]
    with pytest.raises(NotNow) as twice:
        wait(sitting, "Ben", DORA)
    assert twice.value.says is not None and twice.value.says.key == "refused-wait-twice"
    sitting.close_window()
    sitting.round.waited += [BEN] * (MOST_WAITS - 1)
    sitting.choose(ANNA, "jackpot")
    with pytest.raises(NotNow) as often:
        wait(sitting, "Ben", BEN)
    assert often.value.says is not None and often.value.says.key == "refused-wait-often"
    wait(sitting, "Cleo")


def test_wait_is_for_a_window_whose_time_runs() -> None:
    for sitting in (asked(), quick("Anna Ben")):
        if sitting.table.wants_deal():
            sitting.deal()
        with pytest.raises((NotNow, Stale)):
            wait(sitting, "Anna")
        assert "wait" not in sitting.fresh(ANNA).may
    late = timed()
    window = late.ask(BEN).window
    late.close_window()
    with pytest.raises(Stale):
        late.act("Ben", wire.Wait(id="late", window=window))


def test_by_correspondence_all_are_asked_until_all_have_answered() -> None:
    agreed: list[dict[str, Any]] = [{"clock": "day"}, {"cover_after_s": 86_400}, {"window_s": 86_400}]
    for settings in agreed:
        sitting = asked(**{"window_s": 3, **settings})
        assert not sitting.ask(BEN).fixed
        for seat in (BEN, CLEO, DORA):
            sitting.choose(seat, "pass")
        assert decides(sitting) == ([ANNA], "play")


# ---- at a terminal


def test_at_a_terminal_whoever_cannot_answer_is_not_asked_unless_they_share_it() -> None:
    sitting = timed("Anna Ben Cleo Dora")
    for chairs, expected in (([BEN], []), ([CLEO], [CLEO]), ([BEN, DORA], [BEN, DORA])):
        state = TableState(sitting.info())
        state.learn_seats(wire.Welcome(seats=chairs))
        for seat in chairs:
            state.seat(seat).take(sitting.fresh(seat), lambda item: [])
        assert state.open_seats() == expected
