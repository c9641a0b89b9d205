"""The line mode: people and bots at one table, a screen handed from person to person."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

from kibitz.bots.advice import advise
from kibitz.bots.external import Program, bot_of, is_bot, is_ours
from kibitz.bots.steady import Steady, legal_part
from kibitz.bots.telling import told_advice
from kibitz.core.errors import CannotUndo, KibitzError, UnknownChoice
from kibitz.core.event import Event
from kibitz.core.game import SPECTATOR, Reason, Window
from kibitz.core.rng import bots_rng
from kibitz.play.files import read_text, write_text
from kibitz.play.match import Match, Refused, replay_match
from kibitz.play.players import Player, fill, note_players, noted_players, spare_names
from kibitz.play.rulebook import rule_text, rules_text
from kibitz.play.seat import seat_to_decide
from kibitz.play.words import Words, words_of
from kibitz.terminal.anyone import Anyone
from kibitz.terminal.console import Console, Gone
from kibitz.terminal.show import Scribe, previews

USUAL_BOT = "casual"
FEW_CARDS = 12


class Quit(Exception):
    """The person wants to stop."""


class LineTable:
    """Plays one match to its end, or until the person stops."""

    def __init__(
        self, match: Match, players: list[Player], words: Words, console: Console, folder: Path | None
    ) -> None:
        self.console = console
        self.words = words
        self.folder = folder  # where every game is kept, after every choice
        self.sit_down(match, players)
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.show_help,
            "table": self.show_table,
            "all": self.show_all,
            "why": self.explain,
            "try": self.try_out,
            "hint": self.hint,
            "undo": self.undo,
            "rules": self.show_rules,
            "log": self.show_log,
            "piles": self.show_piles,
            "card": self.show_card,
            "join": self.join,
            "save": self.save,
            "load": self.load,
            "quit": self.quit,
        }
        for name, command in list(self.commands.items()):
            self.commands.setdefault(words.tell("command-" + name), command)

    def sit_down(self, match: Match, players: list[Player]) -> None:
        self.match = match
        self.players = list(players)
        self.bots = [Steady(bot_of(player.bot)) if player.bot else None for player in players]
        self.words = words_of(match.game, self.words.language)
        self.names = [player.name for player in players]
        self.people = [seat for seat, player in enumerate(players) if not player.bot]
        self.scribe = Scribe(match.game, self.words, self.names)
        self.heard: list[Event] = []
        self.shown = dict.fromkeys(range(SPECTATOR, len(players)), 0)  # how much of it each seat has read
        self.looking = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.anyone = Anyone(self)
        self.rng = bots_rng(match.record.seed)
        self.keep = unused_file(self.folder) if self.folder is not None else None
        note_players(match.record, players)

    # ---- the loop

    def run(self) -> bool:
        """Play on; True if the game came to its end."""
        try:
            while self.match.play.legal:
                self.step()
        except (Gone, Quit, KeyboardInterrupt):
            self.leave()
            return False
        finally:
            self.send_bots_home()
        self.finish()
        return True

    def step(self) -> None:
        seat = self.match.play.seat()
        window = self.match.play.window() if len(self.people) > 1 else None
        self.anyone.look(window)
        bot = self.bots[seat]
        if bot is None:
            self.ask_person(seat, window)
            return
        gone = bot.forfeited
        codes = bot(seat_to_decide(self.match.play), self.rng)
        if bot.forfeited and not gone:
            self.console.write(self.words.tell("bot-failed", name=self.names[seat], error=bot.last_failure))
        self.heard += self.match.carry_out(legal_part(self.match.play, codes))
        if not self.people:
            self.read_out(SPECTATOR)

    def send_bots_home(self) -> None:
        for bot in self.bots:
            if bot is not None and isinstance(bot.bot, Program):
                bot.bot.close()

    def ask_person(self, seat: int, window: Window | None) -> None:
        if window is not None:
            self.anyone.step(window)
        elif self.is_routine():
            self.answer_routine()
        else:
            self.listen(seat)
            self.keep_game()

    def is_routine(self) -> bool:
        """Nothing to decide, and no other person at this screen who could learn from it."""
        play = self.match.play
        return len(self.people) == 1 and len(play.legal) == 1 and play.prompt().routine

    def answer_routine(self) -> None:
        self.heard += self.match.do_code(self.match.play.legal[0])
        self.match.join_steps()

    def listen(self, seat: int) -> None:
        """Show the table to whoever decides, and take an answer."""
        self.hand_over(seat)
        self.read_out(seat)
        self.show_table("")
        record = self.match.record
        before = record, len(record.choices)
        while (self.match.record, len(self.match.record.choices)) == before:
            self.obey(self.console.ask())

    def hand_over(self, seat: int) -> None:
        """With several people, nobody sees another's hand."""
        if self.looking == seat:
            return
        self.console.clear()
        self.console.ask(self.words.tell("hand-over", name=self.names[seat]) + " ")
        self.looking = seat

    def read_out(self, seat: int) -> None:
        """What has happened since this seat last looked."""
        news = self.heard[self.shown[seat] :]
        self.shown[seat] = len(self.heard)
        for sentence in self.words.events(self.match.game, news, seat, self.names):
            self.console.write(sentence)

    def finish(self) -> None:
        self.read_out(self.looking)
        outcome = self.match.play.outcome()
        assert outcome is not None
        self.console.write()
        for line in self.scribe.outcome(outcome):
            self.console.write(line)
        self.keep_game()
        if self.keep is not None:
            self.console.write(self.words.tell("kept-whole", file=str(self.keep)))

    def leave(self) -> None:
        self.console.write()
        if self.match.record.choices:
            self.keep_game()
        if self.match.record.choices and self.keep is not None:
            self.console.write(self.words.tell("kept", file=str(self.keep)))
        self.console.write(self.words.tell("goodbye"))

    def keep_game(self) -> None:
        if self.keep is not None:
            try:
                write_text(self.keep, self.match.record.text())
            except OSError as error:
                self.complain("save-failed", str(self.keep), error)
                self.keep = self.folder = None

    # ---- what a person types

    def obey(self, line: str) -> None:
        """A choice as it is offered, a command, the number of a choice, or its notation written otherwise."""
        word, _, rest = line.partition(" ")
        play = self.match.play
        if line == "?":
            self.show_help("")
        elif line in [self.match.game.notation(code) for code in play.legal]:
            self.choose(line)
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
            self.heard += self.match.do(text)
        except UnknownChoice:
            self.console.write(self.words.tell("cannot-read", text=text[:60]))
            self.console.write(self.words.tell("try-this", example=self.example()))
        except Refused as refused:
            self.tell_reason(refused.reason)

    def tell_reason(self, reason: Reason) -> None:
        said = self.words.say(reason.phrase, self.names)
        self.console.write(self.words.tell("refused", rule=reason.rule, reason=said) if reason.rule else said)

    def example(self) -> str:
        return self.match.game.notation(self.match.play.legal[-1])

    # ---- commands

    def show_help(self, rest: str) -> None:
        self.console.write(self.words.tell("help"))

    def show_table(self, rest: str) -> None:
        play, seat = self.match.play, self.looking
        self.console.write()
        for line in self.scribe.table(play.view(seat), seat):
            self.console.write(line)
        if seat == SPECTATOR:
            return
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
            self.tell_reason(self.match.play.why_not(rest))
        except UnknownChoice:
            self.console.write(self.words.tell("cannot-read", text=rest[:60]))

    def try_out(self, rest: str) -> None:
        """What a move would bring, without making it."""
        if not rest:
            self.console.write(self.words.tell("try-usage", example=self.example()))
            return
        try:
            told = self.scribe.foretell(self.match.foresee(rest))
        except UnknownChoice:
            self.console.write(self.words.tell("cannot-read", text=rest[:60]))
        except Refused as refused:
            self.tell_reason(refused.reason)
        else:
            self.console.write(self.words.tell("try-result", move=rest[:200]) + (told or "."))

    def hint(self, rest: str) -> None:
        """What is worth considering, from what this person can know."""
        seed = len(self.match.record.choices)
        for line in told_advice(advise(seat_to_decide(self.match.play), seed), self.words, self.names):
            self.console.write(line)

    def undo(self, rest: str) -> None:
        """Take the last step back, while nothing has been learned since."""
        try:
            mover = self.match.mover
            if self.looking not in (mover, SPECTATOR) or mover not in self.people or self.anyone.given:
                raise CannotUndo("another seat made the last choice")
            told = self.match.undo()
        except CannotUndo:
            self.console.write(self.words.tell("cannot-undo"))
            return
        del self.heard[len(self.heard) - told :]
        self.shown = {seat: min(count, len(self.heard)) for seat, count in self.shown.items()}
        self.console.write(self.words.tell("undone"))

    def show_rules(self, rest: str) -> None:
        game, language = self.match.game.name, self.words.language
        text = rule_text(game, language, rest) if rest else rules_text(game, language)
        self.console.write(text or self.words.tell("rule-unknown", rule=rest[:20]))

    def show_log(self, rest: str) -> None:
        told = self.words.events(self.match.game, self.heard, self.looking, self.names)
        for sentence in told or [self.words.tell("no-log")]:
            self.console.write(sentence)

    def show_piles(self, rest: str) -> None:
        lines = self.scribe.open_piles(self.match.play.view(self.looking))
        for line in lines or [self.words.tell("table-empty")]:
            self.console.write(line)

    def show_card(self, rest: str) -> None:
        """What cards do: those whose text or name has this in it."""
        wish = rest.lower()
        found = []
        for text in self.match.game.faces if wish else []:
            told = self.match.game.explain(text)
            shown = "" if told is None else self.words.say(told, self.names)
            if told is not None and (wish in text or wish in shown.split(":")[0].lower()):
                found.append(shown)
        said = found[:FEW_CARDS]
        for line in said or [self.words.tell("card-unknown", text=rest[:40])]:
            self.console.write(line)

    def join(self, rest: str) -> None:
        """A new player, by name, or a bot by its kind."""
        free = [*spare_names(self.names), rest or USUAL_BOT]
        player = Player(free[0], rest or USUAL_BOT) if not rest or is_bot(rest) else Player(rest)
        try:
            if player.bot:
                bot_of(player.bot)  # or it is refused
            self.match.join()
        except KibitzError:
            self.console.write(self.words.tell("cannot-join"))
            return
        self.add_player(player)
        self.console.write(self.words.tell("joins", name=player.name))

    def add_player(self, player: Player) -> None:
        self.players.append(player)
        self.bots.append(Steady(bot_of(player.bot)) if player.bot else None)
        self.names.append(player.name)
        self.shown[len(self.players) - 1] = len(self.heard)
        if not player.bot:
            self.people.append(len(self.players) - 1)
        note_players(self.match.record, self.players)

    def save(self, rest: str) -> None:
        if not rest:
            self.console.write(self.words.tell("file-usage", command=self.words.tell("command-save")))
            return
        try:
            write_text(Path(rest).expanduser(), self.match.record.text())
        except (OSError, ValueError, RuntimeError) as error:
            self.complain("save-failed", rest, error)
        else:
            self.console.write(self.words.tell("saved", file=rest))

    def load(self, rest: str) -> None:
        if not rest:
            self.console.write(self.words.tell("file-usage", command=self.words.tell("command-load")))
            return
        try:
            match = replay_match(read_text(Path(rest).expanduser()))
        except (OSError, ValueError, RuntimeError) as error:  # a KibitzError is a ValueError
            self.complain("load-failed", rest, error)
            return
        self.send_bots_home()
        self.sit_down(match, sitting_at(match, self.players))
        self.console.write(self.words.tell("loaded", file=rest))

    def complain(self, key: str, file: str, error: Exception) -> None:
        self.console.write(self.words.tell(key, file=file[:200], error=str(error)[:300]))

    def quit(self, rest: str) -> None:
        raise Quit


def unused_file(folder: Path) -> Path:
    """A new name for each game: the date, the time and this process."""
    name = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{os.getpid()}"
    path, number = folder / f"{name}.kibitz", 2
    while path.exists():
        path, number = folder / f"{name}-{number}.kibitz", number + 1
    return path


def sitting_at(match: Match, otherwise: list[Player]) -> list[Player]:
    """Who sat there when the record was kept, otherwise these. A file starts no programs: a bot of ours sits there."""
    noted = noted_players(match.record)
    seats = match.play.seats + match.play.coming()
    if len(noted) == seats:
        return [player if not player.bot or is_ours(player.bot) else Player(player.name, USUAL_BOT) for player in noted]
    return fill(otherwise, seats, USUAL_BOT)
