"""A game on the table: the play, its record, and the one place where choices are checked."""

from __future__ import annotations

from kibitz.core.errors import GameIsOver, IllegalChoice
from kibitz.core.event import Event
from kibitz.core.game import Game, Position, Preview, Reason, View
from kibitz.games import game_of
from kibitz.play.record import JOIN, Record, offered, read_record, record_of


class Refused(IllegalChoice):
    """A choice that is not offered, with the reason, for whoever can say it in the player's language."""

    def __init__(self, text: str, reason: Reason, offered: str) -> None:
        super().__init__(f"{text!r} is not offered now (rule {reason.rule}); offered are {offered}")
        self.reason = reason


class Match:
    """A play and its record, always in step."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game: Game = record.game
        self.play = record.replay()

    def do(self, text: str) -> list[Event]:
        """Carry out a choice written as text; refuse it, and change nothing, if it is not offered now."""
        heard: list[Event] = []
        for code in self.read(text):
            heard += self.do_code(code)
        return heard

    def read(self, text: str) -> list[int]:
        """The choices that a text stands for, all of them legal one after the other; otherwise it is refused."""
        if not self.play.legal:
            raise GameIsOver("the game is over; start a new one")
        codes = self.play.read(text)
        ahead = self.play if len(codes) == 1 else self.play.copy()
        for number, code in enumerate(codes, 1):
            if code not in ahead.legal:
                raise Refused(text, self.play.why_not(text), offered(self.play, 1000))
            if number < len(codes):
                ahead.apply(code)
        return codes

    def foresee(self, text: str) -> Preview:
        """What surely follows a text, without doing it."""
        codes = self.read(text)
        ahead = self.play.copy()
        for code in codes[:-1]:
            ahead.apply(code)
        return ahead.preview(codes[-1])

    def do_code(self, code: int) -> list[Event]:
        """Carry out a legal choice."""
        heard: list[Event] = []
        self.play.apply(code, heard)
        self.record.choices.append(self.game.choices[code].text)
        return heard

    def join(self) -> int:
        """A new player joins before the next turn, where the rules allow it; the number of the new seat."""
        seat = self.play.join()
        self.record.choices.append(JOIN)
        return seat


def new_match(game: Game, seats: int, seed: str, first: int = 0) -> Match:
    return Match(Record(game, seats, seed, first))


def load_match(position: Position) -> Match:
    return Match(record_of(position))


def replay_match(text: str) -> Match:
    return Match(read_record(text))


def imagine_match(view: View, seed: int) -> Match:
    """A whole game consistent with a view, as a match that begins there."""
    game = game_of(view)
    return load_match(game.imagine(view, seed).position())
