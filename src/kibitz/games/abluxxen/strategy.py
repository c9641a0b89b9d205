"""The strategy of Abluxxen: the moves worth thinking about, quick play to the end, and who is ahead then."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kibitz.core.phrase import Phrase
from kibitz.core.rng import Rng
from kibitz.core.strategy import Strategy
from kibitz.games.abluxxen import remarks
from kibitz.games.abluxxen.cards import count_of
from kibitz.games.abluxxen.choices import CHOICES, LAY
from kibitz.games.abluxxen.policy import choose, lay_worth, open_layers
from kibitz.games.abluxxen.rules import AbluxxenPlay
from kibitz.games.abluxxen.state import LAYING, OVER

PER_SPLIT: Final = 8  # a card of the value that stays behind
CODE: Final = 4095  # the bits of a code
MOST_WORTH: Final = 10_000
ALONE: Final = [[choice.code] for choice in CHOICES]  # moves of one choice, made once
WANDER: Final = 7  # in a rollout one choice in eight is left to chance: the bits that must be 0


@final
class AbluxxenStrategy(Strategy[AbluxxenPlay]):
    """Abluxxen is played to its end, mostly by the policy."""

    def policy(self, play: AbluxxenPlay, rng: Rng) -> list[int]:
        return [choose(play, rng)]

    def shared_moves(self, play: AbluxxenPlay, rng: Rng) -> list[list[int]]:
        """What the policy would do comes first; lays by their worth, whole groups before parts of groups."""
        if play.stage == LAYING:
            return [ALONE[key & CODE] for key in sorted(rank_lays(play))]
        first = choose(play, rng)
        return [ALONE[first]] + [ALONE[code] for code in play.shared_legal() if code != first]

    def rollout(self, play: AbluxxenPlay, rng: Rng) -> int:
        """Play this game to its end, mostly by the policy."""
        number = play.game_no
        made = 0
        while play.stage != OVER and play.game_no == number:
            if rng.next() & WANDER == 0:
                legal = play.shared_legal()
                play.apply(legal[rng.below(len(legal))])
            else:
                play.apply(choose(play, rng))
            made += 1
        return made

    def shares(self, play: AbluxxenPlay) -> list[float]:
        """Who has the most points; of these, where the rules say so, who has the smallest hand."""
        merits: list[int] = []
        for seat, side in enumerate(play.sides):
            merit = 1000 * (play.totals[seat] + int(side.points()))
            if play.rules.tiebreak:
                merit -= int(side.size)
            merits.append(merit)
        best = max(merits)
        share = 1.0 / float(merits.count(best))
        return [share if merit == best else 0.0 for merit in merits]

    @property
    def effort(self) -> int:
        return 5000

    def remarks(self, play: AbluxxenPlay, codes: list[int]) -> list[Phrase]:
        return remarks.remarks(play, codes)


def rank_lays(play: AbluxxenPlay) -> list[int]:
    """Of every lay its code below its rank: its worth, less where it leaves cards of its value in hand."""
    hand = play.sides[play.turn].hand
    targets = open_layers(play)
    ranked: list[int] = []
    for code in play.shared_legal():
        lay = LAY[code]
        left: i64 = 0
        if lay.numbers > 0:
            left = count_of(hand, lay.value) - lay.numbers
        worth = lay_worth(play, lay.value, lay.size, lay.jokers, targets) - PER_SPLIT * left
        ranked.append(int((MOST_WORTH - worth) * (CODE + 1)) + code)
    return ranked
