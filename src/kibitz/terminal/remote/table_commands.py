"""The commands of a table on a server that are not about the game: chat, agreements, seats, and those of the host."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from kibitz import wire
from kibitz.play.windows import occasion
from kibitz.terminal.remote.errors import TurnedAway
from kibitz.terminal.remote.rendering import printable, refusal_text
from kibitz.terminal.remote.table import RemoteTable

LONGEST_TEXT = 500
LONGEST_REPORT = 1000
LONGEST_NAME = 40
PHRASE = "phrase-"


class TableCommands:
    """Commands of a table on a server, beside those of every table."""

    def __init__(self, table: RemoteTable, phrases: list[str], send_report: Callable[[int, str], int]) -> None:
        self.table = table
        self.phrases = phrases  # quick phrases, which everybody reads in their own language
        self.send_report = send_report  # about a chair; the number it gets
        self.orders: dict[str, str] = {}  # standing orders that were given here
        table.add_commands(
            {
                "name": self.rename,
                "say": self.say,
                "phrase": self.say_phrase,
                "chat": self.show_earlier,
                "skip": table.let_pass,
                "wait": table.wait,
                "order": self.order,
                "again": self.again,
                "agree": self.agree,
                "decline": self.decline,
                "who": self.who,
                "report": self.report,
                "stand": self.stand,
                "resume": self.resume,
                "resign": self.resign,
                "abort": self.abort,
                "start": self.start,
                "kick": self.kick,
                "mute": self.mute,
                "replace": self.replace,
            }
        )

    # ---- chat

    def may_talk(self) -> bool:
        table = self.table
        if not table.info.chat:
            table.tell("no-chat")
        elif table.looking >= 0 and table.info.chairs[table.looking].muted:
            table.tell("you-are-muted")
        else:
            return True
        return False

    def say(self, rest: str) -> None:
        if not rest:
            self.table.tell("say-usage")
        elif self.may_talk():
            text = printable(rest)[:LONGEST_TEXT]
            self.table.do(wire.Say(id=self.table.new_id(), seat=self.table.own_seat, text=text))

    def say_phrase(self, rest: str) -> None:
        """A quick phrase by its number or name; without one, all of them."""
        table = self.table
        wish = rest.lower()
        found = [name for number, name in enumerate(self.phrases, 1) if wish in (str(number), name)]
        if not found:
            table.write([f" {number:>2}  {self.phrase_text(name)}" for number, name in enumerate(self.phrases, 1)])
            table.tell("quick-usage")
        elif self.may_talk():
            table.do(wire.Say(id=table.new_id(), seat=table.own_seat, phrase=found[0]))

    def show_earlier(self, rest: str) -> None:
        """What was said before the lines that were shown."""
        if self.table.info.chat:
            self.table.do(wire.Chats(id=self.table.new_id(), before=self.table.chat.first))
        else:
            self.table.tell("no-chat")

    def phrase_text(self, name: str) -> str:
        words = self.table.words
        return words.tell(PHRASE + name) if words.has(PHRASE + name) else printable(name)

    def who(self, rest: str) -> None:
        """Who sits where, and who is there."""
        table = self.table
        table.write(table.chairs())
        if table.state.watching:
            table.tell("watching", count=table.state.watching)

    def report(self, rest: str) -> None:
        """Tell whoever runs the server about somebody: ``report Ben he insults everybody``."""
        table, (who, _, text) = self.table, rest.partition(" ")
        chair = self.chair(who)
        if chair is None:
            return
        if not text.strip():
            table.tell("report-usage")
            return
        try:
            number = self.send_report(chair, printable(text.strip())[:LONGEST_REPORT])
        except TurnedAway as refused:
            table.console.write(refusal_text(refused.why, table.words, table.names))
        else:
            table.tell("report-sent", number=number)

    # ---- standing orders and agreements

    def order(self, rest: str) -> None:
        """What to do whenever a reaction window of some kind opens: ``order action pass``."""
        kind, _, answer = rest.partition(" ")
        kinds = self.table.game.windows
        if kind.isdecimal() and len(kind) < 3 and 1 <= int(kind) <= len(kinds):
            kind = kinds[int(kind) - 1]
        wish = self.order_answer(answer.strip().lower())
        if kind not in kinds or wish is None:
            self.show_orders()
            return
        self.orders[kind] = wish
        self.table.do(wire.Order(id=self.table.new_id(), seat=self.table.own_seat, kind=kind, answer=wish))
        self.table.console.write(self.order_text(kind))

    def order_answer(self, text: str) -> Literal["pass", "ask"] | None:
        words = self.table.words
        if text in ("pass", words.tell("order-pass")):
            return "pass"
        return "ask" if text in ("ask", words.tell("order-ask")) else None

    def show_orders(self) -> None:
        table = self.table
        if not table.game.windows:
            table.tell("no-orders")
            return
        lines = [f" {number:>2}  {self.order_text(kind)}" for number, kind in enumerate(table.game.windows, 1)]
        table.write([*lines, table.words.tell("order-usage", example=table.game.windows[0])])

    def order_text(self, kind: str) -> str:
        words = self.table.words
        does = words.tell("order-does-" + self.orders.get(kind, "ask"))
        return words.tell("order-line", kind=kind, when=words.say(occasion(kind)), does=does)

    def again(self, rest: str) -> None:
        if self.table.info.phase in ("between", "over"):
            self.table.do(wire.Again(id=self.table.new_id(), seat=self.table.own_seat))
        else:
            self.table.tell("not-over-yet")

    def agree(self, rest: str) -> None:
        self.consent(True)

    def decline(self, rest: str) -> None:
        self.consent(False)

    def consent(self, yes: bool) -> None:
        if set(self.table.info.undo_open) & set(self.table.state.own_seats):
            self.table.do(wire.Consent(id=self.table.new_id(), seat=self.table.own_seat, yes=yes))
        else:
            self.table.tell("nothing-to-agree")

    # ---- seats

    def rename(self, rest: str) -> None:
        """What the others call this person from now on."""
        name = printable(rest)[:LONGEST_NAME]
        if name:
            self.table.do(wire.Rename(id=self.table.new_id(), seat=self.table.own_seat, name=name))
        else:
            self.who("")

    def stand(self, rest: str) -> None:
        self.table.do(wire.Leave(id=self.table.new_id(), seat=self.table.own_seat))

    def resume(self, rest: str) -> None:
        self.table.do(wire.Resume(id=self.table.new_id(), seat=self.table.own_seat))

    def resign(self, rest: str) -> None:
        if self.is_sure("resign", rest):
            self.table.do(wire.Resign(id=self.table.new_id(), seat=self.table.own_seat))

    def abort(self, rest: str) -> None:
        if self.is_sure("abort", rest):
            self.table.do(wire.Abort(id=self.table.new_id(), seat=self.table.own_seat))

    def is_sure(self, act: str, rest: str) -> bool:
        """Whether this person may end the game early, and has said yes; otherwise they are told what it means."""
        table, yes = self.table, self.table.words.tell("act-yes")
        if act not in table.may():
            table.tell("no-game-now")
            return False
        if rest.lower() in ("yes", yes):
            return True
        table.tell(f"act-{act}-says")
        table.tell("act-usage", command=f"{table.words.tell('command-' + act)} {yes}")
        return False

    # ---- the host's commands

    def start(self, rest: str) -> None:
        bot = {"bot": rest[:20]} if rest else {}
        if self.table.info.phase != "open":
            self.table.tell("begun-already")
        else:
            self.table.do(wire.Start(id=self.table.new_id(), seat=self.table.own_seat, **bot))

    def chair(self, wish: str) -> int | None:
        """The chair with this number or name; without one, all of them are shown."""
        found = self.table.chair_called(wish)
        if found is None:
            self.who("")
            self.table.tell("chair-usage")
        return found

    def kick(self, rest: str) -> None:
        chair = self.chair(rest)
        if chair is not None:
            self.table.do(wire.Kick(id=self.table.new_id(), seat=self.table.own_seat, chair=chair))

    def mute(self, rest: str) -> None:
        """Once: not heard any more; once more: heard again."""
        chair = self.chair(rest)
        if chair is not None:
            muted = not self.table.info.chairs[chair].muted
            self.table.do(wire.Mute(id=self.table.new_id(), seat=self.table.own_seat, chair=chair, muted=muted))

    def replace(self, rest: str) -> None:
        """The bot that was agreed on plays for this chair: ``replace Ben``; a level behind it changes nothing."""
        chair = self.chair(rest if self.table.chair_called(rest) is not None else rest.rpartition(" ")[0])
        if chair is not None:
            self.table.do(wire.Replace(id=self.table.new_id(), seat=self.table.own_seat, chair=chair))
