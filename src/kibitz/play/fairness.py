"""Fair dealing: the deal is committed to before the first card, and shown after the last.

Whoever deals draws a seed and a salt, and shows the commitment: a hash over the salt and all that decides the deal. It
tells nothing of the cards, and no other seed gives the same. ``docs/fair-dealing.md`` says what that proves.
"""

from __future__ import annotations

import hashlib
import secrets

from kibitz.play.record import Record

COMMITMENT = "commitment "
SALT = "salt "
SECRET_BYTES = 16  # 128 bits
DIGITS = 64  # of a commitment


def new_secret() -> str:
    """A seed that nobody can guess, or a salt."""
    return secrets.token_hex(SECRET_BYTES)


def head(record: Record) -> str:
    """What is committed to: game, version of the rules, options, seats, who begins, and the seed."""
    return "".join(f"{line}\n" for line in record.head())


def head_in(text: str) -> str:
    """The same, as it stands in a record's text: everything before the choices, except the first line and the notes."""
    lines = text.splitlines()[1:]
    upto = lines.index("choices") if "choices" in lines else len(lines)
    return "".join(f"{line}\n" for line in lines[:upto] if not line.startswith("#"))


def commitment(record: Record, salt: str) -> str:
    """The hash that everybody is shown before the first card."""
    return seal(head(record), salt)


def seal(head: str, salt: str) -> str:
    return hashlib.sha256(f"{salt}\n{head}".encode("utf-8", "surrogatepass")).hexdigest()


def is_commitment(text: str) -> bool:
    return len(text) == DIGITS and all(digit in "0123456789abcdef" for digit in text)


def note_deal(record: Record, salt: str) -> None:
    """Keep with the record what everybody needs to check the deal."""
    others = [note for note in record.notes if not note.startswith((COMMITMENT, SALT))]
    record.notes = [*others, COMMITMENT + commitment(record, salt), SALT + salt]


def noted_deal(record: Record) -> tuple[str, str] | None:
    """The commitment and the salt of a record, one of them empty if it is lost; None if neither is noted."""
    found = (noted(record, COMMITMENT), noted(record, SALT))
    return found if any(found) else None


def noted(record: Record, word: str) -> str:
    return next((note[len(word) :].strip() for note in record.notes if note.startswith(word)), "")
