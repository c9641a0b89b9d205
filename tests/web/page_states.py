"""Every page of the browser table in a state worth looking at, each by its name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from absolute.table import table as absolute_table
from fluxx.table import table as fluxx_table
from kibitz.play.match import Match, load_match
from web.guests import Guest
from web.prepared import begun, played, table_at, table_of
from web.tables import SEED, TABLES, Kind


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


def playing(guest: Guest, kind: Kind = TABLES["abluxxen"]) -> None:
    """In mid-game."""
    match = played(begun(kind.game, 4, SEED, kind.options), 40, 0)
    guest.sit(table_at(guest.url, match))
    guest.decision()


def over(guest: Guest) -> None:
    guest.sit(table_of(guest.url, "abluxxen", "me:Anna", "random", "random", options={"turn_limit": 1}))
    guest.play()
    guest.sees("score")


def playing_fluxx(guest: Guest) -> None:
    playing(guest, TABLES["fluxx"])


def playing_allotment(guest: Guest) -> None:
    playing(guest, TABLES["allotment"])


def playing_absolute(guest: Guest) -> None:
    playing(guest, TABLES["absolute"])


def answering(guest: Guest) -> None:
    """A chain of Surprises, to which Anna may add one."""
    hands = "its_a_trap robin | stop_that | veto batarang kpow"
    chain = fluxx_table(hands, "batman | the_joker", turn=2, goals="mad_love", rules="hand_limit_2 draw_3")
    guest.sit(table_at(guest.url, chain.do("kpow", "pass", "stop_that").match))
    guest.sees("chain")


def keeping(guest: Guest) -> None:
    """More cards than may be held: those that are kept are chosen."""
    held = fluxx_table("robin batarang veto hand_limit_2 kpow | the_bank", "batman").do("hand_limit_2").passes()
    guest.sit(table_at(guest.url, held.match))
    guest.decision()
    guest.sees("kept")
    guest.tap("robin")


def over_fluxx(guest: Guest) -> None:
    """A win, with its reason."""
    game = fluxx_table("mad_love robin | batarang | the_bank", "the_joker harley_quinn | batman | bane")
    finish(guest, game.match, "mad_love")


def over_allotment(guest: Guest) -> None:
    match = played(begun("fluxx", 3, SEED, TABLES["allotment"].options | TABLES["allotment"].short), 30, 0)
    guest.sit(table_at(guest.url, load_match({**match.play.position(), "turns": 99})))
    guest.play()
    guest.sees("score")


def over_absolute(guest: Guest) -> None:
    """Ben has gone out, and hers is the last turn."""
    hands, sets = "-9D -2S -1C +3C +6C +7S +10T | | -6S +1C +4T", "-0C +4D +5D | -10D +2D +8D | -10C +3S +7C"
    game = absolute_table(hands, sets, deck="-3C +9T", out=[1], most_sets=[1, 3, 1], rounds=1)
    guest.sit(table_at(guest.url, game.match))
    guest.play()
    guest.sees("score")


def finish(guest: Guest, match: Match, face: str) -> None:
    """With this card the game is over."""
    guest.sit(table_at(guest.url, match))
    guest.tap(face)
    guest.at("confirm").click()
    guest.play()
    guest.sees("score")


def composing(guest: Guest) -> None:
    """Absolute's workspace, with a set that is still lacking something and one that is taken apart."""
    game = absolute_table("-9D -2S +3C +6C +7S +10T | +1C | +2T", "-0C +4D +5D | -10D +2D +8D | -10C +3S +7C")
    guest.sit(table_at(guest.url, game.do("deck", "no-swap").match))
    guest.sees("tray")
    guest.tap("-9D")
    guest.tap("+3C")
    guest.page.locator('[data-pile="sets:0"] [data-face="+5D"]').click()


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


ALL: Final[tuple[Callable[[Guest], None], ...]] = (
    lobby, new, me, waiting, invited, playing, over, stats, replay, analysis, rules, learn, decks, deck,
    playing_fluxx, answering, keeping, over_fluxx, playing_allotment, over_allotment,
    playing_absolute, composing, over_absolute,
)  # fmt: skip

STATES: Final = {state.__name__: state for state in ALL}
