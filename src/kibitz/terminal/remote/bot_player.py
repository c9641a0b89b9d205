"""A bot that plays for a person at a table on a server. It sees what the protocol tells its chair, and nothing else."""

from __future__ import annotations

import time

from kibitz import wire
from kibitz.bots.safe import Bot, SafeBot
from kibitz.core.rng import Rng
from kibitz.play.seat import Seat, seat_asked
from kibitz.terminal.remote.rendering import printable
from kibitz.terminal.remote.table import RemoteTable

TEMPORARY = ("unavailable", "internal")  # kinds of refusals after which the same answer is worth another try
WAIT_S = 1.0


class BotPlayer:
    """Answers for a person: with a move; if that is refused, with its first choice; then with any choice."""

    def __init__(self, table: RemoteTable, bot: Bot, rng: Rng) -> None:
        self.table = table
        self.bot = bot
        self.safe_bot = SafeBot(bot)  # in the game with this number
        self.game = 0
        self.rng = rng
        self.answered: dict[int, int] = {}  # by chair, the decision that was answered
        self.moves: dict[str, list[list[str]]] = {}  # by id of the message: the moves to try, that one first

    def act(self) -> None:
        """Answer what is asked now, and agree to what people wish."""
        table = self.table
        if table.outbox.pending:
            return
        for seat in table.state.open_seats():
            ask = table.state.seat(seat).ask
            assert ask is not None
            if self.answered.get(seat) != ask.decision:
                self.answered[seat] = ask.decision
                self.answer(seat, ask.decision, self.tries(seat, ask))
        self.agree()

    def tries(self, seat: int, ask: wire.Ask) -> list[list[str]]:
        """The bot's move, and what to try if it is refused: a plan may rest on cards that turn out to be others."""
        table = self.table
        view = table.state.seat(seat).view
        assert view is not None
        codes = self.ask_bot(seat, seat_asked(view, game=table.game))
        texts = [table.game.choices[code].text for code in codes]
        return [texts, texts[:1], [ask.offers[0].text]]

    def ask_bot(self, number: int, seat: Seat) -> list[int]:
        """Its choices. A bot that fails in one game is asked again in the next one."""
        if self.game != self.table.info.begun:
            self.game, self.safe_bot = self.table.info.begun, SafeBot(self.bot)
        bot, gone = self.safe_bot, self.safe_bot.forfeited
        codes = bot(seat, self.rng)
        if bot.forfeited and not gone:
            self.table.tell("bot-failed", name=self.table.names[number], error=printable(bot.last_failure))
        return codes

    def answer(self, seat: int, decision: int, tries: list[list[str]]) -> None:
        act = wire.Choose(id=self.table.new_id(), seat=seat, decision=decision, choices=tries[0])
        self.moves = {act.id: tries}
        self.table.do(act)

    def handle_refusal(self, refused: wire.Refused) -> None:
        """Try something else, or the same again if that was not the reason."""
        act = self.table.outbox.pending.get(refused.id)
        tries = self.moves.get(refused.id, [])
        again = refused.kind in TEMPORARY
        left = tries if again else tries[1:]
        if isinstance(act, wire.Choose) and act.seat is not None and left and refused.decision in (-1, act.decision):
            time.sleep(WAIT_S if again else 0)
            self.answer(act.seat, act.decision, left)

    def agree(self) -> None:
        """Agree to what people wish: to take a move back, to break the game off, to play the next game."""
        table, info = self.table, self.table.info
        if set(info.undo_open) & set(table.state.own_seats):
            table.do(wire.Consent(id=table.new_id(), yes=True))
        ready = any(chair.ready for chair in info.chairs if chair.kind == "person")
        own = [info.chairs[seat] for seat in table.state.own_seats]
        if (info.phase == "between" or (info.phase == "over" and ready)) and not all(chair.ready for chair in own):
            table.do(wire.Again(id=table.new_id()))
