"""Who must agree before a tool runs, and what a repeat of it would do; each from the laxest to the strictest."""

from __future__ import annotations

from enum import StrEnum


class Permission(StrEnum):
    """Who must agree before a tool runs."""

    AUTONOMOUS = "autonomous"
    AUTONOMOUS_WITH_GUARDRAILS = "autonomous_with_guardrails"
    PERMISSION_REQUIRED = "permission_required"


class Effect(StrEnum):
    """What a repeat of the call would do; decides retries and the ledger."""

    READ = "read"
    IDEMPOTENT = "idempotent"
    ONCE = "once"
