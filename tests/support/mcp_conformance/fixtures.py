"""What the conformance suite expects of a server beyond its own tools, registered on Steward's MCP server.

Nothing here is in the product. The tasks scenarios' tools are a worker's (`tools`); those with a round of their own are
wrapped here and end in a call of the same kind.
"""

from __future__ import annotations

import asyncio
import base64
import json
import warnings
from collections.abc import Callable
from typing import Annotated, Any, Final

from mcp.server.mcpserver import Context, require_client_extension
from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.mcpserver.prompts.base import UserMessage
from mcp.shared.exceptions import MCPDeprecationWarning, MCPError
from mcp_types import (
    MISSING_REQUIRED_CLIENT_CAPABILITY,
    AudioContent,
    CallToolResult,
    Completion,
    CompletionArgument,
    CreateMessageRequest,
    CreateMessageRequestParams,
    CreateMessageResult,
    ElicitRequest,
    ElicitRequestFormParams,
    ElicitResult,
    EmbeddedResource,
    ImageContent,
    InputRequest,
    InputRequiredResult,
    ListRootsRequest,
    ListRootsResult,
    SamplingMessage,
    TextContent,
    TextResourceContents,
)
from pydantic import Field

from steward.api.mcp.clients import TASKS
from steward.api.mcp.server import StewardServer

Ctx = Context[Any, Any]
PIXEL: Final = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=="
SOUND: Final = base64.b64encode(b"RIFF\x24\x00\x00\x00WAVEfmt \x10\x00\x00\x00\x01\x00\x01\x00").decode()


def register(server: StewardServer) -> None:
    """Add everything."""
    _contents(server)
    _changes(server)
    _rounds(server)
    _states(server)
    _several(server)
    _tasks(server)
    _resources(server)
    _prompts(server)


def _said(text: str) -> CallToolResult:
    return CallToolResult(content=[TextContent(type="text", text=text)])


def _image() -> ImageContent:
    return ImageContent(type="image", data=PIXEL, mime_type="image/png")


def _embedded(uri: str, text: str, mime_type: str = "text/plain") -> EmbeddedResource:
    return EmbeddedResource(type="resource", resource=TextResourceContents(uri=uri, text=text, mime_type=mime_type))


def _form(message: str, field: str, kind: str = "string") -> ElicitRequest:
    schema = {"type": "object", "properties": {field: {"type": kind}}, "required": [field]}
    return ElicitRequest(params=ElicitRequestFormParams(message=message, requested_schema=schema))


def _sampling(text: str, most: int) -> CreateMessageRequest:
    message = SamplingMessage(role="user", content=TextContent(type="text", text=text))
    return CreateMessageRequest(params=CreateMessageRequestParams(messages=[message], max_tokens=most))


def _filled(ctx: Ctx, key: str, field: str) -> str | None:
    given = (ctx.input_responses or {}).get(key)
    if not isinstance(given, ElicitResult) or given.action != "accept":
        return None
    return str((given.content or {}).get(field))


def _contents(server: StewardServer) -> None:
    @server.tool()
    def test_simple_text() -> str:
        """Says something."""
        return "This is a simple text response for testing."

    @server.tool()
    def test_image_content() -> CallToolResult:
        """Shows a pixel."""
        return CallToolResult(content=[_image()])

    @server.tool()
    def test_audio_content() -> CallToolResult:
        """Plays nothing."""
        return CallToolResult(content=[AudioContent(type="audio", data=SOUND, mime_type="audio/wav")])

    @server.tool()
    def test_embedded_resource() -> CallToolResult:
        """Embeds a resource."""
        return CallToolResult(content=[_embedded("test://embedded-resource", "This is an embedded resource content.")])

    @server.tool()
    def test_multiple_content_types() -> CallToolResult:
        """Does all of these."""
        mixed = _embedded("test://mixed-content-resource", '{"test":"data","value":123}', "application/json")
        return CallToolResult(content=[TextContent(type="text", text="Multiple content types test:"), _image(), mixed])

    @server.tool()
    def test_error_handling() -> str:
        """Fails."""
        raise ToolError("This tool intentionally returns an error for testing")

    @server.tool()
    async def test_tool_with_progress(ctx: Ctx) -> str:
        """Tells how far it is."""
        for done in (0, 50, 100):
            await ctx.report_progress(done, 100)
            await asyncio.sleep(0.05)
        return "done"

    @server.tool()
    async def test_logging_tool(ctx: Ctx) -> str:
        """Logs, for those who asked for logs."""
        with warnings.catch_warnings(category=MCPDeprecationWarning, action="ignore"):
            await ctx.info("logged")
        return "logged"

    @server.tool()
    def test_with_header(region: Annotated[str, Field(json_schema_extra={"x-mcp-header": "Region"})]) -> str:
        """Has an argument that is mirrored as a header."""
        return region


