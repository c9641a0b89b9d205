"""A session at a server's table: lines from the keyboard and messages from the server, handled one by one."""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Final, NoReturn

from kibitz import wire
from kibitz.bots.external import Program, bot_of, check_fit
from kibitz.core.errors import KibitzError
from kibitz.core.rng import bots_rng
from kibitz.play.files import data_folder
from kibitz.play.words import Words, words_of
from kibitz.terminal.remote.bot_player import BotPlayer
from kibitz.terminal.remote.connection import Connected, Connection, Ended, Lost
from kibitz.terminal.remote.decoding import game_in
from kibitz.terminal.remote.errors import TurnedAway
from kibitz.terminal.remote.http_client import TableClient, nobody_answers
from kibitz.terminal.remote.key_ring import KeyRing
from kibitz.terminal.remote.keyboard import Interrupted, Keyboard, LiveConsole, Typed, restored_terminal
from kibitz.terminal.remote.rendering import refusal_text
from kibitz.terminal.remote.table import RemoteTable
from kibitz.terminal.remote.table_commands import TableCommands
from kibitz.terminal.screen import Quit

PATIENCE_S: Final = 1.0  # a person may type again when the answer takes longer
BEAT_S: Final = 0.5
PROMPT: Final = "> "
FAREWELL_S: Final = 5.0  # for the last words to be kept
ENDED: Final = ("over", "closed")  # phases in which nothing is to be chosen any more
AT_ONES_TURN: Final = ("all", "why", "try", "hint", "undo", "skip")


