"""Everything that somebody with bad intentions, or a broken program, might send to a table."""

from __future__ import annotations

import json
import os
import random
import socket
import struct
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from kibitz.server.keys import new_key

Message = str | bytes
Maker = Callable[[random.Random], Message]

WRONG: Final[list[object]] = [
    None, True, False, 0, -1, 98, 99, 2**53, 2**53 + 1, -(2**63), 2**64, 10**30, 1.5, -0.0, 1e308, "", "0", "1",
    "a" * 39, "a" * 41, "\x00", "a\x00b", "\ud800", "x\udfffy", "\u202eabc", "\U0001f0cf", "\ufeff", "NaN",
    [], [0], ["0"], [[]], {}, {"": 0}, {"type": "ping"}, "x" * 2001, ["x"] * 65, ["\x00"], ["\ud800"], [None],
    "../../etc/passwd", "'; DROP TABLE tables; --", "${jndi:ldap://x}", "%s%n{0}",
]  # fmt: skip

ACTS: Final[list[dict[str, object]]] = [
    {"type": "choose", "decision": 0, "choices": ["pass"]},
    {"type": "choose", "decision": 1, "choices": ["draw", "draw"]},
    {"type": "pass", "window": 1},
    {"type": "order", "kind": "action", "answer": "pass"},
    {"type": "undo"},
    {"type": "consent", "yes": True},
    {"type": "say", "text": "hello"},
    {"type": "say", "phrase": "thanks"},
    {"type": "again"},
    {"type": "leave"},
    {"type": "start", "bot": "random"},
    {"type": "kick", "chair": 1},
    {"type": "mute", "chair": 1, "muted": True},
    {"type": "replace", "chair": 1, "bot": "random"},
    {"type": "resume"},
    {"type": "why", "choice": "pass"},
    {"type": "foresee", "choices": ["pass"]},
    {"type": "hint"},
    {"type": "ping", "at": 1},
    {"type": "hello", "protocol": 1},
]


def some_id(rng: random.Random) -> str:
    """Few of them, so that they come again."""
    return f"id-{rng.randrange(30)}"


def act(rng: random.Random) -> dict[str, object]:
    """A message that can be read, at any time, from anybody, for any chair."""
    made = dict(rng.choice(ACTS))
    if made["type"] not in ("ping", "hello"):
        made["id"] = some_id(rng)
        if rng.random() < 0.3:
            made["seat"] = rng.randrange(4)
    return made


def written(message: object) -> str:
    return json.dumps(message, allow_nan=True)


# ---- messages


def out_of_turn(rng: random.Random) -> Message:
    return written(act(rng))


def wrong_value(rng: random.Random) -> Message:
    """One field is of a wrong kind."""
    made = act(rng)
    made[rng.choice(list(made))] = rng.choice(WRONG)
    return written(made)


def unknown_field(rng: random.Random) -> Message:
    return written({**act(rng), rng.choice(["", "admin", "__class__", "n" * 1000, "\x00"]): rng.choice(WRONG)})


def missing_field(rng: random.Random) -> Message:
    made = act(rng)
    del made[rng.choice(list(made))]
    return written(made)


def unknown_type(rng: random.Random) -> Message:
    kind = rng.choice([*WRONG, "news", "done", "welcome", "dealt", "Choose", "choose ", "__init__"])
    return written({**act(rng), "type": kind})


def cut_short(rng: random.Random) -> Message:
    text = written(act(rng))
    return text[: rng.randrange(len(text))]


def changed(rng: random.Random) -> Message:
    letters = list(written(act(rng)))
    for _ in range(rng.randrange(1, 5)):
        letters[rng.randrange(len(letters))] = chr(
            rng.choice([0, 34, 92, 123, 125, 0xD7FF, 0xFFFF, 0x1F0A1, rng.randrange(32, 127)])
        )
    return "".join(letters)


def twice(rng: random.Random) -> Message:
    """The same name more than once, with different values."""
    one, two = written(act(rng)), written(act(rng))
    return one[:-1] + "," + two[1:]


def random_bytes(rng: random.Random) -> Message:
    return rng.randbytes(rng.choice([0, 1, 7, 100, 5000]))


def binary_act(rng: random.Random) -> Message:
    return written(act(rng)).encode(rng.choice(["utf-8", "utf-16", "utf-32-le"]))


