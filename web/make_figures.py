"""Writes ``web/src/rules/figures/<game>.json``: the pictures of the rule pages, for every picture that a page shows.

What they show stands in ``tests/rule_pages``. Say ``make rule-pictures`` after a change of the rules or of an example.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rule_pages import figures_of

FOLDER: Final = Path(__file__).parent / "src" / "rules" / "figures"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game, written in figures_of().items():
        (FOLDER / f"{game}.json").write_text(written, encoding="utf-8")


if __name__ == "__main__":
    main()
