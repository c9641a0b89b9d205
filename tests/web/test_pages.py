"""Every page: nothing is missing, left in English or cut off in any language on any screen, and axe finds nothing."""

from __future__ import annotations

import re
import tomllib

import pytest
from playwright.sync_api import ViewportSize

from every import SOAK
from kibitz.games import GAMES
from kibitz.games.fluxx.decks import deck_text
from kibitz.play.words import LANGUAGES
from kibitz.server.table.names import BOT_NAMES
from missing_words import file_of, home
from web.guests import PHONE, WIDE, Company, Guest
from web.page_checks import clipped, faults_for_access, missing, sideways, texts, tiny
from web.page_states import STATES

MIDDLE: ViewportSize = {"width": 768, "height": 1024}
SIZES = [PHONE, WIDE, MIDDLE] if SOAK else [PHONE, WIDE]

# The same in all languages: names, cards, numbers, addresses, rules, and words that everybody has borrowed.
SAME = re.compile(
    rf"((Anna|Ben|Cleo|Dora|Emil|Fritz|Leo|Mia|{'|'.join(BOT_NAMES)})( ★)?|Kibitz|Abluxxen|Batman Fluxx|Fluxx|Absolute|"
    r"English|Deutsch|Polski|Chat|Decks|Bots?|bot|Menu|Esc|Hand|"
    r"[A-Z]{2}(-\d+)?|https?://.*|[0-9A-Z-]{12,}…?|[^a-zA-Z]*|[A-Za-z?×]|[\d–J x×+]+)"
)


def printed_names() -> list[str]:
    """Cards that have one name in all languages: the printed one."""
    cards = tomllib.loads(deck_text("batman"))["cards"].values()
    names = [card["name"] for card in cards if isinstance(card["name"], str)]
    return [*names, *(name.replace("...", "…") for name in names)]


def spoken_in_english() -> list[str]:
    """What games say that are not translated yet: it is shown in English."""
    untold = [home(game) for game in GAMES if not all(file_of(home(game) / "words", one).exists() for one in LANGUAGES)]
    lines = [line for folder in untold for line in (folder / "words.en.ftl").read_text(encoding="utf-8").splitlines()]
    return [text for name, _, text in (line.partition(" = ") for line in lines) if text and "{" not in text]


NAMES = re.compile("|".join(map(re.escape, sorted([*printed_names(), *spoken_in_english()], key=len, reverse=True))))


def is_the_same(text: str) -> bool:
    """In all languages; where a word may be divided does not matter."""
    rest = NAMES.sub("", text.replace("\N{SOFT HYPHEN}", ""))
    return all(SAME.fullmatch(part.strip()) for part in re.split(r"^: |, | · ", rest))


@pytest.mark.parametrize("state", STATES)
def test_every_page_in_every_language_on_every_screen(company: Company, state: str) -> None:
    anna = company.guest()
    english = {text for text in looked_at(anna, state) if not is_the_same(text)}
    assert faults(anna) == "", "axe finds nothing, in both themes"
    for language in ("de", "pl"):
        guest = company.guest(language=language)
        assert sorted(english & looked_at(guest, state)) == [], f"left in English: {language}"
        assert guest.page.locator("html").get_attribute("lang") == language


def faults(guest: Guest) -> str:
    """What axe finds on a wide screen by day, and on a phone by night."""
    guest.page.set_viewport_size(WIDE)
    by_day = faults_for_access(guest.page)
    guest.page.emulate_media(color_scheme="dark")
    guest.page.set_viewport_size(PHONE)
    return by_day + faults_for_access(guest.page)


def looked_at(guest: Guest, state: str) -> set[str]:
    """Open the page, and look at it on every screen; all texts that were there."""
    STATES[state](guest)
    for size in SIZES:
        guest.page.set_viewport_size(size)
        settle(guest)
        assert missing(guest.page) == []
        assert clipped(guest.page) == [], size
        assert sideways(guest.page) == [], size
        assert tiny(guest.page) == [], size
    return set(texts(guest.page))


def settle(guest: Guest) -> None:
    """Cards find their places anew on another screen."""
    for _ in range(20):
        guest.page.wait_for_timeout(50)
        if not clipped(guest.page):
            return
