"""What an observation of Fluxx consists of, and where its planes lie. ``plane_writer`` writes them.

First comes what is of the same size for every deck: the turn, the rules in force, the seats, the goals, what is half
done. Then come the cards, a byte for each card of the deck in every plane.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kibitz.core.layout import WORD, Layout, Plane
from kibitz.games.fluxx.cards import TRIGGERS, Deck
from kibitz.games.fluxx.choosing import PICKS, SEAT_PICKS
from kibitz.games.fluxx.events import DISCARD_PILE, ENDS, GOALS, JAIL, KEPT, LIMBO, OUT, PILES, RULES, UNDER
from kibitz.games.fluxx.frames import FRAMES
from kibitz.games.fluxx.goals import needed
from kibitz.games.fluxx.grammar import MOST_COUNT
from kibitz.games.fluxx.rules import STAGES

VERSION: Final = 1  # of the planes: it grows whenever a row would be written differently, fingerprints aside
GOAL_SEATS: Final = 8  # offsets for the seats, of each goal
SHOWN_GOALS: Final = 3  # as many as a rule can allow

# What can be asked, by the names of the prompts, and the frames by theirs.
FRAME_ASKS: Final = ["play-these", "give", "drop-goal", "give-up-held", "discard", "discard-or-random"]
ASKS: Final = [*STAGES, "react", *PICKS.values(), *SEAT_PICKS.values(), *FRAME_ASKS, "over"]
ASK_NUMBERS: Final = {name: number for number, name in enumerate(ASKS)}
SORTS: Final = [frame.name() for frame in FRAMES]
SORT_NUMBERS: Final = {name: number for number, name in enumerate(SORTS)}

# The piles in the middle that lie open have planes of their names.
OPEN_PILES: Final = [DISCARD_PILE, RULES, GOALS, LIMBO, JAIL, KEPT, UNDER, OUT]


def planes(deck: Deck, seats: int) -> list[Plane]:
    """The stretches of an observation, in their order."""
    size = deck.size
    most = min(255, max(size, MOST_COUNT))
    return [
        *turn_planes(seats, most),
        *seat_planes(seats, most, max([1, *(needed(card) for card in deck.cards)])),
        *stack_planes(seats),
        *long_planes(),
        *card_planes(size),
        Plane("known", (seats - 1) * size, 1, "the cards that the seat knows in the hand of each other seat"),
        Plane("tables", seats * size, 1, "the cards before each seat, the own ones first"),
    ]


def long_planes() -> list[Plane]:
    order = "a fingerprint of the order of the cards in piles and hand: not to learn from"
    stack = "one of all that is half done, in every detail: not to learn from"
    return [
        Plane("turns", WORD, 255, "turns finished, as a number of eight bytes, the lowest first"),
        Plane("order_trace", WORD, 255, order, True),
        Plane("shuffle_trace", WORD, 255, "one of the shuffles that cards in hands came from: not to learn from", True),
        Plane("stack_trace", WORD, 255, stack, True),
        Plane("number_trace", WORD, 255, "one of the numbers that may be larger than a byte: not to learn from", True),
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
        Plane("progress", SHOWN_GOALS * GOAL_SEATS, needs, progress),
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
    """A byte for each card."""
    subject = "the card that the question is about: whose step is carried out, what can be answered, what is given next"
    named = "the cards named for it so far: the chain of Surprises, a temporary hand, the cards chosen"
    return [
        Plane("unseen", size, 1, "the cards that are in the draw pile or hidden in a hand"),
        Plane("discard", size, 1, "the cards in the discard pile"),
        Plane("rules", size, 1, "the rules in play"),
        Plane("goals", size, 1, "the goals in play"),
        Plane("playing", size, 1, "the cards that are being played or carried out"),
        Plane(PILES[JAIL].name, size, 1, "the Creepers in the Asylum"),
        Plane(PILES[KEPT].name, size, 1, "the Action that is kept with its rule"),
        Plane(PILES[UNDER].name, size, 1, "the Creeper under its Keeper"),
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


@final
class FluxxOffsets:
    """The first byte of each plane, at a table of so many seats."""

    def __init__(self, layout: Layout, seats: i64) -> None:
        self.seats: Final[i64] = seats
        self.open_piles: Final = [layout.byte(PILES[pile].name) for pile in OPEN_PILES]
        self.turns: Final[i64] = layout.byte("turns")
        self.order_trace: Final[i64] = layout.byte("order_trace")
        self.shuffle_trace: Final[i64] = layout.byte("shuffle_trace")
        self.stack_trace: Final[i64] = layout.byte("stack_trace")
        self.number_trace: Final[i64] = layout.byte("number_trace")
        self.known: Final[i64] = layout.byte("known")
        self.tables: Final[i64] = layout.byte("tables")
        self.seat: Final[i64] = layout.byte("seat")
        self.turn: Final[i64] = layout.byte("turn")
        self.decider: Final[i64] = layout.byte("decider")
        self.asked: Final[i64] = layout.byte("asked")
        self.flags: Final[i64] = layout.byte("flags")
        self.counts: Final[i64] = layout.byte("counts")
        self.force: Final[i64] = layout.byte("force")
        self.no_number: Final[i64] = layout.byte("no_number")
        self.winner: Final[i64] = layout.byte("winner")
        self.why: Final[i64] = layout.byte("why")
        self.near: Final[i64] = layout.byte("near")
        self.logo: Final[i64] = layout.byte("logo")
        self.sizes: Final[i64] = layout.byte("sizes")
        self.older: Final[i64] = layout.byte("older")
        self.keepers: Final[i64] = layout.byte("keepers")
        self.creepers: Final[i64] = layout.byte("creepers")
        self.needs: Final[i64] = layout.byte("needs")
        self.progress: Final[i64] = layout.byte("progress")
        self.frame: Final[i64] = layout.byte("frame")
        self.actor: Final[i64] = layout.byte("actor")
        self.trigger: Final[i64] = layout.byte("trigger")
        self.target: Final[i64] = layout.byte("target")
        self.pending_counts: Final[i64] = layout.byte("pending_counts")
        self.answered: Final[i64] = layout.byte("answered")
        self.chosen: Final[i64] = layout.byte("chosen")
        self.given: Final[i64] = layout.byte("given")
        self.below: Final[i64] = layout.byte("below")
        self.below_seat: Final[i64] = layout.byte("below_seat")
        self.stack: Final[i64] = layout.byte("stack")
        self.unseen: Final[i64] = layout.byte("unseen")
        self.aside: Final[i64] = layout.byte("aside")
        self.hand: Final[i64] = layout.byte("hand")
        self.public: Final[i64] = layout.byte("public")
        self.ages: Final[i64] = layout.byte("ages")
        self.used: Final[i64] = layout.byte("used")
        self.subject: Final[i64] = layout.byte("subject")
        self.named: Final[i64] = layout.byte("named")
        self.working: Final[i64] = layout.byte("working")
