"""Decks over HTTP: those that come along are read, those of strangers are checked, and no text does any harm."""

from __future__ import annotations

import asyncio
import time
import urllib.error
import urllib.request
from collections.abc import Iterator

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from kibitz import wire
from kibitz.core.library import Finding
from kibitz.games.fluxx.deck import MOST_CHARACTERS, check_deck
from kibitz.games.fluxx.decks import DECKS, STARTER, deck_text
from kibitz.games.fluxx.library import FluxxLibrary
from kibitz.play.words import LANGUAGES, Words
from kibitz.server.api.decks import DeckEntry, InstalledDeck
from kibitz.server.live.deck_verdicts import MOST_TOLD, DeckCards, DeckVerdict
from kibitz.wire import phrase_of
from server.serving import Player, Serving, ask, direct, open_table

RAINY = deck_text(STARTER)
SOFA = 'name = { en = "Sofa", de = "Sofa", pl = "Kanapa" }'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("decks")
    with Serving(f"sqlite:///{folder / 'tables.db'}", folder / "log") as serving:
        yield serving
        assert serving.mistakes() == []


def check(server: Serving, text: str) -> DeckVerdict:
    status, answer = ask(server.url + "/api/decks/check", {"game": "fluxx", "text": text})
    assert status == 200, answer.decode()
    return msgspec.json.decode(answer, type=DeckVerdict)


def named(name: str) -> str:
    """The starter deck, with a Sofa of another name."""
    assert SOFA in RAINY
    return RAINY.replace(SOFA, f'name = {{ en = "Sofa", de = {name}, pl = "Kanapa" }}')


def words_in(cards: DeckCards, language: str) -> Words:
    return Words(language, "fluxx", cards.words[language])


# ---- decks that come along


def test_all_decks_that_come_along_are_listed_with_their_titles_and_kinds(server: Serving) -> None:
    entries = msgspec.json.decode(ask(server.url + "/api/decks")[1], type=list[DeckEntry])
    assert [(entry.name, entry.starter) for entry in entries] == [*((name, False) for name in DECKS), (STARTER, True)]
    for entry in entries:
        assert set(entry.titles) == set(LANGUAGES)
        made, _ = check_deck(deck_text(entry.name))
        assert made is not None and sum(entry.kinds.values()) == made.size
    assert entries[1].kinds["keeper"] == 16


@pytest.mark.parametrize("name", [*DECKS, STARTER])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_is_read_card_by_card_in_every_language(server: Serving, name: str, language: str) -> None:
    deck = msgspec.json.decode(ask(f"{server.url}/api/decks/fluxx/{name}")[1], type=InstalledDeck)
    assert deck.text == deck_text(name)
    words = words_in(deck.cards, language)
    for face in deck.cards.faces.values():
        assert face.name is not None and words.say(phrase_of(face.name))
        assert face.text is None or words.say(phrase_of(face.text))
    assert not words.unsaid


@pytest.mark.parametrize(
    "path", ["fluxx/nothing", "fluxx/..%2fdeck", "fluxx/%2e%2e", "abluxxen/batman", "chess/batman", "fluxx/BATMAN"]
)
def test_what_is_not_on_the_shelf_is_not_there(server: Serving, path: str) -> None:
    assert ask(f"{server.url}/api/decks/{path}")[0] == 404


# ---- decks that somebody has written


def test_a_deck_that_can_be_played_comes_back_with_its_cards(server: Serving) -> None:
    verdict = check(server, RAINY)
    assert (verdict.errors, verdict.option) == (0, "deck")
    assert verdict.cards is not None and verdict.cards.titles["pl"] == "Deszczowa niedziela"
    assert len(verdict.cards.faces) == 30


