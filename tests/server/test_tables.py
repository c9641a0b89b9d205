"""What may happen at a table: who sits where, who begins, what is told, what can be taken back, whose time is up."""

from __future__ import annotations

import pytest

from absolute.table import table as absolute_table
from fluxx.table import table as fluxx_table
from kibitz import wire
from kibitz.core.errors import CannotJoin, CannotUndo
from kibitz.core.game import SPECTATOR
from kibitz.core.rng import Rng
from kibitz.play.fairness import commitment
from kibitz.play.match import Refused
from kibitz.server import deeds
from kibitz.server.acting import QUICK_PHRASES, DoneBefore, NotYours, Stale
from kibitz.server.company import NotNow
from kibitz.server.rounds import NotAsked
from kibitz.server.telling import encoded
from server.sitting import Sitting, any_choice, key_of, sitting_at

ANNA, BEN, CLEO = range(3)


def keepers(**settings: object) -> Sitting:
    """Anna may play two Keepers; no Surprise is in the game, so nobody is asked whether it may."""
    game = fluxx_table(
        hands="robin wayne_manor batarang | batman the_bank | batgirl",
        rules="play_2",
        draw="batmobile the_batcave alfred_pennyworth batcomputer commissioner_gordon bruce_wayne",
    )
    return sitting_at("fluxx", "Anna Ben Cleo", game.match, **settings)


def composing(**settings: object) -> Sitting:
    """Anna may lay sets, out of small choices."""
    game = absolute_table(hands="+5C -8C +3D +9S | -6S +1C | +2C", phase="play")
    return sitting_at("absolute", "Anna Ben Cleo", game.match, **settings)


def quick(chairs: str = "Anna Ben", **settings: object) -> Sitting:
    """A short game: a duel of Abluxxen."""
    return Sitting("abluxxen", chairs, options={"variant": "duel"}, **settings)


def play_out(sitting: Sitting, seed: int = 1) -> None:
    """Everybody plays at random until the game is over."""
    rng = Rng(seed)
    while sitting.table.state.phase == "playing":
        sitting.take(any_choice(sitting.round, rng))


def act_of(sitting: Sitting) -> str:
    return next(sitting.ids)


# ---- sitting down


def test_whoever_comes_takes_an_open_chair() -> None:
    sitting = Sitting("fluxx", "Anna - -")
    assert sitting.table.free_chair() == 1
    sitting.comes("Ben", 1)
    assert [chair.kind for chair in sitting.info().chairs] == ["person", "person", "open"]
    assert all(sitting.told(seat) == ["sat"] for seat in sitting.seats)


def test_a_chair_that_is_taken_stays_taken() -> None:
    sitting = Sitting("fluxx", "Anna *casual -")
    for seat in (0, 1):
        with pytest.raises(NotNow, match="is taken"):
            sitting.comes("Ben", seat)
    with pytest.raises(NotNow, match="there is no seat 7; the seats are 0 to 2"):
        sitting.comes("Ben", 7)


def test_nothing_is_dealt_before_everybody_is_there() -> None:
    sitting = Sitting("fluxx", "Anna -")
    assert not sitting.table.wants_deal()
    sitting.comes("Ben", 1)
    assert sitting.table.wants_deal()


def test_a_program_is_shown_as_one() -> None:
    sitting = Sitting("fluxx", "Anna -")
    sitting.comes("Deep Green", 1, program=True)
    assert sitting.info().chairs[1].kind == "program"


def test_before_the_game_who_leaves_frees_the_chair_and_the_next_one_is_host() -> None:
    sitting = Sitting("fluxx", "Anna Ben -")
    sitting.act("Anna", wire.Leave(id="x"))
    assert [chair.kind for chair in sitting.info().chairs] == ["open", "person", "open"]
    assert sitting.info().host == BEN


def test_a_host_on_two_chairs_leaves_one_and_is_still_host() -> None:
    sitting = Sitting("fluxx", "Anna Anna Ben -")
    sitting.act("Anna", wire.Leave(id="x", seat=1))
    assert sitting.info().host == ANNA


