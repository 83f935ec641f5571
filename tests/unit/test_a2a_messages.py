"""Messages, results and cards of the A2A door, without a network."""

from __future__ import annotations

import base64
from base64 import urlsafe_b64encode
from datetime import UTC, datetime
from typing import Any, cast

import pytest
from a2a.types.a2a_pb2 import ListTasksRequest, Message, Part, TaskState
from a2a.utils.errors import ContentTypeNotSupportedError, InvalidParamsError
from a2a.utils.signing import InvalidSignaturesError, NoSignatureError, create_signature_verifier
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from google.protobuf.json_format import MessageToDict, ParseDict
from google.protobuf.struct_pb2 import Value
from pydantic import SecretStr

from steward.api.a2a.agents import ASSISTANT, KNOWLEDGE, card_of
from steward.api.a2a.files import file_parts
from steward.api.a2a.messages import Request, read_message
from steward.api.a2a.pages import page_of
from steward.api.a2a.signing import signer_of
from steward.api.a2a.tasks import data_part, statuses_of
from steward.api.credentials.identity import Principal
from steward.config.errors import SettingsError
from steward.config.settings import Settings
from steward.contracts.errors import BadRequest
from steward.contracts.problem import ProblemView
from steward.contracts.stored import StoredResult


def data(value: Any) -> Part:
    return Part(data=ParseDict(value, Value()))


def read(*parts: Part) -> Request:
    return read_message(Message(parts=parts))


@pytest.mark.requirement("a2a.call")
def test_texts_are_joined_and_whole_numbers_stay_whole() -> None:
    assert read(Part(text="one"), Part(text="two")).text == "one\ntwo"
    called = read(data({"tool_name": "t", "args": {"n": 5, "x": 1.5, "deep": [{"m": -3}]}}))
    assert called == Request(tool_name="t", args={"n": 5, "x": 1.5, "deep": [{"m": -3}]})
    assert isinstance((called.args or {})["n"], int)


@pytest.mark.requirement("a2a.approval")
def test_a_decision_takes_a_text_beside_it_as_its_reason() -> None:
    decision = read(data({"confirmed": False, "approval_id": "7-1"}), Part(text="too late")).decision
    assert decision is not None
    assert (decision.confirmed, decision.approval_id, decision.reason) == (False, "7-1", "too late")


@pytest.mark.requirement("a2a.errors")
@pytest.mark.parametrize(
    "parts",
    [
        [],
        [Part(text=" \n")],
        [Part(text="a\0b")],
        [Part(text="x" * 10_001)],
        [data({"a": 1}), data({"b": 2})],
        [data([1, 2])],
        [data({"tool_name": "t", "args": {}, "more": 1})],
        [data({"tool_name": "t"}), Part(text="and words")],
        [data({"tool_name": "t", "args": {"n": 2**60}})],
        [data({"confirmed": True, "user_id": "eve"})],
    ],
)
def test_what_is_of_no_known_form_is_refused(parts: list[Part]) -> None:
    with pytest.raises(InvalidParamsError):
        read(*parts)


@pytest.mark.requirement("a2a.errors")
def test_a_decision_must_be_a_boolean_and_a_file_is_no_input() -> None:
    with pytest.raises(BadRequest):
        read(data({"confirmed": "yes"}))
    for part in (Part(raw=b"x"), Part(url="https://example.com"), Part(text="x", media_type="text/html")):
        with pytest.raises(ContentTypeNotSupportedError):
            read(part)


@pytest.mark.requirement("a2a.call")
def test_a_number_that_a_double_cannot_hold_is_sent_as_text() -> None:
    assert MessageToDict(data_part({"id": 2**53 + 1, "n": 4, "on": True}).data) == {
        "id": str(2**53 + 1),
        "n": 4.0,
        "on": True,
    }


