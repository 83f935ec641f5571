"""What has a time to be kept for. Read by the settings, the activities and the workflow of retention.

A module of its own without the stubs of activities: the command line reads the settings and must start quickly.
"""

from __future__ import annotations

from typing import Final

KINDS: Final = (
    "problems",
    "steps",
    "ledger",
    "results",
    "claims",
    "idempotency",
    "notifications",
    "conversations",
    "question_logs",
    "security_events",
)
"""What has a time to be kept for, in the order in which it is removed."""
