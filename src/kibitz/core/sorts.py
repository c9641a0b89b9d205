"""What a field of a game's state can hold."""

from typing import Final

NUMBER: Final = "number"
FLAG: Final = "flag"
SEAT: Final = "seat"  # -1, if that is allowed, stands for nobody
SEATS: Final = "seats"  # a list of them
NAME: Final = "name"  # one of a few texts; the attribute is its place among them
