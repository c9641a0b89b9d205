"""A table on a server: the same screen as a local one, and everything comes over the table protocol."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from kibitz import wire
from kibitz.core.game import SPECTATOR, Game, View
from kibitz.core.presentation import Reason
from kibitz.play.rulebook import first_rule
from kibitz.play.words import words_of
from kibitz.terminal.console import Console
from kibitz.terminal.remote.chat import ChatLog
from kibitz.terminal.remote.decoding import game_in, offer_of, preview_of
from kibitz.terminal.remote.outbox import Outbox
from kibitz.terminal.remote.rendering import NewsRenderer, advice_lines, printable, refusal_text, time_left, window_left
from kibitz.terminal.remote.table_state import SeatState, TableState
from kibitz.terminal.screen import Screen
from kibitz.terminal.view_rendering import Offer

PRIVATE: Final = ("table", "all", "why", "try", "hint", "undo", "resign", "log", "piles")


class RemoteTable(Screen):
    """What one person, at one chair or several, or a spectator, sees and does at a table."""

    def __init__(self, console: Console, language: str, info: wire.Info, send: Callable[[wire.Spoken], None]) -> None:
        self.played_game = game_in(info)
        super().__init__(console, words_of(self.played_game, language))
        self.outbox = Outbox(send)
        self.state = TableState(info)
        self.chat = ChatLog()
        self.called_seats: list[int] = []  # of several chairs: who is to take the screen, or all who may answer
        self.shown_phase = ""
        self.shown_wish: tuple[str, list[int]] = ("", [])
        self.learn_info(info)

    # ---- how things stand

    def learn_info(self, info: wire.Info) -> None:
        """How the table stands. What is played there is told in full only to whoever comes."""
        if info.version != self.played_game.version or (info.options and info.options != self.played_game.options):
            self.played_game = game_in(info)
            self.words = words_of(self.played_game, self.words.language)
        self.state.learn_info(info)
        free = self.words.tell("free-chair")
        self.names = [printable(chair.name) or free for chair in info.chairs]
        self.news_renderer = NewsRenderer(self.renderer, info)

    @property
    def game(self) -> Game:
        return self.played_game

    @property
    def info(self) -> wire.Info:
        return self.state.info

    @property
    def known(self) -> SeatState:
        """What the seat that is looking knows."""
        return self.state.seat(self.looking)

    def may(self) -> list[str]:
        """What else this person may do now, at any of their chairs."""
        return [act for seat in self.state.own_seats for act in self.state.seat(seat).may]

    def view(self) -> View:
        return self.known.view or {}

    def ask(self) -> wire.Ask | None:
        """What the seat that is looking is asked; also if it has answered in a reaction window and may change that."""
        ask = self.known.ask
        return ask if ask is not None and self.looking in ask.seats and not self.state.is_idle(ask) else None

    def question(self) -> str:
        ask = self.ask()
        if ask is None or ask.says is None:
            return ""
        if ask.window:
            left = window_left(ask, time.monotonic() - self.known.asked_at, self.words)
        else:
            left = time_left(self.info.clock, self.looking, time.monotonic() - self.state.info_at, self.words)
        return self.with_typing(self.say(ask.says), ask.says.key) + (f" ({left})" if left else "")

    def offers(self) -> list[Offer]:
        ask = self.ask()
        return [] if ask is None else [offer_of(offer) for offer in ask.offers]

    def notations(self) -> list[str]:
        ask = self.ask()
        return [] if ask is None else [offer.text for offer in ask.offers]

    def keys(self) -> list[str]:
        ask = self.ask()
        return [] if ask is None else [offer.key for offer in ask.offers]

    def log(self) -> list[str]:
        return self.known.log

    def say(self, said: wire.Said) -> str:
        return self.news_renderer.say(said)

    # ---- messages of the server

    def handle(self, message: object) -> None:
        if isinstance(message, wire.Welcome):
            self.take_seats(message)
        elif isinstance(message, wire.News):
            self.handle_news(message)
        elif isinstance(message, wire.Done):
            self.outbox.answered(message.id)
        elif isinstance(message, wire.Refused):
            self.handle_refusal(message)
        elif isinstance(message, wire.Answer):
            self.handle_answer(message)
        elif isinstance(message, wire.Chat):
            self.show_chat(message)
        elif isinstance(message, wire.People):
            self.state.learn_people(message)

    def take_seats(self, welcome: wire.Welcome) -> None:
        if self.state.own_seats and not welcome.seats:
            self.tell("chair-lost")
        self.state.learn_seats(welcome)
        places = welcome.seats or [SPECTATOR]
        if self.looking not in places:
            self.looking = places[0]

    def handle_news(self, news: wire.News) -> None:
        if news.info is not None:
            self.learn_info(news.info)
        own = self.state.own_seats
        self.words.you = own[0] if len(own) == 1 else SPECTATOR
        self.state.seat(news.seat).take(news, self.news_renderer.sentences)
        self.show_news()

    def show_chat(self, chat: wire.Chat) -> None:
        asked = self.outbox.answered(chat.id) if chat.id else None
        lines = self.chat.to_show(chat)
        self.write([self.news_renderer.chat_line(line) for line in lines])
        if asked is not None and not lines:
            self.tell("chat-no-more")

    # ---- showing

    def show_news(self) -> None:
        """Show what is new to whoever looks, and the table if something is asked."""
        if not self.state.is_complete():
            return
        opened = self.state.open_seats()
        if len(self.state.own_seats) > 1 and opened and self.looking not in opened:
            self.call_to_screen(opened)
            return
        self.called_seats = []
        self.read_out()
        self.tell_phase()
        ask = self.ask()
        if self.looking in opened and ask is not None and self.known.shown != ask.decision:
            self.known.shown = ask.decision
            self.show_table("")
        elif self.looking not in opened:
            self.mention_window()

    def mention_window(self) -> None:
        """Others may answer: a quiet line, the same for whoever could answer nothing, or is not asked."""
        ask = self.known.ask
        if ask is None or not ask.fixed or ask.answered or ask.window == self.known.shown_window:
            return
        self.known.shown_window = ask.window
        self.tell("others-may-answer", seconds=-(-ask.closes // 1000))

    def read_out(self) -> None:
        self.write(self.known.unread())

    def call_to_screen(self, opened: list[int]) -> None:
        """With several chairs nobody sees another's hand: one is called to the screen, or all are asked "anyone?"."""
        if self.called_seats == opened:
            return
        if self.looking != SPECTATOR:
            self.console.clear()
        self.looking, self.called_seats = SPECTATOR, opened
        ask = self.state.seat(opened[0]).ask
        if len(opened) == 1 or ask is None or ask.says is None:
            self.tell("hand-over", name=self.names[opened[0]])
            return
        self.console.write(self.say(ask.says))
        self.tell("anyone", names=" · ".join(f"{seat + 1} {self.names[seat]}" for seat in opened))

    def come_to_screen(self, line: str) -> bool:
        """Whoever was called looks at the screen now, or says who does; False if that was something else."""
        called, seat = self.called_seats, self.chair_called(line)
        if len(called) > 1 and seat not in called:
            return False
        self.looking, self.called_seats = called[0] if len(called) == 1 or seat is None else seat, []
        self.known.shown = -1
        self.show_news()
        return True

    def chair_called(self, wish: str) -> int | None:
        """The chair with this number; or with this name, which may be a number, too."""
        called = [str(seat + 1) for seat in range(len(self.names))] + [name.lower() for name in self.names]
        return called.index(wish.lower()) % len(self.names) if wish.lower() in called else None

    def tell_phase(self) -> None:
        """What is to be agreed on beside the game: taking back, breaking off, the next game."""
        asked = [seat for seat in self.info.undo_open if seat in self.state.own_seats]
        wish = (self.info.wish, asked)
        if asked and wish != self.shown_wish:
            key = "consent-asked-abort" if self.info.wish == "abort" else "consent-asked"
            self.tell(key, name=self.names[self.info.undo_asked])
        self.shown_wish = wish
        if self.info.phase != self.shown_phase:
            self.shown_phase = self.info.phase
            if self.info.phase == "open":
                self.show_table("")
            elif self.info.phase in ("between", "over", "closed") and self.state.own_seats:
                self.tell(f"phase-{self.info.phase}")

    def show_table(self, rest: str) -> None:
        if self.known.view is not None:
            super().show_table(rest)
            return
        self.write(["", *self.chairs(), self.words.tell("phase-open-host" if self.state.is_host else "phase-open")])

    def chairs(self) -> list[str]:
        """Who sits where."""
        return [
            self.news_renderer.chair(seat, self.state.own_seats, self.state.connected)
            for seat in range(len(self.names))
        ]

    # ---- doing

    def do(self, act: wire.Act | wire.Query) -> None:
        self.outbox.send(act)

    def new_id(self) -> str:
        return self.outbox.new_id()

    @property
    def own_seat(self) -> int | None:
        """The chair for which this person acts."""
        return self.looking if self.looking >= 0 else None

    def obey(self, line: str) -> None:
        if self.called_seats and self.come_to_screen(line):
            return
        if not line and self.state.window():
            self.let_pass("")
        elif self.called_seats and self.is_private(line):
            opened, self.called_seats = self.called_seats, []
            self.call_to_screen(opened)
        else:
            super().obey(line)

    def is_private(self, line: str) -> bool:
        """About one person's cards: not while everybody is looking."""
        command = self.commands.get(line.partition(" ")[0].lower())
        return command is None or command in [self.commands[name] for name in PRIVATE]

    def is_asked(self) -> bool:
        """Is this person asked something? If not, say who is."""
        if self.ask() is not None:
            return True
        ask = self.known.ask
        if ask is None or self.info.phase != "playing":
            self.tell("no-game-now")
        else:
            names = ", ".join(self.names[seat] for seat in ask.seats if seat < len(self.names))
            self.tell("not-your-turn", names=names)
        return False

    def choose_number(self, line: str) -> None:
        if self.is_asked():
            super().choose_number(line)

    def choose_offer(self, number: int) -> None:
        self.choose(self.notations()[number])

    def choose(self, text: str) -> None:
        ask = self.ask()
        if self.is_asked() and ask is not None:
            self.answer(ask, [text[:2000]])

    def answer(self, ask: wire.Ask, texts: list[str]) -> None:
        self.do(wire.Choose(id=self.new_id(), seat=self.own_seat, decision=ask.decision, choices=texts))

    def let_pass(self, rest: str) -> None:
        """All chairs of this person let a reaction window pass."""
        window = self.state.window()
        if window:
            self.do(wire.LetPass(id=self.new_id(), window=window))
        else:
            self.tell("no-window")

    def wait(self, rest: str) -> None:
        """More time for the reaction window that is open, whoever is asked in it."""
        asks = [known.ask for known in self.state.by_seat.values() if known.ask is not None]
        window = max((ask.window for ask in asks), default=0)
        if window:
            self.do(wire.Wait(id=self.new_id(), seat=self.own_seat, window=window))
        else:
            self.tell("refused-wait")

    def show_all(self, rest: str) -> None:
        if self.is_asked():
            super().show_all(rest)

    def show_piles(self, rest: str) -> None:
        if self.known.view is None:
            self.tell("no-game-now")
        else:
            super().show_piles(rest)

    def show_help(self, rest: str) -> None:
        self.tell("help-join", rule=first_rule(self.game.name))

    def explain(self, rest: str) -> None:
        if not self.is_asked():
            return
        if not rest:
            self.tell("why-usage", example=self.example())
        else:
            self.do(wire.Why(id=self.new_id(), seat=self.own_seat, choice=rest[:2000]))

    def try_out(self, rest: str) -> None:
        if not self.is_asked():
            return
        if not rest:
            self.tell("try-usage", example=self.example())
        else:
            self.do(wire.Foresee(id=self.new_id(), seat=self.own_seat, choices=[rest[:2000]]))

    def hint(self, rest: str) -> None:
        if not self.info.hints:
            self.tell("no-hints")
        elif self.is_asked():
            self.do(wire.Hint(id=self.new_id(), seat=self.own_seat))

    def undo(self, rest: str) -> None:
        if not self.info.undo:
            self.tell("no-undo")
        elif not self.known.can_undo:
            self.tell("cannot-undo")
        else:
            self.do(wire.Undo(id=self.new_id(), seat=self.own_seat))

    # ---- answers

    def handle_answer(self, answer: wire.Answer) -> None:
        asked = self.outbox.answered(answer.id)
        if isinstance(asked, wire.Why) and answer.says:
            self.tell_reason(Reason(answer.rule, wire.phrase_of(answer.says[0])))
        elif isinstance(asked, wire.Foresee):
            told = self.renderer.preview_text(preview_of(answer.says, answer.points))
            self.console.write(self.words.tell("try-result", move=asked.choices[0][:200]) + (told or "."))
        elif isinstance(asked, wire.Hint):
            self.write(advice_lines(answer.advice, self.words, self.names))

    def handle_refusal(self, refused: wire.Refused) -> None:
        """Why something was not done: the rule it breaks, or what is the matter with the table."""
        act = self.outbox.answered(refused.id)
        if isinstance(act, wire.Choose | wire.Foresee | wire.Why) and refused.kind == "unknown-choice":
            self.cannot_read(act.choice if isinstance(act, wire.Why) else act.choices[0])
            if self.notations():
                self.tell("try-this", example=self.example())
            return
        told = refusal_text(refused, self.words, self.names)
        rule = printable(refused.rule)
        shown = self.words.tell("refused", rule=rule, reason=told) if rule else told
        self.console.write(self.with_typing(shown, refused.says.key if refused.says is not None else ""))
