"""What all parts of a server process share."""

from __future__ import annotations

from kibitz.server.live.admission import Admission
from kibitz.server.live.background import Background
from kibitz.server.live.bot_pool import BotPool
from kibitz.server.live.decks import DeckReader
from kibitz.server.live.lease import Lease
from kibitz.server.live.quotas import Quotas
from kibitz.server.live.replaying import Replays
from kibitz.server.live.results import Results
from kibitz.server.ops.config import Config
from kibitz.server.ops.metrics import Metrics
from kibitz.server.store.store import Store


class Process:
    """The store and its clock, the lease on tables, work in the background, what is counted; who is let in, and what
    each has a day."""

    def __init__(self, store: Store, metrics: Metrics, bots: BotPool, config: Config) -> None:
        self.store = store
        self.clock = store.clock
        self.metrics = metrics
        self.background = Background()
        self.lease = Lease(store)
        self.decks = DeckReader(bots)
        self.replays = Replays(self.decks)
        self.results = Results(store, self.decks)
        self.admission = Admission(store, config.passphrase)
        self.quotas = Quotas(store, config.quotas)
