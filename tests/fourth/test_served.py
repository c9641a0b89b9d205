"""A server that was given the fourth game: its tables, its bots, its hints and its board work at once."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from kibitz import wire
from server.serving import READY_S, Player, ask, free_port, open_table

COMMAND = Path(__file__).parent / "command.py"


@contextmanager
def fourth_server(folder: Path) -> Iterator[str]:
    """A server that was given the tiny fourth game; its address."""
    port = free_port()
    words = [sys.executable, str(COMMAND), "serve", "--port", str(port)]
    words += ["--database", f"sqlite:///{folder}/t.db", "--bots", "1"]
    path = os.pathsep.join(path for path in sys.path if path)
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(words, env={**os.environ, "PYTHONPATH": path}, stdout=log, stderr=log)
    try:
        wait_until_ready(f"http://127.0.0.1:{port}", process)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)
    assert "mistake of ours" not in (folder / "log").read_text(encoding="utf-8")
    assert "the policy plays" not in (folder / "log").read_text(encoding="utf-8"), "the bots' workers know the game"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with fourth_server(tmp_path_factory.mktemp("fourth")) as address:
        yield address


def wait_until_ready(url: str, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + READY_S
    while time.monotonic() < until and process.poll() is None:
        try:
            if ask(url + "/readyz")[0] == 200:
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server has not started")


def test_it_is_in_the_catalog(url: str) -> None:
    games = msgspec.json.decode(ask(url + "/api/games")[1])["games"]
    assert games["pairs"]["seats"] == [2, 4]


def test_a_browser_can_read_its_words_and_its_rules(url: str) -> None:
    assert "title = Paare" in ask(url + "/api/words/de/pairs")[1].decode()
    assert "**PR-4 · Para.**" in ask(url + "/api/rules/pairs/pl")[1].decode()


def test_a_browser_is_told_how_its_cards_are_shown(url: str) -> None:
    table = open_table(url, "pairs", ["me", "random"]).table
    faces = msgspec.json.decode(ask(f"{url}/api/tables/{table}/faces")[1], type=dict[str, wire.Face])
    assert [face.shown for face in faces.values()] == ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"]


@pytest.mark.parametrize("game", ["pairs", "bare", "oh_hell"])
def test_a_whole_game_against_a_bot_that_thinks(url: str, game: str) -> None:
    async def run() -> None:
        seated = open_table(url, game, ["me", "casual", "random"])
        async with Player(url, seated.table, seated.key) as anna:
            await anna.play(random.Random(1))
            assert anna.is_over()

    asyncio.run(run())


def test_its_board_has_all_piles_and_its_offers_point_at_them(url: str) -> None:
    async def run() -> None:
        seated = open_table(url, "pairs", ["me", "random", "random"], begins="chosen")
        anna = Player(url, seated.table, seated.key)
        anna.boards = True
        async with anna:
            news = await anna.until(wire.News, lambda news: news.ask is not None and news.ask.offers != [])
        assert news.board is not None and news.ask is not None
        assert {pile.name for pile in news.board.piles} == {"hand", "pairs", "row", "deck"}
        assert [pile.rare for pile in news.board.piles if pile.name == "pairs"] == [True] * 3
        assert all(offer.touches for offer in news.ask.offers)

    asyncio.run(run())


def test_advice_is_given(url: str) -> None:
    async def run() -> None:
        seated = open_table(url, "pairs", ["me", "random"], begins="chosen")
        async with Player(url, seated.table, seated.key) as anna:
            await anna.until(wire.News, lambda news: news.ask is not None)
            answer = await anna.act(wire.Hint(id=anna.new_id(), seat=0))
            assert isinstance(answer, wire.Answer) and answer.advice is not None

    asyncio.run(run())
