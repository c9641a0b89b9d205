"""What a server counts."""

from __future__ import annotations

import urllib.error
import urllib.request
from pathlib import Path
from typing import cast

import pytest
from litestar.types import HTTPScope
from prometheus_client.parser import text_string_to_metric_families

from kibitz import __version__
from kibitz.server.ops.config import Config
from kibitz.server.ops.guard import Guard
from kibitz.server.ops.metrics import CONTENT_TYPE, Metrics
from server.serving import Serving, ask, direct


def read(metrics: Metrics, name: str, **labels: str) -> float | None:
    """A number as Prometheus reads it."""
    for family in text_string_to_metric_families(metrics.text().decode()):
        for sample in family.samples:
            if sample.name == name and labels.items() <= sample.labels.items():
                return sample.value
    return None


def test_what_happens_is_counted() -> None:
    metrics = Metrics()
    for _ in range(3):
        metrics.choices.inc()
    metrics.refusals.labels("illegal-choice").inc()
    metrics.new_frames += 15
    metrics.slow_readers.inc()
    metrics.conflicts.inc(2)
    assert read(metrics, "kibitz_choices_total") == 3
    assert read(metrics, "kibitz_refusals_total", kind="illegal-choice") == 1
    assert read(metrics, "kibitz_frames_sent_total") == 15
    assert read(metrics, "kibitz_slow_readers_dropped_total") == 1
    assert read(metrics, "kibitz_conflicts_total") == 2


def test_what_is_there_goes_up_and_down() -> None:
    metrics = Metrics()
    metrics.sockets.inc()
    metrics.sockets.inc()
    metrics.sockets.dec()
    metrics.tables.set(7)
    metrics.stored.labels("playing").set(5)
    metrics.queue.labels("bots").set(4)
    assert read(metrics, "kibitz_sockets") == 1 and read(metrics, "kibitz_tables_loaded") == 7
    assert read(metrics, "kibitz_tables", phase="playing") == 5
    assert read(metrics, "kibitz_queue_length", queue="bots") == 4


def test_how_long_things_take() -> None:
    metrics = Metrics()
    for seconds in (0.0004, 0.004, 0.3):
        metrics.commit_seconds.observe(seconds)
    with metrics.bot_seconds.time():
        pass
    assert read(metrics, "kibitz_commit_seconds_count") == 3
    assert read(metrics, "kibitz_commit_seconds_sum") == pytest.approx(0.3044)
    assert read(metrics, "kibitz_commit_seconds_bucket", le="0.005") == 2
    assert read(metrics, "kibitz_bot_seconds_count") == 1


def test_two_servers_in_one_process_count_for_themselves() -> None:
    one, other = Metrics(), Metrics()
    one.choices.inc()
    assert read(one, "kibitz_choices_total") == 1 and read(other, "kibitz_choices_total") == 0


def test_which_program_runs() -> None:
    assert read(Metrics(), "kibitz_build_info", version=__version__) == 1
    assert CONTENT_TYPE.startswith("text/plain")


# ---- who may read them


def asked(host: str, client: str = "127.0.0.1", token: str = "", **headers: str) -> bool:
    """Whether somebody at this address is shown the numbers."""
    guard = Guard(Config(database="", metrics_token=token))
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in {"host": host, **headers}.items()]
    return guard.may_measure(cast(HTTPScope, {"client": (client, 1), "headers": raw}))


def test_without_a_token_only_this_machine_itself_reads_them() -> None:
    assert asked("127.0.0.1:8000") and asked("localhost:8000") and asked("[::1]:8000", "::1")
    assert asked("127.0.0.1:8000", "::ffff:127.0.0.1")
    assert not asked("192.0.2.7:8000", "192.0.2.9") and not asked("127.0.0.1:8000", "192.0.2.9")
    assert not asked("127.0.0.1:8000", "") and not asked("", "testclient")


@pytest.mark.parametrize("header", ["x_forwarded_for", "forwarded", "x_real_ip", "x_forwarded_proto", "via"])
def test_what_comes_through_a_proxy_on_this_machine_comes_from_elsewhere(header: str) -> None:
    assert not asked("localhost:8000", **{header: "127.0.0.1"})


@pytest.mark.parametrize("host", ["kibitz.example.org", "localhost.example.org", "127.0.0.1.example.org", "[", ""])
def test_a_site_whose_name_points_here_is_not_this_machine(host: str) -> None:
    assert not asked(host)


def test_with_a_token_nobody_reads_them_without_it() -> None:
    assert asked("kibitz.example.org", "192.0.2.9", "secret", authorization="Bearer secret")
    assert not asked("kibitz.example.org", "192.0.2.9", "secret", authorization="Bearer secre")
    assert not asked("kibitz.example.org", "192.0.2.9", "secret") and not asked("localhost:8000", token="secret")
    assert not asked("192.0.2.7", "192.0.2.9", authorization="Bearer ")


def test_a_server_refuses_them_to_others(tmp_path: Path) -> None:
    with Serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as server:
        assert ask(server.url + "/metrics")[0] == 200
        request = urllib.request.Request(server.url + "/metrics", headers={"x-forwarded-for": "192.0.2.9"})
        with pytest.raises(urllib.error.HTTPError, match="403"):
            direct.open(request)
