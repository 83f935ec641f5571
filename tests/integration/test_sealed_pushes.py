"""Tokens and credentials of push addresses lie sealed in PostgreSQL, and are posted as they were given."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

import pytest

from steward.api.core.gateway_config import GatewayConfig
from steward.api.core.problem_reader import ProblemReader
from steward.api.core.push_addresses import PushAddresses
from steward.api.core.seals import SECRET, Seal, SealBroken
from steward.api.credentials.identity import Principal
from steward.contracts.problem import ProblemStatus
from steward.sql.database import Database
from steward.sql.problems import ProblemStore
from steward.sql.pushes import Push, PushAddress, PushStore
from steward.sql.shared_secrets import SharedSecrets
from tests.support.mirror import a_write
from tests.support.pure_problems import OwnInstallation

pytestmark = pytest.mark.requirement("a2a.push-sealed")
ANN = Principal("acme", "ann")
HERE = PushAddress("here", "assistant", "https://example.com/a", "the-token", "Bearer", "the-credentials")
BARE = PushAddress("bare", "assistant", "https://example.com/b")
OLD_KEY, NEW_KEY = "o" * 32, "n" * 32


def addresses(database: Database, *keys: str) -> PushAddresses:
    """As an API process with these keys has them."""
    unused = cast(Any, None)
    reader = ProblemReader(GatewayConfig(), ProblemStore(database), unused, unused, OwnInstallation())
    secrets = SharedSecrets(database)
    return PushAddresses(PushStore(database), reader, Seal(keys, lambda: secrets.get(SECRET)))


async def due(database: Database, pushes: PushAddresses, number: int) -> Sequence[Push]:
    """What a further change of problem 7 has posted."""
    status = ProblemStatus.AWAITING_USER if number % 2 else ProblemStatus.IN_PROGRESS
    await ProblemStore(database).record(a_write(7, number, after_s=number, status=status))
    return await pushes.claim(10, 60)


@pytest.fixture
async def problem(database: Database) -> None:
    await ProblemStore(database).record(a_write(7, 1))


@pytest.mark.usefixtures("problem")
@pytest.mark.parametrize("keys", [(), (NEW_KEY,)])
async def test_what_is_kept_shows_no_secret_and_what_is_posted_has_it(database: Database, keys: Sequence[str]) -> None:
    pushes = addresses(database, *keys)
    for address in (HERE, BARE):
        await pushes.set(ANN, 7, address)
    kept = str([tuple(row) for row in await database.fetch("SELECT * FROM push_addresses")])
    assert kept.count("sealed:1:") == 2
    assert "the-token" not in kept
    assert "the-credentials" not in kept
    # Another process, with the same keys.
    claimed = await due(database, addresses(database, *keys), 3)
    assert {push.address for push in claimed} == {HERE, BARE}


@pytest.mark.usefixtures("problem")
async def test_keys_can_be_changed(database: Database) -> None:
    await addresses(database).set(ANN, 7, replace(HERE, config_id="own"))
    await addresses(database, OLD_KEY).set(ANN, 7, replace(HERE, config_id="old"))
    claimed = await due(database, addresses(database, NEW_KEY, OLD_KEY), 3)
    assert {(push.address.token, push.address.auth_credentials) for push in claimed} == {
        ("the-token", "the-credentials")
    }
    assert len(claimed) == 2


@pytest.mark.usefixtures("problem")
async def test_what_no_key_opens_is_given_up_and_holds_up_nothing_else(database: Database) -> None:
    await addresses(database, OLD_KEY).set(ANN, 7, HERE)
    await addresses(database, NEW_KEY).set(ANN, 7, BARE)
    assert [push.address for push in await due(database, addresses(database, NEW_KEY), 3)] == [BARE]
    told = await database.fetchval("SELECT last_error FROM pushes WHERE dead_at IS NOT NULL")
    assert told == "its secrets cannot be read: no key opens it"


async def test_a_sealed_text_is_of_no_use_anywhere_else_and_cannot_be_changed(database: Database) -> None:
    secrets = SharedSecrets(database)
    seal = Seal([NEW_KEY], lambda: secrets.get(SECRET))
    kept = await seal.seal("secret", "a")
    assert await seal.open(kept, "a") == "secret"
    assert kept != await seal.seal("secret", "a")
    for damaged, place in (
        (kept, "b"),
        (kept[:-4] + "AAA=", "a"),
        ("sealed:1:", "a"),
        ("sealed:1:x", "a"),
        ("secret", "a"),
    ):
        with pytest.raises(SealBroken):
            await seal.open(damaged, place)
