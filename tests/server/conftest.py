"""Fixtures for all tests of the server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.databases import database, new_postgres, new_sqlite, postgres, postgres_server
from server.serving import Serving

__all__ = ["database", "new_postgres", "new_sqlite", "postgres", "postgres_server"]


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server for all tests of a file."""
    folder = tmp_path_factory.mktemp("serving")
    with Serving(f"sqlite:///{folder / 'tables.db'}", folder / "log") as serving:
        yield serving
    assert serving.mistakes() == []
