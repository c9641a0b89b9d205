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


def write_position(play: AbluxxenState) -> Position:
    """Everything, in the form that ``load`` takes."""
    hands: list[Json] = [faces_text(side.hand) for side in play.sides]
    position = write_open(play, hands, write_known(play))
    position["deck"] = [FACES[face] for face in reversed(play.middle.deck[: play.middle.left])]
    position["seed"] = play.seed
    return position


def write_known(play: AbluxxenState) -> list[Json]:
    return [faces_text(side.known) for side in play.sides]


def write_open(play: AbluxxenState, hands: list[Json], known: list[Json]) -> Position:
    """What everybody may know, and of the hands this."""
    middle = play.middle
    displays: list[Json] = [display_text(side) for side in play.sides]
    pool: list[Json] = [slot_text(slot) for slot in middle.pool]
    position: Position = {
        "game": play.game.name,
        "options": play.game.options,
        "turn": int(play.turn),
        "hands": hands,
        "known": known,
        "displays": displays,
        "pool": pool,
        "deck": int(middle.left),
        "discard": faces_text(middle.discard),
        "start": int(play.first),
        "game_no": int(play.game_no),
        "totals": [*play.totals],
        "turns": int(play.turns),
        "over": play.stage == OVER,
    }
    if play.rules.duel:
        position["shadow"] = faces_text(middle.shadow)
    if play.stage == OVER:
        position["why"] = ENDS[play.why]
    elif play.stage != LAYING:
        position["pending"] = write_pending(play)
    return position


def write_pending(play: AbluxxenState) -> dict[str, Json]:
    """What is half done."""
    pending: dict[str, Json] = {"prompt": PROMPTS[play.stage]}
    if play.stage in (TAKING, ANSWERING, DRAWING):
        pending["victim"] = int(play.victim)
    if play.stage == DRAWING:
        pending["owed"] = int(play.owed)
    return pending


def write_view(play: AbluxxenState, seat: int) -> View:
    """What everybody may know, and ``seat``'s own hand."""
    sizes: list[Json] = [int(side.size) for side in play.sides]
    hands, known, shown = sizes[:], write_known(play), list[Json]()
    if seat >= 0:
        hands[seat] = faces_text(play.sides[seat].hand)
        shown = faces_text(play.sides[seat].known)
        known[seat] = []
    view = write_open(play, hands, known)
    points: list[Json] = [int(side.points()) for side in play.sides]
    view["shown"] = shown
    view["seat"] = seat
    view["sizes"] = sizes
    view["points"] = points
    view["paw"] = int(play.turn if play.rules.tiebreak else play.first)  # first edition: the Luxx card stays
    view["out"] = faces_text(WHOLE_DECK - play.cards)
    return view
