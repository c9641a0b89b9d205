"""Writes ``web/src/learn/<game>.json``: a first game, for the tutorial, of each that has a script in ``web/lessons``.

What the guide says stands in ``src/kibitz/server/words/learn`` (``learn-abluxxen-1`` and so on). Say
``make web-lessons`` after a change of the rules or of a script.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final

import msgspec
from lessons.script import Lesson

FOLDER: Final = Path(__file__).parent / "src" / "learn"
SCRIPTS: Final = sorted(path.stem for path in (Path(__file__).parent / "lessons").glob("*.py"))
GAMES: Final = [name for name in SCRIPTS if name not in ("__init__", "script")]
LESSONS: Final[dict[str, Callable[[], Lesson]]] = {name: import_module(f"lessons.{name}").first_game for name in GAMES}


def written(lesson: Lesson) -> str:
    """A line for every step, so that a change can be read."""
    about = {"game": lesson.game, "version": lesson.version, "seats": lesson.seats}
    head = msgspec.json.encode(about).decode()[:-1]
    faces = msgspec.json.encode(lesson.faces).decode()
    steps = ",\n".join(msgspec.json.encode(step).decode() for step in lesson.steps)
    return f'{head},\n"faces":{faces},\n"steps":[\n{steps}\n]}}\n'


def main() -> None:
    for name, lesson in LESSONS.items():
        (FOLDER / f"{name}.json").write_text(written(lesson()), encoding="utf-8")


if __name__ == "__main__":
    main()
