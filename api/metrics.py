"""The door /metrics, in Prometheus' text form: requests by route and code, their latency, problems by status, whether
Temporal and PostgreSQL answer and each planner is asked. Open to everyone; holds no names of users."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Sequence
from importlib.metadata import version
from typing import Final

from fastapi import APIRouter, Request
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from steward.api.access_log import NO_RESPONSE, method_of, route_of
from steward.api.core.request_notes import NOTES
from steward.api.core.work_counts import Work
from steward.api.gateway import Gateway
from steward.api.http import GatewayDep
from steward.api.temporal.task_queues import QueueState
from steward.contracts.errors import StewardError, Unavailable
from steward.contracts.planner_health import BreakerState

router = APIRouter(tags=["health"])
_BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)

_BACKLOG: Final = {
    "approvals_waiting": "Problems that wait for an approval",
    "oldest_approval_seconds": "Age of the oldest wait for an approval, 0 without one",
    "unknown_outcomes": "Calls with an effect of which nobody knows whether it happened",
    "dead_notifications": "Notifications that the webhook did not take and that were given up",
}

_QUEUES: Final = {
    "backlog": "Tasks that wait in a Temporal task queue, about",
    "backlog_age_seconds": "Age of the oldest of them, about",
    "pollers": "Worker processes that poll it",
}


class Metrics:
    """The counters of one app."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "steward_requests_total", "HTTP requests", ["method", "route", "code"], registry=self.registry
        )
        self.latency = Histogram(
            "steward_request_seconds",
            "Seconds to the end of the response",
            ["route"],
            buckets=_BUCKETS,
            registry=self.registry,
        )
        self.limited = Counter(
            "steward_rate_limit_hits_total", "Requests that a limit refused", ["limit"], registry=self.registry
        )
        self.calls = Counter(
            "steward_tool_calls_total", "Tool calls by how they ended", ["tool", "outcome"], registry=self.registry
        )
        self.call_seconds = Histogram(
            "steward_tool_call_seconds",
            "Seconds from announcing a tool call to its outcome",
            ["tool"],
            buckets=_BUCKETS,
            registry=self.registry,
        )
        self.plans = Counter(
            "steward_plans_total",
            "Plans by planner and what came of it",
            ["planner", "outcome"],
            registry=self.registry,
        )
        self.intents = Counter(
            "steward_intents_total",
            "Plans by the family of their first tool, or by their kind where they call none",
            ["intent"],
            registry=self.registry,
        )
        self.prompts = Counter(
            "steward_prompts_total",
            "Plans of language models by the version of the prompt they were made from",
            ["planner", "version"],
            registry=self.registry,
        )
        self.plan_seconds = Histogram(
            "steward_plan_seconds",
            "Seconds a planner took for a plan",
            ["planner"],
            buckets=_BUCKETS,
            registry=self.registry,
        )
        self.queues = {
            name: Gauge(f"steward_task_queue_{name}", meaning, ["queue", "kind"], registry=self.registry)
            for name, meaning in _QUEUES.items()
        }
        self.problems = Gauge("steward_problems", "Problems by status", ["status"], registry=self.registry)
        self.planners = Gauge(
            "steward_planner_up",
            "0 after the planner failed several times in a row",
            ["planner"],
            registry=self.registry,
        )
        self.mended = Gauge(
            "steward_mended_problems",
            "Problems whose records or workflow were mended, by what was wrong",
            ["kind"],
            registry=self.registry,
        )
        self.backlog = {
            name: Gauge(f"steward_{name}", meaning, registry=self.registry) for name, meaning in _BACKLOG.items()
        }
        self.build = Gauge("steward_build_info", "1; the version is a label", ["version"], registry=self.registry)
        self.build.labels(version("steward")).set(1)
        self.up = Gauge("steward_part_up", "1 when the part answers", ["part"], registry=self.registry)

    def count(self, work: Sequence[Work]) -> None:
        """Tool calls and plans that ended."""
        for one in work:
            is_call = one.kind == "call"
            (self.calls if is_call else self.plans).labels(one.name, one.outcome).inc()
            if one.intent is not None:
                self.intents.labels(one.intent).inc()
            if one.prompt_version is not None:
                self.prompts.labels(one.name, one.prompt_version).inc()
            if one.seconds is not None:
                (self.call_seconds if is_call else self.plan_seconds).labels(one.name).observe(one.seconds)

    def tell_queues(self, states: Sequence[QueueState]) -> None:
        """The task queues as they are now; none while nobody knows."""
        for gauge in self.queues.values():
            gauge.clear()
        for state in states:
            reported = {"backlog": state.backlog, "backlog_age_seconds": state.age_s, "pollers": state.pollers}
            for name, value in reported.items():
                self.queues[name].labels(state.queue, state.kind).set(value)


class CountRequests:
    """Counts what passes. The route is the template (/problems/{problem_id}), so that names stay few."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        status = NO_RESPONSE

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, watched)
        finally:
            route = route_of(scope)
            self._metrics.requests.labels(method_of(scope), route, str(status)).inc()
            self._metrics.latency.labels(route).observe(time.perf_counter() - began)
            if (notes := NOTES.get()) is not None:
                for limit in notes.limits:
                    self._metrics.limited.labels(limit).inc()


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request, gateway: GatewayDep) -> Response:
    """The numbers for a scraper."""
    kept: Metrics = request.app.state.metrics
    parts, planners, queues = await asyncio.gather(gateway.parts.check(), gateway.parts.planners(), _queues(gateway))
    kept.tell_queues(queues)
    for name, part in parts.items():
        kept.up.labels(name).set(part.ok)
    kept.planners.clear()
    for planner in planners:
        kept.planners.labels(planner.backend).set(planner.state is BreakerState.CLOSED)
    try:
        for status, count in (await gateway.parts.counts_by_status()).items():
            kept.problems.labels(status.value).set(count)
        for kind, count in (await gateway.parts.mendings()).items():
            kept.mended.labels(kind).set(count)
        for name, value in (await gateway.parts.backlog()).items():
            kept.backlog[name].set(value)
        kept.count(await gateway.parts.work())
    except Unavailable:
        kept.problems.clear()
        for gauge in kept.backlog.values():
            # Unknown is not what it was before.
            gauge.set(math.nan)
    return Response(generate_latest(kept.registry), media_type=CONTENT_TYPE_LATEST)


async def _queues(gateway: Gateway) -> Sequence[QueueState]:
    try:
        return await gateway.parts.queues()
    except StewardError:
        return ()
