"""Something to be said, before it is put into a language."""

from __future__ import annotations

from typing import Final, final

SEAT: Final = "seat"


@final
class Phrase:
    """A message of the words with its arguments; an argument may be a phrase itself."""

    def __init__(self, key: str, **args: int | str | Phrase) -> None:
        self.key = key
        self.args = args

    def __repr__(self) -> str:
        return "".join((self.key, "(", ", ".join(f"{k}={v!r}" for k, v in self.args.items()), ")"))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)


def seat_name(seat: int) -> Phrase:
    """The name of whoever sits there: only the outside knows it."""
    return Phrase(SEAT, number=seat)
