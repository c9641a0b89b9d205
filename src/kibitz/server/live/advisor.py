"""Hints: what is worth considering, thought about by the bots."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from kibitz.core.game import View
from kibitz.core.phrase import Phrase
from kibitz.server.live.bot_pool import BotPool
from kibitz.server.live.fair_queue import Rank
from kibitz.server.live.live_table import LiveTable
from kibitz.server.live.openings import Openings
from kibitz.server.table.seating import NotNow
from kibitz.server.table.table import Table

MOST_WAITING: Final = 3  # hints for one person at an address


class Advisor:
    """Asks the bots for advice. Bots that have to move come first."""

    def __init__(self, bots: BotPool, openings: Openings) -> None:
        self.bots = bots
        self.openings = openings

    async def advise(self, live: LiveTable, seat: int) -> object:
        """What is worth considering for a seat that is asked."""
        table = live.table
        turn = self.openings.turn(Rank.HINT, live.id, table.chairs[seat].person)
        if self.bots.line.waiting(turn) >= MOST_WAITING:
            message = "the bots are busy with your other questions; ask again in a moment"
            raise NotNow(message, Phrase("refused-bots-busy"))
        game = table.game
        view = table.playing().as_asked(seat).view(seat)
        seed = seed_of_hint(table, seat, view)
        return await self.bots.advise(game.name, game.options, view, seed, turn=turn)


def seed_of_hint(table: Table, seat: int, view: View) -> str:
    """Made from what the seat knows, and from nothing else: the same question has the same answer, whoever has
    answered face down or said something meanwhile."""
    known = msgspec.json.encode([seat, table.chairs[seat].decision, view])
    return hashlib.sha256(known).hexdigest()
