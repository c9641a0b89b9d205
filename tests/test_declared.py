"""Part of the conformance suite: of state that is declared nothing is forgotten or given away. For every game that
declares its fields (``Game.fields``); where something is forgotten, the name of the field is said.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from every import SHAPES, SOAK, Shape, game_of, label, pick, position_somewhere, seats_near, share, somewhere
from kibitz.core.card_game import CardPlay
from kibitz.core.errors import BadPosition
from kibitz.core.fields import EVERYBODY, FLAG, IN_TURN, NAME, NOBODY, SEAT, SEATS, Field, for_each
from kibitz.core.game import SPECTATOR, Game, Json, Play, Position
from kibitz.core.rng import Rng


def is_plain(shape: Shape) -> bool:
    """With the fewest seats, or as many as there can be: those between them are for a soak."""
    name, options, seats = shape
    return SOAK or seats in (seats_near(name, 0, options), seats_near(name, 99, options))


DECLARED_SHAPES = [shape for shape in SHAPES if game_of(shape).fields and is_plain(shape)]
each_shape = pytest.mark.parametrize("shape", DECLARED_SHAPES, ids=label)
FEW_STEPS = 40
MOST_TRIED = 15  # games, for one that accepts another value of a field


def declared_game(shape: Shape) -> Game:
    game = game_of(shape)
    if not game.fields:
        pytest.skip("this game does not declare its state")
    return game


# ---- fields


@each_shape
def test_no_field_is_forgotten(shape: Shape) -> None:
    """Each field in turn has another value than it had, and is found again wherever the game goes."""
    game = declared_game(shape)
    for seed in range(share(40, 8)):
        position = position_somewhere(shape, seed)
        nothing_forgotten(game.load(position), position, NOBODY, "load")
    for field in game.fields:
        found = any(times_found_again(other, field) for other in [shape, *small_shapes(shape)])
        assert found, f"{field.name}: forgotten in load, or no value of its own is accepted"


def small_shapes(shape: Shape) -> list[Shape]:
    """Other ways to play the game, with few seats: not every way has a use for every field."""
    name, options, _ = shape
    ways = [options, *(other[1] for other in SHAPES if other[0] == name)]
    unlike = [way for number, way in enumerate(ways) if way not in ways[:number]]
    return [(name, way, seats_near(name, 0, way)) for way in unlike]


def times_found_again(shape: Shape, field: Field) -> int:
    """In how many games it has a value of its own, and has it after all that can happen to a game."""
    game, found = declared_game(shape), 0
    for play, position in changed_games(game, shape, field):
        found += 1
        nothing_forgotten(game.load(play.position()), position, NOBODY, "position")
        nothing_forgotten(play.copy(), position, NOBODY, "copy")
        for seat in range(SPECTATOR, play.seats):
            imagined = game.imagine(play.view(seat), found)
            nothing_forgotten(imagined, position, IN_TURN if seat == in_turn(play) else EVERYBODY, "imagine")
    return found


def in_turn(play: Play) -> int:
    return play.in_turn() if isinstance(play, CardPlay) else play.seat()


def nothing_forgotten(play: Play, position: Position, knows: int, where: str) -> None:
    """Every field that may be known is as it was."""
    lost = forgotten(play, position, knows)
    assert not lost, f"{', '.join(lost)}: forgotten in {where}"


def forgotten(play: Play, position: Position, knows: int) -> list[str]:
    fields = [field for field in play.game.fields if field.known_to <= knows]
    return [field.name for field in fields if written(field, play) != position.get(field.name)]


def written(field: Field, play: Play) -> Json:
    """As a position has it; nothing, if it does not."""
    return None if field.is_absent(play) else field.write(play)


def changed_games(game: Game, shape: Shape, field: Field) -> Iterator[tuple[Play, Position]]:
    """A few games in which a field has a value of its own, and nothing else was changed: neither what it has in a new
    game, nor, if another is accepted, what it had. Where a game goes on by itself from there it is no use."""
    usual = for_each(field.usual, shape[2]) if field.each else field.usual
    plain = [None, usual, field.write(game.start(shape[2], "1"))]
    found = 0
    for seed in range(MOST_TRIED):
        position = position_somewhere(shape, seed)
        del position["over"]  # it follows
        values = other_values(field, position.get(field.name), shape[2])
        random.Random(seed).shuffle(values)
        for value in [*values, position.get(field.name)]:
            changed = {**position, field.name: value}
            play = None if value in plain else loaded(game, changed)
            if play is not None and not forgotten(play, changed, NOBODY):
                yield play, changed
                found += 1
                break
        if found == share(20, 3):
            return


def loaded(game: Game, position: Position) -> Play | None:
    """The game at a position, if it can be one."""
    try:
        return game.load(position)
    except BadPosition:
        return None


def other_values(field: Field, value: Json, seats: int) -> list[Json]:
    """What else the field could hold, as positions say it."""
    if not isinstance(value, list):
        return other_items(field, value, seats)
    turned: list[Json] = [value[1:] + value[:1]] if value[1:] + value[:1] != value else []
    if field.sort == SEATS:
        return [*turned, *([*value, seat] for seat in range(seats) if seat not in value)]
    for seat, one in enumerate(value):
        turned += [[*value[:seat], other, *value[seat + 1 :]] for other in other_items(field, one, seats)]
    return turned


def other_items(field: Field, value: Json, seats: int) -> list[Json]:
    if field.sort == FLAG:
        return [not value]
    if field.sort == NAME:
        return [name for name in dict.fromkeys(field.names) if name != value]
    if field.sort == SEAT:
        return [seat for seat in range(seats) if seat != value]
    near = {field.low, field.low + 1, field.high}
    if isinstance(value, int):
        near |= {value - 1, value + 1, value + 2}
    return [number for number in sorted(near) if field.low <= number <= field.high and number != value]


@each_shape
def test_every_attribute_is_declared(shape: Shape) -> None:
    """As a field, or as one that the game itself sees to: in ``more``, ``copy``, ``go_on`` and ``redeal``."""
    game, play = declared_game(shape), somewhere(shape, 1)
    fields = {field.attr for field in game.fields}
    undeclared = attributes(play) - fields - attributes(bare_play(play)) - set(game.own_attrs)
    assert not undeclared, f"neither a field nor in own_attrs: {sorted(undeclared)}"
    gone = [name for name in [*fields, *game.own_attrs] if not hasattr(play, name)]
    assert not gone, f"declared, but there is no such attribute: {sorted(gone)}"


def bare_play(play: Play) -> Play:
    """With what every game has, and nothing else."""
    if isinstance(play, CardPlay):
        return CardPlay(play.game, play.declared, play.cards, play.seats)
    return Play(play.game)


def attributes(play: Play) -> set[str]:
    """Those of a compiled class, and those of an interpreted one."""
    return {*getattr(type(play), "__mypyc_attrs__", ()), *getattr(play, "__dict__", {})} - {"__dict__"}


# ---- copies


@each_shape
def test_copies_play_on_alike_and_apart(shape: Shape) -> None:
    """Copies share their lists until one is changed. A game that was never copied, one that is copied before each
    choice, and one that is left for its copy each time, are the same at every step; and copies stay as they were."""
    game = declared_game(shape)
    for seed in range(share(60, MOST_TRIED)):
        play = game.load(position_somewhere(shape, seed))
        same(play.copy().position(), play.position(), "forgotten in copy")
    for seed in range(share(20, 2)):
        position, rng = position_somewhere(shape, seed), Rng(seed)
        alone, copied, left = (game.load(position) for _ in range(3))
        for _ in range(share(1000, FEW_STEPS)):
            if not alone.legal:
                break
            code, before = pick(alone, rng), alone.position()
            kept, last = copied.copy(), left
            left = last.copy()
            same(left.position(), before, "forgotten in copy")
            alone.apply(code)
            copied.apply(code)
            left.apply(code)
            same(kept.position(), before, "changed in a copy with the original")
            same(last.position(), before, "changed in the original with a copy")
            same(copied.position(), alone.position(), "another after a copy was made")
            same(left.position(), alone.position(), "another in a copy that plays on")
            assert misplaced(alone) == misplaced(copied) == misplaced(left) == []


def same(one: Position, other: Position, what: str) -> None:
    differ = [name for name in {**one, **other} if one.get(name) != other.get(name)]
    assert not differ, f"{', '.join(differ)}: {what}"


def misplaced(play: Play) -> list[int]:
    """The cards that do not lie where they are said to be; of groups the game itself knows."""
    if not isinstance(play, CardPlay):
        return []
    cards = play.cards
    lies = {card: number for number, pile in enumerate(cards.piles) for card in pile}
    return [card for card, pile in enumerate(cards.where) if not cards.places.grouped[pile] and lies.get(card) != pile]


# ---- dealing anew


def dealt_anew(game: Game, play: Play, seat: int, seed: int) -> list[Play]:
    """What a seat cannot know is chance: in a game imagined from its view, and in this one."""
    copy = play.copy()
    copy.redeal(seat, seed)
    return [game.imagine(play.view(seat), seed), copy]


@each_shape
def test_what_is_dealt_anew_could_be_the_game(shape: Shape) -> None:
    """It is accepted as a position: whatever everybody knows about who cannot hold what is respected."""
    game = declared_game(shape)
    for seed in range(share(40, 6)):
        play = somewhere(shape, seed)
        for seat in range(SPECTATOR, play.seats):
            for other in dealt_anew(game, play, seat, seed):
                assert game.load(other.position()).position() == other.position()


@each_shape
def test_what_is_shuffled_later_is_dealt_anew(shape: Shape) -> None:
    """Chance to come is secret, too: it is another one each time, and never the true one."""
    game = declared_game(shape)
    for seed in range(share(20, 3)):
        play = somewhere(shape, seed)
        for seat in range(SPECTATOR, play.seats):
            for games in zip(*[dealt_anew(game, play, seat, number) for number in range(3)], strict=True):
                seeds = {one.position()["seed"] for one in games}
                assert len(seeds) == 3, "the seed of an imagined game is the same whatever it was dealt with"
                assert play.position()["seed"] not in seeds, "the seed of an imagined game is the true one"


# ---- views


@each_shape
def test_views_show_open_piles_and_count_the_others(shape: Shape) -> None:
    """``face_down`` decides, and that a hand is its owner's."""
    game = declared_game(shape)
    looks = [look for look in game.piles if not look.grouped and not look.within and look.face_down is not None]
    for seed in range(share(40, 6)):
        play = somewhere(shape, seed)
        position = play.position()
        for seat in range(SPECTATOR, play.seats):
            view = play.view(seat)
            for look in looks:
                hidden = [look.face_down and not (look.per_seat and seat == owner) for owner in range(play.seats)]
                there = position[look.field]
                piles, shown = (there, view[look.field]) if look.per_seat else ([there], [view[look.field]])
                assert isinstance(piles, list) and isinstance(shown, list)
                told = [size(pile) if down else pile for pile, down in zip(piles, hidden, strict=False)]
                assert shown == told, f"{look.field}, as seat {seat} sees it"


def size(cards: Json) -> int:
    assert isinstance(cards, list)
    return len(cards)
