"""Libraries: the decks of a game whose cards are data, and what is to be said of one that somebody has written."""

from __future__ import annotations


class Finding:
    """Something to say about a deck: which card, which key, what, in which line; an error, or only a warning."""

    def __init__(self, card: str, key: str, message: str, is_error: bool, line: int = 0) -> None:
        self.card = card  # empty: none in particular
        self.key = key
        self.message = message
        self.is_error = is_error  # it cannot be played
        self.line = line  # from 1; 0: nowhere in particular

    def __str__(self) -> str:
        return ": ".join(part for part in (self.card, self.key, self.message) if part)


class Library:
    """The decks that come with a game, by name, and the one to begin an own deck with. A deck is a text."""

    def __init__(self, option: str, names: list[str], starter: str) -> None:
        self.option = option  # of the game: the name of a deck, or a whole deck as text
        self.names = names
        self.starter = starter

    def text(self, name: str) -> str:
        """A deck of this library, or the starter."""
        raise NotImplementedError

    def check(self, text: str) -> list[Finding]:
        """All that is to be said about a deck; without errors among it the deck can be played."""
        raise NotImplementedError

    def titles(self, text: str) -> dict[str, str]:
        """What a deck that can be played is called, by language."""
        raise NotImplementedError

    def read(self, text: str) -> object:
        """What is in a deck, as plain data for ``take_over`` in another process; BadOptions: it cannot be played."""
        raise NotImplementedError

    def take_over(self, text: str, read: object) -> None:
        """What was read of this text elsewhere is known here from now on."""
        raise NotImplementedError

    def knows(self, text: str) -> bool:
        """Whether a game with this deck is made at once, without reading the text."""
        raise NotImplementedError
