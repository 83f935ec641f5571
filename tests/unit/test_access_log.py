"""The access log: what a line says, what it never says, and which requests are quiet."""

from __future__ import annotations

import json
import logging

import httpx
import pytest
from fastapi import FastAPI
from starlette.requests import ClientDisconnect

from steward.api import errors
from steward.api.access_log import LogRequests
from steward.api.core.rate_limits import Quota, refused
from steward.api.core.request_notes import note_problem, note_tenant
from steward.api.metrics import CountRequests, Metrics
from steward.config.logs import JsonFormatter, TextFormatter

SECRET = "hunter2-in-a-query"


class Lines(logging.Handler):
    """The lines of the access log in both formats, as they were at that moment."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.documents: list[dict[str, object]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.texts.append(TextFormatter().format(record))
        self.documents.append(json.loads(JsonFormatter().format(record)))


def served(*, log_lines: bool = True) -> tuple[FastAPI, Metrics]:
    """An application whose requests are logged and counted."""
    app, metrics = FastAPI(), Metrics()

    @app.get("/problems/{problem_id}")
    async def problem(problem_id: int) -> dict[str, int]:
        note_tenant("acme")
        return {"problem": problem_id}

    @app.post("/tool/call")
    async def call() -> dict[str, int]:
        note_tenant("acme")
        note_problem(44)
        return {}

    @app.get("/metrics")
    async def numbers() -> dict[str, int]:
        return {}

    app.add_middleware(CountRequests, metrics=metrics)
    app.add_middleware(LogRequests, log_lines=log_lines)
    return app, metrics


@pytest.fixture
def lines() -> Lines:
    """What is logged from now on."""
    return Lines()


@pytest.fixture
def logger(lines: Lines, monkeypatch: pytest.MonkeyPatch) -> logging.Logger:
    """The access log's logger, at INFO as processes have it."""
    logger = logging.getLogger("api.access")
    monkeypatch.setattr(logger, "handlers", [lines])
    monkeypatch.setattr(logger, "propagate", False)
    logger.setLevel(logging.INFO)
    return logger


async def ask(app: FastAPI, method: str, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
        return await client.request(method, path, headers=headers, json={"text": SECRET} if method == "POST" else None)


@pytest.mark.requirement("operator.access-log")
async def test_a_request_is_one_line_without_anything_the_caller_wrote(lines: Lines, logger: logging.Logger) -> None:
    app, _ = served()
    await ask(app, "GET", f"/problems/43?user_id={SECRET}", {"Authorization": f"Bearer {SECRET}"})
    answered = await ask(app, "POST", "/tool/call", {"X-Request-Id": "from-the-proxy.1"})
    await ask(app, "GET", f"/{SECRET}")
    first, second, third = lines.documents
    assert (first["method"], first["route"], first["status"]) == ("GET", "/problems/{problem_id}", 200)
    assert (first["tenant"], first["problem"], first["logger"]) == ("acme", "43", "api.access")
    assert isinstance(first["seconds"], float)
    assert (second["problem"], second["request"]) == ("44", "from-the-proxy.1")
    assert answered.headers["x-request-id"] == "from-the-proxy.1"
    assert (third["route"], third["status"]) == ("unmatched", 404)
    assert lines.texts[1].endswith(" s [request=from-the-proxy.1 tenant=acme problem=44]")
    assert SECRET not in json.dumps(lines.documents) + "".join(lines.texts)


@pytest.mark.requirement("operator.access-log")
async def test_a_request_id_that_could_forge_a_line_is_replaced(lines: Lines, logger: logging.Logger) -> None:
    app, _ = served()
    answered = await ask(app, "POST", "/tool/call", {"X-Request-Id": "x] INFO forged"})
    assert answered.headers["x-request-id"] == lines.documents[0]["request"] != "x] INFO forged"


@pytest.mark.requirement("operator.access-log.quiet")
async def test_metrics_are_quiet_and_a_setting_leaves_every_request_out(lines: Lines, logger: logging.Logger) -> None:
    app, _ = served()
    await ask(app, "GET", "/metrics")
    assert lines.texts == []
    logger.setLevel(logging.DEBUG)
    await ask(app, "GET", "/metrics")
    assert [document["level"] for document in lines.documents] == ["DEBUG"]
    silent, _ = served(log_lines=False)
    await ask(silent, "POST", "/tool/call")
    assert len(lines.texts) == 1


@pytest.mark.requirement("operator.access-log")
async def test_a_caller_that_went_away_is_no_error_of_the_server(lines: Lines, logger: logging.Logger) -> None:
    app, metrics = served()

    @app.get("/gone")
    async def gone() -> None:
        raise ClientDisconnect

    with pytest.raises(ClientDisconnect):
        await ask(app, "GET", "/gone")
    assert lines.documents[0]["status"] == 499
    counted = {sample.labels["code"] for family in metrics.requests.collect() for sample in family.samples}
    assert counted == {"499"}


@pytest.mark.requirement("operator.metrics.limits")
async def test_a_limit_that_refuses_is_counted_by_its_name(lines: Lines, logger: logging.Logger) -> None:
    app, metrics = served()

    @app.get("/limited")
    async def limited() -> dict[str, int]:
        minute = Quota(policy="minute", limit=20, window_s=60, remaining=0, reset_s=3)
        hour = Quota(policy="hour", limit=100, window_s=3600, remaining=7, reset_s=3)
        raise refused("too many", 3, (minute, hour))

    errors.install(app)
    assert (await ask(app, "GET", "/limited")).status_code == 429
    assert metrics.registry.get_sample_value("steward_rate_limit_hits_total", {"limit": "minute"}) == 1
    assert metrics.registry.get_sample_value("steward_rate_limit_hits_total", {"limit": "hour"}) is None


@pytest.mark.requirement("operator.access-log")
async def test_a_method_that_the_caller_made_up_is_neither_logged_nor_a_label(
    lines: Lines, logger: logging.Logger
) -> None:
    app, metrics = served()
    await ask(app, "HUNTER2", "/tool/call")
    assert lines.documents[0]["method"] == "OTHER"
    assert {s.labels["method"] for family in metrics.requests.collect() for s in family.samples} == {"OTHER"}
