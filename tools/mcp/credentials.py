"""Credentials that lie in a secret store behind an MCP server, such as a password manager's. Composed by workers.

Whoever asks by `found` hears whether there is one. The value goes to HTTP tools alone, into a header; from the moment
it is read it is masked wherever text leaves.
"""

from __future__ import annotations

from typing import Final, Protocol

from steward.contracts.base import Json
from steward.contracts.errors import ToolFailed
from steward.contracts.mcp import McpServer
from steward.contracts.owner import Owner, Requester
from steward.contracts.redaction import REDACTOR
from steward.contracts.tool import STORE, Effect, McpExecutor, Permission, ToolSpec
from steward.tools.context import ToolContext, ToolResult
from steward.tools.ports import Services, utc_now

_CALL: Final = "credential"


class McpCalls(Protocol):
    """Calls a tool of an MCP server. Raises as `ToolRunner.run` does."""

    async def call(
        self, spec: ToolSpec, executor: McpExecutor, ctx: ToolContext, args: dict[str, Json]
    ) -> ToolResult: ...


class CredentialStore:
    """The store of one server, whose entry says by which tool."""

    def __init__(self, server: McpServer, mcp: McpCalls) -> None:
        assert server.credentials is not None
        self._server = server
        self._source = server.credentials
        self._mcp = mcp

    async def get(self, item: str, vault: str | None = None) -> str | None:
        """The value of an item; None where the store's answer has no value.

        Raises:
            SaidNo: the store said why it gives none.
            ToolFailed: the store's tool is not accepted, or is gone.
            ToolUnavailable: it cannot be reached.
        """
        source = self._source
        executor = McpExecutor(server=self._server.name, tool=source.tool)
        spec = ToolSpec(
            name=f"credentials-{self._server.name}",
            description=f"{source.tool} of {self._server.name}",
            parameters={"type": "object"},
            permission=Permission.AUTONOMOUS,
            effect=Effect.READ,
            tool_type="mcp",
            executor=executor,
            timeout_s=self._server.timeout_s,
        )
        args: dict[str, Json] = {source.item: item}
        if vault is not None:
            args[source.vault] = vault
        ctx = ToolContext(Requester(Owner("", ""), 0), call_id=_CALL, now=utc_now(), services=Services())
        value = _value(await self._mcp.call(spec, executor, ctx, args), source.value)
        if value is not None:
            REDACTOR.learn([value])
        return value

    async def header(self, written: str) -> str:
        """The value of a header: what stands before `store:` and then the item's value, `store:[vault/]item`."""
        before, _, name = written.partition(STORE)
        vault, _, item = name.rpartition("/")
        value = await self.get(item, vault or None)
        if value is None:
            raise ToolFailed(f"the secret store has no item {name}")
        return before + value


def _value(answer: ToolResult, path: str | None) -> str | None:
    """The text at a dotted path of the structured answer, else the one text that was answered."""
    result = answer.result if isinstance(answer.result, dict) else {}
    if path is not None:
        found: Json = result.get("structuredContent")
        for key in path.split("."):
            found = found.get(key) if isinstance(found, dict) else None
        return found if isinstance(found, str) and found else None
    texts = [part["text"] for part in result.get("content", []) if part.get("type") == "text"]
    return texts[0].strip() or None if len(texts) == 1 else None
