"""``kibitz join`` at a real terminal: news come while a line is being typed, and the line stays as it is."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.serving import Serving, open_table, sit_down
from server.typists import environment

pytest.importorskip("pty")

from server.terminals import Screen, Terminal

UP, LEFT = "\x1b[A", "\x1b[D"
CLEARED = "\x1b[2J"
CTRL_C, CTRL_D = "\x03", "\x04"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("terminal")
    with Serving(f"sqlite:///{folder / 'tables.db'}", folder / "log") as server:
        yield server
        assert server.mistakes() == []


@pytest.fixture
def table(server: Serving) -> str:
    """With three free chairs."""
    return open_table(server.url, "abluxxen", ["open", "open", "open"], "").table


def at(server: Serving, table: str, folder: Path, term: str = "xterm") -> Terminal:
    return Terminal(folder, f"{server.url}/t/{table}", "--name", "Zoe", term=term)


def test_news_do_not_disturb_a_line_that_is_being_typed(server: Serving, table: str, tmp_path: Path) -> None:
    with at(server, table, tmp_path) as zoe:
        zoe.sees(">")
        zoe.types("say good eve")
        zoe.sees("> say good eve")
        sit_down(server.url, table, "Ben")
        zoe.sees("Ben sits down.", "> say good eve")
        zoe.types("ning\r")
        zoe.sees("> say good evening", "Zoe: good evening", ">")
        assert zoe.screen.lines.count("> say good eve") == 0, "it was moved, not written again"


def test_a_line_can_be_edited_and_news_leave_the_cursor_where_it_is(
    server: Serving, table: str, tmp_path: Path
) -> None:
    with at(server, table, tmp_path) as zoe:
        zoe.sees(">")
        zoe.types("say good evening" + LEFT * 7)
        zoe.sees("> say good evening")
        sit_down(server.url, table, "Ben")
        zoe.sees("Ben sits down.", "> say good evening")
        zoe.types("old ")
        zoe.sees("Ben sits down.", "> say good old evening")
        zoe.types("\r")
        zoe.sees("Zoe: good old evening", ">")


def test_lines_that_were_typed_come_again(server: Serving, table: str, tmp_path: Path) -> None:
    with at(server, table, tmp_path) as zoe:
        for word in ("one", "two"):
            zoe.sees(">")
            zoe.types(f"say {word}\r")
            zoe.sees(f"Zoe: {word}", ">")
        zoe.types(UP)
        zoe.sees("> say two")
        zoe.types(UP)
        zoe.sees("> say one")
        zoe.types("!\r")
        zoe.sees("Zoe: one!", ">")


def test_lines_of_one_person_do_not_come_again_for_the_next(server: Serving, tmp_path: Path) -> None:
    """Two at one screen: it is cleared when it is handed over, and so is what was typed."""
    hosted = open_table(server.url, "abluxxen", ["me", "me"])
    with Terminal(tmp_path, f"{server.url}/t/{hosted.table}", "--key", hosted.recovery, "--lang", "en") as people:
        people.sees(">")
        people.types("\r")
        while people.waits_for("Your hand", CLEARED) != CLEARED:
            people.sees(">")
            people.types("1\r")
        people.sees(">")
        people.types("\r")
        people.waits_for("Your hand")
        people.sees(">")
        people.types(UP + "say hello")
        people.sees("> say hello")


@pytest.mark.parametrize("key", [CTRL_C, CTRL_D])
def test_a_key_ends_it_and_the_terminal_is_as_it_was(server: Serving, table: str, tmp_path: Path, key: str) -> None:
    with at(server, table, tmp_path) as zoe:
        zoe.sees(">")
        zoe.types(key)
        zoe.sees("Goodbye!")
        assert zoe.ends() == 0


def test_whoever_is_stopped_while_typing_finds_the_terminal_as_it_was(
    server: Serving, table: str, tmp_path: Path
) -> None:
    with at(server, table, tmp_path) as zoe:
        zoe.sees(">")
        zoe.types("say good eve")
        zoe.sees("> say good eve")
        zoe.process.send_signal(signal.SIGINT)
        zoe.sees("Goodbye!")
        assert zoe.ends() == 0 and "> say good eve" not in zoe.screen.lines


def test_a_terminal_that_cannot_move_its_cursor_goes_line_by_line(server: Serving, table: str, tmp_path: Path) -> None:
    with at(server, table, tmp_path, term="dumb") as zoe:
        zoe.sees(">")
        zoe.types("say good eve")
        zoe.sees("> say good eve")
        sit_down(server.url, table, "Ben")
        zoe.sees("> say good eve", "Ben sits down.", "> say good eve")
        zoe.types("ning\r")
        zoe.sees("Zoe: good evening", ">")
        assert "\x1b[" not in zoe.raw.replace("\x1b[?2004h", "").replace("\x1b[?2004l", ""), "nothing moves a cursor"


def test_whoever_does_not_sit_at_a_terminal_needs_no_line_editor(tmp_path: Path) -> None:
    program = "import sys, kibitz.cli, kibitz.terminal.remote.session as session; session.LiveConsole(); "
    program += "sys.exit('prompt_toolkit' in sys.modules)"
    words = [sys.executable, "-P", "-c", program]
    subprocess.run(words, env=environment(tmp_path), stdin=subprocess.DEVNULL, check=True, timeout=60)


def test_the_screen_of_these_tests_does_what_it_is_told() -> None:
    screen = Screen()
    screen.feed("one\r\ntwo\r\n> abc\x1b[2Dx\r\x1b[1A\x1b[Jthree\r\n> \x1b[0m\x1b[?25hd")
    assert screen.lines == ["one", "three", "> d"]
