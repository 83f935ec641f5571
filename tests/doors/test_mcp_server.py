"""The MCP server as the official client meets it: over HTTP and pipes, in the eras with and without sessions."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from mcp import Client
from mcp.shared.exceptions import MCPDeprecationWarning, MCPError
from mcp_types import CallToolResult, ElicitRequestFormParams, ElicitResult, InputRequiredResult

from steward.api.app import create_app
from steward.config.settings import Settings
from tests.support.mcp_conformance import killed_client
from tests.support.mcp_stack import Era, McpStack, Transport, serving_fixtures
from tests.support.stacks import ROOT

MAIL = {"to": "bob@example.com", "subject": "Lunch", "body": "At noon?"}
MODERN: Era = "2026-07-28"
TASKS: dict[str, Any] = {"extensions": {"io.modelcontextprotocol/tasks": {}}}

every_client = pytest.mark.parametrize(
    ("transport", "era"),
    [("http", "legacy"), ("http", "2026-07-28"), ("stdio", "legacy"), ("stdio", "2026-07-28")],
)


def told(result: CallToolResult) -> dict[str, Any]:
    """The envelope of a result."""
    assert result.structured_content is not None
    return dict(result.structured_content)


def text_of(result: CallToolResult) -> str:
    """The words of a result."""
    first = result.content[0]
    assert first.type == "text"
    return first.text


def answering(*answers: ElicitResult) -> tuple[Any, list[ElicitRequestFormParams]]:
    """A callback that fills in forms with these, and what it was asked."""
    left, asked = list(answers), []

    async def answer(context: object, params: Any) -> ElicitResult:
        asked.append(params)
        return left.pop(0)

    return answer, asked


def yes(**more: Any) -> ElicitResult:
    """A form with a yes."""
    return ElicitResult(action="accept", content={"confirm": True, **more})


@asynccontextmanager
async def task_client(stack: McpStack, user: str) -> AsyncIterator[Any]:
    """JSON-RPC of the era without sessions, by a client that follows tasks."""
    async with httpx.AsyncClient(timeout=60, trust_env=False, headers={"Steward-User": user}) as http:

        async def call(method: str, params: dict[str, Any]) -> dict[str, Any]:
            return await killed_client.rpc(http, stack.url, method, params, TASKS)

        yield call


async def until_task(call: Any, task_id: str, *statuses: str) -> dict[str, Any]:
    """The task once it has one of these statuses."""
    async with asyncio.timeout(30):
        while True:
            task = (await call("tasks/get", {"taskId": task_id}))["result"]
            if task["status"] in statuses:
                return dict(task)
            await asyncio.sleep(0.05)


@every_client
@pytest.mark.requirement("mcp_server.tools.listed")
async def test_every_enabled_tool_is_listed_with_schemas_and_hints(
    mcp_stack: McpStack, transport: Transport, era: Era, user: str
) -> None:
    async with mcp_stack.client(transport, era, user) as client:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
    base = mcp_stack.url.removesuffix("/mcp")
    async with httpx.AsyncClient(trust_env=False) as http:
        rows = (await http.get(f"{base}/tool/list")).json()["tools"]
    assert {row["name"] for row in rows} <= tools.keys()
    assert {"execute_task", "get_status", "confirm_action", "store_fact", "answer_question"} <= tools.keys()
    mail, search = tools["compose_email"], tools["search_email"]
    assert mail.title == "Compose email"
    assert mail.input_schema["required"] == ["to", "body"]
    assert mail.output_schema is not None
    assert mail.annotations is not None
    assert (mail.annotations.read_only_hint, mail.annotations.destructive_hint) == (False, True)
    assert mail.annotations.idempotent_hint is False
    assert search.annotations is not None
    assert (search.annotations.read_only_hint, search.annotations.destructive_hint) == (True, False)


@every_client
@pytest.mark.requirement("mcp_server.tools.called")
async def test_a_call_gives_the_envelope_and_words(
    mcp_stack: McpStack, transport: Transport, era: Era, user: str
) -> None:
    async with mcp_stack.client(transport, era, user) as client:
        result = await client.call_tool("search_email", {"query": "meeting schedule"})
        answer = told(result)
        assert result.is_error is False
        assert (answer["success"], answer["status"], answer["tool_name"]) == (True, "done", "search_email")
        assert json.loads(result.content[1].text) == answer["result"]  # type: ignore[union-attr]
        problem = await client.read_resource(f"steward://problems/{answer['problem_id']}")
        seen = json.loads(problem.contents[0].text)  # type: ignore[union-attr]
        assert (seen["user_id"], seen["gateway"], seen["status"]) == (user, "mcp", "done")


@every_client
@pytest.mark.requirement("mcp_server.errors")
async def test_what_does_not_exist_is_a_protocol_error_and_bad_arguments_are_a_tool_error(
    mcp_stack: McpStack, transport: Transport, era: Era, user: str
) -> None:
    async with mcp_stack.client(transport, era, user) as client:
        with pytest.raises(MCPError) as unknown:
            await client.call_tool("no_such_tool", {})
        assert unknown.value.error.code == -32602
        assert unknown.value.error.data == {"error": "unknown_tool", "retryable": False}
        wrong = await client.call_tool("calculate", {"expression": 7})
        assert wrong.is_error is True
        assert told(wrong)["error"] == "invalid_arguments"
        unnamed = told(await client.call_tool("execute_task", {"text": "show my tasks"}))
        assert unnamed["error"] == "invalid_arguments"
        assert "task: Field required" in unnamed["message"]
        assert "text: " in unnamed["message"]
        with pytest.raises(MCPError) as nowhere:
            await client.read_resource("steward://problems/999999999")
        assert nowhere.value.error.code in (-32602, -32002)


@every_client
@pytest.mark.requirement("mcp_server.approval.form")
async def test_a_form_shows_the_arguments_and_a_yes_runs_them(
    mcp_stack: McpStack, transport: Transport, era: Era, user: str
) -> None:
    answer, asked = answering(yes(reason="go ahead"))
    async with mcp_stack.client(transport, era, user, answers=answer) as client:
        result = await client.call_tool("compose_email", MAIL)
    assert (told(result)["status"], told(result)["tool_executed"]) == ("done", True)
    (form,) = asked
    assert all(value in form.message for value in MAIL.values())
    assert set(form.requested_schema["required"]) == {"confirm"}


@every_client
@pytest.mark.requirement("mcp_server.approval.form")
async def test_a_declined_form_denies_and_a_dismissed_one_leaves_it_open(
    mcp_stack: McpStack, transport: Transport, era: Era, user: str
) -> None:
    answer, _ = answering(ElicitResult(action="decline"))
    async with mcp_stack.client(transport, era, user, answers=answer) as client:
        denied = told(await client.call_tool("compose_email", MAIL))
    assert (denied["tool_executed"], denied["error"]) == (False, "approval_denied")
    answer, _ = answering(ElicitResult(action="cancel"))
    async with mcp_stack.client(transport, era, user, answers=answer) as client:
        open_ = told(await client.call_tool("compose_email", MAIL))
    assert (open_["status"], open_["tool_executed"]) == ("awaiting_confirmation", False)


@every_client
@pytest.mark.requirement("mcp_server.approval.text")
async def test_a_client_without_forms_reads_how_to_confirm(
    mcp_stack: McpStack, transport: Transport, era: Era, user: str
) -> None:
    async with mcp_stack.client(transport, era, user) as client:
        asked = await client.call_tool("compose_email", MAIL)
        answer = told(asked)
        assert answer["status"] == "awaiting_confirmation"
        assert "confirm_action" in text_of(asked)
        assert str(answer["problem_id"]) in text_of(asked)
        said = {"problem_id": answer["problem_id"], "confirmed": True}
        done = told(await client.call_tool("confirm_action", said))
    assert (done["problem_id"], done["tool_executed"]) == (answer["problem_id"], True)


@every_client
@pytest.mark.requirement("mcp_server.approval.model")
async def test_a_model_decides_nothing_where_its_user_can_be_asked(
    mcp_stack: McpStack, transport: Transport, era: Era, user: str
) -> None:
    async with mcp_stack.client("http", MODERN, user) as client:
        problem_id = told(await client.call_tool("compose_email", MAIL))["problem_id"]
    answer, asked = answering(ElicitResult(action="decline"))
    async with mcp_stack.client(transport, era, user, answers=answer) as client:
        edited = {"problem_id": problem_id, "confirmed": True, "arguments": {**MAIL, "to": "eve@example.com"}}
        assert told(await client.call_tool("confirm_action", edited))["error"] == "invalid_arguments"
        result = await client.call_tool("confirm_action", {"problem_id": problem_id, "confirmed": True})
    assert (told(result)["tool_executed"], told(result)["error"]) == (False, "approval_denied")
    assert len(asked) == 1


@pytest.mark.requirement("attacks.b2.every-word-by-form")
@pytest.mark.parametrize(
    ("transport", "era", "word"),
    [
        *(("http", era, "yes") for era in ("legacy", MODERN)),
        *(("stdio", era, "yes") for era in ("legacy", MODERN)),
        *(("http", MODERN, word) for word in ("Yes, send it.", "fine", "yes to {approval_id}", "send the mail")),
    ],
)
async def test_no_word_of_a_model_approves_where_its_user_can_be_asked(
    mcp_stack: McpStack, transport: Transport, era: Era, user: str, word: str
) -> None:
    async with mcp_stack.client("http", MODERN, user) as client:
        mail = told(await client.call_tool("compose_email", MAIL))
    said = {"problem_id": mail["problem_id"], "answer": word.format(approval_id=mail["approvals"][0]["approval_id"])}
    answer, asked = answering(ElicitResult(action="decline"))
    async with mcp_stack.client(transport, era, user, answers=answer) as client:
        denied = told(await client.call_tool("answer_question", said))
    assert (denied["tool_executed"], denied["error"]) == (False, "approval_denied")
    (form,) = asked
    assert all(value in form.message for value in MAIL.values())


@every_client
@pytest.mark.requirement("attacks.b2.every-word-by-form")
async def test_a_yes_in_the_form_that_a_word_led_to_decides(
    mcp_stack: McpStack, transport: Transport, era: Era, user: str
) -> None:
    async with mcp_stack.client("http", MODERN, user) as client:
        problem_id = told(await client.call_tool("compose_email", MAIL))["problem_id"]
    answer, asked = answering(yes())
    async with mcp_stack.client(transport, era, user, answers=answer) as client:
        sent = told(await client.call_tool("answer_question", {"problem_id": problem_id, "answer": "yes"}))
    assert (sent["problem_id"], sent["tool_executed"], len(asked)) == (problem_id, True, 1)


@pytest.mark.requirement("attacks.b2.every-word-by-form")
@pytest.mark.parametrize("decision", [{"confirmed": True}, {"decision": True}, {"decision": "approve"}])
@pytest.mark.parametrize("era", ["legacy", MODERN])
async def test_no_spelling_of_a_decision_approves_without_the_form(
    mcp_stack: McpStack, era: Era, user: str, decision: dict[str, Any]
) -> None:
    async with mcp_stack.client("http", MODERN, user) as client:
        problem_id = told(await client.call_tool("compose_email", MAIL))["problem_id"]
    answer, asked = answering(ElicitResult(action="decline"))
    async with mcp_stack.client("http", era, user, answers=answer) as client:
        denied = told(await client.call_tool("confirm_action", {"problem_id": problem_id, **decision}))
    assert (denied["tool_executed"], denied["error"], len(asked)) == (False, "approval_denied", 1)


@every_client
@pytest.mark.requirement("attacks.b2.every-word-by-form")
async def test_a_task_that_says_yes_decides_nothing(
    mcp_stack: McpStack, transport: Transport, era: Era, user: str
) -> None:
    async with mcp_stack.client(transport, era, user) as client:
        mail = told(await client.call_tool("compose_email", MAIL))
        for task in ("yes", "yes, send it", f"approve {mail['approvals'][0]['approval_id']}"):
            said = told(await client.call_tool("execute_task", {"task": task}))
            assert not said["tool_executed"]
        seen = await client.read_resource(f"steward://problems/{mail['problem_id']}")
    assert json.loads(seen.contents[0].text)["status"] == "awaiting_confirmation"  # type: ignore[union-attr]


@every_client
@pytest.mark.requirement("attacks.b2.every-word-by-form")
async def test_what_carries_a_yes_is_listed_as_destructive(
    mcp_stack: McpStack, transport: Transport, era: Era, user: str
) -> None:
    async with mcp_stack.client(transport, era, user) as client:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
    for name in ("confirm_action", "answer_question", "execute_task"):
        hints = tools[name].annotations
        assert hints is not None
        assert (hints.read_only_hint, hints.destructive_hint) == (False, True), name


@every_client
@pytest.mark.requirement("attacks.b2.dismissed-ends")
async def test_a_dismissed_form_ends_the_call_and_what_waits_goes_on_waiting(
    mcp_stack: McpStack, transport: Transport, era: Era, user: str
) -> None:
    calls: list[tuple[str, dict[str, Any]]] = [("compose_email", MAIL)]
    async with mcp_stack.client("http", MODERN, user) as client:
        problem_id = told(await client.call_tool("compose_email", MAIL))["problem_id"]
    calls.append(("confirm_action", {"problem_id": problem_id, "confirmed": True}))
    calls.append(("answer_question", {"problem_id": problem_id, "answer": "yes"}))
    for name, arguments in calls:
        answer, asked = answering(ElicitResult(action="cancel"))
        async with mcp_stack.client(transport, era, user, answers=answer) as client:
            result = await client.call_tool(name, arguments)
        assert (told(result)["status"], told(result)["tool_executed"]) == ("awaiting_confirmation", False), name
        assert len(asked) == 1
        assert "confirm_action" in text_of(result) + str(result.content)


@pytest.mark.requirement("attacks.b2.every-word-by-form")
async def test_a_task_client_decides_by_the_input_of_its_task_alone(mcp_stack: McpStack, user: str) -> None:
    async with mcp_stack.client("http", MODERN, user) as client:
        problem_id = told(await client.call_tool("compose_email", MAIL))["problem_id"]
    said: list[tuple[str, dict[str, Any]]] = [
        ("confirm_action", {"problem_id": problem_id, "confirmed": True}),
        ("answer_question", {"problem_id": problem_id, "answer": "yes"}),
    ]
    async with task_client(mcp_stack, user) as call:
        for name, arguments in said:
            made = (await call("tools/call", {"name": name, "arguments": arguments}))["result"]
            assert made["taskId"] == f"problem-{problem_id}", made
            task = await until_task(call, made["taskId"], "input_required")
            assert list(task["inputRequests"]) == [f"{problem_id}-1"]


@every_client
@pytest.mark.requirement("mcp_server.question")
async def test_a_missing_argument_is_asked_for(mcp_stack: McpStack, transport: Transport, era: Era, user: str) -> None:
    async with mcp_stack.client(transport, era, user) as client:
        asked = await client.call_tool("calculate", {})
        assert told(asked)["status"] == "awaiting_user"
        said = {"problem_id": told(asked)["problem_id"], "answer": "6*7"}
        assert "42" in text_of(await client.call_tool("answer_question", said))
    answer, forms = answering(ElicitResult(action="accept", content={"answer": "6*8"}))
    async with mcp_stack.client(transport, era, user, answers=answer) as client:
        assert "48" in text_of(await client.call_tool("calculate", {}))
    assert len(forms) == 1


@pytest.mark.requirement("mcp_server.state.shared")
async def test_any_api_process_serves_the_next_round_for_its_caller_and_its_arguments_alone(
    mcp_stack: McpStack, user: str
) -> None:
    async with mcp_stack.client("http", MODERN, user, answers=answering()[0]) as client:
        first = await client.session.call_tool("compose_email", MAIL, allow_input_required=True)
    assert isinstance(first, InputRequiredResult)
    assert first.input_requests is not None
    (key,) = first.input_requests
    more: dict[str, Any] = {"input_responses": {key: yes()}, "request_state": first.request_state}
    with serving_fixtures(mcp_stack.settings) as other:
        refused = [(user, {**MAIL, "to": "eve@example.com"}), (f"{user}-2", MAIL)]
        for who, arguments in refused:
            async with mcp_stack.client("http", MODERN, who, url=other) as client:
                with pytest.raises(MCPError) as error:
                    await client.session.call_tool("compose_email", arguments, **more)
                assert error.value.error.data == {"reason": "invalid_request_state"}
        async with mcp_stack.client("http", MODERN, user, url=other) as client:
            done = await client.session.call_tool("compose_email", MAIL, **more)
    assert isinstance(done, CallToolResult)
    assert told(done)["tool_executed"] is True


@pytest.mark.requirement("mcp_server.task.killed-client")
async def test_a_task_of_a_killed_client_is_decided_by_another_process(mcp_stack: McpStack, user: str) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.support.mcp_conformance.killed_client", mcp_stack.url, user),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    async with asyncio.timeout(60):
        task_id = (await process.stdout.readline()).decode().strip()
        process.send_signal(signal.SIGKILL)
        await process.wait()
    assert task_id.startswith("problem-")
    with serving_fixtures(mcp_stack.settings):
        async with task_client(mcp_stack, user) as call:
            task = await until_task(call, task_id, "input_required")
            (key,) = task["inputRequests"]
            assert all(value in task["inputRequests"][key]["params"]["message"] for value in MAIL.values())
            approved = {key: {"action": "accept", "content": {"confirm": True}}}
            ack = await call("tasks/update", {"taskId": task_id, "inputResponses": approved})
            assert ack["result"]["resultType"] == "complete"
            done = await until_task(call, task_id, "completed", "failed", "cancelled")
    assert done["result"]["structuredContent"]["tool_executed"] is True
    async with task_client(mcp_stack, f"{user}-2") as call:
        foreign = await call("tasks/get", {"taskId": task_id})
    assert foreign["error"]["code"] == -32602


@pytest.mark.requirement("mcp_server.client-killed")
async def test_a_form_that_died_with_its_client_is_decided_over_another_transport(
    mcp_stack: McpStack, user: str
) -> None:
    shown = asyncio.Event()

    async def never(context: object, params: Any) -> ElicitResult:
        shown.set()
        await asyncio.Event().wait()
        raise AssertionError

    async with asyncio.timeout(60):
        async with mcp_stack.client("stdio", "legacy", user, answers=never) as client:
            asking = asyncio.create_task(client.call_tool("compose_email", MAIL))
            await shown.wait()
        await asyncio.gather(asking, return_exceptions=True)
    async with mcp_stack.client("http", MODERN, user) as client:
        listed = await client.read_resource("steward://problems/open")
        (problem,) = json.loads(listed.contents[0].text)  # type: ignore[union-attr]
        assert problem["status"] == "awaiting_confirmation"
        said = {"problem_id": problem["problem_id"], "confirmed": True}
        done = told(await client.call_tool("confirm_action", said))
    assert done["tool_executed"] is True


@pytest.mark.requirement("mcp_server.errors")
async def test_nobody_in_particular_reads_no_open_problem_of_another_user(mcp_stack: McpStack, user: str) -> None:
    async with mcp_stack.client("http", MODERN, user) as client:
        await client.call_tool("compose_email", MAIL)
    async with mcp_stack.client("http", MODERN, None) as client:
        listed = await client.read_resource("steward://problems/open")
    found = json.loads(listed.contents[0].text)  # type: ignore[union-attr]
    assert user not in {problem["user_id"] for problem in found}


@every_client
@pytest.mark.requirement("mcp_server.progress")
async def test_progress_tells_each_step(mcp_stack: McpStack, transport: Transport, era: Era, user: str) -> None:
    seen: list[tuple[float, str | None]] = []

    async def hear(progress: float, total: float | None, message: str | None) -> None:
        seen.append((progress, message))

    async with mcp_stack.client(transport, era, user) as client:
        result = await client.call_tool("slow_compute", {"seconds": 1, "label": "x"}, progress_callback=hear)
    assert told(result)["status"] == "done"
    assert [done for done, _ in seen] == sorted({done for done, _ in seen})
    assert any("slow_compute" in (message or "") for _, message in seen)


@every_client
@pytest.mark.requirement("mcp_server.cancel")
async def test_a_canceled_call_cancels_its_problem(
    mcp_stack: McpStack, transport: Transport, era: Era, user: str
) -> None:
    begun = asyncio.Event()

    async def hear(progress: float, total: float | None, message: str | None) -> None:
        begun.set()

    async with mcp_stack.client(transport, era, user) as client, asyncio.timeout(60):
        call = client.call_tool("slow_compute", {"seconds": 100}, progress_callback=hear)
        calling = asyncio.create_task(call)
        await begun.wait()
        calling.cancel()
        await asyncio.gather(calling, return_exceptions=True)
        async with httpx.AsyncClient(base_url=mcp_stack.url.removesuffix("/mcp"), trust_env=False, timeout=60) as http:
            (problem,) = (await http.get("/problems", params={"user_id": user})).json()["problems"]
            address = f"/problems/{problem['problem_id']}"
            # The stream of events ends with the problem.
            await http.get(f"{address}/events", params={"user_id": user})
            assert (await http.get(address, params={"user_id": user})).json()["status"] == "canceled"


@pytest.mark.requirement("mcp_server.subscriptions")
async def test_a_watched_problem_tells_of_its_changes_in_both_eras(mcp_stack: McpStack, user: str) -> None:
    async def change(client: Client, problem_id: int) -> None:
        await client.call_tool("confirm_action", {"problem_id": problem_id, "confirmed": False})

    injection_remark: asyncio.Queue[str] = asyncio.Queue()

    async def hear(message: Any) -> None:
        params = getattr(message, "params", None)
        if getattr(message, "method", None) == "notifications/resources/updated":
            await injection_remark.put(str(params and params.uri))

    async with mcp_stack.client("http", "legacy", user, message_handler=hear) as client, asyncio.timeout(30):
        problem_id = told(await client.call_tool("compose_email", MAIL))["problem_id"]
        uri = f"steward://problems/{problem_id}"
        with pytest.warns(MCPDeprecationWarning):
            await client.session.subscribe_resource(uri)
        await change(client, problem_id)
        assert await injection_remark.get() == uri
        with pytest.raises(MCPError), pytest.warns(MCPDeprecationWarning):
            await client.session.subscribe_resource("steward://problems/999999999")
    async with mcp_stack.client("http", MODERN, user) as client, asyncio.timeout(30):
        problem_id = told(await client.call_tool("compose_email", MAIL))["problem_id"]
        uri = f"steward://problems/{problem_id}"
        async with client.listen(resource_subscriptions=[uri]) as events:
            await change(client, problem_id)
            event: Any = await anext(aiter(events))
            assert event.uri == uri


@pytest.mark.requirement("mcp_server.prompts")
async def test_there_are_prompts_for_the_commonest_jobs(mcp_stack: McpStack, user: str) -> None:
    async with mcp_stack.client("http", MODERN, user) as client:
        names = {prompt.name for prompt in (await client.list_prompts()).prompts}
        assert {"hand_over", "review_approvals", "plan_day"} <= names
        prompt = await client.get_prompt("hand_over", {"task": "find the invoice"})
    assert "find the invoice" in prompt.messages[0].content.text  # type: ignore[union-attr]


class WithIssuer(Settings):
    """Settings of an installation whose tokens have an issuer."""

    jwt_issuer: str | None = "https://issuer.example"


@pytest.mark.requirement("mcp_server.identity")
async def test_who_may_not_come_in_is_told_where_tokens_are_from(database_dsn: str) -> None:
    settings = WithIssuer(
        postgres_dsn=database_dsn, temporal_address="127.0.0.1:9", api_token="a-secret-of-some-length"
    )
    app = create_app(settings)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://steward.example") as http,
    ):
        refused = await http.post("/mcp", json={})
        assert refused.status_code == 401
        address = "http://steward.example/.well-known/oauth-protected-resource/mcp"
        assert refused.headers["www-authenticate"] == f'Bearer resource_metadata="{address}"'
        metadata = (await http.get(address)).json()
    assert metadata["resource"] == "http://steward.example/mcp"
    assert metadata["authorization_servers"] == ["https://issuer.example"]


@pytest.mark.requirement("mcp_server.identity")
async def test_without_a_token_other_sites_are_refused(mcp_stack: McpStack) -> None:
    async with httpx.AsyncClient(trust_env=False) as http:
        for headers in ({"Host": "evil.example"}, {"Origin": "https://evil.example"}):
            answer = await http.post(mcp_stack.url, json={}, headers=headers)
            assert (answer.status_code, answer.json()["error"]) == (403, "forbidden")
        assert (
            await http.get(mcp_stack.url.replace("/mcp", "/.well-known/oauth-protected-resource"))
        ).status_code == 404
