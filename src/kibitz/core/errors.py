"""What can be wrong with what somebody sends us. Every message says what came and what is possible.

``kind`` is the name that programs get (the engine protocol's kinds of errors).
"""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from kibitz.core.phrase import Phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class KibitzError(ValueError):
    """The base of all errors that are the sender's to mend."""

    kind: ClassVar[str] = "bad-request"


class UnknownChoice(KibitzError):
    """The text of a choice cannot be read."""

    kind: ClassVar[str] = "unknown-choice"


class IllegalChoice(KibitzError):
    """A readable choice that is not offered now."""

    kind: ClassVar[str] = "illegal-choice"


class NeverOffered(IllegalChoice):
    """A text that can be read, but no choice of this game can stand for it; ``Presentation.why_not`` names the rule."""


class CannotJoin(KibitzError):
    """No new player can come in."""


class GameIsOver(KibitzError):
    """Nothing can be chosen any more."""

    kind: ClassVar[str] = "game-over"


@mypyc_attr(allow_interpreted_subclasses=True)
class BadOptions(KibitzError):
    """No such game, option, value or number of seats. ``says``: why, for people, where its game has words for it."""

    def __init__(self, message: str, says: Phrase | None = None) -> None:
        super().__init__(message)
        self.says = says


class BadPosition(KibitzError):
    """Cannot be a position, or a view, of that game; the message names the card or field."""

    kind: ClassVar[str] = "bad-position"


class BadRecord(KibitzError):
    """A record that cannot be read or replayed."""


class CannotUndo(KibitzError):
    """There is nothing that may be taken back."""

    kind: ClassVar[str] = "illegal-choice"
