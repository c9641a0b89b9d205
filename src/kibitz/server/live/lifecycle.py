"""The life of tables: those that nobody needs are closed, closed ones are archived, archived ones are deleted in time.

All of it is done in small steps beside what is played. It does not matter which process does them, nor if two try.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from itertools import pairwise
from typing import Final, NamedTuple

import msgspec
import structlog

from kibitz.server.live.keeping import leaps
from kibitz.server.live.registry import TableRegistry
from kibitz.server.ops.config import Lifetimes
from kibitz.server.phases import ARCHIVED, BETWEEN, CLOSED, OPEN, OVER, PLAYING
from kibitz.server.store.archive import packed
from kibitz.server.store.database import LogRow, StoreError
from kibitz.server.store.store import ALL, Store
from kibitz.server.table.closing import Closed
from kibitz.server.table.entries import Dealt, Spoke, read_entry
from kibitz.server.table.summary import ranks, summary

MOST: Final = 50  # tables of one kind in one sweep
MOST_OWN: Final = 200  # tables of one person that are written before they are listed
SOON_S: Final = 1.0
BEGIN: Final = (-1, "")  # where a look at idle tables begins
HOUR_MS: Final = 3_600_000
DAY_MS: Final = 24 * HOUR_MS
SETTLED_DAYS: Final = 90  # for which a settled report is kept
INVITATION_DAYS: Final = 14  # for which somebody is asked to a table

log = structlog.get_logger("kibitz.lifecycle")


class Rule(NamedTuple):
    """Tables in these phases are closed when nothing has happened there for so long."""

    why: str
    phases: list[str]
    after_ms: int
    empty: bool = False  # only where nobody sits


def rules_of(lifetimes: Lifetimes) -> list[Rule]:
    return [
        Rule("empty", [OPEN], int(lifetimes.empty_h * HOUR_MS), empty=True),
        Rule("idle", [OPEN, PLAYING, BETWEEN], int(lifetimes.idle_days * DAY_MS)),
        Rule("rest", [OVER], int(lifetimes.rest_h * HOUR_MS)),
    ]


class Lifecycle:
    """Looks at tables that nobody looks at."""

    def __init__(self, registry: TableRegistry, lifetimes: Lifetimes) -> None:
        self.registry = registry
        self.process = registry.process
        self.store = registry.store
        self.clock = registry.clock
        self.lifetimes = lifetimes
        self.rules = rules_of(lifetimes)
        self.seen: dict[str, tuple[int, str]] = {}  # by rule: where the last look ended
        self.all_written = False
        self.unreadable: set[str] = set()  # tables that cannot be brought further

    async def run(self) -> None:
        """Until the server stops. Where there is much to do, as after an upgrade, the next look comes soon."""
        pause = SOON_S
        while not self.process.background.stopping:
            await asyncio.sleep(pause)
            pause = self.lifetimes.every_s
            try:
                if await self.sweep() >= MOST:
                    pause = SOON_S
            except StoreError as error:
                log.warning("store out of reach", error=str(error))
            except Exception:
                log.exception("a mistake of ours; the server goes on")

    async def sweep(self) -> int:
        """A few tables of each kind; how many."""
        done = await self.write_rows()
        for rule in self.rules:
            done += await self.close_idle(rule)
        done += await self.archive_closed()
        await self.forget_old()
        return done + await self.delete_old()

    # ---- of an older version

    async def write_rows(self) -> int:
        """Tables of which lists know nothing yet. When there are none any more, none comes."""
        if self.all_written:
            return 0
        found = await self.store.lists.without_row(MOST + len(self.unreadable))
        todo = [id for id in found if id not in self.unreadable]
        for id in todo:
            await self.try_to_write_row(id)
        self.all_written = not todo
        if todo:
            log.info("tables of an older version are written into lists", tables=len(todo))
        return len(todo)

    async def write_rows_of(self, person: str) -> None:
        """Those of somebody who asks for their tables come first."""
        if self.all_written:
            return
        for id in await self.store.lists.unwritten_of(person, MOST_OWN):
            if id not in self.unreadable:
                await self.try_to_write_row(id)

    async def try_to_write_row(self, id: str) -> None:
        if not await managed(self.write_row(id), "written into lists", id):
            self.unreadable.add(id)

    async def write_row(self, id: str) -> None:
        """Write what lists show of a table, unless it was written meanwhile."""
        async with self.registry.visit(id) as live:
            table = live.table
            await self.store.lists.write(id, *summary(table, table.at), ranks(table))

    # ---- closing

    async def close_idle(self, rule: Rule) -> int:
        """The next few that a rule closes; after the last one it begins again."""
        before = self.clock.now_ms() - rule.after_ms
        found = await self.store.lists.idle(rule.phases, before, MOST, self.seen.get(rule.why, BEGIN), rule.empty)
        self.seen[rule.why] = found[-1] if len(found) == MOST else BEGIN
        for _, id in found:
            await managed(self.close(id, rule.why, before), "closed", id)
        return len(found)

    async def close(self, id: str, why: str, before: int) -> None:
        """Unless something has happened there meanwhile, or somebody is looking at it."""
        async with self.registry.visit(id) as live:
            await live.look_elsewhere()
            if live.present() or not await self.process.lease.drives(id):
                return
            await live.do(
                lambda table: [Closed(why)] if table.at < before and table.state.phase not in (CLOSED, ARCHIVED) else []
            )

    # ---- archiving

    async def archive_closed(self) -> int:
        found = await self.store.lists.idle([CLOSED], self.clock.now_ms() + 1, MOST, self.seen.get(CLOSED, BEGIN))
        self.seen[CLOSED] = found[-1] if len(found) == MOST else BEGIN
        for _, id in found:
            await managed(self.archive(id), "archived", id)
        return len(found)

    async def archive(self, id: str) -> None:
        """The games of a closed table, packed; of one at which none was played, nothing is kept. Another process may do
        the same: whoever comes second finds that the table is not closed any more."""
        await self.process.results.count_at(id)
        games, last = await games_of(self.store, id)
        if not games:
            await self.store.archive.delete([id], [CLOSED])
        else:
            data = {number: await asyncio.to_thread(packed, rows) for number, rows in games.items()}
            read = {row.number: row.data for rows in games.values() for row in rows}
            await self.store.archive.put(id, data, last, read)

    # ---- deleting

    async def delete_old(self) -> int:
        """Archived tables, where they are not kept for ever."""
        if not self.lifetimes.keep_days:
            return 0
        before = self.clock.now_ms() - int(self.lifetimes.keep_days * DAY_MS)
        found = [id for _, id in await self.store.lists.idle([ARCHIVED], before, MOST, BEGIN)]
        if found:
            await self.store.archive.delete(found, [ARCHIVED])
        return len(found)

    async def forget_old(self) -> None:
        """What was counted yesterday, bans that are over, reports that were settled long ago, and old invitations."""
        now = self.clock.now_ms()
        await self.store.quotas.forget_before(now)
        await self.store.moderation.forget_old(now, now - SETTLED_DAYS * DAY_MS)
        await self.store.invitations.forget_before(now - INVITATION_DAYS * DAY_MS)


async def managed(step: Awaitable[None], what: str, id: str) -> bool:
    """Whether it could be done. One table that cannot be read does not keep the others from it."""
    try:
        await step
    except StoreError:
        raise
    except Exception as error:
        log.warning(f"a table cannot be {what}", table=id, error=repr(error))
        return False
    return True


async def games_of(store: Store, id: str) -> tuple[dict[int, list[LogRow]], int]:
    """The entries of each game of a table, as they are archived; and the number of the table's last entry, which is of
    none of them. What lies before the first deal is in the deal."""
    games: dict[int, list[LogRow]] = {}
    number, last = 0, 0
    checkpoints = await store.checkpoints(id)
    for first, after in pairwise([*checkpoints, ALL]):
        rows = await store.between(id, first, after - 1)
        if not rows:
            return {}, 0  # another process has archived it meanwhile
        head, last = read_entry(rows[0].data), rows[-1].number
        number = head.state.begun if isinstance(head, Dealt) else number
        if number:
            games.setdefault(number, []).extend(kept_of([row for row in rows if after < ALL or row.number < last]))
    return games, last


def kept_of(rows: list[LogRow]) -> list[LogRow]:
    """Without what was said, and without the snapshots of turns that are long over."""
    kept = []
    for row in rows:
        entry = read_entry(row.data)
        if isinstance(entry, Spoke):
            continue
        over = row.position and '"position":{' not in row.position
        kept.append(row if leaps(entry) or over else msgspec.structs.replace(row, position=""))
    return kept
