"""The results file: SQLite, one transaction a game. A kill loses at most the games in flight.

settings  what makes this arena this arena
games     a row for every finished game
places    a row for every seat of it
tallies   how often each kind of event happened with each card, and how often whoever it happened to won
lost      games that could not be played to their end; they are tried again by the next run
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from kibitz import __version__
from kibitz.arena.game_runner import Finished, Lost, Result
from kibitz.arena.seating import Settings
from kibitz.bots.external import fingerprint
from kibitz.core.errors import KibitzError
from kibitz.games import make_game

FILE = "results.sqlite"
FORMAT = "1"
MOST_SAID = 200

SCHEMA = """
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE games (
    number INTEGER PRIMARY KEY, deal INTEGER NOT NULL, rotation INTEGER NOT NULL, rotations INTEGER NOT NULL,
    first INTEGER NOT NULL, seed TEXT NOT NULL, winners TEXT NOT NULL, scores TEXT NOT NULL, why TEXT NOT NULL,
    choices INTEGER NOT NULL, turns INTEGER NOT NULL, seconds REAL NOT NULL);
CREATE TABLE places (
    game INTEGER NOT NULL, seat INTEGER NOT NULL, bot TEXT NOT NULL, share REAL NOT NULL, score INTEGER NOT NULL,
    decisions INTEGER NOT NULL, total_ms REAL NOT NULL, longest_ms REAL NOT NULL, times TEXT NOT NULL,
    failures TEXT NOT NULL, forfeited INTEGER NOT NULL, PRIMARY KEY (game, seat)) WITHOUT ROWID;
CREATE TABLE tallies (
    kind TEXT NOT NULL, card TEXT NOT NULL, times INTEGER NOT NULL, won REAL NOT NULL,
    PRIMARY KEY (kind, card)) WITHOUT ROWID;
