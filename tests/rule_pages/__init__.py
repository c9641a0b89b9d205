"""What stands behind the examples and pictures of the rule pages."""

from __future__ import annotations

import hashlib
import json

from rule_pages import abluxxen as _abluxxen  # its examples register themselves
from rule_pages import absolute as _absolute
from rule_pages import fluxx as _fluxx
from rule_pages.examples import EXAMPLES, Moment, figures_json
from rule_pages.pages import page, quotations

__all__ = ["EXAMPLES", "figures_of", "fingerprints", "pictured"]
_registered = (_abluxxen, _absolute, _fluxx)


def pictured(game: str) -> dict[str, Moment]:
    """What each picture of a page shows, by its name."""
    return {
        name: EXAMPLES[game][quotation.key]()
        for quotation in quotations(page(game, "en"))
        for name in quotation.pictures
    }


def figures_of() -> dict[str, str]:
    """All pictures, by their games."""
    return {game: figures_json(game, pictured(game)) for game in EXAMPLES}


def fingerprints(figures: str) -> dict[str, str]:
    """What tells whether a picture was taken of what it should show, by its name."""
    shown = json.loads(figures)["figures"].items()
    return {name: hashlib.sha256(json.dumps(figure).encode()).hexdigest()[:16] for name, figure in shown}
