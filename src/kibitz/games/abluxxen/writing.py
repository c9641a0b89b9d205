"""Writing Abluxxen's positions and views; ``position`` says what the fields mean, and reads them."""

from __future__ import annotations

from mypy_extensions import i64

from kibitz.core.game import Json, Position, View
from kibitz.games.abluxxen.cards import FACES, WHOLE_DECK, count_of
from kibitz.games.abluxxen.choices import slot_text
from kibitz.games.abluxxen.events import ENDS
from kibitz.games.abluxxen.parts import Side
from kibitz.games.abluxxen.state import ANSWERING, DRAWING, LAYING, OVER, PROMPTS, TAKING, AbluxxenState


def faces_text(cards: i64) -> list[Json]:
    """A heap as texts, lowest first."""
    texts: list[Json] = []
    face: i64 = 1
    while cards >> (4 * face):
        for _ in range(count_of(cards, face)):
            texts.append(FACES[face])
        face += 1
    return texts


def display_text(side: Side) -> list[Json]:
    """A display's layers, bottom first."""
    texts: list[Json] = []
    layer = side.top
    while layer is not None:
        texts.append(faces_text(layer.lay.cards))
        layer = layer.under
    texts.reverse()
    return texts


def write_position(state: AbluxxenState) -> Position:
    """Everything, in the form that ``load`` takes."""
    hands: list[Json] = [faces_text(side.hand) for side in state.sides]
    position = write_open(state, hands, write_known(state))
    position["deck"] = [FACES[face] for face in reversed(state.middle.deck[: state.middle.left])]
    position["seed"] = state.seed
    return position


def write_known(state: AbluxxenState) -> list[Json]:
    return [faces_text(side.known) for side in state.sides]


def write_open(state: AbluxxenState, hands: list[Json], known: list[Json]) -> Position:
    """What everybody may know, and of the hands this."""
    middle = state.middle
    displays: list[Json] = [display_text(side) for side in state.sides]
    pool: list[Json] = [slot_text(slot) for slot in middle.pool]
    position: Position = {
        "game": state.game.name,
        "options": state.game.options,
        "turn": int(state.turn),
        "hands": hands,
        "known": known,
        "displays": displays,
        "pool": pool,
        "deck": int(middle.left),
        "discard": faces_text(middle.discard),
        "start": int(state.first),
        "game_no": int(state.game_no),
        "totals": [*state.totals],
        "turns": int(state.turns),
        "over": state.stage == OVER,
    }
    if state.rules.duel:
        position["shadow"] = faces_text(middle.shadow)
    if state.stage == OVER:
        position["why"] = ENDS[state.why]
    elif state.stage != LAYING:
        position["pending"] = write_pending(state)
    return position


def write_pending(state: AbluxxenState) -> dict[str, Json]:
    """What is half done."""
    pending: dict[str, Json] = {"prompt": PROMPTS[state.stage]}
    if state.stage in (TAKING, ANSWERING, DRAWING):
        pending["victim"] = int(state.victim)
    if state.stage == DRAWING:
        pending["owed"] = int(state.owed)
    return pending


def write_view(state: AbluxxenState, seat: int) -> View:
    """What everybody may know, and ``seat``'s own hand."""
    sizes: list[Json] = [int(side.size) for side in state.sides]
    hands, known, shown = sizes[:], write_known(state), list[Json]()
    if seat >= 0:
        hands[seat] = faces_text(state.sides[seat].hand)
        shown = faces_text(state.sides[seat].known)
        known[seat] = []
    view = write_open(state, hands, known)
    points: list[Json] = [int(side.points()) for side in state.sides]
    view["shown"] = shown
    view["seat"] = seat
    view["sizes"] = sizes
    view["points"] = points
    view["paw"] = int(state.turn if state.rules.tiebreak else state.first)  # first edition: the Luxx card stays
    view["out"] = faces_text(WHOLE_DECK - state.cards)
    return view