CREATE TABLE lost (number INTEGER PRIMARY KEY, why TEXT NOT NULL);
CREATE TABLE complaints (game INTEGER PRIMARY KEY, said TEXT NOT NULL);
"""
TALLY = """
INSERT INTO tallies VALUES (?, ?, ?, ?)
ON CONFLICT (kind, card) DO UPDATE SET times = times + excluded.times, won = won + excluded.won
"""


class OtherSettings(KibitzError):
    """The folder holds the results of another arena."""


class SeatRow(NamedTuple):
    """A seat of a finished game, with what the statistics need of the game."""

    game: int
    deal: int
    rotations: int
    first: int
    seat: int
    bot: str
    share: float
    score: int
    forfeited: int


class Store:
    """The results of one arena."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / FILE
        try:
            self.db = sqlite3.connect(self.path, isolation_level=None, timeout=30)
            self.open(settings_as_texts(settings))
            with suppress(sqlite3.OperationalError):  # somebody else is just doing it
                self.db.execute("PRAGMA journal_mode = WAL")
            self.db.execute("PRAGMA synchronous = NORMAL")
        except sqlite3.Error as error:
            raise KibitzError(f"{self.path}: {error}") from None

    def open(self, wanted: dict[str, str]) -> None:
        """Found the arena, or go on with it; two that begin at the same time do not get in each other's way."""
        with Transaction(self.db):
            if not self.is_new():
                self.compare(wanted)
                return
            for statement in SCHEMA.split(";"):
                self.db.execute(statement)
            self.db.executemany("INSERT INTO settings VALUES (?, ?)", wanted.items())

    def is_new(self) -> bool:
        return self.db.execute("SELECT 1 FROM sqlite_master WHERE name = 'settings'").fetchone() is None

    def compare(self, wanted: dict[str, str]) -> None:
        """Results of different arenas do not go into one file."""
        there = dict(self.db.execute("SELECT name, value FROM settings"))
        for name, value in wanted.items():
            if there.get(name) != value:
                before, now = str(there.get(name))[:MOST_SAID], value[:MOST_SAID]
                raise OtherSettings(
                    f"{self.path} holds an arena with {name} {before}, now it is {now}: "
                    "say it as before to go on with that one, or choose another folder with --out"
                )

    def has(self, number: int) -> bool:
        return self.db.execute("SELECT 1 FROM games WHERE number = ?", (number,)).fetchone() is not None

    def count_below(self, number: int) -> int:
        """How many of the first so many games are there."""
        return int(self.db.execute("SELECT count(*) FROM games WHERE number < ?", (number,)).fetchone()[0])

    def add(self, result: Result) -> None:
        """Keep a result, all of it or nothing; one that is there already stays as it is."""
        with Transaction(self.db):
            if self.has(result.task.number):
                return
            if isinstance(result, Lost):
                self.db.execute("INSERT OR REPLACE INTO lost VALUES (?, ?)", (result.task.number, result.why))
            else:
                self.add_game(result)

    def add_game(self, game: Finished) -> None:
        task = game.task
        head = (task.number, task.deal, task.rotation, task.rotations, task.first, task.seed)
        end = (json.dumps(game.winners), json.dumps(game.scores), game.why, game.choices, game.turns, game.seconds)
        self.db.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (*head, *end))
        for seat, result in enumerate(game.seat_results):
            row = (result.bot, result.share, result.score, result.decisions, result.total_ms, result.longest_ms)
            more = (json.dumps(result.times), json.dumps(result.failures), int(result.forfeited))
            self.db.execute(
                "INSERT INTO places VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (task.number, seat, *row, *more)
            )
        self.db.executemany(TALLY, [(*key, *tally) for key, tally in game.tallies.items()])
        self.db.execute("DELETE FROM lost WHERE number = ?", (task.number,))
        if game.complaint:
            self.db.execute("INSERT INTO complaints VALUES (?, ?)", (task.number, game.complaint))

    # ---- what is there

    def seats(self) -> Iterator[SeatRow]:
        """All seats of all games, in the order of the games; one at a time, never all at once."""
        rows = self.db.execute(
            "SELECT game, deal, rotations, first, seat, bot, share, score, forfeited "
            "FROM places JOIN games ON number = game ORDER BY game, seat"
        )
        for row in rows:
            yield SeatRow._make(row)

    def shares(self) -> dict[str, tuple[float, int]]:
        """The sum of every bot's shares, and on how many seats it has sat."""
        rows = self.db.execute("SELECT bot, sum(share), count(*) FROM places GROUP BY bot")
        return {bot: (share, count) for bot, share, count in rows}

    def times(self) -> Iterator[tuple[str, dict[int, int], float, float]]:
        """Of every seat: its bot, decisions by time, all its time and its longest decision."""
        for bot, times, total, longest in self.db.execute("SELECT bot, times, total_ms, longest_ms FROM places"):
            yield bot, {int(step): count for step, count in json.loads(times).items()}, total, longest

    def failures(self) -> Iterator[tuple[str, dict[str, int], bool]]:
        """Of every seat where something went wrong: its bot, how often by kind, and whether it was forfeited."""
        rows = self.db.execute("SELECT bot, failures, forfeited FROM places WHERE failures <> '{}'")
        for bot, failures, forfeited in rows:
            yield bot, json.loads(failures), bool(forfeited)

    def column(self, query: str) -> list[tuple[str, int]]:
        """A short list: a text and a count."""
        return [(str(text), int(count)) for text, count in self.db.execute(query)]

    def ends(self) -> list[tuple[str, int]]:
        return self.column("SELECT why, count(*) FROM games GROUP BY why ORDER BY 2 DESC, 1")

    def tallies(self, kind: str) -> list[tuple[str, int, float]]:
        rows = self.db.execute("SELECT card, times, won FROM tallies WHERE kind = ? ORDER BY times DESC, card", (kind,))
        return list(rows)

    def kinds(self) -> list[str]:
        return [kind for (kind,) in self.db.execute("SELECT DISTINCT kind FROM tallies ORDER BY kind")]

    def lost(self) -> list[tuple[int, str]]:
        return list(self.db.execute("SELECT number, why FROM lost ORDER BY number LIMIT 20"))

    def complaints(self) -> list[str]:
        return [said for (said,) in self.db.execute("SELECT DISTINCT said FROM complaints LIMIT 5")]

    def lengths(self, column: str, width: int) -> list[tuple[int, int]]:
        """How many games are how long, in steps of ``width``; ``column`` is choices or turns."""
        assert column in ("choices", "turns")
        rows = self.db.execute(f"SELECT {column} / ? * ?, count(*) FROM games GROUP BY 1 ORDER BY 1", (width, width))
        return list(rows)

    def close(self) -> None:
        self.db.close()


class Transaction:
    """All of it or nothing."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self.db = db

    def __enter__(self) -> None:
        self.db.execute("BEGIN IMMEDIATE")

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: object) -> None:
        if kind is None:
            self.db.execute("COMMIT")
        elif self.db.in_transaction:  # a full disk has rolled it back already
            self.db.execute("ROLLBACK")


def settings_as_texts(settings: Settings) -> dict[str, str]:
    """All that must be the same for results to go into one file; the bots are those of one version of kibitz."""
    texts = {name: str(value) for name, value in settings._asdict().items()}
    effort = make_game(settings.game, json.loads(settings.options), settings.seats).strategy.effort
    bots = json.dumps([f"{name} {fingerprint(name)}".strip() for name in settings.bots])
    return {"format": FORMAT, "kibitz": __version__, "effort": str(effort), **texts, "bots": bots}
