"""Reaction windows: several seats are asked at once, and answer in whatever order; the rules hear them in theirs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kibitz.core.game import Play, Window
from kibitz.core.phrase import Phrase


def number_of(window: Window, choices: int) -> int:
    """A number for a window, from how many choices have been made in the game: it stays the same while seats let the
    window pass, and grows with everything else. Answers given to another number are void."""
    return choices + len(window.seats)


def as_asked(play: Play, seat: int) -> Play:
    """The game as it is when this seat's turn to answer comes: everybody before it has let it pass."""
    window = play.window()
    if window is None or seat not in window.seats:
        raise ValueError(f"expected a seat that is asked in a reaction window, got {seat}")
    ahead = play.copy()
    for _ in range(window.seats.index(seat)):
        ahead.apply(window.passing)
    return ahead


def answers(play: Play, seat: int) -> list[int]:
    """What a seat may answer once everybody before it has let it pass."""
    return as_asked(play, seat).legal


def settle(play: Play, given: Mapping[int, Sequence[int]]) -> list[tuple[int, int]]:
    """What is to be carried out now, as seats and codes, of the answers that are in so far.

    Nothing while it is open: then nobody learns who has answered already. It is settled by the first seat that does
    more than let it pass, once all before it have let it pass; or by all who let it pass.
    """
    window = play.window()
    if window is None:
        return []
    settled: list[tuple[int, int]] = []
    for seat in window.seats:
        if seat not in given:
            return []
        settled += [(seat, code) for code in given[seat]]
        if list(given[seat]) != [window.passing]:
            break
    return settled


def occasion(kind: str) -> Phrase:
    """When such a window opens: “When somebody plays an Action”."""
    return Phrase("window-" + kind)
