"""Why a choice of Abluxxen is refused: the rule it breaks, and a sentence."""

from __future__ import annotations

from kibitz.core.phrase import Phrase, seat_name
from kibitz.core.presentation import Reason
from kibitz.games.abluxxen.cards import FACES, JOKER, count_of
from kibitz.games.abluxxen.choices import CHOICES, LAY, Lay, is_mixed, never_together, one_by_one, parse
from kibitz.games.abluxxen.phrases import card, slot, stack
from kibitz.games.abluxxen.rules import AbluxxenPlay
from kibitz.games.abluxxen.state import ANSWERING, DRAWING, FISHING, LAYING, OVER, SHADOWING, TAKING


def why_not(play: AbluxxenPlay, text: str) -> Reason:
    """Which rule forbids this choice now; a choice that is offered breaks none."""
    faces = one_by_one(text)
    if faces and never_together(faces):
        return why_not_cards(play, faces)
    code = parse(f"{text}x1" if text in FACES[1:JOKER] else text)
    if code in play.shared_legal():
        return Reason("", Phrase("why-allowed"))
    if play.stage == OVER:
        return Reason("AB-28", Phrase("why-over"))
    made = CHOICES[code]
    if made.verb == "lay":
        return why_not_lay(play, LAY[code])
    if made.verb in ("take", "leave"):
        return why_not_take(play)
    if made.verb in ("back", "drop"):
        return why_not_answer(play)
    if made.verb == "shadow":
        return why_not_shadow(play, made.args[0])
    return why_not_draw(play, made.verb, made.args)


def why_not_cards(play: AbluxxenPlay, faces: list[int]) -> Reason:
    """Cards written one by one that no choice can lay."""
    if play.stage != LAYING:
        return why_not_yet(play)
    if is_mixed(faces):
        return Reason("AB-7", Phrase("why-two-values"))
    value = next((face for face in faces if face != JOKER), JOKER)
    return why_not_held(play, value, faces.count(value))


def why_not_lay(play: AbluxxenPlay, lay: Lay) -> Reason:
    """Only in your turn, only once, only what you hold."""
    return why_not_yet(play) if play.stage != LAYING else why_not_held(play, int(lay.value), int(lay.numbers))


def why_not_yet(play: AbluxxenPlay) -> Reason:
    """It is not the moment to lay cards."""
    if play.stage == OVER:
        return Reason("AB-28", Phrase("why-over"))
    if play.stage in (ANSWERING, DRAWING):
        return Reason("AB-5", Phrase("why-not-your-turn", seat=seat_name(int(play.turn))))
    return Reason("AB-5", Phrase("why-laid-already"))


def why_not_held(play: AbluxxenPlay, value: int, numbers: int) -> Reason:
    hand = play.sides[play.turn].hand
    held = int(count_of(hand, value))
    if value != JOKER and numbers > held:
        return Reason("AB-7", Phrase("why-not-in-hand", card=card(value), held=held))
    return Reason("AB-7", Phrase("why-too-few-jokers", held=int(count_of(hand, JOKER))))


def why_not_take(play: AbluxxenPlay) -> Reason:
    if play.stage == LAYING:
        return Reason("AB-5", Phrase("why-lay-first"))
    if play.stage == SHADOWING:
        return Reason("AB-41", Phrase("why-shadow-first"))
    if play.stage == FISHING:
        return Reason("AB-12", Phrase("why-nobody-hit"))
    return Reason("AB-17", Phrase("why-decided"))


def why_not_answer(play: AbluxxenPlay) -> Reason:
    if play.stage == LAYING:
        return Reason("AB-5", Phrase("why-lay-first"))
    if play.stage == SHADOWING:
        return Reason("AB-40", Phrase("why-shadow-taken"))
    if play.stage == TAKING:
        return Reason("AB-17", Phrase("why-attacker-first"))
    if play.stage == FISHING:
        return Reason("AB-12", Phrase("why-nobody-hit"))
    return Reason("AB-19", Phrase("why-decided"))


def why_not_shadow(play: AbluxxenPlay, value: int) -> Reason:
    if not play.rules.duel:
        return Reason("AB-37", Phrase("why-no-shadow"))
    if play.stage == LAYING:
        return Reason("AB-5", Phrase("why-lay-first"))
    if play.stage != SHADOWING:
        return Reason("AB-40", Phrase("why-shadow-done"))
    held = int(count_of(play.middle.shadow, value))
    if held == 0:
        return Reason("AB-40", Phrase("why-not-in-shadow", card=card(value)))
    return Reason("AB-40", Phrase("why-shadow-not-beaten", cards=stack(value, held)))


def why_not_draw(play: AbluxxenPlay, verb: str, args: tuple[int, ...]) -> Reason:
    """Only what is there, only when cards are drawn, and never less than is owed."""
    if play.stage == LAYING:
        return Reason("AB-5", Phrase("why-no-pass" if verb == "none" else "why-lay-first"))
    if play.stage == SHADOWING:
        return Reason("AB-40", Phrase("why-shadow-duty"))
    if play.stage == TAKING:
        return Reason("AB-13", Phrase("why-hit-duty"))
    if play.stage == ANSWERING:
        return Reason("AB-19", Phrase("why-answer-first"))
    if verb == "none":
        return Reason("AB-21", Phrase("why-owed", owed=int(play.owed)))
    if verb == "deck":
        return Reason("AB-23", Phrase("why-deck-empty"))
    return Reason("AB-20", Phrase("why-not-in-pool", slot=slot(args[0])))
