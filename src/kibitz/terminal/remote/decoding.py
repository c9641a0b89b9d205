"""Parts of the server's messages, as the values that the terminal works with."""

from __future__ import annotations

from collections.abc import Sequence

from kibitz import wire
from kibitz.core.game import Game, Json
from kibitz.core.presentation import Preview
from kibitz.games import make_game
from kibitz.terminal.remote.errors import turned_away
from kibitz.terminal.view_rendering import Offer


def game_in(info: wire.Info) -> Game:
    """The game that is played at a table, by our own rules: names of cards, piles, words."""
    options: dict[str, Json] = dict(info.options)
    game = make_game(info.game, options, len(info.chairs))
    if game.version != info.version:
        message = f"the server plays by version {info.version} of the rules, this program by version {game.version}"
        raise turned_away(message, "other-version", theirs=info.version, ours=game.version)
    return game


def offer_of(offer: wire.Offer) -> Offer:
    return Offer(offer.text, wire.phrase_of(offer.says), preview_of(offer.follows, offer.points), offer.key)


def preview_of(says: Sequence[wire.Said], points: Sequence[int]) -> Preview:
    return Preview([wire.phrase_of(said) for said in says], (points[0], points[1]) if len(points) == 2 else None)
