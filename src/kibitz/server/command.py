"""``kibitz serve``, ``kibitz backup`` and ``kibitz restore``."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from kibitz.play.files import data_folder
from kibitz.server.ops.config import LEAST_PACE_MS, Config, Lifetimes, Limits, WebhookConfig

LOG_LEVELS = ("debug", "info", "warning", "error")
USUAL_PORT = 8000
BAD_BACKUP = 3  # exit status: the file is no sound backup, and nothing was touched

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
    open: Annotated[
        bool,
        typer.Option(
            "--open", help="Open the browser at the lobby; on another port if this one is taken by somebody else."
        ),
    ] = False,
    database: Database = "",
    bots: Annotated[
        int,
        typer.Option(
            envvar="KIBITZ_BOTS", min=0, max=256, help="Processes that think for bots; 0: by the number of cores."
        ),
    ] = 0,
    least_pace: Annotated[
        int,
        typer.Option(
            envvar="KIBITZ_LEAST_PACE", min=0, max=10_000, help="Milliseconds that a bot takes at least for a move."
        ),
    ] = LEAST_PACE_MS,
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
        int,
        typer.Option(
            envvar="KIBITZ_TABLES",
            min=1,
            help="Tables opened from one address in an hour, and tables that are not over; half of them for a person.",
        ),
    ] = Limits().tables,
    requests: Annotated[
        float, typer.Option(envvar="KIBITZ_REQUESTS", min=0.1, help="HTTP requests a second from one address.")
    ] = Limits().requests_s,
    messages: Annotated[
        float, typer.Option(envvar="KIBITZ_MESSAGES", min=0.1, help="Messages a second from one connection.")
    ] = Limits().messages_s,
    empty_hours: Annotated[
        float, typer.Option(envvar="KIBITZ_EMPTY_HOURS", min=0, help="Hours until a table without anybody is deleted.")
    ] = Lifetimes().empty_h,
    idle_days: Annotated[
        float,
        typer.Option(envvar="KIBITZ_IDLE_DAYS", min=0, help="Days without a move until a running game is closed."),
    ] = Lifetimes().idle_days,
    rest_hours: Annotated[
        float,
        typer.Option(envvar="KIBITZ_REST_HOURS", min=0, help="Hours until a finished game is closed and archived."),
    ] = Lifetimes().rest_h,
    keep_days: Annotated[
        float,
        typer.Option(envvar="KIBITZ_KEEP_DAYS", min=0, help="Days until a finished game is deleted; 0: never."),
    ] = Lifetimes().keep_days,
    webhooks: Annotated[
        bool,
        typer.Option("--webhooks", envvar="KIBITZ_WEBHOOKS", help="Tell people at addresses of theirs: your turn."),
    ] = False,
    webhooks_anywhere: Annotated[
        bool,
        typer.Option(
            "--webhooks-anywhere", envvar="KIBITZ_WEBHOOKS_ANYWHERE", help="The same, also within your own network."
        ),
    ] = False,
    public_url: Annotated[
        str, typer.Option(envvar="KIBITZ_PUBLIC_URL", help="Where people find this server, for links to its tables.")
    ] = "",
    metrics_token: Annotated[
        str, typer.Option(envvar="KIBITZ_METRICS_TOKEN", help="Who may read /metrics; otherwise only this machine.")
    ] = "",
    log_level: Annotated[str, typer.Option(envvar="KIBITZ_LOG", help="debug, info, warning or error.")] = "info",
    log_json: Annotated[
        bool | None, typer.Option("--log-json/--log-plain", envvar="KIBITZ_LOG_JSON", help="How the log is written.")
    ] = None,
) -> None:
    """Serve tables: for friends on this machine and network, or for a club."""
    check_flags(log_level, public_url)
    config = Config(
        database=database or usual_database(),
        host="0.0.0.0" if lan and host == "127.0.0.1" else host,
        port=port,
        bots=bots or max(1, (os.cpu_count() or 2) - 1),
        least_pace_ms=least_pace,
        origins=tuple(origin or ()),
        proxies=proxies,
        limits=limits_of(sockets, tables, requests, messages),
        lifetimes=Lifetimes(empty_h=empty_hours, idle_days=idle_days, rest_h=rest_hours, keep_days=keep_days),
        metrics_token=metrics_token,
        webhook_config=WebhookConfig(
            on=webhooks or webhooks_anywhere, anywhere=webhooks_anywhere, public_url=public_url.rstrip("/")
        ),
    )
    from kibitz.server.run import serve as serve_tables  # its libraries take a second that only a server needs

    serve_tables(config, lan, log_level, log_json, open)


def check_flags(log_level: str, public_url: str) -> None:
    """What typer does not check."""
    if log_level not in LOG_LEVELS:
        raise typer.BadParameter(f"expected one of {', '.join(LOG_LEVELS)}", param_hint="--log-level")
    if public_url and not public_url.startswith(("https://", "http://")):
        raise typer.BadParameter("expected an address like https://kibitz.example.org", param_hint="--public-url")


def limits_of(sockets: int, tables: int, requests: float, messages: float) -> Limits:
    """What one address may do: of each, how much a second, and how much at once."""
    return Limits(
        sockets=sockets,
        tables=tables,
        running=tables,
        own=(tables + 1) // 2,
        requests_s=requests,
        requests=5 * requests,
        messages_s=messages,
        messages=3 * messages,
    )


T = TypeVar("T")


def outcome_of(work: Callable[[], T], mine: type[Exception] | tuple[()] = ()) -> T:
    """What comes of it; or a clear word, and nothing more. ``mine``: an error that the caller tells."""
    from kibitz.server.store.database import StoreError

    try:
        return work()
    except mine:
        raise
    except (ValueError, StoreError, OSError) as error:  # a KibitzError is a ValueError
        typer.echo(f"kibitz: {error}", err=True)
        raise typer.Exit(2) from None


def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes; an older copy there is replaced.")],
    database: Database = "",
) -> None:
    """Copy all tables into a file, while the server runs."""
    from kibitz.server.store.backup import backup as copy_into

    os.umask(0o077)  # as secret as the database itself
    count = outcome_of(lambda: asyncio.run(copy_into(database or usual_database(), file)))
    typer.echo(f"{count} tables are in {file}")


def restore(
    file: Annotated[Path, typer.Argument(help="A copy made by kibitz backup.")],
    database: Database = "",
) -> None:
    """Bring tables back from a copy, while the server runs. Tables that are further on stay as they are."""
    from kibitz.server.store.backup import BadBackup
    from kibitz.server.store.backup import restore as bring_back

    try:
        done = outcome_of(lambda: asyncio.run(bring_back(database or usual_database(), file)), mine=BadBackup)
    except BadBackup as error:
        typer.echo(f"kibitz: {error}", err=True)
        raise typer.Exit(BAD_BACKUP) from None
    typer.echo(f"{done.added} tables added, {done.extended} extended, {done.unchanged} unchanged")
    for id in done.differing:
        typer.echo(f"left alone, because it went on otherwise: {id}", err=True)
    raise typer.Exit(1 if done.differing else 0)
