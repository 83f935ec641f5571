"""A user's calendars on a CalDAV server (RFC 4791).

Used by the calendar tools. What a server answers is expanded here, not there: servers differ in how they expand.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from functools import partial
from urllib.parse import quote, urljoin
from zoneinfo import ZoneInfo

from caldav.lib.error import DAVError
from caldav.response import CalendarQueryResult

from steward.contracts.errors import ToolError, ToolFailed, ToolOutcomeUnknown, ToolUnavailable
from steward.contracts.pools import in_pool
from steward.tools.calendar.dav_client import DavClient
from steward.tools.calendar.dav_properties import is_shared, name_of, scheduling_addresses
from steward.tools.calendar.described import described
from steward.tools.calendar.events import (
    Change,
    Check,
    Described,
    Draft,
    Event,
    Look,
    Occurrences,
    unchecked,
)
from steward.tools.calendar.expansion import expanded
from steward.tools.calendar.ical import (
    calendar_of_series,
    calendar_with,
    event_of,
    is_series,
    made_event,
    read_event,
)
from steward.tools.calendar.occurrences import Revised, is_whole, revised, without_part
from steward.tools.calendar.revision import EventText, find_event
from steward.tools.exchange import NotThere

_KNOWN_FOR_S = 300.0
_AT_ONCE = 4
_SLACK = timedelta(days=1)
"""All-day and floating events have no zone; a server may place them in another than the user's."""


@dataclass(frozen=True, slots=True)
class CalDavAccount:
    """Where a user's calendars are and how to log in. `secret` is the value of the secret `secret_name`; `calendars`
    limits to these names; `default` names the one that new events go to."""

    url: str
    user: str | None = None
    secret_name: str | None = None
    secret: str | None = field(default=None, repr=False)
    calendars: tuple[str, ...] = ()
    default: str | None = None
    timeout_s: float = 8.0
    user_agent: str = "steward"


@dataclass(frozen=True, slots=True)
class _Collection:
    name: str
    url: str
    shared: bool = False
    """Whether it belongs to somebody else, so that others write its events."""


@dataclass(frozen=True, slots=True)
class _Found:
    """An object of a calendar with one event of it."""

    collection: _Collection
    url: str
    etag: str | None
    text: EventText


