"""Posting to addresses that strangers have named: over TLS, to public addresses only, and little is believed.

The name is looked up once, and what was found is what we connect to: a name that points elsewhere a moment later
(DNS rebinding) changes nothing. ``httpcore`` speaks HTTP, and nothing beside it: it follows no redirects, keeps no
cookies and asks no environment for a proxy. Of the answer only the status counts.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from functools import lru_cache
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import httpcore

from kibitz import __version__
from kibitz.core.phrase import Phrase
from kibitz.server.errors import Refusal

LONGEST_ADDRESS: Final = 500
WITHIN_S: Final = 5.0  # everything: looking up, connecting, sending, the answer
LONGEST_ANSWER: Final = 16_384  # bytes: its status and headers, which is all that is read
PORTS: Final = {"https": 443, "http": 80}
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")  # an IPv4 address in its last 32 bits

IP = ipaddress.IPv4Address | ipaddress.IPv6Address


class BadAddress(Refusal):
    """Nobody is called there."""

    kind = "bad-address"


class NotTaken(Exception):
    """What was posted was not accepted."""


def refuse(message: str) -> BadAddress:
    return BadAddress(message, Phrase("refused-bad-address"))


def checked_address(url: str, anywhere: bool) -> SplitResult:
    """An address as one may name it: https, a host, no name and password. ``anywhere``: http and any host will do."""
    parts = readable(url)
    if parts.scheme != "https" and not (anywhere and parts.scheme == "http"):
        raise refuse(f"expected an address with https://, got {parts.scheme or 'none'}")
    if not parts.hostname or parts.username is not None or parts.password is not None:
        raise refuse("expected https:// and a host, without a name and password before it")
    literal = as_ip(parts.hostname)
    if not anywhere and (parts.hostname == "localhost" or (literal is not None and not is_public(literal))):
        raise refuse("expected a host on the internet, got one of a private network or of this machine")
    return parts


def readable(url: str) -> SplitResult:
    if len(url) > LONGEST_ADDRESS or not url.isascii() or not url.isprintable() or " " in url:
        raise refuse(f"expected an address of at most {LONGEST_ADDRESS} plain characters without blanks")
    try:
        parts = urlsplit(url)
        _ = parts.port  # a port that is no number is told only here
    except ValueError as error:
        raise refuse(f"this is no address: {error}") from None
    return parts


def as_ip(host: str) -> IP | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


def is_public(ip: IP) -> bool:
    """Somewhere on the internet, also for the IPv4 address that an IPv6 address carries in it."""
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour
        if ip in NAT64:
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
        if ip.teredo is not None or ip.is_site_local:
            return False
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified)


async def where(host: str, port: int, anywhere: bool) -> str:
    """The address to connect to. If any of those found is not public, none is believed."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise NotTaken(f"the host is not found: {type(error).__name__}") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not anywhere and not all(is_public(ipaddress.ip_address(address)) for address in addresses):
        raise refuse("the host has an address in a private network")
    return addresses[0]


@lru_cache(maxsize=1)
def trust() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post_json(url: str, body: bytes, anywhere: bool = False) -> None:
    """Post it once. BadAddress: not there, ever; NotTaken: not this time."""
    try:
        async with asyncio.timeout(WITHIN_S):
            status = await post(checked_address(url, anywhere), body, anywhere)
    except httpcore.ProtocolError:
        raise NotTaken("it does not speak HTTP") from None
    except (OSError, ValueError, httpcore.NetworkError) as error:
        if isinstance(error, BadAddress):  # which is a ValueError
            raise
        raise NotTaken(type(error).__name__) from None
    if not 200 <= status < 300:
        raise NotTaken(f"status {status}")


async def post(parts: SplitResult, body: bytes, anywhere: bool) -> int:
    """The status of the answer. Its body is not read."""
    host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
    guarded = Guarded(await where(host, port, anywhere))
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    url = httpcore.URL(scheme=parts.scheme.encode(), host=host.encode(), port=port, target=target.encode())
    headers = [
        ("Host", parts.netloc),
        ("User-Agent", f"kibitz/{__version__}"),
        ("Content-Type", "application/json"),
        ("Content-Length", str(len(body))),
        ("Connection", "close"),
    ]
    async with (
        httpcore.AsyncHTTPConnection(url.origin, trust(), network_backend=guarded) as connection,
        connection.stream("POST", url, headers=headers, content=body) as answer,
    ):
        return answer.status


class Guarded(httpcore.AnyIOBackend):
    """Connects to the one address that was found; TLS still asks for a certificate of the host's name."""

    def __init__(self, address: str) -> None:
        self.address = address

    async def connect_tcp(self, host: str, port: int, *args: Any, **more: Any) -> httpcore.AsyncNetworkStream:
        return Bounded(await super().connect_tcp(self.address, port, *args, **more))


class Bounded(httpcore.AsyncNetworkStream):
    """A connection of which only so much is read."""

    def __init__(self, stream: httpcore.AsyncNetworkStream) -> None:
        self.stream = stream
        self.left = LONGEST_ANSWER

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        if self.left == 0:
            raise ValueError("an answer without end")
        said = await self.stream.read(min(max_bytes, self.left), timeout)
        if self.left == LONGEST_ANSWER and b"\n" in said and not said.startswith(b"HTTP/"):
            raise httpcore.RemoteProtocolError("the first line is not that of an answer")
        self.left -= len(said)
        return said

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:
        await self.stream.write(buffer, timeout)

    async def aclose(self) -> None:
        await self.stream.aclose()

    async def start_tls(self, *args: Any, **more: Any) -> httpcore.AsyncNetworkStream:
        return Bounded(await self.stream.start_tls(*args, **more))

    def get_extra_info(self, info: str) -> Any:
        return self.stream.get_extra_info(info)