def _changes(server: StewardServer) -> None:
    @server.tool()
    async def test_trigger_tool_change(ctx: Ctx) -> str:
        """Says that the tools have changed."""
        await ctx.notify_tools_changed()
        return "told"

    @server.tool()
    async def test_trigger_prompt_change(ctx: Ctx) -> str:
        """Says that the prompts have changed."""
        await ctx.notify_prompts_changed()
        return "told"

    @server.tool()
    def test_missing_capability(ctx: Ctx) -> str:
        """Needs a client that samples."""
        declared = ctx.client_capabilities
        if declared is None or declared.sampling is None:
            data: dict[str, Any] = {"requiredCapabilities": {"sampling": {}}}
            raise MCPError(code=MISSING_REQUIRED_CLIENT_CAPABILITY, message="needs sampling", data=data)
        return "it samples"


def _rounds(server: StewardServer) -> None:
    @server.tool()
    def test_input_required_result_elicitation(ctx: Ctx) -> CallToolResult | InputRequiredResult:
        """Asks for a name."""
        name = _filled(ctx, "user_name", "name")
        if name is None:
            return InputRequiredResult(input_requests={"user_name": _form("What is your name?", "name")})
        return _said(f"Hello, {name}!")

    @server.tool()
    def test_streaming_elicitation(ctx: Ctx) -> CallToolResult | InputRequiredResult:
        """Asks for a name."""
        return test_input_required_result_elicitation(ctx)

    @server.tool()
    def test_input_required_result_sampling(ctx: Ctx) -> CallToolResult | InputRequiredResult:
        """Asks the client's model."""
        given = (ctx.input_responses or {}).get("capital_question")
        if not isinstance(given, CreateMessageResult):
            question = _sampling("What is the capital of France?", 100)
            return InputRequiredResult(input_requests={"capital_question": question})
        return _said(given.content.text if isinstance(given.content, TextContent) else "?")

    @server.tool()
    def test_input_required_result_list_roots(ctx: Ctx) -> CallToolResult | InputRequiredResult:
        """Asks for the client's roots."""
        given = (ctx.input_responses or {}).get("client_roots")
        if not isinstance(given, ListRootsResult):
            return InputRequiredResult(input_requests={"client_roots": ListRootsRequest()})
        return _said(", ".join(str(root.uri) for root in given.roots))


def _states(server: StewardServer) -> None:
    @server.tool()
    def test_input_required_result_request_state(ctx: Ctx) -> CallToolResult | InputRequiredResult:
        """Carries a state."""
        if ctx.request_state != "asked" or not ctx.input_responses:
            form = _form("Please confirm", "ok", "boolean")
            return InputRequiredResult(input_requests={"confirm": form}, request_state="asked")
        return _said("state-ok")

    @server.tool()
    def test_input_required_result_tampered_state(ctx: Ctx) -> CallToolResult | InputRequiredResult:
        """Carries a state that must come back as it was."""
        return test_input_required_result_request_state(ctx)


