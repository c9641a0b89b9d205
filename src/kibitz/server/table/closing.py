"""Closing a table: nobody plays there any more, and whoever has the link may look at how it ended."""

from __future__ import annotations

from kibitz.server.phases import CLOSED, PLAYING
from kibitz.server.table.entries import Entry
from kibitz.server.table.table import TAKERS, Table
from kibitz.wire import NewsItem


class Closed(Entry, tag="closed"):
    """``why``: empty (nobody sat there), rest (it was over for long), idle (nobody has played for long), admin (whoever
    runs the server has closed it)."""

    why: str = ""


def closed(table: Table, entry: Closed, at: int) -> None:
    """A game that was played counts for nobody."""
    news = table.last_news("closed") if table.state.phase == PLAYING else NewsItem(0, "closed")
    table.end_wish()
    table.turned = table.state.phase == PLAYING
    table.state.phase = CLOSED
    news.why = entry.why
    table.tell(news)


TAKERS[Closed] = closed
