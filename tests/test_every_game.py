"""The conformance suite: what holds for every registered game. A new game passes it by being registered."""

from __future__ import annotations

import hashlib
import json
import random
from collections import Counter
from pathlib import Path

import pytest

from every import FEWER_SHAPES, SHAPES, Shape, begin, course, game_of, label, pick, share, somewhere, unsaid
from kibitz.core.event import HIDDEN, MOVED, Event, told
from kibitz.core.game import SPECTATOR, Game, PileLook, Play, View
from kibitz.core.header import Header
from kibitz.core.phrase import Phrase
from kibitz.core.playout import random_game
from kibitz.core.presentation import Presentation, Touch
from kibitz.core.rng import Rng
from kibitz.play.match import Match, new_match, replay_match
from kibitz.play.record import read_record
from kibitz.play.rulebook import rule_text
from kibitz.play.words import LANGUAGES, event_phrase, words_of
from kibitz.server.table.boards import board_of
from kibitz.wire import Pile

each_shape = pytest.mark.parametrize("shape", SHAPES, ids=label)
MOST_DECISIONS = 20_000


def random_match(shape: Shape, seed: int) -> Match:
    match = new_match(game_of(shape), shape[2], str(seed), seed % shape[2])
    rng = Rng(seed)
    while match.play.legal:
        match.do_code(pick(match.play, rng))
    return match


@each_shape
def test_the_same_seed_and_choices_give_the_same_game(shape: Shape) -> None:
    for seed in range(share(30, 3)):
        match = random_match(shape, seed)
        again = replay_match(match.record.text())
        assert again.play.position() == match.play.position()
        assert again.record.text() == match.record.text()


@each_shape
def test_copies_are_independent(shape: Shape) -> None:
    for seed in range(share(60, 10)):
        play, rng = somewhere(shape, seed), Rng(seed)
        before, legal = play.position(), list(play.legal)
        twin = play.copy()
        random_game(twin, rng)
        assert (play.position(), play.legal) == (before, legal)
        other, end = play.copy(), twin.position()
        random_game(play, rng)
        assert (other.position(), twin.position()) == (before, end)


@each_shape
def test_the_legal_list_is_sorted_unique_and_readable(shape: Shape) -> None:
    game = game_of(shape)
    for seed in range(share(30, 3)):
        for play, code in course(shape, seed):
            assert play.legal == sorted(set(play.legal))
            assert play.legal[-1] < len(game.choices)
            play.apply(code)


@each_shape
def test_every_text_of_the_table_is_read_back(shape: Shape) -> None:
    game = game_of(shape)
    for code, choice in enumerate(game.choices):
        assert choice.code == code == game.parse(choice.text)
        assert choice.text.split() == [choice.text], "records are separated by blanks"


@each_shape
def test_every_random_game_ends(shape: Shape) -> None:
    for seed in range(share(200, 20)):
        play = begin(shape, seed)
        random_game(play, Rng(seed), MOST_DECISIONS)
        outcome = play.outcome()
        assert outcome is not None and len(outcome.scores) == shape[2]
        assert not play.legal and play.seat() == SPECTATOR


# ---- cards


def cards_of(game: Game, position: View) -> Counter[str]:
    return Counter(card for look in game.piles for card in look.cards_in(look.shown(position)))


@each_shape
def test_no_card_is_lost_or_doubled(shape: Shape) -> None:
    game = game_of(shape)
    for seed in range(share(15, 2)):
        all_cards = cards_of(game, begin(shape, seed).position())
        for play, code in course(shape, seed):
            play.apply(code)
            assert cards_of(game, play.position()) == all_cards


# ---- positions


@each_shape
def test_a_position_loads_back_equal_and_plays_on_equally(shape: Shape) -> None:
    game = game_of(shape)
    for seed in range(share(60, 15)):
        play = somewhere(shape, seed)
        again = game.load(json.loads(json.dumps(play.position())))
        assert again.position() == play.position()
        assert (again.legal, again.seat(), again.prompt().name) == (play.legal, play.seat(), play.prompt().name)
        random_game(play, Rng(seed))
        random_game(again, Rng(seed))
        assert again.position() == play.position()


