"""Decks as data (rule FX-76): the reader, what it says of mistakes, and that no deck can do harm."""

from __future__ import annotations

import json
import re
import time
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from every import SOAK, share
from fluxx.table import table
from kibitz.core.errors import BadOptions, BadPosition, BadRecord
from kibitz.core.game import Game, Json, Play
from kibitz.core.library import Finding
from kibitz.core.playout import random_game
from kibitz.core.rng import Rng
from kibitz.games import load, make_game
from kibitz.games.fluxx import known_decks
from kibitz.games.fluxx.cards import KEEPER, KINDS, Card, Deck
from kibitz.games.fluxx.choices import SIMPLE
from kibitz.games.fluxx.deck import COMMON, KEYS, SETTINGS, BadDeck, check_deck, read_deck
from kibitz.games.fluxx.decks import DECKS, STARTER, deck_text
from kibitz.games.fluxx.findings import slug
from kibitz.games.fluxx.grammar import EXAMPLES, PLACES, Unreadable, read_clause, read_step
from kibitz.games.fluxx.library import FluxxLibrary
from kibitz.play.match import load_match, new_match, replay_match
from kibitz.play.words import LANGUAGES, words_of

GUIDE = Path(__file__).parent.parent.parent / "docs" / "write-a-deck.md"
BUNDLED = [*DECKS, "starter"]

Table = dict[str, Any]


# ---- decks written here


def toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, list):
        return "[" + ", ".join(toml(part) for part in value) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{toml(key)} = {toml(part)}" for key, part in value.items()) + " }"
    return value.isoformat() if isinstance(value, date) else repr(value)


def text_of(data: Table) -> str:
    """A deck as text: every table within a table with its own header."""
    lines: list[str] = []
    for name, value in data.items():
        tables = {key: part for key, part in value.items() if isinstance(part, dict)} if name == "cards" else {}
        lines.append(f"[{toml(name)}]")
        lines += [f"{toml(key)} = {toml(part)}" for key, part in value.items() if key not in tables]
        for key, card in tables.items():
            lines.append(f"[{toml(name)}.{toml(key)}]")
            lines += [f"{toml(each)} = {toml(part)}" for each, part in card.items()]
    return "\n".join(lines) + "\n"


ANIMALS = ["Ant", "Bee", "Cow", "Dog", "Elk", "Fox", "Goat", "Hen"]


def zoo(more: Table | None = None, without: tuple[str, ...] = ()) -> Table:
    """A small deck without a mistake; ``more`` are keys of cards to change, or whole cards."""
    names = [name.lower() for name in ANIMALS]
    cards: Table = {name.lower(): {"kind": "keeper", "name": name} for name in ANIMALS}
    for number, key in enumerate(names):
        cards[f"pair_{number}"] = {"kind": "goal", "name": f"Pair {number}", "needs": [key, names[number - 1]]}
    cards["gnat"] = {"kind": "creeper", "name": "Gnat"}
    cards["draw_2"] = {"kind": "rule", "name": "Draw 2", "sets": {"draw": 2}}
    cards["jackpot"] = {"kind": "action", "name": "Jackpot", "do": ["draw 3"]}
    cards["swat"] = {"kind": "action", "name": "Swat", "do": ["discard 1 creeper"]}
    cards["veto"] = {"kind": "surprise", "name": "Veto!", "do": ["discard 1 rule"], "answers": "rule"}
    for key, change in (more or {}).items():
        cards[key] = cards.get(key, {}) | change if isinstance(change, dict) else change
    return {"deck": {"name": "Zoo", "rules": 1}, "cards": {key: cards[key] for key in cards if key not in without}}


def said(findings: list[Finding]) -> list[str]:
    return [str(finding) for finding in findings]


def errors(data: Table | str) -> list[str]:
    """What is wrong with a deck; it cannot be played then."""
    deck, findings = check_deck(data if isinstance(data, str) else text_of(data))
    wrong = [finding for finding in findings if finding.is_error]
    assert (deck is None) == bool(wrong), said(findings)
    return said(wrong)


def rule(number: int, **keys: Any) -> Table:
    return {"kind": "rule", "name": f"Rule {number}", **keys}


# ---- the decks that come with the program


@pytest.mark.rule("FX-76")
@pytest.mark.parametrize("name", BUNDLED)
def test_a_bundled_deck_has_nothing_to_find(name: str) -> None:
    deck, findings = check_deck(deck_text(name))
    assert deck is not None
    assert said(findings) == []
    assert all(card.key == slug(card.names["en"]) for card in deck.cards)
    assert {goal.needs_creeper for goal in deck.cards if goal.needs} == {True, False}


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("batman", [14, 9, 28, 24, 18, 6]),
        ("allotment", [16, 4, 19, 13, 10, 4]),
        ("starter", [8, 2, 9, 5, 4, 2]),
    ],
)
@pytest.mark.rule("FX-76")
def test_a_bundled_deck_has_its_number_of_cards(name: str, counts: list[int]) -> None:
    kinds = read_deck(deck_text(name)).kinds
    assert [kinds.count(kind) for kind in KINDS.values()] == counts
    assert len(kinds) == {"batman": 99, "allotment": 66, "starter": 30}[name]


@pytest.mark.rule("FX-76")
def test_every_card_of_the_batman_deck_says_how_sure_it_is_and_why() -> None:
    assert [card.key for card in read_deck(deck_text("batman")).cards if not (card.certainty and card.source)] == []


@pytest.mark.rule("FX-76")
def test_the_promo_cards_are_not_in_the_batman_deck() -> None:
    assert not {"clayface", "scarecrow"} & {card.key for card in read_deck(deck_text("batman")).cards}


def test_the_starter_deck_shows_every_key_and_setting() -> None:
    text = deck_text("starter")
    words = {*COMMON, *(key for keys in KEYS.values() for key in keys), *SETTINGS, *KINDS}
    assert sorted(word for word in words if not re.search(rf"\b{word}\b", text)) == []
    assert max(len(line) for line in text.splitlines()) <= 125


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starter_deck_plays_well(seats: int) -> None:
    """Nobody reaches the turn cap, and a game by chance alone takes a few rounds."""
    game = make_game("fluxx", {"deck": deck_text("starter")}, seats)
    turns: list[int] = []
    for seed in range(share(500, 30)):
        play = game.start(seats, str(seed), seed % seats)
        random_game(play, Rng(seed))
        outcome, finished = play.outcome(), play.position()["turns"]
        assert outcome is not None and outcome.winners and isinstance(finished, int)
        turns.append(finished)
    assert 3 * seats < sum(turns) / len(turns) < 40


