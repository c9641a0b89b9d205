"""Reading Abluxxen's positions and views: plain data in the form of the engine protocol; ``writing`` writes them.

Fields beyond the protocol's, with what they are if absent:
``known`` per seat the cards of its hand that everybody knows (none) · ``turns`` finished in this game (0) ·
``pending`` what is half done: ``{"prompt": "take-or-leave" | "back-or-drop", "victim": 2}``,
``{"prompt": "draw", "victim": 2, "owed": 3}``, ``{"prompt": "optional-draw"}``, ``{"prompt": "shadow"}`` (nothing) ·
``why`` a finished game is over: ``hand-empty``, ``cards-used-up`` or ``turn-limit`` (judged by the cards).
In a view, ``known`` is of the other hands, and ``shown`` is what the others know of the own one.
A view also has ``seat``, whose view it is, ``out``, the cards that are not in this game, and ``sizes``, ``points`` and
``paw``, which follow from the rest.
"""

from __future__ import annotations

from kibitz.core.errors import BadPosition
from kibitz.core.game import Game, Json, Position, View
from kibitz.core.reading import Reader, check_derived, number, show
from kibitz.games.abluxxen import events
from kibitz.games.abluxxen.cards import COPIES, FACES, JOKER, JOKERS, WHOLE_DECK, count_of, heap, size_of
from kibitz.games.abluxxen.choices import LAY, LONE_JOKERS, Lay, lay_code, put_on, slot_of
from kibitz.games.abluxxen.middle import MOST_IN_SLOT, POOL_SIZE, SHADOW_SIZE, Middle
from kibitz.games.abluxxen.parts import AbluxxenRules, Layer, Side
from kibitz.games.abluxxen.pending import read_pending
from kibitz.games.abluxxen.rules import AbluxxenPlay
from kibitz.games.abluxxen.state import DRAWING, FIELDS, LAYING, OVER
from kibitz.games.abluxxen.writing import write_view

PILES = [look.field for look in events.PILES]
NAMES = ["game", "options", *PILES, *FIELDS.names, "known", "seed", "pending", "over", "why"]
DERIVED = ["sizes", "points", "paw"]
VIEW_NAMES = [*NAMES, "seat", "shown", "out", *DERIVED]


def face(field: str, text: Json) -> int:
    if isinstance(text, str) and text in FACES[1:]:
        return FACES.index(text)
    raise BadPosition(f"{field}: there is no card {show(text)}; cards are '1' to '13' and 'J'")


def faces(field: str, texts: Json) -> list[int]:
    if not isinstance(texts, list):
        raise BadPosition(f"{field}: expected a list of cards, got {show(texts)}")
    if len(texts) > 109:
        raise BadPosition(f"{field}: {len(texts)} cards, but there are only 109")
    return [face(field, text) for text in texts]


def read_cards(reader: Reader, field: str) -> list[int]:
    return faces(field, reader.items(field, []))


class Tally:
    """Counts the cards read, and complains when there are more copies than the box holds."""

    def __init__(self) -> None:
        self.count = [0] * 15

    def add(self, field: str, cards: list[int]) -> list[int]:
        for card in cards:
            self.count[card] += 1
            most = JOKERS if card == JOKER else COPIES
            if self.count[card] > most:
                raise BadPosition(
                    f"{field}: too many copies of card {FACES[card]!r}: there are only {most} in the game"
                )
        return cards

    def cards(self) -> int:
        """All that were read, as a heap."""
        return int(heap([card for card in range(1, 15) for _ in range(self.count[card])]))

    def unseen(self) -> list[int]:
        """The cards of the box that were not read."""
        return [card for card in range(1, 15) for _ in range(copies(card) - self.count[card])]


def copies(card: int) -> int:
    return JOKERS if card == JOKER else COPIES


def read_layer(field: str, texts: Json, tally: Tally) -> Lay:
    cards = tally.add(field, faces(field, texts))
    jokers = cards.count(JOKER)
    numbers = [card for card in cards if card != JOKER]
    if not cards:
        raise BadPosition(f"{field}: a layer has at least one card")
    if len(set(numbers)) > 1:
        raise BadPosition(f"{field}: a layer has one value, got {show(texts)}")
    value = numbers[0] if numbers else LONE_JOKERS
    return LAY[lay_code(value, len(numbers), jokers)]


