"""``kibitz serve``, ``kibitz backup`` and ``kibitz restore``."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, TypeVar

from kibitz.command_line import Argument, BadParameter, Option, echo, give_up
from kibitz.play.files import data_folder
from kibitz.server import flags
from kibitz.server.ops.config import LEAST_PACE_MS, Config, Lifetimes, Limits, QuotaConfig, WebhookConfig

LOG_LEVELS = ("debug", "info", "warning", "error")
USUAL_PORT = 8000
LIMITS, LIFETIMES, QUOTAS = Limits(), Lifetimes(), QuotaConfig()  # as they usually are
BAD_BACKUP = 3  # exit status: the file is no sound backup, and nothing was touched


def usual_database() -> str:
    """A SQLite file in the user's data folder."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


def serve(
    host: flags.Host = "127.0.0.1",
    port: flags.Port = USUAL_PORT,
    lan: flags.Lan = False,
    open: flags.OpenBrowser = False,
    database: flags.Database = "",
    bots: flags.Bots = 0,
    least_pace: flags.LeastPace = LEAST_PACE_MS,
    origin: flags.Origins = None,
    proxies: flags.Proxies = "127.0.0.1",
    sockets: flags.Sockets = LIMITS.sockets,
    tables: flags.TablesOpened = LIMITS.tables,
    requests: flags.Requests = LIMITS.requests_s,
    messages: flags.Messages = LIMITS.messages_s,
    empty_hours: flags.EmptyHours = LIFETIMES.empty_h,
    idle_days: flags.IdleDays = LIFETIMES.idle_days,
    rest_hours: flags.RestHours = LIFETIMES.rest_h,
    keep_days: flags.KeepDays = LIFETIMES.keep_days,
    quota_tables: flags.QuotaTables = QUOTAS.tables,
    quota_hints: flags.QuotaHints = QUOTAS.hints,
    quota_analyses: flags.QuotaAnalyses = QUOTAS.analyses,
    quota_decks: flags.QuotaDecks = QUOTAS.decks,
    quota_reports: flags.QuotaReports = QUOTAS.reports,
    passphrase: flags.Passphrase = "",
    contact: flags.Contact = "",
    webhooks: flags.Webhooks = False,
    webhooks_anywhere: flags.WebhooksAnywhere = False,
    public_url: flags.PublicUrl = "",
    metrics_token: flags.MetricsToken = "",
    metrics_port: flags.MetricsPort = 0,
    metrics_host: flags.MetricsHost = "127.0.0.1",
    log_level: flags.LogLevel = "info",
    log_json: flags.LogJson = None,
) -> None:
    """Serve tables: for friends on this machine and network, or for a club."""
    check_flags(log_level, public_url, port, metrics_port)
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
        quotas=QuotaConfig(
            tables=quota_tables, hints=quota_hints, analyses=quota_analyses, decks=quota_decks, reports=quota_reports
        ),
        passphrase=passphrase.strip(),
        contact=contact.strip(),
        metrics_token=metrics_token,
        metrics_port=metrics_port,
        metrics_host=metrics_host,
        webhook_config=WebhookConfig(
            on=webhooks or webhooks_anywhere, anywhere=webhooks_anywhere, public_url=public_url.rstrip("/")
        ),
    )
    from kibitz.server.run import serve as serve_tables  # its libraries take a second that only a server needs

    serve_tables(config, lan, log_level, log_json, open)


def check_flags(log_level: str, public_url: str, port: int, metrics_port: int) -> None:
    """What their types do not say."""
    if log_level not in LOG_LEVELS:
        raise BadParameter(f"--log-level: expected one of {', '.join(LOG_LEVELS)}")
    if public_url and not public_url.startswith(("https://", "http://")):
        raise BadParameter("--public-url: expected an address like https://kibitz.example.org")
    if port == metrics_port != 0:
        raise BadParameter("--metrics-port: expected another port than --port")


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
        raise give_up(str(error)) from None


def backup(
    file: Annotated[Path | None, Argument(help="Where the copy goes; an older copy there is replaced.")] = None,
    into: Annotated[
        Path | None,
        Option(metavar="FOLDER", help="A folder instead: what has changed since the last time is added to it."),
    ] = None,
    database: flags.Database = "",
) -> None:
    """Copy all tables into a file, or add what has changed to a folder, while the server runs."""
    from kibitz.server.store.backup import backup as copy_into
    from kibitz.server.store.incremental import backup_into

    if (file is None) == (into is None):
        raise BadParameter("expected a file, or a folder with --into")
    os.umask(0o077)  # as secret as the database itself
    url = database or usual_database()
    if into is not None:
        adding = backup_into(url, into)
        added = sound_or_exit(lambda: asyncio.run(adding))
        said = f"{added.changed} changed and {added.gone} gone" if added.is_new else "nothing has changed since"
        echo(f"{added.tables} tables are in {into}, up to {added.name}: {said}")
    elif file is not None:
        copying = copy_into(url, file)
        count = outcome_of(lambda: asyncio.run(copying))
        echo(f"{count} tables are in {file}")


def restore(
    file: Annotated[Path, Argument(help="A copy made by kibitz backup, or the folder of kibitz backup --into.")],
    part: Annotated[int, Option(min=0, help="Of a folder: only up to this part. 0: all.")] = 0,
    database: flags.Database = "",
) -> None:
    """Bring tables back from a copy, while the server runs. Tables that are further on stay as they are."""
    from kibitz.server.store.backup import restore as bring_back
    from kibitz.server.store.incremental import restore_from

    url = database or usual_database()
    if part and not file.is_dir():
        raise BadParameter("--part: only a folder has parts")
    work = restore_from(url, file, part) if file.is_dir() else bring_back(url, file)
    done = sound_or_exit(lambda: asyncio.run(work))
    echo(f"{done.added} tables added, {done.extended} extended, {done.unchanged} unchanged")
    for id in done.differing:
        echo(f"left alone, because it went on otherwise: {id}", err=True)
    raise SystemExit(1 if done.differing else 0)


def sound_or_exit(work: Callable[[], T]) -> T:
    """What comes of it; a backup that is damaged has an exit status of its own."""
    from kibitz.server.store.backup import BadBackup

    try:
        return outcome_of(work, mine=BadBackup)
    except BadBackup as error:
        echo(f"kibitz: {error}", err=True)
        raise SystemExit(BAD_BACKUP) from None
