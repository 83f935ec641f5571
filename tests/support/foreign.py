"""What belongs to one user, everybody who is a stranger to them, and what an endpoint is asked on a stranger's behalf.

A row is one endpoint of one door. The rows of a door are in tests/support/foreign_<door>.py; an endpoint without a row
fails tests/doors/test_foreign_access.py.
"""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Any

import httpx

from steward.api.credentials.identity import Principal
from steward.api.gateway import Gateway
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
MAIL = {"to": "bob@example.com", "subject": SECRET, "body": "Nobody may know."}
NO_WAIT = {"Prefer": "wait=5"}
AS_OWNER = {"params": {"user_id": OWNER.user_id}}


@dataclass(frozen=True)
class Target:
    """What a stranger names: a problem with what belongs to it. Any of it may be nobody's."""

    problem_id: int
    approval_id: str
    conversation_id: str
    notification_id: int
    pair_id: int
    sha256: str
    key: str
    """An idempotency key that its owner has used."""
    config_id: str
    """A push notification config of the problem."""
    session_id: str
    """A session of MCP that its owner opened."""

    def nobodys(self) -> Target:
        """The same of things that do not exist."""
        return replace(
            self,
            problem_id=NOBODYS,
            approval_id=f"{NOBODYS}-1",
            conversation_id="nobodys-attic",
            notification_id=NOBODYS,
            pair_id=NOBODYS,
            session_id="0" * 32,
        )


@dataclass(frozen=True)
class Asked:
    """What came back: every word of it, and what the protocol says it was: a status, or the code of its own error."""

    code: str
    text: str

    def like(self, target: Target) -> tuple[str, str]:
        """For comparing: without the ids that the stranger gave themselves."""
        given = (
            *(target.sha256, target.approval_id, target.problem_id, target.notification_id, target.pair_id),
            *(target.conversation_id, target.session_id, target.config_id),
        )
        return self.code, re.sub("|".join(rf"\b{one}\b" for one in given), "#", self.text)


@dataclass(frozen=True)
class Doors:
    """The doors as the suite reaches them."""

    client: httpx.AsyncClient
    gateway: Gateway

    async def send(self, who: Principal, method: str, path: str, **given: Any) -> httpx.Response:
        """A request with the credentials of `who`."""
        headers = headers_of(str(self.client.base_url).rstrip("/"), who) | given.pop("headers", {})
        return await self.client.request(method, path, headers=headers, **given)

    async def http(self, who: Principal, method: str, path: str, **given: Any) -> Asked:
        """The same, and what came back."""
        response = await self.send(who, method, path, **given)
        return Asked(str(response.status_code), response.text)


Attempt = Callable[[Doors, Principal, Target], Awaitable[Asked]]


@dataclass(frozen=True)
class Row:
    """One endpoint. Without attempts it holds nothing of a user's: `why` says what it is. Each attempt on `hidden`
    things is answered as if they did not exist, word for word; any other tells nothing of them."""

    endpoint: str
    hidden: tuple[Attempt, ...] = ()
    silent: tuple[Attempt, ...] = ()
    why: str = ""
    door: str = field(default="http")


def http(method: str, path: str, body: Any = None, **given: Any) -> Attempt:
    """A request whose path and body name the target's things in braces; with what else httpx takes."""

    async def attempt(doors: Doors, who: Principal, target: Target) -> Asked:
        more = {name: filled(value, target, who) for name, value in given.items()}
        if body is not None:
            more["json"] = filled(body, target, who)
        more.setdefault("headers", NO_WAIT)
        return await doors.http(who, method, filled(path, target, who), **more)

    return attempt


def filled(value: Any, target: Target, who: Principal = OWNER) -> Any:
    """With the target's things in place of {problem_id}, {approval_id} ..., the stranger's own name in place of {me}. A
    text that is {problem_id} alone becomes the number; {task_id} is the same as text."""
    if isinstance(value, dict):
        return {str(filled(name, target, who)): filled(item, target, who) for name, item in value.items()}
    if isinstance(value, list):
        return [filled(item, target, who) for item in value]
    if not isinstance(value, str):
        return value
    if value == "{problem_id}":
        return target.problem_id
    named = {**vars(target), "task_id": target.problem_id, "me": who.user_id or OWNER.user_id}
    for name, given in named.items():
        value = value.replace("{" + name + "}", str(given))
    return value


def rpc_code(text: str) -> str:
    """What an answer of JSON-RPC, alone or as the last event of a stream, says went wrong: the product's code, the
    protocol's reason or its number; "done" where nothing did."""
    events = [line.removeprefix("data:") for line in text.splitlines() if line.startswith("data:")]
    answer = json.loads(events[-1] if events else text)
    error, result = answer.get("error"), answer.get("result") or {}
    if isinstance(error, str):
        return error
    if error is None:
        return str(result["structuredContent"]["error"]) if result.get("isError") else "done"
    data = error.get("data")
    if isinstance(data, list):
        return str(data[0]["reason"])
    return str((data or {}).get("error", error["code"]))
