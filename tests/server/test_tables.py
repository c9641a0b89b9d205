"""What may happen at a table: who sits where, who is heard, who may choose."""

from __future__ import annotations

import pytest

from kibitz import wire
from kibitz.core.errors import CannotJoin
from kibitz.core.game import SPECTATOR
from kibitz.play.match import Refused
from kibitz.server.table.acts import NotYours, Stale
from kibitz.server.table.chatting import QUICK_PHRASES
from kibitz.server.table.rounds import NotAsked
from kibitz.server.table.seating import NotNow
from server.sitting import Sitting, composing, keepers, key_of

ANNA, BEN, CLEO = range(3)


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
    assert sitting.info().chairs[ANNA].covered
    sitting.act("Anna", wire.Resume(id="y"))
    assert not sitting.info().chairs[ANNA].covered


def test_whoever_plays_is_back() -> None:
    sitting = keepers()
    sitting.act("Anna", wire.Leave(id="x"))
    with pytest.raises(Refused):
        sitting.choose(ANNA, "batgirl")
    assert sitting.info().chairs[ANNA].covered
    sitting.choose(ANNA, "robin")
    assert not sitting.info().chairs[ANNA].covered and "robin" in sitting.round.match.record.choices


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


# ---- talking


def test_a_quick_phrase_is_told_by_its_name_so_that_everybody_reads_it_in_his_language() -> None:
    sitting = keepers()
    for phrase in QUICK_PHRASES:
        sitting.act("Ben", wire.Say(id=next(sitting.ids), phrase=phrase))
        said = sitting.said[-1]
        assert (said.seat, said.name, said.phrase, said.text) == (BEN, "Ben", phrase, "")
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
    assert sitting.news(ANNA).n == decision, "chat is apart"


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
