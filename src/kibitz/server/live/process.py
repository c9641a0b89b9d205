"""What all parts of a server process share."""

from __future__ import annotations

from kibitz.server.live.background import Background
from kibitz.server.live.lease import Lease
from kibitz.server.live.replaying import Replays
from kibitz.server.live.results import Results
from kibitz.server.ops.metrics import Metrics
from kibitz.server.store.store import Store


class Process:
    """The store and its clock, the lease on tables, work in the background, what is counted."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.clock = store.clock
        self.metrics = metrics
        self.background = Background()
        self.lease = Lease(store)
        self.replays = Replays()
        self.results = Results(store)
