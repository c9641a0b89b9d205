"""Whoever runs a server looks after it from the command line, while it runs: on both databases."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from invoking import invoke
from kibitz import wire
from kibitz.server.api.tables import Seated
from kibitz.server.keys import person_of
from server.serving import ROOMY, JsonBody, Player, Serving, ask, free_port, open_table, sit_down
from server.typists import Typist

DUEL = {"variant": "duel"}
WISH: JsonBody = {"game": "abluxxen", "options": DUEL, "chairs": [{"who": "me"}, {"who": "open"}]}


@pytest.fixture
def server(database: str, tmp_path: Path) -> Iterator[Serving]:
    with Serving(database, tmp_path / "log") as server:
        yield server


def admin(server: Serving, *words: str, code: int = 0) -> Any:
    """What the command answers, as JSON."""
    result = invoke(["admin", *words, "--database", server.database, "--json"])
    assert result.exit_code == code, result.output
    return json.loads(result.stdout) if code == 0 else result.output


def duel(server: Serving) -> tuple[Seated, Seated]:
    host = open_table(server.url, "abluxxen", ["me", "open"], options=DUEL)
    return host, sit_down(server.url, host.table, "Ben")


async def goodbye(player: Player) -> wire.Bye:
    return await player.until(wire.Bye, seconds=10)


def test_tables_and_people_are_listed(server: Serving) -> None:
    host, ben = duel(server)
    (table,) = admin(server, "tables")
    assert (table["table"], table["phase"], table["chairs"]) == (host.table, "playing", ["Anna", "Ben"])
    assert admin(server, "tables", "--phase", "over") == []
    refusal = admin(server, "tables", "--phase", "xx", code=2)
    assert "--phase: expected one of open, playing, between, over, closed, archived, got 'xx'" in refusal
    people = {row["person"]: row["names"] for row in admin(server, "people")}
    assert people == {person_of(host.key): ["Anna"], person_of(ben.key): ["Ben"]}
    assert [row["person"] for row in admin(server, "people", "--name", "Ben")] == [person_of(ben.key)]
    assert admin(server, "tables", "--person", person_of(ben.key)[:10]) == [table]


def test_a_table_is_closed_and_everybody_there_is_told(server: Serving) -> None:
    host, ben = duel(server)

    async def run() -> None:
        async with Player(server.url, host.table, ben.key) as player:
            await player.until(wire.News)
            assert await asyncio.to_thread(admin, server, "close", host.table) == [
                {"table": host.table, "closed": True}
            ]
            news = await player.until(wire.News, lambda news: any(item.kind == "closed" for item in news.items))
            assert [item.why for item in news.items if item.kind == "closed"] == ["admin"]

    asyncio.run(run())
    assert admin(server, "close", host.table)[0]["closed"] is False


def test_a_table_is_deleted_while_people_sit_there(server: Serving) -> None:
    host, ben = duel(server)

    async def run() -> None:
        async with Player(server.url, host.table, ben.key) as player:
            await player.until(wire.News)
            await asyncio.to_thread(admin, server, "delete", host.table, "--yes")
            await goodbye(player)
        async with Player(server.url, host.table, ben.key) as player:
            assert (await goodbye(player)).says == wire.Said("refused-no-table")

    asyncio.run(run())
    assert ask(f"{server.url}/api/tables/{host.table}")[0] == 404
    assert admin(server, "tables") == [] and server.mistakes() == []


def test_whoever_is_banned_is_out_within_a_second_and_back_when_it_is_lifted(server: Serving) -> None:
    host, ben = duel(server)

    async def run() -> None:
        async with Player(server.url, host.table, ben.key) as player, Player(server.url, host.table, host.key) as anna:
            await player.until(wire.News)
            await anna.until(wire.News)
            await asyncio.to_thread(admin, server, "ban", f"{host.table}:1", "--why", "spam")
            begin = time.monotonic()
            assert (await goodbye(player)).kind == "banned" and time.monotonic() - begin < 1.0
            with pytest.raises(ConnectionClosed):
                await player.hear()
            assert isinstance(await anna.act(wire.Say(id="1", text="peace")), wire.Done)
        async with Player(server.url, host.table, ben.key) as player:
            bye = await goodbye(player)
            assert (bye.kind, bye.retry) == ("banned", -1)

    asyncio.run(run())
    status, answer = ask(f"{server.url}/api/tables", {"game": "absolute", "chairs": [{"who": "me"}]}, key=ben.key)
    assert status == 403 and json.loads(answer)["kind"] == "banned"
    assert ask(f"{server.url}/api/me/tables", key=ben.key)[0] == 200  # what is kept of them stays theirs
    assert [ban["banned"] for ban in admin(server, "bans")] == [person_of(ben.key)]
    admin(server, "unban", person_of(ben.key)[:8])
    assert admin(server, "bans") == []
    time.sleep(1.0)
    assert ask(f"{server.url}/api/tables/{host.table}/seats", {}, key=ben.key)[0] == 201


def test_addresses_are_banned_for_a_while(server: Serving) -> None:
    host, ben = duel(server)

    async def run() -> None:
        async with Player(server.url, host.table, ben.key) as player:
            await player.until(wire.News)
            (ban,) = await asyncio.to_thread(admin, server, "ban", "127.0.0.0/8", "--days", "0.00002")
            assert ban["banned"] == "127.0.0.0/8" and ban["until"]
            assert (await goodbye(player)).kind == "banned"
            await asyncio.sleep(3)
        async with Player(server.url, host.table, ben.key) as player:
            await player.until(wire.News)

    asyncio.run(run())


def test_two_processes_both_throw_out_whoever_is_banned(database: str, tmp_path: Path) -> None:
    if not database.startswith("postgresql"):
        pytest.skip("a SQLite file has one server")

    async def run(one: Serving, other: Serving) -> None:
        host, ben = duel(one)
        async with Player(one.url, host.table, ben.key) as here, Player(other.url, host.table, ben.key) as there:
            await here.until(wire.News)
            await there.until(wire.News)
            await asyncio.to_thread(admin, one, "ban", person_of(ben.key))
            begin = time.monotonic()
            assert {(await goodbye(player)).kind for player in (here, there)} == {"banned"}
            assert time.monotonic() - begin < 1.0

    with Serving(database, tmp_path / "a") as one, Serving(database, tmp_path / "b") as other:
        asyncio.run(run(one, other))


def test_a_report_goes_with_what_was_said_and_is_settled(server: Serving) -> None:
    host, ben = duel(server)

    async def talk() -> None:
        async with Player(server.url, host.table, ben.key) as player:
            await player.act(wire.Say(id="1", text="you \x1b[31mfool"))

    asyncio.run(talk())
    path = f"{server.url}/api/tables/{host.table}/reports"
    status, answer = ask(path, {"seat": 1, "text": "insults"}, key=host.key)
    assert status == 201
    number = json.loads(answer)["number"]
    (report,) = admin(server, "reports")
    assert (report["report"], report["name"], report["about"]) == (number, "Ben", person_of(ben.key))
    assert report["text"] == "insults" and [line["text"] for line in report["chat"]] == ["you  [31mfool"]
    admin(server, "settle", str(number), "one week", "--ban", "--days", "7")
    assert admin(server, "reports") == [] and admin(server, "bans")[0]["why"] == f"report {number}: one week"
    assert admin(server, "reports", "--settled")[0]["verdict"] == "one week"
    assert "no open report" in admin(server, "settle", str(number), code=2)


@pytest.mark.parametrize(("seat", "who", "status"), [(0, "host", 409), (1, "stranger", 403), (7, "host", 409)])
def test_reports_are_of_others_at_the_same_table(server: Serving, seat: int, who: str, status: int) -> None:
    host, _ = duel(server)
    stranger = open_table(server.url, "abluxxen", ["me", "open"], options=DUEL)
    key = host.key if who == "host" else stranger.key
    answered, answer = ask(f"{server.url}/api/tables/{host.table}/reports", {"seat": seat, "text": "x"}, key=key)
    assert answered == status, answer
    assert ask(f"{server.url}/api/tables/{host.table}/reports", {"seat": 1, "text": "x"})[0] == 401


def test_what_is_kept_is_counted_and_space_is_given_back(server: Serving) -> None:
    host, _ = duel(server)
    found = admin(server, "usage")
    assert found["tables"] == {"playing": 1} and found["people"] == 2 and found["processes"] == 1
    assert found["bytes"] > 10_000 and found["entries"] >= 3
    result = invoke(["admin", "vacuum", "--database", server.database])
    assert result.exit_code == 0 and "bytes before" in result.output
    assert ask(f"{server.url}/api/tables/{host.table}")[0] == 200


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("close", "nosuch"), "there is no table 'nosuch'"),
        (("ban", "abc"), "at least 6 characters"),
        (("ban", "abcdef0"), "nobody begins with"),
        (("unban", "192.0.2.1"), "is not banned"),
        (("ban", "nosuch:0"), "nobody sits on seat 0"),
    ],
)
def test_mistakes_are_told_in_a_sentence(server: Serving, words: tuple[str, ...], said: str) -> None:
    assert said in admin(server, *words, code=2)


def test_without_a_server_the_same_commands_work(database: str, tmp_path: Path) -> None:
    with Serving(database, tmp_path / "log") as server:
        host, ben = duel(server)
    assert admin(server, "close", host.table)[0]["closed"]
    admin(server, "ban", person_of(ben.key))
    with server:
        status, answer = ask(f"{server.url}/api/tables/{host.table}")
        assert status == 200 and json.loads(answer)["info"]["phase"] == "closed"
        assert ask(f"{server.url}/api/tables", {"game": "absolute", "chairs": [{"who": "me"}]}, key=ben.key)[0] == 403


# ---- a club


def test_a_club_lets_in_whoever_says_its_passphrase(database: str, tmp_path: Path) -> None:
    with Serving(database, tmp_path / "log", *ROOMY, "--passphrase", "grüne Katze") as server:
        for path, body in (("/api/tables", None), ("/api/tables", WISH), ("/api/me/tables", None)):
            status, answer = ask(server.url + path, body)
            assert status == 403 and json.loads(answer)["kind"] == "club"
        catalog = json.loads(ask(f"{server.url}/api/games")[1])
        assert catalog["club"] and ask(f"{server.url}/api/words/en")[0] == 200
        status, answer = ask(f"{server.url}/api/club", {"passphrase": "rote Katze"})
        assert status == 403 and json.loads(answer)["kind"] == "wrong-passphrase"
        status, answer = ask(f"{server.url}/api/club", {"passphrase": "grüne Katze"})
        key = json.loads(answer)["key"]
        status, answer = ask(f"{server.url}/api/tables", WISH, key=key)
        assert status == 201
        table = msgspec.json.decode(answer, type=Seated).table

        async def come(key: str) -> str:
            async with Player(server.url, table, key) as player:
                heard = await player.hear()
                return heard.kind if isinstance(heard, wire.Bye) else ""

        assert asyncio.run(come(key)) == "" and asyncio.run(come("")) == "club"
    with Serving(database, tmp_path / "log", *ROOMY, "--passphrase", "another") as server:
        assert ask(f"{server.url}/api/me/tables", key=key)[0] == 200  # a member stays one


def test_from_the_terminal_the_passphrase_is_a_flag(database: str, tmp_path: Path) -> None:
    with Serving(database, tmp_path / "log", *ROOMY, "--passphrase", "grüne Katze") as server:
        key = json.loads(ask(f"{server.url}/api/club", {"passphrase": "grüne Katze"})[1])["key"]
        seated = msgspec.json.decode(ask(f"{server.url}/api/tables", WISH, key=key)[1], type=Seated)
        link = f"{server.url}/t/{seated.table}"
        with Typist(tmp_path / "b", link, "--name", "Ben", "--passphrase", "grüne Katze") as ben:
            ben.sees("Game 1 begins.")
        with Typist(tmp_path / "c", link, "--name", "Cleo") as cleo:
            cleo.sees("This server belongs to a club.")


def test_a_passphrase_is_not_guessed(database: str, tmp_path: Path) -> None:
    with Serving(database, tmp_path / "log", *ROOMY, "--passphrase", "grüne Katze") as server:
        tries = [ask(f"{server.url}/api/club", {"passphrase": f"{number}"})[0] for number in range(25)]
        assert tries == [403] * 20 + [429] * 5


# ---- limits


def test_processes_count_what_an_address_does_together(database: str, tmp_path: Path) -> None:
    if not database.startswith("postgresql"):
        pytest.skip("a SQLite file has one server")
    flags = ("--requests", "10", "--messages", "10000", "--tables", "4", "--bots", "1")
    with Serving(database, tmp_path / "a", *flags) as one, Serving(database, tmp_path / "b", *flags) as other:
        key = open_table(one.url, "abluxxen", ["me", "open"], options=DUEL).key
        assert ask(f"{one.url}/api/tables", WISH, key=key)[0] == 201
        time.sleep(0.5)
        assert ask(f"{other.url}/api/tables", WISH, key=key)[0] == 429  # half of four is for one person
        for _ in range(40):
            ask(f"{one.url}/api/games")
        time.sleep(1.5)
        assert 429 in [ask(f"{other.url}/api/games")[0] for _ in range(45)]  # of fifty at once most are used up


# ---- metrics


def test_metrics_may_have_a_port_of_their_own(database: str, tmp_path: Path) -> None:
    port = free_port()
    with Serving(database, tmp_path / "log", *ROOMY, "--metrics-port", str(port)) as server:
        open_table(server.url, "abluxxen", ["me", "open"], options=DUEL)
        assert ask(f"{server.url}/metrics")[0] == 404
        status, answer = ask(f"http://127.0.0.1:{port}/metrics")
        assert status == 200 and b'kibitz_tables{phase="open"} 1.0' in answer


# ---- quotas


def test_nobody_gets_more_than_their_quota_whichever_process_they_ask(database: str, tmp_path: Path) -> None:
    flags = (*ROOMY, "--quota-tables", "3", "--quota-decks", "0")
    with Serving(database, tmp_path / "a", *flags) as one:
        key = open_table(one.url, "abluxxen", ["me", "open"], options=DUEL).key
        assert [ask(f"{one.url}/api/tables", WISH, key=key)[0] for _ in range(2)] == [201, 201]
        status, answer = ask(f"{one.url}/api/decks/check", {"game": "fluxx", "text": ""}, key=key)
        assert status == 429 and json.loads(answer)["says"]["key"] == "refused-quota-none"
    with Serving(database, tmp_path / "b", *flags) as other:
        assert ask(f"{other.url}/api/tables", WISH, key=key)[0] == 201
        status, answer = ask(f"{other.url}/api/tables", WISH, key=key)
        assert status == 429 and json.loads(answer)["says"]["key"] == "refused-quota"
        assert ask(f"{other.url}/api/tables", WISH)[0] == 201  # without a key: as yet nobody's
