"""``kibitz join``: people, scripts and bots of their own, at the tables of a real server."""

from __future__ import annotations

import re
import stat
from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue

import msgspec
import pytest

from every import seats_near
from kibitz.games import GAMES, make_game, usual_seats
from kibitz.play.words import Words
from kibitz.terminal.remote.connection import Connection
from kibitz.terminal.remote.rendering import time_left
from kibitz.wire import ClockInfo, Info
from server.serving import Serving, ask, open_table, record_of, sit_down
from server.test_admin import admin
from server.typists import Typist, join

TYPED = "1\n" * 3000  # whoever is asked always takes the first choice


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for all tables of this file."""
    folder = tmp_path_factory.mktemp("server")
    with Serving(f"sqlite:///{folder / 'tables.db'}", folder / "log") as server:
        yield server
        assert server.mistakes() == []


def new_table(server: Serving, game: str, *chairs: str, **settings: object) -> str:
    """The link of a new table, as friends get it. The first chair begins."""
    table = open_table(server.url, game, list(chairs), "", begins="chosen", **settings)
    return f"{server.url}/t/{table.table}"


def look(link: str) -> Info:
    status, answer = ask(link.replace("/t/", "/api/tables/"))
    assert status == 200
    return msgspec.convert(msgspec.json.decode(answer)["info"], Info)


def recovery_code(shown: str) -> str:
    found = re.search(r"recovery code: ([0-9A-Z-]+)\.", shown)
    assert found is not None, shown
    return found[1]


def after(first: Typist, folder: Path, *arguments: str) -> Typist:
    """Somebody who comes when the first one sits."""
    first.sees("The game begins as soon as")
    return Typist(folder, *arguments)


# ---- whole games


@pytest.mark.parametrize(
    ("game", "language", "end"),
    [("abluxxen", "en", "Final score"), ("fluxx", "de", r" gewinns?t\."), ("absolute", "pl", "Wynik końcowy")],
)
def test_a_whole_game_over_a_pipe(server: Serving, tmp_path: Path, game: str, language: str, end: str) -> None:
    link = new_table(server, game, "open", "random", "random")
    said = join(tmp_path, link, "--name", "Zoe", "--lang", language, typed=TYPED)
    assert re.search(end, said) and "Zoe" in said
    assert look(link).phase == "over"


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_of_ones_own_plays_from_the_wire_alone(server: Serving, tmp_path: Path, game: str) -> None:
    """It is shown as what it is; and somebody watches."""
    scored = make_game(game, {}, usual_seats(game, {})).presentation.scored
    end = re.compile("Final score" if scored else r" wins?\.")
    others = ["random"] * (seats_near(game, 3) - 2)
    link = new_table(server, game, "open", "open", *others)
    with (
        Typist(tmp_path / "watching", link, "--watch") as cleo,
        Typist(tmp_path / "bot", link, "--bot", "greedy") as bot,
    ):
        cleo.sees("You are watching")
        bot.sees("Welcome")
        said = join(tmp_path / "other", link, "--name", "Zoe", "--bot", "random")
        cleo.sees(end)
        bot.sees(end)
    assert end.search(said)
    assert [chair.kind for chair in look(link).chairs] == ["program", "program", *["bot"] * len(others)]
    assert "not possible" not in said.lower()


def test_a_server_that_is_killed_in_mid_game_comes_back_and_so_does_everybody(tmp_path: Path) -> None:
    """Nobody misses anything, nobody is told anything twice, and no choice is lost or made twice."""
    with Serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as server:
        link = new_table(server, "absolute", "open", "open", "random", pace_ms=20)
        with (
            Typist(tmp_path / "zoe", link, "--name", "Zoe") as zoe,
            Typist(tmp_path / "otto", link, "--name", "Otto", "--bot", "random") as otto,
        ):
            for _ in range(2):
                zoe.plays_until("Otto draws")
                server.restart()
                zoe.sees("Connection lost")
                zoe.sees("Connected again")
            zoe.plays_until("Final score")
            otto.sees("Final score")
        assert server.mistakes() == []
        record = record_of(server.url, link.rpartition("/")[2])
    ends = [choice for choice in record.split() if choice == "hold" or choice.startswith("discard:")]
    assert len(turns_in(zoe.text, "Zoe")) == len(ends) > 9
    assert turns_in(zoe.text, "Zoe") == turns_in(otto.text, "Otto")


def turns_in(shown: str, you: str) -> list[tuple[str, str]]:
    """How every turn ended, which everybody sees."""
    found = re.findall(r"(You|Zoe|Otto|Bolt) (?:holds?|discards? (.*))\.", shown)
    return [(you if who == "You" else who, card) for who, card in found]


# ---- coming back


def test_the_same_command_brings_one_back_to_ones_chair(server: Serving, tmp_path: Path) -> None:
    link = new_table(server, "abluxxen", "open", "random", "random")
    said = join(tmp_path, link, "--name", "Zoe", typed="1\nquit\n")
    code = recovery_code(said)
    assert f"Your chair is kept. To come back: kibitz join {link}" in said
    assert stat.S_IMODE((tmp_path / "keys.json").stat().st_mode) == 0o600
    again = join(tmp_path, link, typed="who\nlog\n" + TYPED)
    assert "recovery code" not in again and "1  Zoe (you)" in again
    assert "Final score" in again
    elsewhere = join(tmp_path / "elsewhere", link, "--key", code.lower().replace("-", " "), typed="who\nquit\n")
    assert "1  Zoe (you)" in elsewhere


def test_ctrl_c_leaves_without_standing_up(server: Serving, tmp_path: Path) -> None:
    link = new_table(server, "abluxxen", "open", "open", "random")
    with Typist(tmp_path, link, "--name", "Zoe") as zoe:
        zoe.sees("The game begins as soon as")
        zoe.interrupt()
        zoe.sees(f"To come back: kibitz join {link}")
        assert zoe.ends() == 0
    assert [chair.name for chair in look(link).chairs][:2] == ["Zoe", ""]


@pytest.mark.parametrize(
    ("link", "arguments", "complaint"),
    [
        ("somewhere", [], "This is not the link of a table: “somewhere”."),
        ("somewhere", ["--lang", "pl"], "To nie jest link do stołu: „somewhere”."),
        ("http://127.0.0.1:9/t/abc", [], "Nobody answers"),
        ("{server}/t/zzzz", [], "There is no such table."),
        ("{server}/t/zzzz", ["--lang", "de"], "Diesen Tisch gibt es nicht."),
        ("{table}", ["--key", "12345"], "This key or recovery code is not right"),
        ("{table}", ["--bot", "genius"], "genius"),
        ("{full}", [], "Nobody can join this game now."),
        ("{full}", ["--lang", "pl"], "Do tej gry nie można teraz dołączyć."),
    ],
)
def test_what_cannot_be_joined_is_said(
    server: Serving, tmp_path: Path, link: str, arguments: list[str], complaint: str
) -> None:
    table = new_table(server, "abluxxen", "open", "open", "open")
    full = new_table(server, "abluxxen", "open", "open", "open")
    for name in ("Anna", "Ben", "Cleo"):
        sit_down(server.url, full.rpartition("/")[2], name)
    wish = link.format(server=server.url, table=table, full=full)
    assert complaint in join(tmp_path, wish, *arguments, code=2)


# ---- at the table


def test_a_refusal_names_its_rule_and_commands_answer_as_in_the_line_mode(server: Serving, tmp_path: Path) -> None:
    link = new_table(server, "abluxxen", "open", "random", "random")
    with Typist(tmp_path, link, "--name", "Zoe") as zoe:
        zoe.asks("> ", "13x8+5J")
        zoe.sees("Not possible (rule AB-")
        zoe.type("what is this")
        zoe.sees("I cannot read “what is this”")
        zoe.sees("Type the number of a choice or its notation, for example")
        zoe.type("99999")
        zoe.sees("There is no choice 99999")
        zoe.type("why 13x8+5J", "all", "hint", "rules AB-12", "card x", "?")
        for text in ("rule AB-", "lay", "Chances to win", "AB-12", "There is no card", "skip or just Enter"):
            zoe.sees(text)
        zoe.type("try 1", "why", "table", "piles", "log", "again", "agree", "skip", "order", "phrase", "mute")
        for text in ("I cannot read “1”", "Type why", "Your hand", "pool", "Game 1 begins", "The next game can be"):
            zoe.sees(text)
        for text in (
            "Nobody is asking you",
            "Nobody is asked to react",
            "no standing orders",
            "Hello!",
            "Name a chair",
        ):
            zoe.sees(text)
        zoe.type("quit")
        assert zoe.ends() == 0


def test_taking_back_by_consent(server: Serving, tmp_path: Path) -> None:
    """A drawn card was seen: the others are asked. Whoever declines leaves the move as it is."""
    link = new_table(server, "absolute", "open", "open")
    with Typist(tmp_path / "a", link, "--name", "Zoe") as zoe, after(zoe, tmp_path / "b", link, "--name", "Ben") as ben:
        zoe.asks("2  discard", "deck")
        zoe.asks("no-swap", "undo")
        ben.sees("Zoe would like to take the last move back.")
        ben.asks("Type agree if Zoe may take it back", "decline")
        zoe.sees("Ben does not agree: the game goes on.")
        zoe.type("undo")
        ben.asks("Type agree if Zoe", "agree")
        ben.sees("Zoe takes the last move back.")
        zoe.sees("You take the last move back.")
        zoe.sees("2  discard")


def test_whoever_resigns_is_asked_whether_they_are_sure_and_watches_then(server: Serving, tmp_path: Path) -> None:
    link = new_table(server, "absolute", "open", "open")
    with Typist(tmp_path / "a", link, "--name", "Zoe") as zoe, after(zoe, tmp_path / "b", link, "--name", "Ben") as ben:
        zoe.asks("2  discard", "resign")
        zoe.sees("You give this game up and are placed last.")
        zoe.sees("If you are sure, type: resign yes")
        assert look(link).phase == "playing"
        zoe.type("resign yes")
        zoe.sees("You have no chair at this table any more; now you are watching.")
        ben.sees("Zoe resigns.")
        shown = ben.sees("Type again for a rematch")
        assert "You win.\nA win by resignation." in shown and "Final score" not in shown
        zoe.asks("A win by resignation.", "resign yes")
        zoe.sees("No game is being played right now.")
    assert look(link).phase == "over"


@pytest.mark.parametrize(
    ("language", "begun", "command", "shown"),
    [
        ("de", "Partie 1 beginnt", "abbrechen ja", "Sie zählt für niemanden."),
        ("pl", "Zaczyna się partia 1", "przerwij tak", "Jej wynik się nie liczy."),
    ],
)
def test_a_game_is_called_off_when_all_agree(
    server: Serving, tmp_path: Path, language: str, begun: str, command: str, shown: str
) -> None:
    """A bot of somebody's own agrees, too."""
    link = new_table(server, "absolute", "open", "open", "open")
    with (
        Typist(tmp_path / "a", link, "--name", "Zoe", "--lang", language) as zoe,
        Typist(tmp_path / "b", link, "--name", "Ben") as ben,
        Typist(tmp_path / "c", link, "--name", "Otto", "--bot", "random") as otto,
    ):
        zoe.asks(begun, command)
        ben.sees("Zoe would like to call the game off.")
        ben.asks("Type agree or decline.", "decline")
        otto.sees("Ben does not agree: the game goes on.")
        zoe.type(command)
        ben.asks("Type agree or decline.", "agree")
        zoe.sees(shown)
        ben.sees("The game is called off, as Zoe wished. It counts for nobody.")
        otto.sees("It counts for nobody.")
    info = look(link)
    assert (info.phase, info.wins) == ("over", [0, 0, 0])


