"""What a seat is sent tells it nothing that it cannot know: of two worlds that differ only in cards hidden from it, it
gets the same bytes, up to the first card newly turned up. For every game, at every decision."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from msgspec import UNSET

from absolute.table import table as absolute_table
from every import MOST_STEPS, SHAPES, SOAK, Shape, begin, course, game_of, label, share
from fluxx.table import table as fluxx_table
from kibitz import wire
from kibitz.core.errors import KibitzError
from kibitz.core.event import MOVED, Event, told
from kibitz.core.game import SPECTATOR, Game, Play, Position, View
from kibitz.core.playout import random_game
from kibitz.core.rng import Rng
from kibitz.games import GAMES
from kibitz.play.match import Refused
from kibitz.play.windows import answers
from kibitz.server.live.keeping import change_of
from kibitz.server.table.entries import Chose
from kibitz.server.table.presenter import encoded
from kibitz.server.table.seating import Update
from kibitz.server.table.timing import wakes_at, window_closes_at
from server.sitting import Sitting, any_choice, sitting_at
from test_every_game import turned_up

each_shape = pytest.mark.parametrize("shape", SHAPES, ids=label)
ANNA, CLEO = 0, 2
NAMES = "Anna Ben Cleo Dora Emil Finn"
WHOLE = SHAPES if SOAK else [next(shape for shape in SHAPES if shape[0] == name) for name in GAMES]  # to their end
DECISIONS = share(100, 25)  # of a game


def at_table(shape: Shape, position: Position) -> Sitting:
    """Everybody sits there, and the game goes on from here. Everything else is the same at every such table."""
    name, options, seats = shape
    sitting = Sitting(name, " ".join(NAMES.split()[:seats]), options=options, clock="calm")
    sitting.go_on_from(position)
    return sitting


def decisions(shape: Shape, games: int) -> Iterator[tuple[int, Play]]:
    """Every decision of some random games, counted; in a test run a few dozen, spread over each of them."""
    count = 0
    for seed in range(games):
        length, _ = random_game(begin(shape, seed), Rng(seed), share(100_000, MOST_STEPS))
        every = -(-length // DECISIONS)
        for number, (play, code) in enumerate(course(shape, seed)):
            if number % every == seed % every:
                yield count, play
                count += 1
            play.apply(code)


# ---- coming back


@each_shape
def test_whoever_comes_back_is_sent_what_it_may_know(shape: Shape) -> None:
    """The true table, and one imagined from the view of a seat, send this seat the same."""
    game = game_of(shape)
    for number, play in decisions(shape, share(3, 1)):
        here, seat = at_table(shape, play.position()), number % (shape[2] + 1) - 1
        there = at_table(shape, game.imagine(play.view(seat), number).position())
        for boards in (False, True):
            assert encoded(here.fresh(seat, boards)) == encoded(there.fresh(seat, boards)), (number, seat)


# ---- the next choice


@each_shape
def test_the_same_choice_in_two_worlds_sends_the_same_bytes(shape: Shape) -> None:
    game, rng = game_of(shape), Rng(1)
    compared = 0
    for number, play in decisions(shape, share(3, 1)):
        seat = number % (shape[2] + 1) - 1
        view = play.view(seat)
        one, other = (at_table(shape, game.imagine(view, seed).position()) for seed in (number, number + 1))
        asked = one.round.asked()
        rng.shuffle(asked)  # in a reaction window they answer in any order
        for chooser in asked:
            choice = chosen_in_both(one, other, chooser, rng)
            if not choice or not compare(one, other, seat, view, Chose(chooser, [choice])):
                break
            compared += 1
            if not waits(one, chooser):
                break
    assert compared > 0


def chosen_in_both(one: Sitting, other: Sitting, chooser: int, rng: Rng) -> str:
    """Some choice that this seat has in both worlds."""
    both = sorted(offered_to(one, chooser) & offered_to(other, chooser))
    return both[rng.below(len(both))] if both else ""


def waits(sitting: Sitting, seat: int) -> bool:
    """Has this seat answered a reaction window that is still open?"""
    return sitting.table.round is not None and seat in sitting.table.round.answers


def offered_to(sitting: Sitting, seat: int) -> set[str]:
    play = sitting.round.play
    codes = play.legal if play.window() is None else answers(play, seat)
    return {play.game.choices[code].text for code in codes}


def compare(one: Sitting, other: Sitting, seat: int, view: View, entry: Chose) -> int:
    """One entry in two worlds: 1 if a seat is sent the same to the last byte, 0 if a card has come to light."""
    heard = [heard_by(sitting, sitting.take(entry), seat) for sitting in (one, other)]
    if one.sent.get(seat) == other.sent.get(seat):
        return 1
    mine, theirs = one.sent[seat], other.sent[seat]
    game = one.table.game
    pairs = zip(*heard, strict=False)
    first = next((at for at, (event, twin) in enumerate(pairs) if event != twin), None)
    assert first is not None, f"seat {seat} is sent something else, without a card that tells it:\n{mine}\n{theirs}"
    # a whole hand is laid open in its order: in one world a card may come first that the seat knew to be there
    shuffled = shuffled_in(game, heard[0][:first])
    assert any(turned_up(game, view, events[first]) or cards_in(game, events[first]) & shuffled for events in heard)
    upto = where(mine, first)
    assert mine[:upto] == theirs[:upto]
    return 0


def shuffled_in(game: Game, before: list[Event]) -> set[int]:
    """Cards that everybody knew, and that have come into a face-down pile since: chance says where they turn up."""
    moved = [event.args for event in before if event.kind == MOVED]
    return {card for card, _, _, target, _ in moved if game.piles[target].face_down and not game.piles[target].per_seat}


def cards_in(game: Game, event: Event) -> set[int]:
    named = zip(event.args, game.events[event.kind].args, strict=True)
    return {arg for arg, (_, sort) in named if sort == "card"}


def heard_by(sitting: Sitting, tellings: list[Update], seat: int) -> list[Event]:
    kinds = sitting.table.game.events
    return [told(event, kinds[event.kind], seat) for update in tellings for event in update.heard]


def where(frame: str, number: int) -> int:
    """Where in a frame its event of this number begins."""
    item = msgspec.json.decode(frame, type=wire.News).items[0]
    before = sum(len(bytes(event).decode()) + 1 for event in item.events[:number])
    return frame.index('"events":[') + len('"events":[') + before


# ---- reaction windows


@pytest.mark.parametrize("shape", [shape for shape in SHAPES if shape[2] > 2 and game_of(shape).windows], ids=label)
def test_an_answer_that_waits_is_told_to_nobody_else(shape: Shape) -> None:
    """Whoever answers, and whatever: as long as the window is open nobody else is sent a byte, nor sees a difference
    when coming back."""
    waited = 0
    for _, play in decisions(shape, share(3, 2)):
        window = play.window()
        for seat in [] if window is None else window.seats:
            for code in answers(play, seat):
                waited += stays_unseen(at_table(shape, play.position()), seat, play.game.choices[code].text)
    assert waited > 0


def stays_unseen(sitting: Sitting, seat: int, text: str) -> bool:
    """Does an answer wait? Then nobody else is told of it."""
    others = [other for other in sitting.seats if other != seat]
    before = [encoded(sitting.fresh(other)) for other in others]
    sitting.take(Chose(seat, [text]), after_ms=0)
    if not waits(sitting, seat):
        return False
    assert list(sitting.sent) == [seat]
    assert [encoded(sitting.fresh(other)) for other in others] == before
    assert sitting.ask(seat).answered == [text]
    return True


WORLDS = ("stop_that", "veto", "batmobile")  # in Cleo's hand: an answer to an Action, to a Surprise, to nothing
COMPANY = {"people": "Anna Ben Cleo Dora", "a bot": "Anna Ben *casual Dora", "two people": "Anna *casual Cleo"}


def what_others_are_sent(chairs: str, card: str, mulls: bool) -> list[object]:
    """Anna plays an Action, and says “wait” while its window is open. All that everybody but Cleo is sent, and when;
    what whoever comes meanwhile is sent; and when the server looks after the table."""
    hands = ["kpow play_2", "its_a_trap batcomputer", f"{card} the_bank", "batgirl robin"][: len(chairs.split())]
    game = fluxx_table(hands=" | ".join(hands), rules="play_3", draw="batarang bane", rest="draw_pile")
    sitting = sitting_at("fluxx", chairs, game.match)
    told: list[object] = []

    def note() -> None:
        told.append([(sitting.at, seat, frame) for seat, frame in sitting.sent.items() if seat != CLEO])
        told.append([encoded(sitting.fresh(seat)) for seat in sitting.seats if seat != CLEO])

    sitting.choose(ANNA, "kpow")
    note()
    for text in [*sorted(sitting.offers(CLEO)), "pass"] * mulls:  # she thinks of all that she could answer
        entry = Chose(CLEO, [text])
        heard = sitting.take(entry, after_ms=0)
        assert list(sitting.sent) == [CLEO]
        change = change_of("t", sitting.table, sitting.at, entry, heard, {}, UNSET)
        assert change.unseen and change.info is None, "lists do not show it either"
    sitting.at += 1000
    told.append(wakes_at(sitting.table) if sitting.round.open_seats() == [] else None)
    sitting.act("Anna", wire.Wait(id="a bluff", window=sitting.ask(SPECTATOR).window))
    note()
    told.append(window_closes_at(sitting.table))
    sitting.close_window()
    note()
    return told


@pytest.mark.parametrize("mulls", [False, True], ids=["silent", "mulls"])
@pytest.mark.parametrize("chairs", COMPANY.values(), ids=COMPANY)
def test_in_a_reaction_window_nobody_is_told_what_depends_on_a_hand(chairs: str, mulls: bool) -> None:
    """Games that differ in Cleo's hand alone: a Surprise that fits, one that does not, or none. Everybody else gets the
    same bytes at the same times."""
    worlds = [what_others_are_sent(chairs, card, mulls) for card in WORLDS]
    assert worlds[0] == worlds[1] == worlds[2]


# ---- refusals


@each_shape
def test_refusals_and_forecasts_tell_no_card(shape: Shape) -> None:
    """Whatever a seat tries, one choice or several, it is answered alike in all worlds that look the same to it."""
    game, rng = game_of(shape), Rng(5)
    texts = [choice.text for choice in game.choices]
    for number, play in decisions(shape, share(3, 1)):
        seat = play.seat()
        here = at_table(shape, play.position())
        there = at_table(shape, game.imagine(play.view(seat), number).position())
        offered = [game.choices[code].text for code in play.legal]
        for _ in range(6):
            move = [offered[rng.below(len(offered))], texts[rng.below(len(texts))]][rng.below(2) :]
            assert answered(here, seat, move) == answered(there, seat, move), move
        for text in offered[: share(100, 6)]:
            follow = [text, offered[rng.below(len(offered))]]
            assert answered(here, seat, follow) == answered(there, seat, follow), follow


def answered(sitting: Sitting, seat: int, move: list[str]) -> object:
    """What somebody who asks what would follow is told."""
    try:
        preview = sitting.round.foresee(seat, move)
    except Refused as refused:
        return refused.reason, str(refused)
    except KibitzError as error:
        return error.kind, str(error)
    return preview


def test_a_draw_and_what_is_done_with_the_card_are_two_moves() -> None:
    """If the two could be sent together, a refusal would tell which card lies on top, and nothing would be changed."""
    refusals = set()
    for top in ("+9T", "-8T"):
        game = absolute_table(hands="+5C -8C | -6S", deck=f"{top} +1T +2T")
        sitting = sitting_at("absolute", "Anna Ben", game.match)
        with pytest.raises(Refused) as refused:
            sitting.choose(0, "deck", "discard +9T")
        refusals.add(str(refused.value))
        assert sitting.round.play.position() == game.state()
    assert len(refusals) == 1


# ---- secrets


@pytest.mark.parametrize("shape", WHOLE, ids=label)
def test_the_seed_is_in_no_frame_before_the_last_card(shape: Shape) -> None:
    """Nor the salt, nor anybody's key; after the last card the seed and the salt are told to everybody."""
    name, options, seats = shape
    sitting = Sitting(name, " ".join(NAMES.split()[:seats]), options=options)
    sitting.deal()
    secrets = [*sitting.table.secret, *(chair.person for chair in sitting.table.chairs)]
    rng = Rng(7)
    while sitting.table.state.phase == "playing":
        for frame in sitting.sent.values():
            assert not any(secret in frame for secret in secrets)
        sitting.take(any_choice(sitting.round, rng))
    for seat in sitting.seats:
        ended = sitting.news(seat).items[-1]
        assert (ended.kind, ended.seed, ended.salt) == ("ended", *sitting.table.secret)


def test_spectators_are_sent_what_all_know() -> None:
    sitting = Sitting("abluxxen", "Anna Ben Cleo", options={"variant": "base"})
    sitting.deal()
    view = msgspec.json.decode(sitting.news(SPECTATOR).view or b"{}")
    assert all(isinstance(hand, int) for hand in view["hands"]), "of a hand only its size is seen"
