"""Somebody erases themselves: nothing of theirs is kept, and games of others keep an unnamed seat.

What is stored is JSON; whatever it means, a person is the hash of a key in it, and a name stands beside it.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from kibitz.server.store.archive import packed, unpacked
from kibitz.server.store.database import Database, LogRow
from kibitz.server.store.schema import (
    archives,
    chat,
    entries,
    erased,
    members,
    people,
    quotas,
    reports,
    results,
    rings,
    snapshots,
    tables,
    webhooks,
)

NOBODY: Final = "?"  # the name of a seat that has none any more
WHO: Final = ("person", "resigned")  # where the hash of a person stands beside a name


class Eraser:
    """Takes one person out of what is stored of a table. Everywhere the same unknown stands in their place."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.unknown = f"erased-{secrets.token_hex(8)}"
        self.names: set[str] = set()  # by which they were called at this table

    def look(self, text: str) -> None:
        """By which names they are called here."""
        if self.person in text:
            self.collect(json.loads(text))

    def collect(self, value: Any) -> None:
        if isinstance(value, dict):
            if any(value.get(key) == self.person for key in WHO) and value.get("name"):
                self.names.add(value["name"])
            for part in value.values():
                self.collect(part)
        elif isinstance(value, list):
            for part in value:
                self.collect(part)

    def clean(self, text: str) -> str:
        """The same without them. Whoever has no key here and is called like them is what is left of them: a bot plays
        on under the name of whoever has gone, and whoever opened the table has named their chair."""
        if self.person not in text and not any(json.dumps(name)[1:-1] in text or name in text for name in self.names):
            return text
        return msgspec.json.encode(self.cleaned(json.loads(text))).decode()

    def cleaned(self, value: Any) -> Any:
        if isinstance(value, dict):
            made = {self.cleaned(key): self.cleaned(part) for key, part in value.items()}
            if value.get("host") == self.person:
                made["host"] = ""  # whoever sits down next is the host
            theirs = any(value.get(key) == self.person for key in WHO)
            left_over = (value.get("vacant") or value.get("who") == "me") and value.get("name") in self.names
            return {**made, "name": NOBODY} if theirs or left_over else made
        if isinstance(value, list):
            return [self.cleaned(part) for part in value]
        return self.unknown if value == self.person else value

    def clean_row(self, row: LogRow) -> LogRow:
        return msgspec.structs.replace(row, data=self.clean(row.data), position=self.clean_if(row.position))

    def clean_if(self, text: str) -> str:
        return self.clean(text) if text else text


async def erase(database: Database, person: str, table: str) -> None:
    """Take somebody out of all that is stored of a table."""
    await database.write(lambda connection: erase_at(connection, Eraser(person), table))


async def forget(database: Database, person: str) -> None:
    """Whatever else is stored of somebody; their tables come before."""

    def all_of(connection: sa.Connection) -> None:
        for part in (people, chat, webhooks, rings, results, members):
            connection.execute(sa.delete(part).where(part.c.person == person))
        connection.execute(sa.delete(quotas).where(quotas.c.who == person))
        connection.execute(sa.update(reports).where(reports.c.reporter == person).values(reporter=""))
        settled = (reports.c.about == person) & reports.c.settled_at.is_not(None)
        connection.execute(sa.delete(reports).where(settled))  # an open one is first dealt with
        connection.execute(sa.delete(erased).where(erased.c.mark == mark_of(person)))
        connection.execute(sa.insert(erased), [{"mark": mark_of(person), "erasure": secrets.token_hex(8)}])

    await database.write(all_of)


def mark_of(person: str) -> str:
    """By which somebody who was erased is known again, if a backup still has them; nothing else can be told from it."""
    return hashlib.sha256(f"erased {person}".encode()).hexdigest()


def erase_restored(connection: sa.Connection, person: str, table: str) -> None:
    """Somebody who was erased has come back with a table from an older backup: take them out again."""
    erase_at(connection, Eraser(person), table)
    for part in (people, chat, results):
        connection.execute(sa.delete(part).where(part.c.table_id == table, part.c.person == person))


