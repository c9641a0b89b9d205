"""Limits: how often somebody may do something, and how much anybody may hold. Times come from the caller, in seconds.

Both remember no more than they must: a bucket that is full again is forgotten, and so is whoever holds nothing.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Mapping

MOST_KNOWN = 50_000  # addresses that are remembered at once
TOLD_S = 3.0  # for so long it counts what another process has told
NETWORK_BITS = 64  # of an IPv6 address: every household has a whole network of them


class Bucket:
    """A bucket that holds ``size`` tokens and gets ``per_s`` new ones every second; each entry takes some out."""

    def __init__(self, per_s: float, size: float, now: float) -> None:
        self.per_s = per_s
        self.size = size
        self.tokens = size
        self.at = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """May it be done now? If not, nothing is taken."""
        self.fill(now)
        if cost > self.tokens:
            return False
        self.tokens -= cost
        return True

    def charge(self, now: float, cost: float) -> None:
        """Take it, also on credit. Nobody owes more than they get in a second."""
        self.fill(now)
        self.tokens = max(self.tokens - cost, -self.per_s)

    def keep(self, most: float) -> None:
        """From now on it holds no more than so many tokens, and gets no new ones."""
        self.size = self.tokens = min(self.tokens, most)
        self.per_s = 0.0

    def wait(self, now: float, cost: float = 1.0) -> float:
        """In how many seconds it may be done."""
        self.fill(now)
        return max(0.0, (cost - self.tokens) / self.per_s)

    def fill(self, now: float) -> None:
        """A clock that goes backwards brings no tokens."""
        self.tokens = min(self.size, self.tokens + max(0.0, now - self.at) * self.per_s)
        self.at = max(now, self.at)


class Buckets:
    """A bucket for everybody, by address. If there are too many, whoever has been silent longest is forgotten."""

    def __init__(self, per_s: float, size: float, most: int = MOST_KNOWN) -> None:
        self.per_s = per_s
        self.size = size
        self.most = most
        self.known: OrderedDict[str, Bucket] = OrderedDict()  # the least lately used first
        self.spent: defaultdict[str, float] | None = None  # since somebody last asked; None: nobody asks

    def take(self, who: str, now: float, cost: float = 1.0) -> bool:
        taken = self.bucket(who, now).take(now, cost)
        if taken and self.spent is not None:
            self.spent[who] += cost
        return taken

    def take_spent(self) -> Mapping[str, float]:
        """What everybody has used here since the last time."""
        spent, self.spent = self.spent, defaultdict(float)
        return spent or {}

    def charge(self, who: str, now: float, cost: float) -> None:
        self.bucket(who, now).charge(now, cost)

    def delay(self, who: str, now: float) -> float:
        """Take one, also on credit; in how many seconds it is paid for."""
        bucket = self.bucket(who, now)
        bucket.charge(now, 1.0)
        return max(0.0, -bucket.tokens / bucket.per_s)

    def bucket(self, who: str, now: float) -> Bucket:
        bucket = self.known.get(who)
        if bucket is None:
            bucket = self.known[who] = Bucket(self.per_s, self.size, now)
        self.known.move_to_end(who)
        self.forget(now)
        return bucket

    def wait(self, who: str, now: float, cost: float = 1.0) -> float:
        bucket = self.known.get(who)
        return bucket.wait(now, cost) if bucket is not None else 0.0

    def forget(self, now: float) -> None:
        """Those whose buckets are full again, and whoever is too much."""
        until_full = self.size / self.per_s
        while len(self.known) > 1:
            first = next(iter(self.known.values()))
            if len(self.known) <= self.most and now - first.at < until_full:
                return
            self.known.popitem(last=False)


class Holdings:
    """How many things everybody holds, by address: sockets, tables. Nobody holds more than ``most``."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held: Counter[str] = Counter()
        # by process: when it last said so, and what is held there
        self.elsewhere: dict[str, tuple[float, Counter[str]]] = {}

    def count(self, who: str) -> int:
        """How many somebody holds, here and elsewhere. A process that tells nothing any more counts no more."""
        now = time.monotonic()
        self.elsewhere = {name: told for name, told in self.elsewhere.items() if told[0] > now - TOLD_S}
        return self.held[who] + sum(counts[who] for _, counts in self.elsewhere.values())

    def take(self, who: str) -> bool:
        """One more, if it may be."""
        if self.count(who) >= self.most:
            return False
        self.held[who] += 1
        return True

    def give_back(self, who: str) -> None:
        self.held[who] -= 1
        if self.held[who] <= 0:
            del self.held[who]

    def total(self) -> int:
        return self.held.total()


def household(address: str) -> str:
    """Whom an address stands for: an IPv6 network is one household, however many addresses it has."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip, NETWORK_BITS), strict=False))
