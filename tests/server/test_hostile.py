"""A storm of hostile frames: the server, and the tables of others, do not notice."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from every import SOAK
from kibitz import wire
from server.hostile import hang_up, hostile_message, improper_frames, improper_requests, raw_line, shake_hands
from server.serving import ConnectionClosed, Player, Serving, ask, open_table, sit_down

FRAMES: Final = 10_000 if SOAK else 500
ATTACKERS: Final = 8
AT_ONCE: Final = 12  # frames of one connection
GAMES: Final = ("abluxxen", "fluxx", "absolute")
PEACEFUL: Final = GAMES if SOAK else GAMES[:1]  # what the others play
MOST_GROWN: Final = 80 * 2**20  # bytes that the process may have grown: caches, buffers, rules of three games
CALM_S: Final = 60.0


def metrics(url: str) -> dict[str, float]:
    text = ask(url + "/metrics")[1].decode()
    return {
        sample.name: sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if not sample.labels
    }


class Den:
    """A table for those who attack: three games, so that every game's texts are tried; some have a chair."""

    def __init__(self, url: str, game: str) -> None:
        host = open_table(url, game, ["me", "open", "random"], cover_after_s=1)
        guest = sit_down(url, host.table, "Mallory")
        self.table = host.table
        self.keys = [host.key, guest.key, ""]


class Storm:
    """Attackers, and what they heard."""

    def __init__(self, url: str, dens: list[Den], others: list[str]) -> None:
        self.url = url
        self.dens = dens
        self.others = others  # tables of people who only want to play
        self.sent = 0
        self.kinds: Counter[str] = Counter()
        self.codes: Counter[int] = Counter()

    async def rage(self) -> None:
        await asyncio.gather(*(self.attack(random.Random(number)) for number in range(ATTACKERS)))

    async def attack(self, rng: random.Random) -> None:
        while self.sent < FRAMES:
            if rng.random() < 0.8:
                await self.send_messages(rng)
            else:
                await asyncio.to_thread(self.send_bytes, rng)

    def target(self, rng: random.Random) -> tuple[str, str]:
        """A table, and a key for it or none."""
        if rng.random() < 0.2:
            return rng.choice(self.others), ""
        den = rng.choice(self.dens)
        return den.table, rng.choice(den.keys)

    async def send_messages(self, rng: random.Random) -> None:
        table, key = self.target(rng)
        player = Player(self.url, table, key)
        try:
            async with asyncio.timeout(60), connect(player.address, max_size=None, compression=None) as line:
                player.connection = line
                if rng.random() < 0.95:
                    await player.say(wire.Hello(protocol=wire.PROTOCOL, key=key))
                for _ in range(AT_ONCE):
                    await line.send(hostile_message(rng))
                    self.sent += 1
                if rng.random() < 0.3:  # gone in the middle of it
                    line.transport.abort()
                else:
                    await self.hear(player)
        except (OSError, WebSocketException, EOFError):
            self.kinds["cut off"] += 1

    async def hear(self, player: Player) -> None:
        """Until everything is answered."""
        await player.say(wire.Ping(at=77))
        try:
            while True:
                message = await player.hear()
                if isinstance(message, wire.Refused | wire.Bye):
                    self.kinds[message.kind] += 1
                if isinstance(message, wire.Pong) and message.at == 77:
                    return
        except ConnectionClosed as closed:
            self.codes[closed.rcvd.code if closed.rcvd else 0] += 1

    def send_bytes(self, rng: random.Random) -> None:
        table, _ = self.target(rng)
        with suppress(OSError), raw_line(self.url) as line:
            if rng.random() < 0.3:
                line.sendall(improper_requests(rng, table))
            else:
                shake_hands(line, table)
                line.sendall(b"".join(improper_frames(rng)))
            self.sent += 1
            if rng.random() < 0.5:
                line.settimeout(0.2)
                line.recv(1000)
            hang_up(line, rng)


