"""What surely follows a choice of Fluxx, if nobody answers it with a Surprise: who wins, what goes, who discards.

The rules themselves carry it out, on a copy, until somebody has to decide. What they told there counts up to the first
card that the deciding seat does not know and the first that chance chooses: so nothing is said that rests on either.
"""

from __future__ import annotations

from typing import Final, final

from kibitz.core.event import MOVED, Event
from kibitz.core.phrase import Phrase, seat_name
from kibitz.games.fluxx.cards import (
    CREEPER,
    KEEPER,
    PLAY_ALL,
    PLAY_ALL_BUT_1,
    PLAY_TOP,
    RULE,
    SET_DRAW,
    SET_HAND_LIMIT,
    SET_KEEPER_LIMIT,
    SET_PLAY,
)
from kibitz.games.fluxx.choices import CARD, DRAW, PASS, SEAT
from kibitz.games.fluxx.discarding import HAND_LIMIT, KEEPER_LIMIT, Owe
from kibitz.games.fluxx.events import (
    BLOCKED,
    CAPPED,
    DISCARD_PILE,
    DRAW_PILE,
    GOALS,
    HAND,
    JAIL,
    LOOK_HAND,
    LOOK_TABLE,
    RULES,
    TABLE,
    TIED,
    WON,
)
from kibitz.games.fluxx.lookahead import carried
from kibitz.games.fluxx.nearer import nearer
from kibitz.games.fluxx.phrases import card, joined, lying, quoted_card
from kibitz.games.fluxx.playing import Land, React, Seize
from kibitz.games.fluxx.remarks import of_steps
from kibitz.games.fluxx.rules import FluxxPlay
from kibitz.games.fluxx.state import NO_LIMIT, NOT_YET

MOST: Final = 3
NAMED: Final = 3  # of the cards that go; more are counted
LIMITS: Final = ("hand-limit", "table-limit")
PLAYING: Final = ("play", "play-these", "play-again")
WHAT: Final = ["cards", "keepers"]  # what a limit is about
IN_PLAY: Final = (RULES, GOALS, LOOK_TABLE)
STEALING: Final = ("steal", "take")
TOLD_OF_STEPS: Final = (  # of what an Action or power brings: what the text of the card does not say
    *("remark-could-win", "remark-could-take", "remark-no-effect", "remark-others-lose-cards", "remark-mixes"),
    "remark-you-lose-cards",
)


@final
class Foreseen:
    """A choice carried out on a copy, everybody else letting it pass."""

    def __init__(self, ahead: FluxxPlay, sure: list[Event], whole: bool, answerable: bool) -> None:
        self.ahead = ahead
        self.sure = sure  # what is told before anything unknown comes to light
        self.whole = whole  # nothing unknown has
        self.answerable = answerable  # somebody may stop it with a Surprise


def consequences(play: FluxxPlay, code: int) -> list[Phrase]:
    """What matters of it, the weightiest first."""
    if code == DRAW:
        return []
    then = foresee(play, code)
    decisive = of_the_end(then, play.decider)
    if decisive:
        return decisive
    says = answering(play, code) + stopped(then, play.decider) + steps(play, code)
    if play.prompt_name() == "trade" and play.game.choices[code].verb == "seat":
        says += traded(play, code - SEAT)
    says += limits(then, play, code - CARD) + of_goals(then, play) + going(then, code - CARD)
    says += of_this_turn(play, code - CARD)
    return says[:MOST]


def foresee(play: FluxxPlay, code: int) -> Foreseen:
    ahead = play.copy()
    heard: list[Event] = []
    answerable = play.window() is not None and play.n > 2
    ahead.apply(code, heard)
    sure = known(play, heard)
    while sure == len(heard) and not ahead.over and ahead.stack and isinstance(ahead.stack[-1], React):
        answerable = True
        ahead.apply(PASS, heard)
        sure = known(play, heard)
    return Foreseen(ahead, heard[:sure], sure == len(heard), answerable)


def known(play: FluxxPlay, heard: list[Event]) -> int:
    """How many events rest on nothing but what the deciding seat knows."""
    for at, event in enumerate(heard):
        if play.game.events[event.kind].by_chance:
            return at
        if event.kind == MOVED:
            number, source, giver = event.args[0], event.args[1], event.args[2]
            unseen = source == DRAW_PILE or (source == LOOK_HAND and giver != play.decider)
            if unseen or not play.table.knows(play.decider, number):
                return at
    return len(heard)


# ---- who wins


def of_the_end(then: Foreseen, seat: int) -> list[Phrase]:
    unless = "yes" if then.answerable else "no"
    for event in then.sure:
        if event.kind == WON:
            winner = event.args[0]
            key = "preview-wins-you" if winner == seat else "preview-wins"
            return [Phrase(key, seat=seat_name(winner), unless=unless)]
        if event.kind == CAPPED:
            return [Phrase("preview-capped")]
    return []


