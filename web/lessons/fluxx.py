"""A first game of Fluxx, with the deck that it begins with."""

from __future__ import annotations

from lessons.script import Lesson, Script


def first_game() -> Lesson:
    """The learner wins with Batman and Robin. All Surprises but one have been played, so that the learner is asked to
    react just once."""
    script = Script(
        {
            "game": "fluxx",
            "options": {},
            "turn": 0,
            "hands": [
                ["robin", "draw_2", "the_dynamic_duo"],
                ["the_bank", "mix_it_all_up", "wayne_manor"],
                ["batman", "hand_limit_2", "commissioner_gordon"],
            ],
            "tables": [[], [], []],
            "discard": ["canceled_plans", "veto", "thats_mine", "its_a_trap", "not_your_problem"],
            "draw_pile": [
                *["steal_something", "alfred_pennyworth", "bruce_wayne"],
                *["to_the_batmobile", "stop_that", "mad_love", "draw_5", "rules_reset", "sidekicks"],
                *["play_2", "the_batcave", "the_joker", "crime_spree", "keeper_limit_3", "utility_belt", "trade_hands"],
                *["cold_cash", "batarang"],
            ],
        }
    )
    script.read()  # what it is about
    script.read()  # tap a card to read it
    script.do("robin", "end")  # a Keeper
    script.others(1, "the_bank")
    script.others(2, "batman")
    script.do("draw_2")  # a New Rule works at once
    script.others(1, "mix_it_all_up")
    script.others(2, "pass")
    script.do("stop_that", "the_dynamic_duo")  # a Surprise, out of turn
    script.others(2, "hand_limit_2")
    script.do("to_the_batmobile")  # a limit: what to keep
    script.others(1, "mad_love", "draw_5")
    script.others(2, "rules_reset", "sidekicks")
    script.do("play_2")  # one more to play
    script.do("the_dynamic_duo")  # a Goal
    script.others(1, "wayne_manor", "alfred_pennyworth")  # a Villain has come before them
    script.others(2, "draw", "commissioner_gordon", "bruce_wayne", "end")
    script.do("steal_something", "use:robin")  # an Action
    script.do("batman")
    script.do("use:batman", "end")  # the win is blocked; a power helps
    script.do("the_joker")
    script.read()  # won
    return script.lesson()
