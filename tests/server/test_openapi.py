"""The HTTP side keeps its own promises: whatever schemathesis makes of its OpenAPI description finds no mistake."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Final

import msgspec
import pytest

from every import SOAK
from server.serving import Player, Serving, ask, open_table, sit_down

EXAMPLES: Final = "300" if SOAK else "3"
PHASES: Final = "examples,coverage,fuzzing,stateful" if SOAK else "coverage,fuzzing"
RUN: Final = "from schemathesis.cli import schemathesis; schemathesis()"

CONFIG: Final = """
[checks]
positive_data_acceptance.expected-statuses = ["2xx", 401, 403, 404, 409, 422, 429]
negative_data_rejection.expected-statuses = [400, 401, 403, 404, 405, 409, 413, 415, 422, 429]
[generation]
database = "none"
[auth.openapi]
key = {{ bearer = "{key}" }}
[dictionaries.tables]
values = [{tables}]
[dictionaries.games]
values = [1, 2]
[parameters]
id = {{ dictionary = "tables", probability = 0.8 }}
number = {{ dictionary = "games", probability = 0.8 }}
"""


@pytest.mark.parametrize("kind", ["postgresql", "sqlite"] if SOAK else ["postgresql"])
def test_schemathesis_finds_nothing(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    database: str = request.getfixturevalue("new_sqlite" if kind == "sqlite" else "new_postgres")()
    with Serving(database, tmp_path / "log") as server:
        key, tables = some_tables(server.url)
        config = tmp_path / "schemathesis.toml"
        config.write_text(CONFIG.format(key=key, tables=", ".join(f'"{id}"' for id in tables)))
        result = subprocess.run(
            [
                sys.executable, "-c", RUN, "--config-file", str(config), "run", "--no-color", "--checks", "all",
                "--phases", PHASES, "--max-examples", EXAMPLES, "--continue-on-failure", "--warnings", "off",
                server.url + "/api/schema/openapi.json",
            ],
            check=False, cwd=tmp_path, capture_output=True, text=True, timeout=3000,
        )  # fmt: skip
        assert result.returncode == 0, result.stdout[-8000:] + result.stderr[-2000:]
        assert "No issues found" in result.stdout or " passed" in result.stdout, result.stdout
        assert server.mistakes() == []
        assert all(ask(f"{server.url}/api/tables/{id}")[0] == 200 for id in tables), "a table was lost"


def some_tables(url: str) -> tuple[str, list[str]]:
    """A key, and the tables where it sits: one that waits for guests, one in a game, one whose game is over."""
    waits = open_table(url, "fluxx", ["me", "open", "open"], listed=True)
    plays = open_table(url, "absolute", ["me", "open", "random"], key=waits.key, listed=True)
    sit_down(url, plays.table, "Ben")
    over = open_table(url, "abluxxen", ["me", "random", "random"], key=waits.key, listed=True)

    async def play_on() -> None:
        async with Player(url, over.table, over.key) as player:
            await player.play(random.Random(1))

    asyncio.run(play_on())
    return waits.key, [waits.table, plays.table, over.table]


def test_every_route_says_what_can_go_wrong(tmp_path: Path) -> None:
    with Serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as server:
        schema = msgspec.json.decode(ask(server.url + "/api/schema/openapi.json")[1])
    problem = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    routes = [(path, method, route) for path, item in schema["paths"].items() for method, route in item.items()]
    assert len(routes) >= 9
    for path, method, route in routes:
        refusals = {status: answer for status, answer in route["responses"].items() if status >= "400"}
        assert {"403", "429", "503"} <= set(refusals), (method, path)
        assert all(answer["content"] == problem for answer in refusals.values()), (method, path)
        assert ("requestBody" not in route) or {"400", "413", "415", "422"} <= set(refusals), (method, path)


def test_whatever_is_posted_has_nothing_but_what_is_named(tmp_path: Path) -> None:
    with Serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as server:
        told = json.loads(ask(f"{server.url}/api/schema/openapi.json")[1])
    bodies = {
        f"{method} {path}": body["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
        for path, methods in told["paths"].items()
        for method, about in methods.items()
        if (body := about.get("requestBody")) is not None
    }
    schemas = told["components"]["schemas"]
    open_ones = [name for name, schema in bodies.items() if schemas[schema].get("additionalProperties", True)]
    assert len(bodies) > 8 and open_ones == []
