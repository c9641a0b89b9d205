"""Fluxx: who is asked to answer what, when, and what comes of it (rules FX-30 to FX-35)."""

import pytest

from fluxx.table import Table, table
from kibitz.games import make_game
from kibitz.play.match import new_match

EVERY_SURPRISE = "stop_that canceled_plans veto thats_mine its_a_trap not_your_problem"


def answers(game: Table) -> list[tuple[int, set[str]]]:
    """Everybody who is asked now passes: who it was, and what was offered."""
    asked: list[tuple[int, set[str]]] = []
    while not game.over() and game.asks()[1] == "react":
        asked.append((game.asks()[0], game.offered()))
        game.do("pass")
    return asked


# ---- the window


@pytest.mark.rule("FX-30")
@pytest.mark.parametrize("card", ["jackpot", "sidekicks", "draw_3", "robin", "veto"])
def test_everybody_else_is_asked_clockwise_about_a_card_that_is_played(card: str) -> None:
    """The Surprises lie unseen in the draw pile, so anybody might hold one; nobody does."""
    pile = "batman the_bank batgirl " + " ".join(each for each in EVERY_SURPRISE.split() if each != card)
    game = table(hands=f"kpow | trash_something | {card} play_2 | random_tax", turn=2, rules="play_3", draw=pile).do(
        card
    )
    assert answers(game)[:3] == [(3, {"pass"}), (0, {"pass"}), (1, {"pass"})]


@pytest.mark.rule("FX-30")
def test_a_card_that_another_card_plays_can_be_answered() -> None:
    """Let's Do That Again! plays Jackpot!: after the window of the one comes that of the other."""
    game = table(
        hands="lets_do_that_again play_2 | stop_that", discard="jackpot", rules="play_3", draw="robin batman batgirl"
    )
    game.do("lets_do_that_again", "pass", "jackpot", "stop_that")
    assert game.hand(0) == {"play_2"}
    assert game.cards("discard") == ["stop_that", "jackpot", "lets_do_that_again"]


@pytest.mark.rule("FX-30")
def test_a_theft_is_a_window_of_its_own_after_that_of_the_action() -> None:
    game = table(hands="steal_something play_2 | its_a_trap stop_that", tables="| robin", rules="play_3")
    game.do("steal_something")
    assert game.offered() == {"pass", "stop_that"}
    game.do("pass", "robin")
    assert game.offered() == {"pass", "its_a_trap"}


@pytest.mark.rule("FX-30")
@pytest.mark.parametrize("order", ["steal_something bane", "zap_a_card bane"])
def test_a_villain_that_is_taken_from_another_player_can_be_answered(order: str) -> None:
    action, villain = order.split()
    game = table(hands=f"{action} play_2 | robin | not_your_problem", tables="| bane", rules="play_3").do(action)
    game.do(villain)
    assert answers(game) == [(1, {"pass"}), (2, {"pass", "not_your_problem"})]
    assert game.before(0) == {"bane"}


@pytest.mark.rule("FX-30")
def test_a_villain_of_your_own_that_you_zap_opens_no_window() -> None:
    """Case 22: it goes straight back."""
    game = table(hands="zap_a_card play_2 | not_your_problem", tables="bane | robin", rules="play_3").do(
        "zap_a_card", "bane"
    )
    assert (game.asks(), game.before(0)) == ((0, "play"), {"bane"})


@pytest.mark.rule("FX-30")
def test_each_villain_drawn_has_its_own_window() -> None:
    game = table(hands="jackpot play_2 | not_your_problem", rules="play_3", draw="bane two_face robin batman batgirl")
    game.do("jackpot", "pass")
    assert game.before(0) == {"bane"}
    game.do("not_your_problem")
    assert (game.before(0), game.before(1)) == ({"bane"}, {"two_face"})


