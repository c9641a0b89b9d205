"""What the server has told about a table: how it stands, and what each chair of this person knows."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import msgspec

from kibitz import wire
from kibitz.core.game import SPECTATOR, View

LATEST: Final = 12  # sentences shown to whoever comes to a running game; the others are in the log


class SeatState:
    """One chair of this person, or the spectators' place: what is known there."""

    def __init__(self) -> None:
        self.n = 0  # of the last news
        self.view: View | None = None
        self.ask: wire.Ask | None = None
        self.asked_at = 0.0  # when that was told
        self.can_undo = True
        self.may: list[str] = []  # what else this chair may do now, by the types of the acts
        self.log: list[str] = []
        self.read = 0  # how much of the log has been shown
        self.shown = -1  # the decision for which the table was shown
        self.shown_window = 0  # the reaction window of others that was mentioned

    def take(self, news: wire.News, sentences: Callable[[wire.NewsItem], list[str]]) -> None:
        """News of this chair: what is new goes into the log, as sentences."""
        late = news.fresh or not self.n
        for item in news.items:
            if late or item.n > self.n:
                self.add(item, sentences)
        if late:
            self.read = max(self.read, len(self.log) - LATEST)
        self.n = news.n
        self.view = msgspec.json.decode(news.view)
        self.ask, self.asked_at = news.ask, time.monotonic()
        self.can_undo = news.can_undo
        self.may = news.may

    def add(self, item: wire.NewsItem, sentences: Callable[[wire.NewsItem], list[str]]) -> None:
        if item.kind == "dealt":  # the log is that of one game
            self.log, self.read = self.log[self.read :], 0
        self.log += sentences(item)

    def unread(self) -> list[str]:
        """What has not been shown yet; it counts as shown now."""
        lines, self.read = self.log[self.read :], len(self.log)
        return lines


class TableState:
    """A table as one person knows it, at one chair or several, or as a spectator."""

    def __init__(self, info: wire.Info) -> None:
        self.learn_info(info)
        self.own_seats: list[int] = []
        self.is_host = False
        self.connected: list[int] | None = None  # chairs whose people are connected; None: not told yet
        self.watching = 0
        self.by_seat: dict[int, SeatState] = {}

    def learn_info(self, info: wire.Info) -> None:
        self.info = info
        self.info_at = time.monotonic()

    def learn_people(self, people: wire.People) -> None:
        self.connected, self.watching = people.seats, people.watching

    def learn_seats(self, welcome: wire.Welcome) -> None:
        """The chairs may be others than before: somebody was sent away, or everybody has moved on for a rematch."""
        self.own_seats, self.is_host = welcome.seats, welcome.host
        places = self.own_seats or [SPECTATOR]
        self.by_seat = {seat: known for seat, known in self.by_seat.items() if seat in places}

    def seat(self, seat: int) -> SeatState:
        return self.by_seat.setdefault(seat, SeatState())

    def is_complete(self) -> bool:
        """Everything is there; of several chairs, not only some have heard the news."""
        asked = {tuple(known.ask.seats) if known.ask else () for known in self.by_seat.values()}
        return len(asked) == 1 and all(seat in self.by_seat for seat in self.own_seats)

    def open_seats(self) -> list[int]:
        """Those of this person's chairs that have still to answer."""
        found = [(seat, self.by_seat[seat].ask) for seat in self.own_seats if seat in self.by_seat]
        asked = [(seat, ask) for seat, ask in found if ask is not None and seat in ask.seats and not ask.answered]
        return [seat for seat, ask in asked if not self.is_idle(ask)]

    def is_idle(self, ask: wire.Ask) -> bool:
        """A reaction window in which this person has nothing to answer with, so nothing to do. Of several people at one
        screen all are asked: nobody is to see who can answer."""
        is_theirs = len(self.own_seats) == 1 and self.own_seats[0] in ask.seats
        return bool(ask.window) and is_theirs and len(ask.offers) <= 1 and (ask.fixed or bool(ask.answered))

    def window(self) -> int:
        """The reaction window in which a chair of this person has still to answer; 0 if there is none."""
        asks = [self.by_seat[seat].ask for seat in self.open_seats()]
        return max((ask.window for ask in asks if ask is not None), default=0)