def test_quick_phrases_translate_themselves_and_the_host_keeps_order(server: Serving, tmp_path: Path) -> None:
    host = open_table(server.url, "fluxx", ["me", "open", "open"])
    link = f"{server.url}/t/{host.table}"
    with (
        Typist(tmp_path / "a", link, "--key", host.recovery) as zoe,
        Typist(tmp_path / "b", link, "--name", "Ben", "--lang", "pl") as ben,
    ):
        zoe.sees("Ben sits down.")
        zoe.type("phrase thanks", "say Guten \x1b[31mAbend!")
        ben.sees("Anna: Dziękuję!")
        ben.sees("Anna: Guten [31mAbend!")
        zoe.type("mute Ben")
        ben.sees("Tracisz prawo głosu.")
        ben.type("powiedz halo")
        ben.sees("Nie masz prawa głosu przy tym stole.")
        zoe.type("mute ben", "start random")
        ben.sees("Odzyskujesz prawo głosu.")
        ben.sees("Boty zajmują wolne miejsca.")
        ben.sees("Zaczyna się partia 1.")
        zoe.sees("Game 1 begins.")
        zoe.type("order 1 pass", "order action ask", "replace 2 greedy")
        zoe.sees("action: When somebody plays an Action, you always let it pass.")
        zoe.sees("you are asked.")
        zoe.sees("They are connected. A bot plays only for somebody who is away.")
        ben.type("wstań")
        zoe.sees("Ben stands up.")
        ben.type("wracam")
        ben.sees("Wracasz i grasz dalej samodzielnie.")
        zoe.type("kick Ben")
        ben.sees("Nie masz już miejsca przy tym stole")


