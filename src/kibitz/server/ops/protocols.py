"""uvicorn's HTTP and WebSockets, made careful with those who send without end.

Whatever comes is read in small pieces, and between two pieces everybody else has a turn. A WebSocket has a rate limit
for all that costs something below its messages: reads, bytes, frames of every kind, also after goodbye. A request has
limits for the lines of its head, the parts of its body and the time that it takes to arrive.

This relies on parts that uvicorn and websockets have not promised to keep. Their versions are bounded, and
``tests/server/test_private_parts.py`` names what is missing in another one.
"""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable
from typing import Any, Final, cast

import h11
from litestar.types import WebSocketScope
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from kibitz.server.ops.config import Limits
from kibitz.server.ops.rate_limits import Bucket, Buckets, household

PIECE: Final = 1024  # bytes that are read at once
PAUSE_S: Final = 0.001  # until the next piece: an event loop that is never idle keeps a commit in its thread waiting
MOST_PIECES: Final = 200  # of one message; the size of all of them is bounded elsewhere, but a piece may be empty
SEND_BUFFER: Final = 256 * 1024  # bytes that wait in the system for one reader; by itself it would take megabytes
UNREAD_MS: Final = 30_000  # whoever takes nothing for so long is gone, whether or not their machine still answers

BEGINS_A_SECOND: Final = 300.0  # new connections of an address: a welcome costs about 3 ms

# The rate limit of a WebSocket, in units of work; one is a frame of data.
READ_COST: Final = 0.5
UNIT_BYTES: Final = 8192
CONTROL_COST: Final = 5.0  # of a ping, pong or close
WORK_A_SECOND: Final = 100.0  # beside what the messages cost that are allowed
WORK_AT_ONCE: Final = 400.0
MESSAGE_COST: Final = 4.0
WORK_AFTER_GOODBYE: Final = 300.0  # for what was on its way: whoever is cut off may not hear why

LONGEST_HEAD: Final = 16 * 1024  # bytes of a request without its body
MOST_LINES: Final = 150  # of that
MOST_PARTS: Final = 100.0  # of a body: chunks, or pieces of it; those that are big enough are free
BIG_ENOUGH: Final = 512  # bytes
REQUEST_WITHIN_S: Final = 60.0  # a request is here, from its first byte to its last


class PieceByPiece(asyncio.Protocol):
    """Reads a little at a time. Goes before a protocol of uvicorn's, which gets the pieces."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.unread = bytearray()
        self.turn: asyncio.Handle | None = None  # when the next piece is read

    def is_held(self) -> bool:
        """Whether the application must take something before more is read."""
        raise NotImplementedError

    def data_received(self, data: bytes) -> None:
        self.unread += data
        if self.turn is None:
            self.read_piece()

    def read_piece(self) -> None:
        self.turn = None
        if self.unread and not self.is_held() and not self.transport.is_closing():
            piece = bytes(self.unread[:PIECE])
            del self.unread[:PIECE]
            super().data_received(piece)
        self.read_on()

    def read_on(self) -> None:
        """Go on with what has come, or with what comes, unless something must be taken first."""
        if self.is_held() or self.transport.is_closing():
            return
        if not self.unread:
            self.transport.resume_reading()
        elif self.turn is None:
            self.transport.pause_reading()
            self.turn = self.loop.call_later(PAUSE_S, self.read_piece)


class LimitedWebSocket(PieceByPiece, WebSocketsSansIOProtocol):
    """A WebSocket. Whatever is kept for it, and the work it makes, stay bounded."""

    limits = Limits()

    @staticmethod
    def on_cut_off(scope: WebSocketScope) -> None:
        """Update of each connection that is cut off."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        per_s = WORK_A_SECOND + MESSAGE_COST * self.limits.messages_s
        at_once = WORK_AT_ONCE + MESSAGE_COST * self.limits.messages
        self.work = Bucket(per_s, at_once, time.monotonic())
        self.is_cut_off = False
        self.heard_at = 0.0  # by the event loop's time

    def afford(self, cost: float) -> bool:
        """Whether this connection may make so much work; one that may not is cut off."""
        if self.work.take(time.monotonic(), cost):
            return True
        self.cut_off()
        return False

    def cut_off(self) -> None:
        """Abort the connection. What was read already may lead here again; that counts once."""
        self.unread.clear()
        self.transport.abort()
        if not self.is_cut_off:
            self.is_cut_off = True
            self.on_cut_off(cast(WebSocketScope, self.scope))

    def is_held(self) -> bool:
        return self.read_paused

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # it holds the connection, which holds it: 20 kB until everything is collected

    def data_received(self, data: bytes) -> None:
        self.heard_at = self.loop.time()
        if self.afford(READ_COST + len(data) / UNIT_BYTES):
            super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Whoever has just said something is there, and is asked only after they have been silent for a while."""
        silent = self.loop.time() - self.heard_at
        if self.ping_interval is not None and silent < self.ping_interval:
            self.ping_timer = self.loop.call_later(self.ping_interval - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    async def receive(self) -> Any:
        message = await super().receive()
        self.read_on()
        return message

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_sent:
            self.work.keep(WORK_AFTER_GOODBYE)
            self.read_on()

    def handle_events(self) -> None:
        frames = [event.opcode for event in self.conn.events if isinstance(event, Frame)]
        if self.afford(sum(CONTROL_COST if opcode >= Opcode.CLOSE else 1.0 for opcode in frames)):
            super().handle_events()

    def handle_ping(self) -> None:
        """An answer to every ping would pile up before somebody who does not read."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.cut_off()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_PIECES:
            self.cut_off()
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A text must be UTF-8; one that is not is no matter for the log."""
        if self.curr_msg_data_type == "text" and not is_utf8(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(1007, "a text must be UTF-8")
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()


def limited_websocket(limits: Limits, on_cut_off: Callable[[WebSocketScope], None]) -> type[LimitedWebSocket]:
    """The WebSockets of a server with these limits."""
    return type("LimitedWebSocket", (LimitedWebSocket,), {"limits": limits, "on_cut_off": staticmethod(on_cut_off)})


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


# ---- HTTP


class CountedRequests(h11.Connection):
    """Requests whose parts are counted; one of too many is refused before it is taken apart."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, LONGEST_HEAD)
        self.lines = 0  # of the head that is being read, more or less
        self.parts = 0.0  # of the body, beyond what its size explains

    def receive_data(self, data: bytes) -> None:
        if self.their_state is h11.IDLE:
            self.lines += data.count(b"\n")
        super().receive_data(data)

    def next_event(self) -> Any:
        if self.lines > MOST_LINES or self.parts > MOST_PARTS:
            raise h11.RemoteProtocolError("too many lines or parts")
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.lines, self.parts = 0, 0.0
        elif isinstance(event, h11.Data):
            self.parts += 1 - len(event.data) / BIG_ENOUGH
        return event


