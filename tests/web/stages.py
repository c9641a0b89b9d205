"""Moments of a game that a table must have room for: the fullest hand, the fullest table, every question."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from abluxxen.table import table as abluxxen_table
from absolute.table import table as absolute_table
from fluxx.table import table as fluxx_table
from kibitz.core.game import Json, Play
from kibitz.core.rng import Rng
from kibitz.play.match import Match
from kibitz.play.players import Player, note_players
from kibitz.server.table.boards import board_of
from web.prepared import begun

SEED: Final = "evening"
ANNA: Final = 0  # whose table is looked at
MOST_CHOICES: Final = 3000
NAMES: Final = (
    *("Anna-Katharina", "Benedikt", "Cleo", "Maximiliane-Wilhelmina Konstantinopolska"),  # as long as one may be
    *("Emil", "Fritz"),
)


class Cell(NamedTuple):
    """A game with its options and its seats."""

    name: str
    game: str
    options: dict[str, Json]
    seats: int


def cells() -> list[Cell]:
    """Every game with every number of seats, and every option that changes what lies on the table."""
    wanted: list[tuple[str, str, dict[str, Json], range]] = [
        ("base", "abluxxen", {"variant": "base"}, range(3, 6)),
        ("advanced", "abluxxen", {"variant": "advanced"}, range(3, 6)),
        ("expert", "abluxxen", {"variant": "expert"}, range(3, 6)),
        ("first-edition", "abluxxen", {"variant": "first-edition"}, range(2, 6)),
        ("duel", "abluxxen", {"variant": "duel"}, range(2, 3)),
        ("batman", "fluxx", {}, range(2, 7)),
        ("allotment", "fluxx", {"deck": "allotment"}, range(2, 7)),
        ("absolute", "absolute", {}, range(2, 7)),
        ("tabletop", "absolute", {"tabletop": True}, range(2, 7)),
    ]
    return [Cell(name, game, options, seats) for name, game, options, some in wanted for seats in some]


CELLS: Final = {f"{cell.name}-{cell.seats}": cell for cell in cells()}


def walk(cell: Cell, seed: str) -> Iterator[Match]:
    """A game of sensible choices, at every decision of Anna's. It is the same match that goes on."""
    match = begun(cell.game, cell.seats, seed, cell.options)
    named(match)
    rng = Rng(1)
    for _ in range(MOST_CHOICES):
        if not match.play.legal:
            return
        if is_annas(match.play):
            yield match
        match.do_code(match.game.strategy.policy(match.play, rng)[0])


def named(match: Match) -> Match:
    """Names as long as names are."""
    note_players(match.record, [Player(name) for name in NAMES[: match.play.seats]])
    return match


def is_annas(play: Play) -> bool:
    window = play.window()
    return ANNA in window.seats[:1] if window else play.seat() == ANNA


def cards_at(match: Match) -> tuple[int, int]:
    """How many cards she holds, and how many lie on the table in all."""
    piles = board_of(match.game, match.play.view(ANNA)).piles
    held = sum(pile.count for pile in piles if pile.look == "fan" and pile.seat == ANNA)
    return held, sum(pile.count for pile in piles if pile.look not in ("fan", "stack", "open"))


@cache
def moments(name: str, seed: str = SEED) -> dict[str, str]:
    """Records of the moments of one game, by what they are for."""
    found: dict[str, str] = {}
    most: dict[str, int] = {}
    for match in walk(CELLS[name], seed):
        held, lying = cards_at(match)
        sizes = {
            "hand": held,
            "table": lying,
            "choices": len(match.play.legal),
            f"asked {match.play.prompt().name}": held + lying,
        }
        for what, size in sizes.items():
            if size > most.get(what, -1):
                most[what], found[what] = size, match.record.text()
        found.setdefault("begun", match.record.text())
    return {what: text for what, text in sorted(found.items()) if what != "asked"}


TABLES: Final = (
    "batman robin batmobile the_batcave the_joker",
    "alfred_pennyworth catwoman batarang harley_quinn",
    "commissioner_gordon two_face wayne_manor the_bat_signal",
    "batgirl bane batcomputer",
    "bruce_wayne mr_freeze batman_cuffs",
    "poison_ivy the_riddler",
)
RULES: Final = (
    "draw_5 play_4 hand_limit_2 keeper_limit_4 double_agenda get_on_with_it goal_mill egads crime_happens arkham_asylum"
)
OTHERS: Final = ("the_bank", "steal_something", "jackpot", "draw_2", "draw_3")
HAND: Final = "draw_4 kpow its_a_trap stop_that veto play_3 lets_simplify zap_a_card trade_hands utility_belt"


