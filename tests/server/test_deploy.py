"""The files for hosts in deploy/ name only what there is: numbers, flags, variables, exit words."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

from prometheus_client.parser import text_string_to_metric_families

from kibitz.server.ops.metrics import Metrics
from server.serving import Serving, direct
from server.test_hosting import flags

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
OTHERS: Final = {"up"}  # what Prometheus itself knows of a server
LANGUAGE: Final = {  # of Prometheus: functions, words and the label of buckets
    *("rate", "increase", "changes", "predict_linear", "min_over_time", "histogram_quantile"),
    *("sum", "max", "min", "count", "by", "le"),
}
LABELS: Final = {"job", "instance"}  # that Prometheus adds


def numbers_of_a_server() -> tuple[set[str], set[str]]:
    """All names that a server gives under /metrics, and the names of their labels."""
    metrics = Metrics()
    metrics.stored.labels("playing").set(1)
    metrics.queue.labels("bots").set(1)
    samples = [
        sample for family in text_string_to_metric_families(metrics.text().decode()) for sample in family.samples
    ]
    return {sample.name for sample in samples}, {label for sample in samples for label in sample.labels}


def expressions() -> list[str]:
    rules = re.findall(r"^ +expr: (.+)$", (DEPLOY / "prometheus-rules.yml").read_text(), re.MULTILINE)
    board = json.loads((DEPLOY / "dashboard.json").read_text())
    return rules + [target["expr"] for panel in board["panels"] for target in panel["targets"]]


def test_rules_and_dashboard_name_only_numbers_that_a_server_gives() -> None:
    names, labels = numbers_of_a_server()
    found = expressions()
    assert len(found) > 25
    for expression in found:
        plain = re.sub(r'"[^"]*"|\[\w+\]', "", expression)
        words = set(re.findall(r"[a-zA-Z_]\w*", re.sub(r"\b\d[\w.]*", "", plain)))
        assert words <= names | labels | OTHERS | LABELS | LANGUAGE, (expression, words)
        assert words & (names | OTHERS), expression


def test_the_first_mistake_of_a_process_is_an_increase(tmp_path: Path) -> None:
    """Prometheus sees none where a series begins at 1: a server that has just begun gives it at 0."""
    kinds = re.findall(r'kibitz_refusals_total{kind="(\w+)"}', "".join(expressions()))
    assert {"internal", "unavailable"} <= set(kinds)
    with Serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as server:
        said = direct.open(server.url + "/metrics").read().decode()
    assert [kind for kind in kinds if f'kibitz_refusals_total{{kind="{kind}"}} 0.0' not in said] == []


def test_containers_and_services_set_only_variables_that_there_are() -> None:
    known = {variable for _, variable, _ in flags()} | {"KIBITZ_DATA", "KIBITZ_WHOLE"}
    own = {"KIBITZ_SITE", "KIBITZ_PROCESSES"}  # of the proxy
    for name in ("Containerfile", "compose.yml", "Caddyfile", "kibitz@.service", "kibitz-backup.service"):
        assert set(re.findall(r"KIBITZ_[A-Z_]+", (DEPLOY / name).read_text())) <= known | own, name


def test_the_page_for_hosts_names_every_file() -> None:
    page = (DEPLOY.parent / "docs" / "hosting.md").read_text(encoding="utf-8")
    ours = [path.name for path in DEPLOY.iterdir() if path.suffix != ".dockerignore"]
    assert [name for name in ours if f"deploy/{name}" not in page] == []
