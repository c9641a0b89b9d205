"""What holds for the observations of every registered game: complete, without a leak, within their bounds."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import pytest

from every import SHAPES, Shape, game_of, label, pick, share, somewhere
from kibitz.core.errors import BadPosition
from kibitz.core.fields import FLAG, NAME, NOBODY, SEAT, SEATS, Field
from kibitz.core.game import Play, Position, View
from kibitz.core.layout import Layout, Plane
from kibitz.core.observation import Observation
from kibitz.core.rng import Rng
from kibitz.core.rows import Rows
from kibitz.core.tables import AT_RANDOM, BY_POLICY, LEARNERS, Tables
from kibitz.games import make_game
from told_apart import in_planes

each_shape = pytest.mark.parametrize("shape", SHAPES, ids=label)
JUNK = 0xABADCAFE
ROOM = 128  # bytes
MOST_IN_BYTE = 255  # a plane of Fluxx tells no larger numbers apart


def observed(play: Play, seat: int, observation: Observation[Play] | None = None) -> bytes:
    """What a seat sees, written over a row that was full of something else; what lies beside it stays as it was."""
    writer = play.game.observation if observation is None else observation
    width = writer.width(play.seats)
    rows = Rows(3, width)
    for at in range(0, 3 * width, 8):
        rows.put_number(at, JUNK)
    writer.write(play, seat, rows, width)
    memory = rows.memory().cast("B")
    beside = bytes(memory[:width]), bytes(memory[2 * width :])
    assert beside == (JUNK.to_bytes(8, "little") * (width // 8),) * 2
    return bytes(memory[width : 2 * width])


def by_plane(row: bytes, layout: Layout) -> dict[str, bytes]:
    """A row plane by plane, with what is left over of each."""
    places = layout.offsets
    return {plane.name: row[places[plane.name] : places[plane.name] + plane.size] for plane in layout.planes}


@each_shape
def test_planes_have_names_of_their_own_and_say_what_they_are(shape: Shape) -> None:
    planes = game_of(shape).observation.planes(shape[2])
    assert len({plane.name for plane in planes}) == len(planes)
    assert all(plane.count > 0 and 0 < plane.most <= 255 and plane.says for plane in planes)
    assert len({plane.says for plane in planes}) == len(planes)
    assert all(plane.fingerprint == plane.says.endswith("not to learn from") for plane in planes)


@each_shape
def test_planes_can_lie_anywhere_and_nobody_writes_beside_one(shape: Shape) -> None:
    """In another order, with room around each, they hold the same, and the room stays empty: a writer takes every
    place from the layout, and keeps to its plane."""
    seats, usual, moved = shape[2], game_of(shape).observation, game_of(shape).observation
    planes = usual.planes(seats)
    rooms = [Plane(f"beside {plane.name}", ROOM, 1, "room") for plane in planes]
    moved.layouts[seats] = Layout([part for pair in zip(planes, rooms, strict=True) for part in pair][::-1])
    for seed in range(share(60, 12)):
        play = somewhere(shape, seed)
        expected = by_plane(observed(play, play.seat()), usual.layout(seats))
        for name, part in by_plane(observed(play, play.seat(), moved), moved.layout(seats)).items():
            assert part == expected.get(name, bytes(ROOM)), name


@each_shape
def test_views_that_differ_give_observations_that_differ(shape: Shape) -> None:
    """And equal views equal ones. Step by step along pieces of games, and between games, of all seats. What planes can
    say they say: without the fingerprints rows differ just as well, but for what ``told_apart`` lists."""
    seen: dict[bytes, str] = {}
    views: dict[str, bytes] = {}
    said: dict[bytes, str] = {}
    for seed in range(share(20, 3)):
        play, rng = somewhere(shape, seed), Rng(seed)
        for _ in range(share(100, 25)):
            for seat in range(shape[2]):
                view, row = play.view(seat), observed(play, seat)
                remember(json.dumps(view, sort_keys=True), row, seen, views)
                remember(in_planes(play.game, view), without_fingerprints(play, row), said, None)
            if not play.legal:
                break
            play.apply(pick(play, rng))
    assert len(seen) == len(views)


def remember(view: str, row: bytes, seen: dict[bytes, str], views: dict[str, bytes] | None) -> None:
    assert seen.setdefault(row, view) == view, f"two views, one observation:\n{seen[row]}\n{view}"
    assert views is None or views.setdefault(view, row) == row, "one view, two observations"


def without_fingerprints(play: Play, row: bytes) -> bytes:
    layout = play.game.observation.layout(play.seats)
    parts = by_plane(row, layout)
    return b"".join(parts[plane.name] for plane in layout.planes if not plane.fingerprint)


@each_shape
def test_positions_that_differ_in_one_thing(shape: Shape) -> None:
    """Like views, like rows: a position beside another in which one number, one card or one order is different. Where
    that makes another view, it makes another row; where planes can say it, they do."""
    for seed in range(share(100, 8)):
        play, rng = somewhere(shape, seed), Rng(seed)
        before = [looked(play, seat) for seat in range(shape[2])]
        for _ in range(share(40, 15)):
            position = play.position()
            change_one_thing(position, rng)
            try:
                other = play.game.load(position)
            except BadPosition:
                continue
            for seat in range(min(shape[2], other.seats)):
                compare_looks(before[seat], looked(other, seat))


Look = tuple[View, str, bytes, bytes]


def looked(play: Play, seat: int) -> Look:
    """A view, what planes say of it, the row, and the row without fingerprints."""
    view, row = play.view(seat), observed(play, seat)
    return view, in_planes(play.game, view), row, without_fingerprints(play, row)


def compare_looks(one: Look, other: Look) -> None:
    differing = {name for name in one[0] if one[0][name] != other[0].get(name)}
    assert (one[0] == other[0]) == (one[2] == other[2]), f"they differ in {differing}"
    assert one[1] == other[1] or one[3] != other[3], f"only fingerprints say {differing}: {one[1]} {other[1]}"


Place = tuple[Any, Any]  # what is around a value, and its name or number there


def change_one_thing(data: Position, rng: Rng) -> None:
    """A number is one more or less, a flag turned, two cards exchanged, or two parts of a list."""
    places = [place for name in data if name not in ("game", "options", "seed") for place in places_in(data, name)]
    around, name = places[rng.below(len(places))]
    value = around[name]
    if isinstance(value, bool):
        around[name] = not value
    elif isinstance(value, int):
        around[name] = value + (1 if rng.below(2) else -1)
    elif isinstance(value, list) and len(value) > 1:
        first = int(rng.below(len(value) - 1))
        value[first], value[first + 1] = value[first + 1], value[first]
    elif isinstance(value, str):
        texts = [(there, other) for there, other in places if isinstance(there[other], str)]
        there, other = texts[rng.below(len(texts))]
        around[name], there[other] = there[other], value


def places_in(around: Any, name: Any) -> Iterator[Place]:
    """Where a value stands, and all that is within it."""
    value = around[name]
    yield around, name
    for part in value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []:
        yield from places_in(value, part)


@each_shape
def test_every_declared_field_is_in_the_planes(shape: Shape) -> None:
    """Each gets another value: whoever knows it sees a row that differs outside of the fingerprints."""
    for seed in range(share(20, 3)):
        play = somewhere(shape, seed)
        half_done = bool(play.position().get("pending"))  # it belongs to the seat in turn, and to no other
        for field in play.game.fields:
            for value in [] if half_done and field.sort == SEAT else others(play, field):
                twin = play.copy()
                setattr(twin, field.attr, value)
                views = [(play.view(seat), twin.view(seat)) for seat in range(shape[2])]
                knowing = [seat for seat, (one, two) in enumerate(views) if one.get(field.name) != two.get(field.name)]
                assert knowing or field.known_to == NOBODY, field.name
                for seat in knowing:
                    rows = [without_fingerprints(one, observed(one, seat)) for one in (play, twin)]
                    assert rows[0] != rows[1], f"{field.name} of {play.game.name} is in no plane"


def others(play: Play, field: Field) -> list[object]:
    """Values of a field's attribute that it does not have now; of what every seat has one for each, one for each."""
    now = getattr(play, field.attr)
    if field.each:
        return [[*now[:seat], other(play, field, one), *now[seat + 1 :]] for seat, one in enumerate(now)]
    return [other(play, field, now)]


