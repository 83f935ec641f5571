"""How a user wants to hear of events: by which channels, which kinds, and not during their quiet hours. Pure."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from enum import StrEnum
from typing import Final
from zoneinfo import ZoneInfo

from pydantic import Field

from steward.contracts.base import WireMessage
from steward.contracts.user_events import EventKind

_ADDRESS: Final = r"^[^\s@<>,;\"()\x00-\x1f]{1,64}@[^\s@<>,;\"()\x00-\x1f]{1,255}$"
_CLOCK: Final = r"^([01][0-9]|2[0-3]):[0-5][0-9]$"
_TOPIC: Final = r"^https?://[^\s/@?#]{1,255}(/[^\s?#/]{1,200}){1,5}$"


class Channel(StrEnum):
    """A way to a user. WEBHOOK is the operator's one address, NTFY and EMAIL are the user's own."""

    WEBHOOK = "webhook"
    NTFY = "ntfy"
    EMAIL = "email"


class QuietHours(WireMessage):
    """From `begin` to `end`, both HH:MM of the user's day, nothing is sent but what is of a kind in `urgent`. The rest
    is sent as the quiet hours end. Of equal times there are no quiet hours."""

    begin: str = Field(pattern=_CLOCK)
    end: str = Field(pattern=_CLOCK)
    urgent: list[EventKind] = Field(default_factory=lambda: [EventKind.APPROVAL_EXPIRING])


class ChannelSettings(WireMessage):
    """`channels` for every kind that `kinds` does not name; an empty list is none."""

    channels: list[Channel] = Field(default_factory=lambda: [Channel.WEBHOOK])
    kinds: dict[EventKind, list[Channel]] = Field(default_factory=dict)
    ntfy_url: str | None = Field(None, pattern=_TOPIC, max_length=500)
    """The address of a topic, such as https://ntfy.sh/my-secret-topic: whoever knows it reads what is sent there."""
    email: str | None = Field(None, pattern=_ADDRESS)
    """Unset, the address of the user's own mail account."""
    timezone: str | None = Field(None, max_length=100)
    """Of the quiet hours. Unset, that of the user's profile, or the installation's."""
    quiet: QuietHours | None = None

    def channels_of(self, kind: EventKind) -> list[Channel]:
        """By which channels an event of this kind is sent, each once."""
        return list(dict.fromkeys(self.kinds.get(kind, self.channels)))

    def due(self, kind: EventKind, now: datetime, zone: str) -> datetime:
        """When an event of this kind that happens `now` is sent: at once, or as the quiet hours end. `zone` is the
        user's where the settings name none."""
        if self.quiet is None or kind in self.quiet.urgent:
            return now
        begin, end = time.fromisoformat(self.quiet.begin), time.fromisoformat(self.quiet.end)
        local = now.astimezone(ZoneInfo(self.timezone or zone))
        clock = local.time().replace(microsecond=0)
        within = begin <= clock < end if begin <= end else clock >= begin or clock < end
        if not within:
            return now
        day = local.date() + timedelta(days=1 if clock >= end else 0)
        return max(now, datetime.combine(day, end, local.tzinfo))
