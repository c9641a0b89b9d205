"""What a person sees of a table and may type there, wherever the table is: in this process, or on a server."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kibitz.core.game import SPECTATOR, Game, View
from kibitz.core.presentation import Reason
from kibitz.play.rulebook import first_rule, plain, rule_text, rules_text
from kibitz.play.words import Words
from kibitz.terminal.console import Console
from kibitz.terminal.view_rendering import Offer, ViewRenderer, labels

FEW_CARDS = 12
LONGEST_NUMBER = 6

Command = Callable[[str], None]


class Quit(Exception):
    """The person wants to stop."""


class Screen:
    """One table in lines of text. The tables add what they know: the game, its view, and what is offered."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words
        self.names: list[str] = []
        self.looking = SPECTATOR  # the seat whose cards are shown
        self.commands: dict[str, Command] = {}
        self.add_commands(
            {
                "help": self.show_help,
                "table": self.show_table,
                "all": self.show_all,
                "why": self.explain,
                "try": self.try_out,
                "hint": self.hint,
                "undo": self.undo,
                "rules": self.show_rules,
                "log": self.show_log,
                "piles": self.show_piles,
                "card": self.show_card,
                "quit": self.quit,
            }
        )

    def add_commands(self, commands: Mapping[str, Command]) -> None:
        """Commands by their English names, and by those of the person's language."""
        self.commands.update(commands)
        for name, command in commands.items():
            self.commands.setdefault(self.words.tell("command-" + name), command)

    # ---- what a table knows

    @property
    def game(self) -> Game:
        raise NotImplementedError

    @property
    def renderer(self) -> ViewRenderer:
        return ViewRenderer(self.game, self.words, self.names)

    def view(self) -> View:
        """What the seat that is looking may know."""
        raise NotImplementedError

    def question(self) -> str:
        """What is asked of the seat that is looking; empty if it is asked nothing."""
        raise NotImplementedError

    def offers(self) -> list[Offer]:
        raise NotImplementedError

    def notations(self) -> list[str]:
        """The offers as one writes them."""
        return [offer.text for offer in self.offers()]

    def keys(self) -> list[str]:
        """The own key of each offer; empty where it has none."""
        return [offer.key for offer in self.offers()]

    def choose(self, text: str) -> None:
        """Make the choice, or the move, that a text stands for; or say why not."""
        raise NotImplementedError

    def choose_offer(self, number: int) -> None:
        """Make the choice with this number, from 0."""
        raise NotImplementedError

    # ---- what a person types

    def obey(self, line: str) -> None:
        """A choice's own key, a choice as it is offered, a command, the number of a choice, or its notation written
        otherwise."""
        word, _, rest = line.partition(" ")
        keys = [key.lower() for key in self.keys()]
        if line == "?":
            self.show_help("")
        elif line and line.lower() in keys:
            self.choose_offer(keys.index(line.lower()))
        elif line in self.notations():
            self.choose(line)
        elif word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
        elif line.isdecimal():
            self.choose_number(line)
        elif line:
            self.choose(line)

    def choose_number(self, line: str) -> None:
        """The choice with this number in the list, of those without a key of their own."""
        offered = labels(self.keys())
        number = str(int(line)) if len(line) <= LONGEST_NUMBER else ""
        if number in offered:
            self.choose_offer(offered.index(number))
        elif any(self.keys()):
            self.tell("no-such-key", number=line[: 2 * LONGEST_NUMBER])
        else:
            self.tell("no-such-number", number=line[: 2 * LONGEST_NUMBER], most=len(offered))

    def example(self) -> str:
        return self.notations()[-1]

    # ---- answers

    def tell(self, key: str, **args: int | str) -> None:
        self.console.write(self.words.tell(key, **args))

    def write(self, lines: list[str]) -> None:
        for line in lines:
            self.console.write(line)

    def cannot_read(self, text: str) -> None:
        self.tell("cannot-read", text=text[:60])

    def tell_reason(self, reason: Reason) -> None:
        said = self.words.say(reason.phrase, self.names)
        shown = self.words.tell("refused", rule=reason.rule, reason=said) if reason.rule else said
        self.console.write(self.with_typing(shown, reason.phrase.key))

    def with_typing(self, said: str, key: str) -> str:
        """A sentence, and what can be typed there, where the game's words teach it."""
        more = "type-" + key
        return f"{said} {self.words.tell(more)}" if self.words.has(more) else said

    # ---- commands

    def show_help(self, rest: str) -> None:
        self.tell("help", rule=first_rule(self.game.name))

    def show_table(self, rest: str) -> None:
        self.console.write()
        self.write(self.renderer.table(self.view(), self.looking))
        question = self.question()
        if question:
            self.console.write(f"{self.names[self.looking]}: {question}")
            self.write(self.renderer.choices(self.offers()))

    def show_all(self, rest: str) -> None:
        self.write(self.renderer.choice_lines(self.offers()))

    def explain(self, rest: str) -> None:
        """The rule that forbids a choice."""
        raise NotImplementedError

    def try_out(self, rest: str) -> None:
        """What a move would bring, without making it."""
        raise NotImplementedError

    def hint(self, rest: str) -> None:
        """What is worth considering, from what this person can know."""
        raise NotImplementedError

    def undo(self, rest: str) -> None:
        raise NotImplementedError

    def show_rules(self, rest: str) -> None:
        game, language = self.game.name, self.words.language
        text = rule_text(game, language, rest) if rest else plain(rules_text(game, language))
        self.console.write(text or self.words.tell("rule-unknown", rule=rest[:20]))

    def show_log(self, rest: str) -> None:
        self.write(self.log() or [self.words.tell("no-log")])

    def log(self) -> list[str]:
        """What has happened, as the seat that is looking may know it."""
        raise NotImplementedError

    def show_piles(self, rest: str) -> None:
        self.write(self.renderer.open_piles(self.view()) or [self.words.tell("table-empty")])

    def show_card(self, rest: str) -> None:
        """What cards do: those whose text or name has this in it."""
        wish = rest.lower()
        found = []
        for text in self.game.faces if wish else []:
            told = self.game.presentation.card(text).full
            shown = "" if told is None else self.words.say(told, self.names)
            if told is not None and (wish in text or wish in shown.split(":")[0].lower()):
                found.append(shown)
        self.write(found[:FEW_CARDS] or [self.words.tell("card-unknown", text=rest[:40])])

    def quit(self, rest: str) -> None:
        raise Quit
