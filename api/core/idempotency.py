"""What a caller says to a problem, under which idempotency key, and where it was left when it was said before.

Shared by the parts of the gateway.
"""

from __future__ import annotations

import hashlib
import uuid
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from steward.api.credentials.identity import Principal
from steward.api.temporal.problems import TemporalProblems
from steward.contracts.base import sha256_of
from steward.contracts.errors import ErrorCode, Unprocessable
from steward.contracts.problem import ProblemView
from steward.sql.problems import Destination, ProblemStore

Watcher: TypeAlias = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Key:
    """An idempotency key and the hash of what it was used for."""

    key: str
    body_sha256: str

    @classmethod
    def of(cls, in_body: str | None, in_header: str | None, body: dict[str, Any]) -> Key | None:
        """The key of a request that came with this body; None without one.

        Raises:
            Unprocessable: IDEMPOTENCY_MISMATCH, the field and the header differ.
        """
        if in_body is not None and in_header is not None and in_body != in_header:
            raise Unprocessable(
                "the header Idempotency-Key and the field idempotency_key differ", code=ErrorCode.IDEMPOTENCY_MISMATCH
            )
        key = in_header if in_body is None else in_body
        if key is None:
            return None
        meant = {name: value for name, value in body.items() if name != "idempotency_key" and value is not None}
        return cls(key, sha256_of(meant))

    def update_id(self, principal: Principal) -> str:
        """The update id of this key: the same for every repeat, no other user's."""
        scope = "\x1f".join((principal.tenant_id, principal.user_id or "", self.key))
        return "key-" + hashlib.sha256(scope.encode()).hexdigest()[:40]


@dataclass(frozen=True, slots=True)
class Incoming:
    """What is said to a problem: its wait, and its key where the caller gave one. `repeat` marks a key used before."""

    principal: Principal
    wait_s: float
    update_id: str
    repeat: bool = False
    key: Key | None = None
    destination: Destination | None = None
    """Where it went before."""
    watcher: Watcher | None = None
    """Told the id of the problem this goes to, before anybody waits for it."""
    by_form: bool = False
    """A yes in words decides nothing: the user is shown a form."""
    seen: frozenset[str] | None = None
    """The marks that the caller's own text shows; what waits without them cannot be meant. None: all can."""

    def opened(self, problem_id: int) -> None:
        """This goes to that problem."""
        if self.watcher is not None:
            self.watcher(problem_id)

    def is_done(self, view: ProblemView) -> bool:
        """Whether nothing of what was left with this problem can still be said: it was taken."""
        to = self.destination
        if to is None or not to.signaled or to.problem_id != view.problem_id:
            return False
        pending = {approval.approval_id for approval in view.approvals}
        return view.closed or (to.approval_id is not None and to.approval_id not in pending)

    async def record(self, store: ProblemStore, destination: Destination) -> None:
        """Put on record, before it is sent, where this goes."""
        if self.key is not None:
            await store.direct(self.principal.owner(), self.key.key, destination)

    async def outcome(self, temporal: TemporalProblems, view: ProblemView) -> ProblemView | None:
        """What the same came to with this problem when it was said before. None: nothing, or it was never said."""
        if not self.repeat:
            return None
        found = await temporal.outcome_of(view.problem_id, self.update_id, self.wait_s)
        return view if found is None and self.is_done(view) else found


async def admit(store: ProblemStore, principal: Principal, wait_s: float, key: Key | None) -> tuple[Incoming, int]:
    """Take an idempotency key, or none, into account. The number is the problem id this request may open."""
    if key is None:
        return Incoming(principal, wait_s, uuid.uuid4().hex), await store.admit(principal.owner())
    reserved = await store.reserve(principal.owner(), key.key, key.body_sha256)
    message = Incoming(principal, wait_s, key.update_id(principal), not reserved.fresh, key, reserved.destination)
    return message, reserved.problem_id
