"""What speaks for or against a move of Fluxx, as a player would say it across the table, the weightiest first.

Above all: who wins by it, who comes closer to a goal, who is set back. All of it follows from what lies open, the own
hand, and how many cards the others hold.
"""

from __future__ import annotations

from kibitz.core.phrase import Phrase, seat_name
from kibitz.games.fluxx.cards import (
    ANOTHER_TURN,
    CREEPER,
    DISCARD_HAND,
    DO_KEPT,
    DRAW_AND_PLAY,
    DRAW_N,
    END_TURN,
    GOAL,
    KEEPER,
    MIX,
    OTHERS_DISCARD,
    RULE,
    SET_DRAW,
    SET_HAND_LIMIT,
    SET_KEEPER_LIMIT,
    SET_PLAY,
    STEAL,
    SURPRISE,
    TAKE,
    TAKE_RANDOM,
    Card,
    Step,
)
from kibitz.games.fluxx.choices import CARD, PASS, SEAT
from kibitz.games.fluxx.discarding import HAND_LIMIT, KEEPER_LIMIT
from kibitz.games.fluxx.events import GOALS, HAND, KEPT, TABLE, UNDER
from kibitz.games.fluxx.goals import could_count, is_blocked, names, stoppers, winner
from kibitz.games.fluxx.lookahead import (
    DISCARDING,
    FAR,
    PLAYING,
    after,
    carried,
    lack,
    landed,
    may_be_answered,
    may_be_cancelled,
)
from kibitz.games.fluxx.phrases import card, program
from kibitz.games.fluxx.playing import Land, React, Seize
from kibitz.games.fluxx.powers import holds_condition, possible
from kibitz.games.fluxx.rules import FluxxPlay

MOST = 3
PREY = ("remark-could-win", "remark-could-take")
DECISIVE = ("remark-wins", "remark-wins-unless", "remark-loses")  # nothing else matters then


def remarks(play: FluxxPlay, codes: list[int]) -> list[Phrase]:
    """The reasons of a move; of several small choices, those of the last."""
    ahead = play.copy()
    for code in codes[:-1]:
        ahead.apply(code)
    return of_choice(ahead, codes[-1])[:MOST]


def of_choice(play: FluxxPlay, code: int) -> list[Phrase]:
    name, made = play.prompt_name(), play.game.choices[code]
    if play.releases(code):  # it lands before its holder, and nobody can answer that
        return outlook(play, carried(play.copy(), play.table.piles[UNDER][0], TABLE + play.decider), False)
    if play.stack and isinstance(play.stack[-1], React):
        return of_answer(play, play.stack[-1], code)
    if made.verb == "use":
        return of_steps(play, play.deck.cards[made.args[0]].use)
    if name in ("trade", "take-from"):
        return [held(play, code - SEAT)]
    then = after(play, code)
    said = [] if then is None else outlook(play, then, may_be_answered(play, code))
    if said and said[0].key in DECISIVE:
        return said
    if made.verb == "card" and name in PLAYING:
        said += of_playing(play, code - CARD)
    if made.verb == "card" and name in DISCARDING and play.table.where[code - CARD] == HAND + play.decider:
        said += of_discard(play, code - CARD)
    return said


def held(play: FluxxPlay, other: int) -> Phrase:
    mine = len(play.table.piles[HAND + play.decider])
    return Phrase("remark-hands", seat=seat_name(other), count=len(play.table.piles[HAND + other]), mine=mine)


# ---- who wins, who comes closer


def outlook(play: FluxxPlay, then: FluxxPlay, unless: bool) -> list[Phrase]:
    """What changes between two tables, for the seat that decides and for the others."""
    seat = play.decider
    first, goal = winner(then)
    if first == seat:
        return [Phrase("remark-wins-unless" if unless else "remark-wins", goal=card(goal))]
    if first >= 0:
        return [Phrase("remark-loses", seat=seat_name(first), goal=card(goal))]
    return own_goals(play, then, seat) + others_goals(play, then, seat)


