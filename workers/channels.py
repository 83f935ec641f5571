"""The loop that brings events to their users' channels, in every worker of the problems' queue."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from steward.activities.channels import EmailChannel, NtfyChannel
from steward.activities.event_courier import EventCourier
from steward.activities.webhook import Webhook
from steward.config.settings import Settings
from steward.contracts.channels import Channel
from steward.contracts.errors import StewardError
from steward.contracts.owner import Owner, Reach
from steward.contracts.user_events import EventKind
from steward.sql.chat_users import ChatUserStore
from steward.sql.database import Database
from steward.sql.deliveries import DeliveryStore
from steward.sql.user_events import UserEventStore
from steward.workers.internet_services import mail_accounts

_log = logging.getLogger(__name__)
_LOOK_S: Final = 1.0
_RETRY_S: Final = 10.0


@asynccontextmanager
async def delivering(settings: Settings, database: Database, webhook: Webhook | None) -> AsyncIterator[None]:
    """While it is open, what is due is delivered. What is under way at the end comes again elsewhere."""
    ntfy = NtfyChannel(settings.user_agent, private=settings.channels_private)
    secret = settings.mail_reply_secret
    courier = EventCourier(
        UserEventStore(database),
        DeliveryStore(database),
        webhook=webhook,
        ntfy=ntfy,
        email=EmailChannel(mail_accounts(settings), None if secret is None else secret.get_secret_value()),
        base_url=settings.public_url or settings.api_url,
        zone=settings.timezone,
        lead_s=settings.expiring_notice_s,
    )
    working = asyncio.create_task(_keep_delivering(courier))
    try:
        yield
    finally:
        working.cancel()
        await asyncio.wait([working])
        await ntfy.aclose()


class Told:
    """Where users are told what comes by itself."""

    def __init__(self, deliveries: DeliveryStore, chats: ChatUserStore, *, has_webhook: bool) -> None:
        self._deliveries = deliveries
        self._chats = chats
        self._has_webhook = has_webhook

    async def where(self, owner: Owner) -> list[str]:
        """The names of the ways. The console shows it whatever channel the user has, if any."""
        channels = (await self._deliveries.settings(owner)).channels_of(EventKind.NOTIFICATION)
        ways = [one.value for one in channels if one is not Channel.WEBHOOK or self._has_webhook]
        if "telegram" in await self.paired_chats(owner):
            ways.append("telegram")
        return ["console", *ways]

    async def paired_chats(self, owner: Owner) -> frozenset[str]:
        """The gateways whose chats bring the user what comes by itself, since the user is paired with one of theirs."""
        return frozenset(row.gateway for row in await self._chats.list(Reach(owner.tenant_id, owner.user_id)))


async def _keep_delivering(courier: EventCourier) -> None:
    while True:
        pause = _LOOK_S
        try:
            if await courier.work():
                continue
        except StewardError as error:
            _log.info("deliveries wait: %s", error.detail)
            pause = _RETRY_S
        except Exception:
            # Whatever it was, the next time may go well, and nobody would see that this task has ended.
            _log.exception("looking for deliveries failed")
            pause = _RETRY_S
        await asyncio.sleep(pause)
