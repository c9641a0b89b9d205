"""``kibitz`` with the bare game: ``python tests/bare/command.py play bare``."""

from __future__ import annotations

import sys
from pathlib import Path


def main() -> None:
    from bare.game import BareKind
    from kibitz.games import GAMES

    GAMES["bare"] = BareKind()
    from kibitz import cli  # which looks at the games that there are

    cli.main()


if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # where this package lies, and not the package itself
    main()
