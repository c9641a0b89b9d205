"""Your turn, by webhook: who is told, when, how often; and where nobody is ever called."""

from __future__ import annotations

import asyncio
import shutil
import socket
import ssl
import subprocess
import threading
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpcore
import msgspec
import pytest

from kibitz.play.words import LANGUAGES, Words
from kibitz.server.keys import new_key
from kibitz.server.live.bot_pool import BotPool
from kibitz.server.live.live_table import LiveTable
from kibitz.server.live.notifier import WebhookBody
from kibitz.server.live.posting import (
    WITHIN_S,
    BadAddress,
    Guarded,
    NotTaken,
    checked_address,
    post_json,
    trust,
    where,
)
from kibitz.server.live.service import TableService
from kibitz.server.live.webhooks import SOONEST_MS, Webhook, Webhooks
from kibitz.server.ops.config import Config, WebhookConfig
from kibitz.server.ops.metrics import Metrics
from kibitz.server.store.backup import backup, restore
from kibitz.server.store.store import Store
from kibitz.server.table import entries
from server.services import do, opened, play_on
from server.serving import JsonBody, Player, Serving, ask, direct, open_table, sit_down
from server.stored import until

QUICK = WebhookConfig(on=True, anywhere=True, away_s=0.1, back_off_s=0.02)
A_MOMENT = 0.5  # longer than anything takes here


