"""Which tables wait for somebody to look after them, and which process drives a table."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa

from kibitz.server.store.schema import leases, tables

Place = tuple[int, str]  # among the tables that wait: since when, and which
BEGINNING: Place = (-1, "")


class Claimed(NamedTuple):
    """Tables that this process drives, and where to go on; at the beginning, if these were all."""

    tables: list[str]
    up_to: Place


def lives(process: str | sa.ColumnElement[str], now: int) -> sa.ColumnElement[bool]:
    return sa.exists().where(leases.c.process == process, leases.c.expires_at > now)


def free(process: str, now: int) -> sa.ColumnElement[bool]:
    """A table that this process drives, or may drive: its driver is dead, or it has none."""
    column = tables.c.driver
    nobody = column.is_(None) | ~lives(column, now)
    return lives(process, now) & ((column == process) | nobody)


def waiting(
    connection: sa.Connection, process: str, now: int, most: int, after: Place
) -> list[tuple[str, int, str | None]]:
    """The tables that this process has to, or may, look after now, with since when they wait, and their drivers."""
    place = sa.tuple_(tables.c.wakes_at, tables.c.id)
    query = sa.select(tables.c.id, tables.c.wakes_at, tables.c.driver)
    query = query.where(tables.c.wakes_at <= now, place > after, free(process, now))
    rows = connection.execute(query.order_by(tables.c.wakes_at, tables.c.id).limit(most))
    return [(table, wakes_at, driver) for table, wakes_at, driver in rows]


def take(connection: sa.Connection, process: str, wanted: list[str], now: int) -> list[str]:
    """Become the driver of those that are free."""
    order = sa.update(tables).where(tables.c.id.in_(wanted), free(process, now)).values(driver=process)
    return list(connection.scalars(order.returning(tables.c.id)))


def let_go(connection: sa.Connection, process: str, table: str) -> None:
    """Drive this table no more."""
    ours = (tables.c.id == table) & (tables.c.driver == process)
    connection.execute(sa.update(tables).where(ours).values(driver=None))