def stopped(then: Foreseen, seat: int) -> list[Phrase]:
    """A goal is met, and all the same nobody wins."""
    said: list[Phrase] = []
    for event in then.sure:
        if event.kind == BLOCKED:
            who, goal, by, owner, more = event.args
            stops = Phrase("preview-yours", card=card(by)) if owner == seat else lying(by, owner)
            key = "preview-blocked-you" if who == seat else "preview-blocked"
            said = [Phrase(key, seat=seat_name(who), goal=card(goal), by=stops, more=more)]
        elif event.kind == TIED:
            first, second = event.args[1], event.args[2]
            if seat in (first, second):
                said = [Phrase("preview-tied-you", other=seat_name(first + second - seat))]
            else:
                said = [Phrase("preview-tied", seat=seat_name(first), other=seat_name(second))]
    return said


# ---- who comes near to winning


def of_goals(then: Foreseen, play: FluxxPlay) -> list[Phrase]:
    """A steal that helps nobody says so."""
    said = nearer(play, surely(then, play))
    if not said and play.prompt_name() in STEALING and play.table.piles[GOALS]:
        return [Phrase("preview-no-use")]
    return said


def surely(then: Foreseen, play: FluxxPlay) -> FluxxPlay:
    """The table once the cards have travelled that surely do."""
    ahead = play.copy()
    for event in then.sure:
        if event.kind == MOVED:
            number, _, _, target, taker = event.args
            carried(
                ahead, number, target if target < LOOK_HAND else HAND + taker if target == LOOK_HAND else TABLE + taker
            )
    return ahead


# ---- what a Surprise stops, and what an Action brings


def answering(play: FluxxPlay, code: int) -> list[Phrase]:
    """What becomes of the card that is about to work, if nobody cancels this Surprise (FX-33)."""
    frame = play.stack[-1] if play.stack else None
    if not isinstance(frame, React) or code < CARD or play.releases(code):
        return []
    about = card(frame.card)
    said = [Phrase("remark-stops", card=card(frame.answered()))] if frame.chain else []
    if not frame.happens():
        return [*said, Phrase("preview-goes-ahead", card=about)]
    below, kind = play.stack[-2], play.deck.kinds[frame.card]
    if kind == CREEPER or (kind == KEEPER and isinstance(below, Land)):
        if not frame.chain:
            return [Phrase("remark-comes-to-you", card=about)]
        return [*said, Phrase("preview-comes-to", card=about, seat=seat_name(frame.chain[0].seat))]
    if isinstance(below, Seize) and not frame.chain:
        return [Phrase("remark-stops-theft", card=about, keepers=play.table.keepers[below.seat])]
    return [*said, Phrase("preview-has-no-effect", card=about)] if frame.chain else [Phrase("remark-stops", card=about)]


def steps(play: FluxxPlay, code: int) -> list[Phrase]:
    """What the steps of a card bring that is played, or used, as the table lies."""
    made = play.game.choices[code]
    used = made.verb == "use" and not play.releases(code)
    if not used and (made.verb != "card" or play.prompt_name() not in PLAYING):
        return []
    printed = play.deck.cards[made.args[0]]
    first = printed.use if used else printed.do
    said = [phrase for phrase in of_steps(play, first) if phrase.key in TOLD_OF_STEPS]
    if any(step.verb == PLAY_TOP for step in play.deck.program(first)):
        said.append(Phrase("preview-plays-top"))
    return said


# ---- cards that go


def traded(play: FluxxPlay, other: int) -> list[Phrase]:
    hands = play.table.piles
    return [Phrase("preview-trade", count=len(hands[HAND + other]), mine=len(hands[HAND + play.decider]))]


def going(then: Foreseen, chosen: int) -> list[Phrase]:
    """The cards in play that are discarded, but for the one that is chosen for it."""
    gone: list[int] = []
    for event in then.sure:
        if event.kind == MOVED:
            number, source, _, target, _ = event.args
            if source in IN_PLAY and target in (DISCARD_PILE, JAIL) and number != chosen:
                gone.append(number)
    if not gone:
        return []
    if len(gone) > NAMED:
        return [Phrase("preview-go-many", count=len(gone))]
    return [Phrase("preview-goes", count=len(gone), cards=joined("comma", [quoted_card(number) for number in gone]))]


# ---- limits


