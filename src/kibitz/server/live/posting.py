"""Posting to addresses that strangers have named: over TLS, to public addresses only, and little is believed.

The name is looked up once, and what was found is what we connect to: a name that points elsewhere a moment later
(DNS rebinding) changes nothing. Redirects are not followed, and of the answer only the status is read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from functools import lru_cache
from typing import Final
from urllib.parse import SplitResult, urlsplit

from kibitz import __version__
from kibitz.core.phrase import Phrase
from kibitz.server.errors import Refusal

LONGEST_ADDRESS: Final = 500
WITHIN_S: Final = 5.0  # everything: looking up, connecting, sending, the answer
LONGEST_LINE: Final = 4096  # of an answer
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
    except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError) as error:
        if isinstance(error, BadAddress):  # which is a ValueError
            raise
        raise NotTaken(type(error).__name__) from None
    if not 200 <= status < 300:
        raise NotTaken(f"status {status}")


async def post(parts: SplitResult, body: bytes, anywhere: bool) -> int:
    """The status of the answer."""
    host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
    address = await where(host, port, anywhere)
    tls = {"ssl": trust(), "server_hostname": host} if parts.scheme == "https" else {}
    reader, writer = await asyncio.open_connection(address, port, limit=LONGEST_LINE, **tls)  # type: ignore[arg-type]
    try:
        writer.write(request(parts, body))
        await writer.drain()
        line = await reader.readline()
    finally:
        writer.transport.abort()  # whatever else it would say
    return status_of(line)


def request(parts: SplitResult, body: bytes) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    netloc = parts.netloc.rpartition("@")[2]
    lines = [
        f"POST {path} HTTP/1.1",
        f"Host: {netloc}",
        f"User-Agent: kibitz/{__version__}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


def status_of(line: bytes) -> int:
    version, _, rest = line.partition(b" ")
    status = rest[:3]
    if not version.startswith(b"HTTP/1.") or not status.isdigit() or len(status) != 3:
        raise NotTaken("it does not speak HTTP")
    return int(status)
