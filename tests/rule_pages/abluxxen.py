"""The examples of the page on Abluxxen. Anna, Ben, Cleo and Dan sit clockwise, in this order."""

from __future__ import annotations

from functools import partial
from itertools import count

from abluxxen.table import Table, table
from kibitz.games import make_game
from kibitz.play.match import new_match
from rule_pages.examples import Moment, example

SHADOW = "1 2 3 4 4 5 5 5 6 6 8 8 12"  # thirteen cards
POOL = "2 5 5 9 11 J"

turn = partial(example, "section-2", game="abluxxen")
tip = partial(example, "section-10", game="abluxxen")
forgotten = partial(example, "section-11", game="abluxxen")


def hits(game: Table, choice: str) -> list[int]:
    """Whom a layer would hit, in the order in which they are compared."""
    return [touch.seat for touch in game.shown.aims(game.match.play, game.match.game.parse(choice))]


def cards_in(text: str) -> int:
    return len(text.replace("/", "").split())


def points(game: Table, choice: str) -> int:
    """How many points a choice brings at once."""
    before, after = game.shown.preview(game.match.play, game.match.game.parse(choice)).points or (0, 0)
    return after - before


def dealt(seats: int, seed: str, **options: object) -> Table:
    return Table(new_match(make_game("abluxxen", {**options}, seats), seats, seed))  # type: ignore[dict-item]


# ---- a turn, played through: the rulebook's example with a hit, and the one without


def anna_is_in_turn() -> Table:
    return table(
        hands="3 3 7 7 7 10 | 5 9 11 13 | 1 9 12 | 8 8 10",
        displays="4 4 4 J | 2 2 | 13 / 3 3 J | 6 6 / 5 5 5",
        pool="1 4 8 9 10 12",
        deck="6 J 11 8 2 3",
    )


def ben_is_in_turn() -> Table:
    return anna_is_in_turn().do("7x3", "take", "pool:9", "pool:12", "deck", "leave", "back")


@turn()
def three_sevens() -> Moment:
    game = anna_is_in_turn()
    assert hits(game, "7x3") == [2, 3]
    return Moment(game, rows="display 1, display 2, display 3, hand 0", choice="7x3")


@turn(2)
def two_threes_and_a_joker_to_take() -> Moment:
    game = anna_is_in_turn().do("7x3")
    assert game.asks() == (0, "take-or-leave")
    taken = anna_is_in_turn().do("7x3", "take")
    assert taken.hand(0) == "3 3 3 3 10 J"
    return Moment(game, rows="display 2, hand 0", choice="take | leave")


@turn(3)
def three_cards_to_draw() -> Moment:
    game = anna_is_in_turn().do("7x3", "take")
    assert game.asks() == (2, "draw")
    drawn = anna_is_in_turn().do("7x3", "take", "pool:9", "pool:12")
    assert drawn.cards("pool") == "1 4 8 10"  # not refilled in between
    drawn.do("deck")
    assert (drawn.hand(2), drawn.cards("pool")) == ("1 6 9 9 12 12", "1 4 8 10 J 11")
    return Moment(game, rows="pool, hand 2", choice="pool:9 | pool:12 | deck", seat=2, numbers=[drawn.count("pool")])


@turn(4)
def three_fives_to_leave() -> Moment:
    game = anna_is_in_turn().do("7x3", "take", "pool:9", "pool:12", "deck")
    assert game.asks() == (0, "take-or-leave")
    game.do("leave")
    assert game.asks() == (3, "back-or-drop")
    game.do("back")
    assert game.asks() == (1, "lay")  # no optional draw for Anna
    assert game.hand(3) == "5 5 5 8 8 10"
    assert [game.display(seat) for seat in range(4)] == ["4 4 4 J / 7 7 7", "2 2", "13", "6 6"]
    return Moment(game, seat=3)


@turn(5)
def a_thirteen_that_hits_nobody() -> Moment:
    game = ben_is_in_turn()
    assert hits(game, "13x1") == []
    return Moment(game, rows="display 2, display 3, display 0, hand 1", choice="13x1", seat=1)


