"""What a request orders to be done, and whether a tool speaks of it."""

from __future__ import annotations

import pytest

from planners.embedded.judge.exclusion_rules import cannot_do
from planners.embedded.judge.layout import ParamText, ToolText

PAGES = ToolText("create_page", "Create a page in a notebook", (ParamText("title", "string", ""),))
ORDERS = ToolText("place_order", "Place an order at the exchange", (ParamText("side", "string", "", ("buy", "sell")),))


@pytest.mark.requirement("planners.judge.deeds")
@pytest.mark.parametrize(
    "request_",
    [
        "delete the page Ideas",
        "Hey, could you please remove my page",
        "so rename the page",
        "I want to cancel a page",
        "take the old page out of my notebook",
    ],
)
def test_a_tool_that_speaks_of_nothing_like_what_is_ordered_cannot_do_it(request_: str) -> None:
    assert cannot_do(request_, PAGES)
    assert not cannot_do(request_, ToolText("page-edit", "Change, clear or drop a page"))


@pytest.mark.requirement("planners.judge.deeds")
@pytest.mark.parametrize(
    "request_",
    [
        "a page about how to delete files",
        "new page: cancel the milk",
        "page Remove Me",
        "deleted scenes page",
        "take a page",
    ],
)
def test_what_is_only_talked_about_is_not_ordered(request_: str) -> None:
    assert not cannot_do(request_, PAGES)


@pytest.mark.requirement("planners.judge.deeds")
def test_what_somebody_is_going_to_do_may_be_kept() -> None:
    assert not cannot_do("pay the rent on friday, remind me", ToolText("schedule_reminder", "Tell the user later"))
    assert not cannot_do("cancel the gym, put it on my list", ToolText("add_task", "Put something on the list"))


@pytest.mark.requirement("planners.judge.deeds")
def test_a_value_of_a_parameter_says_what_a_tool_does() -> None:
    assert not cannot_do("sell ten of them", ORDERS)
    assert not cannot_do("remove it", ToolText("tags", "Tags of a page", (ParamText("remove", "array", ""),)))
    assert cannot_do("pay ten of them", ORDERS)
