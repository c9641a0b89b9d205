"""The browser table is handed out: the app at its own paths, its files compressed, and nothing else; the words, cards
and rules that it reads. Where no app was built, a page says how to play all the same."""

from __future__ import annotations

import gzip
import urllib.error
import urllib.request
from collections.abc import Iterator
from email.message import Message
from pathlib import Path

import msgspec
import pytest

import kibitz.server
from kibitz.games import GAMES
from kibitz.play.words import LANGUAGES
from kibitz.server.errors import Problem
from kibitz.server.ops.guard import OF_PAGES
from kibitz.server.ops.web_build import built_app
from kibitz.wire import Face
from server.serving import Serving, ask, direct, open_table

INDEX = '<!doctype html><html lang="en"><title>The app</title><p>The app</p></html>'
SCRIPT = "console.log('a card');" * 50


def get(url: str, **headers: str) -> tuple[int, Message, bytes]:
    """The status, the headers and the body, just as they came."""
    request = urllib.request.Request(url, headers={name.replace("_", "-"): value for name, value in headers.items()})
    try:
        with direct.open(request, timeout=30) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as refused:
        with refused:
            return refused.code, refused.headers, refused.read()


def built(folder: Path) -> Path:
    """A very small app."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets" / "index-1a2b.js").write_text(SCRIPT)
    (folder / "assets" / "index-1a2b.js.br").write_bytes(b"as brotli")
    (folder / "assets" / "index-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode(), mtime=0))
    return folder


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("site")
    with Serving(f"sqlite:///{folder / 'tables.db'}", folder / "log", web=built(folder / "web")) as server:
        yield server.url
        assert server.mistakes() == []


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("bare")
    with Serving(f"sqlite:///{folder / 'tables.db'}", folder / "log", web=folder / "nothing") as server:
        yield server.url


# ---- the app


@pytest.mark.parametrize("path", ["/", "/new", "/me", "/replay", "/t/abc", "/t/abc/2", "/rules/fluxx", "/learn/fluxx"])
def test_the_app_is_at_all_its_paths(app: str, path: str) -> None:
    status, headers, body = get(app + path)
    assert status == 200 and "<p>The app</p>" in body.decode()
    assert headers["content-type"] == "text/html; charset=utf-8"
    assert headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in headers["content-security-policy"]


@pytest.mark.parametrize(
    "path",
    [
        "/index.html", "/assets/", "/assets/other.js", "/assets/index-1a2b.js.gz", "/assets/..%2f..%2flog",
        "/assets/%2e%2e/%2e%2e/log", "/t/abc/two", "/t/a/1/2", "/nowhere", "/api/nowhere",
    ],
)  # fmt: skip
def test_nothing_else_is_there(app: str, path: str) -> None:
    status, headers, body = get(app + path)
    assert status == 404 and msgspec.json.decode(body, type=Problem).kind == "not-found"
    assert "content-security-policy" in headers


@pytest.mark.parametrize("path", ["/tabel", "/t/abc/two", "/me/you", "/%ff", "/assets/", "/index.html"])
def test_whoever_mistypes_an_address_sees_the_app_all_the_same(app: str, path: str) -> None:
    tag = get(app + "/")[1]["etag"]
    status, headers, body = get(app + path, accept="text/html,*/*;q=0.8", if_none_match=tag)
    assert status == 404 and "<p>The app</p>" in body.decode()
    assert headers["content-type"] == "text/html; charset=utf-8"


def test_a_program_is_told_so_in_its_own_way(app: str) -> None:
    for path, wish in (("/tabel", "*/*"), ("/assets/gone-9z.js", "*/*"), ("/api/tabel", "text/html")):
        status, _, body = get(app + path, accept=wish)
        assert status == 404 and msgspec.json.decode(body, type=Problem).kind == "not-found"


@pytest.mark.parametrize("path", ["/", "/favicon.svg", "/assets/index-1a2b.js", "/api/words/en", "/api/games"])
def test_the_head_of_an_answer_comes_alone_if_wished(app: str, path: str) -> None:
    whole = get(app + path)
    with direct.open(urllib.request.Request(app + path, method="HEAD"), timeout=30) as answer:
        assert (answer.status, answer.read()) == (200, b"")
        for name in ("content-type", "content-length", "etag", "cache-control"):
            assert answer.headers[name] == whole[1][name]


def test_several_people_at_one_address_may_open_the_app_at_once(tmp_path: Path) -> None:
    """A page of it has twenty files; what costs the server something is counted in full."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with Serving(database, tmp_path / "log", "--requests", "4", web=built(tmp_path / "web")) as server:
        assert {get(server.url + "/assets/index-1a2b.js")[0] for _ in range(60)} == {200}
        assert {get(server.url + "/api/games")[0] for _ in range(60)} == {200, 429}


@pytest.mark.parametrize(
    ("wish", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("identity", None),
        ("", None),
    ],
)
def test_a_file_comes_as_the_browser_takes_it(app: str, wish: str, encoding: str | None) -> None:
    status, headers, body = get(app + "/assets/index-1a2b.js", accept_encoding=wish)
    assert (status, headers["content-encoding"], headers["vary"]) == (200, encoding, "Accept-Encoding")
    assert headers["content-type"] == "text/javascript; charset=utf-8"
    assert (
        body == {"br": b"as brotli", "gzip": gzip.compress(SCRIPT.encode(), mtime=0), None: SCRIPT.encode()}[encoding]
    )


def test_files_with_a_hash_in_their_names_are_kept_for_ever(app: str) -> None:
    assert get(app + "/assets/index-1a2b.js")[1]["cache-control"] == "public, max-age=31536000, immutable"
    assert get(app + "/favicon.svg")[1]["cache-control"] == "no-cache"
    assert get(app + "/favicon.svg")[1]["content-type"] == "image/svg+xml"


