"""Writes ``web/src/learn/<game>.json``: a first game, played move by move by the real rules, for the tutorial.

A lesson is a position and a script. Whatever the learner may see, choose or be refused at every step is worked out
here, so that the page needs no server and cannot teach a wrong rule. What the guide says stands in ``rules.*.ftl``
(``learn-abluxxen-1`` and so on). Say ``make web-lessons`` after a change of the rules or of this script.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from kibitz.core.event import Event
from kibitz.core.game import Position
from kibitz.play.match import Match, load_match
from kibitz.play.words import event_phrase
from kibitz.server.boards import board_of
from kibitz.server.telling import offer
from kibitz.wire import Board, Offer, Said, said

FOLDER: Final = Path(__file__).parent / "src" / "learn"
LEARNER: Final = 0


class Wrong(Struct, omit_defaults=True):
    """A choice that tempts and is refused. Without ``says`` it has no button: such cards are tapped together."""

    text: str
    rule: str
    why: Said
    says: Said | None = None


class Moment(Struct, omit_defaults=True):
    """What one choice brought, as the learner sees and hears it."""

    seat: int
    tells: list[Said]
    board: Board
    decides: int = -1


class Step(Struct, omit_defaults=True):
    """Something to read, and perhaps to do: ``choice`` is what the guide asks for."""

    board: Board
    asks: Said | None = None
    offers: list[Offer] = []
    choice: str = ""
    wrongs: list[Wrong] = []
    then: list[Moment] = []


class Lesson(Struct):
    game: str
    version: int
    seats: int
    steps: list[Step]


class Script:
    """Plays a lesson: ``read``, ``do``, ``others``."""

    def __init__(self, position: Position) -> None:
        self.match: Match = load_match(position)
        self.steps: list[Step] = []

    def board(self) -> Board:
        return board_of(self.match.game, self.match.play.view(LEARNER))

    def read(self) -> None:
        """Nothing to do but to look."""
        self.steps.append(Step(self.board()))

    def do(self, choice: str, *wrongs: str) -> None:
        """The learner decides; whoever is asked must be the learner, and the choice be offered."""
        play = self.match.play
        assert play.seat() == LEARNER, f"{play.seat()} decides, before {choice}"
        offers = [offer(play, code, boards=True) for code in play.legal]
        refused = [self.wrong(text) for text in wrongs]
        self.steps.append(Step(self.board(), said(play.prompt().phrase), offers, choice, refused))
        self.play(choice)

    def others(self, seat: int, *choices: str) -> None:
        for choice in choices:
            assert self.match.play.seat() == seat, f"{self.match.play.seat()} decides, before {choice}"
            self.play(choice)

    def play(self, choice: str) -> None:
        seat = self.match.play.seat()
        tells = [said(event_phrase(self.match.game, event, LEARNER)) for event in self.spoken(self.match.do(choice))]
        over = not self.match.play.legal
        self.steps[-1].then.append(Moment(seat, tells, self.board(), -1 if over else self.match.play.seat()))

    def spoken(self, heard: list[Event]) -> list[Event]:
        return [event for event in heard if self.match.game.events[event.kind].spoken]

    def wrong(self, text: str) -> Wrong:
        play = self.match.play
        reason = play.why_not(text)
        assert reason.rule, f"{text} is allowed"
        tapped = " " in text
        return Wrong(text, reason.rule, said(reason.phrase), None if tapped else said(play.say(play.game.parse(text))))

    def lesson(self) -> Lesson:
        game = self.match.game
        return Lesson(game.name, game.version, self.match.play.seats, self.steps)


def first_game_of_abluxxen() -> Lesson:
    """A short game between the learner, seat 1 and seat 2."""
    script = Script(
        {
            "game": "abluxxen",
            "options": {},
            "turn": 0,
            "hands": [
                ["4", "4", "4", "4", "6", "9", "9", "12"],
                ["6", "6", "10", "10", "8", "3", "13"],
                ["5", "5", "11", "11", "11", "7", "1", "2"],
            ],
            "displays": [[], [], []],
            "pool": ["3", "J", "7", "1", "12", "8"],
            "deck": ["2", "13", "1", "10", "7", "6", "3", "5", "9", "2", "8", "13", "4"],
            "discard": [],
        }
    )
    script.read()  # what it is about
    script.do("4x4", "4 6", "deck")  # cards of one value
    script.do("pool:J")  # nobody was hit: a card may be drawn
    script.others(1, "6x2", "none")
    script.others(2, "5x2", "none")
    script.do("9x2", "9 12")  # a hit, seen before it is made
    script.do("take")  # first the left neighbour
    script.others(1, "deck", "deck")
    script.do("leave")  # then the next
    script.others(2, "drop", "deck", "deck")
    script.others(1, "10x2", "leave")
    script.do("drop", "12x1+1J")  # being hit
    script.do("pool:12", "none")  # open: everybody sees it
    script.do("deck", "none")  # face down: a surprise
    script.others(2, "11x3", "deck")
    script.do("12x2+1J", "6 12")  # a joker makes three 12s
    script.do("leave")  # the end is near
    script.others(2, "back")
    script.others(1, "13x1", "none")
    script.others(2, "7x1", "none")
    script.do("6x4")  # the last cards
    script.read()  # counted
    return script.lesson()


LESSONS: Final = {"abluxxen": first_game_of_abluxxen}


def written(lesson: Lesson) -> str:
    """A line for every step, so that a change can be read."""
    head = msgspec.json.encode({"game": lesson.game, "version": lesson.version, "seats": lesson.seats}).decode()
    steps = ",\n".join(msgspec.json.encode(step).decode() for step in lesson.steps)
    return f'{head[:-1]},"steps":[\n{steps}\n]}}\n'


def main() -> None:
    for name, lesson in LESSONS.items():
        (FOLDER / f"{name}.json").write_text(written(lesson()), encoding="utf-8")


if __name__ == "__main__":
    main()
