"""The catalogue as rows: synchronised by content, searched by the words of ordinary sentences."""

from __future__ import annotations

from typing import Any

import pytest

from steward.contracts.tool import BuiltinExecutor, Effect, Permission, ToolSpec
from steward.sql.database import Database
from steward.sql.tools import SyncDiff, ToolStore


def a_tool(name: str, description: str = "", **changes: Any) -> ToolSpec:
    fields: dict[str, Any] = {
        "name": name,
        "description": description,
        "parameters": {"type": "object"},
        "permission": Permission.AUTONOMOUS,
        "effect": Effect.READ,
        "tool_type": "test",
        "executor": BuiltinExecutor(function=f"test.{name}"),
    }
    return ToolSpec(**{**fields, **changes})


CATALOGUE = [
    a_tool(
        "search_email",
        "Find e-mails in the mailbox by words, sender and age.",
        tool_type="email",
        tags=["mail", "inbox"],
        examples=["find the mails from Alice about the report", "did Bob write to me?"],
    ),
    a_tool(
        "compose_email",
        "Write and send a new e-mail.",
        tool_type="email",
        permission=Permission.PERMISSION_REQUIRED,
        effect=Effect.ONCE,
        examples=["send an email to bob saying I'll be late"],
    ),
    a_tool("get_current_time", "Tell the date and time.", examples=["what time is it in Tokyo?"]),
    a_tool("add_task", "Add a task to the todo list.", aliases=["create_task"], examples=["add milk to my list"]),
    a_tool("confirm_action", "Decide a pending approval about time.", plannable=False),
]


@pytest.fixture
async def tools(database: Database) -> ToolStore:
    store = ToolStore(database)
    await store.mirror(CATALOGUE)
    return store


async def found(tools: ToolStore, text: str, **filters: Any) -> list[str]:
    return [name for name, _ in await tools.search(text, **filters)]


@pytest.mark.requirement("sql.tools.sync-by-content")
async def test_a_sync_touches_only_what_changed_and_says_what(tools: ToolStore) -> None:
    changed = a_tool("add_task", "Add something to the list of todos.")
    diff = await tools.mirror([*CATALOGUE[:3], changed, a_tool("ping")])
    assert diff == SyncDiff(
        added=["ping"],
        changed=["add_task"],
        removed=["confirm_action"],
        unchanged=["compose_email", "get_current_time", "search_email"],
    )
    assert [spec.name for spec in await tools.all()] == [
        "add_task",
        "compose_email",
        "get_current_time",
        "ping",
        "search_email",
    ]
    assert await tools.get("add_task") == changed


async def test_a_tool_reads_back_as_the_catalogue_says_it(tools: ToolStore) -> None:
    assert await tools.get("search_email") == CATALOGUE[0]
    assert await tools.get("no_such_tool") is None


async def test_a_disabled_tool_is_gone_for_everybody_and_stays_disabled_after_a_sync(tools: ToolStore) -> None:
    assert await tools.set_enabled("search_email", False)
    await tools.mirror([spec.model_copy(update={"description": "new"}) for spec in CATALOGUE])
    assert await tools.get("search_email") is None
    assert "search_email" not in [spec.name for spec in await tools.all()]
    assert "search_email" in [spec.name for spec in await tools.all(include_disabled=True)]
    assert "search_email" not in await found(tools, "find the mails from Alice")
    assert not await tools.set_enabled("no_such_tool", True)


@pytest.mark.requirement("sql.tools.full-text")
@pytest.mark.parametrize(
    ("sentence", "best"),
    [
        ("can you find any emails from Alice about the Q3 report?", "search_email"),
        ("what time is it?", "get_current_time"),
        ("please SEND an e-mail to bob@example.com: I'm late", "compose_email"),
        ("add buying milk to my todo list", "add_task"),
        ("create task", "add_task"),
    ],
)
async def test_ordinary_sentences_find_their_tool_first(tools: ToolStore, sentence: str, best: str) -> None:
    assert (await found(tools, sentence))[0] == best


@pytest.mark.parametrize(
    "text", ["", "   ", "the of and", "'; DROP TABLE agent_tools; --", "a & | ! <-> :* 'x", "\x00"]
)
async def test_text_without_a_useful_word_finds_nothing_and_harms_nothing(tools: ToolStore, text: str) -> None:
    assert await found(tools, text) == []
    assert len(await tools.all()) == len(CATALOGUE)


async def test_a_search_can_be_narrowed(tools: ToolStore) -> None:
    assert await found(tools, "email bob", tool_type="email", permission=Permission.AUTONOMOUS) == ["search_email"]
    assert "confirm_action" not in await found(tools, "pending approval time")
    assert "confirm_action" in await found(tools, "pending approval time", plannable_only=False)
    assert len(await found(tools, "email bob", limit=1)) == 1


@pytest.mark.requirement("tools.own.never-stops-others")
async def test_a_tool_that_steward_switched_off_keeps_the_reason_until_it_is_switched_on(tools: ToolStore) -> None:
    await tools.break_off("add_task", "it stood still")
    assert await tools.disabled() == {"add_task": "it stood still"}
    await tools.set_enabled("add_task", True, "ann")
    assert await tools.disabled() == {}
