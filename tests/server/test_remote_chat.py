"""The chat of a server's table in the terminal: every line once, earlier ones on demand, nothing missed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from queue import SimpleQueue
from threading import Thread

import msgspec
import pytest
from websockets.sync.server import ServerConnection, serve

from kibitz import wire
from kibitz.core.game import SPECTATOR
from kibitz.terminal.remote.connection import Connection
from kibitz.terminal.remote.keyboard import LiveConsole
from kibitz.terminal.remote.table import RemoteTable
from kibitz.terminal.remote.table_commands import TableCommands
from kibitz.terminal.remote.table_state import LATEST
from server.sitting import Sitting

PATIENCE_S = 30


class Chatter:
    """Somebody at a table in the terminal: what they are told is shown, what they type is sent."""

    def __init__(self, language: str = "en", **settings: object) -> None:
        info = Sitting("fluxx", "Anna Ben", **settings).fresh(SPECTATOR).info
        assert info is not None
        self.out = StringIO()
        self.sent: list[wire.Spoken] = []
        self.table = RemoteTable(LiveConsole(StringIO(), self.out), language, info, self.sent.append)
        TableCommands(self.table, ["thanks"], lambda chair, text: 0)

    def hears(self, *numbers: int, id: str = "", more: bool = False) -> list[str]:
        """What is shown of these lines."""
        lines = [wire.ChatLine(n, 0, 0, "Anna", f"line {n}") for n in numbers]
        return self.shown(wire.Chat(lines=lines, id=id, more=more))

    def shown(self, chat: wire.Chat) -> list[str]:
        before = len(self.out.getvalue())
        self.table.handle(chat)
        assert isinstance(self.table.console, LiveConsole)
        self.table.console.flush()
        return self.out.getvalue()[before:].splitlines()

    def asks_for_earlier(self) -> wire.Chats:
        self.table.obey("chat")
        asked = self.sent[-1]
        assert isinstance(asked, wire.Chats)
        return asked


def said(*numbers: int) -> list[str]:
    return [f"Anna: line {n}" for n in numbers]


def test_whoever_comes_is_shown_the_last_lines_and_then_every_new_one_once() -> None:
    anna = Chatter()
    assert anna.hears(*range(1, 51), more=True) == said(*range(51 - LATEST, 51))
    assert anna.hears(60) == said(60)
    assert anna.hears(60, 61) == said(61)
    assert anna.table.chat.last == 61


def test_earlier_lines_are_shown_on_demand_page_by_page() -> None:
    anna = Chatter()
    anna.hears(*range(80, 130), more=True)
    asked = anna.asks_for_earlier()
    assert asked.before == 130 - LATEST
    assert anna.hears(*range(70, 118), id=asked.id, more=True) == said(*range(70, 118))
    asked = anna.asks_for_earlier()
    assert asked.before == 70
    assert anna.hears(id=asked.id) == ["Nothing was said before that."]
    assert not anna.table.outbox.pending
    assert anna.hears(130) == said(130)


def test_the_latest_lines_sent_again_with_another_chair_are_not_shown_again() -> None:
    anna = Chatter()
    anna.hears(*range(1, 51))
    assert anna.hears(*range(1, 51)) == []


def test_a_quick_phrase_is_read_in_ones_own_language_and_nothing_moves_the_cursor() -> None:
    anna = Chatter("pl")
    line = wire.ChatLine(1, 0, 1, "B\x1b[2Jen", phrase="thanks")
    assert anna.shown(wire.Chat(lines=[line])) == ["B[2Jen: Dziękuję!"]
    assert anna.shown(wire.Chat(lines=[wire.ChatLine(2, 0, 1, "Ben", "a\x1b[31mb")])) == ["Ben: a[31mb"]


def test_a_table_without_chat_has_nothing_earlier() -> None:
    anna = Chatter(chat=False)
    anna.table.obey("chat")
    assert anna.sent == []


# ---- the connection


@contextmanager
def peer(hellos: SimpleQueue[wire.Hello]) -> Iterator[str]:
    """A server that says a line of chat to whoever says hello, and hangs up."""

    def greet(socket: ServerConnection) -> None:
        hellos.put(msgspec.json.decode(socket.recv(), type=wire.Hello))
        line = wire.ChatLine(41, 0, 0, "Anna", "hello")
        socket.send(msgspec.json.encode(wire.Chat(lines=[line])).decode())

    with serve(greet, "127.0.0.1", 0) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield f"ws://127.0.0.1:{server.socket.getsockname()[1]}"
        server.shutdown()
        thread.join()


@pytest.mark.parametrize("last", [0, 41])
def test_whoever_connects_says_which_line_they_have_and_hears_the_others(last: int) -> None:
    hellos: SimpleQueue[wire.Hello] = SimpleQueue()
    inbox: SimpleQueue[object] = SimpleQueue()
    with peer(hellos) as address:
        connection = Connection(address, "", inbox)
        connection.chat = last
        connection.start()
        assert hellos.get(timeout=PATIENCE_S).chat == last
        heard = [inbox.get(timeout=PATIENCE_S) for _ in range(2)]
        connection.close()
    assert isinstance(heard[1], wire.Chat) and heard[1].lines[0].text == "hello"
