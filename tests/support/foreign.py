"""What belongs to one user, everybody who is a stranger to them, and what an endpoint is asked on a stranger's behalf.

A row of the table in tests/doors/test_foreign_access.py is one endpoint of one door. A door that comes adds its rows
and a function that names its endpoints; an endpoint without a row fails the suite.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import httpx

from api.gateway import Gateway
from api.identity import Principal
from tests.support.people import headers_of

SECRET = "Zanzibar-7731"
"""In everything the owner has; in nothing a stranger is told."""
OWNER = Principal("default", "owner-of-the-attic")
STRANGERS = {
    "another user": Principal("default", "stranger"),
    "another user with roles": Principal("default", "stranger", roles=frozenset({"finance"})),
    "the user of that name in another tenant": Principal("other", OWNER.user_id),
    "the operator of another tenant": Principal("other", None, may_act_for=True),
}
NOBODYS = 4_000_000_000_000_000
"""A problem id that nobody has."""


@dataclass(frozen=True)
class Target:
    """What a stranger names: a problem with what belongs to it. `problem_id` may be nobody's."""

    problem_id: int
    approval_id: str
    conversation_id: str
    notification_id: int
    pair_id: int
    sha256: str
    key: str
    """An idempotency key that its owner has used."""


@dataclass(frozen=True)
class Asked:
    """What came back: every word of it, and where the protocol has one a status or code that says what it was."""

    code: str
    text: str

    def like(self, target: Target) -> tuple[str, str]:
        """For comparing: without the ids that the stranger gave themselves."""
        given = (target.sha256, target.approval_id, target.problem_id, target.notification_id, target.pair_id)
        return self.code, re.sub("|".join(rf"\b{one}\b" for one in given), "#", self.text)


@dataclass(frozen=True)
class Doors:
    """The doors as the suite reaches them."""

    client: httpx.AsyncClient
    gateway: Gateway

    async def http(self, who: Principal, method: str, path: str, **given: Any) -> Asked:
        """A request with the credentials of `who`."""
        headers = headers_of(str(self.client.base_url).rstrip("/"), who) | given.pop("headers", {})
        response = await self.client.request(method, path, headers=headers, **given)
        return Asked(str(response.status_code), response.text)


Attempt = Callable[[Doors, Principal, Target], Awaitable[Asked]]


@dataclass(frozen=True)
class Row:
    """One endpoint. Without `attempts` it holds nothing of a user's: `why` says what it is. Each attempt on `hidden`
    things is answered as if they did not exist, word for word; any other tells nothing of them."""

    endpoint: str
    hidden: tuple[Attempt, ...] = ()
    silent: tuple[Attempt, ...] = ()
    why: str = ""
    door: str = field(default="http")
