"""The dashboard and the alert rules: made by their generator, taken by Prometheus' own tool, of metrics the API has."""

from __future__ import annotations

import json
import re
import shutil
import subprocess

import pytest
from prometheus_client import generate_latest

from deploy.monitoring.generate import FOLDER, ROWS, alerts, dashboard, queries
from steward.api.core.work_counts import Work
from steward.api.metrics import Metrics
from steward.api.temporal.task_queues import QueueState


def output() -> bytes:
    """What /metrics says once every metric has a value."""
    metrics = Metrics()
    metrics.count([Work("call", "calculate", "succeeded", 0.1), Work("plan", "embedded", "calls", 0.2)])
    metrics.tell_queues([QueueState("tools", "activity", 3, 1.5, 1)])
    return generate_latest(metrics.registry)


def promtool(*arguments: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    program = shutil.which("promtool")
    if program is None:
        pytest.skip("there is no promtool (Debian's package prometheus has it)")
    return subprocess.run([program, *arguments], input=stdin, capture_output=True, timeout=60, check=False)


@pytest.mark.requirement("api.metrics.alerts")
def test_prometheus_takes_the_rules_and_the_metrics() -> None:
    checked = promtool("check", "rules", str(FOLDER / "alerts.yaml"))
    assert checked.returncode == 0, checked.stderr
    linted = promtool("check", "metrics", stdin=output())
    assert linted.returncode == 0, linted.stdout + linted.stderr


@pytest.mark.requirement("operator.dashboard")
def test_the_files_are_what_the_generator_makes() -> None:
    assert (FOLDER / "alerts.yaml").read_text(encoding="utf-8") == alerts()
    assert (FOLDER / "dashboard.json").read_text(encoding="utf-8") == dashboard()


@pytest.mark.requirement("api.metrics.alerts", "operator.dashboard")
def test_every_metric_of_the_dashboard_and_the_rules_is_one_of_ours() -> None:
    ours = set()
    for name, kind in re.findall(r"^# TYPE (\w+) (\w+)", output().decode(), re.MULTILINE):
        ours |= {f"{name}_{part}" for part in ("bucket", "count", "sum")} if kind == "histogram" else {name}
    named = {name for query in queries() for name in re.findall(r"\bsteward_\w+", query)}
    assert named <= ours
    assert len(named) > 15


@pytest.mark.requirement("operator.dashboard")
def test_the_panels_of_a_row_fill_its_width_and_have_numbers_of_their_own() -> None:
    assert {sum(panel.width for panel in panels) for panels in ROWS.values()} == {24}
    numbers = [panel["id"] for panel in json.loads(dashboard())["panels"]]
    assert len(set(numbers)) == len(numbers)
