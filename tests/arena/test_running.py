"""Arenas as they run: the same whoever plays, going on after a kill, deaf to bad bots."""

from __future__ import annotations

import functools
import os
import signal
import subprocess
import sys
import time
import tracemalloc
from contextlib import suppress
from pathlib import Path

import pytest

from arena.helpers import alive, arena, everything, play_games, rows, run_whole, script, soon
from arena.test_safe_bot import ANSWER, BAD, FIRST
from fluxx.table import table
from invoking import invoke
from kibitz.arena.game_runner import EventCounter, Finished, Lost
from kibitz.arena.pools import LocalPool, ProcessWorker
from kibitz.arena.seating import tasks
from kibitz.arena.stats import Statistics
from kibitz.arena.store import OtherSettings, Store

COUNT = "SELECT count(*) FROM games"


def test_the_same_seed_gives_the_same_results_whoever_plays(tmp_path: Path) -> None:
    play_games(tmp_path / "alone", arena(), 18, workers=1)
    play_games(tmp_path / "three", arena(), 18, workers=3)
    assert everything(tmp_path / "alone") == everything(tmp_path / "three")
    play_games(tmp_path / "other", arena(seed="other"), 6)
    assert everything(tmp_path / "alone")[0] != everything(tmp_path / "other")[0]


# Who is started in the background may have been told to ignore Ctrl-C; the arena of a test is not.
START = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); from kibitz.cli import main; main()"


def command(folder: Path, games: int, *more: str) -> subprocess.Popen[str]:
    words = "arena abluxxen --bots greedy,random --seats 3 --option turn_limit=5 --seed test --workers 2"
    return subprocess.Popen(
        [sys.executable, "-P", "-c", START, *words.split(), "--games", str(games), "--out", str(folder), *more],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )


def some_games(folder: Path, before: int = 0) -> bool:
    try:
        return int(str(rows(folder, COUNT)[0][0])) > before + 5
    except Exception:  # not there yet
        return False


def test_a_kill_loses_only_the_games_in_flight(tmp_path: Path) -> None:
    process = command(tmp_path / "killed", 100_000)
    assert soon(lambda: some_games(tmp_path / "killed"))
    process.kill()
    process.communicate()
    (last,) = rows(tmp_path / "killed", "SELECT max(number) FROM games")[0]
    games = int(str(last)) + 20
    play_games(tmp_path / "killed", arena(), games, workers=2)
    play_games(tmp_path / "whole", arena(), games, workers=2)
    assert everything(tmp_path / "killed") == everything(tmp_path / "whole")


def test_when_it_is_stopped_it_reports_and_says_how_to_go_on(tmp_path: Path) -> None:
    process = command(tmp_path, 100_000)
    assert soon(lambda: some_games(tmp_path))
    os.killpg(process.pid, signal.SIGINT)
    said, _ = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "same command again" in said and "Traceback" not in said
    assert "not finished" in (tmp_path / "report.md").read_text(encoding="utf-8")


def test_when_it_is_stopped_twice_in_a_row_it_still_reports(tmp_path: Path) -> None:
    """Ctrl-C and Ctrl-C again, as people do; then the same once more with the same arena."""
    games, report = 0, tmp_path / "report.md"
    for _ in range(2):
        process = command(tmp_path, 100_000)
        assert soon(functools.partial(some_games, tmp_path, games))
        before = report.stat().st_mtime_ns if report.exists() else 0
        os.killpg(process.pid, signal.SIGINT)
        while process.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGINT)
            time.sleep(0.1)
        said, _ = process.communicate(timeout=30)
        assert process.returncode == 130
        assert "same command again" in said and "Traceback" not in said
        assert report.stat().st_mtime_ns > before
        games = int(str(rows(tmp_path, COUNT)[0][0]))


def test_a_killed_worker_is_replaced_and_its_game_played_again(tmp_path: Path) -> None:
    settings = arena()
    pool = LocalPool(settings, tmp_path, 2)
    results = pool.play(tasks(settings, 30))
    done = [next(results)]
    worker = pool.workers[0]
    assert isinstance(worker, ProcessWorker)
    worker.process.kill()
    done += results
    pool.close()
    assert all(isinstance(result, Finished) for result in done)
    assert sorted(result.task.number for result in done) == list(range(30))


def test_a_game_that_kills_three_workers_is_given_up_and_reported(tmp_path: Path) -> None:
    killer = script(tmp_path, "killer.py", ANSWER + "import os; os.kill(os.getppid(), 9); time.sleep(60)")
    folder = tmp_path / "out"
    run_whole(folder, arena(f"greedy,cmd:{killer}", seats=2), 2)
    assert rows(folder, COUNT) == [(0,)]
    assert [number for number, _ in rows(folder, "SELECT * FROM lost")] == [0, 1]
    assert "could not be finished: 3 workers died" in (folder / "report.md").read_text(encoding="utf-8")


