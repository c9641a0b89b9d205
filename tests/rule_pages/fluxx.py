"""The examples of the page on Fluxx."""

from __future__ import annotations

import tomllib

from fluxx.table import Table, table
from kibitz.games.fluxx.decks import deck_text
from rule_pages.examples import Moment, example


def count(game: Table, field: str, seat: int) -> int:
    return len(game.row(field, seat))


# ---- a turn, played through: one game, from its first New Rule to its end

STORY = "section-2"


def story() -> Table:
    """Anna is in turn and has not drawn yet."""
    return table(
        hands="draw_4 steal_something ill_take_care_of_that_sir | draw_2 stop_that | play_3",
        tables="alfred_pennyworth | batman robin | ",
        draw="its_a_trap the_bank keeper_limit_3 jackpot hand_limit_2 play_2 secret_tunnel wayne_manor"
        " the_joker the_dynamic_duo batgirl cold_cash random_tax utility_belt",
        drawn=None,
        rest="draw_pile",
    )


def draws(game: Table) -> Table:
    """Whoever is in turn draws, if that is asked."""
    return game.do("draw") if game.asks()[1] == "draw" else game


def after_draw_4() -> Table:
    return draws(story()).do("draw_4").passes()


def after_draw_2() -> Table:
    return draws(after_draw_4()).do("draw_2").passes()


def after_play_3() -> Table:
    return after_draw_2().passes().do("play_3").passes()


def after_the_goal() -> Table:
    return after_play_3().do("batgirl").passes().do("the_dynamic_duo").passes()


def the_theft() -> Table:
    """Ben answers Anna's theft, and Anna his answer."""
    return after_the_goal().do("end", "steal_something", "stop_that", "pass", "its_a_trap")


@example(STORY, 1, game="fluxx")
def a_new_rule() -> Moment:
    """The rulebook's example: one card drawn, then Draw 4."""
    before = story()
    assert before.hand(0) == {"draw_4", "steal_something", "ill_take_care_of_that_sir", "its_a_trap"}
    more = count(after_draw_4(), "hands", 0) - count(before, "hands", 0) + 1
    assert more == 3
    return Moment(before, [1, more], rows="hand 0", choice="draw_4")


@example(STORY, 2, game="fluxx")
def the_rule_against_it() -> Moment:
    """The rulebook's example goes on: four cards drawn, then Draw 2."""
    before, after = after_draw_4(), after_draw_2()
    assert count(after, "hands", 1) == count(before, "hands", 1) - 1, "nothing is drawn, nothing is given back"
    assert (after.cards("rules"), after.cards("discard")) == (["draw_2"], ["draw_4"])
    return Moment(before, rows="rules, hand 1", choice="draw_2", seat=1)


@example(STORY, 3, game="fluxx")
def rules_that_change_in_a_turn() -> Moment:
    before, game = after_draw_2(), after_play_3()
    assert (before.before(2), len(before.hand(2))) == ({"the_joker"}, 3), "The Joker was replaced"
    assert game.asks() == (2, "play")
    assert len(game.hand(2)) == 2
    return Moment(game, [1, len(before.hand(2))], rows="rules, table 2, hand 2", seat=2)


@example(STORY, 4, game="fluxx")
def a_goal_for_somebody_else() -> Moment:
    before, game = after_play_3().do("batgirl").passes(), after_the_goal()
    assert before.offered() == {"the_dynamic_duo", "use:batgirl"}
    assert (game.asks(), game.offered()) == ((2, "end"), {"end", "use:batgirl"})
    assert game.said()[-1] == "blocked"
    assert game.do("use:batgirl", "the_joker").winners() == [1]
    return Moment(before, rows="table 1, table 2, hand 2", choice="the_dynamic_duo", seat=2)


@example(STORY, 5, game="fluxx")
def a_chain_of_surprises() -> Moment:
    game = the_theft()
    assert [link.void for link in game.board(0).chain] == [False, True, False]
    assert the_theft().passes().asks() == (0, "steal")
    return Moment(game, rows="table 1, table 0")


