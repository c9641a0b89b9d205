"""A first game of Abluxxen."""

from __future__ import annotations

from lessons.script import Lesson, Script


def first_game() -> Lesson:
    """A short game between the learner, seat 1 and seat 2."""
    script = Script(
        {
            "game": "abluxxen",
            "options": {},
            "turn": 0,
            "hands": [
                ["4", "4", "4", "4", "6", "9", "9", "12"],
                ["6", "6", "10", "10", "8", "3", "13"],
                ["5", "5", "11", "11", "11", "7", "1", "2"],
            ],
            "displays": [[], [], []],
            "pool": ["3", "J", "7", "1", "12", "8"],
            "deck": ["2", "13", "1", "10", "7", "6", "3", "5", "9", "2", "8", "13", "4"],
            "discard": [],
        }
    )
    script.read()  # what it is about
    script.do("4x4", "4 6", "deck")  # cards of one value
    script.do("pool:J")  # nobody was hit: a card may be drawn
    script.others(1, "6x2", "none")
    script.others(2, "5x2", "none")
    script.do("9x2", "9 12")  # a hit, seen before it is made
    script.do("take")  # first the left neighbour
    script.others(1, "deck", "deck")
    script.do("leave")  # then the next
    script.others(2, "drop", "deck", "deck")
    script.others(1, "10x2", "leave")
    script.do("drop", "12x1+1J")  # being hit
    script.do("pool:12", "none")  # open: everybody sees it
    script.do("deck", "none")  # face down: a surprise
    script.others(2, "11x3", "deck")
    script.do("12x2+1J", "6 12")  # a joker makes three 12s
    script.do("leave")  # the end is near
    script.others(2, "back")
    script.others(1, "13x1", "none")
    script.others(2, "7x1", "none")
    script.do("6x4")  # the last cards
    script.read()  # counted
    return script.lesson()