class CalDavStore:
    """The calendars of one account. The list of calendars is remembered for some minutes."""

    def __init__(self, account: CalDavAccount) -> None:
        self._account = account
        self._client: DavClient | None = None
        self._known: list[_Collection] = []
        self._known_until = 0.0
        self._invites_as: Sequence[str] | None = None

    async def events(self, start: datetime, end: datetime, zone: ZoneInfo, calendar: str | None = None) -> Look:
        """See `CalendarStore`."""
        collections = await self._collections() if calendar is None else [await self._named(calendar)]
        turns = asyncio.Semaphore(_AT_ONCE)

        async def of(collection: _Collection) -> Look:
            async with turns:
                return await self._events_of(collection, start, end, zone)

        found = await asyncio.gather(*(of(collection) for collection in collections))
        events = sorted((e for one in found for e in one.events), key=lambda event: (*event.span(zone), event.title))
        return Look(events, [words for one in found for words in one.left_out])

    async def create(self, draft: Draft, zone: ZoneInfo) -> Event:
        """See `CalendarStore`. The event lies at an address made from its uid, and only where nothing lies yet."""
        collection = await self._default()
        url = _address(collection, draft.uid)
        try:
            await self._dav().store_new(url, calendar_with(draft, datetime.now(UTC)))
        except ToolFailed:
            there = await self._event_at(url, collection, draft.uid, zone)
            if there is None:
                raise
            return there
        return made_event(draft, zone, collection.name, collection.url)

    async def find(self, uid: str, zone: ZoneInfo) -> Event | None:
        """See `CalendarStore`."""
        collection = await self._default()
        return await self._event_at(_address(collection, uid), collection, uid, zone)

    async def text(self, event_id: str) -> EventText | None:
        """See `CalendarStore`."""
        found = await self._find_event(event_id)
        return found.text if found else None

    async def invites_as(self) -> Sequence[str]:
        """See `CalendarStore`."""
        if self._invites_as is None:
            self._invites_as = await scheduling_addresses(self._dav(), (await self._default()).url)
        return self._invites_as

    async def describe(self, event_id: str, zone: ZoneInfo) -> Described | None:
        """See `CalendarStore`."""
        found = await self._find_event(event_id)
        return described(found.text, zone, found.collection.name) if found else None

    async def revise(
        self, event_id: str, change: Change, zone: ZoneInfo, check: Check = unchecked, part: Occurrences | None = None
    ) -> Event | None:
        """See `CalendarStore`. What somebody else changes at the same moment is not written over."""
        found = await self._find_event(event_id)
        if found is None:
            return None
        check(found.text.sha256)
        made, where = revised(found.text, change, part, zone), found.collection
        if made.apart:
            # An object holds one UID alone. What would be lost without it is there before the old series ends.
            await self._store_apart(where, made, found.text.zone_texts)
        try:
            await self._dav().replace(found.url, made.content, found.etag)
        except (ToolFailed, ToolUnavailable):
            if made.apart:
                await self._take_back(where, made)
            raise
        return read_event(made.event, zone, where.name, where.url, repeats=is_series(made.event))

    async def _store_apart(self, where: _Collection, made: Revised, zones: bytes) -> None:
        """Store the series that begins with a change. What an attempt left there that ended before the old series did
        is written over: it may have been for another time."""
        url, content = _address(where, str(made.event.get("UID", ""))), calendar_of_series(zones, made.apart)
        try:
            await self._dav().store_new(url, content)
        except ToolFailed as refused:
            try:
                await self._dav().fetch(url)
            except NotThere:
                raise refused from None
            await self._dav().replace(url, content, None)

    async def _take_back(self, where: _Collection, made: Revised) -> None:
        """Take the new series away again where the old one goes on: what begins with it would be there twice."""
        try:
            await self._dav().remove(_address(where, str(made.event.get("UID", ""))), None)
        except ToolError as error:
            raise ToolOutcomeUnknown("what begins with the change is there, and the old series goes on too") from error

    async def delete(self, event_id: str, check: Check = unchecked, part: Occurrences | None = None) -> bool:
        """See `CalendarStore`."""
        found = await self._find_event(event_id)
        if found is None:
            return False
        check(found.text.sha256)
        if part is None or is_whole(found.text, part):
            await self._dav().remove(found.url, found.etag)
        else:
            await self._dav().replace(found.url, without_part(found.text, part), found.etag)
        return True

    async def _find_event(self, event_id: str) -> _Found | None:
        """The calendar's object that holds the event of that id."""
        for collection in await self._collections():
            try:
                answer = await self._dav().calendar_query(collection.url, event=True)
            except DAVError as error:
                raise ToolFailed(f"the calendar {collection.name} cannot be read: {error.reason}") from error
            objects = [one for one in answer.results or [] if isinstance(one, CalendarQueryResult)]
            if found := await in_pool("calendar", self._whose, partial(_with_event, objects, collection, event_id)):
                return found
        return None

    @property
    def _whose(self) -> str:
        return f"{self._account.url} {self._account.user}"

    async def aclose(self) -> None:
        """Close the connections."""
        if self._client is not None:
            await self._client.aclose()

    def _dav(self) -> DavClient:
        account = self._account
        if account.secret_name and account.secret is None:
            raise ToolFailed(
                f"the calendar of {account.user} needs the secret {account.secret_name}, and it is not set"
            )
        if self._client is None:
            self._client = DavClient(account.url, account.user, account.secret, account.timeout_s, account.user_agent)
        return self._client

    async def _collections(self) -> list[_Collection]:
        """The calendars the account may use.

        Raises:
            ToolFailed: there are none, or one that is configured is not there.
        """
        if time.monotonic() >= self._known_until:
            self._known = await self._discover()
            self._known_until = time.monotonic() + _KNOWN_FOR_S
        return self._known

    async def _discover(self) -> list[_Collection]:
        client = self._dav()
        try:
            calendars = await client.get_calendars()
            found = [
                _Collection(name_of(calendar), str(calendar.url), await is_shared(calendar)) for calendar in calendars
            ]
        except DAVError as error:
            raise ToolFailed(f"the calendars cannot be listed: {error.reason}") from error
        except ValueError as error:
            # The library joins addresses, and says so when one is another server's.
            text = "the calendars cannot be listed: the server leads to another one, which does not get the password"
            raise ToolFailed(f"{text} ({error})") from error
        if not found:
            raise ToolFailed(f"{self._account.url} has no calendars for {self._account.user or 'anyone'}")
        if not self._account.calendars:
            return found
        return [_chosen(found, name) for name in self._account.calendars]

    async def _named(self, name: str) -> _Collection:
        """A calendar by name; one that is not known yet may have been made meanwhile."""
        try:
            return _chosen(await self._collections(), name)
        except ToolFailed:
            self._known_until = 0.0
            return _chosen(await self._collections(), name)

    async def _default(self) -> _Collection:
        if self._account.default is not None:
            return await self._named(self._account.default)
        return (await self._collections())[0]

    async def _events_of(self, collection: _Collection, start: datetime, end: datetime, zone: ZoneInfo) -> Look:
        try:
            answer = await self._dav().calendar_query(
                collection.url, start=start - _SLACK, end=end + _SLACK, event=True
            )
        except NotThere:
            self._known_until = 0.0
            raise
        except DAVError as error:
            raise ToolFailed(f"the calendar {collection.name} cannot be read: {error.reason}") from error
        texts = [r.calendar_data for r in answer.results or [] if isinstance(r, CalendarQueryResult)]
        named = [text for text in texts if text]
        work = partial(expanded, named, start, end, zone, collection.name, collection.url)
        look = await in_pool("calendar", self._whose, work)
        return replace(look, events=[replace(e, invited=True) for e in look.events]) if collection.shared else look

    async def _event_at(self, url: str, collection: _Collection, uid: str, zone: ZoneInfo) -> Event | None:
        try:
            content = await self._dav().fetch(url)
        except NotThere:
            return None
        return event_of(content, uid, zone, collection.name, collection.url)


def _address(collection: _Collection, uid: str) -> str:
    return f"{collection.url.rstrip('/')}/{quote(uid, safe='')}.ics"


def _chosen(collections: Sequence[_Collection], name: str) -> _Collection:
    wanted = name.strip().casefold()
    found = next((one for one in collections if one.name.casefold() == wanted), None)
    if found is None:
        names = ", ".join(one.name for one in collections)
        raise ToolFailed(f"there is no calendar {name.strip()} (there are: {names})")
    return found


def _with_event(objects: Sequence[CalendarQueryResult], collection: _Collection, event_id: str) -> _Found | None:
    for one in objects:
        found = find_event((one.calendar_data or "").encode(), collection.url, event_id)
        if found is not None:
            return _Found(collection, urljoin(collection.url, one.href), one.etag, found)
    return None