@pytest.mark.rule("FX-30")
def test_the_turns_own_draw_can_be_answered_too() -> None:
    game = table(hands="jackpot | not_your_problem", draw="bane robin batman", drawn=None)
    assert (game.asks(), game.offered()) == ((1, "react"), {"pass", "not_your_problem"})
    game.do("not_your_problem")
    assert (game.before(1), game.hand(0)) == ({"bane"}, {"jackpot", "robin"})


@pytest.mark.rule("FX-30")
def test_cards_dealt_out_together_open_no_window() -> None:
    """Mix It All Up, with Not Your Problem in a hand."""
    game = table(hands="mix_it_all_up play_2 | not_your_problem", tables="bane two_face", rules="play_3").do(
        "mix_it_all_up"
    )
    assert game.asks() == (0, "play")


@pytest.mark.rule("FX-30")
def test_a_release_from_the_asylum_or_the_cuffs_opens_no_window() -> None:
    rules = "arkham_asylum play_3"
    game = table(hands="trash_a_new_rule play_2 | not_your_problem", rules=rules, asylum=["bane"])
    assert game.do("trash_a_new_rule", "arkham_asylum").asks() == (0, "play")
    game = table(hands="jackpot | not_your_problem", tables="batman_cuffs", cuffed="bane").do("use:batman_cuffs")
    assert game.asks() == (0, "play")


@pytest.mark.rule("FX-30")
def test_the_opening_deal_opens_no_window() -> None:
    """At the first decision all hands are dealt, and Villains lie before players whose turn has not come yet."""
    placed = 0
    for seed in range(10):
        game = Table(new_match(make_game("fluxx", {}, 6), 6, str(seed)))
        assert [len(game.hand(seat)) for seat in range(1, 6)] == [3] * 5
        placed += sum(len(game.before(seat)) for seat in range(1, 6))
    assert placed > 0


@pytest.mark.rule("FX-30", "FX-74")
def test_the_deal_to_a_late_player_opens_no_window() -> None:
    """Seat 2 comes in with Bane, and nobody is asked whether he is somebody else's problem."""
    game = table(hands="robin | not_your_problem", joining=1, draw="bane batman batgirl the_bank wayne_manor").do(
        "robin"
    )
    assert (game.before(2), game.hand(2)) == ({"bane"}, {"batman", "batgirl", "the_bank"})
    assert game.asks() == (1, "play")


# ---- the window as others see it: a table asks all at once


def window(game: Table) -> tuple[str, list[int]]:
    """What is answered, and who is still asked, in the order of answering."""
    opened = game.match.play.window()
    assert opened is not None and game.match.game.presentation.notation(opened.passing) == "pass"
    return opened.kind, opened.seats


@pytest.mark.rule("FX-30")
@pytest.mark.parametrize(
    ("card", "kind"),
    [("kpow", "action"), ("sidekicks", "goal"), ("draw_3", "rule"), ("robin", "keeper"), ("veto", "surprise")],
)
def test_a_card_that_is_played_is_answered_by_its_kind(card: str, kind: str) -> None:
    pile = " ".join(each for each in EVERY_SURPRISE.split() if each != card)
    game = table(hands=f"random_tax | batman | {card} play_2 | batgirl", turn=2, rules="play_3", draw=pile).do(card)
    assert window(game) == (kind, [3, 0, 1])
    assert window(game.do("pass")) == (kind, [0, 1])
    assert window(game.do("pass")) == (kind, [1])


@pytest.mark.rule("FX-30")
def test_a_theft_and_a_villain_are_answered_as_such() -> None:
    game = table(hands="steal_something play_2 | its_a_trap | batman", tables="| robin", rules="play_3")
    assert window(game.do("steal_something", "robin")) == ("theft", [1, 2])
    game = table(hands="jackpot | not_your_problem | batman", draw="bane robin", drawn=None)
    assert window(game) == ("creeper", [1, 2])