class Flow(FlowControl):
    """Where reading goes on, what has come already goes first."""

    def __init__(self, transport: asyncio.Transport, read_on: Callable[[], None]) -> None:
        super().__init__(transport)
        self.read_on = read_on

    def resume_reading(self) -> None:
        super().resume_reading()
        self.read_on()


class LimitedHttp(PieceByPiece, H11Protocol):
    """A connection for requests. It may be that of a proxy: how many requests there are is counted by address. Of many
    that an address opens at once, each is read a little after the one before."""

    beginning = Buckets(BEGINS_A_SECOND, 1.0)

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.begun = False
        self.conn: CountedRequests = CountedRequests()
        self.upgraded = False
        self.arriving: asyncio.TimerHandle | None = None  # the time in which a request must be here

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self.flow = Flow(self.transport, self.read_on)
        self.watch()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.stop_watching()
        cast(Flow, self.flow).read_on = nothing  # or it holds this connection, which holds it

    def is_held(self) -> bool:
        return self.flow.read_paused or self.upgraded

    def data_received(self, data: bytes) -> None:
        if self.begun:
            super().data_received(data)
            return
        self.begun = True
        self.unread += data
        self.transport.pause_reading()
        delay = self.beginning.delay(household(self.client[0] if self.client else ""), self.loop.time())
        self.turn = self.loop.call_later(delay, self.read_piece)

    def read_piece(self) -> None:
        super().read_piece()
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and not self.upgraded:
            self.watch()
        else:
            self.stop_watching()

    def watch(self) -> None:
        """From its first byte on a request has so much time."""
        if self.arriving is None:
            self.arriving = self.loop.call_later(REQUEST_WITHIN_S, self.transport.abort)

    def stop_watching(self) -> None:
        if self.arriving is not None:
            self.arriving.cancel()
            self.arriving = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.upgraded = True
        self.transport.resume_reading()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:  # it is answered already
            self.transport.abort()


def nothing() -> None:
    """There is no more to read."""


def give_up_on_unread(listener: socket.socket) -> None:
    """Little waits in the system for somebody who does not read, and lines on which nothing is taken are cut by it,
    where it can; those who come later inherit it."""
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    if option is not None:
        listener.setsockopt(socket.IPPROTO_TCP, option, UNREAD_MS)
