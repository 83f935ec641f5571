"""The MCP server: the SDK's, with the catalogue's tools, the caller's problems as resources, and problems as tasks.

Made by the HTTP side and by `python -m steward.api.mcp`. What else is registered on it, as tests do with the tools a
conformance suite calls, is served on the same path.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.metadata import version
from typing import Any, Final

from mcp.server import MCPServer
from mcp.server.lowlevel.helper_types import ReadResourceContents
from mcp.server.mcpserver import Context
from mcp.server.subscriptions import InMemorySubscriptionBus
from mcp.shared.exceptions import MCPError
from mcp_types import (
    INVALID_PARAMS,
    CallToolResult,
    InputRequiredResult,
    Resource,
    ResourceTemplate,
    SubscribeRequestParams,
    SubscriptionsListenRequestParams,
    Tool,
    ToolAnnotations,
    UnsubscribeRequestParams,
)
from pydantic import AnyUrl

from steward.api.core.tool_catalogue import CheckedTool
from steward.api.mcp import prompts, resources
from steward.api.mcp.answers import OUTPUT_SCHEMA, protocol_error
from steward.api.mcp.callers import Callers
from steward.api.mcp.calls import GatewayOf, ToolCalls
from steward.api.mcp.definitions import definition
from steward.api.mcp.states import SECRET, InstallationCodec, LoadKeys, security
from steward.api.mcp.subscriptions import Subscriptions
from steward.api.mcp.tasks import TasksExtension
from steward.config.settings import Settings
from steward.config.values import keys_of
from steward.contracts.errors import StewardError

NAME: Final = "steward"
ANSWER_QUESTION: Final = "answer_question"
_INSTRUCTIONS: Final = (
    "Steward does things for its user: mail, calendar, tasks, reminders, memory, knowledge. Call a tool, or hand over"
    " a task in words with execute_task. What has an effect may wait for the user's approval; then show the user the"
    " exact arguments and let them decide. Each request is a problem with a number; get_status tells how it stands."
)
_STATE_GRACE_S: Final = 60.0


class StewardServer(MCPServer[Any]):
    """Tools come from the gateway at every listing, so what the operator switches off is gone at once."""

    def __init__(self, settings: Settings, gateway: GatewayOf, callers: Callers) -> None:
        async def secret() -> bytes:
            return await (await gateway()).secrets.get(SECRET)

        codec = InstallationCodec(keys_of(settings.mcp_state_keys), secret)
        lists = InMemorySubscriptionBus()
        super().__init__(
            NAME,
            title="Steward",
            instructions=_INSTRUCTIONS,
            version=version("steward"),
            extensions=[TasksExtension(gateway, callers)],
            subscriptions=lists,
            request_state_security=security(codec, callers, settings.approval_ttl_s + _STATE_GRACE_S),
        )
        self._gateway = gateway
        self._callers = callers
        self._calls = ToolCalls(gateway, callers, settings.mcp_task_after_s)
        self.middleware.insert(0, LoadKeys(codec, protocol_error))
        prompts.register(self)
        self._subscribe(Subscriptions(gateway, callers, lists))

    def _subscribe(self, subscriptions: Subscriptions) -> None:
        # The convenience tier has no hook for the 2025 eras' subscriptions, and its own listener knows no callers.
        lowlevel = self._lowlevel_server
        lowlevel.add_request_handler("subscriptions/listen", SubscriptionsListenRequestParams, subscriptions.listen)
        lowlevel.add_request_handler("resources/subscribe", SubscribeRequestParams, subscriptions.subscribe)
        lowlevel.add_request_handler("resources/unsubscribe", UnsubscribeRequestParams, subscriptions.unsubscribe)

    async def list_tools(self) -> list[Tool]:
        """The catalogue's tools by name, then `answer_question`, then what was registered besides."""
        tools = [definition(tool.spec) for tool in await self._catalogue()]
        return [*tools, _ANSWER_QUESTION, *await super().list_tools()]

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Context[Any, Any] | None = None
    ) -> CallToolResult | InputRequiredResult:
        """Call a tool.

        Raises:
            MCPError: there is no tool of that name, or the server cannot serve it now.
        """
        assert context is not None
        if name == ANSWER_QUESTION:
            problem_id, answer = arguments.get("problem_id"), arguments.get("answer")
            if not isinstance(problem_id, int) or not isinstance(answer, str):
                raise MCPError(code=INVALID_PARAMS, message="answer_question needs problem_id and answer")
            return await self._calls.reply(problem_id, answer, context)
        if self._tool_input_schema(name) is not None:
            return await super().call_tool(name, arguments, context)
        return await self._calls.call(name, arguments, context)

    async def list_resources(self) -> list[Resource]:
        """The caller's open problems, and what was registered besides."""
        return [*resources.RESOURCES, *await super().list_resources()]

    async def list_resource_templates(self) -> list[ResourceTemplate]:
        """A problem and its steps, and what was registered besides."""
        return [*resources.TEMPLATES, *await super().list_resource_templates()]

    async def read_resource(
        self, uri: AnyUrl | str, context: Context[Any, Any] | None = None
    ) -> Iterable[ReadResourceContents] | InputRequiredResult:
        """Read a resource of the caller's."""
        if context is None or not str(uri).startswith(resources.SCHEME):
            return await super().read_resource(uri, context)
        try:
            principal = self._callers.of(context.request_context)
            text = await resources.read(await self._gateway(), principal, str(uri))
        except StewardError as error:
            raise protocol_error(error, uri=str(uri)) from error
        return [ReadResourceContents(content=text, mime_type="application/json")]

    async def _catalogue(self) -> list[CheckedTool]:
        try:
            return await (await self._gateway()).tools.list()
        except StewardError as error:
            raise protocol_error(error) from error


_ANSWER_QUESTION: Final = Tool(
    name=ANSWER_QUESTION,
    title="Answer a question",
    description="Give the user's answer to the question a problem asks.",
    input_schema={
        "type": "object",
        "additionalProperties": False,
        "required": ["problem_id", "answer"],
        "properties": {
            "problem_id": {"type": "integer", "minimum": 1, "description": "The problem that asks"},
            "answer": {"type": "string", "minLength": 1, "maxLength": 10_000, "description": "In the user's words"},
        },
    },
    output_schema=OUTPUT_SCHEMA,
    annotations=ToolAnnotations(title="Answer a question", read_only_hint=False, destructive_hint=True),
)