class Ear(ThreadingHTTPServer):
    """Whoever is called: writes down what is said, and answers with the next of ``answers``, or with 200."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Listener)
        self.heard: list[tuple[str, dict[str, str]]] = []
        self.answers: list[int] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def calls(self) -> list[str]:
        return [path for path, _ in self.heard]


class Listener(BaseHTTPRequestHandler):
    server: Ear

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.heard.append((self.path, msgspec.json.decode(body)))
        self.send_response(self.server.answers.pop(0) if self.server.answers else 200)
        self.send_header("location", self.server.url + "/elsewhere")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def ear() -> Iterator[Ear]:
    with Ear() as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        yield server
        server.shutdown()
        thread.join()


@asynccontextmanager
async def service_with_notifier(address: str, webhook_config: WebhookConfig = QUICK) -> AsyncIterator[TableService]:
    service = TableService(
        await Store.open(address), BotPool(1), Metrics(), Config(database=address, webhook_config=webhook_config)
    )
    await service.store.renew(service.clock.now_ms(), 60_000)
    try:
        yield service
    finally:
        await service.close()


async def with_hooks(service: TableService, ear: Ear) -> None:
    """Anna, Ben and Cleo want to be told, each in another language."""
    for person, language in zip("abc", LANGUAGES, strict=True):
        hook = Webhook(f"{ear.url}/{person}", language, "https://kibitz.example")
        await service.notifier.hooks.set(person, hook)


def decider(live: LiveTable) -> str:
    """The person whose turn it is."""
    return live.table.chairs[live.table.playing().open_seats()[0]].person


# ---- who is told, and how often


def test_whose_turn_it_is_and_who_is_away_is_told_once(ear: Ear, new_sqlite: Callable[[], str]) -> None:
    async def test() -> None:
        async with service_with_notifier(new_sqlite()) as service:
            await with_hooks(service, ear)
            live = await opened(service, "abluxxen")
            person = decider(live)
            await until(lambda: bool(ear.heard))
            for _ in range(5):
                service.driver.nudge(live)
                await asyncio.sleep(A_MOMENT / 5)
            assert ear.calls() == [f"/{person}"]
            link = f"https://kibitz.example/t/{live.id}"
            words = Words(LANGUAGES["abc".index(person)], "abluxxen")
            text = words.tell("webhook-turn", game="Abluxxen", link=link)
            assert msgspec.convert(ear.heard[0][1], WebhookBody) == WebhookBody(
                text, text, live.id, "abluxxen", link, "turn"
            )

    asyncio.run(test())


def test_without_a_webhook_nobody_is_called(ear: Ear, new_sqlite: Callable[[], str]) -> None:
    async def test() -> None:
        async with service_with_notifier(new_sqlite()) as service:
            await with_hooks(service, ear)
            for person in "abc":
                await service.notifier.hooks.drop(person)
            await opened(service, "abluxxen")
            await asyncio.sleep(A_MOMENT)
            assert ear.calls() == []

    asyncio.run(test())


def test_a_server_that_was_not_told_to_calls_nobody(ear: Ear, new_sqlite: Callable[[], str]) -> None:
    async def test() -> None:
        async with service_with_notifier(new_sqlite(), WebhookConfig(anywhere=True, away_s=0.1)) as service:
            await with_hooks(service, ear)
            await opened(service, "abluxxen")
            await asyncio.sleep(A_MOMENT)
            assert ear.calls() == []

    asyncio.run(test())


def test_whom_a_bot_covers_is_not_called(ear: Ear, new_sqlite: Callable[[], str]) -> None:
    async def test() -> None:
        async with service_with_notifier(new_sqlite()) as service:
            live = await opened(service, "abluxxen")
            await with_hooks(service, ear)
            seats = live.table.playing().open_seats()
            await do(live, entries.Covered(seats[0], "random"))
            service.notifier.look(live)
            await asyncio.sleep(0.3)
            assert all(path != f"/{live.table.chairs[seats[0]].person}" for path in ear.calls())

    asyncio.run(test())


def test_when_a_game_is_over_whoever_is_away_is_told(ear: Ear, new_sqlite: Callable[[], str]) -> None:
    async def test() -> None:
        async with service_with_notifier(new_sqlite(), msgspec.structs.replace(QUICK, away_s=2.0)) as service:
            await with_hooks(service, ear)
            live = await opened(service, "abluxxen", options={"variant": "base", "turn_limit": 1})
            await play_on(live, 1)
            await until(lambda: len(ear.heard) == 3)
            assert sorted(ear.calls()) == ["/a", "/b", "/c"]
            assert {body["kind"] for _, body in ear.heard} == {"ended"}
            outcome = live.table.round.play.outcome() if live.table.round else None
            assert outcome is not None
            winners = [live.table.chairs[seat].person for seat in outcome.winners]
            told = {path[1:]: body["text"] for path, body in ear.heard}
            for person, language in zip("abc", LANGUAGES, strict=True):
                key = "webhook-won" if person in winners else "webhook-ended"
                link = f"https://kibitz.example/t/{live.id}"
                assert told[person] == Words(language, "abluxxen").tell(key, game="Abluxxen", link=link)

    asyncio.run(test())


def test_a_person_is_called_to_a_table_once_a_minute_at_most(database: str) -> None:
    async def test() -> None:
        async with service_with_notifier(database) as service:
            live, hooks = await opened(service, "abluxxen"), service.notifier.hooks
            assert await hooks.may_ring("a", live.id, "turn 7", 1000) == 0
            assert await hooks.may_ring("a", live.id, "turn 7", 10 * SOONEST_MS) is None, "once a turn"
            assert await hooks.may_ring("a", live.id, "turn 8", 2000) == SOONEST_MS - 1000
            assert await hooks.may_ring("b", live.id, "turn 9", 2000) == 0, "somebody else"
            assert await hooks.may_ring("a", live.id, "turn 8", 1000 + SOONEST_MS) == 0

    asyncio.run(test())


def test_after_a_restart_nobody_is_called_again_and_nobody_is_forgotten(ear: Ear, database: str) -> None:
    async def test() -> None:
        async with service_with_notifier(database, msgspec.structs.replace(QUICK, away_s=60)) as service:
            await with_hooks(service, ear)
            live = await opened(service, "abluxxen")
            person = decider(live)
        for _ in range(2):
            async with service_with_notifier(database) as service:
                await service.look_around()
                await until(lambda: ear.heard != [])
                await asyncio.sleep(A_MOMENT)
                assert ear.calls() == [f"/{person}"]

    asyncio.run(test())


def test_only_the_process_that_drives_the_table_calls(ear: Ear, postgres: str) -> None:
    async def test() -> None:
        async with service_with_notifier(postgres) as here, service_with_notifier(postgres) as there:
            await with_hooks(here, ear)
            live = await opened(here, "abluxxen")
            there.notifier.look(await there.registry.enter(live.id))
            await until(lambda: ear.heard != [])
            await asyncio.sleep(A_MOMENT)
            assert len(ear.heard) == 1
            assert (live.id in here.process.lease.driven) != (live.id in there.process.lease.driven)

    asyncio.run(test())


# ---- when nobody answers


@pytest.mark.parametrize(("answers", "calls"), [([500, 204], 2), ([500] * 9, 3), ([302] * 9, 3), ([404, 429, 200], 3)])
def test_it_is_tried_three_times_and_redirects_are_not_followed(
    ear: Ear, new_sqlite: Callable[[], str], answers: list[int], calls: int
) -> None:
    async def test() -> None:
        async with service_with_notifier(new_sqlite()) as service:
            ear.answers = answers
            await service.notifier.deliver("oak", ear.url + "/hook?wait=1", b"{}")
            assert ear.calls() == ["/hook?wait=1"] * calls

    asyncio.run(test())


@contextmanager
def rude(says: bytes) -> Iterator[str]:
    """Somebody who says this to whoever calls, and nothing else."""

    def listen() -> None:
        caller, _ = listener.accept()
        with caller, suppress(OSError):
            caller.sendall(says)
            while caller.recv(1000):
                pass

    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=listen)
        thread.start()
        yield f"http://127.0.0.1:{listener.getsockname()[1]}/"
        thread.join()


@pytest.mark.parametrize(
    ("says", "why"),
    [
        (b"", "TimeoutError"),
        (b"x" * 100_000, "ValueError"),
        (b"SSH-2.0-x\r\n", "does not speak HTTP"),
        (b"HTTP/1.1 200 OK\r\nno colon\r\n\r\n", "does not speak HTTP"),
        (b"HTTP/1.1 200 OK\r\n" + b"a: b\r\n" * 20_000, "ValueError"),
        (b"HTTP/1.1 103 Early Hints\r\n\r\n" * 5_000, "ValueError"),
    ],
)
def test_who_does_not_answer_is_given_up(says: bytes, why: str) -> None:
    began = time.monotonic()
    with rude(says) as url, pytest.raises(NotTaken, match=why):
        asyncio.run(post_json(url, b"{}", anywhere=True))
    assert time.monotonic() - began < WITHIN_S + 2


def test_of_an_answer_the_body_is_not_read() -> None:
    """However long it is, and though it never ends."""
    began = time.monotonic()
    with rude(b"HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n" + b"x" * 100_000) as url:
        asyncio.run(post_json(url, b"{}", anywhere=True))
    assert time.monotonic() - began < WITHIN_S


def test_no_proxy_of_the_environment_is_asked(ear: Ear, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:1")
    asyncio.run(post_json(ear.url + "/x;y?z=1", b"{}", anywhere=True))
    assert ear.calls() == ["/x;y?z=1"]


CERTIFICATE = (
    "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=ear"
    " -addext subjectAltName=DNS:localhost"
)


@pytest.mark.skipif(shutil.which("openssl") is None, reason="a certificate is made with openssl")
def test_over_tls_the_certificate_must_be_of_the_host_s_name(
    ear: Ear, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same address each time: the name decides."""
    key, certificate = str(tmp_path / "key"), str(tmp_path / "certificate")
    words = ["openssl", *CERTIFICATE.split(), "-keyout", key, "-out", certificate]
    subprocess.run(words, check=True, capture_output=True)
    ours = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    ours.load_cert_chain(certificate, key)
    ear.socket = ours.wrap_socket(ear.socket, server_side=True)
    ear.handle_error = lambda *_: None  # type: ignore[method-assign]  # who hangs up is no mistake
    named, unnamed = (f"https://{host}:{ear.server_port}/x" for host in ("localhost", "127.0.0.1"))
    try:
        trust.cache_clear()
        with pytest.raises(NotTaken):
            asyncio.run(post_json(named, b"{}", anywhere=True))
        monkeypatch.setenv("SSL_CERT_FILE", certificate)
        trust.cache_clear()
        asyncio.run(post_json(named, b"{}", anywhere=True))
        with pytest.raises(NotTaken):
            asyncio.run(post_json(unnamed, b"{}", anywhere=True))
    finally:
        trust.cache_clear()
    assert ear.calls() == ["/x"]


