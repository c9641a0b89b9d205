"""Sending again is harmless: an act is done once, whoever does it, whatever happened to the line or the server."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from kibitz import wire
from kibitz.server.live.live_table import LiveTable
from kibitz.server.live.loading import fold
from kibitz.server.live.service import TableService
from kibitz.server.ops.config import Limits
from kibitz.server.table.acts import DoneBefore, NotYours
from kibitz.server.table.entries import Chair
from kibitz.server.table.seating import MOST_GONE, MOST_REMEMBERED, NotNow
from server.services import act, opened, play_on
from server.serving import Player, Serving, open_table, sit_down
from server.sitting import Sitting, keepers, key_of, play_out, quick
from server.test_upgrade import Upgrade, before_and_after, upgrade

__all__ = ["upgrade"]  # a fixture

ANNA, BEN, CLEO = range(3)


def again(sitting: Sitting, name: str, wish: wire.Acts) -> None:
    """The answer was lost, and the act is sent again: nothing changes."""
    before = msgspec.json.encode(sitting.table.state)
    with pytest.raises(DoneBefore):
        sitting.act(name, wish)
    assert msgspec.json.encode(sitting.table.state) == before


def test_an_act_that_is_sent_again_is_done_once() -> None:
    sitting = keepers()
    choice = wire.Choose(id="once", decision=sitting.ask(ANNA).decision, choices=["robin"])
    sitting.act("Anna", choice)
    position = sitting.round.play.position()
    again(sitting, "Anna", choice)
    assert sitting.round.play.position() == position


def test_ids_are_a_persons_own() -> None:
    sitting = keepers()
    sitting.act("Anna", wire.Say(id="same", phrase="hello"))
    sitting.act("Ben", wire.Say(id="same", phrase="hello"))
    assert sitting.said[-1].seat == BEN


def test_what_was_refused_may_be_sent_again() -> None:
    sitting = keepers()
    sitting.act("Anna", wire.Mute(id="m", chair=BEN))
    with pytest.raises(NotNow):
        sitting.act("Ben", wire.Say(id="s", text="hello"))
    sitting.act("Anna", wire.Mute(id="n", chair=BEN, muted=False))
    sitting.act("Ben", wire.Say(id="s", text="hello"))
    assert [line.text for line in sitting.said] == ["hello"]


def test_as_many_are_remembered_as_may_come_at_once() -> None:
    assert 2 * Limits().messages <= MOST_REMEMBERED, "two lines of one person"
    sitting = keepers()
    lines = [wire.Say(id=f"line {number}", text="!") for number in range(MOST_REMEMBERED)]
    for line in lines:
        sitting.act("Ben", line)
    for line in lines:
        again(sitting, "Ben", line)


def test_a_host_without_a_chair_sends_one_person_away() -> None:
    sitting = Sitting("fluxx", "Anna Ben Cleo -")
    sitting.act("Anna", wire.Leave(id="l"))  # the host is Ben now
    sitting.table.state.host = key_of("Anna")
    kick = wire.Kick(id="k", chair=BEN)
    sitting.act("Anna", kick)
    sitting.comes("Dora", BEN)
    again(sitting, "Anna", kick)
    assert sitting.info().chairs[BEN].name == "Dora"


@pytest.mark.parametrize("seat", [None, ANNA])
def test_who_leaves_one_of_two_chairs_keeps_the_other(seat: int | None) -> None:
    sitting = Sitting("fluxx", "Anna Ben Anna -")
    leave = wire.Leave(id="l", seat=seat)
    sitting.act("Anna", leave)
    again(sitting, "Anna", leave)
    assert sitting.table.seats_of(key_of("Anna")) == [2]


def test_who_has_left_is_told_that_it_is_done() -> None:
    sitting = Sitting("fluxx", "Anna Ben -")
    leave = wire.Leave(id="l")
    sitting.act("Ben", leave)
    again(sitting, "Ben", leave)
    sitting.comes("Ben", BEN)
    again(sitting, "Ben", leave)
    assert sitting.table.seats_of(key_of("Ben")) == [BEN]


def test_what_was_said_before_leaving_is_not_said_again_after_coming_back() -> None:
    sitting = Sitting("fluxx", "Anna Ben -")
    line = wire.Say(id="s", text="bye")
    sitting.act("Ben", line)
    sitting.act("Ben", wire.Leave(id="l"))
    with pytest.raises(DoneBefore):
        sitting.act("Ben", line)
    sitting.comes("Ben")
    again(sitting, "Ben", line)


def test_after_a_rematch_it_is_still_known() -> None:
    """Everybody sits on another chair then; and a deal is all that is read of what came before."""
    sitting = quick()
    sitting.deal()
    play_out(sitting)
    line = wire.Say(id="s", text="well played")
    sitting.act("Ben", line)
    for name in ("Anna", "Ben"):
        sitting.act(name, wire.Again(id="a"))
    assert sitting.seat_of("Ben") == 0
    again(sitting, "Ben", line)
    again(sitting, "Ben", wire.Again(id="a"))
    checkpoint = max(number for number, entry in enumerate(sitting.entries) if entry.checkpoint)
    assert fold(sitting.entries[checkpoint:]).has_done(key_of("Ben"), "s")


def test_what_is_kept_every_turn_does_not_grow_with_it() -> None:
    sitting = keepers()
    for number in range(MOST_REMEMBERED):
        sitting.act("Ben", wire.Say(id=f"a rather long name {number}", text="!"))
    sitting.choose(ANNA, "robin")
    sitting.choose(ANNA, "wayne_manor")
    assert "a rather long name" not in sitting.entries[-1].position


def test_of_those_who_are_gone_the_last_ones_are_remembered() -> None:
    sitting = Sitting("fluxx", "Anna - -")
    for number in range(3 * MOST_GONE):
        sitting.comes(f"Guest {number}")
        sitting.act(f"Guest {number}", wire.Leave(id="l"))
    sitting.act("Anna", wire.Say(id="s", text="well"))
    assert len(sitting.table.state.done) == MOST_GONE + 1


def test_acts_that_an_older_server_has_kept_with_a_chair_are_known() -> None:
    sitting = keepers()
    sitting.table.chairs[BEN] = msgspec.structs.replace(sitting.table.chairs[BEN], done=["old"])
    assert isinstance(sitting.table.chairs[BEN], Chair)
    again(sitting, "Ben", wire.Say(id="old", text="hello"))


def test_new_rules_forget_nothing(new_sqlite: Callable[[], str], upgrade: Upgrade) -> None:
    """Also of what was done before the last snapshot."""
    line = wire.Say(id="line", text="hello")

    async def before(service: TableService) -> str:
        live = await opened(service, "abluxxen")
        await act(live, "b", line)
        await play_on(live, 2, 30)
        return live.id

    async def after(live: LiveTable) -> None:
        with pytest.raises(DoneBefore):
            await act(live, "b", line)
        with pytest.raises(NotYours):
            await act(live, "stranger", line)

    before_and_after(new_sqlite(), before, lambda: upgrade("abluxxen"), after)


def test_after_a_lost_line_and_a_restart_nothing_is_said_or_done_twice(
    new_sqlite: Callable[[], str], tmp_path: Path
) -> None:
    """A host without a chair, and somebody with two, send all they may at once and hear no answer."""
    numbers = (str(number) for number in itertools.count(1))
    lines = [wire.Say(id=next(numbers), text=f"line {number}") for number in range(18)]
    acts: list[wire.Act] = [*lines, wire.Leave(id="leave")]

    async def said(player: Player) -> list[str]:
        """Everything that was said at the table."""
        chat = await player.until(wire.Chat)
        return [line.text for line in chat.lines]

    async def evening(server: Serving) -> None:
        host = open_table(server.url, "fluxx", ["open", "open", "open", "open"])
        ben = sit_down(server.url, host.table, "Ben")
        ben = sit_down(server.url, host.table, "Ben", ben.key, seat=1)
        cleo = sit_down(server.url, host.table, "Cleo", seat=2)
        async with Player(server.url, host.table, host.key) as anna:
            await anna.until(wire.News)
            assert isinstance(await anna.act(wire.Kick(id="kick", chair=2)), wire.Done)
        dora = sit_down(server.url, host.table, "Dora", seat=2)
        player = Player(server.url, host.table, ben.key)
        await player.come()
        await player.until(wire.News)
        for line in acts:
            await player.say(line)
        await player.until(wire.Done, lambda done: done.id == "leave")
        await player.go()
        await asyncio.to_thread(server.restart)
        async with Player(server.url, host.table, ben.key) as back, Player(server.url, host.table, host.key) as anna:
            answers = [await back.act(line) for line in [*acts, *acts]]  # more than anybody may say at once
            assert all(isinstance(answer, wire.Done) and answer.again for answer in answers)
            kicked = await anna.act(wire.Kick(id="kick", chair=2))
            assert isinstance(kicked, wire.Done) and kicked.again
            assert back.seats == [1]
        async with Player(server.url, host.table, dora.key) as other:
            assert await said(other) == [f"line {number}" for number in range(18)]
            assert other.seats == [2], "nobody is sent away in the place of somebody else"
        async with Player(server.url, host.table, cleo.key) as gone:
            await gone.until(wire.News)
            assert gone.seats == []

    with Serving(new_sqlite(), tmp_path / "log") as server:
        asyncio.run(evening(server))
        assert server.mistakes() == []
