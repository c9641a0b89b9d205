"""What one may take of what all share: tables, bots' time, what is written down."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from kibitz import wire
from kibitz.server.errors import Refusal
from kibitz.server.keys import new_key
from kibitz.server.table.settings import within_bounds
from server.databases import look
from server.looking import wait_until
from server.serving import Player, Serving, ask, open_table, sit_down
from server.sitting import Sitting

LONE: Final[dict[str, object]] = {"game": "abluxxen", "chairs": [{"who": "me"}, {"who": "bot"}]}


def test_a_person_has_so_many_tables_that_are_not_over(tmp_path: Path) -> None:
    """Half of what an address has; when a game is over, there is room for another."""
    with Serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", "--tables", "4") as server:
        short = {"variant": "duel", "turn_limit": 1}
        anna = open_table(server.url, "abluxxen", ["me", "random"], options=short)
        open_table(server.url, "abluxxen", ["me", "random"], anna.key, options=short)
        status, answer = ask(server.url + "/api/tables", LONE, anna.key)
        assert (status, json.loads(answer)["says"]["key"]) == (429, "refused-many-running")

        async def play() -> None:
            async with Player(server.url, anna.table, anna.key) as player:
                await player.play(random.Random(1))

        asyncio.run(play())
        assert ask(server.url + "/api/tables", LONE, anna.key)[0] == 201


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("server")
    with Serving(f"sqlite:///{folder / 'tables.db'}", folder / "log", "--least-pace", "200") as server:
        yield server
    assert server.mistakes() == []


def test_no_bot_of_a_server_thinks_without_end(server: Serving) -> None:
    for bot, status in (("search:5000", 201), ("search:5001", 422), ("search:99999999", 422)):
        for wish in ({"chairs": [{"who": "me"}, {"who": "bot", "bot": bot}]}, {"cover_bot": bot}):
            assert ask(server.url + "/api/tables", {**LONE, **wish})[0] == status, (bot, wish)
    answer = json.loads(ask(server.url + "/api/tables", {**LONE, "cover_bot": "search:5001"})[1])
    assert answer["says"] == {"key": "refused-search", "args": {"most": 5000}}


def test_a_bot_takes_its_time_however_fast_a_table_wants_it(server: Serving) -> None:
    """Every move is written down."""
    table = open_table(server.url, "abluxxen", ["random", "random"], options={"variant": "duel"}, pace_ms=0).table

    async def watch() -> None:
        async with Player(server.url, table) as guest:
            for _ in range(4):
                await guest.until(wire.News, lambda news: any(item.kind == "chose" for item in news.items))

    asyncio.run(watch())
    query = f"SELECT at FROM entries WHERE table_id = '{table}' AND number > 2 ORDER BY number"
    times = [int(str(at)) for (at,) in look(server.database, query)]
    assert len(times) >= 4 and all(later - sooner >= 200 for sooner, later in itertools.pairwise(times))


def test_bots_of_tables_whose_people_are_all_away_move_together_no_faster_than_one(server: Serving) -> None:
    """Two keys and a clock bring no more than a table of bots does."""
    chairs, anna = ["random", "random", "me", "open"], new_key()
    tables = [open_table(server.url, "abluxxen", chairs, key=anna, begins="chosen", pace_ms=0).table for _ in range(6)]
    for table in tables:
        sit_down(server.url, table, "Ben")
    names = ", ".join(f"'{table}'" for table in tables)
    query = f"""SELECT at FROM entries WHERE table_id IN ({names}) AND data LIKE '%"chose"%' ORDER BY at"""
    wait_until(lambda: len(look(server.database, query)) >= 2 * len(tables))
    times = [int(str(at)) for (at,) in look(server.database, query)]
    assert times[-1] - times[0] >= 200 * (len(times) - 3), "two may move at once, and then one after the other"


def test_whoever_has_many_lines_says_no_more_than_with_one(server: Serving) -> None:
    table = open_table(server.url, "abluxxen", ["me", "open"])

    async def talk(line: int) -> list[str]:
        async with Player(server.url, table.table, table.key) as player:
            said = [await player.act(wire.Say(id=f"{line}-{word}", text="hello")) for word in range(15)]
        return [answer.kind if isinstance(answer, wire.Refused) else "done" for answer in said]

    async def talk_twice() -> list[str]:
        return [kind for line in (1, 2) for kind in await talk(line)]

    said = asyncio.run(talk_twice())
    assert said[:20] == ["done"] * 20 and "not-now" in said[20:]


def test_a_bot_of_a_time_when_nobody_counted_thinks_no_longer_than_others() -> None:
    assert within_bounds("search:99999999") == "search:5000"
    assert [within_bounds(bot) for bot in ("search:400", "expert")] == ["search:400", "expert"]


def test_the_host_starts_no_bot_that_thinks_without_end() -> None:
    sitting = Sitting("abluxxen", "Anna - -")
    with pytest.raises(Refusal, match="at most 5000") as refused:
        sitting.wished_by("Anna", wire.Start(id="s", bot="search:5001"))
    assert refused.value.says is not None and refused.value.says.key == "refused-search"
