"""Advice and analysis in words: plain lines, a fact each, that a screen reader can read."""

from __future__ import annotations

from collections.abc import Sequence

from kibitz.bots.advice import Advice, Candidate
from kibitz.bots.analysis import Analysis, Decision, Summary
from kibitz.core.phrase import Phrase
from kibitz.play.words import Words

MOST_SHOWN = 6  # candidates of an advice
MOST_MISTAKES = 8
MOST_LETTERS = 70  # of a move in a report; whoever tried out a lot before deciding has made a long one


def percent(share: float) -> int:
    return round(100 * share)


def points(loss: float, words: Words) -> str:
    """Points of a chance, to a tenth."""
    tenths = round(1000 * loss)
    return words.tell("tenths", whole=tenths // 10, tenth=tenths % 10)


# ---- advice


def told_advice(advice: Advice, words: Words, names: Sequence[str]) -> list[str]:
    """Who decides, everybody's chance, and the moves worth considering, the best first."""
    shown = advice.candidates[:MOST_SHOWN]
    chances = ", ".join(
        words.tell("hint-chance", name=names[seat], percent=percent(chance))
        for seat, chance in enumerate(advice.chances)
    )
    lines = [words.tell("hint-head", name=names[advice.seat], chances=chances, count=advice.imagined)]
    for rank, candidate in enumerate(shown, 1):
        lines += told_candidate(rank, candidate, words, names)
    more = len(advice.candidates) - len(shown) + advice.unlisted
    if more:
        lines.append(words.tell("hint-more", count=more))
    return lines


def told_candidate(rank: int, candidate: Candidate, words: Words, names: Sequence[str]) -> list[str]:
    behind = max(0, percent(candidate.behind))
    figures = {"percent": percent(candidate.chance), "behind": behind, "visits": candidate.visits}
    lines = [words.tell("hint-candidate", rank=rank, move=told_move(candidate, words, names), **figures)]
    if candidate.reasons:
        lines.append("   " + words.tell("hint-reasons", reasons=told_reasons(candidate.reasons, words, names)))
    return lines


def told_move(candidate: Candidate, words: Words, names: Sequence[str]) -> str:
    """As one would type it; a single choice also in words."""
    if candidate.says is None:
        return candidate.text
    return words.tell("hint-move", move=candidate.text, says=words.say(candidate.says, names))


def told_reasons(reasons: list[Phrase], words: Words, names: Sequence[str]) -> str:
    return "; ".join(words.say(reason, names).rstrip(".") for reason in reasons)


# ---- analysis


def short(candidate: Candidate) -> str:
    text = candidate.text
    return text if len(text) <= MOST_LETTERS else text[:MOST_LETTERS] + "…"


def told_analysis(analysis: Analysis, words: Words, names: Sequence[str]) -> list[str]:
    """How everybody played, where the game turned, and what cost most."""
    title, count = words.tell("title"), len(analysis.decisions)
    figures = {"choices": analysis.choices, "decisions": count, "count": analysis.iterations}
    lines = [words.tell("analysis-head", game=title, **figures)]
    for summary in analysis.summaries:
        lines += told_summary(summary, words, names)
    lines += told_turning_points(analysis, words, names)
    mistakes = analysis.mistakes()[:MOST_MISTAKES]
    lines.append(words.tell("analysis-mistakes" if mistakes else "analysis-no-mistakes"))
    for decision in mistakes:
        lines += told_mistake(decision, words, names)
    return lines


def told_summary(summary: Summary, words: Words, names: Sequence[str]) -> list[str]:
    figures: dict[str, int | str | Phrase] = {
        "decisions": summary.decisions,
        "percent": percent(summary.best),
        "loss": points(summary.mean_loss, words),
        "mistakes": summary.mistakes,
    }
    lines = [words.tell("analysis-seat", name=names[summary.seat], **figures)]
    worst = summary.worst
    if worst is not None and worst.loss > 0:
        dear: dict[str, int | str | Phrase] = {
            "number": worst.number,
            "move": short(worst.chosen),
            "loss": points(worst.loss, words),
        }
        lines.append(words.tell("analysis-worst", **dear))
    return lines


def told_turning_points(analysis: Analysis, words: Words, names: Sequence[str]) -> list[str]:
    if not analysis.turning_points:
        return []
    lines = [words.tell("analysis-turning-points")]
    for point in analysis.turning_points:
        decision = point.decision
        lines.append(
            words.tell(
                "analysis-turning-point",
                number=decision.number,
                name=names[decision.seat],
                move=short(decision.chosen),
                who=names[point.seat],
                before=percent(point.before),
                after=percent(point.after),
            )
        )
    return lines


def told_mistake(decision: Decision, words: Words, names: Sequence[str]) -> list[str]:
    lines = [
        words.tell(
            "analysis-mistake",
            number=decision.number,
            name=names[decision.seat],
            move=short(decision.chosen),
            before=percent(decision.best.chance),
            after=percent(decision.chosen.chance),
            better=short(decision.best),
        )
    ]
    if decision.best.reasons:
        said = told_reasons(decision.best.reasons, words, names)
        lines.append("    " + words.tell("hint-reasons", reasons=said))
    return lines
