"""The small sentences of a deck: the steps of a card's effect, and the clauses of a goal."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable

from kibitz.games.fluxx.cards import (
    ALL,
    ALL_DRAW,
    ANOTHER_TURN,
    ANY_KIND,
    ANY_NUMBER,
    CREEPER,
    DISCARD,
    DISCARD_HAND,
    DISCARD_THIS,
    DO_KEPT,
    DRAW_AND_GIVE,
    DRAW_AND_PLAY,
    DRAW_AS_MANY,
    DRAW_N,
    END_TURN,
    EXACTLY,
    HOLD,
    IN_DISCARD,
    IN_HAND,
    IN_PLAY,
    KEEP,
    KEEPER,
    KINDS,
    MIX,
    MOVE,
    OTHERS,
    OTHERS_DISCARD,
    PLAY,
    PLAY_RANDOM,
    PLAY_TOP,
    ROTATE,
    SHUFFLE_IN,
    STEAL,
    SWAP,
    TAKE,
    TAKE_RANDOM,
    TRADE,
    UP_TO,
    UP_TO_HALF,
    YOURS,
    Clause,
    Step,
)

MOST_COUNT = 20

Groups = dict[str, str]  # the parts of a sentence
Finder = Callable[[str], int]  # the number of a card's key, or -1

PLACES = {
    "in play": IN_PLAY,
    "of yours": YOURS,
    "of others": OTHERS,
    "in hand": IN_HAND,
    "in the discard pile": IN_DISCARD,
}

# A sentence without anything to fill in.
FIXED = {
    "draw as many": DRAW_AS_MANY,
    "draw and give out 1 each": DRAW_AND_GIVE,
    "discard the hand": DISCARD_HAND,
    "discard this": DISCARD_THIS,
    "others discard 1 card": OTHERS_DISCARD,
    "take a random card from every other hand": TAKE_RANDOM,
    "swap keepers": SWAP,
    "trade hands": TRADE,
    "rotate hands": ROTATE,
    "play the top card": PLAY_TOP,
    "play a random card of another hand": PLAY_RANDOM,
    "shuffle the discard pile in": SHUFFLE_IN,
    "do the kept action": DO_KEPT,
    "another turn": ANOTHER_TURN,
    "end the turn": END_TURN,
}

# Where the cards of a verb can come from.
WHERE = {
    DISCARD: (IN_PLAY, YOURS, OTHERS, IN_HAND),
    STEAL: (OTHERS,),
    TAKE: (IN_PLAY, OTHERS, IN_DISCARD),
    MOVE: (IN_PLAY, YOURS, OTHERS),
    MIX: (IN_PLAY,),
    PLAY: (IN_DISCARD,),
    HOLD: (YOURS,),
    KEEP: (IN_DISCARD,),
}
ON_TABLES = KEEPER | CREEPER
WHICH = {  # and of which kinds they can be
    STEAL: ON_TABLES,
    MOVE: ON_TABLES,
    MIX: ON_TABLES,
    HOLD: CREEPER,
    KEEP: KINDS["action"],
    PLAY: ANY_KIND & ~CREEPER,
}
LIES = {  # and which kinds can be there at all
    IN_PLAY: ON_TABLES | KINDS["goal"] | KINDS["rule"],
    YOURS: ON_TABLES,
    OTHERS: ON_TABLES,
    IN_HAND: ANY_KIND & ~CREEPER,
    IN_DISCARD: ANY_KIND,
}
ONE_OF = {"steal": STEAL, "take": TAKE, "move": MOVE, "mix": MIX, "play": PLAY, "hold": HOLD, "keep": KEEP}


class Unreadable(ValueError):
    """A step or clause that says nothing; the message says what could stand there.

    ``words`` are those that should have been cards or kinds: the deck knows what is close to them.
    """

    def __init__(self, message: str, words: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.words = words


EXAMPLES = (
    "draw 2",
    "draw as many",
    "draw 3 and play 2",
    "draw and give out 1 each",
    "everyone draws 1",
    "discard 1 rule",
    "discard up to 2 rule",
    "discard up to half rule",
    "discard any number of goal in hand",
    "discard all creeper",
    "discard the hand",
    "discard this",
    "others discard 1 card",
    "others discard an action or at random",
    "steal keeper of others",
    "take card in play",
    "take a random card from every other hand",
    "move creeper",
    "swap keepers",
    "trade hands",
    "rotate hands",
    "mix keeper or creeper",
    "play action or rule in the discard pile",
    "play the top card",
    "play a random card of another hand",
    "shuffle the discard pile in",
    "hold creeper of yours",
    "keep action in the discard pile",
    "do the kept action",
    "another turn",
    "end the turn",
)


def examples(text: str) -> str:
    """Steps that begin like this one, or look like it, or all."""
    first = text.split(" ")[0].lower()
    same = [line for line in EXAMPLES if line.split(" ")[0] == first]
    return ", ".join(same or difflib.get_close_matches(text[:60], EXAMPLES, 3, 0.6) or EXAMPLES)


def number(text: str) -> int:
    if len(text) > 3 or not 1 <= int(text) <= MOST_COUNT:
        raise Unreadable(f"expected a number from 1 to {MOST_COUNT}, got {text[:20]}")
    return int(text)


def step(verb: int, count: int = 0, much: int = EXACTLY, kinds: int = ANY_KIND, place: int = IN_PLAY) -> Step:
    return Step(verb, count, much, kinds, place, -1, 0)


def read_step(text: str, find: Finder) -> Step:
    """One step of what a card does."""
    if text in FIXED:
        return step(FIXED[text], 1)
    for pattern, make in SENTENCES:
        found = re.fullmatch(pattern, text)
        if found:
            return make(found.groupdict(), find)
    raise Unreadable(f"cannot read {text[:60]!r}; steps look like: {examples(text)}")


def draw(found: Groups, find: Finder) -> Step:
    return step(DRAW_N, number(found["n"]))


def draw_and_play(found: Groups, find: Finder) -> Step:
    drawn, plays = number(found["n"]), number(found["m"])
    if plays > drawn:
        raise Unreadable(f"cannot play {plays} of {drawn} cards")
    return Step(DRAW_AND_PLAY, drawn, EXACTLY, ANY_KIND, IN_PLAY, -1, plays)


def all_draw(found: Groups, find: Finder) -> Step:
    return step(ALL_DRAW, number(found["n"]))


def others_discard(found: Groups, find: Finder) -> Step:
    return step(OTHERS_DISCARD, 1, EXACTLY, KINDS[found["kind"]])


def discard(found: Groups, find: Finder) -> Step:
    how = found["how"]
    much = {"all": ALL, "any number of": ANY_NUMBER, "up to half": UP_TO_HALF}.get(how, EXACTLY)
    if how.startswith("up to ") and much == EXACTLY:
        much = UP_TO
    count = number(how.split()[-1]) if much in (EXACTLY, UP_TO) else 0
    return with_cards(DISCARD, count, much, found, find)


def one_of(found: Groups, find: Finder) -> Step:
    return with_cards(ONE_OF[found["verb"]], 1, EXACTLY, found, find)


SELECT = rf"(?P<what>[^ ]+( or [^ ]+)*)( (?P<where>{'|'.join(PLACES)}))?"
SENTENCES: list[tuple[str, Callable[[Groups, Finder], Step]]] = [
    (r"draw (?P<n>[0-9]+)", draw),
    (r"draw (?P<n>[0-9]+) and play (?P<m>[0-9]+)", draw_and_play),
    (r"everyone draws (?P<n>[0-9]+)", all_draw),
    (r"others discard an? (?P<kind>keeper|goal|rule|action|surprise) or at random", others_discard),
    (rf"discard (?P<how>all|any number of|up to half|(up to )?[0-9]+) {SELECT}", discard),
    (rf"(?P<verb>{'|'.join(ONE_OF)}) {SELECT}", one_of),
]


def with_cards(verb: int, count: int, much: int, found: Groups, find: Finder) -> Step:
    """A step about cards: their kinds, or one of them, and where they lie."""
    what, where = found["what"], found["where"]
    place = PLACES[where] if where else WHERE[verb][0]
    if place not in WHERE[verb]:
        possible = ", ".join(words for words, there in PLACES.items() if there in WHERE[verb])
        raise Unreadable(f"{where!r} is not possible here, only {possible}")
    card = find(what)
    if card >= 0:
        return Step(verb, count, much, ANY_KIND, place, card, 0)
    kinds, allowed = read_kinds(what, find), WHICH.get(verb, ANY_KIND)
    if kinds & ~(allowed & LIES[place]) and what != "card":
        names = ", ".join(name for name, bit in KINDS.items() if bit & allowed & LIES[place])
        raise Unreadable(f"{what[:60]!r} cannot be chosen here, only {names}")
    if place == IN_HAND and what != "card" and (much == UP_TO_HALF or (much == EXACTLY and count > 1)):
        raise Unreadable("how many of a kind a hand has is secret: discard 1, up to so many, any number of, or all")
    return Step(verb, count, much, kinds & allowed, place, -1, 0)


def read_kinds(what: str, find: Finder) -> int:
    if what == "card":
        return ANY_KIND
    words = what.split(" or ")
    strange = tuple(word for word in words if word not in KINDS and find(word) < 0)
    if strange:
        raise Unreadable("there is no such kind or card", strange)
    kinds = 0
    for word in words:
        if word not in KINDS:
            raise Unreadable(f"{word[:60]!r} is a card: name kinds, or one card alone")
        kinds |= KINDS[word]
    return kinds


def read_clause(text: str, find: Finder) -> Clause:
    """One part of a goal."""
    card = find(text)
    if card >= 0:
        return Clause(1, [card], ON_TABLES, YOURS)
    found = re.fullmatch(r"(?P<n>[0-9]+) of (?P<cards>.+)", text)
    if found:
        return clause_of_cards(number(found["n"]), found["cards"].split(), find)
    found = re.fullmatch(r"(?P<n>[0-9]+) (?P<what>keeper|creeper)s?(?P<all> in play)?", text)
    if found and not (found["all"] and found["what"] == "keeper"):
        place = IN_PLAY if found["all"] else YOURS
        return Clause(number(found["n"]), [], KINDS[found["what"]], place)
    found = re.fullmatch(r"(?P<n>[0-9]+) cards? in hand", text)
    if found:
        return Clause(number(found["n"]), [], ANY_KIND, IN_HAND)
    if " " not in text:
        raise Unreadable("there is no such card", (text,))
    raise Unreadable(
        f"cannot read {text[:60]!r}; a goal needs a card by its key, or something like "
        "2 of a b c, 4 creepers, 5 creepers in play, 3 keepers, 7 cards in hand"
    )


def clause_of_cards(count: int, keys: list[str], find: Finder) -> Clause:
    strange = tuple(key for key in keys if find(key) < 0)
    if strange:
        raise Unreadable("there is no such card", strange)
    if len(keys) > MOST_COUNT:
        raise Unreadable(f"{len(keys)} cards are named; the most is {MOST_COUNT}")
    cards = [find(key) for key in keys]
    if len(set(cards)) < len(cards):
        raise Unreadable("a card is named twice")
    if count > len(cards):
        raise Unreadable(f"{count} of {len(cards)} cards is not possible")
    return Clause(count, cards, ON_TABLES, YOURS)
