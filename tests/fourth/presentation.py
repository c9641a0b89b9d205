"""Pairs as it is shown and spoken of; the sentences stand in ``words.*.ftl``."""

from __future__ import annotations

from fourth.rules import PairsPlay
from fourth.table import CHOICES, DECK, FACES, TAKE
from kibitz.core.game import View
from kibitz.core.header import Header
from kibitz.core.phrase import Phrase
from kibitz.core.presentation import Board, Face, Presentation, Preview, Reason, Touch
from kibitz.core.reading import number, numbers

SHOWN = dict(zip(FACES, ("I", "II", "III", "IV", "V", "VI", "VII", "VIII"), strict=True))  # as it is printed


class PairsPresentation(Presentation[PairsPlay]):
    """What a table of Pairs shows and says."""

    def prompt(self, play: PairsPlay) -> Phrase:
        return Phrase("prompt-over" if play.over else "prompt-turn")

    def say(self, play: PairsPlay, code: int) -> Phrase:
        made = CHOICES[code]
        if made.verb == "draw":
            return Phrase("choice-draw")
        return Phrase("choice-pair" if made.verb == "pair" else "choice-row", card=FACES[made.args[0]])

    def preview(self, play: PairsPlay, code: int) -> Preview:
        made, before, hand = CHOICES[code], play.points(play.turn), play.hand()
        lays = made.verb == "pair"
        says = []
        if made.verb == "row" and made.args[0] in hand:
            says.append(Phrase("preview-fits", card=FACES[made.args[0]]))
        if len(hand) == 2 if lays else len(play.cards.piles[DECK]) == 1:
            says.append(Phrase("preview-ends"))
        return Preview(says, (before, before + made.args[0] + 3 if lays else before - 1))

    def why_not(self, play: PairsPlay, text: str) -> Reason:
        code = self.game.parse(text)
        if play.over:
            return Reason("PR-6", Phrase("why-over"))
        if code in play.legal:
            return Reason("", Phrase("why-allowed"))
        card = CHOICES[code].args[0]
        if code < TAKE:
            held = play.hand().count(card)
            return Reason("PR-4", Phrase("why-no-pair", card=FACES[card], held=held))
        return Reason("PR-5", Phrase("why-not-in-row", card=FACES[card]))

    def touches(self, play: PairsPlay, code: int) -> list[Touch]:
        made = CHOICES[code]
        if made.verb == "draw":
            return [Touch("deck")]
        face = FACES[made.args[0]]
        return [Touch("hand", play.turn, [face, face])] if made.verb == "pair" else [Touch("row", cards=[face])]

    def card(self, text: str) -> Face:
        return Face(SHOWN[text])

    def board(self, view: View) -> Board:
        header = Header(view)
        board = Board([[Phrase("badge-points", points=points)] for points in numbers(view, "points")])
        if not header.over:
            board.badges[header.turn].append(Phrase("badge-turn"))
        board.notices = [Phrase("notice-deck", count=number("deck", view["deck"], 0, 999))]
        return board
