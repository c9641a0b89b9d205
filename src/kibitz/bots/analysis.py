"""Analysis of a record: what every decision was worth, where the game turned, and how well everybody played.

Each decision is searched again from the view of the seat that made it, so nobody is blamed for what could not be known.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile

from kibitz.bots.advice import Candidate, candidate_of, look
from kibitz.bots.search import Search
from kibitz.core.errors import KibitzError
from kibitz.core.event import Event
from kibitz.core.game import Json, Outcome, Play
from kibitz.core.rng import Rng
from kibitz.play.record import JOIN, Record
from kibitz.play.seat import Seat, seat_to_decide
from kibitz.play.words import Words

MISTAKE = 0.1  # a chance to win lost by one decision that is worth a word
ENOUGH = 3  # tried a third as often as the best, a move is judged by the search itself
FOREVER_MS = 3_600_000  # the number of imagined games is kept, whatever it takes
FEWEST_ITERATIONS = 30
FEWEST = 20  # games played out for a point of the curve
MOST_TURNING_POINTS = 5

Progress = Callable[[int, int], None]


class Decision:
    """One decision: who made it, what was chosen, what was best, and everybody's chance before it."""

    def __init__(self, number: int, seat: int, chosen: Candidate, best: Candidate, chances: list[float]) -> None:
        self.number = number  # of its first choice in the record, from 1
        self.seat = seat
        self.chosen = chosen
        self.best = best
        self.chances = chances  # to win, each as far as that seat could know

    @property
    def loss(self) -> float:
        """The chance to win that was given away."""
        return self.chosen.behind

    @property
    def is_best(self) -> bool:
        return self.chosen.codes == self.best.codes

    def to_dict(self, words: Words, names: Sequence[str]) -> dict[str, Json]:
        return {
            "number": self.number,
            "seat": self.seat,
            "chosen": [*self.chosen.lines],
            "best": [*self.best.lines],
            "chance": round(self.chosen.chance, 4),
            "best_chance": round(self.best.chance, 4),
            "loss": round(self.loss, 4),
            "visits": self.chosen.visits,
            "best_visits": self.best.visits,
            "chances": [round(chance, 4) for chance in self.chances],
            "reasons": [words.say(reason, names) for reason in self.chosen.reasons],
            "best_reasons": [words.say(reason, names) for reason in self.best.reasons],
        }


class TurningPoint:
    """A decision after which somebody's chance had changed a lot, by it or by what it brought to light."""

    def __init__(self, decision: Decision, seat: int, before: float, after: float) -> None:
        self.decision = decision
        self.seat = seat  # whose chance changed most
        self.before = before
        self.after = after

    @property
    def swing(self) -> float:
        return abs(self.after - self.before)

    def to_dict(self) -> dict[str, Json]:
        before, after = round(self.before, 4), round(self.after, 4)
        return {"number": self.decision.number, "seat": self.seat, "before": before, "after": after}


class Summary:
    """How one seat played."""

    def __init__(self, seat: int, decisions: list[Decision]) -> None:
        self.seat = seat
        self.decisions = len(decisions)
        self.mean_loss = sum(decision.loss for decision in decisions) / max(1, len(decisions))
        self.mistakes = sum(decision.loss >= MISTAKE for decision in decisions)
        self.best = sum(decision.is_best for decision in decisions) / max(1, len(decisions))
        self.worst = max(decisions, key=lambda decision: decision.loss, default=None)

    def to_dict(self) -> dict[str, Json]:
        return {
            "seat": self.seat,
            "decisions": self.decisions,
            "mean_loss": round(self.mean_loss, 4),
            "mistakes": self.mistakes,
            "best_found": round(self.best, 4),
            "worst": self.worst.number if self.worst is not None else None,
        }


