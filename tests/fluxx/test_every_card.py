"""Fluxx, Batman deck: every card is played in a crowded position, and no card ever gets lost (rule FX-5)."""

from collections import Counter
from random import Random

import pytest

from fluxx.table import Table
from kibitz.core.game import Json, Position
from kibitz.games.fluxx.cards import CREEPER
from kibitz.games.fluxx.deck import read_deck
from kibitz.games.fluxx.decks import deck_text
from kibitz.play.match import load_match

KINDS = {card.key: card.kind for card in read_deck(deck_text("batman")).cards}
EACH_ONCE = Counter(dict.fromkeys(KINDS, 1))

CROWD: Position = {
    "game": "fluxx",
    "options": {"deck": "batman", "logo": [0, 1]},
    "turn": 0,
    "drawn": 1,
    "hands": [["hes_a_billionaire", "trash_something"], ["zap_a_card", "stop_that"], ["veto", "thats_mine"]],
    "tables": [
        ["robin", "batarang", "two_face", "bane"],
        ["batman_cuffs", "batcomputer", "the_joker"],
        ["batmobile", "the_bat_signal", "batman"],
    ],
    "rules": ["play_4", "hand_limit_2", "keeper_limit_3", "double_agenda", "arkham_asylum", "lets_keep_doing_that"],
    "goals": ["mad_love", "cold_cash"],
    "discard": ["jackpot", "draw_4", "the_bank", "poison_ivy", "its_a_trap"],
    "asylum": ["catwoman"],
    "cuffed": "mr_freeze",
    "kept_action": "exchange_keepers",
}
HOLDS = {
    "double_agenda": "goals",
    "arkham_asylum": "asylum",
    "batman_cuffs": "cuffed",
    "lets_keep_doing_that": "kept_action",
}


def without(value: Json, card: str) -> Json:
    if isinstance(value, list):
        return [without(each, card) for each in value if each != card]
    return None if value == card else value


def crowd(card: str, seed: int) -> Table:
    """The crowd with this card in seat 0's hand; a Villain is on top of the draw pile, to be drawn."""
    position = {field: without(value, card) for field, value in CROWD.items() if field != HOLDS.get(card)}
    if KINDS[card] == CREEPER:
        position["draw_pile"] = [card]
        del position["drawn"]
    else:
        hands = position["hands"]
        assert isinstance(hands, list) and isinstance(hands[0], list)
        hands[0].append(card)
    return Table(load_match({**position, "seed": str(seed)}))


def cards_in(value: Json) -> list[str]:
    """All cards in a part of a position."""
    if isinstance(value, list):
        return [card for each in value for card in cards_in(each)]
    return [value] if isinstance(value, str) else []


def everywhere(state: Position) -> Counter[str]:
    """How often each card is somewhere."""
    fields = ["hands", "tables", "rules", "goals", "draw_pile", "discard", "asylum", "cuffed", "kept_action", "out"]
    pending = state.get("pending", {})
    assert isinstance(pending, dict)
    places = [state[field] for field in fields] + [pending.get("playing", []), pending.get("aside", [])]
    return Counter(card for place in places for card in cards_in(place))


@pytest.mark.rule("FX-1", "FX-5")
@pytest.mark.parametrize("card", KINDS)
def test_every_card_can_be_played_and_none_gets_lost(card: str) -> None:
    """Case 99: each of the 99 cards is in exactly one place at every decision, whatever is chosen from there on."""
    for seed in range(4):
        game, chance = crowd(card, seed), Random(f"{card} {seed}")
        game.do("draw" if KINDS[card] == CREEPER else card)
        assert card not in game.hand(0)
        for _ in range(40):
            assert everywhere(game.state()) == EACH_ONCE
            if game.over():
                break
            game.do(chance.choice(sorted(game.offered())))
