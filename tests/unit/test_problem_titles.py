"""What a problem is about, for lists."""

from __future__ import annotations

from typing import Any

import pytest

from steward.contracts.owner import Owner, Requester
from steward.contracts.problem import ISSUE_DETECTION, ProblemInput
from steward.decisions.view import title_of


@pytest.mark.requirement("documented.database.title")
@pytest.mark.parametrize(
    ("given", "title"),
    [
        ({"text": "Find the mail\nfrom Alice"}, "Find the mail from Alice"),
        ({"text": "word " * 40}, f"{'word ' * 14}word…"),
        ({"text": "x" * 200}, f"{'x' * 79}…"),
        ({"tool_name": "add_task", "args": {"title": "Buy milk"}}, "add task: Buy milk"),
        ({"tool_name": "ping"}, "ping"),
        (
            {
                "problem_type": ISSUE_DETECTION,
                "tool_name": "analyze_email",
                "args": {"from": "a@b.c", "subject": "Down"},
            },
            "Down",
        ),
    ],
)
def test_a_problem_has_a_title(given: dict[str, Any], title: str) -> None:
    requester = Requester(Owner("t", "ann"), 7, "c", "UTC")
    assert title_of(ProblemInput(requester=requester, gateway="http", version=1, **given)) == title
