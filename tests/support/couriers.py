"""A courier over a test's database, and one in a process of its own that can be killed."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime

from steward.activities.channels import EmailChannel, NtfyChannel
from steward.activities.event_courier import LEASE_S, EventCourier
from steward.activities.webhook import Webhook
from steward.contracts.owner import Owner
from steward.sql.database import Database
from steward.sql.deliveries import DeliveryStore
from steward.sql.user_events import UserEventStore
from steward.tools.mail.account import Account

SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
BASE = "https://steward.example"


@asynccontextmanager
async def a_courier(
    database: Database,
    webhook_url: str | None = None,
    *,
    private: bool = True,
    accounts: Mapping[Owner, Account] | None = None,
    lease_s: float = LEASE_S,
    now: datetime | None = None,
) -> AsyncIterator[EventCourier]:
    """One whose webhook is at that address. `now` is when events are routed, if not when they are."""
    webhook = None if webhook_url is None else Webhook(webhook_url, SECRET)
    ntfy = NtfyChannel("a test", private=private)
    yield EventCourier(
        UserEventStore(database),
        DeliveryStore(database),
        webhook=webhook,
        ntfy=ntfy,
        email=EmailChannel(accounts or {}),
        base_url=BASE,
        zone="UTC",
        lead_s=3600,
        lease_s=lease_s,
        now=lambda: now or datetime.now(UTC),
    )
    await ntfy.aclose()
    if webhook is not None:
        await webhook.aclose()


async def bring_forward(database: Database) -> None:
    """Let every pause be over."""
    await database.execute("UPDATE event_deliveries SET next_at = now() - interval '1 second'")


async def _work_once(dsn: str, url: str, lease_s: float) -> None:
    async with Database(dsn) as database, a_courier(database, url, lease_s=lease_s) as courier:
        await courier.work()


if __name__ == "__main__":
    asyncio.run(_work_once(sys.argv[1], sys.argv[2], float(sys.argv[3])))
