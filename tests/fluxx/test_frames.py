"""Fluxx: frames hand on all that they hold, under the names it has; those of older positions are still read."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

from kibitz.core.game import Json
from kibitz.core.rng import Rng
from kibitz.games import load, make_game
from kibitz.games.fluxx import frames
from kibitz.games.fluxx.frame import Frame
from kibitz.games.fluxx.frame_visitor import Chosen, FrameVisitor

SOURCE = Path(__file__).parent.parent.parent / "src" / "kibitz" / "games" / "fluxx"
OLD = json.loads((Path(__file__).parent / "pending_0_8.json").read_text(encoding="utf-8"))


class Filling(FrameVisitor):
    """Gives every field a value of its own."""

    def __init__(self) -> None:
        self.filled: dict[str, object] = {}

    def number(self, name: str, value: int) -> int:
        self.filled[name] = 100 + len(self.filled)
        return 100 + len(self.filled) - 1

    def seats(self, name: str, seats: tuple[int, ...]) -> tuple[int, ...]:
        made = (self.number(name, 0), self.number(name, 0))
        self.filled[name] = made
        return made

    def cards(self, name: str, cards: tuple[int, ...]) -> tuple[int, ...]:
        return self.seats(name, cards)

    def chosen(self, name: str, chosen: tuple[Chosen, ...], how: int) -> tuple[Chosen, ...]:
        made = (Chosen(self.number(name, 0), self.number(name, 0)),)
        self.filled[name] = made
        return made


class Reporting(FrameVisitor):
    """Notes the value of every field."""

    def __init__(self) -> None:
        self.found: dict[str, object] = {}

    def number(self, name: str, value: int) -> int:
        self.found[name] = value
        return value

    def seats(self, name: str, seats: tuple[int, ...]) -> tuple[int, ...]:
        self.found[name] = seats
        return seats

    def cards(self, name: str, cards: tuple[int, ...]) -> tuple[int, ...]:
        return self.seats(name, cards)

    def chosen(self, name: str, chosen: tuple[Chosen, ...], how: int) -> tuple[Chosen, ...]:
        self.found[name] = chosen
        return chosen


@pytest.mark.parametrize("frame", frames.FRAMES, ids=lambda frame: frame.name())
def test_what_comes_back_is_what_a_frame_has_then(frame: Frame) -> None:
    filling, reporting = Filling(), Reporting()
    frame.accept(filling).accept(reporting)
    assert reporting.found == filling.filled


def held_by(kind: ast.ClassDef) -> set[str]:
    """The fields that a class sets when it is made; all frames have a seat."""
    made = [each for each in kind.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"]
    set_there = [node for each in made for node in ast.walk(each) if isinstance(node, ast.AnnAssign)]
    return {"seat"} | {node.target.attr for node in set_there if isinstance(node.target, ast.Attribute)}


def test_no_field_of_a_frame_is_forgotten() -> None:
    """Whatever a frame is made with goes through, under its own name, and every frame is in the list of all."""
    sources = [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCE.glob("*.py")]
    classes = [node for source in sources for node in ast.walk(source) if isinstance(node, ast.ClassDef)]
    kinds = {kind.name: kind for kind in classes if any(ast.unparse(base) == "Frame" for base in kind.bases)}
    assert kinds.keys() == {type(frame).__name__ for frame in frames.FRAMES}
    for frame in frames.FRAMES:
        reporting = Reporting()
        frame.accept(reporting)
        assert reporting.found.keys() == held_by(kinds[type(frame).__name__])


def old_id(case: dict[str, Json]) -> str:
    return f"{case['deck']}-{case['seats']}-{case['seed']}-{case['choices']}"


@pytest.mark.parametrize("case", OLD, ids=old_id)
def test_a_position_of_version_0_8_is_the_same_position(case: dict[str, int]) -> None:
    """``pending`` as 0.8.1 wrote it after so many choices: in the middle of every sort of frame."""
    seats, seed = case["seats"], case["seed"]
    play, rng = make_game("fluxx", {"deck": case["deck"]}, seats).start(seats, str(seed)), Rng(seed)
    for _ in range(case["choices"]):
        play.apply(play.legal[rng.below(len(play.legal))])
    position = play.position()
    assert load({**position, "pending": case["pending"]}).position() == position


def test_every_sort_of_frame_is_among_them() -> None:
    old = {frame["frame"] for case in OLD for frame in case["pending"]["frames"]}
    never_waits = {"next-turn"}  # it goes on by itself, unless newcomers hold too much
    assert old >= {frame.name() for frame in frames.FRAMES} - never_waits
