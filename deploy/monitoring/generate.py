"""Makes alerts.yaml and dashboard.json, which stand beside it: `python -m deploy.monitoring.generate`.

A test holds the files to what this makes, and every metric in them to what /metrics has. Numbers that the API reads
from the database are the same at each API process: of those `max without (instance)` is taken, never the sum.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import yaml

FOLDER: Final = Path(__file__).parent
_HEADER: Final = "# Made by generate.py. Load it by Prometheus' `rule_files`; docs/metrics.md describes the metrics.\n"

_SOURCE: Final = {"type": "prometheus", "uid": "${datasource}"}
_WIDTH: Final = 24
_RATE: Final = "$__rate_interval"
"""Grafana's own: long enough for the interval of scraping."""


@dataclass(frozen=True)
class Rule:
    """An alert: when, for how long, how bad, what is said, and what to do."""

    name: str
    expr: str
    severity: str
    summary: str
    fix: str
    lasting: str | None = None


@dataclass(frozen=True)
class Panel:
    """A panel: its queries by legend. `stat` shows the last value, large."""

    title: str
    queries: Mapping[str, str]
    unit: str = "short"
    stat: bool = False
    width: int = 8


def shared(metric: str) -> str:
    """A metric that every API process tells alike."""
    return f"max without (instance) ({metric})"


def shared_rate(metric: str, over: str = _RATE) -> str:
    """How fast a counter grows that every API process counts alike."""
    return f"max without (instance) (rate({metric}[{over}]))"


def quantile(metric: str, by: str, rate: str) -> str:
    """The 95th percentile of a histogram; `rate` is that of its buckets."""
    return f"histogram_quantile(0.95, sum by ({by}, le) ({rate.format(f'{metric}_bucket')}))"


_SERVED: Final = 'route!="/readyz"'
"""Without the probe, whose 503 is its answer: StewardPartDown tells of that."""
_BROKEN: Final = 'code=~"5.."'
_FAILED: Final = 'steward_tool_calls_total{outcome!="succeeded"}'
RULES: Final = (
    Rule("StewardAway", "absent(steward_build_info)", "critical", "No API is scraped", "`steward status`", "2m"),
    Rule(
        "StewardPartDown",
        "steward_part_up == 0",
        "critical",
        "{{ $labels.part }} does not answer",
        "run `steward doctor`",
        "2m",
    ),
    Rule(
        "StewardQueueUnpolled",
        f"{shared('steward_task_queue_pollers')} == 0",
        "critical",
        "No worker polls the task queue {{ $labels.queue }} ({{ $labels.kind }})",
        "start a worker: `python -m steward.workers.main --queue {{ $labels.queue }}`",
        "3m",
    ),
    Rule(
        "StewardQueueBehind",
        f"{shared('steward_task_queue_backlog_age_seconds')} > 60",
        "warning",
        "Tasks wait more than a minute in the task queue {{ $labels.queue }}",
        "more workers (STEWARD_WORKERS); for the queue planner STEWARD_PLANNER_CONCURRENCY, or a faster model",
        "5m",
    ),
    Rule(
        "StewardPlannerResting",
        f"{shared('steward_planner_up')} == 0",
        "warning",
        "The planner {{ $labels.planner }} failed several times in a row",
        "`steward doctor`, `steward logs worker-0`",
        "5m",
    ),
    Rule(
        "StewardToolFailing",
        f"sum by (tool) ({shared_rate(_FAILED, '15m')})"
        f" > 0.5 * sum by (tool) ({shared_rate('steward_tool_calls_total', '15m')})",
        "warning",
        "More than half of the calls of {{ $labels.tool }} fail",
        "`steward problems --status failed`, `steward tools show {{ $labels.tool }}`",
        "15m",
    ),
    Rule(
        "StewardOutcomeUnknown",
        "steward_unknown_outcomes > 0",
        "warning",
        "An effect may have happened or not",
        "`steward problems --status blocked`",
        "5m",
    ),
    Rule(
        "StewardNotificationsDead",
        "steward_dead_notifications > 0",
        "warning",
        "The webhook did not take notifications",
        "`steward notifications list --state dead`",
    ),
    Rule(
        "StewardApprovalsOld",
        "steward_oldest_approval_seconds > 43200",
        "info",
        "An approval has waited for half a day",
        "`steward approvals`",
    ),
    Rule(
        "StewardErrors",
        f"sum(rate(steward_requests_total{{{_SERVED}, {_BROKEN}}}[5m]))"
        f" > 0.05 * sum(rate(steward_requests_total{{{_SERVED}}}[5m]))",
        "warning",
        "More than 5 % of the requests fail",
        "`steward logs api`",
        "10m",
    ),
)

