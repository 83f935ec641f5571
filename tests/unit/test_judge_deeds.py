"""What a request orders to be done, and whether a tool speaks of it."""

from __future__ import annotations

import pytest

from steward.planners.embedded.judge.exclusion_rules import cannot_do, lacks_needed_words
from steward.planners.embedded.judge.layout import ParamText, ToolText
from tests.support.meanings import meaning_of

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
    assert not cannot_do(
        "pay the rent on friday, remind me",
        ToolText("schedule_reminder", "Tell the user later", meaning=meaning_of("schedule_reminder")),
    )
    assert not cannot_do(
        "cancel the gym, put it on my list",
        ToolText("add_task", "Put something on the list", meaning=meaning_of("add_task")),
    )


@pytest.mark.requirement("planners.judge.deeds")
def test_a_value_of_a_parameter_says_what_a_tool_does() -> None:
    assert not cannot_do("sell ten of them", ORDERS)
    assert not cannot_do("remove it", ToolText("tags", "Tags of a page", (ParamText("remove", "array", ""),)))
    assert cannot_do("pay ten of them", ORDERS)


@pytest.mark.parametrize(
    ("request_", "tool", "lacks"),
    [
        ("mail bob: running late", "forward_email", True),
        ("fwd kims invoice to finance@example.com", "forward_email", False),
        ("leite die Mail von Markus an Bob weiter", "forward_email", False),
        ("mail bob I can't do lunch", "mark_email", True),
        ("put the digest back to unread", "mark_email", False),
        ("save that as my overtime", "add_contact", True),
        ("save jonas, jonas@mail.example", "add_contact", False),
        ("anything at all", "somebody_elses_tool", False),
    ],
)
def test_a_tool_with_words_of_its_own_is_meant_by_none_but_these(request_: str, tool: str, lacks: bool) -> None:
    assert lacks_needed_words(request_, ToolText(tool, "", meaning=meaning_of(tool))) is lacks
