"""Ids of users that people could not tell from others, or that would write a line of a log of their own."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from steward.api.bodies import KeyBody
from steward.api.credentials.api_keys import ApiKeys
from steward.api.credentials.identity import Principal
from steward.api.credentials.jwt_keys import OneKey
from steward.api.credentials.jwt_tokens import TokenRules, TokenVerifier
from steward.config.settings import Settings
from steward.contracts.errors import BadRequest, Unauthorized
from steward.contracts.user_ids import fault_in, shown
from tests.support.tokens import AUDIENCE, ISSUER, SECRET, hs_token

UNSEEN = [
    *("ann\n2026-01-01 WARNING all is well", "ann\rbob", "a\tb", "a\x1b[2Jb", "a\x7fb", "a\x85b", "a\u2028b"),
    *("a\u200bb", "a\u202eb", "a\u2066b", "\ufeffann", "a\u00adb", "a\u00a0b", "a\u3000b", "a\u3164b", "a\u2800b"),
    *("a\ufe0fb", "a\U000e0041b", "a\U000e0101b", "a\ud800b", "a\ue000b", "a\u034fb", "a\uffa0b"),
]
ALIKE = [
    *(
        "operatоr",
        "аnn",
        "bοb",
        "Sаra Example",
        "ann@ехample.com",
        "ａnn",
        "𝐚𝐧𝐧",
        "ﬁona",
        "аdmіn",
        "tΟm",
        "ᎪNN",
        "ann\u0430",
    ),
    *("орerator", "ѕуѕтем", " ann", "ann "),
]
GOOD = [
    *("ann", "Ann Müller", "ann@example.com", "auth0|5f7c8ec7c33c6c004bbafe82", "https://id.example/users/7", "Анна"),
    *(
        "Ольга Петровна",
        "Γιάννης",
        "田中さん",
        "김철수",
        "محمد",
        "नीता",
        "O'Neil-Smith_2",
        "e\u0301va",
        "Łukasz",
        "ışıl",
    ),
    *("42", "google-oauth2|1", "T田中", "events for ann", "the system"),
]


async def told(refusing: Any, kind: type[Exception]) -> str:
    with pytest.raises(kind) as refused:
        await refusing
    return str(getattr(refused.value, "detail", refused.value))


@pytest.mark.requirement("identity.visible-ids")
@pytest.mark.parametrize("user_id", [*UNSEEN, *ALIKE], ids=ascii)
async def test_an_id_that_hides_something_or_looks_like_another_is_no_users_whatever_the_credentials(
    user_id: str,
) -> None:
    assert fault_in(user_id)
    with pytest.raises(BadRequest) as gateway:
        Principal("t", may_act_for=True).acting_for(user_id)
    with pytest.raises(ValidationError):
        Settings(default_user=user_id)
    answers = [gateway.value.detail]
    if user_id.isprintable() or "\ud800" not in user_id:
        verifier = TokenVerifier(OneKey.secret(SECRET), TokenRules("t", ISSUER, AUDIENCE))
        answers.append(await told(verifier.principal(hs_token(sub=user_id)), Unauthorized))
        wanted = KeyBody.model_construct(name="key", user_id=user_id, tenant_id=None)
        answers.append(await told(ApiKeys(None, "t").create(Principal("t"), wanted), BadRequest))  # type: ignore[arg-type]
    assert all(answer.isprintable() and answer.isascii() for answer in answers)


@pytest.mark.requirement("identity.visible-ids")
@pytest.mark.parametrize("user_id", GOOD, ids=ascii)
def test_ids_of_one_script_are_users_in_every_language(user_id: str) -> None:
    assert fault_in(user_id) is None
    assert Principal("t", may_act_for=True).acting_for(user_id).actor == user_id


@pytest.mark.requirement("identity.visible-ids")
async def test_a_tenant_of_a_token_is_held_to_the_same() -> None:
    rules = TokenRules("t", ISSUER, AUDIENCE, tenant_claim="org")
    verifier = TokenVerifier(OneKey.secret(SECRET), rules)
    assert (await verifier.principal(hs_token(org="acme"))).tenant_id == "acme"
    assert "org" in await told(verifier.principal(hs_token(org="acmе")), Unauthorized)


@pytest.mark.requirement("identity.visible-ids")
def test_a_refused_id_is_shown_escaped_and_short() -> None:
    assert shown("operat\u043er\n") == r"'operat\u043er\n'"
    assert len(shown("x" * 1_000)) == 42
