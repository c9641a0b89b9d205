"""Oh Hell as it is shown and spoken of; the sentences stand in ``words.en.ftl``."""

from __future__ import annotations

from kibitz.core.game import View
from kibitz.core.phrase import Phrase
from kibitz.core.presentation import Board, Face, Presentation, Reason, Touch
from kibitz.core.reading import numbers
from ohhell.rules import OhHellPlay
from ohhell.table import BIDS, CHOICES, FACES, HAND, NO_BID, RANKS


class OhHellPresentation(Presentation[OhHellPlay]):
    """What a table of Oh Hell shows and says."""

    def prompt(self, play: OhHellPlay) -> Phrase:
        return Phrase(f"prompt-{play.prompt().name}")

    def say(self, play: OhHellPlay, code: int) -> Phrase:
        made = CHOICES[code]
        return Phrase("choice-bid", tricks=made.args[0]) if code >= BIDS else Phrase("choice-play", card=shown(code))

    def why_not(self, play: OhHellPlay, text: str) -> Reason:
        code = self.game.parse(text)
        if code in play.legal:
            return Reason("", Phrase("why-allowed"))
        if play.over:
            return Reason("OH-7", Phrase("why-over"))
        if (code >= BIDS) != play.is_bidding():
            return Reason("OH-1", Phrase("why-not-now"))
        if code >= BIDS:
            return Reason("OH-3", Phrase("why-bid", cards=play.deal))
        if code not in play.cards.piles[HAND + play.turn]:
            return Reason("OH-4", Phrase("why-not-held", card=shown(code)))
        return Reason("OH-4", Phrase("why-follow"))

    def touches(self, play: OhHellPlay, code: int) -> list[Touch]:
        return [] if code >= BIDS else [Touch("hand", play.turn, [FACES[code]])]

    def board(self, view: View) -> Board:
        board = Board([[Phrase("badge-points", points=points)] for points in numbers(view, "scores")])
        for badges, bid, won in zip(board.badges, numbers(view, "bids"), numbers(view, "won"), strict=True):
            if bid != NO_BID:
                badges.append(Phrase("badge-tricks", won=won, bid=bid))
        return board

    def card(self, text: str) -> Face:
        return Face(shown(FACES.index(text)))

    def arg(self, sort: str, value: int) -> int | str | Phrase:
        return shown(value) if sort == "card" and value >= 0 else super().arg(sort, value)


def shown(card: int) -> str:
    """As it is printed: 10♦."""
    return FACES[card][0].replace("T", "10") + "♣♦♥♠"[card // RANKS]
