"""Whatever a game hands out belongs to whoever asked: changed or emptied, it changes no game. And what its texts stand
for is always in its table. For every registered game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from every import SHAPES, Shape, begin, game_of, label, pick, share, somewhere
from kibitz.bots.search import Search
from kibitz.core.errors import BadPosition, NeverOffered, UnknownChoice
from kibitz.core.event import Event
from kibitz.core.game import SPECTATOR, Json, Outcome, Play, Prompt, View, Window
from kibitz.core.layout import Plane
from kibitz.core.phrase import Phrase
from kibitz.core.presentation import Board, Face, Fact, Goal, GoalStatus, Link, Preview, Reason, Touch
from kibitz.core.rng import Rng
from kibitz.games import GAMES

each_shape = pytest.mark.parametrize("shape", SHAPES, ids=label)
VALUES = (
    *(Board, Event, Face, Fact, Goal, GoalStatus, Link, Outcome, Phrase, Plane, Preview, Prompt, Reason, Touch, Window),
)
FEW_STEPS = 400


def parts(thing: object) -> dict[str, object]:
    """What a value consists of."""
    names = [name for name in dir(thing) if not name.startswith("_")]
    return {name: getattr(thing, name) for name in names if not callable(getattr(thing, name))}


def spoil(thing: object) -> None:
    """Whatever can be changed is changed."""
    if isinstance(thing, list):
        for part in thing:
            spoil(part)
        thing[:] = ["spoilt"]
    elif isinstance(thing, dict):
        for part in thing.values():
            spoil(part)
        thing.clear()
    elif isinstance(thing, tuple):
        for part in thing:
            spoil(part)
    elif isinstance(thing, VALUES):
        for part in parts(thing).values():
            spoil(part)


def written(thing: object) -> object:
    """As plain data, to be compared later."""
    if isinstance(thing, list | tuple):
        return [written(part) for part in thing]
    if isinstance(thing, dict):
        return {key: written(part) for key, part in thing.items()}
    return {key: written(part) for key, part in parts(thing).items()} if isinstance(thing, VALUES) else thing


def of_a_choice(play: Play, code: int) -> Iterator[object]:
    """What a game says of a choice, and of one that is not offered."""
    game, shown = play.game, play.game.presentation
    yield from (shown.say(play, code), shown.preview(play, code), shown.touches(play, code), shown.aims(play, code))
    yield from (play.read(game.choices[code].text), shown.why_not(play, game.choices[code].text))
    yield from (shown.lines(play, [code]), shown.move(play, [code]), game.strategy.remarks(play, [code]))
    yield from (shown.why_not(play, other.text) for other in game.choices[:: len(game.choices) // 9 + 1])


def of_a_view(play: Play, view: View) -> Iterator[object]:
    yield play.game.presentation.board(view)
    for look in play.game.piles:
        yield look.cards_in(look.shown(view))
    yield view


def handed_out(play: Play, code: int) -> Iterator[object]:
    game, kind = play.game, GAMES[play.game.name]
    yield from (play.legal, play.prompt(), play.window(), play.outcome(), play.position())
    yield from of_a_choice(play, code)
    for seat in range(SPECTATOR, play.seats):
        yield from of_a_view(play, play.view(seat))
    yield from (game.options, game.windows, game.strategy.shares(play), game.strategy.moves(play.copy(), Rng(1)))
    yield from (game.observation.planes(play.seats), [game.presentation.card(face) for face in game.faces[:9]])
    yield from (game.choices, game.faces, game.events, game.piles)
    yield [[option.values, option.default] for option in kind.options]
    yield from (kind.describe(), kind.defaults(play.seats), kind.choose({}, play.seats))


@each_shape
def test_what_is_handed_out_may_be_changed(shape: Shape) -> None:
    """A vandal beside an untouched twin: nothing that the vandal does to what it was given changes anything."""
    for seed in range(share(2, 1)):
        play, twin, rng = begin(shape, seed), begin(shape, seed), Rng(seed)
        for step in range(share(2000, FEW_STEPS)):
            if not play.legal:
                break
            code = pick(play, rng)
            if step % share(20, 40) == 0:
                told = written([*handed_out(play, code)])
                spoil([*handed_out(play, code)])
                assert written([*handed_out(play, code)]) == told
            heard: list[Event] = []
            play.apply(code, heard)
            spoil([heard, play.legal, play.prompt(), play.view(play.seat()), play.outcome()])
            twin.apply(code)
            assert play.legal == twin.legal
        assert play.position() == twin.position()
    fresh = begin(shape, 3)
    assert fresh.game.options == game_of(shape).options


@each_shape
def test_what_a_search_finds_may_be_changed(shape: Shape) -> None:
    play = somewhere(shape, 5)
    legal, moves = play.legal, play.game.strategy.moves(play.copy(), Rng(1))
    search = Search(play.copy(), play.seat(), 1)
    search.run(8, 60_000)
    found = [move.codes for move in search.found()]
    spoil([search.best(), found, Search(play.copy(), play.seat(), 1).best()])
    assert (play.legal, play.game.strategy.moves(play.copy(), Rng(1))) == (legal, moves)


@each_shape
def test_options_and_positions_that_were_given_may_be_changed(shape: Shape) -> None:
    name, options, seats = shape
    given = {key: list(value) if isinstance(value, list) else value for key, value in options.items()}
    game = GAMES[name].make(given, seats)
    chosen, position = game.options, game.start(seats, "1").position()
    play = game.load(position)
    before = play.position()
    spoil([given, position])
    assert (game.options, play.position()) == (chosen, before)


@each_shape
def test_a_position_has_as_many_seats_as_the_game_is_for(shape: Shape) -> None:
    """Fewer or more are refused by name; ``load`` and ``imagine`` alike."""
    game, seats = game_of(shape), shape[2]
    play = game.start(seats, "1")
    for number in {0, 1, game.seats[0] - 1, game.seats[-1] + 1, 10}:
        for data, read in ((play.position(), game.load), (play.view(0), lambda view: game.imagine(view, 1))):
            wrong = {field: resized(value, seats, number) for field, value in data.items()}
            with pytest.raises(BadPosition, match=r"hands: .* seats, got"):
                read(wrong)


def resized(value: Json, seats: int, number: int) -> Json:
    """Whatever has an entry for each seat has another number of them."""
    if not isinstance(value, list) or len(value) != seats:
        return value
    return [value[0] if isinstance(value[0], int) else [] for _ in range(number)]


@each_shape
def test_every_text_stands_for_places_in_the_table(shape: Shape) -> None:
    """Also what only other variants of the game have: it is read, or refused with its rule, or cannot be read."""
    play = somewhere(shape, 2)
    game = play.game
    elsewhere = [game_of(other) for other in SHAPES if other[0] == shape[0] and other[2] in (2, shape[2])]
    texts = sorted({choice.text for other in elsewhere for choice in other.choices})
    for text in texts[:: share(1, 3)]:
        for way in (text, text.upper(), f" {text} "):
            try:
                assert all(0 <= code < len(game.choices) for code in [game.parse(way), *play.read(way)])
            except UnknownChoice:
                continue
            except NeverOffered:
                assert play.game.presentation.why_not(play, way).rule


@each_shape
def test_what_is_declared_face_down_is_what_views_hide(shape: Shape) -> None:
    """Of a face-down pile others see the size; of an open one everybody sees the cards."""
    game, seats = game_of(shape), shape[2]
    for seed in range(share(15, 5)):
        play = somewhere(shape, seed)
        for seat in range(SPECTATOR, seats):
            view = play.view(seat)
            for look in game.piles:
                shown = look.shown(view)
                rows = shown if look.per_seat and isinstance(shown, list) else [shown]
                for owner, pile in enumerate(rows):
                    hidden = isinstance(pile, int)
                    if look.face_down is not None:
                        assert hidden == (look.face_down and not (look.per_seat and owner == seat)), look.name
