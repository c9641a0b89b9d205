"""What is wrong with a request: a kind and a message for programs, a phrase for people."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from kibitz.core.errors import BadOptions, BadRecord, CannotJoin, CannotUndo, KibitzError
from kibitz.core.phrase import Phrase
from kibitz.play.match import Refused
from kibitz.wire import Said, said

REFUSED_WORDS: Final = "refused-"  # and the kind: what people are told where an error has no phrase of its own
OWN_WORDS: Final[dict[type[KibitzError], str]] = {
    BadRecord: "refused-bad-record",
    CannotUndo: "refused-no-move",
    CannotJoin: "cannot-join",
}


class Problem(Struct, omit_defaults=True):
    """What is wrong: a kind and a message for programs, ``says`` for people."""

    kind: str
    message: str
    says: Said | None = None


class Refusal(KibitzError):
    """What a server does not do: the message is for programs; ``says`` is for people, in their own language."""

    def __init__(self, message: str, says: Phrase | None = None) -> None:
        super().__init__(message)
        self.says = says


class NoKey(Refusal):
    """The request needs a key."""

    kind = "no-key"


class NoTable(Refusal):
    """There is no such table, or no such game at it."""

    kind = "no-table"


class Damaged(Refusal):
    """What is stored of a table cannot be read: our fault, and whoever asks is not told what is in it."""

    kind = "damaged"


class TooMany(Refusal):
    """A limit is reached."""

    kind = "too-many"


class Banned(Refusal):
    """Whoever runs this server does not let them in."""

    kind = "banned"


class NotMember(Refusal):
    """This server is a club's, and they have not said its passphrase."""

    kind = "club"


class WrongPassphrase(Refusal):
    kind = "wrong-passphrase"


def says_of(error: KibitzError) -> Said:
    """What a person is told of an error."""
    if isinstance(error, Refused):
        return said(error.reason.phrase)
    own = error.says if isinstance(error, Refusal | BadOptions) else None
    return said(own or Phrase(OWN_WORDS.get(type(error), REFUSED_WORDS + error.kind)))


def says_of_kind(kind: str) -> Said:
    """What a person is told where no error is at hand."""
    return Said(REFUSED_WORDS + kind)


def problem(kind: str, message: str) -> Problem:
    return Problem(kind, message[:500], says_of_kind(kind))