def test_a_part_of_a_page_comes_without_the_headers_of_pages(app: str) -> None:
    headers = get(app + "/assets/index-1a2b.js")[1]
    assert headers["x-content-type-options"] == "nosniff" and headers["cross-origin-resource-policy"] == "same-origin"
    assert not {name.lower() for name in headers} & {name.decode() for name in OF_PAGES}
    assert "content-security-policy" in get(app + "/favicon.svg")[1], "it can be opened by itself"


def test_what_has_not_changed_is_not_sent_again(app: str) -> None:
    tag = get(app + "/")[1]["etag"]
    for known in (tag, f'"other", W/{tag}'):
        status, headers, body = get(app + "/", if_none_match=known)
        assert (status, headers["etag"], body) == (304, tag, b"")
    assert get(app + "/", if_none_match='"other"')[0] == 200
    plain, small = (get(app + "/assets/index-1a2b.js", accept_encoding=wish)[1]["etag"] for wish in ("", "br"))
    assert plain != small


# ---- without the app


@pytest.mark.parametrize(
    ("wish", "language", "sentence"),
    [
        ("de-AT,de;q=0.9,en;q=0.5", "de", "Der Tisch für den Browser ist in dieser Installation nicht dabei."),
        ("fr, pl;q=0.8", "pl", "Ta instalacja nie zawiera stołu w przeglądarce."),
        ("fr", "en", "The table for the browser is not part of this installation."),
    ],
)
def test_without_an_app_a_page_says_how_to_play(bare: str, wish: str, language: str, sentence: str) -> None:
    status, headers, body = get(bare + "/t/abc", accept_language=wish)
    assert (status, headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert f'<html lang="{language}">' in body.decode() and sentence in body.decode()
    assert f"kibitz join {bare}/t/abc" in body.decode()
    assert "make build" in get(bare + "/")[2].decode()
    status, _, body = get(bare + "/tabel", accept="text/html", accept_language=wish)
    assert status == 404 and sentence in body.decode()


def test_an_address_in_the_page_is_no_markup(bare: str) -> None:
    body = get(bare + "/t/%3Cscript%3E")[2].decode()
    assert "<script>" not in body and "&lt;script&gt;" in body


def test_a_folder_without_a_page_is_no_app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KIBITZ_WEB", str(tmp_path))
    assert built_app() is None
    monkeypatch.setenv("KIBITZ_WEB", str(built(tmp_path / "web")))
    assert built_app() == tmp_path / "web"


# ---- what the app reads


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_language_come_in_one_text(app: str, language: str) -> None:
    status, headers, body = get(f"{app}/api/words/{language}")
    assert (status, headers["content-type"]) == (200, "text/plain; charset=utf-8")
    text = body.decode()
    own = list((Path(kibitz.server.__file__).parent / "words").glob(f"*.{language}.ftl"))
    assert own and all(path.read_text(encoding="utf-8") in text for path in own)
    assert "\nrefused-no-table = " in text
    assert "\nevent-laid = " in get(f"{app}/api/words/{language}/abluxxen")[2].decode()


def test_words_come_compressed_and_only_once(app: str) -> None:
    plain = get(app + "/api/words/en")
    small = get(app + "/api/words/en", accept_encoding="gzip, br")
    assert small[1]["content-encoding"] == "gzip" and gzip.decompress(small[2]) == plain[2]
    assert len(small[2]) < len(plain[2]) / 2
    assert get(app + "/api/words/en", accept_encoding="gzip, br", if_none_match=small[1]["etag"])[0] == 304


def test_a_table_brings_the_words_and_cards_of_its_deck(app: str) -> None:
    table = open_table(app, "fluxx", ["me", "open"], options={"deck": "allotment"}).table
    words = get(f"{app}/api/tables/{table}/words/pl")[2].decode()
    faces = msgspec.json.decode(get(f"{app}/api/tables/{table}/faces")[2], type=dict[str, Face])
    for face in faces.values():
        assert face.name is not None and f"\n{face.name.key} = " in "\n" + words
    assert any(face.tells for face in faces.values())


def test_a_card_whose_face_says_it_all_needs_no_words(app: str) -> None:
    table = open_table(app, "abluxxen", ["me", "open", "open"]).table
    assert get(f"{app}/api/tables/{table}/words/de")[2] == b""
    faces = msgspec.json.decode(get(f"{app}/api/tables/{table}/faces")[2])
    assert faces["7"] == {} and faces["J"] == {}


def test_the_rules_can_be_read(app: str) -> None:
    status, headers, body = get(app + "/api/rules/abluxxen/pl")
    assert (status, headers["content-type"]) == (200, "text/markdown; charset=utf-8")
    assert "**AB-12 · " in body.decode()


@pytest.mark.parametrize(
    ("path", "exists"),
    [
        ("words/fr", "en, de, pl"),
        ("words/en/chess", ", ".join(GAMES)),
        ("words/fr/fluxx", "en, de, pl"),
        ("rules/chess/en", ", ".join(GAMES)),
        ("rules/fluxx/..%2fen", "en, de, pl"),
    ],
)
def test_what_is_not_there_is_refused_with_what_is(app: str, path: str, exists: str) -> None:
    status, body = ask(f"{app}/api/{path}")
    problem = msgspec.json.decode(body, type=Problem)
    assert status == 404 and problem.kind in ("no-text", "not-found")
    assert exists in problem.message or "%2f" in path


def test_only_tables_that_there_are_have_cards(app: str) -> None:
    for path in ("faces", "words/en"):
        status, body = ask(f"{app}/api/tables/nosuchtable/{path}")
        assert (status, msgspec.json.decode(body, type=Problem).kind) == (404, "no-table")
