"""A Fluxx deck as the rules use it: cards, the steps of their effects, the clauses of goals.

Every card is one of a kind and has a number, its place in the deck. ``deck`` reads a deck from its text.
"""

from typing import Final, final

from kibitz.games.fluxx.events import JAIL, KEPT, UNDER

# The kinds of cards, as bits: a selector may name several.
KEEPER: Final = 1
CREEPER: Final = 2
GOAL: Final = 4
RULE: Final = 8
ACTION: Final = 16
SURPRISE: Final = 32
ANY_KIND: Final = 63
ALL_BARRED: Final = 127  # a bit for each seat, and one for temporary hands
KINDS: Final = {"keeper": 1, "creeper": 2, "goal": 4, "rule": 8, "action": 16, "surprise": 32}

# Where a selector looks.
IN_PLAY: Final = 0  # on any table, and the rules and goals in the middle
YOURS: Final = 1
OTHERS: Final = 2
IN_HAND: Final = 3
IN_DISCARD: Final = 4

# What a Surprise answers out of turn. A Surprise played in turn can only be cancelled.
ON_ACTION: Final = 0
ON_GOAL: Final = 1
ON_RULE: Final = 2
ON_KEEPER: Final = 3
ON_THEFT: Final = 4
ON_CREEPER: Final = 5
ON_SURPRISE: Final = 6
TRIGGERS: Final = ["action", "goal", "rule", "keeper", "theft", "creeper", "surprise"]

# What a rule sets; two rules that set the same replace each other.
SETS: Final = ["draw", "play", "hand_limit", "keeper_limit", "goals", "creepers_block", "jail"]
NO_SLOT: Final = -1
SET_DRAW: Final = 0
SET_PLAY: Final = 1
SET_HAND_LIMIT: Final = 2
SET_KEEPER_LIMIT: Final = 3
SET_GOALS: Final = 4
SET_BLOCKS: Final = 5
SET_JAIL: Final = 6
PLAY_ALL: Final = 100
PLAY_ALL_BUT_1: Final = 99
BLOCKS: Final = ["nobody", "holder", "everyone"]
NOBODY: Final = 0
EVERYONE_BLOCKED: Final = 2

# When a power or free action may be used, beyond having something to do.
ALWAYS: Final = 0
IF_CREEPER: Final = 1
IF_MARKED: Final = 2
IF_PLAY_LEFT: Final = 3
MARK: Final = "logo"  # what that is called: the option that says which seats have it
CONDITIONS: Final = ["", "a creeper of yours", f"a {MARK}", "a play left"]

# The verbs.
DRAW_N: Final = 0
DRAW_AS_MANY: Final = 1
DRAW_AND_PLAY: Final = 2
DRAW_AND_GIVE: Final = 3
ALL_DRAW: Final = 4
DISCARD: Final = 5
DISCARD_HAND: Final = 6
DISCARD_THIS: Final = 7
OTHERS_DISCARD: Final = 8
STEAL: Final = 9
TAKE: Final = 10
TAKE_RANDOM: Final = 11
MOVE: Final = 12
SWAP: Final = 13
TRADE: Final = 14
ROTATE: Final = 15
MIX: Final = 16
PLAY: Final = 17
PLAY_TOP: Final = 18
PLAY_RANDOM: Final = 19
SHUFFLE_IN: Final = 20
HOLD: Final = 21
KEEP: Final = 22
DO_KEPT: Final = 23
ANOTHER_TURN: Final = 24
END_TURN: Final = 25
VERBS: Final = [
    "draw", "draw-as-many", "draw-and-play", "draw-and-give", "all-draw", "discard", "discard-hand", "discard-this",
    "others-discard", "steal", "take", "take-random", "move", "swap", "trade", "rotate", "mix", "play", "play-top",
    "play-random", "shuffle-in", "hold", "keep", "do-kept", "another-turn", "end-turn",
]  # fmt: skip

# Where the cards go that lie with a card, when that leaves play.
TO_OWNER: Final = 0  # before whoever has it
TO_EVERYBODY: Final = 1  # dealt out
TO_DISCARD_PILE: Final = 2

# How many a step takes.
EXACTLY: Final = 0
UP_TO: Final = 1
UP_TO_HALF: Final = 2
ANY_NUMBER: Final = 3
ALL: Final = 4


@final
class Step:
    """One small thing that a card does: a verb, how many, and which cards it is about."""

    def __init__(self, verb: int, count: int, much: int, kinds: int, place: int, card: int, plays: int) -> None:
        self.verb: Final = verb
        self.count: Final = count
        self.much: Final = much  # EXACTLY, UP_TO, ...
        self.kinds: Final = kinds
        self.place: Final = place
        self.card: Final = card  # a single card, or -1
        self.plays: Final = plays  # of a temporary hand: how many are played
        self.last = False  # of its card's steps
        self.asks: Final = verb in (DISCARD, STEAL, TAKE, MOVE, PLAY, HOLD, KEEP) and much != ALL  # for cards
        # whether there is something to choose from, only the owner of the hand can tell
        self.private: Final = verb == DISCARD and place == IN_HAND and kinds != ANY_KIND
        self.draws: Final = verb in (DRAW_N, PLAY_TOP, DRAW_AND_PLAY, DRAW_AND_GIVE, ALL_DRAW)


