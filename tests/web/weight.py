"""What a page weighs: the bytes that come over the line until it stands still, compressed as they come."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import Page


def weigh(page: Page, address: str, ready: str) -> Counter[str]:
    """Bytes by kind (Script, Stylesheet, Document, Fetch ...), with an empty cache; ``ready``: when it is there."""
    line = page.context.new_cdp_session(page)
    kinds: dict[str, str] = {}
    bytes_: Counter[str] = Counter()
    line.on("Network.responseReceived", lambda event: kinds.update({event["requestId"]: event["type"]}))
    line.on(
        "Network.loadingFinished",
        lambda event: bytes_.update({kinds.get(event["requestId"], "Other"): int(event["encodedDataLength"])}),
    )
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.goto(address)
    page.locator(ready).first.wait_for()
    page.wait_for_load_state("networkidle")
    line.detach()
    return bytes_
