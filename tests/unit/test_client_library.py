"""The client library without a server: signatures, events, refusals, and that both clients offer the same."""

from __future__ import annotations

import base64
import hashlib
import hmac
import inspect
import json
from typing import Any

import httpx
import pytest
from steward_client import (
    ApiError,
    AsyncSteward,
    ChatUser,
    Conflict,
    InDoubt,
    NotPaired,
    RateLimited,
    Steward,
    UnexpectedAnswer,
    Webhook,
    WebhookError,
)
from steward_client.errors import error_of
from steward_client.sse import EventReader

SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
BODY = b'{"test": 2432232314}'
MESSAGE = {"webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek", "webhook-timestamp": "1614265330"}
SIGNATURE = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="
"""The example of the Standard Webhooks specification."""


def webhook(now: float = 1614265330) -> Webhook:
    return Webhook(SECRET, clock=lambda: now)


@pytest.mark.requirement("client.signatures")
def test_the_example_of_the_specification_is_verified() -> None:
    assert webhook().verify(MESSAGE | {"webhook-signature": SIGNATURE}, BODY) == {"test": 2432232314}
    several = {"Webhook-Signature": f"v2,xx v1,AAAA {SIGNATURE}"}
    assert webhook().verify(MESSAGE | several, BODY.decode()) == {"test": 2432232314}
    assert webhook().sign(MESSAGE["webhook-id"], 1614265330, BODY) == SIGNATURE
    key = base64.b64decode(SECRET.removeprefix("whsec_"))
    signed = hmac.new(key, b"m.1614265330." + BODY, hashlib.sha256).digest()
    assert webhook().sign("m", 1614265330, BODY) == "v1," + base64.b64encode(signed).decode()


@pytest.mark.requirement("client.signatures")
@pytest.mark.parametrize(
    ("headers", "body", "now"),
    [
        ({"webhook-signature": SIGNATURE}, BODY + b" ", 1614265330),
        ({"webhook-signature": SIGNATURE, "webhook-id": "msg_other"}, BODY, 1614265330),
        ({"webhook-signature": SIGNATURE, "webhook-timestamp": "1614265331"}, BODY, 1614265330),
        ({"webhook-signature": SIGNATURE, "webhook-timestamp": "１６１４２６５３３０"}, BODY, 1614265330),
        ({"webhook-signature": SIGNATURE.removeprefix("v1,")}, BODY, 1614265330),
        ({"webhook-signature": "v1,"}, BODY, 1614265330),
        ({}, BODY, 1614265330),
        ({"webhook-signature": SIGNATURE}, BODY, 1614265330 + 301),
        ({"webhook-signature": SIGNATURE}, BODY, 1614265330 - 301),
    ],
)
def test_what_is_not_signed_by_the_secret_now_is_refused(headers: dict[str, str], body: bytes, now: float) -> None:
    with pytest.raises(WebhookError):
        webhook(now).verify(MESSAGE | headers, body)


def test_a_secret_that_protects_nothing_is_refused() -> None:
    for secret in ("", "whsec_", "not base64!"):
        with pytest.raises(ValueError, match="secret"):
            Webhook(secret)


@pytest.mark.requirement("client.events")
def test_lines_become_events_and_a_broken_one_never_comes_out() -> None:
    reader = EventReader("7")
    lines = [": ping", "event: step", "id: 8", 'data: {"a":', "data:1}", "", "data: x", "", "event: cut", "data: off"]
    events = [event for line in lines if (event := reader.take(line)) is not None]
    assert [(one.event, one.data, one.id) for one in events] == [("step", '{"a":\n1}', "8"), ("message", "x", "8")]


@pytest.mark.requirement("client.errors")
@pytest.mark.parametrize(
    ("status", "code", "kind"),
    [
        (403, "not_paired", NotPaired),
        (409, "already_decided", Conflict),
        (429, "rate_limited", RateLimited),
        (503, "acceptance_unknown", InDoubt),
        (418, "teapot", ApiError),
    ],
)
def test_a_problem_document_becomes_its_exception(status: int, code: str, kind: type[ApiError]) -> None:
    document: dict[str, Any] = {"error": code, "detail": "why", "problem_id": 43}
    request = httpx.Request("GET", "http://steward.example/")
    response = httpx.Response(status, content=json.dumps(document), headers={"Retry-After": "7"}, request=request)
    error = error_of(response)
    assert type(error) is kind
    assert (error.code, error.detail, error.retry_after_s, error.problem_id) == (code, "why", 7.0, 43)
    assert isinstance(error_of(httpx.Response(502, content=b"<html>", request=request)), UnexpectedAnswer)


@pytest.mark.requirement("client.both")
def test_both_clients_offer_the_same() -> None:
    def offered(kind: type) -> dict[str, list[str]]:
        methods = inspect.getmembers(kind, inspect.isfunction)
        return {name: list(inspect.signature(one).parameters) for name, one in methods if not name.startswith("_")}

    alone = offered(Steward)
    alone["user_events"].remove("timeout_s")
    alone["events"].remove("timeout_s")  # An asynchronous caller has asyncio.timeout.
    assert alone == offered(AsyncSteward)


def test_nobody_is_two_users_at_once() -> None:
    with pytest.raises(ValueError, match="not both"):
        AsyncSteward("http://localhost", user="ann", chat_user=ChatUser("telegram", "1"))
