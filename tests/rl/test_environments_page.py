"""Every piece of code in docs/environments.md runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parent.parent.parent / "docs" / "environments.md"
PIECES = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(PIECES)))
def test_the_code_on_the_page_runs(number: int) -> None:
    exec(compile(PIECES[number], f"{PAGE.name} {number}", "exec"), {"__name__": "page"})


def test_the_page_has_code_for_every_environment() -> None:
    for module in ("kibitz.rl.pettingzoo", "kibitz.rl.gymnasium", "kibitz.rl.vector", "kibitz.rl.setup"):
        assert any(module in piece for piece in PIECES), module
