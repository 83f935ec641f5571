"""The door /metrics, in Prometheus' text form: requests by route and code, their latency, problems by status, whether
Temporal and PostgreSQL answer and each planner is asked. Open to everyone; holds no names of users."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from fastapi import APIRouter, Request
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.http import GatewayDep
from contracts.errors import Unavailable
from contracts.planner_health import BreakerState

router = APIRouter(tags=["health"])
_BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


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
        self.up = Gauge("steward_part_up", "1 when the part answers", ["part"], registry=self.registry)


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
        status = 500

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, watched)
        finally:
            route = getattr(scope.get("route"), "path_format", "unmatched")
            self._metrics.requests.labels(scope["method"], route, str(status)).inc()
            self._metrics.latency.labels(route).observe(time.perf_counter() - began)


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request, gateway: GatewayDep) -> Response:
    """The numbers for a scraper."""
    kept: Metrics = request.app.state.metrics
    parts, planners = await asyncio.gather(gateway.parts.check(), gateway.parts.planners())
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
    except Unavailable:
        kept.problems.clear()
    return Response(generate_latest(kept.registry), media_type=CONTENT_TYPE_LATEST)