class Analysis:
    """A whole record, decision by decision."""

    def __init__(
        self, record: Record, iterations: int, decisions: list[Decision], final: list[float], outcome: Outcome | None
    ) -> None:
        self.record = record
        self.iterations = iterations
        self.decisions = decisions
        self.final = final  # everybody's share of the win; of an unfinished game, their chances
        self.outcome = outcome
        self.choices = len(record.choices)
        self.seats = len(final)
        self.turning_points = turning_points(decisions, final)
        seats = range(self.seats)
        self.summaries = [Summary(seat, [each for each in decisions if each.seat == seat]) for seat in seats]

    def mistakes(self) -> list[Decision]:
        """The decisions that cost most, the worst first."""
        found = [decision for decision in self.decisions if decision.loss >= MISTAKE]
        return sorted(found, key=lambda decision: -decision.loss)

    def to_dict(self, words: Words, names: Sequence[str]) -> dict[str, Json]:
        over = self.outcome
        return {
            "game": self.record.game.name,
            "names": [*names],
            "choices": self.choices,
            "iterations": self.iterations,
            "decisions": [decision.to_dict(words, names) for decision in self.decisions],
            "turning_points": [point.to_dict() for point in self.turning_points],
            "seats": [summary.to_dict() for summary in self.summaries],
            "final": [round(share, 4) for share in self.final],
            "result": {"winners": [*over.winners], "scores": [*over.scores], "why": over.why} if over else None,
        }


# ---- where the game turned


def turning_points(decisions: list[Decision], final: list[float]) -> list[TurningPoint]:
    """The decisions with the largest change of anybody's chance until the next one, in their order."""
    found: list[TurningPoint] = []
    for place, decision in enumerate(decisions):
        following = decisions[place + 1].chances if place + 1 < len(decisions) else final
        seats = range(len(decision.chances))
        seat = max(seats, key=lambda seat: abs(following[seat] - decision.chances[seat]))
        found.append(TurningPoint(decision, seat, decision.chances[seat], following[seat]))
    found.sort(key=lambda point: -point.swing)
    chosen = [point for point in found if point.swing >= MISTAKE][:MOST_TURNING_POINTS]
    return sorted(chosen, key=lambda point: point.decision.number)


# ---- the work


