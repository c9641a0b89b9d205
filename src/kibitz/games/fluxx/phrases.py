"""The cards of Fluxx as phrases: names, kinds and texts. The sentences stand in ``words.*.ftl``, the names in the deck.

The text of a card is made from the same steps that the rules carry out, so words and effect cannot drift apart.
"""

from __future__ import annotations

from kibitz.core.phrase import Phrase, seat_name
from kibitz.games.fluxx.cards import (
    ALL,
    ALWAYS,
    ANY_KIND,
    ANY_NUMBER,
    BLOCKS,
    CREEPER,
    DRAW_AND_PLAY,
    EXACTLY,
    IF_CREEPER,
    IF_MARKED,
    IF_PLAY_LEFT,
    IN_DISCARD,
    IN_HAND,
    IN_PLAY,
    KEEPER,
    KINDS,
    OTHERS,
    OTHERS_DISCARD,
    PLAY_ALL,
    PLAY_ALL_BUT_1,
    SET_BLOCKS,
    SET_PLAY,
    SETS,
    TRIGGERS,
    UP_TO,
    UP_TO_HALF,
    VERBS,
    YOURS,
    Card,
    Clause,
    Deck,
    Step,
)

USES = {
    ALWAYS: "explain-use",
    IF_CREEPER: "explain-use-creeper",
    IF_MARKED: "explain-use-logo",
    IF_PLAY_LEFT: "explain-use-play",
}
KIND_NAMES = {bit: name for name, bit in KINDS.items()}
HOW = {EXACTLY: "exactly", UP_TO: "up-to", UP_TO_HALF: "half", ANY_NUMBER: "any", ALL: "all"}
PLACE_NAMES = {IN_PLAY: "play", YOURS: "yours", OTHERS: "others", IN_HAND: "hand", IN_DISCARD: "discard"}


def card(number: int) -> Phrase:
    return Phrase(f"card-{number}")


def quoted(text: str) -> str:
    """A text as Fluent writes it where nothing in it may have a meaning."""
    return '{"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"}'


def deck_words(deck: Deck, language: str) -> str:
    """The names and own words of a deck as Fluent text; a game with it is called like it."""
    name = quoted(deck.names[language])
    lines = [f"title = {name}", f"edition = {name}"]
    for each in deck.cards:
        lines.append(f"card-{each.number} = {quoted(each.names[language])}")
        if each.says:
            lines.append(f"says-{each.number} = {quoted(each.says[language])}")
    forms = deck.creeper.get(language)
    if forms:
        lines.append(f"kind-creeper = {quoted(forms[0])}")
        lines += [f"    .{name} = {quoted(form)}" for name, form in zip(("one", "many", "all"), forms[1:], strict=True)]
    return "\n".join(lines) + "\n"


# ---- what a card does


def joined(key: str, parts: list[Phrase]) -> Phrase:
    """Several phrases as one, two by two."""
    whole = parts[0]
    for part in parts[1:]:
        whole = Phrase(key, first=whole, second=part)
    return whole


def all_of(parts: list[Phrase]) -> Phrase:
    """Everything in a list: Batman; Batman and Robin; The Bank, Batman and Robin; The Bank, and Batman or Robin."""
    if len(parts) < 2:
        return parts[0]
    key = "and-either" if parts[-1].key == "either" else "and"
    return Phrase(key, first=joined("and-comma", parts[:-1]), second=parts[-1])


def some_of(key: str, count: int, names: list[Phrase]) -> Phrase:
    """So many of these cards; of one it is said plainly: Batman or Robin."""
    if count > 1 or len(names) < 2:
        return Phrase(key, count=count, cards=joined("comma", names))
    return Phrase("either", first=joined("comma", names[:-1]), second=names[-1])


def kinds_phrase(kinds: int) -> Phrase:
    if kinds == ANY_KIND:
        return Phrase("kind-card")
    return joined("kind-or", [Phrase(f"kind-{name}") for name, bit in KINDS.items() if bit & kinds])


def what(step: Step) -> Phrase:
    return Phrase("kind-named", card=card(step.card)) if step.card >= 0 else kinds_phrase(step.kinds)


def step_phrase(step: Step) -> Phrase:
    """One step as a command: draw 2 cards, steal a Keeper."""
    key = "step-" + VERBS[step.verb]
    if step.verb == OTHERS_DISCARD and step.kinds != ANY_KIND:
        key += "-or-random"
    if step.verb == DRAW_AND_PLAY and step.plays >= step.count:
        key += "-all"
    place = Phrase("place-" + PLACE_NAMES[step.place])
    if step.place == IN_PLAY and not step.kinds & (KEEPER | CREEPER) and step.card < 0:
        place = Phrase("place-middle")
    return Phrase(key, count=step.count, plays=step.plays, how=HOW[step.much], what=what(step), place=place)


