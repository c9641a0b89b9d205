"""A table of Fluxx at a glance, from a view alone: the numbers of this turn, how far everybody is from the goals, and
the chain of answers that is open. Whatever is derived here lies open, or is the number of cards in a hand.
"""

from __future__ import annotations

from kibitz.core.game import Fact, Json, Link, Quest, Standing, View
from kibitz.core.phrase import Phrase, seat_name
from kibitz.games.fluxx.cards import (
    BLOCKS,
    CREEPER,
    EVERYONE_BLOCKED,
    IN_HAND,
    IN_PLAY,
    KEEPER,
    NOBODY,
    ON_CREEPER,
    ON_KEEPER,
    ON_THEFT,
    SET_BLOCKS,
    SET_DRAW,
    SET_GOALS,
    SET_HAND_LIMIT,
    SET_JAIL,
    SET_KEEPER_LIMIT,
    SET_PLAY,
    Card,
    Clause,
    Deck,
)
from kibitz.games.fluxx.phrases import card, clause_phrase, joined, texts


class Sight:
    """What a view shows of the table, as numbers of cards."""

    def __init__(self, deck: Deck, view: View) -> None:
        self.deck = deck
        self.view = view
        self.numbers = {each.key: each.number for each in deck.cards}
        self.rules = self.cards(view["rules"])
        self.goals = self.cards(view["goals"])
        tables, sizes, seat, turn = view["tables"], view["sizes"], view["seat"], view["turn"]
        assert isinstance(tables, list) and isinstance(sizes, list) and isinstance(seat, int) and isinstance(turn, int)
        self.tables = [self.cards(row) for row in tables]
        self.sizes = [size for size in sizes if isinstance(size, int)]
        self.seat = seat
        self.turn = turn

    def cards(self, value: Json) -> list[int]:
        return [self.numbers[text] for text in texts(value)]

    def keys(self, cards: list[int]) -> list[str]:
        return [self.deck.cards[number].key for number in cards]

    def of_kind(self, cards: list[int], kind: int) -> list[int]:
        return [number for number in cards if self.deck.kinds[number] == kind]

    def owner(self, number: int) -> int:
        """The seat before whom a card lies; -1 if it is on no table."""
        for seat, row in enumerate(self.tables):
            if number in row:
                return seat
        return -1

    def setting(self, slot: int) -> list[int]:
        """The rules in force about this."""
        return [number for number in self.rules if self.deck.cards[number].slot == slot]

    def blocks(self) -> int:
        """Whom Creepers stop: as the deck says, or a rule in force."""
        rules = self.setting(SET_BLOCKS)
        return self.deck.cards[rules[-1]].value if rules else self.deck.blocks

    def streets(self) -> list[int]:
        """The Creepers before anybody."""
        return [number for row in self.tables for number in self.of_kind(row, CREEPER)]

    def givers(self, seat: int, slot: int) -> list[int]:
        """The Keepers before a seat that give it more of this."""
        return [number for number in self.tables[seat] if gift(self.deck.cards[number], slot) > 0]


def gift(keeper: Card, slot: int) -> int:
    """What a Keeper gives whoever has it: more to draw, more to play, or room under both limits."""
    if slot == SET_DRAW:
        return keeper.more_draw
    return keeper.more_play if slot == SET_PLAY else keeper.more_limits


# ---- the numbers of this turn


def facts(deck: Deck, view: View) -> list[Fact]:
    """Draw, play, and both limits, always; then what else the rules in force mean for this turn."""
    sight = Sight(deck, view)
    return [
        number_fact(sight, "draw", SET_DRAW),
        play_fact(sight),
        number_fact(sight, "hand_limit", SET_HAND_LIMIT),
        number_fact(sight, "keeper_limit", SET_KEEPER_LIMIT),
        *(rule_fact(sight, deck.cards[number]) for number in sight.rules if has_a_say(deck.cards[number])),
        *turn_facts(sight),
    ]


