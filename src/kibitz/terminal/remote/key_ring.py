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
        try:
            return self.keys().get(link, "")
        except (OSError, ValueError):
            return ""

    def keys(self) -> dict[str, str]:
        """ValueError: that is no file of keys."""
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=dict[str, str])
        except FileNotFoundError:
            return {}

    def keys_to_keep(self) -> dict[str, str]:
        """A file that holds no keys is put aside: somebody may still read some in it."""
        try:
            return self.keys()
        except ValueError:
            self.path.replace(self.path.with_name(self.path.name + ".bad"))
            return {}

    def keep(self, link: str, key: str) -> None:
        """The whole file or nothing, and never readable by others, not for a moment. OSError: nothing has changed."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        half = self.path.with_name(f"{self.path.name}.{os.getpid()}.part")
        keys = {**{old: kept for old, kept in self.keys_to_keep().items() if old != link}, link: key}
        try:
            with os.fdopen(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
                file.write(json.dumps(keys, indent=1).encode() + b"\n")
            half.replace(self.path)
        finally:
            half.unlink(missing_ok=True)
