"""uvicorn's WebSockets, made careful with those who send without end and read nothing."""

from __future__ import annotations

import socket
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

MOST_PIECES: Final = 1000  # of one message; the size of all of them is bounded elsewhere, but a piece may be empty
UNREAD_MS: Final = 30_000  # whoever takes nothing for so long is gone, whether or not his machine still answers


class Careful(WebSocketsSansIOProtocol):
    """Whatever is kept for one connection stays bounded."""

    def handle_ping(self) -> None:
        """An answer to every ping would pile up before somebody who does not read."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_PIECES:
            self.transport.abort()
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


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def give_up_on_unread(listener: socket.socket) -> None:
    """Lines on which nothing is taken are cut by the system, where it can; those who come later inherit it."""
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    if option is not None:
        listener.setsockopt(socket.IPPROTO_TCP, option, UNREAD_MS)
