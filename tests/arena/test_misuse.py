"""Wrong input and failing machines: errors are said in words, and nothing is left that stands in the way."""

from __future__ import annotations

import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from arena.helpers import alive, arena, rng, script, seat
from arena.test_safe_bot import ANSWER, FIRST
from invoking import invoke
from kibitz.arena.run import make_settings
from kibitz.arena.store import Store, Transaction
from kibitz.bots import bot_named, external, worker_process
from kibitz.bots.external import LONGEST_LINE, Program
from kibitz.bots.safe import BotFailed
from kibitz.core.errors import BadOptions, KibitzError
from test_terminal import kibitz


def test_a_misspelt_program_does_not_stand_in_the_way_of_the_right_one(tmp_path: Path) -> None:
    words = ["arena", "abluxxen", "--option", "turn_limit=2", "--seats", "3", "--games", "1", "--workers", "1"]
    wrong = invoke([*words, "--bots", "greedy,cmd:/no/such", "--out", str(tmp_path)])
    assert wrong.exit_code == 2 and "cannot be started" in wrong.output
    right = invoke([*words, "--bots", "greedy", "--out", str(tmp_path)])
    assert right.exit_code == 0, right.output


@pytest.mark.parametrize("bots", ["greedy\nrandom", "greedy,search:" + "9" * 5000, "cmd:./b\udcff"])
def test_bots_that_cannot_be_are_refused_in_words(bots: str) -> None:
    with pytest.raises(BadOptions):
        make_settings("abluxxen", bots, 3, [], "seed", 1000, 2000)


def test_a_seed_that_cannot_be_written_down_is_refused() -> None:
    with pytest.raises(BadOptions, match="UTF-8"):
        make_settings("abluxxen", "greedy", 3, [], "\udcff", 1000, 2000)


def test_a_search_has_at_most_nine_digits() -> None:
    assert bot_named("search:999999999") is not None
    with pytest.raises(BadOptions, match="no bot"):
        bot_named("search:1000000000")


@pytest.mark.parametrize("option", ["--games", "--workers", "--budget-ms", "--grace-ms"])
def test_numbers_beyond_all_measure_are_refused(tmp_path: Path, option: str) -> None:
    words = ["arena", "abluxxen", "--bots", "greedy", "--out", str(tmp_path / "out"), option, "9" * 20]
    assert invoke(words).exit_code == 2
    assert not (tmp_path / "out").exists()


def test_a_results_file_that_is_none_is_named(tmp_path: Path) -> None:
    (tmp_path / "results.sqlite").write_text("Dear diary, this is no database at all.\n" * 20)
    with pytest.raises(KibitzError, match=r"results\.sqlite: file is not a database"):
        Store(tmp_path, arena())


def test_arenas_that_begin_at_the_same_time_in_one_folder_found_one(tmp_path: Path) -> None:
    ready = Barrier(4)

    def begin(folder: Path) -> str:
        ready.wait()
        try:
            Store(folder, arena()).close()
        except KibitzError as error:
            return str(error)
        return "fine"

    with ThreadPoolExecutor(4) as people:
        for round_ in range(20):
            assert list(people.map(begin, [tmp_path / str(round_)] * 4)) == ["fine"] * 4


def test_a_transaction_that_the_machine_has_ended_tells_the_first_trouble(tmp_path: Path) -> None:
    store = Store(tmp_path, arena())
    with pytest.raises(KibitzError, match="the first trouble"), Transaction(store.db):
        store.db.execute("ROLLBACK")  # as SQLite does itself when the disk is full
        raise KibitzError("the first trouble")


# ---- programs


@pytest.mark.parametrize("name", ['cmd:"', "cmd:"])
def test_a_program_that_cannot_be_read_does_not_join_and_the_game_goes_on(tmp_path: Path, name: str) -> None:
    said = kibitz(tmp_path, "play", "fluxx", "--players", "Anna,greedy", typed=f"join {name}\njoin Zoe\nquit\n")
    assert "Nobody can join" in said and "Zoe joins" in said


def test_a_chatty_program_does_not_fill_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external, "MOST_ERRORS", 1000)
    text = ANSWER + "sys.stderr.write('x' * 700 + '\\n'); sys.stderr.flush()\n    " + FIRST
    program = Program(script(tmp_path, "chatty.py", text), tmp_path / "said")
    for _ in range(4):
        assert program(seat(), rng())
    program.close()
    assert (tmp_path / "said").stat().st_size == 1000


def test_a_program_is_not_kept_waiting_by_what_it_says_to_nobody(tmp_path: Path) -> None:
    """More than a pipe holds, and no file to put it into."""
    text = ANSWER + "sys.stderr.write('x' * 300_000); sys.stderr.flush()\n    " + FIRST
    program = Program(script(tmp_path, "chatty.py", text), tmp_path / "no folder" / "said")
    assert program(seat(), rng())
    program.close()


def test_a_program_that_cannot_be_guarded_is_not_left_running(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    def no_more_processes(pid: int) -> subprocess.Popen[bytes]:
        seen.append(pid)
        raise BlockingIOError("no more processes")

    monkeypatch.setattr(worker_process, "guard_of", no_more_processes)
    program = Program(script(tmp_path, "fine.py", ANSWER + FIRST))
    with pytest.raises(BotFailed, match="no more processes"):
        program(seat(), rng())
    assert len(seen) == 1 and not alive(seen[0])


@pytest.mark.parametrize(("length", "fine"), [(LONGEST_LINE, True), (LONGEST_LINE + 1, False)])
def test_an_answer_has_at_most_a_million_bytes(tmp_path: Path, length: int, fine: bool) -> None:
    padded = "answer = json.dumps({'ok': True, 'choice': question['legal'][0]})\n    "
    padded += f"print(answer.ljust({length - 1}), flush=True)"
    program = Program(script(tmp_path, "long.py", ANSWER + padded))
    if fine:
        assert program(seat(), rng()) == seat().legal[:1]
    else:
        with pytest.raises(BotFailed, match="more than"):
            program(seat(), rng())
    program.close()
