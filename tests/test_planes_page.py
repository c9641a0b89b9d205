"""What the page about observations says is what the code writes."""

from __future__ import annotations

import runpy
from pathlib import Path

DOCS = Path(__file__).parent.parent / "docs"


def test_the_page_has_every_plane_of_every_game() -> None:
    made: str = runpy.run_path(str(DOCS / "make_planes.py"))["page"]()
    assert (DOCS / "observations.md").read_text(encoding="utf-8") == made, "say make planes"
