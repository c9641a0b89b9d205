"""The life of a table, and where it stands among somebody's tables: words that the store and the tables share.

open -> playing (-> between two games of a match -> playing) -> over -> closed -> archived -> deleted. A table that is
over may be played at again; a closed one may only be looked at. An archived one is closed, and stored in little space.
"""

from __future__ import annotations

from typing import Final

OPEN: Final = "open"
PLAYING: Final = "playing"
BETWEEN: Final = "between"
OVER: Final = "over"
CLOSED: Final = "closed"
ARCHIVED: Final = "archived"  # only the store says so: for those who look at it, it is closed
LIVE: Final = (OPEN, PLAYING, BETWEEN, OVER, CLOSED)  # all that are not archived
ALL: Final = (*LIVE, ARCHIVED)

# The rank of a table among somebody's tables; LEFT: they sat there once.
YOUR_TURN, RUNNING, DONE, LEFT = range(4)
