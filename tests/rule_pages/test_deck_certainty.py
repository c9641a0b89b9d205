"""What the page on Fluxx says of how sure the Batman deck is, is counted in the deck itself."""

from __future__ import annotations

import re
import tomllib
from collections import Counter

import pytest

from kibitz.games.fluxx.decks import deck_text
from kibitz.play.words import LANGUAGES
from rule_pages.pages import page

DECK = tomllib.loads(deck_text("batman"))["cards"]
SECTION = 13  # on the page: the Batman deck


def certainty(kind: str = "") -> Counter[str]:
    return Counter(card["certainty"] for card in DECK.values() if kind in ("", card["kind"]))


def numbers(text: str) -> Counter[int]:
    return Counter(int(number) for number in re.findall(r"(?<![\w-])\d+(?!\w)", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_counts_the_cards_of_the_deck_as_they_are(language: str) -> None:
    section = page("fluxx", language).split("\n## ")[SECTION]
    kinds, sure = section.split("\n\n")[1:3]
    of_kind = Counter(card["kind"] for card in DECK.values())
    assert numbers(kinds) == Counter([len(DECK) + 1, len(DECK), *of_kind.values()])
    goals = certainty("goal")
    said = [len(DECK), *certainty().values()]
    said += [of_kind["goal"], goals["proposed"] + goals["inferred"], goals["proposed"], goals["inferred"]]
    assert Counter(said) <= numbers(sure)
    assert Counter(said[5:]) <= numbers(section.split("FX-50 · ")[1].split("\n\n")[0]) + Counter([28, 1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_that_is_not_sure_says_so(language: str) -> None:
    """In the rules on Actions, a card that is inferred stands in a sentence or line with that word."""
    word = {"en": "inferred", "de": "erschlossen", "pl": "wywnioskowan"}[language]
    section = page("fluxx", language).split("\n## ")[SECTION]
    lines = section.splitlines()
    unsure = [card["name"] for card in DECK.values() if card["kind"] == "action" and card["certainty"] == "inferred"]
    assert [name for name in unsure if not any(name in line and word in line for line in lines)] == []