def own_goals(play: FluxxPlay, then: FluxxPlay, seat: int) -> list[Phrase]:
    said = []
    for goal in then.table.piles[GOALS]:
        before, now = lack(play, seat, goal), lack(then, seat, goal)
        if now == 0 and is_blocked(then, seat, goal):
            stops = stoppers(then, seat, goal)
            if before > 0 or stops != stoppers(play, seat, goal):
                said.append(Phrase("remark-blocked", goal=card(goal), card=card(stops[0])))
        elif now == 1 and before > 1:
            said.append(Phrase("remark-short", goal=card(goal)))
        elif now > before:
            said.append(Phrase("remark-sets-you-back", goal=card(goal)))
    for goal in play.table.piles[GOALS]:
        if lack(then, seat, goal) == FAR and lack(play, seat, goal) <= 1:
            said.append(Phrase("remark-own-goal-goes", goal=card(goal), left=lack(play, seat, goal)))
    return said


def others_goals(play: FluxxPlay, then: FluxxPlay, seat: int) -> list[Phrase]:
    """Whoever is one card short of winning, before or after."""
    said = []
    for other in range(play.n):
        for goal in {**dict.fromkeys(play.table.piles[GOALS]), **dict.fromkeys(then.table.piles[GOALS])}:
            before, now = lack(play, other, goal), lack(then, other, goal)
            who = seat_name(other)
            if other == seat or before == now:
                continue
            if now <= 1 and now < before:
                said.append(Phrase("remark-helps", seat=who, goal=card(goal), left=now))
            elif before <= 1:
                key = "remark-goal-goes" if now == FAR else "remark-hinders"
                said.append(Phrase(key, seat=who, goal=card(goal), left=before))
    return said


# ---- playing


def of_playing(play: FluxxPlay, number: int) -> list[Phrase]:
    printed, seat = play.deck.cards[number], play.decider
    if printed.kind == KEEPER:
        return of_keeper(play, number, seat)
    if printed.kind == RULE:
        return of_rule(play, number, seat)
    if printed.kind == GOAL:
        left = lack(landed(play.copy(), seat, number), seat, number)
        return [Phrase("remark-far", goal=card(number), count=left)] if left > 1 else []
    spent = [Phrase("remark-spends-surprise")] if printed.kind == SURPRISE else []
    return of_steps(play, printed.do) + spent


def of_keeper(play: FluxxPlay, number: int, seat: int) -> list[Phrase]:
    printed = play.deck.cards[number]
    said = []
    for goal in play.table.piles[HAND + seat]:
        if names(play.deck.cards[goal], number):
            said.append(Phrase("remark-for-hand", goal=card(goal)))
    if printed.more_draw:
        said.append(Phrase("remark-more-draw", count=printed.more_draw))
    if printed.more_play:
        said.append(Phrase("remark-more-play", count=printed.more_play))
    if printed.use >= 0 or printed.shield:
        said.append(Phrase("remark-power"))
    return said or spare(play, number)


def spare(play: FluxxPlay, number: int) -> list[Phrase]:
    """No goal in play asks for this card."""
    goals = play.table.piles[GOALS]
    if any(could_count(play.deck.cards[goal], number, play.deck.kinds[number]) for goal in goals):
        return []
    return [Phrase("remark-spare")] if goals else []


