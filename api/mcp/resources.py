"""What there is to read: the caller's open problems, a problem, its steps. Everything is the caller's own."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from mcp_types import Resource, ResourceTemplate

from steward.api.credentials.identity import Principal
from steward.api.exchanges import for_user
from steward.api.gateway import Gateway
from steward.contracts.errors import NotFound
from steward.contracts.problem import ProblemStatus
from steward.contracts.wire import MAX_PROBLEM_ID

SCHEME: Final = "steward://"
OPEN: Final = "steward://problems/open"
_JSON: Final = "application/json"
_PROBLEM: Final = re.compile(r"steward://problems/([1-9][0-9]{0,18})(/steps)?", re.ASCII)
"""Matches `steward://problems/43` and `steward://problems/43/steps`; nothing with a query or a trailing slash."""
OPEN_STATUSES: Final = (
    ProblemStatus.IN_PROGRESS,
    ProblemStatus.AWAITING_CONFIRMATION,
    ProblemStatus.AWAITING_USER,
    ProblemStatus.BLOCKED,
)

RESOURCES: Final = (
    Resource(
        uri=OPEN,
        name="open_problems",
        title="Open problems",
        description="What is still under way for you, and what waits for your approval or answer",
        mime_type=_JSON,
    ),
)
TEMPLATES: Final = (
    ResourceTemplate(
        uri_template="steward://problems/{problem_id}",
        name="problem",
        title="A problem",
        description="One request: its status, what it waits for, its result",
        mime_type=_JSON,
    ),
    ResourceTemplate(
        uri_template="steward://problems/{problem_id}/steps",
        name="problem_steps",
        title="The steps of a problem",
        description="What was done for one request, by whom and when",
        mime_type=_JSON,
    ),
)


async def read(gateway: Gateway, principal: Principal, uri: str) -> str:
    """The JSON text of a resource.

    Raises:
        StewardError: as the gateway does; NotFound where there is none of that name for this caller.
    """
    if uri == OPEN:
        # An operator's credentials would show the whole tenant's problems; "you" is the default user here.
        user = for_user(principal, gateway.config.default_user)
        views = await gateway.problems.list(user, OPEN_STATUSES)
        return _text([view.model_dump(mode="json") for view in views if not view.closed])
    problem_id = problem_of(uri)
    if problem_id is None:
        raise NotFound(f"there is no resource {uri[:200]}")
    if not uri.endswith("/steps"):
        return _text((await gateway.problems.view(principal, problem_id)).model_dump(mode="json"))
    found = await gateway.problems.steps(principal, problem_id)
    return _text([{"id": number, **step.model_dump(mode="json")} for number, step in found.steps])


def problem_of(uri: str) -> int | None:
    """The problem a resource is about; None for the list and for what is no resource."""
    found = _PROBLEM.fullmatch(uri)
    if found is None or int(found.group(1)) > MAX_PROBLEM_ID:
        return None
    return int(found.group(1))


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
