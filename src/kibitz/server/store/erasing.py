"""Somebody erases themselves: nothing of theirs is kept, and games of others keep an unnamed seat.

What is stored is JSON; whatever it means, a person is the hash of a key in it, and a name stands beside it. To read it
all and to write it anew may take a second for long games: that is done beside the database, which meanwhile serves
others; what has changed since is read again.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from collections.abc import Callable, Collection, Iterator
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
import structlog

from kibitz.server.store.archive import packed, unpacked
from kibitz.server.store.copying import key_of
from kibitz.server.store.database import Database, LogRow
from kibitz.server.store.lists import tables_of
from kibitz.server.store.schema import (
    archives,
    chat,
    entries,
    erased,
    invitations,
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
ALONE: Final = "erasing"  # who forgets somebody, and who may bring them back, do it one after the other
TRIES: Final = 5  # to find a table as it was read
STORED: Final = {  # where somebody may stand in what is stored of a table
    tables: (tables.c.info, tables.c.persons),
    entries: (entries.c.data, entries.c.position),
    archives: (archives.c.data,),  # after the entries: whatever is archived meanwhile is found in one of them
    snapshots: (snapshots.c.data,),
    results: (results.c.data,),
    reports: (reports.c.about, reports.c.chat),
}

T = TypeVar("T")
Row = dict[str, Any]
Stored = dict[sa.Table, list[Row]]

log = structlog.get_logger("kibitz.people")


class Rewritten(NamedTuple):
    """A row, and what stands in it from now on."""

    part: sa.Table
    row: Row
    new: Row


class Eraser:
    """Takes one person out of what is stored of a table. Everywhere the same unknown stands in their place."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.unknown = f"erased-{secrets.token_hex(8)}"
        self.names: set[str] = set()  # by which they were called at this table
        self.seats: dict[int, list[int]] = {}  # that were theirs, by the entry with which the game began

    # ---- what they were called, and where they sat

    def look(self, text: str) -> None:
        """By which names they are called here."""
        if self.person in text:
            self.collect(json.loads(text))

    def look_at_entry(self, row: Row) -> None:
        self.look(row["data"])

    def look_at_game(self, row: Row) -> None:
        for entry in unpacked("", row["data"]):
            self.look(entry.data)

    def look_at_result(self, row: Row) -> None:
        if row["person"] == self.person:
            self.seats[row["deal"]] = json.loads(row["data"])["game"]["own"]

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

    def clean_if(self, text: str) -> str:
        return self.clean(text) if text else text

    # ---- rows without them

    def clean_table(self, row: Row) -> Row:
        """The names of chairs stand in ``info``, whose they are in ``persons``."""
        if not row["info"]:
            return {}
        persons = json.loads(row["persons"])
        return {
            "info": rewritten(row["info"], lambda info: self.without_names(info, persons)),
            "persons": rewritten(row["persons"], self.cleaned),
        }

    def without_names(self, info: Any, persons: list[str]) -> Any:
        for chair, person in zip(info["chairs"], persons, strict=True):
            gone = chair["name"] in self.names and chair["kind"] == "bot"
            chair["name"] = NOBODY if person == self.person or gone else chair["name"]
        return info

    def clean_entry(self, row: Row) -> Row:
        return {"data": self.clean(row["data"]), "position": self.clean_if(row["position"])}

    def clean_game(self, row: Row) -> Row:
        game = unpacked("", row["data"])
        cleaned = [self.clean_log_row(entry) for entry in game]
        return {"data": row["data"] if cleaned == game else packed(cleaned)}

    def clean_log_row(self, row: LogRow) -> LogRow:
        return msgspec.structs.replace(row, data=self.clean(row.data), position=self.clean_if(row.position))

    def clean_snapshot(self, row: Row) -> Row:
        return {"data": self.clean_if(row["data"])}

    def clean_result(self, row: Row) -> Row:
        """In the results of others their seat has no name, nor has the bot that played on for them."""
        if row["person"] in ("", self.person):
            return {}
        own = self.seats.get(row["deal"], [])
        return {"data": rewritten(row["data"], lambda kept: self.without_seats(kept, own))}

    def without_seats(self, kept: Any, own: list[int]) -> Any:
        game = kept["game"]
        gone = [bot and name in self.names for name, bot in zip(game["names"], game["bots"], strict=True)]
        game["names"] = [NOBODY if seat in own or gone[seat] else name for seat, name in enumerate(game["names"])]
        return kept

    def clean_report(self, row: Row) -> Row:
        """What they said goes from reports, too, but for those that are about them."""
        if row["about"] == self.person:
            return {}
        return {
            "chat": rewritten(row["chat"], lambda said: [line for line in said if line.get("name") not in self.names])
        }


