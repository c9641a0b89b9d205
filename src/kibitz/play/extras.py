"""The parts of Kibitz that are installed on request: ``pip install 'kibitz[server]'``.

Rules, bots, terminal and engine need none of them. Whoever needs a part asks for it with ``need`` before importing
its libraries, so that what is missing is said in one sentence.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from kibitz.core.errors import BadOptions

# Of each part the modules that it brings and without which it does not work; pyproject.toml has their versions.
PARTS: Final = {
    "server": (
        "alembic",
        "asyncpg",
        "h11",
        "httpcore",
        "litestar",
        "prometheus_client",
        "segno",
        "sqlalchemy",
        "structlog",
        "uvicorn",
    ),
    "arena": ("matplotlib", "openskill", "rich"),
    "ray": ("matplotlib", "openskill", "ray", "rich"),
    "rl": ("gymnasium", "numpy", "open_spiel", "pettingzoo"),
}


class MissingPart(BadOptions):
    """Something was asked for that is not part of this installation."""


def need(part: str, *modules: str) -> None:
    """Refused in words if a part is not installed. ``modules``: what is needed of it, if not all."""
    if not are_there(modules or PARTS[part]):
        raise MissingPart(f"this needs the {part} part: {how_to_install(part)}")


def are_there(modules: Sequence[str]) -> bool:
    return all(find_spec(module) is not None for module in modules)


def how_to_install(part: str, prefix: Path | None = None) -> str:
    """The command that brings a part. pipx installs a program anew, with all parts that it is to have."""
    if not is_from_pipx(prefix or Path(sys.prefix)):
        return f"pip install 'kibitz[{part}]'"
    parts = sorted({part, *(other for other in PARTS if are_there(PARTS[other]))})
    return f"pipx install --force 'kibitz[{','.join(parts)}]'"


def is_from_pipx(prefix: Path) -> bool:
    """pipx leaves a note in each environment that it makes."""
    return (prefix / "pipx_metadata.json").is_file()
