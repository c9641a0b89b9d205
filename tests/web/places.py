"""Every page of the browser table in a state worth looking at, each by its name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from web.guests import Guest
from web.prepared import begun, played, table_at, table_of

SEED: Final = "evening"


@cache
def whole_game() -> str:
    """The record of a short game of Anna, Ben and Cleo."""
    return played(begun("abluxxen", 3, SEED, {"turn_limit": 4}), 10_000).record.text()


def lobby(guest: Guest) -> None:
    guest.go("/")
    guest.sees("play-now")


def new(guest: Guest) -> None:
    """With all options to be seen."""
    guest.go("/new?game=abluxxen")
    guest.sees("create-table")
    for closed in guest.page.locator("main details:not([open]) > summary").all():
        closed.click()


def me(guest: Guest) -> None:
    guest.go("/me")


def waiting(guest: Guest) -> None:
    """A table with a free chair."""
    seated = table_of(guest.url, "abluxxen", "me:Anna", "open", "casual")
    guest.sit(seated)
    guest.sees("chair")


def invited(guest: Guest) -> None:
    """The same table, for whoever follows the link."""
    seated = table_of(guest.url, "abluxxen", "me:Ben", "open", "casual")
    guest.go(f"/t/{seated.table}")
    guest.sees("sit")


def playing(guest: Guest) -> None:
    """In mid-game, with something picked."""
    match = played(begun("abluxxen", 4, SEED), 40, 0)
    guest.sit(table_at(guest.url, match))
    guest.decision()


def over(guest: Guest) -> None:
    guest.sit(table_of(guest.url, "abluxxen", "me:Anna", "random", "random", options={"turn_limit": 1}))
    guest.play()
    guest.sees("score")


def stats(guest: Guest) -> None:
    """After a first game."""
    over(guest)
    guest.go("/stats")
    guest.sees("figure-climb")


def replay(guest: Guest) -> None:
    guest.read_record(whole_game())


def analysis(guest: Guest) -> None:
    guest.read_record(whole_game())
    guest.analyse()


def rules(guest: Guest) -> None:
    guest.go("/rules/abluxxen#AB-7")
    guest.sees("rule")


def learn(guest: Guest) -> None:
    guest.go("/learn/abluxxen")
    guest.sees("lesson")


def decks(guest: Guest) -> None:
    """With one of one's own."""
    guest.go("/decks")
    guest.at("start-deck").click()
    guest.sees("deck-card")
    guest.go("/decks")
    guest.sees("own-deck")


def deck(guest: Guest) -> None:
    guest.go("/decks/fluxx/allotment")
    guest.sees("deck-card")


PLACES: Final[dict[str, Callable[[Guest], None]]] = {
    place.__name__: place
    for place in (lobby, new, me, waiting, invited, playing, over, stats, replay, analysis, rules, learn, decks, deck)
}
