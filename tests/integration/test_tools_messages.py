"""Chat messages leave through the outbound gateway, signed, and its failures mean what happened."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
from collections.abc import AsyncIterator

import httpx
import pytest

from steward.activities.webhook import Webhook
from steward.contracts.calls import Verdict
from steward.contracts.errors import ToolError, ToolFailed, ToolOutcomeUnknown, ToolUnavailable
from steward.contracts.plan import ToolCall
from steward.tools.context import ToolResult
from steward.tools.functions import find_function
from steward.tools.ports import Services
from steward.tools.preparation import Preparer
from steward.tools.registry import Registry
from tests.support.http_peer import Peer, an_answer
from tests.support.tool_bench import NOW, a_context, a_requester

KEY = "message-7:c1"


@pytest.fixture
async def services(peer: Peer) -> AsyncIterator[Services]:
    webhook = Webhook(peer.url + "/hook?to=all", "the-secret", clock=lambda: 1_700_000_000.9)
    yield Services(messages=webhook)
    await webhook.aclose()


async def send(services: Services) -> ToolResult:
    found = find_function("messages.send_message")
    return await found.run(a_context(services), found.args_type.model_validate({"chat_id": "@bob", "text": "hi ü"}))


@pytest.mark.requirement("messages.sent")
async def test_a_message_leaves_signed_with_its_id(peer: Peer, services: Services) -> None:
    peer.answer = an_answer(200, b'{"message_id": 42}')
    sent = await send(services)
    assert sent.result == {"message_id": "42", "chat_id": "@bob", "status": "sent"}
    [asked] = peer.asked
    assert (asked.method, asked.target, asked.headers["webhook-id"]) == ("POST", "/hook?to=all", KEY)
    signed = hmac.new(b"the-secret", f"{KEY}.1700000000.".encode() + asked.body, hashlib.sha256).digest()
    assert asked.headers["webhook-timestamp"] == "1700000000"
    assert asked.headers["webhook-signature"] == "v1," + base64.b64encode(signed).decode()
    assert json.loads(asked.body) == {
        "version": 1,
        "id": KEY,
        "type": "message",
        "timestamp": "2023-11-14T22:13:20Z",
        "data": {"tenant_id": "acme", "user_id": "ann", "problem_id": 7, "chat_id": "@bob", "text": "hi ü"},
    }


@pytest.mark.requirement("messages.sent")
@pytest.mark.parametrize("body", [b"", b"ok", b"[1]", b'{"ok": true}', b"[" * 5_000])
async def test_a_gateway_that_took_it_need_not_say_more(peer: Peer, services: Services, body: bytes) -> None:
    peer.answer = an_answer(202, body)
    assert (await send(services)).result["message_id"] == KEY


@pytest.mark.requirement("messages.failures-mean-what-happened")
@pytest.mark.parametrize(
    ("answer", "meaning"),
    [
        (an_answer(400, b"the-secret is no chat"), ToolFailed),
        (an_answer(404), ToolFailed),
        (an_answer(429, Retry_After="9"), ToolUnavailable),
        (an_answer(503), ToolUnavailable),
        (an_answer(500), ToolOutcomeUnknown),
        (an_answer(302, Location="/x"), ToolOutcomeUnknown),
        (an_answer(200, b"x" * (9 << 20)), ToolOutcomeUnknown),
        (b"", ToolOutcomeUnknown),
        (b"garbage\r\n\r\n", ToolOutcomeUnknown),
    ],
)
async def test_a_failure_tells_what_happened(
    peer: Peer, services: Services, answer: bytes, meaning: type[ToolError]
) -> None:
    peer.answer = answer
    with pytest.raises(meaning) as caught:
        await send(services)
    assert type(caught.value) in (meaning, *meaning.__subclasses__())
    assert "the-secret" not in caught.value.detail
    assert caught.value.retry_after_s == (9 if b"Retry-After" in answer else None)
    assert len(peer.asked) == 1


@pytest.mark.requirement("messages.failures-mean-what-happened")
async def test_silence_is_unknown_and_nobody_there_is_nothing_sent(peer: Peer) -> None:
    peer.answer = None
    async with httpx.AsyncClient(timeout=0.3) as impatient:
        with pytest.raises(ToolOutcomeUnknown):
            await send(Services(messages=Webhook(peer.url, client=impatient)))
    nobody = Webhook("http://127.0.0.1:1/hook")
    with pytest.raises(ToolUnavailable):
        await send(Services(messages=nobody))
    await nobody.aclose()
    with pytest.raises(ToolFailed, match="STEWARD_WEBHOOK_URL"):
        await send(Services())


@pytest.mark.requirement("messages.sent")
async def test_a_message_is_sent_only_after_a_yes(services: Services) -> None:
    call = ToolCall(tool_name="send_message", args={"to": "@bob", "message": "hi"})
    prepared = await Preparer(Registry(), services).prepare(call, a_requester(), NOW.isoformat())
    assert prepared.verdict is Verdict.CONFIRM
    assert prepared.args == {"chat_id": "@bob", "text": "hi"}
    assert prepared.message == "Send this message to @bob?\nhi"