class Evening:
    """People who only want to play."""

    def __init__(self, url: str, games: list[str]) -> None:
        self.url = url
        self.over = False
        self.played = 0
        self.chairs = [[open_table(url, game, ["me", "open", "random"])] for game in games]
        for chairs in self.chairs:
            chairs.append(sit_down(url, chairs[0].table, "Ben"))

    @property
    def tables(self) -> list[str]:
        return [chairs[0].table for chairs in self.chairs]

    async def play(self) -> None:
        await asyncio.gather(*(self.play_at(index) for index in range(len(self.chairs))))

    async def play_at(self, index: int) -> None:
        """One game, and a rematch as long as the storm goes on."""
        players = [Player(self.url, seated.table, seated.key) for seated in self.chairs[index]]
        for player in players:
            await player.come()
        while True:
            await asyncio.gather(*(player.play(random.Random(index), 300) for player in players))
            self.played += 1
            if self.over:
                break
            for player in players:
                assert isinstance(await player.act(wire.Again(id=player.new_id())), wire.Done)
            for player in players:
                while player.is_over():  # until the next game is dealt
                    await player.hear()
        for player in players:
            check_numbers(player)
            await player.go()


def check_numbers(player: Player) -> None:
    """The news of a seat were numbered without a gap while the player sat there (a rematch brings another seat), and
    nothing was refused but what came too late."""
    seat, last = -1, 0
    for message in player.heard:
        if isinstance(message, wire.News):
            if message.seat != seat:
                seat, last = message.seat, 0
            for item in message.items:
                assert item.n == (last or item.n - 1) + 1, (message.seat, item.n, last)
                assert item.kind != "spoke", "chat is apart"
                last = item.n
            last = message.n
        assert not isinstance(message, wire.Bye), message
        assert not isinstance(message, wire.Refused) or message.kind in ("stale", "not-asked", "not-now"), message