@pytest.mark.parametrize("name", BUNDLED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_a_bundled_deck_can_be_told(name: str, language: str) -> None:
    game = make_game("fluxx", {"deck": deck_text(name)}, 3)
    words = words_of(game, language)
    for face in game.faces:
        phrase = game.presentation.card(face).full
        assert phrase is not None and words.say(phrase)
    assert not words.unsaid


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("Jack-o'-Lantern", "jack_o_lantern"),
        ("I'll Take Care Of That, Sir...", "ill_take_care_of_that_sir"),
        ("K'POW!", "kpow"),
        ("Crème Brûlée", "creme_brulee"),
        ("Łódź  – Straße", "lodz_strasse"),
        ("  _a-_ B_ ", "a_b"),
        ("猫", ""),
    ],
)
def test_a_key_follows_from_the_name(name: str, key: str) -> None:
    assert slug(name) == key


# ---- the guide tells the truth


def column(heading: str) -> list[str]:
    """What stands in backticks in the first column of the last table below a heading of the guide."""
    part = GUIDE.read_text(encoding="utf-8").split(f"\n{heading}\n")[1].split("\n#")[0]
    rows = part.split("\n| ---")[-1].splitlines()[1:]
    return [text for row in rows if row.startswith("|") for text in re.findall("`([^`]+)`", row.split("|")[1])]


def find_in_allotment(key: str) -> int:
    keys = [card.key for card in read_deck(deck_text("allotment")).cards]
    return keys.index(key) if key in keys else -1


def test_every_step_of_the_guide_can_be_read() -> None:
    steps = column("## Steps")
    assert len(steps) > 25
    for text in steps:
        read_step(text, find_in_allotment)


def test_every_clause_of_the_guide_can_be_read() -> None:
    clauses = [text.strip('"') for text in column("### Goals")]
    assert len(clauses) > 5
    for text in clauses:
        read_clause(text, find_in_allotment)


def test_every_example_that_a_message_gives_can_be_read() -> None:
    for text in EXAMPLES:
        read_step(text, find_in_allotment)


# ---- mistakes

