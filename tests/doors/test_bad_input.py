"""Malformed and forbidden requests over HTTP: each has its code and status, and none opens a problem."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from steward.contracts.errors import CODES, ErrorCode

CALL = "/tool/call"
J = "application/json"


def direct(tool: str, args: Any) -> dict[str, Any]:
    return {"cmd": "tool/call", "tool_name": tool, "args": args}


RAW: list[tuple[str, bytes, str]] = [
    ("nothing at all", b"", "invalid_json"),
    ("half an object", b'{"cmd":', "invalid_json"),
    ("words", b"hello", "invalid_json"),
    ("single quotes", b"{'text': 'hi'}", "invalid_json"),
    ("not UTF-8", b'{"text": "\xff\xfe"}', "invalid_json"),
    ("a lone surrogate", b'{"text": "\\ud800"}', "invalid_json"),
    ("not a number", b'{"tool_name":"calculate","args":{"expression": NaN}}', "invalid_json"),
    ("nested beyond reason", b'{"args":' + b"[" * 5000 + b"]" * 5000 + b"}", "invalid_json"),
    ("a trailing comma", b'{"text": "hi",}', "invalid_json"),
    ("two objects", b'{"text":"a"}{"text":"b"}', "invalid_json"),
    ("a number with 5000 digits", b'{"tool_name":"calculate","args":{"x":' + b"9" * 5000 + b"}}", "invalid_json"),
    ("1 MB of text", b'{"text": "' + b"a" * (1 << 20) + b'"}', "too_large"),
    ("a list", b"[]", "invalid_request"),
    ("a string", b'"hi"', "invalid_request"),
    ("null", b"null", "invalid_request"),
    ("a number too large for a double", b'{"tool_name":"calculate","args":{"x": 1e999}}', "invalid_arguments"),
    ("a member twice", b'{"text":"hi","text":"ho"}', "invalid_request"),
    ("a member twice, once escaped", b'{"text":"hi","te\\u0078t":"ho"}', "invalid_request"),
    ("an argument twice", b'{"tool_name":"calculate","args":{"expression":"1","expression":"2"}}', "invalid_request"),
    ("a member twice in a list", b'{"tool_name":"calculate","args":{"x":[{"to":1,"to":1}]}}', "invalid_request"),
    ("an integer beyond 64 bits", b'{"tool_name":"calculate","args":{"x": 99999999999999999999}}', "invalid_arguments"),
]

SHAPES: list[tuple[str, dict[str, Any], str]] = [
    ("an empty object", {}, "invalid_request"),
    ("another cmd", {"cmd": "tool/list", "text": "hi"}, "invalid_request"),
    ("a cmd that is a number", {"cmd": 1, "text": "hi"}, "invalid_request"),
    ("an unknown member", {"text": "hi", "txet": "hi"}, "invalid_request"),
    ("an empty text", {"text": ""}, "invalid_request"),
    ("a blank text", {"text": " \n\t"}, "invalid_request"),
    ("a text too long", {"text": "x" * 10_001}, "invalid_request"),
    ("a NUL in the text", {"text": "a\x00b"}, "invalid_request"),
    ("a text that is a number", {"text": 5}, "invalid_request"),
    ("a text that is a list", {"text": ["hi"]}, "invalid_request"),
    ("an empty tool name", {"tool_name": "", "args": {}}, "invalid_request"),
    ("a NUL in the tool name", {"tool_name": "a\x00", "args": {}}, "invalid_request"),
    ("a tool name too long", {"tool_name": "x" * 201, "args": {}}, "invalid_request"),
    ("args without a tool", {"args": {}}, "invalid_request"),
    ("args that are a list", direct("calculate", []), "invalid_request"),
    ("args that are text", direct("calculate", "1+1"), "invalid_request"),
    ("a NUL in an argument", direct("calculate", {"expression": "1\x00"}), "invalid_arguments"),
    ("a NUL in an argument's name", direct("calculate", {"expr\x00": "1"}), "invalid_arguments"),
    ("a user that is no whole number", {"text": "hi", "user_id": 5.5}, "invalid_request"),
    ("an empty user", {"text": "hi", "user_id": ""}, "invalid_request"),
    ("a NUL in the user", {"text": "hi", "user_id": "a\x00"}, "invalid_request"),
    ("a problem id as text", {"problem_id": "43", "text": "hi"}, "invalid_request"),
    ("problem 0", {"problem_id": 0, "text": "hi"}, "invalid_request"),
    ("a negative problem", {"problem_id": -1, "text": "hi"}, "invalid_request"),
    ("half a problem", {"problem_id": 1.5, "text": "hi"}, "invalid_request"),
    ("a problem beyond 64 bits", {"problem_id": 2**63, "text": "hi"}, "invalid_request"),
    ("a problem that is true", {"problem_id": True, "text": "hi"}, "invalid_request"),
    ("confirm without a problem", {"confirm": True}, "invalid_request"),
    ("confirm as text", {"problem_id": 1, "confirm": "yes"}, "invalid_request"),
    ("confirm as a number", {"problem_id": 1, "confirm": 1}, "invalid_request"),
    ("a problem and a tool without confirm", direct("calculate", {}) | {"problem_id": 1}, "invalid_request"),
    ("an empty idempotency key", {"text": "hi", "idempotency_key": ""}, "invalid_request"),
    ("an unknown tool", direct("no_such_tool", {}), "unknown_tool"),
    ("a tool name in other case", direct("Calculate", {}), "unknown_tool"),
    ("an unknown argument", direct("calculate", {"expression": "1", "verbose": True}), "invalid_arguments"),
    ("an argument of the wrong type", direct("calculate", {"expression": 7}), "invalid_arguments"),
    ("a digit string for an integer", direct("search_email", {"query": "x", "limit": "5"}), "invalid_arguments"),
    (
        "an argument under both its names",
        direct("search_email", {"query": "x", "from": "a@b.c", "from_email": "a@b.c"}),
        "invalid_arguments",
    ),
    ("null for a required argument", direct("calculate", {"expression": None}), "invalid_arguments"),
    ("confirm_action without arguments", {"tool_name": "confirm_action"}, "invalid_arguments"),
    (
        "confirm_action with text for a decision",
        direct("confirm_action", {"problem_id": 1, "confirmed": "yes"}),
        "invalid_arguments",
    ),
    (
        "confirm_action for problem 0",
        direct("confirm_action", {"problem_id": 0, "confirmed": True}),
        "invalid_arguments",
    ),
    (
        "confirm_action with more",
        direct("confirm_action", {"problem_id": 1, "confirmed": True, "x": 1}),
        "invalid_arguments",
    ),
    ("execute_task without a task", direct("execute_task", {}), "invalid_arguments"),
    ("execute_task with a blank task", direct("execute_task", {"task": "  "}), "invalid_arguments"),
    (
        "execute_task too long with its context",
        direct("execute_task", {"task": "a" * 6000, "context": "b" * 6000}),
        "invalid_arguments",
    ),
    ("a reply to a problem that is not", {"problem_id": 2**60, "text": "hi"}, "unknown_problem"),
    ("a confirmation of a problem that is not", {"problem_id": 2**60, "confirm": True}, "unknown_problem"),
]

REQUESTS: list[tuple[str, str, str, dict[str, Any], str]] = [
    ("an address that is not", "GET", "/nothing/here", {}, "not_found"),
    ("a final slash", "GET", "/problems/", {}, "not_found"),
    ("another method", "GET", CALL, {}, "method_not_allowed"),
    ("another method on a list", "DELETE", "/problems", {}, "method_not_allowed"),
    ("a word for a problem", "GET", "/problems/abc", {}, "invalid_request"),
    ("problem 0", "GET", "/problems/0", {}, "invalid_request"),
    ("a problem in other digits", "GET", "/problems/%D9%A3", {}, "invalid_request"),
    ("a problem beyond 64 bits", "GET", f"/problems/{2**64}", {}, "invalid_request"),
    ("a problem that is not", "GET", f"/problems/{2**60}", {}, "unknown_problem"),
    ("steps of one that is not", "GET", f"/problems/{2**60}/steps", {}, "unknown_problem"),
    ("events of one that is not", "GET", f"/problems/{2**60}/events", {}, "unknown_problem"),
    ("an unknown status", "GET", "/problems", {"params": {"status": "sleeping"}}, "invalid_request"),
    ("a limit of 0", "GET", "/problems", {"params": {"limit": 0}}, "invalid_request"),
    ("a limit of words", "GET", "/problems", {"params": {"limit": "many"}}, "invalid_request"),
    ("a NUL in a user", "GET", "/problems", {"params": {"user_id": "a\x00"}}, "invalid_request"),
    ("an unknown permission", "GET", "/tool/list", {"params": {"permission": "maybe"}}, "invalid_request"),
    ("a wrong Last-Event-ID", "GET", "/problems/1/events", {"headers": {"Last-Event-ID": "x"}}, "invalid_request"),
    ("a decision without one", "POST", "/problems/1/confirm", {"json": {}}, "invalid_request"),
    ("a decision in words", "POST", "/problems/1/confirm", {"json": {"confirmed": "yes"}}, "invalid_request"),
    (
        "a NUL in an edit",
        "POST",
        "/problems/1/confirm",
        {"json": {"confirmed": True, "arguments": {"to": "\x00"}}},
        "invalid_arguments",
    ),
    ("a message without text", "POST", "/problems/1/message", {"json": {}}, "invalid_request"),
    ("a blank message", "POST", "/problems/1/message", {"json": {"text": " "}}, "invalid_request"),
    ("a cancel with more", "POST", "/problems/1/cancel", {"json": {"now": True}}, "invalid_request"),
    ("a cancel of one that is not", "POST", f"/problems/{2**60}/cancel", {}, "unknown_problem"),
    ("a reload in words", "POST", "/admin/tools/reload", {"json": {"force": "yes"}}, "invalid_request"),
    (
        "two idempotency keys",
        "POST",
        CALL,
        {"json": {"text": "hi", "idempotency_key": "a"}, "headers": {"Idempotency-Key": "b"}},
        "idempotency_mismatch",
    ),
    (
        "an idempotency key too long",
        "POST",
        CALL,
        {"json": {"text": "hi"}, "headers": {"Idempotency-Key": "k" * 201}},
        "invalid_request",
    ),
    (
        "a page of another site",
        "POST",
        CALL,
        {"json": {"text": "hi"}, "headers": {"Origin": "https://evil.example"}},
        "forbidden",
    ),
    (
        "a name that points here",
        "POST",
        CALL,
        {"json": {"text": "hi"}, "headers": {"Host": "evil.example"}},
        "forbidden",
    ),
]


@pytest.mark.requirement("attacks.b3.encoded-requests-are-refused")
@pytest.mark.parametrize("encoding", ["gzip", "gzip, gzip", "br"])
async def test_an_encoded_body_is_refused_by_name(http: httpx.AsyncClient, encoding: str) -> None:
    headers = {"Content-Encoding": encoding, "Content-Type": J}
    await refused(http, "invalid_request", "POST", CALL, content=b'{"text": "hi"}', headers=headers)


async def refused(http: httpx.AsyncClient, code: str, method: str, url: str, **kwargs: Any) -> dict[str, Any]:
    before = (await http.get("/problems", params={"limit": 1})).json()["problems"]
    response = await http.request(method, url, **kwargs)
    document = response.json()
    assert document["error"] == code, document
    assert response.status_code == CODES[ErrorCode(code)].status == document["status"]
    assert response.headers["content-type"] == "application/problem+json"
    assert document["success"] is False
    assert {"type", "title", "detail", "instance"} <= document.keys()
    after = (await http.get("/problems", params={"limit": 1})).json()["problems"]
    assert [p["problem_id"] for p in after] == [p["problem_id"] for p in before]
    return dict(document)


@pytest.mark.requirement("api.errors.codes")
@pytest.mark.parametrize(("what", "body", "code"), RAW, ids=[row[0] for row in RAW])
async def test_a_body_that_cannot_be_read_is_refused(
    http: httpx.AsyncClient, what: str, body: bytes, code: str
) -> None:
    await refused(http, code, "POST", CALL, content=body, headers={"Content-Type": J})


@pytest.mark.requirement("api.errors.codes")
@pytest.mark.parametrize(("what", "body", "code"), SHAPES, ids=[row[0] for row in SHAPES])
async def test_a_body_of_the_wrong_shape_is_refused(
    http: httpx.AsyncClient, what: str, body: dict[str, Any], code: str
) -> None:
    await refused(http, code, "POST", CALL, json=body)


@pytest.mark.requirement("api.errors.codes")
@pytest.mark.parametrize(("what", "method", "url", "kwargs", "code"), REQUESTS, ids=[row[0] for row in REQUESTS])
async def test_a_request_that_cannot_be_served_is_refused(
    http: httpx.AsyncClient, what: str, method: str, url: str, kwargs: dict[str, Any], code: str
) -> None:
    await refused(http, code, method, url, **kwargs)


CONFIRM_VALUES = (Path(__file__).parents[1] / "cases" / "http" / "confirm_values.txt").read_text().splitlines()[1:]
MAIL = {"to": "bob@example.com", "subject": "Lunch", "body": "At noon?"}


@pytest.mark.requirement("api.decision-values")
async def test_a_value_that_is_no_decision_decides_nothing_and_is_named(http: httpx.AsyncClient, user: str) -> None:
    asked = (await http.post(CALL, json=direct("compose_email", MAIL) | {"user_id": user})).json()
    assert asked["requires_confirmation"]
    address = f"/problems/{asked['problem_id']}"
    others = [
        '{"confirmed": {"confirmed": true}}',
        '{"Confirmed": true}',
        '{"confirmed": 1e0}',
        '{"confirmed": "true"}',
    ]
    for body in [*CONFIRM_VALUES, *others]:
        body = body.replace("{", f'{{"user_id": "{user}", ', 1).replace(", }", "}")
        document = await refused(http, "invalid_request", "POST", f"{address}/confirm", content=body.encode())
        assert "confirmed" in f"{document['detail']} {document.get('errors')}", body
        view = (await http.get(address, params={"user_id": user})).json()
        assert (view["status"], view["tool_executed"]) == ("awaiting_confirmation", False), body


def test_there_are_at_least_forty_of_them() -> None:
    assert len(RAW) + len(SHAPES) + len(REQUESTS) >= 40


async def test_the_errors_of_a_shape_are_listed_one_by_one(http: httpx.AsyncClient) -> None:
    response = await http.post(CALL, json={"text": 5, "user_id": 6.5, "more": 1})
    assert [line.partition(":")[0] for line in response.json()["errors"]] == ["text", "user_id", "more"]


async def test_a_body_is_refused_before_it_is_read_to_its_end(http: httpx.AsyncClient) -> None:
    response = await http.post(CALL, content=b"x" * (3 << 20), headers={"Content-Type": J})
    assert response.status_code == 413