@turn(6)
def the_optional_draw() -> Moment:
    game = ben_is_in_turn().do("13x1")
    assert game.asks() == (1, "optional-draw")
    drawn = ben_is_in_turn().do("13x1", "pool:J")
    assert (drawn.hand(1), drawn.count("pool"), drawn.asks()) == ("5 9 11 J", 6, (2, "lay"))
    return Moment(game, rows="pool, hand 1", choice="pool:J | deck | none", seat=1, numbers=[drawn.count("pool")])


# ---- the cards and the table


@example("AB-3")
def four_begin() -> Moment:
    game = dealt(4, "lynx")
    in_hands = [cards_in(game.hand(seat)) for seat in range(4)]
    assert (len(in_hands), sum(in_hands) + game.count("pool") + game.count("deck")) == (4, 109)
    numbers = [4, *in_hands, game.count("pool"), game.count("deck")]
    return Moment(game, rows="deck, pool, hand 0", numbers=numbers)


# ---- your turn


@example("AB-6")
def some_or_all() -> Moment:
    """The rulebook's example 1a."""
    game = table("6 6 6 7 7 12 | 2 | 3")
    assert game.offered() == {"6x1", "6x2", "6x3", "7x1", "7x2", "12x1"}
    return Moment(game)


@example("AB-7")
def two_values() -> Moment:
    game = table("8 9 J | 2 | 3")
    assert {game.why("8 9"), game.why("8 9 J")} == {"AB-7"}
    return Moment(game)


@example("AB-8")
def three_fours_and_a_joker() -> Moment:
    """The rulebook's example, held against four cards."""
    game = table("4 4 4 9 J | 2 | 3", "| 3 3 3 3")
    assert hits(game, "4x3+1J") == [1]
    assert hits(game, "4x3") == []
    return Moment(game)


@example("AB-9")
def jokers_alone() -> Moment:
    """Two jokers against two 13s: the rulebook's example."""
    game = table("5 J J J | 1 | 1 | 1", "| 13 | 13 13 | 12 12 12")
    assert [hits(game, jokers) for jokers in ("1J", "2J", "3J")] == [[1], [2], [3]]
    assert hits(table("5 J J | 1 | 1", "| J J"), "2J") == []
    return Moment(game)


@example("AB-10")
def layers() -> Moment:
    """The rulebook's example 1b: a 7, three 6s with a joker, two 12s."""
    game = table("5 6 9 | 3 4", "7 / 6 6 6 J / 12 12 | 2")
    return Moment(game, rows="display 0", numbers=[cards_in(game.display(0))])


@example("AB-11")
def the_last_layer() -> Moment:
    game = table("9 9 | 2 3", "1 | 5 5", pool="4 8", deck="6").do("9x2")
    assert game.over()
    assert game.display(1) == "5 5"
    assert game.scores() == [3, 0]
    return Moment(game, numbers=game.scores())


# ---- abluxxing


@example("AB-12")
def two_eights() -> Moment:
    game = table(
        "8 J 3 5 | 2 4 | 9 9 9 | 1 12", " | 4 / 6 6 6 / 7 7 | 5 5 5 | 10 10", pool="3 J 5 9 11 2", deck="1 2 3 4 5"
    )
    assert hits(game, "8x1+1J") == [1]
    return Moment(game, rows="display 1, hand 0", choice="8x1+1J")


@example("AB-12", 2)
def no_hits() -> Moment:
    game = table("7 7 7 13 | 1 | 1", "| 5 5 | 13")
    assert hits(game, "7x3") == hits(game, "13x1") == []
    assert hits(game, "7x2") == [1]
    return Moment(game)


@example("AB-13")
def in_the_first_round() -> Moment:
    game = table("3 8 | 4 9 | 1 2", pool="5 6", deck="7 7").do("8x1", "none")
    assert hits(game, "9x1") == [0]
    game.do("9x1")
    assert game.offered() == {"take", "leave"}
    return Moment(game, seat=1)


