"""Who sits where: people by their names, bots under names of their own; kept with a record as a note."""

from __future__ import annotations

import json
from itertools import cycle

from kibitz.play.record import Record

NOTE = "players "
LONGEST_NAME = 40
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gosia", "Hugo")


class Player:
    """A person, or a bot: then ``bot`` is the kind of bot."""

    def __init__(self, name: str, bot: str = "") -> None:
        self.name = "".join(letter for letter in name if letter.isprintable())[:LONGEST_NAME] or "?"
        self.bot = bot


def spare_names(taken: list[str]) -> list[str]:
    return [name for name in NAMES if name not in taken]


def fill(players: list[Player], seats: int, bots: list[str]) -> list[Player]:
    """The same players at a table of this size: these bots take the empty seats in turn; at a smaller table bots leave
    first."""
    sitting = players[:]
    while len(sitting) > seats:
        leaving = [player for player in sitting if player.bot] or sitting
        sitting.remove(leaving[-1])
    more = [Player(name, bot) for name, bot in zip(spare_names([player.name for player in players]), cycle(bots))]
    return (sitting + more)[:seats]


def note_players(record: Record, players: list[Player]) -> None:
    """Keep with the record who sits there."""
    others = [note for note in record.notes if not note.startswith(NOTE)]
    record.notes = [NOTE + json.dumps([[player.name, player.bot] for player in players]), *others]


def noted_players(record: Record) -> list[Player]:
    """Who sat there when the record was kept; nobody if it does not say."""
    for note in record.notes:
        if note.startswith(NOTE):
            try:
                return [Player(str(name), str(bot)) for name, bot in json.loads(note[len(NOTE) :])]
            except (ValueError, TypeError, RecursionError):
                return []
    return []
