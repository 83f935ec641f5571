"""Somebody whom the policy names finds, sees and decides what another asked for; the rest stays that user's."""

from __future__ import annotations

import json
import uuid
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
import pytest

from steward.api.composition import open_gateway
from steward.api.credentials.identity import Principal
from steward.api.stdio import StdioDoor
from tests.doors.conftest import DoorStack
from tests.support.people import headers_of, token_of
from tests.support.ran import Ran, as_process

SECRET = "the attic must be cleared"
FINANCE = frozenset({"finance"})
CAROL = Principal("default", "carol", roles=FINANCE)
OTHERS = [
    Principal("default", "dave"),
    Principal("default", "dave", roles=frozenset({"sales"})),
    Principal("other", "carol", roles=FINANCE),
    Principal("other", None, may_act_for=True, roles=FINANCE),
]


class Desk:
    """The API as one person uses it."""

    def __init__(self, client: httpx.AsyncClient, principal: Principal) -> None:
        self._client = client
        self._headers = headers_of(str(client.base_url).rstrip("/"), principal)

    async def get(self, path: str, **params: Any) -> httpx.Response:
        """GET."""
        return await self._client.get(path, params=params, headers=self._headers)

    async def post(self, path: str, body: Any, **headers: str) -> httpx.Response:
        """POST."""
        return await self._client.post(path, json=body, headers=self._headers | headers)

    async def waiting(self) -> list[int]:
        """The problems with approvals that this person may decide."""
        return [view["problem_id"] for view in (await self.get("/approvals", limit=200)).json()["problems"]]


@pytest.fixture
async def desk(people_url: str) -> AsyncIterator[Callable[[Principal], Desk]]:
    """Anybody's."""
    async with httpx.AsyncClient(base_url=people_url, timeout=60, trust_env=False) as client:
        yield lambda principal: Desk(client, principal)


@pytest.fixture
def payer() -> Principal:
    """A user whose mails finance decides; who has the role themselves."""
    return Principal("default", f"payer-{uuid.uuid4().hex[:8]}", roles=FINANCE)


async def asked(desk: Desk) -> int:
    """A mail that waits."""
    body = {"tool_name": "compose_email", "args": {"to": "bob@example.com", "subject": "Pay", "body": "1,000 euro"}}
    answer = (await desk.post("/tool/call", body | {"conversation_id": SECRET})).json()
    assert answer["approvals"][0]["approvers"] == ["user", "role:finance", "not:requester"]
    assert "Decided by: anyone with the role finance, but not payer-" in answer["confirmation_message"]
    return int(answer["problem_id"])


@pytest.mark.requirement("approvers.forbidden")
async def test_a_wrong_one_is_refused_with_who_decides_and_the_steps_say_so(
    desk: Callable[[Principal], Desk], payer: Principal
) -> None:
    own = desk(payer)
    problem_id = await asked(own)
    for body in ({"confirmed": True}, {"confirmed": False}, {"confirmed": True, "arguments": {"to": "x@example.com"}}):
        refused = await own.post(f"/problems/{problem_id}/confirm", body)
        assert (refused.status_code, refused.json()["error"]) == (403, "forbidden")
        assert "anyone with the role finance" in refused.json()["detail"]
    word = await own.post("/tool/call", {"text": "yes", "problem_id": problem_id})
    assert (word.status_code, word.json()["error"]) == (403, "forbidden")
    view = (await own.get(f"/problems/{problem_id}")).json()
    assert (view["status"], len(view["approvals"])) == ("awaiting_confirmation", 1)
    gateway = desk(Principal("default", None, may_act_for=True))
    assert (await gateway.post(f"/problems/{problem_id}/confirm", {"confirmed": True})).status_code == 403
    canceled = (await own.post(f"/problems/{problem_id}/cancel", {})).json()
    assert canceled["status"] == "canceled"
    steps = (await own.get(f"/problems/{problem_id}/steps")).json()["steps"]
    tried = [s["detail"]["actor"] for s in steps if s["action"] == "decision_ignored"]
    assert tried == [payer.user_id, "operator"]


