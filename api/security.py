"""The door /security/events: what happened that concerns security, without the secrets themselves. Reads only."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import AfterValidator, AwareDatetime, BeforeValidator, ConfigDict

from steward.api import openapi
from steward.api.http import GatewayDep, ReaderDep
from steward.contracts.base import Message
from steward.contracts.security import KIND_FORM
from steward.contracts.wire import MAX_PROBLEM_ID
from steward.sql.security import EventFilter

router = APIRouter(tags=["security"])


class SecurityEventShown(Message):
    """An event. `family` is what was found, `place` where, `detail` says it in words; the secret is nowhere."""

    model_config = ConfigDict(from_attributes=True)

    id: int
    user_id: str
    kind: str
    problem_id: int | None
    family: str
    place: str
    detail: str
    at: datetime


class SecurityEventPage(Message):
    """Events, newest first. `next` is the `before` of the page after, null on the last one."""

    events: list[SecurityEventShown]
    next: int | None


def _dated(moment: object) -> object:
    """Only a date and time of day is a moment: pydantic would take a bare number for seconds since 1970."""
    if isinstance(moment, str) and "T" not in moment.upper():
        raise ValueError("use ISO 8601 with a time and an offset, such as 2026-11-23T18:00:00Z")
    return moment


def _in_utc(moment: datetime | None) -> datetime | None:
    try:
        return moment and moment.astimezone(UTC)
    except OverflowError:
        raise ValueError("this moment has no name in UTC") from None


@router.get("/security/events", responses=openapi.reading())
async def list_security_events(
    gateway: GatewayDep,
    principal: ReaderDep,
    kind: Annotated[
        str | None, Query(pattern=KIND_FORM, description="secret_found, masked, asked, denied, injection_detected ...")
    ] = None,
    since: Annotated[
        AwareDatetime | None,
        BeforeValidator(_dated),
        AfterValidator(_in_utc),
        Query(description="A moment with its offset"),
    ] = None,
    problem_id: Annotated[int | None, Query(ge=1, le=MAX_PROBLEM_ID)] = None,
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
    before: Annotated[int | None, Query(ge=1, le=MAX_PROBLEM_ID, description="The `next` of the page before")] = None,
) -> SecurityEventPage:
    """Security events, newest first: a user's own, an operator's the whole tenant's. They are kept for
    STEWARD_RETAIN_SECURITY_EVENTS_DAYS days."""
    found = await gateway.security.list(principal, EventFilter(kind, since, problem_id, before), limit)
    following = found[-1].id if len(found) == limit else None
    return SecurityEventPage(events=[SecurityEventShown.model_validate(one) for one in found], next=following)
