"""``kibitz`` with the games from outside: ``python tests/fourth/command.py serve --port 8123``."""

from __future__ import annotations

import sys
from pathlib import Path


def main() -> None:
    from bare.game import BareKind
    from fourth.game import PairsKind
    from kibitz.games import GAMES
    from ohhell.game import OhHellKind

    GAMES.update({kind.name: kind for kind in (PairsKind(), BareKind(), OhHellKind())})
    from kibitz import cli  # which looks at the games that there are

    cli.main()


if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # where this package lies, and not the package itself
    main()