def of_rule(play: FluxxPlay, number: int, seat: int) -> list[Phrase]:
    """What a rule means for this turn and for the hands and Keepers as they are."""
    rule = play.deck.cards[number]
    then = landed(play.copy(), seat, number)
    then.played += 1 if play.prompt_name() == "play" else 0
    if rule.slot == SET_DRAW and play.turn == seat and 0 <= play.drawn < rule.value:
        return [Phrase("remark-draws", count=rule.value - play.drawn)]
    if rule.slot == SET_PLAY and play.turn == seat:
        more = then.plays_left() - max(0, play.plays_left() - 1)
        return [Phrase("remark-plays-more" if more > 0 else "remark-plays-fewer", count=abs(more))] if more else []
    if rule.slot in (SET_HAND_LIMIT, SET_KEEPER_LIMIT):
        return of_limit(then, seat, HAND_LIMIT if rule.slot == SET_HAND_LIMIT else KEEPER_LIMIT)
    return of_free_action(then, seat, rule) if rule.use >= 0 else of_steps(play, rule.do)


def of_free_action(then: FluxxPlay, seat: int, rule: Card) -> list[Phrase]:
    """What a rule lets everybody do who may use it: at best, win with it in this very turn."""
    if not holds_condition(then, seat, rule.condition):
        return [Phrase("remark-cannot-use")]
    said = [phrase for step in then.deck.program(rule.use) for phrase in of_step(then, step) if phrase.key in PREY]
    return said or [Phrase("remark-free-action", steps=program(then.deck, rule.use))]


def of_limit(then: FluxxPlay, seat: int, which: int) -> list[Phrase]:
    """Who holds too much, once a limit is in force; whoever is in turn plays on before that counts."""
    over = []
    for other in range(then.n):
        there = len(then.table.piles[HAND + other]) if which == HAND_LIMIT else then.table.keepers[other]
        over.append(max(0, there - then.limit(other, which)))
    if which == HAND_LIMIT and then.turn == seat:
        over[seat] = max(0, over[seat] - then.plays_left())
    what = "cards" if which == HAND_LIMIT else "keepers"
    said = []
    if sum(over) > over[seat]:
        said.append(Phrase(f"remark-others-lose-{what}", count=sum(over) - over[seat]))
    if over[seat]:
        said.append(Phrase(f"remark-you-lose-{what}", count=over[seat]))
    return said or [Phrase("remark-nobody-over")]


def of_steps(play: FluxxPlay, first: int) -> list[Phrase]:
    """What the steps of an Action, a power or a free action bring; where nothing is to be said, what they are."""
    steps = play.deck.program(first)
    said = [phrase for step in steps for phrase in of_step(play, step)]
    if said or not steps:
        return said
    if not any(possible(play, play.decider, step) for step in steps):
        return [Phrase("remark-no-effect")]
    return [Phrase("remark-does", steps=program(play.deck, first))]


def of_step(play: FluxxPlay, step: Step) -> list[Phrase]:
    """What one step brings, if it can do anything now."""
    seat, verb = play.decider, step.verb
    if not possible(play, seat, step):
        return []
    if verb in (STEAL, TAKE):
        return of_prey(play, seat, play.candidates(seat, step), verb == STEAL)
    if verb == DO_KEPT:
        return of_steps(play, play.deck.cards[play.table.piles[KEPT][0]].do)
    if verb == DRAW_N:
        return [Phrase("remark-draws", count=step.count)]
    if verb == DRAW_AND_PLAY:
        key = "remark-draws-and-plays-all" if step.plays >= step.count else "remark-draws-and-plays"
        return [Phrase(key, count=step.count, plays=step.plays)]
    if verb == DISCARD_HAND:
        return [Phrase("remark-you-lose-cards", count=len(play.table.piles[HAND + seat]))]
    if verb == MIX and step.kinds & KEEPER:
        return [Phrase("remark-mixes", mine=play.table.keepers[seat], count=sum(play.table.keepers))]
    if verb == OTHERS_DISCARD:
        hands = [len(play.table.piles[HAND + other]) for other in range(play.n) if other != seat]
        return [Phrase("remark-others-lose-cards", count=sum(1 for size in hands if size))]
    keys = {
        ANOTHER_TURN: "remark-another-turn",
        END_TURN: "remark-ends-turn",
        TAKE_RANDOM: "remark-takes-from-all",
    }
    return [Phrase(keys[verb])] if verb in keys else []


