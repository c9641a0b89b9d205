"""Statistics: what somebody has played, as the records tell it; for whoever has the key, and for nobody else."""

from __future__ import annotations

import asyncio
import csv
import io
import random
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
import sqlalchemy as sa

from kibitz.core.event import Event
from kibitz.games import make_game
from kibitz.games.fluxx.events import WON
from kibitz.play.players import noted_players
from kibitz.play.record import read_record
from kibitz.server.api.statistics import COLUMNS, PastGames, csv_text
from kibitz.server.api.tables import Seated
from kibitz.server.keys import new_key
from kibitz.server.live.results import PastGame, Results, told_in_all
from kibitz.server.live.service import TableService
from kibitz.server.store import schema
from kibitz.server.store.backup import backup, restore
from kibitz.server.store.store import Store
from kibitz.server.table import entries
from kibitz.wire import Said
from server.club import SHORT
from server.services import again, do, opened, play_on, service_at
from server.serving import Player, Serving, ask, open_table, record_of, seated, sit_down
from server.stored import opened as opened_stores

EVERYTHING = 100


# ---- over HTTP, beside the records


class Evening(NamedTuple):
    """A server where Anna has played one game of each kind against bots, one with Ben, and one at one screen."""

    url: str
    anna: str
    ben: str
    tables: list[str]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    folder = tmp_path_factory.mktemp("evening")
    with Serving(f"sqlite:///{folder / 'tables.db'}", folder / "log") as server:
        yield asyncio.run(played(server.url))
        assert server.mistakes() == []


async def played(url: str) -> Evening:
    anna, tables = new_key(), []
    for game, options in SHORT.items():
        seated = open_table(url, game, ["me", "random", "greedy"], key=anna, options=options)
        await play(url, seated)
        tables.append(seated.table)
    with_ben = open_table(url, "abluxxen", ["me", "open", "random"], key=anna, options={"turn_limit": 3})
    ben = sit_down(url, with_ben.table, "=HYPERLINK(Ben)")
    await asyncio.gather(play(url, with_ben), play(url, ben))
    hotseat = open_table(url, "abluxxen", ["me", "me", "random"], key=anna, options={"turn_limit": 3})
    await play(url, hotseat)
    return Evening(url, anna, ben.key, [*tables, with_ben.table, hotseat.table])


async def play(url: str, seated: Seated) -> None:
    async with Player(url, seated.table, seated.key) as player:
        await player.play(random.Random(1))


def games_of(evening: Evening, key: str, more: str = "") -> list[PastGame]:
    status, answer = ask(f"{evening.url}/api/me/games?{more}", key=key)
    assert status == 200, answer
    return msgspec.json.decode(answer, type=PastGames).games


def test_every_finished_game_is_listed_the_newest_first(evening: Evening) -> None:
    assert [past.table for past in games_of(evening, evening.anna)] == evening.tables[::-1]
    assert [past.table for past in games_of(evening, evening.anna, "game=fluxx")] == [evening.tables[1]]


def test_what_is_told_of_a_game_is_what_its_record_tells(evening: Evening) -> None:
    for past in games_of(evening, evening.anna):
        record = read_record(record_of(evening.url, past.table, past.number))
        outcome = record.replay().outcome()
        assert outcome is not None
        assert (past.game, past.choices) == (record.game.name, len(record.choices))
        assert (past.winners, past.scores, past.why) == (outcome.winners, outcome.scores, outcome.why)
        players = noted_players(record)
        assert (past.names, past.bots) == ([one.name for one in players], [one.bot for one in players])
        assert past.began < past.ended and past.options == record.game.options


def test_won_is_who_is_among_the_winners_alone(evening: Evening) -> None:
    for past in games_of(evening, evening.anna):
        [mine] = past.own if len(past.own) == 1 else [None]
        alone, among = past.winners == [mine], mine in past.winners
        expected = "together" if mine is None else "won" if alone else "shared" if among else "lost"
        assert past.result == (expected if past.winners else "nobody")
        assert (past.place == 1) == among or not past.winners


def test_company_is_bots_or_people_or_several_at_one_screen(evening: Evening) -> None:
    against = {past.table: past.against for past in games_of(evening, evening.anna)}
    assert [against[table] for table in evening.tables] == ["bots", "bots", "bots", "people", "together"]
    assert games_of(evening, evening.anna)[0].own == [0, 1]


def test_the_end_is_told_in_the_language_that_is_asked_for(evening: Evening) -> None:
    in_english = {past.table: past.ending for past in games_of(evening, evening.anna)}
    in_polish = {past.table: past.ending for past in games_of(evening, evening.anna, "language=pl")}
    assert all(ending is not None and ending.key.startswith("event-") for ending in in_english.values())
    assert {table: ending and ending.key for table, ending in in_polish.items()} == {
        table: ending and ending.key for table, ending in in_english.items()
    }


