"""The register of games: a new game is one folder and one line here."""

from kibitz.core.errors import BadOptions, BadPosition
from kibitz.core.game import Game, GameKind, Json, Play, Position
from kibitz.games.abluxxen.game import AbluxxenKind
from kibitz.games.absolute.game import AbsoluteKind
from kibitz.games.fluxx.game import FluxxKind

GAMES: dict[str, GameKind] = {kind.name: kind for kind in [AbluxxenKind(), FluxxKind(), AbsoluteKind()]}
USUAL_SEATS = 4
OWN_GAMES = frozenset(GAMES)  # those that come along; others may be registered beside them


def make_game(name: str, options: dict[str, Json], seats: int) -> Game:
    """The game of this name, its options chosen for a table of ``seats``."""
    return kind_of(name).make(options, seats)


def kind_of(name: str) -> GameKind:
    if name not in GAMES:
        raise BadOptions(f"there is no game {name!r}; the games are {', '.join(GAMES)}")
    return GAMES[name]


def usual_seats(name: str, options: dict[str, Json]) -> int:
    """Four where four can play, otherwise the number next to it with which the options can be played."""
    refused: list[BadOptions] = []
    for seats in sorted(kind_of(name).seats, key=lambda number: abs(number - USUAL_SEATS)):
        try:
            make_game(name, options, seats)
        except BadOptions as error:
            refused.append(error)
        else:
            return seats
    raise refused[0]


def home_of(name: str) -> str:
    """The package that a game lives in: its words lie beside its kind, and its rules may."""
    return type(GAMES[name]).__module__.rpartition(".")[0]


def game_of(position: Position) -> Game:
    """The game that a position or a view belongs to."""
    name, options, hands = position.get("game"), position.get("options", {}), position.get("hands")
    if not isinstance(name, str):
        raise BadPosition(f"game: expected the name of a game, one of {', '.join(GAMES)}")
    if not isinstance(options, dict):
        raise BadPosition("options: expected an object")
    if not isinstance(hands, list):
        raise BadPosition("hands: expected a list with an entry for each seat")
    try:
        return make_game(name, options, len(hands))
    except BadOptions as error:
        raise BadPosition(str(error).replace("seats: ", "hands: ", 1)) from None


def load(position: Position) -> Play:
    """The game at a position, whichever game it is of."""
    return game_of(position).load(position)
