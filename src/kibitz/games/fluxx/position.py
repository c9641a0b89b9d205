"""Reading Fluxx's positions and views: plain data in the form of the engine protocol; ``writing`` writes them.

Fields beyond the protocol's, with what they are if absent:
``ended`` the turn has been ended by a card (false) · ``plays`` cards played in this turn by whatever (``played``) ·
``began_empty`` the turn began with an empty hand (whether it is empty now) · ``turns`` finished (0) · ``joining`` seats
that come in before the next turn (0) · ``near`` a goal that is met without a winner, and the seat that is blocked
(none) · ``out`` cards that are not in this game (none, or with ``"rest": "out"`` all
that are not mentioned) · ``seen`` who knows a card in a hand, beside its owner: a list of seats, or ``"all"`` (nobody)
· ``batch`` the number of the last shuffle (0), ``batches`` the shuffle that a card in a hand came from, if it was an
earlier one · ``shuffles`` how often the game's chance was asked (0) · ``winner``, ``why`` of a finished game ·
``pending`` what is half done: the cards being played (``playing``), those of temporary hands (``aside``), the
``frames`` of the stack, the last one being asked (they refer to cards as ``card:batman``), ``many`` cards discarded by
the step before, and ``changed``: 1 for hands, 2 for what lies open, if goals and limits have still to be looked at.
In a view, ``known`` has the cards of the other hands that this seat knows, ``public`` the cards in hands that everybody
knows, ``hidden`` for earlier shuffles how many of a hand's unknown cards came from there; a hidden card in a frame is
``?`` and its batch. A view also has ``seat``, ``sizes`` of the hands, and ``force``: what the rules say now.
"""

from __future__ import annotations

from itertools import combinations

from kibitz.core.errors import BadPosition
from kibitz.core.game import Json
from kibitz.core.look import PileLook
from kibitz.core.reading import Reader, number, show
from kibitz.core.unknown import PlacedCards
from kibitz.games.fluxx.cards import KEEPER, SET_DRAW
from kibitz.games.fluxx.choices import MOST_SEATS
from kibitz.games.fluxx.events import ASIDE, ENDS, GOALS, HAND, LIMBO, OUT, PILES, RULES
from kibitz.games.fluxx.pending import check_pending, read_frames
from kibitz.games.fluxx.replacing import same_thing
from kibitz.games.fluxx.rules import FluxxPlay

MOST = 1_000_000_000
PENDING = {"playing", "aside", "frames", "many", "changed", "answerers"}  # the last: before 0.9


# ---- cards


def read_on_their_way(look: PileLook, reader: Reader, cards: PlacedCards) -> None:
    """The cards being played, or those of temporary hands, as far as they are shown."""
    pending = read_pending(reader)
    pile = LIMBO if look.name == "playing" else ASIDE
    shown = pending.get(look.field, [])
    if pile == LIMBO or isinstance(shown, list):
        cards.put_all(f"pending: {look.field}", shown, pile)


def read_pending(reader: Reader) -> dict[str, Json]:
    pending = reader.data.get("pending")
    if pending is None:
        return {}
    if not isinstance(pending, dict) or not set(pending) <= PENDING:
        raise BadPosition(f"pending: expected an object with {', '.join(sorted(PENDING))}, got {show(pending)}")
    return pending


def hidden_aside(reader: Reader) -> dict[int, int]:
    """How many hidden cards of each shuffle the temporary hands have, as the frames name them."""
    pending = read_pending(reader)
    found: dict[int, int] = {}
    if isinstance(pending.get("aside", []), list):
        return found
    frames = pending.get("frames", [])
    for data in frames if isinstance(frames, list) else []:
        values = list(data.values()) if isinstance(data, dict) else []
        for text in [text for value in values if isinstance(value, list) for text in value]:
            if isinstance(text, str) and text.startswith("?") and text[1:].isdecimal() and len(text) < 11:
                found[int(text[1:])] = found.get(int(text[1:]), 0) + 1
    return found


