"""What the plugin of mypy's finds."""

from __future__ import annotations

import re
from pathlib import Path

from mypy import api

PLUGIN = Path(__file__).with_name("literal_shift.py")

CODE = """
from mypy_extensions import i64

def right(place: i64, seat: int) -> list[int]:
    return [i64(1) << place, 1 << int(place), 1 << seat, place << 1, 1 << 4]

def wrong(place: i64) -> list[int]:
    return [
        1 << place,
        4 << place + 1,
        5 | 1 << (place & 3),
    ]
"""


def test_a_literal_shifted_by_an_i64_is_found(tmp_path: Path) -> None:
    config, code = tmp_path / "mypy.ini", tmp_path / "code.py"
    config.write_text(f"[mypy]\nplugins = {PLUGIN}\n", encoding="utf-8")
    code.write_text(CODE, encoding="utf-8")
    said, trouble, _ = api.run(["--config-file", str(config), "--cache-dir", str(tmp_path), str(code)])
    assert trouble == ""
    assert re.findall(r":(\d+): error: a literal is shifted by an i64", said) == ["9", "10", "11"], said
