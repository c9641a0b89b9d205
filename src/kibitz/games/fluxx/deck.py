"""Reading a deck from its text: TOML in, a ``Deck`` or a list of everything that is wrong with it out.

A deck is data. It has no code and no expressions; sizes and depths are bounded, so a stranger's deck is safe to load.
"""

from __future__ import annotations

import re
import tomllib

from kibitz.core.errors import BadOptions
from kibitz.core.game import Json
from kibitz.core.library import Finding
from kibitz.core.phrase import Phrase
from kibitz.games.fluxx import known_decks
from kibitz.games.fluxx.cards import (
    BLOCKS,
    CONDITIONS,
    KEEPER,
    KINDS,
    PLAY_ALL,
    PLAY_ALL_BUT_1,
    SETS,
    TRIGGERS,
    Card,
    Deck,
    Step,
)
from kibitz.games.fluxx.choices import SIMPLE
from kibitz.games.fluxx.deck_checks import check_named, check_step, check_whole
from kibitz.games.fluxx.findings import LONGEST_NAME, Findings, article, fault, harmless, is_number, shown, slug
from kibitz.games.fluxx.grammar import MOST_COUNT, Unreadable, read_clause, read_step

LANGUAGES = ("en", "de", "pl")
MOST_CHARACTERS = 200_000
FEWEST_CARDS, MOST_CARDS = 20, 300
LONGEST_SAYS, LONGEST_SOURCE = 400, 400
MOST_STEPS = MOST_CLAUSES = 8
MOST_DOTS = 100  # in a line: reading a key of very many parts takes very long
CERTAINTIES = ("confirmed", "shared", "inferred", "proposed")
VERSION = 1

COMMON = ("kind", "name", "certainty", "source", "says")
KEYS = {
    "keeper": ("use", "if", "gives", "shield"),
    "creeper": (),
    "goal": ("needs",),
    "rule": ("sets", "use", "if", "do"),
    "action": ("do",),
    "surprise": ("do", "answers"),
}
REQUIRED = {"goal": ("needs",), "action": ("do",), "surprise": ("do", "answers")}
RESERVED = (*SIMPLE, *KINDS, "card")  # other choices, and words of the steps
GIVES = ("draw", "play", "limits")
MOST_GIVEN = 5
SETTINGS = {
    "draw": f"a number from 1 to {MOST_COUNT}",
    "play": f'a number from 1 to {MOST_COUNT}, "all" or "all but 1"',
    "hand_limit": f"a number from 0 to {MOST_COUNT}",
    "keeper_limit": f"a number from 0 to {MOST_COUNT}",
    "goals": "a number from 1 to 3",
    "creepers_block": ", ".join(BLOCKS),
    "jail": "true",
}


class BadDeck(BadOptions):
    """A deck that cannot be played; the message lists what is wrong with it."""


