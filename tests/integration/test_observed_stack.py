"""What an operator sees of one stack: traces, a worker's own metrics, and whether a worker is there at all."""

from __future__ import annotations

import secrets
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from opentelemetry import trace
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from steward.api.temporal.task_queues import TaskQueues
from steward.config.settings import Settings
from steward.config.tracing import start_tracing
from steward.contracts import queues
from steward.workers.composition import open_parts
from steward.workers.main import build_workers
from tests.support.embedding import copy_index
from tests.support.folders import server_folder, share_models
from tests.support.stacks import api, dev_server, free_ports

WORDS = "words-of-a-user"


def traced(spans: tuple[ReadableSpan, ...], trace_id: str) -> dict[int, ReadableSpan]:
    """The spans of a trace, by id."""
    found = {}
    for span in spans:
        assert span.context is not None
        if format(span.context.trace_id, "032x") == trace_id:
            found[span.context.span_id] = span
    return found


def way_up(span: ReadableSpan, spans: dict[int, ReadableSpan]) -> list[str]:
    """The names from a span to the one that no span of ours is above."""
    names = [span.name]
    while span.parent is not None and span.parent.span_id in spans:
        span = spans[span.parent.span_id]
        names.append(span.name)
    return names


async def call(client: httpx.AsyncClient, expression: str) -> tuple[str, int]:
    """Call a tool as somebody who is traced already: that trace's id, and the problem's."""
    trace_id = secrets.token_hex(16)
    body = {"cmd": "tool/call", "tool_name": "calculate", "args": {"expression": expression}}
    parent = {"traceparent": f"00-{trace_id}-{secrets.token_hex(8)}-01", "baggage": f"said={WORDS}"}
    return trace_id, (await client.post("/tool/call", json=body, headers=parent)).json()["problem_id"]


@pytest.mark.requirement("operator.traces", "operator.worker-metrics", "operator.worker-absence")
async def test_traces_worker_metrics_and_an_absent_worker(database_dsn: str) -> None:
    exporter, ports = InMemorySpanExporter(), free_ports(3)
    async with AsyncExitStack() as stack:
        home: Path = stack.enter_context(server_folder())
        share_models(home)
        copy_index(home / "qdrant")
        server = stack.enter_context(dev_server(home, ports[0]))
        settings = Settings(
            home=home,
            postgres_dsn=database_dsn,
            temporal_address=server.address,
            otel=True,
            worker_metrics=f"127.0.0.1:{ports[2]}",
        )
        start_tracing(settings, "steward-test", exporter)
        parts = await stack.enter_async_context(open_parts(settings, queues.ALL_QUEUES))
        client = await stack.enter_async_context(api(settings))
        alone = await client.post("/tool/call", json={"text": "what time is it?"}, headers={"Prefer": "wait=1"})
        assert alone.json()["message"].startswith("Accepted; no worker has answered yet.")
        workers = build_workers(parts, settings, queues.ALL_QUEUES)
        assert workers[0].config()["max_cached_workflows"] == settings.cached_workflows
        for worker in workers:
            await stack.enter_async_context(worker)
        assert (await client.post("/admin/tools/reload", json={})).status_code == 200
        right, problem_id = await call(client, "6*7")
        wrong, _ = await call(client, f"{WORDS} + 1")
        async with httpx.AsyncClient(trust_env=False) as scraper:
            assert await TaskQueues(parts.client).is_worked_on()
            states = {(state.queue, state.kind): state for state in await TaskQueues(parts.client).states()}
            metrics = (await scraper.get(f"http://{settings.worker_metrics}/metrics")).text
    provider = trace.get_tracer_provider()
    assert isinstance(provider, TracerProvider)
    provider.force_flush()
    spans = traced(exporter.get_finished_spans(), right)
    tool = next(span for span in spans.values() if span.name == "RunActivity:call_tool")
    names = way_up(tool, spans)
    assert names[-1] == "POST /tool/call"
    assert "StartUpdateWithStartWorkflow:ProblemWorkflow" in names
    for span in (tool, next(span for span in spans.values() if span.name == "POST /tool/call")):
        assert (span.attributes or {})["steward.problem_id"] == problem_id
    assert (tool.attributes or {})["steward.tool"] == "calculate"
    assert tool.resource.attributes["service.name"] == "steward-test"
    assert traced(exporter.get_finished_spans(), wrong)
    assert WORDS not in "".join(span.to_json() for span in exporter.get_finished_spans())
    assert states[queues.PROBLEMS, "workflow"].pollers > 0
    assert states[queues.PLANNER, "activity"].backlog == 0
    assert "temporal_workflow_task_execution_latency_seconds_bucket{" in metrics
