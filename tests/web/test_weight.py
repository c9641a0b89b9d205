"""A table is light: it comes quickly over a slow line."""

from __future__ import annotations

from web.guests import Company
from web.prepared import table_of
from web.tables import Kind, each_table
from web.weight import weigh

ALL = 150_000  # bytes, compressed
JAVASCRIPT = 70_000


@each_table
def test_the_first_table_page_is_light(company: Company, url: str, kind: Kind) -> None:
    seated = table_of(url, kind.game, "me:Anna", "random", "random", begins="chosen", options=kind.options)
    anna = company.guest()
    anna.hold(seated)
    bytes_ = weigh(anna.page, f"{url}/t/{seated.table}", '[data-test="hand"]')
    print({what: bytes_[what] for what in sorted(bytes_)})
    assert 20_000 < bytes_["Script"] <= JAVASCRIPT
    assert bytes_.total() <= ALL
