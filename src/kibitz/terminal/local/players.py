"""Who sits at the table of a record."""

from __future__ import annotations

from kibitz.bots.external import is_ours
from kibitz.play.match import Match
from kibitz.play.players import Player, fill, noted_players
from kibitz.play.record import Record

USUAL_BOT = "casual"


def players_of(match: Match, otherwise: list[Player]) -> list[Player]:
    """Who sat there when the record was kept, otherwise these. A file starts no programs
    and opens no other files: a bot of ours sits there."""
    noted = noted_players(match.record)
    seats = match.play.seats + match.play.coming()
    if len(noted) == seats:
        return [player if not player.bot or is_ours(player.bot) else Player(player.name, USUAL_BOT) for player in noted]
    return fill(otherwise, seats, [USUAL_BOT])


def names_in(record: Record) -> list[str]:
    return [player.name for player in players_of(Match(record), [])]