def program(deck: Deck, first: int) -> Phrase:
    return joined("then", [step_phrase(step) for step in deck.program(first)])


def clause_phrase(clause: Clause) -> Phrase:
    if len(clause.cards) == 1:
        return card(clause.cards[0])
    if clause.cards:
        return some_of("need-some", clause.count, [card(each) for each in clause.cards])
    if clause.place == IN_HAND:
        return Phrase("need-hand", count=clause.count)
    kind = "creepers" if clause.kinds == CREEPER else "keepers"
    key = f"need-{kind}-in-play" if clause.place == IN_PLAY else f"need-{kind}"
    return Phrase(key, count=clause.count, what=Phrase("kind-creeper"))


def clause_text(deck: Deck, clause: Clause) -> str:
    """A clause as decks write it: batman; 2 of batman robin; 4 creepers."""
    keys = " ".join(deck.cards[number].key for number in clause.cards)
    if len(clause.cards) == 1:
        return keys
    if clause.cards:
        return f"{clause.count} of {keys}"
    if clause.place == IN_HAND:
        return f"{clause.count} cards in hand"
    kind = "creepers" if clause.kinds == CREEPER else "keepers"
    return f"{clause.count} {kind} in play" if clause.place == IN_PLAY else f"{clause.count} {kind}"


def lying(number: int, seat: int) -> Phrase:
    """A card with whoever has it: The Joker (Anna)."""
    return Phrase("notice-creeper", card=card(number), seat=seat_name(seat))


def setting_phrase(rule: Card) -> Phrase:
    if rule.slot == SET_PLAY and rule.value == PLAY_ALL:
        return Phrase("sets-play-all")
    if rule.slot == SET_PLAY and rule.value == PLAY_ALL_BUT_1:
        return Phrase("sets-play-all-but-1")
    if rule.slot == SET_BLOCKS:
        return Phrase("sets-blocks-" + BLOCKS[rule.value], what=Phrase("kind-creeper"))
    return Phrase("sets-" + SETS[rule.slot], count=rule.value, what=Phrase("kind-creeper"))


def explain(deck: Deck, number: int) -> Phrase:
    """What a card does: its own words where it has some, otherwise its steps in words."""
    each = deck.cards[number]
    if each.says:
        return Phrase(f"says-{number}")
    parts: list[Phrase] = []
    if each.kind == CREEPER:
        parts.append(Phrase("explain-creeper-" + BLOCKS[deck.blocks]))
    if each.needs:
        parts.append(Phrase("explain-goal", needs=all_of([clause_phrase(clause) for clause in each.needs])))
    if each.slot >= 0:
        parts.append(setting_phrase(each))
    if each.do >= 0:
        parts.append(Phrase("explain-do", steps=program(deck, each.do)))
    if each.answers >= 0:
        parts.append(Phrase("explain-answers-" + TRIGGERS[each.answers], what=Phrase("kind-creeper")))
    for name, more in (("draw", each.more_draw), ("play", each.more_play), ("limits", each.more_limits)):
        if more:
            parts.append(Phrase("gives-" + name, count=more))
    if each.shield:
        parts.append(Phrase("explain-shield"))
    if each.use >= 0:
        parts.append(use_phrase(deck, each))
    if not parts:
        parts.append(Phrase("explain-nothing"))
    return joined("sentences", parts)


def use_phrase(deck: Deck, each: Card) -> Phrase:
    key = USES[each.condition]
    return Phrase(key, steps=program(deck, each.use), what=Phrase("kind-creeper"))


def quoted_card(number: int) -> Phrase:
    """A card's name in quotation marks, for a list in a sentence: many a name reads as a command."""
    return Phrase("card-quoted", card=card(number))


def titled(deck: Deck, number: int) -> Phrase:
    """A card with its kind: Batman (Keeper)."""
    return Phrase("card-of-kind", card=card(number), kind=Phrase("kind-" + KIND_NAMES[deck.kinds[number]]))


def told(deck: Deck, number: int) -> Phrase:
    """A card with its kind and all that it does; how sure that is, where it is not."""
    key = "told-" + deck.cards[number].certainty if deck.cards[number].certainty else "told"
    return Phrase(key, card=titled(deck, number), says=explain(deck, number))
