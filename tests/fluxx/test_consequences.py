"""What surely follows a choice of Fluxx, as it is said before the choice is made."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from every import share
from fluxx.said import say
from fluxx.table import Table, table
from kibitz.core.event import Event
from kibitz.core.phrase import Phrase, seat_name
from kibitz.core.rng import Rng
from kibitz.games import make_game
from kibitz.games.fluxx.choices import PASS
from kibitz.games.fluxx.consequences import consequences
from kibitz.games.fluxx.discarding import Owe
from kibitz.games.fluxx.rules import FluxxPlay
from kibitz.play.match import brings_news

DECKS = ("batman", "allotment")


def follows(game: Table, choice: str) -> list[str]:
    """What is said of it, without the text of the card."""
    play = game.match.play
    assert isinstance(play, FluxxPlay)
    return [say(game, phrase) for phrase in consequences(play, play.game.parse(choice))]


def test_a_name_that_reads_as_a_command_stands_in_quotation_marks() -> None:
    game = table(hands="play_4 | ")
    play = game.match.play
    said = play.game.presentation.say(play, play.game.parse("play_4"))
    assert say(game, said) == "play “Play 4” (New Rule)"


# ---- who wins


@pytest.mark.rule("FX-21")
def test_whoever_would_win_is_named() -> None:
    game = table(hands="batman rules_reset | ", tables="robin | batgirl", goals="the_dynamic_duo")
    assert follows(game, "batman") == ["you win at once"]


@pytest.mark.rule("FX-15")
def test_a_goal_that_another_meets_lets_them_win() -> None:
    game = table(hands="the_dynamic_duo the_bank | ", tables=" | batman robin", goals="i_am_the_night")
    assert follows(game, "the_dynamic_duo") == ["Ben would win at once"]


@pytest.mark.rule("FX-30")
def test_a_win_that_may_be_answered_is_not_sure() -> None:
    game = table(hands="the_dynamic_duo the_bank | veto canceled_plans", tables="batman robin | ", rest="draw_pile")
    assert follows(game, "the_dynamic_duo") == ["you win, unless somebody answers"]


@pytest.mark.rule("FX-30")
def test_whoever_lets_it_pass_hears_who_wins() -> None:
    game = table(hands="the_dynamic_duo the_bank | canceled_plans", tables="batman robin | ", rest="draw_pile")
    game.do("the_dynamic_duo")
    assert game.asks() == (1, "react")
    assert follows(game, "pass") == ["Anna would win at once"]
    assert follows(game, "canceled_plans") == ["stops “The Dynamic Duo”"]


@pytest.mark.rule("FX-23")
def test_what_stops_a_win_is_named() -> None:
    game = table(hands="the_dynamic_duo the_bank | ", tables="batman robin the_joker | ")
    assert follows(game, "the_dynamic_duo") == ["you meet “The Dynamic Duo”, but The Joker (yours) stops you"]
    game = table(hands="the_dynamic_duo the_bank | ", tables="the_joker bane | batman robin")
    stopped = "Ben meets “The Dynamic Duo”, but The Joker (yours) and 1 more card stop the win"
    assert follows(game, "the_dynamic_duo") == [stopped]


# ---- what goes, what is discarded


@pytest.mark.rule("FX-14")
def test_what_gives_way_is_named() -> None:
    game = table(hands="play_2 i_am_the_night the_bank | ", rules="play_3", goals="the_dynamic_duo")
    assert follows(game, "play_2") == ["“Play 3” goes", "you play only 1 more this turn"]
    assert follows(game, "i_am_the_night") == ["“The Dynamic Duo” goes"]


@pytest.mark.rule("FX-37")
def test_a_limit_says_who_discards() -> None:
    hands = "hand_limit_2 the_bank batgirl alfred_pennyworth wayne_manor | batman robin veto bruce_wayne batarang"
    game = table(hands=hands)
    assert follows(game, "hand_limit_2") == [
        "Ben discards 3 cards at once",
        "you would discard 2 cards at the end of your turn",
    ]
    assert follows(table(hands="the_bank batgirl alfred_pennyworth | ", rules="hand_limit_1"), "the_bank") == [
        "then you discard 1 card"
    ]
    three = table(hands="keeper_limit_2 | the_bank", tables="batman robin batgirl | bane wayne_manor", rules="play_2")
    assert follows(three, "keeper_limit_2") == ["then you discard 1 Keeper"]


@pytest.mark.rule("FX-11")
def test_a_rule_says_what_it_brings_at_once() -> None:
    game = table(hands="draw_3 play_all batcomputer the_bank | ", rest="draw_pile", turn=0)
    assert follows(game, "draw_3") == ["you draw 2 more"]
    assert follows(game, "play_all") == ["you play 3 more this turn"]
    assert follows(game, "batcomputer") == ["you draw 1 more", "you play 1 more this turn"]


@pytest.mark.rule("FX-69")
def test_a_trade_says_how_many_cards_change_hands() -> None:
    game = table(hands="trade_hands the_bank | batman robin batgirl").do("trade_hands").passes()
    assert follows(game, "seat:1") == ["you give 1 and get 3 cards"]


# ---- who comes near to winning


@pytest.mark.rule("FX-16")
def test_a_steal_says_what_it_gives_and_what_it_takes() -> None:
    goals = "the_dynamic_duo secret_tunnel"
    game = table("steal_something the_bank | ", "wayne_manor | robin the_batcave", "double_agenda", goals)
    game.do("steal_something").passes()
    assert follows(game, "robin") == [
        "you then lack only Batman for “The Dynamic Duo”",
        "Ben then lacks Batman and Robin for “The Dynamic Duo”",
    ]
    assert follows(game, "the_batcave") == ["you win at once"]
    game = table(hands="steal_something the_bank | ", tables=" | batman batmobile", goals="the_dynamic_duo")
    game.do("steal_something").passes()
    assert follows(game, "batman") == [
        "you then lack only Robin for “The Dynamic Duo”",
        "Ben then lacks Batman and Robin for “The Dynamic Duo”",
    ]
    assert follows(game, "batmobile") == ["no Goal in play needs it"]


@pytest.mark.rule("FX-15")
def test_a_goal_says_who_lacks_a_single_card_for_it() -> None:
    game = table(hands="the_dynamic_duo the_bank | ", tables="batman | robin")
    assert follows(game, "the_dynamic_duo") == [
        "you then lack only Robin for “The Dynamic Duo”",
        "Ben then lacks only Batman for “The Dynamic Duo”",
    ]


@pytest.mark.rule("FX-17")
def test_an_action_says_what_it_could_bring() -> None:
    game = table(hands="steal_something the_bank | ", tables="batman | robin", goals="the_dynamic_duo")
    assert follows(game, "steal_something") == ["lets you get “Robin” and win with “The Dynamic Duo”"]
    game = table(hands="steal_something the_bank | ", tables="batman | ", goals="the_dynamic_duo")
    assert follows(game, "steal_something") == ["has no effect now"]


# ---- what becomes of a card that is answered


@pytest.mark.rule("FX-61")
def test_egads_says_that_nobody_knows_the_card() -> None:
    game = table(hands="the_bank | ", rules="egads", rest="draw_pile")
    assert follows(game, "use:egads") == ["nobody knows yet which card that is"]


@pytest.mark.rule("FX-64")
def test_a_surprise_says_what_it_stops() -> None:
    game = table(hands="kpow the_bank | stop_that the_batcave", tables="bane | ", rest="draw_pile").do("kpow")
    assert follows(game, "stop_that") == ["stops “K'POW!”"]
    game = table(hands="stop_that the_bank | batman robin", rest="draw_pile")
    assert follows(game, "stop_that") == ["the others discard 1 card"]


@pytest.mark.rule("FX-65")
def test_a_keeper_that_is_answered_comes_to_whoever_answers() -> None:
    game = table(hands="robin the_bank | thats_mine", tables="", goals="the_dynamic_duo", rest="draw_pile").do("robin")
    assert follows(game, "thats_mine") == [
        "“Robin” comes to you instead",
        "you then lack only Batman for “The Dynamic Duo”",
    ]


@pytest.mark.rule("FX-66")
def test_a_theft_that_is_stopped_is_repaid() -> None:
    game = table(hands="steal_something the_bank | its_a_trap", tables="robin | batman", rest="draw_pile")
    game.do("steal_something").passes().do("batman")
    assert follows(game, "its_a_trap") == ["stops the theft of “Batman”, and you steal a Keeper in return"]


@pytest.mark.rule("FX-33")
def test_whoever_cancels_a_surprise_hears_what_becomes_of_the_card() -> None:
    hands = "kpow its_a_trap robin | stop_that batmobile | veto the_bank"
    game = table(hands=hands, tables="bane", rest="draw_pile").do("kpow").do("stop_that")
    assert follows(game, "veto") == ["stops “Stop That!”", "“K'POW!” takes effect after all", "“Bane” goes"]
    game.do("veto")
    assert follows(game, "its_a_trap") == ["stops “Veto!”", "“K'POW!” has no effect"]


# ---- it does happen


def decisions(seed: int) -> Iterator[FluxxPlay]:
    rng = Rng(seed)
    seats = 2 + seed % 3
    play = make_game("fluxx", {"deck": DECKS[seed % 2]}, seats).start(seats, str(seed))
    assert isinstance(play, FluxxPlay)
    while play.legal and play.turns < 40:
        yield play
        move = [play.legal[rng.below(len(play.legal))]] if seed % 4 < 2 else play.game.strategy.policy(play, rng)
        for code in move:
            play.apply(code)


def carried_out(play: FluxxPlay, code: int) -> tuple[FluxxPlay, bool]:
    """The game once a choice has worked and nobody has answered; and whether nothing unknown came to light."""
    then = play.copy()
    heard: list[Event] = []
    then.apply(code, heard)
    while not brings_news(play, heard) and then.window() is not None:
        then.apply(PASS, heard)
    return then, not brings_news(play, heard)


@pytest.mark.parametrize("seed", range(share(400, 24)))
def test_what_is_said_happens_and_whoever_wins_is_said(seed: int) -> None:
    for play in decisions(seed):
        for code in play.legal:
            says = {phrase.key: phrase for phrase in consequences(play, code)}
            then, sure = carried_out(play, code)
            won = says.get("preview-wins") or says.get("preview-wins-you")
            if won is not None:
                assert then.over and won.args["seat"] == seat_name(then.winner)
                assert ("preview-wins-you" in says) == (then.winner == play.seat())
            elif sure:
                assert not (then.over and then.winner >= 0)
            check_discards(play, then, says)
            check_plays(play, then, says)


def check_discards(play: FluxxPlay, then: FluxxPlay, says: dict[str, Phrase]) -> None:
    seat = play.seat()
    for what, which in (("cards", 0), ("keepers", 1)):
        later = says.get(f"preview-then-you-discard-{what}")
        if later is not None:
            prompt = then.game.presentation.prompt(then)
            assert then.seat() == seat and prompt.args["left"] == later.args["count"]
        others = says.get(f"preview-discards-{what}") or says.get(f"preview-others-discard-{what}")
        mine = says.get(f"preview-you-discard-{what}")
        if others is not None or mine is not None:
            frame = then.stack[-1]
            assert isinstance(frame, Owe) and frame.owed == which
            owed = 0
            while then.stack and isinstance(then.stack[-1], Owe) and then.stack[-1].owed == which:
                owed += 1
                then.apply(then.legal[0])
            told = sum(int(str(phrase.args["count"])) for phrase in (others, mine) if phrase is not None)
            assert owed == told


def check_plays(play: FluxxPlay, then: FluxxPlay, says: dict[str, Phrase]) -> None:
    """After the draws of the same card, so many more or fewer are to be played than would have been."""
    if then.over or then.prompt_name() != "play" or then.turns != play.turns or play.prompt_name() != "play":
        return
    before = play.plays_left() - 1
    if "preview-plays-more" in says:
        assert then.plays_left() - before == says["preview-plays-more"].args["count"]
    if "preview-plays-only" in says:
        assert then.plays_left() == says["preview-plays-only"].args["count"]
    assert "preview-plays-no-more" not in says
