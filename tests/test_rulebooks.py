"""Whoever is refused something can read up on it: every rule that a game names is in its rules, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kibitz.games import OWN_GAMES
from kibitz.play.words import LANGUAGES
from rule_coverage import ROOT, numbered_rules

NAMED = re.compile(r'"([A-Z]{2}-\d+)"')


def rules_named_by(game: str) -> set[str]:
    """The numbers in the code of a game: those of its refusals."""
    folder: Path = ROOT / "src" / "kibitz" / "games" / game
    return {rule for path in folder.glob("*.py") for rule in NAMED.findall(path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(OWN_GAMES))
def test_every_rule_that_a_refusal_names_can_be_read(game: str, language: str) -> None:
    named = rules_named_by(game)
    assert len(named) > 10
    assert named <= set(numbered_rules(ROOT / "docs" / "rules" / f"{game}.{language}.md"))


@pytest.mark.parametrize("game", sorted(OWN_GAMES))
def test_the_rules_have_the_same_sections_in_every_language(game: str) -> None:
    texts = [(ROOT / "docs" / "rules" / f"{game}.{language}.md").read_text(encoding="utf-8") for language in LANGUAGES]
    assert len({len(re.findall("^## ", text, re.MULTILINE)) for text in texts}) == 1