def _several(server: StewardServer) -> None:
    @server.tool()
    def test_input_required_result_multiple_inputs(ctx: Ctx) -> CallToolResult | InputRequiredResult:
        """Asks three things at once."""
        asked: dict[str, InputRequest] = {
            "user_name": _form("What is your name?", "name"),
            "greeting": _sampling("Generate a greeting", 50),
            "client_roots": ListRootsRequest(),
        }
        if not asked.keys() <= (ctx.input_responses or {}).keys():
            return InputRequiredResult(input_requests=asked, request_state="three")
        return _said("all three")

    @server.tool()
    def test_input_required_result_multi_round(ctx: Ctx) -> CallToolResult | InputRequiredResult:
        """Asks one thing after the other."""
        if ctx.request_state is None:
            form = _form("Step 1: What is your name?", "name")
            return InputRequiredResult(input_requests={"step1": form}, request_state="{}")
        known = json.loads(ctx.request_state)
        if (name := _filled(ctx, "step1", "name")) is not None:
            form = _form("Step 2: What is your favorite color?", "color")
            return InputRequiredResult(input_requests={"step2": form}, request_state=json.dumps({"name": name}))
        return _said(f"{known.get('name')} likes {_filled(ctx, 'step2', 'color')}")

    @server.tool()
    def test_input_required_result_capabilities(ctx: Ctx) -> InputRequiredResult:
        """Asks what the client can answer."""
        declared = ctx.client_capabilities
        asked: dict[str, InputRequest] = {}
        if declared is not None and declared.sampling is not None:
            asked["greeting"] = _sampling("Generate a greeting", 50)
        if declared is not None and declared.elicitation is not None:
            asked["user_name"] = _form("What is your name?", "name")
        return InputRequiredResult(input_requests=asked, request_state="asked")


def _tasks(server: StewardServer) -> None:
    async def of_the_catalogue(name: str, arguments: dict[str, Any], ctx: Ctx) -> Any:
        fresh: Ctx = Context(request_context=ctx.request_context, mcp_server=server)
        return await server.call_tool(name, arguments, fresh)

    @server.tool(structured_output=False)
    async def failing_job(ctx: Ctx) -> Any:
        """Fails after a second; for clients that follow tasks alone."""
        require_client_extension(ctx.request_context, TASKS)
        return await of_the_catalogue("failing_tool", {}, ctx)

    @server.tool(structured_output=False)
    async def multi_input(ctx: Ctx) -> Any:
        """Two approvals at a time."""
        calls = [{"tool": "confirm_delete", "args": {"filename": name}} for name in ("a.txt", "b.txt")]
        return await of_the_catalogue("execute_task", {"task": json.dumps({"script": [calls]})}, ctx)

    @server.tool(structured_output=False)
    async def test_tool_with_task(ctx: Ctx) -> Any:
        """Asks for a name, then takes its time."""
        require_client_extension(ctx.request_context, TASKS)
        name = _filled(ctx, "user_name", "name")
        if name is None:
            return InputRequiredResult(input_requests={"user_name": _form("What is your name?", "name")})
        return await of_the_catalogue("greet_later", {"name": name}, ctx)


def _resources(server: StewardServer) -> None:
    @server.resource("test://static-text", mime_type="text/plain", description="A text")
    def static_text() -> str:
        return "This is the content of the static text resource."

    @server.resource("test://static-binary", mime_type="image/png", description="A pixel")
    def static_binary() -> bytes:
        return base64.b64decode(PIXEL)

    @server.resource("test://template/{id}/data", mime_type="application/json", description="Data by id")
    def of_template(id: str) -> str:
        return json.dumps({"id": id, "templateTest": True, "data": f"Data for ID: {id}"})


def _prompts(server: StewardServer) -> None:
    @server.prompt()
    def test_simple_prompt() -> str:
        """Says something."""
        return "This is a simple prompt for testing."

    @server.prompt()
    def test_prompt_with_arguments(arg1: str, arg2: str) -> str:
        """Repeats its arguments."""
        return f"Prompt with arguments: arg1='{arg1}', arg2='{arg2}'"

    @server.prompt()
    def test_prompt_with_embedded_resource(resourceUri: str) -> list[UserMessage]:
        """Embeds a resource."""
        embedded = _embedded(resourceUri, "Embedded resource content for testing.")
        return [UserMessage(embedded), UserMessage("Please process the embedded resource above.")]

    @server.prompt()
    def test_prompt_with_image() -> list[UserMessage]:
        """Shows a pixel."""
        return [UserMessage(_image()), UserMessage("Please analyze the image above.")]

    @server.prompt()
    def test_input_required_result_prompt(ctx: Ctx) -> str | InputRequiredResult:
        """Asks for a context."""
        context = _filled(ctx, "user_context", "context")
        if context is None:
            form = _form("What context should the prompt use?", "context")
            return InputRequiredResult(input_requests={"user_context": form})
        return f"Use this context: {context}"

    async def complete(ref: object, argument: CompletionArgument, context: object) -> Completion:
        return Completion(values=[word for word in ("paris", "park", "party") if word.startswith(argument.value)])

    decorate: Callable[[object], object] = server.completion()  # type: ignore[no-untyped-call]
    decorate(complete)