def nested(rng: random.Random) -> Message:
    deep = rng.choice([100, 1000, 20_000])
    inside = rng.choice(["[" * deep, '{"a":' * deep, "[" * deep + "]" * deep, '{"a":' * deep + "1" + "}" * deep])
    return rng.choice([inside, '{"type":"why","id":"x","choice":' + inside + "}", '{"x":' + inside + ',"type":"ping"}'])


def huge_number(rng: random.Random) -> Message:
    number = rng.choice(
        [
            "9" * 5000,
            "-" + "9" * 30,
            "1e400",
            "-1e999",
            "NaN",
            "Infinity",
            "0." + "0" * 3000 + "1",
            "1" + "0" * 25,
            "01",
            "+1",
        ]
    )
    field = rng.choice(['"at"', '"decision"', '"seat"', '"protocol"', '"window"', '"id"'])
    kind = rng.choice(["ping", "choose", "hello", "pass", "undo"])
    return f'{{"type":"{kind}","id":"n",{field}:{number}}}'


def giant(rng: random.Random) -> Message:
    letters = rng.choice(["x", "\x00", "\\", "\u20ac", "\U0001f0cf", "\n"]) * rng.choice([600, 10_000, 15_000])
    made: dict[str, object] = {"type": "say", "id": some_id(rng), "text": letters}
    if rng.random() < 0.5:
        made = {"type": "choose", "id": some_id(rng), "decision": 1, "choices": [letters]}
    return written(made)


def odd_choice(rng: random.Random) -> Message:
    """Texts that a game may try to read."""
    pieces = [
        "regroup",
        "play",
        "draw",
        "pass",
        "give",
        "take",
        "swap",
        "0,1:",
        "-1D",
        "+3D",
        "/",
        "7",
        "x7",
        "j",
        ":",
        "-",
        "99999999999",
        "\u0661",
        "\x00",
        "\ud800",
    ]
    texts = [" ".join(rng.choices(pieces, k=rng.randrange(1, 300)))[:2000] for _ in range(rng.choice([1, 2, 64]))]
    kind = rng.choice(["choose", "foresee"])
    more: dict[str, object] = {"decision": rng.randrange(40)} if kind == "choose" else {}
    return written({"type": kind, "id": some_id(rng), "choices": texts, **more})


def another_hello(rng: random.Random) -> Message:
    have = rng.choice([{}, {str(n): n for n in range(-1, 3000)}, {"0": 2**53}, {"x": 1}, {"1e3": 1}, {"0": -5}])
    key = rng.choice(["", new_key(), "x", "U" * 26, "\x00" * 26, "\ud800", "0" * 80, "0" * 81])
    return written({"type": "hello", "protocol": rng.choice([1, 0, -1, 2, 10**40, "1"]), "key": key, "have": have})


def spaces(rng: random.Random) -> Message:
    return rng.choice(
        ["", " ", "\n" * 50_000, "\ufeff{}", "null", "true", '""', "[]", "{}", "{}{}", '{"type":"ping"} x', "\x00"]
    )


MAKERS: Final[list[Maker]] = [
    out_of_turn, out_of_turn, out_of_turn, wrong_value, wrong_value, unknown_field, missing_field, unknown_type,
    cut_short, changed, twice, random_bytes, binary_act, nested, huge_number, giant, odd_choice, odd_choice,
    another_hello, spaces,
]  # fmt: skip


def hostile_message(rng: random.Random) -> Message:
    return rng.choice(MAKERS)(rng)


# ---- below the messages: what no proper library sends


def frame(
    opcode: int, data: bytes, fin: bool = True, masked: bool = True, bits: int = 0, length: int | None = None
) -> bytes:
    """A WebSocket frame, proper or not."""
    size = len(data) if length is None else length
    head = bytes([(0x80 if fin else 0) | bits | opcode])
    mask_bit = 0x80 if masked else 0
    if size < 126:
        head += bytes([mask_bit | size])
    elif size < 2**16:
        head += bytes([mask_bit | 126]) + struct.pack("!H", size)
    else:
        head += bytes([mask_bit | 127]) + struct.pack("!Q", size)
    if not masked:
        return head + data
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))


HELLO: Final = frame(1, b'{"type":"hello","protocol":1}')