def test_the_findings_are_those_of_the_terminal_each_with_its_line(server: Serving) -> None:
    text = RAINY.replace('"steal keeper of others"', '"steal kepper of others"').replace("limits = 1", "limits = 99")
    verdict = check(server, text)
    said = [f"{each.card}: {each.key}: {each.message}" for each in verdict.findings if each.severity == "error"]
    assert said == [str(each) for each in check_deck(text)[1] if each.is_error]
    lines = text.split("\n")
    assert [lines[each.line - 1].split(" =")[0] for each in verdict.findings[:2]] == ["gives", "do"]
    assert verdict.cards is None


def test_warnings_come_after_errors_and_do_not_keep_a_deck_from_being_played(server: Serving) -> None:
    lonely = '[cards.teapot]\nkind = "keeper"\nname = "Teapot"\n'
    verdict = check(server, RAINY + lonely)
    assert (verdict.errors, verdict.warnings) == (0, 1) and verdict.cards is not None
    assert verdict.findings[0].line == RAINY.count("\n") + 1
    both = check(server, RAINY + lonely + '[cards.kettle]\nkind = "kettle"\n')
    assert [each.severity for each in both.findings] == sorted(each.severity for each in both.findings)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[deck]\nname = \n", 2),
        (RAINY + "\n[cards.sofa]\n", RAINY.count("\n") + 2),  # twice
        ('[deck]\nname = "x', 2),
        ("a\n" + "b." * 200 + "c = 1", 2),
    ],
)
def test_what_is_not_toml_is_found_by_its_line(text: str, line: int) -> None:
    findings: list[Finding] = FluxxLibrary().check(text)
    assert [(each.line, each.is_error) for each in findings] == [(line, True)]


def test_nobody_is_told_more_than_can_be_mended_at_once(server: Serving) -> None:
    verdict = check(server, "[deck]\n" + "\n".join(f"k{number} = 1" for number in range(5000)))
    assert len(verdict.findings) == MOST_TOLD and verdict.errors > 5000


# ---- decks that mean harm


