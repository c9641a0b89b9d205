"""Whoever is away: a game alone waits, a clock is used up before a bot plays, and bots play for nobody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from kibitz import wire
from kibitz.core.errors import BadOptions
from kibitz.core.game import SPECTATOR
from kibitz.server import deeds
from kibitz.server.company import NotNow
from kibitz.server.deeds import Chose, read_deed
from kibitz.server.http import Seated, TableEntry
from kibitz.server.presence import goes_on
from kibitz.server.settings import CLOCKS, ChairPlan, Clock, Settings, checked, clock_s, cover_s
from kibitz.server.store import Store
from server.databases import look
from server.houses import do, house_at, opened
from server.serving import Player, Serving, ask, open_table, sit_down
from server.sitting import Sitting, keepers, quick
from server.stored import lay, with_store

DUEL = {"variant": "duel"}
DAY_S = 86400
ALL_CLOCKS = [*CLOCKS, Clock(5), Clock(20, 100, 7), Clock(60, 0, 1800), Clock(30 * DAY_S, DAY_S, 30 * DAY_S)]
SOON: Clock = Clock(1, 0, 1)


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("serving")
    with Serving(f"sqlite:///{folder / 'tables.db'}", folder / "log") as serving:
        yield serving
    assert serving.mistakes() == []


def mine(serving: Serving, seated: Seated) -> TableEntry:
    status, answer = ask(f"{serving.url}/api/tables/{seated.table}", key=seated.key)
    assert status == 200
    return msgspec.json.decode(answer, type=TableEntry)


def wait_until(true: Callable[[], bool], seconds: float = 40.0) -> None:
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until, "it does not happen"
        time.sleep(0.05)


def entries(serving: Serving, table: str) -> int:
    """How many a table has; whoever came to look would be somebody for whom bots play."""
    [(count,)] = look(serving.database, f"SELECT count(*) FROM entries WHERE table_id = '{table}'")
    return int(str(count))


def stands(serving: Serving, table: str, seconds: float = 2.5) -> bool:
    """Whether nothing happens at a table for a while, in which bots would have moved and clocks run out."""
    time.sleep(0.3)  # what was under way
    before = entries(serving, table)
    time.sleep(seconds)
    return entries(serving, table) == before


def chose(news: wire.News) -> bool:
    return any(item.kind == "chose" for item in news.items)


# ---- a game of one person and bots


def test_a_game_alone_with_bots_waits_for_its_person(serving: Serving) -> None:
    """Nobody covers them, and it is their turn whenever they look."""
    anna = open_table(serving.url, "abluxxen", ["random", "me", "random"], cover_after_s=0)
    wait_until(lambda: mine(serving, anna).your_turn)
    assert stands(serving, anna.table)
    entry = mine(serving, anna)
    assert entry.your_turn and not entry.info.chairs[1].covered


def test_alone_with_bots_the_clock_stands_still_while_one_is_away(serving: Serving) -> None:
    """When they are back, the open decision has all its time again; then it runs."""
    anna = open_table(serving.url, "abluxxen", ["me", "random"], options=DUEL, begins="chosen", clock=clock(SOON))

    async def come_back() -> None:
        async with Player(serving.url, anna.table, anna.key) as player:
            again = await player.until(wire.News, lambda news: news.info is not None and news.info.clock is not None)
            while again.info is None or again.info.clock is None or again.info.clock.used > 500:
                again = await player.until(wire.News)
                assert not chose(again), "a bot has played at once"
            await player.until(wire.News, chose)

    time.sleep(2.5)
    assert mine(serving, anna).your_turn
    asyncio.run(come_back())


def test_a_window_waits_too_for_whoever_is_alone_with_bots() -> None:
    sitting = Sitting("fluxx", "Anna *random *random", window_s=1)
    sitting.deal("1")
    assert not goes_on(sitting.table, 0, set()) and not goes_on(sitting.table, 0, {SPECTATOR})
    assert goes_on(sitting.table, 0, {0})


def test_a_match_alone_with_bots_also_waits_between_its_games(serving: Serving) -> None:
    anna = open_table(
        serving.url, "abluxxen", ["me", "random"], options={**DUEL, "turn_limit": 1}, rounds=2, cover_after_s=0
    )

    async def play() -> None:
        async with Player(serving.url, anna.table, anna.key) as player:
            while player.info is None or player.info.phase != "between":
                if player.asked():
                    await player.choose(0, player.asked()[0][1].offers[0].text)
                else:
                    await player.hear()

    asyncio.run(play())
    assert stands(serving, anna.table)
    assert mine(serving, anna).your_turn and mine(serving, anna).info.phase == "between"


def test_who_leaves_a_game_alone_with_bots_is_not_covered() -> None:
    sitting = quick("Anna *random")
    sitting.deal()
    sitting.act("Anna", wire.Leave(id="x"))
    assert not sitting.info().chairs[0].covered and sitting.info().host == 0


def test_nobody_replaces_the_only_person_by_a_bot() -> None:
    sitting = quick("Anna *random")
    sitting.deal()
    with pytest.raises(NotNow, match="waits for them") as refused:
        sitting.wished_by("Anna", wire.Replace(id="x", chair=0))
    assert refused.value.says is not None and refused.value.says.key == "refused-solo"


def test_what_was_kept_before_is_read_as_it_was() -> None:
    """A table of a time when such games were covered: the same deeds make the same table, and it waits from now on."""
    sitting = quick("Anna *random")
    sitting.deal()
    sitting.take(read_deed('{"kind":"stood","seat":0}'))
    assert sitting.info().chairs[0].covered
    assert not goes_on(sitting.table, 0, set())
    sitting.act("Anna", wire.Resume(id="y"))
    assert not sitting.info().chairs[0].covered


# ---- the clock comes before the cover


def clock(of: str | Clock) -> object:
    return of if isinstance(of, str) else msgspec.to_builtins(of)


def agreed(of: str | Clock, **wish: object) -> Settings:
    chairs = [ChairPlan(), ChairPlan()]
    return msgspec.convert(
        {"game": "abluxxen", "options": DUEL, "chairs": msgspec.to_builtins(chairs), "clock": clock(of), **wish},
        Settings,
    )


@pytest.mark.parametrize("of", ALL_CLOCKS, ids=str)
def test_a_cover_shorter_than_the_clock_is_refused(of: str | Clock) -> None:
    least = clock_s(agreed(of))
    with pytest.raises(BadOptions, match=f"cover_after_s: expected at least {least}") as refused:
        checked(agreed(of, cover_after_s=least - 1))
    assert refused.value.says is not None and refused.value.says.key == "refused-cover-soon"
    for wish in ({"cover_after_s": least}, {"cover_after_s": None}, {}):
        assert checked(agreed(of, **wish))


def test_without_a_clock_any_cover_may_be_agreed_on() -> None:
    assert checked(agreed("none", cover_after_s=0)) and cover_s(agreed("none", cover_after_s=0)) == 0
    assert cover_s(agreed("none")) == 60 and cover_s(agreed("none", cover_after_s=None)) is None


@pytest.mark.parametrize("timeout", ["bot", "wait"])
@pytest.mark.parametrize("of", ALL_CLOCKS, ids=str)
def test_no_bot_plays_before_the_clock_is_used_up(of: str | Clock, timeout: str, tmp_path: Path) -> None:
    """Neither for want of time nor for want of a person; also at a table that was opened when a minute was usual."""

    async def test() -> None:
        async with house_at(f"sqlite:///{tmp_path / 'tables.db'}") as house:
            room = await opened(house, "abluxxen", clock=clock(of), timeout=timeout)
            round, long_ms = room.table.playing(), clock_s(room.table.settings) * 1000
            seat = round.open_seats()[0]
            for wish in (60, DAY_S // 2):
                room.table.settings.cover_after_s = wish
                due = house.driver.due(room.table, round, seat)
                limit = round.limit()
                assert due is not None and limit is not None
                assert due >= round.since + limit + round.banks[seat]
                cover = house.driver.cover_at(room.table, round)
                assert cover is not None and cover >= round.since + long_ms

    asyncio.run(test())


def test_who_is_away_when_the_clock_runs_out_is_covered_if_somebody_waits(serving: Serving) -> None:
    anna = open_table(serving.url, "abluxxen", ["me", "open"], options=DUEL, begins="chosen", clock=clock(SOON))
    ben = sit_down(serving.url, anna.table, "Ben")

    async def wait() -> None:
        async with Player(serving.url, anna.table, ben.key) as player:
            await player.until(wire.News, lambda news: news.info is not None and news.info.chairs[0].covered)
            await player.until(
                wire.News, lambda news: any(item.kind == "chose" and item.seat == 0 for item in news.items)
            )

    asyncio.run(wait())


# ---- bots play for somebody


def test_a_table_of_bots_plays_while_somebody_watches(serving: Serving) -> None:
    table = open_table(serving.url, "fluxx", ["random", "random", "random"], rounds=99).table

    async def watch() -> None:
        async with Player(serving.url, table) as guest:
            for _ in range(5):
                await guest.until(wire.News, chose)

    assert stands(serving, table)
    asyncio.run(watch())
    assert stands(serving, table)
    asyncio.run(watch())


def test_while_all_people_are_away_bots_play_up_to_the_next_decision_of_one(serving: Serving) -> None:
    """Also a chair that is covered waits then. When one of them is there, the bot plays for the other."""
    anna = open_table(serving.url, "abluxxen", ["random", "me", "open"], begins="chosen", first=0, cover_after_s=1)
    ben = sit_down(serving.url, anna.table, "Ben")
    wait_until(lambda: mine(serving, anna).your_turn)
    wait_until(lambda: mine(serving, anna).info.chairs[1].covered)

    async def watch() -> None:
        async with Player(serving.url, anna.table):
            assert await asyncio.to_thread(stands, serving, anna.table), "a watcher is none of the people"

    asyncio.run(watch())
    assert mine(serving, anna).your_turn, "the game goes on when they come"

    async def come() -> None:
        async with Player(serving.url, anna.table, ben.key) as player:
            await player.until(
                wire.News, lambda news: any(item.kind == "chose" and item.seat == 1 for item in news.items)
            )

    asyncio.run(come())


def test_a_clock_that_people_have_agreed_on_runs_whoever_is_there(serving: Serving) -> None:
    anna = open_table(serving.url, "abluxxen", ["me", "open"], options=DUEL, begins="chosen", clock=clock(SOON))
    sit_down(serving.url, anna.table, "Ben")
    wait_until(lambda: not mine(serving, anna).your_turn)


def test_a_watcher_at_another_process_is_a_watcher(postgres: str, tmp_path: Path) -> None:
    """The one drives the table, the other has the guest; also when the first is killed."""
    with Serving(postgres, tmp_path / "one") as one, Serving(postgres, tmp_path / "two") as two:
        table = open_table(one.url, "fluxx", ["random", "random", "random"], rounds=99).table
        assert stands(one, table)

        async def watch() -> None:
            async with Player(two.url, table) as guest:
                for _ in range(5):
                    await guest.until(wire.News, chose)
                await asyncio.to_thread(one.kill)
                for _ in range(20):
                    await guest.until(wire.News, chose)

        asyncio.run(watch())
        assert stands(two, table)
        assert two.mistakes() == []


def test_after_a_restart_nobody_plays_until_somebody_comes(new_sqlite: Callable[[], str]) -> None:
    async def test() -> None:
        address, plans = new_sqlite(), [ChairPlan("bot", bot="random")] * 3
        async with house_at(address) as house:
            room = await house.open_table(Settings(game="fluxx", chairs=plans, pace_ms=0), "a")
        async with house_at(address) as house:
            for _ in range(2):
                await house.driver.look_around()
                await asyncio.gather(*house.driver.tasks)
            assert house.driver.mine == {room.id} and not house.driver.attends(room.id)
            assert [entry.number for entry in await house.store.since(room.id, 0)] == [1, 2], "opened, dealt"

    asyncio.run(test())


def test_a_table_that_waits_is_named_no_more_until_somebody_comes(tmp_path: Path) -> None:
    """A process has better things to do than to look every second at thousands of tables that wait for somebody."""

    async def test() -> None:
        async with house_at(f"sqlite:///{tmp_path / 'tables.db'}") as house:
            room = await opened(house, "abluxxen")
            for seat in range(3):
                await do(room, deeds.Covered(seat, "random"))
            await house.driver.look_around()
            await asyncio.gather(*house.driver.tasks)
            row = await house.store.row(room.id)
            assert row is not None and row.wakes_at is None
            assert not house.driver.attends(room.id)
            await house.store.wake(room.id, 5)
            await do(room, deeds.Resumed(0))
            assert not any(isinstance(read_deed(entry.data), Chose) for entry in await house.store.load(room.id))

    asyncio.run(test())


def test_a_table_rests_unless_something_has_happened_since(database: str) -> None:
    async def test(store: Store) -> None:
        async def wakes_at() -> int | None:
            row = await store.row("oak")
            assert row is not None
            return row.wakes_at

        await lay(store, "oak", wakes_at=7)
        await store.rest("oak", 6)
        assert await wakes_at() == 7
        await store.wake("oak", 9)
        assert await wakes_at() == 7
        await store.rest("oak", 7)
        assert await wakes_at() is None
        await store.wake("oak", 9)
        assert await wakes_at() == 9

    with_store(database, test)


def test_in_a_game_of_several_people_whoever_leaves_is_covered_as_before() -> None:
    sitting = keepers()
    sitting.act("Ben", wire.Leave(id="x"))
    assert sitting.info().chairs[1].covered
    assert goes_on(sitting.table, 1, {0}) and not goes_on(sitting.table, 1, {SPECTATOR})
