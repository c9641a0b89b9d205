"""The numbers of this turn at a table of Fluxx, from a view alone: draw, play, the limits, and what else holds."""

from __future__ import annotations

from kibitz.core.phrase import Phrase, seat_name
from kibitz.core.presentation import Fact
from kibitz.games.fluxx.cards import (
    BLOCKS,
    SET_BLOCKS,
    SET_DRAW,
    SET_GOALS,
    SET_HAND_LIMIT,
    SET_JAIL,
    SET_KEEPER_LIMIT,
    SET_PLAY,
    Card,
)
from kibitz.games.fluxx.phrases import card
from kibitz.games.fluxx.sight import Sight, gift, texts


def facts(sight: Sight) -> list[Fact]:
    """Draw, play, and both limits, always; then what else the rules in force mean for this turn."""
    cards = sight.deck.cards
    return [
        number_fact(sight, "draw", SET_DRAW),
        play_fact(sight),
        number_fact(sight, "hand_limit", SET_HAND_LIMIT),
        number_fact(sight, "keeper_limit", SET_KEEPER_LIMIT),
        *(rule_fact(sight, cards[number]) for number in sight.rules if has_a_say(cards[number])),
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
    """A rule that is no number: Goals: up to 2; Villains: stop their owner; a free action, and whether it is used."""
    if rule.use >= 0:
        return use_fact(sight, rule)
    cards = [rule.number]
    if rule.slot == SET_GOALS:
        return Fact(Phrase("fact-goals"), Phrase("fact-up-to", count=rule.value), sight.keys(cards))
    if rule.slot == SET_BLOCKS:
        name = Phrase("fact-creepers", what=Phrase("kind-creeper"))
        return Fact(name, Phrase("fact-blocks-" + BLOCKS[rule.value]), sight.keys(cards))
    assert rule.slot == SET_JAIL
    jailed = sight.attached(sight.deck.jail)
    return Fact(Phrase("fact-jail"), Phrase("fact-number", count=len(jailed)), sight.keys(cards + jailed))


def use_fact(sight: Sight, rule: Card) -> Fact:
    """A free action: free in this turn, or used; with the Action that lies there, if it is one that keeps one."""
    used = rule.key in texts(sight.view["used"])
    value = Phrase("fact-used" if used else "fact-free")
    cards = [rule.number]
    if rule.number == sight.deck.kept.host:
        kept = sight.attached(sight.deck.kept)
        if not kept:
            return Fact(card(rule.number), Phrase("fact-kept-none"), sight.keys(cards))
        cards += kept
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
