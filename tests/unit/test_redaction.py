"""No secret survives in any form, whatever it is embedded in; what holds none stays as it is."""

from __future__ import annotations

import base64
import html
import json
import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote, quote_plus

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from pydantic import SecretStr
from temporalio.api.failure.v1 import Failure
from temporalio.converter import DefaultPayloadConverter
from temporalio.exceptions import ApplicationError

from steward.activities.plan_masking import result_without_secrets, without_secrets
from steward.api.bodies import ToolCallBody, checked
from steward.api.errors import problem_document
from steward.api.event_bodies import EventBody
from steward.config.logs import JsonFormatter, TextFormatter
from steward.config.secrets import secrets_of, weak_secrets
from steward.config.settings import Settings
from steward.contracts.dialogue import Act, Reading, RecentCall
from steward.contracts.errors import ErrorCode, InputRequired, ToolFailed
from steward.contracts.owner import Owner, Requester
from steward.contracts.plan import AnswerPlan, Asked, AskPlan, BackendSkip, Observation, PlanRequest, PlanResult, Turn
from steward.contracts.redaction import MASK, REDACTOR, Redactor
from steward.contracts.tool_input import ToolQuestion
from steward.sql.converter import MaskedFailureConverter
from steward.tools.context import ToolResult
from steward.tools.masking import mask_error, masked

TOKEN = 'sk-live/+a"9~é\\x=Q'


def _lower_hex(text: str) -> str:
    return "".join(f"%{byte:02x}" for byte in text.encode())


def _mixed(text: str) -> str:
    """Percent-encoded here and there, in both cases, as no library does it."""
    return "".join(f"%{b:02x}" if n % 3 == 0 else f"%{b:02X}" if n % 3 == 1 or b > 126 or b < 33 or b == 37 else chr(b)
                   for n, b in enumerate(text.encode()))  # fmt: skip


def _unicode(text: str) -> str:
    return "".join(f"\\u{ord(char):04x}" if ord(char) < 0x10000 else json.dumps(char)[1:-1] for char in text)


ENCODINGS: dict[str, Callable[[str], str]] = {
    "bare": lambda s: s,
    "json": json.dumps,
    "json, unicode kept": lambda s: json.dumps(s, ensure_ascii=False),
    "json in json": lambda s: json.dumps(json.dumps({"t": s})),
    "json in json in json": lambda s: json.dumps(json.dumps(json.dumps([s]))),
    "json with \\/": lambda s: json.dumps(s).replace("/", "\\/"),
    "repr": repr,
    "url": lambda s: quote(s, safe=""),
    "url, slash kept": quote,
    "form": quote_plus,
    "url, lower hex": _lower_hex,
    "url, mixed": _mixed,
    "html": html.escape,
    "hex": lambda s: s.encode().hex(),
    "HEX": lambda s: s.encode().hex().upper(),
    "base64 after nothing": lambda s: base64.b64encode(f"{s}!".encode()).decode(),
    "base64 after one": lambda s: base64.b64encode(f"u{s}!".encode()).decode(),
    "base64 after two": lambda s: base64.b64encode(f"us{s}!".encode()).decode(),
    "base64 after five": lambda s: base64.b64encode(f"user:{s}".encode()).decode(),
    "base64 unpadded": lambda s: base64.b64encode(s.encode()).decode().rstrip("="),
    "base64 url-safe": lambda s: base64.urlsafe_b64encode(b"user:" + s.encode()).decode(),
    "base64 in a url": lambda s: quote(base64.b64encode(b"u:" + s.encode()).decode(), safe=""),
    "bearer": lambda s: f"Authorization: Bearer {s}",
    "basic": lambda s: "Authorization: Basic " + base64.b64encode(b"ann:" + s.encode()).decode(),
}
secrets = st.text(st.characters(exclude_categories=("Cs", "Cc")), min_size=6, max_size=40)
rest = st.text("abcDEF 012.,;{}<>", max_size=30)


def remains(secret: str, text: str) -> bool:
    """Whether the secret can be read off the text, by whoever knows how it was written."""
    views = [text]
    for undo in (html.unescape, lambda t: t.replace("%", "\\x").encode().decode("unicode_escape", "replace")):
        views.append(undo(text))
    found = any(secret in view for view in views)
    raw = secret.encode()
    encoded = (base64.b64encode(b"\0" * n + raw).decode().rstrip("=")[n + bool(n) : -1] for n in range(3))
    forms = [raw.hex(), raw.hex().upper(), quote(secret, safe=""), json.dumps(secret)[1:-1], *encoded]
    return found or any(form in text for form in forms if len(form) >= 6)


@pytest.mark.requirement("attacks.c.every-form")
@pytest.mark.parametrize("form", ENCODINGS)
@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(secret=secrets, before=rest, after=rest)
def test_nothing_of_a_secret_remains_in_any_form(form: str, secret: str, before: str, after: str) -> None:
    assume(len(secret.strip()) >= 6 and secret not in MASK)
    redactor = Redactor([secret])
    assume(redactor.text(f"{before} ") == f"{before} " and redactor.text(f" {after}") == f" {after}")
    encoded = ENCODINGS[form](secret)
    told = redactor.text(f"{before} {encoded} {after}")
    assert MASK in told
    assert told.startswith(f"{before} ")
    assert told.endswith(f" {after}")
    assert not remains(secret, told)


