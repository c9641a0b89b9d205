"""One table of a server over HTTP: what is played there, a chair, a key by its recovery code."""

from __future__ import annotations

import json
import re
import time
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Final, TypeVar
from urllib.parse import SplitResult, urlsplit

import msgspec
from msgspec import Struct

from kibitz.terminal.remote.errors import TurnedAway, turned_away
from kibitz.terminal.remote.proxy import proxy_for
from kibitz.wire import Bye, Info, Said

TIMEOUT_S: Final = 20.0
ELSEWHERE_S: Final = 0.5
MOST_TRIES: Final = 60
KEY_LENGTH: Final = 26
LONGEST_PASSPHRASE: Final = 200
EXAMPLE: Final = "http://host:8000/t/abcdef"
GAP: Final = re.compile(r"[\s\0-\x1f\x7f]")
LINK: Final = re.compile(r"(?P<base>.*?)/(?:t|api/tables)/(?P<table>[0-9a-z]{1,40})(?:/.*)?")


T = TypeVar("T")


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
        parts = address_in(link.strip())
        found = LINK.fullmatch(parts.path) if parts is not None else None
        if parts is None or found is None:
            message = f"expected the link of a table, like {EXAMPLE}, got {link[:200]!r}"
            raise turned_away(message, "no-link", example=EXAMPLE, text=link[:200])
        self.base = f"{parts.scheme}://{parts.netloc}{found['base']}"
        self.table = found["table"]
        self.opener = urllib.request.build_opener(urllib.request.ProxyHandler(proxies_for(parts.netloc)))

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
        return self.decoded(self.request(self.api, None, key), TableInfo)

    def take_seat(self, name: str, program: bool, key: str) -> Seated:
        """Take a free chair."""
        return self.decoded(self.request(f"{self.api}/seats", {"name": name, "program": program}, key), Seated)

    def report(self, seat: int, text: str, key: str) -> int:
        """Tell whoever runs the server about somebody there; the number of the report."""
        answer = self.request(f"{self.api}/reports", {"seat": seat, "text": text}, key)
        return self.decoded(answer, Reported).number

    def phrases(self) -> list[str]:
        """The quick phrases that one may say there."""
        return self.decoded(self.request(f"{self.base}/api/games", None, ""), Catalog).phrases

    def key_of(self, code: str) -> str:
        """The key in a recovery code; a key itself will do as well."""
        plain = "".join(letter for letter in code if letter.isalnum())
        if len(plain) == KEY_LENGTH:
            return plain
        return self.decoded(self.request(f"{self.base}/api/me/recover", {"code": code[:80]}, ""), Key).key

    def enter_club(self, passphrase: str, key: str) -> str:
        """Say the passphrase of a club: the key of whoever is a member now."""
        answer = self.request(f"{self.base}/api/club", {"passphrase": passphrase[:LONGEST_PASSPHRASE]}, key)
        return self.decoded(answer, Key).key

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
            with self.opener.open(urllib.request.Request(url, data, headers), timeout=TIMEOUT_S) as answer:
                content: bytes = answer.read()
                return content
        except urllib.error.HTTPError as refused:
            raise refusal_of(content_of(refused), refused.code) from None
        except HTTPException:  # no HTTP, or the end is missing
            raise self.odd_answer() from None
        except (OSError, ValueError) as error:
            raise nobody_answers(self.base, str(getattr(error, "reason", error))) from None

    def decoded(self, content: bytes, type: type[T]) -> T:
        try:
            return msgspec.json.decode(content, type=type)
        except (ValueError, RecursionError):
            raise self.odd_answer() from None

    def odd_answer(self) -> TurnedAway:
        return turned_away(f"the answer from {self.base} cannot be read", "odd-answer", address=self.base)


def address_in(link: str) -> SplitResult | None:
    """A link in its parts; None if nobody can be asked there."""
    try:
        parts = urlsplit(link)
        good = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:  # brackets, or the number of the port
        return None
    return parts if good and GAP.search(link) is None else None


def proxies_for(host: str) -> dict[str, str]:
    """By scheme: a server may send us on from http to https."""
    proxies = {scheme: proxy_for(f"{scheme}://{host}") for scheme in ("http", "https")}
    return {scheme: proxy for scheme, proxy in proxies.items() if proxy is not None}


def nobody_answers(address: str, reason: str) -> TurnedAway:
    return turned_away(f"nobody answers at {address}: {reason}", "nobody-answers", address=address, reason=reason)


def content_of(refused: urllib.error.HTTPError) -> bytes:
    """What is said beside the status, as far as it comes."""
    with refused:
        try:
            return refused.read()
        except (OSError, HTTPException):
            return b""


def refusal_of(content: bytes, status: int) -> TurnedAway:
    """Why the server refuses a request."""
    try:
        problem = msgspec.json.decode(content, type=Problem)
    except msgspec.DecodeError:
        message = f"the server answers with HTTP {status}; is it a kibitz server?"
        return turned_away(message, "no-kibitz", status=status)
    return TurnedAway(Bye(kind=problem.kind, message=problem.message, says=problem.says))