MISTAKES: list[tuple[str, Table, str]] = [
    # keys and kinds
    ("ant", {"kind": "keper"}, "kind: expected one of keeper, creeper, goal, rule, action, surprise; got 'keper'"),
    ("ant", {"kind": None}, "kind: expected one of keeper, creeper, goal, rule, action, surprise; got nothing"),
    ("ant", {"uses": ["draw 1"]}, "uses: a keeper has no such key; did you mean use?"),
    ("ant", {"needs": ["bee"]}, "needs: a keeper has no such key; there are kind, name, certainty, source, says, use,"),
    ("gnat", {"do": ["draw 1"]}, "do: a creeper has no such key"),
    ("jackpot", {"answers": "rule"}, "answers: an action has no such key"),
    ("jackpot", {"do": None}, "do: missing: an action needs this key"),
    ("pair_1", {"needs": None}, "needs: missing: a goal needs this key"),
    ("veto", {"answers": None}, "answers: missing: a surprise needs this key"),
    ("draw_2", {"sets": None}, "a rule needs sets, use or do"),
    ("ant", {"if": "a logo"}, "if: there is no use that this could be the condition of"),
    # one of some words
    ("ant", {"use": ["draw 1"], "if": "a hat"}, "if: expected one of a creeper of yours, a logo, a play left; got 'a"),
    ("veto", {"answers": "surprise"}, "answers: expected one of action, goal, rule, keeper, theft, creeper; got 'sur"),
    ("ant", {"certainty": "sure"}, "certainty: expected one of confirmed, shared, inferred, proposed; got 'sure'"),
    ("ant", {"shield": "yes"}, "shield: expected true or false, got 'yes'"),
    # names
    ("ant", {"name": None}, "name: missing: a text, or one for each of en, de, pl"),
    ("ant", {"name": "Bee"}, "name: the card 'Bee' has to be [cards.bee]"),
    ("ant", {"name": {"en": "Ant", "de": "Ameise"}}, "name.pl: this language is missing"),
    ("ant", {"name": {"en": "Ant", "de": "A", "pl": "M", "fr": "F"}}, "name.fr: there is no such language; there are"),
    ("ant", {"name": {"en": "Ant", "de": "", "pl": "M"}}, "name.de: the text is empty"),
    ("ant", {"name": "Ant" + "!" * 58}, "name: 61 characters; the most is 60"),
    ("ant", {"says": "x" * 401}, "says: 401 characters; the most is 400"),
    ("ant", {"says": {"en": "x"}}, "says.de: this language is missing"),
    ("ant", {"source": "x" * 401}, "source: 401 characters; the most is 400"),
    ("ant", {"name": "Ant\u001b[2J"}, "name: a character in it cannot be shown: 'Ant\\x1b[2J'"),
    ("ant", {"says": "one\ntwo"}, "says: a character in it cannot be shown: 'one\\ntwo'"),
    ("ant", {"name": "Ant\u202e"}, "name: a character in it cannot be shown"),
    # steps
    ("swat", {"do": "draw 1"}, 'do: expected a list of texts, as in ["…", "…"]; got \'draw 1\''),
    ("swat", {"do": []}, "do: 0 entries; expected 1 to 8"),
    ("swat", {"do": ["draw 1"] * 9}, "do: 9 entries; expected 1 to 8"),
    ("swat", {"do": ["draw 1", 2]}, "do: expected texts, got 2"),
    ("swat", {"do": ["stel keeper of others"]}, "do: cannot read 'stel keeper of others'; steps look like: steal kee"),
    ("swat", {"do": ["dance"]}, "do: cannot read 'dance'; steps look like: draw 2, draw as many, draw 3 and play 2,"),
    ("swat", {"do": ["play top card"]}, "do: cannot read 'play top card'; steps look like: play action or rule in th"),
    ("swat", {"do": ["draw 21"]}, "do: expected a number from 1 to 20, got 21"),
    ("swat", {"do": ["draw 0"]}, "do: expected a number from 1 to 20, got 0"),
    ("swat", {"do": ["draw " + "9" * 5000]}, "do: expected a number from 1 to 20, got 99999999999999999999"),
    ("swat", {"do": ["everyone draws 100"]}, "do: expected a number from 1 to 20, got 100"),
    ("swat", {"do": ["discard 30 rule"]}, "do: expected a number from 1 to 20, got 30"),
    ("swat", {"do": ["draw 2 and play 3"]}, "do: cannot play 3 of 2 cards"),
    ("swat", {"do": ["steal keepers of others"]}, "do: there is no such kind or card: 'keepers'; did you mean keeper"),
    ("swat", {"do": ["steal Ant"]}, "do: there is no such kind or card: 'Ant'; did you mean ant"),
    ("swat", {"do": ["steal zzzz"]}, "do: there is no such kind or card: 'zzzz'; there are keeper, creeper, goal,"),
    ("swat", {"do": ["steal ant or keeper"]}, "do: 'ant' is a card: name kinds, or one card alone"),
    ("swat", {"do": ["steal keeper in hand"]}, "do: 'in hand' is not possible here, only of others"),
    ("swat", {"do": ["steal rule"]}, "do: 'rule' cannot be chosen here, only keeper, creeper"),
    ("swat", {"do": ["discard 1 action"]}, "do: 'action' cannot be chosen here, only keeper, creeper, goal, rule"),
    ("swat", {"do": ["discard 1 creeper in hand"]}, "do: 'creeper' cannot be chosen here, only keeper, goal, rule,"),
    ("swat", {"do": ["play creeper"]}, "do: 'creeper' cannot be chosen here, only keeper, goal, rule, action, surpr"),
    ("swat", {"do": ["take ant in the discard pile"]}, "do: ant is a single card; only a kind can be named here"),
    ("swat", {"do": ["mix ant"]}, "do: ant is a single card; only a kind can be named here"),
    ("swat", {"do": ["discard 1 draw_2"]}, "do: draw_2 cannot be chosen here: it is a rule"),
    ("swat", {"do": ["discard all ant"]}, "do: ant is a single card: discard 1 ant"),
    ("swat", {"do": ["discard 2 goal in hand"]}, "do: how many of a kind a hand has is secret: discard 1, up to so"),
    ("swat", {"do": ["discard up to half goal in hand"]}, "do: how many of a kind a hand has is secret: discard 1, up"),
    ("swat", {"do": ["draw as many"]}, "do: draw as many: the step before has to be one of discard"),
    ("swat", {"do": ["discard this", "draw as many"]}, "do: draw as many: the step before has to be one of discard"),
    ("swat", {"do": ["do the kept action"]}, "do: only a rule can do the kept action, as its use"),
    ("veto", {"do": ["do the kept action"]}, "do: only a rule can do the kept action, as its use"),
    ("draw_2", {"do": ["do the kept action"]}, "do: only a rule can do the kept action, as its use"),
    ("swat", {"do": ["hold creeper of yours"]}, "do: only a keeper can hold a card, as the first step of its use"),
    ("ant", {"use": ["draw 1", "hold creeper"]}, "use: only a keeper can hold a card, as the first step of its use"),
    ("ant", {"use": ["hold bee"]}, "use: bee cannot be chosen here: it is a keeper"),
    ("swat", {"do": ["keep action"]}, "do: only a rule can keep an action, as the first step"),
    ("draw_2", {"use": ["keep action"]}, "use: only a rule can keep an action, as the first step"),
    ("draw_2", {"do": ["draw 1", "keep action"]}, "do: only a rule can keep an action, as the first step"),
    # goals
    ("pair_1", {"needs": "ant"}, 'needs: expected a list of texts, as in ["…", "…"]; got \'ant\''),
    ("pair_1", {"needs": ["ant"] * 9}, "needs: 9 entries; expected 1 to 8"),
    ("pair_1", {"needs": ["bea", "ant"]}, "needs: there is no such card: 'bea'; did you mean bee"),
    ("pair_1", {"needs": ["2 of bee goatt elk"]}, "needs: there is no such card: 'goatt'; did you mean goat"),
    ("pair_1", {"needs": ["unicorn"]}, "needs: there is no such card: 'unicorn'; there are ant, bee, cow, dog, elk, "),
    ("pair_1", {"needs": ["many keepers"]}, "needs: cannot read 'many keepers'; a goal needs a card by its key, or"),
    ("pair_1", {"needs": ["3 of ant bee"]}, "needs: 3 of 2 cards is not possible"),
    ("pair_1", {"needs": ["0 of ant bee"]}, "needs: expected a number from 1 to 20, got 0"),
    ("pair_1", {"needs": ["2 of ant" + " bee" * 20]}, "needs: 21 cards are named; the most is 20"),
    ("pair_1", {"needs": ["2 of ant ant"]}, "needs: a card is named twice"),
    ("pair_1", {"needs": ["0 keepers"]}, "needs: expected a number from 1 to 20, got 0"),
    ("pair_1", {"needs": ["99 cards in hand"]}, "needs: expected a number from 1 to 20, got 99"),
    ("pair_1", {"needs": ["2 keepers in play"]}, "needs: cannot read '2 keepers in play'"),
    # settings
    ("draw_2", {"sets": {"draw": 21}}, "sets.draw: expected a number from 1 to 20; got 21"),
    ("draw_2", {"sets": {"draw": 0}}, "sets.draw: expected a number from 1 to 20; got 0"),
    ("draw_2", {"sets": {"draw": True}}, "sets.draw: expected a number from 1 to 20; got true"),
    ("draw_2", {"sets": {"play": "everything"}}, 'sets.play: expected a number from 1 to 20, "all" or "all but 1"; g'),
    ("draw_2", {"sets": {"hand_limit": -1}}, "sets.hand_limit: expected a number from 0 to 20; got -1"),
    ("draw_2", {"sets": {"goals": 4}}, "sets.goals: expected a number from 1 to 3; got 4"),
    ("draw_2", {"sets": {"creepers_block": "me"}}, "sets.creepers_block: expected nobody, holder, everyone; got 'me'"),
    ("draw_2", {"sets": {"jail": False}}, "sets.jail: expected true; got false"),
    ("draw_2", {"sets": {"hand": 2}}, "sets: there is no setting 'hand'; "),
    ("draw_2", {"sets": {"hand-limits": 2}}, "sets: there is no setting 'hand-limits'; did you mean hand_limit"),
    ("draw_2", {"sets": {"draw": 2, "play": 2}}, "sets: expected one of draw, play, hand_limit, keeper_limit, goals,"),
    ("ant", {"gives": {"draw": 6}}, "gives.draw: expected a number from 1 to 5; got 6"),
    ("ant", {"gives": {"plays": 1}}, "gives: there is no 'plays'; did you mean play?"),
    ("ant", {"gives": {}}, "gives: expected something like { draw = 1, play = 1, limits = 1 }"),
]  # fmt: skip


def changed(card: Table, change: Table) -> Table:
    return {key: value for key, value in (card | change).items() if value is not None}


@pytest.mark.rule("FX-76")
@pytest.mark.parametrize(("card", "change", "message"), MISTAKES)
def test_a_mistake_is_reported_by_card_and_key(card: str, change: Table, message: str) -> None:
    data = zoo()
    data["cards"][card] = changed(data["cards"][card], change)
    found = errors(data)
    assert any(line.startswith(f"{card}: {message}") for line in found), found
    assert all(line.startswith(f"{card}: ") and line.isprintable() and len(line) < 1000 for line in found), found


