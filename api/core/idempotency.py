"""What a caller says to a problem, under which idempotency key, and where it was left when it was said before.

Shared by the parts of the gateway.
"""

from __future__ import annotations

import hashlib
import uuid
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from api.credentials.identity import Principal
from contracts.problem import ProblemView
from sql.problems import Left, ProblemStore

Watcher: TypeAlias = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Key:
    """An idempotency key and the hash of what it was used for."""

    key: str
    body_sha256: str

    def update_id(self, principal: Principal) -> str:
        """The update id of this key: the same for every repeat, no other user's."""
        scope = "\x1f".join((principal.tenant_id, principal.user_id or "", self.key))
        return "key-" + hashlib.sha256(scope.encode()).hexdigest()[:40]


@dataclass(frozen=True, slots=True)
class Said:
    """What is said to a problem: its wait, and its key where the caller gave one. `repeat` marks a key used before."""

    principal: Principal
    wait_s: float
    update_id: str
    repeat: bool = False
    key: Key | None = None
    left: Left | None = None
    """Where it was left as a signal before."""
    watcher: Watcher | None = None
    """Told the id of the problem this goes to, before anybody waits for it."""

    def told(self, problem_id: int) -> None:
        """This goes to that problem."""
        if self.watcher is not None:
            self.watcher(problem_id)

    def is_done(self, view: ProblemView) -> bool:
        """Whether nothing of what was left with this problem can still be said: it was taken."""
        if self.left is None or self.left.problem_id != view.problem_id:
            return False
        pending = {approval.approval_id for approval in view.approvals}
        return view.closed or (self.left.approval_id is not None and self.left.approval_id not in pending)

    def leaving(
        self, store: ProblemStore, problem_id: int, approval_id: str | None = None
    ) -> Callable[[], Awaitable[None]]:
        """What puts on record that it is left with this problem."""

        async def leave() -> None:
            if self.key is not None:
                left = Left(problem_id, approval_id)
                await store.leave(self.principal.tenant_id, self.principal.user_id or "", self.key.key, left)

        return leave


async def said_by(store: ProblemStore, principal: Principal, wait_s: float, key: Key | None) -> tuple[Said, int]:
    """Take an idempotency key, or none, into account. The number is the problem id this request may open."""
    if key is None:
        return Said(principal, wait_s, uuid.uuid4().hex), await store.next_problem_id()
    reserved = await store.reserve(principal.tenant_id, principal.user_id or "", key.key, key.body_sha256)
    said = Said(principal, wait_s, key.update_id(principal), not reserved.fresh, key, reserved.left)
    return said, reserved.problem_id
