"""What people are called: nobody like somebody else at the table, nobody like a bot, and a new name reaches all."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kibitz import wire
from kibitz.core.errors import KibitzError
from kibitz.play.players import LONGEST_NAME
from kibitz.play.words import LANGUAGES, Words
from kibitz.server.api.texts import browser_words
from kibitz.server.keys import new_key
from kibitz.server.live.people import erase_person, rename_person
from kibitz.server.live.registry import seated
from kibitz.server.table.acts import DoneBefore
from kibitz.server.table.chatting import line_of
from kibitz.server.table.names import YOU, BadName, cleaned, is_like_a_bot, looks
from kibitz.server.table.settings import ChairPlan, Settings
from server.services import act, opened, service_at
from server.serving import Player, Serving, ask, open_table, sit_down
from server.sitting import Sitting, quick

TROUBLE = (
    "Anna",
    "ANNA",
    " anna",
    "An na",
    "А\u200bnna",
    "Ann\u0430",
    "Anna 2",
    "\u202eannA",
    "Anna\u00a0",
    "",
    "?",
    "…",
)
NAMES = st.one_of(
    st.sampled_from(TROUBLE), st.text(max_size=LONGEST_NAME), st.text("aA1l \u200b\u0301🐈", max_size=LONGEST_NAME)
)
KEYS = ("a", "b", "c", "d")


def names(sitting: Sitting) -> list[str]:
    return [chair.name for chair in sitting.table.chairs]


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(("comes", "renames", "leaves")), st.sampled_from(KEYS), NAMES), max_size=14))
def test_whatever_names_come_no_two_chairs_share_one(wishes: list[tuple[str, str, str]]) -> None:
    sitting = Sitting("abluxxen", "- - - - -")
    for number, (kind, key, name) in enumerate(wishes):
        try:
            if kind == "comes":
                sitting.comes_as(key, name)
            elif kind == "renames":
                sitting.act(key, wire.Rename(id=f"{number}", name=name))
            else:
                sitting.act(key, wire.Leave(id=f"{number}"))
        except (KibitzError, DoneBefore):
            pass
        called = [chair.name for chair in sitting.table.chairs if chair.person]
        assert len({looks(one) for one in called}) == len(called)
        assert all(one == cleaned(one) and 0 < len(one) <= LONGEST_NAME for one in called)
        assert not any(is_like_a_bot(one) for one in called)


def test_chairs_of_a_new_table_and_bots_that_fill_it_have_names_of_their_own() -> None:
    plans = [
        ChairPlan("me", "Zoe"),
        ChairPlan("me", "zoe "),
        ChairPlan("me"),
        ChairPlan("bot"),
        ChairPlan("bot", "Zoe"),
    ]
    called = [chair.name for chair in seated(Settings(game="fluxx", chairs=plans), "a")]
    assert called[:3] == ["Zoe", "zoe 2", "Anna"]
    assert is_like_a_bot(called[3]) and called[4] == "Zoe 3"
    sitting = Sitting("abluxxen", "Anna - - -")
    sitting.act("Anna", wire.Start(id="s", bot="random"))
    assert len(set(names(sitting))) == 4 and all(map(is_like_a_bot, names(sitting)[1:]))


@pytest.mark.parametrize(
    "name",
    [
        *("Bot", "b\u200bot 7", "Вот", "Expert", "Anfänger", "Rivet", "Klub 2", "Ben (Bot)", "search"),
        *("🤖", "Ben 🤖", "🤖 Bolt", "★Rivet★", "Bolt²", "Cog ③", "B\u0335olt"),
    ],
)
def test_nobody_is_called_like_a_bot(name: str) -> None:
    sitting = Sitting("abluxxen", "Anna - -")
    with pytest.raises(BadName) as refused:
        sitting.comes_as("b", name)
    assert refused.value.says is not None and refused.value.says.key == "refused-bot-name"
    with pytest.raises(BadName):
        sitting.act("Anna", wire.Rename(id="r", name=name))
    sitting.comes_as("p", name, program=True)  # who says to be a program is shown as one


def test_names_that_only_look_dangerous_are_taken() -> None:
    for name in ("Robert", "Botond", "Żaneta", "Ольга", "דנה", "Nguyễn", "李雷", "🐈", "Al", "O’Neil"):
        assert cleaned(name) == name and not is_like_a_bot(name)
    assert cleaned("Z" + "\u0301" * 40 + "oe") == "Ź\u0301\u0301oe"
    assert cleaned("\u2066Evil\u2069\nName\u3164\u3164!") == "Evil Name !"


def test_nobody_is_called_you() -> None:
    """Sentences speak so to whoever reads them."""
    words = [Words(language, "", browser_words("table", language)) for language in LANGUAGES]
    assert tuple(each.tell("table-log-you") for each in words) == YOU
    sitting = Sitting("abluxxen", "Anna - - -")
    for key, name in (("b", "You"), ("c", " DU!"), ("d", "ty")):
        sitting.comes_as(key, name)
    assert names(sitting) == ["Anna", "You 2", "DU! 2", "ty 2"]
    sitting.act("Anna", wire.Rename(id="r", name="you"))
    assert names(sitting)[0] == "you 3"


def test_marks_on_what_is_said_do_not_pile_up() -> None:
    sitting = quick("Anna Ben")
    said = line_of(sitting.table, sitting.table.chairs[0].person, wire.Say(id="s", text="Z" + "\u0301" * 90 + "oë"), 0)
    assert said.text == "Z\u0301\u0301oë"


def test_a_new_name_is_told_at_the_table_also_after_a_restart() -> None:
    sitting = quick("Anna Ben")
    sitting.deal()
    sitting.act("Ben", wire.Rename(id="r", name="Zoe"))
    told = sitting.news(0)
    assert [(item.kind, item.seat, item.name, item.text) for item in told.items] == [("renamed", 1, "Ben", "Zoe")]
    assert told.info is not None and told.info.chairs[1].name == "Zoe"
    with pytest.raises(DoneBefore):
        sitting.act("Ben", wire.Rename(id="r", name="Zoe"))
    sitting.act("Ben", wire.Rename(id="s", name=" ZOE"))
    assert names(sitting) == ["Anna", "ZOE"]  # nobody else is called so


def test_whoever_is_muted_does_not_talk_by_their_names() -> None:
    sitting = quick("Anna Ben")
    sitting.act("Anna", wire.Mute(id="m", chair=1))
    with pytest.raises(KibitzError, match="muted"):
        sitting.act("Ben", wire.Rename(id="r", name="Anna is mean"))


def test_two_processes_give_two_people_two_names(postgres: str) -> None:
    """One has not heard yet what the other one has kept."""

    async def test() -> None:
        async with service_at(postgres) as here, service_at(postgres) as there:
            live = await opened(here, "abluxxen")
            other = await there.registry.enter(live.id)
            there.store.on_news = lambda table, number: None
            await act(live, "b", wire.Rename(id="1", name="Zoe"))
            await act(other, "c", wire.Rename(id="2", name="zoe"))
            async with live.lock:
                await live.refresh()
            assert [chair.name for chair in live.table.chairs] == ["Anna", "Zoe", "zoe 2"]

    asyncio.run(test())


def test_a_person_is_renamed_at_all_their_tables_and_forgotten_under_all_their_names(
    new_sqlite: Callable[[], str],
) -> None:
    async def test() -> None:
        async with service_at(new_sqlite()) as service:
            first, second = [await opened(service, "abluxxen") for _ in range(2)]
            assert await rename_person(service.registry, "b", "Zoe", "Ben") == 2
            assert await rename_person(service.registry, "b", "Zoe", "Ben") == 0
            assert [live.table.chairs[1].name for live in (first, second)] == ["Zoe", "Zoe"]
            await erase_person(service.registry, "b")
            kept = [entry.data for entry in await service.store.load(first.id)]
            assert kept and not any("Zoe" in data or '"Ben"' in data for data in kept)

    asyncio.run(test())


def test_a_new_name_reaches_the_others_and_a_flood_of_them_does_not(
    new_sqlite: Callable[[], str], tmp_path: Path
) -> None:
    with Serving(new_sqlite(), tmp_path / "log") as server:
        table = rename_there(server)
        server.restart()
        _, answer = ask(f"{server.url}/api/tables/{table}")
        assert [chair["name"] for chair in json.loads(answer)["info"]["chairs"]] == ["Anna", "Mia"]


def rename_there(server: Serving) -> str:
    host = open_table(server.url, "abluxxen", ["me", "open"])
    ben = sit_down(server.url, host.table, "Ben")

    async def test() -> None:
        async with Player(server.url, host.table, host.key) as anna, Player(server.url, host.table, ben.key) as him:
            answers = [await him.act(wire.Rename(id=f"r{n}", name=f"Zoe{n}x")) for n in range(9)]
            done = [answer for answer in answers if isinstance(answer, wire.Done)]
            assert 5 <= len(done) <= 6 and isinstance(answers[-1], wire.Refused)
            news = await anna.until(wire.News, lambda one: any(item.text == "Zoe4x" for item in one.items))
            assert news.info is not None and news.info.chairs[1].name == "Zoe4x"

    asyncio.run(test())
    status, answer = ask(server.url + "/api/me/name", {"name": "Mia", "was": "Ben"}, ben.key, method="PUT")
    assert (status, json.loads(answer)) == (200, {"tables": 1})
    status, answer = ask(server.url + "/api/me/name", {"name": "Bot"}, ben.key, method="PUT")
    assert (status, json.loads(answer)["says"]["key"]) == (409, "refused-bot-name")
    assert ask(server.url + "/api/me/name", {"name": "Mia"}, new_key(), method="PUT")[0] == 200
    return host.table
