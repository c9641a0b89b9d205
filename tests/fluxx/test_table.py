"""Fluxx: cards, deal, piles, chance, and what is open (rules FX-1 to FX-5, FX-69, FX-72 to FX-76)."""

import tomllib
from collections import Counter

import pytest

from fluxx.table import Table, table
from kibitz.core.errors import BadOptions, BadPosition
from kibitz.core.game import Json
from kibitz.core.rng import Rng, draw_first
from kibitz.games import make_game
from kibitz.games.fluxx.decks import deck_text
from kibitz.play.match import new_match

CARDS = tomllib.loads(deck_text("batman"))["cards"]
CREEPERS = {key for key, card in CARDS.items() if card["kind"] == "creeper"}
SEEDS = range(15)


def dealt(seats: int, seed: int | str = 7, first: int = 0) -> Table:
    return Table(new_match(make_game("fluxx", {}, seats), seats, str(seed), first))


def texts(value: Json) -> list[str]:
    """All cards in a part of a position."""
    if isinstance(value, list):
        return [text for part in value for text in texts(part)]
    return [value] if isinstance(value, str) else []


def all_cards(game: Table) -> list[str]:
    """Every card of a game, wherever it is: case 99's list of places."""
    state = game.state()
    pending = state.get("pending") or {}
    assert isinstance(pending, dict)
    fields = ["hands", "tables", "rules", "goals", "draw_pile", "discard", "asylum", "cuffed", "kept_action", "out"]
    return [text for field in fields for text in texts(state[field])] + [
        text for field in ("playing", "aside") for text in texts(pending.get(field, []))
    ]


@pytest.mark.rule("FX-1")
def test_the_batman_deck() -> None:
    """Section 2: with the Basic Rules 100 cards."""
    kinds = Counter(card["kind"] for card in CARDS.values())
    assert kinds == {"rule": 24, "goal": 28, "keeper": 14, "creeper": 9, "action": 18, "surprise": 6}


@pytest.mark.rule("FX-1", "FX-5")
def test_each_card_is_there_once() -> None:
    assert sorted(all_cards(dealt(4))) == sorted(CARDS)
    assert len(CARDS) == 99


@pytest.mark.rule("FX-2")
def test_the_basic_rules() -> None:
    """1.1: draw 1, play 1, no limits."""
    force = table(hands="robin | kpow").view(0)["force"]
    assert force == {"draw": 1, "play": 1, "left": 1, "hand_limit": None, "keeper_limit": None, "goals": 1}


@pytest.mark.rule("FX-2")
def test_a_new_rule_overrides_only_its_part_of_the_basic_rules() -> None:
    """1.1: slot by slot."""
    force = table(hands="robin | kpow", rules="draw_3 hand_limit_2").view(0)["force"]
    assert force == {"draw": 3, "play": 1, "left": 1, "hand_limit": 2, "keeper_limit": None, "goals": 1}


@pytest.mark.rule("FX-2", "FX-69")
def test_the_basic_rules_cannot_be_zapped_or_trashed_and_are_no_new_rule() -> None:
    """1.1: of five New Rules Let's Simplify takes up to three, the Basic Rules are never offered."""
    game = table(hands="zap_a_card kpow | jackpot", rules="play_2", goals="mad_love").do("zap_a_card")
    assert game.offered() == {"play_2", "mad_love"}
    rules = "play_2 draw_2 egads goal_mill crime_happens"
    game = table(hands="lets_simplify kpow | jackpot", rules=rules, drawn=2).do("lets_simplify", "egads", "draw_2")
    assert game.offered() == {"play_2", "goal_mill", "crime_happens", "done"}
    assert game.do("play_2").offered() == {"done"}


