"""The log: readable by people and machines, and without any secret."""

from __future__ import annotations

import io
import json
import logging
import time
from collections.abc import Iterator

import pytest
import structlog

from kibitz.server.keys import new_key, new_table_id, person_of, recovery_code
from kibitz.server.ops.logs import BLANK, clean, set_up


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What is logged, as JSON lines; afterwards all is as it was."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    root.handlers = []  # those of pytest are to live on
    stream = io.StringIO()
    set_up("info", as_json=True, stream=stream)
    yield stream
    root.handlers, root.level = handlers, level
    structlog.reset_defaults()


def lines(log: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


def test_a_line_says_what_when_where_and_how_serious(log: io.StringIO) -> None:
    structlog.get_logger("kibitz.tables").info("dealt", table="0123456789abcdef", seats=4)
    (line,) = lines(log)
    assert str(line.pop("timestamp")).endswith("Z")
    assert line == {
        "event": "dealt",
        "table": "0123456789abcdef",
        "seats": 4,
        "level": "info",
        "logger": "kibitz.tables",
    }


def test_what_is_not_serious_enough_is_not_logged(log: io.StringIO) -> None:
    structlog.get_logger("kibitz").debug("nothing")
    logging.getLogger("uvicorn.error").debug("nothing")
    assert lines(log) == []


def test_libraries_log_the_same_way(log: io.StringIO) -> None:
    logging.getLogger("uvicorn.access").info('%s - "%s"', "192.0.2.7", f"GET /?key={new_key()} HTTP/1.1")
    (line,) = lines(log)
    assert line["event"] == f'192.0.2.7 - "GET /?key={BLANK} HTTP/1.1"' and line["logger"] == "uvicorn.access"


def test_an_error_comes_with_its_traceback_and_without_keys(log: io.StringIO) -> None:
    key = new_key()
    try:
        raise KeyError(f"nobody has {key}")
    except KeyError:
        structlog.get_logger("kibitz").exception("lost")
    (line,) = lines(log)
    assert "Traceback" in str(line["exception"]) and f"nobody has {BLANK}" in str(line["exception"])
    assert key not in log.getvalue()


def test_a_person_at_a_terminal_reads_words() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    root.handlers = []
    terminal = Terminal()
    set_up(stream=terminal)
    try:
        raise ValueError(new_key())
    except ValueError:
        structlog.get_logger("kibitz").exception("a mistake", table="abc")
    finally:
        root.handlers, root.level = handlers, level
        structlog.reset_defaults()
    assert "a mistake" in terminal.getvalue() and not terminal.getvalue().startswith("{")
    assert f"ValueError: {BLANK}" in terminal.getvalue()


class Hello:
    def __init__(self, key: str) -> None:
        self.key = key

    def __repr__(self) -> str:
        return f"Hello(protocol=1, key={self.key!r}, have={{}})"


def in_groups(text: str, size: int) -> str:
    """As people write down what is too long to read."""
    return " ".join(text[at : at + size] for at in range(0, len(text), size))


def test_no_key_is_ever_logged_wherever_it_stands(log: io.StringIO) -> None:
    key = "T7EE865WT7ZQ8VHCX2FM3YTXPD"
    code = recovery_code(key)
    plain = code.replace("-", "")
    secrets = [
        key,
        key.lower(),
        code,
        code.lower(),
        plain,
        *(code.replace("-", mark) for mark in (" ", " - ", "–", "_")),
    ]
    secrets += [in_groups(text, size) for text in (key, plain) for size in (2, 4, 7, 13)]
    secrets.append(f"{plain[:3]} {plain[3:10]} {plain[10:]}")  # its check characters tell
    logger = structlog.get_logger("kibitz")
    for secret in secrets:
        logger.info(
            f"sat down with {secret}.", key=secret, what=f"<{secret}>", inner={"a": [secret], secret: {"b": secret}}
        )
        logger.info("hello", message=Hello(secret), raw=f'{{"key":"{secret}"}}'.encode(), pair=("x", secret))
        logger.bind(Authorization=f"Bearer {secret}", RECOVERY=secret).warning("bearer %s", secret)
        logging.getLogger("other").info("/join?recovery=%s&x=1", secret)
    said = log.getvalue().upper()
    assert len(lines(log)) == 4 * len(secrets)
    assert not any(part in said for part in code.split("-")[:5]), "and no part of it"
    assert not any(f" {plain[at : at + 4]} " in said for at in range(0, 24, 4))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("GET /t/abc?key=nearly-a-key&have=3", f"GET /t/abc?key={BLANK}&have=3"),
        ("Authorization: Bearer abc", f"Authorization: {BLANK}"),
        ("{'key': 'short', 'name': 'Anna'}", f"{{'key': {BLANK}, 'name': 'Anna'}}"),
        ("postgresql://kibitz:s3cret@db/kibitz", f"postgresql://kibitz:{BLANK}@db/kibitz"),
        ("the seed = 1234", f"the seed = {BLANK}"),
    ],
)
def test_what_is_called_like_a_secret_is_one(text: str, said: str) -> None:
    assert clean(text) == said


def test_ordinary_words_stay() -> None:
    ordinary = [
        new_table_id(),
        person_of(new_key()),
        "Anna joins the table of Ben, who has been waiting for eleven minutes",
        "kibitz play --load 2026-11-15-21-30-00.kibitz",
        "a key opens the door; the monkey: no",
        "http://192.168.178.23:8000/t/0123456789abcdef",
        "6f1ed002ab5595859014ebf0951522d9",
    ]
    assert [clean(text) for text in ordinary] == ordinary


@pytest.mark.parametrize("part", ["://a", "://a:", "key:", "abcde-", "bearer ", "a", "key "])
def test_no_text_takes_long(part: str) -> None:
    """Whatever somebody sends us to have it logged: a slow pattern would take minutes."""
    begin = time.monotonic()
    clean(part * 50_000)
    assert time.monotonic() - begin < 10