@pytest.mark.rule("FX-33", "FX-34")
def test_once_there_is_a_surprise_that_is_what_is_answered() -> None:
    """From the left of whoever played it, the player of the Action included."""
    game = table(hands="jackpot robin | batman | stop_that | batgirl", rules="play_3", draw="the_bank veto kpow")
    assert window(game.do("jackpot", "pass")) == ("action", [2, 3])
    assert window(game.do("stop_that")) == ("surprise", [3, 0, 1])


def test_other_decisions_are_no_windows() -> None:
    """Not even those of several seats one after the other."""
    game = table(hands="hand_limit_0 robin | batman batgirl | the_bank", rules="play_3").do("hand_limit_0")
    assert game.asks() == (1, "hand-limit") and game.match.play.window() is None
    game = table(hands="sidekicks draw_2 | kpow", tables="robin batgirl").do("sidekicks")
    assert game.over() and game.match.play.window() is None


def test_a_deck_names_the_windows_that_its_cards_can_open() -> None:
    """Its Surprises answer no theft and no Creeper, and it cannot lock one up."""
    assert make_game("fluxx", {"deck": "batman"}, 2).windows[-3:] == ["theft", "creeper", "surprise"]
    assert make_game("fluxx", {"deck": "allotment"}, 2).windows == ["action", "goal", "rule", "keeper", "surprise"]


# ---- when nobody is asked


@pytest.mark.rule("FX-31")
@pytest.mark.parametrize("where", ["discard", "hand", "out"])
def test_no_window_if_the_fitting_surprise_lies_open_or_cannot_be_held(where: str) -> None:
    """In the discard pile, in the hand of the player who acts (seen by all), or not in the game."""
    mine = "stop_that" if where == "hand" else ""
    discard = "stop_that" if where == "discard" else ""
    seen = {"stop_that": "all"} if mine else {}
    game = table(hands=f"kpow play_2 {mine} | robin | veto", discard=discard, seen={**seen}, rules="play_3").do("kpow")
    assert game.asks() == (0, "play")


@pytest.mark.rule("FX-31")
def test_no_window_if_nobody_has_an_unknown_card() -> None:
    """Stop That! lies in the draw pile; what seat 1 holds is known to all."""
    known = table(hands="kpow play_2 | robin", seen={"robin": "all"}, draw="stop_that", rules="play_3").do("kpow")
    assert known.asks() == (0, "play")
    unknown = table(hands="kpow play_2 | robin", draw="stop_that", rules="play_3").do("kpow")
    assert unknown.asks() == (1, "react")


@pytest.mark.rule("FX-31")
def test_a_window_does_not_betray_who_holds_a_surprise() -> None:
    """Seat 1, seat 2 or neither holds it: the same questions, in the same order."""
    hands = ("stop_that | robin", "robin | stop_that", "robin | batman")
    games = [table(hands=f"kpow play_2 | {others}", rest="draw_pile", rules="play_3").do("kpow") for others in hands]
    assert [[seat for seat, _ in answers(game)] for game in games] == [[1, 2]] * 3


@pytest.mark.rule("FX-31")
def test_a_theft_asks_only_if_the_victim_might_hold_the_trap() -> None:
    """The victim has no card in hand; the trap is in the hand of a third."""
    game = table(hands="steal_something play_2 | | its_a_trap", tables="| robin", rules="play_3")
    game.do("steal_something", "robin")
    assert (game.asks(), game.before(0)) == ((0, "play"), {"robin"})


@pytest.mark.rule("FX-31", "FX-53")
def test_no_window_in_the_turn_of_the_batcaves_holder() -> None:
    game = table(hands="kpow play_2 | stop_that", tables="the_batcave", rules="play_3").do("kpow")
    assert game.asks() == (0, "play")