def test_somebody_is_reported_from_the_terminal(server: Serving, tmp_path: Path) -> None:
    """Nobody at the table is told; whoever runs the server reads it, with what was said before."""
    link = new_table(server, "abluxxen", "open", "open", "open")
    with (
        Typist(tmp_path / "a", link, "--name", "Zoe") as zoe,
        Typist(tmp_path / "b", link, "--name", "Ben", "--lang", "de") as ben,
    ):
        zoe.sees("Ben sits down.")
        zoe.type("say you play like a bot")
        ben.sees("Zoe: you play like a bot")
        ben.type("melden zoe", "melden 3 nichts", "melden zoe Beleidigung, immer wieder")
        ben.sees("Schreib auch, was passiert ist")
        ben.sees("Dort sitzt niemand.")
        ben.sees("Danke. Deine Meldung hat die Nummer")
        zoe.type("report zoe myself")
        assert "Beleidigung" not in zoe.sees("Nobody sits there.")
    (report,) = admin(server, "reports")
    assert (report["name"], report["text"]) == ("Zoe", "Beleidigung, immer wieder")
    assert [line["text"] for line in report["chat"]] == ["you play like a bot"]


def test_reaction_windows_pass_with_enter(server: Serving, tmp_path: Path) -> None:
    for number in range(4):  # a game may end before there is one
        link, home = new_table(server, "fluxx", "open", "open"), tmp_path / str(number)
        with Typist(home / "a", link, "--name", "Zoe", "--bot", "random"), Typist(home / "b", link) as anna:
            if anna.plays_until("pass     do not react", or_else="Final score"):
                anna.type("")
                assert "cannot read" not in anna.sees("Zoe")
                return
    pytest.fail("four games without a window")