def test_a_name_is_looked_up_once_and_what_was_found_is_called(ear: Ear) -> None:
    """Whatever the name says a moment later."""

    async def test() -> None:
        url = httpcore.URL(f"http://somewhere.invalid:{ear.server_port}/x")
        connection = httpcore.AsyncHTTPConnection(url.origin, network_backend=Guarded("127.0.0.1"))
        async with connection, connection.stream("POST", url, headers={"Content-Length": "2"}, content=b"{}") as answer:
            assert answer.status == 200

    asyncio.run(test())
    assert ear.calls() == ["/x"]


def test_where_tls_is_expected_plain_http_is_not_spoken(ear: Ear) -> None:
    with pytest.raises(NotTaken):
        asyncio.run(post_json(ear.url.replace("http:", "https:") + "/", b"{}", anywhere=True))
    assert ear.heard == []


# ---- where nobody is called


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example/x",
        "ftp://hooks.example/x",
        "hooks.example/x",
        "https:///x",
        "https://anna:secret@hooks.example/x",
        "https://hooks.example:port/x",
        "https://hooks.example/x y",
        "https://hooks.example/x\r\nHost: other",
        "https://hooks.example/" + "x" * 500,
        "https://ümlaut.example/",
        "https://localhost/",
        "https://127.0.0.1/",
        "https://10.1.2.3/",
        "https://192.168.0.7:8443/",
        "https://172.20.0.1/",
        "https://100.64.0.1/",
        "https://169.254.169.254/latest/meta-data",
        "https://0.0.0.0/",
        "https://224.0.0.1/",
        "https://255.255.255.255/",
        "https://[::1]/",
        "https://[::]/",
        "https://[fe80::1]/",
        "https://[fc00::1]/",
        "https://[fec0::1]/",
        "https://[ff02::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://[64:ff9b::a00:1]/",
        "https://[2002:7f00:1::]/",
        "https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/",
    ],
)
def test_such_an_address_is_refused(url: str) -> None:
    with pytest.raises(BadAddress):
        checked_address(url, anywhere=False)


