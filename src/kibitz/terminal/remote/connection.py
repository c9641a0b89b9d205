"""The WebSocket connection to a table on a server. It says hello, receives messages, and reconnects by itself."""

from __future__ import annotations

import random
import time
from contextlib import suppress
from queue import SimpleQueue
from threading import Event, Thread
from typing import Final, NamedTuple

import msgspec
from websockets.exceptions import InvalidProxy, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from kibitz import __version__, wire
from kibitz.terminal.remote.errors import turned_away
from kibitz.terminal.remote.proxy import proxy_for

FIRST_WAIT_S: Final = 0.5
LONGEST_WAIT_S: Final = 30.0
OPEN_TIMEOUT_S: Final = 10.0
LARGEST_FRAME: Final = 16_000_000
MISSED_HEARTBEATS: Final = 3
MOST_SAID: Final = 300

ServerMessage = (
    wire.Welcome | wire.News | wire.Done | wire.Refused | wire.Answer | wire.Chat | wire.People | wire.Pong | wire.Bye
)

decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


class Connected(NamedTuple):
    """Connected; what follows are the server's messages."""


class Lost(NamedTuple):
    """The connection is lost; the next try comes in so many seconds."""

    seconds: float
    reason: str


class Ended(NamedTuple):
    """The server does not want us any more, and says why."""

    why: wire.Bye


class Connection:
    """Whatever it receives goes into the inbox. ``have``: by seat, the number of the last news taken out of it;
    ``chat``: that of the last line of chat."""

    def __init__(self, address: str, key: str, inbox: SimpleQueue[object]) -> None:
        self.address = address
        self.key = key
        self.inbox = inbox
        self.have: dict[int, int] = {}
        self.chat = 0
        self.socket: ClientConnection | None = None
        self.closed = Event()
        self.tries = 0
        self.retry_ms = -1  # as the server asked for

    def start(self) -> None:
        Thread(target=self.run, daemon=True).start()

    def close(self) -> None:
        self.closed.set()
        socket = self.socket
        if socket is not None:
            with suppress(OSError, WebSocketException):
                socket.close()

    def send(self, message: wire.Spoken) -> None:
        """Send a message, if connected. What is not answered is sent again after a reconnect."""
        socket = self.socket
        if socket is not None:
            with suppress(OSError, WebSocketException):
                socket.send(msgspec.json.encode(message).decode())

    def run(self) -> None:
        while not self.closed.is_set():
            reason = ""
            try:
                self.connect_once()
            except InvalidStatus as refused:
                reason = str(refused)
                status = refused.response.status_code
                if 400 <= status < 500 and status not in (408, 425, 429):
                    self.end(wire.Bye(kind="not-found", message=f"there is no table at {self.address} (HTTP {status})"))
            except msgspec.DecodeError as error:
                message = f"the server says something that this program cannot read: {error}"
                self.end(wire.Bye(kind="unreadable", message=message))
            except InvalidProxy as error:
                self.give_up(error)
            except (OSError, WebSocketException) as error:
                reason = str(error) or type(error).__name__  # whatever it was: it is tried again
            except Exception as error:
                self.give_up(error)
            finally:
                self.socket = None
            if not self.closed.is_set():
                seconds = self.wait_s()
                self.inbox.put(Lost(seconds, reason))
                self.closed.wait(seconds)

    def wait_s(self) -> float:
        """Exponential backoff with jitter, or as the server asked for."""
        asked, self.retry_ms = self.retry_ms, -1
        wait = min(LONGEST_WAIT_S, FIRST_WAIT_S * 2**self.tries)
        self.tries = min(self.tries + 1, 10)
        return (asked / 1000 if asked >= 0 else wait) * random.uniform(0.5, 1.5)

    def connect_once(self) -> None:
        """From hello until the connection is lost."""
        with connect(
            self.address,
            open_timeout=OPEN_TIMEOUT_S,
            close_timeout=2,
            ping_interval=None,  # the protocol has its own heartbeat
            compression=None,
            max_size=LARGEST_FRAME,
            proxy=proxy_for(self.address),
            user_agent_header=f"kibitz/{__version__}",
        ) as socket:
            hello = wire.Hello(protocol=wire.PROTOCOL, key=self.key, have=dict(self.have), chat=self.chat)
            self.inbox.put(Connected())
            socket.send(msgspec.json.encode(hello).decode())
            self.socket = socket
            self.receive_all(socket)

    def receive_all(self, socket: ClientConnection) -> None:
        """Messages as they come, and a ping now and then."""
        received_at = time.monotonic()
        ping_at = received_at + wire.HEARTBEAT_S
        while not self.closed.is_set():
            try:
                frame = socket.recv(timeout=max(0.01, ping_at - time.monotonic()))
            except TimeoutError:
                if time.monotonic() - received_at > MISSED_HEARTBEATS * wire.HEARTBEAT_S:
                    raise
            else:
                received_at = time.monotonic()
                self.receive(frame)
            if time.monotonic() >= ping_at:
                self.tries = 0  # it has lasted for a while
                self.send(wire.Ping(at=time.time_ns() // 1_000_000))
                ping_at = time.monotonic() + wire.HEARTBEAT_S

    def receive(self, frame: str | bytes) -> None:
        message = decoder.decode(frame)
        if isinstance(message, wire.Bye):
            self.retry_ms = message.retry
            if message.retry < 0:
                self.end(message)
        else:
            self.inbox.put(message)

    def give_up(self, error: Exception) -> None:
        """What nobody has foreseen would happen again the next time."""
        reason = f"{type(error).__name__}: {error}"[:MOST_SAID]
        self.end(turned_away(f"the connection cannot go on: {reason}", "connection-failed", reason=reason).why)

    def end(self, why: wire.Bye) -> None:
        """There is no coming back."""
        self.inbox.put(Ended(why))
        self.closed.set()