MINE: Final = "batman batgirl alfred_pennyworth the_batcave batcomputer batmobile the_joker two_face bane catwoman"
THEIRS: Final = (
    "robin bruce_wayne commissioner_gordon wayne_manor the_bat_signal batman_cuffs batarang the_penguin mr_freeze "
    "the_riddler harley_quinn"
)
MANY: Final = (
    "to_the_batcave those_wonderful_toys ill_take_care_of_that_sir batman_family i_am_the_night sidekicks mad_love "
    "he_left_us_a_signal secret_tunnel crime_spree cold_cash draw_4 draw_5 play_4 play_all hand_limit_2 goal_mill "
    "egads stop_that veto thats_mine kpow trade_hands use_what_you_take"
)


def crowded(seats: int) -> Match:
    """Fluxx as full as it gets: many rules, two goals, Keepers before everybody, and a large hand."""
    hands = " | ".join([HAND, *OTHERS[: seats - 1]])
    tables = " | ".join(TABLES[:seats])
    return fluxx_table(hands, tables, RULES, goals="the_dynamic_duo bank_robbery_in_progress", rest="draw_pile").match


def hoard(seats: int) -> Match:
    """A hand of two dozen cards, a dozen Keepers and Creepers before Anna, and as many before Ben."""
    hands = " | ".join([MANY, *OTHERS[: seats - 1]])
    tables = " | ".join([MINE, THEIRS, *([""] * (seats - 2))])
    return fluxx_table(hands, tables, "play_2", goals="black_tie_bad_guys", rest="draw_pile").match


def limit(seats: int) -> Match:
    """Ten cards are held, and two may be kept."""
    hands = " | ".join([f"batgirl {HAND}", *OTHERS[: seats - 1]])
    return (
        fluxx_table(hands, "batman", "hand_limit_2", goals="the_dynamic_duo", rest="draw_pile")
        .do("batgirl")
        .passes()
        .match
    )


def chain(seats: int) -> Match:
    """Four Surprises upon an Action of Ben's, and Anna may play the fifth."""
    hands = " | ".join(
        ["stop_that its_a_trap canceled_plans robin", "kpow veto not_your_problem", *OTHERS[: seats - 2]]
    )
    game = fluxx_table(hands, "batman | the_joker", "draw_3", goals="mad_love", turn=1).do("kpow")
    for seat, surprise in ((0, "stop_that"), (1, "veto"), (0, "its_a_trap"), (1, "not_your_problem")):
        while game.asks()[0] != seat:
            game.do("pass")
        game.do(surprise)
    while game.asks()[0] != ANNA:
        game.do("pass")
    return game.match


def composing(seats: int) -> Match:
    """Absolute's workspace with a large hand and sets on all sides."""
    hands = " | ".join(["-9D -2S -1C +3C +6C +7S +10T -4T", *HANDS[: seats - 1]])
    sets = " | ".join(["-0C +4D +5D -9C / -10D +2D +8D", *SETS[: seats - 1]])
    return absolute_table(hands, sets, deck="+9T -9T +8T -8S -7T -7D").do("deck").match


HANDS: Final = ("+9C -6D", "+9D", "+9S", "-8C", "-8D")
SETS: Final = ("-10C +3S +7C / -6S +1C +5T", "-8T +3T +4T +1S", "-7S +6S +1D", "-5C +5S -3D +3D", "-4C +4S -0D")


def hits(seats: int) -> Match:
    """Abluxxen with a hand of two dozen cards and layers before everybody."""
    hands = " | ".join(["1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 13 J", *["12 13 1"] * (seats - 1)])
    displays = " | ".join(["12 12 / 3 / 9 9 9", *LAYERS[: seats - 1]])
    return abluxxen_table(hands, displays, pool="13 J 2 5 10 10", deck="1 2 3").match


LAYERS: Final = ("4 4 / 8 / 5 5 5 / 7 / 11 11 J", "1 / 2 / 6 6 6 6", "8 8 8 J / 13", "4 / 12 12")


def stages(name: str) -> dict[str, str]:
    """Records of all moments of a cell: those of a game, and those that are rare."""
    cell = CELLS[name]
    found = dict(moments(name))
    rare = {"batman": (crowded, hoard, limit, chain), "absolute": (composing,), "base": (hits,)}.get(cell.name, ())
    return found | {make.__name__: named(make(cell.seats)).record.text() for make in rare}