def number_fact(sight: Sight, field: str, slot: int) -> Fact:
    """Draw 2; Hand Limit: none; for whoever has a Keeper that gives more: 2 (you: 3)."""
    force = sight.view["force"]
    assert isinstance(force, dict)
    number = force[field]
    cards = sight.setting(slot)
    name, value = Phrase("fact-" + field.replace("_", "-")), Phrase("fact-none")
    if isinstance(number, int):
        who = raised(sight, slot)
        value = Phrase("fact-number", count=number)
        if who >= 0:
            more = sum(gift(sight.deck.cards[giver], slot) for giver in sight.givers(who, slot))
            value = with_more(sight, who, value, Phrase("fact-number", count=number + more))
            cards = cards + sight.givers(who, slot)
    return Fact(name, value, sight.keys(cards))


def raised(sight: Sight, slot: int) -> int:
    """Whose number is higher: that of whoever looks, of the seat in turn, or of another; -1 if nobody's."""
    seats: list[int] = [sight.seat, sight.turn, *range(len(sight.tables))]
    for seat in seats:
        if seat >= 0 and sight.givers(seat, slot):
            return seat
    return -1


def with_more(sight: Sight, who: int, value: Phrase, more: Phrase) -> Phrase:
    if who == sight.seat:
        return Phrase("fact-yours", value=value, more=more)
    return Phrase("fact-theirs", value=value, more=more, seat=seat_name(who))


def play_fact(sight: Sight) -> Fact:
    """Play 3, 1 left. How many are left is said once the turn's cards are drawn."""
    force = sight.view["force"]
    assert isinstance(force, dict)
    rule, left = force["play"], force["left"]
    assert isinstance(left, int)
    fact = number_fact(sight, "play", SET_PLAY)
    if isinstance(rule, str):
        fact = play_all_fact(sight, rule)
    if not sight.view["over"] and "drawn" in sight.view:
        fact.value = Phrase("fact-left", value=fact.value, left=left)
    return fact


def play_all_fact(sight: Sight, rule: str) -> Fact:
    """All, or all but one; whoever plays more plays all (FX-13)."""
    value, cards = Phrase("fact-" + rule.replace(" ", "-")), sight.setting(SET_PLAY)
    who = raised(sight, SET_PLAY)
    if rule != "all" and who >= 0:
        value = with_more(sight, who, value, Phrase("fact-all"))
        cards = cards + sight.givers(who, SET_PLAY)
    return Fact(Phrase("fact-play"), value, sight.keys(cards))


def has_a_say(rule: Card) -> bool:
    """Is there more to a rule than one of the four numbers?"""
    return rule.slot >= SET_GOALS or rule.use >= 0


def rule_fact(sight: Sight, rule: Card) -> Fact:
    """A rule that is no number: Goals: 2; Villains: stop their owner; a free action, and whether it is used."""
    if rule.use >= 0:
        return use_fact(sight, rule)
    cards = [rule.number]
    if rule.slot == SET_GOALS:
        return Fact(Phrase("fact-goals"), Phrase("fact-number", count=rule.value), sight.keys(cards))
    if rule.slot == SET_BLOCKS:
        name = Phrase("fact-creepers", what=Phrase("kind-creeper"))
        return Fact(name, Phrase("fact-blocks-" + BLOCKS[rule.value]), sight.keys(cards))
    assert rule.slot == SET_JAIL
    jailed = sight.cards(sight.view["asylum"])
    return Fact(Phrase("fact-jail"), Phrase("fact-number", count=len(jailed)), sight.keys(cards + jailed))


