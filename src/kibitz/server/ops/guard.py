"""The guard at the door of HTTP: who may ask, how often; and the headers of every answer."""

from __future__ import annotations

import asyncio
import ipaddress
import math
import re
import secrets
import time
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from litestar.enums import HttpMethod, ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from kibitz.server.errors import Problem, problem, says_of_kind
from kibitz.server.ops.config import Config
from kibitz.server.ops.rate_limits import Buckets, household

HEADERS: Final = {
    b"content-security-policy": b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    b"font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; "
    b"base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}
# A part of a page is never shown by itself: these are for pages, and would weigh more than many a file.
OF_PAGES: Final = (b"content-security-policy", b"cross-origin-opener-policy", b"permissions-policy")
PARTS: Final = (b"text/javascript", b"text/css", b"font/")
LONGEST_HOST: Final = 262  # a name, and a port
HOST: Final = re.compile(r"(?:[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]{1,5})?")
JSON: Final = b"application/json"
FILES: Final = "/assets/"  # of the app: a page has twenty of them, and several people may sit behind one address
COST_OF_FILE: Final = 0.1
REFUSED_AFTER_S: Final = 0.2  # whoever asks too often does not get the next answer sooner than this
FORWARDED: Final = {
    b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto", b"x-real-ip",
}  # a proxy stands between  # fmt: skip
FLOODS_A_SECOND: Final = 4  # that an address may begin; five times as many at once
KNOCKS: Final = 1.5  # new WebSockets to which something is said, for each request that is allowed


class Objection(NamedTuple):
    """Why a request is not let in; ``retry``: it may be in so many seconds."""

    status: int
    problem: Problem
    retry: int = 0


class Guard:
    """Stands before everything else, so that what it does holds for every answer."""

    def __init__(self, config: Config) -> None:
        self.origins = config.origins
        self.metrics_token = config.metrics_token
        self.requests = Buckets(config.limits.requests_s, config.limits.requests)
        self.knocks = Buckets(KNOCKS * config.limits.requests_s, KNOCKS * config.limits.requests)

    def around(self, app: ASGIApp) -> ASGIApp:
        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.WEBSOCKET:
                await (app(scope, receive, send) if self.hears_knock(scope) else turn_down(send))
                return
            objection = self.objection(scope)
            if objection is None:
                await app(as_get(scope), receive, with_headers(send))
            else:
                if objection.retry:
                    await asyncio.sleep(REFUSED_AFTER_S)
                await refuse(with_headers(send), objection)

        return guarded

    def hears_knock(self, scope: WebSocketScope) -> bool:
        """Whether a new WebSocket is let in, or told why not; whoever knocks without end is not even told."""
        return self.knocks.take(who_asks(scope), time.monotonic())

    def cut_off(self, scope: WebSocketScope) -> None:
        """A WebSocket sent too much. Where that goes on, an address gets only a few new ones a second."""
        self.knocks.charge(who_asks(scope), time.monotonic(), self.knocks.per_s / FLOODS_A_SECOND)

    def objection(self, scope: HTTPScope) -> Objection | None:
        headers = dict(scope["headers"])
        who, now = who_asks(scope), time.monotonic()
        cost = COST_OF_FILE if scope["path"].startswith(FILES) else 1.0
        if not self.requests.take(who, now, cost):
            message = "too many requests from your address; slow down"
            slow_down = Problem("too-many", message, says_of_kind("too-fast"))
            return Objection(429, slow_down, math.ceil(self.requests.wait(who, now)))
        if not is_host(text(headers.get(b"host"))):
            return Objection(400, problem("bad-request", "the Host of this request is no name of a server"))
        if not self.is_welcome(text(headers.get(b"origin")), text(headers.get(b"host"))):
            return Objection(403, problem("origin", "pages of other sites may not ask this server"))
        return None

    def may_measure(self, scope: HTTPScope) -> bool:
        """Whether the numbers of this server are shown: to whoever has the token; where there is none, to programs on
        this machine that ask it directly. Through a proxy on this machine everybody seems to come from here."""
        headers = dict(scope["headers"])
        if self.metrics_token:
            return secrets.compare_digest(headers.get(b"authorization", b""), b"Bearer " + self.metrics_token.encode())
        client = scope.get("client")
        here = client is not None and is_loopback(client[0]) and is_loopback(host_in(text(headers.get(b"host"))))
        return here and not FORWARDED & headers.keys()

    def is_welcome(self, origin: str, host: str) -> bool:
        """Programs name no origin; a browser's page must be ours, or one that the server was told of."""
        return not origin or origin in self.origins or (host != "" and site_of(origin) == host.lower())


def who_asks(scope: HTTPScope | WebSocketScope) -> str:
    client = scope.get("client")
    return household(client[0] if client else "")


def as_get(scope: HTTPScope) -> HTTPScope:
    """Who asks only for the head is answered as if they had asked for all; the web server leaves out the body."""
    if scope["method"] != HttpMethod.HEAD:
        return scope
    whole = scope.copy()
    whole["method"] = HttpMethod.GET
    return whole


def is_host(host: str) -> bool:
    """Whether links can be made with the Host that a request names, if it names one: they are shown, and kept."""
    try:
        port = urlsplit(f"//{host}").port
    except ValueError:
        return False
    return not host or (len(host) <= LONGEST_HOST and HOST.fullmatch(host) is not None and port != 0)


def site_of(origin: str) -> str:
    """The host of an origin, with its port if it is not the usual one; nothing if it is none of a page's."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return ""
    return parts.netloc.lower() if parts.scheme in ("http", "https") else ""


def host_in(header: str) -> str:
    """The host of a Host header, without its port; nothing if it is none."""
    try:
        return urlsplit("//" + header).hostname or ""
    except ValueError:
        return ""


def is_loopback(host: str) -> bool:
    try:
        ip = ipaddress.ip_address(host)
    except ValueError:
        return host == "localhost"
    return (getattr(ip, "ipv4_mapped", None) or ip).is_loopback


def text(header: bytes | None) -> str:
    return (header or b"").decode("latin-1")


async def refuse(send: Send, objection: Objection) -> None:
    body = msgspec.json.encode(objection.problem)
    headers = [(b"content-type", JSON), (b"content-length", str(len(body)).encode())]
    if objection.retry:
        headers.append((b"retry-after", str(objection.retry).encode()))
    await send({"type": "http.response.start", "status": objection.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def turn_down(send: Send) -> None:
    """No WebSocket, and no more words: a goodbye would cost as much as a game's message."""
    await asyncio.sleep(REFUSED_AFTER_S)
    await send({"type": "websocket.close", "code": 1008, "reason": ""})


def with_headers(send: Send) -> Send:
    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = list(message["headers"])
            known = {name.lower(): value for name, value in headers}
            without = OF_PAGES if known.get(b"content-type", b"").startswith(PARTS) else ()
            message["headers"] = [*headers, *(pair for pair in HEADERS.items() if pair[0] not in (*known, *without))]
        await send(message)

    return sent
