"""Fixtures for all tests of the server."""

from __future__ import annotations

from server.databases import database, new_postgres, new_sqlite, postgres, postgres_server

__all__ = ["database", "new_postgres", "new_sqlite", "postgres", "postgres_server"]
