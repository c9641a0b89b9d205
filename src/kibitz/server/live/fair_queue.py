"""A fair queue: whoever waits for something that all share is served by turns, however much others have asked for."""

from __future__ import annotations

from collections import OrderedDict, deque
from enum import IntEnum
from typing import Final, Generic, NamedTuple, TypeVar

AGEING: Final = 4  # of so many questions, one is of the last rank that waits: nobody waits for ever

T = TypeVar("T")


class Rank(IntEnum):
    """What comes first: the bots for whom people wait, then people's questions, then bots among themselves."""

    PLAY = 0
    HINT = 1
    SHOW = 2
    STUDY = 3


class Turn(NamedTuple):
    """Whose turn a question takes. Keys are free: those of one address share the address's turns."""

    rank: Rank = Rank.PLAY
    address: str = ""
    person: str = ""


class FairQueue(Generic[T]):
    """By rank; within a rank the addresses in turn, within an address its people in turn, each in their own order."""

    def __init__(self) -> None:
        self.ranks: dict[Rank, OrderedDict[str, OrderedDict[str, deque[T]]]] = {rank: OrderedDict() for rank in Rank}
        self.served = 0

    def add(self, turn: Turn, item: T) -> None:
        people = self.ranks[turn.rank].setdefault(turn.address, OrderedDict())
        people.setdefault(turn.person, deque()).append(item)

    def next(self, without: frozenset[Rank] = frozenset()) -> tuple[Rank, T] | None:
        """Whoever is next; ``without``: those who cannot be served now."""
        waiting = [rank for rank in Rank if self.ranks[rank] and rank not in without]
        if not waiting:
            return None
        self.served += 1
        rank = waiting[-1] if self.served % AGEING == 0 else waiting[0]
        return rank, self.take(rank)

    def take(self, rank: Rank) -> T:
        """The first of whose turn it is; they go to the end of their line."""
        addresses = self.ranks[rank]
        address, people = next(iter(addresses.items()))
        person, items = next(iter(people.items()))
        item = items.popleft()
        people.move_to_end(person)
        addresses.move_to_end(address)
        if not items:
            del people[person]
        if not people:
            del addresses[address]
        return item

    def waiting(self, turn: Turn) -> int:
        """How much of this rank a person waits for."""
        people = self.ranks[turn.rank].get(turn.address, OrderedDict())
        return len(people.get(turn.person, ()))
