"""How users want to hear of events, and what did not reach them. Part of the gateway; workers deliver."""

from __future__ import annotations

from collections.abc import Sequence

from steward.api.credentials.identity import Principal, Scope
from steward.contracts.channels import Channel, ChannelSettings
from steward.contracts.errors import NotFound, Unprocessable
from steward.language.zones import is_zone
from steward.sql.deliveries import DeliveryStore, RecordedDelivery
from steward.sql.notifications import NotificationState


class ChannelOutbox:
    """Every method requires the scope call. What is others' does not exist for a principal. `private` allows topics at
    plain http; whether an address is public is looked at when it is connected to."""

    def __init__(self, store: DeliveryStore, default_user: str, *, private: bool) -> None:
        self._store = store
        self._default_user = default_user
        self._private = private

    async def settings(self, principal: Principal) -> ChannelSettings:
        """How this user wants to hear of events."""
        principal.require(Scope.CALL)
        return await self._store.settings(principal.owner(self._default_user))

    async def set_settings(self, principal: Principal, settings: ChannelSettings) -> ChannelSettings:
        """Keep that in place of what was kept.

        Raises:
            Unprocessable: it names ntfy without a topic, or one at plain http, or no time zone.
        """
        principal.require(Scope.CALL)
        used = {*settings.channels, *(channel for wanted in settings.kinds.values() for channel in wanted)}
        if Channel.NTFY in used and settings.ntfy_url is None:
            raise _refusal("ntfy_url: is needed for the channel ntfy")
        if settings.ntfy_url is not None and not self._private and not settings.ntfy_url.startswith("https://"):
            raise _refusal("ntfy_url: must begin with https:// (STEWARD_CHANNELS_PRIVATE allows others)")
        if settings.timezone is not None and not is_zone(settings.timezone):
            raise _refusal("timezone: must be an IANA time zone such as Europe/Berlin")
        await self._store.set_settings(principal.owner(self._default_user), settings)
        return settings

    async def list(
        self, principal: Principal, state: NotificationState | None = None, before: int | None = None, limit: int = 50
    ) -> Sequence[RecordedDelivery]:
        """Deliveries, newest first."""
        principal.require(Scope.CALL)
        return await self._store.list(principal, state, before, limit)

    async def resend(self, principal: Principal, delivery_id: int) -> None:
        """Have one sent again that was not taken.

        Raises:
            NotFound: there is none, or it was taken.
        """
        principal.require(Scope.CALL)
        if not await self._store.revive(principal, delivery_id):
            raise NotFound(f"there is no delivery {delivery_id} that was not taken")


def _refusal(line: str) -> Unprocessable:
    return Unprocessable(line, errors=[line])
