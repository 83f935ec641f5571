"""How often a user may ask, counted in PostgreSQL for all API processes. Part of the gateway.

Requests that open a problem or say something to one are counted; reads and decisions never are. What a limit says of
itself travels as `Quota`, which the HTTP doors show as the fields RateLimit-Policy and RateLimit
(draft-ietf-httpapi-ratelimit-headers-11).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias, TypedDict

from steward.api.core.request_notes import note_limits
from steward.contracts.errors import TooManyRequests
from steward.contracts.owner import Owner
from steward.sql.rate_limits import RateLimitStore

Counted: TypeAlias = Literal["requests", "events"]
_MINUTE: Final = 60
_HOUR: Final = 3_600
_DAY: Final = 86_400


class Policy(NamedTuple):
    """At most `limit` in any `window_s` seconds."""

    name: str
    limit: int
    window_s: int


class Quota(TypedDict):
    """Where a subject stands with a policy: one more is allowed after `reset_s` seconds, and `remaining` now."""

    policy: str
    limit: int
    window_s: int
    remaining: int
    reset_s: int


class RateLimits:
    """Counts by kind, tenant and subject; each kind for itself."""

    def __init__(self, store: RateLimitStore) -> None:
        self._store = store

    async def take(self, kind: str, tenant_id: str, subject: str, policies: Sequence[Policy]) -> tuple[Quota, ...]:
        """Count one, and where that leaves the subject.

        Raises:
            TooManyRequests: with the seconds until the next one is allowed; a refused one is not counted.
            Unavailable: PostgreSQL is away.
        """
        limits, windows = [policy.limit for policy in policies], [float(policy.window_s) for policy in policies]
        taken = await self._store.take(kind, tenant_id, subject, limits, windows)
        quotas = tuple(
            Quota(
                policy=policy.name,
                limit=policy.limit,
                window_s=policy.window_s,
                remaining=max(0, policy.limit - used),
                reset_s=math.ceil(reset_s),
            )
            for policy, used, reset_s in zip(policies, taken.used, taken.resets_s, strict=True)
        )
        if taken.wait_s > 0:
            allowed = " and ".join(f"{policy.limit} in {_seconds(policy.window_s)}" for policy in policies)
            raise refused(f"at most {allowed}: too many {kind.replace('_', ' ')}", taken.wait_s, quotas)
        return quotas


class UserLimits:
    """The limits of one user of one tenant."""

    def __init__(
        self, limits: RateLimits, store: RateLimitStore, per_minute: int, per_hour: int, calls_per_conversation: int
    ) -> None:
        self._limits = limits
        self._store = store
        self._policies = [Policy("minute", per_minute, _MINUTE), Policy("hour", per_hour, _HOUR)]
        self._calls = Policy("conversation", calls_per_conversation, _DAY)

    async def take(self, owner: Owner, of: Counted = "requests") -> tuple[Quota, ...]:
        """Count one request, or one event of this user's. Raises as RateLimits.take does."""
        return await self._limits.take(of, owner.tenant_id, owner.user_id, self._policies)

    async def check_conversation(self, owner: Owner, conversation_id: str) -> None:
        """Nothing, while the problems of a conversation have made fewer tool calls than it may within a day.

        Raises:
            TooManyRequests: with the seconds until the oldest of them is a day old.
            Unavailable: PostgreSQL is away.
        """
        name, limit, window_s = self._calls
        age_s = await self._store.call_at_limit(owner, conversation_id, window_s, limit)
        if age_s is None:
            return
        wait_s = max(1.0, window_s - age_s)
        quota = Quota(policy=name, limit=limit, window_s=window_s, remaining=0, reset_s=math.ceil(wait_s))
        detail = f"this conversation has made {limit} tool calls within a day; begin another one, or come back later"
        raise refused(detail, wait_s, (quota,))


def refused(detail: str, wait_s: float, quotas: Sequence[Quota]) -> TooManyRequests:
    """The refusal of what is over a limit; it names the policies that are used up (the draft's `violated-policies`)."""
    names = [quota["policy"] for quota in quotas if not quota["remaining"]]
    note_limits(names)
    violated: dict[str, Any] = {"violated-policies": names}
    return TooManyRequests(detail, retry_after_s=max(1, math.ceil(wait_s)), limits=list(quotas), **violated)


def limit_headers(quotas: Sequence[Quota]) -> dict[str, str]:
    """The fields of an answer that was counted or refused: `"minute";q=20;w=60` and `"minute";r=19;t=60`."""
    if not quotas:
        return {}
    unit = {"conversation": ';qu="tool-calls"'}
    policies = [f'"{q["policy"]}";q={q["limit"]}{unit.get(q["policy"], "")};w={q["window_s"]}' for q in quotas]
    standing = [f'"{q["policy"]}";r={q["remaining"]};t={q["reset_s"]}' for q in quotas]
    return {"RateLimit-Policy": ", ".join(policies), "RateLimit": ", ".join(standing)}


def _seconds(window_s: int) -> str:
    return {_MINUTE: "a minute", _HOUR: "an hour", _DAY: "a day"}.get(window_s, f"{window_s} seconds")
