"""Small sums with native numbers."""

from mypy_extensions import i64

from kibitz.core.rng import MASK, MIX_1


def shifted(value: i64, bits: i64) -> i64:
    """``value`` so many bits higher. A literal must come here to be shifted: mypyc takes it for a C int of 32 bits."""
    return value << bits


def place_of(other: i64, seat: i64, seats: i64) -> i64:
    """How many seats clockwise from ``seat`` this one is."""
    return other - seat if other >= seat else other - seat + seats


def left_of(seat: i64, seats: i64) -> i64:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < seats else 0


def mixed(trace: i64, value: i64) -> i64:
    """A fingerprint with one more number in it, in 62 bits: the same in every build."""
    trace = ((trace + value + 1) * MIX_1) & MASK
    return trace ^ (trace >> 31)
