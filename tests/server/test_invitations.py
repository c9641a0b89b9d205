"""Bringing others to a table: recent opponents, invitations, a QR code of the link."""

from __future__ import annotations

import msgspec
import pytest

from kibitz.server.api.invitations import InvitationEntry, Opponent
from kibitz.server.api.tables import Seated
from server.serving import Serving, ask, open_table, sit_down


@pytest.fixture
def url(serving: Serving) -> str:
    return serving.url


def together(url: str, *keys: str) -> tuple[Seated, Seated]:
    """Anna and Ben at one table, with a bot."""
    anna = open_table(url, "absolute", ["me", "open", "greedy"], *keys[:1])
    return anna, sit_down(url, anna.table, "Ben", *keys[1:])


def opponents(url: str, key: str) -> list[Opponent]:
    return msgspec.json.decode(ask(url + "/api/me/opponents", key=key)[1], type=list[Opponent])


def invitations(url: str, key: str) -> list[InvitationEntry]:
    return msgspec.json.decode(ask(url + "/api/me/invitations", key=key)[1], type=list[InvitationEntry])


def invite(url: str, table: str, whom: Opponent, key: str) -> int:
    return ask(f"{url}/api/tables/{table}/invitations", {"table": whom.table, "seat": whom.seat}, key)[0]


def test_people_i_have_played_with_are_found_once_and_bots_are_not(url: str) -> None:
    anna, ben = together(url)
    newer, _ = together(url, anna.key, ben.key)
    found = opponents(url, anna.key)
    assert [(one.name, one.table, one.game) for one in found] == [("Ben", newer.table, "absolute")]
    assert opponents(url, ben.key)[0].seat == 0


def test_whoever_is_invited_sees_it_in_the_lobby_until_they_sit_there(url: str) -> None:
    anna, ben = together(url)
    table = open_table(url, "fluxx", ["me", "open", "open"], anna.key)
    whom = opponents(url, anna.key)[0]
    assert [invite(url, table.table, whom, anna.key) for _ in range(2)] == [201, 201]
    [seen] = invitations(url, ben.key)
    assert (seen.table.id, seen.table.info.game, seen.table.seats) == (table.table, "fluxx", [])
    assert seen.by == seen.table.info.chairs[0].name
    assert invitations(url, anna.key) == []
    sit_down(url, table.table, "Ben", ben.key)
    assert invitations(url, ben.key) == []


def test_a_table_that_is_full_invites_nobody(url: str) -> None:
    anna, ben = together(url)
    table = open_table(url, "absolute", ["me", "open"], anna.key)
    whom = opponents(url, anna.key)[0]
    assert invite(url, table.table, whom, anna.key) == 201
    sit_down(url, table.table, "Cleo")
    assert invitations(url, ben.key) == []
    assert invite(url, table.table, whom, anna.key) == 409


def test_whoever_declines_is_not_asked_to_that_table_again(url: str) -> None:
    anna, ben = together(url)
    table, other = (open_table(url, "absolute", ["me", "open"], anna.key) for _ in range(2))
    whom = next(one for one in opponents(url, anna.key) if one.name == "Ben")
    invite(url, table.table, whom, anna.key)
    assert ask(f"{url}/api/me/invitations/{table.table}", key=ben.key, method="DELETE")[0] == 204
    invite(url, table.table, whom, anna.key)
    invite(url, other.table, whom, anna.key)
    assert [one.table.id for one in invitations(url, ben.key)] == [other.table]


def test_nobody_invites_strangers_nor_to_tables_of_others(url: str) -> None:
    anna, ben = together(url)
    stranger = open_table(url, "absolute", ["me", "open"])
    met = opponents(url, anna.key)[0]
    assert invite(url, stranger.table, met, anna.key) == 403  # she does not sit there
    assert invite(url, stranger.table, Opponent("Ben", anna.table, 1, "absolute", 0), stranger.key) == 403
    own = open_table(url, "absolute", ["me", "open"], anna.key)
    for table, seat in ((anna.table, 0), (anna.table, 2), (anna.table, 9), ("nowhere", 0)):  # herself, a bot, nobody
        assert invite(url, own.table, Opponent("", table, seat, "", 0), anna.key) == 403
    assert invitations(url, ben.key) == []


def test_whoever_is_erased_has_invited_nobody_and_is_nobodys_opponent(url: str) -> None:
    anna, ben = together(url)
    table = open_table(url, "absolute", ["me", "open"], anna.key)
    invite(url, table.table, opponents(url, anna.key)[0], anna.key)
    assert len(invitations(url, ben.key)) == 1
    assert ask(url + "/api/me", key=anna.key, method="DELETE")[0] == 200
    assert (invitations(url, ben.key), opponents(url, ben.key)) == ([], [])


def test_the_link_of_a_table_is_a_qr_code(url: str) -> None:
    status, picture = ask(url + "/api/tables/abc/qr")
    assert status == 200 and picture.startswith(b"<svg") and b"#000" in picture
    assert picture != ask(url + "/api/tables/abd/qr")[1]
    assert ask(url + "/api/tables/ABC/qr")[0] == 400