@pytest.mark.rule("FX-76")
def test_all_mistakes_are_reported_at_once() -> None:
    data = zoo()
    for number, (key, change, _) in enumerate(MISTAKES):
        name = f"{key} {number}"
        card = changed({"name": name} | {k: v for k, v in zoo()["cards"][key].items() if k != "name"}, change)
        data["cards"][slug(name)] = card
    data["deck"] |= {"rules": 2, "color": "red"}
    found = errors(data)
    for number, (key, _, message) in enumerate(MISTAKES):
        begin = f"{slug(f'{key} {number}')}: {message.split(':')[0]}"
        assert any(line.startswith(begin) for line in found), begin
    assert "[deck]: rules: expected 1, the version of the steps; got 2" in found
    assert "[deck]: color: there is no such key; there are name, rules, creepers_block, creeper" in found
    with pytest.raises(BadDeck, match=r"^the deck cannot be played: .*; .*; .* …$"):
        read_deck(text_of(data))


JUNK: list[Any] = [7, -1.5, [], {}, [7], [[["draw 1"]]], {"x": 7}, {"en": 7}, date(2015, 1, 1)]


@pytest.mark.rule("FX-76")
@pytest.mark.parametrize("value", JUNK, ids=str)
def test_a_wrong_type_is_reported_wherever_it_stands(value: Any) -> None:
    for card in ("ant", "gnat", "pair_1", "draw_2", "swat", "veto"):
        for key in (*COMMON, *KEYS[zoo()["cards"][card]["kind"]]):
            found = errors(zoo({card: {key: value}}))
            assert any(line.startswith(f"{card}: {key}") for line in found), (card, key, found)
    for key in ("name", "rules", "creepers_block", "creeper"):
        data = zoo()
        data["deck"][key] = value
        assert any(line.startswith(f"[deck]: {key}") for line in errors(data)), key
    for language in LANGUAGES:
        forms = {each: ["Imp", "an Imp", "Imps", "all Imps"] for each in LANGUAGES} | {language: value}
        data = zoo()
        data["deck"]["creeper"] = forms
        assert any(line.startswith(f"[deck]: creeper.{language}: ") for line in errors(data))
    for setting in ("creepers_block", "jail"):
        found = errors(zoo({"draw_2": {"sets": {setting: value}}}))
        assert any(line.startswith(f"draw_2: sets.{setting}: ") for line in found)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "deck: a deck needs a table [deck]"),
        ("", "cards: a deck needs a table [cards.its_key] for each card"),
        ("deck = 1\ncards = 2\n", "deck: a deck needs a table [deck]"),
        ("[[cards]]\nname = 'x'\n", "cards: a deck needs a table [cards.its_key] for each card"),
        ("[cards]\nant = 1\n", "ant: expected a table [cards.ant], got 1"),
        ("[card.x]\n", "card: there is no such table; a deck has [deck] and, for each card, [cards.its_key]"),
        ("[deck]\nname = 'x'\nname = 'y'\n", "not TOML: Cannot overwrite a value"),
        ("[cards.ant]\n[cards.ant]\n", "not TOML: Cannot declare ('cards', 'ant') twice"),
        ("what is this?\n", "not TOML: "),
        ("[deck]\nrules = true\n", "[deck]: rules: expected 1, the version of the steps; got true"),
        ("[deck]\nrules = 1.0\n", "[deck]: rules: expected 1, the version of the steps; got 1.0"),
        ("[deck]\nname = 3\n", "[deck]: name: expected a text, got 3"),
        ("[deck]\ncreepers_block = 'me'\n", "[deck]: creepers_block: expected one of nobody, holder, everyone; got "),
        ("[deck]\ncreeper = 'Imp'\n", "[deck]: creeper: expected one for each language, en, de, pl; got 'Imp'"),
        ("[deck.creeper]\nen = ['Imp']\n", '[deck]: creeper.en: expected four forms as in ["Imp", "an Imp", "Imps", '),
        ('[deck.creeper]\nen = ["a", "b", "c", "d\\ne"]\n', "[deck]: creeper.en: a character in it cannot be shown"),
        ('[cards."\\u001b[2J"]\nkind = "goal"\n', "'\\x1b[2J': name: missing"),
        ("x = " + "[" * 5000, "not TOML that can be read: nested too deeply"),
        ("x = " + "{ a = " * 5000, "not TOML that can be read: nested too deeply"),
        ("[" * 5000, "not TOML: "),
        ("[deck]\n" + "a." * 50_000 + "b = 1\n", "line 2: more than 100 dots"),
        ("[deck]\nrules = 0x" + "f" * 100_000 + "\n", "[deck]: rules: expected 1, the version of the steps; got a hu"),
        ("[deck]\nrules = " + "9" * 100_000 + "\n", "not TOML: "),
        ("[cards.x]\nkind." + "a." * 90 + "b = 1\n", "x: kind: expected one of keeper, creeper, goal, rule, action, "),
        ("#" * 200_001, "200001 characters; a deck has at most 200000"),
        ("\0", "not TOML: "),
        ("\ud800", "not TOML: "),
    ],
)  # fmt: skip
def test_a_file_that_is_no_deck_is_reported_quickly(text: str, message: str) -> None:
    begun = time.perf_counter()
    found = errors(text)
    assert any(line.startswith(message) for line in found), found
    assert all(line.isprintable() and len(line) < 1000 for line in found)
    assert time.perf_counter() - begun < 2


@pytest.mark.rule("FX-76")
def test_a_deck_has_neither_too_few_nor_too_many_cards() -> None:
    assert errors(zoo()) == []
    assert errors(zoo(without=("swat", "jackpot"))) == ["cards: 19 cards; a deck has 20 to 300"]
    more = {f"extra_{number}": {"kind": "creeper", "name": f"Extra {number}"} for number in range(280)}
    assert errors(zoo(more)) == ["cards: 301 cards; a deck has 20 to 300"]
    assert errors(zoo(dict(list(more.items())[:-1]))) == []


def test_a_deck_needs_a_goal() -> None:
    goals = {f"pair_{number}": {"kind": "creeper", "needs": None} for number in range(8)}
    data = zoo()
    for key, change in goals.items():
        data["cards"][key] = changed(data["cards"][key], change)
    assert errors(data) == ["cards: there is no goal: nobody could win"]


