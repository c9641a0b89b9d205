"""Functions as commands: parameters are arguments and options, as their annotations say.

    @app.command()
    def hint(file: Annotated[str, Argument(help="A saved game.")], seat: Annotated[int, Option(min=0)] = 0) -> None:
        \"\"\"Which moves are worth considering.\"\"\"

A thin layer over argparse: the libraries for it bring more packages along than all the rest of a plain installation.
An option that is not given is looked for in its environment variable, and then has its default.
"""

from __future__ import annotations

import argparse
import inspect
import os
import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from pathlib import Path
from types import UnionType
from typing import Any, Final, NoReturn, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

from kibitz.core.errors import KibitzError
from kibitz.play.extras import need

Function: TypeAlias = Callable[..., None]
F = TypeVar("F", bound=Function)

MISUSED: Final = 2  # the exit status of whoever asks for what there is not
NOT_WANTED: Final = 1  # asked back, nobody said yes
STOPPED: Final = 130  # by Ctrl-C
SHOWN: Final = {str: "TEXT", int: "NUMBER", float: "NUMBER", Path: "FILE"}
YES: Final = ("1", "true", "yes", "on", "t", "y")
MOST: Final = 1_000_000_000  # a number is no greater, unless its option says so
NO: Final = ("0", "false", "no", "off", "f", "n")


class Option:
    """A parameter that is given by its name: ``--its-name``, or the name said here; ``--this/--other`` for yes and no.

    ``alone``: what the option means without a value.
    """

    def __init__(
        self,
        name: str = "",
        *,
        help: str = "",
        envvar: str = "",
        min: float | None = None,
        max: float = MOST,
        metavar: str = "",
        alone: str = "",
    ) -> None:
        self.name = name
        self.help = help
        self.envvar = envvar
        self.min = min
        self.max = max
        self.metavar = metavar
        self.alone = alone


class Argument(Option):
    """A parameter that is given by its place."""


class BadParameter(Exception):
    """An option has a value that it cannot have."""


def echo(text: str = "", err: bool = False) -> None:
    """A line, written at once."""
    print(text, file=sys.stderr if err else sys.stdout, flush=True)


def confirm(question: str) -> None:
    """Go on only if somebody says yes; whoever cannot be asked has not."""
    print(f"{question} [y/N] ", end="", file=sys.stderr, flush=True)
    if sys.stdin.readline().strip().lower() not in YES:
        raise SystemExit(NOT_WANTED)


