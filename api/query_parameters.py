"""Refuses query parameters that an address does not know: a misspelt filter is never silently no filter.

A dependency of every address of the app that is on the OpenAPI page; the console's own pages, which browsers reach with
what others add to links, are not. The protocols' addresses (MCP, A2A) keep their protocols' rules.
"""

from __future__ import annotations

from typing import Final

from fastapi import Request
from fastapi.dependencies.utils import get_flat_params
from fastapi.params import Query
from fastapi.routing import APIRoute

from steward.contracts.errors import ErrorCode, Unprocessable
from steward.contracts.suggestions import did_you_mean

_SHOWN: Final = 40
_PROTOCOLS: Final = frozenset({"a2a", "mcp"})
"""The tags of the addresses whose parameters are read by a protocol's own library."""
_USER: Final = "user_id"
"""Looked at wherever credentials are (api/http.py): who names somebody else by it is refused for that."""


async def refuse_unknown_parameters(request: Request) -> None:
    """Nothing, when every query parameter is one of this address's.

    Raises:
        Unprocessable: unknown_parameter; it names each, what it may have been meant for, and those there are.
    """
    route = request.scope.get("route")
    if not request.scope["query_string"] or not isinstance(route, APIRoute) or not route.include_in_schema:
        return
    if _PROTOCOLS.intersection(route.tags):
        return
    known = _known(route)
    unknown = [name for name in dict.fromkeys(request.query_params) if name not in {*known, _USER}]
    if unknown:
        lines = [_line(name, known) for name in unknown[:_SHOWN]]
        raise Unprocessable(lines[0], code=ErrorCode.UNKNOWN_PARAMETER, errors=lines)


def _known(route: APIRoute) -> list[str]:
    fields = get_flat_params(route.dependant)
    return sorted({field.alias for field in fields if isinstance(field.field_info, Query)})


def _line(name: str, known: list[str]) -> str:
    there = f"there are {', '.join(known)}" if known else "this address takes none"
    question = did_you_mean(name[:_SHOWN], known)
    return f"{name[:_SHOWN]}: no such query parameter" + (f", {question} " if question else "; ") + there
