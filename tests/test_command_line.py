"""Functions as commands: what stands in the command line, in the environment, and what is said of mistakes."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Annotated

import pytest

from kibitz.command_line import App, Argument, BadParameter, Option, confirm
from kibitz.core.errors import KibitzError

heard: list[dict[str, object]] = []


def deal(
    game: Annotated[str, Argument(help="The game.")],
    file: Annotated[Path, Argument()] = Path("here"),
    seats: Annotated[int, Option(min=2, max=5, envvar="TRY_SEATS", help="100 % of them.")] = 4,
    pace: Annotated[float, Option(min=0.5)] = 1.0,
    seed: Annotated[str, Option()] = "",
    option: Annotated[list[str] | None, Option(envvar="TRY_OPTIONS")] = None,
    open: Annotated[bool, Option("--open", envvar="TRY_OPEN")] = False,
    plain: Annotated[bool | None, Option("--plain/--json")] = None,
    ray: Annotated[str, Option(alone="here", metavar="ADDRESS")] = "",
) -> None:
    """Deal. And no more."""
    heard.append(dict(locals()))
    if game == "odd":
        raise BadParameter("game: expected an even one")
    if game == "wrong":
        raise KibitzError("there is no game 'wrong'")


def must(bots: Annotated[str, Option()]) -> None:
    """It has no default."""


def close(
    tables: Annotated[list[str], Argument()],
    most: Annotated[int, Option(min=1)] = 9,
    yes: Annotated[bool, Option("--yes")] = False,
) -> None:
    """Several of a kind."""
    if not yes:
        confirm("Really?")
    heard.append({"tables": tables, "most": most})


def settle(number: Annotated[int, Argument(min=1)], verdict: Annotated[str, Argument()] = "") -> None:
    heard.append({"number": number, "verdict": verdict})


def nowhere() -> None:
    heard.append({})


app = App("kibitz", "A try.")
app.command()(deal)
app.command("demand")(must)
app.command(needs="server")(nowhere)
app.command()(close)
app.command()(settle)
group = App("kibitz deck", "Decks.")
group.command("new")(deal)
app.add_group("deck", group)

USUAL = {
    "game": "fluxx",
    "file": Path("here"),
    "seats": 4,
    "pace": 1.0,
    "seed": "",
    "option": None,
    "open": False,
    "plain": None,
    "ray": "",
}


def given(*words: str) -> dict[str, object]:
    """What a command is called with, other than usual."""
    heard.clear()
    app.run(words)
    return {name: value for name, value in heard[0].items() if value != USUAL[name]}


@pytest.mark.parametrize(
    ("words", "values"),
    [
        ("deal fluxx", {}),
        ("deck new fluxx", {}),
        ("deal fluxx there --seats 3", {"file": Path("there"), "seats": 3}),
        ("deal --seats=3 fluxx --pace 2 there", {"file": Path("there"), "seats": 3, "pace": 2.0}),
        ("deal fluxx --seed -x --option a=1 --option=b=2", {"seed": "-x", "option": ["a=1", "b=2"]}),
        ("deal fluxx --seed=--open", {"seed": "--open"}),
        ("deal fluxx --seed=", {}),
        ("deal fluxx --open --json", {"open": True, "plain": False}),
        ("deal fluxx --plain", {"plain": True}),
        ("deal fluxx --ray", {"ray": "here"}),
        ("deal --ray --open fluxx", {"ray": "here", "open": True}),
        ("deal fluxx --ray there:1", {"ray": "there:1"}),
        ("deal fluxx -- -file", {"file": Path("-file")}),
    ],
)
def test_arguments_and_options_in_any_order(words: str, values: dict[str, object]) -> None:
    assert given(*words.split()) == values


def test_the_environment_stands_behind_the_command_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRY_SEATS", "3")
    monkeypatch.setenv("TRY_OPTIONS", "a=1 b=2")
    monkeypatch.setenv("TRY_OPEN", "yes")
    assert given("deal", "fluxx") == {"seats": 3, "option": ["a=1", "b=2"], "open": True}
    assert given("deal", "fluxx", "--seats", "5")["seats"] == 5
    monkeypatch.setenv("TRY_OPEN", "0")
    monkeypatch.setenv("TRY_SEATS", "")
    assert given("deal", "fluxx") == {"option": ["a=1", "b=2"]}


def test_an_argument_may_stand_for_several() -> None:
    heard.clear()
    app.run(["close", "oak", "--most", "3", "elm", "--yes"])
    app.run(["settle", "7", "talked to them"])
    assert heard == [{"tables": ["oak", "elm"], "most": 3}, {"number": 7, "verdict": "talked to them"}]


@pytest.mark.parametrize(("typed", "done"), [("y\n", True), ("Yes\n", True), ("n\n", False), ("", False)])
def test_what_cannot_be_undone_is_asked_back(typed: str, done: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    heard.clear()
    monkeypatch.setattr("sys.stdin", StringIO(typed))
    if done:
        app.run(["close", "oak"])
    else:
        with pytest.raises(SystemExit) as end:
            app.run(["close", "oak"])
        assert end.value.code == 1
    assert bool(heard) == done


def refused(run: Callable[[], object], capsys: pytest.CaptureFixture[str]) -> str:
    """One sentence, and exit status 2."""
    with pytest.raises(SystemExit) as end:
        run()
    said = capsys.readouterr()
    assert end.value.code == 2 and said.out == "" and said.err.count("\n") == 1
    return said.err.strip()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("deal", "the following arguments are required: GAME; kibitz deal --help says more"),
        ("deal fluxx --seats 6", "argument --seats: expected a number from 2 to 5, got '6'"),
        ("deal fluxx --seats " + "9" * 5000, "expected a number from 2 to 5, got '999999"),
        ("deal fluxx --pace nan", "argument --pace: expected a number from 0.5 to 1000000000, got 'nan'"),
        ("deal fluxx --pace inf", "argument --pace: expected a number from 0.5 to 1000000000, got 'inf'"),
        ("deal fluxx --pace 1e300", "argument --pace: expected a number from 0.5 to 1000000000, got '1e300'"),
        ("deal fluxx --seat 3", "unrecognized arguments: --seat"),  # nothing is guessed
        ("deal fluxx --seed", "argument --seed: expected one argument"),
        ("deal fluxx --seed --open", "argument --seed: expected one argument"),
        ("deal --seed --seats=3 fluxx", "argument --seed: expected one argument"),
        ("deal fluxx here there", "unrecognized arguments: there"),
        ("close --yes", "the following arguments are required: TABLES"),
        ("settle 0", "argument NUMBER: expected a number from 1 to 1000000000, got '0'"),
        ("demand", "the following arguments are required: --bots"),
        ("deal odd", "game: expected an even one; kibitz deal --help says more"),
        ("deal wrong", "kibitz: there is no game 'wrong'"),
        ("dael fluxx", "there is no command 'dael'; did you mean deal; kibitz --help says more"),
        ("deck zzz", "there is no command 'zzz'; there are new; kibitz deck --help says more"),
        ("--verse", "unrecognized arguments: --verse"),
    ],
)
def test_mistakes_are_named_in_one_sentence(words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    err = refused(lambda: app.run(words.split()), capsys)
    assert err.startswith("kibitz: ") and said in err


def test_a_mistake_in_the_environment_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TRY_SEATS", "many")
    assert "TRY_SEATS: expected a number from 2 to 5, got 'many'" in refused(lambda: given("deal", "x"), capsys)
    monkeypatch.setenv("TRY_SEATS", "3")
    monkeypatch.setenv("TRY_OPEN", "perhaps")
    assert "TRY_OPEN: expected yes or no, got 'perhaps'" in refused(lambda: given("deal", "x"), capsys)


def test_help_says_everything(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    with pytest.raises(SystemExit) as end:
        app.run(["deal", "--help"])
    said = capsys.readouterr().out
    assert end.value.code == 0
    for part in (
        "Deal. And no more.",
        "100 % of them. (default: 4, or TRY_SEATS)",
        "--ray [ADDRESS]",
        "--json",
        "GAME",
    ):
        assert part in said
    with pytest.raises(SystemExit):
        app.run(["nowhere", "--help"])
    assert "Needs the server part of Kibitz." in capsys.readouterr().out
    with pytest.raises(SystemExit):
        app.run(["--help"])
    said = capsys.readouterr().out
    assert "  deal     Deal\n" in said and "  deck     Decks\n" in said


def test_without_a_command_there_is_help_unless_something_else_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        group.run([])
    assert end.value.code == 2 and "usage: kibitz deck" in capsys.readouterr().out
    other = App("kibitz", "Another.")
    other.version = lambda: "kibitz 1"
    other.bare = lambda: heard.append({"bare": True})
    other.run(["--version"])
    assert capsys.readouterr().out == "kibitz 1\n"
    heard.clear()
    other.run([])
    assert heard == [{"bare": True}]
