"""The keys of a person's chairs, kept for the next time."""

from __future__ import annotations

import json
import os
from pathlib import Path

import msgspec


class KeyRing:
    """Keys of chairs by the links of their tables, in a file that only its owner may read."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "keys.json"

    def key(self, link: str) -> str:
        return self.keys().get(link, "")

    def keys(self) -> dict[str, str]:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=dict[str, str])
        except (OSError, msgspec.DecodeError):
            return {}

    def keep(self, link: str, key: str) -> None:
        """The whole file or nothing, and never readable by others, not for a moment."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        half = self.path.with_name(f"{self.path.name}.{os.getpid()}.part")
        keys = {**{old: kept for old, kept in self.keys().items() if old != link}, link: key}
        try:
            with os.fdopen(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
                file.write(json.dumps(keys, indent=1).encode() + b"\n")
            half.replace(self.path)
        finally:
            half.unlink(missing_ok=True)
