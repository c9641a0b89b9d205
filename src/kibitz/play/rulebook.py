"""The rules in words, as the documents state them."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from kibitz.games import home_of

PACKAGE = Path(__file__).parent.parent
PICTURE = re.compile(r"^> !\[[^\]]*\]\([^)]*\)\n", re.MULTILINE)
PLACES = (PACKAGE / "rules", PACKAGE.parent.parent / "docs" / "rules")  # installed, or in a checkout


def rules_text(game: str, language: str) -> str:
    """The rules document of a game: among those of Kibitz, or beside the game itself. In English if there is none in
    this language, and empty if it brings none."""
    beside = files(home_of(game))
    for spoken in dict.fromkeys((language, "en")):
        for found in (*(place / f"{game}.{spoken}.md" for place in PLACES), beside / f"rules.{spoken}.md"):
            if found.is_file():
                return found.read_text(encoding="utf-8")
    return ""


def rule_text(game: str, language: str, wish: str) -> str:
    """One rule by its number, with the list below it, or a section by a word of its title; empty if there is none."""
    document = rules_text(game, language)
    number = rf"^\*\*{re.escape(wish.upper())} · .*?(?=^\*\*[A-Z]|^#|\Z)"
    section = rf"^#+ [^\n]*{re.escape(wish)}[^\n]*\n.*?(?=^#|\Z)"
    for pattern in (number, section):
        found = re.search(pattern, document, re.MULTILINE | re.DOTALL | re.IGNORECASE)
        if found:
            return plain(found.group().strip())
    return ""


def first_rule(game: str) -> str:
    """The number of a rule of this game, to tell by an example how rules are called; empty if none has one."""
    found = re.search(r"^\*\*([A-Z]+-\d+) · ", rules_text(game, "en"), re.MULTILINE)
    return found.group(1) if found else ""


def plain(markdown: str) -> str:
    """Without the marks for bold, and without pictures."""
    return PICTURE.sub("", markdown.replace("**", ""))