def two_twelves() -> Table:
    """The rulebook's example 2a: Anna lays two 12s."""
    return table(
        "3 12 12 | 6 13 | 8 8 | 1 2",
        "| 9 9 | 4 4 4 | 5 / 7 7",
        pool="1 3 8 10 10 11",
        deck="2 3 4 5 6 7",
    )


@example("AB-14")
def once_around_the_table() -> Moment:
    game = two_twelves()
    assert hits(game, "12x2") == [1, 3]
    game.do("12x2", "leave", "drop", "pool:10", "pool:11")
    assert game.asks() == (0, "take-or-leave")  # about Dan's 7s, with a new pool
    assert game.cards("pool") == "1 3 8 10 2 3"
    return Moment(two_twelves())


@example("AB-15")
def the_freed_five() -> Moment:
    """The rulebook's example 2b."""
    game = two_twelves().do("12x2", "leave", "back", "leave", "back")
    assert game.display(3) == "5"
    assert hits(game, "13x1") == [3]
    return Moment(game, rows="display 2, display 3, display 0, hand 1", choice="13x1", seat=1)


@example("AB-15", 2)
def what_is_uncovered_waits() -> Moment:
    game = table("3 9 | 6 7 | 4 8", "| 2 / 1", pool="5 5", deck="6 6")
    assert hits(game, "3x1") == [1]
    game.do("3x1", "leave", "back")
    assert (game.display(1), game.asks()) == ("2", (1, "lay"))  # the 2 lies open, and Anna's turn is over
    other = table("7 9 | 4 8 | 6 6", "| 3 | 2").do("7x1", "leave", "back", "leave", "back")
    assert other.asks() == (1, "lay")
    return Moment(table("3 9 | 6 7 | 4 8", "| 2 / 1"))


@example("AB-16")
def a_joker_among_numbers() -> Moment:
    game = table("10 10 13 J | 1 | 1", "| J J | 9 J")
    assert hits(game, "10x2") == [2]
    assert hits(game, "13x1+1J") == [2]
    return Moment(game)


@example("AB-17")
def each_by_itself() -> Moment:
    game = table("6 8 8 9 | 1 | 1", "| 6 6 | 5 5", pool="2 3 4 7 10 11", deck="12 12 13")
    game.do("8x2", "take", "deck", "deck")
    assert (game.hand(0), game.asks()) == ("6 6 6 9", (0, "take-or-leave"))
    game.do("leave")
    assert game.asks() == (2, "back-or-drop")
    return Moment(game)


@example("AB-18")
def a_joker_comes_as_a_joker() -> Moment:
    game = table("8 8 8 9 | 1 2 | 1 2", "| 6 6 J", pool="2 3 4 10 11 12", deck="5 5 5 7 9").do("8x3", "take")
    assert game.asks() == (1, "draw")
    game.do("deck", "deck", "deck", "1x1", "none", "1x1", "none")
    assert game.hand(0) == "6 6 9 J"
    assert {"6x2+1J", "9x1+1J", "1J"} <= game.offered()
    return Moment(game)


@example("AB-19")
def back_or_drop() -> Moment:
    def hit_and_left() -> Table:
        return table("3 10 10 | 4 9 12 | 6 7", "| 5 5 5 / 8 8", pool="1 2 9 12 11 6", deck="13 4 4 2 1", discard="").do(
            "10x2", "leave"
        )

    back, drop = hit_and_left().do("back"), hit_and_left().do("drop")
    assert (back.hand(1), back.asks()) == ("4 8 8 9 12", (1, "lay"))
    assert (drop.cards("discard"), drop.asks()) == ("8 8", (1, "draw"))
    drop.do("pool:9", "pool:12")
    assert drop.hand(1) == "4 9 9 12 12"
    return Moment(hit_and_left(), rows="display 1, hand 1, pool", choice="back | drop", seat=1)


# ---- drawing


@example("AB-20")
def look_before_the_next() -> Moment:
    game = table("9 9 2 | 4 5 | 3", "| 8 8", pool="4 5 6 7 10 11", deck="4 12 13").do("9x2", "take", "deck")
    assert game.hand(1) == "4 4 5"
    assert game.offered() == {"deck", "pool:4", "pool:5", "pool:6", "pool:7", "pool:10", "pool:11"}
    game.do("pool:4")
    assert game.hand(1) == "4 4 4 5"
    return Moment(game, seat=1)


