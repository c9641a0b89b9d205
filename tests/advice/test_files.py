"""Files of all kinds given to ``kibitz hint`` and ``kibitz analyse``, and what they write into."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest

from invoking import invoke
from kibitz.games import make_game
from kibitz.play.files import write_text
from kibitz.play.match import new_match

posix = pytest.mark.skipif(os.name != "posix", reason="links and named pipes")


@pytest.fixture
def saved(tmp_path: Path) -> str:
    """A game with one choice made."""
    match = new_match(make_game("abluxxen", {}, 3), 3, "files")
    match.do_code(match.play.legal[0])
    path = tmp_path / "game.kibitz"
    path.write_text(match.record.text(), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("command", ["hint", "analyse"])
def test_a_file_that_is_no_game_is_named(tmp_path: Path, command: str) -> None:
    (tmp_path / "letter").write_text("Dear diary", encoding="utf-8")
    result = invoke([command, str(tmp_path / "letter")])
    assert result.exit_code == 2 and f"{tmp_path / 'letter'}: line 1" in result.output


@pytest.mark.parametrize("command", ["hint", "analyse"])
def test_more_imagined_games_than_can_be_counted_are_refused(saved: str, command: str) -> None:
    result = invoke([command, saved, "--iterations", "9" * 25])
    assert result.exit_code == 2 and "--iterations" in result.output


@pytest.mark.parametrize("option", ["--json", "--plot"])
def test_a_folder_is_refused_before_the_analysis(tmp_path: Path, saved: str, option: str) -> None:
    (tmp_path / "out.png").mkdir()
    result = invoke(["analyse", saved, "--iterations", "1", option, str(tmp_path / "out.png")])
    assert result.exit_code == 2 and "folder" in result.output and "Abluxxen" not in result.output


@posix
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").write_text("old", encoding="utf-8")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    write_text(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_text(encoding="utf-8") == "new"


@posix
def test_a_pipe_is_written_to_and_stays_a_pipe(tmp_path: Path) -> None:
    """The same holds for a device: writing to /dev/stdout must not put a file in its place."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    heard: list[str] = []
    reader = threading.Thread(target=lambda: heard.append(pipe.read_text(encoding="utf-8")), daemon=True)
    reader.start()
    write_text(pipe, "new")
    reader.join(10)
    assert heard == ["new"] and pipe.is_fifo()
