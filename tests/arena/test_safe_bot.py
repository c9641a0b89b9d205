"""A bot that crashes, stalls or answers nonsense never stops a game."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest

from arena.helpers import alive, rng, script, seat, soon
from every import seats_near
from kibitz.bots import BOTS
from kibitz.bots.external import LONGEST_LINE, Program, bot_of
from kibitz.bots.safe import Bot, SafeBot, legal_part
from kibitz.core.errors import BadOptions
from kibitz.core.game import Play
from kibitz.core.rng import Rng
from kibitz.games import GAMES, make_game
from kibitz.play.seat import Seat, seat_to_decide

DOCUMENT = Path(__file__).parents[2] / "docs" / "engine-protocol.md"

ANSWER = "import json, sys, time\nfor line in sys.stdin:\n    question = json.loads(line)\n    "
BAD = {
    "silent": ANSWER + "time.sleep(60)",
    "crashed": ANSWER + "sys.exit(3)",
    "garbled": ANSWER + "print('hello', flush=True)",
    "flood": ANSWER + f"print('x' * {2 * LONGEST_LINE}, flush=True)",
    "refused": ANSWER + 'print(\'{"ok": false, "error": {}}\', flush=True)',
    "unreadable": ANSWER + 'print(\'{"ok": true, "choice": "seventeen"}\', flush=True)',
    "illegal": ANSWER + 'print(\'{"ok": true, "choice": "take"}\', flush=True)',
}
FIRST = "print(json.dumps({'ok': True, 'choice': question['legal'][0]}), flush=True)"


def raises(seat: Seat, rng: Rng) -> list[int]:
    raise ZeroDivisionError("oh")


def never_legal(seat: Seat, rng: Rng) -> list[int]:
    return [max(seat.legal) + 1]


def nothing(seat: Seat, rng: Rng) -> list[int]:
    return []


def guesses(seat: Seat, rng: Rng) -> list[int]:
    return [seat.legal[0], seat.legal[0]]


def cheats(seat: Seat, rng: Rng) -> list[int]:
    """It writes its choice into the list of those that are offered."""
    wish = max(seat.legal) + 1
    seat.legal[:] = [wish]
    return [wish]


@pytest.mark.parametrize(
    ("bot", "kind"),
    [
        (raises, "error"),
        (never_legal, "illegal"),
        (nothing, "unreadable"),
        (guesses, "illegal"),
        (cheats, "illegal"),
    ],
)
def test_a_bot_of_our_own_that_fails_twice_is_forfeited(bot: Bot, kind: str) -> None:
    steady = SafeBot(bot)
    assert steady(seat(), rng())[0] in seat().legal
    assert steady.forfeited and steady.failures == {kind: 2} and steady.last_failure


@pytest.mark.parametrize("kind", BAD)
def test_a_program_that_fails_twice_is_forfeited(tmp_path: Path, kind: str) -> None:
    program = Program(script(tmp_path, "bot.py", BAD[kind]), tmp_path / "said", grace_ms=200)
    steady = SafeBot(program)
    assert steady(seat(budget_ms=50), rng())[0] in seat().legal
    assert steady.forfeited and steady.failures == {kind: 2}
    assert program.running is None, "it was ended"


def test_a_forfeited_bot_is_not_asked_again_in_this_game() -> None:
    steady = SafeBot(raises)
    for _ in range(3):
        steady(seat(), rng())
    assert steady.failures == {"error": 2}


def test_a_program_that_crashes_once_is_started_again(tmp_path: Path) -> None:
    text = f"import pathlib\n{ANSWER}if not pathlib.Path('{tmp_path}/been').exists():\n"
    text += f"        pathlib.Path('{tmp_path}/been').touch(); sys.exit(1)\n    {FIRST}"
    program = Program(script(tmp_path, "bot.py", text))
    steady = SafeBot(program)
    assert steady(seat(), rng()) == seat().legal[:1]
    assert steady.failures == {"crashed": 1} and not steady.forfeited
    program.close()


def test_a_program_may_start_slowly(tmp_path: Path) -> None:
    program = Program(script(tmp_path, "bot.py", f"import time; time.sleep(1)\n{ANSWER}{FIRST}"), grace_ms=800)
    steady = SafeBot(program)
    assert steady(seat(budget_ms=1), rng()) == seat().legal[:1]
    assert not steady.failures
    program.close()


def test_a_program_is_killed_with_all_that_it_started(tmp_path: Path) -> None:
    text = "import subprocess\n" + ANSWER
    text += (
        f"child = subprocess.Popen(['sleep', '60'])\n    open('{tmp_path}/pid', 'w').write(str(child.pid))\n    {FIRST}"
    )
    program = Program(script(tmp_path, "bot.py", text))
    program(seat(), rng())
    child, running = int((tmp_path / "pid").read_text()), program.running
    assert running is not None and alive(child)
    program.close()
    assert soon(lambda: not alive(child)) and not alive(running.process.pid)


def test_what_a_program_says_on_the_side_is_kept(tmp_path: Path) -> None:
    text = f"import sys; print('thinking', file=sys.stderr)\n{ANSWER}{FIRST}"
    program = Program(script(tmp_path, "bot.py", text), tmp_path / "said")
    program(seat(), rng())
    program.close()
    assert (tmp_path / "said").read_text() == "thinking\n"


@pytest.mark.parametrize("command", ["/no/such/program", "false"])
def test_a_program_that_cannot_be_started_is_refused_beforehand(command: str) -> None:
    with pytest.raises(BadOptions, match=command):
        Program(command).try_out()


def test_a_command_must_be_there_and_readable() -> None:
    with pytest.raises(BadOptions, match="expected a program"):
        bot_of("cmd:")
    with pytest.raises(BadOptions, match="cannot be read"):
        bot_of("cmd:./bot 'x")
    assert bot_of("greedy") is BOTS["greedy"]


def test_the_example_of_the_document_plays_a_whole_game(tmp_path: Path) -> None:
    found = re.search(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    program = Program(script(tmp_path, "bot.py", found.group(1)))
    play = make_game("abluxxen", {"turn_limit": 8}, 3).start(3, "s")
    steady, chance = SafeBot(program), rng()
    while play.legal:
        play.apply(steady(seat_to_decide(play), chance)[0])
    program.close()
    assert not steady.failures


def own_engine(monkeypatch: pytest.MonkeyPatch, bot: str) -> Program:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    return Program(f"{sys.executable} -P -m kibitz engine --bot {bot}", grace_ms=5000)


@pytest.mark.parametrize("name", GAMES)
def test_our_own_engine_is_such_a_program(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    seats = seats_near(name, 2)
    play, program = make_game(name, {}, seats).start(seats, "s"), own_engine(monkeypatch, "search:4")
    steady, chance = SafeBot(program), rng()
    for _ in range(12):
        if not play.legal:
            break
        codes = steady(seat_to_decide(play), chance)
        for code in legal_part(play, codes):
            play.apply(code)
    program.close()
    assert not steady.failures, steady.last_failure


def last_legal(play: Play) -> list[int]:
    """What may be chosen when this turn's swap and play are declined."""
    ahead = play.copy()
    for text in ("no-swap", "done"):
        ahead.apply(ahead.game.parse(text))
    return ahead.legal


def test_a_whole_line_of_absolute_is_a_move(tmp_path: Path) -> None:
    play = make_game("absolute", {}, 2).start(2, "s")
    play.apply(play.game.parse("deck"))
    line = next(
        text
        for text in (play.game.presentation.notation(code) for code in last_legal(play))
        if text.startswith("discard")
    )
    text = f"{ANSWER}print(json.dumps({{'ok': True, 'choice': '{line}'}}), flush=True)"
    program = Program(script(tmp_path, "bot.py", text))
    codes = SafeBot(program)(seat_to_decide(play), rng())
    program.close()
    assert [play.game.presentation.notation(code) for code in codes] == ["no-swap", "done", line]
