"""Coming in: the link of a table, what the server says over HTTP, and the keys that are kept for the next time."""

from __future__ import annotations

import json
import os
import re
import urllib.error
import urllib.request
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from kibitz.terminal.remote.told import TurnedAway, turned_away
from kibitz.wire import Bye, Info, Said

PATIENCE_S: Final = 20.0
KEY_LENGTH: Final = 26
EXAMPLE: Final = "http://host:8000/t/abcdef"
LINK: Final = re.compile(r"(?P<base>.*?)/(?:t|api/tables)/(?P<table>[0-9a-z]{1,40})(?:/.*)?")


class Seated(Struct):
    """A chair, and the key that opens it."""

    seats: list[int]
    key: str
    recovery: str


class Entry(Struct):
    """A table, and one's own chairs there."""

    info: Info
    seats: list[int] = []


class Key(Struct):
    key: str


class Catalog(Struct):
    phrases: list[str] = []


class Problem(Struct):
    kind: str
    message: str
    says: Said | None = None


class Door:
    """The door of one table: ``http://host:8000/t/<table>``, as its link is shown."""

    def __init__(self, link: str) -> None:
        parts = urlsplit(link.strip())
        found = LINK.fullmatch(parts.path)
        if parts.scheme not in ("http", "https") or not parts.netloc or found is None:
            message = f"expected the link of a table, like {EXAMPLE}, got {link[:200]!r}"
            raise turned_away(message, "no-link", example=EXAMPLE, text=link[:200])
        self.base = f"{parts.scheme}://{parts.netloc}{found['base']}"
        self.table = found["table"]

    @property
    def link(self) -> str:
        return f"{self.base}/t/{self.table}"

    @property
    def api(self) -> str:
        return f"{self.base}/api/tables/{self.table}"

    @property
    def socket(self) -> str:
        return f"ws{self.api.removeprefix('http')}/socket"

    def look(self, key: str = "") -> Entry:
        """What is played there, and where one sits."""
        return msgspec.json.decode(self.ask(self.api, None, key), type=Entry)

    def sit(self, name: str, program: bool, key: str) -> Seated:
        """Take a free chair."""
        return msgspec.json.decode(self.ask(f"{self.api}/seats", {"name": name, "program": program}, key), type=Seated)

    def phrases(self) -> list[str]:
        """The quick phrases that one may say there."""
        return msgspec.json.decode(self.ask(f"{self.base}/api/games", None, ""), type=Catalog).phrases

    def key_of(self, code: str) -> str:
        """The key in a recovery code; a key itself will do as well."""
        plain = "".join(letter for letter in code if letter.isalnum())
        if len(plain) == KEY_LENGTH:
            return plain
        return msgspec.json.decode(self.ask(f"{self.base}/api/me/recover", {"code": code[:80]}, ""), type=Key).key

    def ask(self, url: str, body: dict[str, object] | None, key: str) -> bytes:
        headers = {"authorization": f"Bearer {key}"} if key else {}
        data = None
        if body is not None:
            data, headers["content-type"] = json.dumps(body).encode(), "application/json"
        try:
            with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=PATIENCE_S) as answer:
                said: bytes = answer.read()
                return said
        except urllib.error.HTTPError as refused:
            with refused:
                raise refusal_in(refused.read(), refused.code) from None
        except (OSError, ValueError) as error:
            reason = getattr(error, "reason", error)
            message = f"nobody answers at {self.base}: {reason}"
            raise turned_away(message, "nobody-answers", address=self.base, reason=str(reason)) from None


def refusal_in(said: bytes, status: int) -> TurnedAway:
    """What the server has against a request."""
    try:
        problem = msgspec.json.decode(said, type=Problem)
    except msgspec.DecodeError:
        message = f"the server answers with HTTP {status}; is it a kibitz server?"
        return turned_away(message, "no-kibitz", status=status)
    return TurnedAway(Bye(kind=problem.kind, message=problem.message, says=problem.says))


class KeyRing:
    """Keys of chairs by the links of their tables, in a file that only its owner may read."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "keys.json"

    def key(self, link: str) -> str:
        return self.keys().get(link, "")

    def keys(self) -> dict[str, str]:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=dict[str, str])
        except (OSError, msgspec.DecodeError):
            return {}

    def keep(self, link: str, key: str) -> None:
        """The whole file or nothing, and never readable by others, not for a moment."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        half = self.path.with_name(f"{self.path.name}.{os.getpid()}.part")
        keys = {**{old: kept for old, kept in self.keys().items() if old != link}, link: key}
        try:
            with os.fdopen(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
                file.write(json.dumps(keys, indent=1).encode() + b"\n")
            half.replace(self.path)
        finally:
            half.unlink(missing_ok=True)
