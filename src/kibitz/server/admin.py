"""``kibitz admin``: whoever runs a server looks after its tables and people, while it runs."""

from __future__ import annotations

import asyncio
import datetime
import json
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextlib import redirect_stdout
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

from kibitz.command_line import App, Argument, BadParameter, Option, confirm, echo
from kibitz.server import flags
from kibitz.server.command import outcome_of, usual_database
from kibitz.server.phases import ALL

if TYPE_CHECKING:
    from kibitz.server.live.administration import Administrator

app = App(
    "kibitz admin", "Look after a server: its tables, people and reports. It may be running meanwhile.", needs="server"
)

T = TypeVar("T")

AsJson = Annotated[bool, Option("--json", help="As JSON, for programs.")]
Most = Annotated[int, Option("--most", min=1, max=100_000, help="At most this many.")]
Tables = Annotated[list[str], Argument(help="The ids of tables, as in their links.")]
Who = Annotated[
    str, Argument(help="The first characters of a person, or TABLE:SEAT; or an address, or a network of them.")
]

PERSON_SHOWN = 12  # characters of a person's hash
MOST_DAYS = 36_500


def done(database: str, work: Callable[[Administrator], Awaitable[T]]) -> T:
    """What comes of it, at this database."""
    from kibitz.server.live.administration import administrator

    async def run() -> T:
        async with administrator(database or usual_database()) as admin:
            return await work(admin)

    with redirect_stdout(sys.stderr):  # what is logged meanwhile is no answer
        return outcome_of(lambda: asyncio.run(run()))


