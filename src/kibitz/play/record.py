"""Records: a game as text. Game, rules version, options, seed and choices replay to exactly one game.

    kibitz record 1
    game abluxxen 1
    options {"variant": "base", ...}
    seats 4
    start 0
    seed "90210"
    choices
    7x3 take pool:9 deck 2x1
    end 5

Lines that begin with # after the first are notes (who sat where). A loaded game has one ``position`` line in place of
options, seats, start and seed. The last line counts the choices, so that a record cut short is noticed. Where the
rules allow it, the entry ``+join`` among the choices says that a new player joins there.
"""

from __future__ import annotations

import json
import textwrap

from kibitz.core.errors import BadOptions, BadPosition, BadRecord, IllegalChoice, KibitzError
from kibitz.core.event import Event
from kibitz.core.game import Game, Json, Play, Position
from kibitz.core.option import fresh_dict
from kibitz.games import game_of, make_game

FORMAT = "kibitz record 1"
MOST_CHARACTERS = 10_000_000
JOIN = "+join"  # an entry that no seat is offered: a new player comes in before the next turn


class Record:
    """How a game began, and the texts of all choices since."""

    def __init__(self, game: Game, seats: int, seed: str, first: int, position: Position | None = None) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.first = first
        self.position = position
        self.choices: list[str] = []
        self.notes: list[str] = []  # whatever else is to be kept, a line each; the rules do not read them

    def begin(self) -> Play:
        """The game before the first choice."""
        if self.position is not None:
            return self.game.load(self.position)
        return self.game.start(self.seats, self.seed, self.first)

    def replay(self, count: int | None = None) -> Play:
        """The game after its first ``count`` choices, or after all."""
        play = self.begin()
        for number, text in enumerate(self.choices[:count], 1):
            try:
                self.follow(play, text)
            except KibitzError as error:
                raise BadRecord(f"choice {number}, {text[:60]!r}: {error}") from None
        return play

    def follow(self, play: Play, text: str, heard: list[Event] | None = None) -> None:
        """Carry out one entry: a choice, or that somebody joins."""
        if text == JOIN:
            play.join()
            return
        code = self.game.parse(text)
        if code not in play.legal:
            raise IllegalChoice(f"not legal there: {refusal(play, text)}")
        play.apply(code, heard)

    def text(self) -> str:
        lines = [FORMAT, *(f"# {note}" for note in self.notes), *self.head(), "choices"]
        lines += textwrap.wrap(" ".join(self.choices), 100, break_long_words=False, break_on_hyphens=False)
        lines.append(f"end {len(self.choices)}")
        return "\n".join(lines) + "\n"

    def head(self) -> list[str]:
        """The lines that say all about how the game began."""
        game = f"game {self.game.name} {self.game.version}"
        if self.position is not None:
            return [game, "position " + json.dumps(self.position)]
        options, seed = "options " + json.dumps(self.game.options), "seed " + json.dumps(self.seed)
        return [game, options, f"seats {self.seats}", f"start {self.first}", seed]


def refusal(play: Play, text: str) -> str:
    if not play.legal:
        return "the game is over"
    return f"rule {play.game.presentation.why_not(play, text).rule}; offered are {offered(play)}"


def offered(play: Play, most: int = 12) -> str:
    """The texts that may be played now, the first of them if there are many."""
    texts = [play.game.presentation.notation(code) for code in play.legal]
    rest = len(texts) - most
    return ", ".join(texts[:most]) + (f" and {rest} more" if rest > 0 else "")


# ---- reading


class _Lines:
    """The lines of a record, taken one by one."""

    def __init__(self, text: str) -> None:
        self.lines = text.rstrip().splitlines()
        self.at = 0

    def take(self, word: str) -> str:
        """The rest of the next line, which begins with ``word``."""
        if self.at >= len(self.lines):
            raise BadRecord(f"the record is cut short: expected a line {word!r} after line {self.at}")
        line = self.lines[self.at]
        self.at += 1
        if line.split(" ", 1)[0] != word:
            raise BadRecord(f"line {self.at}: expected {word!r}, got {line[:60]!r}")
        return line[len(word) :].strip()

    def take_notes(self) -> list[str]:
        notes: list[str] = []
        while self.peek().startswith("#"):
            notes.append(self.peek()[1:].strip())
            self.at += 1
        return notes

    def peek(self) -> str:
        return self.lines[self.at] if self.at < len(self.lines) else ""


