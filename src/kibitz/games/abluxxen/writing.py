"""Writing Abluxxen's positions and views; ``position`` says what the fields mean, and reads them."""

from __future__ import annotations

from mypy_extensions import i64

from kibitz.core.event import ALL_SEEING, NO_SEAT
from kibitz.core.fields import EVERYBODY
from kibitz.core.game import Json, Position, View
from kibitz.games.abluxxen.cards import FACES, WHOLE_DECK, count_of
from kibitz.games.abluxxen.choices import slot_text
from kibitz.games.abluxxen.events import DISPLAYS, ENDS, HANDS, THE_DECK, THE_DISCARD, THE_POOL
from kibitz.games.abluxxen.parts import Side
from kibitz.games.abluxxen.state import ANSWERING, DRAWING, FIELDS, LAYING, OVER, PROMPTS, TAKING, AbluxxenState


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


def pile_text(state: AbluxxenState, pile: int, owner: int) -> list[Json]:
    """The cards of a pile; the deck with its top card first."""
    middle = state.middle
    if pile == HANDS:
        return faces_text(state.sides[owner].hand)
    if pile == DISPLAYS:
        return display_text(state.sides[owner])
    if pile == THE_POOL:
        return [slot_text(slot) for slot in middle.pool]
    if pile == THE_DECK:
        return [FACES[face] for face in reversed(middle.deck[: middle.left])]
    return faces_text(middle.discard if pile == THE_DISCARD else middle.shadow)


def write_pile(state: AbluxxenState, pile: int, owner: int, seat: int) -> Json:
    """What a seat sees of a pile: of one that lies face down, and is not its own, how many cards there are."""
    own = seat == ALL_SEEING or (owner == seat and owner != NO_SEAT)
    if own or not state.game.piles[pile].face_down:
        return pile_text(state, pile, owner)
    return int(state.middle.left if owner == NO_SEAT else state.sides[owner].size)


def write_open(state: AbluxxenState, seat: int) -> Position:
    """What a seat sees of the table, in the form of positions and views alike."""
    position: Position = {"game": state.game.name, "options": state.game.options}
    FIELDS.write(state, position, EVERYBODY)
    for pile, look in enumerate(state.game.piles):
        if look.per_seat:
            position[look.field] = [write_pile(state, pile, owner, seat) for owner in range(state.seats)]
        else:
            position[look.field] = write_pile(state, pile, NO_SEAT, seat)
    position["over"] = state.stage == OVER
    if state.stage == OVER:
        position["why"] = ENDS[state.why]
    elif state.stage != LAYING:
        position["pending"] = write_pending(state)
    return position


def write_position(state: AbluxxenState) -> Position:
    """Everything, in the form that ``load`` takes."""
    position = write_open(state, ALL_SEEING)
    position["known"] = [faces_text(side.known) for side in state.sides]
    position["seed"] = state.seed
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
    view = write_open(state, seat)
    known: list[Json] = [faces_text(side.known) if other != seat else [] for other, side in enumerate(state.sides)]
    sizes: list[Json] = [int(side.size) for side in state.sides]
    points: list[Json] = [int(side.points()) for side in state.sides]
    view["known"] = known
    view["shown"] = faces_text(state.sides[seat].known) if seat >= 0 else []
    view["seat"] = seat
    view["sizes"] = sizes
    view["points"] = points
    view["paw"] = int(state.turn if state.rules.tiebreak else state.first)  # first edition: the Luxx card stays
    view["out"] = faces_text(WHOLE_DECK - state.cards)
    return view
