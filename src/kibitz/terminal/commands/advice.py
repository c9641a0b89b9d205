"""``kibitz hint`` and ``kibitz analyse``: advice for a decision, and what a whole game was worth."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Annotated

from kibitz.bots.advice import advise
from kibitz.bots.analysis import Analysis, analyse, check_worth
from kibitz.bots.plot import check_picture, draw
from kibitz.bots.report import told_advice, told_analysis
from kibitz.command_line import Argument, Option, echo
from kibitz.core.errors import BadOptions, GameIsOver, KibitzError
from kibitz.core.game import SPECTATOR, Json, View
from kibitz.core.header import Header
from kibitz.games import game_of
from kibitz.play.files import file_text, write_text
from kibitz.play.players import spare_names
from kibitz.play.seat import OtherSeat, Seat, seat_of_view, seat_to_decide
from kibitz.play.words import Words, words_of
from kibitz.terminal.commands.common import Lang, chosen_language, record_in
from kibitz.terminal.local.players import names_in
from kibitz.terminal.view_rendering import ViewRenderer

MOST_SEED = 2**63 - 1
MOST_ITERATIONS = 999_999_999
EVERY_S = 2.0  # how often a long analysis says how far it is
FOREVER_MS = 3_600_000  # who asks for a number of imagined games gets them


class Question:
    """A decision that somebody wants advice about: the seat with what it knows, and the names at the table."""

    def __init__(self, seat: Seat, names: list[str]) -> None:
        self.seat = seat
        self.names = names


# ---- hint


def hint(
    file: Annotated[str, Argument(help="A saved game, or a position or view as JSON.")],
    seat: Annotated[int, Option(min=0, help="Whose decision, from 1; otherwise whoever is to decide.")] = 0,
    after: Annotated[int, Option(min=-1, help="Of a saved game: after so many choices; otherwise now.")] = -1,
    iterations: Annotated[
        int, Option(min=0, max=MOST_ITERATIONS, help="Games to imagine; otherwise as many as an expert.")
    ] = 0,
    seed: Annotated[int, Option(min=0, max=MOST_SEED, help="The same seed gives the same advice.")] = 0,
    as_json: Annotated[bool, Option("--json", help="For programs.")] = False,
    lang: Lang = "",
) -> None:
    """Which moves are worth considering, how good they are, and why."""
    language = chosen_language(lang)
    question = read_question(file, seat, after)
    patience = {"budget_ms": FOREVER_MS} if iterations else {}
    advice = advise(question.seat, seed, iterations or None, **patience)
    words = words_of(question.seat.game, language)
    if as_json:
        echo(json.dumps(advice.to_dict(words, question.names), ensure_ascii=False, indent=1))
        return
    for line in told_advice(advice, words, question.names):
        echo(line)


def read_question(file: str, seat: int, after: int) -> Question:
    """The decision in a file, whatever it is."""
    text = file_text(file)
    if text.lstrip().startswith("{"):
        if after >= 0:
            raise BadOptions("after: only a saved game has choices to go back to; leave --after out")
        return checked(question_in(read_json(file, text)), seat, file)
    record = record_in(file, text)
    if after > len(record.choices):
        raise BadOptions(f"after: expected a number from 0 to {len(record.choices)}, the choices of {file}")
    play = record.replay(after if after >= 0 else None)
    if not play.legal:
        raise GameIsOver(f"the game in {file} is over; see kibitz analyse {file}, or ask with --after NUMBER")
    return checked(Question(seat_to_decide(play), names_in(record)), seat, file)


def question_in(data: dict[str, Json]) -> Question:
    """A view is what one seat knows; a position is everything, of which the advice uses what the seat may know."""
    game = game_of(data)
    if "seat" in data:
        return Question(seat_in(data), spare_names([])[: Header(data).seats])
    play = game.load(data)
    if not play.legal:
        raise GameIsOver("the game at this position is over; there is nothing to decide")
    return Question(seat_to_decide(play), spare_names([])[: play.seats])


def seat_in(view: View) -> Seat:
    """The seat whose view it is; people count from 1."""
    try:
        return seat_of_view(view)
    except OtherSeat as error:
        if error.whose == SPECTATOR:
            raise KibitzError("this is a spectator's view: advice needs that of the seat that decides") from None
        raise KibitzError(
            f"this is the view of seat {error.whose + 1}, but seat {error.decides + 1} decides: "
            "only that seat's view will do"
        ) from None


def checked(question: Question, seat: int, file: str) -> Question:
    """Advice is for whoever decides, and for nobody else: the others' cards are theirs."""
    number, names = question.seat.number, question.names
    if seat and seat != number + 1:
        raise BadOptions(f"seat: in {file} seat {number + 1} ({names[number]}) decides; leave --seat out")
    return question


def read_json(file: str, text: str) -> dict[str, Json]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise KibitzError(f"{file} is no saved game, and no JSON: {error}") from None
    if not isinstance(data, dict):
        raise KibitzError(f"{file}: expected a position or view, a JSON object")
    return data


# ---- analyse


def analyse_command(
    file: Annotated[str, Argument(help="A saved game.")],
    iterations: Annotated[
        int, Option(min=0, max=MOST_ITERATIONS, help="Games to imagine for each decision; more are surer.")
    ] = 0,
    plot: Annotated[str, Option(help="Draw everybody's chances into this file, as in game.png.")] = "",
    as_json: Annotated[str, Option("--json", help="Write all of it into this file, for programs.")] = "",
    seed: Annotated[int, Option(min=0, max=MOST_SEED, help="The same seed gives the same analysis.")] = 0,
    lang: Lang = "",
) -> None:
    """What every decision of a game was worth, where it turned, and how well everybody played."""
    language = chosen_language(lang)
    if plot:
        check_picture(Path(plot))
    if as_json:
        check_file(Path(as_json))
    record = record_in(file, file_text(file))
    check_worth(record)
    words, names = words_of(record.game, language), names_in(record)
    analysis = analyse(record, iterations or None, seed, Progress(words))
    for line in report(analysis, words, names):
        echo(line)
    if plot:
        draw(analysis, words, names, Path(plot))
        echo(words.tell("analysis-written", file=plot))
    if as_json:
        write_json(Path(as_json), analysis, words, names)
        echo(words.tell("analysis-written", file=as_json))


def report(analysis: Analysis, words: Words, names: list[str]) -> list[str]:
    lines = told_analysis(analysis, words, names)
    if analysis.outcome is not None:
        lines += ViewRenderer(analysis.record.game, words, names).outcome(analysis.outcome)
    return lines


def write_json(path: Path, analysis: Analysis, words: Words, names: list[str]) -> None:
    try:
        write_text(path, json.dumps(analysis.to_dict(words, names), ensure_ascii=False, indent=1) + "\n")
    except OSError as error:
        raise KibitzError(f"cannot write {path}: {error}") from None


def check_file(path: Path) -> None:
    """Better asked before a long analysis than after it."""
    if path.is_dir():
        raise KibitzError(f"cannot write {path}: it is a folder")


class Progress:
    """How far it is, where it does not disturb what is printed: one line that changes, or a line now and then."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.last = time.monotonic()

    def __call__(self, done: int, total: int) -> None:
        live = sys.stderr.isatty()
        if done < total and time.monotonic() - self.last < (0.1 if live else EVERY_S):
            return
        self.last = time.monotonic()
        said = self.words.tell("analysis-progress", done=done, total=total)
        if live:
            sys.stderr.write(f"\r{said}" if done < total else "\r" + " " * len(said) + "\r")
        elif done < total:
            sys.stderr.write(said + "\n")
        sys.stderr.flush()
