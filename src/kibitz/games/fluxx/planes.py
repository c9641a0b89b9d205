"""Where in an observation of Fluxx each thing lies, and what it says. ``plane_writer`` writes them.

First comes what is of the same size for every deck: the turn, the rules in force, the seats, the goals, what is half
done. Then come the cards, a byte for each card of the deck in every plane.
"""

from __future__ import annotations

from typing import Final

from kibitz.core.observation import Plane
from kibitz.games.fluxx.cards import TRIGGERS, Deck
from kibitz.games.fluxx.choosing import PICKS, SEAT_PICKS
from kibitz.games.fluxx.events import ENDS
from kibitz.games.fluxx.frames import FRAMES
from kibitz.games.fluxx.goals import needed
from kibitz.games.fluxx.grammar import MOST_COUNT
from kibitz.games.fluxx.rules import STAGES

WORD: Final = 8  # bytes; also what a plane with one byte for each seat takes
SHOWN_GOALS: Final = 3  # as many as a rule can allow

# What can be asked, by the names of the prompts, and the frames by theirs.
FRAME_ASKS: Final = ["play-these", "give", "drop-goal", "give-up-held", "discard", "discard-or-random"]
ASKS: Final = [*STAGES, "react", *PICKS.values(), *SEAT_PICKS.values(), *FRAME_ASKS, "over"]
ASK_NUMBERS: Final = {name: number for number, name in enumerate(ASKS)}
SORTS: Final = [frame.name() for frame in FRAMES]
SORT_NUMBERS: Final = {name: number for number, name in enumerate(SORTS)}

# Where the groups of planes begin; the planes of a group follow one another.
FORCE: Final = 8 * WORD
END: Final = 10 * WORD
SEATS: Final = 14 * WORD
GOAL_PLANES: Final = 18 * WORD
STACK: Final = 22 * WORD
TRACES: Final = 36 * WORD
CARDS: Final = 41 * WORD

# The planes of cards: those of the piles in the middle by their numbers (the draw pile's is "unseen"), then these.
IN_OWN_HAND: Final = 10
IN_PUBLIC: Final = 11
AGES: Final = 12
IN_USE: Final = 13
SUBJECT: Final = 14
NAMED: Final = 15
WORKING: Final = 16
CARD_PLANES: Final = 17


def planes(deck: Deck, seats: int) -> list[Plane]:
    """The stretches of an observation, in their order."""
    size = deck.size
    most = min(255, max(size, MOST_COUNT))
    return [
        *turn_planes(seats, most),
        *seat_planes(seats, most, max([1, *(needed(card) for card in deck.cards)])),
        *stack_planes(seats),
        Plane("turns", WORD, 255, "turns finished, as a number of eight bytes, the lowest first"),
        Plane("order_trace", WORD, 255, "a fingerprint of the order of the cards in piles and hand: not to learn from"),
        Plane("shuffle_trace", WORD, 255, "one of the shuffles that cards in hands came from: not to learn from"),
        Plane("stack_trace", WORD, 255, "one of all that is half done, in every detail: not to learn from"),
        Plane("number_trace", WORD, 255, "one of the numbers that may be larger than a byte: not to learn from"),
        *card_planes(size),
        Plane("known", (seats - 1) * size, 1, "the cards that the seat knows in the hand of each other seat"),
        Plane("tables", seats * size, 1, "the cards before each seat, the own ones first"),
    ]


def turn_planes(seats: int, most: int) -> list[Plane]:
    flags = "the turn's draw is done; Keepers' bonus is drawn; the turn began with an empty hand; another turn of the "
    flags += "same seat follows; a card has ended the turn; still to be judged: what moved in hands, what moved openly"
    counts = "drawn by rule in this turn; played of those due; played by whatever; turns in a row; seats that join next"
    counts += "; shuffles of the discard pile; cards in the draw pile; cards discarded by the step before"
    return [
        Plane("seat", seats, 1, "which seat looks: a 1 at its number"),
        Plane("turn", seats, 1, "whose turn it is: a 1 there; the first place is the seat that looks"),
        Plane("decider", seats, 1, "who is asked: a 1 there"),
        Plane("asked", len(ASKS), 1, f"what is asked: a 1 for one of {', '.join(ASKS)}"),
        Plane("flags", 7, 1, flags),
        Plane("counts", 8, 255, f"{counts} (255 stands for more, too)"),
        Plane("force", 6, most, "the rules say: draw, play, plays left, hand limit, Keeper limit, how many goals"),
        Plane("no_number", 4, 1, "the rules say: play all; all but one; no hand limit; no Keeper limit (a 0 above)"),
        Plane("winner", seats, 1, "who has won: a 1 there"),
        Plane("why", len(ENDS), 1, f"why it is over: {', '.join(ENDS)}"),
        Plane("near", seats + 1, 1, "who meets a goal and is stopped by Creepers; the last place: several meet one"),
        Plane("logo", seats, 1, "who shows a logo"),
    ]


