"""What a caller says to a problem and under which idempotency key. Shared by the parts of the gateway."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from api.identity import Principal


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
