"""Payloads sealed for Temporal's server, and opened for its Web UI and command line."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from google.protobuf.json_format import MessageToJson, Parse
from pydantic import SecretStr
from temporalio.api.common.v1 import Payload, Payloads
from temporalio.api.failure.v1 import Failure
from temporalio.exceptions import ApplicationError

from steward.api.console.temporal_ui import TemporalPages
from steward.api.http import Doors
from steward.config.settings import Settings
from steward.sql.converter import data_converter
from steward.sql.sealed_payloads import PayloadKeyMissing, SealedPayloads

FIRST, SECOND = "a" * 32, "b" * 32
LETTER = Payload(metadata={"encoding": b"json/plain"}, data=b'"Dear Kim"')

pytestmark = pytest.mark.requirement("secrets.histories-sealed")


async def test_what_was_sealed_is_opened_by_its_key_among_several() -> None:
    [sealed] = await SealedPayloads([FIRST]).encode([LETTER])
    assert b"Kim" not in sealed.SerializeToString()
    assert await SealedPayloads([SECOND, FIRST]).decode([sealed]) == [LETTER]
    assert (await SealedPayloads([FIRST]).encode([LETTER]))[0].data != sealed.data


async def test_what_came_without_a_seal_is_read_as_it_is() -> None:
    assert await SealedPayloads([FIRST]).decode([LETTER]) == [LETTER]


async def test_a_missing_key_and_a_changed_payload_are_said() -> None:
    [sealed] = await SealedPayloads([FIRST]).encode([LETTER])
    with pytest.raises(PayloadKeyMissing, match="no key of STEWARD_TEMPORAL_PAYLOAD_KEYS"):
        await SealedPayloads([SECOND]).decode([sealed])
    sealed.data = sealed.data[:-1] + bytes([sealed.data[-1] ^ 1])
    with pytest.raises(PayloadKeyMissing, match="changed"):
        await SealedPayloads([FIRST]).decode([sealed])


async def test_the_words_of_an_error_are_sealed_with_its_details_and_come_back() -> None:
    converter, failure = data_converter(cast(Any, None), [FIRST]), Failure()
    await converter.encode_failure(ApplicationError("no mailbox of Kim", "and Kim's address"), failure)
    assert b"Kim" not in failure.SerializeToString()
    assert "no mailbox of Kim" in str(await converter.decode_failure(failure))


async def test_the_web_uis_door_opens_and_seals_payloads() -> None:
    app = SimpleNamespace(
        state=SimpleNamespace(doors=Doors(cast(Any, None), cast(Any, SimpleNamespace(needs_token=False))))
    )
    settings = Settings.model_construct(
        temporal_ui_behind="http://127.0.0.1:1", api_port=8000, temporal_payload_keys=SecretStr(FIRST)
    )
    [sealed] = await SealedPayloads([FIRST]).encode([LETTER])
    async with httpx.AsyncClient() as behind:
        door = httpx.ASGITransport(TemporalPages(cast(Any, app), settings, behind))
        async with httpx.AsyncClient(transport=door, base_url="http://127.0.0.1:8233") as client:
            body = MessageToJson(Payloads(payloads=[sealed]))
            opened = await client.post("/codec/decode", content=body)
            assert list(Parse(opened.content, Payloads()).payloads) == [LETTER]
            again = await client.post("/codec/encode", content=opened.content)
            assert b"steward-sealed" in Parse(again.content, Payloads()).SerializeToString()
            assert (await client.post("/codec/decode", content=b"nonsense")).status_code == 400
