"""The address and the QR code for friends in the room."""

from __future__ import annotations

import ipaddress
import re
import socket

import pytest
import segno

from kibitz.server.lan import addresses, is_reachable, link, own_address, qr_code

LINK = "http://192.168.178.23:8000/t/0123456789abcdef"


def modules(lines: str) -> list[list[bool]]:
    """What a camera sees: dark modules are those in the colour of the letters, black."""
    rows: list[list[bool]] = []
    for line in lines.splitlines():
        assert re.fullmatch("\033\\[38;5;16;48;5;231m[ ▀▄█]+\033\\[0m", line), "black on white, whatever the terminal"
        blocks = line[len("\033[38;5;16;48;5;231m") : -len("\033[0m")]
        rows += [[block in "▀█" for block in blocks], [block in "▄█" for block in blocks]]
    return rows


@pytest.mark.parametrize("text", [LINK, "http://[2001:db8::1]:8000/", "x" * 500])
def test_the_lines_are_the_code_with_a_quiet_zone(text: str) -> None:
    seen = modules(qr_code(text))
    code = [[bool(module) for module in row] for row in segno.make(text, micro=False).matrix]
    size = len(code)
    assert [row[4 : 4 + size] for row in seen[4 : 4 + size]] == code
    assert {len(row) for row in seen} == {size + 8}
    around = seen[:4] + seen[4 + size :] + [row[:4] + row[-4:] for row in seen]
    assert len(seen) >= size + 8 and not any(module for row in around for module in row)


def test_a_link_fits_a_terminal() -> None:
    lines = qr_code(LINK).splitlines()
    assert len(lines) <= 24 and len(modules(qr_code(LINK))[0]) <= 80


def test_our_addresses_are_for_others_and_can_be_bound() -> None:
    """On a machine without any network there are none."""
    found = addresses()
    assert len(set(found)) == len(found)
    for address in found:
        assert is_reachable(address)
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        with socket.socket(family) as bound:
            bound.bind((address, 0))
    assert found == sorted(found, key=lambda address: ipaddress.ip_address(address).version), "IPv4 first"


def test_the_way_to_ourselves_is_no_address_for_others() -> None:
    assert own_address("127.0.0.2") == "127.0.0.1"
    assert not is_reachable("127.0.0.1") and not is_reachable("::1") and not is_reachable("0.0.0.0")
    assert not is_reachable("fe80::1") and not is_reachable("169.254.3.4")
    assert is_reachable("192.168.1.2") and is_reachable("fd12::3")


def test_links() -> None:
    assert link("192.168.1.2", 8000) == "http://192.168.1.2:8000/"
    assert link("fd12::3", 80, "/t/abc") == "http://[fd12::3]:80/t/abc"