@each_shape
def test_a_finished_game_loads_as_finished(shape: Shape) -> None:
    play = random_match(shape, 1).play
    again = game_of(shape).load(play.position())
    one, other = play.outcome(), again.outcome()
    assert one is not None and other is not None
    assert (one.winners, one.scores, one.why) == (other.winners, other.scores, other.why)
    for seat in range(SPECTATOR, shape[2]):
        assert game_of(shape).imagine(play.view(seat), 1).view(seat) == play.view(seat)


# ---- hidden information


@each_shape
def test_an_imagined_game_has_the_same_view(shape: Shape) -> None:
    game = game_of(shape)
    for seed in range(share(60, 10)):
        play = somewhere(shape, seed)
        for seat in range(SPECTATOR, shape[2]):
            view = json.loads(json.dumps(play.view(seat)))
            imagined = game.imagine(view, seed)
            assert imagined.view(seat) == view
            assert imagined.position() == game.imagine(view, seed).position()
            if seat == play.seat():
                assert what_a_seat_is_told(imagined, seed) == what_a_seat_is_told(play, seed)
            imagined.redeal(seat, seed + 1)
            assert imagined.view(seat) == view


def what_a_seat_is_told(play: Play, seed: int) -> list[object]:
    """All that the seat to decide hears beside its view: choices, prompt, previews, what they point at, and why others
    are refused."""
    refused = [choice.text for choice in play.game.choices if choice.code not in play.legal]
    asked = random.Random(seed).sample(refused, min(10, len(refused)))
    shown = play.game.presentation
    says = [(shown.say(play, code), shown.preview(play, code)) for code in play.legal]
    touches = [[*shown.touches(play, code), *shown.aims(play, code)] for code in play.legal]
    points = [[plain(touch) for touch in some] for some in touches]
    return [play.legal, shown.prompt(play), says, points, [shown.why_not(play, text) for text in asked]]


def plain(touch: Touch) -> tuple[str, int, list[str]]:
    return touch.pile, touch.seat, touch.cards


@each_shape
def test_a_redeal_depends_on_the_view_alone(shape: Shape) -> None:
    """Two true games that look the same to a seat are redealt to the same game: nothing hidden decides."""
    game = game_of(shape)
    for seed in range(share(20, 5)):
        play = somewhere(shape, seed)
        seat = play.seat()
        one = game.imagine(play.view(seat), seed)
        other = game.imagine(play.view(seat), seed + 1)
        one.redeal(seat, 5)
        other.redeal(seat, 5)
        assert one.position() == other.position()


@each_shape
def test_twins_show_the_same(shape: Shape) -> None:
    """Of two games imagined from one view, one choice shows the seat the same, up to a card newly turned up, or to
    what others had chosen face down."""
    game = game_of(shape)
    compared = 0
    for seed in range(share(150, 40)):
        play = somewhere(shape, seed)
        seat = seed % (shape[2] + 1) - 1
        view = play.view(seat)
        one, other = game.imagine(view, seed), game.imagine(view, seed + 1)
        both = [code for code in one.legal if code in other.legal]
        for code in random.Random(seed).sample(both, min(4, len(both))):
            compared += compare_twins(game, seat, view, one.copy(), other.copy(), code)
    assert compared > 0


def compare_twins(game: Game, seat: int, view: View, one: Play, other: Play, code: int) -> int:
    heard: tuple[list[Event], list[Event]] = ([], [])
    chosen = one.position().get("pending") != other.position().get("pending")  # face down by others, until now
    one.apply(code, heard[0])
    other.apply(code, heard[1])
    for mine, theirs in zip(*([told(e, game.events[e.kind], seat) for e in events] for events in heard), strict=False):
        if mine != theirs:
            assert chosen or turned_up(game, view, mine) or turned_up(game, view, theirs)
            return 0
    assert len(heard[0]) == len(heard[1])
    assert one.view(seat) == other.view(seat)
    return 1