@pytest.mark.rule("FX-76")
@pytest.mark.parametrize("name", [*SIMPLE, "Pass", "DRAW!", *KINDS, "Card"])
def test_no_card_is_named_like_another_choice_or_a_kind(name: str) -> None:
    key = slug(name)
    found = errors(zoo({key: {"kind": "creeper", "name": name}}))
    assert found == [f"{key}: name: {key} already means something else; give the card another name"]


@pytest.mark.parametrize("name", ["!!!", "42", "猫", "_"])
def test_a_name_needs_a_letter_for_its_key(name: str) -> None:
    found = errors(zoo({"x": {"kind": "creeper", "name": name}}))
    assert found == ["x: name: the English name needs a letter from a to z: the key is made of it"]


@pytest.mark.rule("FX-76")
@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("use", ["hold creeper of yours"], "use: only one card of a deck can hold a card; {} does already"),
        ("do", ["keep action in the discard pile"], "do: only one card of a deck can keep an action; {} does already"),
        ("sets", {"jail": True}, "sets: only one card of a deck can be a jail; {} does already"),
    ],
)
def test_some_things_only_one_card_of_a_deck_can_do(key: str, value: Any, message: str) -> None:
    kind = "keeper" if key == "use" else "rule"
    cards = {f"both_{number}": {"kind": kind, "name": f"Both {number}", key: value} for number in range(3)}
    assert errors(zoo(dict(list(cards.items())[:1]))) == []
    assert errors(zoo(cards)) == [f"both_{number}: " + message.format("both_0") for number in (1, 2)]


# ---- warnings


@pytest.mark.rule("FX-76")
@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"pair_1": {"needs": ["jackpot"]}}, "pair_1: needs: cannot be met: needs 1, there can only be 0; jackpot ca"),
        ({"pair_1": {"needs": ["2 of ant draw_2"]}}, "pair_1: needs: cannot be met: needs 2, there can only be 1; dr"),
        ({"pair_1": {"needs": ["9 keepers"]}}, "pair_1: needs: cannot be met: needs 9, there can only be 8"),
        ({"pair_1": {"needs": ["2 creepers"]}}, "pair_1: needs: cannot be met: needs 2, there can only be 1"),
        ({"pair_1": {"needs": ["2 creepers in play"]}}, "pair_1: needs: cannot be met: needs 2, there can only be 1"),
        ({"pair_1": {"needs": ["20 cards in hand"]}}, "pair_1: needs: cannot be met: needs 20, there can only be 19"),
        ({"pig": {"kind": "keeper", "name": "Pig"}}, "pig: no goal names this keeper"),
        ({"draw_2": {"use": ["do the kept action"]}}, "draw_2: use: no rule of this deck keeps an action"),
    ],
)  # fmt: skip
def test_a_warning_does_not_stop_the_deck(change: Table, message: str) -> None:
    deck, findings = check_deck(text_of(zoo(change)))
    assert deck is not None
    assert [finding.is_error for finding in findings] == [False]
    assert str(findings[0]).startswith(message)


def test_a_goal_that_some_of_its_cards_can_meet_is_no_matter_of_warning() -> None:
    for clause in ("1 of ant draw_2", "8 keepers", "1 creepers", "19 cards in hand"):
        assert said(check_deck(text_of(zoo({"pair_1": {"needs": [clause]}})))[1]) == []


def test_a_goal_requires_a_creeper_if_it_cannot_be_met_without() -> None:
    clauses = {
        "gnat": True, "ant": False, "1 of ant gnat": False, "2 of ant gnat": True, "1 of gnat": True,
        "1 creepers": True, "1 creepers in play": True, "1 keepers": False, "3 cards in hand": False,
    }  # fmt: skip
    for clause, requires in clauses.items():
        deck = read_deck(text_of(zoo({"pair_1": {"needs": [clause, "bee"]}})))
        assert [card.needs_creeper for card in deck.cards if card.key == "pair_1"] == [requires], clause


# ---- texts of a stranger

STRANGE = [
    "Ant { $x }", 'Ant "quoted"', "Ant \\ back\\u0041slash", 'Ant {"', 'Ant "} { draw', "Ant { -term }",
    "Ant { card-1 }", "Ant [one] x *[other] y", "# Ant", ".one = Ant", "-ant = x", "Ant { $count -> }", " Ant ",
    "Ant <b>&amp;</b>", "Ant 🐜 żółw ß", "Ant %s {} {0} $HOME `id`", "Ant'; DROP TABLE cards",
]  # fmt: skip


