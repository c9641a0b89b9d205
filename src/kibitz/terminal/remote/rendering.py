"""Messages of a server as sentences: the news of a table, refusals, advice, the time that is left."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from kibitz.bots.advice import Advice, Candidate
from kibitz.bots.report import told_advice
from kibitz.core.game import Outcome
from kibitz.play.words import Words
from kibitz.terminal.view_rendering import ViewRenderer
from kibitz.wire import Ask, Bye, ChatLine, ClockInfo, Info, NewsItem, Refused, Said, phrase_of

DAY_S = 86400
BY_REASON = ("declined", "wished")  # kinds of news with a sentence of its own for every reason
RESIGNED = "resigned"  # why a game has ended


class SaidEvent(Struct):
    """An event, as far as words go."""

    says: Said | None = None


class NewsRenderer:
    """Writes the news of a table as sentences."""

    def __init__(self, renderer: ViewRenderer, info: Info) -> None:
        self.renderer = renderer
        self.words = renderer.words
        self.names = renderer.names
        self.info = info

    def say(self, said: Said) -> str:
        """A phrase in the person's language; a newer server may know some that we do not."""
        try:
            text = self.words.say(phrase_of(said), self.names)
        except (LookupError, ValueError, TypeError):
            return printable(said.key)
        return text if self.words.has(said.key) else printable(text)

    def sentences(self, item: NewsItem) -> list[str]:
        """What happened. A choice is told by what came of it, the end of a game by its results."""
        events = [msgspec.json.decode(event, type=SaidEvent) for event in item.events]
        lines = [self.say(event.says) for event in events if event.says is not None]
        if item.kind == "chose":
            return lines
        return [*lines, *self.results(item)] if item.kind == "ended" else [*self.headline(item), *lines]

    def headline(self, item: NewsItem) -> list[str]:
        key = f"news-{item.kind}-{item.why}" if item.kind in BY_REASON and item.why else f"news-{item.kind}"
        if not self.words.has(key):
            return []
        args: dict[str, int | str | Said] = {
            "name": printable(item.name) or self.name(item.seat),
            "text": printable(item.text),
            "first": self.name(item.first),
            "round": item.round,
            "commitment": printable(item.commitment),
            "yes": "yes" if item.yes else "no",
        }
        return [self.say(Said(key, args))]

    def chat_line(self, line: ChatLine) -> str:
        text = self.say(Said("phrase-" + line.phrase)) if line.phrase else printable(line.text)
        return self.say(Said("chat-line", {"name": printable(line.name), "text": text}))

    def name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def results(self, item: NewsItem) -> list[str]:
        """Who has won, and how the match stands."""
        lines = self.renderer.outcome(Outcome(item.winners, item.scores, item.why))
        if item.why == RESIGNED:  # nobody has points
            lines = [lines[-1], self.words.tell("over-resigned")]
        if self.info.rounds > 1:
            key, counts = ("match-totals", self.info.totals) if self.info.scored else ("match-wins", self.info.wins)
            totals = ", ".join(f"{name} {count}" for name, count in zip(self.names, counts, strict=False))
            lines.append(self.words.tell(key, round=item.round, rounds=self.info.rounds, totals=totals))
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


def refusal_text(refused: Refused | Bye, words: Words, names: Sequence[str] = ()) -> str:
    """Why something is refused, in the person's language; a newer server may have reasons that we do not know."""
    try:
        if refused.says is not None and words.has(refused.says.key):
            return printable(words.say(phrase_of(refused.says), names))
    except (LookupError, ValueError, TypeError):
        pass
    key = "refused-" + refused.kind
    return words.tell(key) if words.has(key) else printable(refused.message)


# ---- advice


class AdviceCandidate(Struct):
    """A move worth considering, as the server sends it."""

    lines: list[str]
    chance: float
    behind: float
    visits: int
    says: Said | None = None
    reasons: list[Said] = []


class AdviceMessage(Struct):
    """Advice, as the server sends it."""

    seat: int
    imagined: int
    chances: list[float]
    candidates: list[AdviceCandidate]
    more: int = 0


def advice_lines(data: object, words: Words, names: Sequence[str]) -> list[str]:
    """Advice in words, as at a local table."""
    message = msgspec.convert(data, AdviceMessage)
    advice = Advice(message.seat, [candidate_of(c) for c in message.candidates], message.chances, message.imagined)
    advice.unlisted = message.more
    return told_advice(advice, words, names)


def candidate_of(message: AdviceCandidate) -> Candidate:
    says = None if message.says is None else phrase_of(message.says)
    candidate = Candidate([], message.lines, says, message.chance, message.visits, message.behind)
    candidate.reasons = [phrase_of(reason) for reason in message.reasons]
    return candidate


# ---- the clock


def time_left(clock: ClockInfo | None, seat: int, since_s: float, words: Words) -> str:
    """How much time a seat has left for its decision, its reserve included; empty without a clock."""
    if clock is None or seat not in clock.running or seat >= len(clock.banks):
        return ""
    given = clock.window or clock.step + clock.banks[seat]
    return seconds_left((given - clock.used) / 1000 - since_s, words)


def window_left(ask: Ask, since_s: float, words: Words) -> str:
    """How long a reaction window still lasts, for all alike; empty if it has no end."""
    return seconds_left(ask.closes / 1000 - since_s, words) if ask.closes else ""


def seconds_left(left: float, words: Words) -> str:
    seconds = max(0, round(left))
    if seconds >= DAY_S:
        return words.tell("time-left-days", days=seconds // DAY_S, hours=seconds % DAY_S // 3600)
    hours, minutes = seconds // 3600, seconds // 60 % 60
    shown = f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"
    return words.tell("time-left", time=shown)