@example("AB-22")
def seven_cards_owed() -> Moment:
    game = table("9 9 9 9 9 J J 2 | 4 | 3", "| 8 8 8 8 8 8 8", pool="1 2 3 4 5 6", deck="7 10 10 11 11 12 12 13 13 1")
    game.do("9x5+2J", "take", *(f"pool:{card}" for card in "123456"))
    assert (game.cards("pool"), game.offered()) == ("", {"deck"})
    game.do("deck")
    assert (game.count("pool"), game.count("deck")) == (6, 3)
    return Moment(game, numbers=[game.count("pool"), game.count("deck")])


@example("AB-24")
def the_cards_run_out() -> Moment:
    game = table("9 9 9 2 | 4 | 3", "| 8 8 8 | 7 7 7", pool="5 6").do("9x3", "take", "pool:5")
    assert not game.over()
    game.do("pool:6")
    assert game.over()
    assert game.display(2) == "7 7 7"
    return Moment(game, seat=1)


@example("AB-25")
def nobody_hit() -> Moment:
    game = table("2 9 | 4 | 3", pool="5 9", deck="6").do("2x1")
    assert game.offered() == {"deck", "none", "pool:5", "pool:9"}
    left = table("5 9 | 4 6 | 3", "| 4", pool="5 9", deck="6").do("5x1", "leave", "back")
    assert left.asks() == (1, "lay")  # a hit that was left is a hit
    return Moment(game)


# ---- the end


@example("AB-29")
def fifteen_and_four() -> Moment:
    game = table("9 | 1 2 3 4 | 1 1 2 2 3 4 5 6 7", "| 5 5 5 / 6 6 6 / 7 7 7 7 / 8 8 8 8 8 | 10 10", turn=0).do("9x1")
    shown, held = cards_in(game.display(1)), cards_in(game.hand(1))
    other = cards_in(game.display(2)), cards_in(game.hand(2))
    assert game.scores()[1:] == [shown - held, other[0] - other[1]]
    return Moment(game, numbers=[shown, held, *other, *game.scores()])


@example("AB-30")
def out_and_beaten() -> Moment:
    game = table("9 9 | 3 4 | 5", "1 | 5 5 5 / 6 6 6 / 7 7 | 8 8").do("9x2")
    assert game.winners() == [1]
    shown, held = cards_in(game.display(1)), cards_in(game.hand(1))
    assert (game.hand(0), game.scores()[1]) == ("", shown - held)
    return Moment(game, numbers=[*game.scores(), shown, held])


@example("AB-30", 2)
def level() -> Moment:
    def ends(variant: str) -> Table:
        return table("9 9 | 3 4 5 | 5", "1 1 | 5 5 5 / 6 6 6 / 7", variant=variant).do("9x2")

    game = ends("base")
    assert game.scores()[:2] == [4, 4]
    assert (game.winners(), ends("first-edition").winners()) == ([0], [0, 1])
    return Moment(game, numbers=[*game.scores(), cards_in(game.hand(1))])


# ---- variants


@example("AB-32")
def no_draw() -> Moment:
    game = table("13 9 | 4 | 3", "| 8 8", pool="J", deck="6", variant="advanced").do("13x1")
    assert game.asks() == (1, "lay")
    return Moment(game)


@example("AB-33")
def ones() -> Moment:
    game = table("1 1 J 5 | 2 | 2 | 2", "| 13 13 | J J | 12 12", variant="expert")
    assert hits(game, "1x1+1J") == hits(game, "1x2") == [1, 2]
    assert hits(table("1 5 | 2 | 2", "| 12 | 13", variant="expert"), "1x1") == [2]
    assert hits(table("2 5 | 2 | 2", "| 1", variant="expert"), "2x1") == [1]
    return Moment(game)


@example("AB-35")
def eight_games() -> Moment:
    game = dealt(4, "lynx", variant="first-edition", cycles=2, turn_limit=1)
    for games in count(1):
        game.do(next(text for text in game.offered() if text.endswith("x1")))
        if game.over():
            return Moment(game, numbers=[4, 2, games])
    raise AssertionError