@pytest.mark.rule("FX-76")
@pytest.mark.parametrize("text", STRANGE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_strange_text_is_shown_as_it_is(text: str, language: str) -> None:
    key = slug(text)
    data = zoo({key: {"kind": "keeper", "name": text, "says": text + "."}, "pair_1": {"needs": [key]}})
    data["cards"]["swat"]["do"] = ["discard all creeper"]
    data["deck"] |= {"name": text, "creeper": {each: [text, text, text, text] for each in LANGUAGES}}
    game = make_game("fluxx", {"deck": text_of(data)}, 2)
    words = words_of(game, language)
    assert words.tell("edition") == text
    assert words.say(game.presentation.card(key).name) == text  # type: ignore[arg-type]
    told = game.presentation.card(key).full
    assert told is not None and text in words.say(told) and words.say(told).endswith(text + ".")
    assert words.tell("kind-creeper") == text
    for face in ("swat", "pair_1", "gnat"):
        told = game.presentation.card(face).full
        assert told is not None and text in words.say(told)


# ---- a deck of one's own at the table


def own() -> str:
    return deck_text("starter").replace("Sofa", "Armchair").replace("sofa", "armchair")


@pytest.mark.rule("FX-76")
def test_a_deck_given_as_text_plays_and_its_record_needs_nothing_else() -> None:
    game = make_game("fluxx", {"deck": own()}, 3)
    match = new_match(game, 3, "own", 1)
    rng = Rng(5)
    while match.play.legal:
        match.do_code(match.play.legal[rng.below(len(match.play.legal))])
    again = replay_match(match.record.text())
    assert again.game.options["deck"] == own()
    assert "armchair" in again.game.faces
    assert again.play.position() == match.play.position()
    assert again.record.text() == match.record.text()


@pytest.mark.rule("FX-76")
def test_a_position_brings_its_deck_along() -> None:
    game = make_game("fluxx", {"deck": own()}, 3)
    play = game.start(3, "7")
    random_game(play, Rng(2), 12)
    position = json.loads(json.dumps(play.position()))
    match = load_match(position)
    assert match.play.position() == play.position()
    assert match.play.legal == play.legal
    assert replay_match(match.record.text()).play.position() == play.position()
    assert game.imagine(play.view(0), 1).view(0) == play.view(0)


@pytest.mark.rule("FX-76")
def test_a_position_written_by_hand_can_be_of_ones_own_deck() -> None:
    game = table(hands="bedtime_story | dibs", tables="good_book blanket | armchair", deck=own())
    assert game.do("bedtime_story").passes().winners() == [0]
    game = table(hands="cosy_corner cocoa | dibs", tables="blanket wet_socks | pancakes", deck=own())
    assert game.do("cosy_corner").passes().over() is False


def test_a_bad_deck_is_refused_wherever_it_comes_from() -> None:
    bad = own().replace('"discard 1 creeper"', '"banish 1 creeper"')
    options: dict[str, Json] = {"deck": bad}
    with pytest.raises(BadDeck, match="out_comes_the_sun: do: cannot read 'banish 1 creeper'"):
        make_game("fluxx", options, 3)
    with pytest.raises(BadOptions, match="deck: expected one of"):
        make_game("fluxx", {"deck": "my_deck.toml"}, 3)
    with pytest.raises(BadPosition, match="banish"):
        load_match({"game": "fluxx", "options": options, "turn": 0, "hands": [[], []]})
    text = new_match(make_game("fluxx", {"deck": own()}, 3), 3, "1").record.text()
    with pytest.raises(BadRecord, match="banish"):
        replay_match(text.replace('\\"discard 1 creeper\\"', '\\"banish 1 creeper\\"'))


def test_a_deck_may_begin_as_some_editors_write_it() -> None:
    assert errors("\ufeff" + own().replace("\n", "\r\n")) == []


# ---- any deck at all


def fuzz(soak: int, test: int) -> settings:
    """So many decks: the same ones in every test run, others in every soak. To shrink a whole deck would take hours."""
    phases = (Phase.explicit, Phase.generate)
    return settings(max_examples=share(soak, test), deadline=None, derandomize=not SOAK, database=None, phases=phases)


def random_play(game: Game, seats: int, seed: int, most: int = 20_000) -> Play:
    """A random game; wherever it stands in the end, it can be written down and read back."""
    play = game.start(seats, str(seed), seed % seats)
    random_game(play, Rng(seed), most)
    again = load(json.loads(json.dumps(play.position())))
    assert again.legal == play.legal
    assert again.position() == play.position()
    return play


def check_and_play(text: str, seed: int) -> Deck | None:
    """A deck is either reported to be wrong or can be played."""
    deck, findings = check_deck(text)
    assert (deck is None) == any(finding.is_error for finding in findings)
    assert all(str(finding).isprintable() for finding in findings)
    if deck is not None and "\n" in text:
        random_play(make_game("fluxx", {"deck": text, "turn_cap": 100}, 3), 3, seed)
    return deck


BATMAN = deck_text("batman")
LINES = BATMAN.splitlines()
PIECES = sorted(
    {*re.findall(r"\w+|[^\w\s]|\"[^\"]*\"", BATMAN), *EXAMPLES, *PLACES, "\n", '"', "'''", "[", "{ a = ", "\0"}
)
SPOT = st.integers(0, len(BATMAN))


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """The Batman deck with a few things changed: letters, words, lines."""
    text = BATMAN
    for _ in range(draw(st.integers(1, 4))):
        at = draw(SPOT)
        match draw(st.integers(0, 4)):
            case 0:
                text = text[:at] + draw(st.sampled_from(PIECES)) + text[at + draw(st.integers(0, 12)) :]
            case 1:
                text = text[:at] + draw(st.text(max_size=5)) + text[at:]
            case 2:
                word = draw(st.sampled_from(PIECES))
                text = text.replace(word, draw(st.sampled_from(PIECES)), draw(st.integers(1, 3)))
            case 3:  # a line of another card
                end = text.find("\n", at)
                text = text[: end + 1] + draw(st.sampled_from(LINES)) + "\n" + text[end + 1 :]
            case _:  # a line less
                end = text.find("\n", at)
                text = text[: end + 1] + text[text.find("\n", end + 1) + 1 :]
    return text


@pytest.mark.rule("FX-76")
@fuzz(3000, 40)
@given(mutated(), st.integers(0, 1000))
def test_a_mutated_deck_is_reported_or_can_be_played(text: str, seed: int) -> None:
    check_and_play(text, seed)


@pytest.mark.rule("FX-76")
@fuzz(3000, 40)
@given(st.sampled_from(LINES), st.sampled_from(LINES), st.integers(0, 1000))
def test_a_deck_with_one_line_in_place_of_another_is_reported_or_can_be_played(old: str, new: str, seed: int) -> None:
    check_and_play(BATMAN.replace(f"\n{old}\n", f"\n{new}\n", 1), seed)


WORDS = st.sampled_from(
    [*COMMON, *(key for keys in KEYS.values() for key in keys), *SETTINGS, *KINDS, "ant", "x y", ""]
)
NUMBERS = st.booleans() | st.integers(-5, 30) | st.floats() | st.just(1 << 70)
LEAVES = NUMBERS | WORDS | st.text(max_size=8) | st.sampled_from(EXAMPLES)
VALUES = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS | st.text(max_size=4), inner, max_size=4)
)


@pytest.mark.rule("FX-76")
@fuzz(5000, 100)
@given(
    st.dictionaries(WORDS | st.text(max_size=5), VALUES, max_size=6), st.sampled_from([*zoo()["cards"]]), WORDS, VALUES
)
def test_random_tables_are_reported_or_can_be_played(table: Table, card: str, key: str, value: Any) -> None:
    data = zoo()
    data["cards"][card] = data["cards"][card] | {key: value}
    check_and_play(text_of(data), 1)
    data["deck"] |= table
    data["cards"][card] = table
    check_and_play(text_of(data), 1)
    check_and_play(text_of({"deck": table, "cards": {"ant": table}}), 1)


def readable_steps() -> list[str]:
    """Every step that can be said about kinds of cards, in every place."""
    kinds = [*KINDS, "card", "keeper or creeper", "goal or rule"]
    selects = [f"{kind}{place}" for kind in kinds for place in ("", *(f" {place}" for place in PLACES))]
    verbs = ["discard 1", "discard up to 2", "discard up to half", "discard any number of", "discard all", "discard 20"]
    verbs += ["steal", "take", "move", "mix", "play"]
    steps = [step for step in EXAMPLES if not step.startswith(("hold", "keep", "do ", "draw as many"))]
    for step in [f"{verb} {select}" for verb in verbs for select in selects]:
        try:
            read_step(step, lambda key: -1)
        except Unreadable:
            continue
        steps.append(step)
    return [*steps, "draw 20 and play 20", "steal ant", "discard 1 gnat of yours", "take ant", "move gnat"]


