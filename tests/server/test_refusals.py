"""Whatever a server refuses is said to people in their own language; programs get a kind and a message in English."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import kibitz.server
import kibitz.terminal
from kibitz import wire
from kibitz.core.errors import KibitzError
from kibitz.core.phrase import Phrase
from kibitz.play.words import LANGUAGES, Words
from kibitz.server.errors import says_of, says_of_kind
from kibitz.terminal.remote.rendering import refusal_text
from server.sitting import Sitting, composing, keepers

FOLDERS = [Path(package.__path__[0]) for package in (kibitz.server, kibitz.terminal)]


def refused_at(table: Sitting, who: str, act: wire.Acts) -> KibitzError:
    with pytest.raises(KibitzError) as refusal:
        table.act(who, act)
    return refusal.value


def silenced() -> Sitting:
    table = keepers()
    table.act("Anna", wire.Mute(id="m", chair=1))
    return table


@pytest.mark.parametrize(
    ("table", "who", "act", "english", "german", "polish"),
    [
        (keepers, "Ben", wire.Kick(id="k", chair=2), "Only the host", "wer den Tisch leitet", "tylko osoba"),
        (keepers, "Anna", wire.Kick(id="k", chair=0), "your own chair", "dein eigener Platz", "twoje własne miejsce"),
        (keepers, "Anna", wire.Start(id="s"), "has begun", "schon begonnen", "już się zaczęła"),
        (keepers, "Anna", wire.Start(id="s", bot="boss"), "no bot “boss”", "Bot „boss“", "bota „boss”"),
        (keepers, "Ben", wire.Again(id="a"), "when this one is over", "diese zu Ende ist", "po zakończeniu tej"),
        (keepers, "Ben", wire.Undo(id="u"), "no move that could be", "keinen Zug", "Nie masz ruchu"),
        (keepers, "Ben", wire.Consent(id="c", yes=True), "Nobody is asking you", "Niemand wartet", "Nikt teraz"),
        (keepers, "Ben", wire.Say(id="s", text=" "), "not said anything", "nichts gesagt", "jest pusta"),
        (silenced, "Ben", wire.Say(id="s", text="hm"), "You are muted", "stummgeschaltet", "prawa głosu"),
        (keepers, "Zoe", wire.Say(id="s", text="hm"), "need a chair", "einen eigenen Platz", "własne miejsce"),
        (composing, "Anna", wire.Choose(id="c", decision=99, choices=["x"]), "Too late", "Zu spät", "Za późno"),
    ],
)
def test_a_refusal_is_said_in_the_language_of_whoever_is_refused(
    table: Callable[[], Sitting], who: str, act: wire.Acts, english: str, german: str, polish: str
) -> None:
    says = wire.phrase_of(says_of(refused_at(table(), who, act)))
    for language, part in zip(LANGUAGES, (english, german, polish), strict=True):
        assert part in Words(language).say(says)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_every_reason(language: str) -> None:
    words = Words(language)
    written = "".join(path.read_text(encoding="utf-8") for folder in FOLDERS for path in folder.rglob("*.py"))
    keys = re.findall(r'\bSaid\(\s*"([^"]+)"[,)]', written) + re.findall(r'turned_away\([^"\n]*, "([^"]+)"', written)
    assert len(set(keys)) > 4
    for key in keys:
        assert words.has(key), key


def test_a_program_is_told_in_english_whatever_people_read() -> None:
    refusal = refused_at(keepers(), "Ben", wire.Kick(id="k", chair=7))
    assert (refusal.kind, str(refusal)) == ("not-yours", "only the host may do that")


def test_only_mistakes_of_programs_have_no_words_of_their_own() -> None:
    """Too late, not your turn, and what no person can do: the kind says it all. Whatever else is "not now" says why."""
    bare: list[str] = []
    for path in sorted(FOLDERS[0].rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("NotNow", "NotYours", "TooMany"):
                bare += [ast.unparse(node)] * (len(node.args) == 1)
    nobody = ("there is no reaction window", "there is no phrase", "no reaction window is open")
    assert all(any(says in call for says in nobody) for call in bare), bare


def test_a_reason_that_we_do_not_know_yet_is_told_by_its_kind_or_in_english() -> None:
    new = wire.Said("refused-full-moon", {"nights": 3})
    polish = Words("pl")
    known = wire.Refused(id="a", kind="not-asked", message="the moon is full", says=new)
    assert refusal_text(known, polish) == polish.say(Phrase("refused-not-asked")) == "To nie twoja kolej."
    unknown = wire.Bye(kind="full-moon", message="the moon \x1b[31mis full", says=new)
    assert refusal_text(unknown, polish) == "the moon [31mis full"
    assert refusal_text(wire.Bye(kind="restart", message="", says=says_of_kind("restart")), polish).startswith("Serwer")
