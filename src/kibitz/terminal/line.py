"""The line mode: people and bots at one table, a screen handed from person to person."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from kibitz.bots import BOTS, Bot
from kibitz.core.errors import KibitzError, UnknownChoice
from kibitz.core.event import Event
from kibitz.core.game import SPECTATOR
from kibitz.core.rng import Rng
from kibitz.play.match import Match, replay_match
from kibitz.play.seat import seat_to_decide
from kibitz.play.words import Words
from kibitz.terminal.console import Console, Gone, read_text, write_text
from kibitz.terminal.rulebook import rule_text, rules_text
from kibitz.terminal.show import Scribe, previews

PLAYERS_NOTE = "players "


class Player:
    """A person, or a bot with a name."""

    def __init__(self, name: str, bot: str = "") -> None:
        self.name = name
        self.bot = bot

    def choose(self) -> Bot:
        return BOTS[self.bot]


class Quit(Exception):
    """The person wants to stop."""


class LineTable:
    """Plays one match to its end, or until the person stops."""

    def __init__(self, match: Match, players: list[Player], words: Words, console: Console, keep: Path | None) -> None:
        self.console = console
        self.words = words
        self.keep = keep  # where an unfinished game is kept after every choice
        self.sit_down(match, players)
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.show_help,
            "table": self.show_table,
            "all": self.show_all,
            "why": self.explain,
            "rules": self.show_rules,
            "log": self.show_log,
            "save": self.save,
            "load": self.load,
            "quit": self.quit,
        }
        for name, command in list(self.commands.items()):
            self.commands.setdefault(words.tell("command-" + name), command)

    def sit_down(self, match: Match, players: list[Player]) -> None:
        self.match = match
        self.players = players
        self.names = [player.name for player in players]
        self.people = [seat for seat, player in enumerate(players) if not player.bot]
        self.scribe = Scribe(match.game, self.words, self.names)
        self.heard: list[Event] = []
        self.shown = [0] * len(players)  # how much of it each seat has read
        self.looking = self.people[0] if len(self.people) == 1 else SPECTATOR
        match.record.notes = [PLAYERS_NOTE + json.dumps([[player.name, player.bot] for player in players])]

    # ---- the loop

    def run(self) -> bool:
        """Play on; True if the game came to its end."""
        try:
            while self.match.play.legal:
                self.step()
        except (Gone, Quit, KeyboardInterrupt):
            self.leave()
            return False
        self.finish()
        return True

    def step(self) -> None:
        seat = self.match.play.seat()
        player = self.players[seat]
        if not player.bot:
            self.ask(seat)
            return
        rng = Rng(len(self.match.record.choices))
        self.heard += self.match.do_code(player.choose()(seat_to_decide(self.match.play), rng))
        if not self.people:
            self.read_out(SPECTATOR)

    def ask(self, seat: int) -> None:
        """Show the table to whoever decides, and take an answer."""
        self.hand_over(seat)
        self.read_out(seat)
        self.show_table("")
        record = self.match.record
        before = record, len(record.choices)
        while (self.match.record, len(self.match.record.choices)) == before:
            self.obey(self.console.ask())
        self.keep_game()

    def hand_over(self, seat: int) -> None:
        """With several people, nobody sees another's hand."""
        if self.looking == seat:
            return
        self.console.clear()
        self.console.ask(self.words.tell("hand-over", name=self.names[seat]) + " ")
        self.looking = seat

    def read_out(self, seat: int) -> None:
        """What has happened since this seat last looked."""
        reader = max(seat, 0)
        news = self.heard[self.shown[reader] :]
        self.shown[reader] = len(self.heard)
        for sentence in self.words.events(self.match.game, news, seat, self.names):
            self.console.write(sentence)

    def finish(self) -> None:
        self.read_out(self.looking)
        outcome = self.match.play.outcome()
        assert outcome is not None
        self.console.write()
        for line in self.scribe.outcome(outcome):
            self.console.write(line)
        if self.keep is not None:
            self.keep.unlink(missing_ok=True)

    def leave(self) -> None:
        self.console.write()
        if self.keep is not None and self.match.record.choices:
            self.keep_game()
            self.console.write(self.words.tell("kept", file=str(self.keep)))
        self.console.write(self.words.tell("goodbye"))

    def keep_game(self) -> None:
        if self.keep is not None:
            try:
                write_text(self.keep, self.match.record.text())
            except OSError as error:
                self.console.write(self.words.tell("save-failed", file=str(self.keep), error=str(error)))
                self.keep = None

    # ---- what a person types

    def obey(self, line: str) -> None:
        """A command, the number of a choice, or its notation."""
        word, _, rest = line.partition(" ")
        if line == "?":
            self.show_help("")
        elif word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
        elif line.isdecimal():
            self.choose_number(line)
        elif line:
            self.choose(line)

    def choose_number(self, line: str) -> None:
        legal = self.match.play.legal
        if len(line) > 6 or not 1 <= int(line) <= len(legal):
            self.console.write(self.words.tell("no-such-number", number=line[:12], most=len(legal)))
            return
        self.heard += self.match.do_code(legal[int(line) - 1])

    def choose(self, text: str) -> None:
        try:
            code = self.match.game.parse(text)
        except UnknownChoice:
            self.console.write(self.words.tell("cannot-read", text=text[:60]))
            self.console.write(self.words.tell("try-this", example=self.example()))
            return
        if code in self.match.play.legal:
            self.heard += self.match.do_code(code)
        else:
            self.refuse(text)

    def refuse(self, text: str) -> None:
        reason = self.match.play.why_not(text)
        said = self.words.say(reason.phrase, self.names)
        self.console.write(self.words.tell("refused", rule=reason.rule, reason=said) if reason.rule else said)

    def example(self) -> str:
        return self.match.game.choices[self.match.play.legal[-1]].text

    # ---- commands

    def show_help(self, rest: str) -> None:
        self.console.write(self.words.tell("help"))

    def show_table(self, rest: str) -> None:
        play = self.match.play
        seat = play.seat()
        self.console.write()
        for line in self.scribe.table(play.view(seat), seat):
            self.console.write(line)
        self.console.write(f"{self.names[seat]}: {self.words.say(play.prompt().phrase, self.names)}")
        for line in self.scribe.choices(play, previews(play)):
            self.console.write(line)

    def show_all(self, rest: str) -> None:
        play = self.match.play
        for line in self.scribe.all_choices(play, previews(play)):
            self.console.write(line)

    def explain(self, rest: str) -> None:
        if not rest:
            self.console.write(self.words.tell("why-usage", example=self.example()))
            return
        try:
            self.match.game.parse(rest)
        except UnknownChoice:
            self.console.write(self.words.tell("cannot-read", text=rest[:60]))
            return
        self.refuse(rest)

    def show_rules(self, rest: str) -> None:
        game, language = self.match.game.name, self.words.language
        text = rule_text(game, language, rest) if rest else rules_text(game, language)
        self.console.write(text or self.words.tell("rule-unknown", rule=rest[:20]))

    def show_log(self, rest: str) -> None:
        seat = self.match.play.seat()
        for sentence in self.words.events(self.match.game, self.heard, seat, self.names) or [self.words.tell("no-log")]:
            self.console.write(sentence)

    def save(self, rest: str) -> None:
        if not rest:
            self.console.write(self.words.tell("file-usage", command=self.words.tell("command-save")))
            return
        try:
            write_text(Path(rest).expanduser(), self.match.record.text())
        except OSError as error:
            self.console.write(self.words.tell("save-failed", file=rest, error=str(error)))
        else:
            self.console.write(self.words.tell("saved", file=rest))

    def load(self, rest: str) -> None:
        if not rest:
            self.console.write(self.words.tell("file-usage", command=self.words.tell("command-load")))
            return
        try:
            match = replay_match(read_text(Path(rest).expanduser()))
        except (OSError, UnicodeDecodeError, KibitzError) as error:
            self.console.write(self.words.tell("load-failed", file=rest, error=str(error)))
            return
        self.sit_down(match, players_of(match) or fit(self.players, match.play.seats))
        self.console.write(self.words.tell("loaded", file=rest))

    def quit(self, rest: str) -> None:
        raise Quit


def players_of(match: Match) -> list[Player]:
    """Who sat there when the record was saved; nobody if it does not say."""
    for note in match.record.notes:
        if note.startswith(PLAYERS_NOTE):
            try:
                rows = json.loads(note[len(PLAYERS_NOTE) :])
                players = [Player(str(name), str(bot)) for name, bot in rows]
            except (ValueError, TypeError):
                return []
            known = all(player.bot in ("", *BOTS) for player in players)
            return players if known and len(players) == match.play.seats else []
    return []


def fit(players: list[Player], seats: int) -> list[Player]:
    """The same players at a table of another size: the last leave, or bots come."""
    more = [Player(name, "greedy") for name in spare_names([player.name for player in players])]
    return (players + more)[:seats]


NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gosia", "Hugo")


def spare_names(taken: list[str]) -> list[str]:
    return [name for name in NAMES if name not in taken]
