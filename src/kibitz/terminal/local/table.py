"""A table in this process: people and bots, and a screen handed from person to person."""

from __future__ import annotations

import os
import time
from pathlib import Path

from kibitz.bots.advice import advise
from kibitz.bots.external import Program, bot_of, check_fit, is_bot
from kibitz.bots.report import told_advice
from kibitz.bots.safe import SafeBot, legal_part
from kibitz.core.errors import CannotUndo, KibitzError, UnknownChoice
from kibitz.core.event import Event
from kibitz.core.game import SPECTATOR, Game, View, Window
from kibitz.core.rng import bots_rng
from kibitz.play.files import read_text, write_text
from kibitz.play.match import Match, Refused, replay_match
from kibitz.play.players import Player, note_players, spare_names
from kibitz.play.seat import seat_to_decide
from kibitz.play.words import Words, words_of
from kibitz.terminal.console import Console, Gone
from kibitz.terminal.local.players import USUAL_BOT, players_of
from kibitz.terminal.local.shared_window import SharedWindow
from kibitz.terminal.screen import Quit, Screen
from kibitz.terminal.view_rendering import Offer, offers


class LocalTable(Screen):
    """Plays one match to its end, or until the person stops."""

    def __init__(
        self, match: Match, players: list[Player], words: Words, console: Console, folder: Path | None
    ) -> None:
        super().__init__(console, words)
        self.folder = folder  # where every game is kept, after every choice
        self.set_up(match, players)
        self.add_commands({"join": self.join, "save": self.save, "load": self.load})

    def set_up(self, match: Match, players: list[Player]) -> None:
        self.bots = [SafeBot(bot_of(player.bot)) if player.bot else None for player in players]  # or nothing changes
        self.match = match
        self.players = list(players)
        self.words = words_of(match.game, self.words.language)
        self.names = [player.name for player in players]
        self.people = [seat for seat, player in enumerate(players) if not player.bot]
        self.heard: list[Event] = []
        self.shown = dict.fromkeys(range(SPECTATOR, len(players)), 0)  # how much of it each seat has read
        self.looking = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.words.you = self.looking
        self.shared_window = SharedWindow(self)
        self.rng = bots_rng(match.record.seed)
        self.file = unused_file(self.folder) if self.folder is not None else None
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
            self.close_bots()
        self.finish()
        return True

    def step(self) -> None:
        seat = self.match.play.seat()
        window = self.match.play.window() if len(self.people) > 1 else None
        self.shared_window.update(window)
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

    def close_bots(self) -> None:
        for bot in self.bots:
            if bot is not None and isinstance(bot.bot, Program):
                bot.bot.close()

    def ask_person(self, seat: int, window: Window | None) -> None:
        if window is not None:
            self.shared_window.step(window)
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
        for line in self.renderer.outcome(outcome):
            self.console.write(line)
        self.keep_game()
        if self.file is not None:
            self.console.write(self.words.tell("kept-whole", file=str(self.file)))

    def leave(self) -> None:
        self.console.write()
        if self.match.record.choices:
            self.keep_game()
        if self.match.record.choices and self.file is not None:
            self.console.write(self.words.tell("kept", file=str(self.file)))
        self.console.write(self.words.tell("goodbye"))

    def keep_game(self) -> None:
        if self.file is not None:
            try:
                write_text(self.file, self.match.record.text())
            except OSError as error:
                self.complain("save-failed", str(self.file), error)
                self.file = self.folder = None

    # ---- the table, for whoever looks at it

    @property
    def game(self) -> Game:
        return self.match.game

    def view(self) -> View:
        return self.match.play.view(self.looking)

    def question(self) -> str:
        if self.looking == SPECTATOR:
            return ""
        phrase = self.game.presentation.prompt(self.match.play)
        return self.with_typing(self.words.say(phrase, self.names), phrase.key)

    def offers(self) -> list[Offer]:
        return offers(self.match.play)

    def notations(self) -> list[str]:
        return [self.game.presentation.notation(code) for code in self.match.play.legal]

    def keys(self) -> list[str]:
        return [self.game.choices[code].key for code in self.match.play.legal]

    def log(self) -> list[str]:
        return self.words.events(self.game, self.heard, self.looking, self.names)

    # ---- choosing

    def choose_offer(self, number: int) -> None:
        self.heard += self.match.do_code(self.match.play.legal[number])

    def choose(self, text: str) -> None:
        try:
            self.heard += self.match.do(text)
        except UnknownChoice:
            self.cannot_read(text)
            self.tell("try-this", example=self.example())
        except Refused as refused:
            self.tell_reason(refused.reason)

    # ---- commands

    def explain(self, rest: str) -> None:
        if not rest:
            self.tell("why-usage", example=self.example())
            return
        try:
            self.tell_reason(self.game.presentation.why_not(self.match.play, rest))
        except UnknownChoice:
            self.cannot_read(rest)

    def try_out(self, rest: str) -> None:
        if not rest:
            self.tell("try-usage", example=self.example())
            return
        try:
            told = self.renderer.preview_text(self.match.foresee(rest))
        except UnknownChoice:
            self.cannot_read(rest)
        except Refused as refused:
            self.tell_reason(refused.reason)
        else:
            self.console.write(self.words.tell("try-result", move=rest[:200]) + (told or "."))

    def hint(self, rest: str) -> None:
        seed = len(self.match.record.choices)
        self.write(told_advice(advise(seat_to_decide(self.match.play), seed), self.words, self.names))

    def undo(self, rest: str) -> None:
        """Take the last step back, while nothing has been learned since."""
        try:
            mover = self.match.mover
            if self.looking not in (mover, SPECTATOR) or mover not in self.people or self.shared_window.waiting_answers:
                raise CannotUndo("another seat made the last choice")
            told = self.match.undo()
        except CannotUndo:
            self.tell("cannot-undo")
            return
        del self.heard[len(self.heard) - told :]
        self.shown = {seat: min(count, len(self.heard)) for seat, count in self.shown.items()}
        self.tell("undone")

    def join(self, rest: str) -> None:
        """A new player, by name, or a bot by its kind."""
        free = [*spare_names(self.names), rest or USUAL_BOT]
        player = Player(free[0], rest or USUAL_BOT) if not rest or is_bot(rest) else Player(rest)
        try:
            if player.bot:
                play = self.match.play
                check_fit(player.bot, play.game, play.seats + play.coming() + 1)  # or it is refused
            self.match.join()
        except KibitzError:
            self.console.write(self.words.tell("cannot-join"))
            return
        self.add_player(player)
        self.console.write(self.words.tell("joins", name=player.name))

    def add_player(self, player: Player) -> None:
        self.players.append(player)
        self.bots.append(SafeBot(bot_of(player.bot)) if player.bot else None)
        self.names.append(player.name)
        self.shown[len(self.players) - 1] = len(self.heard)
        if not player.bot:
            self.people.append(len(self.players) - 1)
            self.words.you = SPECTATOR  # several people read it
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
            self.close_bots()
            self.set_up(match, players_of(match, self.players))
        except (OSError, ValueError, RuntimeError) as error:  # a KibitzError is a ValueError
            self.complain("load-failed", rest, error)
            return
        self.console.write(self.words.tell("loaded", file=rest))

    def complain(self, key: str, file: str, error: Exception) -> None:
        self.console.write(self.words.tell(key, file=file[:200], error=str(error)[:300]))


def unused_file(folder: Path) -> Path:
    """A new name for each game: the date, the time and this process."""
    name = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{os.getpid()}"
    path, number = folder / f"{name}.kibitz", 2
    while path.exists():
        path, number = folder / f"{name}-{number}.kibitz", number + 1
    return path
