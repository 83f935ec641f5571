"""AG-UI over real HTTP: runs, interrupts and what resumes them; each stream checked by the protocol's models."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest

from tests.doors.conftest import DoorStack
from tests.support.agui import resume, run_agent
from tests.support.stacks import serving

SUM = "what is 12*7+3?"
WRITE = "send an email to bob@example.com with the subject Lunch and the text Lunch at noon?"
YES = {"approved": True}


async def steps(http: httpx.AsyncClient, user: str, problem_id: int) -> list[str]:
    """The actions on record of a problem."""
    found = await http.get(f"/problems/{problem_id}/steps", params={"user_id": user})
    return [step["action"] for step in found.json()["steps"]]


@pytest.mark.requirement("agui.run")
async def test_a_run_tells_its_steps_calls_words_and_state(http: httpx.AsyncClient, user: str) -> None:
    run = await run_agent(http, user, SUM, state={"theme": "dark"})
    assert (run.kinds[0], run.kinds[-1]) == ("RUN_STARTED", "RUN_FINISHED")
    assert run.of("RUN_STARTED")[0].protocol_version == "1.0"
    assert "87" in run.text
    [call] = run.of("TOOL_CALL_START")
    assert call.tool_call_name == "calculate"
    assert json.loads(run.of("TOOL_CALL_ARGS")[0].delta) == {"expression": "12*7+3"}
    [result] = run.of("TOOL_CALL_RESULT")
    assert result.tool_call_id == call.tool_call_id
    assert json.loads(result.content)["result"]["result"] == 87
    [problem] = run.problems
    told = [event.step_name for event in run.of("STEP_STARTED")]
    assert told == await steps(http, user, problem["problem_id"])
    assert problem["status"] == "done"
    [state] = run.of("STATE_SNAPSHOT")
    assert state.snapshot["theme"] == "dark"
    assert run.finished.outcome is not None
    assert run.finished.outcome.type == "success"
    saved = (await http.get(f"/conversations/{user}", params={"user_id": user})).json()["messages"]
    assert [one["text"] for one in saved] == [SUM, run.text]


@pytest.mark.requirement("agui.interrupt")
async def test_an_approval_ends_the_run_and_a_later_run_decides_it_at_any_process_once(
    http: httpx.AsyncClient, stack: DoorStack, user: str
) -> None:
    run = await run_agent(http, user, WRITE)
    [asked] = run.interrupts
    assert (asked.reason, asked.tool_call_id in {one.tool_call_id for one in run.of("TOOL_CALL_END")}) == (
        "tool_call",
        True,
    )
    assert asked.metadata is not None
    args = asked.metadata["steward"]["args"]
    assert json.loads(run.of("TOOL_CALL_ARGS")[-1].delta) == args
    assert args["to"] == "bob@example.com"
    assert asked.expires_at is not None
    assert asked.response_schema is not None
    assert "to" in asked.response_schema["properties"]["editedArgs"]["properties"]
    [problem] = run.problems
    with serving(stack.settings) as url:
        async with httpx.AsyncClient(base_url=url, timeout=60, trust_env=False) as elsewhere:
            sent = await run_agent(elsewhere, user, resume=resume(asked.id, YES), runId="second")
            assert sent.error is None
            assert sent.interrupts == []
            [result] = sent.of("TOOL_CALL_RESULT")
            assert (result.tool_call_id, sent.of("TOOL_CALL_START")) == (asked.tool_call_id, [])
            assert sent.text
            again = await run_agent(elsewhere, user, resume=resume(asked.id, YES), runId="second")
            assert again.problems == sent.problems
            late = await run_agent(elsewhere, user, resume=resume(asked.id, YES))
    assert late.error is not None
    assert late.error.code == "already_decided"
    assert (await steps(http, user, problem["problem_id"])).count("tool_dispatched") == 1


@pytest.mark.requirement("agui.interrupt")
async def test_a_denial_and_an_abandoned_interrupt_run_nothing(http: httpx.AsyncClient, user: str) -> None:
    answers: list[list[dict[str, Any]]] = []
    for n in range(2):
        [asked] = (await run_agent(http, user, WRITE, thread=f"{user}-{n}")).interrupts
        answers.append(resume(asked.id, {"approved": False, "reason": "not now"}))
        if n:
            answers[n] = resume(asked.id, status="cancelled")
        run = await run_agent(http, user, thread=f"{user}-{n}", resume=answers[n])
        assert run.finished.outcome is not None
        assert run.finished.outcome.type == "success"
        [problem] = run.problems
        assert (problem["status"], problem["error"]) == ("canceled", "approval_denied")
        assert "tool_dispatched" not in await steps(http, user, problem["problem_id"])


@pytest.mark.requirement("agui.edit")
async def test_edited_arguments_are_shown_and_asked_again(http: httpx.AsyncClient, user: str) -> None:
    [asked] = (await run_agent(http, user, WRITE)).interrupts
    assert asked.metadata is not None
    args = asked.metadata["steward"]["args"]
    wrong = await run_agent(http, user, resume=resume(asked.id, YES | {"editedArgs": args | {"to": 7}}))
    assert wrong.error is not None
    assert wrong.error.code == "invalid_arguments"
    edited = await run_agent(http, user, resume=resume(asked.id, YES | {"editedArgs": args | {"subject": "Dinner"}}))
    [shown] = edited.interrupts
    assert shown.id != asked.id
    assert shown.metadata is not None
    assert shown.metadata["steward"]["args"]["subject"] == "Dinner"
    assert [call.tool_call_id for call in edited.of("TOOL_CALL_START")] == [shown.id]
    assert json.loads(edited.of("TOOL_CALL_ARGS")[0].delta)["subject"] == "Dinner"
    done = await run_agent(http, user, resume=resume(shown.id, YES))
    [problem] = done.problems
    assert problem["status"] == "done"


@pytest.mark.requirement("agui.question")
async def test_a_question_is_an_interrupt_and_its_answer_goes_on(http: httpx.AsyncClient, user: str) -> None:
    [asked] = (await run_agent(http, user, "remind me to call Ann")).interrupts
    assert asked.reason == "input_required"
    assert asked.message
    wrong = await run_agent(http, user, resume=resume(asked.id, {"approved": True}))
    assert wrong.error is not None
    assert wrong.error.code == "invalid_arguments"
    done = await run_agent(http, user, resume=resume(asked.id, {"answer": "tomorrow at 9am"}))
    [problem] = done.problems
    assert problem["status"] == "done"
    late = await run_agent(http, user, resume=resume(asked.id, {"answer": "tomorrow at 9am"}))
    assert late.error is not None
    assert late.error.code == "state_changed"


@pytest.mark.requirement("agui.contract")
async def test_an_open_interrupt_is_answered_first_and_all_of_them_at_once(http: httpx.AsyncClient, user: str) -> None:
    [asked] = (await run_agent(http, user, WRITE)).interrupts
    other = {"name": "compose_email", "user_id": user, "conversation_id": user}
    mail = {"to": "eve@example.com", "subject": "Hi", "body": "Hello"}
    second = (await http.post("/tools/call", json=other | {"arguments": mail})).json()["approvals"][0]["approval_id"]
    refused = await run_agent(http, user, "yes")
    assert refused.error is not None
    assert refused.error.code == "state_changed"
    assert refused.error.metadata is not None
    assert {one["id"] for one in refused.error.metadata["steward"]["interrupts"]} == {asked.id, second}
    for answers, code in (
        (resume(asked.id, YES), "state_changed"),
        (resume(asked.id, YES) * 2, "invalid_request"),
        ([*resume(asked.id, YES), *resume(second, "yes")], "invalid_arguments"),
        ([*resume(asked.id, YES), *resume(second, YES), *resume("nobodys")], "unknown_approval"),
    ):
        partial = await run_agent(http, user, resume=answers)
        assert partial.error is not None
        assert partial.error.code == code
    elsewhere = await run_agent(http, user, thread=f"{user}-2", resume=resume(asked.id, YES))
    assert elsewhere.error is not None
    assert elsewhere.error.code == "unknown_approval"
    both = [*resume(asked.id, YES), *resume(second, {"approved": False})]
    done = await run_agent(http, user, resume=both)
    assert sorted(problem["status"] for problem in done.problems) == ["canceled", "done"]


@pytest.mark.requirement("agui.repeat")
async def test_a_run_sent_again_is_the_same_run(http: httpx.AsyncClient, user: str) -> None:
    first, second = await asyncio.gather(*(run_agent(http, user, SUM, runId="one") for _ in range(2)))
    assert first.problems == second.problems
    assert first.text == second.text


@pytest.mark.requirement("agui.late")
async def test_an_answer_that_comes_late_is_an_error_and_the_same_run_gets_it(
    http: httpx.AsyncClient, stack: DoorStack, user: str
) -> None:
    with serving(stack.settings.model_copy(update={"chat_timeout_s": 0.001})) as url:
        async with httpx.AsyncClient(base_url=url, timeout=60, trust_env=False) as hasty:
            late = await run_agent(hasty, user, SUM, runId="one")
    assert late.error is not None
    assert late.error.code == "answer_late"
    assert late.error.metadata is not None
    again = await run_agent(http, user, SUM, runId="one")
    assert "87" in again.text
    [problem] = again.problems
    assert problem["problem_id"] == late.error.metadata["steward"]["problem_id"]


@pytest.mark.requirement("agui.refused")
async def test_what_cannot_be_read_or_is_from_another_site_is_refused(http: httpx.AsyncClient, user: str) -> None:
    body: dict[str, Any] = {"threadId": user, "runId": "r", "messages": [{"id": "1", "role": "user", "content": SUM}]}
    for wrong in (
        {},
        body | {"threadId": "a/b"},
        body | {"resume": [{"interruptId": "1-1", "status": "maybe"}]},
    ):
        assert (await http.post("/agui", json=wrong)).status_code == 400, wrong
    for silent in ([], [{"id": "1", "role": "user", "content": " "}]):
        assert (await http.post("/agui", json=body | {"messages": silent})).status_code == 422
    other = await http.post("/agui", json=body, headers={"Origin": "https://evil.example"})
    assert other.status_code == 403
    unknown = await http.post("/agui", json=body | {"forwardedProps": {"model": "gpt-0"}})
    assert (unknown.status_code, unknown.json()["error"]) == (422, "invalid_arguments")
