"""Whoever reads a sentence and is named in it is spoken to as "you", by a form of the message: ``.you-seat``."""

from __future__ import annotations

import pytest
from fluent.syntax import ast

from every import EACH_GAME, Shape, course, label
from kibitz.core.event import Event
from kibitz.core.phrase import Phrase, seat_name
from kibitz.games import GAMES
from kibitz.play.words import LANGUAGES, Words, event_phrase, source
from missing_words import BROWSER, parsed

TABLE = "table"
PLACES = [*GAMES, "", TABLE]  # the games, what they share, and what only the browser says at a table
FORM = "you-"
NAMES = ["Xaver", "Berta", "Cleo"]


def text_of(place: str, language: str) -> str:
    if place == TABLE:
        return (BROWSER / f"{TABLE}.{language}.ftl").read_text(encoding="utf-8")
    return source(place, language)


def known(place: str, language: str) -> dict[str, ast.Message]:
    return parsed(text_of(place, language), f"{place} {language}")


def forms(message: ast.Message) -> dict[str, ast.Pattern]:
    """By the arguments that are whoever reads it: ``{"victim": ...}``."""
    named = {attribute.id.name: attribute.value for attribute in message.attributes}
    return {name.removeprefix(FORM): pattern for name, pattern in named.items() if name.startswith(FORM)}


def variables(node: object, every: dict[str, ast.Message]) -> set[str]:
    """What is filled in, also in the messages that this one is made of."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.MessageReference):
        return variables(every[node.id.name].value, every)
    parts = node if isinstance(node, list) else list(vars(node).values()) if isinstance(node, ast.BaseNode) else []
    return set[str]().union(*(variables(part, every) for part in parts))


def arguments(node: object, every: dict[str, ast.Message]) -> set[str]:
    """``layer_acc`` is another case of ``layer``."""
    return {name.split("_")[0] for name in variables(node, every)}


def seats_in(message: ast.Message) -> set[str]:
    return {name for form in forms(message) for name in form.split("-")}


# ---- nothing is missing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_event_speaks_to_every_seat_in_it(name: str, language: str) -> None:
    words = known(name, language)
    kinds = GAMES[name].make({}, GAMES[name].seats[0]).events
    assert any(kind.spoken for kind in kinds)
    for kind in [kind for kind in kinds if kind.spoken]:
        message = words[f"event-{kind.name}"]
        named = [arg for arg, sort in kind.args if sort == "seat" and arg in arguments(message.value, words)]
        assert set(named) <= set(forms(message)), kind.name
        for form in forms(message):
            assert form == "-".join(arg for arg in named if arg in form.split("-")), kind.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_forms_are_the_same_everywhere_and_say_as_much(place: str, language: str) -> None:
    english, words = known(place, "en"), known(place, language)
    assert any(forms(message) for message in english.values())
    for key, message in words.items():
        assert set(forms(message)) == set(forms(english.get(key, message))), key
        for form, pattern in forms(message).items():
            own = set(form.split("-"))
            assert arguments(pattern, words) | own == arguments(message.value, words) | own, f"{key}.{form}"


# ---- and they are said


def spoken(message: ast.Message, form: str, every: dict[str, ast.Message]) -> Phrase:
    """The message, with seat 0 in the places of this form, and others in the other places of a seat."""
    own, others = form.split("-"), iter((1, 2))
    args: dict[str, int | str | Phrase] = {name: seat_name(0) for name in own}
    for name in sorted(variables(message, every) - set(own)):
        args[name] = seat_name(next(others)) if name in seats_in(message) else 2
    return Phrase(message.id.name, **args)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_whoever_is_in_a_sentence_is_spoken_to_and_everybody_else_is_named(place: str, language: str) -> None:
    every = known(place, language)
    words = Words(language, "" if place == TABLE else place, text_of(TABLE, language) if place == TABLE else "")
    for message in every.values():
        for form, pattern in forms(message).items():
            phrase = spoken(message, form, every)
            words.you = -1
            plain = words.say(phrase, NAMES)
            words.you = 0
            told = words.say(phrase, NAMES)
            is_named = not variables(pattern, every).isdisjoint(form.split("-"))  # it is the name that changes
            assert told != plain and (NAMES[0] in told) == is_named, told
            assert [name in told for name in NAMES[1:]] == [name in plain for name in NAMES[1:]], told
    assert not words.unsaid


def test_a_name_is_its_seat_and_a_watcher_reads_names() -> None:
    words = Words("en", "fluxx")
    stolen = Phrase("event-stole", seat=seat_name(1), victim=seat_name(0), card="Joker")
    assert words.say(stolen, NAMES) == "Berta gets “Joker” from Xaver."
    words.you = 0
    assert words.say(stolen, NAMES) == "Berta takes “Joker” from you."
    assert words.say(Phrase("news-sat", name="Xaver"), NAMES) == "You sit down."
    assert words.say(Phrase("news-sat", name="Cleo"), NAMES) == "Cleo sits down."
    assert words.say(Phrase("event-mixed", seat=seat_name(2)), NAMES) == "Cleo mixes it all up."


@pytest.mark.parametrize("shape", EACH_GAME, ids=label)
def test_whoever_is_in_an_event_sees_its_card(shape: Shape) -> None:
    """So the sentences about a hidden card need no forms."""
    heard: list[Event] = []
    for play, code in course(shape, 1):
        play.apply(code, heard)
        kinds, game = play.game.events, play.game
        for event in [event for event in heard if kinds[event.kind].spoken]:
            args = zip(event.args, kinds[event.kind].args, strict=True)
            for seat in [value for value, (_, sort) in args if sort == "seat" and value >= 0]:
                assert not event_phrase(game, event, seat).key.endswith("-hidden"), kinds[event.kind].name
        heard.clear()
