"""What somebody has missed at a table: the latest news from memory, the whole game told anew from its log."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Raw

from kibitz.core.game import SPECTATOR
from kibitz.core.phrase import Phrase
from kibitz.server.live.live_table import RETELLINGS, SPECTATORS, LiveTable
from kibitz.server.live.loading import begin, retake
from kibitz.server.store.database import LogRow
from kibitz.server.table.boards import board_of
from kibitz.server.table.presenter import Presenter, view_seat
from kibitz.server.table.seating import NotNow, Update
from kibitz.wire import Board

MOST_NEWS: Final = 1000  # at once
ENTRIES_A_RETELLING: Final = 4000  # of a longer game there are fewer


def number_of(live: LiveTable, seat: int) -> int:
    """Of the last news that a seat was told."""
    return live.table.state.watched if seat == SPECTATOR else live.table.chairs[seat].n


def recent_since(live: LiveTable, seat: int, have: int) -> list[Update] | None:
    """The news that a seat has not had, if they are still known here."""
    if have == number_of(live, seat):
        return []
    missed = [update for update in live.recent if update.numbers.get(seat, 0) > have]
    return missed if missed and missed[0].numbers[seat] == have + 1 else None


async def retell_missing(live: LiveTable, person: str, had: Mapping[int, int]) -> Retelling:
    """For somebody who comes: what their seats have missed, where more was missed than is known here."""
    if live.state is None or not live.state.may_watch(person):
        return Retelling({})
    have = {seat: had.get(seat, 0) for seat in live.state.seats_of(person) or SPECTATORS}
    lacking = [seat for seat, n in have.items() if recent_since(live, seat, n) is None]
    known = {seat: have[seat] if have[seat] <= number_of(live, seat) else 0 for seat in lacking}
    return (await retell(live, known) if known else None) or Retelling({})


async def retell(live: LiveTable, have: Mapping[int, int]) -> Retelling | None:
    """The news of this game for these seats, told anew from its entries; None if that is asked too often. Nobody
    holds the lock meanwhile: a long game takes a while, and those who play go on."""
    if not may_retell(live):
        return None
    retelling = Retelling(have)
    entries = await live.store.load(live.id)
    await live.process.replays.prepare(live.table.settings)
    await live.process.replays.run(len(entries), retelling.begin, entries)
    return retelling


def may_retell(live: LiveTable) -> bool:
    """Whether this game may be replayed once more now: the longer it is, the less often."""
    cost = min(1 + live.table.number / ENTRIES_A_RETELLING, RETELLINGS)
    return not live.process.replays.is_busy and live.retelling.take(time.monotonic(), cost)


async def finish(live: LiveTable, retelling: Retelling) -> None:
    """What has happened since the retelling began. The caller holds the lock."""
    if not retelling.have:
        return
    news = await live.store.since(live.id, retelling.table.number)
    news = [entry for entry in news if entry.number <= live.table.number]
    await live.process.replays.run(len(news), retelling.follow, news)


async def missing(
    live: LiveTable, seat: int, have: int, retelling: Retelling | None = None
) -> tuple[list[Update], bool]:
    """The news that a seat has not had, the latest or all of this game; and whether they do not go on from what it
    has."""
    missed = recent_since(live, seat, have)
    if missed is not None:
        return missed, False
    known = have if have <= number_of(live, seat) else 0
    if retelling is None or seat not in retelling.have:
        retelling = await retell(live, {seat: known})
    told = live.recent if retelling is None else retelling.told[seat]
    missed = [update for update in told if update.numbers.get(seat, 0) > known]
    return missed, not (missed and missed[0].numbers[seat] == have + 1)


async def board_at(live: LiveTable, seat: int, n: int) -> Board:
    """How the table lay for a seat after the news with this number, of the game that is played now."""
    if not may_retell(live):
        raise NotNow("too many moments at once; wait a moment", Phrase("refused-too-fast"))
    entries = await live.store.load(live.id)
    await live.process.replays.prepare(live.table.settings)
    return await live.process.replays.run(len(entries), board_then, entries, seat, n)


class Retelling:
    """The news of a game told anew, for seats that have had them up to some number. It is folded beside its live
    table, where the game goes on; what has happened meanwhile follows."""

    def __init__(self, have: Mapping[int, int]) -> None:
        self.have = have
        self.told: dict[int, deque[Update]] = {seat: deque(maxlen=MOST_NEWS) for seat in have}
        self.events: dict[tuple[int, bool], Raw] = {}  # of what was told, as they are sent

    def begin(self, entries: Sequence[LogRow]) -> None:
        """Everything up to now."""
        self.table = begin(entries)
        self.follow(entries)
        presenter = Presenter(self.table, 0, self.events)
        for seat, told in self.told.items():
            for update in told:
                presenter.item(seat, update)

    def follow(self, entries: Sequence[LogRow]) -> None:
        for entry in entries:
            for update in retake(self.table, entry):
                for seat, told in self.told.items():
                    if update.numbers.get(seat, 0) > self.have[seat]:
                        told.append(update)


def board_then(entries: Sequence[LogRow], seat: int, n: int) -> Board:
    """How the table lay for a seat after the news with this number."""
    table = begin(entries)
    for entry in entries:
        told = retake(table, entry)
        if table.round is not None and any(update.numbers.get(seat, 0) >= n for update in told):
            play = table.round.play
            return board_of(table.game, play.view(view_seat(play, seat)))
    raise NotNow("that was not in this game", Phrase("refused-no-moment"))