def use_fact(sight: Sight, rule: Card) -> Fact:
    """A free action: free in this turn, or used; with the Action that lies there, if it is one that keeps one."""
    used = rule.key in texts(sight.view["used"])
    value = Phrase("fact-used" if used else "fact-free")
    cards = [rule.number]
    if rule.number == sight.deck.keeper_of_action:
        kept = sight.view["kept_action"]
        if not isinstance(kept, str):
            return Fact(card(rule.number), Phrase("fact-kept-none"), sight.keys(cards))
        cards.append(sight.numbers[kept])
        value = Phrase("fact-kept-used" if used else "fact-kept", card=card(cards[-1]))
    return Fact(card(rule.number), value, sight.keys(cards))


def turn_facts(sight: Sight) -> list[Fact]:
    """What Keepers have brought about for this turn: no Surprises of others; another turn."""
    found: list[Fact] = []
    shields = [number for number in sight.tables[sight.turn] if sight.deck.cards[number].shield]
    who = seat_name(sight.turn)
    if shields and not sight.view["over"]:
        found.append(Fact(Phrase("fact-surprises"), Phrase("fact-only", seat=who), sight.keys(shields)))
    if sight.view["extra_turn"] and not sight.view["over"]:
        found.append(Fact(Phrase("fact-next"), Phrase("fact-again", seat=who), []))
    return found


# ---- how far everybody is from the goals


def quests(deck: Deck, view: View) -> list[Quest]:
    """What wins now: of each goal what it asks for, and how every seat stands."""
    sight = Sight(deck, view)
    return [quest(sight, deck.cards[number]) for number in sight.goals]


def quest(sight: Sight, goal: Card) -> Quest:
    seats = [standing(sight, goal, seat) for seat in range(len(sight.tables))]
    return Quest(goal.key, asks_for(goal), seats)


def asks_for(goal: Card) -> Phrase:
    return joined("and", [clause_phrase(clause) for clause in goal.needs])


def standing(sight: Sight, goal: Card, seat: int) -> Standing:
    has: list[int] = []
    lacks: list[Phrase] = []
    for clause in goal.needs:
        there = fulfilling(sight, clause, seat)
        has += [number for number in there if number not in has]
        held = sight.sizes[seat] if clause.place == IN_HAND else len(there)
        if held < clause.count:
            lacks.append(lack_phrase(clause, clause.count - held, there))
    return Standing(sight.keys(has), lacks, sight.keys(stopping(sight, goal, seat)))


def fulfilling(sight: Sight, clause: Clause, seat: int) -> list[int]:
    """The cards on the table that count for a seat; what it holds in hand is nobody's business."""
    if clause.place == IN_HAND:
        return []
    if clause.cards:
        return [number for number in clause.cards if number in sight.tables[seat]]
    if clause.kinds == CREEPER:
        return sight.streets() if clause.place == IN_PLAY else sight.of_kind(sight.tables[seat], CREEPER)
    return sight.of_kind(sight.tables[seat], KEEPER)


def lack_phrase(clause: Clause, count: int, there: list[int]) -> Phrase:
    """Batman; one of: Batman, Robin; 2 more Villains; 3 more cards in hand."""
    if len(clause.cards) == 1:
        return card(clause.cards[0])
    if clause.cards:
        missing = [card(number) for number in clause.cards if number not in there]
        return Phrase("lack-some", count=count, cards=joined("comma", missing))
    if clause.place == IN_HAND:
        return Phrase("lack-hand", count=count)
    if clause.kinds != CREEPER:
        return Phrase("lack-keepers", count=count)
    key = "lack-creepers-in-play" if clause.place == IN_PLAY else "lack-creepers"
    return Phrase(key, count=count, what=Phrase("kind-creeper"))


def stopping(sight: Sight, goal: Card, seat: int) -> list[int]:
    """The Creepers that stop a seat from winning; none, if the goal requires one (FX-23, FX-24)."""
    level = sight.blocks()
    if level == NOBODY or goal.needs_creeper:
        return []
    return sight.streets() if level == EVERYONE_BLOCKED else sight.of_kind(sight.tables[seat], CREEPER)


