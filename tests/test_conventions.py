"""The table of conventions of docs/add-a-game.md: every row of it holds for every game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from bare.game import BareKind
from fourth.game import PairsKind
from kibitz.core.event import MOVED_KIND, Event
from kibitz.core.game import SPECTATOR, Game, GameKind, Json, PileLook, Play, View
from kibitz.core.header import Header
from kibitz.core.rng import Rng
from kibitz.games import GAMES
from kibitz.play.events import event_json
from kibitz.play.record import JOIN
from kibitz.play.rulebook import rules_text
from kibitz.play.windows import occasion
from kibitz.play.words import LANGUAGES, Words, event_phrase, words_of
from missing_words import games_of, home, messages
from ohhell.game import OhHellKind

PAGE = Path(__file__).parent.parent / "docs" / "add-a-game.md"
OUTSIDE: list[GameKind] = [PairsKind(), BareKind(), OhHellKind()]
KINDS: dict[str, GameKind] = {**GAMES, **{kind.name: kind for kind in OUTSIDE}}
LOOKS = ("fan", "row", "stack", "open", "stacks", "layers")
LONGEST_KEY = 3
STEPS = 60


class Seen(NamedTuple):
    """A game, what was seen of it while it was played at random, and its English words, if it brings any."""

    game: Game
    seats: int
    plays: list[Play]
    heard: list[Event]
    last: list[Event]  # those of the last choice
    words: Words | None

    def views(self) -> Iterator[View]:
        return (play.view(seat) for play in self.plays[::5] for seat in range(SPECTATOR, self.seats))

    def says(self, *keys: str) -> bool:
        """Has it words for all of these? A game may bring none."""
        return self.words is None or all(map(self.words.has, keys))


Row = Callable[[Seen], None]
ROWS: dict[str, Row] = {}


def row(name: str) -> Callable[[Row], Row]:
    """What is asserted for a row of the table."""

    def take(holds: Row) -> Row:
        assert name not in ROWS
        ROWS[name] = holds
        return holds

    return take


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    """The games from outside are registered, too, for as long as a test lasts."""
    before = dict(GAMES)
    GAMES.update(KINDS)
    yield
    GAMES.clear()
    GAMES.update(before)


@cache
def seen_of(name: str) -> list[Seen]:
    """The game with each value of its first option, played for a while, and to its end."""
    return [look_at(game, seats) for game, seats in games_of(KINDS[name])]


def look_at(game: Game, seats: int) -> Seen:
    play, rng, plays, heard, last = game.start(seats, "conventions"), Rng(5), list[Play](), list[Event](), list[Event]()
    while play.legal:
        if len(plays) < STEPS:
            plays.append(play.copy())
        last = []
        play.apply(play.legal[rng.below(len(play.legal))], last)
        heard += last
    words = words_of(game, "en") if (home(game.name) / "words.en.ftl").is_file() else None
    return Seen(game, seats, [*plays, play], heard, last, words)


def test_the_page_has_every_convention_and_no_other() -> None:
    text = PAGE.read_text(encoding="utf-8").partition("\n## Conventions\n")[2].partition("\n## ")[0]
    rows = [line.split("|")[1:-1] for line in text.splitlines() if line.startswith("| ")]
    told = [cells[0].strip().replace("`", "") for cells in rows[2:]]
    assert told == list(ROWS)
    assert {cells[1].strip() for cells in rows[2:]} == {"must", "may"}
    assert all(cell.strip() for cells in rows for cell in cells)


# ---- positions and views


@row("game")
def _(seen: Seen) -> None:
    assert all(view["game"] == seen.game.name for view in seen.views())
    assert all(play.position()["game"] == seen.game.name for play in seen.plays)


@row("options")
def _(seen: Seen) -> None:
    assert all(view["options"] == seen.game.options for view in seen.views())
    assert all(play.position()["options"] == seen.game.options for play in seen.plays)


@row("hands")
def _(seen: Seen) -> None:
    for play in seen.plays:
        for data in (play.position(), *(play.view(seat) for seat in range(SPECTATOR, seen.seats))):
            hands = data["hands"]
            assert isinstance(hands, list) and len(hands) == play.seats
            assert all(isinstance(hand, int | list) for hand in hands)


@row("seat")
def _(seen: Seen) -> None:
    for play in seen.plays:
        assert "seat" not in play.position()
        assert all(play.view(seat)["seat"] == seat for seat in range(SPECTATOR, seen.seats))


@row("turn")
def _(seen: Seen) -> None:
    turns = [view["turn"] for view in seen.views() if "turn" in view]
    assert all(isinstance(turn, int) and SPECTATOR <= turn < seen.seats for turn in turns)


@row("over")
def _(seen: Seen) -> None:
    for play in seen.plays:
        for view in (play.view(seat) for seat in range(SPECTATOR, seen.seats)):
            assert view.get("over") in (None, not play.legal) and Header(view).over in (False, not play.legal)
        assert play.position().get("over") in (None, not play.legal)


@row("known")
def _(seen: Seen) -> None:
    for view in seen.views():
        known, hands = view.get("known", [[]] * seen.seats), view["hands"]
        assert isinstance(known, list) and isinstance(hands, list) and len(known) == len(hands)
        for cards, hand in zip(known, hands, strict=True):
            assert isinstance(cards, list) and set(cards) <= set(seen.game.faces)
            assert not isinstance(hand, int) or len(cards) <= hand
        header = Header(view)
        assert header.known == [
            cards if isinstance(hand, int) else [] for cards, hand in zip(known, hands, strict=True)
        ]
        assert header.sizes == [hand if isinstance(hand, int) else len(hand) for hand in hands]  # type: ignore[arg-type]


@row("other fields")
def _(seen: Seen) -> None:
    for data in (*seen.views(), *(play.position() for play in seen.plays)):
        assert json.loads(json.dumps(data)) == data


@row("PileLook.field")
def _(seen: Seen) -> None:
    for data in (*seen.views(), *(play.position() for play in seen.plays)):
        for look in seen.game.piles:
            assert look.within or look.field in data
            value = look.shown(data)
            assert not look.per_seat or isinstance(value, list)
            assert set(look.cards_in(value)) <= set(seen.game.faces)
            assert is_pile(look, value)


def is_pile(look: PileLook, value: Json) -> bool:
    """Texts of cards, lists of them, or how many there are."""
    if isinstance(value, list):
        return all(is_pile(look, part) for part in value)
    return value is None or (isinstance(value, int | str) and not isinstance(value, bool))


@row("PileLook.look")
def _(seen: Seen) -> None:
    names = [look.name for look in seen.game.piles]
    assert len(set(names)) == len(names)
    assert all(look.look in LOOKS and (look.look != "fan" or look.per_seat) for look in seen.game.piles)


# ---- events


@row("moved")
def _(seen: Seen) -> None:
    assert seen.game.events[0] is MOVED_KIND
    assert not [kind.name for kind in seen.game.events[1:] if kind.name == "moved"]


@row("ended")
def _(seen: Seen) -> None:
    """The last choice tells of it; without such an event, something else is spoken of then."""
    kinds = [seen.game.events[event.kind] for event in seen.last]
    assert [kind for kind in kinds if kind.spoken]
    assert all(kind.spoken and kind in kinds for kind in seen.game.events if kind.name == "ended")


@row("scored")
def _(seen: Seen) -> None:
    """As often for one seat as for another."""
    kinds = seen.game.events
    scored = [event_json(seen.game, event) for event in seen.heard if kinds[event.kind].name == "scored"]
    assert all(isinstance(event["points"], int) for event in scored)
    seats = [event["seat"] for event in scored]
    assert len({seats.count(seat) for seat in range(seen.seats)}) == 1


@row("turn as an event")
def _(seen: Seen) -> None:
    kinds = [kind for kind in seen.game.events if kind.name == "turn"]
    assert all("seat" in [sort for _, sort in kind.args] for kind in kinds)


@row("sorts of arguments")
def _(seen: Seen) -> None:
    names = [f"Name{seat}" for seat in range(seen.seats)]
    for event in seen.heard:
        told = event_json(seen.game, event)
        assert all(isinstance(value, str | int) or value is None for value in told.values())
        if seen.game.events[event.kind].spoken:
            phrase = event_phrase(seen.game, event, SPECTATOR)
            assert words_of(seen.game, "en").say(phrase, names) if seen.words is None else seen.words.say(phrase, names)


# ---- choices


@cache
def commands() -> set[str]:
    """The words of the terminal that do something, in every language."""
    names = [key for key in messages(home_of_shared() / "words.en.ftl") if key.startswith("command-")]
    typed = {Words(language).tell(name) for name in names for language in LANGUAGES}
    return typed | {name.removeprefix("command-") for name in names}


def home_of_shared() -> Path:
    return Path(__file__).parent.parent / "src" / "kibitz" / "play"


@row("Choice.text")
def _(seen: Seen) -> None:
    for choice in seen.game.choices:
        assert choice.text.split() == [choice.text] and choice.text not in (JOIN, *commands())
        assert seen.game.parse(choice.text) == choice.code
        assert not choice.text.isdecimal() or choice.text == choice.key


@row("Choice.key")
def _(seen: Seen) -> None:
    for choice in seen.game.choices:
        assert len(choice.key) <= LONGEST_KEY and choice.key.split() == [choice.key] * bool(choice.key)
        assert choice.key.lower() not in commands()
    for play in seen.plays:
        offered = [seen.game.choices[code] for code in play.legal]
        keys = [choice.key.lower() for choice in offered if choice.key]
        texts = {choice.text.lower() for choice in offered if choice.text != choice.key}
        assert len(set(keys)) == len(keys) and not set(keys) & texts


# ---- words


@row("GameKind.name")
def _(seen: Seen) -> None:
    assert re.fullmatch(r"[a-z][a-z0-9_-]*", seen.game.name)
    assert KINDS[seen.game.name].name == seen.game.name


@row("title")
def _(seen: Seen) -> None:
    assert seen.says("title")
    assert all(Words(language, seen.game.name).tell("title") for language in LANGUAGES)


@row("pile-NAME")
def _(seen: Seen) -> None:
    assert seen.says(*(f"pile-{look.name}" for look in seen.game.piles))


@row("event-KIND")
def _(seen: Seen) -> None:
    """Those that were heard, as every seat was told of them."""
    spoken = [event for event in seen.heard if seen.game.events[event.kind].spoken]
    keys = {event_phrase(seen.game, event, seat).key for event in spoken for seat in range(SPECTATOR, seen.seats)}
    assert seen.says(*keys)


@row(".you-ARGUMENT")
def _(seen: Seen) -> None:
    """Of an event: for an argument that is a seat, or for several of them."""
    told = messages(home(seen.game.name) / "words.en.ftl")
    for kind in [kind for kind in seen.game.events if f"event-{kind.name}" in told]:
        forms = [attribute.id.name.split("-") for attribute in told[f"event-{kind.name}"].attributes]
        seats = {name for name, sort in kind.args if sort == "seat"}
        assert all(first == "you" and set(names) <= seats for first, *names in forms), kind.name


@row("window-KIND")
def _(seen: Seen) -> None:
    assert seen.says(*(occasion(kind).key for kind in seen.game.windows))


@row("kind-KIND")
def _(seen: Seen) -> None:
    kinds = {seen.game.presentation.card(text).kind for text in seen.game.faces} - {""}
    assert seen.says(*(f"kind-{kind}" for kind in kinds))


def begin_with(seen: Seen, start: str) -> list[str]:
    """The ends of its keys that begin so."""
    keys = messages(home(seen.game.name) / "words.en.ftl")
    return [key.removeprefix(start) for key in keys if key.startswith(start)]


@row("option-NAME")
def _(seen: Seen) -> None:
    options = {option.name: [str(value).lower() for value in option.values] for option in KINDS[seen.game.name].options}
    for end in [end for end in begin_with(seen, "option-") if not end.startswith("refused-")]:
        name = next(name for name in sorted(options, key=len, reverse=True) if end.startswith(name))
        assert end.removeprefix(name).removeprefix("-").removesuffix("says").removesuffix("-") in ("", *options[name])


@row("game-pitch")
def _(seen: Seen) -> None:
    assert set(begin_with(seen, "game-")) <= {"pitch", "minutes"}


@row("BADGE-explained")
def _(seen: Seen) -> None:
    """It explains a message of the game, with no more arguments than that has: a badge of its board."""
    keys = begin_with(seen, "")
    assert {key.removesuffix("-explained") for key in keys if key.endswith("-explained")} <= {*keys}


@row("edition")
def _(seen: Seen) -> None:
    """Only what a deck brings along has one."""
    assert not [end for end in begin_with(seen, "edition") if end]


@row("how-KIND")
def _(seen: Seen) -> None:
    assert set(begin_with(seen, "how-")) <= {kind.name for kind in seen.game.events}


@row("scored-NAME")
def _(seen: Seen) -> None:
    numbers = {
        name for kind in seen.game.events if kind.name == "scored" for name, sort in kind.args if sort == "number"
    }
    assert set(begin_with(seen, "scored-")) <= numbers - {"points", "total"}


@row("type-KEY")
def _(seen: Seen) -> None:
    assert set(begin_with(seen, "type-")) <= set(messages(home(seen.game.name) / "words.en.ftl"))


# ---- files


@row("words.LANGUAGE.ftl")
def _(seen: Seen) -> None:
    found = {path.name for path in home(seen.game.name).glob("*.ftl")}
    assert found <= {f"words.{language}.ftl" for language in LANGUAGES}
    assert not found or "words.en.ftl" in found


@row("rules.LANGUAGE.md")
def _(seen: Seen) -> None:
    """The same numbers in every language, each once."""
    stated = [
        re.findall(r"^\*\*([A-Z]{2}-\d+) · ", rules_text(seen.game.name, each), re.MULTILINE) for each in LANGUAGES
    ]
    assert all(rules == stated[0] and len(set(rules)) == len(rules) for rules in stated)
    assert all(rules_text(seen.game.name, each) == "" for each in LANGUAGES) or stated[0]


# ---- every row for every game


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("convention", ROWS)
def test_every_game_keeps_every_convention(convention: str, name: str) -> None:
    for seen in seen_of(name):
        ROWS[convention](seen)