STEPS = st.lists(st.sampled_from(readable_steps()), min_size=1, max_size=8)
RULES: list[Table] = [
    {"draw": 5}, {"play": 20}, {"play": "all"}, {"play": "all but 1"}, {"hand_limit": 0}, {"keeper_limit": 1},
    {"goals": 3}, {"creepers_block": "nobody"},
]  # fmt: skip


@st.composite
def wild_decks(draw: st.DrawFn) -> str:
    """Decks without a mistake, of cards that nobody would think of."""
    more: Table = {}
    for number in range(draw(st.integers(3, 12))):
        more[f"action_{number}"] = {"kind": "action", "name": f"Action {number}", "do": draw(STEPS)}
    for number in range(draw(st.integers(0, 6))):
        more[f"rule_{number}"] = rule(number, sets=draw(st.sampled_from(RULES)))
        if draw(st.booleans()):
            more[f"rule_{number}"] |= {"use": draw(STEPS), "do": draw(STEPS)}
    for number in range(draw(st.integers(0, 4))):
        trigger = draw(st.sampled_from(["action", "goal", "rule", "keeper", "theft", "creeper"]))
        name = f"Surprise {number}"
        more[f"surprise_{number}"] = {"kind": "surprise", "name": name, "do": draw(STEPS), "answers": trigger}
    for number in range(draw(st.integers(0, 3))):
        more[f"imp_{number}"] = {"kind": "creeper", "name": f"Imp {number}"}
    for animal in ANIMALS[:4]:
        more[animal.lower()] = {"use": draw(STEPS)}
    more["jail"] = {"kind": "rule", "name": "Jail", "sets": {"jail": True}}
    more["again"] = {"kind": "rule", "name": "Again", "do": ["keep action"], "use": ["do the kept action"]}
    more["goat"] = {"use": ["hold creeper", *draw(STEPS)][:8]}
    more["hen"] = {"gives": {"draw": 5, "play": 5, "limits": 5}, "shield": draw(st.booleans())}
    data = zoo(more)
    data["deck"]["creepers_block"] = draw(st.sampled_from(["nobody", "holder", "everyone"]))
    return text_of(data)


@pytest.mark.rule("FX-76")
@fuzz(2000, 30)
@given(wild_decks(), st.integers(2, 6), st.integers(0, 1000))
def test_a_wild_deck_can_be_played(text: str, seats: int, seed: int) -> None:
    assert errors(text) == []
    game = make_game("fluxx", {"deck": text, "turn_cap": 100, "logo": [0]}, seats)
    random_play(game, seats, seed, share(20_000, 4000))
    random_play(game, seats, seed, seed)


@pytest.mark.rule("FX-76")
@fuzz(1000, 8)
@given(wild_decks(), st.integers(0, 300))
def test_at_a_wild_deck_everything_can_be_said_and_imagined(text: str, seed: int) -> None:
    game = make_game("fluxx", {"deck": text, "turn_cap": 100}, 3)
    words, names = words_of(game, LANGUAGES[seed % 3]), ["A", "B", "C"]
    play = random_play(game, 3, seed, seed)
    for face in game.faces:
        told = game.presentation.card(face).full
        assert told is not None and words.say(told, names)
    for code in play.legal:
        assert words.say(play.game.presentation.say(play, code), names)
        assert all(words.say(says, names) for says in play.game.presentation.preview(play, code).says)
    assert words.say(play.game.presentation.prompt(play), names)
    for seat in (-1, 0, 1, 2):
        view = play.view(seat)
        assert all(words.say(notice, names) for notice in game.presentation.board(view).notices)
        assert game.imagine(json.loads(json.dumps(view)), seed).view(seat) == view
    assert not words.unsaid


# ---- decks that another process has read


@pytest.mark.parametrize("name", [*DECKS, STARTER])
def test_a_deck_that_was_read_elsewhere_plays_like_one_that_was_read_here(name: str) -> None:
    text, library = deck_text(name), FluxxLibrary()
    known_decks.kept.clear()
    here = make_game("fluxx", {"deck": text}, 3)
    read = json.loads(json.dumps(library.read(text)))
    known_decks.kept.clear()
    assert not library.knows(text)
    library.take_over(text, read)
    there = make_game("fluxx", {"deck": text}, 3)
    assert library.knows(text) and json.loads(json.dumps(library.read(text))) == read
    assert [choice.text for choice in there.choices] == [choice.text for choice in here.choices]
    assert there.presentation.words("pl") == here.presentation.words("pl")
    for seed in range(5):
        plays = [game.start(3, str(seed)) for game in (here, there)]
        rng = Rng(seed)
        while plays[0].legal:
            code = plays[0].legal[rng.below(len(plays[0].legal))]
            for play in plays:
                play.apply(code)
            assert plays[0].legal == plays[1].legal
        assert plays[0].position() == plays[1].position()


def test_nothing_printed_on_a_card_is_lost_on_the_way() -> None:
    """Whatever a card may have, also what is added some day."""
    card = Card(0, "sofa", KEEPER)
    derived = {"key_card"}  # from what it needs
    has = {name for name in dir(card) if not name.startswith("_")}
    assert has == {*known_decks.PRINTED, "number", "key", "kind", "needs", *derived}


def test_decks_that_nobody_uses_are_forgotten() -> None:
    known_decks.kept.clear()
    deck = read_deck(deck_text(DECKS[0]))
    for number in range(known_decks.MOST_KEPT + 1):
        known_decks.keep(str(number), deck)
        assert known_decks.known("0") is not None
    assert known_decks.known("1") is None and len(known_decks.kept) == known_decks.MOST_KEPT


# ---- hostile decks


def hostile(steps: list[str], cards: int, **keys: Any) -> str:
    """Nothing but Actions, and rules that have these keys; the goal cannot be met."""
    more: Table = {f"do_{number}": {"kind": "action", "name": f"Do {number}", "do": steps} for number in range(cards)}
    if keys:
        more |= {f"rule_{number}": rule(number, **keys) for number in range(30)}
    more["never"] = {"kind": "goal", "name": "Never", "needs": ["20 keepers"]}
    return text_of({"deck": {"name": "Hostile", "rules": 1}, "cards": more})


TOP, REPLAY, TWENTY = "play the top card", "play action in the discard pile", "draw 20 and play 20"
HOSTILE = {
    "the top card, eight times": hostile([TOP] * 8, 30),
    "twenty of twenty": hostile([TWENTY] * 8, 30),
    "again and again": hostile(["discard this"] + [REPLAY] * 7, 30),
    "out of other hands": hostile(["everyone draws 20"] + ["play a random card of another hand"] * 7, 30),
    "play all, draw more": hostile(["draw 3"], 30, sets={"play": "all"}),
    "rules with uses": hostile(["draw 1"], 20, use=[TWENTY] * 4, do=[TOP] * 8),
    "rules that play rules": hostile(["draw 1"], 5, do=["discard this"] + ["play rule in the discard pile"] * 7),
    "for ever my turn": hostile(["another turn"] * 4 + [TOP] * 4, 30, use=["another turn"]),
    "shuffling": hostile(["draw 20", "discard the hand", "shuffle the discard pile in", TOP], 100),
}