@pytest.mark.rule("FX-31", "FX-55")
@pytest.mark.parametrize("card", ["jackpot", "sidekicks", "draw_3", "robin"])
def test_no_window_is_left_out_while_another_player_holds_loaded_cuffs(card: str) -> None:
    """Case 88: no Surprise is in this game."""
    hands = f"{card} play_2 | kpow | batman"
    game = table(
        hands=hands, tables="| | batman_cuffs", cuffed="bane", rules="play_3", draw="the_bank batgirl batarang"
    )
    assert answers(game.do(card)) == [(1, {"pass"}), (2, {"pass", "use:batman_cuffs"})]


@pytest.mark.rule("FX-31", "FX-55")
def test_ones_own_loaded_cuffs_open_no_window() -> None:
    game = table(hands="jackpot play_2 | kpow", tables="batman_cuffs", cuffed="bane", rules="play_3").do("jackpot")
    assert game.asks() == (0, "play")


@pytest.mark.rule("FX-31")
def test_empty_cuffs_open_no_window() -> None:
    game = table(hands="jackpot play_2 | kpow", tables="| batman_cuffs bane", rules="play_3").do("jackpot")
    assert game.asks() == (0, "play")


# ---- before the effect


@pytest.mark.rule("FX-32")
def test_an_answer_after_the_effect_is_too_late() -> None:
    """Case 45: seat 1 lets Jackpot! pass; when the next card is played, Stop That! does not fit any more."""
    game = table(hands="jackpot robin | stop_that thats_mine", rules="play_2", draw="the_bank batman batgirl")
    game.do("jackpot", "pass", "robin")
    assert game.offered() == {"pass", "thats_mine"}
    assert game.why("stop_that") == "FX-29"


@pytest.mark.rule("FX-32", "FX-64")
def test_random_tax_is_stopped_before_the_first_card_is_taken() -> None:
    """Case 46: asked while all hands are whole, and never again."""
    game = table(hands="random_tax play_2 | robin | stop_that", rules="play_3").do("random_tax")
    assert [game.hand(seat) for seat in range(3)] == [{"play_2"}, {"robin"}, {"stop_that"}]
    game.do("pass", "pass")
    assert [game.hand(seat) for seat in range(3)] == [{"play_2", "robin", "stop_that"}, set(), set()]


@pytest.mark.rule("FX-32", "FX-64")
def test_a_stopped_random_tax_takes_nothing() -> None:
    game = table(hands="random_tax play_2 | robin | stop_that batman", rules="play_3").do(
        "random_tax", "pass", "stop_that"
    )
    assert [game.hand(seat) for seat in range(3)] == [{"play_2"}, {"robin"}, {"batman"}]


@pytest.mark.rule("FX-32")
def test_an_action_is_answered_before_anything_is_chosen_for_it() -> None:
    """The others do not know yet what will be stolen."""
    game = table(hands="steal_something play_2 | stop_that", tables="| robin batman", rules="play_3").do(
        "steal_something"
    )
    assert game.asks() == (1, "react")
    game.do("stop_that")
    assert (game.asks(), game.before(1)) == ((0, "play"), {"robin", "batman"})


# ---- the chain

CHAIN = ["stop_that", "veto", "canceled_plans", "its_a_trap", "thats_mine", "not_your_problem"]  # seats 1, 0, 1, 0 …


@pytest.mark.rule("FX-33")
@pytest.mark.parametrize("length", range(7))
def test_parity_decides(length: int) -> None:
    """Case 42: with an odd number of Surprises the Action is stopped."""
    game = table(
        hands="jackpot veto its_a_trap not_your_problem play_2 | stop_that canceled_plans thats_mine",
        rules="play_3",
        draw="robin batman batgirl",
    ).do("jackpot", *CHAIN[:length])
    game.passes()
    assert ("robin" in game.hand(0)) == (length % 2 == 0)
    assert set(game.cards("discard")) == {"jackpot", *CHAIN[:length]}


