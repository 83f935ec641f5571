"""The page of one approval, which messages to its user link to: the call's arguments as they wait now, and the buttons.

Looking decides nothing. The address names the arguments that the message was about, by their hash: where others wait by
now, the page says so, and what is decided there is what it shows.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from steward.api.console.guarded import PageRoute, visitor_of
from steward.api.console.inbox_cards import Card, standing
from steward.api.console.pages import page

router = APIRouter(prefix="/console/approvals", route_class=PageRoute, include_in_schema=False)
_OTHERS = "Other arguments wait now than those that you were told of. What you decide here is what stands here."


@router.get("/{approval_id}/{args_sha256}")
async def show_approval(
    request: Request,
    approval_id: Annotated[str, Path(pattern=r"^[1-9][0-9]{0,17}-[1-9][0-9]{0,8}$")],
    args_sha256: Annotated[str, Path(pattern=r"^[0-9a-f]{64}$")],
) -> Response:
    """An approval as it stands now, what became of it, or what its problem asks in its place."""
    visitor = visitor_of(request)
    now, others = await standing(visitor, approval_id)
    changed = isinstance(now, Card) and now.approval is not None and now.approval.args_sha256 != args_sha256
    replaced = not isinstance(now, Card) and bool(others)
    notice = _OTHERS if changed or replaced else ""
    return page("approval.html", here="inbox", visitor=visitor, cards=[now, *others], notice=notice)
