"""The picture of a link preview: a drawn table of a game with its chairs, as a PNG, since chat programs take no SVG.

What is drawn lies in ``pictures/``, all of it in the same colours: a table for each game, and a chair of each kind. The
chairs are put around the table here, so that the picture is that of the table whose link it is. ``bench/previews.py``
draws it all anew (``make pictures``).
"""

from __future__ import annotations

import re
import struct
import zlib
from functools import lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

WIDTH, HEIGHT = 1200, 630
ANY: Final = "table"  # for whatever has no picture of its own
CHAIRS: Final = {"open": "o", "person": "p", "program": "p", "bot": "b"}  # kinds of chairs, as in the name of a picture
DRAWN: Final = {"o": "chair-free", "p": "chair-taken", "b": "chair-bot"}
MOST_CHAIRS: Final = 10  # as many as have room around the table
NAME: Final = re.compile(r"([a-z0-9_]{1,40})(?:-([opb]{1,10}))?\.png")
SIDE, END = 1016, 516  # of the rectangle on which the chairs stand
QUICK: Final = 4  # how hard a picture is packed: 5 ms, and a quarter larger than at best
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"


class Drawing(NamedTuple):
    """A picture of 256 colours at most, as rows of their numbers."""

    colours: bytes
    rows: list[bytes]


def picture_name(game: str, chairs: list[str]) -> str:
    """The picture of a table with these kinds of chairs; without any, of the game."""
    around = "".join(CHAIRS.get(chair, "p") for chair in chairs) if len(chairs) <= MOST_CHAIRS else ""
    return f"{game if has_picture(game) else ANY}{'-' * bool(around)}{around}.png"


@lru_cache(maxsize=64)
def has_picture(game: str) -> bool:
    return NAME.fullmatch(f"{game}.png") is not None and file_of(game).is_file()


def file_of(name: str):  # type: ignore[no-untyped-def]  # what it is depends on how the package is installed
    return files("kibitz.server") / "pictures" / f"{name}.png"


@lru_cache(maxsize=64)
def picture(name: str) -> bytes | None:
    """A PNG by its name; None: there is no such picture."""
    found = NAME.fullmatch(name)
    if found is None or not has_picture(found[1]) or found[1] in DRAWN.values():
        return None
    chairs = found[2] or ""
    if not chairs:
        return bytes(file_of(found[1]).read_bytes())
    table = drawing(found[1])
    rows = [bytearray(row) for row in table.rows]
    for seat, chair in enumerate(chairs):
        put(rows, drawing(DRAWN[chair]).rows, *place(seat, len(chairs)))
    return png(Drawing(table.colours, [bytes(row) for row in rows]))


def place(seat: int, seats: int) -> tuple[int, int]:
    """Where the middle of a chair is: the first one in the middle below, the others as far from each other around the
    table, like a clock."""
    left, top, way = (WIDTH - SIDE) // 2, (HEIGHT - END) // 2, SIDE // 2 + 2 * (SIDE + END) * seat // seats
    corners = ((left + SIDE, top + END), (left, top + END), (left, top), (left + SIDE, top))
    for corner, (dx, dy) in zip(corners * 2, ((-1, 0), (0, -1), (1, 0), (0, 1)) * 2, strict=True):
        length = SIDE if dx else END
        if way <= length:
            return corner[0] + dx * way, corner[1] + dy * way
        way -= length
    raise AssertionError("unreachable")


def put(rows: list[bytearray], chair: list[bytes], x: int, y: int) -> None:
    """A chair, with the floor around it: it touches neither the table nor another chair."""
    left, top = x - len(chair[0]) // 2, y - len(chair) // 2
    for row, points in zip(rows[top : top + len(chair)], chair, strict=True):
        row[left : left + len(points)] = points


# ---- PNG, as far as our own pictures need it: 8 bits a point, colours in a list, rows not filtered


@lru_cache(maxsize=16)
def drawing(name: str) -> Drawing:
    """A picture of ours, to be drawn upon."""
    data = file_of(name).read_bytes()
    chunks: dict[bytes, bytes] = {}
    at = len(SIGNATURE)
    while at < len(data):
        (length,), kind = struct.unpack_from(">I", data, at), data[at + 4 : at + 8]
        chunks[kind] = chunks.get(kind, b"") + data[at + 8 : at + 8 + length]
        at += 12 + length
    (width,) = struct.unpack_from(">I", chunks[b"IHDR"])
    points = zlib.decompress(chunks[b"IDAT"])
    rows = [points[begin + 1 : begin + 1 + width] for begin in range(0, len(points), width + 1)]
    return Drawing(chunks[b"PLTE"], rows)


def png(drawn: Drawing, level: int = QUICK) -> bytes:
    head = struct.pack(">IIBBBBB", len(drawn.rows[0]), len(drawn.rows), 8, 3, 0, 0, 0)
    points = zlib.compress(b"".join(b"\0" + row for row in drawn.rows), level)
    parts = ((b"IHDR", head), (b"PLTE", drawn.colours), (b"IDAT", points), (b"IEND", b""))
    return SIGNATURE + b"".join(chunk(kind, data) for kind, data in parts)


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