@example(STORY, 6, game="fluxx")
def a_power_that_wins() -> Moment:
    game = the_theft().passes().do("batman").passes().do("ill_take_care_of_that_sir").passes()
    assert game.said()[-1] == "blocked"
    left = 3 - int(str(game.state()["played"]))
    game.do("use:batman")
    again = the_theft().passes().do("batman").passes().do("ill_take_care_of_that_sir").passes().do("use:batman")
    assert again.do("the_joker").winners() == [0]
    return Moment(game, [left], rows="goals, table 0, table 2", choice="the_joker")


# ---- the rules of every deck


@example("FX-8")
@example("section-16", 3, game="fluxx")
def what_is_not_wanted() -> Moment:
    game = table(hands="the_dynamic_duo | kpow", tables=" | batman robin", drawn=1)
    assert game.offered() == {"the_dynamic_duo"}
    return Moment(game.do("the_dynamic_duo"))


@example("FX-10")
def how_many_are_drawn() -> Moment:
    """Three turns: 1 and Draw 4; 4 and Draw 2; 5, then Draw 2, then Draw 4."""
    pile = "robin batgirl batman the_bank wayne_manor"
    risen = table(hands="draw_4 | kpow", rules="play_2", draw=pile).do("draw_4")
    assert count(risen, "hands", 0) == 3
    fallen = table(hands="draw_2 veto | kpow", rules="play_2 draw_4", drawn=4, draw=pile).do("draw_2").passes()
    assert (fallen.hand(0), fallen.cards("discard")) == ({"veto"}, ["draw_4"])
    both = table(hands="draw_2 draw_4 veto | kpow", rules="play_3 draw_5", drawn=5, draw=pile).do("draw_2").passes()
    assert both.do("draw_4").passes().hand(0) == {"veto"}
    return Moment(risen, [1, 3, 4, 2, 5])


@example("FX-11")
@example("section-16", 4, game="fluxx")
def how_many_are_played() -> Moment:
    game = table(hands="play_3 robin batgirl | kpow", rules="play_2", played=1).do("play_3").passes()
    assert game.asks() == (0, "play")
    assert game.do("robin").passes().asks()[0] == 1
    after = table(hands="play_3 robin batgirl | kpow", rules="play_all", played=5).do("play_3").passes()
    assert (after.asks()[0], after.hand(0)) == (1, {"robin", "batgirl"})
    return Moment(after, [2, 6, 7])


@example("FX-12")
def too_few_cards() -> Moment:
    game = table(hands="robin batgirl | kpow", rules="play_4").do("robin").passes().do("batgirl").passes()
    assert game.asks()[0] == 1
    return Moment(game, [2])


@example("FX-13")
def play_all() -> Moment:
    game = table(hands="draw_3 robin | kpow", rules="play_all", draw="batgirl the_bank batarang").do("draw_3").passes()
    assert game.hand(0) == {"robin", "batgirl", "the_bank"}
    for card in ("robin", "batgirl", "the_bank"):
        assert game.asks() == (0, "play")
        game.do(card).passes()
    assert game.asks()[0] == 1
    return Moment(game, [1, 2, 3])


@example("FX-14")
def which_rule_goes() -> Moment:
    game = table(hands="play_3 robin | kpow", rules="draw_4 play_2 hand_limit_2", drawn=4)
    after = table(hands="play_3 robin | kpow", rules="draw_4 play_2 hand_limit_2", drawn=4).do("play_3").passes()
    assert after.cards("discard") == ["play_2"]
    assert set(after.cards("rules")) == {"draw_4", "hand_limit_2", "play_3"}
    return Moment(game, rows="rules, hand 0", choice="play_3")


