"""Work beside what is asked for: every task of the tables is started here, and ends with the server."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

from kibitz.core.errors import KibitzError
from kibitz.server.store.database import StoreError

log = structlog.get_logger("kibitz.background")


class Background:
    """The tasks of a process. What goes wrong in one of them is logged, and nothing else stops for it."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = False

    def start(self, work: Coroutine[Any, Any, object]) -> None:
        """Something to do beside, until it is done or the server stops."""
        if self.stopping:
            work.close()
            return
        task = asyncio.create_task(self.guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(lambda _: work.close())  # it may have been stopped before it began

    async def guarded(self, work: Coroutine[Any, Any, object]) -> None:
        try:
            await work
        except (KibitzError, StoreError) as error:
            log.warning("not done", error=str(error))
        except Exception:
            log.exception("a mistake of ours; the table goes on")

    async def stop(self) -> None:
        self.stopping = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
