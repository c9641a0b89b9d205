"""Leases: which processes live; and when none did, so that no clock runs while nobody serves.

A process that ends leaves word of when it was last there. The next one to come notes from when to when nobody was:
because the machine was off, or because its clock was set to a later time meanwhile.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from kibitz.server.store.clock import JUMP_MS
from kibitz.server.store.schema import ENDED, NOBODY, end_leases, entries, leases, presence, tables

LONG_DEAD_MS: Final = 600_000  # after which nothing is kept of a dead process
LONGEST_CLOCK_MS: Final = 2 * 31 * 86400 * 1000  # for so long it is known when nobody was there

Outages = list[tuple[int, int]]  # from when to when no process was there

LEASE = sa.text(
    "INSERT INTO leases (process, expires_at) VALUES (:process, :until)"
    " ON CONFLICT (process) DO UPDATE SET expires_at = excluded.expires_at"
)


def is_outage() -> sa.ColumnElement[bool]:
    return leases.c.process.startswith(NOBODY, autoescape=True)


def has_ended() -> sa.ColumnElement[bool]:
    return leases.c.process.startswith(ENDED, autoescape=True)


def renew(connection: sa.Connection, process: str, now: int, lasts_ms: int) -> Outages | None:
    """Prolong a lease. If there was none that lives (the process has begun, was asleep, or time was set back): from
    when to when nobody was there lately."""
    until = now + lasts_ms
    living = (leases.c.expires_at > now) & (leases.c.expires_at <= until + JUMP_MS)
    ours = sa.update(leases).where(leases.c.process == process, living).values(expires_at=until)
    if connection.execute(ours).rowcount:
        forget(connection, (leases.c.expires_at < now - LONG_DEAD_MS) & (leases.c.process != process))
        return None
    note_outage(connection, living, now, lasts_ms)
    wake_those_ahead(connection, now)
    ahead = leases.c.expires_at > until + JUMP_MS  # nobody can have such a lease: time was set back
    forget(connection, (leases.c.expires_at < now - LONG_DEAD_MS) | ahead | has_ended())
    connection.execute(sa.delete(leases).where(is_outage(), leases.c.expires_at < now - LONGEST_CLOCK_MS))
    connection.execute(LEASE, {"process": process, "until": until})
    return outages(connection)


def end(connection: sa.Connection, process: str) -> None:
    """A process ends by itself."""
    connection.execute(sa.delete(presence).where(presence.c.process == process))
    end_leases(connection, leases.c.process == process)


def note_last_seen(connection: sa.Connection, name: str, at: int) -> None:
    """Somebody was last there then: of what was restored no clock has run since."""
    connection.execute(LEASE, {"process": ENDED + name, "until": at})


def note_outage(connection: sa.Connection, living: sa.ColumnElement[bool], now: int, lasts_ms: int) -> None:
    """If no process lives, none was there since the last one was."""
    if connection.scalar(sa.select(leases.c.process).where(living, ~has_ended(), ~is_outage()).limit(1)) is not None:
        return
    last = connection.scalar(sa.select(sa.func.max(leases.c.expires_at)).where(~is_outage()))
    if last is not None and last - lasts_ms < now:
        connection.execute(LEASE, {"process": f"{NOBODY}{last - lasts_ms}", "until": now})


def outages(connection: sa.Connection) -> Outages:
    found = connection.execute(sa.select(leases.c.process, leases.c.expires_at).where(is_outage()))
    return sorted((int(name.removeprefix(NOBODY)), end) for name, end in found)


def forget(connection: sa.Connection, which: sa.ColumnElement[bool]) -> None:
    """Processes that are gone, with whoever was there through them."""
    order = sa.delete(leases).where(which, ~is_outage()).returning(leases.c.process)
    gone = list(connection.scalars(order))
    if gone:
        connection.execute(sa.delete(presence).where(presence.c.process.in_(gone)))


def wake_those_ahead(connection: sa.Connection, now: int) -> None:
    """Time was set back: a table whose last entry lies ahead would wait until then. It is looked at now."""
    own = entries.c.table_id == tables.c.id
    last = sa.select(entries.c.at).where(own).order_by(entries.c.number.desc()).limit(1).scalar_subquery()
    order = sa.update(tables).where(tables.c.wakes_at > now + JUMP_MS, last > now + JUMP_MS)
    connection.execute(order.values(wakes_at=now))