# ---- the duel


@example("AB-36")
def the_duel_begins() -> Moment:
    game = dealt(2, "25", variant="duel")
    assert game.cards("pool") == "7 4+13 11 6+J 11 6"
    piles = [game.count("shadow"), game.count("deck"), game.count("pool"), cards_in(game.hand(0))]
    assert piles == [13, 64 - 2, 6, 13]
    return Moment(game, rows="shadow, pool, hand 0", numbers=piles)


@example("AB-38")
def onto_the_lowest() -> Moment:
    game = table("7 9 | 3", pool=POOL, deck="13 J 10 11", shadow="4 1 1 2 2 3 3 6 6 8 8 9 9", variant="duel")
    game.do("7x1", "shadow:4")
    assert game.cards("pool") == "2+13 5+J 5 9 11 J"
    assert game.count("shadow") == 13
    return Moment(game, numbers=[game.count("shadow")])


@example("AB-39")
def a_group_is_one_card() -> Moment:
    game = table("7 7 9 | 3", "| 4 4", pool="2+13 5 5 9 11 12", deck="10 8 6", variant="duel").do("7x2", "take")
    game.do("pool:2+13", "deck")
    assert (game.hand(1), game.count("pool")) == ("2 3 10 13", 6)
    return Moment(game, seat=1, numbers=[game.count("pool")])


def two_sevens(shadow_split: bool = False) -> Table:
    return table(
        "7 7 9 | 3 10",
        "| 5 5",
        pool="1 2 3 9 11 12",
        deck="10 11 8 6 3 4",
        shadow=SHADOW,
        variant="duel",
        shadow_split=shadow_split,
    ).do("7x2")


@example("AB-40")
def a_shadow_hit() -> Moment:
    game = two_sevens()
    assert game.offered() == {"shadow:4", "shadow:6"}
    assert game.why("none") in ("AB-40", "AB-41")
    return Moment(game, rows="shadow, hand 0", choice="shadow:4 | shadow:6")


@example("AB-41")
def refilled_at_once() -> Moment:
    game = two_sevens().do("shadow:6")
    assert (game.hand(0), game.count("shadow")) == ("6 6 9", 13)
    assert game.asks() == (0, "take-or-leave")
    return Moment(game, numbers=[game.count("shadow")])


@example("AB-42")
def a_lone_joker_in_the_duel() -> Moment:
    game = table("J 9 | 3 10", "| 13", pool="1 2 3 9 11 12", deck="10 11 8", shadow=SHADOW, variant="duel").do("1J")
    assert game.offered() == {"shadow:1", "shadow:2", "shadow:3", "shadow:12"}
    game.do("shadow:12")
    assert game.asks() == (0, "take-or-leave")
    alone = table("J 9 | 3 10", "| J", pool="1 2", deck="10 11", shadow="12", variant="duel").do("1J", "shadow:12")
    assert alone.asks() == (1, "lay")  # no optional draw
    return Moment(game)


@example("AB-43")
def a_split_stack() -> Moment:
    game = two_sevens(shadow_split=True)
    assert game.offered() == {"shadow:4", "shadow:5", "shadow:6"}
    game.do("shadow:5")
    assert game.cards("shadow").split().count("5") == 1
    return Moment(two_sevens(shadow_split=True))


# ---- tips


@tip()
def decoy() -> Moment:
    def hit() -> Table:
        game = table("2 9 9 4 | 5 6 | 3 7 8", pool="1 3 9 10 11 12", deck="4 6 8 13")
        return game.do("2x1", "none", "5x1")

    game = hit().do("take")
    assert game.asks() == (0, "draw")
    game.do("pool:9")
    assert game.hand(0) == "4 9 9 9"
    return Moment(hit())


@tip(2)
def small_fry() -> Moment:
    game = table("12 12 12 12 12 J 4 | 3 | 5", "| 3 3 3 3 3 3")
    assert hits(game, "12x5") == []
    assert hits(game, "12x5+1J") == [1]
    return Moment(game)