@pytest.mark.rule("FX-3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_is_dealt_three_cards(seats: int) -> None:
    """F1: no Goal and no New Rule is in play."""
    game = dealt(seats)
    assert [len(game.hand(seat)) for seat in range(1, seats)] == [3] * (seats - 1)
    assert (game.cards("rules"), game.cards("goals"), game.cards("discard")) == ([], [], [])


@pytest.mark.rule("FX-3")
@pytest.mark.parametrize("seats", [1, 7])
def test_fluxx_is_for_two_to_six(seats: int) -> None:
    """F1."""
    with pytest.raises(BadOptions, match=str(seats)):
        make_game("fluxx", {}, seats)


@pytest.mark.rule("FX-3", "FX-18")
def test_a_creeper_in_the_opening_deal_is_placed_and_replaced() -> None:
    """Case 17: everybody holds three other cards, Creepers lie before the players."""
    placed = 0
    for seed in SEEDS:
        game = dealt(4, seed)
        for seat in (1, 2, 3):
            assert len(game.hand(seat)) == 3
            assert not game.hand(seat) & CREEPERS
            assert game.before(seat) <= CREEPERS
            placed += len(game.before(seat))
    assert placed > 0


@pytest.mark.rule("FX-3", "FX-72")
def test_the_cards_are_shuffled() -> None:
    assert dealt(3, "lynx").state() == dealt(3, "lynx").state()
    assert dealt(3, "lynx").cards("draw_pile") != dealt(3, "paw").cards("draw_pile")


@pytest.mark.rule("FX-4")
def test_the_named_seat_begins() -> None:
    """F2."""
    assert [dealt(4, first=first).state()["turn"] for first in range(4)] == [0, 1, 2, 3]


@pytest.mark.rule("FX-4")
def test_or_chance_decides_who_begins() -> None:
    """F2: the seed."""
    assert {draw_first(str(seed), 3) for seed in range(40)} == {0, 1, 2}


@pytest.mark.rule("FX-4")
def test_turns_go_clockwise() -> None:
    """F2: from the last seat to seat 0."""
    game = table(hands="robin | kpow | jackpot", draw="the_bank wayne_manor mad_love sidekicks draw_2", turn=1)
    assert game.do("kpow").asks() == (2, "play")
    assert game.do("jackpot").asks() == (0, "play")


# ---- in play


@pytest.mark.rule("FX-5", "FX-69")
def test_what_is_in_play() -> None:
    """1.7: what Zap a Card! reaches; not hands and piles, nor the Villains under the Cuffs and in the Asylum."""
    game = table(
        hands="zap_a_card robin | jackpot",
        tables="batman_cuffs bane | the_bank",
        rules="arkham_asylum",
        goals="mad_love",
        draw="batgirl",
        discard="kpow",
        cuffed="the_joker",
        asylum=["two_face"],
    ).do("zap_a_card")
    assert game.offered() - {"use:batman_cuffs"} == {"batman_cuffs", "bane", "the_bank", "arkham_asylum", "mad_love"}


@pytest.mark.rule("FX-5")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_card_is_always_in_exactly_one_place(seats: int) -> None:
    """Case 99: at every decision of whole games."""
    for seed in range(3):
        game, rng = dealt(seats, seed), Rng(seed)
        while not game.over():
            assert sorted(all_cards(game)) == sorted(CARDS)
            legal = game.match.play.legal
            game.match.do_code(legal[rng.below(len(legal))])
        assert sorted(all_cards(game)) == sorted(CARDS)


# ---- trading hands


@pytest.mark.rule("FX-69")
def test_a_hand_may_have_to_be_given_away_for_nothing() -> None:
    """Case 102: all others are empty-handed, and the trade is compulsory."""
    game = table(hands="trade_hands robin kpow | |", rules="play_2", draw="jackpot the_bank").do("trade_hands")
    assert game.offered() == {"seat:1", "seat:2"}
    game.do("seat:2")
    assert (game.hand(0), game.hand(2)) == (set(), {"robin", "kpow"})


@pytest.mark.rule("FX-69")
def test_an_empty_hand_may_be_chosen_for_a_trade() -> None:
    """Case 103: one opponent holds cards, the other none."""
    game = table(hands="trade_hands robin kpow | | jackpot", rules="play_2").do("trade_hands")
    assert game.offered() == {"seat:1", "seat:2"}


# ---- chance


@pytest.mark.rule("FX-72", "FX-69")
def test_a_random_card_is_chosen_by_the_games_own_chance() -> None:
    """Our ruling: nobody is asked, and it may be any card of the hand."""
    taken = set()
    for seed in range(40):
        game = table(hands="random_tax kpow | robin batgirl the_bank", rules="play_2", seed=seed).do("random_tax")
        assert game.asks() == (0, "play")
        taken |= game.hand(0) - {"kpow"}
    assert taken == {"robin", "batgirl", "the_bank"}


@pytest.mark.rule("FX-72", "FX-64")
def test_a_random_discard_is_chosen_by_the_games_own_chance() -> None:
    """Case 56: who has no Action lets a random card go."""
    gone = set()
    for seed in range(40):
        game = table(hands="stop_that kpow | robin batgirl", rules="play_2", seed=seed).do("stop_that")
        assert (game.asks(), game.offered()) == ((1, "discard-or-random"), {"random"})
        gone |= {"robin", "batgirl"} - game.do("random").hand(1)
    assert gone == {"robin", "batgirl"}


# ---- open and hidden


@pytest.mark.rule("FX-73")
def test_the_discard_pile_is_open_and_keeps_its_order() -> None:
    """Case 96: looking changes nothing."""
    game = table(hands="robin | kpow | jackpot", discard="mad_love the_bank draw_2")
    for seat in (0, 1, 2, -1):
        assert game.view(seat)["discard"] == ["mad_love", "the_bank", "draw_2"]
    assert game.cards("discard") == ["mad_love", "the_bank", "draw_2"]


@pytest.mark.rule("FX-73")
def test_hand_sizes_are_open_and_hands_are_not() -> None:
    """Case 96."""
    game = table(hands="robin batgirl | kpow jackpot the_bank |", draw="mad_love draw_2")
    assert game.view(1)["hands"] == [2, ["kpow", "jackpot", "the_bank"], 0]
    assert game.view(-1)["hands"] == [2, 3, 0]
    assert [game.view(seat)["draw_pile"] for seat in (-1, 0, 1, 2)] == [2, 2, 2, 2]


@pytest.mark.rule("FX-73")
def test_all_cards_in_play_and_all_used_powers_are_open() -> None:
    game = table(
        hands="robin | kpow", tables="batman | the_joker", rules="play_2", goals="mad_love", used=["batman"]
    ).view(1)
    assert (game["tables"], game["rules"], game["goals"]) == ([["batman"], ["the_joker"]], ["play_2"], ["mad_love"])
    assert game["used"] == ["batman"]


@pytest.mark.rule("FX-73")
def test_a_card_seen_going_into_a_hand_stays_known_there() -> None:
    """Our ruling: a zapped Goal; a drawn card is not known."""
    game = table(hands="zap_a_card jackpot | kpow", goals="mad_love", rules="play_3", draw="robin batgirl the_bank")
    game.do("zap_a_card", "mad_love", "jackpot")
    assert game.view(1)["known"] == [["mad_love"], []]
    assert game.view(-1)["known"] == [["mad_love"], []]


@pytest.mark.rule("FX-73")
def test_traded_hands_are_known_to_whoever_gave_them() -> None:
    """Our ruling: seat 0 and seat 1 know what they gave, seat 2 knows nothing."""
    game = table(hands="trade_hands robin | kpow jackpot | the_bank", rules="play_2").do("trade_hands", "seat:1")
    assert game.view(0)["known"] == [[], ["robin"], []]
    assert game.view(1)["known"] == [["kpow", "jackpot"], [], []]
    assert game.view(2)["known"] == [[], [], []]


@pytest.mark.rule("FX-73")
def test_after_a_random_card_is_taken_unseen_the_known_cards_are_not_sure_any_more() -> None:
    """Our ruling: for the others, not for the two concerned."""
    game = table(hands="random_tax kpow | robin batgirl |", seen={"robin": "all"}, rules="play_2").do("random_tax")
    assert game.view(2)["known"] == [[], [], []]
    known = game.view(0)["known"]
    assert isinstance(known, list)
    assert known[1] == (["robin"] if "robin" in game.hand(1) else [])


@pytest.mark.rule("FX-73")
def test_a_random_card_that_was_the_only_one_is_known_wherever_it_goes() -> None:
    """Our ruling: there is nothing to mistake it for."""
    game = table(hands="random_tax kpow | robin |", seen={"robin": "all"}, rules="play_2").do("random_tax")
    assert game.view(2)["known"] == [["robin"], [], []]


# ---- joining late


@pytest.mark.rule("FX-74")
def test_a_newcomer_is_dealt_three_cards_before_the_next_turn() -> None:
    """Case 97: Creepers are placed and replaced; the newcomer is the last seat."""
    game = table(hands="robin | kpow", draw="jackpot the_joker the_bank mad_love batgirl", joining=1).do("robin")
    assert game.hand(2) == {"jackpot", "the_bank", "mad_love"}
    assert game.before(2) == {"the_joker"}
    assert game.asks() == (1, "play")
    assert game.state()["joining"] == 0


@pytest.mark.rule("FX-74")
def test_a_newcomer_plays_when_the_turn_gets_there() -> None:
    """Case 97: between the last seat and seat 0."""
    game = table(hands="robin | kpow", draw="jackpot the_bank mad_love batgirl sidekicks draw_2", joining=1)
    assert game.do("robin", "kpow").asks() == (2, "play")
    assert game.do("mad_love").asks() == (0, "play")


@pytest.mark.rule("FX-74")
def test_nobody_joins_in_the_middle_of_a_turn() -> None:
    """Case 97: before the next turn begins."""
    game = table(hands="robin kpow | mad_love", rules="play_2", draw="jackpot the_bank batgirl", joining=1).do("robin")
    assert game.view(0)["sizes"] == [1, 1]
    assert game.state()["joining"] == 1


@pytest.mark.rule("FX-74")
def test_there_are_at_most_six_players() -> None:
    five = "robin | kpow | jackpot | the_bank | mad_love"
    draw = "batgirl wayne_manor bruce_wayne batarang sidekicks"
    assert table(hands=five, draw=draw, joining=1).do("robin").hand(5) == {"batgirl", "wayne_manor", "bruce_wayne"}
    with pytest.raises(BadPosition, match="joining"):
        table(hands=five, draw=draw, joining=2)


@pytest.mark.rule("FX-74", "FX-22")
def test_creepers_from_the_deal_to_a_newcomer_can_meet_a_goal() -> None:
    """Case 108: the fifth Villain in play makes the owner of The Bat-Signal win, after the whole deal."""
    game = table(
        hands="bruce_wayne | kpow",
        tables="the_bat_signal | bane catwoman two_face mr_freeze",
        goals="crime_spree",
        draw="the_joker jackpot the_bank mad_love batgirl",
        joining=1,
    ).do("bruce_wayne")
    assert game.winners() == [0]
    assert game.hand(2) == {"jackpot", "the_bank", "mad_love"}


@pytest.mark.rule("FX-74", "FX-22", "FX-25")
def test_the_deal_to_a_newcomer_is_finished_before_the_test() -> None:
    """Case 108: the first Villain would make seat 0 win, with the fourth the newcomer has a Goal too."""
    game = table(
        hands="kpow | the_bank",
        tables="the_bat_signal",
        rules="double_agenda",
        goals="crime_spree rogues_gallery",
        draw="the_joker bane jackpot catwoman two_face mr_freeze robin batgirl sidekicks draw_2",
        joining=1,
    ).do("kpow")
    assert len(game.before(2)) == 5
    assert not game.over()


@pytest.mark.rule("FX-74", "FX-23")
@pytest.mark.parametrize(("dealt_first", "over"), [("the_penguin", False), ("draw_3", True)])
def test_creepers_from_the_deal_to_a_newcomer_can_block_a_goal(dealt_first: str, over: bool) -> None:
    """Case 108: seat 1 breaks the tie of two toys each and wins, unless The Penguin has come to town."""
    game = table(
        hands="robin | trash_something",
        tables="batarang batman_cuffs | batmobile batcomputer",
        goals="those_wonderful_toys",
        draw=f"{dealt_first} jackpot the_bank mad_love batgirl sidekicks draw_2",
        joining=1,
    ).do("robin", "draw", "trash_something", "batarang")
    assert game.over() == over


# ---- the turn limit


@pytest.mark.rule("FX-75")
def test_after_the_last_turn_of_the_limit_there_is_no_winner() -> None:
    """Section 6."""
    game = table(hands="robin kpow | jackpot", rules="play_2", turn_cap=100, turns=99).do("robin")
    assert not game.over()
    assert game.do("kpow").winners() == []
    outcome = game.match.play.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.why) == ([0, 0], "turn-cap")


