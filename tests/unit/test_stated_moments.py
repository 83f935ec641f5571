"""A model's moment that is another than the user's words say is asked about."""

from __future__ import annotations

from typing import Any

import pytest

from steward.activities.stated_moments import moment_doubt
from steward.contracts.plan import ToolCall
from steward.tools.preparation import Preparer
from steward.tools.registry import Registry
from tests.support.tool_bench import NOW, a_requester


@pytest.mark.requirement("planning.moments.stated")
@pytest.mark.parametrize(
    ("said", "when", "asks"),
    [
        ("remind me tomorrow at 9 to call Ann", "2025-11-21T09:00", False),
        ("remind me tomorrow at 9 to call Ann", "tomorrow at 9", False),
        ("remind me tomorrow to call Ann", "2025-11-21T14:00", False),
        ("remind me to call Ann", "2025-11-21T14:00", False),
        ("remind me on Friday about the visit on Monday", "2025-11-28T09:00", False),
        ("remind me tomorrow at 9 to call Ann", "2025-11-22T09:00", True),
        ("remind me tomorrow at 9 to call Ann", "2025-11-21T10:00", True),
        ("erinnere mich morgen um 9 Uhr an Ann", "2025-11-21T09:00", False),
        ("erinnere mich morgen um 9 Uhr an Ann", "2025-11-28T09:00", True),
        ("recuérdame mañana a las 9 llamar a Ana", "2025-11-21T09:00", False),
        ("recuérdame mañana a las 9 llamar a Ana", "2025-11-21T21:00", True),
    ],
)
async def test_a_moment_that_was_not_said_is_asked_about(said: str, when: str, asks: bool) -> None:
    spec: Any = Registry().resolve("schedule_reminder")
    call = ToolCall(tool_name="schedule_reminder", args={"message": "call Ann", "when": when})
    prepared = await Preparer(Registry()).prepare(call, a_requester(), NOW.isoformat())
    assert prepared.errors == []
    assert bool(moment_doubt(prepared, spec, [said], a_requester().timezone, NOW)) is asks
