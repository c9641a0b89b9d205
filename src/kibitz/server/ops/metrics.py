"""What a server counts, for Prometheus: each process its own numbers, in a register of its own."""

from __future__ import annotations

import platform

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.process_collector import ProcessCollector

from kibitz import __version__

CONTENT_TYPE = CONTENT_TYPE_LATEST
COMMIT_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
BOT_SECONDS = (0.001, 0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 15.0)
ALARMING = ("internal", "unavailable")  # refusals that are shown at 0, too: an alarm sees the first one as an increase


class Metrics:
    """All numbers of one process. The labels are words of the program, never what somebody sent."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.choices = self.counter("choices", "Choices of people, taken and committed.")
        self.bot_choices = self.counter("bot_choices", "Choices of bots, taken and committed.")
        self.refusals = self.counter("refusals", "Messages refused, by the kind of error.", "kind")
        for kind in ALARMING:
            self.refusals.labels(kind)
        self.conflicts = self.counter("conflicts", "Entries for which another process was first.")
        self.frames = self.counter("frames_sent", "Messages sent to sockets.")
        self.new_frames = 0  # of these, since somebody last asked: to count each with a lock would cost more
        self.slow_readers = self.counter("slow_readers_dropped", "Sockets closed because their queue was full.")
        self.sockets = self.gauge("sockets", "Open sockets.")
        self.tasks = self.gauge("tasks", "What runs side by side in the process.")
        self.tables = self.gauge("tables_loaded", "Tables in memory.")
        self.stored = self.gauge("tables", "Tables in the store, by phase.", "phase")
        self.queue = self.gauge("queue_length", "What waits: for a commit, or for a bot.", "queue")
        self.commit_seconds = self.histogram("commit_seconds", "From a choice to its commit.", COMMIT_SECONDS)
        self.bot_seconds = self.histogram("bot_seconds", "From a bot's turn to its answer.", BOT_SECONDS)
        build = self.gauge("build_info", "Which program runs.", "version", "python")
        build.labels(__version__, platform.python_version()).set(1)

    def counter(self, name: str, says: str, *labels: str) -> Counter:
        return Counter(f"kibitz_{name}", says, labels, registry=self.registry)

    def gauge(self, name: str, says: str, *labels: str) -> Gauge:
        return Gauge(f"kibitz_{name}", says, labels, registry=self.registry)

    def histogram(self, name: str, says: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(f"kibitz_{name}", says, registry=self.registry, buckets=buckets)

    def settle(self) -> None:
        """What was counted beside goes to the others."""
        self.frames.inc(self.new_frames)
        self.new_frames = 0

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        self.settle()
        return generate_latest(self.registry)