@pytest.mark.requirement("a2a.call")
def test_files_of_an_mcp_answer_are_file_parts() -> None:
    blob = base64.b64encode(b"png").decode()
    content = [
        {"type": "text", "text": "see"},
        {"type": "image", "data": blob, "mimeType": "image/png"},
        {"type": "image", "data": "no base64!", "mimeType": "image/png"},
        {"type": "resource", "resource": {"uri": "file:///a/b.txt", "blob": blob, "mimeType": "text/plain"}},
        {"type": "resource_link", "uri": "https://example.com/c.pdf", "mimeType": "application/pdf"},
    ]
    parts = file_parts({"content": content})
    assert [(part.WhichOneof("content"), part.media_type, part.filename) for part in parts] == [
        ("raw", "image/png", ""),
        ("raw", "text/plain", "b.txt"),
        ("url", "application/pdf", "c.pdf"),
    ]
    assert file_parts({"content": "text"}) == file_parts([1]) == []


@pytest.mark.requirement("a2a.list")
def test_every_state_of_a_task_stands_for_statuses() -> None:
    assert statuses_of(TaskState.TASK_STATE_INPUT_REQUIRED) == (
        ["awaiting_confirmation", "awaiting_user", "blocked"],
        False,
    )
    assert statuses_of(TaskState.TASK_STATE_REJECTED) == (["blocked"], True)
    assert statuses_of(TaskState.TASK_STATE_AUTH_REQUIRED) == ([], True)


@pytest.mark.requirement("a2a.list")
async def test_a_list_says_where_a_large_result_is() -> None:
    stored = StoredResult(sha256="a" * 64, size=90_000, characters=90_000, excerpt="[1, 2").as_result()
    now = datetime(2026, 11, 2, tzinfo=UTC)
    made = {"problem_id": 7, "tenant_id": "t", "user_id": "u", "conversation_id": "c", "status": "done", "closed": True}
    one = ProblemView(**made, result=stored, created_at=now, updated_at=now)
    both = ProblemView(**made, result=[{"tool_name": "x", "result": stored}], created_at=now, updated_at=now)

    class Pages:
        async def page(self, *_: Any) -> tuple[list[ProblemView], int]:
            return [one, both], 2

    class Doors:
        problems = Pages()

    gateway, params = cast(Any, Doors()), ListTasksRequest(include_artifacts=True)
    listed = await page_of(gateway, Principal("t", "u"), params, None)
    found: list[Any] = [MessageToDict(task.artifacts[0].parts[0].data) for task in listed.tasks]
    alone, among = found
    assert alone["address"] == among[0]["result"]["address"] == f"/problems/7/results/{'a' * 64}"
    assert listed.total_size == 2
    tokens = ["x", "é", *(urlsafe_b64encode(text).decode() for text in (b"2026-01-01 5", b"2026-01-01T00:00:00Z -1"))]
    for wrong in (
        ListTasksRequest(page_size=101),
        ListTasksRequest(context_id="a\0b"),
        *(ListTasksRequest(page_token=token) for token in tokens),
    ):
        with pytest.raises(InvalidParamsError):
            await page_of(gateway, Principal("t", "u"), wrong, None)


@pytest.mark.requirement("a2a.card")
def test_a_card_is_signed_with_the_key_of_the_settings() -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    pem = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()
    settings = Settings(a2a_signing_key=SecretStr(pem), a2a_signing_key_id="k1")
    card = signer_of(settings)(card_of(KNOWLEDGE, "https://steward.example", needs_token=True))
    verify = create_signature_verifier(lambda kid, jku: key.public_key(), ["ES256"])  # type: ignore[arg-type, return-value]
    verify(card)
    card.name = "another"
    with pytest.raises(InvalidSignaturesError):
        verify(card)
    with pytest.raises(NoSignatureError):
        verify(signer_of(Settings())(card_of(ASSISTANT, "https://steward.example", needs_token=False)))
    with pytest.raises(SettingsError):
        signer_of(Settings(a2a_signing_key=SecretStr("no key")))
