"""Several games at a table: their points, a rematch, who begins, and that the cards are dealt fairly."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from kibitz import wire
from kibitz.core.game import SPECTATOR
from kibitz.play.fairness import commitment
from kibitz.server.live import history
from kibitz.server.table.seating import NotNow
from server.services import again as rematch
from server.services import opened, play_on, service_at
from server.sitting import Sitting, keepers, key_of, play_out, quick

ANNA, BEN, CLEO = range(3)


# ---- matches


def test_bots_alone_play_their_match_on() -> None:
    sitting = quick("*random *random", rounds=2)
    sitting.deal()
    play_out(sitting)
    assert sitting.info().phase == "between" and sitting.table.wants_deal()


def test_the_points_of_a_match_are_added_up() -> None:
    sitting = quick(rounds=2)
    sitting.deal()
    play_out(sitting)
    first = sitting.news(SPECTATOR).items[-1]
    assert (first.kind, sitting.info().phase, sitting.info().totals) == ("ended", "between", first.scores)
    sitting.act("Anna", wire.Again(id="a"))
    assert sitting.info().chairs[ANNA].ready and sitting.info().phase == "between"
    sitting.act("Ben", wire.Again(id="b"))
    assert (sitting.info().phase, sitting.info().round) == ("playing", 2)
    play_out(sitting, 2)
    second = sitting.news(SPECTATOR).items[-1]
    assert sitting.info().phase == "over"
    assert sitting.info().totals == [sum(both) for both in zip(first.scores, second.scores, strict=True)]
    assert sum(sitting.info().wins) >= 1


@pytest.mark.parametrize(("game", "scored"), [("abluxxen", True), ("fluxx", False), ("absolute", True)])
def test_a_game_without_points_says_so(game: str, scored: bool) -> None:
    """Then nobody shows a row of zeros: who has won is all there is."""
    assert Sitting(game, "Anna Ben Cleo").info().scored == scored


def test_while_a_game_is_played_the_next_one_is_not_agreed_on() -> None:
    sitting = keepers()
    with pytest.raises(NotNow, match="when this one is over"):
        sitting.act("Anna", wire.Again(id="a"))


def again(sitting: Sitting) -> None:
    for chair in sitting.info().chairs:
        if chair.kind == "person":
            sitting.act(chair.name, wire.Again(id=next(sitting.ids)))


def test_for_a_rematch_everybody_moves_on_by_one_chair() -> None:
    sitting = Sitting("abluxxen", "Anna Ben Cleo", options={"variant": "base"})
    sitting.deal()
    play_out(sitting)
    numbers = sitting.numbers()
    again(sitting)
    assert [chair.name for chair in sitting.info().chairs] == ["Cleo", "Anna", "Ben"]
    assert (sitting.info().totals, sitting.info().wins, sitting.info().round) == ([0, 0, 0], [0, 0, 0], 1)
    assert sitting.table.seats_of(key_of("Anna")) == [1]
    assert sitting.numbers() == [number + 4 for number in numbers], "three are ready, one deal"


def test_news_are_numbered_by_seat_also_after_a_rematch(new_sqlite: Callable[[], str]) -> None:
    """Others sit there now. Whatever number whoever comes back has, the news go on without a gap to the last."""

    async def run() -> None:
        async with service_at(new_sqlite()) as service:
            live = await opened(service, "absolute")  # moves have parts: not everybody has had as many news
            await play_on(live, 1)
            await rematch(live)
            for seat, chair in enumerate(live.table.chairs):
                for have in range(chair.n):
                    missed, _ = await history.missing(live, seat, have)
                    told = [update.numbers[seat] for update in missed]
                    assert told == list(range(told[0], chair.n + 1)), (seat, have)

    asyncio.run(run())


def test_whoever_is_away_does_not_hold_up_the_next_game() -> None:
    sitting = quick(rounds=2)
    sitting.deal()
    play_out(sitting)
    sitting.act("Ben", wire.Leave(id="l"))
    sitting.act("Anna", wire.Again(id="a"))
    assert sitting.info().phase == "playing"


# ---- who begins


def beginners(games: int, **settings: object) -> list[str]:
    """Who begins each game, by name."""
    sitting = Sitting("abluxxen", "Anna Ben Cleo", options={"variant": "base"}, **settings)
    sitting.deal()
    names = []
    for _ in range(games):
        names.append(sitting.table.chairs[sitting.round.play.seat()].name)
        play_out(sitting)
        again(sitting)
    return names


def test_who_begins_is_chosen() -> None:
    assert beginners(3, begins="chosen", first=2, rounds=3) == ["Cleo", "Cleo", "Cleo"]


def test_in_a_match_everybody_begins_in_turn() -> None:
    assert beginners(4, begins="rotate", first=1, rounds=4) == ["Ben", "Cleo", "Anna", "Ben"]


def test_after_a_rematch_somebody_else_begins() -> None:
    assert sorted(beginners(3, begins="rotate", rounds=1)) == ["Anna", "Ben", "Cleo"]


def test_who_begins_is_drawn_from_the_seed() -> None:
    found: set[int] = set()
    for seed in range(20):
        sitting = Sitting("abluxxen", "Anna Ben Cleo", options={"variant": "base"}, begins="draw")
        sitting.deal(f"{seed}")
        found.add(sitting.news(SPECTATOR).items[0].first)
    assert found == {0, 1, 2}


# ---- fair dealing


def test_the_commitment_is_shown_before_the_first_card_and_the_seed_after_the_last() -> None:
    sitting = quick()
    sitting.deal()
    dealt = sitting.news(SPECTATOR).items[0]
    assert dealt.kind == "dealt" and len(dealt.commitment) == 64 and not dealt.seed
    assert sitting.info().commitment == dealt.commitment
    record = sitting.round.match.record
    play_out(sitting)
    ended = sitting.news(SPECTATOR).items[-1]
    assert (ended.seed, ended.commitment) == (record.seed, dealt.commitment)
    assert commitment(record, ended.salt) == dealt.commitment


def test_every_game_has_a_seed_of_its_own() -> None:
    secrets: set[str] = set()
    for _ in range(5):
        sitting = quick()
        sitting.deal()
        secrets.update(sitting.table.secret)
    assert len(secrets) == 10 and all(len(secret) == 32 for secret in secrets)