@tip(3)
def final_sprint() -> Moment:
    def ends(choice: str, *more: str) -> Table:
        game = table("8 8 8 9 | 4 | 1 2 3", "6 6 6 | 7 | 5 5 5", pool="1 2 3 10 11 12", deck="4 6 8 13 1 1")
        return game.do("8x3", choice, *more, "4x1")

    taken, left = ends("take", "deck", "deck", "deck"), ends("leave", "back")
    assert taken.over() and left.over()
    assert taken.scores()[0] + 3 == left.scores()[0]
    return Moment(left, numbers=[taken.scores()[0], left.scores()[0]])


@tip(4)
def what_fits() -> Moment:
    game = table("4 9 9 13 | 5 6 | 3", "| 12 12", pool="2 3 6 9 10 11", deck="1 1").do("4x1")
    assert points(game, "pool:9") == points(game, "deck") == -1
    game.do("pool:9")
    later = table("9 9 9 13 | 5 6 | 3", "4 | 12 12")
    assert (game.hand(0), points(later, "9x3")) == (later.hand(0), 3 + 3)
    return Moment(game)


@tip(5)
def large_groups() -> Moment:
    pair, four = table("11 11 11 J 3 | 1 | 1", "| 10 10"), table("11 11 11 J 3 | 1 | 1", "| 10 10 10 10")
    assert hits(pair, "11x2") == [1]
    assert [hits(four, choice) for choice in ("11x3", "11x3+1J")] == [[], [1]]
    return Moment(four)


@tip(6)
def two_layers_deep() -> Moment:
    game = table("1 3 | 10 10 4 | 3 6 | 2 5", "2 / 9 9", turn=1, pool="5 6 7", deck="8 8 8 8")
    assert hits(game, "10x2") == [0]
    game.do("10x2", "take", "deck", "deck")
    assert (game.display(0), hits(game, "3x1")) == ("2", [0])
    last = table("1 1 | 3 4 | 5", "4 4 | 2 2")
    assert last.do("1x2").over()
    return Moment(game, seat=2)


# ---- often forgotten


@forgotten()
def not_of_your_choice() -> Moment:
    game = table("9 4 | 5 6 | 3", "| 5", pool="1 2", deck="6 6 6").do("9x1")
    assert game.offered() == {"take", "leave"}
    assert game.why("none") == "AB-13"
    return Moment(game)


@forgotten(2)
def one_against_one() -> Moment:
    game = table("6 9 | 5 | 3", "| 4")
    assert hits(game, "6x1") == [1]
    return Moment(game)


@forgotten(3)
def no_truce() -> Moment:
    game = table("6 6 9 | 8 8 5 | 3 1", pool="1 2", deck="6 6 6").do("6x2", "none")
    assert hits(game, "8x2") == [0]
    return Moment(game, seat=1)


@forgotten(4)
def once_a_turn() -> Moment:
    game = table("9 9 7 | 5 | 3", "| 7 7 | 8 8", pool="1 2", deck="6 6 6").do("9x2", "take", "deck", "deck")
    assert game.hand(0) == "7 7 7"
    assert (game.why("7x3"), game.asks()) == ("AB-5", (0, "take-or-leave"))
    return Moment(game)


@forgotten(5)
def old_layers_do_nothing() -> Moment:
    game = table("5 5 9 | 5 6 | 3", "| 12 12", pool="1 2", deck="6 6 6").do("5x2")
    assert (game.display(0), game.asks()) == ("5 5", (0, "optional-draw"))
    return Moment(game)


@forgotten(6)
def only_the_top() -> Moment:
    game = table("3 3 3 9 | 5 6 | 3", "| 2 2 2 / 9")
    assert hits(game, "3x3") == []
    return Moment(game)


@forgotten(7)
def nothing_stays() -> Moment:
    game = table("8 9 | 5 6 | 3", "| 7", pool="1 2", deck="6 6 6").do("8x1", "leave")
    assert game.offered() == {"back", "drop"}
    assert game.why("12x1") in ("AB-5", "AB-19")
    return Moment(game, seat=1)
