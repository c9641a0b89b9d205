"""What holds for the observations of every registered game: complete, without a leak, within their bounds."""

from __future__ import annotations

import json

import pytest

from every import SHAPES, Shape, game_of, label, pick, share, somewhere
from kibitz.core.game import Game, Play
from kibitz.core.rng import Rng
from kibitz.core.rows import Rows
from kibitz.core.tables import AT_RANDOM, BY_POLICY, LEARNERS, Tables

each_shape = pytest.mark.parametrize("shape", SHAPES, ids=label)
JUNK = 0xABADCAFE


def width_of(game: Game, seats: int) -> int:
    return game.observation.width(seats)


def observed(play: Play, seat: int) -> bytes:
    """What a seat sees, written over a row that was full of something else; what lies beside it stays as it was."""
    width = width_of(play.game, play.seats)
    rows = Rows(3, width)
    for at in range(0, 3 * width, 8):
        rows.put_number(at, JUNK)
    play.game.observation.write(play, seat, rows, width)
    memory = rows.memory().cast("B")
    beside = bytes(memory[:width]), bytes(memory[2 * width :])
    assert beside == (JUNK.to_bytes(8, "little") * (width // 8),) * 2
    return bytes(memory[width : 2 * width])


@each_shape
def test_planes_have_names_of_their_own_and_say_what_they_are(shape: Shape) -> None:
    planes = game_of(shape).observation.planes(shape[2])
    assert len({plane.name for plane in planes}) == len(planes)
    assert all(plane.count > 0 and 0 < plane.most <= 255 and plane.says for plane in planes)
    assert len({plane.says for plane in planes}) == len(planes)


@each_shape
def test_views_that_differ_give_observations_that_differ(shape: Shape) -> None:
    """And equal views equal ones. Step by step along pieces of games, and between games, of all seats."""
    seen: dict[bytes, str] = {}
    views: dict[str, bytes] = {}
    for seed in range(share(20, 3)):
        play, rng = somewhere(shape, seed), Rng(seed)
        for _ in range(share(100, 25)):
            remember(play, shape[2], seen, views)
            if not play.legal:
                break
            play.apply(pick(play, rng))
    assert len(seen) == len(views)


def remember(play: Play, seats: int, seen: dict[bytes, str], views: dict[str, bytes]) -> None:
    for seat in range(seats):
        view, row = json.dumps(play.view(seat), sort_keys=True), observed(play, seat)
        assert seen.setdefault(row, view) == view, "two views, one observation"
        assert views.setdefault(view, row) == row, "one view, two observations"


@each_shape
def test_what_a_seat_cannot_know_is_not_in_its_observation(shape: Shape) -> None:
    """The redeal test on bytes: whatever is exchanged that the seat cannot know, it sees the same."""
    for seed in range(share(60, 6)):
        play = somewhere(shape, seed)
        for seat in range(shape[2]):
            row = observed(play, seat)
            for other in range(3):
                twin = play.copy()
                twin.redeal(seat, 100 * seed + other)
                assert observed(twin, seat) == row
            assert observed(play.game.imagine(play.view(seat), seed), seat) == row


@each_shape
def test_no_byte_is_above_what_its_plane_says(shape: Shape) -> None:
    """And what is left over of its words is zero."""
    planes = game_of(shape).observation.planes(shape[2])
    for seed in range(share(200, 25)):
        play = somewhere(shape, seed)
        row, at = observed(play, play.seat()), 0
        for plane in planes:
            part = row[at : at + plane.size]
            assert max(part) <= plane.most, f"{plane.name}: {max(part)} is more than {plane.most}"
            assert not any(part[plane.count :]), plane.name
            at += plane.size


# ---- many tables at once


def rows_of(rows: Rows) -> list[bytes]:
    memory = rows.memory().cast("B")
    return [bytes(memory[at : at + rows.width]) for at in range(0, rows.stride * rows.count, rows.stride)]


@each_shape
def test_tables_side_by_side_are_the_games_one_by_one(shape: Shape) -> None:
    """Observation, mask and decider of every table are those of its game; a game that ends is followed by another."""
    game, seats, count = game_of(shape), shape[2], 3
    tables, rng = Tables(game, seats, count, "seed"), Rng(1)
    twins = [game.start(seats, f"seed/{table}/0", table % seats) for table in range(count)]
    ended = 0
    for _ in range(share(2000, 200)):
        codes = [pick(play, rng) for play in twins]
        tables.step(codes)
        for table, code in enumerate(codes):
            twins[table].apply(code)
            outcome = twins[table].outcome()
            if outcome is not None:
                place = tables.ended.index(table) * seats
                assert tables.shares[place : place + seats] == game.strategy.shares(twins[table])
                assert tables.scores[place : place + seats] == outcome.scores
                number = tables.dealt[table] - 1
                twins[table] = game.start(seats, f"seed/{table}/{number}", (table + number) % seats)
                ended += 1
        compare(tables, twins)
    assert ended == sum(tables.dealt) - count


def compare(tables: Tables, twins: list[Play]) -> None:
    looks, masks, deciders = rows_of(tables.observations), rows_of(tables.masks), rows_of(tables.deciders)
    for table, play in enumerate(twins):
        assert deciders[table][0] == play.seat()
        assert looks[table] == observed(play, play.seat())
        assert masks[table] == bytes(code in play.legal for code in range(len(play.game.choices)))


@each_shape
@pytest.mark.parametrize("others", [AT_RANDOM, BY_POLICY])
def test_with_others_only_the_learners_seat_is_asked(shape: Shape, others: int) -> None:
    game, seats, count = game_of(shape), shape[2], 3
    tables, rng = Tables(game, seats, count, "seed", others), Rng(1)
    for _ in range(share(600, 60)):
        for table, play in enumerate(tables.plays):
            assert play.seat() == tables.mine(table)
        tables.step([pick(play, rng) for play in tables.plays])


def test_an_illegal_choice_stops_all_tables_before_anything_happens() -> None:
    shape = SHAPES[0]
    tables = Tables(game_of(shape), shape[2], 4, "seed", LEARNERS)
    before = [play.position() for play in tables.plays]
    codes = [play.legal[0] for play in tables.plays]
    for wrong in (-1, 10_000, max(tables.plays[3].legal) + 1):
        with pytest.raises(ValueError, match=f"table 3: choice {wrong} is not legal"):
            tables.step([*codes[:3], wrong])
    with pytest.raises(ValueError, match="expected 4 choices"):
        tables.step(codes[:3])
    assert [play.position() for play in tables.plays] == before


def test_the_same_seed_gives_the_same_tables() -> None:
    shape = SHAPES[0]
    one, other = (Tables(game_of(shape), shape[2], 8, "7", AT_RANDOM) for _ in range(2))
    for _ in range(500):
        codes = [play.legal[0] for play in one.plays]
        one.step(codes)
        other.step(codes)
        assert rows_of(one.observations) == rows_of(other.observations)