@example("FX-17")
def one_play() -> Moment:
    """The rulebook's example: Draw 2 and Use 'Em brings Draw 3, Play 2 of Them."""
    game = table(
        hands="draw_2_and_use_em the_bank | kpow",
        rules="play_2",
        draw="draw_3_play_2_of_them robin batgirl wayne_manor bruce_wayne",
    ).do("draw_2_and_use_em", "draw_3_play_2_of_them", "batgirl", "wayne_manor")
    assert game.offered() == {"robin"}
    game.do("robin")
    assert (game.state()["played"], game.asks(), game.hand(0)) == (1, (0, "play"), {"the_bank"})
    assert "bruce_wayne" in game.cards("discard")
    return Moment(game, [1])


@example("FX-18")
@example("section-16", 6, game="fluxx")
def a_creeper_is_drawn() -> Moment:
    """The rulebook's example: Draw 3, Play 2 of Them brings a Creeper."""
    game = table(hands="draw_3_play_2_of_them veto | kpow", draw="robin bane batgirl draw_4")
    game.do("draw_3_play_2_of_them").passes()
    assert (game.before(0), game.offered()) == ({"bane"}, {"robin", "batgirl", "draw_4"})
    return Moment(game, [3, 2, 1], rows="table 0, aside")


@example("FX-20")
def creepers_do_not_count() -> Moment:
    four = "the_joker the_penguin catwoman bane"
    game = (
        table(hands="play_3 | kpow", tables=f"the_bank wayne_manor {four} | ", rules="keeper_limit_2")
        .do("play_3")
        .passes()
    )
    assert game.asks()[0] == 1
    assert len(game.before(0)) == 6
    return Moment(game, [2, 4])


@example("FX-22")
@example("section-16", 2, game="fluxx")
def however_briefly() -> Moment:
    """The rulebook's example: two Goals, one after the other."""

    def two_goals() -> Table:
        return table(
            hands="draw_2_and_use_em veto | robin",
            tables="batman | wayne_manor bruce_wayne",
            draw="stately_wayne_manor sidekicks",
        ).do("draw_2_and_use_em")

    assert two_goals().offered() == {"stately_wayne_manor", "sidekicks"}
    assert two_goals().do("stately_wayne_manor").passes().winners() == [1]
    assert two_goals().do("sidekicks").passes().do("stately_wayne_manor").passes().winners() == [1]
    return Moment(two_goals(), [2], rows="table 1, aside", choice="stately_wayne_manor")


@example("FX-25")
def two_at_once() -> Moment:
    game = (
        table(
            hands="those_wonderful_toys veto | robin", tables="batarang batmobile | batman_cuffs batcomputer", drawn=1
        )
        .do("those_wonderful_toys")
        .passes()
    )
    assert "tied" in game.said()
    assert not game.over()
    return Moment(game, [2])


@example("FX-33")
def a_chain() -> Moment:
    """One Surprise against an Action, two, three."""

    def jackpot(answers: list[str]) -> Table:
        game = table(hands="jackpot | stop_that its_a_trap | veto", draw="robin batgirl batman the_bank draw_4")
        game.do("jackpot")
        for answer in answers:
            while answer not in game.offered():
                game.do("pass")
            game.do(answer)
        return game.passes()

    effects = [count(jackpot(["stop_that", "veto", "its_a_trap"][:answers]), "hands", 0) for answers in (1, 2, 3)]
    assert effects == [0, 3, 0]
    return Moment(jackpot(["stop_that"]))


@example("FX-35")
@example("section-16", 7, game="fluxx")
def an_answered_play() -> Moment:
    game = table(hands="draw_4 robin | veto kpow", draw="batman batgirl the_bank").do("draw_4").do("veto").passes()
    assert (game.asks()[0], "robin" in game.hand(0), game.cards("rules")) == (1, True, [])
    return Moment(game, [1, 4])