def test_what_ended_it_is_named_in_every_language() -> None:
    """The names are those of the deck, which the browser does not have."""
    game = make_game("fluxx", {"deck": "allotment"}, 3)
    goal = game.faces.index("moonbathing")
    told = told_in_all(game, Event(WON, (2, goal, goal)))
    assert {language: said.args["goal"] for language, said in told.items()} == {
        "en": "Moonbathing", "de": "Mondbad", "pl": "Księżycowe opalanie"
    }  # fmt: skip
    assert all(said.args["seat"] == Said("seat", {"number": 2}) for said in told.values())


def test_ben_sees_the_game_that_he_played_from_his_own_chair(evening: Evening) -> None:
    [his] = games_of(evening, evening.ben)
    assert (his.table, his.own, his.against) == (evening.tables[3], [1], "people")


def test_nobody_sees_the_games_of_another_key(evening: Evening) -> None:
    assert games_of(evening, new_key()) == []
    empty = ask(f"{evening.url}/api/me/games.csv", key=new_key())[1].decode()
    assert list(csv.reader(io.StringIO(empty))) == [list(COLUMNS)]
    with zipfile.ZipFile(io.BytesIO(ask(f"{evening.url}/api/me/records.zip", key=new_key())[1])) as packed:
        assert packed.namelist() == ["games.csv"]


@pytest.mark.parametrize("path", ["games", "games.csv", "records.zip"])
def test_without_a_key_it_is_said_that_one_is_needed(evening: Evening, path: str) -> None:
    status, answer = ask(f"{evening.url}/api/me/{path}")
    problem = msgspec.json.decode(answer)
    assert (status, problem["kind"], problem["says"]["key"]) == (401, "no-key", "refused-no-key")
    assert "Authorization: Bearer" in problem["message"]


def test_a_place_in_the_list_that_is_none_is_refused(evening: Evening) -> None:
    assert ask(f"{evening.url}/api/me/games?after=yesterday", key=evening.anna)[0] == 400


def test_the_csv_has_a_line_for_each_game(evening: Evening) -> None:
    status, answer = ask(f"{evening.url}/api/me/games.csv", key=evening.anna)
    assert status == 200
    lines = list(csv.DictReader(io.StringIO(answer.decode())))
    for line, past in zip(lines, games_of(evening, evening.anna), strict=True):
        assert (line["table"], line["result"], line["why"]) == (past.table, past.result, past.why)
        assert msgspec.json.decode(line["options"]) == past.options
        assert line["points"] == (str(past.scores[past.own[0]]) if len(past.own) == 1 else "")
        assert line["choices"] == str(past.choices)


def test_no_name_becomes_a_formula(evening: Evening) -> None:
    answer = ask(f"{evening.url}/api/me/games.csv", key=evening.ben)[1].decode()
    cells = [cell for row in csv.reader(io.StringIO(answer)) for cell in row]
    assert any("=HYPERLINK(Ben)" in cell for cell in cells)
    assert not [cell for cell in cells if cell[:1] in ("=", "+", "@")]
    assert csv_text([["=1+1", -5, "a;b", 'say "hi"']]) == '\'=1+1,-5,a;b,"say ""hi"""\r\n'


def test_nor_where_semicolons_part_the_cells() -> None:
    """A spreadsheet in German or Polish begins a new cell after each."""
    assert csv_text([["Anna; =1+1 (casual)", "A;@B: 3; Ben: -5"]]) == "Anna; '=1+1 (casual),A;'@B: 3; Ben: -5\r\n"


@pytest.mark.parametrize("name", ["%00", "%FF", "a%27b"])
def test_what_is_no_name_of_a_game_is_refused(evening: Evening, name: str) -> None:
    for what in ("games", "games.csv", "records.zip"):
        assert ask(f"{evening.url}/api/me/{what}?game={name}", key=evening.anna)[0] == 400


def test_the_export_holds_all_records_and_each_replays(evening: Evening) -> None:
    status, answer = ask(f"{evening.url}/api/me/records.zip", key=evening.anna)
    assert status == 200
    with zipfile.ZipFile(io.BytesIO(answer)) as packed:
        assert packed.testzip() is None
        texts = {name: packed.read(name).decode() for name in packed.namelist()}
    overview = list(csv.DictReader(io.StringIO(texts.pop("games.csv"))))
    assert [line["table"] for line in overview] == evening.tables[::-1]
    assert len(texts) == len(evening.tables)
    for table, (name, text) in zip(evening.tables[::-1], texts.items(), strict=True):
        assert table in name and text == record_of(evening.url, table)
        assert read_record(text).replay().outcome() is not None


def test_what_if_is_no_game_that_counts(evening: Evening) -> None:
    record = record_of(evening.url, evening.tables[-1])  # with a limit of turns: whatever is played, it ends soon
    wish = {"record": record, "after": len(read_record(record).choices) - 1, "seat": 0, "bot": "random"}
    curious = seated(*ask(evening.url + "/api/what-ifs", {**wish}))
    asyncio.run(play(evening.url, curious))
    assert games_of(evening, curious.key) == []