def ending(deck: Deck, view: View) -> list[Phrase]:
    """How a finished game ended: who has won, with which goal."""
    if not view["over"]:
        return []
    sight, winner, turns = Sight(deck, view), view["winner"], view["turns"]
    assert isinstance(turns, int)
    if not isinstance(winner, int):
        return [Phrase("event-capped", turns=turns)]
    for number in sight.goals:
        won = standing(sight, deck.cards[number], winner)
        if not won.lacks and not won.stops:
            return [won_phrase(deck, winner, number)]
    return []


def won_phrase(deck: Deck, seat: int, goal: int) -> Phrase:
    return Phrase("event-won", seat=seat_name(seat), goal=card(goal), needs=asks_for(deck.cards[goal]))


# ---- the chain of answers


def chain(deck: Deck, view: View) -> list[Link]:
    """What is about to happen, and the Surprises played so far; each cancels the one before it (FX-33)."""
    pending = view.get("pending")
    frames = pending["frames"] if isinstance(pending, dict) else []
    assert isinstance(frames, list)
    for place in range(len(frames) - 1, 0, -1):
        window, below = frames[place], frames[place - 1]
        if isinstance(window, dict) and isinstance(below, dict) and window["frame"] == "react":
            assert isinstance(pending, dict)
            return links(Sight(deck, view), window, below, pending.get("answerers", []))
    return []


def links(sight: Sight, window: dict[str, Json], below: dict[str, Json], answerers: Json) -> list[Link]:
    subject, trigger = numbered(sight, window["card"]), whole(window, "count", 0) & 7
    actor = whole(below, "seat", -1)
    found = [Link(sight.deck.cards[subject].key, actor, about_to(sight, below, subject, trigger), False)]
    surprises = window.get("cards", [])
    assert isinstance(surprises, list) and isinstance(answerers, list)
    for text, seat in zip(surprises, answerers, strict=True):
        assert isinstance(seat, int)
        answer = numbered(sight, text)
        says = cancelling(answer, seat, subject) if len(found) > 1 else answering(trigger, answer, seat)
        found.append(Link(sight.deck.cards[answer].key, seat, says, False))
        subject = answer
    for place, link in enumerate(found):
        link.void = (len(found) - 1 - place) % 2 == 1
    return found


def numbered(sight: Sight, reference: Json) -> int:
    """The card that a frame refers to: card:batman."""
    assert isinstance(reference, str)
    return sight.numbers[reference.removeprefix("card:")]


def whole(frame: dict[str, Json], field: str, usual: int) -> int:
    value = frame.get(field, usual)
    assert isinstance(value, int)
    return value


def about_to(sight: Sight, below: dict[str, Json], number: int, trigger: int) -> Phrase:
    """Anna plays Batman; Ben takes Robin from Cleo; The Joker goes to Dora."""
    seat, to, what = whole(below, "seat", -1), whole(below, "other", -1), card(number)
    if trigger not in (ON_THEFT, ON_CREEPER):
        return Phrase("chain-played", seat=seat_name(seat), card=what)
    owner = sight.owner(number)
    if owner < 0:
        return Phrase("chain-placed", seat=seat_name(to), card=what)
    if trigger == ON_CREEPER and to != seat:
        return Phrase("chain-moved", seat=seat_name(seat), card=what, to=seat_name(to))
    return Phrase("chain-stolen", seat=seat_name(seat), card=what, victim=seat_name(owner))


def answering(trigger: int, answer: int, seat: int) -> Phrase:
    """The first Surprise: what it does to what is about to happen."""
    keys = {ON_KEEPER: "chain-takes", ON_CREEPER: "chain-takes", ON_THEFT: "chain-stops-theft"}
    return Phrase(keys.get(trigger, "chain-cancels"), seat=seat_name(seat), card=card(answer))


def cancelling(answer: int, seat: int, subject: int) -> Phrase:
    """All later ones merely cancel the one before (FX-33)."""
    return Phrase("chain-cancels-that", seat=seat_name(seat), card=card(answer), subject=card(subject))