def other(play: Play, field: Field, now: object) -> object:
    if field.sort == SEATS:
        assert isinstance(now, list)
        return now[:-1] or [seat for seat in range(play.seats) if seat not in now][:1]
    assert isinstance(now, int)
    if field.sort == NAME:
        return next(place for place, name in enumerate(field.names) if name != field.names[now])
    if field.sort == SEAT:
        return (now + 1) % play.seats
    return not now if field.sort == FLAG else now + 1 if now < min(field.high, MOST_IN_BYTE) else field.low


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
    layout = game_of(shape).observation.layout(shape[2])
    for seed in range(share(200, 25)):
        play = somewhere(shape, seed)
        parts = by_plane(observed(play, play.seat()), layout)
        for plane in layout.planes:
            part = parts[plane.name]
            assert max(part) <= plane.most, f"{plane.name}: {max(part)} is more than {plane.most}"
            assert not any(part[plane.count :]), plane.name


# ---- versions

# Of each game the versions of its choices and of its planes, and digests of both, fingerprints aside. Where a digest
# changes, its version grows, and the new digest stands here. A new game gets a line when others begin to learn it.
VERSIONS = {
    "abluxxen": "choices 1: 3e9126f4c1784923, planes 2: ef1ec7401735fc3e",
    "absolute": "choices 1: 99889e577870c40d, planes 1: 6d5df415616840bf",
    "fluxx": "choices 1: 442e40f0f54ab665, planes 1: 36e4979aa9bd7864",
}


@pytest.mark.parametrize("name", VERSIONS)
def test_choices_and_planes_that_change_have_another_version(name: str) -> None:
    texts, rows = [], []
    for seats in (2, 4):
        game = make_game(name, {}, seats)
        texts.append("\n".join(choice.text for choice in game.choices))
        rows.append("\n".join(f"{plane.name} {plane.count}" for plane in game.observation.planes(seats)).encode())
        play, rng = game.start(seats, "versions"), Rng(1)
        for _ in range(100):
            rows += [without_fingerprints(play, observed(play, seat)) for seat in range(seats)]
            if not play.legal:
                break
            play.apply(pick(play, rng))
    choices, planes = digest("\n".join(texts).encode()), digest(b"".join(rows))
    found = f"choices {game.choices_version}: {choices}, planes {game.observation.version}: {planes}"
    assert VERSIONS[name] == found, f"{name}: {found}"


def digest(data: bytes) -> str:
    return blake2b(data, digest_size=8).hexdigest()


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
