"""What a table of Fluxx tells at each seat and of the rules and goals in force, from a view alone."""

from __future__ import annotations

from kibitz.core.game import View
from kibitz.core.phrase import Phrase
from kibitz.games.fluxx.cards import EVERYONE_BLOCKED, MARK, NOBODY, SET_GOALS
from kibitz.games.fluxx.goal_status import asks_for
from kibitz.games.fluxx.goals import creepers_in_play
from kibitz.games.fluxx.phrases import card, explain, joined, lying
from kibitz.games.fluxx.sight import Sight


def badges(view: View) -> list[list[Phrase]]:
    """Whose turn it is, and who is marked."""
    sizes, options = view["sizes"], view["options"]
    assert isinstance(sizes, list) and isinstance(options, dict) and isinstance(options[MARK], list)
    shown: list[list[Phrase]] = [[] for _ in sizes]
    if not view["over"]:
        turn = view["turn"]
        assert isinstance(turn, int)
        shown[turn].append(Phrase("badge-turn"))
    for seat in options[MARK]:
        if isinstance(seat, int) and seat < len(shown):
            shown[seat].append(Phrase("badge-logo"))
    return shown


def notices(sight: Sight) -> list[Phrase]:
    """The rules in force and what they mean now, the goals, and what stops a win."""
    deck = sight.deck
    lines = [force_phrase(sight.view)]
    for each in [deck.cards[number] for number in sight.rules]:
        if each.slot < 0 or each.slot >= SET_GOALS or each.use >= 0:
            lines.append(Phrase("notice-rule", card=card(each.number), says=explain(deck, each.number)))
    for number in sight.goals:
        lines.append(Phrase("notice-goal", card=card(number), needs=asks_for(deck.cards[number])))
    if not sight.goals:
        lines.append(Phrase("notice-no-goal"))
    return lines + block_notices(sight)


def force_phrase(view: View) -> Phrase:
    """Draw 2, play 3, 1 left; the limits."""
    force = view["force"]
    assert isinstance(force, dict)
    draw, play, left = force["draw"], force["play"], force["left"]
    hand, keepers = force["hand_limit"], force["keeper_limit"]
    assert isinstance(draw, int) and isinstance(play, int | str) and isinstance(left, int)
    return Phrase(
        "notice-force",
        draw=draw,
        play=Phrase(
            f"notice-play-{str(play).replace(' ', '-')}" if isinstance(play, str) else "notice-play", count=play
        ),
        left=left,
        hand=Phrase("notice-limit", count=hand) if isinstance(hand, int) else Phrase("notice-no-limit"),
        keepers=Phrase("notice-limit", count=keepers) if isinstance(keepers, int) else Phrase("notice-no-limit"),
    )


def block_notices(sight: Sight) -> list[Phrase]:
    """The Creepers that stop a win, and whom."""
    level = sight.blocks()
    if level == NOBODY or all(sight.deck.cards[number].needs_creeper for number in sight.goals):
        return []
    key = "notice-blocks-all" if level == EVERYONE_BLOCKED else "notice-blocks-holder"
    found = [lying(number, sight.table.owner(number)) for number in creepers_in_play(sight.table)]
    return [Phrase(key, cards=joined("comma", found))] if found else []
