"""How tables are stored, on SQLite and PostgreSQL alike; and how an older database becomes one of today.

A table is a row of ``tables`` and its numbered ``entries``. The row is written with every entry and says all that lists
show; the entries are only ever added, until the table is archived: then each of its games is one row of ``archives``.
``snapshots`` has every table as it was when a turn last began. The rest is about who sits or sat where (``people``, for
"my tables"), what was said (``chat``), who is there now (``presence``), which process looks after a table and when none
did (``leases``), whom to tell elsewhere (``webhooks``, ``rings``), who is asked to which table (``invitations``), what
became of the games (``results``), whom no backup is to bring back (``erased``); and what whoever runs the server must
know: ``bans``, ``reports``, ``members`` of a club, ``quotas``.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from kibitz.server.store.database import StoreError

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("phase", sa.Text, nullable=False),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("active_at", sa.BigInteger, nullable=False),  # when something last happened
    sa.Column("info", sa.Text, nullable=False),  # for everybody's eyes, as JSON; empty: not written yet
    sa.Column("persons", sa.Text, nullable=False),  # who sits on its chairs, as JSON: nobody's business
    sa.Column("wakes_at", sa.BigInteger),  # when somebody must look after it: a bot's move, a clock
    sa.Column("driver", sa.Text),  # the process that does
    sa.Index("tables_listed", "listed", "phase", "created_at"),
    sa.Index("tables_phase", "phase", "active_at"),
    sa.Index("tables_wakes_at", "wakes_at"),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
    sa.Column("whole", sa.Boolean, nullable=False),
    sa.Column("events", sa.Text, nullable=False),
    sa.Column("position", sa.Text, nullable=False),
)
sa.Index(
    "entries_whole",
    entries.c.table_id,
    entries.c.number,
    sqlite_where=sa.text("whole = 1"),
    postgresql_where=sa.text("whole"),
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),  # of the entry after which the table was like this
    sa.Column("data", sa.Text, nullable=False),
)

archives = sa.Table(
    "archives",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True),  # its number at the table, from 1
    sa.Column("data", sa.LargeBinary, nullable=False),  # the entries of a game, packed
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("rank", sa.Integer, nullable=False),  # kibitz.server.phases
    sa.Column("since", sa.BigInteger, nullable=False),  # when it became so
    sa.Index("people_mine", "person", "rank", "since", "table_id"),
    sa.Index("people_table_id", "table_id"),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("n", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("person", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("phrase", sa.Text, nullable=False),
    sa.Column("act", sa.Text, nullable=False),  # the client's id: said once, however often it is sent
    sa.UniqueConstraint("table_id", "person", "act", name="chat_said_once"),
    sa.Index("chat_table", "table_id", "n"),
    sa.Index("chat_person", "person"),
    sqlite_autoincrement=True,  # the number of a line that was erased is never given again
)

leases = sa.Table(
    "leases",
    metadata,
    sa.Column(
        "process", sa.Text, primary_key=True
    ),  # ENDED and its name: it lives no more; NOBODY and a time: see there
    sa.Column("expires_at", sa.BigInteger, nullable=False),
)
ENDED = "ended-"  # before the name of a process that has ended: when it was last there is still to be known
NOBODY = "nobody-"  # and since when: until ``expires_at`` no process was there

messages = sa.Table(  # for a SQLite server, of those who work beside it; PostgreSQL has NOTIFY for it
    "messages",
    metadata,
    sa.Column("n", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
    sa.Column("text", sa.Text, nullable=False),
)

presence = sa.Table(
    "presence",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("process", sa.Text, primary_key=True),
    sa.Index("presence_process", "process"),
)

webhooks = sa.Table(
    "webhooks",
    metadata,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("url", sa.Text, nullable=False),  # as secret as a key: whoever has it can speak there
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("site", sa.Text, nullable=False),  # where the person found us
)

rings = sa.Table(
    "rings",
    metadata,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("about", sa.Text, nullable=False),  # what the person was last told of this table
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index("rings_table_id", "table_id"),
)

invitations = sa.Table(
    "invitations",
    metadata,
    sa.Column("person", sa.Text, primary_key=True),  # who is asked to come
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("inviter", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("declined", sa.Boolean, nullable=False),  # and is not asked to this table again
    sa.Index("invitations_table_id", "table_id"),
    sa.Index("invitations_inviter", "inviter"),
)

results = sa.Table(
    "results",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("deal", sa.Integer, primary_key=True),  # the number of the entry with which the game began
    sa.Column("person", sa.Text, primary_key=True),  # empty: looked at, and nobody's
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("ended_at", sa.BigInteger, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
    sa.Index("results_person", "person", "ended_at"),
)

bans = sa.Table(
    "bans",
    metadata,
    sa.Column("who", sa.Text, primary_key=True),  # a person, or a network of addresses
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger),  # none: for good
    sa.Column("why", sa.Text, nullable=False),  # for whoever runs the server
)

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("n", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.Text, nullable=False),  # which may be deleted meanwhile
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("reporter", sa.Text, nullable=False),
    sa.Column("about", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),  # of whom it is about, at that table
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("chat", sa.Text, nullable=False),  # what was said there before, as JSON
    sa.Column("settled_at", sa.BigInteger),
    sa.Column("verdict", sa.Text, nullable=False),
    sa.Index("reports_open", "settled_at", "n"),
    sa.Index("reports_reporter", "reporter", "at"),
)

members = sa.Table(
    "members",
    metadata,
    sa.Column("person", sa.Text, primary_key=True),  # who has said the passphrase of the club
    sa.Column("since", sa.BigInteger, nullable=False),
)

quotas = sa.Table(
    "quotas",
    metadata,
    sa.Column("day", sa.Integer, primary_key=True),  # since 1970
    sa.Column("who", sa.Text, primary_key=True),  # a person; or an address, as a hash that holds for that day
    sa.Column("kind", sa.Text, primary_key=True),
    sa.Column("n", sa.Integer, nullable=False),
)

erased = sa.Table(
    "erased",
    metadata,
    sa.Column("mark", sa.Text, primary_key=True),  # a hash of the hash of a key: no backup is to bring its owner back
    sa.Column("erasure", sa.Text, nullable=False),  # which one: who comes back may be erased again
)

KEEP_RESULT = sa.text(  # whoever was first has kept the same
    "INSERT INTO results (table_id, deal, person, game, ended_at, data)"
    " VALUES (:table_id, :deal, :person, :game, :ended_at, :data) ON CONFLICT DO NOTHING"
)


def end_leases(connection: sa.Connection, which: sa.ColumnElement[bool]) -> None:
    """These processes live no more."""
    name = leases.c.process
    over = name.startswith(ENDED, autoescape=True) | name.startswith(NOBODY, autoescape=True)
    connection.execute(sa.update(leases).where(which, ~over).values(process=sa.literal(ENDED).concat(name)))


class WrongVersion(StoreError):
    """The database, or the backup, is of another version than this program."""


def migrations() -> Config:
    """Alembic's settings: the revisions that come with the package."""
    config = Config()
    config.set_main_option("script_location", "kibitz.server.store:migrations")
    return config