def test_several_people_at_one_screen(server: Serving, tmp_path: Path) -> None:
    """Chairs of one key: nobody sees another's hand, and a reaction window is one question to all of them."""
    table = open_table(server.url, "fluxx", ["me", "me", "me"], begins="chosen")
    link = f"{server.url}/t/{table.table}"
    with Typist(tmp_path, link, "--key", table.recovery) as people:
        assert "Do you answer?" in people.plays_until("Anyone? 2")
        people.asks("> ", "log")
        assert "Your hand" not in people.sees("Anyone? 2")
        people.plays_until("Press Enter when", answer="")
        people.plays_until("Your hand", answer="")


def test_a_match_a_rematch_and_the_clock(server: Serving, tmp_path: Path) -> None:
    """Everybody moves on by one chair; the time that is left is shown with every question."""
    link = new_table(server, "abluxxen", "open", "random", "random", rounds=2, clock="calm")
    with Typist(tmp_path, link, "--name", "Zoe") as zoe:
        zoe.sees("(time left: 5:")
        zoe.plays_until("After game 1 of 2:")
        zoe.asks("Type again when you are ready for the next game.", "again")
        zoe.sees("Game 2 begins.")
        zoe.plays_until("After game 2 of 2:")
        zoe.asks("Type again for a rematch, or quit to leave.", "again")
        zoe.sees("Game 1 begins.")
        zoe.asks("> ", "who")
        zoe.sees("2  Zoe (you)")


# ---- small parts


def test_whoever_waits_to_come_back_waits_longer_each_time_and_never_like_the_others() -> None:
    waits = [[each.wait_s() for _ in range(9)] for each in [Connection("", "", SimpleQueue()) for _ in range(20)]]
    for number, wait in enumerate(zip(*waits, strict=True)):
        usual = min(30.0, 0.5 * 2**number)
        assert all(0.5 * usual <= seconds <= 1.5 * usual for seconds in wait)
        assert len(set(wait)) > 10


def test_a_server_may_say_when_to_come_back() -> None:
    connection = Connection("", "", SimpleQueue())
    connection.receive('{"type":"bye","kind":"restart","message":"","retry":4000}')
    assert 2 <= connection.wait_s() <= 6
    assert not connection.closed.is_set()


@pytest.mark.parametrize(
    ("language", "left"),
    [("en", "time left: 2 days and 3 h"), ("de", "noch 2 Tage und 3 Std."), ("pl", "pozostały czas: 2 dni i 3 godz.")],
)
def test_time_is_told_in_days_where_a_game_takes_days(language: str, left: str) -> None:
    hour = 3_600_000
    clock = ClockInfo(step=52 * hour, banks=[0, 0], running=[1], used=hour)
    words = Words(language, "abluxxen")
    assert time_left(clock, 1, 0.0, words) == left
    assert time_left(clock, 0, 0.0, words) == time_left(None, 1, 0.0, words) == ""
    assert "0:05" in time_left(ClockInfo(5000, [0], [0]), 0, 0.0, words)