class RemoteSession:
    """One person at one table. Typed lines and the server's messages come through one inbox."""

    def __init__(self, link: str, language: str, bot: str = "") -> None:
        self.client = TableClient(link)
        self.language = language
        self.bot_name = bot
        self.own_bot = bot_of(bot) if bot else None
        self.inbox: SimpleQueue[object] = SimpleQueue()
        self.console = LiveConsole()
        self.held_line: str | None = None  # of a script: a line that waits until it can be answered
        self.input_ended = False  # nothing more will be typed
        self.lost = False
        self.lost_reason = ""
        self.welcomed = False  # ever
        self.awaits_welcome = False  # connected anew, and the welcome is still to come
        self.sent_at = 0.0

    # ---- joining

    def join(self, name: str, code: str, watch: bool, program: bool, passphrase: str = "") -> None:
        """Take the chair that is ours already, or a free one; or none, to watch. ``passphrase``: of a club."""
        client, ring = self.client, KeyRing(data_folder())
        key = client.key_of(code) if code else "" if watch else ring.key(client.link)
        if passphrase:
            key = client.enter_club(passphrase, key)
        found = client.table_info(key)
        game = game_in(found.info)
        words = words_of(game, self.language)
        if self.bot_name:
            check_fit(self.bot_name, game, len(found.info.chairs))  # or it takes no chair
        if isinstance(self.own_bot, Program):
            self.own_bot.try_out()
        takes_chair = not watch and not found.seats
        if takes_chair:
            key = self.take_chair(words, name, program, key)
        if key:
            self.keep_key(words, ring, key)
        if takes_chair:
            found = client.table_info(key)
        self.connection = Connection(client.socket, key, self.inbox)
        self.table = RemoteTable(self.console, self.language, found.info, self.connection.send)
        self.table_commands = TableCommands(
            self.table, client.phrases(), lambda chair, text: client.report(chair, text, key)
        )
        self.bot = (
            BotPlayer(self.table, self.own_bot, bots_rng(secrets.token_hex(8))) if self.own_bot is not None else None
        )
        self.greet(words, watch)

    def take_chair(self, words: Words, name: str, program: bool, key: str) -> str:
        """The key of the chair. The recovery code is shown at once: whatever goes wrong then, the chair is not lost."""
        seated = self.client.take_seat(name, program, key)
        self.console.write(words.tell("recovery-code", code=seated.recovery))
        self.console.flush()
        return seated.key

    def keep_key(self, words: Words, ring: KeyRing, key: str) -> None:
        """For the next time; whoever cannot keep it plays all the same."""
        try:
            ring.keep(self.client.link, key)
        except OSError as error:
            self.console.write(words.tell("key-not-kept", reason=str(error)))

    def greet(self, words: Words, watch: bool) -> None:
        names = ", ".join(self.table.names)
        self.console.write(
            words.tell("welcome-watching" if watch else "welcome", game=words.tell("title"), names=names)
        )

    # ---- the loop

    def run(self) -> int:
        """Until the person leaves, or the server does not want us any more; the exit code."""
        self.connection.start()
        self.keyboard = Keyboard(self.console, self.inbox)
        try:
            with restored_terminal(self.console.lines):
                self.type_and_hear()
        except (Quit, KeyboardInterrupt):
            self.say_goodbye()
            return 0
        except TurnedAway as refusal:
            self.console.write(refusal_text(refusal.why, self.table.words))
            return 2
        except KibitzError as error:
            self.console.write(str(error))
            return 2
        finally:
            self.connection.close()
            if isinstance(self.own_bot, Program):
                self.own_bot.close()
            self.console.flush()  # last: there may be nobody to read it any more

    def type_and_hear(self) -> NoReturn:
        try:
            self.loop()
        finally:
            self.console.stop_typing()

    def loop(self) -> NoReturn:
        while True:
            self.show()
            self.want_line()
            with suppress(Empty):
                self.handle(self.inbox.get(timeout=BEAT_S))

    def show(self) -> None:
        """Show what there is to say; at a pipe, the prompt says that an answer is wanted."""
        if self.console.prompt is not None:
            self.console.prompt = self.prompt()
        self.console.flush()

    def prompt(self) -> str:
        return (
            PROMPT
            if self.console.is_person() or self.table.state.open_seats() or not self.table.state.own_seats
            else ""
        )

    def handle(self, item: object) -> None:
        """One item of the inbox."""
        if isinstance(item, Typed):
            self.keyboard.took()
            self.handle_line(item.line)
        elif isinstance(item, Interrupted):
            raise KeyboardInterrupt
        elif isinstance(item, Connected):
            self.awaits_welcome = True
        elif isinstance(item, Lost):
            self.tell_connection_lost(item.reason)
        elif isinstance(item, Ended):
            raise TurnedAway(item.why)
        else:
            self.handle_message(item)

    def handle_message(self, message: object) -> None:
        table = self.table
        if isinstance(message, wire.Refused) and self.bot is not None:
            self.bot.handle_refusal(message)
        table.handle(message)
        self.welcomed = self.welcomed or isinstance(message, wire.Welcome)
        if isinstance(message, wire.Welcome) and self.awaits_welcome:
            self.after_reconnect()
        if isinstance(message, wire.News):
            self.connection.have = {seat: known.n for seat, known in table.state.by_seat.items() if known.n}
        if isinstance(message, wire.Chat):
            self.connection.chat = table.chat.last
        if self.bot is not None and not self.lost:
            self.bot.act()
        if self.held_line is not None and self.is_time_for(self.held_line):
            line, self.held_line = self.held_line, None
            self.obey(line)

    def after_reconnect(self) -> None:
        """Connected again: what was not answered is sent again."""
        self.awaits_welcome = False
        if self.lost:
            self.lost = False
            self.table.tell("connection-back")
        self.table.outbox.send_again()

    def tell_connection_lost(self, reason: str) -> None:
        self.lost_reason = reason
        if not self.lost:
            self.lost = True
            self.table.tell("connection-lost")

    # ---- typing

    def want_line(self) -> None:
        """Ask for the next line, when what was said before is done with."""
        if self.input_ended:
            self.stop_if_over()
            return
        table = self.table
        never_let_in = self.lost and not self.welcomed
        if self.held_line is not None or not (self.is_inside() or never_let_in):
            return
        waits = bool(table.outbox.pending) and not self.lost and time.monotonic() - self.sent_at < PATIENCE_S
        if not waits and (self.console.is_person() or not table.outbox.pending):
            self.keyboard.want(self.prompt())

    def is_inside(self) -> bool:
        """We were let in, and know how things stand."""
        return self.welcomed and self.table.state.is_complete()

    def stop_if_over(self) -> None:
        """Nobody types any more. Whoever watches, or lets a bot play, stays to the end, if they were let in."""
        stays = not self.table.state.own_seats or self.bot is not None
        if (self.table.outbox.pending or not self.welcomed) and time.monotonic() - self.sent_at < FAREWELL_S:
            return
        if not self.welcomed:
            raise nobody_answers(self.client.link, self.lost_reason)
        if not stays or self.table.info.phase in ENDED:
            raise Quit

    def handle_line(self, line: str | None) -> None:
        if line is None:
            self.input_ended = True
            self.sent_at = time.monotonic()
        elif self.is_time_for(line):
            self.obey(line)
        else:
            self.held_line = line

    def is_time_for(self, line: str) -> bool:
        """A person is answered at once; a script's choices wait until they are asked for."""
        table = self.table
        if self.console.is_person():
            return True
        if not self.is_inside():
            return False
        if table.state.open_seats() or not table.state.own_seats or self.is_command(line):
            return True
        if table.info.phase in ENDED:
            raise Quit  # a script that would choose on has nothing to choose from
        return table.info.phase == "between"

    def is_command(self, line: str) -> bool:
        """Something that can be done at any time."""
        table = self.table
        command = table.commands.get("help" if line == "?" else line.partition(" ")[0].lower())
        return command is not None and command not in [table.commands[name] for name in AT_ONES_TURN]

    def obey(self, line: str) -> None:
        self.table.obey(line)
        self.sent_at = time.monotonic()

    def say_goodbye(self) -> None:
        table = self.table
        if table.state.own_seats and table.info.phase not in ENDED:
            table.tell("come-back", link=self.client.link)
        table.tell("goodbye")