def give_up(message: str) -> SystemExit:
    """Say what is wrong; the exit to raise."""
    echo(f"kibitz: {message}", err=True)
    return SystemExit(MISUSED)


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, and where more is said."""

    def error(self, message: str) -> NoReturn:
        raise give_up(f"{message}; {self.prog} --help says more")


class Parameter:
    """A parameter of a command: its type, what its annotation says, and its default."""

    def __init__(self, name: str, hint: object, default: object) -> None:
        kind, about = get_args(hint)[:2]
        assert isinstance(about, Option), f"{name}: expected an Argument or an Option"
        self.name = name
        self.about = about
        self.default = default
        self.required = default is inspect.Parameter.empty
        kinds = [part for part in get_args(kind) if part is not type(None)] if isinstance(kind, UnionType) else [kind]
        self.repeatable = get_origin(kinds[0]) is list
        self.kind: type = get_args(kinds[0])[0] if self.repeatable else kinds[0]
        self.takes_value = self.kind is not bool

    @property
    def flags(self) -> list[str]:
        """``--its-name``; or the flag for yes and the one for no; an argument has none."""
        if isinstance(self.about, Argument):
            return []
        return (self.about.name or "--" + self.name.replace("_", "-")).split("/")

    def add_to(self, parser: Parser) -> None:
        """What is not given is None: it may stand in the environment."""
        if not self.takes_value:
            for flag, value in zip(self.flags, (True, False), strict=False):
                parser.add_argument(flag, dest=self.name, action="store_const", const=value, help=self.help())
            return
        how: dict[str, Any] = {"type": self.read, "help": self.help()}
        how["metavar"] = self.about.metavar or SHOWN[self.kind]
        if isinstance(self.about, Argument):
            many = ("+" if self.required else "*") if self.repeatable else (None if self.required else "?")
            how |= {"metavar": self.name.upper(), "nargs": many}
        else:
            how |= {"dest": self.name, "required": self.required, "action": "append" if self.repeatable else "store"}
        if self.about.alone:
            how |= {"nargs": "?", "const": self.about.alone}
        parser.add_argument(*(self.flags or [self.name]), **how)

    def help(self) -> str:
        """What it is for, its default and its variable; argparse reads a percent sign as its own."""
        usual = "" if self.default in ("", None, False, inspect.Parameter.empty) else f"default: {self.default}"
        variable = f"or {self.about.envvar}" if self.about.envvar else ""
        more = ", ".join(filter(None, [usual, variable]))
        return f"{self.about.help}{f' ({more})' if more else ''}".strip().replace("%", "%%")

    def read(self, text: str) -> object:
        """A value of its type and within its bounds; the error says what was expected."""
        if self.kind is bool:
            return read_yes_or_no(text)
        return self.read_number(text) if self.kind in (int, float) else self.kind(text)

    def read_number(self, text: str) -> float:
        least = -MOST if self.about.min is None else self.about.min
        try:
            number: float = self.kind(text)
        except ValueError:
            number = float("nan")
        if not least <= number <= self.about.max:
            raise argparse.ArgumentTypeError(f"expected {bounds(self.about)}, got {text[:40]!r}")
        return number

    def from_environment(self) -> object:
        """What its variable says; None without one, or if it is empty."""
        said = os.environ.get(self.about.envvar, "") if self.about.envvar else ""
        if not said:
            return None
        return [self.read(word) for word in said.split()] if self.repeatable else self.read(said)


def read_yes_or_no(text: str) -> bool:
    if text.lower() not in YES + NO:
        raise argparse.ArgumentTypeError(f"expected yes or no, got {text[:40]!r}")
    return text.lower() in YES


def bounds(option: Option) -> str:
    least = "" if option.min is None else f" from {option.min}"
    return f"a number{least} to {option.max}"


class Command:
    """A function, called with what stands in the command line."""

    def __init__(self, name: str, function: Function, needs: str = "") -> None:
        self.name = name
        self.function = function
        self.needs = needs  # a part that may not be installed
        hints = get_type_hints(function, include_extras=True)
        signature = inspect.signature(function)
        self.parameters = [Parameter(name, hints[name], each.default) for name, each in signature.parameters.items()]

    @property
    def about(self) -> str:
        """What its docstring says, in one line."""
        return " ".join((inspect.getdoc(self.function) or "").split())

    def run(self, words: Sequence[str]) -> None:
        parser = self.parser()
        given = vars(parser.parse_args(self.in_order(words)))
        values = {each.name: self.value(parser, each, given[each.name]) for each in self.parameters}
        try:
            if self.needs:
                need(self.needs)
            self.function(**values)
        except BadParameter as error:
            parser.error(str(error))
        except KibitzError as error:
            raise give_up(str(error)) from None

    def parser(self) -> Parser:
        more = f" Needs the {self.needs} part of Kibitz." if self.needs else ""
        about = (self.about + more).replace("%", "%%")
        parser = Parser(f"kibitz {self.name}", description=about, allow_abbrev=False)
        for parameter in self.parameters:
            parameter.add_to(parser)
        return parser

    def in_order(self, words: Sequence[str]) -> list[str]:
        """Arguments first: argparse takes one that may be left out for left out where an option comes before it. And
        each value behind its option, with an equals sign: it may begin with a dash, as some keys do, but another option
        is no value."""
        flags = {flag for each in self.parameters for flag in each.flags}
        valued = {flag: each.about for each in self.parameters if each.takes_value for flag in each.flags}
        options, places, rest = list[str](), list[str](), list(words)
        while rest and (word := rest.pop(0)) != "--":
            if word in valued and rest and not is_option(rest[0], flags, valued[word]):
                word += f"={rest.pop(0)}"
            (options if word.startswith("-") else places).append(word)
        return [*options, "--", *places, *rest] if rest else [*places, *options]

    def value(self, parser: Parser, parameter: Parameter, given: object) -> object:
        """What was given, or what the environment says, or the default."""
        try:
            found = parameter.from_environment() if given is None else given
        except argparse.ArgumentTypeError as error:
            parser.error(f"{parameter.about.envvar}: {error}")
        return parameter.default if found in (None, []) else found


def is_option(word: str, flags: set[str], before: Option) -> bool:
    """Is the word behind this option another one? An option that may stand alone takes nothing with a dash."""
    return word.partition("=")[0] in flags or bool(before.alone and word.startswith("-"))


class App:
    """Commands by their names. ``needs``: a part of Kibitz that all of them need; ``bare``: what is done without a
    command; ``version``: what ``--version`` says."""

    def __init__(self, name: str, help: str, needs: str = "") -> None:
        self.name = name
        self.help = help
        self.needs = needs
        self.commands: dict[str, Command | App] = {}
        self.bare: Callable[[], None] = self.show_help
        self.version: Callable[[], str] | None = None

    def command(self, name: str = "", needs: str = "") -> Callable[[F], F]:
        """Makes a function a command. ``needs``: a part of Kibitz that may not be installed."""

        def add(function: F) -> F:
            own = name or function.__name__
            prefix = self.name.removeprefix("kibitz").lstrip()
            self.commands[own] = Command(f"{prefix} {own}".lstrip(), function, needs or self.needs)
            return function

        return add

    def add_group(self, name: str, group: App) -> None:
        self.commands[name] = group

    @property
    def about(self) -> str:
        return self.help

    def run(self, words: Sequence[str]) -> None:
        if not words:
            self.bare()
        elif words[0] in self.commands:
            self.commands[words[0]].run(words[1:])
        else:
            self.refuse(words)

    def refuse(self, words: Sequence[str]) -> None:
        """No command comes first: a question for help or version, or a mistake."""
        parser = self.parser()
        if not words[0].startswith("-"):
            near = get_close_matches(words[0], self.commands, n=1)
            hint = f"did you mean {near[0]}" if near else f"there are {', '.join(self.commands)}"
            parser.error(f"there is no command {words[0][:40]!r}; {hint}")
        if parser.parse_args(words).version and self.version is not None:
            echo(self.version())

    def parser(self) -> Parser:
        width = max(map(len, self.commands), default=0)
        lines = [f"  {name.ljust(width)}  {first_sentence(each.about)}" for name, each in self.commands.items()]
        parser = Parser(
            self.name,
            usage=f"{self.name} [--help]{' [--version]' if self.version else ''} COMMAND ...",
            description=self.help,
            epilog="\n".join(["commands:", *lines, "", f"{self.name} COMMAND --help says more."]),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        parser.set_defaults(version=False)
        if self.version:
            parser.add_argument("--version", action="store_true", help="Which build this is.")
        return parser

    def show_help(self) -> None:
        self.parser().print_help()
        raise SystemExit(MISUSED)

    def __call__(self) -> NoReturn:
        """The program: what stands in the command line is done, and that is all."""
        try:
            self.run(sys.argv[1:])
        except KeyboardInterrupt:
            sys.exit(STOPPED)
        sys.exit(0)


def first_sentence(text: str) -> str:
    return text.partition(". ")[0].rstrip(".")
