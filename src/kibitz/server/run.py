"""A server process: it listens, says where, runs, and drains when it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
from contextlib import suppress
from typing import Final

import msgspec
import uvicorn

from kibitz.command_line import echo, give_up
from kibitz.play.words import Words, machine_language
from kibitz.server import browser
from kibitz.server.app import Server, create_app
from kibitz.server.lan import addresses, link, qr_code
from kibitz.server.ops import logs
from kibitz.server.ops.config import Config
from kibitz.server.ops.protocols import LimitedHttp, give_up_on_unread, limited_websocket
from kibitz.server.store.database import StoreError
from kibitz.server.store.store import Store

LARGEST_MESSAGE: Final = 64 * 1024
WAITING: Final = 2048  # connections that nobody has taken yet
TURNS_S: Final = 0.0005  # a thread that writes to disk is not kept waiting for longer while the event loop is busy
COLLECTING: Final = (1000, 3, 2000)  # often a little, rarely everything: over a thousand tables that takes 0.4 s


def serve(config: Config, lan: bool, log_level: str, log_json: bool | None, opening: bool = False) -> None:
    """Until it is stopped. ``opening``: a browser is opened at the lobby; of a server of ours that is there already."""
    if opening and config.port and browser.is_kibitz(lobby(config, config.port)):
        echo(Words(machine_language()).tell("browser-running", link=lobby(config, config.port)))
        browser.show(lobby(config, config.port))
        return
    logs.set_up(log_level, log_json)
    os.umask(0o077)  # the seeds of running games are in the database: no other user of this machine reads it
    check_metrics_port(config)
    listener = listen(config, opening)
    try_store(config)
    port = listener.getsockname()[1]
    announce(config, port, lan)
    run(config, listener, lobby(config, port) if opening else "")


def try_store(config: Config) -> None:
    """Bring the database up to date before anybody is let in; what is wrong with it is told at once."""

    async def open_and_close() -> None:
        await (await Store.open(config.database)).close()

    try:
        asyncio.run(open_and_close())
    except (StoreError, ValueError, OSError) as error:
        raise give_up(str(error)) from None


def listen(config: Config, anywhere: bool = False) -> socket.socket:
    """The socket, before anything else is started: a port that is taken is told at once, or replaced by a free one."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    give_up_on_unread(listener)
    try:
        listener.bind((config.host, config.port))
        listener.listen(WAITING)  # and not later: two may have bound one port, but only one listens there
    except (OSError, OverflowError) as error:
        listener.close()
        if anywhere and config.port:
            return listen(msgspec.structs.replace(config, port=0))
        raise give_up(f"cannot listen at {config.host} port {config.port}: {error}; try --port") from None
    return listener


def check_metrics_port(config: Config) -> None:
    """A port for the metrics that is taken is told at once, too."""
    host, port = config.metrics_host, config.metrics_port
    try:
        if port:
            socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET).close()
    except (OSError, OverflowError) as error:
        message = f"cannot listen for metrics at {host} port {port}: {error}; try --metrics-port"
        raise give_up(message) from None


def lobby(config: Config, port: int) -> str:
    """The link for whoever sits at this machine."""
    here = "localhost" if config.host in ("0.0.0.0", "127.0.0.1", "::", "::1") else config.host
    return f"http://{here}:{port}/"


def announce(config: Config, port: int, lan: bool) -> None:
    """Where the server is found."""
    echo(f"Kibitz serves at {lobby(config, port)} (Ctrl-C stops it; no table is lost)")
    ipv6 = ":" in config.host
    reached = [address for address in addresses() if ipv6 or ":" not in address]
    for number, address in enumerate(reached if lan else []):
        echo(f"In your network: {link(address, port)}")
        if number == 0:
            echo(qr_code(link(address, port)))


class Draining(uvicorn.Server):
    """Before the sockets are closed, everybody is told to come back. As soon as they are open, a browser may come."""

    def __init__(self, config: uvicorn.Config, ours: Server, link: str) -> None:
        super().__init__(config)
        self.ours = ours
        self.link = link  # where a browser is to be opened; nowhere if empty

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.link:
            browser.show_soon(self.link)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.ours.drain()
        await super().shutdown(sockets)


def server_of(config: Config, link: str = "") -> Draining:
    """uvicorn, with our limits around it."""
    app = create_app(config)
    ours = app.state["server"]
    settings = uvicorn.Config(
        app,
        http=LimitedHttp,
        ws=limited_websocket(config.limits, ours.guard.cut_off),
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        proxy_headers=True,
        forwarded_allow_ips=config.proxies,
        log_config=None,
        access_log=False,
        server_header=False,
        backlog=WAITING,
        lifespan="on",
        timeout_graceful_shutdown=int(config.drain_s) + 5,
    )
    return Draining(settings, ours, link)


def run(config: Config, listener: socket.socket, link: str) -> None:
    server = server_of(config, link)
    sys.setswitchinterval(TURNS_S)
    gc.freeze()
    gc.set_threshold(*COLLECTING)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    if not server.started:
        raise SystemExit(3)
