"""A table is light: it comes quickly over a slow line."""

from __future__ import annotations

from web.guests import Company
from web.prepared import begun, table_at
from web.tables import SEED, Kind, each_table
from web.weight import weigh

ALL = 150_000  # bytes, compressed
JAVASCRIPT = 70_000


@each_table
def test_the_first_table_page_is_light(company: Company, url: str, kind: Kind) -> None:
    seated = table_at(url, begun(kind.game, 3, SEED, kind.options))  # it is her turn, and nothing is open
    anna = company.guest()
    anna.hold(seated)
    bytes_ = weigh(anna.page, f"{url}/t/{seated.table}", '[data-test="hand"]')
    print({what: bytes_[what] for what in sorted(bytes_)})
    assert 20_000 < bytes_["Script"] <= JAVASCRIPT
    assert bytes_.total() <= ALL