def read_record(text: str) -> Record:
    """The record in this text, replayed once to see that every choice is legal."""
    record = parse_record(text)
    record.replay()
    return record


def parse_record(text: str) -> Record:
    """The record in this text; whether its choices are legal is not said."""
    if len(text) > MOST_CHARACTERS:
        raise BadRecord(f"a record of {len(text)} characters; the most is {MOST_CHARACTERS}")
    lines = _Lines(text)
    try:
        record = _read_head(lines)
    except (BadOptions, BadPosition) as error:
        raise BadRecord(f"line {lines.at}: {error}") from None
    record.choices = _read_choices(lines)
    return record


def options_in(text: str) -> tuple[str, dict[str, Json]]:
    """The game of a record and its options, before anything is made of them; none where they cannot be read."""
    lines = _Lines(text[: MOST_CHARACTERS + 1])
    try:
        lines.take("kibitz")
        lines.take_notes()
        name, _ = _name_and_version(lines.take("game"))
        if lines.peek().startswith("position "):
            position = _json(lines.take("position"), lines.at)
            options = position.get("options") if isinstance(position, dict) else None
        else:
            options = _json(lines.take("options"), lines.at)
    except BadRecord:
        return "", {}
    return name, options if isinstance(options, dict) else {}


def _read_head(lines: _Lines) -> Record:
    if lines.peek() != FORMAT:
        raise BadRecord(f"line 1: expected {FORMAT!r}, got {lines.peek()[:60]!r}")
    lines.take("kibitz")
    notes = lines.take_notes()
    name, version = _name_and_version(lines.take("game"))
    record = _read_position(lines, name) if lines.peek().startswith("position ") else _read_start(lines, name)
    if record.game.version != version:
        raise BadRecord(
            f"the record is of {name} rules version {version}; this program plays version {record.game.version}"
        )
    lines.take("choices")
    record.notes = notes
    return record


def _name_and_version(line: str) -> tuple[str, int]:
    words = line.split()
    if len(words) != 2 or not words[1].isdecimal() or len(words[1]) > 9:
        raise BadRecord(f"line 2: expected a game and its version, got {line[:60]!r}")
    return words[0], int(words[1])


def _read_start(lines: _Lines, name: str) -> Record:
    options = _json(lines.take("options"), lines.at)
    if not isinstance(options, dict):
        raise BadRecord(f"line {lines.at}: expected options as an object")
    seats = _number(lines.take("seats"), lines.at, 99)
    game = make_game(name, options, seats)
    first = _number(lines.take("start"), lines.at, seats - 1)
    seed = _json(lines.take("seed"), lines.at)
    if not isinstance(seed, str):
        raise BadRecord(f"line {lines.at}: expected the seed as a text")
    return Record(game, seats, seed, first)


def _read_position(lines: _Lines, name: str) -> Record:
    position = _json(lines.take("position"), lines.at)
    if not isinstance(position, dict) or position.get("game") != name:
        raise BadRecord(f"line {lines.at}: expected a position of {name}")
    return record_of(position)


def record_of(position: Position) -> Record:
    """The record of a loaded game begins with its position."""
    game = game_of(position)
    play = game.load(position)
    return Record(game, play.seats, "", 0, fresh_dict(position))


def _read_choices(lines: _Lines) -> list[str]:
    choices: list[str] = []
    while lines.at < len(lines.lines) - 1:  # a choice may be called end as well: the last line counts them
        choices += lines.peek().split()
        lines.at += 1
    count = _number(lines.take("end"), lines.at, MOST_CHARACTERS)
    if count != len(choices):
        raise BadRecord(f"the record is damaged: its end says {count} choices, there are {len(choices)}")
    return choices


def _json(text: str, line: int) -> Json:
    try:
        value: Json = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord(f"line {line}: not JSON: {text[:60]!r}") from None
    return value


def _number(text: str, line: int, most: int) -> int:
    if not text.isdecimal() or len(text) > 9 or int(text) > most:
        raise BadRecord(f"line {line}: expected a number from 0 to {most}, got {text[:60]!r}")
    return int(text)