def erase_at(connection: sa.Connection, eraser: Eraser, table: str) -> None:
    row = connection.execute(sa.select(tables).where(tables.c.id == table).with_for_update()).mappings().one()
    log = connection.execute(sa.select(entries).where(entries.c.table_id == table)).mappings().all()
    kept = connection.execute(sa.select(archives).where(archives.c.table_id == table)).mappings().all()
    games = {game["game"]: unpacked(table, game["data"]) for game in kept}
    for data in [*(entry["data"] for entry in log), *(entry.data for game in games.values() for entry in game)]:
        eraser.look(data)
    erase_row(connection, eraser, row)
    for entry in log:
        change(connection, eraser, entries, entry, ("data", "position"))
    for number, game in games.items():
        same = (archives.c.table_id == table) & (archives.c.game == number)
        data = packed([eraser.clean_row(entry) for entry in game])
        connection.execute(sa.update(archives).where(same).values(data=data))
    for snapshot in connection.execute(sa.select(snapshots).where(snapshots.c.table_id == table)).mappings().all():
        change(connection, eraser, snapshots, snapshot, ("data",))
    erase_results(connection, eraser, table)
    erase_reported(connection, eraser, table)


def erase_row(connection: sa.Connection, eraser: Eraser, row: sa.RowMapping) -> None:
    """The names of chairs stand in ``info``, whose they are in ``persons``."""
    if not row["info"]:
        return
    info, persons = json.loads(row["info"]), json.loads(row["persons"])
    for chair, person in zip(info["chairs"], persons, strict=True):
        gone = chair["name"] in eraser.names and chair["kind"] == "bot"
        chair["name"] = NOBODY if person == eraser.person or gone else chair["name"]
    values = {"info": dumps(info), "persons": dumps([eraser.cleaned(person) for person in persons])}
    connection.execute(sa.update(tables).where(tables.c.id == row["id"]).values(**values))


def change(
    connection: sa.Connection, eraser: Eraser, part: sa.Table, row: sa.RowMapping, columns: tuple[str, ...]
) -> None:
    """Write a row anew, if they are in it."""
    new = {column: eraser.clean_if(row[column]) for column in columns}
    if any(new[column] != row[column] for column in columns):
        same = sa.and_(*(column == row[column.name] for column in part.primary_key))
        connection.execute(sa.update(part).where(same).values(**new))


def erase_results(connection: sa.Connection, eraser: Eraser, table: str) -> None:
    """In the results of others their seat has no name, nor has the bot that played on for them."""
    rows = connection.execute(sa.select(results).where(results.c.table_id == table)).mappings().all()
    seats = {row["deal"]: json.loads(row["data"])["game"]["own"] for row in rows if row["person"] == eraser.person}
    for row in rows:
        if row["person"] in ("", eraser.person):
            continue
        kept = json.loads(row["data"])
        game, own = kept["game"], seats.get(row["deal"], [])
        gone = [bot and name in eraser.names for name, bot in zip(game["names"], game["bots"], strict=True)]
        game["names"] = [NOBODY if seat in own or gone[seat] else name for seat, name in enumerate(game["names"])]
        same = sa.and_(*(column == row[column.name] for column in results.primary_key))
        connection.execute(sa.update(results).where(same).values(data=dumps(kept)))


def erase_reported(connection: sa.Connection, eraser: Eraser, table: str) -> None:
    """What they said goes from reports, too, but for those that are about them."""
    others = (reports.c.table_id == table) & (reports.c.about != eraser.person)
    for row in connection.execute(sa.select(reports.c.n, reports.c.chat).where(others)).mappings().all():
        lines = [line for line in json.loads(row["chat"]) if line.get("name") not in eraser.names]
        connection.execute(sa.update(reports).where(reports.c.n == row["n"]).values(chat=dumps(lines)))


def dumps(value: object) -> str:
    return msgspec.json.encode(value).decode()