def read_display(field: str, rows: Json, tally: Tally) -> Layer | None:
    if not isinstance(rows, list):
        raise BadPosition(f"{field}: expected a list of layers, got {show(rows)}")
    top: Layer | None = None
    for place, row in enumerate(rows):
        top = Layer(read_layer(f"{field}[{place}]", row, tally), top)
    return top


def read_slot(text: Json, duel: bool, tally: Tally) -> int:
    if not isinstance(text, str):
        raise BadPosition(f"pool: expected a card, got {show(text)}")
    cards = tally.add("pool", faces("pool", list(text.split("+"))))
    on_top = cards[1:]
    if on_top and not duel:
        raise BadPosition(f"pool: {text!r} is a group, and only the duel has groups")
    if any(card < 13 for card in on_top):
        raise BadPosition(f"pool: in {text!r} only 13s and jokers can lie on the first card")
    if len(cards) > MOST_IN_SLOT:
        raise BadPosition(f"pool: {text!r} is too large, a group has at most {MOST_IN_SLOT} cards")
    top = 0
    for card in on_top:
        top = int(put_on(top, card))
    return int(slot_of(cards[0], top))


def read_pool(reader: Reader, duel: bool, tally: Tally) -> list[int]:
    pool = [read_slot(text, duel, tally) for text in reader.items("pool", [])]
    if len(pool) > POOL_SIZE:
        raise BadPosition(f"pool: {len(pool)} slots, but there are only {POOL_SIZE}")
    return pool


def read_shadow(reader: Reader, duel: bool, tally: Tally) -> int:
    shadow = tally.add("shadow", read_cards(reader, "shadow"))
    if shadow and not duel:
        raise BadPosition("shadow: only the duel has a shadow display")
    if any(card >= 13 for card in shadow):
        raise BadPosition("shadow: 13s and jokers never lie in the shadow display")
    if len(shadow) > SHADOW_SIZE:
        raise BadPosition(f"shadow: {len(shadow)} cards, but it holds at most {SHADOW_SIZE}")
    return int(heap(shadow))


def read_middle(reader: Reader, duel: bool, tally: Tally) -> Middle:
    """The middle of the table, all but the deck."""
    pool = read_pool(reader, duel, tally)
    discard = heap(tally.add("discard", read_cards(reader, "discard")))
    return Middle([], 0, pool, discard, read_shadow(reader, duel, tally))


def read_known(reader: Reader, seats: int, hands: list[int]) -> list[int]:
    known: list[int] = []
    for seat, texts in enumerate(reader.per_seat("known", seats, [[] for _ in range(seats)])):
        cards = int(heap(Tally().add(f"known[{seat}]", faces(f"known[{seat}]", texts))))
        for card in range(1, 15):
            if count_of(cards, card) > count_of(hands[seat], card):
                raise BadPosition(f"known[{seat}]: card {FACES[card]!r} is not in that hand")
        known.append(cards)
    return known


def read_open(game: Game, rules: AbluxxenRules, reader: Reader, tally: Tally, hands: list[int]) -> AbluxxenPlay:
    """All but the hands and the deck."""
    seats = len(hands)
    displays = reader.per_seat("displays", seats)
    tops = [read_display(f"displays[{seat}]", rows, tally) for seat, rows in enumerate(displays)]
    sides = [Side(hand, 0, size_of(hand), top) for hand, top in zip(hands, tops, strict=True)]
    play = AbluxxenPlay(game, rules, sides, read_middle(reader, rules.duel, tally), [], reader.seed())
    reader.number("game_no", 1, 1, max(1, rules.cycles * seats))  # how many there are depends on the options
    FIELDS.read(play, reader, seats, {})
    return play


def read_unfinished(reader: Reader, play: AbluxxenPlay) -> None:
    """What is half done, or that all is over."""
    over = reader.flag("over", False)
    if not over and "why" in reader.data:
        raise BadPosition("why: the game is not over")
    if not over and play.turns >= play.rules.limit:
        raise BadPosition(f"turns: {play.turns}, but the game ends after {play.rules.limit}")
    if over and play.game_no < play.rules.cycles * play.seats:
        raise BadPosition(f"over: the match goes on after game {play.game_no}")
    if over:
        play.stage = OVER
        play.why = read_why(reader, play)
        return
    read_pending(reader, play)
    settle(play)


