"""Many tables of one game, played side by side: the loop of a learner, compiled.

At every table one seat decides. ``step`` takes one choice for each table, carries them out, deals a new game where one
has ended, and writes what the seats to decide may know and choose. With ``others`` only one seat of each table is the
learner's: the other seats play on by themselves until that seat decides again.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kibitz.core.errors import IllegalChoice
from kibitz.core.game import Game, Play
from kibitz.core.rng import Rng, bots_rng
from kibitz.core.rows import Rows

# Who plays the other seats.
LEARNERS: Final = 0
AT_RANDOM: Final = 1
BY_POLICY: Final = 2


@final
class Tables:
    """``count`` games in progress. What lies in the rows holds until the next ``step``."""

    def __init__(self, game: Game, seats: int, count: int, seed: str, others: int = LEARNERS) -> None:
        self.game: Final = game
        self.strategy: Final = game.strategy
        self.observation: Final = game.observation
        self.seats: Final[i64] = seats
        self.count: Final[i64] = count
        self.seed: Final = seed
        self.others: Final = others
        self.rng: Final = bots_rng(seed)
        self.observations: Final = Rows(count, game.observation.width(seats))
        self.finals: Final = Rows(count, self.observations.width)  # of games that have just ended
        self.masks: Final = Rows(count, len(game.choices))
        self.deciders: Final = Rows(count, 1)  # who decides at each table
        self.dealt: Final = [0] * count  # games at each table
        self.plays: Final[list[Play]] = []
        self.offered: Final[list[list[int]]] = []  # what each mask shows
        self.ended: list[int] = []  # the tables where the last step ended a game
        self.shares: list[float] = []  # what each seat won there, table by table
        self.scores: list[int] = []
        for table in range(count):
            self.plays.append(self.deal(table))
            self.offered.append([])
            self.settle(table)
            self.show(table)

    def deal(self, table: int) -> Play:
        """The next game of a table; who begins goes round."""
        number = self.dealt[table]
        self.dealt[table] = number + 1
        return self.game.start(int(self.seats), f"{self.seed}/{table}/{number}", (table + number) % int(self.seats))

    def mine(self, table: int) -> i64:
        """The learner's seat, if it has one only. It goes round, too, but slower than who begins."""
        seats = self.seats
        round_: i64 = table + self.dealt[table] - 1
        return round_ // seats % seats

    def step(self, codes: list[int]) -> None:
        """One choice for each table. All are looked at before the first is made: one that is not legal stops all."""
        if len(codes) != self.count:
            raise IllegalChoice(f"expected {self.count} choices, one for each table, got {len(codes)}")
        wrong = self.wrong(codes)
        if wrong >= 0:
            legal = self.offered[wrong]
            raise IllegalChoice(f"table {wrong}: choice {codes[wrong]} is not legal; legal are {legal}")
        self.ended = []
        self.shares = []
        self.scores = []
        for table in range(len(codes)):
            play = self.plays[table]
            play.apply(codes[table])
            self.play_others(table)
            if play.seat() < 0:
                self.finish(table)
            self.show(table)

    def wrong(self, codes: list[int]) -> int:
        """The first table whose choice is not legal; -1 if all are."""
        masks = self.masks
        width = int(masks.width)  # a Python int: a code may be larger than a native one
        at: i64 = 0
        for table, code in enumerate(codes):
            if not (0 <= code < width) or masks.get(at + code) == 0:
                return table
            at += masks.stride
        return -1

    def play_others(self, table: int) -> None:
        """Whoever is not the learner plays, until the learner decides or the game is over."""
        if self.others == LEARNERS:
            return
        play = self.plays[table]
        mine = self.mine(table)
        seat: i64 = play.seat()
        while seat >= 0 and seat != mine:
            if self.others == AT_RANDOM:
                legal = play.shared_legal()
                play.apply(legal[self.rng.below(len(legal))])
            else:
                for code in self.strategy.policy(play, self.rng):
                    play.apply(code)
            seat = play.seat()

    def finish(self, table: int) -> None:
        """A game has ended: who won what, the last look at it, and the next deal."""
        play = self.plays[table]
        outcome = play.outcome()
        assert outcome is not None
        self.ended.append(table)
        self.shares += self.strategy.shares(play)
        self.scores += outcome.scores
        seat = self.mine(table) if self.others != LEARNERS else self.deciders.get(8 * table)
        self.observation.write(play, int(seat), self.finals, self.finals.stride * table)
        self.plays[table] = self.deal(table)
        self.settle(table)

    def settle(self, table: int) -> None:
        """A new game goes on until the learner decides; one that ends before is nothing to learn from."""
        self.play_others(table)
        while self.plays[table].seat() < 0:
            self.plays[table] = self.deal(table)
            self.play_others(table)

    def show(self, table: i64) -> None:
        """What the seat to decide may know and choose."""
        play = self.plays[table]
        seat = play.seat()
        self.deciders.put_number(8 * table, seat)
        self.observation.write(play, seat, self.observations, self.observations.stride * table)
        at = self.masks.stride * table
        offered = play.shared_legal()
        self.masks.wipe(at, self.offered[table])
        self.masks.mark(at, offered)
        self.offered[table] = offered

    def random_codes(self, rng: Rng) -> list[int]:
        """A legal choice for each table, each as likely."""
        return [offered[rng.below(len(offered))] for offered in self.offered]
