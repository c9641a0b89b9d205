"""Where the planes of an observation lie: the only place that says it. Whoever writes or reads a row asks by name."""

from __future__ import annotations

from typing import Final, final

WORD: Final = 8  # bytes


@final
class Plane:
    """A stretch of an observation: ``count`` bytes, none above ``most``, and what they say. It takes whole words of
    eight bytes; what is left over is zero. Of a ``fingerprint`` nothing can be learned: it only tells apart."""

    def __init__(self, name: str, count: int, most: int, says: str, fingerprint: bool = False) -> None:
        self.name = name
        self.count = count
        self.most = most
        self.says = says
        self.fingerprint = fingerprint
        self.size = (count + WORD - 1) // WORD * WORD


@final
class Layout:
    """These planes one after the other. A writer asks once, when a layout is made, and keeps the answers as numbers."""

    def __init__(self, planes: list[Plane]) -> None:
        self.planes: Final = tuple(planes)
        self.offsets: Final[dict[str, int]] = {}  # the first byte of each plane
        width = 0
        for plane in planes:
            if plane.name in self.offsets:
                raise ValueError(f"two planes are called {plane.name!r}")
            self.offsets[plane.name] = width
            width += plane.size
        self.width: Final = width  # bytes of all

    def has(self, name: str) -> bool:
        return name in self.offsets

    def byte(self, name: str) -> int:
        """Where a plane begins, in bytes."""
        return self.offsets[name]

    def word(self, name: str) -> int:
        """The same in words."""
        return self.offsets[name] // WORD