def read_why(reader: Reader, play: AbluxxenPlay) -> int:
    """Why it is over; a position that does not say is judged by its cards."""
    if "pending" in reader.data:
        raise BadPosition("pending: in a finished game nothing is half done")
    empty = any(side.size == 0 for side in play.sides)
    why = reader.data.get(
        "why", events.ENDS[0] if empty else events.ENDS[1] if play.middle.used_up() else events.ENDS[2]
    )
    possible = [events.ENDS[0]] * empty + [events.ENDS[1]] * play.middle.used_up() + [events.ENDS[2]]
    if why not in possible:
        raise BadPosition(f"why: expected one of {', '.join(possible)}, got {show(why)}")
    return events.ENDS.index(str(why))


def settle(play: AbluxxenPlay) -> None:
    """A position is over at once if the seat to lay holds no card, or a seat owes one and nothing can be drawn."""
    if play.stage == LAYING and play.sides[play.turn].size == 0:
        play.finish(0, None)
    elif play.stage == DRAWING and play.middle.used_up():
        play.finish(1, None)


def read_position(game: Game, rules: AbluxxenRules, position: Position) -> AbluxxenPlay:
    """The game at this position; cards that it does not mention are out of the game."""
    reader = Reader(position, NAMES)
    tally = Tally()
    hands = [
        int(heap(tally.add(f"hands[{seat}]", faces(f"hands[{seat}]", texts))))
        for seat, texts in enumerate(reader.hands(game.seats))
    ]
    play = read_open(game, rules, reader, tally, hands)
    for side, cards in zip(play.sides, read_known(reader, len(hands), hands), strict=True):
        side.known = cards
    play.middle.deck = tally.add("deck", read_cards(reader, "deck"))[::-1]
    play.middle.left = len(play.middle.deck)
    play.cards = tally.cards()
    read_unfinished(reader, play)
    return play


def read_view(game: Game, rules: AbluxxenRules, view: View, seed: int) -> AbluxxenPlay:
    """A whole game consistent with a view: what it does not know is dealt at random."""
    reader = Reader(view, VIEW_NAMES)
    tally = Tally()
    rows = reader.hands(game.seats)
    seat = reader.number("seat", None, -1, len(rows) - 1)
    out = tally.add("out", read_cards(reader, "out"))
    known = [tally.add("known", faces("known", texts)) for texts in reader.per_seat("known", len(rows))]
    if seat >= 0:
        known[seat] = tally.add("shown", read_cards(reader, "shown"))
    hands = [int(heap(cards)) for cards in known]
    if seat >= 0:
        own = faces(f"hands[{seat}]", rows[seat])
        tally.add(f"hands[{seat}]", left_over(own, known[seat], seat))
        hands[seat] = int(heap(own))
    play = read_open(game, rules, reader, tally, hands)
    for side, cards in zip(play.sides, known, strict=True):
        side.known = heap(cards)
    play.middle.left = reader.number("deck", None, 0, 109)
    play.cards = WHOLE_DECK - heap(out)
    hidden = [0 if other == seat else hidden_in(rows, other, known) for other in range(len(rows))]
    deal_unseen(play, tally.unseen(), hidden)
    play.redeal(seat, seed)
    read_unfinished(reader, play)
    check_derived(view, write_view(play, seat), DERIVED)
    return play


def hidden_in(rows: list[Json], seat: int, known: list[list[int]]) -> int:
    """How many cards of another's hand the view does not know."""
    return number(f"hands[{seat}]", rows[seat], len(known[seat]), 109) - len(known[seat])


def deal_unseen(play: AbluxxenPlay, unseen: list[int], hidden: list[int]) -> None:
    """Put the unseen cards into hands and deck, anyhow: the redeal shuffles them."""
    if len(unseen) != play.middle.left + sum(hidden):
        raise BadPosition(
            f"deck: {play.middle.left} there and {sum(hidden)} unseen in hands, but {len(unseen)} cards are unseen"
        )
    for side, count in zip(play.sides, hidden, strict=True):
        side.hand += heap(unseen[len(unseen) - count :])
        side.size += count
        del unseen[len(unseen) - count :]
    play.middle.deck = unseen


def left_over(cards: list[int], known: list[int], seat: int) -> list[int]:
    """The cards of the own hand that are not among those everybody knows."""
    rest = cards[:]
    for card in known:
        if card not in rest:
            raise BadPosition(f"shown: card {FACES[card]!r} is not in the hand of seat {seat}")
        rest.remove(card)
    return rest
