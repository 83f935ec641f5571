"""Servers that ask the user in the middle of a call: the question leaves the call, the answer goes into its repeat."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from steward.contracts.errors import InputRequired, ToolFailed
from steward.contracts.tool_input import InputAction, ToolAnswer, ToolQuestion
from steward.sql.database import Database
from steward.tools.context import ToolResult
from tests.support.mcp import Bench, a_bench, everything, happened, odd, text_of
from tests.support.tool_bench import a_context

pytestmark = pytest.mark.timeout(400)
FORM = "trigger-elicitation-request"
URL = "trigger-url-elicitation"


async def asked(bench: Bench, tool: str, args: dict[str, Any] | None = None) -> ToolQuestion:
    with pytest.raises(InputRequired) as caught:
        await bench.call(tool, args)
    return caught.value.question


async def answered(
    bench: Bench,
    tool: str,
    question: ToolQuestion,
    action: InputAction,
    args: dict[str, Any] | None = None,
    **content: Any,
) -> ToolResult:
    answer = ToolAnswer(state=question.state, action=action, content=content)
    return await bench.call(tool, args, a_context(answer=answer))


@pytest.mark.requirement("mcp.elicitation.question")
async def test_a_question_of_a_server_of_today_is_answered_by_the_repeated_call(
    database: Database, tmp_path: Path
) -> None:
    async with a_bench(database, odd(tmp_path, "ask")) as bench:
        question = await asked(bench, "ask")
        assert question.message == "Which colour?"
        assert question.fields["required"] == ["colour"]
        painted = await answered(bench, "ask", question, "accept", colour="blue")
        assert text_of(painted) == "painted blue"
        refused = await answered(bench, "ask", await asked(bench, "ask"), "decline")
        assert text_of(refused) == "not painted: decline"
        assert [line for line in happened(tmp_path) if line.startswith("painted")] == ['painted {"colour": "blue"}']


@pytest.mark.requirement("mcp.elicitation.question")
async def test_a_question_of_an_older_server_is_dismissed_and_answered_when_it_comes_again(database: Database) -> None:
    async with a_bench(database, everything()) as bench:
        question = await asked(bench, FORM)
        assert "inputs" in question.message
        assert "name" in question.fields["properties"]
        told = await answered(bench, FORM, question, "accept", name="Ann", check=True)
        assert "Ann" in str(told.result)
        declined = await answered(bench, FORM, question, "decline")
        assert "declined" in str(declined.result)


@pytest.mark.requirement("mcp.elicitation.question")
async def test_the_question_belongs_to_the_call_that_asks_and_others_go_on(database: Database) -> None:
    async with a_bench(database, everything()) as bench:
        slow = asyncio.create_task(bench.call("trigger-long-running-operation", {"duration": 1, "steps": 2}))
        question, told, echoed = await asyncio.gather(asked(bench, FORM), slow, bench.call("echo", {"message": "hi"}))
        assert question.fields
        assert "completed" in text_of(told)
        assert text_of(echoed) == "Echo: hi"


@pytest.mark.requirement("mcp.elicitation.url")
@pytest.mark.parametrize("as_error", [False, True])
async def test_a_page_that_must_be_visited_is_named(database: Database, as_error: bool) -> None:
    args = {"url": "https://example.com/log-in", "errorPath": as_error}
    async with a_bench(database, everything()) as bench:
        question = await asked(bench, URL, args)
        assert question.url is not None
        assert question.url in question.message
        assert question.fields == {}
        if as_error:
            # After the page its error names, this server asks for the other in its usual way.
            with pytest.raises(InputRequired) as caught:
                await answered(bench, URL, question, "accept", args)
            assert caught.value.question.url == "https://example.com/log-in"
        else:
            assert question.url == "https://example.com/log-in"
            assert "accept" in str((await answered(bench, URL, question, "accept", args)).result)


@pytest.mark.requirement("mcp.elicitation.question")
async def test_an_answer_to_no_question_is_refused(database: Database, tmp_path: Path) -> None:
    async with a_bench(database, odd(tmp_path, "ask")) as bench:
        with pytest.raises(ToolFailed, match="no question"):
            await bench.call("ask", None, a_context(answer=ToolAnswer(state="made up", action="accept")))
