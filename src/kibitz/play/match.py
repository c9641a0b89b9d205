"""A game on the table: the play, its record, and the one place where choices are checked."""

from __future__ import annotations

from kibitz.core.errors import CannotUndo, GameIsOver, IllegalChoice, NeverOffered
from kibitz.core.event import MOVED, Event
from kibitz.core.game import Game, PileLook, Play, Position, View
from kibitz.core.phrase import Phrase
from kibitz.core.presentation import Preview, Reason
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
        self.mover = self.play.seat()  # who made the last choices
        self.steps: list[tuple[int, int]] = []  # what it may take back: choices before each step, events told by it

    def do(self, text: str) -> list[Event]:
        """Carry out a choice written as text; refuse it, and change nothing, if it is not offered now."""
        return self.carry_out(self.read(text))

    def read(self, text: str) -> list[int]:
        """The choices that a text stands for, all of them legal one after the other; otherwise it is refused."""
        return self.read_move([text])

    def read_move(self, texts: list[str]) -> list[int]:
        """The choices that several texts stand for, all of them legal one after the other for the same seat.

        A card that comes to light ends a move: what is refused after it would tell which card it was.
        """
        if not self.play.legal:
            raise GameIsOver("the game is over; start a new one")
        ahead, heard = self.play, list[Event]()
        codes: list[int] = []
        for text in texts:
            made = len(codes)
            if codes:
                ahead = self.ahead(ahead, codes[-1], heard)
            read = read_choices(ahead, text)
            if not read:
                raise self.refusal(text, codes)
            for number, code in enumerate(read):
                if number:
                    ahead = self.ahead(ahead, codes[-1], heard)
                if ahead.seat() != self.play.seat() or code not in ahead.legal or self.brings_news(heard):
                    raise self.refusal(text, codes[:made])
                codes.append(code)
        return codes

    def refusal(self, text: str, made: list[int]) -> Refused:
        """Why a text is refused after these choices; as things stand now, where they end a turn or look at a card."""
        play, heard = self.play.copy(), list[Event]()
        for code in made:
            play.apply(code, heard)
        if play.seat() != self.play.seat() or self.brings_news(heard):
            play = self.play
        reason = self.game.presentation.why_not(play, text)
        if not reason.rule:  # alone it would be allowed
            reason = Reason("", Phrase("refused-illegal-choice"))
        return Refused(text, reason, offered(play, 1000))

    def ahead(self, play: Play, code: int, heard: list[Event]) -> Play:
        """The game after a choice that is only thought of."""
        ahead = self.play.copy() if play is self.play else play
        ahead.apply(code, heard)
        return ahead

    def brings_news(self, heard: list[Event]) -> bool:
        return brings_news(self.play, heard)

    def foresee(self, text: str) -> Preview:
        """What surely follows a text, without doing it."""
        return foreseen(self.play, self.read(text))

    def do_code(self, code: int) -> list[Event]:
        """Carry out a legal choice."""
        return self.carry_out([code])

    def carry_out(self, codes: list[int]) -> list[Event]:
        """Carry out legal choices, and remember what can be taken back."""
        heard: list[Event] = []
        start, seat, before = self.play.copy(), self.play.seat(), len(self.record.choices)
        for code in codes:
            self.play.apply(code, heard)
            self.record.choices.append(self.game.choices[code].text)
        learned = brings_news(start, heard)
        if learned or seat != self.mover:
            self.steps = []
        if not learned:
            self.steps.append((before, len(heard)))
        self.mover = seat
        return heard

    def join_steps(self) -> None:
        """The last step went by itself: it is taken back together with the one before, and not alone."""
        last = self.steps[-2:]
        self.steps = self.steps[:-2]
        if len(last) == 2:
            self.steps.append((last[0][0], last[0][1] + last[1][1]))

    def undo(self) -> int:
        """Take back the last choice, or the last move written as one line; how many events that takes back.

        Whoever made it may, as long as no card has been turned up since and no other seat has decided.
        """
        if not self.steps:
            raise CannotUndo("there is nothing that can be taken back")
        before, told = self.steps.pop()
        del self.record.choices[before:]
        self.play = self.record.replay()
        return told

    def back_to(self, count: int) -> None:
        """Everything after so many choices is taken back; whoever may agree to that has agreed."""
        del self.record.choices[count:]
        self.play = self.record.replay()
        self.steps = []

    def join(self) -> int:
        """A new player joins before the next turn, where the rules allow it; the number of the new seat."""
        seat = self.play.join()
        self.steps = []
        self.record.choices.append(JOIN)
        return seat


def read_choices(play: Play, text: str) -> list[int]:
    """The codes that a text stands for; none, if it can be read and is never offered."""
    try:
        return play.read(text)
    except NeverOffered:
        return []


def foreseen(play: Play, codes: list[int]) -> Preview:
    """What surely follows legal choices, without making them."""
    ahead = play.copy()
    for code in codes[:-1]:
        ahead.apply(code)
    return play.game.presentation.preview(ahead, codes[-1])


def brings_news(before: Play, heard: list[Event]) -> bool:
    """Did a card come to light by what the seat to decide has chosen: out of a face-down pile, another's hand, or by
    chance?"""
    return any(comes_to_light(before, event) for event in heard)


def comes_to_light(before: Play, event: Event) -> bool:
    game, seat = before.game, before.seat()
    if game.events[event.kind].by_chance:
        return True
    if event.kind != MOVED:
        return False
    look, owner = game.piles[event.args[1]], event.args[2]
    if look.face_down is None:
        return hides(before, look, owner)
    return look.face_down and (not look.per_seat or owner != seat)


def hides(play: Play, look: PileLook, owner: int) -> bool:
    """Does the seat to decide see only how many cards lie in this pile?"""
    shown = look.shown(play.view(play.seat()))
    if look.per_seat and isinstance(shown, list):
        shown = shown[owner]
    return isinstance(shown, int)


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