def turned_up(game: Game, view: View, event: Event) -> bool:
    """Does this event show a card that chance chose, or that the view could not place before?"""
    if game.events[event.kind].by_chance:
        return True
    cards = [arg for arg, (_, sort) in zip(event.args, game.events[event.kind].args, strict=True) if sort == "card"]
    placed = Counter(card for look in game.piles for card in look.cards_in(look.shown(view)))
    placed += Counter(card for cards in Header(view).known for card in cards)
    return any(card >= 0 and not placed[game.faces[card]] for card in cards) or comes_from_below(game, view, event)


def comes_from_below(game: Game, view: View, event: Event) -> bool:
    """Does it bring a card out of a face-down pile in the middle of the table?"""
    if event.kind != MOVED:
        return False
    look = game.piles[event.args[1]]
    return not look.per_seat and isinstance(look.shown(view), int)


# ---- events

Piles = dict[tuple[int, int], Counter[str]]


def piles_of(game: Game, view: View, seats: int) -> Piles:
    """What a view shows of every pile; a card it does not know is a question mark."""
    piles: Piles = {}
    for number, look in enumerate(game.piles):
        for seat in range(seats) if look.per_seat else [-1]:
            piles[number, seat] = shown(view, look, seat)
    return piles


def shown(view: View, look: PileLook, seat: int) -> Counter[str]:
    """What a view, or a position, shows of a pile."""
    value = look.shown(view)
    if look.per_seat:
        assert isinstance(value, list)
        value = value[seat]
    if not isinstance(value, int):
        return Counter(look.cards_in(value))
    known = Header(view).known[seat] if look.field == "hands" else []
    return Counter(known) + Counter({"?": value - len(known)})


def face_down(game: Game, view: View) -> set[tuple[int, int]]:
    """The piles in the middle of the table of which only the size is seen."""
    return {(number, -1) for number, look in enumerate(game.piles) if isinstance(look.shown(view), int)}


def follow(game: Game, piles: Piles, event: Event, hidden: set[tuple[int, int]]) -> None:
    card, source, giver, target, taker = event.args
    text = "?" if card == HIDDEN else game.faces[card]
    here, there = piles[source, giver], piles[target, taker]
    if card == HIDDEN and not here["?"] and game.piles[source].face_down and game.piles[source].per_seat:
        here["?"] = here.total()  # out of a hand that was wholly known: nobody else can tell which are left
        for known in [face for face in here if face != "?"]:
            del here[known]
    gone = text if here[text] else "?"  # of an unknown hand, what is not known to be there comes from the rest
    assert here[gone] > 0, f"{text} is not in {game.piles[source].name}"
    here[gone] -= 1
    there["?" if (target, taker) in hidden else text] += 1


def grown(told: Counter[str], shown: Counter[str]) -> bool:
    """The same cards; but what was known of a hidden hand may be forgotten, when a card goes from it unseen."""
    if told == shown:
        return True
    faded = told - shown
    return shown["?"] > 0 and shown - told == Counter({"?": faded.total()})


@each_shape
def test_events_rebuild_the_view(shape: Shape) -> None:
    game, seats = game_of(shape), shape[2]
    everyone = range(SPECTATOR, seats)
    for seed in range(share(10, 2)):
        piles = {seat: piles_of(game, begin(shape, seed).view(seat), seats) for seat in everyone}
        for play, code in course(shape, seed):
            heard: list[Event] = []
            play.apply(code, heard)
            for seat in everyone:
                view = play.view(seat)
                for event in heard:
                    if event.kind == MOVED:
                        follow(game, piles[seat], told(event, game.events[MOVED], seat), face_down(game, view))
                after = piles_of(game, view, seats)
                wrong = [place for place, pile in piles[seat].items() if not grown(pile, after[place])]
                assert not wrong, f"events do not tell what happened to {[game.piles[look].name for look, _ in wrong]}"
                piles[seat] = after