@example("FX-37")
@example("section-16", 5, game="fluxx")
def a_limit_binds() -> Moment:
    game = table(
        hands="hand_limit_2 robin batgirl draw_4 | kpow veto the_bank batman jackpot",
        rules="play_2",
        draw="batarang bruce_wayne",
    )
    game.do("hand_limit_2").passes()
    assert game.asks() == (1, "hand-limit")
    discarded = 0
    while game.asks() == (1, "hand-limit"):
        game.do(sorted(game.offered())[0])
        discarded += 1
    assert (len(game.hand(1)), game.asks()) == (2, (0, "play"))
    return Moment(game, [discarded, 5])


@example("FX-38")
def beyond_the_limit() -> Moment:
    game = table(hands="the_bank | kpow", tables="robin batgirl | ", rules="keeper_limit_2").do("the_bank").passes()
    assert (game.asks(), game.offered() - {"use:robin", "use:batgirl"}) == (
        (0, "table-limit"),
        {"robin", "batgirl", "the_bank"},
    )
    return Moment(game, [2])


@example("FX-39")
def no_quota() -> Moment:
    game = table(hands="robin batgirl | kpow", rules="hand_limit_2", draw="the_bank").do("robin").passes()
    assert (game.asks()[0], len(game.hand(0))) == (1, 1)
    return Moment(game, [1])


@example("FX-41")
def one_within_the_other() -> Moment:
    """Draw 2 and Use 'Em inside Draw 3, Play 2 of Them."""

    def nested() -> Table:
        return table(
            hands="draw_3_play_2_of_them the_bank | kpow",
            draw="draw_2_and_use_em play_2 hand_limit_2 draw_2 keeper_limit_3 batman batarang",
        ).do("draw_3_play_2_of_them", "draw_2_and_use_em")

    game = nested()
    assert game.offered() == {"draw_2", "keeper_limit_3"}
    done = nested().do("draw_2", "keeper_limit_3")
    assert done.offered() == {"play_2", "hand_limit_2"}
    done.do("play_2")
    assert (done.asks(), done.state()["played"]) == ((0, "play"), 1)
    assert "hand_limit_2" in done.cards("discard")
    return Moment(game, [2, 3, 1], rows="playing, aside, hand 0")


@example("FX-42")
def into_the_set_aside_hand() -> Moment:
    game = table(
        hands="draw_2_and_use_em the_bank | kpow", draw="draw_4 robin batgirl wayne_manor batarang bruce_wayne"
    ).do("draw_2_and_use_em", "draw_4")
    assert game.offered() == {"robin"}
    return Moment(game, [1, len(game.hand(0)) - 1], rows="rules, aside, hand 0")


@example("FX-44")
@example("section-16", 8, game="fluxx")
def a_power_is_no_play() -> Moment:
    game = table(hands="robin veto | kpow", tables="batman | bane").do("use:batman", "bane").passes()
    assert (game.asks(), "use:batman" in game.offered()) == ((0, "play"), False)
    return Moment(game, [1])


@example("FX-70")
def the_pile_runs_out() -> Moment:
    game = table(hands="draw_4 | kpow", rules="play_2", draw="robin", discard="batman batgirl the_bank jackpot")
    game.do("draw_4").passes()
    assert (len(game.hand(0)), len(game.cards("draw_pile"))) == (3, 2)
    return Moment(game, [1, 3, 2])


# ---- the Batman deck


def deck() -> dict[str, dict[str, object]]:
    return dict(tomllib.loads(deck_text("batman"))["cards"])


@example("FX-50")
def villains_block() -> Moment:
    game = table(hands="kpow veto | jackpot", tables="robin batgirl | bane", goals="sidekicks")
    assert game.board(0).goals
    won = table(hands="kpow veto | jackpot", tables="robin batgirl | bane", goals="sidekicks").do("kpow").passes()
    assert won.winners() == [0]
    return Moment(game, rows="goals, table 0, table 1", choice="kpow")


