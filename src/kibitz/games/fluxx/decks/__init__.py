"""The decks that come with the program, as texts. They are part of the rules, like code; nothing else is read here."""

from importlib.resources import files

DECKS = ("batman", "allotment")
STARTER = "starter"  # a small one to begin an own deck with


def deck_text(name: str) -> str:
    return (files(__name__) / f"{name}.toml").read_text(encoding="utf-8")
