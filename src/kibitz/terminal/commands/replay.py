"""Stepping through a record, all cards open or from one seat."""

from __future__ import annotations

from kibitz.core.event import ALL_SEEING, Event
from kibitz.core.game import Play, View
from kibitz.play.record import JOIN, Record
from kibitz.play.words import Words
from kibitz.terminal.console import Console, Gone
from kibitz.terminal.view_rendering import ViewRenderer


class Replay:
    """Shows the game after each choice of a record."""

    def __init__(self, record: Record, names: list[str], words: Words, console: Console, seat: int | None) -> None:
        self.record = record
        self.names = names
        self.words = words
        self.console = console
        self.seat = seat  # None: all cards are open
        self.renderer = ViewRenderer(record.game, words, names)

    def run(self) -> None:
        total = len(self.record.choices)
        title = self.words.tell("title")
        self.console.write(self.words.tell("replay-head", game=title, choices=total))
        step = 0
        self.show(step)
        try:
            while (answer := self.console.ask().lower()) != "q":
                following = self.follow(answer, step)
                if following is None:
                    self.console.write(self.words.tell("replay-unknown", total=total))
                else:
                    step = following
                    self.show(step)
        except (Gone, KeyboardInterrupt):
            return

    def follow(self, answer: str, step: int) -> int | None:
        """The step that an answer leads to; None if it cannot be read."""
        total = len(self.record.choices)
        if answer == "":
            return min(step + 1, total)
        if answer == "b":
            return max(step - 1, 0)
        return int(answer) if answer.isdecimal() and len(answer) < 7 and int(answer) <= total else None

    def show(self, step: int) -> None:
        heard: list[Event] = []
        play = self.record.replay(max(step - 1, 0))
        self.console.write()
        if step == 0:
            self.console.write(self.words.tell("replay-start"))
        else:
            choice = self.record.choices[step - 1]
            decider = play.seat()
            who = self.words.tell("new-player") if choice == JOIN else self.names[decider]
            self.record.follow(play, choice, heard)
            hidden = self.seat not in (None, decider) and not heard  # chosen, but not shown to the others yet
            total = len(self.record.choices)
            shown = "…" if hidden and choice != JOIN else choice
            self.console.write(self.words.tell("replay-step", step=step, total=total, name=who, choice=shown))
        listener = ALL_SEEING if self.seat is None else self.seat
        for sentence in self.words.events(self.record.game, heard, listener, self.names):
            self.console.write(sentence)
        self.show_table(play)

    def show_table(self, play: Play) -> None:
        for line in self.renderer.table(self.view(play), -1):
            self.console.write(line)
        outcome = play.outcome()
        if outcome is not None:
            for line in self.renderer.outcome(outcome):
                self.console.write(line)

    def view(self, play: Play) -> View:
        """What is shown: one seat's view, or a view with all hidden piles laid open."""
        if self.seat is not None:
            return play.view(self.seat)
        return {**play.view(-1), **play.position()}
