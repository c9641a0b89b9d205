"""Whoever is away: a game alone waits, and a clock is used up before a bot plays."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

from kibitz import wire
from kibitz.core.errors import BadOptions
from kibitz.core.game import SPECTATOR
from kibitz.server.table.entries import read_entry
from kibitz.server.table.presence import goes_on
from kibitz.server.table.seating import NotNow
from kibitz.server.table.settings import CLOCKS, ChairPlan, Clock, Settings, checked, clock_s, cover_s
from kibitz.server.table.timing import cover_at, due
from server.looking import chose, mine, stands, wait_until
from server.services import opened, service_at
from server.serving import Player, Serving, open_table, sit_down
from server.sitting import Sitting, quick

DUEL = {"variant": "duel"}
DAY_S = 86400
ALL_CLOCKS = [*CLOCKS, Clock(5), Clock(20, 100, 7), Clock(60, 0, 1800), Clock(30 * DAY_S, DAY_S, 30 * DAY_S)]
SOON: Clock = Clock(1, 0, 1)


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
    """A table of a time when such games were covered: the same log, and it waits from now on."""
    sitting = quick("Anna *random")
    sitting.deal()
    sitting.take(read_entry('{"kind":"stood","seat":0}'))
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
        async with service_at(f"sqlite:///{tmp_path / 'tables.db'}") as service:
            live = await opened(service, "abluxxen", clock=clock(of), timeout=timeout)
            round, long_ms = live.table.playing(), clock_s(live.table.settings) * 1000
            seat = round.open_seats()[0]
            for wish in (60, DAY_S // 2):
                live.table.settings.cover_after_s = wish
                when = due(live.table, round, seat)
                limit = round.limit()
                assert when is not None and limit is not None
                assert when >= round.since + limit + round.banks[seat]
                cover = cover_at(live.table, round)
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


# ---- a connection that has just broken


def test_whoever_comes_back_at_once_has_lost_no_decision(serving: Serving) -> None:
    """Also when the host was quick to ask for a bot; it plays for whoever stays away."""
    host = open_table(serving.url, "absolute", ["open", "me"], begins="chosen")
    anna = sit_down(serving.url, host.table, "Anna")

    async def look_in() -> int:
        """Anna comes and goes; the decision that was open for her."""
        async with Player(serving.url, host.table, anna.key) as player:
            await player.until(wire.News, lambda news: bool(player.asked()))
            return player.asked()[0][1].decision

    async def play() -> None:
        async with Player(serving.url, host.table, host.key) as ben:
            decisions = []
            for moment_s in (1.5, 0.1, 0):
                decisions.append(await look_in())
                while not isinstance(await ben.act(wire.Replace(id=ben.new_id(), chair=0)), wire.Done):
                    await asyncio.sleep(0.02)  # until the server knows that she is gone
                await asyncio.sleep(moment_s)
            assert len(set(decisions)) == 1
            await ben.until(wire.News, chose)

    asyncio.run(play())
