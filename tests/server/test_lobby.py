"""The lobby: every option is explained in every language, and what it says of the bots' strength was measured."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from kibitz.core.errors import BadOptions
from kibitz.games import GAMES, make_game
from kibitz.play.words import LANGUAGES, Words
from kibitz.server.errors import says_of

ROOT = Path(__file__).parents[2]
TITLES = {"Abluxxen base": "abluxxen", "Batman Fluxx": "fluxx", "Absolute": "absolute"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_explained_in_every_language(game: str, language: str) -> None:
    """A game may do without; one that is praised in the lobby explains all of them."""
    words = Words(language, game)
    keys = ["title", "game-pitch", "game-minutes"]
    if not Words("en", game).has("game-pitch"):
        pytest.skip("it has no words for the lobby")
    for option in GAMES[game].options:
        named = [value for value in option.values if isinstance(value, str)]
        keys += [f"option-{option.name}", *(f"option-{option.name}-{value}" for value in named)]
        keys += [f"option-{option.name}-{value}-says" for value in named] or [f"option-{option.name}-says"]
    assert [key for key in keys if not words.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("option", "options", "seats"),
    [
        ("seats", {"variant": "expert"}, 2),
        ("seats", {"variant": "duel"}, 4),
        ("shadow_split", {"variant": "base", "shadow_split": True}, 4),
        ("cycles", {"variant": "advanced", "cycles": 2}, 4),
    ],
)
def test_what_does_not_go_together_is_refused_at_its_field_in_words(
    option: str, options: dict[str, str | bool | int], seats: int, language: str
) -> None:
    with pytest.raises(BadOptions) as refused:
        make_game("abluxxen", dict(options), seats)
    said = says_of(refused.value)
    assert said.args["option"] == option
    assert Words(language, "abluxxen").has(said.key)


def measured() -> dict[str, dict[str, int]]:
    """Of 100 games against three of `greedy`, how many each level wins: from the page that `make strength` writes."""
    wins: dict[str, dict[str, int]] = {game: {} for game in TITLES.values()}
    level = ""
    for line in (ROOT / "docs" / "strength.md").read_text(encoding="utf-8").splitlines():
        if head := re.match(r"\*\*`(\w+)`\*\* against `greedy`", line):
            level = head[1]
        elif line.startswith("**"):
            level = ""
        row = [cell.strip() for cell in line.strip("|").split("|")]
        if level and row[0] in TITLES and row[1] == "4":
            wins[TITLES[row[0]]][level] = round(float(row[3].split("%")[0]))
    return wins


def test_the_lobby_says_of_the_bots_what_was_measured() -> None:
    text = (ROOT / "web" / "src" / "games" / "bot-strength.ts").read_text(encoding="utf-8")
    told = text[text.index("= {") + 2 : text.rindex("}") + 1]
    quoted = re.sub(r"(\w+):", r'"\1":', re.sub(r",(\s*})", r"\1", told))
    assert msgspec.json.decode(quoted, type=dict[str, dict[str, int]]) == measured()
