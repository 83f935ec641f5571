"""The claim check: large payloads come back whole, once stored, or not at all."""

from __future__ import annotations

import asyncio

import pytest
from temporalio.api.common.v1 import Payload
from temporalio.contrib.pydantic import pydantic_data_converter
from temporalio.converter import (
    ExternalStorage,
    StorageDriverClaim,
    StorageDriverRetrieveContext,
    StorageDriverStoreContext,
)

from steward.contracts.errors import NotFound, Unprocessable
from steward.sql.claims import MAX_PAYLOAD_BYTES, PostgresStorageDriver
from steward.sql.database import Database

STORE = StorageDriverStoreContext(target=None)
RETRIEVE = StorageDriverRetrieveContext()


def a_payload(size: int, fill: bytes = b"x") -> Payload:
    return Payload(metadata={"encoding": b"binary/plain"}, data=fill * size)


@pytest.mark.requirement("sql.claims.large-payloads")
async def test_three_megabytes_travel_through_the_data_converter_as_a_small_reference(database: Database) -> None:
    import dataclasses

    converter = dataclasses.replace(
        pydantic_data_converter, external_storage=ExternalStorage(drivers=[PostgresStorageDriver(database)])
    )
    value = {"rows": ["ä" * 1000] * 1500}
    payloads = await converter.encode([value])
    assert sum(payload.ByteSize() for payload in payloads) < 1000
    assert await converter.decode(payloads, [dict]) == [value]


async def test_the_same_payload_is_stored_once_however_often_and_concurrently(database: Database) -> None:
    driver = PostgresStorageDriver(database)
    payload = a_payload(2_500_000)
    stored = await asyncio.gather(*(driver.store(STORE, [payload, payload]) for _ in range(4)))
    claims = [claim for pair in stored for claim in pair]
    assert len({claim.claim_data["sha256"] for claim in claims}) == 1
    assert await database.fetchval("SELECT count(*) FROM payload_claims") == 3
    assert await driver.retrieve(RETRIEVE, claims[:2]) == [payload, payload]


async def test_payloads_keep_their_order(database: Database) -> None:
    driver = PostgresStorageDriver(database)
    payloads = [a_payload(10, bytes([number])) for number in range(5)]
    claims = await driver.store(STORE, payloads)
    assert await driver.retrieve(RETRIEVE, claims) == payloads


async def test_a_missing_or_damaged_payload_is_an_error_and_never_an_empty_value(database: Database) -> None:
    driver = PostgresStorageDriver(database)
    with pytest.raises(NotFound):
        await driver.retrieve(RETRIEVE, [StorageDriverClaim({"sha256": "0" * 64})])
    claims = await driver.store(STORE, [a_payload(2_500_000)])
    await database.execute("DELETE FROM payload_claims WHERE chunk = 1")
    with pytest.raises(NotFound):
        await driver.retrieve(RETRIEVE, claims)


async def test_a_payload_above_the_limit_is_refused(database: Database) -> None:
    with pytest.raises(Unprocessable):
        await PostgresStorageDriver(database).store(STORE, [a_payload(MAX_PAYLOAD_BYTES + 1)])
