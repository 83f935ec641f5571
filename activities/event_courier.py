"""EventCourier: brings the events of users to their channels, until each is taken or given up.

A worker's loop calls `work` (workers/channels.py). Everything that is due lies in PostgreSQL, so a worker that dies
loses nothing: what it had claimed comes again, under the same id.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

from steward.activities.channels import EmailChannel, NtfyChannel
from steward.activities.webhook import Webhook
from steward.contracts.channels import Channel
from steward.contracts.errors import StewardError, ToolFailed
from steward.contracts.redaction import REDACTOR
from steward.language.zones import is_zone
from steward.sql.deliveries import Delivery, DeliveryStore, Preference, Routing
from steward.sql.user_events import UserEventStore

_log = logging.getLogger(__name__)

_MOST: Final = 100
"""Events that are routed in one transaction."""
_AT_ONCE: Final = 10
LEASE_S: Final = 60.0
"""Longer than any channel may take."""
ATTEMPTS: Final = 15
"""After so many, over an hour and a half, a delivery is given up."""
_LONGEST_PAUSE_S: Final = 600.0


def _now() -> datetime:
    return datetime.now(UTC)


class EventCourier:
    """`base_url` is where users reach the API; `zone` that of users who gave none; `lead_s` how long before an approval
    expires its user is told. A channel that the installation does not have is None."""

    def __init__(
        self,
        events: UserEventStore,
        deliveries: DeliveryStore,
        *,
        webhook: Webhook | None,
        ntfy: NtfyChannel,
        email: EmailChannel,
        base_url: str,
        zone: str,
        lead_s: float,
        lease_s: float = LEASE_S,
        now: Callable[[], datetime] = _now,
    ) -> None:
        self._events = events
        self._deliveries = deliveries
        self._webhook = webhook
        self._ntfy = ntfy
        self._email = email
        self._base_url = base_url.rstrip("/")
        self._zone = zone
        self._lead_s = lead_s
        self._lease_s = lease_s
        self._now = now

    async def work(self) -> bool:
        """One round: tell of what expires, make deliveries, send those that are due. Whether more may be due now.

        Raises:
            Unavailable: PostgreSQL is away.
        """
        await self._events.tell_of_expiring(self._lead_s)
        routed = await self.route()
        due = await self._deliveries.claim(_AT_ONCE, self._lease_s)
        await asyncio.gather(*(self._deliver(delivery) for delivery in due))
        return routed == _MOST or len(due) == _AT_ONCE

    async def route(self) -> int:
        """Make the deliveries of events that have none yet, as their users' settings are now. How many events."""
        async with self._deliveries.routing(_MOST) as routing:
            for tenant_id in sorted({event.tenant_id for event in routing.events}):
                await self._route_tenant(routing, tenant_id)
        return len(routing.events)

    async def _route_tenant(self, routing: Routing, tenant_id: str) -> None:
        events = [event for event in routing.events if event.tenant_id == tenant_id]
        known = await routing.preferences(tenant_id, sorted({user for event in events for user in event.recipients}))
        now = self._now()
        for event in events:
            for user in event.recipients:
                wanted = known[user]
                due = wanted.settings.due(event.kind, now, self._zone_of(wanted))
                for channel in wanted.settings.channels_of(event.kind):
                    if channel is not Channel.WEBHOOK or self._webhook is not None:
                        await routing.add(event, user, channel, due)

    def _zone_of(self, wanted: Preference) -> str:
        """A profile is what its user said, which need not be a zone."""
        return wanted.timezone if wanted.timezone and is_zone(wanted.timezone) else self._zone

    async def _deliver(self, delivery: Delivery) -> None:
        trouble = await self._trouble(delivery)
        if trouble is None:
            await self._deliveries.delivered(delivery.id)
            return
        last = delivery.attempts >= ATTEMPTS
        pause = None if last else min(2.0**delivery.attempts, _LONGEST_PAUSE_S)
        _log.warning("delivery %s by %s: %s", delivery.id, delivery.channel, REDACTOR.text(trouble))
        await self._deliveries.failed(delivery.id, REDACTOR.text(trouble), pause)

    async def _trouble(self, delivery: Delivery) -> str | None:
        """Send it; None when it was taken."""
        try:
            async with asyncio.timeout(self._lease_s * 0.9):
                await self._send(delivery)
        except StewardError as error:
            return error.detail
        except TimeoutError:
            return "it was not taken in time"
        except Exception as error:
            # One odd delivery must not keep the others: it is tried again like any that was not taken.
            _log.exception("delivery %s failed", delivery.id)
            return type(error).__name__
        return None

    async def _send(self, delivery: Delivery) -> None:
        event = delivery.as_event(self._base_url)
        match delivery.channel:
            case Channel.WEBHOOK:
                if self._webhook is None:
                    raise ToolFailed("there is no webhook (STEWARD_WEBHOOK_URL)")
                await self._webhook.tell(event)
            case Channel.NTFY:
                await self._ntfy.send(delivery.settings, event)
            case Channel.EMAIL:
                await self._email.send(delivery.owner, delivery.settings, event)
