"""The door of channels: how a user wants to hear of events, what did not reach them, and sending that again."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query
from pydantic import ConfigDict

from steward.api import openapi
from steward.api.credentials.identity import Principal
from steward.api.http import GatewayDep, JsonRoute, PrincipalDep, ReaderDep, RowId
from steward.contracts.base import Message
from steward.contracts.channels import Channel, ChannelSettings
from steward.contracts.user_events import EventKind
from steward.contracts.user_ids import FORMAT
from steward.contracts.wire import MAX_PROBLEM_ID
from steward.sql.notifications import NotificationState

router = APIRouter(tags=["channels"], route_class=JsonRoute)
OWN: Final = "@me"
"""In place of a user: whoever asks."""
UserPath = Annotated[
    str,
    Path(
        min_length=1,
        max_length=200,
        pattern=r"^[^\x00]+$",
        description="@me is whoever asks",
        json_schema_extra=FORMAT,
    ),
]


class DeliveryShown(Message):
    """A delivery of an event to a user by a channel. `next_at` is when it is tried next while it waits."""

    model_config = ConfigDict(from_attributes=True)

    id: int
    state: NotificationState
    recipient: str
    channel: Channel
    kind: EventKind
    problem_id: int | None
    attempts: int
    next_at: datetime
    delivered_at: datetime | None
    dead_at: datetime | None
    last_error: str | None


class DeliveryPage(Message):
    """Deliveries, newest first. `next` is the `before` of the page after, null on the last one."""

    deliveries: list[DeliveryShown]
    next: int | None


class DeliveryResent(Message):
    """The delivery that is tried anew."""

    id: int


def _of(principal: Principal, user_id: str) -> Principal:
    return principal if user_id == OWN else principal.acting_for(user_id)


@router.get("/users/{user_id}/channels", responses=openapi.reading())
async def get_channels(gateway: GatewayDep, principal: PrincipalDep, user_id: UserPath) -> ChannelSettings:
    """How a user wants to hear of events; without a word of theirs, by the webhook."""
    return await gateway.channels.settings(_of(principal, user_id))


@router.put("/users/{user_id}/channels", responses=openapi.reading(422))
async def put_channels(
    gateway: GatewayDep, principal: PrincipalDep, user_id: UserPath, body: ChannelSettings
) -> ChannelSettings:
    """Set that, for events from now on."""
    return await gateway.channels.set_settings(_of(principal, user_id), body)


@router.get("/deliveries", responses=openapi.reading())
async def list_deliveries(
    gateway: GatewayDep,
    principal: ReaderDep,
    state: Annotated[NotificationState | None, Query(description="dead: given up by the channel")] = None,
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
    before: Annotated[int | None, Query(ge=1, le=MAX_PROBLEM_ID, description="The `next` of the page before")] = None,
) -> DeliveryPage:
    """Deliveries of events, newest first."""
    found = await gateway.channels.list(principal, state, before, limit)
    following = found[-1].id if len(found) == limit else None
    return DeliveryPage(deliveries=[DeliveryShown.model_validate(item) for item in found], next=following)


@router.post("/deliveries/{delivery_id}/resend", responses=openapi.reading(404))
async def resend_delivery(gateway: GatewayDep, principal: ReaderDep, delivery_id: RowId) -> DeliveryResent:
    """Send one again that was not taken, under the same id as before."""
    await gateway.channels.resend(principal, delivery_id)
    return DeliveryResent(id=delivery_id)
