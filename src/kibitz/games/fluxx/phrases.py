"""What Fluxx has to say, as phrases; the sentences stand in ``words.*.ftl``, the names of cards in the deck.

The text of a card is made from the same steps that the rules carry out, so words and effect cannot drift apart.
"""

from __future__ import annotations

from kibitz.core.game import Json, Preview, Prompt, View
from kibitz.core.phrase import Phrase, seat_name
from kibitz.games.fluxx.cards import (
    ALL,
    ALWAYS,
    ANY_KIND,
    ANY_NUMBER,
    BLOCKS,
    CREEPER,
    EVERYONE_BLOCKED,
    EXACTLY,
    IF_CREEPER,
    IF_LOGO,
    IF_PLAY_LEFT,
    IN_DISCARD,
    IN_HAND,
    IN_PLAY,
    KEEPER,
    KINDS,
    NOBODY,
    OTHERS,
    OTHERS_DISCARD,
    PLAY_ALL,
    PLAY_ALL_BUT_1,
    SET_BLOCKS,
    SET_GOALS,
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
from kibitz.games.fluxx.choices import SEAT, SIMPLE
from kibitz.games.fluxx.events import HAND, UNDER
from kibitz.games.fluxx.frames import HAND_LIMIT, KEEPER_LIMIT, Give, Owe, Pick, Seize, Window
from kibitz.games.fluxx.rules import STAGES, TO_PLAY, FluxxPlay

USES = {
    ALWAYS: "explain-use",
    IF_CREEPER: "explain-use-creeper",
    IF_LOGO: "explain-use-logo",
    IF_PLAY_LEFT: "explain-use-play",
}
TELLING = ("play", "play-these", "play-again", "react", "hand-limit", "discard", "discard-or-random")
KIND_NAMES = {bit: name for name, bit in KINDS.items()}
HOW = {EXACTLY: "exactly", UP_TO: "up-to", UP_TO_HALF: "half", ANY_NUMBER: "any", ALL: "all"}
PLACE_NAMES = {IN_PLAY: "play", YOURS: "yours", OTHERS: "others", IN_HAND: "hand", IN_DISCARD: "discard"}


def card(number: int) -> Phrase:
    return Phrase(f"card-{number}")


def quoted(text: str) -> str:
    """A text as Fluent writes it where nothing in it may have a meaning."""
    return '{"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"}'


def deck_words(deck: Deck, language: str) -> str:
    """The names and own words of a deck as Fluent text."""
    lines = [f"edition = {quoted(deck.names[language])}"]
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
        return Phrase("need-some", count=clause.count, cards=joined("comma", [card(each) for each in clause.cards]))
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
        parts.append(Phrase("explain-goal", needs=joined("and", [clause_phrase(clause) for clause in each.needs])))
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


def titled(deck: Deck, number: int) -> Phrase:
    """A card with its kind: Batman (Keeper)."""
    return Phrase("card-of-kind", card=card(number), kind=Phrase("kind-" + KIND_NAMES[deck.kinds[number]]))


def told(deck: Deck, number: int) -> Phrase:
    """A card with its kind and all that it does; how sure that is, where it is not."""
    key = "told-" + deck.cards[number].certainty if deck.cards[number].certainty else "told"
    return Phrase(key, card=titled(deck, number), says=explain(deck, number))


# ---- choices


def choice(play: FluxxPlay, code: int) -> Phrase:
    """What a choice does, as an offer."""
    made = play.game.choices[code]
    if play.releases(code):
        return Phrase("choice-release", card=card(play.table.piles[UNDER][0]), by=card(made.args[0]))
    if made.verb == "use":
        return Phrase("choice-use", card=card(made.args[0]))
    name = prompt_name(play)
    frame = play.stack[-1] if play.stack else None
    if made.verb == "seat":
        about = card(frame.cards[0]) if frame is not None and frame.cards and not isinstance(frame, Owe) else None
        if isinstance(frame, Give) or name == "move-to":
            assert about is not None
            return Phrase(f"choice-{name}", seat=seat_name(made.args[0]), card=about)
        return Phrase(f"choice-{name}", seat=seat_name(made.args[0]))
    if code < SEAT:
        return Phrase("choice-" + SIMPLE[code])
    number = made.args[0]
    owner = play.table.owner(number)
    if name in ("play", "play-these", "play-again"):
        return Phrase("choice-play", card=titled(play.deck, number))
    if name == "swap":
        key = "choice-swap-theirs" if frame is not None and frame.cards else "choice-swap-mine"
        return Phrase(key, card=card(number), seat=seat_name(owner))
    if owner >= 0:
        return Phrase(f"choice-{name}-of", card=titled(play.deck, number), seat=seat_name(owner))
    return Phrase(f"choice-{name}", card=titled(play.deck, number))


def preview(play: FluxxPlay, code: int) -> Preview:
    """The text of the card that is played, used, or answered with."""
    made = play.game.choices[code]
    shown = prompt_name(play) in TELLING
    if made.verb == "use" and not play.releases(code):
        return Preview([explain(play.deck, made.args[0])], None)
    if made.verb == "card" and shown:
        return Preview([explain(play.deck, made.args[0])], None)
    return Preview([], None)


# ---- prompts


def prompt_name(play: FluxxPlay) -> str:
    return play.stack[-1].prompt(play) if play.stack else STAGES[play.stage]


def prompt(play: FluxxPlay) -> Prompt:
    """What is asked of the seat that decides."""
    if play.over:
        return Prompt("over", Phrase("prompt-over"))
    name = prompt_name(play)
    if not play.stack:
        return Prompt(name, turn_prompt(play, name))
    frame = play.stack[-1]
    key = "prompt-" + name
    if isinstance(frame, Window):
        return Prompt(name, window_phrase(play, frame), True)
    if isinstance(frame, Owe):
        return Prompt(name, owe_phrase(play, frame, key))
    if isinstance(frame, Give):
        return Prompt(name, Phrase(key, card=card(frame.cards[0])))
    if isinstance(frame, Pick):
        step = play.deck.steps[frame.step]
        args = {"chosen": len(frame.cards), "most": min(frame.count, play.deck.size)}
        return Prompt(name, Phrase(key, source=card(frame.card), what=what(step), how=HOW[step.much], **args))
    if name == "play-these":
        return Prompt(name, Phrase(key, left=min(frame.count, len(frame.cards))))
    if name == "give-up-held":
        return Prompt(name, Phrase(key, card=card(play.table.piles[UNDER][0])))
    if name == "move-to":
        return Prompt(name, Phrase(key, card=card(frame.cards[0])))
    return Prompt(name, Phrase(key))


def turn_prompt(play: FluxxPlay, name: str) -> Phrase:
    held = len(play.table.piles[HAND + play.turn])
    if play.stage == TO_PLAY:
        return Phrase("prompt-play", left=play.plays_left())
    if name == "hand-limit":
        limit = play.limit(play.turn, HAND_LIMIT)
        return Phrase("prompt-hand-limit", limit=limit, left=held - limit)
    if name == "table-limit":
        limit = play.limit(play.turn, KEEPER_LIMIT)
        return Phrase("prompt-table-limit", limit=limit, left=play.table.keepers[play.turn] - limit)
    return Phrase("prompt-" + name)


def owe_phrase(play: FluxxPlay, frame: Owe, key: str) -> Phrase:
    if frame.count not in (HAND_LIMIT, KEEPER_LIMIT):
        kinds = frame.count >> 2
        return Phrase(key, what=kinds_phrase(kinds or ANY_KIND))
    limit = play.limit(frame.seat, frame.count)
    chosen = sum(1 for choice in frame.cards if choice >> 10 == frame.seat)
    held = len(play.table.piles[HAND + frame.seat]) if frame.count == HAND_LIMIT else play.table.keepers[frame.seat]
    return Phrase(key, limit=limit, left=held - chosen - limit)


def window_phrase(play: FluxxPlay, frame: Window) -> Phrase:
    """What is about to happen, and may be answered."""
    who = seat_name(frame.other)
    if frame.cards:
        last = frame.cards[-1]
        subject = frame.cards[-2] if len(frame.cards) > 1 else frame.card
        return Phrase("prompt-react-surprise", seat=who, card=card(last), subject=card(subject))
    below = play.stack[-2]
    trigger = TRIGGERS[frame.count & 7]
    if isinstance(below, Seize):
        owner, to = play.table.owner(frame.card), below.other
        if trigger == "theft":
            return Phrase("prompt-react-theft", seat=who, card=card(frame.card), victim=seat_name(owner))
        if owner < 0:
            return Phrase("prompt-react-placed", seat=seat_name(to), card=card(frame.card))
        return Phrase("prompt-react-moved", seat=who, card=card(frame.card), to=seat_name(to))
    return Phrase("prompt-react-played", seat=who, card=titled(play.deck, frame.card))


# ---- the table


def texts(value: Json) -> list[str]:
    return [text for text in value if isinstance(text, str)] if isinstance(value, list) else []


def badges(view: View) -> list[list[Phrase]]:
    """Whose turn it is, and who shows a logo."""
    sizes, options = view["sizes"], view["options"]
    assert isinstance(sizes, list) and isinstance(options, dict) and isinstance(options["logo"], list)
    shown: list[list[Phrase]] = [[] for _ in sizes]
    if not view["over"]:
        turn = view["turn"]
        assert isinstance(turn, int)
        shown[turn].append(Phrase("badge-turn"))
    for seat in options["logo"]:
        if isinstance(seat, int) and seat < len(shown):
            shown[seat].append(Phrase("badge-logo"))
    return shown


def notices(deck: Deck, view: View) -> list[Phrase]:
    """The rules in force and what they mean now, the goals, and what stops a win."""
    numbers = {each.key: each.number for each in deck.cards}
    lines = [force_phrase(view)]
    for text in texts(view["rules"]):
        each = deck.cards[numbers[text]]
        if each.slot < 0 or each.slot >= SET_GOALS or each.use >= 0:
            lines.append(Phrase("notice-rule", card=card(each.number), says=explain(deck, each.number)))
    goals = texts(view["goals"])
    for text in goals:
        needs = [clause_phrase(clause) for clause in deck.cards[numbers[text]].needs]
        lines.append(Phrase("notice-goal", card=card(numbers[text]), needs=joined("and", needs)))
    if not goals:
        lines.append(Phrase("notice-no-goal"))
    return lines + block_notices(deck, view, numbers)


def force_phrase(view: View) -> Phrase:
    """Draw 2, play 3, 1 left; the limits."""
    force = view["force"]
    assert isinstance(force, dict)
    draw, play, left = force["draw"], force["play"], force["left"]
    hand, keepers = force["hand_limit"], force["keeper_limit"]
    assert isinstance(draw, int) and isinstance(play, int | str) and isinstance(left, int)
    return Phrase(
        "notice-force",
        draw=draw,
        play=Phrase(
            f"notice-play-{str(play).replace(' ', '-')}" if isinstance(play, str) else "notice-play", count=play
        ),
        left=left,
        hand=Phrase("notice-limit", count=hand) if isinstance(hand, int) else Phrase("notice-no-limit"),
        keepers=Phrase("notice-limit", count=keepers) if isinstance(keepers, int) else Phrase("notice-no-limit"),
    )


def block_notices(deck: Deck, view: View, numbers: dict[str, int]) -> list[Phrase]:
    """The Creepers that stop a win, and whom."""
    tables = view["tables"]
    assert isinstance(tables, list)
    level = deck.blocks
    for text in texts(view["rules"]):
        rule = deck.cards[numbers[text]]
        if rule.slot == SET_BLOCKS:
            level = rule.value
    heroes = [text for text in texts(view["goals"]) if not deck.cards[numbers[text]].needs_creeper]
    if level == NOBODY or not heroes:
        return []
    key = "notice-blocks-all" if level == EVERYONE_BLOCKED else "notice-blocks-holder"
    found: list[Phrase] = []
    for seat, row in enumerate(tables):
        for text in texts(row):
            if deck.kinds[numbers[text]] == CREEPER:
                found.append(lying(numbers[text], seat))
    return [Phrase(key, cards=joined("comma", found))] if found else []
