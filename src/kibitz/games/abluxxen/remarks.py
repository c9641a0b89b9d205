"""What speaks for or against a move of Abluxxen, as a player would say it across the table, the weightiest first.

All of it follows from what the deciding seat can know: its own hand, the displays, the pool, the discard pile, and how
many cards the others hold.
"""

from __future__ import annotations

from kibitz.core.phrase import Phrase, seat_name
from kibitz.games.abluxxen.cards import JOKER, count_of, heap
from kibitz.games.abluxxen.choices import (
    BACK,
    CHOICES,
    DECK,
    LAY,
    LAYS,
    LEAVE,
    LONE_JOKERS,
    NONE,
    POOL,
    TAKE,
    Lay,
    slot_cards,
)
from kibitz.games.abluxxen.parts import Layer, Side
from kibitz.games.abluxxen.phrases import card, foretell_hits, layer, stack
from kibitz.games.abluxxen.rules import AbluxxenPlay
from kibitz.games.abluxxen.state import OVER

MOST = 3
FEW_CARDS = 3  # who holds so few may be out soon
FEW_WAYS = 2  # a layer that so few values can beat is hard to beat
MANY_WAYS = 6
FEW_LAYERS = 3


def remarks(play: AbluxxenPlay, codes: list[int]) -> list[Phrase]:
    """The reasons of a move, which here is a single choice; nothing that follows a hidden card is said."""
    return of_choice(play, codes[0])[:MOST]


def of_choice(play: AbluxxenPlay, code: int) -> list[Phrase]:
    verb = CHOICES[code].verb
    if code < LAYS:
        return of_lay(play, LAY[code])
    if code == TAKE:
        return of_taking(play)
    if code == LEAVE:
        return of_leaving(play)
    if verb in ("back", "drop"):
        return of_answer(play, code == BACK)
    if verb == "shadow":
        return fit(play.sides[play.turn], CHOICES[code].args[0], 0)
    return of_draw(play, code)


# ---- laying


def of_lay(play: AbluxxenPlay, lay: Lay) -> list[Phrase]:
    side = play.sides[play.turn]
    if lay.size == side.size:
        return [going_out(play, lay)]
    hits = foretell_hits(play, lay.code)
    shadowed = any(hit.key == "preview-shadow" for hit in hits)  # what is taken there must be laid too
    left = [] if shadowed else next_out(side, lay)
    return hits + left + costs(side, lay) + safety(play, lay) + kept(side, lay)


def going_out(play: AbluxxenPlay, lay: Lay) -> Phrase:
    """The last card is laid: who has won? Points lie open, so that is known."""
    seat = play.seat()
    ahead = play.copy()
    ahead.apply(lay.code)
    points = [int(side.points()) + play.totals[other] for other, side in enumerate(play.sides)]
    points[seat] += 2 * int(lay.size)
    rival = max((other for other in range(play.seats) if other != seat), key=lambda other: points[other])
    margin = points[seat] - points[rival]
    if margin < 0:
        return Phrase("remark-out-behind", seat=seat_name(rival), margin=-margin)
    outcome = ahead.outcome() if ahead.stage == OVER else None
    if outcome is None:  # in a match the next game is dealt
        return Phrase("remark-out-ahead", margin=margin)
    if margin == 0:
        key = "remark-out-tie-won" if outcome.winners == [seat] else "remark-out-tie"
        return Phrase(key, seat=seat_name(rival))
    return Phrase("remark-out-wins", margin=margin)


def next_out(side: Side, lay: Lay) -> list[Phrase]:
    """How many layers are left in the hand, if nothing is drawn."""
    layers = len(values_in(side.hand - lay.cards)) or 1
    if layers == 1:
        return [Phrase("remark-next-out")]
    return [Phrase("remark-layers-left", count=layers)] if layers <= FEW_LAYERS else []


def values_in(cards: int) -> list[int]:
    return [value for value in range(1, JOKER) if count_of(cards, value)]


def costs(side: Side, lay: Lay) -> list[Phrase]:
    """A group is laid whole or torn apart, jokers are spent."""
    said = []
    held = count_of(side.hand, lay.value) if lay.numbers else lay.numbers
    if held == lay.numbers and held > 2:
        said.append(Phrase("remark-whole", value=int(lay.value)))
    if held > lay.numbers:
        said.append(Phrase("remark-splits", value=int(lay.value)))
    if lay.jokers:
        said.append(Phrase("remark-spends", jokers=int(lay.jokers)))
    return said


def kept(side: Side, lay: Lay) -> list[Phrase]:
    jokers = int(count_of(side.hand, JOKER))
    if lay.jokers or not jokers:
        return []
    return [Phrase("remark-keeps", jokers=jokers)]


def safety(play: AbluxxenPlay, lay: Lay) -> list[Phrase]:
    """Which values could still beat the layer, with whatever is not in the own hand, the own display or discarded."""
    ways = beaters(play, lay)
    if not ways:
        return [Phrase("remark-safe")]
    if len(ways) <= FEW_WAYS:
        kinds = [faces(way) for way in ways]
        if len(kinds) == 1:
            return [Phrase("remark-only", card=kinds[0])]
        return [Phrase("remark-only-two", card=kinds[0], other=kinds[1])]
    easy = len(ways) >= MANY_WAYS and lay.size <= FEW_WAYS
    return [Phrase("remark-exposed" if easy else "remark-ways", count=len(ways))]


