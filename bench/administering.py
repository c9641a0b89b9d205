"""Every command of ``kibitz admin`` on servers that are full: how long it takes, when it holds, who has to wait for it.

``make admin-test`` writes the table into docs/performance.md: on SQLite, and with two processes on PostgreSQL, each at
an evening of 250 tables. Whoever is banned is out when the last of their connections is closed, on whichever process.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from typing import Any, Final

import uvloop

import page
import process
from crowd import Desk
from evening import Evening, EveningTable, Guest
from kibitz.server.keys import person_of
from load import free_port, say, share, told_wrong
from postgres import Postgres

TABLES: Final = 250
WARM_S: Final = 15.0
BANNED: Final = 20  # people, one after the other
QUIET_S: Final = 5.0  # at least, to see what choices take meanwhile
PATIENCE_S: Final = 20.0
HEAD: Final = (
    "| database | command | seconds | what came of it | p99 ms of choices meanwhile | longest ms |\n"
    "| --- | --- | ---: | --- | ---: | ---: |"
)


class Trial:
    """A full server, and whoever runs it."""

    def __init__(self, name: str, address: str, crowd: Evening) -> None:
        self.name = name
        self.address = address
        self.crowd = crowd
        self.rows: list[str] = []

    async def admin(self, *words: str) -> tuple[Any, float]:
        """What the command answers, and when it was done."""
        command = [sys.executable, "-P", "-m", "kibitz", "admin", *words, "--database", self.address]
        running = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        answer, _ = await running.communicate()
        if running.returncode:
            raise SystemExit(f"admin-test: {' '.join(words)}: exit status {running.returncode}")
        return json.loads(answer) if "--json" in words else answer.decode().strip(), time.perf_counter()

    async def tried(self, name: str, work: Callable[[], Awaitable[str]]) -> None:
        """What came of it; and what choices took meanwhile."""
        self.crowd.waits, begin = [], time.perf_counter()
        outcome = await work()
        took = time.perf_counter() - begin
        await asyncio.sleep(max(0.0, QUIET_S - took))
        p99, most = share(self.crowd.waits, 0.99) * 1000, max(self.crowd.waits) * 1000
        self.rows.append(f"| {self.name} | `{name}` | {took:.2f} | {outcome} | {p99:.1f} | {most:.0f} |")
        print(self.rows[-1], flush=True)

    def given_up(self, number: int) -> EveningTable:
        """A table at which nobody chooses any more; its people stay connected."""
        table = self.crowd.tables[number]
        table.is_deserted = True
        table.settle(at_once=True)
        return table

    # ---- each command

    async def everything(self) -> None:
        for name in ("tables", "people", "bans", "reports"):
            await self.tried(name, lambda name=name: self.counted(name))  # type: ignore[misc]
        await self.tried("usage", self.usage)
        await self.tried("close", self.close)
        await self.tried("delete", self.delete)
        await self.tried("ban", self.ban)
        await self.tried("unban", self.unban)
        await self.tried("settle --ban", self.settle)
        await self.tried("vacuum", self.vacuum)

    async def counted(self, name: str) -> str:
        most = ["--most", "10000"] if name in ("tables", "people") else []
        return f"{len((await self.admin(name, '--json', *most))[0])} listed"

    async def usage(self) -> str:
        found = (await self.admin("usage", "--json"))[0]
        return f"{found['bytes'] / 1e6:.1f} MB, server processes: {found['processes']}"

    async def close(self) -> str:
        tables = [self.given_up(number) for number in range(3)]
        _, done = await self.admin("close", *[id_of(table) for table in tables], "--json")
        there = [guest for table in tables for guest in table.guests]
        await until(lambda: all(guest.told_closed for guest in there))
        return f"{len(there)} people were told, the last {late(guest.told_closed - done for guest in there)}"

    async def delete(self) -> str:
        table = self.given_up(3)
        _, done = await self.admin("delete", id_of(table), "--yes", "--json")
        await until(lambda: all(guest.lost_at for guest in table.guests))
        last = late(guest.lost_at - done for guest in table.guests)
        return f"{len(table.guests)} people were sent away, the last {last}"

    async def ban(self) -> str:
        """One after the other, each with a second connection at another process where there is one."""
        waits = []
        for number in range(4, 4 + BANNED):
            table = self.given_up(number)
            mine = [table.guests[0], *[await self.again(table, port) for port in self.crowd.ports]]
            _, done = await self.admin("ban", person_of(table.keys[0]), "--json")
            await until(lambda mine=mine: all(guest.lost_at for guest in mine))  # type: ignore[misc]
            waits.append(max(guest.lost_at for guest in mine) - done)
        return f"{BANNED} people with {1 + len(self.crowd.ports)} connections each: out {late(waits)}"

    async def again(self, table: EveningTable, port: int) -> Guest:
        """The person of the first chair, in another tab."""
        guest = Guest(table, 0)
        await asyncio.get_running_loop().create_connection(lambda: guest, "127.0.0.1", port)
        await asyncio.wait_for(guest.first_news, PATIENCE_S)
        return guest

    async def unban(self) -> str:
        table = self.crowd.tables[4]
        _, done = await self.admin("unban", person_of(table.keys[0]), "--json")
        while (await self.again(table, self.crowd.ports[-1])).lost_at:
            pass
        return f"back {late([time.perf_counter() - done])}"

    async def settle(self) -> str:
        table = self.given_up(5 + BANNED)
        path = table.path.removesuffix("/socket") + "/reports"
        desk = Desk(self.crowd.ports[0], table.keys[1])
        number = (await desk.post(path, {"seat": table.guests[0].seat, "text": "spam"}))["number"]
        desk.close()
        (report,) = (await self.admin("reports", "--json"))[0]
        assert report["report"] == number and report["about"] == person_of(table.keys[0]), report
        _, done = await self.admin("settle", str(number), "banned", "--ban", "--json")
        await until(lambda: bool(table.guests[0].lost_at))
        out = late([table.guests[0].lost_at - done])
        return f"reported, listed with {len(report['chat'])} lines of chat, settled; out {out}"

    async def vacuum(self) -> str:
        return str((await self.admin("vacuum"))[0])


def id_of(table: EveningTable) -> str:
    return table.path.split("/")[3]


def late(waits: Any) -> str:
    """After the command was done; or before it had ended itself."""
    longest = max(waits)
    return f"{1000 * longest:.0f} ms after the command" if longest > 0 else "before the command had ended"


async def until(holds: Callable[[], bool]) -> None:
    end = time.perf_counter() + PATIENCE_S
    while not holds():
        if time.perf_counter() > end:
            raise SystemExit("admin-test: waited in vain")
        await asyncio.sleep(0.005)


async def trial(kind: str) -> list[str]:
    with ExitStack() as stack:
        if kind == "SQLite":
            address = f"sqlite:///{stack.enter_context(tempfile.TemporaryDirectory())}/tables.db"
        else:
            address = stack.enter_context(Postgres()).address
        servers = []
        for _ in range(1 if kind == "SQLite" else 2):
            servers.append(process.kibitz(address, free_port()))
            stack.callback(servers[-1].stop)
        crowd = Evening([server.port for server in servers])
        await crowd.open_tables(TABLES)
        await crowd.connect()
        crowd.begin()
        say(f"{kind}: {len(crowd.guests)} sockets on {len(servers)} processes")
        await asyncio.sleep(WARM_S)
        crowd.forget()
        made = Trial(kind, address, crowd)
        await made.everything()
        await crowd.end()
        crowd.leave()
        made.rows.append(f"| {kind} | refused or lost | | {told_wrong(crowd)} | | |")
        print(made.rows[-1], flush=True)
        return made.rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="the page stays as it is")
    options = parser.parse_args()
    gc.disable()  # the clients' pauses are not the servers'
    print(HEAD, flush=True)
    rows = [row for kind in ("SQLite", "PostgreSQL") for row in uvloop.run(trial(kind))]
    if not options.quick:
        page.write("administration", "\n".join([HEAD, *rows]), by="make admin-test")


if __name__ == "__main__":
    main()
