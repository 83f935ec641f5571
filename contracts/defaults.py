"""What stands where neither the settings nor a message say otherwise. Settings, messages and planners share these."""

from __future__ import annotations

from typing import Final

TIMEZONE: Final = "UTC"
"""The zone of a user whose own nobody knows, an IANA name."""
APPROVAL_TTL_S: Final = 86_400
"""Seconds until an undecided approval expires; a tool's catalogue entry may set its own."""
SWITCH_LEASE_S: Final = 0.5
"""Seconds for which a worker goes by the tools that were switched off when it last asked; a switch waits so long before
it says that it is done."""
PLAN_TIMEOUT_S: Final = 120.0
"""Seconds one plan may take."""
PLANS_OF_ENDPOINT: Final = 8
"""Plans that an OpenAI-compatible endpoint is asked for at the same time. A server has threads of its own."""
ANSWER_WAIT_S: Final = 90.0
"""Seconds a caller waits for an answer: a model on the machine's own cores may take a minute for a plan."""