@pytest.mark.rule("FX-33", "FX-34")
def test_a_chain_of_three_has_only_the_first_surprises_effect() -> None:
    """Case 42: That's Mine! gets the Keeper, the third merely cancels the second, whoever played it."""
    game = table(hands="robin veto play_2 | thats_mine | its_a_trap", tables="batman", rules="play_3")
    game.do("robin", "thats_mine", "pass", "veto", "pass", "its_a_trap")
    assert (game.before(0), game.before(1), game.before(2)) == ({"batman"}, {"robin"}, set())
    assert game.asks() == (0, "play")


@pytest.mark.rule("FX-33")
def test_after_a_cancelled_answer_the_card_takes_effect_without_another_window() -> None:
    """Seat 2 has not been asked about the Action itself; it can answer only the chain."""
    game = table(hands="jackpot veto play_2 | stop_that | robin", rules="play_3", draw="the_bank batman batgirl")
    game.do("jackpot", "stop_that", "pass", "veto")
    assert game.hand(0) == {"play_2", "the_bank", "batman", "batgirl"}
    assert game.asks() == (0, "play")


@pytest.mark.rule("FX-34")
def test_a_third_player_may_help_the_one_who_was_answered() -> None:
    """Case 43."""
    game = table(hands="jackpot play_2 | stop_that | veto", rules="play_3", draw="robin batman batgirl")
    game.do("jackpot", "stop_that", "veto")
    assert game.hand(0) == {"play_2", "robin", "batman", "batgirl"}


@pytest.mark.rule("FX-34")
def test_a_third_player_may_help_the_one_who_answered() -> None:
    """Case 43: seat 0 counters, seat 2 cancels that."""
    game = table(hands="jackpot play_2 veto | stop_that | thats_mine", rules="play_3", draw="robin batman batgirl")
    game.do("jackpot", "stop_that", "pass", "veto")
    assert (game.asks(), game.offered()) == ((1, "react"), {"pass"})
    game.do("pass", "thats_mine")
    assert game.hand(0) == {"play_2"}


@pytest.mark.rule("FX-30", "FX-33")
def test_everybody_but_its_player_is_asked_about_a_surprise() -> None:
    """Clockwise from the left of whoever played it, the active player included."""
    hands = "jackpot robin | batman | stop_that | batgirl"
    game = table(hands=hands, rules="play_3", draw="the_bank veto wayne_manor").do("jackpot", "pass", "stop_that")
    assert [seat for seat, _ in answers(game)] == [3, 0, 1]


# ---- the play is used up


@pytest.mark.rule("FX-35")
@pytest.mark.parametrize(
    ("card", "answer"),
    [("jackpot", "stop_that"), ("sidekicks", "canceled_plans"), ("draw_3", "veto"), ("robin", "thats_mine")],
)
def test_an_answered_card_uses_the_play_up(card: str, answer: str) -> None:
    """Case 38: no other card instead."""
    game = table(hands=f"{card} batman | {answer}", draw="the_bank batgirl").do(card, answer)
    assert (game.asks(), game.hand(0)) == ((1, "play"), {"batman"})


@pytest.mark.rule("FX-35")
def test_the_plays_that_are_left_stay() -> None:
    """Case 38."""
    game = table(hands="jackpot batman robin | stop_that", rules="play_2", draw="the_bank").do("jackpot", "stop_that")
    assert (game.asks(), game.state()["played"]) == ((0, "play"), 1)
    game.do("batman")
    assert game.asks()[0] == 1


@pytest.mark.rule("FX-35", "FX-41")
def test_an_answered_card_of_a_temporary_hand_uses_no_play() -> None:
    """Case 39: under Play 2 one play is left after Draw 2 and Use 'Em."""
    game = table(hands="draw_2_and_use_em robin | stop_that", rules="play_2", draw="kpow batman", tables="bane")
    game.do("draw_2_and_use_em", "pass", "kpow", "stop_that")
    assert (game.asks(), game.offered()) == ((0, "play-these"), {"batman"})
    game.do("batman")
    assert (game.asks(), game.state()["played"]) == ((0, "play"), 1)
    assert game.before(0) == {"bane", "batman"}


