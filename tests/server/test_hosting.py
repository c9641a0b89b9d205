"""The pages for hosts tell what is true: every flag, every variable, every limit."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from kibitz.command_line import Command
from kibitz.server import run
from kibitz.server.app import LARGEST_BODY
from kibitz.server.command import serve
from kibitz.server.live import connection, live_table, sender
from kibitz.server.ops import config, protocols

DOCS: Final = Path(__file__).parents[2] / "docs"
HOSTING: Final = (DOCS / "hosting.md").read_text(encoding="utf-8")
SECURITY: Final = (DOCS / "security.md").read_text(encoding="utf-8")


def flags() -> list[tuple[str, str, object]]:
    """Every flag of ``kibitz serve``, its variable and its usual value."""
    return [(each.flags[0], each.about.envvar, each.default) for each in Command("serve", serve).parameters]


@pytest.mark.parametrize(("flag", "variable", "usual"), flags())
def test_every_flag_is_told_with_its_variable_and_its_usual_value(flag: str, variable: str, usual: object) -> None:
    line = next((line for line in HOSTING.splitlines() if line.startswith(f"| `{flag}`")), "")
    assert line, flag
    cells = [cell.strip() for cell in line.split("|")]
    assert cells[2].strip("`") == variable
    if usual not in ("", None, False) or flag == "--bots":
        assert cells[3].strip("`") == (f"{usual:g}" if isinstance(usual, float) else str(usual))


def test_every_limit_is_told_as_it_is() -> None:
    limits = config.Limits()
    for said in (
        f"{limits.requests_s:g} a second, {limits.requests:g} at once (`--requests`)",
        f"{limits.tables} an hour (`--tables`)",
        f"| {limits.sockets} (`--sockets`)",
        f"| {limits.everything:,} |",
        f"{limits.messages_s:g} a second, {limits.messages:g} at once (`--messages`)",
        f"| {live_table.ASIDES_A_SECOND:g} a second, {live_table.ASIDES_AT_ONCE:g} at once | refused",
        f"one every {connection.HINT_EVERY_S:g} s, {connection.HINTS_AT_ONCE:g} at once",
        f"{run.LARGEST_MESSAGE // 1024} KiB, {protocols.MOST_PIECES:,} pieces",
        f"| {LARGEST_BODY:,} bytes",
        f"| messages that cannot be read | {connection.MOST_BAD} |",
        f"| time to say hello | {connection.HELLO_WITHIN_S:g} s |",
        f"| silence | {connection.SILENT_S:g} s;",
        f"| frames that wait for a slow reader | {sender.MOST_QUEUED} |",
        f"| bytes that nobody takes | {protocols.UNREAD_MS // 1000} s",
    ):
        assert said in SECURITY, said