def test_in_a_game_the_chair_is_kept_and_a_bot_covers_it() -> None:
    sitting = keepers(cover_bot="expert")
    sitting.act("Ben", wire.Leave(id="x"))
    chair = sitting.info().chairs[BEN]
    assert (chair.kind, chair.name, chair.bot, chair.covered) == ("person", "Ben", "expert", True)
    assert sitting.table.bot_at(BEN) == "expert"


def test_at_a_table_that_waits_nobody_plays_for_who_leaves() -> None:
    sitting = keepers(cover_after_s=None)
    sitting.act("Ben", wire.Leave(id="x"))
    assert not sitting.info().chairs[BEN].covered


def test_who_returns_gets_the_chair_back() -> None:
    sitting = keepers()
    sitting.act("Anna", wire.Leave(id="x"))
    with pytest.raises(NotNow, match="resume first"):
        sitting.choose(ANNA, "robin")
    sitting.act("Anna", wire.Resume(id="y"))
    sitting.choose(ANNA, "robin")
    assert not sitting.info().chairs[ANNA].covered


# ---- coming late


def test_in_fluxx_a_late_player_joins_before_the_next_turn() -> None:
    """Until then it watches; then it is dealt its cards, and sees them."""
    sitting = keepers()
    sitting.comes("Dora")
    assert sitting.table.seats_of(key_of("Dora")) == [3]
    late = sitting.news(3)
    assert [item.kind for item in late.items] == ["came"] and late.items[0].n == late.n
    assert late.view == sitting.news(SPECTATOR).view
    sitting.choose(ANNA, "robin")
    sitting.choose(ANNA, "wayne_manor")
    assert sitting.round.play.seats == 4
    assert sitting.fresh(3).view != sitting.fresh(SPECTATOR).view


def test_where_the_rules_forbid_it_nobody_joins() -> None:
    sitting = composing()
    with pytest.raises(CannotJoin):
        sitting.comes("Dora")
    assert len(sitting.table.chairs) == 3


def test_no_more_join_than_can_play() -> None:
    sitting = keepers()
    for name in ("Dora", "Emil", "Finn"):
        sitting.comes(name)
    with pytest.raises(NotNow, match="no more than 6 can play"):
        sitting.comes("Gina")


# ---- the host


def test_only_the_host_may_send_somebody_away_or_silence_or_replace_him() -> None:
    sitting = keepers()
    acts: list[wire.Acts] = [wire.Mute(id="m", chair=2), wire.Replace(id="r", chair=2), wire.Kick(id="k", chair=2)]
    for act in acts:
        with pytest.raises(NotYours, match="only the host"):
            sitting.act("Ben", act)
        sitting.act("Anna", act)


def test_whoever_is_sent_away_before_the_game_leaves_an_open_chair() -> None:
    sitting = Sitting("fluxx", "Anna Ben -")
    sitting.act("Anna", wire.Kick(id="k", chair=BEN))
    assert sitting.info().chairs[BEN].kind == "open"
    with pytest.raises(NotNow, match="sent you away"):
        sitting.comes("Ben", BEN)


def test_in_a_game_a_bot_plays_on_until_somebody_else_takes_the_chair() -> None:
    sitting = keepers()
    hand = sitting.fresh(BEN).view
    sitting.act("Anna", wire.Kick(id="k", chair=BEN))
    chair = sitting.info().chairs[BEN]
    assert (chair.kind, chair.name, chair.bot) == ("bot", "Ben", "casual")
    assert sitting.table.free_chair() == BEN
    sitting.comes("Dora", BEN)
    assert sitting.info().chairs[BEN] == wire.Chair("person", "Dora")
    assert sitting.fresh(BEN).view == hand


def test_the_host_cannot_be_sent_away() -> None:
    sitting = keepers()
    with pytest.raises(NotNow, match="your own chair"):
        sitting.act("Anna", wire.Kick(id="k", chair=ANNA))


