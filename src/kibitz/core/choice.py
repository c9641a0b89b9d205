"""Choices: one thing a seat may answer, an int code into the game's fixed table."""

from typing import final


@final
class Choice:
    """``code`` is its place in the table, ``text`` its notation, ``verb`` and ``args`` the key of its words. ``key`` is
    what a person may type for it in place of its number in the list, as ``2`` to bid two; most choices have none."""

    def __init__(self, code: int, text: str, verb: str, args: tuple[int, ...] = (), key: str = "") -> None:
        self.code = code
        self.text = text
        self.verb = verb
        self.args = args
        self.key = key

    def __repr__(self) -> str:
        return f"Choice({self.code}, {self.text!r}, {self.verb!r}, {self.args!r})"
