"""A process that thinks: for bots, for whoever asks for advice, and about games that are over. One line of JSON is the
question, one the answer.

``bot_pool`` starts it. It knows nothing but what stands in the question: a view, never the game; or a whole record,
which is nobody's secret.
"""

from __future__ import annotations

import json
import os
import signal
import traceback
from collections.abc import Callable
from functools import lru_cache

import msgspec

from kibitz.bots import bot_named
from kibitz.bots.advice import Advice, Candidate, advise
from kibitz.bots.analysis import Decision, final_shares, next_decision, seed_at
from kibitz.bots.report import MOST_SHOWN
from kibitz.bots.safe import SafeBot
from kibitz.core.errors import BadOptions, KibitzError
from kibitz.core.game import Game, Json
from kibitz.core.header import Header
from kibitz.core.phrase import Phrase
from kibitz.core.rng import bots_rng
from kibitz.games import GAMES, make_game
from kibitz.play.guests import register_guests
from kibitz.play.record import Record, parse_record
from kibitz.play.seat import Seat, seat_of_view
from kibitz.server.live.deck_verdicts import judged

GAMES_KEPT = 16  # made games: a game's options may hold a whole deck
RECORDS_KEPT = 4  # about which questions come one after the other
SEED = 0  # of all analyses: the same record is judged alike every time
POLITE = 5  # whoever plays comes before whoever thinks
GRACE_S = 2  # the pool ends a worker that thinks for too long; this is for one whose pool has died

Question = dict[str, Json]
Answer = dict[str, Json]


# ---- questions


def choose(question: Question) -> Answer:
    """The choices of a bot's next move. A bot that stumbles is asked again, and then the game's policy plays for it."""
    bot = SafeBot(bot_named(text(question, "bot")))
    seat = seat_asked(question)
    codes = bot(seat, bots_rng(text(question, "seed")))
    return {"move": texts_of(seat.game, codes)}


def give_advice(question: Question) -> Answer:
    seat = seat_asked(question)
    seed = int(bots_rng(text(question, "seed")).next())
    return advice_json(seat.game, advise(seat, seed, budget_ms=seat.budget_ms))


def judge(question: Question) -> Answer:
    """What the next decision of a record was worth, from so many choices on; after the last one, how it ended."""
    at, iterations = number(question, "at"), number(question, "iterations")
    record = parsed(text(question, "record"))
    play = record.replay(at)
    at, decision = next_decision(record, play, at, iterations, SEED)
    if decision is not None:
        return {"at": at, "decision": decision_json(record.game, decision)}
    final = final_shares(play, iterations, seed_at(SEED, at))
    return {"at": at, "final": [round(share, 4) for share in final]}


def read_deck(question: Question) -> Answer:
    """What is in a deck that somebody has written; or what is wrong with it."""
    library = GAMES[text(question, "game")].library()
    assert library is not None
    try:
        return {"deck": msgspec.to_builtins(library.read(text(question, "text")))}
    except BadOptions as error:
        return {"bad": str(error), "says": None if error.says is None else phrase_json(error.says)}


def check_deck(question: Question) -> Answer:
    """All that is to be said of a deck."""
    return {"verdict": msgspec.to_builtins(judged(text(question, "game"), text(question, "text")))}


ANSWERS: dict[str, Callable[[Question], Answer]] = {
    "choose": choose,
    "advise": give_advice,
    "judge": judge,
    "read_deck": read_deck,
    "check_deck": check_deck,
}


def answer(question: Question) -> Answer:
    """``refused`` is the asker's mistake, ``failed`` is ours."""
    try:
        return ANSWERS[text(question, "ask")](question)
    except KibitzError as error:
        return {"refused": str(error)}
    except Exception as error:
        traceback.print_exc()
        return {"failed": repr(error)[:300]}


def seat_asked(question: Question) -> Seat:
    view, budget_ms = question["view"], question["budget_ms"]
    assert isinstance(view, dict) and isinstance(budget_ms, int)
    game = made(text(question, "game"), text(question, "options"), Header(view).seats)
    return seat_of_view({**view, "options": game.options}, budget_ms, game)


@lru_cache(maxsize=GAMES_KEPT)
def made(name: str, options: str, seats: int) -> Game:
    return make_game(name, json.loads(options), seats)


@lru_cache(maxsize=RECORDS_KEPT)
def parsed(text: str) -> Record:
    return parse_record(text)


def number(question: Question, field: str) -> int:
    value = question[field]
    assert isinstance(value, int)
    return value


def text(question: Question, field: str) -> str:
    value = question[field]
    assert isinstance(value, str)
    return value


# ---- answers


def texts_of(game: Game, codes: list[int]) -> list[Json]:
    return [game.choices[code].text for code in codes]


def advice_json(game: Game, advice: Advice) -> Answer:
    return {
        "seat": advice.seat,
        "imagined": advice.imagined,
        "chances": [round(chance, 4) for chance in advice.chances],
        "candidates": [candidate_json(game, candidate) for candidate in advice.candidates[:MOST_SHOWN]],
        "more": max(0, len(advice.candidates) - MOST_SHOWN),
    }


def candidate_json(game: Game, candidate: Candidate) -> Json:
    return {
        "move": texts_of(game, candidate.codes),
        "lines": [*candidate.lines],
        "says": phrase_json(candidate.says) if candidate.says is not None else None,
        "chance": round(candidate.chance, 4),
        "behind": round(candidate.behind, 4),
        "visits": candidate.visits,
        "reasons": [phrase_json(reason) for reason in candidate.reasons],
    }


def decision_json(game: Game, decision: Decision) -> Json:
    return {
        "number": decision.number,
        "seat": decision.seat,
        "chosen": candidate_json(game, decision.chosen),
        "best": candidate_json(game, decision.best),
        "chances": [round(chance, 4) for chance in decision.chances],
    }


def phrase_json(phrase: Phrase) -> Json:
    """Something to be said, for whoever puts it into a language."""
    args: dict[str, Json] = {
        name: phrase_json(value) if isinstance(value, Phrase) else value for name, value in phrase.args.items()
    }
    return {"key": phrase.key, "args": args}


# ---- the process


def make_answer(guest_games: list[list[str]]) -> Callable[[bytes], bytes]:
    if os.name == "posix":
        os.nice(POLITE)
    register_guests(guest_games)
    return answer_line


def answer_line(line: bytes) -> bytes:
    question: Question = json.loads(line)
    set_alarm(question["limit_s"])
    said = answer(question)
    set_alarm(None)
    return json.dumps(said).encode() + b"\n"


def set_alarm(seconds: Json) -> None:
    """Compiled code lets no other thread speak while it thinks: if it thinks for ever, the alarm ends this process."""
    if os.name == "posix":
        signal.alarm(seconds + GRACE_S if isinstance(seconds, int) else 0)
