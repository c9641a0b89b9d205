"""What a server tells in numbers and phrases, in words: the news of a table, advice, how much time is left."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from kibitz.bots.advice import Advice, Candidate
from kibitz.bots.report import told_advice
from kibitz.core.errors import KibitzError
from kibitz.core.game import Outcome
from kibitz.play.words import Words
from kibitz.terminal.show import Scribe
from kibitz.wire import Bye, ClockInfo, Info, Refused, Said, Spot, phrase_of

DAY_S = 86400


class SaidEvent(Struct):
    """An event, as far as words go."""

    says: Said | None = None


class Teller:
    """Puts the news of a table into words."""

    def __init__(self, scribe: Scribe, info: Info) -> None:
        self.scribe = scribe
        self.words = scribe.words
        self.names = scribe.names
        self.info = info

    def say(self, said: Said) -> str:
        """A phrase in the person's language; a newer server may know some that we do not."""
        try:
            told = self.words.say(phrase_of(said), self.names)
        except (LookupError, ValueError, TypeError):
            return printable(said.key)
        return told if self.words.has(said.key) else printable(told)

    def sentences(self, item: Spot) -> list[str]:
        """What happened. A choice is told by what came of it, the end of a game by its results."""
        events = [msgspec.json.decode(event, type=SaidEvent) for event in item.events]
        told = [self.say(event.says) for event in events if event.says is not None]
        if item.kind == "chose":
            return told
        return [*told, *self.results(item)] if item.kind == "ended" else [*self.headline(item), *told]

    def headline(self, item: Spot) -> list[str]:
        key = f"news-{item.kind}-{item.why}" if item.kind == "declined" and item.why else f"news-{item.kind}"
        if not self.words.has(key):
            return []
        text = self.say(Said("phrase-" + item.phrase)) if item.phrase else printable(item.text)
        args: dict[str, int | str | Said] = {
            "name": printable(item.name) or self.name(item.seat),
            "text": text,
            "first": self.name(item.first),
            "round": item.round,
            "commitment": printable(item.commitment),
            "yes": "yes" if item.yes else "no",
        }
        return [self.say(Said(key, args))]

    def name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def results(self, item: Spot) -> list[str]:
        """Who has won, and how the match stands."""
        lines = self.scribe.outcome(Outcome(item.winners, item.scores, item.why))
        if self.info.rounds > 1:
            totals = ", ".join(f"{name} {total}" for name, total in zip(self.names, self.info.totals, strict=False))
            lines.append(self.words.tell("match-totals", round=item.round, rounds=self.info.rounds, totals=totals))
        return lines

    def chair(self, seat: int, own: Sequence[int], there: Sequence[int] | None) -> str:
        """A chair and who sits there."""
        chair = self.info.chairs[seat]
        holds = {
            "bot": chair.kind == "bot",
            "program": chair.kind == "program",
            "host": seat == self.info.host,
            "yours": seat in own,
            "covered": chair.covered,
            "muted": chair.muted,
            "ready": chair.ready,
            "away": chair.kind in ("person", "program") and there is not None and seat not in there,
        }
        marks = ", ".join(self.words.tell("chair-" + mark) for mark, is_so in holds.items() if is_so)
        return f" {seat + 1}  {self.names[seat]}" + (f" ({marks})" if marks else "")


def printable(text: str) -> str:
    """What others wrote, without anything that would move the cursor."""
    return "".join(letter for letter in text if letter.isprintable())


# ---- refusals


class TurnedAway(KibitzError):
    """Nobody lets us in, or the server does not want us any more."""

    def __init__(self, why: Bye) -> None:
        super().__init__(why.message)
        self.why = why


def turned_away(message: str, key: str, **args: int | str) -> TurnedAway:
    """For a reason of our own."""
    return TurnedAway(Bye(kind="bad-request", message=message, says=Said(key, dict(args))))


def told_refusal(refused: Refused | Bye, words: Words, names: Sequence[str] = ()) -> str:
    """Why something is refused, in the person's language; a newer server may have reasons that we do not know."""
    try:
        if refused.says is not None and words.has(refused.says.key):
            return printable(words.say(phrase_of(refused.says), names))
    except (LookupError, ValueError, TypeError):
        pass
    key = "refused-" + refused.kind
    return words.tell(key) if words.has(key) else printable(refused.message)


# ---- advice


class Considered(Struct):
    """A move worth considering, as it travels."""

    lines: list[str]
    chance: float
    behind: float
    visits: int
    says: Said | None = None
    reasons: list[Said] = []


class Advised(Struct):
    """Advice, as it travels."""

    seat: int
    imagined: int
    chances: list[float]
    candidates: list[Considered]
    more: int = 0


def advice_of(data: object, words: Words, names: Sequence[str]) -> list[str]:
    """Advice in words, as at a table of our own."""
    advised = msgspec.convert(data, Advised)
    advice = Advice(advised.seat, [candidate(c) for c in advised.candidates], advised.chances, advised.imagined)
    advice.unlisted = advised.more
    return told_advice(advice, words, names)


def candidate(considered: Considered) -> Candidate:
    says = None if considered.says is None else phrase_of(considered.says)
    made = Candidate([], considered.lines, says, considered.chance, considered.visits, considered.behind)
    made.reasons = [phrase_of(reason) for reason in considered.reasons]
    return made


# ---- the clock


def time_left(clock: ClockInfo | None, seat: int, since_s: float, words: Words) -> str:
    """How much time a seat has left for its decision, its reserve included; empty without a clock."""
    if clock is None or seat not in clock.running or seat >= len(clock.banks):
        return ""
    given = clock.window or clock.step + clock.banks[seat]
    seconds = max(0, round((given - clock.used) / 1000 - since_s))
    if seconds >= DAY_S:
        return words.tell("time-left-days", days=seconds // DAY_S, hours=seconds % DAY_S // 3600)
    hours, minutes = seconds // 3600, seconds // 60 % 60
    shown = f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"
    return words.tell("time-left", time=shown)
