"""A bare uvicorn for comparison: five sockets are a table, and every message to one of them is answered to all five.

``echo.py PORT SIZE``: answers have so many bytes. No framework, no game, no store.
"""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn

Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]

tables: dict[str, list[Send]] = {}
answer = '{"type":"news"' + " " * max(0, int(sys.argv[2]) - 15) + "}"


async def app(scope: dict[str, Any], receive: Receive, send: Send) -> None:
    if scope["type"] != "websocket":
        return
    seats = tables.setdefault(scope["path"], [])
    seats.append(send)
    await receive()
    await send({"type": "websocket.accept"})
    await receive()
    await send({"type": "websocket.send", "text": answer})
    while (await receive())["type"] == "websocket.receive":
        for seat in seats:
            await seat({"type": "websocket.send", "text": answer})
    seats.remove(send)


if __name__ == "__main__":
    uvicorn.run(
        app,
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_config=None,
        lifespan="off",
        backlog=2048,
    )
