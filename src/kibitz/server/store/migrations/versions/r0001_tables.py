"""Tables, their entries, who sits there, who is there and who drives."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("wakes_at", sa.BigInteger),
        sa.Column("driver", sa.Text),
    )
    op.create_index("tables_listed", "tables", ["listed", "created_at"])
    op.create_index("tables_wakes_at", "tables", ["wakes_at"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("whole", sa.Boolean, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
    )
    op.create_index(
        "entries_whole",
        "entries",
        ["table_id", "number"],
        sqlite_where=sa.text("whole = 1"),
        postgresql_where=sa.text("whole"),
    )
    people_and_processes()


def people_and_processes() -> None:
    op.create_table(
        "people",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_index("people_table_id", "people", ["table_id"])
    op.create_table(
        "leases",
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("process", sa.Text, primary_key=True),
    )
    op.create_index("presence_process", "presence", ["process"])
