"""Which words are missing (``make check``); ``python tests/missing_words.py FOLDER`` asks it of a game elsewhere.

A language without a file is English and a message that is missing is its key, so nothing breaks and somebody has to
look. A file is to be whole: it has every message that the program asks for. A game may do without words, or with
English alone: that is told, and no mistake. With a second language it has all of them.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from kibitz.core.errors import BadOptions
from kibitz.core.event import Event
from kibitz.core.game import SPECTATOR, Game, GameKind, Json, Play
from kibitz.core.phrase import Phrase
from kibitz.core.presentation import Board, Face
from kibitz.core.rng import Rng
from kibitz.games import GAMES, home_of
from kibitz.play.windows import occasion
from kibitz.play.words import LANGUAGES, event_phrase, words_of

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "kibitz"
WORDS = SOURCE / "play" / "words"  # what all games share
BROWSER = SOURCE / "server" / "words"
AREAS = sorted(
    {path.with_name(path.name.split(".")[0]) for path in BROWSER.rglob("*.ftl")}
)  # what only the browser says
STEPS = 120  # of a random game that is listened to
Messages = dict[str, ast.Message]


class Missing(NamedTuple):
    """A message that a file lacks, or a file (``key`` is empty)."""

    file: str
    key: str
    is_mistake: bool

    def __str__(self) -> str:
        nothing = "no such file; " + ("its texts are shown" if self.file.endswith(".en.ftl") else "it speaks English")
        return f"{self.file}: {self.key or nothing}"


# ---- what a file says


@cache
def messages(path: Path) -> Messages:
    """The messages of a words file, by key; none if there is no such file."""
    return parsed(path.read_text(encoding="utf-8"), path.name) if path.is_file() else {}


def parsed(text: str, where: str) -> Messages:
    resource = FluentParser(with_spans=False).parse(text)
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], where
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def references(message: ast.Message) -> set[str]:
    """The messages that a message is made of."""
    found: set[str] = set()
    todo: list[object] = [message]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.MessageReference):
            found.add(node.id.name)
        elif isinstance(node, ast.BaseNode):
            todo += list(vars(node).values())
        elif isinstance(node, list):
            todo += node
    return found


# ---- what the program asks for


@cache
def code_in(folder: Path, *endings: str) -> str:
    return "".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*")) if path.suffix in endings)


def asked(names: set[str], folder: Path) -> set[str]:
    """Of these messages, those that the program or a game in this folder asks for by name, or by the beginning of it,
    and those that explain one of them; the others help within one language."""
    found = [asked_by_code(SOURCE), asked_by_code(folder), asked_by_the_browser()]
    literal, starts = (set[str]().union(*parts) for parts in zip(*found, strict=True))
    said = {name: name.removesuffix("-explained") for name in names}
    return {name for name, key in said.items() if key in literal or key.startswith(tuple(starts))}


@cache
def asked_by_code(folder: Path) -> tuple[set[str], set[str]]:
    """The messages that the modules of a folder ask for by name, and the beginnings of names that they complete."""
    code = code_in(folder, ".py")
    literal = set(re.findall(r'["\']([a-z]+(?:[-_][a-z_]+)*)["\']', code))
    return literal, set(re.findall(r'["\']([a-z]+(?:-[a-z]+)*-)["\'{]', code))


@cache
def asked_by_the_browser() -> tuple[set[str], set[str]]:
    """The messages that the browser table asks for by name, and the beginnings of names that it completes itself."""
    code = code_in(ROOT / "web" / "src", ".ts", ".svelte")
    literal = set(re.findall(r"""["'`]([a-z0-9]+(?:-[a-z0-9_]+)+)["'`]""", code))
    return literal, set(re.findall(r"""["'`]([a-z0-9]+(?:-[a-z0-9]+)*-)(?:["'`]|\$\{)""", code))


def written_in(folder: Path, beside: Path | None = None) -> set[str]:
    """The keys of the phrases that stand in the code of a folder, but for a part of it."""
    paths = [path for path in folder.rglob("*.py") if beside is None or beside not in path.parents]
    code = "".join(path.read_text(encoding="utf-8") for path in paths)
    return set(re.findall(r'(?:Phrase|\.tell)\(\s*"([^"]+)"[,)]', code))


# ---- what a game asks for


def asked_by_convention(game: Game) -> set[str]:
    """What terminal, server and browser say of any game: the table of docs/add-a-game.md."""
    kinds = {game.presentation.card(text).kind for text in game.faces} - {""}
    return {
        "title",
        *(f"pile-{look.name}" for look in game.piles),
        *(occasion(kind).key for kind in game.windows),
        *(f"kind-{kind}" for kind in kinds),
    }


def games_of(kind: GameKind) -> list[tuple[Game, int]]:
    """The game with each value of its first option, at the smallest table there is for it."""
    first = kind.options[:1]
    bases: list[dict[str, Json]] = [{option.name: value} for option in first for value in option.values] or [{}]
    return [next(tables_of(kind, options)) for options in bases]


def tables_of(kind: GameKind, options: dict[str, Json]) -> Iterator[tuple[Game, int]]:
    for seats in kind.seats:
        try:
            yield kind.make(options, seats), seats
        except BadOptions:
            continue


def said_in(game: Game, seats: int) -> Iterator[Phrase]:
    """What is said of its cards, and in a random game of it."""
    for text in game.faces:
        yield from of_face(game.presentation.card(text))
    play, rng = game.start(seats, "words"), Rng(7)
    for _ in range(STEPS):
        if not play.legal:
            break
        yield from of_decision(play, rng)
        heard: list[Event] = []
        play.apply(play.legal[rng.below(len(play.legal))], heard)
        for event in [event for event in heard if game.events[event.kind].spoken]:
            yield from (event_phrase(game, event, seat) for seat in range(SPECTATOR, seats))


def of_face(face: Face) -> Iterator[Phrase]:
    yield from (part for part in (face.name, face.text, face.full) if isinstance(part, Phrase))


def of_decision(play: Play, rng: Rng) -> Iterator[Phrase]:
    shown, legal = play.game.presentation, play.legal
    code, other = legal[rng.below(len(legal))], play.game.choices[rng.below(len(play.game.choices))]
    yield shown.prompt(play)
    yield shown.say(play, code)
    yield from shown.preview(play, code).says
    yield shown.why_not(play, other.text).phrase
    yield from of_board(shown.board(play.view(play.seat())))


def of_board(board: Board) -> Iterator[Phrase]:
    yield from chain(board.notices, *board.badges)
    yield from chain.from_iterable((fact.name, fact.value) for fact in board.facts)
    yield from (goal.says for goal in board.goals)
    yield from (lack for goal in board.goals for seat in goal.seats for lack in seat.lacks)
    yield from (link.says for link in board.chain)
    yield from (caption for rows in board.captions.values() for row in rows for caption in row)


# ---- what is missing


def in_files(stem: Path, wanted: set[str], game: str = "") -> list[Missing]:
    """Of the files ``stem.<language>.ftl``: what is wanted or referred to and not there, and the files that are not."""
    found: list[Missing] = []
    paths = {language: file_of(stem, language) for language in LANGUAGES}
    several = any(path.is_file() for language, path in paths.items() if language != "en")
    for language, path in paths.items():
        if not path.is_file():
            found.append(Missing(named(path), "", several))
            continue
        referred = {name for message in messages(path).values() for name in references(message)}
        known = around(language) | (set(messages(home(game) / f"words.{language}.ftl")) if game else set())
        lacks = wanted - set(messages(path)) | referred - set(messages(path)) - known
        found += [Missing(named(path), key, True) for key in sorted(lacks)]
    return found


def file_of(stem: Path, language: str) -> Path:
    return stem.with_name(f"{stem.name}.{language}.ftl")


def every_key(stem: Path) -> set[str]:
    return {key for language in LANGUAGES for key in messages(file_of(stem, language))}


@cache
def around(language: str) -> set[str]:
    """The keys of everything around the games."""
    return {key for stem in (WORDS, *AREAS) for key in messages(file_of(stem, language))}


def named(path: Path) -> str:
    return str(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path)


def in_shared_words() -> list[Missing]:
    """What is missing in what all games share, and in what only the browser says."""
    of_games = {key for name in GAMES for key in messages(home(name) / "words.en.ftl")}
    needed = written_in(SOURCE, SOURCE / "games") - of_games - around("en")
    found = in_files(WORDS, needed | asked(every_key(WORDS), SOURCE))
    for area in AREAS:
        found += in_files(area, every_key(area), area.name if area.parent.name == "learn" else "")
    return found


def home(game: str) -> Path:
    """The folder that a game lives in, as it stands in the sources."""
    folder = SOURCE.parent / home_of(game).replace(".", "/")
    return folder if folder.is_dir() else Path(str(files(home_of(game))))


def in_game(name: str) -> list[Missing]:
    """What is missing in the words of a registered game."""
    folder, tables = home(name), games_of(GAMES[name])
    needed = written_in(folder).union(*(asked_by_convention(game) for game, _ in tables))
    wanted = needed - set(messages(file_of(WORDS, "en"))) | asked(every_key(folder / "words"), folder)
    found = in_files(folder / "words", wanted)
    for game, seats in tables if (folder / "words.en.ftl").is_file() else []:
        found += [missing for missing in said_wrongly(game, seats, folder) if missing not in found]
    return found


def said_wrongly(game: Game, seats: int, folder: Path) -> list[Missing]:
    """What a random game has no words for, language by language."""
    phrases, names = set(said_in(game, seats)), [f"Name{seat}" for seat in range(seats)]
    found: list[Missing] = []
    for language in LANGUAGES:
        words, path = words_of(game, language), folder / f"words.{language}.ftl"
        if path.is_file():
            for phrase in phrases:
                words.say(phrase, names)
            found += [Missing(named(path), key, True) for key in sorted(words.unsaid)]
    return found


def register(folder: Path) -> str:
    """The name of the game in this folder, which is registered if it was not."""
    known = [name for name in GAMES if home(name) == folder]
    if known:
        return known[0]
    sys.path.insert(0, str(folder.parent))
    module = import_module(f"{folder.name}.game")
    kinds = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, GameKind)]
    makers: list[Callable[[], GameKind]] = [kind for kind in kinds if kind.__module__ == module.__name__]
    (kind,) = [make() for make in makers]
    GAMES[kind.name] = kind
    return kind.name


def main(folders: list[str]) -> int:
    names = [register(Path(folder).resolve()) for folder in folders]
    found = [] if names else in_shared_words()
    for name in names or GAMES:
        found += in_game(name)
    for missing in found:
        print(missing)
    print(f"words: {sum(missing.is_mistake for missing in found)} missing" if found else "words: none is missing")
    return int(any(missing.is_mistake for missing in found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
