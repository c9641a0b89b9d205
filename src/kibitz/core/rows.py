"""Rows of bytes that the compiled rules fill and numpy reads in place: observations and masks, one game a row.

They are kept as words of eight bytes, the lowest byte first, so that what lies together is written at once.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kibitz.core.bits import shifted


@final
class Rows:
    """``count`` rows of ``width`` bytes, all zero at first; from one row to the next it is ``stride``, whole words."""

    def __init__(self, count: i64, width: i64) -> None:
        self.count: Final[i64] = count
        self.width: Final[i64] = width
        self.stride: Final[i64] = (width + 7) // 8 * 8
        self.words: Final = vec[i64]([0] * int(count * ((width + 7) // 8)))

    def memory(self) -> memoryview:
        """The bytes themselves, to be read: what is put here later is seen there."""
        return memoryview(self.words)

    def clear(self, at: i64, size: i64) -> None:
        """So many bytes are zero: whole words, as ``at`` and ``size`` must be."""
        words = self.words
        word = at >> 3
        end = (at + size) >> 3
        while word + 4 <= end:  # four at a time: most of a row is zero
            words[word] = 0
            words[word + 1] = 0
            words[word + 2] = 0
            words[word + 3] = 0
            word += 4
        while word < end:
            words[word] = 0
            word += 1

    def put(self, at: i64, value: i64) -> None:
        """A number from 0 to 255 into a byte that is zero; a larger one counts as 255."""
        if value > 255:
            value = 255
        place = at & 7
        if place == 7 and value > 127:
            value -= 256  # the highest bit of a word is its sign
        word = at >> 3
        self.words[word] = self.words[word] | shifted(value, place << 3)

    def put_number(self, at: i64, value: i64) -> None:
        """A whole number into a word; less than nothing as its complement."""
        self.words[at >> 3] = value

    def erase(self, at: i64) -> None:
        """A byte that was put as 1 is zero again."""
        word = at >> 3
        self.words[word] = self.words[word] & ~shifted(1, (at & 7) << 3)

    def mark(self, at: i64, places: list[int]) -> None:
        """These bytes, counted from ``at``, are 1."""
        words = self.words
        for place in places:
            byte = at + place
            words[byte >> 3] = words[byte >> 3] | shifted(1, (byte & 7) << 3)

    def wipe(self, at: i64, places: list[int]) -> None:
        """The words in which these bytes lie are zero."""
        words = self.words
        for place in places:
            words[(at + place) >> 3] = 0

    def get(self, at: i64) -> i64:
        """A byte."""
        return (self.words[at >> 3] >> ((at & 7) << 3)) & 255
