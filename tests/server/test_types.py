"""The browser's types are those of the server: a message that changes here changes there."""

from __future__ import annotations

import runpy
from pathlib import Path

WEB = Path(__file__).parent.parent.parent / "web"


def test_the_types_of_the_browser_are_those_of_the_server() -> None:
    made: str = runpy.run_path(str(WEB / "make_types.py"))["everything"]()
    assert (WEB / "src" / "lib" / "wire.ts").read_text(encoding="utf-8") == made, "say make web-types"


def test_the_browser_is_tested_with_what_python_says() -> None:
    made: str = runpy.run_path(str(WEB / "make_sentences.py"))["sentences"]()
    assert (WEB / "tests" / "sentences.json").read_text(encoding="utf-8") == made, "say make web-types"


def test_the_browser_is_tested_with_what_python_counts() -> None:
    made: str = runpy.run_path(str(WEB / "make_sets.py"))["sets"]()
    assert (WEB / "tests" / "sets.json").read_text(encoding="utf-8") == made, "say make web-types"
