"""E-mail through an HTTP service by catalogue entries alone: docs/examples/email_service.yaml against a service."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from steward.contracts.errors import ToolFailed, ToolOutcomeUnknown, ToolUnavailable
from steward.contracts.plan import Observation
from steward.contracts.tool import HttpExecutor, Permission, ToolSpec
from steward.tools.executors import ToolRunner
from steward.tools.ports import Services
from steward.tools.registry import Registry
from steward.wording import render
from tests.support.http_peer import Peer, an_answer
from tests.support.tool_bench import a_context

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "email_service.yaml"
LISTENS = "http://127.0.0.1:8090"
FOUND = {
    "total_found": 1,
    "emails": [
        {
            "id": "AAMkAD-42",
            "from": "Alice <alice@example.com>",
            "subject": "Q3 report",
            "date": "2025-11-20T09:00:00Z",
            "snippet": "The numbers",
        }
    ],
}
SENT = {"message_id": "<42@service.example>", "to": "bob@example.com", "subject": "Lunch", "filed_in": "Sent"}


@pytest.fixture
async def runner() -> AsyncIterator[ToolRunner]:
    made = ToolRunner(Services(), {"mail_service": "Bearer s3cret"}.get)
    yield made
    await made.aclose()


@pytest.fixture
def registry(tmp_path: Path, peer: Peer) -> Registry:
    """The shipped tools with the example's in their place, at the port the service has here."""
    text = EXAMPLE.read_text(encoding="utf-8")
    assert text.count(LISTENS) == 5
    path = tmp_path / EXAMPLE.name
    path.write_text(text.replace(LISTENS, peer.url), encoding="utf-8")
    return Registry([path])


def tool(registry: Registry, name: str) -> ToolSpec:
    spec = registry.resolve(name)
    assert spec is not None
    assert isinstance(spec.executor, HttpExecutor)
    return spec


async def call(runner: ToolRunner, spec: ToolSpec, **args: Any) -> Any:
    return (await runner.run(spec, a_context(), args)).result


@pytest.mark.requirement("mail.service.by-entries-alone")
async def test_the_services_tools_take_the_place_of_the_shipped_ones(registry: Registry) -> None:
    names = [spec.name for spec in registry.specs() if spec.tool_type == "email"]
    own = ["compose_email", "forward_email", "get_email_details", "mark_email", "search_email"]
    assert sorted(names) == ["analyze_email", *own]
    assert tool(registry, "compose_email").permission is Permission.PERMISSION_REQUIRED
    assert registry.resolve("reply_email") is None


@pytest.mark.requirement("mail.service.by-entries-alone")
async def test_a_search_maps_arguments_to_the_query_and_the_answer_to_words(
    registry: Registry, runner: ToolRunner, peer: Peer
) -> None:
    peer.answer = an_answer(body=json.dumps({"data": FOUND, "took_ms": 3}).encode())
    args: dict[str, Any] = {"query": "Q3 & more", "from_email": "alice@example.com", "limit": 5}
    result = await call(runner, tool(registry, "search_email"), **args)
    assert result == FOUND
    (asked,) = peer.asked
    parts = urlsplit(asked.target)
    assert (asked.method, parts.path) == ("GET", "/v1/users/me/messages")
    assert parse_qs(parts.query) == {"q": ["Q3 & more"], "from": ["alice@example.com"], "limit": ["5"]}
    assert asked.headers["authorization"] == "Bearer s3cret"
    words = render(Observation(tool_name="search_email", args=args, ok=True, result=result))
    assert "- Q3 report" in words
    assert "from Alice <alice@example.com>" in words


@pytest.mark.requirement("mail.service.by-entries-alone")
async def test_an_id_goes_into_the_path_as_one_part(registry: Registry, runner: ToolRunner, peer: Peer) -> None:
    peer.answer = an_answer(body=json.dumps({"data": FOUND["emails"]}).encode())
    await call(runner, tool(registry, "get_email_details"), email_id="AAMk/../42?x=1")
    assert peer.asked[0].target == "/v1/users/me/messages/AAMk%2F..%2F42%3Fx%3D1"


@pytest.mark.requirement("mail.service.by-entries-alone")
async def test_forwarding_and_marking_go_to_the_mail_they_name(
    registry: Registry, runner: ToolRunner, peer: Peer
) -> None:
    peer.answer = an_answer(body=json.dumps({"data": SENT}).encode())
    await call(runner, tool(registry, "forward_email"), email_id="A-42", to="bob@example.com", note="Look")
    await call(runner, tool(registry, "mark_email"), email_id="A-42", **{"as": "unread"})
    forwarded, marked = peer.asked
    assert (forwarded.method, forwarded.target) == ("POST", "/v1/users/me/messages/A-42/forward")
    assert json.loads(forwarded.body) == {"to": "bob@example.com", "note": "Look"}
    assert (marked.method, marked.target) == ("PUT", "/v1/users/me/messages/A-42/mark")
    assert json.loads(marked.body) == {"mark": "unread"}
    peer.answer = an_answer(404, b"{}")
    with pytest.raises(ToolFailed, match="404"):
        await call(runner, tool(registry, "mark_email"), email_id="A-42", **{"as": "flagged"})


@pytest.mark.requirement("mail.service.idempotency-key")
async def test_composing_carries_the_key_of_the_call_and_the_mapped_body(
    registry: Registry, runner: ToolRunner, peer: Peer
) -> None:
    peer.answer = an_answer(201, json.dumps({"data": SENT}).encode())
    spec = tool(registry, "compose_email")
    assert await call(runner, spec, to="bob@example.com", subject="Lunch", body="At noon?") == SENT
    (asked,) = peer.asked
    assert (asked.method, asked.headers["idempotency-key"]) == ("POST", "7:c1")
    assert json.loads(asked.body) == {"message": {"to": "bob@example.com", "subject": "Lunch", "text": "At noon?"}}


@pytest.mark.requirement("mail.service.by-entries-alone")
@pytest.mark.parametrize(
    ("answer", "read", "once"),
    [
        (an_answer(429, b"{}", Retry_After="7"), ToolUnavailable, ToolUnavailable),
        (an_answer(500), ToolUnavailable, ToolOutcomeUnknown),
        (an_answer(422, b'{"error": "bad recipient"}'), ToolFailed, ToolFailed),
        (an_answer(body=b"<html>"), ToolFailed, ToolOutcomeUnknown),
        (an_answer(body=b"{}"), ToolFailed, ToolOutcomeUnknown),
        (an_answer(body=b'"' + b"x" * (9 << 20) + b'"'), ToolFailed, ToolOutcomeUnknown),
        (b"", ToolUnavailable, ToolOutcomeUnknown),
    ],
    ids=["429", "500", "422", "garbage", "empty", "huge", "breaks off"],
)
async def test_a_fault_of_the_service_says_what_happened(
    registry: Registry, runner: ToolRunner, peer: Peer, answer: bytes, read: type[Exception], once: type[Exception]
) -> None:
    peer.answer = answer
    with pytest.raises(read) as first:
        await call(runner, tool(registry, "search_email"), query="x")
    assert type(first.value) is read
    with pytest.raises(once) as second:
        await call(runner, tool(registry, "compose_email"), to="b@example.com", subject="s", body="b")
    assert type(second.value) is once
