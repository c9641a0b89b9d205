"""Lists of tables: nothing that is played falls off, and a table that cannot be read takes no other with it."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from kibitz import wire
from kibitz.server.api.statistics import PastGames
from kibitz.server.api.tables import Seated, TableEntry
from kibitz.server.errors import Damaged
from kibitz.server.phases import DONE, RUNNING, YOUR_TURN
from kibitz.server.store.schema import entries, snapshots
from kibitz.server.store.store import Change, Store
from server.services import opened, play_on, service_at
from server.serving import Player, Serving, ask, open_table, sit_down
from server.stored import entry, lay, mine, with_store
from server.test_upgrade import Upgrade, upgrade

__all__ = ["upgrade"]  # a fixture

DUEL = {"variant": "duel"}


def entries_at(url: str, key: str = "") -> list[TableEntry]:
    """My tables; without a key, those that are listed."""
    status, answer = ask(url + ("/api/me/tables" if key else "/api/tables"), key=key)
    assert status == 200, answer
    return msgspec.json.decode(answer, type=list[TableEntry])


# ---- what is shown


def test_tables_that_are_not_over_are_found_apart_from_those_that_are_the_last_used_first(database: str) -> None:
    async def test(store: Store) -> None:
        for age, table in enumerate(["oak", "elm", "ash", "fir", "yew"]):
            await lay(store, table, created_at=age)
            phase = "over" if table in ("ash", "yew") else "playing"
            rank = DONE if phase == "over" else RUNNING
            await store.append(Change(entry(table, 2, at=age), phase=phase, people=[("ann", rank)]))
        await store.append(Change(entry("oak", 3, at=9), people=[("ann", YOUR_TURN)]))
        assert await mine(store, "ann") == ["oak", "fir", "elm", "yew", "ash"]
        pages: list[str] = []
        cursor = None
        for _ in range(5):
            [one] = await store.lists.mine("ann", 1, cursor)
            pages, cursor = [*pages, one.row.id], one.cursor
        assert pages == await mine(store, "ann") and await store.lists.mine("ann", 1, cursor) == []

    with_store(database, test)


def test_all_my_tables_that_are_not_over_are_shown_my_turn_first(service: Serving) -> None:
    turn = open_table(service.url, "abluxxen", ["me", "random"], options=DUEL, begins="chosen")
    mine = [open_table(service.url, "abluxxen", ["me", "open"], turn.key, options=DUEL).table for _ in range(55)]
    shown = entries_at(service.url, turn.key)
    assert shown[0].id == turn.table and shown[0].your_turn
    assert {one.id for one in shown[1:]} == set(mine)
    assert not any(one.your_turn for one in shown[1:])


def test_a_game_that_somebody_has_resigned_is_among_their_tables(service: Serving) -> None:
    mine = open_table(service.url, "abluxxen", ["me", "random"], options=DUEL, begins="chosen")

    async def give_up() -> None:
        async with Player(service.url, mine.table, mine.key) as player:
            assert isinstance(await player.act(wire.Resign(id="r")), wire.Done)

    asyncio.run(give_up())
    assert [(one.id, one.info.phase, one.your_turn) for one in entries_at(service.url, mine.key)] == [
        (mine.table, "over", False)
    ]


def test_whoever_looks_for_a_chair_finds_one_however_much_is_played(service: Serving) -> None:
    waits = open_table(service.url, "abluxxen", ["me", "open"], options=DUEL, listed=True)
    plays = [
        open_table(service.url, "abluxxen", ["me", "random"], options=DUEL, listed=True, begins="chosen").table
        for _ in range(51)
    ]
    shown = [one.id for one in entries_at(service.url)]
    assert shown[0] == waits.table
    assert shown[1:] == list(reversed(plays))[:50]


# ---- what cannot be read

ADD = "INSERT INTO entries SELECT table_id, number + 1, at, '{}', false, '', '' FROM entries WHERE number = 3"
DAMAGES = {
    "no JSON": ADD.format("{"),
    "no entry": ADD.format('{"kind":"sneezed"}'),
    "no such seat": ADD.format('{"kind":"spoke","seat":9}'),
    "no such choice": ADD.format('{"kind":"chose","seat":0,"choices":["9x9"]}'),
    "no legal choice": ADD.format('{"kind":"chose","seat":0,"choices":["13x6"]}'),
    "not asked": ADD.format('{"kind":"chose","seat":1,"choices":["13x1"]}'),
    "no table": """UPDATE entries SET data = '{"kind":"spoke","seat":0}' WHERE whole""",
    "no such option": "UPDATE entries SET data = replace(data, 'duel', 'trio') WHERE whole",
    "nothing at all": "DELETE FROM entries WHERE number > 0",
}
GAME = "UPDATE entries SET data = replace(data, 'chose', 'chase') WHERE number > 1"
PLAIN = {"refused-damaged", "refused-not-over", "refused-no-table"}


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("service")
    with Serving(f"sqlite:///{folder / 'tables.db'}", folder / "log") as server:
        yield server
        assert server.mistakes() == []


def test_a_table_that_cannot_be_read_takes_no_other_with_it_and_tells_nothing(tmp_path: Path) -> None:
    """Whatever is wrong with it: in lists, to whoever asks for it, and in the statistics."""
    file, log = tmp_path / "tables.db", tmp_path / "log"
    server = Serving(f"sqlite:///{file}", log)
    with server:
        fine = open_table(server.url, "abluxxen", ["me", "random"], options=DUEL, listed=True)
        asyncio.run(played(server.url, fine))
        worse = {why: waiting(server.url, fine.key) for why in DAMAGES}
        for seated in worse.values():
            sit_down(server.url, seated.table, "Ben")
        over = open_table(server.url, "abluxxen", ["me", "random"], fine.key, options=DUEL)
        asyncio.run(played(server.url, over))
        waiting(server.url, fine.key)
    damage(file, {seated.table: DAMAGES[why] for why, seated in worse.items()} | {over.table: GAME})
    with server:
        assert len(entries_at(server.url)) == 10 and len(entries_at(server.url, fine.key)) == 12
        for why, seated in worse.items():
            said = refusals(server.url, seated)
            assert said <= PLAIN and ("refused-damaged" in said or why == "nothing at all"), (why, said)
        assert refusals(server.url, over) == {"refused-damaged"}
        _, answer = ask(f"{server.url}/api/me/games", key=fine.key)
        assert [one.table for one in msgspec.json.decode(answer, type=PastGames).games] == [fine.table]
        assert ask(f"{server.url}/api/me/records.zip", key=fine.key)[0] == 200
    assert server.mistakes() == []
    assert "cannot be read" in server.said() and not any(card in server.said() for card in ("9x9", "13x6", "13x1"))


def waiting(url: str, key: str) -> Seated:
    """A listed table with a free chair."""
    return open_table(url, "abluxxen", ["me", "open"], key, options=DUEL, listed=True, begins="chosen")


async def played(url: str, seated: Seated) -> None:
    async with Player(url, seated.table, seated.key) as player:
        await player.play(random.Random(1))


def damage(file: Path, statements: dict[str, str]) -> None:
    """One statement for each table; what was counted already is forgotten."""
    with sqlite3.connect(file) as connection:
        for table, statement in statements.items():
            connection.execute(f"{statement} AND table_id = ?", (table,))
        connection.execute("DELETE FROM results")


def refusals(url: str, seated: Seated) -> set[str]:
    """What everybody is told who asks for a table, or for its first game."""
    paths = ["/faces", "/words/de", "/games/1", "/games/1/record", "/games/1/replay"]
    answers = [ask(f"{url}/api/tables/{seated.table}{path}") for path in paths]
    answers.append(ask(f"{url}/api/tables/{seated.table}/seats", {"name": "Cleo"}))
    said = {msgspec.json.decode(answer)["says"]["key"] for status, answer in answers}
    return said | {asyncio.run(turned_away(url, seated.table, key)) for key in ("", seated.key)}


async def turned_away(url: str, table: str, key: str) -> str:
    async with Player(url, table, key) as player:
        bye = await player.until(wire.Bye)
        assert bye.says is not None and bye.retry < 0
        return bye.says.key


@pytest.mark.parametrize(
    "position", ["{", '{"chairs":[],"host":"","phase":"playing","watched":1,"asked":1,"position":{}}']
)
def test_a_game_that_cannot_be_carried_over_cannot_be_read(
    position: str, new_sqlite: Callable[[], str], upgrade: Upgrade
) -> None:
    """Nobody is told what the rules have to say of it."""

    async def run() -> None:
        address = new_sqlite()
        async with service_at(address) as service:
            live = await opened(service, "abluxxen")
            await play_on(live, 1, 9)

            def damage(connection: sa.Connection) -> None:
                connection.execute(sa.update(entries).values(position=position))
                connection.execute(sa.update(snapshots).values(data=position))

            await service.store.database.write(damage)
        upgrade("abluxxen")
        async with service_at(address) as service:
            with pytest.raises(Damaged, match=r"^what is stored of this table cannot be read$"):
                await service.registry.enter(live.id)

    asyncio.run(run())
