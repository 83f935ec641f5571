"""Security events at the doors: looking at them, and writing the refusals that no step tells of. Part of the gateway.

Everything else is written by activities and the mirror. A refusal is written once an hour for who was refused and
where, with the first reason; the rest is in the access log. So nobody fills the table by asking again, and whoever has
no credentials is one row an hour however much they try.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Final

from steward.api.credentials.identity import Principal, Scope
from steward.contracts.errors import StewardError
from steward.contracts.owner import Owner, Reach
from steward.contracts.redaction import REDACTOR
from steward.contracts.security import EventKind, SecurityEvent
from steward.sql.security import EventFilter, LoggedEvent, SecurityEventStore

_log = logging.getLogger(__name__)
_MOST_AN_HOUR: Final = 1_000
"""Refusals that one process writes, however many people are refused."""
_LONGEST: Final = 300
_HOUR: Final = "%Y-%m-%dT%H"


def _now() -> datetime:
    return datetime.now(UTC)


class SecurityLog:
    """What happened to others does not exist for a principal, unless they are the tenant's operator."""

    def __init__(self, store: SecurityEventStore, now: Callable[[], datetime] = _now) -> None:
        self._store = store
        self._now = now
        self._hour = ""
        self._written: set[tuple[str, str]] = set()

    async def list(self, principal: Principal, wanted: EventFilter, limit: int) -> Sequence[LoggedEvent]:
        """Events, newest first. Requires the scope call."""
        principal.require(Scope.CALL)
        return await self._store.list(principal, wanted, limit)

    async def forbidden(self, caller: Reach, place: str, detail: str) -> None:
        """Known credentials asked for what they do not allow. `place` is one of few, such as an address's pattern.
        Never fails: a refusal stays one when it cannot be written down."""
        owner = Owner(caller.tenant_id, caller.user_id or "")
        await self._write(owner, EventKind.FORBIDDEN, place, detail)

    async def signature_failed(self, tenant_id: str, place: str, detail: str) -> None:
        """Something came with a signature that is wrong, from nobody knows whom. Never fails."""
        await self._write(Owner(tenant_id, ""), EventKind.SIGNATURE_FAILED, place, detail)

    async def _write(self, owner: Owner, kind: EventKind, place: str, detail: str) -> None:
        now = self._now()
        what = hashlib.sha256(f"{owner.user_id}\x1f{place}".encode()).hexdigest()[:32]
        key = owner.tenant_id, f"{kind}:{now.strftime(_HOUR)}:{what}"
        if now.strftime(_HOUR) != self._hour:
            self._hour, self._written = now.strftime(_HOUR), set()
        if key in self._written:
            return
        if len(self._written) >= _MOST_AN_HOUR:
            _log.warning("%s at %s is not written: too many this hour", kind, place)
            return
        self._written.add(key)
        event = SecurityEvent(
            owner=owner, key=key[1], kind=kind, at=now, place=place, detail=REDACTOR.text(detail)[:_LONGEST]
        )
        try:
            await self._store.add([event])
        except StewardError as error:
            self._written.discard(key)
            _log.warning("%s at %s is not written: %s", kind, place, error.detail)