class Reading(Findings):
    """One deck being read; everything that is wrong is noted, not only the first."""

    def __init__(self) -> None:
        super().__init__()
        self.numbers: dict[str, int] = {}
        self.kinds: list[int] = []  # 0: not known
        self.steps: list[Step] = []

    def find(self, key: str) -> int:
        return self.numbers.get(key, -1)

    # ---- the file

    def read(self, text: str) -> Deck | None:
        data = self.parse(text)
        if data is None:
            return None
        for name in data:
            if name not in ("deck", "cards"):
                self.wrong("", name, "there is no such table; a deck has [deck] and, for each card, [cards.its_key]")
        head, cards = self.table(data, "deck"), self.table(data, "cards")
        if "cards" in data and not FEWEST_CARDS <= len(cards) <= MOST_CARDS:
            self.wrong("", "cards", f"{len(cards)} cards; a deck has {FEWEST_CARDS} to {MOST_CARDS}")
        if len(cards) > MOST_CARDS:
            cards = {}
        self.numbers = {key: number for number, key in enumerate(cards)}
        self.kinds = [kind_of(value) for value in cards.values()]
        made = [self.read_card(number, key, value) for number, (key, value) in enumerate(cards.items())]
        deck = self.read_head(head, made)
        deck.add_steps(self.steps)
        if made:
            check_whole(self, deck)
        return deck if not any(finding.is_error for finding in self.findings) else None

    def parse(self, text: str) -> dict[str, Json] | None:
        if len(text) > MOST_CHARACTERS:
            self.wrong("", "", f"{len(text)} characters; a deck has at most {MOST_CHARACTERS}")
            return None
        for number, line in enumerate(text.split("\n"), 1):
            if line.count(".") > MOST_DOTS:
                self.wrong("", "", f"line {number}: more than {MOST_DOTS} dots")
                return None
        try:
            data: dict[str, Json] = tomllib.loads(text.removeprefix("\ufeff"))  # some editors begin a file with this
        except tomllib.TOMLDecodeError as error:
            self.wrong("", "", f"not TOML: {error}"[:300])
            return None
        except ValueError:
            self.wrong("", "", "not TOML: a number is too long")
            return None
        except RecursionError:
            self.wrong("", "", "not TOML that can be read: nested too deeply")
            return None
        return data

    def table(self, data: dict[str, Json], name: str) -> dict[str, Json]:
        value = data.get(name)
        if isinstance(value, dict):
            return value
        self.wrong("", name, f"a deck needs a table {'[deck]' if name == 'deck' else '[cards.its_key] for each card'}")
        return {}

    def read_head(self, head: dict[str, Json], cards: list[Card]) -> Deck:
        allowed = ("name", "rules", "creepers_block", "creeper")
        for key in head:
            if key not in allowed:
                self.wrong("[deck]", key, f"there is no such key{self.close_to(key, allowed)}")
        if not is_number(head.get("rules"), VERSION, VERSION):
            self.wrong(
                "[deck]", "rules", f"expected {VERSION}, the version of the steps; got {shown(head.get('rules'))}"
            )
        blocks = head.get("creepers_block", "holder")
        if blocks not in BLOCKS:
            self.wrong("[deck]", "creepers_block", f"expected one of {', '.join(BLOCKS)}; got {shown(blocks)}")
        names = self.texts("[deck]", "name", head.get("name"), LONGEST_NAME)
        forms = self.read_creeper(head["creeper"]) if "creeper" in head else {}
        return Deck(names, forms, BLOCKS.index(str(blocks)) if blocks in BLOCKS else 0, cards)

    def read_creeper(self, value: Json) -> dict[str, list[str]]:
        """What Creepers are called: name, one, plural, all; in every language."""
        forms: dict[str, list[str]] = {}
        for language, words in self.by_language("[deck]", "creeper", value).items():
            key = f"creeper.{language}"
            if not isinstance(words, list) or len(words) != 4:
                self.wrong("[deck]", key, 'expected four forms as in ["Imp", "an Imp", "Imps", "all Imps"]')
                continue
            for word in words:
                if fault(word, LONGEST_NAME):
                    self.wrong("[deck]", key, fault(word, LONGEST_NAME))
            forms[language] = [str(word) for word in words if isinstance(word, str)]
        return forms

    def by_language(self, card: str, key: str, value: Json) -> dict[str, Json]:
        """The entries of a table that has one for each language."""
        if not isinstance(value, dict):
            self.wrong(card, key, f"expected one for each language, {', '.join(LANGUAGES)}; got {shown(value)}")
            return {}
        for language in value:
            if language not in LANGUAGES:
                self.wrong(card, f"{key}.{language}", f"there is no such language; there are {', '.join(LANGUAGES)}")
        for language in LANGUAGES:
            if language not in value:
                self.wrong(card, f"{key}.{language}", "this language is missing")
        return {language: value[language] for language in LANGUAGES if language in value}

    def texts(self, card: str, key: str, value: Json, most: int) -> dict[str, str]:
        """A text for all languages, or one for each."""
        if value is None:
            self.wrong(card, key, f"missing: a text, or one for each of {', '.join(LANGUAGES)}")
            return {}
        if not isinstance(value, dict):
            if fault(value, most):
                self.wrong(card, key, fault(value, most))
            return dict.fromkeys(LANGUAGES, value) if isinstance(value, str) else {}
        texts: dict[str, str] = {}
        for language, text in self.by_language(card, key, value).items():
            if fault(text, most):
                self.wrong(card, f"{key}.{language}", fault(text, most))
            if isinstance(text, str):
                texts[language] = text
        return texts

    # ---- cards

    def read_card(self, number: int, key: str, value: Json) -> Card:
        if not isinstance(value, dict):
            self.wrong(key, "", f"expected a table [cards.{harmless(key)}], got {shown(value)}")
            return Card(number, key, KEEPER)
        kind = value.get("kind")
        card = Card(number, key, self.kinds[number] or KEEPER)
        if not isinstance(kind, str) or kind not in KINDS:
            self.wrong(key, "kind", f"expected one of {', '.join(KINDS)}; got {shown(kind)}")
            self.read_print(card, value)
            return card
        allowed = [*COMMON, *KEYS[kind]]
        for name in value:
            if name not in allowed:
                self.wrong(key, name, f"{article(card.kind)} has no such key{self.close_to(name, allowed)}")
        for name in REQUIRED.get(kind, ()):
            if name not in value:
                self.wrong(key, name, f"missing: {article(card.kind)} needs this key")
        if kind == "rule" and not {"sets", "use", "do"} & set(value):
            self.wrong(key, "", "a rule needs sets, use or do")
        self.read_print(card, value)
        self.read_effect(card, {name: value[name] for name in KEYS[kind] if name in value})
        return card

    def read_print(self, card: Card, data: dict[str, Json]) -> None:
        card.names = self.texts(card.key, "name", data.get("name"), LONGEST_NAME)
        if "en" in card.names:
            self.check_key(card.key, card.names["en"])
        if "says" in data:
            card.says = self.texts(card.key, "says", data["says"], LONGEST_SAYS)
        card.certainty = self.one_of(card, data, "certainty", CERTAINTIES)
        if "source" in data:
            card.source = str(data["source"])
            if fault(data["source"], LONGEST_SOURCE):
                self.wrong(card.key, "source", fault(data["source"], LONGEST_SOURCE))

    def check_key(self, key: str, name: str) -> None:
        expected = slug(name)
        if not re.search("[a-z]", expected):
            self.wrong(key, "name", "the English name needs a letter from a to z: the key is made of it")
        elif key != expected:
            self.wrong(key, "name", f"the card {shown(name)} has to be [cards.{expected}]")
        elif key in RESERVED:
            self.wrong(key, "name", f"{key} already means something else; give the card another name")

    def read_effect(self, card: Card, data: dict[str, Json]) -> None:
        card.do = self.program(card, data, "do")
        card.use = self.program(card, data, "use")
        condition = self.one_of(card, data, "if", tuple(CONDITIONS[1:]))
        card.condition = CONDITIONS.index(condition)
        if "if" in data and "use" not in data:
            self.wrong(card.key, "if", "there is no use that this could be the condition of")
        answers = self.one_of(card, data, "answers", tuple(TRIGGERS[:-1]))
        card.answers = TRIGGERS.index(answers) if answers else -1
        if "needs" in data:
            self.read_goal(card, data["needs"])
        if "sets" in data:
            self.read_sets(card, data["sets"])
        if "gives" in data:
            self.read_gives(card, data["gives"])
        if not isinstance(data.get("shield", False), bool):
            self.wrong(card.key, "shield", f"expected true or false, got {shown(data['shield'])}")
        card.shield = data.get("shield") is True

    def one_of(self, card: Card, data: dict[str, Json], key: str, values: tuple[str, ...]) -> str:
        value = data.get(key, "")
        if isinstance(value, str) and (value in values or key not in data):
            return value
        self.wrong(card.key, key, f"expected one of {', '.join(values)}; got {shown(value)}")
        return ""

    def sentences(self, card: Card, key: str, value: Json, most: int) -> list[str]:
        if not isinstance(value, list):
            self.wrong(card.key, key, f'expected a list of texts, as in ["…", "…"]; got {shown(value)}')
            return []
        if not 1 <= len(value) <= most:
            self.wrong(card.key, key, f"{len(value)} entries; expected 1 to {most}")
        for text in value[:most]:
            if not isinstance(text, str):
                self.wrong(card.key, key, f"expected texts, got {shown(text)}")
        return [text for text in value[:most] if isinstance(text, str)]

    def unreadable(self, card: Card, key: str, error: Unreadable, known: list[str]) -> None:
        if not error.words:
            self.wrong(card.key, key, str(error))
        for word in error.words[:MOST_CLAUSES]:
            self.wrong(card.key, key, f"{error}: {shown(word)}{self.close_to(word, known)}")

    def program(self, card: Card, data: dict[str, Json], key: str) -> int:
        """The steps of a card go to the common list; where they begin, or -1."""
        if key not in data:
            return -1
        steps: list[Step] = []
        for text in self.sentences(card, key, data[key], MOST_STEPS):
            try:
                steps.append(read_step(text, self.find))
            except Unreadable as error:
                self.unreadable(card, key, error, [*KINDS, "card", *self.numbers])
                continue
            check_step(self, card, key, steps)
            check_named(self, card, key, steps[-1])
        if not steps:
            return -1
        steps[-1].last = True
        self.steps += steps
        return len(self.steps) - len(steps)

    def read_goal(self, card: Card, value: Json) -> None:
        for text in self.sentences(card, "needs", value, MOST_CLAUSES):
            try:
                card.needs.append(read_clause(text, self.find))
            except Unreadable as error:
                self.unreadable(card, "needs", error, list(self.numbers))

    def read_sets(self, card: Card, value: Json) -> None:
        if not isinstance(value, dict) or len(value) != 1:
            self.wrong(card.key, "sets", f"expected one of {', '.join(SETS)}, as in {{ draw = 2 }}")
            return
        name, to = next(iter(value.items()))
        number = self.setting(name, to) if name in SETS else None
        if name not in SETS:
            self.wrong(card.key, "sets", f"there is no setting {shown(name)}{self.close_to(name, SETS)}")
        elif number is None:
            self.wrong(card.key, f"sets.{name}", f"expected {SETTINGS[name]}; got {shown(to)}")
        else:
            card.slot, card.value = SETS.index(name), number

    def setting(self, name: str, to: Json) -> int | None:
        if name == "creepers_block":
            return BLOCKS.index(to) if isinstance(to, str) and to in BLOCKS else None
        if name == "jail":
            return 1 if to is True else None
        if name == "play" and isinstance(to, str):
            return {"all": PLAY_ALL, "all but 1": PLAY_ALL_BUT_1}.get(to)
        low = 0 if name in ("hand_limit", "keeper_limit") else 1
        return to if isinstance(to, int) and is_number(to, low, 3 if name == "goals" else MOST_COUNT) else None

    def read_gives(self, card: Card, value: Json) -> None:
        if not isinstance(value, dict) or not value:
            self.wrong(card.key, "gives", "expected something like { draw = 1, play = 1, limits = 1 }")
            return
        numbers = dict.fromkeys(GIVES, 0)
        for name, more in value.items():
            if name not in GIVES:
                self.wrong(card.key, "gives", f"there is no {shown(name)}{self.close_to(name, GIVES)}")
            elif isinstance(more, int) and is_number(more, 1, MOST_GIVEN):
                numbers[name] = more
            else:
                self.wrong(card.key, f"gives.{name}", f"expected a number from 1 to {MOST_GIVEN}; got {shown(more)}")
        card.more_draw, card.more_play, card.more_limits = numbers["draw"], numbers["play"], numbers["limits"]


def kind_of(value: Json) -> int:
    kind = value.get("kind") if isinstance(value, dict) else None
    return KINDS.get(kind, 0) if isinstance(kind, str) else 0


def check_deck(text: str) -> tuple[Deck | None, list[Finding]]:
    """The deck in a text, and all that is to be said about it."""
    reading = Reading()
    deck = reading.read(text)
    return deck, reading.findings


def read_deck(text: str) -> Deck:
    """The deck in a text; ``BadDeck`` says what is wrong with it."""
    deck = known_decks.known(text)
    if deck is not None:
        return deck
    deck, findings = check_deck(text)
    if deck is None:
        errors = [str(finding) for finding in findings if finding.is_error]
        says = Phrase("bad-deck", option="deck", count=len(errors))
        raise BadDeck("the deck cannot be played: " + "; ".join(errors[:5]) + (" …" if errors[5:] else ""), says)
    known_decks.keep(text, deck)
    return deck