def seat_planes(seats: int, most: int, needs: int) -> list[Plane]:
    progress = "how many of these each seat has, eight places for each goal: the seats, and zeros"
    return [
        Plane("sizes", seats, most, "how many cards each hand has"),
        Plane("older", seats, most, "of each other hand, how many unknown cards came from earlier shuffles"),
        Plane("keepers", seats, most, "how many Keepers lie before each seat"),
        Plane("creepers", seats, most, "how many Creepers lie before each seat"),
        Plane("needs", SHOWN_GOALS, needs, "of each goal in play, how many cards it needs in all"),
        Plane("progress", SHOWN_GOALS * WORD, needs, progress),
    ]


def stack_planes(seats: int) -> list[Plane]:
    sorts = ", ".join(SORTS)
    counts = "of what is asked in the middle of something: its number (cards to play, at most to choose); the cards "
    counts += "named so far; how many pieces of play are unfinished"
    return [
        Plane("frame", len(SORTS), 1, f"the unfinished piece of play that asks: a 1 for one of {sorts}"),
        Plane("actor", seats, 1, "who acted and can be answered, who is robbed, or who discards Creepers: a 1 there"),
        Plane("trigger", len(TRIGGERS), 1, f"what can be answered with a Surprise: {', '.join(TRIGGERS)}"),
        Plane("target", seats, 1, "whose Keeper is stolen, or who gets the Creeper, in what can be answered"),
        Plane("pending_counts", 3, 255, counts),
        Plane("answered", seats, 255, "how many Surprises of the open chain each seat has played"),
        Plane("chosen", seats, 255, "how many cards to discard each seat has already chosen, where all go together"),
        Plane("given", seats, 1, "who already has a card, where drawn cards are given out"),
        Plane("below", len(SORTS), 1, "the unfinished piece of play below that: a 1 for its kind"),
        Plane("below_seat", seats, 1, "whose that is: a 1 there"),
        Plane("stack", len(SORTS), 1, "a 1 for every kind of which some piece of play is unfinished"),
    ]


def card_planes(size: int) -> list[Plane]:
    """A byte for each card. The first ten are the piles in the middle, by their numbers."""
    subject = "the card that the question is about: whose step is carried out, what can be answered, what is given next"
    named = "the cards named for it so far: the chain of Surprises, a temporary hand, the cards chosen"
    return [
        Plane("unseen", size, 1, "the cards that are in the draw pile or hidden in a hand"),
        Plane("discard", size, 1, "the cards in the discard pile"),
        Plane("rules", size, 1, "the rules in play"),
        Plane("goals", size, 1, "the goals in play"),
        Plane("playing", size, 1, "the cards that are being played or carried out"),
        Plane("asylum", size, 1, "the Creepers in the Asylum"),
        Plane("kept_action", size, 1, "the Action that is kept with its rule"),
        Plane("cuffed", size, 1, "the Creeper under its Keeper"),
        Plane("aside", size, 1, "the cards of temporary hands, as far as the seat knows them"),
        Plane("out", size, 1, "the cards that are not in this game"),
        Plane("hand", size, 1, "the own hand"),
        Plane("public", size, 1, "the cards in hands that everybody knows, those of the own hand among them"),
        Plane("ages", size, 255, "of cards in hands, seen or not: how many shuffles before the last they came from"),
        Plane("used", size, 1, "the powers and free actions used in this turn"),
        Plane("subject", size, 1, subject),
        Plane("named", size, 1, named),
        Plane("working", size, 1, "the cards of which something is unfinished"),
    ]
