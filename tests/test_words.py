"""Words: three languages say the same things, with the same placeholders and correct plurals."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast

from kibitz.core.phrase import Phrase, seat_name
from kibitz.games import GAMES
from kibitz.play.words import LANGUAGES, Words, source
from missing_words import BROWSER, SOURCE, asked, asked_by_the_browser, home, parsed, references

PLACES = ["", *GAMES]  # what all games share, and the games


def messages(game: str, language: str) -> dict[str, ast.Message]:
    return parsed(source(game, language), f"{game} {language}")


def folder_of(game: str) -> Path:
    return home(game) if game else SOURCE


def variables(name: str, known: dict[str, ast.Message]) -> set[str]:
    found: set[str] = set()
    todo: list[object] = [known[name]]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name.split("_")[0])  # layer_acc is another case of layer
        elif isinstance(node, ast.MessageReference):
            todo.append(known[node.id.name])
        elif isinstance(node, ast.BaseNode):
            todo += [value for key, value in vars(node).items() if key != "span"]
        elif isinstance(node, list):
            todo += node
    return found


@pytest.mark.parametrize("game", PLACES)
@pytest.mark.parametrize("language", ["de", "pl"])
def test_placeholders_are_the_same_in_every_language(game: str, language: str) -> None:
    english, other = messages(game, "en"), messages(game, language)
    for name in asked(set(english) & set(other), folder_of(game)):
        assert variables(name, english) == variables(name, other), name


@pytest.mark.parametrize("game", PLACES)
def test_no_message_is_dead(game: str) -> None:
    english = messages(game, "en")
    used = asked(set(english), folder_of(game))
    assert set(english) == used | helpers_of(used, english)


def helpers_of(names: set[str], known: dict[str, ast.Message]) -> set[str]:
    """What these messages are made of, and what that is made of."""
    found: set[str] = set()
    todo = list(names)
    while todo:
        new = references(known[todo.pop()]) - found
        found |= new
        todo += new
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_and_the_rest_have_no_message_in_common(game: str, language: str) -> None:
    assert not set(messages("", language)) & set(messages(game, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_to_type_is_a_choice(language: str) -> None:
    """Whoever types a choice's text means the choice."""
    words = Words(language, "abluxxen")
    commands = [name for name in messages("", language) if name.startswith("command-")]
    typed = {words.tell(name) for name in commands} | {name.removeprefix("command-") for name in commands}
    for kind in GAMES.values():
        for seats in kind.seats:
            assert not typed & set(kind.make({}, seats).codes)


@pytest.mark.parametrize(
    ("language", "one", "two", "five", "twenty_two"),
    [
        ("en", "1 card", "2 cards", "5 cards", "22 cards"),
        ("de", "1 Karte", "2 Karten", "5 Karten", "22 Karten"),
        ("pl", "1 karta", "2 karty", "5 kart", "22 karty"),
    ],
)
def test_plurals(language: str, one: str, two: str, five: str, twenty_two: str) -> None:
    words = Words(language, "abluxxen")
    said = [words.tell("table-cards", count=count) for count in (1, 2, 5, 22)]
    assert said == [one, two, five, twenty_two]


def laid(language: str, value: int, numbers: int, jokers: int) -> str:
    layer = Phrase("layer", value=value, numbers=numbers, jokers=jokers)
    return Words(language, "abluxxen").say(Phrase("event-laid", seat=seat_name(1), layer=layer), ["Anna", "Ben"])


def test_layers_are_said_as_a_player_says_them() -> None:
    assert laid("en", 7, 3, 0) == "Ben lays three 7s."
    assert laid("en", 14, 0, 2) == "Ben lays two jokers."
    assert laid("de", 7, 1, 0) == "Ben legt eine 7 aus."
    assert laid("de", 6, 3, 1) == "Ben legt drei 6er und einen Joker aus."
    assert laid("pl", 7, 2, 0) == "Ben wykłada dwie siódemki."
    assert laid("pl", 7, 1, 0) == "Ben wykłada jedną siódemkę."
    assert laid("pl", 13, 5, 0) == "Ben wykłada pięć trzynastek."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_a_player_types_differ_from_each_other(language: str) -> None:
    commands = [name for name in messages("", language) if name.startswith("command-")]
    typed = [Words(language, "abluxxen").tell(name) for name in commands]
    assert len(set(typed)) == len(typed)
    helps = [Words(language, "abluxxen").tell(name, rule="AB-1") for name in ("help", "help-join")]
    assert all(any(word in text for text in helps) for word in typed)


# ---- what only the browser says

AREAS = sorted({path.name.split(".")[0] for path in BROWSER.glob("*.ftl")})


def area_messages(area: str, language: str) -> dict[str, ast.Message]:
    """The words of a part of the browser table."""
    path = BROWSER / f"{area}.{language}.ftl"
    return parsed(path.read_text(encoding="utf-8"), path.name)


@pytest.mark.parametrize("area", AREAS)
def test_the_browser_says_the_same_in_every_language(area: str) -> None:
    english = area_messages(area, "en")
    for language in ("de", "pl"):
        other = area_messages(area, language)
        assert set(english) == set(other)
        assert all(variables(name, english) == variables(name, other) for name in english)


@pytest.mark.parametrize("area", AREAS)
def test_the_words_of_the_browser_are_nobody_elses(area: str) -> None:
    taken = {name for game in PLACES for name in messages(game, "en")}
    others = {name for other in AREAS if other != area for name in area_messages(other, "en")}
    assert not (taken | others) & set(area_messages(area, "en"))


@pytest.mark.parametrize("area", AREAS)
def test_everything_that_the_browser_could_say_is_said_somewhere(area: str) -> None:
    literal, prefixes = asked_by_the_browser()
    english = area_messages(area, "en")
    said = {name for name in english if name in literal or name.startswith(tuple(prefixes))}
    assert set(english) == said | helpers_of(said, english)
