"""What clients send, decoded."""

from __future__ import annotations

from typing import Final

import msgspec

from kibitz import wire

UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

read = msgspec.json.Decoder(wire.Request).decode


class WithId(msgspec.Struct):
    """All that is read of a message that cannot be read otherwise."""

    id: wire.ClientId = ""


read_id = msgspec.json.Decoder(WithId).decode


def id_in(data: str | bytes) -> str:
    """The id of a message that cannot be read otherwise, if it has one."""
    try:
        return read_id(data).id
    except UNREADABLE:
        return ""