@pytest.mark.rule("FX-75", "FX-76")
@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_deck_cannot_hang(name: str) -> None:
    """A single choice is carried out quickly, and the game comes to an end."""
    game = make_game("fluxx", {"deck": HOSTILE[name], "turn_cap": 100}, 3)
    play, rng, slowest = game.start(3, "1"), Rng(1), 0.0
    for _ in range(40_000):
        if not play.legal:
            break
        begun = time.perf_counter()
        play.apply(play.legal[rng.below(len(play.legal))])
        slowest = max(slowest, time.perf_counter() - begun)
    outcome = play.outcome()
    assert outcome is not None and outcome.why == "turn-cap"
    assert slowest < 2


AGAIN = {"kind": "surprise", "do": ["discard this", "play surprise in the discard pile"], "answers": "action"}
IMPS: Table = {f"imp_{number}": {"kind": "creeper", "name": f"Imp {number}"} for number in range(6)}
VETO: Table = {"veto": {"kind": "surprise", "name": "Veto", "do": ["draw 1"], "answers": "creeper"}}
ODD: dict[str, tuple[list[str], Table]] = {
    "an Action that plays itself again": (
        ["discard 1 card in hand", "discard this", "play action in the discard pile"],
        {},
    ),
    "a Surprise that plays itself again": (
        ["draw 1"],
        {f"again_{number}": AGAIN | {"name": f"Again {number}"} for number in range(9)},
    ),
    "a Creeper out of the discard pile": (
        ["discard 1 creeper in play", "take creeper in the discard pile"],
        IMPS | VETO,
    ),
}


@pytest.mark.rule("FX-76")
@pytest.mark.parametrize("name", ODD)
def test_a_game_with_an_odd_deck_is_read_back_at_every_decision(name: str) -> None:
    steps, odd = ODD[name]
    cards: Table = {f"do_{number}": {"kind": "action", "name": f"Do {number}", "do": steps} for number in range(20)}
    cards["never"] = {"kind": "goal", "name": "Never", "needs": ["20 keepers"]}
    deck = text_of({"deck": {"name": "Odd", "rules": 1}, "cards": cards | odd})
    play, rng = make_game("fluxx", {"deck": deck, "turn_cap": 100}, 3).start(3, "1"), Rng(1)
    for _ in range(400):
        assert load(json.loads(json.dumps(play.position()))).legal == play.legal
        if play.legal:
            play.apply(play.legal[rng.below(len(play.legal))])


@pytest.mark.rule("FX-71", "FX-76")
def test_a_deck_that_leaves_nothing_to_do_ends_by_itself() -> None:
    """Nineteen Creepers and a goal: nobody ever draws or plays a card."""
    cards: Table = {f"imp_{number}": {"kind": "creeper", "name": f"Imp {number}"} for number in range(19)}
    cards["never"] = {"kind": "goal", "name": "Never", "needs": ["20 keepers"]}
    game = make_game("fluxx", {"deck": text_of({"deck": {"name": "Imps", "rules": 1}, "cards": cards})}, 6)
    play = game.start(6, "1")
    random_game(play, Rng(1))
    assert play.outcome() is not None


# ---- what only decks of one's own can do


def test_a_jail_that_is_discarded_together_with_creepers_takes_none_of_them() -> None:
    jail = {"kind": "rule", "name": "A Jail", "sets": {"jail": True}}
    more: Table = {"a_jail": jail, "zap": {"kind": "creeper", "name": "Zap"}, "swat": {"do": ["discard all card"]}}
    game = table(hands="swat | bee", tables="gnat | zap", rules="a_jail", draw="cow dog", deck=text_of(zoo(more)))
    game.do("swat").passes()
    assert set(game.cards("discard")) >= {"a_jail", "gnat", "zap"}
    assert game.cards("asylum") == []
    load_match(game.state())


def test_a_card_that_shuffles_itself_away_while_it_is_carried_out_is_still_known() -> None:
    steps = ["discard this", "shuffle the discard pile in", "discard 1 card in hand", "draw 1"]
    game = table(hands="swat cow | bee", draw="dog elk", deck=text_of(zoo({"swat": {"do": steps}}))).do("swat").passes()
    for seat in (0, 1):
        view = game.view(seat)
        assert game.match.game.imagine(view, 1).view(seat) == view


@pytest.mark.rule("FX-46", "FX-73")
@pytest.mark.parametrize("steps", [["discard 1 goal in hand"], ["draw 1", "discard up to 2 goal in hand"]])
@pytest.mark.parametrize("kind", ["keeper", "rule"])
def test_whether_a_turn_goes_on_does_not_betray_a_hand(kind: str, steps: list[str]) -> None:
    """With a Goal in hand the mill can be used, without one it cannot: the others must not see the difference."""
    text = text_of(zoo({"mill": {"kind": kind, "name": "Mill", "use": steps}}))
    where = {"tables": "mill | ant"} if kind == "keeper" else {"rules": "mill"}
    for held in ("pair_1", "dog"):
        game = table(hands=f"cow {held} | bee", draw="elk fox hen goat", deck=text, **where)  # type: ignore[arg-type]
        game.do("cow").passes()
        assert game.asks() == (0, "end")


def test_a_long_text_is_put_into_words_quickly() -> None:
    """Many cards in a goal, many steps of a card, many Creepers in the way."""
    more: Table = {f"imp_{number}": {"kind": "creeper", "name": f"Imp {number}"} for number in range(14)}
    more["pair_1"] = {"needs": ["1 of " + " ".join(more)]}
    more["swat"] = {"do": ["discard 1 keeper or creeper or goal or rule"] * 8}
    lying = " ".join(f"imp_{number}" for number in range(14)) + " | ant"
    game = table(hands="swat | bee", tables=lying, goals="pair_0", draw="cow", deck=text_of(zoo(more)))
    words = words_of(game.match.game, "en")
    begun = time.perf_counter()
    for face in ("pair_1", "swat"):
        told = game.match.game.presentation.card(face).full
        assert told is not None and words.say(told)
    for notice in game.board(0).notices:
        assert words.say(notice, ["Anna", "Ben"])
    assert not words.unsaid
    assert time.perf_counter() - begun < 1