@pytest.mark.rule("FX-35", "FX-61")
def test_an_answered_card_of_egads_uses_no_play() -> None:
    """Case 39."""
    game = table(hands="batman | veto", rules="egads", draw="draw_3 robin").do("use:egads", "veto")
    assert (game.asks(), game.state()["played"]) == ((0, "play"), 0)
    assert game.cards("rules") == ["egads"]


# ---- what the trap is about


@pytest.mark.rule("FX-66")
@pytest.mark.parametrize("order", ["exchange_keepers batman robin", "mix_it_all_up", "trash_something robin"])
def test_what_is_not_a_theft_cannot_be_trapped(order: str) -> None:
    """Cases 51, 53: exchanging, mixing and trashing."""
    action, *choices = order.split()
    game = table(hands=f"{action} play_2 | its_a_trap", tables="batman | robin", rules="play_3").do(action, *choices)
    assert game.asks() == (0, "play")
    assert game.hand(1) == {"its_a_trap"}


@pytest.mark.rule("FX-66")
@pytest.mark.parametrize(
    ("order", "before"),
    [
        ("steal_something robin", "batman"),
        ("thats_mine robin", "batman"),
        ("zap_a_card robin", "batman"),
        ("use:crime_happens robin", "batman bane"),
    ],
)
def test_every_theft_can_be_trapped(order: str, before: str) -> None:
    """Case 52; the Bat-Signal is tested with the Keepers."""
    how, _ = order.split()
    mine = "" if how.startswith("use:") else how
    game = table(hands=f"{mine} play_2 | its_a_trap", tables=f"{before} | robin", rules="play_3 crime_happens")
    game.do(how).passes().do("robin", "its_a_trap", "batman")
    assert game.before(1) == {"robin", "batman"}
    assert "robin" not in game.hand(0)


@pytest.mark.rule("FX-66", "FX-69")
def test_the_theft_of_a_villain_cannot_be_trapped() -> None:
    """Case 95: the trap protects Keepers."""
    game = table(hands="steal_something play_2 | its_a_trap", tables="batman | bane", rules="play_3")
    game.do("steal_something", "bane")
    assert (game.asks(), game.before(0)) == ((0, "play"), {"batman", "bane"})


@pytest.mark.rule("FX-66")
def test_zapping_a_keeper_of_your_own_is_no_theft() -> None:
    game = table(hands="zap_a_card play_2 | its_a_trap", tables="batman", rules="play_3").do("zap_a_card", "batman")
    assert (game.asks(), game.hand(0)) == ((0, "play"), {"play_2", "batman"})


# ---- free actions and powers are not played


@pytest.mark.rule("FX-44")
@pytest.mark.parametrize("use", ["use:egads", "use:goal_mill", "use:crime_happens", "use:lets_keep_doing_that"])
def test_a_free_action_cannot_be_stopped(use: str) -> None:
    """Case 63: Stop That! and Veto! are in seat 1's hand, and nobody is asked about the use itself."""
    game = table(
        hands="sidekicks | stop_that veto canceled_plans",
        tables="bane | robin",
        rules="egads goal_mill crime_happens lets_keep_doing_that",
        kept_action="trade_hands",
        draw="batman batgirl",
    ).do(use)
    assert game.asks()[0] == 0


@pytest.mark.rule("FX-44")
@pytest.mark.parametrize("keeper", ["batman", "the_bat_signal", "batman_cuffs", "batmobile", "batarang"])
def test_a_power_cannot_be_stopped(keeper: str) -> None:
    """Case 63."""
    theirs = "batman" if keeper == "the_bat_signal" else "robin"
    game = table(hands="play_2 | stop_that veto", tables=f"{keeper} bane | {theirs}", discard="the_bank")
    assert game.do(f"use:{keeper}").asks()[0] == 0
