"""Link previews: what a chat program reads in the head of a page, and the picture it is shown. Of a table it says what
its waiting room shows to anybody with the link, and not a word more."""

from __future__ import annotations

import io
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PIL import Image

from kibitz.games import GAMES
from kibitz.server.api.preview_pictures import ANY, HEIGHT, WIDTH, picture, picture_name, place
from server.serving import ROOMY, Serving, ask, open_table, seated, sit_down
from server.test_admin import admin
from server.test_site import built, get


class Head(HTMLParser):
    """The title, the language and the tags of a page; what else stands there."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: dict[str, str] = {}
        self.title = self.language = ""
        self.others: list[str] = []
        self.in_title = False
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.in_title = tag == "title"
        if tag == "html":
            self.language = found.get("lang") or ""
        if tag == "meta":
            self.tags[found.get("property") or found.get("name") or ""] = found.get("content") or ""
        else:
            self.others.append(tag)

    def handle_data(self, data: str) -> None:
        if self.in_title:
            self.title += data

    def handle_endtag(self, tag: str) -> None:
        self.in_title = False


def head(url: str, path: str, language: str = "", **headers: str) -> Head:
    status, _, body = get(url + path, accept_language=language, **headers)
    assert status == 200
    return Head(body.decode())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("previews")
    with Serving(f"sqlite:///{folder / 'tables.db'}", folder / "log", *ROOMY, web=built(folder / "web")) as server:
        yield server
        assert server.mistakes() == []


@pytest.fixture(scope="module")
def url(server: Serving) -> str:
    return server.url


def table(url: str, name: str = "Anna", **settings: object) -> str:
    """A table of Abluxxen with two free chairs and a bot."""
    chairs = [{"who": "me", "name": name}, {"who": "open"}, {"who": "bot", "bot": "random"}, {"who": "open"}]
    wish: dict[str, object] = {"game": "abluxxen", "chairs": chairs}
    return seated(*ask(f"{url}/api/tables", {**wish, **settings})).table


# ---- what is said


@pytest.mark.parametrize(
    ("language", "locale", "title", "text"),
    [
        ("de-AT,de;q=0.9", "de_DE", "Abluxxen: spiel mit",
         "Grundspiel · Anna · 1 Bot · 2 freie Plätze. Öffne den Link und setz dich; du brauchst kein Konto."),
        ("pl", "pl_PL", "Abluxxen: zagraj z nami",
         "gra podstawowa · Anna · 1 bot · 2 wolne miejsca. Otwórz link i usiądź do stołu; nie potrzebujesz konta."),
        ("", "en_GB", "Abluxxen: come and play",
         "base game · Anna · 1 bot · 2 free chairs. Open the link and take a chair; you need no account."),
    ],
)  # fmt: skip
def test_a_table_says_what_is_played_and_who_sits_there(
    url: str, language: str, locale: str, title: str, text: str
) -> None:
    id = table(url)
    found = head(url, f"/t/{id}", language)
    assert (found.title, found.language) == (title, locale[:2])
    assert found.tags["og:title"] == title and found.tags["og:locale"] == locale
    assert found.tags["og:description"] == found.tags["description"] == text
    assert found.tags["og:url"] == f"{url}/t/{id}" and found.tags["robots"] == "noindex"
    assert found.tags["og:image"] == f"{url}/preview/abluxxen-pobo.png"
    assert (found.tags["og:image:width"], found.tags["og:image:height"]) == (str(WIDTH), str(HEIGHT))
    assert found.tags["og:image:alt"] and found.tags["twitter:card"] == "summary_large_image"


def test_it_changes_with_the_table(url: str) -> None:
    id = table(url, options={"variant": "duel"}, chairs=[{"who": "me", "name": "Anna"}, {"who": "open"}])
    assert head(url, f"/t/{id}").tags["og:image"].endswith("/abluxxen-po.png")
    sit_down(url, id, "Ben")
    found = head(url, f"/t/{id}")
    assert found.title == "Abluxxen: a game is being played"
    assert found.tags["og:description"] == "the duel · Anna, Ben"
    assert found.tags["og:image"].endswith("/abluxxen-pp.png")
    assert head(url, f"/t/{id}/1").title == "Abluxxen: replay of a game"


def test_a_closed_table_invites_nobody(server: Serving, url: str) -> None:
    id = table(url)
    admin(server, "close", id)
    found = head(url, f"/t/{id}")
    assert found.title == "Abluxxen: the table is closed"
    assert found.tags["og:description"] == "base game · Anna · 1 bot" and found.tags["og:image"].endswith("-pb.png")


def test_bots_have_no_names_here_nor_has_whoever_has_gone(url: str) -> None:
    bots = open_table(url, "abluxxen", ["random"] * 3)
    assert head(url, f"/t/{bots.table}").tags["og:description"] == "base game · 3 bots"
    mine = table(url)
    key = sit_down(url, mine, "Ben").key
    ask(f"{url}/api/me", key=key, method="DELETE")
    assert "Ben" not in head(url, f"/t/{mine}").tags["og:description"]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ('"><script>alert(1)</script>', '"><script>alert(1)</script>'),
        ("' onload='x", "' onload='x"),
        ("</title><img src=x>", "</title><img src=x>"),
        ("&quot;&#x3c;b&#x3e;", "&quot;&#x3c;b&#x3e;"),
        ("{ $game } \\1 \\g<0>", "{ $game } \\1 \\g<0>"),
        ("אבג\u202e", "\u2068אבג\u2069"),  # what turns the line around is gone, and the letters stay among themselves
        ("A" * 40, "A" * 40),
    ],
)
def test_a_name_is_text_and_nothing_else(url: str, name: str, shown: str) -> None:
    found = head(url, f"/t/{table(url, name=name)}")
    assert f"base game · {shown} · 1 bot" in found.tags["og:description"]
    assert found.others == head(url, "/").others, "no tag more than on any page"


@pytest.mark.parametrize("path", ["/t/nosuchtable", "/t/%3Cscript%3E", "/t/%22%3E", "/t/nosuchtable/1", "/rules/chess",
                                  "/learn/%3Cb%3E", "/new", "/me", "/stats", "/privacy"])  # fmt: skip
def test_of_what_is_not_there_only_the_site_is_shown(url: str, path: str) -> None:
    found, site = head(url, path), head(url, "/")
    assert (found.title, found.tags["og:image"]) == (site.title, f"{url}/preview/{ANY}.png")
    assert found.tags["og:url"] == url + path and found.others == site.others


def test_a_mistyped_address_has_the_preview_of_the_site(url: str) -> None:
    status, _, body = get(url + "/tabel", accept="text/html")
    assert status == 404 and Head(body.decode()).title == head(url, "/").title


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/", "Kibitz: Kartenspiele mit Freunden und mit Bots"),
        ("/rules/fluxx", "Batman Fluxx: die Regeln"),
        ("/learn/absolute", "Absolute in drei Minuten lernen"),
        ("/replay", "Eine Partie im Rückblick"),
        ("/decks", "Decks zum Lesen und zum Selberschreiben"),
        ("/decks/fluxx/batman", "Batman Fluxx: alle Karten"),
        ("/decks/fluxx/nosuchdeck", "Decks zum Lesen und zum Selberschreiben"),
        ("/decks/own/mine", "Decks zum Lesen und zum Selberschreiben"),
        ("/decks/abluxxen/x", "Decks zum Lesen und zum Selberschreiben"),
    ],
)
def test_every_page_has_a_preview_of_its_own(url: str, path: str, title: str) -> None:
    found = head(url, path, "de")
    assert found.title == found.tags["og:title"] == title and found.tags["og:description"]
    status, headers, body = get(found.tags["og:image"])
    assert (status, headers["content-type"]) == (200, "image/png") and "max-age" in headers["cache-control"]
    assert Image.open(io.BytesIO(body)).size == (WIDTH, HEIGHT)


def test_each_language_is_kept_by_itself(url: str) -> None:
    (_, german, _), (_, english, _) = (get(url + "/", accept_language=wish) for wish in ("de", "en"))
    assert "Accept-Language" in german["vary"] and german["etag"] != english["etag"]
    assert get(url + "/", accept_language="de", if_none_match=german["etag"])[0] == 304


def test_of_a_clubs_tables_nothing_is_shown(tmp_path: Path) -> None:
    """And the address is the one that the server was told, whatever a request says."""
    flags = (*ROOMY, "--passphrase", "sesame", "--public-url", "https://kibitz.example.org/")
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with Serving(database, tmp_path / "log", *ROOMY, web=built(tmp_path / "web")) as server:
        id = table(server.url)
    with Serving(database, tmp_path / "log", *flags, web=built(tmp_path / "again")) as server:
        for path in (f"/t/{id}", f"/t/{id}/1"):
            found = head(server.url, path, host="evil.example.com")
            assert found.title == head(server.url, "/").title and "Anna" not in str(found.tags)
            assert found.tags["og:url"] == f"https://kibitz.example.org{path}"
            assert found.tags["og:image"] == f"https://kibitz.example.org/preview/{ANY}.png"


# ---- the picture


@pytest.mark.parametrize("game", [*GAMES, ANY])
def test_every_game_has_a_picture(game: str) -> None:
    assert picture_name(game, []) == f"{game}.png"
    for chairs in ([], ["person", "open"], ["person", "bot", "program", "open", "open", "bot"]):
        data = picture(picture_name(game, chairs))
        assert data is not None and len(data) < 60_000
        image = Image.open(io.BytesIO(data))
        image.load()  # all of it can be read
        assert (image.format, image.size) == ("PNG", (WIDTH, HEIGHT))


def test_a_game_without_a_picture_has_the_one_of_the_site() -> None:
    assert picture_name("pairs", ["open", "person"]) == f"{ANY}-op.png"
    assert picture_name("../pictures/table", []) == picture_name("chair-free", []) == f"{ANY}.png"


def test_every_chair_is_drawn_where_it_stands() -> None:
    """A chair that is free, taken or a bot's is drawn in its colours, and nowhere is more than one."""
    found = picture("table-pob.png")
    assert found is not None
    image = Image.open(io.BytesIO(found)).convert("RGB")
    taken, free, bot = (image.getpixel((x - 40, y)) for x, y in (place(seat, 3) for seat in range(3)))
    assert len({taken, free, bot}) == 3
    for seats in range(1, 11):
        places = {place(seat, seats) for seat in range(seats)}
        assert len(places) == seats and all(56 <= x <= WIDTH - 56 and 56 <= y <= HEIGHT - 56 for x, y in places)
        assert all(abs(x - 600) >= 378 + 56 or abs(y - 315) >= 150 + 56 for x, y in places), "none is on the table"


@pytest.mark.parametrize(
    "name", ["chess.png", "chair-free.png", "abluxxen-x.png", "abluxxen-ooooooooooo.png", "abluxxen-.png", "abluxxen",
             "..%2fabluxxen.png", "ABLUXXEN.png", "table-o.png.png"],
)  # fmt: skip
def test_there_are_no_other_pictures(url: str, name: str) -> None:
    assert get(f"{url}/preview/{name}")[0] == 404
