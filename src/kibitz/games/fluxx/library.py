"""Fluxx's library: its decks, and where in a text the checker's findings are."""

from __future__ import annotations

import re
from typing import cast

from kibitz.core.library import Finding, Library
from kibitz.games.fluxx import known_decks
from kibitz.games.fluxx.deck import check_deck, read_deck
from kibitz.games.fluxx.decks import DECKS, STARTER, deck_text

HEADER = re.compile(r"""\s*\[+\s*(?:(deck)\b|cards\s*\.\s*["']?([^"'\]\s.]+)|([\w-]+))""")
ENTRY = re.compile(r"\s*([\w-]+)")
IN_LINE = re.compile(r"\bline (\d+)")
AT_THE_END = "at end of document"


class FluxxLibrary(Library):
    """Decks as TOML."""

    def __init__(self) -> None:
        super().__init__("deck", list(DECKS), STARTER)

    def text(self, name: str) -> str:
        return deck_text(name)

    def check(self, text: str) -> list[Finding]:
        """The same as ``kibitz deck check``, each with its line."""
        _, findings = check_deck(text)
        lines = lines_of(text)
        for finding in findings:
            finding.line = line_of(finding, lines, text)
        return findings

    def titles(self, text: str) -> dict[str, str]:
        return dict(read_deck(text).names)

    def read(self, text: str) -> object:
        return known_decks.packed(read_deck(text))

    def take_over(self, text: str, read: object) -> None:
        known_decks.keep(text, known_decks.unpacked(cast(known_decks.PackedDeck, read)))

    def knows(self, text: str) -> bool:
        return known_decks.known(text) is not None


def lines_of(text: str) -> dict[tuple[str, str], int]:
    """The line where each card begins, and each of its keys."""
    lines: dict[tuple[str, str], int] = {}
    card = ""
    for number, line in enumerate(text.split("\n"), 1):
        header, entry = HEADER.match(line), ENTRY.match(line)
        if header:
            card = "[deck]" if header[1] else header[2] or ""
            lines.setdefault((card, header[3] or ""), number)
        elif entry:
            lines.setdefault((card, entry[1]), number)
    return lines


def line_of(finding: Finding, lines: dict[tuple[str, str], int], text: str) -> int:
    """Where it is; 0: nowhere in particular."""
    key = finding.key.partition(".")[0]
    if finding.card or key:
        return lines.get((finding.card, key)) or (lines.get((finding.card, ""), 0) if finding.card else 0)
    said = IN_LINE.search(finding.message)
    if said:
        return int(said[1])
    return text.rstrip("\n").count("\n") + 1 if AT_THE_END in finding.message else 0
