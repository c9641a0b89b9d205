"""Whoever is refused something can read up on it: every rule that a game names is in its rules, in every language."""

from __future__ import annotations

import re

import pytest

from kibitz.games import GAMES
from kibitz.play.rulebook import rules_text
from kibitz.play.words import LANGUAGES
from missing_words import code_in, home
from rule_coverage import RULE

NAMED = re.compile(r'"([A-Z]{2}-\d+)"')


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_a_refusal_names_can_be_read(game: str, language: str) -> None:
    """The numbers in the code of a game are those of its refusals."""
    named = set(NAMED.findall(code_in(home(game), ".py")))
    stated = set(RULE.findall(rules_text(game, language)))
    assert named <= stated and bool(named) == bool(stated)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_have_the_same_sections_in_every_language(game: str) -> None:
    texts = [rules_text(game, language) for language in LANGUAGES]
    assert len({len(re.findall("^## ", text, re.MULTILINE)) for text in texts}) == 1
