"""Abluxxen's cards as counts: equal cards are interchangeable, so a heap of cards is one number.

Faces are 1 to 13 and the joker, 14. A heap holds how many there are of each face, four bits a face:
heaps are added with ``+`` and taken away with ``-``.
"""

from typing import Final

from mypy_extensions import i64

JOKER: Final = 14
FACES: Final = ["?", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "J"]
COPIES: Final = 8  # of every number
JOKERS: Final = 5


def cards_of(face: i64, count: i64) -> i64:
    """``count`` cards of one face."""
    return count << (4 * face)


def count_of(cards: i64, face: i64) -> i64:
    """How many of ``cards`` show this face."""
    return (cards >> (4 * face)) & 15


def size_of(cards: i64) -> i64:
    """How many cards there are."""
    size: i64 = 0
    while cards:
        size += cards & 15
        cards >>= 4
    return size


def heap(faces: list[int]) -> i64:
    """These faces as a heap."""
    cards: i64 = 0
    for face in faces:
        cards += cards_of(face, 1)
    return cards


def spread(cards: i64) -> list[int]:
    """The faces of a heap, lowest first."""
    faces: list[int] = []
    for face in range(1, 15):
        faces.extend([face] * int(count_of(cards, face)))
    return faces


ALL_CARDS: Final = [face for face in range(1, 14) for _ in range(COPIES)] + [JOKER] * JOKERS
WHOLE_DECK: Final = int(heap(ALL_CARDS))
