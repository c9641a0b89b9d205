"""Words: phrases become sentences of one language. The sentences stand in Fluent files, ``words.<language>.ftl``."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Resource

from kibitz.core.event import HIDDEN, Event, told
from kibitz.core.game import SPECTATOR, Game
from kibitz.core.phrase import SEAT, Phrase, seat_name
from kibitz.games import home_of

LANGUAGES = ("en", "de", "pl")
LONGEST_PART = 1000


def mark(number: int) -> str:
    """A text that no sentence has, for one that is put in later."""
    return f"\ue000{number}\ue001"


class Words:
    """The sentences of one language, for one game, or none, and for everything around it. A missing language is
    English, and a missing sentence its key: ``make check`` lists what is missing."""

    def __init__(self, language: str, game: str = "", more: str = "") -> None:
        self.language = language
        self.game = game
        self.you = SPECTATOR  # the seat of whoever reads: spoken to as "you"
        self.long: list[str] = []
        self.unsaid: set[str] = set()  # keys that it had no message for, or one that lacks something
        self.bundle = FluentBundle([language], use_isolating=False)
        for resource in [parsed("", language), *([parsed(game, language)] if game else []), FluentResource(more)]:
            self.bundle.add_resource(resource, allow_overrides=True)

    def say(self, phrase: Phrase, names: Sequence[str] = ()) -> str:
        """The phrase as a sentence; ``names`` are those of the seats."""
        said = self.written(phrase, names, self.fill(phrase, names))
        while self.long:  # what was too long for Fluent, put in where it belongs
            said = said.replace(mark(len(self.long) - 1), self.long.pop())
        return said

    def written(self, phrase: Phrase, names: Sequence[str], args: dict[str, int | str]) -> str:
        """A message with its arguments; where there is none, its key and the arguments."""
        pattern = self.pattern(phrase, names)
        if pattern is None:
            self.unsaid.add(phrase.key)
            return unwritten(phrase.key, args)
        return self.format(phrase.key, pattern, args)

    def pattern(self, phrase: Phrase, names: Sequence[str]) -> Pattern | None:
        """A message has forms for whoever is named in it and reads it: ``.you-victim``, ``.you-seat-owner`` if they are
        both."""
        if not self.bundle.has_message(phrase.key):
            return None
        message = self.bundle.get_message(phrase.key)
        own = [name for name, value in phrase.args.items() if self.is_you(value, names)]
        forms = [f"you-{name}" for name in ("-".join(own), *own)]
        return next((message.attributes[form] for form in forms if form in message.attributes), message.value)

    def is_you(self, value: int | str | Phrase, names: Sequence[str]) -> bool:
        """Is this the seat, or the name, of whoever reads it?"""
        if not 0 <= self.you < len(names):
            return False
        return value == seat_name(self.you) or value == names[self.you]

    def tell(self, key: str, **args: int | str | Phrase) -> str:
        """A sentence without seats in it."""
        return self.say(Phrase(key, **args))

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key) and self.bundle.get_message(key).value is not None

    def fill(self, phrase: Phrase, names: Sequence[str]) -> dict[str, int | str]:
        """The arguments of a phrase; a phrase among them also brings its other cases, as ``layer_acc``."""
        filled: dict[str, int | str] = {}
        for name, value in phrase.args.items():
            if not isinstance(value, Phrase):
                filled[name] = value
            elif value.key == SEAT:
                filled[name] = names[int(str(value.args["number"]))]
            else:
                inner = self.fill(value, names)
                filled[name] = self.short(self.written(value, names, inner))
                for case, pattern in self.cases(value.key).items():
                    filled[f"{name}_{case}"] = self.short(self.format(value.key, pattern, inner))
        return filled

    def cases(self, key: str) -> dict[str, Pattern]:
        """The patterns of a message in its other cases."""
        return self.bundle.get_message(key).attributes if self.bundle.has_message(key) else {}

    def short(self, text: str) -> str:
        """Fluent refuses long arguments: they are represented by a mark until the sentence is complete."""
        if len(text) <= LONGEST_PART:
            return text
        self.long.append(text)
        return mark(len(self.long) - 1)

    def format(self, key: str, pattern: Pattern, args: dict[str, int | str]) -> str:
        """What cannot be filled in stands there by its name, in braces."""
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            self.unsaid.add(key)
        return str(text)

    def event(self, game: Game, event: Event, seat: int, names: Sequence[str]) -> str:
        """What happened, as ``seat`` may know it; nothing for what the table shows without words."""
        if not game.events[event.kind].spoken:
            return ""
        return self.say(event_phrase(game, event, seat), names)

    def events(self, game: Game, heard: Sequence[Event], seat: int, names: Sequence[str]) -> list[str]:
        said = [self.event(game, event, seat, names) for event in heard]
        return [sentence for sentence in said if sentence]


def machine_language() -> str:
    """The language of this machine, or English."""
    named = (os.environ.get("KIBITZ_LANG") or os.environ.get("LC_ALL") or os.environ.get("LANG") or "")[:2]
    return named if named in LANGUAGES else "en"


def words_of(game: Game, language: str) -> Words:
    """The words of a game, with what its deck brings along."""
    return Words(language, game.name, game.presentation.words(language))


def event_phrase(game: Game, event: Event, seat: int) -> Phrase:
    kind = game.events[event.kind]
    known = told(event, kind, seat)
    key = "event-" + kind.name
    args: dict[str, int | str | Phrase] = {}
    for (name, sort), value in zip(kind.args, known.args, strict=True):
        if sort == "card" and value == HIDDEN:
            key += "-hidden"
        else:
            args[name] = game.presentation.arg(sort, value)
    return Phrase(key, **args)


def unwritten(key: str, args: dict[str, int | str]) -> str:
    """A sentence that there are no words for: its key from the first dash on, and what it is about."""
    name = key.partition("-")[2] or key
    return f"{name}: {', '.join(map(str, args.values()))}" if args else name


@lru_cache(maxsize=64)
def parsed(game: str, language: str) -> Resource:
    """A words file, parsed once: that takes longer than most of what is said with it."""
    return FluentResource(source(game, language))


def source(game: str, language: str) -> str:
    """The text of a game's words file, or of the one that all games share. A game without words in a language speaks
    English, and one without any has its name."""
    package = home_of(game) if game else "kibitz.play"
    for file in (f"words.{language}.ftl", "words.en.ftl"):
        found = files(package) / file
        if found.is_file():
            return found.read_text(encoding="utf-8")
    return f"title = {game.capitalize()}\n"
