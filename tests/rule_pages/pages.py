"""The rule pages as they are written: their examples, and the pictures in them.

An example is a quotation below a rule (``> …``), or below the title of a section that has no rules. A picture stands in
a line of its own within it: ``> ![what is seen](../pictures/rules/abluxxen-hit.webp)``.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

FOLDER: Final = Path(__file__).parent.parent.parent / "docs" / "rules"
RULE: Final = re.compile(r"\*\*([A-Z]{2}-\d+) · ")
PICTURE: Final = re.compile(r"!\[([^\]]*)\]\(\.\./pictures/rules/([\w-]+)\.webp\)")
LINKED: Final = re.compile(r"[A-Z]{2}-\d+")
NUMBER: Final = re.compile(r"(?<![\w.,])[-+−]?\d+(?![\w])")


class Quotation(NamedTuple):
    """An example on a page: below which rule or section, and which one there, counted from 1."""

    place: str
    nth: int
    text: str

    @property
    def key(self) -> tuple[str, int]:
        return self.place, self.nth

    @property
    def pictures(self) -> list[str]:
        return [name for _, name in PICTURE.findall(self.text)]

    @property
    def numbers(self) -> set[int]:
        """All that are written in digits, but the numbers of rules."""
        plain = LINKED.sub("", PICTURE.sub(r"\1", self.text))
        return {abs(int(number.replace("−", "-"))) for number in NUMBER.findall(plain)}


def page(game: str, language: str) -> str:
    return (FOLDER / f"{game}.{language}.md").read_text(encoding="utf-8")


def quotations(text: str) -> list[Quotation]:
    """All examples of a page, in its order."""
    found: list[Quotation] = []
    place, section = "", 0
    for block in re.split(r"\n{2,}", text):
        if block.startswith("## "):
            section += 1
            place = f"section-{section}"
        elif rule := RULE.match(block):
            place = rule[1]
        elif block.startswith(">"):
            nth = 1 + sum(one.place == place for one in found)
            found.append(Quotation(place, nth, re.sub(r"^> ?", "", block, flags=re.MULTILINE)))
    return found