HOSTILE = {
    "too long": "#" * (MOST_CHARACTERS + 1),
    "lists in lists": "a = " + "[" * 90_000,
    "tables in tables": "a = " + "{a = " * 30_000,
    "very many parts": ".".join("a" * 50_000) + " = 1",
    "long headers": "\n".join(f"[{'.'.join('a' * 100)}.x{number}]" for number in range(900)),
    "long keys": "\n".join(f"{'.'.join('a' * 100)}.x{number} = 1" for number in range(900)),
    "a huge number": "a = " + "9" * 150_000,
    "a huge number, in hexadecimal": "a = 0x" + "f" * 150_000,
    "very many cards": "[deck]\n" + "\n".join(f"cards.c{number}.kind = 1" for number in range(9000)),
    "only brackets": "[[" * 50_000,
    "nothing": "",
    "NUL": RAINY + "\0",
    "an escape": RAINY + "\x1b[2J",
    "the same key twice": RAINY.replace("rules = 1 ", "rules = 1\nrules = 1 "),
    "a step that is none": RAINY.replace('"steal keeper of others"', '"import os"'),
    "a card without end": RAINY.replace('"steal keeper of others"', '"do the kept action"'),
    "code in a key": RAINY.replace("creepers_block =", "__class__ ="),
    "a count that eats memory": RAINY.replace('"draw 3 and play 2"', '"draw 999999999 and play 2"'),
    "a date": named("1979-05-27"),
    "no number": named("nan"),
    "a long name": named('"' + "x" * 10_000 + '"'),
    "text that runs backwards": named('"Sofa \u202egnp.exe"'),
    "text that hides": named('"So\u200bfa"'),
    "a control character": named('"Sofa\\u0007"'),
    "lines in a name": named('"Sofa\\nBanana"'),
    "a mark of our own": named('"\ue0000\ue001"'),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_deck_is_refused_quickly_and_clearly(server: Serving, what: str) -> None:
    began = time.monotonic()
    verdict = check(server, HOSTILE[what])
    assert time.monotonic() - began < 10
    assert verdict.errors > 0 and verdict.cards is None
    for each in verdict.findings:
        assert each.message and each.message.isprintable() and len(each.message) < 1000
        assert (each.card + each.key).isprintable()


@pytest.mark.parametrize("what", ["too long", "lists in lists", "a huge number", "a long name", "a step that is none"])
def test_no_table_is_opened_with_a_hostile_deck(server: Serving, what: str) -> None:
    chairs = [{"who": "me"}, {"who": "bot"}]
    body: dict[str, object] = {"game": "fluxx", "chairs": chairs, "options": {"deck": HOSTILE[what] + "\n"}}
    status, answer = ask(server.url + "/api/tables", body)
    assert status in (400, 422), answer.decode()[:300]


PRINTABLE = [
    "<img src=x onerror=alert(1)>",
    "{ $x }",
    '{"',
    "\\u0041 \\",
    "card-1 = x",
    "' OR 1=1 --",
    "%s {0}",
    "̈" * 60,
]


@pytest.mark.parametrize("name", PRINTABLE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_strange_name_is_a_name_and_nothing_else(server: Serving, name: str, language: str) -> None:
    text = RAINY.replace(SOFA, f'name = {{ en = "Sofa", de = {toml(name)}, pl = {toml(name)} }}')
    cards = check(server, text).cards
    assert cards is not None
    sofa = cards.faces["sofa"].name
    assert sofa is not None
    assert words_in(cards, language).say(phrase_of(sofa)) == ("Sofa" if language == "en" else name)
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(cards.words[language]))
    assert bundle.has_message("edition") and bundle.has_message("card-29"), "the words are whole"


def toml(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def test_a_table_says_the_names_of_an_own_deck(server: Serving) -> None:
    text = named(toml(PRINTABLE[0]))
    table = open_table(server.url, "fluxx", ["me", "random"], options={"deck": text}).table
    words = ask(f"{server.url}/api/tables/{table}/words/de")[1].decode()
    assert Words("de", "fluxx", words).tell("card-0") == PRINTABLE[0]


def test_whoever_has_many_chairs_is_sent_a_long_deck_once(server: Serving) -> None:
    """The longest there is, of letters that take twice the room in JSON."""
    text = RAINY + '#"' + '"' * (MOST_CHARACTERS - len(RAINY) - 2)
    anna = open_table(server.url, "fluxx", ["me"] * 6, options={"deck": text})

    async def come() -> list[wire.News]:
        async with Player(server.url, anna.table, anna.key) as player:
            return [await player.until(wire.News) for _ in anna.seats]

    told = asyncio.run(come())
    assert [news.seat for news in told] == list(range(6))
    assert [news.info is not None and news.info.options.get("deck") == text for news in told] == [True] + [False] * 5


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b'{"game": "fluxx", "text": "\xff\xfe"}', 400),  # not UTF-8
        (b'{"game": "fluxx", "text": "\\ud800"}', 400),  # half a character
        (b'{"game": "fluxx", "text": 5}', 400),
        (b'{"game": "fluxx"}', 400),
        (b'{"game": "fluxx", "text": "", "more": 1}', 400),
        (b'{"game": "abluxxen", "text": ""}', 404),
        (b'{"game": "fluxx", "text": "' + b"#" * 399_000 + b'"}', 200),
        (b'{"game": "fluxx", "text": "' + b"#" * 500_000 + b'"}', 413),
        (b"[" * 100_000, 400),
    ],
)
def test_what_is_no_wish_is_refused(server: Serving, body: bytes, status: int) -> None:
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(server.url + "/api/decks/check", body, headers)
    try:
        with direct.open(request, timeout=30) as answer:
            assert answer.status == status
    except urllib.error.HTTPError as refused:
        with refused:
            assert refused.code == status


def test_whoever_asks_without_end_waits(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("eager")
    with Serving(f"sqlite:///{folder / 'tables.db'}", folder / "log", "--requests", "10") as serving:
        wish: dict[str, object] = {"game": "fluxx", "text": RAINY}
        assert 429 in [ask(serving.url + "/api/decks/check", wish)[0] for _ in range(40)]
