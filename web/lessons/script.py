"""A lesson is a position and a script. Whatever the learner may see, choose or be refused at every step is worked out
here, so that the page needs no server for it and cannot teach a wrong rule."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec import Struct

from kibitz.core.event import Event
from kibitz.core.game import Position
from kibitz.play.match import Match, Refused, load_match
from kibitz.play.words import event_phrase
from kibitz.server.live.deck_verdicts import faces_of
from kibitz.server.table.boards import board_of
from kibitz.server.table.presenter import offer
from kibitz.wire import Ask, Board, Face, Said, said

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


class Ahead(Struct, omit_defaults=True):
    """What would follow a move that is being composed, or why it is refused."""

    says: list[Said] = []
    points: list[int] = []
    refused: Said | None = None
    rule: str = ""


class Step(Struct, omit_defaults=True):
    """Something to read, and perhaps to do: ``choice`` is what the guide asks for."""

    board: Board
    ask: Ask | None = None
    choice: str = ""
    wrongs: list[Wrong] = []
    ahead: dict[str, Ahead] = {}  # by the line that stands for the move
    then: list[Moment] = []
    more: bool = False  # it belongs to what the guide said before


class Lesson(Struct):
    game: str
    version: int
    seats: int
    faces: dict[str, Face]  # the cards that are seen, where there is more to say of them than what is on them
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

    def do(self, choice: str, *wrongs: str, drafts: Iterable[str] = (), more: bool = False) -> None:
        """The learner decides; whoever is asked must be the learner, and the choice be offered. ``drafts``: moves that
        come up while the choice is composed."""
        play = self.match.play
        assert play.seat() == LEARNER, f"{play.seat()} decides, before {choice}"
        refused = [self.wrong(text) for text in wrongs]
        ahead = {text: self.ahead(text) for text in drafts}
        self.steps.append(Step(self.board(), self.ask(), choice, refused, ahead, more=more))
        self.play(choice)

    def ask(self) -> Ask:
        play = self.match.play
        prompt, window = play.prompt(), play.window()
        return Ask(
            decision=len(self.steps) + 1,
            seats=[LEARNER],
            prompt=prompt.name,
            says=said(play.game.presentation.prompt(play)),
            offers=[offer(play, code, boards=True) for code in play.legal],
            window=0 if window is None else len(self.steps) + 1,
            kind="" if window is None else window.kind,
        )

    def ahead(self, text: str) -> Ahead:
        """As a table answers whoever asks what would follow."""
        try:
            preview = self.match.foresee(text)
        except Refused as refused:
            return Ahead(refused=said(refused.reason.phrase), rule=refused.reason.rule)
        return Ahead([said(phrase) for phrase in preview.says], [] if preview.points is None else list(preview.points))

    def others(self, seat: int, *choices: str) -> None:
        for choice in choices:
            assert self.match.play.seat() == seat, f"{self.match.play.seat()} decides, before {choice}"
            self.play(choice)

    def play(self, choice: str) -> None:
        """What was chosen is seen, with whatever follows from it by itself; who lets something pass is not heard."""
        seat, then = self.match.play.seat(), self.steps[-1].then
        tells = [said(event_phrase(self.match.game, event, LEARNER)) for event in self.spoken(self.match.do(choice))]
        decides = self.match.play.seat() if self.match.play.legal else -1
        if then and not (tells and then[-1].tells):
            then[-1] = Moment(then[-1].seat, then[-1].tells + tells, self.board(), decides)
        else:
            then.append(Moment(seat, tells, self.board(), decides))

    def spoken(self, heard: list[Event]) -> list[Event]:
        return [event for event in heard if self.match.game.events[event.kind].spoken]

    def wrong(self, text: str) -> Wrong:
        play = self.match.play
        reason = play.game.presentation.why_not(play, text)
        assert reason.rule, f"{text} is allowed"
        tapped = " " in text
        return Wrong(
            text,
            reason.rule,
            said(reason.phrase),
            None if tapped else said(play.game.presentation.say(play, play.game.parse(text))),
        )

    def lesson(self) -> Lesson:
        game = self.match.game
        return Lesson(game.name, game.version, self.match.play.seats, self.faces(), self.steps)

    def faces(self) -> dict[str, Face]:
        """The cards that are seen, and those that are named on them."""
        named = {face: printed for face, printed in faces_of(self.match.game).items() if printed.name}
        steps = msgspec.json.encode(self.steps)
        seen = {face: printed for face, printed in named.items() if f'"{face}"'.encode() in steps}
        texts = msgspec.json.encode(seen)
        return {face: card for face, card in named.items() if card.name and msgspec.json.encode(card.name) in texts}