LOOKS: Final[dict[sa.Table, Callable[[Eraser, Row], None]]] = {
    entries: Eraser.look_at_entry,
    archives: Eraser.look_at_game,
    results: Eraser.look_at_result,
}
CLEANS: Final[dict[sa.Table, Callable[[Eraser, Row], Row]]] = {
    tables: Eraser.clean_table,
    entries: Eraser.clean_entry,
    archives: Eraser.clean_game,
    snapshots: Eraser.clean_snapshot,
    results: Eraser.clean_result,
    reports: Eraser.clean_report,
}


async def erase(database: Database, eraser: Eraser, table: str) -> bool:
    """Take somebody out of all that is stored of a table; whether they were in it."""
    for _ in range(TRIES):
        stored = await database.read(lambda connection: stored_of(connection, table))
        changes = await asyncio.to_thread(changes_of, eraser, stored)
        if not changes:
            return False
        if await database.write(partial(change, table=table, stored=stored, changes=changes)):
            return True
    return await database.write(lambda connection: erase_at(connection, eraser, table))  # others must wait


async def forget(database: Database, person: str, done: Collection[str]) -> list[str]:
    """Whatever else is stored of somebody, after they have been taken out of their tables. Where there are other tables
    than those: which ones, and nothing else is done."""

    def all_of(connection: sa.Connection) -> list[str]:
        left = set(connection.scalars(tables_of(person))).difference(done)
        if left:
            return sorted(left)
        for part in (people, chat, webhooks, rings, invitations, results, members):
            connection.execute(sa.delete(part).where(part.c.person == person))
        connection.execute(sa.delete(invitations).where(invitations.c.inviter == person))
        connection.execute(sa.delete(quotas).where(quotas.c.who == person))
        connection.execute(sa.update(reports).where(reports.c.reporter == person).values(reporter=""))
        settled = (reports.c.about == person) & reports.c.settled_at.is_not(None)
        connection.execute(sa.delete(reports).where(settled))  # an open one is first dealt with
        connection.execute(sa.delete(erased).where(erased.c.mark == mark_of(person)))
        connection.execute(sa.insert(erased), [{"mark": mark_of(person), "erasure": secrets.token_hex(8)}])
        return []

    return await database.write(all_of, alone=ALONE)


def mark_of(person: str) -> str:
    """By which somebody who was erased is known again, if a backup still has them; nothing else can be told from it."""
    return hashlib.sha256(f"erased {person}".encode()).hexdigest()


def erase_restored(connection: sa.Connection, person: str, table: str) -> None:
    """Somebody who was erased has come back with a table from an older backup: take them out again."""
    erase_at(connection, Eraser(person), table)
    for part in (people, chat, results):
        connection.execute(sa.delete(part).where(part.c.table_id == table, part.c.person == person))


def erase_at(connection: sa.Connection, eraser: Eraser, table: str) -> bool:
    """All of it in one transaction."""
    lock(connection, table)
    stored = stored_of(connection, table)
    return change(connection, table, stored, changes_of(eraser, stored))


def lock(connection: sa.Connection, table: str) -> None:
    """Nobody writes to this table until the end of the transaction."""
    connection.execute(sa.select(tables.c.id).where(tables.c.id == table).with_for_update())


def stored_of(connection: sa.Connection, table: str) -> Stored:
    """All in which somebody may stand; nothing of a table that is deleted."""
    stored = {}
    for part, columns in STORED.items():
        query = sa.select(*part.primary_key, *columns).where(key_of(part) == table).order_by(*part.primary_key)
        stored[part] = [dict(row) for row in connection.execute(query).mappings()]
    return stored


def changes_of(eraser: Eraser, stored: Stored) -> list[Rewritten]:
    for part, look in LOOKS.items():
        for _ in readable(eraser, look, part, stored[part]):
            pass
    return [
        Rewritten(part, row, new)
        for part, clean in CLEANS.items()
        for row, new in readable(eraser, clean, part, stored[part])
        if any(row[column] != value for column, value in new.items())
    ]


def readable(
    eraser: Eraser, read: Callable[[Eraser, Row], T], part: sa.Table, rows: list[Row]
) -> Iterator[tuple[Row, T]]:
    """What comes of each row. One that is damaged, which nobody can read, does not keep them in all others."""
    for row in rows:
        try:
            made = read(eraser, row)
        except Exception as error:
            log.error("a row is damaged, and nobody is erased from it", part=part.name, error=type(error).__name__)
            continue
        yield row, made


def change(connection: sa.Connection, table: str, stored: Stored, changes: list[Rewritten]) -> bool:
    """False: something else is stored of the table now."""
    lock(connection, table)
    if stored_of(connection, table) != stored:
        return False
    for part, row, new in changes:
        same = sa.and_(*(column == row[column.name] for column in part.primary_key))
        connection.execute(sa.update(part).where(same).values(**new))
    return True


def rewritten(text: str, change: Callable[[Any], Any]) -> str:
    """A text of JSON anew, if it says something else then."""
    new = change(json.loads(text))
    return text if new == json.loads(text) else dumps(new)


def dumps(value: object) -> str:
    return msgspec.json.encode(value).decode()