def test_whoever_is_muted_is_not_heard_until_heard_again() -> None:
    sitting = keepers()
    sitting.act("Anna", wire.Mute(id="m", chair=BEN))
    with pytest.raises(NotNow, match="muted"):
        sitting.act("Ben", wire.Say(id="s", text="hello"))
    sitting.act("Anna", wire.Mute(id="n", chair=BEN, muted=False))
    sitting.act("Ben", wire.Say(id="t", text="hello"))


def test_the_host_lets_a_bot_play_for_a_chair_and_its_owner_takes_over_again() -> None:
    sitting = keepers()
    sitting.act("Anna", wire.Replace(id="r", chair=BEN, bot="expert"))
    assert sitting.table.bot_at(BEN) == "expert"
    sitting.act("Ben", wire.Resume(id="s"))
    assert sitting.table.bot_at(BEN) == ""


def test_the_host_starts_with_bots_on_the_open_chairs() -> None:
    sitting = Sitting("fluxx", "Anna - -")
    sitting.act("Anna", wire.Start(id="s", bot="random"))
    assert [chair.bot for chair in sitting.info().chairs] == ["", "random", "random"]
    assert len({chair.name for chair in sitting.info().chairs}) == 3
    assert sitting.table.state.phase == "playing"


# ---- talking


def test_a_quick_phrase_is_told_by_its_name_so_that_everybody_reads_it_in_his_language() -> None:
    sitting = keepers()
    for phrase in QUICK_PHRASES:
        sitting.act("Ben", wire.Say(id=act_of(sitting), phrase=phrase))
        said = sitting.news(SPECTATOR).items[0]
        assert (said.kind, said.seat, said.phrase, said.text) == ("spoke", BEN, phrase, "")
    with pytest.raises(NotNow, match="there is no phrase 'boo'; the phrases are hello"):
        sitting.act("Ben", wire.Say(id="x", phrase="boo"))


def test_nothing_is_not_said() -> None:
    sitting = keepers()
    with pytest.raises(NotNow, match="nothing is said"):
        sitting.act("Ben", wire.Say(id="x", text=" \n\t"))


def test_a_table_may_be_silent() -> None:
    sitting = keepers(chat=False)
    with pytest.raises(NotNow, match="no chat"):
        sitting.act("Ben", wire.Say(id="x", text="hello"))


def test_talking_does_not_make_a_decision_stale() -> None:
    sitting = keepers()
    decision = sitting.ask(ANNA).decision
    sitting.act("Ben", wire.Say(id="x", phrase="hurry"))
    assert sitting.ask(ANNA).decision == decision
    assert sitting.news(ANNA).n > decision


# ---- choosing


def test_only_who_is_asked_may_choose() -> None:
    sitting = keepers()
    with pytest.raises(NotAsked):
        sitting.choose(BEN, "batman")


def test_nobody_chooses_for_another_chair() -> None:
    sitting = keepers()
    choice = wire.Choose(id="x", seat=ANNA, decision=sitting.ask(ANNA).decision, choices=["robin"])
    for name in ("Ben", "Stranger"):
        with pytest.raises(NotYours):
            sitting.act(name, choice)


def test_a_choice_for_an_earlier_decision_is_stale() -> None:
    sitting = keepers()
    decision = sitting.ask(ANNA).decision
    sitting.choose(ANNA, "robin")
    with pytest.raises(Stale, match=f"answers decision {decision}; open is decision {decision + 1}"):
        sitting.act("Anna", wire.Choose(id="x", decision=decision, choices=["wayne_manor"]))


def test_an_act_that_is_sent_again_is_done_once() -> None:
    sitting = keepers()
    choice = wire.Choose(id="once", decision=sitting.ask(ANNA).decision, choices=["robin"])
    sitting.act("Anna", choice)
    position = sitting.round.play.position()
    with pytest.raises(DoneBefore):
        sitting.act("Anna", choice)
    assert sitting.round.play.position() == position


