"""Which proxy leads to a server: the same one for its HTTP and its WebSocket, whatever their libraries would do."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass


def proxy_for(address: str) -> str | None:
    """As the environment says it, for ``http`` and ``ws`` or for ``https`` and ``wss``; none to this machine itself."""
    parts = urlsplit(address)
    if is_loopback(parts.hostname or "") or proxy_bypass(parts.netloc):
        return None
    proxy = getproxies().get("https" if parts.scheme in ("https", "wss") else "http")
    return f"http://{proxy}" if proxy and "://" not in proxy else proxy or None


def is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
