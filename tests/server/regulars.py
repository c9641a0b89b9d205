"""Scripted clients that come back, whatever happens to the server, and note what they were promised."""

from __future__ import annotations

import asyncio
import random
from typing import Final

from websockets.exceptions import WebSocketException

from kibitz import wire
from kibitz.games import make_game
from server.serving import Player

LONGEST_PAUSE_S: Final = 0.5  # between two attempts to connect
SILENT_S: Final = 20.0  # whoever hears nothing for so long connects again, and looks whether something was missed
OFTEN: Final = 0.03  # chances that somebody does something else than choose
RARELY: Final = 0.004  # that somebody would rather end the game: one of several gives up now and then

TOO_LATE: Final = ("stale", "not-asked", "not-now", "game-over")
NOT_TO_UNDO: Final = "illegal-choice"
TRY_AGAIN: Final = ("unavailable",)


class Regular:
    """Plays at random, for one chair or several; sends an act again until it knows what became of it; takes notes. Now
    and then one resigns, watches to the end, and sends nothing any more."""

    def __init__(
        self, urls: list[str], table: str, key: str, chairs: list[int], rng: random.Random, think_s: float
    ) -> None:
        self.urls = urls  # the first is preferred
        self.table = table
        self.key = key
        self.chairs = chairs
        self.rng = rng
        self.think_s = think_s
        self.gives_up = RARELY
        self.have: dict[int, int] = {}
        self.sent: dict[str, wire.Act] = {}
        self.kept: set[str] = set()  # what was acknowledged
        self.refused: set[str] = set()
        self.too_late: set[tuple[int | None, int]] = set()  # seats and decisions
        self.waiting: wire.Act | None = None  # sent, and nobody knows what became of it
        self.said_here: set[str] = set()  # over this connection
        self.was_silent: set[int] = set()  # chairs that heard nothing for a long time, until they know why
        self.connections = 0
        self.resent = 0
        self.over = False

    async def play(self) -> None:
        """Until the match is over, over as many connections as it takes."""
        pause = 0.02
        while not self.over:
            url = self.urls[0] if pause < LONGEST_PAUSE_S else self.rng.choice(self.urls)
            player = Player(url, self.table, self.key, dict(self.have))
            try:
                async with player:
                    self.connections += 1
                    await self.play_on(player)
            except TimeoutError:
                self.was_silent = set(self.have) if player.welcome is not None else set()
            except (OSError, WebSocketException):
                pass
            pause = 0.02 if player.welcome is not None else min(2 * pause, LONGEST_PAUSE_S)
            await asyncio.sleep(self.rng.uniform(0, pause))

    async def play_on(self, player: Player) -> None:
        self.said_here = set()
        while not self.over:
            heard = await player.hear(SILENT_S)
            if isinstance(heard, wire.News):
                self.note(heard)
                if self.waiting is not None and self.waiting.id not in self.said_here:
                    self.resent += 1
                    await self.say(player, self.waiting)
            elif isinstance(heard, wire.Done):
                self.acknowledged(heard.id)
            elif isinstance(heard, wire.Refused):
                await self.sent_back(player, heard)
            elif isinstance(heard, wire.Bye):
                self.see_out(heard)
                return
            if self.waiting is None:
                await self.act(player)

    # ---- notes

    def note(self, news: wire.News) -> None:
        """News go on by one, unless they are called fresh; and what was told is never taken back."""
        had, numbers = self.have.get(news.seat, 0), [item.n for item in news.items]
        if news.n < had:
            self.complain(f"seat {news.seat} had been told {had} news, and now there are {news.n}")
        elif not news.fresh and numbers != list(range(had + 1, news.n + 1)):
            self.complain(f"seat {news.seat} had news {had}, then came {numbers} of {news.n}")
        if news.seat in self.was_silent and news.n > had:
            self.complain(f"seat {news.seat} was not told of {had + 1} to {news.n} on a living connection")
        self.was_silent.discard(news.seat)
        self.have[news.seat] = news.n

    def acknowledged(self, id: str) -> None:
        self.kept.add(id)
        if self.waiting is None or id != self.waiting.id:
            self.complain(f"{id} was acknowledged out of turn")
        self.waiting = None

    async def sent_back(self, player: Player, refused: wire.Refused) -> None:
        """Too late is no harm; an act of which nobody knows anything is sent again."""
        act = self.waiting
        if act is None or refused.id != act.id:
            self.complain(f"refused out of turn: {refused}")
        elif refused.kind in TRY_AGAIN:
            await asyncio.sleep(0.1)
            await player.say(act)
        else:
            self.refused.add(act.id)
            self.waiting = None
            if isinstance(act, wire.Choose):
                self.too_late.add((act.seat, act.decision))
            if refused.kind not in TOO_LATE and not (isinstance(act, wire.Undo) and refused.kind == NOT_TO_UNDO):
                self.complain(f"refused: {refused} to {act}")

    def see_out(self, bye: wire.Bye) -> None:
        if bye.retry < 0:
            self.complain(f"sent away: {bye}")

    def complain(self, what: str) -> None:
        """That must not happen, whatever happens to the server."""
        raise AssertionError(f"table {self.table}, connection {self.connections}: {what}")

    # ---- acts

    async def act(self, player: Player) -> None:
        """Answer what is asked, and now and then do something else."""
        info = player.info
        self.over = info is not None and info.phase in ("over", "closed")
        if info is None or self.over or not player.seats:
            return
        if self.think_s:
            await asyncio.sleep(self.rng.uniform(0, self.think_s))
        act = self.pick(player, info)
        if act is not None:
            self.sent[act.id] = self.waiting = act
            await self.say(player, act)

    async def say(self, player: Player, act: wire.Act) -> None:
        self.said_here.add(act.id)
        await player.say(act)

    def pick(self, player: Player, info: wire.Info) -> wire.Act | None:
        id, own = player.new_id(), player.seats
        if info.phase == "between" and not all(info.chairs[seat].ready for seat in own):
            return wire.Again(id=id)
        if set(own) & set(info.undo_open):
            return wire.Consent(id=id, yes=self.rng.random() < 0.5)
        asked = [(seat, ask) for seat, ask in player.asked() if (seat, ask.decision) not in self.too_late]
        if not asked:
            return None
        if self.rng.random() < self.gives_up:
            return self.rng.choice([wire.Resign(id=id, seat=self.rng.choice(own)), wire.Abort(id=id)])
        if self.rng.random() < OFTEN:
            return self.something_else(info, id)
        seat, ask = self.rng.choice(asked)
        if len(asked) > 1 and self.rng.random() < 0.5:
            return wire.LetPass(id=id, window=ask.window)
        choice = self.rng.choice(ask.offers).text
        return wire.Choose(id=id, seat=seat, decision=ask.decision, choices=[choice])

    def something_else(self, info: wire.Info, id: str) -> wire.Act:
        windows = make_game(info.game, info.options, len(info.chairs)).windows
        others: list[wire.Act] = [wire.Say(id=id, phrase="hello"), wire.Undo(id=id)]
        if windows:
            others.append(wire.Order(id=id, kind=self.rng.choice(windows), answer=self.rng.choice(["pass", "ask"])))
        return self.rng.choice(others)


class Onlooker:
    """Watches a table of bots, which play for nobody else; comes back, whatever happens to the server."""

    def __init__(self, urls: list[str], table: str) -> None:
        self.urls = urls
        self.table = table
        self.over = False

    async def watch(self) -> None:
        """Until the match is over."""
        turn = 0
        while not self.over:
            player = Player(self.urls[turn % len(self.urls)], self.table)
            try:
                async with player:
                    while not self.over:
                        await player.hear(SILENT_S)
                        self.over = player.is_over()
            except (OSError, WebSocketException):  # TimeoutError is an OSError
                turn += 1
                await asyncio.sleep(0.1)


class Leaver:
    """Gives up a chair, and comes back until that is done."""

    def __init__(self, urls: list[str], table: str, key: str) -> None:
        self.urls = urls
        self.table = table
        self.key = key

    async def leave(self) -> None:
        turn = 0
        while True:
            try:
                async with Player(self.urls[turn % len(self.urls)], self.table, self.key) as player:
                    await player.until(wire.News)
                    if isinstance(await player.act(wire.Leave(id="leave")), wire.Done):
                        return
            except (OSError, WebSocketException):
                turn += 1
                await asyncio.sleep(0.1)