def undealt(game: Game, dealt: Piles) -> Piles:
    """All cards in the face-down pile in the middle. Where a game has none, nothing is dealt."""
    decks = [(number, -1) for number, look in enumerate(game.piles) if look.face_down and not look.per_seat]
    assert len(decks) < 2
    if not decks:
        return dealt
    hidden = Counter({"?": sum(pile.total() for pile in dealt.values())})
    return {place: hidden if place in decks else Counter() for place in dealt}


@each_shape
def test_what_is_told_of_the_deal_rebuilds_the_first_view(shape: Shape) -> None:
    """And telling it changes nothing."""
    game, seats = game_of(shape), shape[2]
    for seed in range(share(20, 3)):
        heard: list[Event] = []
        play = game.start(seats, str(seed), seed % seats, heard)
        assert play.position() == begin(shape, seed).position()
        for seat in range(SPECTATOR, seats):
            view = play.view(seat)
            dealt = piles_of(game, view, seats)
            piles = undealt(game, dealt)
            for event in heard:
                if event.kind == MOVED:
                    follow(game, piles, told(event, game.events[MOVED], seat), face_down(game, view))
            assert {place: +pile for place, pile in piles.items()} == dealt


# ---- words


@each_shape
def test_everything_can_be_said_in_every_language(shape: Shape) -> None:
    game = game_of(shape)
    names = [f"Name{seat}" for seat in range(shape[2])]
    everyone = [words_of(game, language) for language in LANGUAGES]
    said: set[Phrase] = set()
    for seed in range(share(5, 2)):
        for play, code in course(shape, seed):
            new = phrases_of_a_choice(play, code, shape[2]) - said
            assert all(words.say(phrase, names) for phrase in new for words in everyone)
            said |= new
    assert not unsaid(*everyone)


def phrases_of_a_choice(play: Play, code: int, seats: int) -> set[Phrase]:
    """All that is said when a choice is asked for, offered, and made."""
    game, shown = play.game, play.game.presentation
    phrases = {shown.prompt(play), shown.say(play, code), *shown.preview(play, code).says}
    phrases |= {badge for row in shown.board(play.view(SPECTATOR)).badges for badge in row}
    heard: list[Event] = []
    play.apply(code, heard)
    spoken = [event for event in heard if game.events[event.kind].spoken]
    return phrases | {event_phrase(game, event, seat) for event in spoken for seat in range(SPECTATOR, seats)}


def presented(shape: Shape) -> Game:
    """The game, if it brings a presentation: only that can name the rule, and the cards to point at."""
    game = game_of(shape)
    if type(game.presentation) is Presentation:
        pytest.skip("it brings no presentation")
    return game


@each_shape
def test_every_refusal_names_a_rule_and_says_why(shape: Shape) -> None:
    game = presented(shape)
    names = [f"Name{seat}" for seat in range(shape[2])]
    everyone = [words_of(game, language) for language in LANGUAGES]
    stated: set[str] = set()
    for seed in range(share(60, 10)):
        play = somewhere(shape, seed)
        before = play.position()
        refused = [choice.text for choice in game.choices if choice.code not in play.legal]
        for text in random.Random(seed).sample(refused, min(30, len(refused))):
            reason = play.game.presentation.why_not(play, text)
            assert all(words.say(reason.phrase, names) for words in everyone)
            stated.add(reason.rule)
        assert play.position() == before
    assert not unsaid(*everyone)
    assert all(rule_text(game.name, language, rule) for rule in stated for language in LANGUAGES)


@each_shape
def test_a_preview_changes_nothing(shape: Shape) -> None:
    for seed in range(share(20, 5)):
        play = somewhere(shape, seed)
        before = play.position()
        for code in play.legal:
            play.game.presentation.preview(play, code)
        assert play.position() == before


# ---- pointing


