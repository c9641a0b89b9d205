"""``kibitz join`` where something is wrong: the link, whoever answers there, the network, the disk, a bot."""

from __future__ import annotations

import os
import socket
import stat
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from io import StringIO
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

import msgspec
import pytest
from websockets.sync.server import ServerConnection, serve

from kibitz import wire
from kibitz.play.words import Words
from kibitz.terminal.console import Console
from kibitz.terminal.remote.connection import Connected, Connection, Ended
from kibitz.terminal.remote.errors import TurnedAway
from kibitz.terminal.remote.http_client import TableClient
from kibitz.terminal.remote.key_ring import KeyRing
from kibitz.terminal.remote.proxy import proxy_for
from kibitz.terminal.remote.rendering import refusal_text
from kibitz.terminal.remote.table import RemoteTable
from server.serving import Serving, ask, direct, open_table
from server.typists import PATIENCE_S, Typist, join

INVITATION = b"HTTP/1.1 200 OK\r\ncontent-length: "


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("server")
    with Serving(f"sqlite:///{folder / 'tables.db'}", folder / "log") as server:
        yield server
        assert server.mistakes() == []


def new_table(server: Serving, *chairs: str, **settings: object) -> str:
    return f"{server.url}/t/{open_table(server.url, 'absolute', [*chairs], '', begins='chosen', **settings).table}"


def info_at(link: str) -> wire.Info:
    status, answer = ask(link.replace("/t/", "/api/tables/"))
    assert status == 200
    return msgspec.convert(msgspec.json.decode(answer)["info"], wire.Info)


# ---- the link, and who answers there


