"""Files of people: read whole and within bounds, written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

from kibitz.core.errors import BadOptions

MOST_CHARACTERS = 10_000_000


def read_text(path: Path) -> str:
    """A whole file, if it is not something endless."""
    with path.open(encoding="utf-8") as file:
        text = file.read(MOST_CHARACTERS + 1)
    if len(text) > MOST_CHARACTERS:
        raise OSError(f"more than {MOST_CHARACTERS} characters")
    return text


def file_text(file: str) -> str:
    """What is in the file that somebody names; or why it cannot be read."""
    try:
        return read_text(Path(file))
    except (OSError, ValueError) as error:
        raise BadOptions(f"cannot read {file}: {error}") from None


def deck_file_text(file: str) -> str:
    """A deck file; with the line break at its end it cannot be taken for the name of a deck."""
    return file_text(file) + "\n"


def write_text(path: Path, text: str) -> None:
    """The whole file or nothing: a crash leaves the old one. A device, a pipe or a link stays what it is."""
    if path.is_symlink() or (path.exists() and not path.is_file()):
        path.write_text(text, encoding="utf-8")
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(path.name + ".part")
    try:
        half.write_text(text, encoding="utf-8")
        half.replace(path)
    finally:
        half.unlink(missing_ok=True)


def data_folder() -> Path:
    """Where games are kept."""
    if os.environ.get("KIBITZ_DATA"):
        return Path(os.environ["KIBITZ_DATA"])
    home = os.environ.get("XDG_DATA_HOME") or os.environ.get("APPDATA")
    return Path(home) / "kibitz" if home else Path.home() / ".local" / "share" / "kibitz"
