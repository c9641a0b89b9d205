"""Decks of strangers: a worker reads their texts, before anybody here needs what is in them.

A text of the largest size takes some tenths of a second, whatever is in it; taking over what a worker has read takes a
few milliseconds. What was read is kept by its text.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import structlog

from kibitz.core.library import Library
from kibitz.games import GAMES
from kibitz.server.live.bot_pool import BotPool, NoAnswer, PoolClosed
from kibitz.server.live.fair_queue import Turn
from kibitz.server.store.database import StoreGone
from kibitz.server.table.settings import Settings

log = structlog.get_logger("kibitz.decks")


class DeckReader:
    """Has the decks of a process read."""

    def __init__(self, bots: BotPool) -> None:
        self.bots = bots

    async def prepare(self, settings: Settings, address: str = "") -> None:
        """From now on the game of these settings is made at once; or it is said what is wrong with its deck."""
        await self.prepare_options(settings.game, settings.options, address)

    async def prepare_options(self, game: str, options: Mapping[str, object], address: str = "") -> None:
        library = GAMES[game].library() if game in GAMES else None
        text = options.get(library.option) if library is not None else None
        if library is None or not isinstance(text, str) or "\n" not in text or library.knows(text):
            return
        try:
            library.take_over(text, await self.bots.read_deck(game, text, Turn(address=address)))
        except PoolClosed:
            raise StoreGone("the server stops; come back") from None
        except NoAnswer as error:
            log.error("a deck is read beside the event loop", error=str(error))
            await asyncio.to_thread(read_here, library, text)


def read_here(library: Library, text: str) -> None:
    library.take_over(text, library.read(text))
