"""What a server counts."""

from __future__ import annotations

import pytest
from prometheus_client.parser import text_string_to_metric_families

from kibitz import __version__
from kibitz.server.metrics import CONTENT_TYPE, Metrics


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
    metrics.frames.inc(15)
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
