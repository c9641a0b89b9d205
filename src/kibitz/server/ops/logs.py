"""The server's log: lines to stderr, JSON for machines or readable at a terminal; of us, and of every library.

No secret of a player ever gets there: what is called like one, or looks like a key, is blanked out wherever it stands.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Mapping, MutableMapping
from typing import IO

import structlog
from structlog.stdlib import ProcessorFormatter
from structlog.typing import Processor

from kibitz.server.keys import CHECKS, LENGTH, is_code

BLANK = "***"
LEVELS = ("debug", "info", "warning", "error")
SECRETS = {"key", "recovery", "recovery_code", "authorization", "cookie", "password", "secret", "token", "seed", "salt"}

WORD = re.compile(r"[0-9A-Za-z]+")
BETWEEN = re.compile(r"[\s\-‐‑–—_]{1,3}")  # groups of a key, as people write it
LENGTHS = (LENGTH, LENGTH + CHECKS)  # of a key, and of a recovery code
NAMED = re.compile(rf"(?i)\b({'|'.join(sorted(SECRETS))})(\"?'?\s*[=:]\s*)(?:bearer\s+)?[^&\s,;)}}\]]+")
BEARER = re.compile(r"(?i)\b(bearer\s+)\S+")
PASSWORD = re.compile(r"(://[^:/@\s]{0,100}:)[^@\s]{1,200}@")  # of a database; bounded, so that no text takes long


def set_up(level: str = "info", as_json: bool | None = None, stream: IO[str] | None = None) -> None:
    """From here on everything is logged this way; as JSON, unless somebody sits at the terminal."""
    out = stream if stream is not None else sys.stderr
    machine = not out.isatty() if as_json is None else as_json
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            structlog.contextvars.merge_contextvars,
            structlog.stdlib.PositionalArgumentsFormatter(),
            *common(),
            ProcessorFormatter.wrap_for_formatter,
        ],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    handler = logging.StreamHandler(out)
    handler.setFormatter(formatter(machine))
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)


def common() -> list[Processor]:
    """What every line says: when, where from and how serious."""
    when = structlog.processors.TimeStamper(fmt="iso", utc=True)
    return [structlog.stdlib.add_log_level, structlog.stdlib.add_logger_name, when]


def formatter(machine: bool) -> ProcessorFormatter:
    renderer: Processor = structlog.processors.JSONRenderer()
    if not machine:
        renderer = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    return ProcessorFormatter(
        foreign_pre_chain=common(),
        processors=[
            ProcessorFormatter.remove_processors_meta,
            structlog.processors.StackInfoRenderer(),
            structlog.processors.format_exc_info,
            hide_secrets,
            renderer,
        ],
    )


def hide_secrets(logger: object, name: str, line: MutableMapping[str, object]) -> Mapping[str, object]:
    """The last look at a line before it is written."""
    return {field: hidden(field, value) for field, value in line.items()}


def hidden(field: str, value: object) -> object:
    """A value without its secrets, whatever it is."""
    if field.lower().replace("-", "_") in SECRETS:
        return BLANK
    if value is None or isinstance(value, (bool, int, float)):
        return value
    if isinstance(value, Mapping):
        return {clean(str(inner)): hidden(str(inner), part) for inner, part in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [hidden("", part) for part in value]
    return clean(value if isinstance(value, str) else repr(value))


def without_keys(text: str) -> str:
    """Keys and recovery codes are blanked out, in whatever groups they are written; sooner a word too much."""
    words, said, at = list(WORD.finditer(text)), list[str](), 0
    for first, word in enumerate(words):
        last = key_from(text, words, first)
        if last is not None:
            said += [text[at : word.start()], BLANK] if word.start() >= at else []
            at = words[last].end()
    return "".join([*said, text[at:]])


def key_from(text: str, words: list[re.Match[str]], first: int) -> int | None:
    """The last group of a key that begins with this one, if it does."""
    letters, groups, found = "", list[int](), None
    for last in range(first, len(words)):
        if last > first and not BETWEEN.fullmatch(text, words[last - 1].end(), words[last].start()):
            break
        letters += words[last].group()
        groups.append(len(words[last].group()))
        if len(letters) in LENGTHS and looks_like_key(letters, groups):
            found = last
        if len(letters) >= max(LENGTHS):
            break
    return found


def looks_like_key(letters: str, groups: list[int]) -> bool:
    """Its groups are of one size, but for the last; or its check characters fit, whatever its groups are."""
    if "U" in letters.upper():
        return False
    if all(size == groups[0] for size in groups[:-1]) and groups[-1] <= groups[0]:
        return True
    return is_code(letters)


def clean(text: str) -> str:
    """A text with everything blanked out that is a secret by its name or its look."""
    text = without_keys(text)
    text = NAMED.sub(rf"\1\2{BLANK}", text)
    text = BEARER.sub(rf"\1{BLANK}", text)
    return PASSWORD.sub(rf"\1{BLANK}@", text)