def place_rest(play: FluxxPlay, reader: Reader, rest: list[int]) -> bool:
    """Are the cards that a position does not mention out of the game? Otherwise they lie under the draw pile."""
    where = reader.data.get("rest", "draw_pile")
    if where not in ("draw_pile", "out"):
        raise BadPosition(f"rest: expected 'draw_pile' or 'out', got {show(where)}")
    if where == "out":
        for card in rest:
            play.table.put(card, OUT)
    return where == "out"


# ---- the turn


def usual(play: FluxxPlay, reader: Reader) -> dict[str, Json]:
    """What follows from the cards where a position does not say it."""
    play.read_rules()
    turn = reader.number("turn", None, 0, play.n - 1)
    gives = "drawn" in reader.data and play.bonus(turn, SET_DRAW) > 0
    played = reader.number("played", 0, 0, MOST)
    return {"bonus_drawn": gives, "began_empty": not play.table.piles[HAND + turn], "plays": played}


def read_turn(play: FluxxPlay, reader: Reader, cards: PlacedCards) -> None:
    """What is not declared of it."""
    number("joining", play.joining, 0, MOST_SEATS - play.n)
    for text in reader.items("used", []):
        card = cards.card("used", text)
        if play.uses[card] < 0 or card in play.used:
            raise BadPosition(f"used: {text!r} cannot be used, or is named twice")
        play.used = [*play.used, card]
    play.near_goal, play.near_seat = read_near(play, reader.data.get("near"), cards)
    for card in play.table.piles[ASIDE]:
        play.table.see(card, 1 << play.turn)  # temporary hands are seen by whoever is in turn
    check_open(play)
    pending = read_pending(reader)
    play.many = number("pending: many", pending.get("many", 0), 0, MOST)
    play.changed = number("pending: changed", pending.get("changed", 0), 0, 3)
    play.stack = read_frames(play, pending, cards)


def read_near(play: FluxxPlay, value: Json, cards: PlacedCards) -> tuple[int, int]:
    if value is None:
        return -1, -1
    if not isinstance(value, list) or len(value) != 2:
        raise BadPosition(f"near: expected a goal and a seat, got {show(value)}")
    seat = -1 if value[1] is None else number("near", value[1], 0, play.n - 1)
    return cards.card("near", value[0]), seat


def check_open(play: FluxxPlay) -> None:
    """What cannot lie there together."""
    deck, piles = play.deck, play.table.piles
    for one, other in combinations([deck.cards[card] for card in piles[RULES]], 2):
        if same_thing(one, other):
            both = f"{one.key!r} and {other.key!r}"
            raise BadPosition(f"rules: two rules about the same thing cannot both be in play: {both}")
    for attached in deck.attached:
        if piles[attached.pile] and not play.is_in_play(attached):
            host = "Keeper" if attached.host_kind == KEEPER else "rule"
            raise BadPosition(f"{PILES[attached.pile].name}: no {host} in play has a card lie with it")


# ---- how it goes on


def read_end(play: FluxxPlay, reader: Reader) -> None:
    """A finished game, or one that goes on: then the next question is asked."""
    if reader.flag("over", False):
        winner = reader.data.get("winner")
        play.over = True
        play.winner = -1 if winner is None else number("winner", winner, 0, play.n - 1)
        why = reader.data.get("why", ENDS[0] if winner is not None else ENDS[1])
        if why not in ENDS:
            raise BadPosition(f"why: expected one of {', '.join(ENDS)}, got {show(why)}")
        play.why = ENDS.index(str(why))
        if "pending" in reader.data:
            raise BadPosition("pending: in a finished game nothing is half done")
        return
    if play.turns >= play.cap:
        raise BadPosition(f"turns: {play.turns}, but the game ends after {play.cap}")
    if "pending" not in reader.data and len(play.table.piles[GOALS]) > play.goals_allowed:
        raise BadPosition(f"goals: {len(play.table.piles[GOALS])}, but only {play.goals_allowed} can be in play")
    go_on(play)


def go_on(play: FluxxPlay) -> None:
    """Ask the next question; frames that make no sense together are noticed here at the latest."""
    check_pending(play)
    try:
        play.run()
        play.prompt()
    except (LookupError, AssertionError, ArithmeticError, ValueError):
        raise BadPosition("pending: this cannot be half done in that position") from None
