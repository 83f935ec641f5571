"""People with credentials of their own at an API under test: keys of their tenant, user and roles."""

from __future__ import annotations

from functools import cache

import httpx
from pydantic import SecretStr

from steward.api.credentials.identity import Principal
from steward.config.settings import Settings

OPERATOR_TOKEN = "the-operator-of-the-tests"


def with_people(settings: Settings) -> Settings:
    """The settings of an API at which everybody needs credentials, and may ask as often as they like."""
    often = dict.fromkeys(("rate_per_minute", "rate_per_hour", "calls_per_conversation"), 10_000)
    return settings.model_copy(update={"api_token": SecretStr(OPERATOR_TOKEN), "auth_mode": "token", **often})


@cache
def token_of(url: str, tenant_id: str, user_id: str = "", *roles: str) -> str:
    """A key of this person at the API there. Without a user: a trusted gateway of that tenant."""
    body = {
        "name": "a test",
        "tenant_id": tenant_id,
        "user_id": user_id or None,
        "roles": roles,
        "scopes": ["call", "approve"],
    }
    headers = {"Authorization": f"Bearer {OPERATOR_TOKEN}"}
    made = httpx.post(f"{url}/admin/keys", json=body, headers=headers, trust_env=False).raise_for_status()
    return str(made.json()["key"])


def headers_of(url: str, principal: Principal) -> dict[str, str]:
    """The credentials of this person at the API there."""
    roles = sorted(principal.roles)
    return {"Authorization": f"Bearer {token_of(url, principal.tenant_id, principal.user_id or '', *roles)}"}
