"""Where the built browser table lies."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parents[2]
PLACES: Final = (PACKAGE / "web", PACKAGE.parent.parent / "web" / "dist")  # installed, or in a checkout
ENVIRONMENT: Final = "KIBITZ_WEB"  # a build that lies elsewhere
INDEX: Final = "index.html"


def built_app() -> Path | None:
    """Where the browser table lies, if it was built."""
    named = os.environ.get(ENVIRONMENT)
    places = (Path(named),) if named else PLACES
    return next((place for place in places if (place / INDEX).is_file()), None)