def _nested(inner: Any, shape: list[int]) -> Any:
    for kind in shape:
        inner = [{"x": inner}, [1, inner, None], {str(inner) if isinstance(inner, str) else "k": inner}][kind]
    return inner


@pytest.mark.requirement("attacks.c.every-form")
@settings(max_examples=100)
@given(
    secret=secrets,
    form=st.sampled_from(sorted(ENCODINGS)),
    shape=st.lists(st.integers(0, 2), max_size=6),
    prefix=rest,
)
async def test_nothing_remains_in_nested_results_and_errors(
    secret: str, form: str, shape: list[int], prefix: str
) -> None:
    assume(len(secret.strip()) >= 6)
    vars(REDACTOR).update(vars(Redactor([secret])))
    text = f"{prefix} {ENCODINGS[form](secret)}"
    answer = await masked(ToolResult(result=_nested(text, shape), message=text, degraded=text))
    error = ToolFailed(text, seen=_nested(text, shape))
    mask_error(error)
    asked = InputRequired(ToolQuestion(message=text, fields={text: [text]}, state="s"))
    mask_error(asked)
    for told in (str(answer.result), answer.message, answer.degraded, error.detail, str(error), str(error.extra),
                 asked.question.message, str(asked.question.fields)):  # fmt: skip
        assert MASK in str(told)
        assert not remains(secret, str(told))


@pytest.mark.requirement("attacks.c.unchanged")
@settings(max_examples=200)
@given(
    value=st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=60),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
        max_leaves=20,
    )
)
def test_what_holds_no_secret_stays_as_it_is(value: Any) -> None:
    redactor = Redactor([TOKEN, "Bearer zQ8-lkjhgfdsa-zQ8", "user:pass-pass-pass"])
    assert redactor.value(value) == value
    assert redactor.value(json.dumps(value)) == json.dumps(value)


@pytest.mark.requirement("attacks.c.unchanged")
def test_nesting_is_no_matter_and_the_original_stays() -> None:
    deep: Any = "secret-of-mine"
    for _ in range(5_000):
        deep = [deep]
    redactor = Redactor(["secret-of-mine"])
    told = redactor.value({"deep": deep, "n": 5})
    level = told["deep"]
    while isinstance(level, list):
        (level,) = level
    assert level == MASK
    while isinstance(deep, list):
        (deep,) = deep
    assert deep == "secret-of-mine"


@pytest.mark.requirement("attacks.c.parts")
@pytest.mark.parametrize(
    ("value", "echoed"),
    [
        ("Bearer abcdef123", "you sent abcdef123"),
        ("Token abcdef123", "abcdef123"),
        ("Custom abcdef1234567890", "abcdef1234567890"),
        ("Basic " + base64.b64encode(b"ann:hunter2-x").decode(), "bad password hunter2-x"),
        ("ann:hunter2-x", "hunter2-x"),
        ("session=0123456789abcdef", "0123456789abcdef"),
        ("12345678", 12345678),
    ],
)
def test_a_service_may_echo_the_bare_part_of_a_secret(value: str, echoed: Any) -> None:
    told = Redactor([value]).value([echoed])
    assert MASK in told[0]
    assert str(echoed).split()[-1] not in told[0]


@pytest.mark.requirement("attacks.c.parts")
def test_a_pass_phrase_does_not_hide_its_words() -> None:
    assert Redactor(["correct horse battery"]).text("a battery of correct horse battery") == f"a battery of {MASK}"


@pytest.mark.requirement("attacks.c.linear")
@pytest.mark.parametrize("pattern", ["a", '\\"', "%41", "\\u0041", "&lt;", "%", "\\", "s3cret-valu", "QUJD", "=&%25"])
def test_masking_takes_linear_time(pattern: str) -> None:
    redactor = Redactor(["s3cret-value", TOKEN, "aaaaaaaaaaaaaaaaaaaaaaaaaaab", "Bearer aaaaaaaaaaaaaaaaaaaa"])

    def seconds(size: int) -> float:
        text = (pattern * size)[:size]
        times = []
        for _ in range(5):
            began = time.process_time()
            redactor.text(text)
            times.append(time.process_time() - began)
        return min(times)

    small, large = seconds(20_000), seconds(200_000)
    assert large < 30 * small + 0.05
    assert large < 2.0


@pytest.fixture
def known() -> None:
    REDACTOR.learn([TOKEN])


def traced(formatter: logging.Formatter, text: str) -> str:
    try:
        try:
            raise ValueError(text)
        except ValueError as cause:
            raise RuntimeError(f"again {text}") from cause
    except RuntimeError as error:
        record = logging.LogRecord(
            "x", logging.ERROR, "f", 1, "said %s", (text,), (type(error), error, error.__traceback__)
        )
        return formatter.format(record)