# ---- as they are kept


async def results_of(store: Store, person: str) -> list[PastGame]:
    kept = Results(store)
    await kept.count_for(person)
    found, more = await kept.of(person, "", None, EVERYTHING)
    assert more is None
    return [one.game for one in found]


async def forget_all(service: TableService) -> None:
    """As in a database of a time when nothing was counted; whatever is still being counted comes first."""
    await asyncio.gather(*service.process.background.tasks)
    await service.store.database.write(lambda connection: connection.execute(sa.delete(schema.results)).close())


def test_all_games_of_a_match_count_and_a_running_one_does_not(database: str) -> None:
    async def test() -> None:
        async with service_at(database) as service:
            live = await opened(service, "abluxxen", rounds=3)
            await play_on(live, 1)
            await again(live)
            await play_on(live, 2)
            await again(live, "3")
            assert [past.number for past in await results_of(service.store, "a")] == [2, 1]
            total = [chair.total for chair in live.table.chairs]
            games = await results_of(service.store, "b")
            assert [sum(points) for points in zip(*(past.scores for past in games), strict=True)] == total

    asyncio.run(test())


def test_games_that_were_never_counted_are_counted_when_somebody_asks(database: str) -> None:
    async def test() -> None:
        async with service_at(database) as service:
            live = await opened(service, "absolute")
            await play_on(live, 1)
            before = await results_of(service.store, "a")
            await forget_all(service)
            assert await results_of(service.store, "a") == before != []
            assert [past.own for past in await results_of(service.store, "c")] == [[2]]

    asyncio.run(test())


def test_whoever_leaves_the_table_keeps_the_game(database: str) -> None:
    async def test() -> None:
        async with service_at(database) as service:
            live = await opened(service, "abluxxen")
            await play_on(live, 1)
            await service.process.results.count_at(live.id)
            await do(live, entries.Stood(1))
            assert [past.own for past in await results_of(service.store, "b")] == [[1]]

    asyncio.run(test())


def test_a_game_is_counted_by_itself_when_it_ends(database: str) -> None:
    async def test() -> None:
        async with service_at(database) as service:
            live = await opened(service, "fluxx", options={"turn_cap": 100})
            await play_on(live, 1)
            async with asyncio.timeout(20):
                while not (await service.process.results.of("c", "fluxx", None, EVERYTHING))[0]:
                    await asyncio.sleep(0.02)

    asyncio.run(test())


def test_a_game_by_rules_of_another_version_keeps_its_points(database: str) -> None:
    def to_the_past(connection: sa.Connection, table: str) -> None:
        log = schema.entries.c
        deals = (log.table_id == table, log.whole, log.number > 1)
        dealt = sa.select(log.data).where(*deals)
        entry = entries.read_entry(connection.scalars(dealt).one())
        assert isinstance(entry, entries.Dealt)
        old = entries.write_entry(msgspec.structs.replace(entry, version=0))
        connection.execute(sa.update(schema.entries).where(*deals).values(data=old))

    async def test() -> None:
        async with service_at(database) as service:
            live = await opened(service, "abluxxen")
            await play_on(live, 1)
            [before] = await results_of(service.store, "a")
            await forget_all(service)
            await service.store.database.write(lambda connection: to_the_past(connection, live.id))
            [after] = await results_of(service.store, "a")
        assert (after.winners, after.scores, after.result) == (before.winners, before.scores, before.result)
        assert (after.why, after.choices) == ("", 0) != (before.why, before.choices)

    asyncio.run(test())


def test_a_long_list_comes_in_parts_without_a_gap(database: str) -> None:
    async def test() -> None:
        async with service_at(database) as service:
            live = await opened(service, "abluxxen", rounds=4)
            for seed in range(1, 5):
                await play_on(live, seed)
                if seed < 4:
                    await again(live, str(seed))
            await service.process.results.count_for("a")
            numbers, cursor = [], None
            for _ in range(4):
                [kept], cursor = await service.process.results.of("a", "abluxxen", cursor, 1)
                numbers.append(kept.game.number)
            assert numbers == [4, 3, 2, 1] and cursor is None

    asyncio.run(test())


def test_a_backup_brings_the_results_along(database: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with service_at(database) as service:
            live = await opened(service, "abluxxen")
            await play_on(live, 1)
            await service.process.results.count_at(live.id)
            await do(live, entries.Stood(1))  # nobody would find his game by looking where he sits
            before = await results_of(service.store, "b")
            await backup(database, tmp_path / "backup")
        await restore(f"sqlite:///{tmp_path}/other.db", tmp_path / "backup")
        async with opened_stores(f"sqlite:///{tmp_path}/other.db") as [store]:
            assert await results_of(store, "b") == before != []

    asyncio.run(test())