def usual_iterations(record: Record) -> int:
    """A third of what an expert thinks: a whole game then takes about half a minute, compiled."""
    return max(FEWEST_ITERATIONS, record.game.strategy.effort // 3)


def quick_iterations(record: Record) -> int:
    """A tenth: enough for a curve, for whoever looks on while it grows."""
    return max(FEWEST_ITERATIONS, record.game.strategy.effort // 10)


def analyse(record: Record, iterations: int | None = None, seed: int = 0, progress: Progress | None = None) -> Analysis:
    """Every decision of a record that had an alternative; ``progress`` hears how many choices are done."""
    count = iterations or usual_iterations(record)
    play, total = record.begin(), len(record.choices)
    decisions: list[Decision] = []
    at = 0
    while at < total:
        if progress is not None:
            progress(at, total)
        at, decision = next_decision(record, play, at, count, seed)
        if decision is not None:
            decisions.append(decision)
    if progress is not None:
        progress(at, total)
    return finished(record, play, decisions, count, seed)


def next_decision(record: Record, play: Play, at: int, iterations: int, seed: int) -> tuple[int, Decision | None]:
    """From a play after ``at`` choices on, the next decision that had an alternative; None if there is none.

    The play goes on to after it: so many choices are made then. A decision is judged alike, alone or with all others.
    """
    while at < len(record.choices):
        if record.choices[at] == JOIN or len(play.legal) == 1:
            record.follow(play, record.choices[at])
            at += 1
            continue
        made, decision = decide(play, codes_upto_join(record, at), at + 1, iterations, seed_at(seed, at))
        for code in made:
            play.apply(code)
        at += len(made)
        if decision is not None:
            return at, decision
    return at, None


def seed_at(seed: int, at: int) -> int:
    return int(Rng(seed + at).next())


def codes_upto_join(record: Record, at: int) -> list[int]:
    """The coming choices, up to the next entry that is none."""
    return [record.game.parse(text) for text in takewhile(lambda text: text != JOIN, record.choices[at:])]


def finished(record: Record, play: Play, decisions: list[Decision], iterations: int, seed: int) -> Analysis:
    for decision in decisions:  # somebody who came later had no chance before
        decision.chances += [0.0] * (play.seats - len(decision.chances))
    final = final_shares(play, iterations, seed_at(seed, len(record.choices)))
    return Analysis(record, iterations, decisions, final, play.outcome())


def final_shares(play: Play, iterations: int, seed: int) -> list[float]:
    """Everybody's share of the win; of an unfinished game, their chances."""
    return (
        play.game.strategy.shares(play) if play.outcome() is not None else standing(play, played_out(iterations), seed)
    )


def decide(play: Play, coming: list[int], number: int, iterations: int, seed: int) -> tuple[list[int], Decision | None]:
    """The choices of the next move, and what it was worth; None, if there was nothing else worth a thought."""
    seat = seat_to_decide(play, FOREVER_MS)
    imagined = seat.imagine(seed)
    moves = listed_moves(imagined, seed)
    made = chosen_move(play, moves, coming)
    if len(moves) == 1 and made == moves[0]:
        return made, None
    found, _ = look(imagined, seat.number, seed, iterations, FOREVER_MS)
    best = found[0]
    chosen = judged(imagined, seat, found, made, iterations, seed)
    for candidate in (best, chosen):
        candidate.reasons = play.game.strategy.remarks(imagined, candidate.codes)
    return made, Decision(number, seat.number, chosen, best, standing(play, played_out(iterations), seed))


def played_out(iterations: int) -> int:
    """How many games are played out for a point of the curve, for each seat."""
    return max(FEWEST, iterations)


def listed_moves(imagined: Play, seed: int) -> list[list[int]]:
    return imagined.game.strategy.moves(imagined.copy(), Rng(seed))


def chosen_move(play: Play, moves: list[list[int]], coming: list[int]) -> list[int]:
    """The choices that belong to the next move: one that the game lists, or all until the table shows something."""
    for codes in sorted(moves, key=len, reverse=True):
        if coming[: len(codes)] == codes:
            return codes
    ahead, seat = play.copy(), play.seat()
    made: list[int] = []
    for code in coming:
        heard: list[Event] = []
        ahead.apply(code, heard)
        made.append(code)
        if heard or ahead.seat() != seat:
            break
    return made


def judged(
    imagined: Play, seat: Seat, found: list[Candidate], made: list[int], iterations: int, seed: int
) -> Candidate:
    """The move that was made, with its loss: by the search, if that tried it often enough; otherwise it and the best
    are searched again, each alone."""
    best = found[0]
    for candidate in found:
        if candidate.codes == made and candidate.visits * ENOUGH >= best.visits:
            candidate.behind = max(0.0, candidate.behind)
            candidate.chance = best.chance - candidate.behind
            return candidate
    most = alone(imagined, seat.number, best.codes, iterations, seed)
    loss = most - alone(imagined, seat.number, made, iterations, seed)
    loss = min(best.chance, max(0.0, loss))
    return candidate_of(imagined, made, best.chance - loss, iterations, loss)


def alone(imagined: Play, seat: int, codes: list[int], iterations: int, seed: int) -> float:
    """The chance to win with a move, if the search looks at this one alone and at what may follow."""
    search = Search(imagined.copy(), seat, seed, [codes])
    search.run(iterations, FOREVER_MS, False)
    return search.won[seat] / max(1, int(search.root.tried))


def standing(play: Play, games: int, seed: int) -> list[float]:
    """Everybody's chance to win, each as far as that seat can know: games played out quickly from its view."""
    chances = []
    for seat in range(play.seats):
        imagined, rng = play.game.imagine(play.view(seat), seed), Rng(seed)
        won = 0.0
        for _ in range(games):
            ahead = imagined.copy()
            ahead.redeal(seat, int(rng.next()))
            play.game.strategy.rollout(ahead, rng)
            won += play.game.strategy.shares(ahead)[seat]
        chances.append(won / games)
    whole = sum(chances) or 1.0
    return [chance / whole for chance in chances]


def check_worth(record: Record) -> None:
    """An analysis needs something that was played."""
    if not record.choices:
        raise KibitzError("nothing has been played in this game yet: there is nothing to analyse")
