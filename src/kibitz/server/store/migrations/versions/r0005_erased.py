"""Whom no backup is to bring back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "erased",
        sa.Column("mark", sa.Text, primary_key=True),
        sa.Column("erasure", sa.Text, nullable=False),
    )
