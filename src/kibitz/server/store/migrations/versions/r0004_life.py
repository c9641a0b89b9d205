"""A table has a life: a row that lists can read, one snapshot, archives, chat of its own."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, TypeVar

import sqlalchemy as sa
import structlog
from alembic import context, op

revision = "0004"
down_revision = "0003"

T = TypeVar("T")

log = structlog.get_logger("kibitz.tables")

LAST = "SELECT at FROM entries WHERE table_id = tables.id ORDER BY number DESC LIMIT 1"
LIVE_SNAPSHOTS = """
INSERT INTO snapshots (table_id, number, data)
SELECT entries.table_id, entries.number, entries.position FROM entries JOIN tables ON tables.id = entries.table_id
WHERE tables.phase IN ('playing', 'between') AND entries.number = (
    SELECT max(e.number) FROM entries AS e WHERE e.table_id = entries.table_id AND e.position <> '')
"""


def upgrade() -> None:
    rows_for_lists()
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.execute(LIVE_SNAPSHOTS)
    op.create_table(
        "archives",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    ranks_of_people()
    those_who_left()
    chat()
    lines_of_entries()


def rows_for_lists() -> None:
    """What lists show is written by the server, which knows the games; until then ``info`` is empty."""
    op.drop_index("tables_listed", "tables")
    op.execute("ALTER TABLE tables DROP COLUMN settings")
    op.add_column("tables", sa.Column("active_at", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("info", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("persons", sa.Text, nullable=False, server_default="[]"))
    op.execute(f"UPDATE tables SET active_at = coalesce(({LAST}), created_at)")
    op.create_index("tables_listed", "tables", ["listed", "phase", "created_at"])
    op.create_index("tables_phase", "tables", ["phase", "active_at"])


def ranks_of_people() -> None:
    op.add_column("people", sa.Column("rank", sa.Integer, nullable=False, server_default="1"))
    op.add_column("people", sa.Column("since", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE people SET since = (SELECT active_at FROM tables WHERE id = table_id)")
    op.execute("UPDATE people SET rank = 2 WHERE (SELECT phase FROM tables WHERE id = table_id) = 'over'")
    op.create_index("people_mine", "people", ["person", "rank", "since", "table_id"])


def those_who_left() -> None:
    """Whoever had left a table was not known of any more; their names are in its entries."""
    connection = op.get_bind()
    left = "SELECT DISTINCT table_id FROM entries WHERE data LIKE :stood OR data LIKE :kicked"
    kinds = {kind: f'{{"kind":"{kind}"%' for kind in ("stood", "kicked")}
    add = sa.text(
        "INSERT INTO people (person, table_id, rank, since) VALUES (:person, :table, 3, :since) ON CONFLICT DO NOTHING"
    )
    entries = sa.text("SELECT at, data FROM entries WHERE table_id = :table ORDER BY number")
    for table in connection.scalars(sa.text(left), kinds).all():
        gone = readable(table, left_in, connection.execute(entries, {"table": table}).all())
        if gone:
            connection.execute(add, [{"person": who, "table": table, "since": at} for who, at in gone.items()])


def readable(table: str, read: Callable[[Any], T], rows: Any) -> T | None:
    """What is read from a table's entries. One that is damaged does not keep the server from its other tables."""
    try:
        return read(rows)
    except Exception as error:
        log.error("a table cannot be read", table=table, error=type(error).__name__)
        context.config.attributes.setdefault("unreadable", []).append(table)
        return None


def left_in(rows: Any) -> dict[str, int]:
    """Who has given up a chair at a table, and when."""
    chairs: list[str] = []
    gone: dict[str, int] = {}
    for at, data in rows:
        entry = json.loads(data)
        if "state" in entry:
            chairs = [chair.get("person", "") for chair in entry["state"]["chairs"]]
        elif entry["kind"] == "sat":
            chairs[entry["seat"]] = entry["person"]
        elif entry["kind"] == "came":
            chairs.append(entry["person"])
        elif entry["kind"] in ("stood", "kicked") and chairs[entry["seat"]]:
            gone[chairs[entry["seat"]]] = at
    return gone


def chat() -> None:
    op.create_table(
        "chat",
        sa.Column("n", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("phrase", sa.Text, nullable=False),
        sa.Column("act", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "person", "act", name="chat_said_once"),
        sqlite_autoincrement=True,
    )
    op.create_index("chat_table", "chat", ["table_id", "n"])
    op.create_index("chat_person", "chat", ["person"])


def lines_of_entries() -> None:
    """What was said lay among the entries, without a name: who sat there then is known from the entries before."""
    connection = op.get_bind()
    spoken = 'SELECT DISTINCT table_id FROM entries WHERE data LIKE \'{"kind":"spoke"%\''
    add = sa.text(
        "INSERT INTO chat (table_id, at, seat, name, person, text, phrase, act)"
        " VALUES (:table_id, :at, :seat, :name, :person, :text, :phrase, :act)"
    )
    entries = sa.text("SELECT number, at, data FROM entries WHERE table_id = :table ORDER BY number")
    for table in connection.scalars(sa.text(spoken.replace(":", "\\:"))).all():
        lines = readable(table, lines_in, connection.execute(entries, {"table": table}).all())
        if lines:
            connection.execute(add, [{"table_id": table, **line} for line in lines])


def lines_in(rows: Any) -> list[dict[str, Any]]:
    chairs: list[dict[str, Any]] = []
    lines = []
    for number, at, data in rows:
        entry = json.loads(data)
        if "state" in entry:
            chairs = list(entry["state"]["chairs"])
        elif entry["kind"] == "sat":
            chairs[entry["seat"]] = entry
        elif entry["kind"] == "came":
            chairs.append(entry)
        elif entry["kind"] == "spoke":
            chair = chairs[entry["seat"]]
            said = {name: entry.get(name, "") for name in ("text", "phrase")}
            who = {name: chair.get(name, "") for name in ("name", "person")}
            lines.append({"at": at, "seat": entry["seat"], "act": f"entry {number}", **said, **who})
    return lines
