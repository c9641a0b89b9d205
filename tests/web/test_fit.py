"""The table fits its window: whatever is played, by however many, at every moment."""

from __future__ import annotations

from typing import Final

import pytest

from every import SOAK
from web.fit import faults
from web.guests import Company
from web.stages import CELLS, stages

# Those that have the least room, each for a reason of its own.
SAMPLE: Final = {
    "base-5": ["hits"],
    "duel-2": ["table"],
    "batman-2": ["hoard"],
    "batman-4": ["limit"],
    "batman-6": ["crowded", "chain"],
    "absolute-6": ["composing"],
    "tabletop-4": ["asked discard"],
}


@pytest.mark.parametrize("cell", CELLS if SOAK else SAMPLE)
def test_the_table_fits_its_window(company: Company, cell: str) -> None:
    records = stages(cell)
    wanted = records if SOAK else {stage: records[stage] for stage in SAMPLE[cell]}
    assert [f"{stage}, {fault}" for stage, record in wanted.items() for fault in faults(company, record)] == []
