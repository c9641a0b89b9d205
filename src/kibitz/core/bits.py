"""Small sums with native numbers."""

from mypy_extensions import i64


def shifted(value: i64, bits: i64) -> i64:
    """``value`` so many bits higher. A literal must come here to be shifted: mypyc takes it for a C int of 32 bits."""
    return value << bits


def place_of(other: i64, seat: i64, seats: i64) -> i64:
    """How many seats clockwise from ``seat`` this one is."""
    return other - seat if other >= seat else other - seat + seats