@contextmanager
def answering(answer: bytes) -> Iterator[str]:
    """Somebody who gives everybody this answer, and hangs up."""
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def speak() -> None:
            while True:
                try:
                    with listener.accept()[0] as caller:
                        caller.recv(65536)
                        caller.sendall(answer)
                except OSError:
                    return

        thread = Thread(target=speak, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{listener.getsockname()[1]}/t/abc"
        listener.shutdown(socket.SHUT_RDWR)
        thread.join()


def told(link: str) -> str:
    """In one sentence, why nothing is told about this table."""
    with pytest.raises(TurnedAway) as refusal:
        TableClient(link).table_info()
    return refusal_text(refusal.value.why, Words("en"))


@pytest.mark.parametrize(
    "link",
    ["http://127.0.0.1:abc/t/x", "http://127.0.0.1:99999/t/x", "http://a b/t/x", "http://[::1/t/x", "http:///t/x"],
)
def test_what_is_no_link_is_said(link: str) -> None:
    assert told(link).startswith(f"This is not the link of a table: “{link}”")


@pytest.mark.parametrize(
    "answer",
    [
        b"SSH-2.0-OpenSSH_9.2\r\n",
        INVITATION + b"500\r\n\r\n{",
        INVITATION + b"15\r\n\r\n<html>Hi</html>",
        INVITATION + b'7\r\n\r\n{"a":"\xff',
        INVITATION + b"2\r\n\r\n{}",
    ],
)
def test_an_answer_that_cannot_be_read_is_said(answer: bytes) -> None:
    with answering(answer) as link:
        assert told(link) == f"The answer from {link.removesuffix('/t/abc')} cannot be read. Is it a Kibitz server?"


def test_a_refusal_that_is_cut_is_said() -> None:
    with answering(b"HTTP/1.1 502 Bad Gateway\r\ncontent-length: 500\r\n\r\n{") as link:
        assert told(link) == "The server answers with HTTP 502. Is it a Kibitz server?"


def test_whoever_runs_the_command_reads_one_sentence(tmp_path: Path) -> None:
    assert join(tmp_path, "http://127.0.0.1:abc/t/x", code=2).count("\n") == 1


# ---- the network


def forget_proxies(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.lower().endswith("_proxy")]:
        monkeypatch.delenv(name)


def test_one_proxy_leads_to_http_and_to_websocket(monkeypatch: pytest.MonkeyPatch) -> None:
    forget_proxies(monkeypatch)
    monkeypatch.setenv("https_proxy", "http://192.0.2.1:3128")
    assert proxy_for("https://club.example/x") == proxy_for("wss://club.example/x") == "http://192.0.2.1:3128"
    assert proxy_for("http://club.example/x") is None and proxy_for("ws://club.example/x") is None
    monkeypatch.setenv("http_proxy", "192.0.2.2:8080")
    assert proxy_for("http://club.example:81/x") == proxy_for("ws://club.example:81/x") == "http://192.0.2.2:8080"
    monkeypatch.setenv("no_proxy", "club.example")
    assert proxy_for("wss://club.example/x") is None and proxy_for("ws://club.example:81/x") is None
    for here in ("ws://127.0.0.1:8000", "http://localhost:8000", "ws://[::1]:8000/x"):
        assert proxy_for(here) is None


def test_no_proxy_stands_between_two_programs_of_one_machine(
    server: Serving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forget_proxies(monkeypatch)
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")
    monkeypatch.setenv("https_proxy", "http://127.0.0.1:9")
    assert "Goodbye!" in join(tmp_path, new_table(server, "open", "random"), typed="quit\n")


def test_a_message_that_nobody_has_foreseen_ends_the_session() -> None:
    """News whose view lies deeper than any program reads."""

    def shout(caller: ServerConnection) -> None:
        caller.recv()
        caller.send('{"type":"news","seat":0,"n":1,"view":' + "[" * 500_000)

    inbox: SimpleQueue[object] = SimpleQueue()
    with serve(shout, "127.0.0.1", 0) as peer:
        Thread(target=peer.serve_forever, daemon=True).start()
        Connection(f"ws://127.0.0.1:{peer.socket.getsockname()[1]}", "", inbox).start()
        assert isinstance(inbox.get(timeout=PATIENCE_S), Connected)
        ended = inbox.get(timeout=PATIENCE_S)
        peer.shutdown()
    assert isinstance(ended, Ended)
    assert refusal_text(ended.why, Words("en")).startswith("The connection cannot go on: RecursionError")


Change = Callable[[str, bytes], bytes | None]


@contextmanager
def before(server: Serving, change: Change) -> Iterator[str]:
    """A site before a server, without WebSockets. ``change``: what it makes of an answer; None: it hangs up."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            self.pass_on(None)

        def do_POST(self) -> None:
            self.pass_on(self.rfile.read(int(self.headers["content-length"])))

        def pass_on(self, body: bytes | None) -> None:
            headers = {name: self.headers[name] for name in ("authorization", "content-type") if self.headers[name]}
            if self.headers["upgrade"]:
                self.send_error(502)
                return
            with direct.open(urllib.request.Request(server.url + self.path, body, headers)) as answer:
                content = change(self.command, answer.read())
            self.close_connection = True
            if content is not None:
                self.send_response(200)
                self.send_header("content-length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

        def log_message(self, format: str, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as site:
        thread = Thread(target=site.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{site.server_port}"
        site.shutdown()
        thread.join()


def test_whoever_is_never_let_in_does_not_wait_for_ever(server: Serving, tmp_path: Path) -> None:
    link = new_table(server, "open", "random")
    begun = time.monotonic()
    with before(server, lambda command, content: content) as site:
        said = join(tmp_path, link.replace(server.url, site), "--watch", code=2)
    assert "Connection lost" in said and f"Nobody answers at {site}" in said and "HTTP 502" in said
    assert time.monotonic() - begun < PATIENCE_S


# ---- chairs and keys


def test_the_recovery_code_is_shown_before_anything_else_can_go_wrong(server: Serving, tmp_path: Path) -> None:
    taken = list[bytes]()

    def hang_up_after_the_chair(command: str, content: bytes) -> bytes | None:
        if command == "GET" and taken:
            return None
        taken.extend([content] if command == "POST" else [])
        return content

    link = new_table(server, "open", "open")
    with before(server, hang_up_after_the_chair) as site:
        said = join(tmp_path, link.replace(server.url, site), code=2)
        assert msgspec.json.decode(taken[0])["recovery"] in said
        assert msgspec.json.decode(taken[0])["key"] == KeyRing(tmp_path).key(link.replace(server.url, site))


def test_whoever_cannot_keep_a_key_is_told_and_plays(server: Serving, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    said = join(tmp_path / "file" / "folder", new_table(server, "open", "random"), typed="quit\n")
    assert "recovery code:" in said and "The key of your chair cannot be kept here (" in said and "Goodbye!" in said


def test_a_file_of_keys_that_cannot_be_read_is_put_aside(tmp_path: Path) -> None:
    ring, link = KeyRing(tmp_path), "http://host/t/abc"
    for odd in (b'{"http://host/t/old": "secret",', b'["secret"]', b'{"a": "\xff"}'):
        ring.path.write_bytes(odd)
        assert ring.key(link) == ""
        ring.keep(link, "key")
        assert ring.key(link) == "key" and (tmp_path / "keys.json.bad").read_bytes() == odd
    assert stat.S_IMODE(ring.path.stat().st_mode) == 0o600


def test_a_file_of_keys_that_cannot_be_reached_stays_as_it_is(tmp_path: Path) -> None:
    ring = KeyRing(tmp_path)
    ring.path.symlink_to(ring.path)  # it leads nowhere
    assert ring.key("http://host/t/abc") == ""
    with pytest.raises(OSError, match=r"keys\.json"):
        ring.keep("http://host/t/abc", "key")
    assert ring.path.is_symlink()


def test_a_chair_is_called_by_its_number_first(server: Serving) -> None:
    info = info_at(new_table(server, "open", "open", "open"))
    for chair, name in zip(info.chairs, ("3", "Ben", "2"), strict=True):
        chair.name = name
    table = RemoteTable(Console(StringIO(), StringIO()), "en", info, lambda message: None)
    assert [table.chair_called(wish) for wish in ("1", "2", "3", "ben", "x")] == [0, 1, 2, 1, None]


# ---- bots


@pytest.mark.parametrize(
    ("bot", "complaint"), [("cmd:/nope/my_bot", "/nope/my_bot: cannot be started"), ("cmd:false", "ends by itself")]
)
def test_a_bot_that_cannot_start_takes_no_chair(server: Serving, tmp_path: Path, bot: str, complaint: str) -> None:
    link = new_table(server, "open", "random")
    assert complaint in join(tmp_path, link, "--bot", bot, code=2)
    assert info_at(link).chairs[0].kind == "open"


def test_a_bot_that_fails_is_told_in_every_game(server: Serving, tmp_path: Path) -> None:
    """Kibitz plays for it to the end of a game; in the next one it is asked again."""
    link = new_table(server, "open", "random", rounds=2, options={"rounds": 1})
    with Typist(tmp_path, link, "--name", "Otto", "--bot", "cmd:cat", "--lang", "en") as otto:
        for _ in range(2):
            otto.sees("Otto (bot) gives no answer that can be played: it answered")
            otto.sees("Final score")