def test_no_program_outlives_a_killed_arena(tmp_path: Path) -> None:
    """It notes its process number and never answers: neither the end of its input nor a kind word would end it."""
    note = f"import os, pathlib; pathlib.Path('{tmp_path}/pid-' + str(os.getpid())).touch()\n    "
    sleeper = script(tmp_path, "sleeper.py", ANSWER + note + "time.sleep(60)")
    process = command(tmp_path / "out", 6, "--bots", f"greedy,cmd:{sleeper}", "--grace-ms", "60000")

    def noted() -> list[int]:
        return [int(path.name[4:]) for path in tmp_path.glob("pid-*")]

    assert soon(lambda: len(noted()) >= 1)
    assert any(alive(pid) for pid in noted())
    process.kill()
    process.communicate()
    assert soon(lambda: not any(alive(pid) for pid in noted()))


def test_bad_programs_lose_and_the_others_play_on(tmp_path: Path) -> None:
    crash = script(tmp_path, "crash.py", BAD["crashed"])
    fine = script(tmp_path, "fine.py", ANSWER + FIRST)
    folder = tmp_path / "out"
    run_whole(folder, arena(f"greedy,cmd:{crash},cmd:{fine}"), 6, workers=2)
    assert rows(folder, COUNT) == [(6,)]
    assert rows(folder, f"SELECT DISTINCT share, forfeited, failures FROM places WHERE bot = 'cmd:{crash}'") == [
        (0.0, 1, '{"crashed": 2}')
    ]
    assert rows(folder, f"SELECT sum(forfeited) FROM places WHERE bot <> 'cmd:{crash}'") == [(0,)]
    report = (folder / "report.md").read_text(encoding="utf-8")
    assert f"| cmd:{crash} | 6 | crashed 12 |" in report


def test_other_settings_are_refused_more_games_are_not(tmp_path: Path) -> None:
    play_games(tmp_path, arena(), 6)
    with pytest.raises(OtherSettings, match=r"seed test, now it is other"):
        play_games(tmp_path, arena(seed="other"), 6)
    with pytest.raises(OtherSettings, match="turn_limit"):
        play_games(tmp_path, arena(options=("turn_limit=6",)), 6)
    play_games(tmp_path, arena(), 12)
    assert rows(tmp_path, COUNT) == [(12,)]


def test_the_report_holds_the_figures_and_the_pictures(tmp_path: Path) -> None:
    run_whole(tmp_path, arena(), 12)
    (share,) = rows(tmp_path, "SELECT avg(share) FROM places WHERE bot = 'greedy'")[0]
    report = (tmp_path / "report.md").read_text(encoding="utf-8")
    assert f"| greedy | 12 | {float(str(share)):.1%} [" in report
    for title in ("On the same deals", "Ratings", "Seats", "Decision times", "How games end", "drew_blind"):
        assert title in report
    for name in ("shares", "ratings", "points", "times", "length"):
        assert f"({name}.png)" in report
        assert (tmp_path / f"{name}.png").read_bytes().startswith(b"\x89PNG")


def test_a_finished_arena_only_writes_its_report_again(tmp_path: Path) -> None:
    run_whole(tmp_path, arena(), 6)
    before = everything(tmp_path)
    (tmp_path / "report.md").unlink()
    started = time.monotonic()
    run_whole(tmp_path, arena(), 6)
    assert everything(tmp_path) == before and (tmp_path / "report.md").exists()
    assert time.monotonic() - started < 20


def peak_of(folder: Path, games: int) -> int:
    """The most memory that playing and summing up so many games takes, in bytes."""
    settings = arena(options=("turn_limit=1",))
    tracemalloc.start()
    play_games(folder, settings, games, workers=2)
    store = Store(folder, settings)
    Statistics(store, settings.bots, settings.seats)
    store.close()
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak


def test_memory_does_not_grow_with_the_games(tmp_path: Path) -> None:
    peak_of(tmp_path / "warm", 6)
    few, many = peak_of(tmp_path / "few", 30), peak_of(tmp_path / "many", 300)
    assert many - few < 270 * 300, "less than 300 bytes a game: not even its seats are held"


def test_tallies_count_what_happened_to_whom() -> None:
    made = table(hands="draw_4 | veto", tables="|", rest="draw_pile")
    counter = EventCounter(made.match.game)
    counter.add(made.do("draw_4").heard)
    assert counter.tallies([0.5, 0.0])["played", "draw_4"] == (1, 0.5)
    assert all(kind != "moved" for kind, _ in counter.tallies([1.0, 0.0]))


def test_a_worker_reports_a_game_that_cannot_be_played(tmp_path: Path) -> None:
    settings = arena()._replace(options='{"turn_limit": "many"}')
    pool = LocalPool(settings, tmp_path, 1)
    results = list(pool.play(tasks(settings, 3)))
    pool.close()
    assert all(isinstance(result, Lost) and "turn_limit" in result.why for result in results) and len(results) == 3


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("arena chess --bots greedy", "there is no game"),
        ("arena abluxxen --bots gredy", "there is no bot 'gredy'"),
        ("arena abluxxen --bots ,", "expected at least one"),
        ("arena abluxxen --bots greedy --seats 9", "seats"),
        ("arena abluxxen --bots cmd:/no/such", "cannot be started"),
    ],
)
def test_mistakes_are_named_before_the_first_game(tmp_path: Path, words: str, said: str) -> None:
    result = invoke([*words.split(), "--out", str(tmp_path)])
    assert result.exit_code == 2 and said in result.output
