"""How Fluxx is shown and spoken of: prompts, choices, what follows them, cards and the table."""

from __future__ import annotations

from typing import Final, final

from kibitz.core.game import Game, View
from kibitz.core.phrase import Phrase, seat_name
from kibitz.core.presentation import Board, Face, Presentation, Preview, Reason, Touch
from kibitz.games.fluxx import chain, facts, goal_status, notices, pointing, reasons
from kibitz.games.fluxx.cards import ANY_KIND, ON_THEFT, Deck
from kibitz.games.fluxx.choices import CARD, SEAT, SIMPLE
from kibitz.games.fluxx.choosing import Pick, PickSeat
from kibitz.games.fluxx.consequences import consequences
from kibitz.games.fluxx.discarding import HAND_LIMIT, KEEPER_LIMIT, Owe
from kibitz.games.fluxx.drawing import Give, TempHand
from kibitz.games.fluxx.events import HAND, UNDER
from kibitz.games.fluxx.phrases import (
    HOW,
    KIND_NAMES,
    card,
    clause_text,
    deck_words,
    explain,
    kinds_phrase,
    titled,
    told,
    what,
)
from kibitz.games.fluxx.playing import React, Seize
from kibitz.games.fluxx.rules import TO_PLAY, FluxxPlay
from kibitz.games.fluxx.sight import Sight

TELLING = ("play", "play-these", "play-again", "react", "steal", "take", "hand-limit", "discard", "discard-or-random")


@final
class FluxxPresentation(Presentation[FluxxPlay]):
    """What a table of Fluxx shows and says; the names of cards are the deck's."""

    def __init__(self, game: Game, deck: Deck) -> None:
        super().__init__(game, scored=False)
        self.deck: Final = deck

    def prompt(self, play: FluxxPlay) -> Phrase:
        name = play.prompt().name
        key = "prompt-" + name
        if play.over:
            return Phrase(key)
        if not play.stack:
            return turn_prompt(play, name)
        frame = play.stack[-1]
        if isinstance(frame, React):
            return window_phrase(play, frame)
        if isinstance(frame, Owe):
            return owe_phrase(play, frame, key)
        if isinstance(frame, Give):
            return Phrase(key, card=card(frame.cards[0]))
        if isinstance(frame, Pick):
            step = play.deck.steps[frame.step]
            args = {"chosen": len(frame.picked), "most": min(frame.limit, play.deck.size)}
            return Phrase(key, source=card(frame.card), what=what(step), how=HOW[step.much], **args)
        if isinstance(frame, TempHand):
            return Phrase(key, left=min(frame.plays, len(frame.cards)))
        if name == "give-up-held":
            return Phrase(key, card=card(play.table.piles[UNDER][0]))
        if isinstance(frame, PickSeat) and frame.moved >= 0:
            return Phrase(key, card=card(frame.moved))
        return Phrase(key)

    def say(self, play: FluxxPlay, code: int) -> Phrase:
        made = play.game.choices[code]
        if play.releases(code):
            return Phrase("choice-release", card=card(play.table.piles[UNDER][0]), by=card(made.args[0]))
        if made.verb == "use":
            return Phrase("choice-use", card=card(made.args[0]))
        name = play.prompt_name()
        frame = play.stack[-1] if play.stack else None
        if made.verb == "seat":
            if isinstance(frame, Give):
                return Phrase("choice-give", seat=seat_name(made.args[0]), card=card(frame.cards[0]))
            if isinstance(frame, PickSeat) and frame.moved >= 0:
                return Phrase("choice-move-to", seat=seat_name(made.args[0]), card=card(frame.moved))
            return Phrase(f"choice-{name}", seat=seat_name(made.args[0]))
        if code < SEAT:
            return Phrase("choice-" + SIMPLE[code])
        number = made.args[0]
        owner = play.table.owner(number)
        if name in ("play", "play-these", "play-again"):
            return Phrase("choice-play", card=titled(play.deck, number))
        if name == "swap":
            key = "choice-swap-theirs" if frame is not None and frame.named() else "choice-swap-mine"
            return Phrase(key, card=card(number), seat=seat_name(owner))
        if owner >= 0:
            return Phrase(f"choice-{name}-of", card=titled(play.deck, number), seat=seat_name(owner))
        return Phrase(f"choice-{name}", card=titled(play.deck, number))

    def preview(self, play: FluxxPlay, code: int) -> Preview:
        """What surely follows, then the text of the card that is played, used, or answered with."""
        made = play.game.choices[code]
        says = consequences(play, code)
        told_of = made.verb == "card" and play.prompt_name() in TELLING
        if told_of or (made.verb == "use" and not play.releases(code)):
            says.append(explain(play.deck, made.args[0]))
        return Preview(says, None)

    def why_not(self, play: FluxxPlay, text: str) -> Reason:
        return reasons.why_not(play, text)

    def touches(self, play: FluxxPlay, code: int) -> list[Touch]:
        return pointing.touches(play, code)

    def aims(self, play: FluxxPlay, code: int) -> list[Touch]:
        return pointing.aims(play, code)

    # ---- cards and the table

    def card(self, text: str) -> Face:
        number = self.game.codes[text] - CARD
        kind = KIND_NAMES[self.deck.kinds[number]]
        return Face(card(number), kind, explain(self.deck, number), told(self.deck, number))

    def board(self, view: View) -> Board:
        board, sight = Board(notices.badges(view)), Sight(self.deck, view)
        board.notices = goal_status.ending(sight) + notices.notices(sight)
        board.facts = facts.facts(sight)
        board.goals = goal_status.goals(sight)
        board.chain = chain.chain(sight)
        board.winning = goal_status.winning(sight)
        return board

    def words(self, language: str) -> str:
        return deck_words(self.deck, language)

    def arg_text(self, sort: str, value: int) -> str:
        if sort == "needs":
            return ", ".join([clause_text(self.deck, clause) for clause in self.deck.cards[value].needs])
        return super().arg_text(sort, value)

    def arg(self, sort: str, value: int) -> int | str | Phrase:
        if sort == "needs":
            return goal_status.asks_for(self.deck.cards[value])
        return card(value) if sort == "card" else super().arg(sort, value)


# ---- prompts


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
    if frame.owed not in (HAND_LIMIT, KEEPER_LIMIT):
        return Phrase(key, what=kinds_phrase(frame.kinds or ANY_KIND))
    limit = play.limit(frame.seat, frame.owed)
    chosen = sum(1 for choice in frame.choices if choice.seat == frame.seat)
    held = len(play.table.piles[HAND + frame.seat]) if frame.owed == HAND_LIMIT else play.table.keepers[frame.seat]
    return Phrase(key, limit=limit, left=held - chosen - limit)


def window_phrase(play: FluxxPlay, frame: React) -> Phrase:
    """What is about to happen, and may be answered."""
    who = seat_name(frame.actor)
    if frame.chain:
        subject = frame.chain[-2].card if len(frame.chain) > 1 else frame.card
        return Phrase("prompt-react-surprise", seat=who, card=card(frame.answered()), subject=card(subject))
    below = play.stack[-2]
    if isinstance(below, Seize):
        owner, to = play.table.owner(frame.card), below.to
        if frame.trigger == ON_THEFT:
            return Phrase("prompt-react-theft", seat=who, card=card(frame.card), victim=seat_name(owner))
        if owner < 0:
            return Phrase("prompt-react-placed", seat=seat_name(to), card=card(frame.card))
        return Phrase("prompt-react-moved", seat=who, card=card(frame.card), to=seat_name(to))
    return Phrase("prompt-react-played", seat=who, card=titled(play.deck, frame.card))