def test_ids_are_a_persons_own() -> None:
    sitting = keepers()
    sitting.act("Anna", wire.Say(id="same", phrase="hello"))
    sitting.act("Ben", wire.Say(id="same", phrase="hello"))
    assert sitting.news(CLEO).items[0].seat == BEN


def test_several_choices_are_taken_all_or_not_at_all() -> None:
    sitting = composing()
    before = sitting.round.play.position()
    with pytest.raises(Refused):
        sitting.choose(ANNA, "set:", "card:+9S", "card:-8C")
    assert sitting.round.play.position() == before
    sitting.choose(ANNA, "set:", "card:-8C")
    assert sitting.round.match.record.choices == ["set:", "card:-8C"]


def test_a_refusal_names_the_rule() -> None:
    sitting = keepers()
    with pytest.raises(Refused) as refused:
        sitting.choose(ANNA, "batman")
    assert refused.value.reason.rule.startswith("FX-") and "offered are" in str(refused.value)


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


def test_when_somebody_speaks_meanwhile_the_others_hear_nothing_of_the_part() -> None:
    silent, busy = composing(), composing()
    busy.choose(ANNA, "set:", after_ms=0)
    for sitting in (silent, busy):
        sitting.act("Ben", wire.Say(id="x", phrase="hurry"))
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


def test_bots_and_whoever_is_away_need_not_agree() -> None:
    sitting = moved_on()
    sitting.take(deeds.Covered(CLEO, "casual"))
    sitting.act("Anna", wire.Undo(id="u"))
    assert sitting.info().undo_open == [BEN]
    sitting.take(deeds.Kicked(BEN, ANNA))
    assert sitting.info().undo_asked == -1


def test_among_bots_a_move_is_always_taken_back() -> None:
    game = fluxx_table(hands="robin wayne_manor | batman the_bank", draw="batgirl batmobile the_batcave batarang")
    sitting = sitting_at("fluxx", "Anna *random", game.match)
    sitting.choose(ANNA, "robin")
    sitting.take(deeds.Chose(1, ["batman"], by="bot"))
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
    sitting.take(deeds.Chose(ANNA, ["robin"], by="clock"), after_ms=95_000)
    assert sitting.round.banks == [0, 60_000, 60_000]


def test_what_a_bot_thinks_costs_nobody_its_reserve() -> None:
    sitting = keepers(clock=CLOCK)
    sitting.take(deeds.Covered(ANNA, "casual"))
    sitting.take(deeds.Chose(ANNA, ["robin"], by="bot"), after_ms=95_000)
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
    sitting.take(deeds.Covered(ANNA, "casual"))
    sitting.act("Anna", wire.Resume(id="x"), after_ms=200_000)
    assert sitting.round.deadline() == sitting.at + 10_000 + 60_000


def test_the_clock_of_whoever_decides_runs_on_when_somebody_else_comes_back() -> None:
    sitting = keepers(clock=CLOCK)
    due = sitting.round.deadline()
    sitting.take(deeds.Covered(BEN, "casual"))
    sitting.act("Ben", wire.Resume(id="x"), after_ms=20_000)
    assert sitting.round.deadline() == due


# ---- matches


def test_the_points_of_a_match_are_added_up() -> None:
    sitting = quick(rounds=2)
    sitting.deal()
    play_out(sitting)
    first = sitting.news(SPECTATOR).items[-1]
    assert (first.kind, sitting.info().phase, sitting.info().totals) == ("ended", "between", first.scores)
    sitting.act("Anna", wire.Again(id="a"))
    assert sitting.info().chairs[ANNA].ready and sitting.info().phase == "between"
    sitting.act("Ben", wire.Again(id="b"))
    assert (sitting.info().phase, sitting.info().round) == ("playing", 2)
    play_out(sitting, 2)
    second = sitting.news(SPECTATOR).items[-1]
    assert sitting.info().phase == "over"
    assert sitting.info().totals == [sum(both) for both in zip(first.scores, second.scores, strict=True)]
    assert sum(sitting.info().wins) >= 1


