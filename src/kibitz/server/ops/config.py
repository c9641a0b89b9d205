"""How a server is run: what its flags and environment variables say."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

LEAST_PACE_MS: Final = 100  # every move of a bot is written down


class Limits(Struct, frozen=True):
    """What one address may do and hold."""

    sockets: int = 200  # at once
    tables: int = 100  # opened in an hour
    running: int = 100  # opened within a day, and not over
    own: int = 50  # the same, of one person, from wherever
    requests_s: float = 20.0  # HTTP requests a second, on average
    requests: float = 100.0  # at once
    messages_s: float = 20.0  # messages a second of one socket, on average
    messages: float = 60.0  # at once
    everything: int = 20_000  # sockets of all addresses together


class WebhookConfig(Struct, frozen=True):
    """Whether and how people are told at their webhooks that it is their turn."""

    on: bool = False
    anywhere: bool = False  # also at http:// and at private addresses
    public_url: str = ""  # where people find this server, also for link previews; empty: where each found it
    away_s: float = 10.0  # nobody is called sooner
    back_off_s: float = 2.0  # until the second try; four times as long until the third


class Lifetimes(Struct, frozen=True):
    """How long tables live. A table is never closed while somebody is connected to it."""

    empty_h: float = 1.0  # an open table at which nobody sits is closed
    idle_days: float = 90.0  # and any other at which nothing happens
    rest_h: float = 24.0  # a table that is over is closed, and archived
    keep_days: float = 0.0  # archived tables are deleted; 0: never

    @property
    def every_s(self) -> float:
        """Between two looks: often enough for the shortest of them."""
        shortest_h = min(self.empty_h, self.rest_h, 24 * self.idle_days, 24 * self.keep_days or self.rest_h)
        return min(20.0, max(1.0, shortest_h * 3600 / 10))


class QuotaConfig(Struct, frozen=True):
    """What one person has a day, on all processes together."""

    tables: int = 200  # opened
    hints: int = 500
    analyses: int = 300
    decks: int = 500  # checked
    reports: int = 10  # of other people


class Config(Struct, frozen=True, kw_only=True):
    """A server."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    bots: int = 1  # processes that think for bots
    least_pace_ms: int = LEAST_PACE_MS  # a bot takes at least so long for a move, whatever a table asks for
    origins: tuple[str, ...] = ()  # other sites whose pages may connect
    proxies: str = "127.0.0.1"  # whose X-Forwarded-For is believed
    limits: Limits = Limits()
    webhook_config: WebhookConfig = WebhookConfig()
    lifetimes: Lifetimes = Lifetimes()
    quotas: QuotaConfig = QuotaConfig()
    passphrase: str = ""  # of a club; empty: the server is for everybody
    contact: str = ""  # who runs the server: for the page on privacy
    metrics_port: int = 0  # where the metrics are alone; 0: with everything else
    metrics_host: str = "127.0.0.1"
    metrics_token: str = ""  # whoever has it may read /metrics; without one only this machine itself may
    drain_s: float = 10.0
