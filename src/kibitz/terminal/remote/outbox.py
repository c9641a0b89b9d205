"""What this person has sent to the server and has no answer to yet."""

from __future__ import annotations

import itertools
import secrets
from collections.abc import Callable

from kibitz import wire


class Outbox:
    """Gives messages their ids, and keeps each until it is answered."""

    def __init__(self, transmit: Callable[[wire.Spoken], None]) -> None:
        self.transmit = transmit
        self.pending: dict[str, wire.Act | wire.Query] = {}  # by id
        self.ids = (f"{secrets.token_hex(6)}-{count}" for count in itertools.count(1))

    def new_id(self) -> str:
        return next(self.ids)

    def send(self, message: wire.Act | wire.Query) -> None:
        self.pending[message.id] = message
        self.transmit(message)

    def answered(self, id: str) -> wire.Act | wire.Query | None:
        """The message with this id, which needs no further answer."""
        return self.pending.pop(id, None)

    def send_again(self) -> None:
        """After a reconnect. The server does once what has the same id."""
        for message in self.pending.values():
            self.transmit(message)