def show(rows: Sequence[dict[str, Any]], as_json: bool, nothing: str) -> None:
    """Rows as JSON, or as columns for people; or that there is none."""
    if as_json:
        echo(json.dumps(rows, ensure_ascii=False, indent=1))
        return
    if not rows:
        echo(nothing)
        return
    texts = [list(rows[0]), *([plain(value) for value in row.values()] for row in rows)]
    widths = [max(len(row[at]) for row in texts) for at in range(len(rows[0]))]
    for row in texts:
        echo("  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip())


def plain(value: Any) -> str:
    """On one line, without anything that would change the terminal."""
    text = ", ".join(map(str, value)) if isinstance(value, list) else "" if value is None else str(value)
    return "".join(letter if letter.isprintable() else " " for letter in text)


def when(ms: int | None) -> str | None:
    if ms is None:
        return None
    return datetime.datetime.fromtimestamp(ms / 1000, datetime.UTC).strftime("%Y-%m-%d %H:%M:%S")


# ---- tables


@app.command()
def tables(
    database: flags.Database = "",
    phase: Annotated[str, Option(help="open, playing, between, over, closed or archived.")] = "",
    game: Annotated[str, Option(help="Of this game.")] = "",
    person: Annotated[str, Option(help="Where this person sits or sat.")] = "",
    most: Most = 50,
    as_json: AsJson = False,
) -> None:
    """The tables, those at which something happened last first."""
    if phase and phase not in ALL:
        raise BadParameter(f"--phase: expected one of {', '.join(ALL)}, got {phase[:40]!r}")

    async def work(admin: Administrator) -> list[dict[str, Any]]:
        who = await admin.person_like(person) if person else ""
        rows = await admin.queries.tables(most, phase, game, who)
        return [table_row(row.id, row.game, row.phase, row.active_at, row.info) for row in rows]

    show(done(database, work), as_json, "There is no such table.")


def table_row(id: str, game: str, phase: str, active_at: int, info: str) -> dict[str, Any]:
    chairs = json.loads(info)["chairs"] if info else []
    names = [chair["name"] or "(free)" for chair in chairs]
    return {"table": id, "game": game, "phase": phase, "active": when(active_at), "chairs": names}


@app.command()
def close(ids: Tables, database: flags.Database = "", as_json: AsJson = False) -> None:
    """Close tables: nobody plays there any more, and everybody there is told."""

    async def work(admin: Administrator) -> list[dict[str, Any]]:
        return [{"table": id, "closed": await admin.close(id)} for id in ids]

    show(done(database, work), as_json, "")


@app.command()
def delete(
    ids: Tables,
    database: flags.Database = "",
    yes: Annotated[bool, Option("--yes", help="Do not ask.")] = False,
    as_json: AsJson = False,
) -> None:
    """Delete tables, with their games, chat and results. There is no way back but a backup."""
    if not yes:
        confirm(f"Delete {len(ids)} table{'s' if len(ids) > 1 else ''} for good?")

    async def work(admin: Administrator) -> list[dict[str, Any]]:
        for id in ids:
            await admin.phase_of(id)  # before the first is gone: is there every one?
        for id in ids:
            await admin.delete(id)
        return [{"table": id, "deleted": True} for id in ids]

    show(done(database, work), as_json, "")


# ---- people


@app.command()
def people(
    database: flags.Database = "",
    name: Annotated[str, Option(help="Those who are called so at one of the latest tables.")] = "",
    most: Most = 50,
    as_json: AsJson = False,
) -> None:
    """The people, those who did something last first. A person is the hash of a key; nobody has an account."""

    async def work(admin: Administrator) -> list[dict[str, Any]]:
        found = await admin.queries.people(most, name, admin.now)
        return [
            {
                "person": row.person if as_json else row.person[:PERSON_SHOWN],
                "names": row.names,
                "tables": row.tables,
                "last": when(row.last_at),
                "banned": row.banned,
            }
            for row in found
        ]

    show(done(database, work), as_json, "There is nobody.")


@app.command()
def ban(
    who: Who,
    database: flags.Database = "",
    days: Annotated[float, Option(min=0, max=MOST_DAYS, help="For this many days; 0: for good.")] = 0.0,
    why: Annotated[str, Option(help="For yourself; nobody else is told.")] = "",
    as_json: AsJson = False,
) -> None:
    """Ban somebody. Who is connected is out within a second, on every process."""

    async def work(admin: Administrator) -> list[dict[str, Any]]:
        return [ban_row(*(await banned(admin)))]

    async def banned(admin: Administrator) -> tuple[str, int, int | None, str]:
        made = await admin.ban(who, days, why)
        return made.who, made.at, made.until, made.why

    show(done(database, work), as_json, "")


def ban_row(who: str, at: int, until: int | None, why: str) -> dict[str, Any]:
    return {"banned": who, "since": when(at), "until": when(until), "why": why}


@app.command()
def unban(who: Who, database: flags.Database = "", as_json: AsJson = False) -> None:
    """Let somebody in again."""

    async def work(admin: Administrator) -> list[dict[str, Any]]:
        return [{"unbanned": await admin.unban(who)}]

    show(done(database, work), as_json, "")


@app.command()
def bans(database: flags.Database = "", as_json: AsJson = False) -> None:
    """Who is banned."""

    async def work(admin: Administrator) -> list[dict[str, Any]]:
        held = await admin.store.moderation.bans(admin.now)
        return [ban_row(ban.who, ban.at, ban.until, ban.why) for ban in held]

    show(done(database, work), as_json, "Nobody is banned.")


# ---- reports


@app.command()
def reports(
    database: flags.Database = "",
    settled: Annotated[bool, Option("--settled", help="Those that are settled, too.")] = False,
    as_json: AsJson = False,
) -> None:
    """What people have reported, with what was said before at their table."""
    from kibitz.server.store.moderation import Report

    async def work(admin: Administrator) -> list[Report]:
        return await admin.store.moderation.reports(settled)

    found = done(database, work)
    if as_json or not found:
        show([report_row(report) for report in found], as_json, "There is no open report.")
        return
    for report in found:
        echo(told(report_row(report)))


def report_row(report: Any) -> dict[str, Any]:
    return {
        "report": report.n,
        "at": when(report.at),
        "table": report.table,
        "about": report.about,
        "name": report.name,
        "reporter": report.reporter,
        "text": report.text,
        "chat": json.loads(report.chat),
        "settled": when(report.settled_at),
        "verdict": report.verdict,
    }


def told(row: dict[str, Any]) -> str:
    """A report as it is read: who, where, why, and what was said."""
    head = f"{row['report']}  {row['at']}  table {row['table']}  about {row['name']} ({row['about'][:PERSON_SHOWN]})"
    end = [f"    settled {row['settled']}: {row['verdict']}"] if row["settled"] else []
    said = [f"    | {line['name']}: {line.get('text') or '*' + line.get('phrase', '') + '*'}" for line in row["chat"]]
    return "\n".join(plain(line) for line in [head, f"    {row['text']}", *said, *end])


@app.command()
def settle(
    number: Annotated[int, Argument(min=1, max=2**31 - 1, help="The number of a report.")],
    verdict: Annotated[str, Argument(help="What was done about it, for yourself.")] = "",
    database: flags.Database = "",
    ban: Annotated[bool, Option("--ban", help="Also ban the person it is about.")] = False,
    days: Annotated[float, Option(min=0, max=MOST_DAYS, help="With --ban: for this many days; 0: for good.")] = 0.0,
    as_json: AsJson = False,
) -> None:
    """A report is dealt with."""

    async def work(admin: Administrator) -> list[dict[str, Any]]:
        report = await admin.settle(number, verdict, days if ban else None)
        return [{"report": number, "about": report.name, "verdict": verdict, "banned": ban}]

    show(done(database, work), as_json, "")


# ---- the database


@app.command()
def usage(database: flags.Database = "", as_json: AsJson = False) -> None:
    """What is kept, how much space it takes, how many server processes are at work on it."""
    import msgspec

    async def work(admin: Administrator) -> dict[str, Any]:
        return dict(msgspec.to_builtins(await admin.queries.usage(admin.now)))

    found = done(database, work)
    if as_json:
        echo(json.dumps(found, indent=1))
        return
    phases = [{"what": f"tables, {phase}", "": number} for phase, number in found.pop("tables").items()]
    show([*phases, *({"what": what.replace("_", " "), "": number} for what, number in found.items())], False, "")


@app.command()
def vacuum(database: flags.Database = "") -> None:
    """Give back the space of what was deleted."""

    async def work(admin: Administrator) -> tuple[int, int]:
        before = (await admin.queries.usage(admin.now)).bytes
        await admin.store.database.vacuum()
        return before, (await admin.queries.usage(admin.now)).bytes

    before, after = done(database, work)
    echo(f"{before:,} bytes before, {after:,} after")
