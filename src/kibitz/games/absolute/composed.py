"""What a composed move of Absolute does once it is complete: a swap, a new set, an addition, a regrouping."""

from __future__ import annotations

from kibitz.core.event import Event
from kibitz.games.absolute.cards import bits_of
from kibitz.games.absolute.choices import MOST_SETS
from kibitz.games.absolute.draft import Draft
from kibitz.games.absolute.events import ADDED, ADDED_TO, FORMED, HANDS, LAID, REGROUPED, SWAPPED, SWAPPED_OWN
from kibitz.games.absolute.parts import Set, after_swap, merged
from kibitz.games.absolute.state import AbsoluteState


def swap(state: AbsoluteState, draft: Draft, heard: list[Event] | None) -> None:
    """Hand cards for cards of a set; it is no play (AZ-13, AZ-18)."""
    owner, place, seat = int(draft.target // MOST_SETS), int(draft.target % MOST_SETS), int(state.turn)
    old = state.sets[owner][place]
    new = after_swap(old, draft.chosen, draft.taken)
    state.put_out(draft.chosen, owner, heard)
    for card in draft.taken:
        state.cards.move(card, HANDS + seat, heard)
    state.set_row(owner, place, new)
    if heard is not None:
        given, taken = bits_of(draft.chosen), bits_of(draft.taken)
        if owner == seat:
            heard.append(Event(SWAPPED_OWN, (seat, given, taken, old.points(), new.points())))
        else:
            heard.append(Event(SWAPPED, (seat, owner, given, taken, old.points(), new.points())))


def lay(state: AbsoluteState, draft: Draft, heard: list[Event] | None) -> None:
    """A new set goes to the end of the row (AZ-20)."""
    seat = int(state.turn)
    new = Set(draft.chosen)
    state.played += new.size
    state.put_out(new.cards, seat, heard)
    state.sets[seat] = [*state.sets[seat], new]
    if heard is not None:
        heard.append(Event(LAID, (seat, bits_of(new.cards), new.points())))


def add(state: AbsoluteState, draft: Draft, heard: list[Event] | None) -> None:
    """Hand cards join a set, which keeps its place (AZ-21)."""
    owner, place, seat = int(draft.target // MOST_SETS), int(draft.target % MOST_SETS), int(state.turn)
    old = state.sets[owner][place]
    new = merged(old, draft.chosen)
    state.played += len(draft.chosen)
    state.put_out(draft.chosen, owner, heard)
    state.set_row(owner, place, new)
    if heard is None:
        return
    if owner == seat:
        heard.append(Event(ADDED, (seat, bits_of(draft.chosen), old.points(), new.points())))
    else:
        heard.append(Event(ADDED_TO, (seat, owner, bits_of(draft.chosen), old.points(), new.points())))


def regroup(state: AbsoluteState, draft: Draft, heard: list[Event] | None) -> None:
    """The broken sets go, the new ones come to the end of the row (AZ-22, AZ-23)."""
    seat = int(state.turn)
    before = state.table_points(seat)
    hand = state.hand()
    played = [card for card in draft.used() if card in hand]
    state.played += len(played)
    state.bare += 0 if played else 1
    state.put_out(played, seat, heard)
    made = draft.sets()
    state.sets[seat] = [row for place, row in enumerate(state.own_sets()) if place not in draft.broken] + made
    if heard is not None:
        heard.append(Event(REGROUPED, (seat, before, state.table_points(seat))))
        heard += [Event(FORMED, (seat, bits_of(row.cards), row.points())) for row in made]
