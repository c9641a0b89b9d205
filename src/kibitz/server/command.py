"""``kibitz serve``, ``kibitz backup`` and ``kibitz restore``."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Annotated, TypeVar

import typer
import uvicorn

from kibitz.core.errors import KibitzError
from kibitz.play.files import data_folder
from kibitz.server import logs
from kibitz.server.app import Server, create_app
from kibitz.server.backup import backup as backup_to
from kibitz.server.backup import restore as restore_from
from kibitz.server.config import Config, Limits
from kibitz.server.database import StoreError
from kibitz.server.lan import addresses, link, qr_code

LARGEST_MESSAGE = 64 * 1024
USUAL_PORT = 8000

Database = Annotated[
    str,
    typer.Option(
        envvar="KIBITZ_DATABASE",
        help="postgresql://user:password@host/name or sqlite:///path; otherwise tables.db in your data folder.",
    ),
]


def usual_database() -> str:
    """A SQLite file in the user's data folder."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


def serve(
    host: Annotated[str, typer.Option(envvar="KIBITZ_HOST", help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="KIBITZ_PORT", min=0, max=65535, help="The port.")] = USUAL_PORT,
    lan: Annotated[
        bool, typer.Option("--lan", help="For friends in the room: listen to the whole network, show a QR code.")
    ] = False,
    database: Database = "",
    bots: Annotated[
        int,
        typer.Option(
            envvar="KIBITZ_BOTS", min=0, max=256, help="Processes that think for bots; 0: by the number of cores."
        ),
    ] = 0,
    origin: Annotated[
        list[str] | None, typer.Option(envvar="KIBITZ_ORIGINS", help="Another site whose pages may connect.")
    ] = None,
    proxies: Annotated[
        str, typer.Option(envvar="KIBITZ_PROXIES", help="Reverse proxies whose X-Forwarded-For is believed.")
    ] = "127.0.0.1",
    sockets: Annotated[
        int, typer.Option(envvar="KIBITZ_SOCKETS", min=1, help="Connections from one address at once.")
    ] = Limits().sockets,
    tables: Annotated[
        int, typer.Option(envvar="KIBITZ_TABLES", min=1, help="Tables opened from one address in an hour.")
    ] = Limits().tables,
    requests: Annotated[
        float, typer.Option(envvar="KIBITZ_REQUESTS", min=0.1, help="HTTP requests a second from one address.")
    ] = Limits().requests_s,
    messages: Annotated[
        float, typer.Option(envvar="KIBITZ_MESSAGES", min=0.1, help="Messages a second from one connection.")
    ] = Limits().messages_s,
    log_level: Annotated[str, typer.Option(envvar="KIBITZ_LOG", help="debug, info, warning or error.")] = "info",
    log_json: Annotated[
        bool | None, typer.Option("--log-json/--log-plain", envvar="KIBITZ_LOG_JSON", help="How the log is written.")
    ] = None,
) -> None:
    """Serve tables: for friends on this machine and network, or for a club."""
    if log_level not in logs.LEVELS:
        raise typer.BadParameter(f"expected one of {', '.join(logs.LEVELS)}", param_hint="--log-level")
    logs.set_up(log_level, log_json)
    config = Config(
        database=database or usual_database(),
        host="0.0.0.0" if lan and host == "127.0.0.1" else host,
        port=port,
        bots=bots or max(1, (os.cpu_count() or 2) - 1),
        origins=tuple(origin or ()),
        proxies=proxies,
        limits=Limits(
            sockets=sockets,
            tables=tables,
            requests_s=requests,
            requests=5 * requests,
            messages_s=messages,
            messages=3 * messages,
        ),
    )
    listener = listen(config)
    announce(config, listener.getsockname()[1], lan)
    run(config, listener)


def listen(config: Config) -> socket.socket:
    """The socket, before anything else is started: a port that is taken is told at once."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((config.host, config.port))
    except (OSError, OverflowError) as error:
        listener.close()
        typer.echo(f"kibitz: cannot listen at {config.host} port {config.port}: {error}; try --port", err=True)
        raise typer.Exit(2) from None
    return listener


def announce(config: Config, port: int, lan: bool) -> None:
    """Where the server is found."""
    here = "localhost" if config.host in ("0.0.0.0", "127.0.0.1", "::", "::1") else config.host
    typer.echo(f"Kibitz serves at http://{here}:{port}/ (Ctrl-C stops it; no table is lost)")
    for number, address in enumerate(addresses() if lan else []):
        typer.echo(f"In your network: {link(address, port)}")
        if number == 0:
            typer.echo(qr_code(link(address, port)))


class Draining(uvicorn.Server):
    """Before the sockets are closed, everybody is told to come back."""

    def __init__(self, config: uvicorn.Config, ours: Server) -> None:
        super().__init__(config)
        self.ours = ours

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.ours.drain()
        await super().shutdown(sockets)


def run(config: Config, listener: socket.socket) -> None:
    app = create_app(config)
    settings = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        proxy_headers=True,
        forwarded_allow_ips=config.proxies,
        log_config=None,
        access_log=False,
        server_header=False,
        backlog=2048,
        lifespan="on",
        timeout_graceful_shutdown=int(config.drain_s) + 5,
    )
    server = Draining(settings, app.state["server"])
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    if not server.started:
        raise typer.Exit(3)


T = TypeVar("T")


def outcome_of(work: Callable[[], T]) -> T:
    """What comes of it; or a clear word, and nothing more."""
    try:
        return work()
    except (KibitzError, StoreError, OSError) as error:
        typer.echo(f"kibitz: {error}", err=True)
        raise typer.Exit(2) from None


def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes; an older copy there is replaced.")],
    database: Database = "",
) -> None:
    """Copy all tables into a file, while the server runs."""
    count = outcome_of(lambda: asyncio.run(backup_to(database or usual_database(), file)))
    typer.echo(f"{count} tables are in {file}")


def restore(
    file: Annotated[Path, typer.Argument(help="A copy made by kibitz backup.")],
    database: Database = "",
) -> None:
    """Bring tables back from a copy, while the server runs. Tables that are further on stay as they are."""
    done = outcome_of(lambda: asyncio.run(restore_from(database or usual_database(), file)))
    typer.echo(f"{done.added} tables added, {done.extended} extended, {done.unchanged} unchanged")
    for id in done.differing:
        typer.echo(f"left alone, because it went on otherwise: {id}", err=True)
    raise typer.Exit(1 if done.differing else 0)