def beaters(play: AbluxxenPlay, lay: Lay) -> list[int]:
    there = others_cards(play)
    jokers = count_of(there, JOKER)
    ways = []
    for value in range(1, LONE_JOKERS + 1):
        numbers = 0 if value == LONE_JOKERS else count_of(there, value)
        wanted = min(int(lay.size), int(numbers))
        way = Lay(-1, value, wanted, int(lay.size) - wanted)
        possible = way.jokers <= jokers and (wanted or value == LONE_JOKERS)
        if possible and play.beats(way, lay):
            ways.append(value)
    return ways


def others_cards(play: AbluxxenPlay) -> int:
    """All cards that another seat has or may get."""
    cards = heap(play.middle.deck[: play.middle.left]) + play.middle.shadow
    for slot in play.middle.pool:
        cards += slot_cards(slot)
    for seat, side in enumerate(play.sides):
        if seat != play.turn:
            cards += side.hand + display(side.top)
    return int(cards)


def display(top: Layer | None) -> int:
    cards = 0
    while top is not None:
        cards += int(top.lay.cards)
        top = top.under
    return cards


# ---- a hit


def of_taking(play: AbluxxenPlay) -> list[Phrase]:
    lay, side = play.top_of(play.victim), play.sides[play.turn]
    under = uncovered(play)
    count = int(lay.size)
    victim = seat_name(int(play.victim))
    if under is None:
        said = [Phrase("remark-takes-bare", count=count, seat=victim)]
    else:
        said = [Phrase("remark-takes-opens", count=count, seat=victim, layer=layer(under))]
    return said + fit(side, int(lay.value), int(lay.jokers)) + rush(play, int(play.turn))


def of_leaving(play: AbluxxenPlay) -> list[Phrase]:
    lay, side = play.top_of(play.victim), play.sides[play.turn]
    said = rush(play, int(play.turn))
    if lay.jokers or count_of(side.hand, lay.value):
        said.append(Phrase("remark-gives-up", layer=layer(lay)))
    said.append(Phrase("remark-hand-stays", count=int(side.size)))
    under, victim = uncovered(play), seat_name(int(play.victim))
    if under is None:
        return [*said, Phrase("remark-bares", seat=victim)]
    return [*said, Phrase("remark-opens", seat=victim, layer=layer(under))]


def uncovered(play: AbluxxenPlay) -> Lay | None:
    """What lies under the beaten layer."""
    top = play.sides[play.victim].top
    return top.under.lay if top is not None and top.under is not None else None


def of_answer(play: AbluxxenPlay, back: bool) -> list[Phrase]:
    side, lay = play.sides[play.victim], play.top_of(play.victim)
    if back:
        said = fit(side, int(lay.value), int(lay.jokers))
        return [*said, Phrase("remark-all-know")]
    there = int(play.middle.left) + len(play.middle.pool)
    if there <= lay.size:  # the last card is drawn
        return [Phrase("preview-ends", why="cards-used-up")]
    said = [Phrase("remark-draws-new", count=int(lay.size))]
    wanted = best_slot(play, side)
    return [*said, Phrase("remark-pool-has", card=card(wanted))] if wanted else said


# ---- cards that come to the hand


def fit(side: Side, value: int, jokers: int) -> list[Phrase]:
    """Do these cards go with what is in hand? Then they cost no further turn."""
    if jokers:
        return [Phrase("remark-brings-joker", jokers=jokers)]
    held = int(count_of(side.hand, value))
    return [Phrase("remark-matches", layer=stack(value, held))] if held else [Phrase("remark-loose", card=faces(value))]


def faces(value: int) -> Phrase:
    """13s; jokers."""
    return Phrase("faces", face=value)


def of_draw(play: AbluxxenPlay, code: int) -> list[Phrase]:
    side = play.sides[play.seat()]
    if code in (DECK, NONE):
        said = [Phrase("remark-unseen")] if code == DECK else [Phrase("remark-hand-stays", count=int(side.size))]
        wanted = best_slot(play, side)
        if wanted:
            said.append(Phrase("remark-pool-left", card=card(wanted)))
        return rush(play, play.seat()) + said if code == NONE else said
    cards = slot_cards(code - POOL)
    jokers = int(count_of(cards, JOKER))
    said = [Phrase("remark-brings-joker", jokers=jokers)] if jokers else []
    for value in values_in(int(cards)):
        said += fit(side, value, 0)
    return [*said, Phrase("remark-all-know")]


def best_slot(play: AbluxxenPlay, side: Side) -> int:
    """The single open card that the hand would like best: a joker, then the value held most often; 0: none."""
    best, most = 0, 0
    for slot in play.middle.pool:
        worth = 99 if slot == JOKER else int(count_of(side.hand, slot)) if slot < JOKER else 0
        if worth > most:
            best, most = slot, worth
    return best


def rush(play: AbluxxenPlay, seat: int) -> list[Phrase]:
    """Somebody else may be out soon: cards in hand will count against their owner."""
    others = [other for other in range(play.seats) if other != seat and play.sides[other].size <= FEW_CARDS]
    if not others:
        return []
    first = min(others, key=lambda other: int(play.sides[other].size))
    return [Phrase("remark-rush", seat=seat_name(first), count=int(play.sides[first].size))]
