"""Rows of bytes that the compiled rules fill and numpy reads in place: observations and masks, one game a row.

They are kept as words of eight bytes, the lowest byte first, so that what lies together is written at once.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64


def shifted(value: i64, place: i64) -> i64:
    """A word with ``value`` in one of its bytes."""
    return value << (place << 3)  # a value, never a literal: mypyc would shift that as a C int of 32 bits


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
        self.words[word] = self.words[word] | shifted(value, place)

    def put_number(self, at: i64, value: i64) -> None:
        """A whole number into a word; less than nothing as its complement."""
        self.words[at >> 3] = value

    def put_pair(self, at: i64, value: i64, following: i64) -> None:
        """Two whole numbers into two words."""
        words = self.words
        words[at >> 3] = value
        words[(at >> 3) + 1] = following

    def erase(self, at: i64) -> None:
        """A byte that was put as 1 is zero again."""
        word = at >> 3
        self.words[word] = self.words[word] & ~shifted(1, at & 7)

    def get(self, at: i64) -> i64:
        """A byte."""
        return (self.words[at >> 3] >> ((at & 7) << 3)) & 255