def improper_frames(rng: random.Random) -> list[bytes]:
    """Bytes after the handshake, one way or another against the rules of WebSockets, or of good behaviour."""
    text = written(act(rng)).encode("utf-8", "replace")
    cut = rng.randrange(len(text) + 1)
    return rng.choice(
        [
            [HELLO, frame(1, text[:cut], fin=False), frame(0, text[cut:])],  # in pieces: proper
            [HELLO, frame(1, text[:cut], fin=False), frame(9, b"x"), frame(0, text[cut:])],  # a ping between: proper
            [HELLO, frame(1, text[:cut], fin=False), frame(1, text)],  # a new message within another
            [HELLO, frame(0, text)],  # the rest of nothing
            [HELLO, frame(1, b"{", fin=False), *[frame(0, b"", fin=False)] * 500],  # pieces without end
            [HELLO, frame(1, b"\xff\xfe\x80")],  # not UTF-8
            [HELLO, frame(1, b'{"type":"say","id":"\xed\xa0\x80"}')],
            [frame(1, text, masked=False)],
            [HELLO, frame(3, text)],  # an opcode that there is not
            [HELLO, frame(1, text, bits=0x40)],
            [HELLO, frame(9, b"x" * 126)],  # too long for a ping
            [HELLO, frame(9, b"x", fin=False)],
            [HELLO, *[frame(9, rng.randbytes(125))] * 200],
            [HELLO, *[frame(10, b"never asked")] * 50],
            [HELLO, frame(8, b"\x03")],  # half a code
            [HELLO, frame(8, struct.pack("!H", rng.choice([0, 999, 1005, 1006, 5000, 65535])))],
            [HELLO, frame(8, b"\x03\xe8" + b"\xff" * 20)],
            [HELLO, frame(8, b""), frame(1, text)],
            [HELLO, frame(1, b"", length=2**62)],  # longer than anything
            [HELLO, frame(1, b"x" * 70_000)],
            [HELLO, frame(1, text)[: rng.randrange(2, 9)]],  # the line is cut
            [rng.randbytes(rng.choice([1, 10, 1000]))],
        ]
    )  # fmt: skip


def improper_requests(rng: random.Random, table: str) -> bytes:
    """What comes instead of a proper handshake."""
    path = f"/api/tables/{table}/socket"
    head = "Host: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    version = "Sec-WebSocket-Version: 13\r\n"
    return rng.choice(
        [
            f"GET {path} HTTP/1.1\r\n{head}",  # never finished
            f"GET {path} HTTP/1.1\r\n{head}{version}\r\n",
            f"GET {path} HTTP/1.1\r\n{head}{key}Sec-WebSocket-Version: 8\r\n\r\n",
            f"GET {path} HTTP/1.1\r\n{head}Sec-WebSocket-Key: x\r\n{version}\r\n",
            f"POST {path} HTTP/1.1\r\n{head}{key}{version}\r\n",
            f"GET /api/tables/%00%ff/socket HTTP/1.1\r\n{head}{key}{version}\r\n",
            f"GET /api/tables/\xff\xfe/socket HTTP/1.1\r\n{head}{key}{version}\r\n",
            f"GET /api/tables/{'x' * 30_000}/socket HTTP/1.1\r\n{head}{key}{version}\r\n",
            f"GET /nowhere HTTP/1.1\r\n{head}{key}{version}\r\n",
            f"GET {path} HTTP/1.1\r\n{head}{key}{version}Origin: http://[\r\n\r\n",
            f"GET {path} HTTP/1.1\r\n{head}{key}{version}X: {'y' * 100_000}\r\n\r\n",
            f"GET {path} HTTP/1.1\r\nHost: a\r\nHost: b\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0",
            "\r\n\r\n\r\n",
            "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # TLS
        ]
    ).encode("latin-1")


def handshake(table: str) -> bytes:
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def raw_line(url: str) -> socket.socket:
    parts = urlsplit(url)
    return socket.create_connection((parts.hostname or "", parts.port or 80), timeout=10)


def shake_hands(line: socket.socket, table: str) -> None:
    """What is sent before the server has answered would be lost."""
    line.sendall(handshake(table))
    heard = b""
    while b"\r\n\r\n" not in heard:
        more = line.recv(1)
        if not more:
            raise ConnectionResetError("the server hung up")
        heard += more


def hang_up(line: socket.socket, rng: random.Random) -> None:
    """With a proper end, or as if the cable were pulled."""
    if rng.random() < 0.5:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()
