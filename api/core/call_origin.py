"""Where a /tool/call request came from, and what came along beside its body. Shared by the gateway and its doors."""

from __future__ import annotations

from dataclasses import dataclass

from steward.api.core.idempotency import Watcher


@dataclass(frozen=True, slots=True)
class CallOrigin:
    """`gateway` is the name on record of what the request came through. `watcher` is told the problem that a request in
    words, or a direct call, goes to, before the wait. `mcp_url` is an MCP server whose tools that problem alone has: a
    request with one opens a problem, whatever its conversation waits for. `by_form`: the caller's client shows its
    user a form, so that a yes in words, which a model may have written, decides nothing. `seen` are the marks
    (contracts.marks) in the caller's own text: nothing else that waits can be meant. None: whatever was shown."""

    gateway: str = "http"
    watcher: Watcher | None = None
    mcp_url: str | None = None
    by_form: bool = False
    seen: frozenset[str] | None = None
