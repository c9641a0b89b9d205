"""What people and bots are called at a table: nobody like somebody else there, and no person like a bot."""

from __future__ import annotations

import itertools
import unicodedata
from collections.abc import Collection, Iterator
from typing import Final

from kibitz.bots import BOTS
from kibitz.core.phrase import Phrase
from kibitz.play.players import LONGEST_NAME, NAMES
from kibitz.server.errors import Refusal

BOT_NAMES: Final = (
    *("Bolt", "Cog", "Dynamo", "Gizmo", "Pixel", "Piston"),
    *("Ratchet", "Rivet", "Rotor", "Servo", "Sprocket", "Turbo"),
)
# What our bots are called in the languages that are spoken here, and their levels.
LIKE_BOTS: Final = (
    *("Bot", "Robot", "Computer", "Komputer", "Program", "Programm", "Kibitz", "search"),
    *("Anfänger", "Hobby", "Klub", "Experte", "Początkujący", "Amator", "Klubowy", "Ekspert"),
)
ROBOT: Final = "🤖"
YOU: Final = ("You", "Du", "Ty")  # what sentences call whoever reads them
MOST_MARKS: Final = 2  # on one letter: more would reach over what stands above it
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters that nobody sees
UNSEEN: Final = "\u034f\u17b4\u17b5"  # marks that nobody sees, beside the selectors of variants
# Letters of other alphabets, and signs, that look like a Latin letter, by what they are without capitals.
ALIKE: Final = str.maketrans("авекмнорстухіјѕԁԛԝαβεζηικνορτυχ01l|ı", "abekmhopctyxijsdqwabezhikvoptyxoiiii")


class BadName(Refusal):
    """Nobody may be called that here."""

    kind = "not-now"


def cleaned(name: str) -> str:
    """A name as it is shown: one line, no letter that is not seen, single blanks. It may be empty."""
    seen = unicodedata.normalize("NFC", "".join(map(shown, name)))
    marked = with_few_marks(" ".join(seen.split()))
    return "".join(itertools.dropwhile(lambda one: unicodedata.category(one)[0] in "MZ", marked))[:LONGEST_NAME].strip()


def with_few_marks(text: str) -> str:
    """No letter reaches over what stands above or below it."""
    groups = itertools.groupby(text, lambda letter: unicodedata.category(letter) == "Mn")
    kept = (itertools.islice(letters, MOST_MARKS if is_mark else None) for is_mark, letters in groups)
    return "".join(itertools.chain.from_iterable(kept))


def shown(letter: str) -> str:
    """A letter in a name; of a blank of any kind, a space; of one that only changes how others are read, nothing."""
    if letter.isspace() or letter in BLANKS:
        return " "
    is_selector = "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"
    return "" if is_selector or letter in UNSEEN or not letter.isprintable() else letter


def looks(name: str) -> str:
    """What a name looks like at a glance: two people who look alike must not sit at one table. Neither capitals nor
    blanks nor stops matter, nor from which alphabet a letter is."""
    plain = unicodedata.normalize("NFKC", cleaned(name).casefold()).casefold().translate(ALIKE)
    letters = "".join(letter for letter in plain if unicodedata.category(letter)[0] not in "PZC")
    return letters or "".join(plain.split())


RESERVED: Final = frozenset(looks(name) for name in (*BOT_NAMES, *LIKE_BOTS, *BOTS))
BOT: Final = looks("Bot")


def is_like_a_bot(name: str) -> bool:
    """Whether one would take somebody of this name for a bot, also with a number or a picture beside it."""
    words = words_in(name.replace(ROBOT, " Bot "))
    bare = unicodedata.normalize("NFKC", "".join(words)).rstrip("0123456789")
    return not RESERVED.isdisjoint((looks(name), looks(bare))) or BOT in map(looks, words)


def words_in(name: str) -> list[str]:
    return "".join(letter if letter.isalnum() else " " for letter in name).split()


def unlike(name: str, taken: Collection[str]) -> str:
    """The name, with a number behind it if somebody is called like that: also whoever reads it, who is "you"."""
    others = {looks(other) for other in (*taken, *YOU)}
    return next(one for one in numbered(name) if looks(one) not in others)


def numbered(name: str) -> Iterator[str]:
    yield name
    for number in itertools.count(2):
        behind = f" {number}"
        yield name[: LONGEST_NAME - len(behind)].rstrip() + behind


def name_of_person(wish: str, taken: Collection[str], program: bool = False) -> str:
    """What somebody is called who would like to be called so; who has no wish is given a name. A program is a bot."""
    name = cleaned(wish)
    if not program:
        check_name(name)
    return unlike(name, taken) if looks(name) and name != "?" else spare(NAMES, taken)


def check_name(name: str) -> None:
    """Nobody is called like a bot."""
    if is_like_a_bot(cleaned(name)):
        message = f"{name!r} is what a bot is called; choose another name"
        raise BadName(message, Phrase("refused-bot-name", name=cleaned(name)))


def name_of_bot(taken: Collection[str]) -> str:
    return spare(BOT_NAMES, taken)


def spare(names: Collection[str], taken: Collection[str]) -> str:
    """The first that nobody has; if all are taken, the first with a number."""
    others = {looks(other) for other in taken}
    free = [name for name in names if looks(name) not in others]
    return free[0] if free else unlike(next(iter(names)), taken)
