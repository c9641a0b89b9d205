"""The flags of ``kibitz serve`` and its like: what each means, its bounds, and the environment variable that says the
same."""

from __future__ import annotations

from typing import Annotated

from kibitz.command_line import Option

Database = Annotated[
    str,
    Option(
        envvar="KIBITZ_DATABASE",
        help="postgresql://user:password@host/name or sqlite:///path; otherwise tables.db in your data folder.",
    ),
]
Host = Annotated[str, Option(envvar="KIBITZ_HOST", help="The address to listen at.")]
Port = Annotated[int, Option(envvar="KIBITZ_PORT", min=0, max=65535, help="The port.")]
Lan = Annotated[bool, Option("--lan", help="For friends in the room: listen to the whole network, show a QR code.")]
OpenBrowser = Annotated[
    bool,
    Option("--open", help="Open the browser at the lobby; on another port if this one is taken by somebody else."),
]
Bots = Annotated[
    int,
    Option(envvar="KIBITZ_BOTS", min=0, max=256, help="Processes that think for bots; 0: by the number of cores."),
]
LeastPace = Annotated[
    int,
    Option(envvar="KIBITZ_LEAST_PACE", min=0, max=10_000, help="Milliseconds that a bot takes at least for a move."),
]
Origins = Annotated[list[str] | None, Option(envvar="KIBITZ_ORIGINS", help="Another site whose pages may connect.")]
Proxies = Annotated[str, Option(envvar="KIBITZ_PROXIES", help="Reverse proxies whose X-Forwarded-For is believed.")]
Sockets = Annotated[int, Option(envvar="KIBITZ_SOCKETS", min=1, help="Connections from one address at once.")]
TablesOpened = Annotated[
    int,
    Option(
        envvar="KIBITZ_TABLES",
        min=1,
        help="Tables opened from one address in an hour, and tables that are not over; half of them for a person.",
    ),
]
Requests = Annotated[float, Option(envvar="KIBITZ_REQUESTS", min=0.1, help="HTTP requests a second from one address.")]
Messages = Annotated[float, Option(envvar="KIBITZ_MESSAGES", min=0.1, help="Messages a second from one connection.")]
EmptyHours = Annotated[
    float, Option(envvar="KIBITZ_EMPTY_HOURS", min=0, help="Hours until a table without anybody is deleted.")
]
IdleDays = Annotated[
    float,
    Option(envvar="KIBITZ_IDLE_DAYS", min=0, help="Days without a move until a running game is closed."),
]
RestHours = Annotated[
    float,
    Option(envvar="KIBITZ_REST_HOURS", min=0, help="Hours until a finished game is closed and archived."),
]
KeepDays = Annotated[
    float,
    Option(envvar="KIBITZ_KEEP_DAYS", min=0, help="Days until a finished game is deleted; 0: never."),
]
QuotaTables = Annotated[int, Option(envvar="KIBITZ_QUOTA_TABLES", min=0, help="Tables that one person may open a day.")]
QuotaHints = Annotated[int, Option(envvar="KIBITZ_QUOTA_HINTS", min=0, help="Hints that one person is given a day.")]
QuotaAnalyses = Annotated[
    int, Option(envvar="KIBITZ_QUOTA_ANALYSES", min=0, help="Analyses that one person is given a day.")
]
QuotaDecks = Annotated[
    int, Option(envvar="KIBITZ_QUOTA_DECKS", min=0, help="Decks that are checked for one person a day.")
]
QuotaReports = Annotated[
    int, Option(envvar="KIBITZ_QUOTA_REPORTS", min=0, help="Reports that one person may send a day.")
]
Passphrase = Annotated[
    str,
    Option(envvar="KIBITZ_PASSPHRASE", help="For a club: who does not know it is not let in. Best in the environment."),
]
Contact = Annotated[
    str, Option(envvar="KIBITZ_CONTACT", help="Who runs this server and how to reach them, for the page on privacy.")
]
MetricsPort = Annotated[
    int,
    Option(envvar="KIBITZ_METRICS_PORT", min=0, max=65535, help="A port of their own for the metrics; 0: none."),
]
MetricsHost = Annotated[str, Option(envvar="KIBITZ_METRICS_HOST", help="The address at which that port listens.")]
Webhooks = Annotated[
    bool,
    Option("--webhooks", envvar="KIBITZ_WEBHOOKS", help="Tell people at addresses of theirs: your turn."),
]
WebhooksAnywhere = Annotated[
    bool,
    Option("--webhooks-anywhere", envvar="KIBITZ_WEBHOOKS_ANYWHERE", help="The same, also within your own network."),
]
PublicUrl = Annotated[
    str, Option(envvar="KIBITZ_PUBLIC_URL", help="Where people find this server, for links and link previews.")
]
MetricsToken = Annotated[
    str, Option(envvar="KIBITZ_METRICS_TOKEN", help="Who may read /metrics; otherwise only this machine.")
]
LogLevel = Annotated[str, Option(envvar="KIBITZ_LOG", help="debug, info, warning or error.")]
LogJson = Annotated[
    bool | None, Option("--log-json/--log-plain", envvar="KIBITZ_LOG_JSON", help="How the log is written.")
]
