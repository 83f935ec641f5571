"""API keys and login codes on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import hashlib
import json
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from steward.api.bodies import KeyBody
from steward.api.core.rate_limits import RateLimits
from steward.api.credentials.api_keys import ApiKeys
from steward.api.credentials.identity import Identity, Principal, Scope
from steward.api.credentials.login_codes import LoginCodes
from steward.contracts.errors import BadRequest, Forbidden, NotFound, TooManyRequests, Unauthorized, Unprocessable
from steward.contracts.redaction import Redactor
from steward.sql.api_keys import ApiKeyStore
from steward.sql.chat_users import ChatUserStore
from steward.sql.database import Database
from steward.sql.rate_limits import RateLimitStore

OPERATOR = Principal("home", may_act_for=True)
ADMIN_OF_ACME = Principal("acme", may_act_for=True, scopes=frozenset({Scope.ADMIN}))
TELEGRAM = {"x-steward-gateway": "telegram", "x-steward-external-id": "12345"}


@pytest.fixture
def keys(database: Database) -> ApiKeys:
    """The keys of an installation whose tenant is home."""
    return ApiKeys(ApiKeyStore(database), "home")


@pytest.fixture
def codes(database: Database) -> LoginCodes:
    """The login codes beside them."""
    return LoginCodes(ChatUserStore(database), RateLimits(RateLimitStore(database)), "local", 600)


def wanted(**fields: Any) -> KeyBody:
    """What is asked of a new key."""
    return KeyBody.model_validate({"name": "a key", **fields})


@pytest.mark.requirement("identity.keys.life")
async def test_a_key_works_until_it_is_revoked_and_its_text_is_nowhere(database: Database, keys: ApiKeys) -> None:
    row, text = await keys.create(OPERATOR, wanted(scopes=["approve", "call"], roles=["finance"]))
    assert text.startswith(f"{row.key_id}_")
    assert len(text) == 79
    principal = await keys.principal(text)
    assert principal == Principal(
        "home", may_act_for=True, roles=frozenset({"finance"}), scopes=frozenset({Scope.CALL, Scope.APPROVE})
    )
    stored = str(await database.fetch("SELECT * FROM api_keys"))
    assert text[15:] not in stored
    assert Redactor().value({"told": [f"use {text}!", json.dumps(json.dumps(text))]})["told"] == [
        "use ***!",
        '"\\"***\\""',
    ]
    assert hashlib.sha256(text.encode()).digest() == await database.fetchval("SELECT key_sha256 FROM api_keys")
    (listed,) = await keys.list(OPERATOR)
    assert listed.last_used_at is not None
    assert (await keys.revoke(OPERATOR, row.key_id)).revoked_at is not None
    with pytest.raises(Unauthorized, match="was revoked"):
        await keys.principal(text)
    assert (await keys.revoke(OPERATOR, row.key_id)).good is False


@pytest.mark.requirement("identity.keys.life")
async def test_a_key_is_refused_once_its_time_is_over_or_a_character_is_wrong(
    database: Database, keys: ApiKeys
) -> None:
    soon = datetime.now(UTC) + timedelta(minutes=5)
    _, text = await keys.create(OPERATOR, wanted(expires_at=soon))
    assert (await keys.principal(text)).scopes == {Scope.CALL}
    for wrong in (text[:-1], text + "0", text[:-1] + ("0" if text[-1] != "0" else "1"), text.upper(), "stk_", ""):
        with pytest.raises(Unauthorized, match="no such API key"):
            await keys.principal(wrong)
    await database.execute("UPDATE api_keys SET expires_at = now()")
    with pytest.raises(Unauthorized, match="has expired"):
        await keys.principal(text)
    with pytest.raises(Unprocessable):
        await keys.create(OPERATOR, wanted(expires_at=datetime.now(UTC) - timedelta(seconds=1)))
    with pytest.raises(BadRequest):
        await keys.create(OPERATOR, wanted(user_id="operator"))


@pytest.mark.requirement("identity.keys.user")
async def test_a_key_with_a_user_acts_as_that_user_alone(keys: ApiKeys) -> None:
    _, of_ann = await keys.create(OPERATOR, wanted(user_id="ann"))
    _, of_gateway = await keys.create(OPERATOR, wanted(tenant_id="acme"))
    ann, gateway = await keys.principal(of_ann), await keys.principal(of_gateway)
    assert (ann.acting_for("ann").user_id, ann.tenant_id) == ("ann", "home")
    with pytest.raises(Forbidden):
        ann.acting_for("bob")
    bob = gateway.acting_for("bob")
    assert bob == Principal("acme", "bob", scopes=frozenset({Scope.CALL}))


@pytest.mark.requirement("identity.keys.tenant")
async def test_keys_are_administered_within_a_tenant_or_by_the_installations_own(keys: ApiKeys) -> None:
    ours, _ = await keys.create(OPERATOR, wanted())
    theirs, _ = await keys.create(ADMIN_OF_ACME, wanted())
    assert theirs.tenant_id == "acme"
    assert [row.key_id for row in await keys.list(ADMIN_OF_ACME)] == [theirs.key_id]
    assert {row.key_id for row in await keys.list(OPERATOR)} == {ours.key_id, theirs.key_id}
    with pytest.raises(NotFound):
        await keys.revoke(ADMIN_OF_ACME, ours.key_id)
    with pytest.raises(Forbidden):
        await keys.create(ADMIN_OF_ACME, wanted(tenant_id="home"))
    assert (await keys.revoke(OPERATOR, theirs.key_id)).revoked_at is not None
    user = Principal("home", "ann", scopes=frozenset({Scope.CALL, Scope.APPROVE}))
    for refused in (keys.create(user, wanted()), keys.list(user), keys.revoke(user, ours.key_id)):
        with pytest.raises(Forbidden, match="lack the scope admin"):
            await refused


@pytest.mark.requirement("identity.codes.pair")
async def test_a_chat_user_is_whoever_claimed_its_code_until_the_pair_is_removed(codes: LoginCodes) -> None:
    identity = Identity("token", "home", "a-token", chat_users=codes)
    headers = {"authorization": "Bearer a-token", **TELEGRAM}
    with pytest.raises(Forbidden) as unpaired:
        await identity.authenticate(headers)
    assert unpaired.value.code == "not_paired"
    assert "POST /login/codes" in unpaired.value.detail
    made = await codes.ask(OPERATOR, "telegram", "12345")
    pair = await codes.claim(Principal("home", "ann"), f" {made.code.lower()} ")
    assert (pair.gateway, pair.external_id, pair.user_id) == ("telegram", "12345", "ann")
    principal = await identity.authenticate(headers)
    assert (principal.user_id, principal.may_act_for) == ("ann", False)
    again = await codes.ask(OPERATOR, "telegram", "12345")
    assert (await codes.claim(Principal("home", "bob"), again.code)).pair_id == pair.pair_id
    assert (await identity.authenticate(headers)).user_id == "bob"
    assert await codes.pairs(Principal("home", "ann")) == []
    with pytest.raises(NotFound):
        await codes.remove(Principal("home", "ann"), pair.pair_id)
    await codes.remove(Principal("home", "bob"), pair.pair_id)
    with pytest.raises(Forbidden):
        await identity.authenticate(headers)


@pytest.mark.requirement("identity.chat-user")
async def test_only_a_trusted_gateway_names_chat_users_and_names_them_whole(codes: LoginCodes) -> None:
    identity = Identity("token", "home", "a-token", chat_users=codes)
    token = {"authorization": "Bearer a-token"}
    for half in (
        {"x-steward-gateway": "telegram"},
        {"x-steward-external-id": "1"},
        {**TELEGRAM, "x-steward-gateway": ""},
    ):
        with pytest.raises(BadRequest):
            await identity.authenticate(token | half)

    class OfAnn:
        async def principal(self, text: str) -> Principal:
            return Principal("home", "ann")

    bound = Identity("jwt", "home", tokens=OfAnn(), chat_users=codes)
    with pytest.raises(Forbidden):
        await bound.authenticate({"authorization": "Bearer e.y.j", **TELEGRAM})
    with pytest.raises(Forbidden):
        await codes.ask(Principal("home", "ann"), "telegram", "1")


@pytest.mark.requirement("identity.codes.guarded")
async def test_of_many_claims_at_once_one_gets_the_chat_user(database: Database, codes: LoginCodes) -> None:
    made = await codes.ask(OPERATOR, "telegram", "1")
    claims = (codes.claim(Principal("home", f"user-{number}"), made.code) for number in range(8))
    ends = await asyncio.gather(*claims, return_exceptions=True)
    assert sorted(type(end).__name__ for end in ends) == ["ChatUserRow"] + ["NotFound"] * 7
    assert made.code.replace("-", "") not in str(await database.fetch("SELECT * FROM login_codes"))


@pytest.mark.requirement("identity.codes.guarded")
async def test_a_code_is_good_in_its_tenant_for_minutes_and_the_last_one_alone(
    database: Database, codes: LoginCodes
) -> None:
    ann = Principal("home", "ann")
    first = await codes.ask(OPERATOR, "telegram", "1")
    second = await codes.ask(OPERATOR, "telegram", "1")
    with pytest.raises(NotFound):
        await codes.claim(ann, first.code)
    with pytest.raises(NotFound):
        await codes.claim(Principal("acme", "ann"), second.code)
    assert 590 < (second.expires_at - datetime.now(UTC)).total_seconds() <= 601
    await database.execute("UPDATE login_codes SET expires_at = now()")
    with pytest.raises(NotFound):
        await codes.claim(ann, second.code)
    call_only = Principal("home", "ann", scopes=frozenset({Scope.CALL}))
    with pytest.raises(Forbidden, match="approve"):
        await codes.claim(call_only, second.code)


@pytest.mark.requirement("identity.codes.guarded")
async def test_codes_are_guessed_and_asked_for_against_a_limit(codes: LoginCodes) -> None:
    ann = Principal("home", "ann")
    for _ in range(5):
        with pytest.raises(NotFound):
            await codes.claim(ann, "AAAA-AAAA")
    with pytest.raises(TooManyRequests):
        await codes.claim(ann, "AAAA-AAAA")
    for _ in range(10):
        await codes.ask(OPERATOR, "telegram", "1")
    with pytest.raises(TooManyRequests):
        await codes.ask(OPERATOR, "telegram", "1")
    await codes.ask(OPERATOR, "telegram", "2")
