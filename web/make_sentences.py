"""Writes ``web/tests/sentences.json``: phrases of random games, and how Python says them in three languages.

The browser's own test says the same phrases and compares. Say ``make web-types`` after a change of the words.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Final

import msgspec

from kibitz.core.event import Event
from kibitz.core.game import SPECTATOR, Game, Json, Play
from kibitz.core.phrase import Phrase
from kibitz.core.rng import Rng
from kibitz.games import make_game
from kibitz.play.words import LANGUAGES, Words, event_phrase
from kibitz.wire import said

TARGET: Final = Path(__file__).parent / "tests" / "sentences.json"
GAMES: Final[list[tuple[str, dict[str, Json], int]]] = [
    ("abluxxen", {}, 4),
    ("abluxxen", {"variant": "duel"}, 2),
    ("absolute", {}, 3),
]  # the names in a deck come over the wire, so Fluxx is said by its own tests
NAMES: Final = ["Anna", "Ben", "Cleo", "Dora"]
OF_EACH: Final = 3  # phrases of a key
STEPS: Final = 400


def phrases(game: Game, seats: int) -> Iterator[Phrase]:
    """What is said in a random game, move by move."""
    play, rng, heard = game.start(seats, "sentences"), Rng(7), list[Event]()
    for _ in range(STEPS):
        if not play.legal:
            return
        yield from of_decision(play)
        play.apply(play.legal[rng.below(len(play.legal))], heard)
        for event in heard:
            if game.events[event.kind].spoken:
                yield event_phrase(game, event, rng.below(seats))
        heard.clear()


def of_decision(play: Play) -> Iterator[Phrase]:
    shown = play.game.presentation
    yield shown.prompt(play)
    view = play.view(play.seat())
    yield from shown.board(view).notices
    for badges in shown.board(view).badges:
        yield from badges
    for code in play.legal:
        yield shown.say(play, code)
        yield from shown.preview(play, code).says


def spoken(words: list[Words], phrase: Phrase, you: int) -> list[str]:
    for each in words:
        each.you = you
    return [each.say(phrase, NAMES) for each in words]


def sentences() -> str:
    """A few phrases of every key, each with what it says in every language, to a watcher and to two who sit there."""
    made: list[Json] = []
    for name, options, seats in GAMES:
        game, met = make_game(name, options, seats), dict[str, list[str]]()
        words = [Words(language, name) for language in LANGUAGES]
        for phrase, you in product(phrases(game, seats), (SPECTATOR, 0, 1)):
            told = spoken(words, phrase, you)
            seen = met.setdefault(phrase.key, [])
            if len(seen) < OF_EACH and told[0] not in seen:
                seen.append(told[0])
                made.append([name, msgspec.to_builtins(said(phrase)), you, [*told]])
    return json.dumps(made, ensure_ascii=False, indent=0) + "\n"


if __name__ == "__main__":
    TARGET.write_text(sentences(), encoding="utf-8")
