"""Any JSON service by catalogue entry alone; every way it can fail has the meaning that decides about retries."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from typing import Any

import pytest

from steward.contracts.bodies import MAX_BODY_BYTES
from steward.contracts.errors import NotReached, ToolError, ToolFailed, ToolOutcomeUnknown, ToolUnavailable
from steward.contracts.tool import Effect, ToolSpec
from steward.tools.exchange import NotThere
from steward.tools.executors import ToolRunner
from steward.tools.ports import Services
from tests.support.http_peer import Peer, a_peer, an_answer
from tests.support.tool_bench import a_context, an_entry

SECRETS = {"api_key": "s3cret-value"}


@pytest.fixture
async def peer() -> AsyncIterator[Peer]:
    async with a_peer() as listening:
        listening.answer = an_answer(body=b'{"data": {"items": [{"n": 1}]}}')
        yield listening


@pytest.fixture
async def runner() -> AsyncIterator[ToolRunner]:
    made = ToolRunner(Services(), SECRETS.get)
    yield made
    await made.aclose()


def spec(url: str, *, effect: Effect = Effect.READ, timeout_s: float = 5, **executor: Any) -> ToolSpec:
    return ToolSpec.model_validate(
        an_entry("svc", effect=effect, timeout_s=timeout_s, executor={"kind": "http", "url": url, **executor})
    )


async def call(runner: ToolRunner, tool: ToolSpec, **args: Any) -> Any:
    answer = await runner.run(tool, a_context(), args or {"value": "x"})
    return answer.result


async def fault(runner: ToolRunner, tool: ToolSpec, **args: Any) -> ToolError:
    with pytest.raises(ToolError) as caught:
        await call(runner, tool, **args)
    return caught.value


@pytest.mark.requirement("tools.http.by-entry-alone")
async def test_a_read_is_one_get_with_arguments_encoded_in_path_query_and_headers(
    runner: ToolRunner, peer: Peer
) -> None:
    tool = spec(
        peer.url + "/v1/things/{value}",
        query={"q": "{q}", "n": "{n}", "gone": "{gone}"},
        headers={"X-Who": "{q}"},
        secret_headers={"Authorization": "api_key"},
        result_path="data.items.0",
    )
    assert await call(runner, tool, value="a/b c?d=e", q="ä&b", n=5) == {"n": 1}
    (asked,) = peer.asked
    assert asked.method == "GET"
    assert asked.target == "/v1/things/a%2Fb%20c%3Fd%3De?q=%C3%A4%26b&n=5"
    assert asked.headers["authorization"] == "s3cret-value"
    assert asked.headers["x-who"] == "%C3%A4%26b"
    assert "idempotency-key" not in asked.headers
    assert asked.body == b""


@pytest.mark.requirement("tools.http.by-entry-alone")
async def test_a_body_template_keeps_types_and_leaves_out_what_was_not_given(runner: ToolRunner, peer: Peer) -> None:
    body = {"n": "{n}", "text": "<{value}>", "fixed": [1, "{n}", "{gone}"], "gone": "{gone}"}
    tool = spec(peer.url + "/x", effect=Effect.ONCE, method="POST", body=body)
    await call(runner, tool, value="v", n=5)
    (asked,) = peer.asked
    assert json.loads(asked.body) == {"n": 5, "text": "<v>", "fixed": [1, 5]}
    assert asked.headers["content-type"] == "application/json"


@pytest.mark.requirement("tools.http.idempotency-key")
@pytest.mark.parametrize("effect", [Effect.IDEMPOTENT, Effect.ONCE])
async def test_an_effect_carries_its_key_and_sends_the_arguments_used_nowhere_else(
    runner: ToolRunner, peer: Peer, effect: Effect
) -> None:
    tool = spec(peer.url + "/{value}", effect=effect, method="PUT")
    await call(runner, tool, value="v", n=5, on=True)
    (asked,) = peer.asked
    assert asked.headers["idempotency-key"] == "7:c1"
    assert json.loads(asked.body) == {"n": 5, "on": True}


@pytest.mark.requirement("tools.http.nothing-beyond-the-entry")
@pytest.mark.parametrize("value", ["..", ".", ""])
async def test_a_path_argument_cannot_climb_out_of_its_place(runner: ToolRunner, peer: Peer, value: str) -> None:
    assert isinstance(await fault(runner, spec(peer.url + "/users/{value}/mail"), value=value), ToolFailed)
    assert peer.asked == []


@pytest.mark.requirement("tools.http.nothing-beyond-the-entry")
async def test_a_header_argument_cannot_add_a_header(runner: ToolRunner, peer: Peer) -> None:
    tool = spec(peer.url + "/", headers={"X-Who": "{value}"})
    assert isinstance(await fault(runner, tool, value="a\r\nX-Evil: 1"), ToolFailed)
    assert peer.asked == []


async def test_a_secret_that_is_not_set_fails_before_anything_is_sent(runner: ToolRunner, peer: Peer) -> None:
    error = await fault(runner, spec(peer.url + "/{value}", secret_headers={"X-Key": "other_key"}))
    assert "other_key" in error.detail
    assert peer.asked == []


@pytest.mark.requirement("tools.http.secrets-stay-secret")
async def test_an_error_that_echoes_the_secret_is_masked(runner: ToolRunner, peer: Peer) -> None:
    peer.answer = an_answer(403, b"bad key s3cret-value for you")
    error = await fault(runner, spec(peer.url + "/{value}", secret_headers={"X-Key": "api_key"}))
    assert error.detail == "svc was answered 403: bad key *** for you"


@pytest.mark.requirement("tools.http.failures-mean-what-happened")
@pytest.mark.parametrize(
    ("status", "read", "once"),
    [
        (400, ToolFailed, ToolFailed),
        (404, NotThere, NotThere),
        (410, NotThere, NotThere),
        (422, ToolFailed, ToolFailed),
        (429, ToolUnavailable, ToolUnavailable),
        (503, ToolUnavailable, ToolUnavailable),
        (500, ToolUnavailable, ToolOutcomeUnknown),
        (502, ToolUnavailable, ToolOutcomeUnknown),
        (304, ToolFailed, ToolOutcomeUnknown),
    ],
)
async def test_a_status_decides_between_no_later_and_unknown(
    runner: ToolRunner, peer: Peer, status: int, read: type[ToolError], once: type[ToolError]
) -> None:
    peer.answer = an_answer(status, b'{"why": "because"}')
    assert type(await fault(runner, spec(peer.url + "/{value}"))) is read
    error = await fault(runner, spec(peer.url + "/{value}", effect=Effect.ONCE, method="POST"))
    assert type(error) is once
    assert str(status) in error.detail


@pytest.mark.requirement("tools.http.failures-mean-what-happened")
async def test_silence_before_and_after_sending_are_told_apart(runner: ToolRunner, peer: Peer, free_port: Any) -> None:
    nobody = f"http://127.0.0.1:{free_port()}/" + "{value}"
    for effect in Effect:
        away = await fault(runner, spec(nobody, effect=effect))
        assert type(away) is NotReached
        assert away.detail.endswith("cannot be reached: no connection")
    peer.answer = b""
    assert type(await fault(runner, spec(peer.url + "/{value}"))) is ToolUnavailable
    broken = await fault(runner, spec(peer.url + "/{value}", effect=Effect.ONCE, method="POST"))
    assert type(broken) is ToolOutcomeUnknown
    peer.answer = b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"
    half = await fault(runner, spec(peer.url + "/{value}", effect=Effect.ONCE, method="POST"))
    assert type(half) is ToolOutcomeUnknown


@pytest.mark.requirement("tools.http.failures-mean-what-happened")
async def test_an_answer_that_never_comes_ends_with_the_timeout(runner: ToolRunner, peer: Peer) -> None:
    peer.answer = None
    slow = await fault(runner, spec(peer.url + "/{value}", effect=Effect.ONCE, method="POST", timeout_s=0.2))
    assert type(slow) is ToolOutcomeUnknown
    assert type(await fault(runner, spec(peer.url + "/{value}", timeout_s=0.2))) is ToolUnavailable


@pytest.mark.requirement("tools.http.retry-after")
@pytest.mark.parametrize(
    ("value", "least", "most"),
    [
        ("7", 7, 7),
        ("0", 1, 1),
        ("99999", 3600, 3600),
        ("a date", 500, 600),
    ],
)
async def test_retry_after_is_honoured_within_an_hour(
    runner: ToolRunner, peer: Peer, value: str, least: int, most: int
) -> None:
    in_ten_minutes = format_datetime(datetime.now(UTC) + timedelta(seconds=600))
    peer.answer = an_answer(429, Retry_After=in_ten_minutes if value == "a date" else value)
    error = await fault(runner, spec(peer.url + "/{value}"))
    assert error.retry_after_s is not None
    assert least <= error.retry_after_s <= most


@pytest.mark.parametrize("value", ["soon", "-5", "", "9" * 5000])
async def test_a_senseless_retry_after_does_no_harm(runner: ToolRunner, peer: Peer, value: str) -> None:
    peer.answer = an_answer(503, Retry_After=value)
    error = await fault(runner, spec(peer.url + "/{value}"))
    assert isinstance(error, ToolUnavailable)
    assert error.retry_after_s is None or error.retry_after_s <= 3600


@pytest.mark.requirement("tools.http.bounded")
async def test_an_answer_beyond_the_bound_is_cut_off(runner: ToolRunner, peer: Peer) -> None:
    peer.answer = an_answer(body=b'"' + b"x" * MAX_BODY_BYTES + b'"')
    assert type(await fault(runner, spec(peer.url + "/{value}"))) is ToolFailed
    peer.answer = an_answer(body=b'"' + b"x" * 3_000_000 + b'"')
    assert len(await call(runner, spec(peer.url + "/{value}"))) == 3_000_000


@pytest.mark.parametrize("body", [b"<html>", b"{", b'{"a": NaN}', b"[" * 100_000, b'{"data": {}}'])
async def test_an_unreadable_answer_fails_a_read_and_leaves_an_effect_unknown(
    runner: ToolRunner, peer: Peer, body: bytes
) -> None:
    peer.answer = an_answer(body=body)
    assert type(await fault(runner, spec(peer.url + "/{value}", result_path="data.items"))) is ToolFailed
    once = spec(peer.url + "/{value}", effect=Effect.ONCE, method="POST", result_path="data.items")
    assert type(await fault(runner, once)) is ToolOutcomeUnknown


async def test_an_empty_answer_is_null(runner: ToolRunner, peer: Peer) -> None:
    peer.answer = an_answer(204, b"")
    assert await call(runner, spec(peer.url + "/{value}", effect=Effect.ONCE, method="DELETE")) is None


@pytest.mark.requirement("tools.http.no-foreign-redirect")
async def test_a_redirect_stays_on_its_host(runner: ToolRunner, peer: Peer) -> None:
    async with a_peer() as other:
        other.answer = an_answer()
        peer.answer = an_answer(302, Location=other.url + "/stolen")
        tool = spec(peer.url + "/{value}", secret_headers={"X-Key": "api_key"})
        assert type(await fault(runner, tool)) is ToolFailed
        peer.answer = an_answer(302, Location="file:///etc/passwd")
        assert type(await fault(runner, tool)) is ToolFailed
        assert other.asked == []
    peer.asked.clear()
    peer.answer = an_answer(302, Location="/again")
    assert type(await fault(runner, spec(peer.url + "/{value}"))) is ToolUnavailable
    assert [asked.target for asked in peer.asked] == ["/x", "/again", "/again", "/again"]
    peer.asked.clear()
    assert (
        type(await fault(runner, spec(peer.url + "/{value}", effect=Effect.ONCE, method="POST"))) is ToolOutcomeUnknown
    )
    assert len(peer.asked) == 1