def test_while_a_game_is_played_the_next_one_is_not_agreed_on() -> None:
    sitting = keepers()
    with pytest.raises(NotNow, match="when this one is over"):
        sitting.act("Anna", wire.Again(id="a"))


def again(sitting: Sitting) -> None:
    for chair in sitting.info().chairs:
        if chair.kind == "person":
            sitting.act(chair.name, wire.Again(id=act_of(sitting)))


def test_for_a_rematch_everybody_moves_on_by_one_chair() -> None:
    sitting = Sitting("abluxxen", "Anna Ben Cleo", options={"variant": "base"})
    sitting.deal()
    play_out(sitting)
    numbers = sitting.numbers()
    again(sitting)
    assert [chair.name for chair in sitting.info().chairs] == ["Cleo", "Anna", "Ben"]
    assert (sitting.info().totals, sitting.info().wins, sitting.info().round) == ([0, 0, 0], [0, 0, 0], 1)
    assert sitting.table.seats_of(key_of("Anna")) == [1]
    assert sorted(sitting.numbers()) == [number + 4 for number in sorted(numbers)], "three are ready, one deal"


def test_whoever_is_away_does_not_hold_up_the_next_game() -> None:
    sitting = quick(rounds=2)
    sitting.deal()
    play_out(sitting)
    sitting.act("Ben", wire.Leave(id="l"))
    sitting.act("Anna", wire.Again(id="a"))
    assert sitting.info().phase == "playing"


# ---- who begins


def beginners(games: int, **settings: object) -> list[str]:
    """Who begins each game, by name."""
    sitting = Sitting("abluxxen", "Anna Ben Cleo", options={"variant": "base"}, **settings)
    sitting.deal()
    names = []
    for _ in range(games):
        names.append(sitting.table.chairs[sitting.round.play.seat()].name)
        play_out(sitting)
        again(sitting)
    return names


def test_who_begins_is_chosen() -> None:
    assert beginners(3, begins="chosen", first=2, rounds=3) == ["Cleo", "Cleo", "Cleo"]


def test_in_a_match_everybody_begins_in_turn() -> None:
    assert beginners(4, begins="rotate", first=1, rounds=4) == ["Ben", "Cleo", "Anna", "Ben"]


def test_after_a_rematch_somebody_else_begins() -> None:
    assert sorted(beginners(3, begins="rotate", rounds=1)) == ["Anna", "Ben", "Cleo"]


def test_who_begins_is_drawn_from_the_seed() -> None:
    found: set[int] = set()
    for seed in range(20):
        sitting = Sitting("abluxxen", "Anna Ben Cleo", options={"variant": "base"}, begins="draw")
        sitting.deal(f"{seed}")
        found.add(sitting.news(SPECTATOR).items[0].first)
    assert found == {0, 1, 2}


# ---- fair dealing


def test_the_commitment_is_shown_before_the_first_card_and_the_seed_after_the_last() -> None:
    sitting = quick()
    sitting.deal()
    dealt = sitting.news(SPECTATOR).items[0]
    assert dealt.kind == "dealt" and len(dealt.commitment) == 64 and not dealt.seed
    assert sitting.info().commitment == dealt.commitment
    record = sitting.round.match.record
    play_out(sitting)
    ended = sitting.news(SPECTATOR).items[-1]
    assert (ended.seed, ended.commitment) == (record.seed, dealt.commitment)
    assert commitment(record, ended.salt) == dealt.commitment


def test_every_game_has_a_seed_of_its_own() -> None:
    secrets: set[str] = set()
    for _ in range(5):
        sitting = quick()
        sitting.deal()
        secrets.update(sitting.table.secret)
    assert len(secrets) == 10 and all(len(secret) == 32 for secret in secrets)