def limits(then: Foreseen, play: FluxxPlay, number: int) -> list[Phrase]:
    """What is discarded at once, out of turn; and what is, if the plays of this turn are over, by whoever plays."""
    ahead, seat = then.ahead, play.decider
    if not then.whole or ahead.over or ahead.turns != play.turns:
        return []
    if ahead.stack:
        frame = ahead.stack[-1]
        if isinstance(frame, Owe) and frame.owed in (HAND_LIMIT, KEEPER_LIMIT) and not frame.choices:
            return discards_at_once(ahead, seat, frame.owed)
        return []
    name = ahead.prompt_name()
    if name in LIMITS and ahead.decider == seat and play.prompt_name() not in LIMITS:
        which = HAND_LIMIT if name == "hand-limit" else KEEPER_LIMIT
        return [Phrase(f"preview-then-you-discard-{WHAT[which]}", count=over(ahead, seat, which))]
    if name == "play" and ahead.decider == seat and play.prompt_name() in PLAYING:
        slot = play.deck.cards[number].slot if number < play.deck.size else -1
        if slot in (SET_HAND_LIMIT, SET_KEEPER_LIMIT):
            return at_the_end(ahead, seat, HAND_LIMIT if slot == SET_HAND_LIMIT else KEEPER_LIMIT)
    return []


def discards_at_once(ahead: FluxxPlay, seat: int, which: int) -> list[Phrase]:
    """Those out of turn discard now; whoever is in turn would at its end."""
    what = WHAT[which]
    owing = [other for other in range(ahead.n) if other not in (ahead.turn, seat) and over(ahead, other, which) > 0]
    said: list[Phrase] = []
    if seat != ahead.turn and over(ahead, seat, which) > 0:
        said.append(Phrase(f"preview-you-discard-{what}", count=over(ahead, seat, which)))
    if len(owing) == 1:
        who = seat_name(owing[0])
        said.append(Phrase(f"preview-discards-{what}", seat=who, count=over(ahead, owing[0], which)))
    elif owing:
        count = sum([over(ahead, other, which) for other in owing])
        said.append(Phrase(f"preview-others-discard-{what}", count=count))
    if seat == ahead.turn:
        said += at_the_end(ahead, seat, which)
    return said


def at_the_end(ahead: FluxxPlay, seat: int, which: int) -> list[Phrase]:
    """As it stands: cards that are still to be played need not be discarded."""
    count = over(ahead, seat, which)
    if which == HAND_LIMIT:
        count -= ahead.plays_left()
    return [Phrase(f"preview-you-would-discard-{WHAT[which]}", count=count)] if count > 0 else []


def over(play: FluxxPlay, seat: int, which: int) -> int:
    """How many cards a seat has beyond a limit."""
    limit = play.limit(seat, which)
    if limit == NO_LIMIT:
        return 0
    held = len(play.table.piles[HAND + seat]) if which == HAND_LIMIT else play.table.keepers[seat]
    return max(0, held - limit)


# ---- what this turn still brings


def of_this_turn(play: FluxxPlay, number: int) -> list[Phrase]:
    """More to draw, more or fewer to play, by a rule or Keeper that is played in one's own turn."""
    seat, name = play.decider, play.prompt_name()
    if name not in PLAYING or number >= play.deck.size or play.turn != seat or play.ended:
        return []
    printed = play.deck.cards[number]
    draws = 0
    if printed.slot == SET_DRAW:
        draws = printed.value - play.drawn if play.drawn >= 0 else 0
    elif printed.kind == KEEPER and not play.bonus_drawn and play.drawn != NOT_YET:
        draws = printed.more_draw
    said: list[Phrase] = []
    if draws > 0 and lasts(play, draws):
        said.append(Phrase("preview-draws", count=draws))
    if printed.do < 0 and (printed.slot == SET_PLAY or printed.more_play):
        said += of_plays(play, number, max(0, draws))
    return said


def lasts(play: FluxxPlay, draws: int) -> bool:
    """Are there so many cards to draw, whatever Creepers come between?"""
    creepers = sum([1 for kind in play.deck.kinds if kind == CREEPER])
    return len(play.table.piles[DRAW_PILE]) + len(play.table.piles[DISCARD_PILE]) >= draws + creepers


def of_plays(play: FluxxPlay, number: int, draws: int) -> list[Phrase]:
    """How many more are played now, or fewer, than would have been."""
    counted = 1 if play.prompt_name() == "play" else 0
    before = max(0, play.plays_left() - counted)
    after = plays_after(play, number, draws, counted)
    if after > before:
        return [Phrase("preview-plays-more", count=after - before)]
    if after == 0 and before > 0:
        return [Phrase("preview-plays-no-more")]
    return [Phrase("preview-plays-only", count=after)] if after < before else []


def plays_after(play: FluxxPlay, number: int, draws: int, counted: int) -> int:
    """How many cards are still to be played once a rule or Keeper lies there, and so many are drawn."""
    printed = play.deck.cards[number]
    held = len(play.table.piles[HAND + play.turn]) - counted + draws
    rule = printed.value if printed.kind == RULE else play.play_rule
    more = play.bonus(play.turn, SET_PLAY) + printed.more_play
    if rule == PLAY_ALL or (rule == PLAY_ALL_BUT_1 and more > 0):
        return held
    if rule == PLAY_ALL_BUT_1:
        return max(0, held - 1)
    return max(0, min(held, rule + more - play.played - counted))
