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


def write_position(play: AbsoluteState) -> Position:
    """Everything, in the form that ``load`` takes."""
    position = write_open(play)
    position["hands"] = [texts(hand) for hand in play.hands]
    position["known"] = [texts([card for card in hand if card in play.known]) for hand in play.hands]
    position["deck"] = texts(play.deck[::-1])
    position["seed"] = play.seed
    position["shuffles"] = int(play.shuffles)
    position.update(write_secrets(play))
    return position


def write_secrets(play: AbsoluteState) -> Position:
    """What only the seat in turn knows of its turn: what it is composing, and what it has dropped."""
    secrets: Position = {"drops": int(play.drops)}
    if play.draft.kind != NOTHING:
        secrets["pending"] = [CHOICES[code].text for code in play.draft.made]
    return secrets


def write_open(play: AbsoluteState) -> Position:
    """What everybody may know."""
    position: Position = {
        "game": play.game.name,
        "options": play.game.options,
        "round": int(play.round),
        "turn": int(play.turn),
        "phase": PHASES[0] if play.phase == OVER else PHASES[play.phase],
        "hands": [len(hand) for hand in play.hands],
        "sets": [[texts(row.cards) for row in rows] for rows in play.sets],
        "deck": len(play.deck),
        "discard": texts(play.discard),
        "scores": [*play.totals],
        "out": [*play.out],
        "starter": int(play.starter),
        "most_sets": [*play.most_sets],
        "played": int(play.played),
        "bare": int(play.bare),
        "turns": int(play.turns),
        "idle": int(play.idle),
        "box": texts(play.box),
        "batch": int(play.newest),
        "batches": old_batches(play),
        "over": play.phase == OVER,
    }
    if play.phase == PLAYING:
        position["zeros"] = [texts(row.cards) for row in play.homes]
    return position


def old_batches(play: AbsoluteState) -> dict[str, Json]:
    """The cards of earlier shuffles that are hidden in hands: everybody knows which they are."""
    hidden = sorted(card for seat in range(play.seats) for card in play.hidden(-1, seat))
    return {FACES[card]: play.batch[card] for card in hidden if play.batch[card] != play.newest}


def write_view(play: AbsoluteState, seat: int) -> View:
    """What everybody may know, ``seat``'s own hand, and what it has seen of the others."""
    view = write_open(play)
    known: list[Json] = [texts([card for card in hand if card in play.known]) for hand in play.hands]
    hands: list[Json] = [len(hand) for hand in play.hands]
    view["shown"] = []
    if seat >= 0:
        hands[seat] = texts(play.hands[seat])
        view["shown"], known[seat] = known[seat], []
    view["seat"] = seat
    view["hands"] = hands
    view["known"] = known
    view["sizes"] = [len(hand) for hand in play.hands]
    view["hidden"] = write_hidden(play, seat)
    view["counts"] = [[write_count(row) for row in rows] for rows in play.sets]
    view["points"] = [play.table_points(other) for other in range(play.seats)]
    if seat >= 0:
        view["penalty"] = hand_penalty(play.hands[seat])
    if seat == play.turn:
        view.update(write_secrets(play))
    return view


def write_hidden(play: AbsoluteState, seat: int) -> dict[str, Json]:
    """Of earlier shuffles: how many unknown cards each hand has from there."""
    hidden: dict[str, Json] = {}
    for batch in sorted({play.batch[card] for other in range(play.seats) for card in play.hidden(-1, other)}):
        if batch != play.newest:
            counts = [sum(play.batch[c] == batch for c in play.hidden(seat, other)) for other in range(play.seats)]
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
