"""``kibitz verify``: was this the deal that was committed to, and is every choice of the game legal?"""

from __future__ import annotations

from typing import Annotated

from kibitz.command_line import Argument, Option, echo, give_up
from kibitz.core.errors import BadOptions, BadRecord, KibitzError
from kibitz.core.game import Play
from kibitz.play.fairness import head_in, is_commitment, noted_deal, seal
from kibitz.play.files import file_text
from kibitz.play.record import Record, parse_record
from kibitz.play.words import Words, words_of
from kibitz.terminal.commands.common import Lang, chosen_language
from kibitz.terminal.local.players import names_in
from kibitz.terminal.view_rendering import ViewRenderer

FAILED = 1  # the exit code of a check that fails; 2: it could not be made
MOST_SAID = 500


def verify(
    file: Annotated[str, Argument(help="A saved game.")],
    commitment: Annotated[
        str, Option(help="What you wrote down yourself before the first card: 64 digits. The one real check.")
    ] = "",
    lang: Lang = "",
) -> None:
    """Check that the deal is the one committed to before the first card, and replay every choice."""
    language, written = chosen_language(lang), read_commitment(commitment)
    text = file_text(file)
    try:
        check = Check(text, parse_record(text), written, language)
    except BadRecord as error:
        raise give_up(f"{file}: {error}") from None
    for line in check.lines:
        echo(line)
    if not check.holds:
        raise SystemExit(FAILED)


def read_commitment(text: str) -> str:
    """What a person has written down; spaces and capitals do no harm."""
    digits = "".join(text.split()).lower()
    if digits and not is_commitment(digits):
        raise BadOptions(f"commitment: expected 64 digits from 0 to f, got {text[:80]!r}")
    return digits


class Check:
    """What was found out about a record, line by line, and whether all of it holds."""

    def __init__(self, text: str, record: Record, written: str, language: str) -> None:
        self.record = record
        self.words: Words = words_of(record.game, language)
        self.holds = True
        title = self.words.tell("title")
        self.lines = [self.words.tell("verify-head", game=title, seats=record.seats, choices=len(record.choices))]
        self.check_deal(head_in(text), written)
        self.replay()

    def check_deal(self, head: str, written: str) -> None:
        """Seed and salt must give the commitment: the one that a player wrote down, and the one in the file."""
        noted, salt = noted_deal(self.record) or ("", "")
        if not noted and not written:
            self.tell("verify-no-commitment")
            return
        if not salt:
            self.fail("verify-no-salt")
            return
        given = seal(head, salt)
        if written:
            self.compare("written", given, written)
        if noted and not (written and noted == written):
            self.compare("noted", given, noted)
        if not written:
            self.tell("verify-write-down")

    def compare(self, where: str, given: str, promised: str) -> None:
        if given == promised:
            self.tell("verify-deal-" + where, commitment=given)
        else:
            self.fail("verify-wrong-" + where, commitment=promised, given=given)

    def replay(self) -> None:
        try:
            play = self.record.replay()
        except KibitzError as error:
            self.fail("verify-illegal", error=str(error)[:MOST_SAID])
            return
        self.tell("verify-legal")
        self.lines += self.result(play)

    def result(self, play: Play) -> list[str]:
        outcome = play.outcome()
        if outcome is None:
            return [self.words.tell("verify-unfinished")]
        return ViewRenderer(self.record.game, self.words, names_in(self.record)).outcome(outcome)

    def tell(self, key: str, **args: int | str) -> None:
        self.lines.append(self.words.tell(key, **args))

    def fail(self, key: str, **args: int | str) -> None:
        self.holds = False
        self.tell(key, **args)