@pytest.mark.parametrize(
    "url", ["https://hooks.example/x?y=z", "https://hooks.example:8443", "https://8.8.8.8/", "https://[2606:4700::1]/"]
)
def test_an_address_on_the_internet_will_do(url: str) -> None:
    assert checked_address(url, anywhere=False).hostname


def test_a_name_that_points_into_a_private_network_is_not_called() -> None:
    with pytest.raises(BadAddress):
        asyncio.run(where("localhost", 443, anywhere=False))


# ---- over HTTP


def send(
    method: str, url: str, body: JsonBody | None = None, key: str = "", host: str = ""
) -> tuple[int, dict[str, object]]:
    headers = {"content-type": "application/json"} if body is not None else {}
    headers |= {"host": host} if host else {}
    headers |= {"authorization": f"Bearer {key}"} if key else {}
    data = None if body is None else msgspec.json.encode(body)
    request = urllib.request.Request(url, data, headers, method=method)
    try:
        with direct.open(request, timeout=30) as answer:
            return answer.status, msgspec.json.decode(answer.read() or b"{}")
    except urllib.error.HTTPError as refused:
        with refused:
            return refused.code, msgspec.json.decode(refused.read())


def test_the_webhook_of_a_key_is_set_shown_and_forgotten(tmp_path: Path) -> None:
    with Serving(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", "--webhooks") as server:
        address, key = server.url + "/api/me/webhook", new_key()
        wish: JsonBody = {"url": "https://hooks.example/secret", "language": "de"}
        assert msgspec.json.decode(ask(server.url + "/api/games")[1])["webhooks"] is True
        assert send("GET", address)[0] == send("PUT", address, wish)[0] == send("DELETE", address)[0] == 401
        assert send("GET", address, key=key) == (200, {"url": "", "language": "en"})
        assert send("PUT", address, wish, key) == send("GET", address, key=key) == (200, wish)
        assert send("GET", address, key=new_key())[1]["url"] == ""
        other: JsonBody = {"url": "https://other.example/", "language": "pl"}
        assert send("PUT", address, other, key) == send("GET", address, key=key) == (200, other)
        for bad in ({"url": "http://127.0.0.1/"}, {"url": "https://127.0.0.1/"}, {"url": "https://[::1]/"}):
            status, problem = send("PUT", address, {**bad}, key)
            assert (status, problem["kind"]) == (422, "bad-address")
        assert send("PUT", address, {"url": "https://hooks.example/", "language": "fr"}, key)[0] == 400
        assert send("DELETE", address, key=key)[0] == 204
        assert send("GET", address, key=key) == (200, {"url": "", "language": "en"})
        assert "hooks.example" not in server.said()
        assert server.mistakes() == []


def test_a_host_with_which_no_link_can_be_made_is_not_kept(tmp_path: Path) -> None:
    """It would stand in what somebody is told, and in every page; an address of a server is all that it can be."""
    odd = ["x" * 300, "evil.example/phish", "me@evil.example", "evil.example:1:2", "evil%2e", "a:99999", "[::", "a:0"]
    with Serving(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", "--webhooks") as server:
        address, key, wish = server.url + "/api/me/webhook", new_key(), {"url": "https://hooks.example/"}
        for host in odd:
            assert send("PUT", address, {**wish}, key, host)[0] == 400, host
        assert send("GET", address, key=key)[1]["url"] == ""
        for fine in ("club.example", "my_club:8000", "[2001:db8::1]:80", "127.0.0.1:1"):
            assert send("PUT", address, {**wish}, key, fine)[0] == 200, fine
        assert server.mistakes() == []


def test_a_server_without_webhooks_takes_none(tmp_path: Path) -> None:
    with Serving(f"sqlite:///{tmp_path}/t.db", tmp_path / "log") as server:
        assert msgspec.json.decode(ask(server.url + "/api/games")[1])["webhooks"] is False
        status, problem = send("PUT", server.url + "/api/me/webhook", {"url": "https://hooks.example/"}, new_key())
        assert (status, problem["says"]) == (409, {"key": "refused-no-webhooks"})


def test_whoever_sits_at_the_table_is_not_called_and_whoever_is_away_is_after_ten_seconds(
    ear: Ear, tmp_path: Path
) -> None:
    async def test(server: Serving) -> None:
        anna = open_table(server.url, "abluxxen", ["me", "open", "random"], begins="chosen", cover_after_s=None)
        ben = sit_down(server.url, anna.table, "Ben")
        for name, key in (("anna", anna.key), ("ben", ben.key)):
            hook: JsonBody = {"url": f"{ear.url}/{name}", "language": "en"}
            assert send("PUT", server.url + "/api/me/webhook", hook, key)[0] == 200
        async with Player(server.url, anna.table, anna.key) as player:
            while not await its_bens_turn(player):
                [(seat, asked), *_] = player.asked()
                await player.choose(seat, asked.offers[0].text)
            began = time.monotonic()
            await until(lambda: ear.heard != [], 30)
            assert time.monotonic() - began > 9
            assert ear.calls() == ["/ben"]
            assert ear.heard[0][1]["link"] == f"https://cards.example/t/{anna.table}"

    async def its_bens_turn(player: Player) -> bool:
        while not (0 in player.news and player.news[0].ask is not None and player.news[0].ask.seats[0] in (0, 1)):
            await player.hear()
        ask = player.news[0].ask
        return ask is not None and ask.seats == [1]

    flags = ("--webhooks-anywhere", "--public-url", "https://cards.example/")
    with Serving(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", *flags) as server:
        asyncio.run(test(server))
        assert server.mistakes() == []


# ---- kept


def test_webhooks_are_in_a_backup(database: str, tmp_path: Path) -> None:
    async def test() -> None:
        other = f"sqlite:///{tmp_path}/other.db"
        mine, theirs = Webhook("https://a.example", "pl", "https://k"), Webhook("https://b.example", "de", "https://k")
        async with service_with_notifier(database) as service:
            await service.notifier.hooks.set("a", mine)
            await service.notifier.hooks.set("b", theirs)
            await backup(database, tmp_path / "backup")
        async with service_with_notifier(other) as service:
            await service.notifier.hooks.set("b", mine)
        await restore(other, tmp_path / "backup")
        async with service_with_notifier(other) as service:
            hooks = Webhooks(service.store)
            assert (await hooks.of("a"), await hooks.of("b")) == (mine, mine), "what was set since stays"

    asyncio.run(test())
