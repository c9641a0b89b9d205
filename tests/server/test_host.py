"""The host's part, and what it does not give: see a hand, play for others, take back what others do not want."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from kibitz import wire
from kibitz.core.errors import CannotJoin
from kibitz.server.live.connection import Connection
from kibitz.server.live.live_table import LiveTable
from kibitz.server.live.loading import fold
from kibitz.server.live.service import TableService
from kibitz.server.ops.config import Limits
from kibitz.server.store import schema
from kibitz.server.table import entries
from kibitz.server.table.acts import NotYours, entries_of_act
from kibitz.server.table.seating import NotNow
from server.services import act, opened, play_on, service_at
from server.serving import Player, Serving, ask, open_table, sit_down
from server.sitting import Sitting, composing, keepers, key_of, play_out, quick
from server.test_two_processes import Line

ANNA, BEN, CLEO = range(3)


def test_only_the_host_may_send_somebody_away_or_silence_or_replace_him() -> None:
    sitting = keepers()
    acts: list[wire.Acts] = [wire.Mute(id="m", chair=2), wire.Replace(id="r", chair=2), wire.Kick(id="k", chair=2)]
    for wish in acts:
        with pytest.raises(NotYours, match="only the host"):
            sitting.act("Ben", wish)
        sitting.act("Anna", wish)


def test_whoever_is_sent_away_before_the_game_leaves_an_open_chair() -> None:
    sitting = Sitting("fluxx", "Anna Ben -")
    sitting.act("Anna", wire.Kick(id="k", chair=BEN))
    assert sitting.info().chairs[BEN].kind == "open"
    with pytest.raises(NotNow, match="sent you away"):
        sitting.comes("Ben", BEN)


def test_the_host_cannot_be_sent_away() -> None:
    sitting = keepers()
    with pytest.raises(NotNow, match="your own chair"):
        sitting.act("Anna", wire.Kick(id="k", chair=ANNA))


def test_the_host_starts_with_bots_on_the_open_chairs() -> None:
    sitting = Sitting("fluxx", "Anna - -")
    sitting.act("Anna", wire.Start(id="s", bot="random"))
    assert [chair.bot for chair in sitting.info().chairs] == ["", "random", "random"]
    assert len({chair.name for chair in sitting.info().chairs}) == 3
    assert sitting.table.state.phase == "playing"


# ---- who is host


def test_the_founder_stays_host_while_a_bot_plays_for_them() -> None:
    sitting = keepers()
    sitting.take(entries.Covered(ANNA, "casual"))
    assert sitting.info().host == ANNA
    sitting.act("Anna", wire.Resume(id="r"))
    sitting.act("Anna", wire.Leave(id="l"))
    assert sitting.info().chairs[ANNA].covered and sitting.info().host == ANNA


def test_whoever_gives_up_the_last_chair_passes_the_hosts_part_on_to_somebody_who_plays() -> None:
    sitting = Sitting("abluxxen", "Anna Ben Cleo", options={"variant": "base"}, rounds=2)
    sitting.deal()
    sitting.take(entries.Covered(BEN, "casual"))
    play_out(sitting)
    sitting.act("Anna", wire.Leave(id="l"))
    assert sitting.info().host == CLEO


# ---- sent away


@pytest.mark.parametrize("table", [keepers, composing])
def test_in_a_game_nobody_takes_over_a_hand(table: Callable[[], Sitting]) -> None:
    """A second key would see it: a bot plays it to its end."""
    sitting = table()
    sitting.act("Anna", wire.Kick(id="k", chair=BEN))
    chair = sitting.info().chairs[BEN]
    assert (chair.kind, chair.name, chair.bot) == ("bot", "Ben", "casual")
    with pytest.raises(NotNow, match="free before the next deal"):
        sitting.comes("Dora", BEN)
    assert sitting.table.free_chair() is None and not chair.free


def test_where_late_players_may_come_they_get_a_hand_of_their_own() -> None:
    sitting, late = composing(), keepers()
    for table in (sitting, late):
        table.act("Anna", wire.Kick(id="k", chair=BEN))
    with pytest.raises(CannotJoin):
        sitting.comes("Dora")
    late.comes("Dora")
    assert late.table.seats_of(key_of("Dora")) == [3]


def test_before_the_next_deal_the_chair_is_free() -> None:
    sitting = quick(rounds=3)
    sitting.deal()
    sitting.act("Anna", wire.Kick(id="k", chair=BEN))
    play_out(sitting)
    assert sitting.info().phase == "between" and sitting.table.free_chair() == BEN
    assert [chair.free for chair in sitting.info().chairs] == [False, True]
    sitting.comes("Dora")
    assert sitting.info().chairs[BEN] == wire.Chair("person", "Dora")


def test_a_chair_that_nobody_took_before_the_deal_is_a_bots_for_this_game_too() -> None:
    """Otherwise a second key would wait for the moment at which the hand is worth seeing."""
    sitting = Sitting("abluxxen", "Anna Ben Cleo", options={"variant": "base"}, rounds=2)
    sitting.deal()
    play_out(sitting)
    sitting.act("Ben", wire.Leave(id="l"))
    for name in ("Anna", "Cleo"):
        sitting.act(name, wire.Again(id="a"))
    assert sitting.info().phase == "playing"
    with pytest.raises(NotNow, match="free before the next deal"):
        sitting.comes("Dora", BEN)


# ---- replaced


def test_for_whoever_is_away_the_bot_plays_that_was_agreed_on() -> None:
    sitting = keepers(cover_bot="greedy")
    sitting.act("Anna", wire.Replace(id="r", chair=BEN, bot="random"))
    assert sitting.table.bot_at(BEN) == "greedy"
    sitting.act("Ben", wire.Resume(id="s"))
    assert sitting.table.bot_at(BEN) == ""


def test_whoever_is_connected_is_not_replaced() -> None:
    sitting = keepers()
    wish = wire.Replace(id="r", chair=BEN)
    with pytest.raises(NotNow, match="is connected"):
        entries_of_act(sitting.table, key_of("Anna"), wish, there=[ANNA, BEN])
    assert entries_of_act(sitting.table, key_of("Anna"), wish, there=[ANNA, CLEO])


RESERVE = {"step_s": 30, "bank_s": 3600}


@pytest.mark.parametrize(("clock", "cover"), [("day", None), ("three-days", None), (RESERVE, None), ("none", 86400)])
def test_where_everybody_has_hours_for_a_move_nobody_is_away(clock: object, cover: int | None) -> None:
    sitting = keepers(clock=clock, cover_after_s=cover)
    with pytest.raises(NotNow, match="its clock decides"):
        sitting.act("Anna", wire.Replace(id="r", chair=BEN))


@pytest.mark.parametrize(("clock", "cover"), [("none", None), ("none", 60), ("quick", None), ("calm", None)])
def test_where_everybody_plays_at_once_they_may_be(clock: str, cover: int | None) -> None:
    sitting = keepers(clock=clock, cover_after_s=cover)
    sitting.act("Anna", wire.Replace(id="r", chair=BEN))
    assert sitting.table.bot_at(BEN)


# ---- muted


def test_whoever_is_muted_is_not_heard_until_heard_again() -> None:
    sitting = keepers()
    sitting.act("Anna", wire.Mute(id="m", chair=BEN))
    with pytest.raises(NotNow, match="muted"):
        sitting.act("Ben", wire.Say(id="s", text="hello"))
    sitting.act("Anna", wire.Mute(id="n", chair=BEN, muted=False))
    sitting.act("Ben", wire.Say(id="t", text="hello"))


def test_to_stand_up_and_sit_down_again_does_not_help() -> None:
    sitting = Sitting("fluxx", "Anna Ben -")
    sitting.act("Anna", wire.Mute(id="m", chair=BEN))
    sitting.act("Ben", wire.Leave(id="l"))
    sitting.comes("Ben", 2)
    assert sitting.info().chairs[2].muted
    with pytest.raises(NotNow, match="muted"):
        sitting.act("Ben", wire.Say(id="s", text="hello"))
    sitting.act("Anna", wire.Mute(id="n", chair=2, muted=False))
    sitting.act("Ben", wire.Leave(id="o"))
    sitting.comes("Ben")
    sitting.act("Ben", wire.Say(id="t", text="hello"))


def test_whoever_has_several_chairs_is_muted_on_all_of_them() -> None:
    sitting = Sitting("fluxx", "Anna Ben Ben -")
    sitting.act("Anna", wire.Mute(id="m", chair=BEN))
    with pytest.raises(NotNow, match="muted"):
        sitting.act("Ben", wire.Say(id="s", seat=2, text="hello"))


def test_the_next_one_on_a_chair_is_heard() -> None:
    sitting = Sitting("fluxx", "Anna Ben -")
    sitting.act("Anna", wire.Mute(id="m", chair=BEN))
    sitting.act("Ben", wire.Leave(id="l"))
    sitting.comes("Dora", BEN)
    sitting.act("Dora", wire.Say(id="s", text="hello"))


# ---- a host on a database


def test_silence_is_a_no_also_after_a_restart(new_sqlite: Callable[[], str]) -> None:
    """It wakes the table up, and every process reads it as an entry."""

    async def wish(service: TableService) -> str:
        live = await opened(service, "abluxxen", begins="chosen")
        await play_on(live, 1, 6)
        seat = next(mark.seat for mark in live.table.playing().marks if mark.seat != live.table.playing().match.mover)
        await act(live, "abc"[seat], wire.Undo(id="u"))
        assert live.table.undo_by == seat and len(live.table.undo_open) == 2
        await service.store.database.write(a_minute_passes)
        return live.id

    async def run() -> None:
        address = new_sqlite()
        async with service_at(address) as service:
            id = await wish(service)
        async with service_at(address) as service:
            await service.look_around()
            async with asyncio.timeout(30):
                while id not in service.driver.timers:
                    await asyncio.sleep(0.01)
            live = service.registry.tables[id]
            assert live.table.undo_open, "after a restart there is still a moment to answer"
            live.read_at = 0  # which has passed now
            service.driver.nudge(live)
            async with asyncio.timeout(30):
                while live.table.undo_open or not live.recent:
                    await asyncio.sleep(0.01)
            assert [update.item.why for update in live.recent] == ["silence"]
            assert fold(await service.store.load(id)).undo_by == -1

    asyncio.run(run())


def a_minute_passes(connection: sa.Connection) -> None:
    """All that has happened was a minute earlier."""
    connection.execute(sa.update(schema.entries).values(at=schema.entries.c.at - 60_000))
    connection.execute(sa.update(schema.tables).values(wakes_at=schema.tables.c.wakes_at - 60_000))


def test_whoever_is_connected_to_another_process_is_not_replaced_either(postgres: str) -> None:
    async def run() -> None:
        async with service_at(postgres) as service, service_at(postgres) as other:
            for each in (service, other):
                await each.store.renew(each.clock.now_ms(), 60_000)
            live = await opened(service, "fluxx")
            await other.store.arrive(live.id, BEN)
            with pytest.raises(NotNow, match="is connected"):
                await live.act("a", wire.Replace(id="r", chair=BEN))
            await other.store.depart(live.id, BEN)
            await live.act("a", wire.Replace(id="s", chair=BEN))
            assert live.table.bot_at(BEN) == "casual"

    asyncio.run(run())


async def ben_comes(service: TableService, id: str) -> tuple[LiveTable, Connection]:
    """To this process; nobody has been told of it."""
    live, connection = await service.registry.enter(id), service.connection(Line(), Limits())
    connection.person, connection.seats = "b", [BEN]
    live.connections.add(connection)
    return live, connection


def test_whoever_has_just_come_to_another_process_has_the_chair_back_at_once(postgres: str) -> None:
    """The process of the host did not know yet; the one where they are tells it better."""

    async def run() -> None:
        async with service_at(postgres) as service, service_at(postgres) as other:
            live = await opened(service, "fluxx")
            await ben_comes(other, live.id)
            await live.act("a", wire.Replace(id="r", chair=BEN))
            assert live.table.bot_at(BEN)
            async with asyncio.timeout(30):
                while live.table.bot_at(BEN):
                    await asyncio.sleep(0.01)

    asyncio.run(run())


def test_every_process_knows_of_a_connection_that_has_just_broken(postgres: str) -> None:
    """So no bot decides at once, whichever process drives the table."""

    async def run() -> None:
        async with service_at(postgres) as service, service_at(postgres) as other:
            live = await opened(service, "fluxx")
            there, connection = await ben_comes(other, live.id)
            await there.people_changed()
            async with asyncio.timeout(30):
                while BEN not in live.there():
                    await asyncio.sleep(0.01)
                before = service.clock.now_ms()
                await connection.leave(there)
                while BEN in live.there():
                    await asyncio.sleep(0.01)
            await live.act("a", wire.Replace(id="r", chair=BEN))
            assert service.driver.moves_at(live, live.table, 0, BEN) > before + 4000

    asyncio.run(run())


# ---- a host over the wire


def test_a_host_with_two_keys_and_two_lines_sees_no_hand_and_plays_for_nobody(
    new_sqlite: Callable[[], str], tmp_path: Path
) -> None:
    async def attack(url: str) -> None:
        host = open_table(url, "absolute", ["me", "open", "open"], cover_after_s=None, begins="chosen")
        ben, cleo = (sit_down(url, host.table, name) for name in ("Ben", "Cleo"))
        async with Player(url, host.table, host.key) as anna, Player(url, host.table, ben.key) as victim:
            await victim.until(wire.News)
            refused = await anna.act(wire.Replace(id="r", chair=BEN, bot="random"))
            assert isinstance(refused, wire.Refused) and refused.says == wire.Said("refused-is-here")
            assert isinstance(await anna.act(wire.Replace(id="s", chair=CLEO, bot="random")), wire.Done)
            assert anna.info is not None and anna.info.chairs[CLEO].bot == "casual"
            await anna.choose(ANNA, "deck")  # draws, looks, and wants another card
            await anna.act(wire.Undo(id="u"))
            assert anna.info.undo_open == [BEN, CLEO], "also who is away"
            await victim.act(wire.Consent(id="c", yes=False))
            assert isinstance(await anna.act(wire.Kick(id="k", chair=BEN)), wire.Done)
            refused = await anna.act(wire.Undo(id="v"))
            assert isinstance(refused, wire.Refused) and refused.says == wire.Said("refused-undo-parted")
        for seat in (None, BEN):
            status, _ = ask(f"{url}/api/tables/{host.table}/seats", {"name": "Anna", "seat": seat})
            assert status in (409, 422), "a second key gets no hand"
        async with Player(url, host.table, cleo.key) as back:
            await back.until(wire.News, lambda news: news.info is not None and not news.info.chairs[CLEO].covered)

    with Serving(new_sqlite(), tmp_path / "log") as server:
        asyncio.run(attack(server.url))
        assert server.mistakes() == []
