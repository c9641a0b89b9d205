"""Advice, the point of the name: what a strong player at this seat would consider, how good each move is, and why.

From the view alone: the search imagines games that fit it, and the reasons are derived from such a game, where they use
nothing that the seat cannot know. The same seed and number of imagined games give the same advice.
"""

from __future__ import annotations

from collections.abc import Sequence

from kibitz.bots.search import Search
from kibitz.core.errors import GameIsOver
from kibitz.core.game import Json, Play
from kibitz.core.phrase import Phrase
from kibitz.play.seat import Seat
from kibitz.play.words import Words

PATIENCE_MS = 10_000  # a ceiling for slow machines; the number of imagined games decides


class Candidate:
    """A move that was considered: its choices, how a person would type it, its chance to win, and the reasons."""

    def __init__(
        self, codes: list[int], lines: list[str], says: Phrase | None, chance: float, visits: int, behind: float
    ) -> None:
        self.codes = codes
        self.lines = lines
        self.says = says  # what it does, in words, if there are any
        self.chance = chance
        self.visits = visits  # imagined games in which it was tried: the more, the surer is the chance
        self.behind = behind  # by how much its chance is smaller than that of the best
        self.reasons: list[Phrase] = []

    @property
    def text(self) -> str:
        return ", ".join(self.lines)

    def to_dict(self, words: Words, names: Sequence[str]) -> dict[str, Json]:
        return {
            "lines": [*self.lines],
            "chance": round(self.chance, 4),
            "behind": round(self.behind, 4),
            "visits": self.visits,
            "reasons": [words.say(reason, names) for reason in self.reasons],
        }


class Advice:
    """What one seat is advised: the candidates, the best first, and everybody's chance to win."""

    def __init__(self, seat: int, candidates: list[Candidate], chances: list[float], imagined: int) -> None:
        self.seat = seat
        self.candidates = candidates
        self.chances = chances
        self.imagined = imagined  # games
        self.unlisted = 0  # candidates that were considered, and are not worth listing

    @property
    def best(self) -> Candidate:
        return self.candidates[0]

    def to_dict(self, words: Words, names: Sequence[str]) -> dict[str, Json]:
        return {
            "seat": self.seat,
            "name": names[self.seat],
            "imagined": self.imagined,
            "chances": [round(chance, 4) for chance in self.chances],
            "candidates": [candidate.to_dict(words, names) for candidate in self.candidates],
        }


def advise(seat: Seat, seed: int, iterations: int | None = None, budget_ms: int = PATIENCE_MS) -> Advice:
    """What to consider at this decision; ``iterations`` games are imagined, or as many as an expert would."""
    if not seat.legal:
        raise GameIsOver("the game is over; there is nothing to decide")
    play = seat.imagine(seed)
    found, search = look(play, seat.number, seed, iterations or seat.game.strategy.effort, budget_ms)
    for candidate in found:
        candidate.reasons = seat.game.strategy.remarks(play, candidate.codes)
    return Advice(seat.number, found, chances_of(search, found[0].chance), int(search.root.tried))


def chances_of(search: Search, best: float) -> list[float]:
    """Everybody's chance to win: whoever decides has that of the best move, and the others share the rest in the
    proportions of all imagined games, in which worse moves were tried too."""
    tried = max(1, int(search.root.tried))
    chances = [won / tried for won in search.won]
    rest = sum(chances) - chances[search.seat]
    scale = (1 - best) / rest if rest > 0 else 0.0
    return [best if seat == search.seat else chance * scale for seat, chance in enumerate(chances)]


def look(play: Play, seat: int, seed: int, iterations: int, budget_ms: int) -> tuple[list[Candidate], Search]:
    """Search, and the moves that were tried, the best first."""
    search = Search(play.copy(), seat, seed)
    search.run(iterations, budget_ms, False)
    found = [move for move in search.found() if move.tried]
    best = found[0].share()
    made = [candidate_of(play, list(m.codes), m.share(), int(m.tried), best - m.share()) for m in found]
    return made, search


def candidate_of(play: Play, codes: list[int], chance: float, visits: int, behind: float) -> Candidate:
    said = play.game.presentation
    return Candidate(codes, said.lines(play, codes), said.move(play, codes), chance, visits, behind)
