"""The metrics at a port of their own: for a Prometheus that reaches it, and for nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.core import Metric

from kibitz.server.ops.metrics import Metrics

WITHIN_S: Final = 5.0  # what is counted only when somebody asks is counted by then


class Measuring(CollectorRegistry):
    """The numbers of a process, for another thread than its own."""

    def __init__(self, metrics: Metrics, measure: Callable[[], Awaitable[None]]) -> None:
        super().__init__()
        self.metrics = metrics
        self.measure = measure
        self.loop = asyncio.get_running_loop()

    def collect(self) -> Iterator[Metric]:
        asyncio.run_coroutine_threadsafe(self.counted(), self.loop).result(WITHIN_S)
        yield from self.metrics.registry.collect()

    async def counted(self) -> None:
        await self.measure()
        self.metrics.settle()


@contextmanager
def metrics_port(host: str, port: int, metrics: Metrics, measure: Callable[[], Awaitable[None]]) -> Iterator[None]:
    """Serve the metrics there meanwhile; at port 0 nowhere."""
    if not port:
        yield
        return
    server, thread = start_http_server(port, host, Measuring(metrics, measure))
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