@pytest.mark.requirement("approvers.find-and-decide")
async def test_somebody_with_the_role_finds_sees_and_decides_that_and_nothing_else(
    desk: Callable[[Principal], Desk], payer: Principal
) -> None:
    own, carol = desk(payer), desk(CAROL)
    problem_id = await asked(own)
    assert problem_id in await carol.waiting()
    assert problem_id not in await own.waiting()
    seen = await carol.get(f"/problems/{problem_id}")
    view = seen.json()
    assert view["approvals"][0]["args"]["body"] == "1,000 euro"
    assert (view["user_id"], view["text"], view["conversation_id"]) == (payer.user_id, None, "")
    assert SECRET not in seen.text
    for tail in ("/steps", "/events", "/result"):
        assert (await carol.get(f"/problems/{problem_id}{tail}")).status_code == 404
    for tail, body in (("/message", {"text": "stop"}), ("/cancel", {})):
        assert (await carol.post(f"/problems/{problem_id}{tail}", body)).status_code == 404
    assert (await carol.get("/problems")).json()["problems"] == []
    path, key = f"/problems/{problem_id}/confirm", {"Idempotency-Key": uuid.uuid4().hex}
    unknown = await carol.post(path, {"confirmed": True, "approval_id": f"{problem_id}-9"})
    assert (unknown.status_code, unknown.json()["error"]) == (404, "unknown_approval")
    decided = await carol.post(path, {"confirmed": True}, **key)
    answer = decided.json()
    assert (decided.status_code, answer["status"], answer["tool_executed"]) == (200, "done", True)
    assert answer["result"] is None
    assert (await carol.post(path, {"confirmed": True}, **key)).json()["status"] == "done"
    late = await carol.post(path, {"confirmed": False})
    assert (late.status_code, late.json()["error"]) == (409, "already_decided")
    told = f"approval {problem_id}-1: compose_email was approved, decided by carol."
    assert late.json()["detail"] == told
    assert (await own.post(path, {"confirmed": True})).json()["detail"] == told
    assert problem_id not in await carol.waiting()
    assert (await carol.get(f"/problems/{problem_id}")).json()["status"] == "done"
    steps = (await own.get(f"/problems/{problem_id}/steps")).json()["steps"]
    approved = next(s["detail"] for s in steps if s["action"] == "approval_approved")
    assert (approved["decided_by"], approved["decided_roles"]) == ("carol", ["finance"])


@pytest.mark.requirement("approvers.find-and-decide")
@pytest.mark.parametrize("stranger", OTHERS, ids=lambda one: f"{one.tenant_id}-{one.user_id}-{len(one.roles)}")
async def test_to_everybody_else_it_does_not_exist(
    desk: Callable[[Principal], Desk], payer: Principal, stranger: Principal
) -> None:
    problem_id = await asked(desk(payer))
    foreign = desk(stranger)
    if stranger.user_id is not None or stranger.tenant_id != "default":
        assert problem_id not in await foreign.waiting()
        assert (await foreign.get(f"/problems/{problem_id}")).status_code == 404
        body = {"confirmed": True, "approval_id": f"{problem_id}-1"}
        assert (await foreign.post(f"/problems/{problem_id}/confirm", body)).status_code == 404
    assert (await desk(payer).get(f"/problems/{problem_id}")).json()["status"] == "awaiting_confirmation"


@pytest.mark.requirement("approvers.every-door")
async def test_it_is_found_and_decided_over_stdio(
    desk: Callable[[Principal], Desk], payer: Principal, stack: DoorStack
) -> None:
    problem_id = await asked(desk(payer))
    async with open_gateway(stack.settings) as gateway:

        async def opened() -> Any:
            return gateway

        carol, dave = StdioDoor(opened, CAROL), StdioDoor(opened, Principal("default", "dave"))
        listed = await carol.answer({"cmd": "approvals"})
        assert problem_id in [view["problem_id"] for view in listed["problems"]]
        assert (await dave.answer({"cmd": "approvals"}))["problems"] == []
        shown = await carol.answer({"cmd": "status", "problem_id": problem_id})
        assert shown["approvals"][0]["args"]["subject"] == "Pay"
        args = {"problem_id": problem_id, "confirmed": False, "reason": "no budget"}
        refused = await dave.answer({"cmd": "tool/call", "tool_name": "confirm_action", "args": args})
        assert refused["error"] == "unknown_problem"
        denied = await carol.answer({"cmd": "tool/call", "tool_name": "confirm_action", "args": args})
        assert denied["status"] == "canceled"


@pytest.mark.requirement("approvers.every-door")
async def test_it_is_found_and_decided_at_the_command_line(
    desk: Callable[[Principal], Desk], payer: Principal, stack: DoorStack, people_url: str
) -> None:
    problem_id = await asked(desk(payer))

    carol = token_of(people_url, "default", "carol", "finance")

    run = as_process({**stack.environment, "STEWARD_URL": people_url, "COLUMNS": "200"})

    def steward(*words: str, token: str = carol) -> Ran:
        return run("--token", token, *words)

    listed = steward("approvals")
    assert f"Problem {problem_id}" in listed.out
    assert "decided by user, role:finance, not:requester" in listed.out
    for follow in ([], ["--follow"]):
        shown = steward("show", str(problem_id), *follow)
        assert (shown.code, shown.out.count("1,000 euro") > 0) == (0, True), shown.err
        assert "its steps are theirs" in shown.err
    document = json.loads(steward("show", str(problem_id), "--json").out)
    assert (document["steps"], document["problem"]["approvals"][0]["args"]["subject"]) == (None, "Pay")
    assert steward("show", "999999").code == 7
    refused = steward("approve", str(problem_id), token=token_of(people_url, "default", str(payer.user_id), "finance"))
    assert refused.code != 0
    assert "anyone with the role finance" in refused.err
    approved = json.loads(steward("approve", str(problem_id), "--json").out)
    assert (approved["status"], approved["tool_executed"]) == ("done", True)