ROWS: Final[Mapping[str, tuple[Panel, ...]]] = {
    "Now": (
        Panel("Parts that answer", {"{{part}}": "min without (instance) (steward_part_up)"}, stat=True, width=6),
        Panel("Approvals waiting", {"": shared("steward_approvals_waiting")}, stat=True, width=4),
        Panel("Oldest approval", {"": shared("steward_oldest_approval_seconds")}, "s", stat=True, width=4),
        Panel("Unknown outcomes", {"": shared("steward_unknown_outcomes")}, stat=True, width=3),
        Panel("Dead notifications", {"": shared("steward_dead_notifications")}, stat=True, width=3),
        Panel("Versions", {"{{version}}": "count by (version) (steward_build_info)"}, stat=True, width=4),
    ),
    "Requests": (
        Panel("Requests by route", {"{{route}}": f"sum by (route) (rate(steward_requests_total[{_RATE}]))"}, "reqps"),
        Panel(
            "95 % are answered within",
            {"{{route}}": quantile("steward_request_seconds", "route", f"rate({{}}[{_RATE}])")},
            "s",
        ),
        Panel(
            "Refused and failed",
            {
                "{{code}}": f'sum by (code) (rate(steward_requests_total{{code=~"[45].."}}[{_RATE}]))',
                "limit {{limit}}": f"sum by (limit) (rate(steward_rate_limit_hits_total[{_RATE}]))",
            },
            "reqps",
        ),
    ),
    "Problems": (
        Panel("Problems by status", {"{{status}}": shared("steward_problems")}, width=12),
        Panel("Mended", {"{{kind}}": shared("steward_mended_problems")}, width=12),
    ),
    "Tools": (
        Panel("Calls by tool", {"{{tool}}": f"sum by (tool) ({shared_rate('steward_tool_calls_total')})"}, "ops"),
        Panel(
            "Calls that did not succeed",
            {"{{tool}} {{outcome}}": f"sum by (tool, outcome) ({shared_rate(_FAILED)})"},
            "ops",
        ),
        Panel(
            "95 % of the calls take",
            {"{{tool}}": quantile("steward_tool_call_seconds", "tool", shared_rate("{}"))},
            "s",
        ),
    ),
    "Planning": (
        Panel(
            "Plans by planner and outcome",
            {"{{planner}} {{outcome}}": f"sum by (planner, outcome) ({shared_rate('steward_plans_total')})"},
            "ops",
        ),
        Panel(
            "95 % of the plans take",
            {"{{planner}}": quantile("steward_plan_seconds", "planner", shared_rate("{}"))},
            "s",
        ),
        Panel("Planners at work", {"{{planner}}": "min without (instance) (steward_planner_up)"}),
    ),
    "Temporal": (
        Panel("Tasks waiting", {"{{queue}} {{kind}}": shared("steward_task_queue_backlog")}),
        Panel("Oldest task", {"{{queue}} {{kind}}": shared("steward_task_queue_backlog_age_seconds")}, "s"),
        Panel("Pollers", {"{{queue}} {{kind}}": shared("steward_task_queue_pollers")}),
    ),
}


class _Indenting(yaml.SafeDumper):
    """Lists stand further in than what holds them, as the linter wants it."""

    def increase_indent(self, flow: bool = False, indentless: bool = False) -> None:
        """As the base class, never without indentation."""
        super().increase_indent(flow, False)


def alerts() -> str:
    """The text of alerts.yaml."""
    rules = [
        {
            "alert": rule.name,
            "expr": rule.expr,
            **({"for": rule.lasting} if rule.lasting else {}),
            "labels": {"severity": rule.severity},
            "annotations": {"summary": rule.summary, "fix": rule.fix},
        }
        for rule in RULES
    ]
    document = {"groups": [{"name": "steward", "rules": rules}]}
    return _HEADER + yaml.dump(document, Dumper=_Indenting, sort_keys=False, width=85, allow_unicode=True)


def dashboard() -> str:
    """The text of dashboard.json, as Grafana imports it."""
    document = {
        "title": "Steward",
        "uid": "steward",
        "schemaVersion": 39,
        "editable": True,
        "refresh": "30s",
        "time": {"from": "now-6h", "to": "now"},
        "tags": ["steward"],
        "templating": {
            "list": [{"name": "datasource", "type": "datasource", "query": "prometheus", "label": "Prometheus"}]
        },
        "panels": list(_panels()),
    }
    return json.dumps(document, indent=1) + "\n"


def queries() -> Iterator[str]:
    """Every query of the dashboard and the rules, with a fixed interval in place of Grafana's."""
    yield from (rule.expr for rule in RULES)
    for panels in ROWS.values():
        for panel in panels:
            yield from (query.replace(_RATE, "5m") for query in panel.queries.values())


def _panels() -> Iterator[dict[str, Any]]:
    number, top = 0, 0
    for title, panels in ROWS.items():
        number += 1
        yield {"id": number, "type": "row", "title": title, "gridPos": _place(0, top, _WIDTH, 1), "panels": []}
        height, left = (4 if panels[0].stat else 8), 0
        for panel in panels:
            number += 1
            yield _panel(panel, number, _place(left, top + 1, panel.width, height))
            left += panel.width
        top += 1 + height


def _panel(panel: Panel, number: int, place: dict[str, int]) -> dict[str, Any]:
    return {
        "id": number,
        "type": "stat" if panel.stat else "timeseries",
        "title": panel.title,
        "gridPos": place,
        "datasource": _SOURCE,
        "fieldConfig": {"defaults": {"unit": panel.unit, "min": 0}, "overrides": []},
        "options": {"reduceOptions": {"calcs": ["lastNotNull"]}} if panel.stat else {"tooltip": {"mode": "multi"}},
        "targets": [
            {"refId": chr(ord("A") + at), "expr": query, "legendFormat": legend, "datasource": _SOURCE}
            for at, (legend, query) in enumerate(panel.queries.items())
        ],
    }


def _place(left: int, top: int, width: int, height: int) -> dict[str, int]:
    return {"x": left, "y": top, "w": width, "h": height}


if __name__ == "__main__":
    (FOLDER / "alerts.yaml").write_text(alerts(), encoding="utf-8")
    (FOLDER / "dashboard.json").write_text(dashboard(), encoding="utf-8")