@final
class Clause:
    """A part of a goal: ``count`` of these cards, or of a kind, before the winner, before anybody, or in hand."""

    def __init__(self, count: int, cards: list[int], kinds: int, place: int) -> None:
        self.count: Final = count
        self.cards: Final = cards  # empty: any cards of ``kinds``
        self.kinds: Final = kinds
        self.place: Final = place  # YOURS, IN_PLAY or IN_HAND


@final
class Card:
    """What is printed on a card."""

    def __init__(self, number: int, key: str, kind: int) -> None:
        self.number: Final = number
        self.key: Final = key
        self.kind: Final = kind
        self.names: dict[str, str] = {}  # by language
        self.says: dict[str, str] = {}  # its own words, where it has some
        self.certainty = ""
        self.source = ""
        self.do = -1  # the first step of what it does when played
        self.use = -1  # the first step of its power or free action
        self.condition = ALWAYS
        self.needs: list[Clause] = []  # goals
        self.needs_creeper = False
        self.key_card = -1  # a card that whoever meets it must have
        self.slot = NO_SLOT  # rules: what it sets, and to what
        self.value = 0
        self.more_draw = 0  # keepers: what it gives its holder
        self.more_play = 0
        self.more_limits = 0
        self.shield = False
        self.answers = -1  # surprises: the trigger


@final
class Attached:
    """Cards that lie with a card, their host, in a pile of their own. A position names it as its pile is named."""

    def __init__(self, pile: int, host_kind: int, kind: int, then: int) -> None:
        self.pile: Final = pile
        self.host_kind: Final = host_kind
        self.kind: Final = kind  # of cards that can lie there
        self.then: Final = then  # where they go when the host leaves play
        self.single: Final = then != TO_EVERYBODY  # at most one
        self.host = -1  # none in this deck


@final
class Deck:
    """A whole deck, and lists of the cards that the rules look for."""

    def __init__(self, names: dict[str, str], creeper: dict[str, list[str]], blocks: int, cards: list[Card]) -> None:
        self.names: Final = names
        self.creeper: Final = creeper  # what its Creepers are called, in four forms, by language
        self.blocks: Final = blocks
        self.cards: Final = cards
        self.steps: list[Step] = []
        self.size: Final = len(cards)
        self.numbers: Final = list(range(len(cards)))
        self.kinds: Final = [card.kind for card in cards]
        self.barred: Final = [ALL_BARRED if card.kind == CREEPER else 0 for card in cards]  # no hand has a Creeper
        self.surprises: Final = [card.number for card in cards if card.kind == SURPRISE]
        self.answers: Final = [[c.number for c in cards if c.answers == t] for t in range(len(TRIGGERS))]
        self.givers: Final = [c.number for c in cards if c.more_draw or c.more_play or c.more_limits]
        self.shields: Final = [card.number for card in cards if card.shield]
        self.under: Final = Attached(UNDER, KEEPER, CREEPER, TO_OWNER)
        self.jail: Final = Attached(JAIL, RULE, CREEPER, TO_EVERYBODY)
        self.kept: Final = Attached(KEPT, RULE, ACTION, TO_DISCARD_PILE)
        self.attached: Final = [self.jail, self.kept, self.under]
        self.attached_to: Final[list[list[Attached]]] = [[] for _ in cards]  # by host
        self.counts_hands = False  # is there a goal about the cards in hand?

    def add_steps(self, steps: list[Step]) -> None:
        """The steps of all cards in one list; special cards are found by their verbs."""
        self.steps = steps
        for card in self.cards:
            for clause in card.needs:
                if len(clause.cards) == 1:
                    card.key_card = clause.cards[0]
                if clause.place == IN_HAND:
                    self.counts_hands = True
            if self.has_verb(card.use, HOLD):
                self.attach(self.under, card)
            if self.has_verb(card.do, KEEP):
                self.attach(self.kept, card)
            if card.slot == SET_JAIL:
                self.attach(self.jail, card)

    def attach(self, attached: Attached, host: Card) -> None:
        attached.host = host.number
        self.attached_to[host.number].append(attached)

    def program(self, first: int) -> list[Step]:
        """The steps that begin here."""
        found: list[Step] = []
        at = first
        while at >= 0:
            found.append(self.steps[at])
            at = -1 if self.steps[at].last else at + 1
        return found

    def has_verb(self, first: int, verb: int) -> bool:
        for step in self.program(first):
            if step.verb == verb:
                return True
        return False