@example("FX-50", 2)
def elsewhere() -> Moment:
    game = table(hands="elsewhere_in_gotham_city veto | jackpot", tables="robin batgirl | bane", goals="sidekicks")
    assert game.do("elsewhere_in_gotham_city").passes().winners() == [0]
    own = table(hands="elsewhere_in_gotham_city veto | jackpot", tables="robin batgirl bane | ", goals="sidekicks")
    assert not own.do("elsewhere_in_gotham_city").passes().over()
    return Moment(game)


@example("FX-51")
def whom_they_reach() -> Moment:
    game = table(hands="draw_2 veto | jackpot", tables="batman robin | bane")
    assert {"use:batman", "use:robin"} & game.offered() == {"use:batman"}
    assert game.do("use:batman").offered() == {"bane"}
    return Moment(game)


@example("FX-54")
def the_batcomputer() -> Moment:
    game = table(hands="batcomputer robin | kpow", draw="batgirl the_bank").do("batcomputer").passes()
    assert (game.hand(0), game.asks()) == ({"robin", "batgirl"}, (0, "play"))
    return Moment(game, [1])


@example("FX-55")
def in_the_cuffs() -> Moment:
    """The publisher's example: Crime Spree with a Villain in the Cuffs."""

    def spree() -> Table:
        return table(
            hands="robin veto | jackpot",
            tables="batman_cuffs the_bat_signal bane catwoman | the_penguin two_face",
            goals="crime_spree",
            cuffed="the_joker",
        )

    game = spree()
    assert not game.over()
    assert spree().do("use:batman_cuffs").winners() == [0]
    return Moment(game, [4, 5], rows="goals, table 0, cuffed, table 1", choice="use:batman_cuffs")


@example("FX-57")
def fetched_back() -> Moment:
    game = (
        table(hands="the_bank | kpow", tables="batarang robin batgirl | ", rules="keeper_limit_3")
        .do("the_bank")
        .passes()
    )
    assert game.asks() == (0, "table-limit")
    game.do("robin").do("use:batarang", "robin")
    assert game.hand(0) == {"robin"}
    return Moment(game, [3])


@example("FX-58")
def the_asylum() -> Moment:
    game = (
        table(hands="kpow | rules_reset veto", tables="bane | catwoman", rules="arkham_asylum", draw="draw_2 draw_3")
        .do("kpow")
        .passes()
    )
    assert set(game.cards("asylum")) == {"bane", "catwoman"}
    game.do("rules_reset").passes()
    assert len(game.before(0) & {"bane", "catwoman"}) == len(game.before(1) & {"bane", "catwoman"}) == 1
    return Moment(game)


@example("FX-64")
@example("section-17", 4, game="fluxx")
def plans_are_canceled() -> Moment:
    game = table(
        hands="mad_love veto | canceled_plans",
        tables="the_joker harley_quinn | ",
        goals="sidekicks",
        draw="draw_2 draw_3",
    )
    game.do("mad_love").do("canceled_plans").passes()
    assert (game.over(), game.cards("goals"), "mad_love" in game.cards("discard")) == (False, ["sidekicks"], True)
    return Moment(game)


@example("FX-65")
def mine() -> Moment:
    def asked() -> Table:
        return table(hands="batgirl veto | thats_mine", tables=" | robin", goals="sidekicks").do("batgirl")

    assert asked().do("thats_mine").passes().winners() == [1]
    return Moment(asked(), rows="goals, table 1, hand 1", choice="thats_mine", seat=1)


@example("FX-66")
def trapped() -> Moment:
    game = (
        table(hands="steal_something veto | its_a_trap jackpot", tables="robin | batman").do("steal_something").passes()
    )
    game.do("batman").do("its_a_trap").passes().do("robin").passes()
    assert (game.before(0), game.before(1)) == (set(), {"batman", "robin"})
    return Moment(game)


