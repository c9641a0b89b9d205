"""Keys: whoever holds one is that person. There are no accounts; the server keeps a hash of the key, never the key.

A key is 130 random bits as 26 letters and digits without I, L, O and U (Crockford's base 32). To be written down, it is
a *recovery code*: the same in groups of five, with two check characters at its end.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import ClassVar

from kibitz.core.errors import KibitzError

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH = 26
CHECKS = 2  # characters at the end of a recovery code
GROUP = 5
PRIME = 1019  # finds every wrong character, and every two that changed places
TABLE_LENGTH = 16  # 80 bits: a link that nobody guesses
LOOKALIKES = str.maketrans({"O": "0", "I": "1", "L": "1"})


class BadKey(KibitzError):
    """Not a key, or a recovery code with a mistake in it. What was typed is never repeated: it may be nearly right."""

    kind: ClassVar[str] = "bad-key"


def new_key() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def new_table_id() -> str:
    """The name of a table in a link; whoever has it may come in."""
    return "".join(secrets.choice(LETTERS) for _ in range(TABLE_LENGTH)).lower()


def person_of(key: str) -> str:
    """Whose key it is: what the server keeps, and from which no key can be found."""
    return hashlib.sha256(tidy_key(key).encode()).hexdigest()


def recovery_code(key: str) -> str:
    """The key as a person writes it down."""
    plain = tidy_key(key)
    code = plain + checks(plain)
    return "-".join(code[at : at + GROUP] for at in range(0, len(code), GROUP))


def key_from_code(text: str) -> str:
    """The key in a recovery code, however it was typed; a typing error is found."""
    plain = tidy(text)
    if len(plain) != LENGTH + CHECKS:
        raise BadKey(f"a recovery code has {LENGTH + CHECKS} letters and digits, this one has {len(plain)}")
    key = plain[:LENGTH]
    if not same(checks(key), plain[LENGTH:]):
        raise BadKey("there is a typing error in this recovery code: its last two characters do not fit the others")
    return key


def is_code(text: str) -> bool:
    """Whether this is a recovery code, without a typing error."""
    try:
        key_from_code(text)
    except BadKey:
        return False
    return True


def tidy_key(key: str) -> str:
    plain = tidy(key)
    if len(plain) != LENGTH:
        raise BadKey(f"a key has {LENGTH} letters and digits, this one has {len(plain)}")
    return plain


def tidy(text: str) -> str:
    """Capitals without spaces and dashes; O is read as 0, I and L as 1."""
    plain = "".join(letter for letter in text.upper() if not letter.isspace() and letter not in "-‐‑–—_")
    plain = plain.translate(LOOKALIKES)
    if not all(letter in LETTERS for letter in plain):
        raise BadKey("a key has only digits and letters in it, and no U; this one has something else")
    return plain


def checks(key: str) -> str:
    """Two characters that depend on all the others."""
    value = 0
    for letter in key:
        value = (value * len(LETTERS) + LETTERS.index(letter)) % PRIME
    return LETTERS[value // len(LETTERS)] + LETTERS[value % len(LETTERS)]


def same(a: str, b: str) -> bool:
    """Are they equal? It takes as long whatever they have in common."""
    return hmac.compare_digest(a.encode("utf-8", "surrogatepass"), b.encode("utf-8", "surrogatepass"))
