"""Writing Absolute's positions and views; ``position`` says what the fields mean, and reads them."""

from __future__ import annotations

from kibitz.core.game import Json, Position, View
from kibitz.games.absolute.cards import FACES
from kibitz.games.absolute.choices import CHOICES
from kibitz.games.absolute.draft import NOTHING
from kibitz.games.absolute.parts import DOUBLES, Set, hand_penalty
from kibitz.games.absolute.state import OVER, PHASES, PLAYING, AbsoluteState


def texts(cards: list[int]) -> list[Json]:
    return [FACES[card] for card in cards]


def write_position(state: AbsoluteState) -> Position:
    """Everything, in the form that ``load`` takes."""
    position = write_open(state)
    position["hands"] = [texts(hand) for hand in state.hands]
    position["known"] = [texts([card for card in hand if card in state.known]) for hand in state.hands]
    position["deck"] = texts(state.deck[::-1])
    position["seed"] = state.seed
    position["shuffles"] = int(state.shuffles)
    position.update(write_secrets(state))
    return position


def write_secrets(state: AbsoluteState) -> Position:
    """What only the seat in turn knows of its turn: what it is composing, and what it has dropped."""
    secrets: Position = {"drops": int(state.drops)}
    if state.draft.kind != NOTHING:
        secrets["pending"] = [CHOICES[code].text for code in state.draft.made]
    return secrets


def write_open(state: AbsoluteState) -> Position:
    """What everybody may know."""
    position: Position = {
        "game": state.game.name,
        "options": state.game.options,
        "round": int(state.round),
        "turn": int(state.turn),
        "phase": PHASES[0] if state.phase == OVER else PHASES[state.phase],
        "hands": [len(hand) for hand in state.hands],
        "sets": [[texts(row.cards) for row in rows] for rows in state.sets],
        "deck": len(state.deck),
        "discard": texts(state.discard),
        "scores": [*state.totals],
        "out": [*state.out],
        "starter": int(state.starter),
        "most_sets": [*state.most_sets],
        "played": int(state.played),
        "bare": int(state.bare),
        "turns": int(state.turns),
        "idle": int(state.idle),
        "box": texts(state.box),
        "batch": int(state.newest),
        "batches": old_batches(state),
        "over": state.phase == OVER,
    }
    if state.phase == PLAYING:
        position["zeros"] = [texts(row.cards) for row in state.homes]
    return position


def old_batches(state: AbsoluteState) -> dict[str, Json]:
    """The cards of earlier shuffles that are hidden in hands: everybody knows which they are."""
    hidden = sorted(card for seat in range(state.seats) for card in state.hidden(-1, seat))
    return {FACES[card]: state.batch[card] for card in hidden if state.batch[card] != state.newest}


def write_view(state: AbsoluteState, seat: int) -> View:
    """What everybody may know, ``seat``'s own hand, and what it has seen of the others."""
    view = write_open(state)
    known: list[Json] = [texts([card for card in hand if card in state.known]) for hand in state.hands]
    hands: list[Json] = [len(hand) for hand in state.hands]
    view["shown"] = []
    if seat >= 0:
        hands[seat] = texts(state.hands[seat])
        view["shown"], known[seat] = known[seat], []
    view["seat"] = seat
    view["hands"] = hands
    view["known"] = known
    view["sizes"] = [len(hand) for hand in state.hands]
    view["hidden"] = write_hidden(state, seat)
    view["counts"] = [[write_count(row) for row in rows] for rows in state.sets]
    view["points"] = [state.table_points(other) for other in range(state.seats)]
    if seat >= 0:
        view["penalty"] = hand_penalty(state.hands[seat])
    if seat == state.turn:
        view.update(write_secrets(state))
    return view


def write_hidden(state: AbsoluteState, seat: int) -> dict[str, Json]:
    """Of earlier shuffles: how many unknown cards each hand has from there."""
    hidden: dict[str, Json] = {}
    for batch in sorted({state.batch[card] for other in range(state.seats) for card in state.hidden(-1, other)}):
        if batch != state.newest:
            counts = [sum(state.batch[c] == batch for c in state.hidden(seat, other)) for other in range(state.seats)]
            hidden[str(batch)] = [*counts]
    return hidden


def write_count(row: Set) -> Json:
    """How a set is counted, step by step, and what its zero stands for."""
    count = row.count()
    told: dict[str, Json] = {"base": count.base, "extra": count.extra, "runs": count.runs}
    told["double"] = DOUBLES[count.double]
    told["points"] = count.points
    told["zero"] = row.stands_for() if row.zeros == 1 else None
    return told
