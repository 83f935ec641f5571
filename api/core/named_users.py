"""Callers that write who asks among the arguments of a tool, and not beside them. Part of the gateway."""

from __future__ import annotations

from typing import Final

from steward.api.core.tool_catalogue import ToolCatalogue
from steward.contracts.errors import BadRequest, NotFound
from steward.contracts.tool import CALLERS_OWN
from steward.contracts.wire import ToolCallRequest, number_as_text

_LONGEST: Final = 200


async def by_user_named_inside(catalogue: ToolCatalogue, request: ToolCallRequest) -> ToolCallRequest:
    """The request, by the user that its arguments name where it names none itself. Whether the caller may speak for
    that user is checked as for any other. A tool that has such a parameter of its own keeps it.

    Raises:
        BadRequest: it names another user beside its arguments, or one whose id is too long.
    """
    if request.tool_name is None or not CALLERS_OWN.intersection(request.args or {}):
        return request
    try:
        spec = (await catalogue.find(request.tool_name)).spec
    except NotFound:
        return request
    args = request.args or {}
    kept = {name: value for name, value in args.items() if not spec.ignores(name)}
    named = None if "user_id" in kept else number_as_text(args.get("user_id"))
    if not isinstance(named, str) or not named.strip():
        return request.model_copy(update={"args": kept})
    if request.user_id not in (None, named) or len(named) > _LONGEST:
        line = f"args.user_id: must be the user beside args, or at most {_LONGEST} characters where none is"
        raise BadRequest(line, errors=[line])
    return request.model_copy(update={"user_id": named, "args": kept})
