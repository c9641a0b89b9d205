"""The examples of the page on Absolute."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, Self

from absolute.table import Table, set_of, table
from kibitz.games.absolute.cards import CARD, FACES
from kibitz.games.absolute.parts import MOST_IN_HAND, NO_DOUBLE, Set, hand_penalty
from rule_pages.examples import Moment, example

GROUP: Final = re.compile(r"[-+]\d+[CSDT](?: [-+]\d+[CSDT])*")  # cards that are written one after the other
SPARE: Final = "-1D +1T -2T +2S -3T +3S"


class Trial:
    """What an example tries out: the cards it names, and the numbers that come of it."""

    def __init__(self, game: Table) -> None:
        self.game = game
        self.cards: list[str] = [" ".join(FACES[card] for card in row.cards) for row in rows_of(game)]
        self.cards += [game.hand(seat) for seat in range(game.play.n)]
        self.numbers: list[int] = [size for row in rows_of(game) for size in row_numbers(row)]

    def note(self, text: str, *numbers: int) -> Self:
        self.cards += GROUP.findall(text)
        self.numbers += numbers
        return self

    def makes(self, cards: str, points: int, zero: int | None = None) -> Self:
        """These cards are a set."""
        row = set_of(cards)
        assert row.legal() and row.points() == points
        assert zero is None or row.stands_for() == zero
        return self.note(cards, *row_numbers(row))

    def makes_none(self, cards: str, rule: str) -> Self:
        """They are none, by this rule; their sum, or what their zero would have to be, may be named."""
        assert hand_with(cards).why(f"set {cards}") == rule
        return self.note(cards, int(set_of(cards).numbers))

    def may(self, line: str, *numbers: int) -> Self:
        assert self.game.allows(line)
        return self.note(line, *numbers)

    def may_not(self, line: str, rule: str, *numbers: int) -> Self:
        assert self.game.why(line) == rule
        return self.note(line, *numbers)

    def do(self, *lines: str) -> Self:
        """Play it; what the sets are worth before and after may be named."""
        for line in lines:
            self.note(line, *points_of(self.game))
            self.game.do(line)
            self.note("", *points_of(self.game), *(size for row in rows_of(self.game) for size in row_numbers(row)))
        return self

    def costs(self, cards: str, points: int) -> Self:
        """A hand at the end."""
        hand = [CARD[card] for card in cards.split()]
        assert hand_penalty(hand) == points
        return self.note(cards, points, len(hand) - 1)

    def moment(self, rows: str = "", choice: str = "", then: str = "", seat: int = 0) -> Moment:
        self.note(choice)
        if choice:
            ahead = Table(self.game.match).play.copy()
            for code in self.game.match.read(choice):
                ahead.apply(code)
            self.note("", *(ahead.table_points(other) for other in range(ahead.n)))
            self.note("", *(size for rows_ in ahead.sets for row in rows_ for size in row_numbers(row)))
        return Moment(self.game, self.numbers, rows, choice, then, seat, self.cards)


def rows_of(game: Table) -> list[Set]:
    return [row for rows in game.play.sets for row in rows]


def row_numbers(row: Set) -> Iterable[int]:
    """How a set is counted, and what its zero stands for."""
    count = row.count()
    twice = [2, count.points // 2] if count.double != NO_DOUBLE else []
    return [int(row.size), int(row.numbers), count.base, count.extra, count.runs, count.points, *twice]


def points_of(game: Table) -> list[int]:
    return [game.points(seat) for seat in range(game.play.n)]


def hand_with(cards: str) -> Table:
    """These cards and one more in hand, where sets are laid."""
    first, second, *rest = (card for card in SPARE.split() if card not in cards.split())
    return table(hands=f"{cards} {first} | {second}", deck=rest[0], discard=rest[1], phase="play")


def trial(cards: str = "") -> Trial:
    """Nothing but cards that are looked at."""
    return Trial(hand_with(cards or "+9C"))


# ---- a turn, played through


def round_of_anna_and_ben() -> Trial:
    return Trial(
        table(
            hands="-5C +9T +2S +10S -7D | -4T -5T +8S -2D",
            sets="| +9C -6C -3C",
            deck="+0C +1T",
            discard="+6D -4C",
        )
    )


@example("section-2", game="absolute")
def anna_draws() -> Moment:
    game = round_of_anna_and_ben()
    return game.note("-4C -5C", -9).moment("discard, hand 0", "discard")


@example("section-2", 2, game="absolute")
def anna_swaps() -> Moment:
    game = round_of_anna_and_ben().do("discard").makes("+9C -6C -3C", 18).makes("+9T -6C -3C", 9)
    return game.moment("sets 1, hand 0", "swap 1.0 +9T for +9C", then="sets 1, hand 0")


@example("section-2", 3, game="absolute")
def anna_lays() -> Moment:
    game = round_of_anna_and_ben().do("discard", "swap 1.0 +9T for +9C").makes("-5C -4C +9C", 18)
    return game.moment("hand 0", "set -5C -4C +9C", then="sets 0")


@example("section-2", 4, game="absolute")
def anna_discards() -> Moment:
    game = round_of_anna_and_ben().do("discard", "swap 1.0 +9T for +9C", "set -5C -4C +9C", "done")
    assert game.game.offered() == {"discard:-7D", "discard:+2S", "discard:+10S"}
    game.costs("-7D +2S +10S", 12).do("discard +10S").costs("-7D +2S", 8)
    assert game.game.hand(0) == "-7D +2S"
    return game.moment()


@example("section-2", 5, game="absolute")
def ben_regroups() -> Moment:
    game = round_of_anna_and_ben().do("discard", "swap 1.0 +9T for +9C", "set -5C -4C +9C", "discard +10S")
    game.do("deck", "no-swap").makes("-6C -3C +0C", 12, zero=9).makes("-5T -4T +9T", 18)
    assert "+0C" in game.game.hand(1)
    line = "regroup 0: -6C -3C +0C / -5T -4T +9T"
    return game.note("+8S").moment("sets 1, hand 1", line, then="sets 1", seat=1)


# ---- cards and sets


@example("AZ-5")
def a_set_and_what_is_none() -> Moment:
    game = Trial(table(hands="+1T | -1T", sets="+9D -7S -2T / -10S +3C +6D |", tabletop=True))
    game.makes("+9D -7S -2T", 9).makes_none("-10S +3C +6D", "AZ-5").makes_none("+6C -6T", "AZ-5")
    return game.moment("sets 0")


@example("AZ-6")
def two_zeros() -> Moment:
    return trial().makes_none("+4S -4C +0D -0T", "AZ-6").moment()


@example("AZ-7")
def what_a_zero_stands_for() -> Moment:
    game = trial().makes("+0S -3C -6T", 6, zero=9)
    game.makes_none("+0S -4C -7T", "AZ-7").makes_none("+0S +3C +6T", "AZ-7").makes("-0S +3C +6T", 6, zero=-9)
    return game.makes("+0S -6D +6C", 6, zero=0).makes("-0S -6D +6C", 6, zero=0).moment()


@example("AZ-8")
def a_zero_keeps_its_number() -> Moment:
    game = Trial(table(hands="+5C -5S +4C +1T | -1T", sets="+0D -2S -6T |", phase="play"))
    game.makes("+0D -2S -6T", 6, zero=8).may_not("add 0 +4C -5S", "AZ-8", 9)
    assert set_of("+0D -2S -6T +4C -5S").stands_for() == 9
    return game.moment("sets 0, hand 0", "add 0 +5C -5S", then="sets 0")


@example("AZ-8", 2)
def the_rulebooks_zero() -> Moment:
    game = Trial(table(hands="-8C -2S +1T | -1T", sets="-2C +2D +0S |", phase="play"))
    game.makes("-2C +2D +0S", 2, zero=0).may_not("add 0 -8C -2S", "AZ-8")
    return game.makes("-2C +2D +0S -8C -2S", 10, zero=10).moment()


@example("AZ-8", 3)
def a_zero_of_this_turn() -> Moment:
    game = Trial(table(hands="-0T +7C -7S +4D +1T | -1T", phase="play")).do("set -0T +7C -7S").note("+4D -0T", 0, -4)
    assert set_of("-0T +7C -7S").stands_for() == 0
    assert set_of("-0T +7C -7S +4D").stands_for() == -4
    later = table(hands="+4D +1T | -1T", sets="-0T +7C -7S |", phase="play")
    assert later.why("add 0 +4D") == "AZ-8"
    return game.moment("sets 0, hand 0", "add 0 +4D", then="sets 0")


# ---- the turn


@example("AZ-11")
def an_empty_deck() -> Moment:
    pile = "+1C +2C +3C +4C +5C +6C +7C +8C -9D"
    game = table(hands="+1T | -1T", deck="", discard=pile)
    assert game.offered() == {"deck", "discard"}
    game.do("deck")
    assert (len(game.cards("deck").split()), game.cards("discard")) == (7, "-9D")
    other = table(hands="+1T | -1T", deck="", discard=pile).do("discard")
    assert (len(other.cards("deck").split()), other.cards("discard")) == (8, "")
    return Trial(other).note("", 9, 8, 7, 1).moment()


# ---- the swap


@example("AZ-13")
def a_swap_that_improves() -> Moment:
    game = Trial(table(hands="+7C -2S | -6S", sets="+7S +3C -10C |", phase="swap"))
    game.makes("+7S +3C -10C", 10).makes("+7C +3C -10C", 20)
    return game.moment("sets 0, hand 0", "swap 0.0 +7C for +7S", then="sets 0, hand 0")


@example("AZ-13", 2)
def a_swap_that_attacks() -> Moment:
    game = Trial(table(hands="-6S -4D +1T | -6T", sets="| -10C +0C +3C +5C", phase="swap"))
    game.makes("-10C +0C +3C +5C", 22, zero=2).makes("-6S -4D +0C +3C +5C", 8, zero=2)
    return game.moment("sets 1, hand 0", "swap 1.0 -6S -4D for -10C", then="sets 1, hand 0")


@example("AZ-13", 3)
def uneven_swaps() -> Moment:
    first = Trial(table(hands="+1C +3S -2S | -6S", sets="| -10T +4T +6T", phase="swap"))
    first.makes("-10T +4T +6T", 20).do("swap 1.0 +1C +3S for +4T").makes("-10T +1C +3S +6T", 11)
    other = Trial(table(hands="+5C -2S | -6S", sets="| -9C +2S +3D +4T", phase="swap"))
    other.makes("-9C +2S +3D +4T", 13).do("swap 1.0 +5C for +2S +3D").makes("-9C +4T +5C", 9)
    return both(first, other)


def both(*trials: Trial) -> Moment:
    """Several positions of one example; none of them is drawn."""
    first = trials[0]
    for other in trials[1:]:
        first.cards += other.cards
        first.numbers += other.numbers
    return first.moment()


@example("AZ-14")
def after_a_swap() -> Moment:
    first = Trial(table(hands="+5T -2D +1T | -6S", sets="| +10S -7D -3C", phase="swap"))
    first.may("swap 1.0 +5T -2D for +10S -7D", 3)
    other = Trial(table(hands="-8D +7D +1T | -6S", sets="| +8S -5C -3T", phase="swap", discard="-2C"))
    other.may_not("swap 1.0 -8D for -5C -3T", "AZ-14").may_not("swap 1.0 +7D for +8S", "AZ-14")
    return both(first, other)


@example("AZ-15")
def a_zero_that_stays() -> Moment:
    game = Trial(table(hands="-5D -3C +4C | -6S", sets="| -8S +0T +2C +3S", phase="swap"))
    game.makes("-8S +0T +2C +3S", 9, zero=3)
    return game.may("swap 1.0 -5D -3C for -8S").may_not("swap 1.0 +4C for +3S", "AZ-15").moment()


@example("AZ-15", 2)
def a_zero_that_is_taken() -> Moment:
    game = Trial(table(hands="+7S +2S +5D -7S | -6S", sets="| +0C -3S -4D", phase="swap"))
    game.makes("+0C -3S -4D", 4, zero=7).may("swap 1.0 +7S for +0C").may("swap 1.0 +2S +5D for +0C")
    return game.may_not("swap 1.0 -7S for +0C", "AZ-14").moment()


@example("AZ-16")
def a_zero_that_is_given() -> Moment:
    def tried(hands: str, sets: str) -> tuple[Trial, Trial]:
        """With the option, and without it."""
        on, off = (table(hands=hands, sets=sets, phase="swap", zero_in_swap=wild) for wild in (True, False))
        return Trial(on), Trial(off)

    one, without_one = tried("+0D -0D +1T | -6S", "| +9C -4T -5S")
    one.may("swap 1.0 +0D for +9C").may_not("swap 1.0 -0D for +9C", "AZ-16")
    without_one.may_not("swap 1.0 +0D for +9C", "AZ-16").may_not("swap 1.0 -0D for +9C", "AZ-16")
    two, without_two = tried("-0C +1T | -6S", "| +7C -7D +2S -2T")
    two.may("swap 1.0 -0C for +7C -7D")
    without_two.may("swap 1.0 -0C for +7C -7D")
    three, without_three = tried("-0T +0S -0S | -6S", "| +0C -3S -5D")
    three.may_not("swap 1.0 -0T for -3S", "AZ-6").makes("+0C -3S -5D", 5, zero=8)
    three.may("swap 1.0 +0S for +0C").may_not("swap 1.0 -0S for +0C", "AZ-16")
    without_three.may_not("swap 1.0 +0S for +0C", "AZ-16")
    same, without_same = tried("+0S -0S | -6S", "| +0C -3S +3D")
    same.may("swap 1.0 -0S for +0C")
    without_same.may("swap 1.0 -0S for +0C")
    return both(one, two, three)


@example("AZ-17")
def a_locked_set() -> Moment:
    game = table(hands="+7C -2S | -6S | +9S", sets="+7S +2C -9C | +7D +3C -10C | ", phase="swap", out=[1])
    return Trial(game).may_not("swap 1.0 +7C for +7D", "AZ-17").may("swap 0.0 +7C for +7S").moment()


@example("AZ-18")
def a_hand_of_nine() -> Moment:
    hands = "+5C +1T +2T +3T +4T +5T -6T -7T | -6S"
    game = Trial(table(hands=hands, sets="| -9C +2S +3D +4C", phase="swap", deck="", discard="-8D"))
    game.note("", len(game.game.hand(0).split())).do("swap 1.0 +5C for +2S +3D")
    assert "hold" not in game.game.do("done").offered()
    held = len(game.game.hand(0).split())
    game.game.do("discard -6T", "discard -7T")
    assert game.game.asks() == (1, "draw")
    return game.note("", held, held - MOST_IN_HAND).moment()


# ---- playing


@example("AZ-21")
def adding() -> Moment:
    game = Trial(table(hands="+0C +3D -3S -2C +2C +1T | -1T", sets="+9S -4D -5T |", phase="play"))
    game.makes("+9S -4D -5T", 9).makes("+9S -4D -5T +0C", 10, zero=0).makes("+9S -4D -5T +3D -3S", 14)
    game.makes("+9S -4D -5T -2C +0C", 11, zero=2).may("add 0 +0C").may("add 0 +3D -3S").may("add 0 -2C +0C")
    game.note("-3S -4D -5T")
    return game.may_not("add 0 +2C +0C", "AZ-7").moment()


@example("AZ-22")
def the_rulebooks_regrouping() -> Moment:
    game = Trial(table(hands="+5C -8C +3D +1T | -1T", sets="-1D -2D +0C |", phase="play", discard="-3T"))
    game.makes("-1D -2D +0C", 2, zero=3).do("set +5C -8C +3D").makes("+5C -8C +3D", 8)
    game.makes("-1D -2D +3D", 6).makes("+5C -8C +0C", 16, zero=3)
    line = "regroup 0,1: -1D -2D +3D / +5C -8C +0C"
    return game.moment("sets 0", line, then="sets 0")


@example("AZ-22", 2)
def another_regrouping() -> Moment:
    game = Trial(table(hands="-9D +3C +6C +1T | -1T", sets="-0C +4D +5D |", phase="play"))
    game.makes("-0C +4D +5D", 5, zero=-9).do("set -9D +3C +6C").makes("-9D +3C +6C", 9)
    game.makes("-9D +4D +5D", 18).makes("-0C +3C +6C", 12, zero=-9)
    return game.do("regroup 0,1: -9D +4D +5D / -0C +3C +6C").moment()


@example("AZ-24")
def other_company() -> Moment:
    game = Trial(table(hands="+5C +4S +1T | -1T", sets="+3S -3T -0D / +8C -6D -2S |", phase="play", discard="-4T"))
    game.makes("+3S -3T -0D", 3, zero=0).makes("+8C -6D -2S", 8).makes("-0D +5C +4S", 5, zero=-9)
    game.note("+5C +4S").may("regroup 0,1: -0D +5C +4S / +8C -6D -2S +3S -3T")
    return game.may_not("regroup 0: +3S -3T -0D +5C +4S", "AZ-24").moment()


@example("AZ-25")
def one_card_is_kept() -> Moment:
    hand = "+1T +6S -7C +2D +3S -5T"
    game = Trial(table(hands=f"{hand} | -1T", phase="play")).note(hand, 6)
    game.may("set +1T +6S -7C").may("set +2D +3S -5T").do("set +1T +6S -7C").may_not("set +2D +3S -5T", "AZ-25")
    return game.moment()


# ---- the end of a round


THREE: Final = "+1C +2S -3D / +4C -4S +0D / -9C +4D +5D"


@example("AZ-30")
def three_sets_once_and_two_now() -> Moment:
    game = Trial(table(hands="-5S +5T +8S | -1T", sets=f"{THREE} |", phase="play", most_sets=[3, 0])).note(THREE)
    merged = "+1C +2S -3D -9C +4D +5D -5S +5T"
    game.do(f"regroup 0,2: {merged}", "discard +8S")
    assert len(game.game.sets(0)) == 2 and game.game.state()["out"] == [0]
    return game.note("-5S +5T", 3, 2).moment()


@example("AZ-32")
def the_last_turns() -> Moment:
    game = table(hands="+8S | +1T | +2T | +3T", sets=f"{THREE} | | | ", phase="discard", played=1)
    game.do("discard +8S")
    turns = 0
    while game.state()["round"] == 1:
        game.do("deck", "hold")
        turns += 1
    return Trial(game).note("", 4, turns).moment()


# ---- scoring


@example("AZ-35")
def the_base() -> Moment:
    return trial().makes("-8C +5S +3D", 8).makes("+0S -3C -6T", 6, zero=9).moment()


@example("AZ-36")
def extra_cards() -> Moment:
    return trial().makes("-8C +1S +1D +2T +4S", 10).makes("-10T +1C +3S +6T", 11).moment()


@example("AZ-37")
def runs() -> Moment:
    game = trial().makes("-8C -1S +2D +3C +4S", 13).note("+2D +3C +4S")
    game.makes("+0T +1C +2S -3D", 7).makes("-0T +1C +2S -3D", 4)
    return game.makes("+4C +5S +6T -4D -5C -6S", 15).makes("+1C +2S +2D +3T -8C", 13).moment()


@example("AZ-38")
def doubled() -> Moment:
    game = Trial(table(hands="+1T | -1T", sets="-8S -1S +1S +3S +5S / +3C +3T +3D -3C -7C +1D |"))
    return game.makes("-8S -1S +1S +3S +5S", 20).makes("+3C +3T +3D -3C -7C +1D", 20).moment("sets 0")


@example("AZ-38", 2)
def not_doubled() -> Moment:
    game = trial().makes("+0C +2C +5C -7C", 16).makes("+0D +2C +5C -7C", 8)
    return game.makes("+6C +6S -6D -6T", 14).moment()


@example("AZ-39")
def the_hand() -> Moment:
    game = trial().costs("+7C -2S +1D", 9).costs("-9S +4C +4T", 11)
    return game.costs("+0C", 0).costs("+0C -0S", 1).moment()


@example("section-10", game="absolute")
def the_rulebooks_round() -> Moment:
    sets = "-8C -1S +2D +3C +4S / +9D -6S -3T / +8S -5T -2C -1D"
    game = Trial(last_turn(sets, "+2S -1T", "+9C -5C -4C"))
    game.makes("-8C -1S +2D +3C +4S", 13).makes("+9D -6S -3T", 9).makes("+8S -5T -2C -1D", 9).costs("+2S -1T", 3)
    assert game.game.scores()[0] == 28
    return game.note("", 28).moment("sets 0, hand 0")


def last_turn(sets: str, hand: str, others: str) -> Table:
    """Ben is out; Anna has drawn and discarded, and the only round is over."""
    game = table(
        hands=f"{hand} | ", sets=f"{sets} | {others}", deck="+10T", discard="-10T", out=[1], rounds=1, most_sets=[0, 3]
    )
    return game.do("deck", "discard +10T")


@example("section-10", 2, game="absolute")
def the_closer_loses() -> Moment:
    sets = "-9C +2S +3D +4T / +10D -7D -3D / -0C +4S +4D"
    game = Trial(last_turn(sets, "-5C +2T -0T", "-9S +6T +3C / +5C +5T -5D -5S / +8C -7S -1T"))
    game.makes("-9C +2S +3D +4T", 13).makes("+10D -7D -3D", 20).makes("-0C +4S +4D", 4, zero=-8)
    game.makes("-9S +6T +3C", 9).makes("+5C +5T -5D -5S", 12).makes("+8C -7S -1T", 8).costs("-5C +2T -0T", 7)
    assert game.game.scores() == [30, 29]
    swapped = 30 - set_of("+10D -7D -3D").points() + set_of("+10C -7D -3D").points()
    assert swapped == 20
    return game.note("+10C", 30, 29, 30 - 29, swapped).moment()


# ---- at the table


@example("AZ-42")
def an_illegal_set() -> Moment:
    game = Trial(table(hands="+7S +3D -1C +5T +9S | -6S", phase="play", tabletop=True))
    assert int(set_of("+7S +3D -1C").numbers) == 9
    assert set_of("+7S +3D -10C").legal()
    game.do("set +7S +3D -1C", "discard +5T")
    pile = game.game.cards("discard").split()
    assert game.game.sets(0) == [] and pile[1] == "+5T" and pile[-1] == "-1C"
    return game.note("", 9, -10).moment()


# ---- options


@example("section-12", game="absolute")
def adding_to_any_set() -> Moment:
    hands, sets = "+0D +1T | -1T", "| +9C -6C -3C"
    game = Trial(table(hands=hands, sets=sets, phase="play", add_to_any_set=True)).makes("+9C -6C -3C", 18)
    assert table(hands=hands, sets=sets, phase="play").why("add 1.0 +0D") == "AZ-21"
    return game.may("add 1.0 +0D").makes("+9C -6C -3C +0D", 10, zero=0).moment()


# ---- tips


@example("section-13", game="absolute")
def one_symbol() -> Moment:
    return trial().makes("+1C +2C +3C +4C -10C", 32).makes("+1C +2C +3C +4C -10C +0C", 36).note("+0C").moment()


@example("section-13", 2, game="absolute")
def opposite_pairs() -> Moment:
    game = trial().makes("+10C -10C +9C -9C", 22).makes("+10C -10C +9C -9C +8C -8C", 38)
    return game.note("+8C -8C").moment()


@example("section-13", 3, game="absolute")
def a_place_for_the_zero() -> Moment:
    game = trial().makes("-0D +4S +6S", 6, zero=-10).makes("+0D +4S -10S", 10, zero=6)
    return game.makes("+0S +4S -10S", 20, zero=6).note("+4S +6S").note("+4S -10S").moment()


@example("section-13", 4, game="absolute")
def swap_to_hurt() -> Moment:
    game = Trial(table(hands="+5T -6S -2D | -6T", sets="| -8C +3C +5C", phase="swap"))
    game.makes("-8C +3C +5C", 16).makes("-8C +3C +5T", 8).may("swap 1.0 +5T for +5C").may("swap 1.0 -6S -2D for -8C")
    return game.makes("-6S -2D +3C +5C", 7).moment()


@example("section-13", 5, game="absolute")
def splendour_is_fragile() -> Moment:
    game = trial().makes("+10S -7S -3S", 20)
    for card in ("+10C", "+10D", "+10T"):
        game.makes(f"{card} -7S -3S", 10).note(card)
    return game.makes("+4D +6D -7S -3S", 8).note("+4D +6D").moment()


@example("section-13", 6, game="absolute")
def two_sets_at_once() -> Moment:
    hand = "+1T +6S -7C +2D +3S -5T +9C -4D"
    game = Trial(table(hands=f"{hand} | -1T", phase="play")).note(hand, 8)
    game.do("set +1T +6S -7C", "set +2D +3S -5T", "discard +9C")
    assert game.game.hand(0) == "-4D" and len(game.game.sets(0)) == 2
    return game.moment()


@example("section-13", 7, game="absolute")
def big_cards_first() -> Moment:
    return trial().costs("+10S +1C +2T", 12).costs("+1C +2T", 3).note("+10S").moment()


@example("section-13", 8, game="absolute")
def closing_too_soon() -> Moment:
    return the_closer_loses()


# ---- often forgotten


@example("section-14", game="absolute")
def first_the_swap() -> Moment:
    game = Trial(table(hands="+7C +1C +2S -3D -2C | -6S", sets="+7S +3C -10C |", phase="swap"))
    game.may("swap 0.0 +7C for +7S").do("set +1C +2S -3D").may_not("swap 0.0 +7C for +7S", "AZ-13")
    return game.moment()


@example("section-14", 2, game="absolute")
def all_cards_are_too_many() -> Moment:
    game = Trial(table(hands="-8C +5S +3D | -1T", phase="play")).may_not("set -8C +5S +3D", "AZ-25", 3)
    return game.moment()


@example("section-14", 3, game="absolute")
def two_sets_are_not_enough() -> Moment:
    game = table(hands="+8S | +1T", sets="+1C +2S -3D / -9C +4D +5D |", phase="play").do("discard +8S")
    assert game.hand(0) == "" and game.state()["out"] == []
    game.do("deck", "hold")
    assert game.asks() == (0, "draw")
    return Trial(game).note("+8S", 2).moment()


@example("section-14", 4, game="absolute")
def a_zero_counts_nothing() -> Moment:
    return trial().makes("-0D +5C +5S", 5, zero=-10).moment()


@example("section-14", 5, game="absolute")
def no_run_across_zero() -> Moment:
    return trial().makes("-1C +0S +1D", 1, zero=0).makes("+0S +1D +2C -3T", 7, zero=0).moment()


@example("section-14", 6, game="absolute")
def adding_to_ones_own() -> Moment:
    game = Trial(table(hands="+5C -5S +1T | -1T", sets="| +9S -4D -6T +1C", phase="play"))
    return game.may_not("add 1.0 +5C -5S", "AZ-21").moment()


@example("section-14", 7, game="absolute")
def a_swap_is_not_enough_to_regroup() -> Moment:
    game = Trial(table(hands="+3C +1T | -1T", sets="+3D -1D -2D / +8C -5C -3C |", phase="swap"))
    game.do("swap 0.0 +3C for +3D")
    return game.may_not("regroup 0,1: -1D -2D +3C +8C -5C -3C", "AZ-22").moment()


@example("section-14", 8, game="absolute")
def eight_cards_are_too_many() -> Moment:
    game = table(hands="+1T +2T +3T +4T +5T +6T +7T | -1T", discard="-3S").do("deck", "no-swap")
    held = len(game.hand(0).split())
    assert "hold" not in game.do("done").offered() if game.asks()[1] == "play" else game.offered()
    return Trial(game).note("", held, held - 1).moment()