@pytest.mark.requirement("attacks.c.logs")
@pytest.mark.parametrize("formatter", [TextFormatter(), JsonFormatter()])
@pytest.mark.parametrize("form", ENCODINGS)
def test_no_line_of_a_log_holds_a_secret(known: None, formatter: logging.Formatter, form: str) -> None:
    line = traced(formatter, ENCODINGS[form](TOKEN))
    assert "Traceback" in line
    assert line.count(MASK) >= 3
    assert not remains(TOKEN, line)


@pytest.mark.requirement("attacks.c.failures")
@pytest.mark.parametrize("form", ENCODINGS)
def test_no_failure_that_goes_to_temporal_holds_a_secret(known: None, form: str) -> None:
    failure, text = Failure(), ENCODINGS[form](TOKEN)
    error = ApplicationError(text, type="tool_failed")
    error.__cause__ = ValueError(text)
    error.__cause__.__cause__ = KeyError(text)
    MaskedFailureConverter().to_failure(error, DefaultPayloadConverter(), failure)
    assert failure.message.count(MASK) == failure.cause.message.count(MASK) > 0
    assert MASK in failure.cause.cause.message
    assert not remains(TOKEN, str(failure))


@pytest.mark.requirement("attacks.c.prompts")
def test_neither_a_prompt_nor_what_a_planner_says_holds_a_secret(known: None) -> None:
    recent = RecentCall(
        problem_id=1,
        request=TOKEN,
        tool_name="x",
        args={"a": TOKEN},
        result=[{TOKEN: 1}],
        message=TOKEN,
        at=datetime(2026, 1, 1, tzinfo=UTC),
    )
    request = PlanRequest(
        requester=Requester(Owner("t", "u"), 1), now="2026-01-01T00:00:00Z", text=f"use {TOKEN}", said=[TOKEN],
        recent=[recent], reading=Reading(act=Act.FOLLOW_UP, text=TOKEN, why=TOKEN, about=recent, args={"a": [TOKEN]},
                        thing=TOKEN),
        turns=[Turn(role="user", text=TOKEN)],
        asked=[Asked(question=TOKEN, state={"text": TOKEN}, replies=[TOKEN])], memories=[TOKEN], profile={TOKEN: TOKEN},
        observations=[Observation(tool_name="x", args={"a": TOKEN}, ok=True, result=[TOKEN], message=TOKEN)],
    )  # fmt: skip
    result = PlanResult(
        plan=AnswerPlan(text=TOKEN), backend="openai", skipped=[BackendSkip(backend="a", reason=TOKEN)], thinking=TOKEN
    )
    assert "sk-live" in request.model_dump_json()
    assert "sk-live" not in without_secrets(request).model_dump_json()
    assert request.recent == [recent], "what was asked stays as it is"
    assert "sk-live" not in result_without_secrets(result).model_dump_json()
    asking = result.model_copy(update={"plan": AskPlan(question=TOKEN, state={"text": TOKEN})})
    assert "sk-live" not in result_without_secrets(asking).model_dump_json()


@pytest.mark.requirement("attacks.c.requests")
def test_what_callers_send_and_are_told_holds_no_secret(known: None) -> None:
    call = checked(ToolCallBody, {"tool_name": "x", "args": {"a": [TOKEN], TOKEN: 1}, "user_id": "ann"})
    mail = {"from": "a@b.c", "subject": TOKEN, "body": f"see {TOKEN}"}
    event = checked(EventBody, {"type": "email", "dedupe_key": "1", "email": mail})
    document = problem_document(ErrorCode.NOT_FOUND, f"no {TOKEN}", "/x", {"errors": [TOKEN]})
    for told in (call.model_dump_json(), event.model_dump_json(), json.dumps(document)):
        assert "sk-live" not in told
        assert MASK in told


@pytest.mark.requirement("attacks.c.known")
def test_every_secret_of_the_settings_is_known(tmp_path: Any) -> None:
    made = Settings(
        home=tmp_path,
        api_token=SecretStr("token-of-the-api"),
        postgres_dsn=SecretStr("postgresql://steward:p%40ss-word@db/steward"),
        data_dsn=SecretStr("postgresql://steward:steward@db/steward"),
        webhook_secret=SecretStr("short"),
        searxng_url="https://ann:url-password@search.example",
        news_sources={"a": "https://bob:feed-password@news.example"},
        coingecko_key=SecretStr("password"),
    ).with_origins({}, {"MAIL": SecretStr("mail-password")})
    assert dict(secrets_of(made)) == {
        "STEWARD_API_TOKEN": "token-of-the-api",
        "STEWARD_POSTGRES_DSN": "p@ss-word",
        "STEWARD_WEBHOOK_SECRET": "short",
        "STEWARD_SEARXNG_URL": "url-password",
        "STEWARD_NEWS_SOURCES": "feed-password",
        "STEWARD_COINGECKO_KEY": "password",
        "STEWARD_SECRET_MAIL": "mail-password",
    }
    assert set(weak_secrets(made)) == {"STEWARD_WEBHOOK_SECRET", "STEWARD_COINGECKO_KEY"}
    secret_fields = {name for name, field in Settings.model_fields.items() if "SecretStr" in str(field.annotation)}
    assert len(secret_fields) >= 8
