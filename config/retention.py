"""The settings of how long everything is kept. Part of `Settings`; read by the composition of the workers."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from pydantic import Field
from pydantic_settings import BaseSettings

from steward.contracts.retention_kinds import KINDS

Days: TypeAlias = Annotated[int, Field(ge=0, le=36_500)]


class RetentionSettings(BaseSettings):
    """Part of `Settings`. 0 keeps for ever; nothing of an open problem goes, however old."""

    retain_every_s: float = Field(21_600.0, ge=60, description="Seconds between two looks for what is too old to keep")
    retain_problems_days: Days = Field(
        365, description="Days a closed problem is kept, with its steps, results and history; 0 is for ever"
    )
    retain_steps_days: Days = Field(0, description="Days the steps of a closed problem are kept; 0: as long as it is")
    retain_ledger_days: Days = Field(
        1_095, description="Days calls with a known outcome stay in the ledger, also after their problem; 0 is for ever"
    )
    retain_results_days: Days = Field(90, description="Days large results of closed problems are kept; 0 is for ever")
    retain_claims_days: Days = Field(
        30, description="Days large payloads of workflows that have ended are kept; 0 is for ever"
    )
    retain_idempotency_days: Days = Field(30, description="Days an Idempotency-Key is known; 0 is for ever")
    retain_notifications_days: Days = Field(180, description="Days notifications and events are kept; 0 is for ever")
    retain_conversations_days: Days = Field(
        365, description="Days messages of conversations are kept in which nothing is open; 0 is for ever"
    )
    retain_question_logs_days: Days = Field(
        180, description="Days questions to the knowledge base are kept; 0 is for ever"
    )
    retain_security_events_days: Days = Field(90, description="Days security events are kept; 0 is for ever")

    @property
    def retention_days(self) -> dict[str, int]:
        """How many days each kind is kept; 0: for ever."""
        return {kind: getattr(self, f"retain_{kind}_days") for kind in KINDS}