@pytest.mark.rule("FX-75")
def test_the_turns_of_all_players_are_counted_together() -> None:
    game = table(hands="robin | jackpot", draw="kpow mad_love batgirl the_bank wayne_manor", turns=41)
    assert game.do("robin", "jackpot").state()["turns"] == 43


@pytest.mark.rule("FX-75")
def test_the_limit_is_a_thousand_turns_and_never_below_a_hundred() -> None:
    """Section 6."""
    assert make_game("fluxx", {}, 2).options["turn_cap"] == 1000
    with pytest.raises(BadOptions, match="turn_cap"):
        make_game("fluxx", {"turn_cap": 99}, 2)


# ---- decks are data


@pytest.mark.rule("FX-76")
def test_every_batman_card_says_how_sure_it_is() -> None:
    """Section 0: the certainty marks; section 6: the promo cards are not in the deck."""
    assert {card["certainty"] for card in CARDS.values()} == {"confirmed", "shared", "inferred", "proposed"}
    assert all(card["source"] for card in CARDS.values())
    assert not {"clayface", "scarecrow"} & set(CARDS)


@pytest.mark.rule("FX-76")
def test_a_corrected_deck_is_played_as_corrected() -> None:
    """Section 0: what is proposed lives in data; here Robin reaches any Villain."""
    robin = 'name = "Robin"\nuse = ["discard 1 creeper of yours"]'
    deck = deck_text("batman").replace(robin, robin.replace(" of yours", ""))
    game = table(hands="the_bank | kpow", tables="robin | the_joker", deck=deck).do("use:robin", "the_joker")
    assert game.cards("discard") == ["the_joker"]
