"""A table on a server, as its news tell it: the same line mode, and everything comes over the table protocol."""

from __future__ import annotations

import itertools
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from kibitz import wire
from kibitz.core.game import SPECTATOR, Game, Json, View
from kibitz.core.presentation import Preview, Reason
from kibitz.games import make_game
from kibitz.play.rulebook import first_rule
from kibitz.play.words import words_of
from kibitz.terminal.console import Console
from kibitz.terminal.remote.errors import turned_away
from kibitz.terminal.remote.rendering import NewsRenderer, advice_lines, printable, refusal_text, time_left
from kibitz.terminal.screen import Screen
from kibitz.terminal.view_rendering import Offer

PRIVATE: Final = ("table", "all", "why", "try", "hint", "undo", "log", "piles")
LATEST: Final = 12  # sentences shown to whoever comes to a running game; the others are in the log


class Place:
    """One chair of this person, or the spectators' place: what is known there."""

    def __init__(self) -> None:
        self.n = 0
        self.view: View | None = None
        self.ask: wire.Ask | None = None
        self.can_undo = True
        self.log: list[str] = []
        self.read = 0  # how much of the log has been shown
        self.shown = -1  # the decision for which the table was shown


class RemoteTable(Screen):
    """What one person, at one chair or several, or a spectator, sees and does at a table."""

    def __init__(self, console: Console, language: str, info: wire.Info, send: Callable[[wire.Spoken], None]) -> None:
        self.made = game_in(info)
        super().__init__(console, words_of(self.made, language))
        self.send = send
        self.seats: list[int] = []
        self.host = False
        self.there: list[int] | None = None  # chairs whose people are connected; None: not told yet
        self.watching = 0
        self.places: dict[int, Place] = {}
        self.pending: dict[str, wire.Act | wire.Query] = {}  # said, and not answered yet
        self.ids = (f"{secrets.token_hex(6)}-{count}" for count in itertools.count(1))
        self.called: list[int] = []  # of several chairs: who is to take the screen, or all who may answer
        self.told_phase = ""
        self.told_wish: list[int] = []
        self.learn_info(info)

    # ---- how things stand

    def learn_info(self, info: wire.Info) -> None:
        """How the table stands. What is played there is told in full only to whoever comes."""
        if info.version != self.made.version or (info.options and info.options != self.made.options):
            self.made = game_in(info)
            self.words = words_of(self.made, self.words.language)
        self.info = info
        self.info_at = time.monotonic()
        free = self.words.tell("free-chair")
        self.names = [printable(chair.name) or free for chair in info.chairs]
        self.news_renderer = NewsRenderer(self.renderer, info)

    @property
    def game(self) -> Game:
        return self.made

    @property
    def place(self) -> Place:
        return self.places.setdefault(self.looking, Place())

    def view(self) -> View:
        return self.place.view or {}

    def ask(self) -> wire.Ask | None:
        """What the seat that is looking is asked; also if it has answered in a reaction window and may change that."""
        ask = self.place.ask
        return ask if ask is not None and self.looking in ask.seats else None

    def open_seats(self) -> list[int]:
        """Those of this person's chairs that have still to answer."""
        found = [(seat, self.places[seat].ask) for seat in self.seats if seat in self.places]
        return [seat for seat, ask in found if ask is not None and seat in ask.seats and not ask.answered]

    def question(self) -> str:
        ask = self.ask()
        if ask is None or ask.says is None:
            return ""
        left = time_left(self.info.clock, self.looking, time.monotonic() - self.info_at, self.words)
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
        return self.place.log

    def say(self, said: wire.Said) -> str:
        return self.news_renderer.say(said)

    # ---- hearing

    def hear(self, message: object) -> None:
        if isinstance(message, wire.Welcome):
            self.take_seats(message)
        elif isinstance(message, wire.News):
            self.hear_news(message)
        elif isinstance(message, wire.Done):
            self.pending.pop(message.id, None)
        elif isinstance(message, wire.Refused):
            self.hear_refusal(message)
        elif isinstance(message, wire.Answer):
            self.hear_answer(message)
        elif isinstance(message, wire.People):
            self.there, self.watching = message.seats, message.watching

    def take_seats(self, welcome: wire.Welcome) -> None:
        """The chairs may be others than before: somebody was sent away, or everybody has moved on for a rematch."""
        if self.seats and not welcome.seats:
            self.tell("chair-lost")
        self.seats, self.host = welcome.seats, welcome.host
        own = self.seats or [SPECTATOR]
        self.places = {seat: place for seat, place in self.places.items() if seat in own}
        if self.looking not in own:
            self.looking = own[0]

    def say_again(self) -> None:
        """The line stands anew: whatever was not answered is said again; what had been done is done once."""
        for message in self.pending.values():
            self.send(message)

    def hear_news(self, news: wire.News) -> None:
        if news.info is not None:
            self.learn_info(news.info)
        place = self.places.setdefault(news.seat, Place())
        late = news.fresh or not place.n
        for item in news.items:
            if late or item.n > place.n:
                self.keep(place, item)
        if late:
            place.read = max(place.read, len(place.log) - LATEST)
        place.n = news.n
        place.view = msgspec.json.decode(news.view)
        place.ask = news.ask
        place.can_undo = news.can_undo
        self.look()

    def keep(self, place: Place, item: wire.Spot) -> None:
        if item.kind == "dealt":  # the log is that of one game
            place.log, place.read = place.log[place.read :], 0
        place.log += self.news_renderer.sentences(item)

    # ---- showing

    def is_complete(self) -> bool:
        """Everything is there; of several chairs, not only some have heard the news."""
        asked = {tuple(place.ask.seats) if place.ask else () for place in self.places.values()}
        return len(asked) == 1 and all(seat in self.places for seat in self.seats)

    def look(self) -> None:
        """Show what is new to whoever looks, and the table if something is asked."""
        if not self.is_complete():
            return
        opened = self.open_seats()
        if len(self.seats) > 1 and opened and self.looking not in opened:
            self.call(opened)
            return
        self.called = []
        self.read_out()
        self.tell_phase()
        ask = self.ask()
        if self.looking in opened and ask is not None and self.place.shown != ask.decision:
            self.place.shown = ask.decision
            self.show_table("")

    def read_out(self) -> None:
        place = self.place
        self.write(place.log[place.read :])
        place.read = len(place.log)

    def call(self, opened: list[int]) -> None:
        """With several chairs nobody sees another's hand: one is called to the screen, or all are asked "anyone?"."""
        if self.called == opened:
            return
        if self.looking != SPECTATOR:
            self.console.clear()
        self.looking, self.called = SPECTATOR, opened
        ask = self.places[opened[0]].ask
        if len(opened) == 1 or ask is None or ask.says is None:
            self.tell("hand-over", name=self.names[opened[0]])
            return
        self.console.write(self.say(ask.says))
        self.tell("anyone", names=" · ".join(f"{seat + 1} {self.names[seat]}" for seat in opened))

    def come_to_screen(self, line: str) -> bool:
        """Whoever was called looks at the screen now, or says who does; False if that was something else."""
        called, seat = self.called, self.chair_called(line)
        if len(called) > 1 and seat not in called:
            return False
        self.looking, self.called = called[0] if len(called) == 1 or seat is None else seat, []
        self.place.shown = -1
        self.look()
        return True

    def chair_called(self, wish: str) -> int | None:
        """The chair with this number, or name."""
        for seat, name in enumerate(self.names):
            if wish.lower() in (str(seat + 1), name.lower()):
                return seat
        return None

    def tell_phase(self) -> None:
        """What is to be agreed on beside the game: taking back, the next game."""
        wished = [seat for seat in self.info.undo_open if seat in self.seats]
        if wished and wished != self.told_wish:
            self.tell("consent-asked", name=self.names[self.info.undo_asked])
        self.told_wish = wished
        if self.info.phase != self.told_phase:
            self.told_phase = self.info.phase
            if self.info.phase == "open":
                self.show_table("")
            elif self.info.phase in ("between", "over") and self.seats:
                self.tell(f"phase-{self.info.phase}")

    def show_table(self, rest: str) -> None:
        if self.place.view is not None:
            super().show_table(rest)
            return
        self.write(["", *self.chairs(), self.words.tell("phase-open-host" if self.host else "phase-open")])

    def chairs(self) -> list[str]:
        """Who sits where."""
        return [self.news_renderer.chair(seat, self.seats, self.there) for seat in range(len(self.names))]

    # ---- doing

    def do(self, act: wire.Act | wire.Query) -> None:
        self.pending[act.id] = act
        self.send(act)

    def new_id(self) -> str:
        return next(self.ids)

    @property
    def own_seat(self) -> int | None:
        """The chair for which this person acts."""
        return self.looking if self.looking >= 0 else None

    def obey(self, line: str) -> None:
        if self.called and self.come_to_screen(line):
            return
        if not line and self.window():
            self.let_pass("")
        elif self.called and self.is_private(line):
            opened, self.called = self.called, []
            self.call(opened)
        else:
            super().obey(line)

    def is_private(self, line: str) -> bool:
        """About one person's cards: not while everybody is looking."""
        command = self.commands.get(line.partition(" ")[0].lower())
        return command is None or command in [self.commands[name] for name in PRIVATE]

    def window(self) -> int:
        """The reaction window in which a chair of this person has still to answer; 0 if there is none."""
        asks = [self.places[seat].ask for seat in self.open_seats()]
        return max((ask.window for ask in asks if ask is not None), default=0)

    def is_asked(self) -> bool:
        """Is this person asked something? If not, say who is."""
        if self.ask() is not None:
            return True
        ask = self.place.ask
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
        window = self.window()
        if window:
            self.do(wire.LetPass(id=self.new_id(), window=window))
        else:
            self.tell("no-window")

    def show_all(self, rest: str) -> None:
        if self.is_asked():
            super().show_all(rest)

    def show_piles(self, rest: str) -> None:
        if self.place.view is None:
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
        elif not self.place.can_undo:
            self.tell("cannot-undo")
        else:
            self.do(wire.Undo(id=self.new_id(), seat=self.own_seat))

    # ---- answers

    def hear_answer(self, answer: wire.Answer) -> None:
        asked = self.pending.pop(answer.id, None)
        if isinstance(asked, wire.Why) and answer.says:
            self.tell_reason(Reason(answer.rule, wire.phrase_of(answer.says[0])))
        elif isinstance(asked, wire.Foresee):
            told = self.renderer.preview_text(preview_of(answer.says, answer.points))
            self.console.write(self.words.tell("try-result", move=asked.choices[0][:200]) + (told or "."))
        elif isinstance(asked, wire.Hint):
            self.write(advice_lines(answer.advice, self.words, self.names))

    def hear_refusal(self, refused: wire.Refused) -> None:
        """Why something was not done: the rule it breaks, or what is the matter with the table."""
        act = self.pending.pop(refused.id, None)
        if isinstance(act, wire.Choose | wire.Foresee | wire.Why) and refused.kind == "unknown-choice":
            self.cannot_read(act.choice if isinstance(act, wire.Why) else act.choices[0])
            if self.notations():
                self.tell("try-this", example=self.example())
            return
        told = refusal_text(refused, self.words, self.names)
        rule = printable(refused.rule)
        shown = self.words.tell("refused", rule=rule, reason=told) if rule else told
        self.console.write(self.with_typing(shown, refused.says.key if refused.says is not None else ""))


def game_in(info: wire.Info) -> Game:
    """The game that is played at a table, by our own rules: names of cards, piles, words."""
    options: dict[str, Json] = dict(info.options)
    game = make_game(info.game, options, len(info.chairs))
    if game.version != info.version:
        message = f"the server plays by version {info.version} of the rules, this program by version {game.version}"
        raise turned_away(message, "other-version", theirs=info.version, ours=game.version)
    return game


def offer_of(offer: wire.Offer) -> Offer:
    return Offer(offer.text, wire.phrase_of(offer.says), preview_of(offer.follows, offer.points), offer.key)


def preview_of(says: Sequence[wire.Said], points: Sequence[int]) -> Preview:
    return Preview([wire.phrase_of(said) for said in says], (points[0], points[1]) if len(points) == 2 else None)