@each_shape
def test_a_choice_points_at_what_its_seat_sees(shape: Shape) -> None:
    """Every touch names a pile of the game, and cards that lie there in the seat's view."""
    game = game_of(shape)
    for seed in range(share(10, 1)):
        for play, code in course(shape, seed):
            board = board_of(game, play.view(play.seat()))
            shown = {(pile.name, pile.seat): pile for pile in board.piles}
            for choice in play.legal:
                says = game.presentation
                for touch in [*says.touches(play, choice), *says.aims(play, choice)]:
                    assert not Counter(touch.cards) - face_up(shown[touch.pile, touch.seat]), says.notation(choice)
            play.apply(code)


def face_up(pile: Pile) -> Counter[str]:
    return Counter(card for part in pile.parts for card in part.cards)


@each_shape
def test_what_names_a_card_can_be_pointed_at(shape: Shape) -> None:
    """A choice whose text names one card of the table, and nothing else of it, is made by pointing at that card."""
    game = presented(shape)
    for play, code in course(shape, 2):
        for choice in play.legal:
            made = game.choices[choice]
            if made.text.rpartition(":")[2] in game.faces:
                assert [touch.cards for touch in play.game.presentation.touches(play, choice)] == [
                    [made.text.rpartition(":")[2]]
                ]
        play.apply(code)


# ---- the policy


@each_shape
def test_the_policy_sees_only_the_view(shape: Shape) -> None:
    """The same view, seed and choices give the same answer, wherever the hidden cards really are."""
    game = game_of(shape)
    for seed in range(share(60, 10)):
        play = somewhere(shape, seed)
        view = play.view(play.seat())
        move = game.strategy.policy(play, Rng(seed))
        for other in range(4):
            assert game.strategy.policy(game.imagine(view, other), Rng(seed)) == move


@each_shape
def test_the_policy_answers_with_a_move_that_is_legal_to_its_end(shape: Shape) -> None:
    """All its choices are the deciding seat's, each is offered after the one before, and the game stays as it was."""
    game = game_of(shape)
    for seed in range(share(60, 10)):
        play = somewhere(shape, seed)
        before, seat = play.position(), play.seat()
        move = game.strategy.policy(play, Rng(seed))
        assert move and play.position() == before
        for code in move:
            assert play.seat() == seat and code in play.legal
            play.apply(code)


# ---- golden games

RECORDS = sorted((Path(__file__).parent / "records").glob("*.kibitz"))


def fingerprint(play: Play) -> str:
    """A hash of all piles in all final views."""
    views = [
        [Header(play.view(seat)).known, *(look.shown(play.view(seat)) for look in play.game.piles)]
        for seat in range(SPECTATOR, play.seats)
    ]
    return hashlib.blake2b(json.dumps(views, sort_keys=True).encode(), digest_size=16).hexdigest()


def note(play: Play) -> str:
    outcome = play.outcome()
    assert outcome is not None
    return f"scores {outcome.scores} winners {outcome.winners} views {fingerprint(play)}"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_games_still_end_the_same(path: Path) -> None:
    """A wanted change of the rules bumps the game's version; then ``make records`` writes them anew."""
    record = read_record(path.read_text(encoding="utf-8"))
    assert record.notes == [note(record.replay())]


def test_every_shape_has_golden_games() -> None:
    assert {path.stem for path in RECORDS} == {name for shape in FEWER_SHAPES for name in golden_names(shape)}


def golden_names(shape: Shape) -> list[str]:
    return [f"{label(shape).replace('=', '_')}-{way}" for way in ("random", "policy")]


def write_golden_games() -> None:
    for shape in FEWER_SHAPES:
        for name, by_policy in zip(golden_names(shape), (False, True), strict=True):
            match = new_match(game_of(shape), shape[2], name, shape[2] - 1)
            rng = Rng(11)
            while match.play.legal:
                match.carry_out(match.game.strategy.policy(match.play, rng) if by_policy else [pick(match.play, rng)])
            match.record.notes = [note(match.play)]
            (Path(__file__).parent / "records" / f"{name}.kibitz").write_text(match.record.text(), encoding="utf-8")


if __name__ == "__main__":
    write_golden_games()
