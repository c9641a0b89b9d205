"""Frames as version 0.8 wrote them: all had the same fields, which meant something else in each."""

from __future__ import annotations

from kibitz.core.game import Json
from kibitz.games.fluxx.cards import TRIGGERS
from kibitz.games.fluxx.discarding import OWED
from kibitz.games.fluxx.drawing import PURPOSES, TO_GIVE_OUT, TO_HAND, TO_PLAY_AT_ONCE, TO_PLAY_SOME

# What is called otherwise now, and means the same.
NAMES = {
    "react": {"other": "actor"},
    "seize": {"other": "to"},
    "steal": {"other": "thief"},
    "drawing": {"other": "drawn", "count": "left", "cards": "aside"},
    "play-these": {"count": "plays"},
    "pick": {"count": "limit", "cards": "picked"},
    "give-up-held": {"other": "actor"},
    "owe": {"cards": "choices"},
}


def renamed(name: str, data: dict[str, Json], answerers: Json) -> dict[str, Json]:
    """The frame as it would be written now. What is not as it was stays, and is refused by whoever reads it."""
    names = NAMES.get(name, {})
    new = {names.get(field, field): value for field, value in data.items()}
    cards, count, step = new.get("cards"), new.get("count"), new.get("step", -1)
    if name == "react" and isinstance(cards, list):
        seats = answerers if isinstance(answerers, list) else [step] * (len(cards) - 1) + [new.get("actor")]
        new |= {"chain": [f"{seat} {card}" for seat, card in zip(seats, cards, strict=False)]}
        del new["cards"]
        new.pop("step", None)
    if name == "pick-seat" and isinstance(cards, list) and len(cards) == 1:
        new |= {"moved": cards[0]}
        del new["cards"]
    if name == "drawing" and "purpose" not in new and isinstance(step, int):
        purpose = {0: TO_HAND, -1: TO_GIVE_OUT, -2: TO_PLAY_AT_ONCE}.get(step, TO_PLAY_SOME)
        new |= {"purpose": PURPOSES[purpose], "plays": max(0, step)}
        new.pop("step", None)
    if isinstance(count, int) and 0 <= count < 1 << 10:
        del new["count"]
        new |= unpacked(name, count)
    return new


def unpacked(name: str, count: int) -> dict[str, Json]:
    """Two numbers that were one, and a bit for every seat."""
    if name == "react" and count & 7 < len(TRIGGERS):
        target: dict[str, Json] = {"target": (count >> 3) - 1} if count >> 3 else {}
        return {"trigger": TRIGGERS[count & 7], **target}
    if name == "owe":
        return {"owed": OWED[count & 3], "kinds": count >> 2}
    if name == "give":
        return {"served": [seat for seat in range(10) if count >> seat & 1]}
    return {"count": count}
