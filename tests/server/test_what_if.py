"""Any moment of a record becomes a table: what if?"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from kibitz import wire
from kibitz.core.game import SPECTATOR
from kibitz.core.rng import Rng
from kibitz.play.record import Record, read_record
from kibitz.server.api.records import WhatIf, settings_for
from kibitz.server.api.replays import Replayed
from kibitz.server.api.tables import Seated
from kibitz.server.live.registry import seated
from kibitz.server.table import entries
from kibitz.server.table.entries import State
from kibitz.server.table.table import Table, copy_state
from server.records import SITTING, each_game, play_out, refused, short_game
from server.serving import Player, Serving, ask, record_of
from server.serving import seated as chair_given
from server.sitting import any_choice

GOOD = short_game("abluxxen").text()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("what-if")
    with Serving(f"sqlite:///{folder / 'tables.db'}", folder / "log") as serving:
        yield serving
        assert serving.mistakes() == []


def what_if(server: Serving, record: Record, after: int, seat: int, **wish: object) -> Seated:
    body = {"record": record.text(), "after": after, "seat": seat, **wish}
    return chair_given(*ask(server.url + "/api/what-ifs", body))


@each_game
def test_a_what_if_begins_at_that_moment_against_bots(server: Serving, game: str) -> None:
    record = short_game(game)
    after, seat = moment(record, 7)
    given = what_if(server, record, after, seat, name="Zoe", bot="random")
    assert given.seats == [seat]

    async def look() -> wire.News:
        async with Player(server.url, given.table, given.key) as player:
            return await player.until(wire.News)

    news = asyncio.run(look())
    assert json.loads(bytes(news.view)) == json.loads(json.dumps(record.replay(after).view(seat)))
    assert news.info is not None and news.info.commitment == "" and news.info.hints and news.info.undo
    names = [*SITTING]
    names[seat] = "Zoe"
    assert [chair.name for chair in news.info.chairs] == names
    assert [chair.bot for chair in news.info.chairs] == ["" if name == "Zoe" else "random" for name in names]
    listed = msgspec.json.decode(ask(server.url + "/api/tables")[1])
    assert given.table not in [entry["id"] for entry in listed]


def moment(record: Record, tenths: int) -> tuple[int, int]:
    """A moment after so many tenths of the game, at which somebody has something to decide, and who; if there is none
    any more, the last one before."""
    play, found = record.begin(), list[tuple[int, int]]()
    for made, text in enumerate(record.choices):
        if len(play.legal) > 1 and play.window() is None:
            found.append((made, play.seat()))
            if made * 10 >= len(record.choices) * tenths:
                break
        record.follow(play, text)
    assert found, "nobody had anything to decide"
    return found[-1]


def test_a_what_if_is_played_to_its_end_replayed_and_dealt_anew(server: Serving) -> None:
    record = short_game("abluxxen")
    after, seat = moment(record, 7)
    given = what_if(server, record, after, seat, bot="random")
    asyncio.run(take_back_play_out_and_go_again(server, given, seat))
    kept = read_record(record_of(server.url, given.table))
    assert kept.position is not None and kept.replay().outcome() is not None
    shown = msgspec.json.decode(ask(f"{server.url}/api/tables/{given.table}/games/1/replay")[1], type=Replayed)
    assert len(shown.steps) == len(kept.choices) + 1 and shown.record == kept.text()


async def take_back_play_out_and_go_again(server: Serving, given: Seated, seat: int) -> None:
    async with Player(server.url, given.table, given.key) as player:
        await player.until(wire.News)
        before = bytes(player.news[seat].view)
        _, asked = player.asked()[0]
        assert isinstance(await player.choose(seat, asked.offers[0].text), wire.Done)
        assert isinstance(await player.act(wire.Undo(id=player.new_id())), wire.Done)
        assert any(item.kind == "undone" for item in player.news[seat].items)
        assert bytes(player.news[seat].view) == before
        await player.play(random.Random(1))
        await player.act(wire.Again(id=player.new_id()))
        while not (dealt := [item for news in player.news.values() for item in news.items if item.kind == "dealt"]):
            await player.hear()
        assert len(dealt[0].commitment) == 64


def test_a_what_if_survives_a_crash(tmp_path: Path) -> None:
    record = short_game("abluxxen")
    after, seat = moment(record, 7)
    with Serving(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log") as server:
        given = what_if(server, record, after, seat, bot="random")
        server.restart()
        asyncio.run(view_again(server, given, record.replay(after).view(seat)))
        play_out(server, given)
        assert read_record(record_of(server.url, given.table)).replay().outcome() is not None
        assert server.mistakes() == []


async def view_again(server: Serving, given: Seated, view: object) -> None:
    async with Player(server.url, given.table, given.key) as player:
        news = await player.until(wire.News)
        assert json.loads(bytes(news.view)) == json.loads(json.dumps(view))


@each_game
@pytest.mark.parametrize("share", [0, 3, 5, 9])
def test_a_what_if_begins_anywhere(game: str, share: int) -> None:
    """In the middle of a move or of a reaction window too; the record of what follows replays to the same end."""
    record = short_game(game)
    after = (len(record.choices) - 1) * share // 10
    settings, position = settings_for(WhatIf(record.text(), after, 1))
    table = Table(State(settings, seated(settings, "me"), "me", begins_at=position))
    table.take(1, 0, entries.Opened(copy_state(table.state)))
    table.take(2, 0, table.next_deal())
    assert table.playing().play.position() == record.replay(after).position()
    rng = Rng(1)
    while table.state.phase == "playing":
        table.take(table.number + 1, 0, any_choice(table.playing(), rng))
    assert table.round is not None
    kept = read_record(table.round.match.record.text()).replay()
    assert kept.view(SPECTATOR) == table.round.play.view(SPECTATOR)


def test_only_the_first_game_of_a_what_if_begins_there() -> None:
    settings, position = settings_for(WhatIf(GOOD, 4, 1))
    table = Table(State(settings, seated(settings, "me"), "me", begins_at=position))
    first = table.next_deal()
    assert first.state.begins_at == position and not first.seed and not first.salt
    table.take(1, 0, first)
    table.state.phase = "over"
    rematch = table.next_deal()
    assert rematch.state.begins_at is None and len(rematch.seed) == len(rematch.salt) == 32


def test_a_moment_that_is_not_there_is_refused(server: Serving) -> None:
    count = len(short_game("abluxxen").choices)
    assert refused(server, "what-ifs", record=GOOD, after=count + 1, seat=0) == (422, "refused-no-moment")
    assert refused(server, "what-ifs", record=GOOD, after=count, seat=0) == (422, "refused-over-there")
    assert refused(server, "what-ifs", record=GOOD, after=1, seat=0, bot="boss")[0] in (400, 422)
