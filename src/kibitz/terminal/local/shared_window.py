"""Reaction windows at a screen that several people share: one question to all of them, "anyone?"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kibitz.core.game import SPECTATOR, Window
from kibitz.play.match import Match, replay_match
from kibitz.play.record import JOIN
from kibitz.play.windows import number_of

if TYPE_CHECKING:
    from kibitz.terminal.local.table import LocalTable

PRIVATE = ("all", "why", "try", "hint")  # about one person's cards: not while everybody is looking
CLOSED = ("join", "save", "load")  # not for whoever answers before it is the turn: the table stands still


class SharedWindow:
    """Asks everybody at the screen at once. No hand is shown; the screen is handed only to those who want to answer.

    Whoever does may sit behind others that have said nothing yet: the answer waits until it is that seat's turn, and
    is void if somebody before does more than let it pass.
    """

    def __init__(self, table: LocalTable) -> None:
        self.table = table
        self.number = -1
        self.waiting_answers: dict[int, list[int]] = {}  # by seat, in codes: until it is that seat's turn

    def update(self, window: Window | None) -> None:
        """Another window than before, or none: answers to the last one are void."""
        made = sum(1 for text in self.table.match.record.choices if text != JOIN)
        number = -1 if window is None else number_of(window, made)
        if number != self.number:
            self.number, self.waiting_answers = number, {}

    def step(self, window: Window) -> None:
        """It is a person's turn to answer: that is done as the person has said, or everybody is asked."""
        answer = self.waiting_answers.pop(window.seats[0], None)
        if answer is None:
            self.ask(window)
            return
        self.table.heard += self.table.match.carry_out(answer)
        self.table.keep_game()

    def ask(self, window: Window) -> None:
        table = self.table
        if table.looking != SPECTATOR:
            table.console.clear()
            table.looking = SPECTATOR
        table.read_out(SPECTATOR)
        silent = [seat for seat in window.seats if seat in table.people and seat not in self.waiting_answers]
        names = " · ".join(f"{seat + 1} {table.names[seat]}" for seat in silent)
        table.console.write(table.words.say(table.game.presentation.prompt(table.match.play), table.names))
        table.console.write(table.words.tell("anyone", names=names))
        self.obey(table.console.ask(), silent, window)

    def obey(self, line: str, silent: list[int], window: Window) -> None:
        """Nothing: all let it pass. A name or number: that person answers. Or a command."""
        word, _, rest = line.partition(" ")
        table = self.table
        command = table.commands.get("help" if line == "?" else word.lower())
        called = [seat for seat in silent if line.lower() in (str(seat + 1), table.names[seat].lower())]
        if not line:
            self.waiting_answers.update({seat: [window.passing] for seat in silent})
        elif called:
            self.take_answer(called[0])
        elif command is not None and command not in [table.commands[name] for name in PRIVATE]:
            command(rest.strip())
        else:
            table.console.write(table.words.tell("anyone-unknown", text=line[:60]))

    def take_answer(self, seat: int) -> None:
        """This person takes the screen and answers, as if everybody before had let it pass."""
        table = self.table
        match, commands, told = table.match, table.commands, len(table.heard)
        table.match = after_passes(match, seat)
        made = len(table.match.record.choices)
        closed = [commands[name] for name in CLOSED]
        table.commands = {
            word: self.refuse_for_now if command in closed else command for word, command in commands.items()
        }
        try:
            table.listen(seat)
            self.waiting_answers[seat] = [match.game.codes[text] for text in table.match.record.choices[made:]]
        finally:
            table.match, table.commands = match, commands
            del table.heard[told:]

    def refuse_for_now(self, rest: str) -> None:
        self.table.console.write(self.table.words.tell("anyone-later"))


def after_passes(match: Match, seat: int) -> Match:
    """The same match when everybody before this seat has let it pass."""
    later = replay_match(match.record.text())
    while later.play.seat() != seat:
        window = later.play.window()
        assert window is not None and seat in window.seats
        later.do_code(window.passing)
    return later
