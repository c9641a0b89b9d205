"""What the page on Absolute says of cards and of options is so, in every language."""

from __future__ import annotations

import re

import pytest

from absolute.table import points
from kibitz.games import GAMES
from kibitz.games.absolute.cards import CARD
from kibitz.games.absolute.parts import hand_penalty
from kibitz.play.words import LANGUAGES, Words
from rule_pages import EXAMPLES
from rule_pages.absolute import GROUP
from rule_pages.pages import page, quotations

OPTIONS = 12  # the section
SUM = re.compile(r"(\(?\d+(?: [+−×] \d+|\))+(?: × 2)?) (?:=|\|) -?(\d+)")
SWITCHED = {"en": ("off", "on"), "de": ("aus", "ein"), "pl": ("wyłączona", "włączona")}
each_page = pytest.mark.parametrize("language", LANGUAGES)


@each_page
def test_every_card_that_an_example_names_has_been_tried(language: str) -> None:
    untried = {
        one.key: unknown
        for one in quotations(page("absolute", language))
        if (unknown := groups_in(one.text) - tried(EXAMPLES["absolute"][one.key]().cards))
    }
    assert untried == {}


@each_page
def test_every_sum_is_right_and_is_what_its_cards_are_worth(language: str) -> None:
    """Where a line counts cards step by step: "-10T +1C +3S +6T makes 10 + 1 = 11 points"."""
    lines = [line for one in quotations(page("absolute", language)) for line in one.text.splitlines()]
    counted = [(line, found) for line in lines for found in SUM.finditer(line)]
    assert len(counted) >= 20
    for line, found in counted:
        assert worked_out(found[1]) == int(found[2]), line
        if cards := GROUP.match(line.lstrip("-| ")) or GROUP.search(line[: found.start()]):
            assert int(found[2]) in (points(cards[0]), hand_penalty([CARD[card] for card in cards[0].split()])), line


def worked_out(text: str) -> int:
    """A sum or a product, as it is written."""
    if inner := re.fullmatch(r"\((.+)\) × 2", text.strip()):
        return 2 * worked_out(inner[1])
    if product := re.fullmatch(r"(\d+) × 2", text.strip()):
        return 2 * int(product[1])
    return sum(int(part) for part in text.replace("−", "+ -").replace("- ", "-").split("+"))


@each_page
def test_cards_are_named_in_examples_only(language: str) -> None:
    """Elsewhere they are only shown as one types them."""
    blocks = re.split(r"\n{2,}", re.sub("`[^`]*`", "", page("absolute", language)))
    assert [block for block in blocks if GROUP.search(block) and not block.startswith(">")] == []


@each_page
def test_the_options_are_called_as_in_the_lobby(language: str) -> None:
    words, text = Words(language, "absolute"), page("absolute", language)
    options = re.split("^## ", text, flags=re.MULTILINE)[OPTIONS]
    rows = [[cell.strip() for cell in row.split("|")[1:3]] for row in options.splitlines() if row.startswith("|")]
    wanted = {
        words.tell(f"option-{option.name}"): SWITCHED[language][option.default]
        if isinstance(option.default, bool)
        else str(option.default)
        for option in GAMES["absolute"].options
    }
    assert dict(rows[2:]) == wanted
    assert not any(option.name in text for option in GAMES["absolute"].options if "_" in option.name)


def groups_in(text: str) -> set[frozenset[str]]:
    """Cards that are written one after the other belong together; their order is free."""
    return {frozenset(group.split()) for group in GROUP.findall(text)}


def tried(groups: object) -> set[frozenset[str]]:
    assert isinstance(groups, list)
    together = {frozenset(group.split()) for group in groups}
    return together | {frozenset([card]) for group in together for card in group}