def newest() -> str:
    """The version of the schema that this program writes."""
    head = ScriptDirectory.from_config(migrations()).get_current_head()
    assert head is not None, "the package has lost its migrations"
    return head


def version_of(connection: sa.Connection) -> str | None:
    """The version of a database's schema; None: it has none yet."""
    return MigrationContext.configure(connection).get_current_revision()


def refuse_newer(connection: sa.Connection) -> None:
    """A database that a newer program has touched is left alone."""
    found = version_of(connection)
    known = [script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()]
    if found is not None and found not in known:
        raise WrongVersion(
            f"it was written by a newer Kibitz: its version is {found}, and this program knows versions up to"
            f" {newest()}; use the newer program, or another database"
        )


def refuse_other(connection: sa.Connection) -> None:
    """A database that cannot be brought up to date here must be up to date already."""
    refuse_newer(connection)
    if version_of(connection) != newest():
        raise WrongVersion(
            f"its version is {version_of(connection) or 'unknown'}, and this program reads version {newest()};"
            " start `kibitz serve` on it once with this program, which brings it up to date"
        )


def upgrade(connection: sa.Connection) -> list[str]:
    """Bring the database up to date, within the connection's transaction. Which tables have entries that cannot be
    read: what lay in them was left where it was."""
    refuse_newer(connection)
    if version_of(connection) == newest():
        return []
    config = migrations()
    unreadable: list[str] = []
    config.attributes.update(connection=connection, unreadable=unreadable)
    command.upgrade(config, "head")
    return sorted(set(unreadable))
