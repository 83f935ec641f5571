"""What a CalDAV server says of a calendar: its name, whether it is somebody else's, and whether the server sends its
invitations. Used by the store.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import urlsplit

from caldav.collection import Calendar
from caldav.elements.dav import CurrentUserPrincipal, DisplayName
from caldav.elements.dav import Owner as DavOwner
from caldav.lib.error import DAVError

from steward.tools.calendar.dav_client import DavClient


def name_of(calendar: Calendar) -> str:
    """What the server calls it, or the last part of its address."""
    name = calendar.props.get(DisplayName.tag)
    return name if isinstance(name, str) and name.strip() else str(calendar.id)


async def is_shared(calendar: Calendar) -> bool:
    """Whether a calendar's owner (RFC 3744, DAV:owner) is another than the account; False where the server does not
    say. Who else may write into a calendar of the account's own is told by no property that all servers know."""
    answer = await _properties(calendar)
    owner, account = (_path_of(answer.get(one.tag)) for one in (DavOwner, CurrentUserPrincipal))
    return bool(owner and account) and owner != account


async def scheduling_addresses(client: DavClient, calendar_url: str) -> Sequence[str]:
    """The user's mail addresses whose invitations the server sends itself when an event is stored (RFC 6638, 2.4.1 and
    3.2), the preferred one first; none where it sends none. Raises as `Exchange.send`."""
    if "calendar-auto-schedule" not in await client.capabilities(calendar_url):
        return ()
    try:
        asked: Any = (await client.get_principal()).calendar_user_address_set()
        known: list[str | None] = await asked
    except DAVError:
        return ()
    return [one[7:] for one in known if one and one[:7].casefold() == "mailto:"]


async def _properties(calendar: Calendar) -> Mapping[str, Any]:
    found: Any = calendar.get_properties([DavOwner(), CurrentUserPrincipal()])
    return dict(await found)


def _path_of(href: Any) -> str:
    return urlsplit(href).path.rstrip("/") if isinstance(href, str) else ""
