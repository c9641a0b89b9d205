"""The rules in words, as the documents state them."""

from __future__ import annotations

import re
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
PLACES = (PACKAGE / "rules", PACKAGE.parent.parent / "docs" / "rules")  # installed, or in a checkout


def rules_text(game: str, language: str) -> str:
    """The rules document of a game."""
    for place in PLACES:
        path = place / f"{game}.{language}.md"
        if path.exists():
            return path.read_text(encoding="utf-8")
    raise FileNotFoundError(f"{game}.{language}.md")


def rule_text(game: str, language: str, number: str) -> str:
    """One rule, with the list below it if there is one; empty if there is no such rule."""
    document = rules_text(game, language)
    found = re.search(
        rf"^\*\*{re.escape(number.upper())} · .*?(?=^\*\*[A-Z]|^#|\Z)", document, re.MULTILINE | re.DOTALL
    )
    return plain(found.group().strip()) if found else ""


def plain(markdown: str) -> str:
    """Without the marks for bold."""
    return markdown.replace("**", "")
