"""A tool whose settings are missing comes after those that work, and is offered where its kind has no other."""

from __future__ import annotations

import pytest

from steward.activities.usable_tools import usable
from steward.contracts.tool import ToolSpec
from steward.search.tool_index import Hit
from steward.tools.registry import Registry

SPECS = Registry().specs()
FOUND = [
    Hit("get_news_groundnews", 0.9),
    Hit("search_email", 0.8),
    Hit("get_news_rss", 0.7),
    Hit("control_device", 0.6),
]


def offered(text: str, *unset: str) -> list[str]:
    def missing(spec: ToolSpec) -> list[str]:
        return ["STEWARD_X"] if spec.name in unset else []

    return [hit.tool for hit in usable(FOUND, SPECS, text, missing)]


@pytest.mark.requirement("search.retrieve.usable-first")
def test_what_is_not_set_up_gives_way_to_what_works() -> None:
    assert offered("anything new from kim?", "get_news_groundnews") == [
        "search_email",
        "get_news_rss",
        "control_device",
    ]


def test_a_tool_that_is_called_by_its_name_is_offered_last() -> None:
    assert offered("what does Ground News say", "get_news_groundnews")[-1] == "get_news_groundnews"


def test_the_only_kind_there_is_can_say_what_it_lacks() -> None:
    home = [spec.name for spec in SPECS if spec.tool_type == "home"]
    assert offered("lights off", *home)[-1] == "control_device"
