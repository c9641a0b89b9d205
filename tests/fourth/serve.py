"""``kibitz serve`` with the fourth game: ``python tests/fourth/serve.py --port 8123``."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parent.parent)  # the folder of this package, and not the package

from fourth.game import PairsKind
from kibitz.games import GAMES

GAMES["pairs"] = PairsKind()

if __name__ == "__main__":
    from kibitz.cli import main  # which looks at the games that there are

    sys.argv[1:1] = ["serve"]
    main()