@example("FX-68")
def half_of_them() -> Moment:
    game = table(hands="lets_simplify veto | jackpot", rules="draw_4 play_3 hand_limit_2 keeper_limit_3 egads", drawn=4)
    game.do("lets_simplify")
    most = 0
    while game.offered() - {"done"}:
        game.do(sorted(game.offered() - {"done"})[0])
        most += 1
    assert most == 3
    return Moment(game, [5, most])


@example("FX-69")
def zapped() -> Moment:
    game = table(hands="zap_a_card veto | jackpot", tables=" | bane", goals="mad_love").do("zap_a_card").passes()
    assert game.offered() == {"bane", "mad_love"}
    assert "bane" in game.do("bane").passes().before(0)
    return Moment(game)


# ---- often forgotten, tips


@example("section-16", 1, game="fluxx")
def somebody_elses_villain() -> Moment:
    game = table(hands="batgirl veto | jackpot", tables="robin | bane", goals="sidekicks").do("batgirl").passes()
    assert not game.over()
    return Moment(game)


def goals_with(card: str) -> int:
    """In how many Goals of the deck a card is named."""
    asked = [" ".join(each["needs"]) for each in deck().values() if each["kind"] == "goal"]  # type: ignore[arg-type]
    return sum(card in needs.split() for needs in asked)


@example("section-17", 1, game="fluxx")
def keepers_that_many_goals_want() -> Moment:
    most = goals_with("batman")
    assert most == max(goals_with(card) for card in deck())
    return Moment(table(hands="batman | kpow"), [most, 28, goals_with("robin")])


@example("section-17", 2, game="fluxx")
def a_goal_waits() -> Moment:
    def held() -> Table:
        return table(hands="sidekicks batgirl | steal_something", tables="robin | ", rules="play_2")

    early = table(hands="sidekicks | steal_something batgirl", tables="robin | ", drawn=1).do("sidekicks").passes()
    early.do("steal_something").passes().do("robin").passes()
    assert early.before(1) == {"robin"}
    assert held().do("batgirl").passes().do("sidekicks").passes().winners() == [0]
    return Moment(held(), [2])


@example("section-17", 3, game="fluxx")
def plays_first() -> Moment:
    game = table(hands="play_3 robin batgirl | kpow").do("play_3").passes()
    assert game.do("robin").passes().do("batgirl").passes().before(0) == {"robin", "batgirl"}
    other = table(hands="play_3 robin batgirl | kpow").do("robin").passes()
    assert other.asks()[0] == 1
    return Moment(game, [1, 3])


@example("section-17", 5, game="fluxx")
def what_is_kept() -> Moment:
    game = table(hands="draw_4 robin sidekicks | kpow", tables="batgirl | ", rules="hand_limit_1", drawn=4)
    game.do("draw_4").passes()
    assert (game.asks(), game.offered()) == ((0, "hand-limit"), {"robin", "sidekicks"})
    named = [goals_with(card) for card in ("robin", "sidekicks")]
    assert named[0] > named[1]
    return Moment(game, [1])


@example("section-17", 6, game="fluxx")
def villains_kept() -> Moment:
    """Rogues' Gallery."""
    game = table(hands="rogues_gallery veto | kpow", tables="bane catwoman the_joker the_penguin | robin two_face")
    assert game.do("rogues_gallery").passes().winners() == [0]
    return Moment(game, [4], rows="goals, table 0, table 1")


@example("section-17", 7, game="fluxx")
def villains_lost() -> Moment:
    """Robin sends the last Villain away when the Goal is met, not before."""
    game = table(hands="sidekicks veto | kpow", tables="robin batgirl bane | ").do("sidekicks").passes()
    assert not game.over()
    game.do("use:robin")
    assert (game.do("bane") if not game.over() else game).winners() == [0]
    return Moment(game)


@example("section-17", 8, game="fluxx")
def siding_with_villains() -> Moment:
    game = table(hands="mad_love veto | kpow", tables="the_joker harley_quinn bane | two_face")
    assert game.do("mad_love").passes().winners() == [0]
    return Moment(game)