def of_prey(play: FluxxPlay, seat: int, cards: list[int], to_table: bool) -> list[Phrase]:
    """The best of the cards that could be taken: one that wins, or that somebody needs who is about to win."""
    best: list[Phrase] = []
    for number in cards:
        owner = play.table.owner(number)
        before_you = to_table or play.deck.kinds[number] == CREEPER
        then = carried(play.copy(), number, (TABLE if before_you else HAND) + seat)
        first, goal = winner(then)
        if first == seat:
            return [Phrase("remark-could-win", card=card(number), goal=card(goal))]
        hindered = [phrase for phrase in others_goals(play, then, seat) if phrase.key == "remark-hinders"]
        robbed = [phrase for phrase in hindered if phrase.args["seat"] == seat_name(owner)]
        if robbed and not best:
            best = [Phrase("remark-could-take", card=card(number), **robbed[0].args)]
    return best


# ---- answering and discarding


def of_answer(play: FluxxPlay, frame: React, code: int) -> list[Phrase]:
    """What happens if nobody answers (any more), and what the Surprise makes of it."""
    happens = expected(play, frame)
    danger = (-1, -1) if happens is None else winner(happens)
    lets = danger[0] not in (-1, play.decider)
    stands = frame.happens()
    if code == PASS:
        said = [Phrase("remark-loses", seat=seat_name(danger[0]), goal=card(danger[1]))] if lets and stands else []
        could = any(other != PASS and not play.releases(other) for other in play.shared_legal())
        return [*said, Phrase("remark-keeps-surprise")] if could else said
    winning = [Phrase("remark-otherwise", seat=seat_name(danger[0]), goal=card(danger[1]))] if lets and stands else []
    unless = may_be_cancelled(play)
    if frame.chain:
        again = outlook(play, happens, unless) if happens is not None and not stands else []
        return winning + again + [Phrase("remark-stops", card=card(frame.answered()))]
    return winning + of_first_answer(play, frame.card, unless)


def of_first_answer(play: FluxxPlay, number: int, unless: bool) -> list[Phrase]:
    """A Keeper that is played, and a Creeper, come before whoever answers; anything else does not happen."""
    below, kind = play.stack[-2], play.deck.kinds[number]
    if kind == CREEPER or (kind == KEEPER and isinstance(below, Land)):
        mine = outlook(play, carried(play.copy(), number, TABLE + play.decider), unless)
        return [*mine, Phrase("remark-comes-to-you", card=card(number))]
    if isinstance(below, Seize):
        return [Phrase("remark-stops-theft", card=card(number), keepers=play.table.keepers[below.seat])]
    return [Phrase("remark-stops", card=card(number))]


def expected(play: FluxxPlay, frame: React) -> FluxxPlay | None:
    """The table if what the window is about happens."""
    below = play.stack[-2]
    ahead = play.copy()
    if isinstance(below, Land) and play.deck.kinds[below.card] & (KEEPER | GOAL | RULE):
        return landed(ahead, below.seat, below.card)
    if isinstance(below, Seize) and below.to >= 0:
        return carried(ahead, below.card, TABLE + below.to)
    return None


def of_discard(play: FluxxPlay, number: int) -> list[Phrase]:
    """A card goes from the own hand: would it have been of use?"""
    seat, kind = play.decider, play.deck.kinds[number]
    if kind == SURPRISE:
        return [Phrase("remark-spends-surprise")]
    if kind == GOAL:
        left = lack(carried(play.copy(), number, GOALS), seat, number)
        return [Phrase("remark-own-goal-goes", goal=card(number), left=left)] if left <= 1 else []
    if kind != KEEPER:
        return []
    for goal in play.table.piles[GOALS]:
        if lack(carried(play.copy(), number, TABLE + seat), seat, goal) < lack(play, seat, goal):
            return [Phrase("remark-needed", goal=card(goal))]
    return spare(play, number)
