"""Who is let in, what counts for the limits, and who may report whom: what an attacker tried, on both databases."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import msgspec
import pytest

from invoking import invoke
from kibitz import wire
from kibitz.server.keys import new_key, person_of
from kibitz.server.live.people import erase_person
from kibitz.server.ops.config import Config
from kibitz.server.run import listen
from kibitz.server.store.moderation import Ban
from kibitz.server.table import entries
from kibitz.server.table.settings import Settings
from server.services import OPTIONS, do, service_at
from server.serving import ROOMY, Player, Serving, ask, open_table, sit_down
from server.test_admin import DUEL, WISH, admin, duel, goodbye
from server.test_erasing import ANNA, BEN

BAD_WISH = {**WISH, "chairs": [{"who": "me"}, {"who": "bot", "bot": "nobody"}]}


@pytest.fixture
def server(database: str, tmp_path: Path) -> Iterator[Serving]:
    with Serving(database, tmp_path / "log", *ROOMY) as server:
        yield server
        assert server.mistakes() == []


def opened(server: Serving, key: str = "", **wish: object) -> int:
    return ask(f"{server.url}/api/tables", {**WISH, **wish}, key=key)[0]


def kind_of(answer: tuple[int, bytes]) -> str:
    return str(json.loads(answer[1])["kind"])


# ---- bans


def test_whoever_has_erased_themselves_cannot_be_banned_and_the_server_goes_on(server: Serving) -> None:
    host, ben = duel(server)
    admin(server, "close", host.table)
    assert ask(f"{server.url}/api/me", key=ben.key, method="DELETE")[0] == 200
    assert "has erased themselves" in admin(server, "ban", f"{host.table}:1", code=2)
    assert ask(f"{server.url}/readyz")[0] == 200


def test_a_ban_that_cannot_be_read_holds_up_nobody_elses(database: str) -> None:
    async def run() -> None:
        async with service_at(database) as service:
            for who in ("erased-0123", BEN, "::ffff:192.0.2.0/120"):
                await service.store.moderation.ban(Ban(who, service.clock.now_ms(), None, ""))
            admission = service.process.admission
            await admission.look()
            assert admission.is_banned(BEN) and admission.is_banned_address("192.0.2.7")
            assert not admission.is_banned(ANNA) and not admission.is_banned_address("192.0.3.7")

    asyncio.run(run())


def test_from_a_banned_address_nothing_is_changed_but_ones_data_stays_ones_own(server: Serving) -> None:
    host, ben = duel(server)

    async def sent_away() -> None:
        async with Player(server.url, host.table, ben.key) as player:
            await player.until(wire.News)
            await asyncio.to_thread(admin, server, "ban", "127.0.0.1")
            await goodbye(player)

    asyncio.run(sent_away())
    for method, path in (("POST", "tables"), ("POST", f"tables/{host.table}/seats"), ("PUT", "me/webhook")):
        assert kind_of(ask(f"{server.url}/api/{path}", {}, key=new_key(), method=method)) == "banned", path
    assert ask(f"{server.url}/api/me/data.zip", key=ben.key)[0] == 200
    assert ask(f"{server.url}/api/me", key=ben.key, method="DELETE")[0] == 200


@pytest.mark.parametrize(("days", "code"), [("1e9", 2), ("inf", 2), ("36500", 0)])
def test_a_ban_ends_while_there_are_calendars(server: Serving, days: str, code: int) -> None:
    admin(server, "ban", "192.0.2.1", "--days", days, code=code)
    assert len(admin(server, "bans")) == (0 if code else 1)


# ---- clubs


def test_before_there_is_a_passphrase_nobody_becomes_a_member(database: str, tmp_path: Path) -> None:
    key = new_key()
    with Serving(database, tmp_path / "a") as server:
        assert ask(f"{server.url}/api/club", {"passphrase": "whatever"}, key=key)[0] == 200
    with Serving(database, tmp_path / "b", *ROOMY, "--passphrase", "sesame") as server:
        assert kind_of(ask(f"{server.url}/api/tables", key=key)) == "club"
        assert ask(f"{server.url}/api/me/data.zip", key=key)[0] == 200, "what was kept before is theirs"
        for _ in range(25):  # of one household: whoever knows it does not guess
            assert ask(f"{server.url}/api/club", {"passphrase": "sesame"}, key=key)[0] == 200
        assert opened(server, key) == 201
        assert ask(f"{server.url}/api/me", key=key, method="DELETE")[0] == 200
        assert kind_of(ask(f"{server.url}/api/tables", key=key)) == "club", "whoever erased themselves is no member"


def test_whoever_has_erased_themselves_is_no_member_at_any_process(postgres: str, tmp_path: Path) -> None:
    flags = (*ROOMY, "--passphrase", "sesame", "--bots", "1")
    with Serving(postgres, tmp_path / "a", *flags) as one, Serving(postgres, tmp_path / "b", *flags) as other:
        key = new_key()
        assert ask(f"{one.url}/api/club", {"passphrase": "sesame"}, key=key)[0] == 200
        assert opened(other, key) == 201
        assert ask(f"{one.url}/api/me", key=key, method="DELETE")[0] == 200
        until = time.monotonic() + 10
        while ask(f"{other.url}/api/tables", key=key)[0] != 403:
            assert time.monotonic() < until
            time.sleep(0.05)


# ---- quotas


def test_what_is_refused_counts_for_nothing_and_without_a_key_the_address_counts(database: str, tmp_path: Path) -> None:
    with Serving(database, tmp_path / "log", *ROOMY, "--quota-tables", "2") as server:
        key = new_key()
        assert [opened(server, key, chairs=BAD_WISH["chairs"]) for _ in range(3)] == [422] * 3
        assert [opened(server, key) for _ in range(3)] == [201, 201, 429]
        assert [opened(server) for _ in range(3)] == [201, 201, 429]


# ---- reports


def test_whoever_was_sent_away_reports_and_whoever_has_gone_is_reported(server: Serving) -> None:
    host = open_table(server.url, "abluxxen", ["me", "open", "open"])
    ben, cleo = (sit_down(server.url, host.table, name) for name in ("Ben", "Cleo"))

    async def insults() -> None:
        async with Player(server.url, host.table, cleo.key) as player:
            await player.until(wire.News)
            await player.act(wire.Say(id="1", text="go home"))
            await player.act(wire.Leave(id="2"))
        async with Player(server.url, host.table, host.key) as anna:
            await anna.until(wire.News)
            assert isinstance(await anna.act(wire.Kick(id="3", chair=1)), wire.Done)

    asyncio.run(insults())
    path = f"{server.url}/api/tables/{host.table}/reports"
    for key, seat in ((ben.key, 0), (host.key, 2)):
        status, answer = ask(path, {"seat": seat, "text": "insults\u0000"}, key=key)
        assert status == 201, answer
    assert ask(path, {"seat": 0, "text": " \n\u0000"}, key=ben.key)[0] == 409, "nothing is said"
    about = {(report["name"], report["about"], report["text"]) for report in admin(server, "reports")}
    assert about == {("Anna", person_of(host.key), "insults "), ("Cleo", person_of(cleo.key), "insults ")}
    admin(server, "delete", host.table, "--yes")
    admin(server, "ban", person_of(cleo.key)[:12])  # as the list of reports shows them


def test_an_address_sends_no_more_reports_than_so_many(database: str, tmp_path: Path) -> None:
    with Serving(database, tmp_path / "log", *ROOMY, "--quota-reports", "1000") as server:
        host, _ = duel(server)
        path = f"{server.url}/api/tables/{host.table}/reports"
        sent = [ask(path, {"seat": 1, "text": "x"}, key=host.key)[0] for _ in range(32)]
        assert sent == [201] * 30 + [429] * 2


# ---- odd texts


def test_the_id_of_an_act_has_no_zero_in_it(server: Serving) -> None:
    """PostgreSQL keeps none: the act could never be done, however often it was sent."""
    host, _ = duel(server)

    async def run() -> None:
        async with Player(server.url, host.table, host.key) as player:
            await player.until(wire.News)
            refused = await player.act(wire.Say(id="a\u0000b", text="peace"))
            assert isinstance(refused, wire.Refused) and refused.kind == "unreadable"

    asyncio.run(run())


def test_where_nobody_may_watch_nobody_else_reads_the_chat(server: Serving) -> None:
    host = open_table(server.url, "abluxxen", ["me", "open"], options=DUEL, watchers=False, chat_watchers=True)
    assert ask(f"{server.url}/api/tables/{host.table}/chat")[0] == 403
    assert ask(f"{server.url}/api/tables/{host.table}/chat", key=host.key)[0] == 200


# ---- tables


def test_a_table_that_cannot_be_read_is_deleted_and_of_several_all_or_none(tmp_path: Path) -> None:
    with Serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as server:
        good, bad = duel(server)[0].table, duel(server)[0].table
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("UPDATE entries SET data = '{' WHERE table_id = ?", (bad,))
        connection.execute("DELETE FROM snapshots")
    assert "there is no table 'nosuch'" in admin(server, "delete", good, "nosuch", "--yes", code=2)
    assert {row["table"] for row in admin(server, "tables")} == {good, bad}
    admin(server, "delete", bad, "--yes")
    assert [row["table"] for row in admin(server, "tables")] == [good]


def test_whoever_sits_down_where_the_host_has_gone_for_good_is_the_host(database: str) -> None:
    async def run() -> None:
        async with service_at(database) as service:
            wish = {"game": "abluxxen", "options": OPTIONS["abluxxen"], "chairs": [{}, {}, {}]}
            live = await service.registry.open_table(msgspec.convert(wish, Settings), ANNA)
            await erase_person(service.registry, ANNA)
            live = await service.registry.enter(live.id)
            await do(live, entries.Sat(0, "Ben", BEN))
            assert live.table.state.host == BEN

    asyncio.run(run())


# ---- the database


def test_the_database_of_another_name_is_no_new_one(tmp_path: Path) -> None:
    file = tmp_path / "typo" / "tabels.db"
    result = invoke(["admin", "ban", "192.0.2.1", "--database", f"sqlite:///{file}"])
    assert result.exit_code == 2 and "there is no database" in result.output and not file.parent.exists()


def test_a_port_for_metrics_that_is_taken_is_told(server: Serving, tmp_path: Path) -> None:
    port = server.url.rpartition(":")[2]
    words = ["serve", "--port", "0", "--metrics-port", port, "--database", f"sqlite:///{tmp_path / 'other.db'}"]
    result = invoke(words)
    assert result.exit_code == 2 and f"cannot listen for metrics at 127.0.0.1 port {port}" in result.output


def test_a_port_is_taken_before_anybody_is_served_there(capsys: pytest.CaptureFixture[str]) -> None:
    with listen(Config(database="", port=0)) as first, pytest.raises(SystemExit):
        listen(Config(database="", port=first.getsockname()[1]))
    assert "try --port" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        ("--port 8123 --metrics-port 8123", "--metrics-port: expected another port than --port"),
        ("--idle-days inf", "argument --idle-days: expected a number from 0 to 1000000000, got 'inf'"),
        ("--keep-days 1e300", "argument --keep-days: expected a number from 0 to 1000000000, got '1e300'"),
    ],
)
def test_flags_that_cannot_be_are_told(flags: str, complaint: str, tmp_path: Path) -> None:
    result = invoke(["serve", "--database", f"sqlite:///{tmp_path / 'other.db'}", *flags.split()])
    assert result.exit_code == 2 and complaint in result.stderr and result.output.count("\n") == 1


@pytest.mark.parametrize(("ids", "question"), [("oak", "Delete 1 table for"), ("oak elm", "Delete 2 tables for")])
def test_whoever_deletes_is_asked_about_so_many_tables(
    ids: str, question: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO(""))
    result = invoke(["admin", "delete", *ids.split(), "--database", "sqlite:///nowhere"])
    assert result.exit_code == 1 and result.stderr.startswith(question)
