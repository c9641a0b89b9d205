"""For friends in the same room: under which addresses they reach this machine, and a QR code to point a phone at."""

from __future__ import annotations

import ipaddress
import socket

import segno

# Somebody far away, and in each of the private networks. Nothing is sent there: for a datagram socket, to connect is
# only to find out which of our own addresses would be used.
ELSEWHERE = ("192.0.2.1", "192.168.254.254", "172.31.254.254", "10.254.254.254", "2001:db8::1", "fd00::1")
PORT = 9
QUIET = 4  # modules of white around a code, as its standard asks for
BLACK_ON_WHITE = "\033[38;5;16;48;5;231m"  # the same on a dark and on a light terminal
PLAIN = "\033[0m"
BLOCKS = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}


def addresses() -> list[str]:
    """The addresses of this machine for others in its networks, the most usual first; none if it is in no network."""
    found: list[str] = []
    for other in ELSEWHERE:
        own = own_address(other)
        if own and own not in found and is_reachable(own):
            found.append(own)
    return found


def own_address(other: str) -> str:
    """Our address on the way to this one; empty if no way leads there."""
    family = socket.AF_INET6 if ":" in other else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((other, PORT))
            return str(probe.getsockname()[0])
    except OSError:
        return ""


def is_reachable(address: str) -> bool:
    """Is it an address for others? Not that of the machine to itself, nor one that is good on one cable only."""
    ip = ipaddress.ip_address(address)
    return not (ip.is_loopback or ip.is_unspecified or ip.is_link_local)


def link(address: str, port: int, path: str = "/") -> str:
    """What a friend types, or a phone reads."""
    host = f"[{address}]" if ":" in address else address
    return f"http://{host}:{port}{path}"


def qr_code(text: str) -> str:
    """A QR code as lines for a terminal, two rows of the code in each line."""
    code = segno.make(text, micro=False)
    rows = [[bool(module) for module in row] for row in code.matrix_iter(border=QUIET)]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    return "\n".join(half_blocks(rows[at], rows[at + 1]) for at in range(0, len(rows), 2))


def half_blocks(upper: list[bool], lower: list[bool]) -> str:
    """Two rows of modules as one line of characters; True is dark."""
    return BLACK_ON_WHITE + "".join(BLOCKS[pair] for pair in zip(upper, lower, strict=True)) + PLAIN
