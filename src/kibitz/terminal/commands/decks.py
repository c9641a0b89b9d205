"""``kibitz deck``: write a Fluxx deck, check it, read it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from kibitz.command_line import App, Argument, echo, give_up
from kibitz.core.errors import KibitzError
from kibitz.core.library import Finding
from kibitz.games import make_game
from kibitz.games.fluxx.cards import KINDS, Deck
from kibitz.games.fluxx.deck import check_deck
from kibitz.games.fluxx.decks import DECKS, STARTER, deck_text
from kibitz.games.fluxx.phrases import told
from kibitz.play.files import deck_file_text
from kibitz.play.words import words_of
from kibitz.terminal.commands.common import Lang, chosen_language

app = App("kibitz deck", "Write, check and read Fluxx decks.")


def text_of(deck: str) -> str:
    """A deck that comes with the program, by its name, or a file."""
    if deck in DECKS:
        return deck_text(deck)
    try:
        return deck_file_text(deck)
    except KibitzError as error:
        raise give_up(f"{error}; the decks that come along are {', '.join(DECKS)}") from None


@app.command()
def check(deck: Annotated[str, Argument(help="A deck file.")]) -> None:
    """Report every mistake with card, key and what exists; and goals or Keepers that are of no use."""
    made, findings = check_deck(text_of(deck))
    for finding in findings:
        echo(said(finding))
    if made is None:
        errors = sum(1 for finding in findings if finding.is_error)
        echo(f"{deck}: cannot be played, {errors} mistake{'s' if errors != 1 else ''}")
        raise SystemExit(1)
    echo(f"{deck}: {made.names['en']}, {made.size} cards ({counts(made)}); ready to play")
    echo(f"kibitz play fluxx --option deck={deck}")


def said(finding: Finding) -> str:
    return f"{'error' if finding.is_error else 'warning'}: {finding}"


def counts(deck: Deck) -> str:
    return ", ".join(f"{sum(1 for kind in deck.kinds if kind == bit)} {name}s" for name, bit in KINDS.items())


@app.command()
def new(file: Annotated[str, Argument(help="Where to write it, as in my_deck.toml.")]) -> None:
    """Write a small commented deck that plays, to begin with."""
    path = Path(file)
    if path.suffix != ".toml":
        raise give_up(f"{file}: a deck file is called something.toml")
    try:
        with path.open("x", encoding="utf-8") as out:
            out.write(deck_text(STARTER))
    except FileExistsError:
        raise give_up(f"{file} is there already; choose another name") from None
    except OSError as error:
        raise give_up(f"cannot write {file}: {error}") from None
    echo(f"Written: {file}. Edit it, then: kibitz deck check {file}")


@app.command("list")
def list_decks() -> None:
    """The decks that come with the program."""
    for name in DECKS:
        made, _ = check_deck(deck_text(name))
        assert made is not None
        echo(f"{name}: {made.names['en']}, {made.size} cards")


@app.command()
def show(
    deck: Annotated[str, Argument(help="A deck that comes along, or a file.")] = DECKS[0],
    lang: Lang = "",
) -> None:
    """Every card with what it does."""
    text = text_of(deck)
    made, _ = check_deck(text)
    if made is None:
        raise give_up(f"{deck} cannot be played; see kibitz deck check {deck}")
    words = words_of(make_game("fluxx", {"deck": text}, 2), chosen_language(lang))
    for card in made.cards:
        echo(words.say(told(made, card.number)))
