"""One table of a server over HTTP: what is played there, a chair, a key by its recovery code."""

from __future__ import annotations

import json
import re
import time
import urllib.error
import urllib.request
from typing import Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from kibitz.terminal.remote.errors import TurnedAway, turned_away
from kibitz.wire import Bye, Info, Said

TIMEOUT_S: Final = 20.0
ELSEWHERE_S: Final = 0.5
MOST_TRIES: Final = 60
KEY_LENGTH: Final = 26
LONGEST_PASSPHRASE: Final = 200
EXAMPLE: Final = "http://host:8000/t/abcdef"
LINK: Final = re.compile(r"(?P<base>.*?)/(?:t|api/tables)/(?P<table>[0-9a-z]{1,40})(?:/.*)?")


class Seated(Struct):
    """A chair, and the key that opens it."""

    seats: list[int]
    key: str
    recovery: str


class TableInfo(Struct):
    """A table, and one's own chairs there."""

    info: Info
    seats: list[int] = []


class Key(Struct):
    key: str


class Reported(Struct):
    number: int


class Catalog(Struct):
    phrases: list[str] = []


class Problem(Struct):
    kind: str
    message: str
    says: Said | None = None


class TableClient:
    """Asks about one table, by its link: ``http://host:8000/t/<table>``."""

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

    def table_info(self, key: str = "") -> TableInfo:
        """What is played there, and where one sits."""
        return msgspec.json.decode(self.request(self.api, None, key), type=TableInfo)

    def take_seat(self, name: str, program: bool, key: str) -> Seated:
        """Take a free chair."""
        return msgspec.json.decode(
            self.request(f"{self.api}/seats", {"name": name, "program": program}, key), type=Seated
        )

    def report(self, seat: int, text: str, key: str) -> int:
        """Tell whoever runs the server about somebody there; the number of the report."""
        answer = self.request(f"{self.api}/reports", {"seat": seat, "text": text}, key)
        return msgspec.json.decode(answer, type=Reported).number

    def phrases(self) -> list[str]:
        """The quick phrases that one may say there."""
        return msgspec.json.decode(self.request(f"{self.base}/api/games", None, ""), type=Catalog).phrases

    def key_of(self, code: str) -> str:
        """The key in a recovery code; a key itself will do as well."""
        plain = "".join(letter for letter in code if letter.isalnum())
        if len(plain) == KEY_LENGTH:
            return plain
        return msgspec.json.decode(self.request(f"{self.base}/api/me/recover", {"code": code[:80]}, ""), type=Key).key

    def enter_club(self, passphrase: str, key: str) -> str:
        """Say the passphrase of a club: the key of whoever is a member now."""
        answer = self.request(f"{self.base}/api/club", {"passphrase": passphrase[:LONGEST_PASSPHRASE]}, key)
        return msgspec.json.decode(answer, type=Key).key

    def request(self, url: str, body: dict[str, object] | None, key: str) -> bytes:
        """The answer. During an upgrade it is asked again, until a process answers that has the table's rules."""
        for _ in range(MOST_TRIES - 1):
            try:
                return self.request_once(url, body, key)
            except TurnedAway as refused:
                if refused.why.kind != "other-rules":
                    raise
            time.sleep(ELSEWHERE_S)
        return self.request_once(url, body, key)

    def request_once(self, url: str, body: dict[str, object] | None, key: str) -> bytes:
        headers = {"authorization": f"Bearer {key}"} if key else {}
        data = None
        if body is not None:
            data, headers["content-type"] = json.dumps(body).encode(), "application/json"
        try:
            with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=TIMEOUT_S) as answer:
                content: bytes = answer.read()
                return content
        except urllib.error.HTTPError as refused:
            with refused:
                raise refusal_of(refused.read(), refused.code) from None
        except (OSError, ValueError) as error:
            reason = getattr(error, "reason", error)
            message = f"nobody answers at {self.base}: {reason}"
            raise turned_away(message, "nobody-answers", address=self.base, reason=str(reason)) from None


def refusal_of(content: bytes, status: int) -> TurnedAway:
    """Why the server refuses a request."""
    try:
        problem = msgspec.json.decode(content, type=Problem)
    except msgspec.DecodeError:
        message = f"the server answers with HTTP {status}; is it a kibitz server?"
        return turned_away(message, "no-kibitz", status=status)
    return TurnedAway(Bye(kind=problem.kind, message=problem.message, says=problem.says))