def test_a_storm_of_hostile_frames_disturbs_nobody(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    database: str = request.getfixturevalue("new_postgres")()
    with Serving(database, tmp_path / "log") as server:
        evening = Evening(server.url, list(PEACEFUL))
        dens = [Den(server.url, game) for game in GAMES]
        storm = Storm(server.url, dens, evening.tables)
        before = metrics(server.url)
        try:
            asyncio.run(storm_and_evening(storm, evening))
        except ConnectionClosed as closed:
            raise AssertionError(f"a peaceful table was disturbed: {troubles(server)}") from closed
        assert storm.sent >= FRAMES
        assert evening.played >= len(PEACEFUL)
        assert "internal" not in storm.kinds, storm.kinds
        assert {"unreadable", "not-yours", "stale"} <= set(storm.kinds), storm.kinds
        after = calm(server.url, before)
        assert after["kibitz_sockets"] == 0
        assert after["kibitz_tasks"] <= before["kibitz_tasks"] + 10, (before, after)
        assert after["process_open_fds"] <= before["process_open_fds"] + 10, (before, after)
        assert after["process_resident_memory_bytes"] < before["process_resident_memory_bytes"] + MOST_GROWN
        assert server.mistakes() == []
        for table in [*evening.tables, *(den.table for den in dens)]:
            assert ask(f"{server.url}/api/tables/{table}")[0] == 200
        asyncio.run(still_playable(server.url, dens))
        assert server.stop() in (0, -signal.SIGTERM)
        assert server.mistakes() == []


def troubles(server: Serving) -> tuple[list[str], dict[str, float]]:
    """What the log and the counters say."""
    lines = [line for line in server.said().splitlines() if '"level": "info"' not in line]
    return lines[-20:], {name: value for name, value in metrics(server.url).items() if name.startswith("kibitz_")}


async def storm_and_evening(storm: Storm, evening: Evening) -> None:
    playing = asyncio.create_task(evening.play())
    await storm.rage()
    evening.over = True
    await playing


def calm(url: str, before: dict[str, float]) -> dict[str, float]:
    """The numbers when everybody is gone."""
    until = time.monotonic() + CALM_S
    while True:
        after = metrics(url)
        quiet = after["kibitz_sockets"] == 0 and after["process_open_fds"] <= before["process_open_fds"] + 10
        if quiet or time.monotonic() > until:
            return after
        time.sleep(0.5)


async def still_playable(url: str, dens: list[Den]) -> None:
    """Even where they raged, a spectator finds a table in good order."""
    for den in dens:
        async with Player(url, den.table) as watcher:
            await watcher.until(wire.News)


def test_an_act_sent_again_is_done_once_and_disturbs_nobody(tmp_path: Path) -> None:
    async def repeat(url: str, table: str, keys: list[str]) -> None:
        async with Player(url, table, keys[0]) as anna, Player(url, table, keys[1]) as ben:
            answers = [await anna.act(wire.Say(id="once", text="hello")) for _ in range(5)]
            assert answers == [wire.Done(id="once"), *[wire.Done(id="once", again=True)] * 4]
            assert isinstance(await ben.act(wire.Say(id="mine", text="hello, Anna")), wire.Done)
            heard = {line.n: line.text for chat in ben.heard if isinstance(chat, wire.Chat) for line in chat.lines}
            assert list(heard.values()) == ["hello", "hello, Anna"]

    with Serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as server:
        host = open_table(server.url, "abluxxen", ["me", "open", "open"])
        guest = sit_down(server.url, host.table, "Ben")
        asyncio.run(repeat(server.url, host.table, [host.key, guest.key]))


def test_whoever_says_too_much_that_cannot_be_read_is_sent_away(tmp_path: Path) -> None:
    async def babble(url: str, table: str) -> wire.Bye:
        async with Player(url, table) as player:
            for _ in range(30):
                with suppress(ConnectionClosed):
                    await player.send("{")
            return await player.until(wire.Bye)

    with Serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as server:
        seated = open_table(server.url, "abluxxen", ["me", "open"])
        bye = asyncio.run(babble(server.url, seated.table))
        assert bye.kind == "unreadable"
        assert bye.retry == -1


def test_whoever_names_a_chair_that_cannot_be_is_told_of_which_act(tmp_path: Path) -> None:
    async def kick(url: str, table: str, key: str) -> list[wire.Refused]:
        async with Player(url, table, key) as player:
            for number, chair in enumerate(("99", "-1", '"x"', "0.5")):
                await player.send(f'{{"type":"kick","id":"k{number}","chair":{chair}}}')
            await player.send('{"type":"kick","id":7,"chair":0}')
            return [await player.until(wire.Refused) for _ in range(5)]

    with Serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as server:
        seated = open_table(server.url, "abluxxen", ["me", "open"])
        refused = asyncio.run(kick(server.url, seated.table, seated.key))
        assert [one.id for one in refused] == ["k0", "k1", "k2", "k3", ""]
        assert {one.kind for one in refused} == {"unreadable"}


FIRST_WORDS: Final[dict[str, str | bytes]] = {
    "nothing": "",
    "no JSON": "{",
    "nested": '{"x":' + "[" * 30_000 + ',"type":"hello"}',
    "bytes": b"\xff\xfe",
    "no hello": '{"type":"ping"}',
    "another protocol": '{"type":"hello","protocol":' + "9" * 400 + "}",
    "no key": '{"type":"hello","protocol":1,"key":"\\u0000"}',
    "a wrong key": '{"type":"hello","protocol":1,"key":"UUUUUUUUUUUUUUUUUUUUUUUUUU"}',
}


def test_whoever_begins_with_nonsense_is_sent_away_politely(tmp_path: Path) -> None:
    async def begin(url: str, table: str, word: str | bytes) -> wire.Bye:
        player = Player(url, table)
        async with connect(player.address) as line:
            player.connection = line
            with suppress(ConnectionClosed):  # where there can be no table, nobody waits for the hello
                await player.send(word)
            return await player.until(wire.Bye)

    with Serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as server:
        table = open_table(server.url, "abluxxen", ["me", "open"]).table
        kinds = {name: asyncio.run(begin(server.url, table, word)).kind for name, word in FIRST_WORDS.items()}
        assert set(kinds.values()) <= {"unreadable", "not-now", "bad-key"}, kinds
        assert kinds["nested"] == kinds["no JSON"] == kinds["bytes"] == "unreadable"
        assert asyncio.run(begin(server.url, "0000000000000000", '{"type":"hello","protocol":1}')).kind == "not-now"
        assert asyncio.run(begin(server.url, "NO%00TABLE", '{"type":"hello","protocol":1}')).kind == "no-table"
        assert server.mistakes() == []
