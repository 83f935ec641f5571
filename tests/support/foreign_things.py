"""What the owner has that strangers are after, made through the doors, and how the owner sees all of it."""

from __future__ import annotations

import json
import uuid
from typing import Any

from steward.api.a2a.agents import ASSISTANT, KNOWLEDGE
from steward.contracts.mirror import MirrorWrite
from steward.contracts.problem import ProblemStatus
from steward.sql.database import Database
from steward.sql.problems import ProblemStore
from steward.sql.results import ResultStore
from tests.support import foreign_a2a, foreign_mcp
from tests.support.foreign import MAIL, OWNER, SECRET, Asked, Doors, Target
from tests.support.mirror import a_step, a_view
from tests.support.planting import until


async def owned_things(doors: Doors, database: Database) -> list[Target]:
    """A mail that waits for approval in a conversation with saved messages, a question, something done, a question to
    the knowledge agent, and a large result kept apart; each with an address that its changes are posted to."""
    await _number_apart(database)
    key, conversation = f"key-{uuid.uuid4().hex}", f"attic-{uuid.uuid4().hex[:8]}"
    await _spoken(doors, conversation, key)
    bodies: list[dict[str, Any]] = [
        {"tool_name": "compose_email", "args": MAIL, "conversation_id": conversation},
        {"tool_name": "compose_email", "args": {"to": f"{SECRET}@example.com"}, "conversation_id": f"{conversation}-2"},
        {"tool_name": "add_task", "args": {"title": SECRET}, "idempotency_key": key},
    ]
    ids = []
    for body in bodies:
        opened = await doors.http(OWNER, "POST", "/tool/call", json=body)
        ids.append(int(json.loads(opened.text)["problem_id"]))
    ids.append(await _asked_for_knowledge(doors))
    large, sha256 = await _kept_apart(database)
    session_id = await foreign_mcp.open_session(doors, OWNER)
    targets = [
        Target(
            problem_id=problem_id,
            approval_id=f"{problem_id}-1",
            conversation_id=conversation,
            notification_id=await _notified(database, problem_id),
            pair_id=await _paired(database),
            sha256=sha256,
            key=key,
            config_id=await _pushed(doors, problem_id),
            session_id=session_id,
        )
        for problem_id in (*ids, large)
    ]
    views = [json.loads((await _look(doors, target)).text) for target in targets]
    assert [view["status"] for view in views[:3]] == ["awaiting_confirmation", "awaiting_user", "done"]
    assert all(view["closed"] for view in views[2:])
    return targets


async def everything(doors: Doors, targets: list[Target]) -> list[Asked]:
    """All that the owner has, as the owner sees it."""
    looks = [await _look(doors, target) for target in targets]
    looks += [await doors.http(OWNER, "GET", f"/problems/{target.problem_id}/steps") for target in targets]
    large = targets[-1]
    result = await doors.http(OWNER, "GET", f"/problems/{large.problem_id}/results/{large.sha256}")
    assert SECRET in result.text
    place = f"/conversations/{large.conversation_id}"
    paths = ["/problems", "/approvals", "/notifications", "/login/pairs", "/conversations", place, f"{place}/export"]
    looks += [await doors.http(OWNER, "GET", path) for path in paths]
    assert all(SECRET in look.text for look in looks[-3:])
    for target in targets:
        path = f"{ASSISTANT.path}/tasks/{target.problem_id}/pushNotificationConfigs"
        looks.append(await doors.http(OWNER, "GET", path, **foreign_a2a.HEADERS))
        assert SECRET in looks[-1].text
    ping = {"jsonrpc": "2.0", "id": 1, "method": "ping"}
    headers = foreign_mcp.in_session(large.session_id)
    looks.append(await doors.http(OWNER, "POST", foreign_mcp.PATH, json=ping, headers=headers))
    assert looks[-1].code == "200"
    return looks


async def _number_apart(database: Database) -> None:
    """Ids from here on are numbers that stand nowhere else in an answer."""
    for sequence in ("problem_ids", "notifications_id_seq", "chat_users_pair_id_seq"):
        await database.fetchval(
            "SELECT setval($1::text::regclass, greatest(nextval($1::text::regclass), 7000000))", sequence
        )


async def _spoken(doors: Doors, conversation_id: str, key: str) -> None:
    """Messages in a conversation, saved with their answers."""
    body = {"message": f"add a task to look for {SECRET}", "session_id": conversation_id}
    answered = await doors.send(OWNER, "POST", "/api/chat", json=body, headers={"Idempotency-Key": key})
    answered.raise_for_status()

    async def is_remembered() -> bool:
        return (await doors.http(OWNER, "GET", f"/api/memory/conversations/{conversation_id}")).code == "200"

    await until(is_remembered, "what was said is remembered")


async def _asked_for_knowledge(doors: Doors) -> int:
    message = {"messageId": "m-1", "role": "ROLE_USER", "parts": [{"text": f"What does {SECRET} open?"}]}
    path = f"{KNOWLEDGE.path}/message:send"
    sent = await doors.send(OWNER, "POST", path, json={"message": message}, **foreign_a2a.HEADERS)
    return int(sent.raise_for_status().json()["task"]["id"])


async def _kept_apart(database: Database) -> tuple[int, str]:
    """A problem of the owner whose result has an address of its own."""
    problem_id = await ProblemStore(database).next_problem_id()
    stored = await ResultStore(database).keep(problem_id, json.dumps([SECRET] * 10_000))
    view = a_view(
        problem_id,
        tenant_id=OWNER.tenant_id,
        user_id=OWNER.user_id,
        status=ProblemStatus.DONE,
        closed=True,
        result=stored.as_result(),
    )
    await ProblemStore(database).record(MirrorWrite(view=view, steps=[a_step(1)]))
    return problem_id, stored.sha256


async def _notified(database: Database, problem_id: int) -> int:
    return int(
        await database.fetchval(
            "INSERT INTO notifications (tenant_id, user_id, notification_key, problem_id, text, source) "
            "VALUES ($1, $2, $3, $4, $5, 'test') RETURNING id",
            OWNER.tenant_id,
            OWNER.user_id,
            uuid.uuid4().hex,
            problem_id,
            SECRET,
        )
    )


async def _paired(database: Database) -> int:
    return int(
        await database.fetchval(
            "INSERT INTO chat_users (tenant_id, gateway, external_id, user_id) "
            "VALUES ($1, $2, $3, $4) RETURNING pair_id",
            OWNER.tenant_id,
            SECRET,
            uuid.uuid4().hex,
            OWNER.user_id,
        )
    )


async def _pushed(doors: Doors, problem_id: int) -> str:
    """An address that changes of the problem are posted to: the id of its config."""
    path = f"{ASSISTANT.path}/tasks/{problem_id}/pushNotificationConfigs"
    config = {"url": f"http://127.0.0.1:9/{SECRET}", "token": SECRET}
    made = await doors.send(OWNER, "POST", path, json=config, **foreign_a2a.HEADERS)
    return str(made.raise_for_status().json()["id"])


async def _look(doors: Doors, target: Target) -> Asked:
    return await doors.http(OWNER, "GET", f"/problems/{target.problem_id}")
