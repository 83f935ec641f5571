"""By which names a rule of the policy knows a tool. Pure; used by the policy's rules."""

from __future__ import annotations

from fnmatch import fnmatchcase

from steward.contracts.tool import McpExecutor, RequestMcpExecutor, ToolSpec
from steward.language.unicode_text import normalized


def names_of(spec: ToolSpec) -> list[str]:
    """The names a tool is known by here: its own, its aliases, and where it comes from. A tool of a request's own
    server is known by its address alone: what it is called for one problem is nobody's name."""
    executor = spec.executor
    if isinstance(executor, RequestMcpExecutor):
        return [f"{executor.url}/{executor.tool}"]
    origin = [f"{executor.server}/{executor.tool}"] if isinstance(executor, McpExecutor) else []
    return [spec.name, *spec.aliases, *origin]


def server_names_of(spec: ToolSpec) -> list[str]:
    """The name that its server gives a tool. Any server may give any: what it fits by may only tighten."""
    if isinstance(spec.executor, RequestMcpExecutor):
        return [spec.name, spec.executor.tool]
    return [spec.executor.tool] if isinstance(spec.executor, McpExecutor) else []


def fits_glob(text: str, pattern: str) -> bool:
    """Whether a text fits a pattern with `*` and `?`, upper and lower case alike."""
    return fnmatchcase(_folded(text), _folded(pattern))


def _folded(text: str) -> str:
    return normalized("NFKC", text).casefold()
