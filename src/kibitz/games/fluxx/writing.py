"""Writing Fluxx's positions and views: a game as plain data; ``position`` says what the fields mean, and reads them."""

from __future__ import annotations

from kibitz.core.game import Json, Position, View
from kibitz.games.fluxx.cards import PLAY_ALL, PLAY_ALL_BUT_1
from kibitz.games.fluxx.events import (
    ASIDE,
    DISCARD_PILE,
    DRAW_PILE,
    ENDS,
    GOALS,
    HAND,
    JAIL,
    KEPT,
    LIMBO,
    OUT,
    RULES,
    TABLE,
    UNDER,
    named,
)
from kibitz.games.fluxx.frame import Frame
from kibitz.games.fluxx.frame_visitor import FrameWriter
from kibitz.games.fluxx.state import NO_LIMIT, NOT_YET, FluxxState
from kibitz.games.fluxx.table import PUBLIC

OPEN_PILES = named((RULES, GOALS, DISCARD_PILE, JAIL, OUT))
HELD_PILES = named((KEPT, UNDER))


class Writer:
    """Writes a game as a seat may know it; ``all_seeing`` leaves nothing out."""

    def __init__(self, state: FluxxState, seat: int, all_seeing: bool) -> None:
        self.state = state
        self.seat = seat
        self.all_seeing = all_seeing
        self.keys = [card.key for card in state.deck.cards]

    def texts(self, cards: list[int]) -> list[Json]:
        return [self.keys[card] for card in cards]

    def sees(self, card: int) -> bool:
        return self.all_seeing or self.state.table.knows(self.seat, card)

    def write(self) -> Position:
        state, piles = self.state, self.state.table.piles
        position: Position = {"game": state.game.name, "options": state.game.options, "turn": state.turn}
        if state.drawn != NOT_YET:
            position["drawn"] = state.drawn
        position["played"] = state.played
        position["hands"] = [self.hand(seat) for seat in range(state.n)]
        position["tables"] = [self.texts(piles[TABLE + seat]) for seat in range(state.n)]
        for field, place in OPEN_PILES.items():
            position[field] = self.texts(piles[place])
        for field, place in HELD_PILES.items():
            position[field] = self.keys[piles[place][0]] if piles[place] else None
        position["draw_pile"] = self.texts(piles[DRAW_PILE][::-1]) if self.all_seeing else len(piles[DRAW_PILE])
        position["used"] = self.texts(sorted(state.used))
        position["bonus_drawn"] = state.bonus_drawn
        position["began_empty"] = state.began_empty
        position["extra_turn"] = state.extra_turn
        position["chain"] = state.chain
        position["ended"] = state.ended
        position["plays"] = state.plays
        position["turns"] = state.turns
        position["joining"] = state.joining
        position["near"] = self.near()
        position["batch"] = state.table.newest
        position["over"] = state.over
        if state.over:
            position["winner"] = state.winner if state.winner >= 0 else None
            position["why"] = ENDS[state.why]
        if state.stack or piles[LIMBO] or piles[ASIDE]:
            position["pending"] = self.pending()
        return position

    def near(self) -> Json:
        """The goal that is met without a winner, and by whom; by several: no seat. It is told only once."""
        if self.state.near_goal < 0:
            return None
        seat = self.state.near_seat
        return [self.keys[self.state.near_goal], seat if seat >= 0 else None]

    def hand(self, seat: int) -> Json:
        cards = self.state.table.piles[HAND + seat]
        return self.texts(cards) if self.all_seeing or seat == self.seat else len(cards)

    def pending(self) -> Json:
        piles = self.state.table.piles
        aside = piles[ASIDE]
        frames: list[Json] = [self.frame(frame) for frame in self.state.stack]
        shown: Json = self.texts(aside) if all(self.sees(card) for card in aside) else len(aside)
        pending: dict[str, Json] = {"playing": self.texts(piles[LIMBO]), "aside": shown, "frames": frames}
        pending["many"] = self.state.many
        pending["changed"] = self.state.changed
        return pending

    def frame(self, frame: Frame) -> Json:
        fields = FrameWriter(self.keys, self.state.table, self.seat, self.all_seeing, frame.name())
        frame.accept(fields)
        return fields.data


def write_position(state: FluxxState) -> Position:
    """Everything, in the form that ``load`` takes."""
    writer = Writer(state, -1, True)
    position = writer.write()
    table = state.table
    seen: dict[str, Json] = {}
    for seat in range(state.n):
        for card in sorted(table.piles[HAND + seat]):
            others = [other for other in range(state.n) if other != seat and state.table.knows(other, card)]
            if table.seen[card] >= PUBLIC:
                seen[writer.keys[card]] = "all"
            elif others:
                seen[writer.keys[card]] = [*others]
    position["seen"] = seen
    position["batches"] = old_batches(state)
    position["shuffles"] = table.shuffles
    position["seed"] = table.seed
    return position


def old_batches(state: FluxxState) -> dict[str, Json]:
    """The cards of earlier shuffles that are not in the open: everybody knows which they are."""
    table = state.table
    places = [*(HAND + seat for seat in range(state.n)), ASIDE]
    cards = sorted(card for place in places for card in table.piles[place])
    return {state.deck.cards[card].key: table.batch[card] for card in cards if table.batch[card] != table.newest}


def write_view(state: FluxxState, seat: int) -> View:
    """What everybody may know, ``seat``'s own hand, and what it has seen of the others."""
    writer = Writer(state, seat, False)
    view = writer.write()
    table = state.table
    hands = [sorted(table.piles[HAND + other]) for other in range(state.n)]
    view["seat"] = seat
    view["sizes"] = [len(hand) for hand in hands]
    view["known"] = [
        writer.texts([card for card in hand if other != seat and state.table.knows(seat, card)])
        for other, hand in enumerate(hands)
    ]
    view["public"] = writer.texts([card for hand in hands for card in hand if table.seen[card] >= PUBLIC])
    view["batches"] = old_batches(state)
    view["hidden"] = write_hidden(state, seat, hands)
    view["force"] = write_force(state)
    return view


def write_hidden(state: FluxxState, seat: int, hands: list[list[int]]) -> dict[str, Json]:
    """Of earlier shuffles: how many unknown cards each hand has from there."""
    table = state.table
    hidden: dict[str, Json] = {}
    for batch in sorted({table.batch[card] for hand in hands for card in hand} - {table.newest}):
        counts: list[Json] = [
            sum(
                1 for card in hand if other != seat and table.batch[card] == batch and not state.table.knows(seat, card)
            )
            for other, hand in enumerate(hands)
        ]
        hidden[str(batch)] = counts
    return hidden


def write_force(state: FluxxState) -> dict[str, Json]:
    """What the rules in force say, and what that means for this turn."""
    names = {PLAY_ALL: "all", PLAY_ALL_BUT_1: "all but 1"}
    return {
        "draw": state.draw_rule,
        "play": names.get(state.play_rule, state.play_rule),
        "left": state.plays_left(),
        "hand_limit": None if state.hand_limit == NO_LIMIT else state.hand_limit,
        "keeper_limit": None if state.keeper_limit == NO_LIMIT else state.keeper_limit,
        "goals": state.goals_allowed,
    }
