"""A user's calendars as .ics files in a folder, one file for each calendar, named after it.

Used by the calendar tools, from threads. The folder's name is made from the identity of the call and a calendar is
chosen among the files that are there, so no argument can lead elsewhere. Nothing here leaves the machine.
"""

from __future__ import annotations

import fcntl
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TypeVar
from zoneinfo import ZoneInfo

from steward.contracts.errors import ToolFailed
from steward.contracts.owner import Owner
from steward.contracts.pools import in_pool
from steward.tools.calendar.described import described
from steward.tools.calendar.events import Change, Check, Described, Draft, Event, Look, Occurrences, unchecked
from steward.tools.calendar.expansion import Expansion
from steward.tools.calendar.ical import (
    calendar_with,
    component_of,
    empty_calendar,
    event_of,
    is_series,
    made_event,
    read_event,
)
from steward.tools.calendar.occurrences import revised, without_part
from steward.tools.calendar.pieces import utf8
from steward.tools.calendar.revision import EventText, find_event
from steward.tools.mail.store import folder_name
from steward.tools.whole_files import made_whole, replace_file

T = TypeVar("T")

DEFAULT_CALENDAR = "personal"
LARGEST_FILE = 16 << 20
_DEFAULT_TENANT = "default"
_END = b"END:VCALENDAR"


class IcsStore:
    """The calendars of one user in a folder. `sample` gives those of a user who has none; a function, so that it is
    asked only then."""

    def __init__(
        self,
        root: Path,
        owner: Owner,
        sample: Callable[[ZoneInfo], dict[str, list[Draft]]] | None = None,
    ) -> None:
        base = root if owner.tenant_id == _DEFAULT_TENANT else root / f"+{folder_name(owner.tenant_id)}"
        self.home = base / folder_name(owner.user_id)
        self._sample = sample

    async def events(self, start: datetime, end: datetime, zone: ZoneInfo, calendar: str | None = None) -> Look:
        """See `CalendarStore`."""
        return await self._in_thread(partial(self._events, start, end, zone, calendar))

    async def create(self, draft: Draft, zone: ZoneInfo) -> Event:
        """See `CalendarStore`. The file is replaced whole, under a lock; what else it holds stays as it is."""
        return await self._in_thread(partial(self._create, draft, zone))

    async def find(self, uid: str, zone: ZoneInfo) -> Event | None:
        """See `CalendarStore`."""
        return await self._in_thread(partial(self._find, uid, zone))

    async def text(self, event_id: str) -> EventText | None:
        """See `CalendarStore`."""
        return await self._in_thread(lambda: next((found for _, found in self._found(event_id)), None))

    async def invites_as(self) -> Sequence[str]:
        """See `CalendarStore`. A folder sends nothing."""
        return ()

    async def describe(self, event_id: str, zone: ZoneInfo) -> Described | None:
        """See `CalendarStore`."""
        return await self._in_thread(partial(self._describe, event_id, zone))

    async def revise(
        self, event_id: str, change: Change, zone: ZoneInfo, check: Check = unchecked, part: Occurrences | None = None
    ) -> Event | None:
        """See `CalendarStore`."""
        return await self._in_thread(partial(self._revise, event_id, change, zone, check, part))

    async def delete(self, event_id: str, check: Check = unchecked, part: Occurrences | None = None) -> bool:
        """See `CalendarStore`."""
        return await self._in_thread(partial(self._delete, event_id, check, part))

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await in_pool("calendar", str(self.home), work)

    def _describe(self, event_id: str, zone: ZoneInfo) -> Described | None:
        for path, found in self._found(event_id):
            return described(found, zone, path.stem)
        return None

    def _revise(
        self, event_id: str, change: Change, zone: ZoneInfo, check: Check, part: Occurrences | None
    ) -> Event | None:
        with self._locked():
            for path, found in self._found(event_id):
                check(found.sha256)
                made = revised(found, change, part, zone)
                new = b"".join(bytes(one.to_ical()) for one in made.apart)
                replace_file(path, _with_text(path, made.content, new) if new else made.content)
                return read_event(made.event, zone, path.stem, repeats=is_series(made.event))
        return None

    def _delete(self, event_id: str, check: Check, part: Occurrences | None) -> bool:
        with self._locked():
            for path, found in self._found(event_id):
                check(found.sha256)
                replace_file(path, found.without() if part is None else without_part(found, part))
                return True
        return False

    def _found(self, event_id: str) -> Iterator[tuple[Path, EventText]]:
        """The file that holds the event of that id.

        Raises:
            ToolFailed: it is in none that can be read, and one cannot.
        """
        unread: ToolFailed | None = None
        for path in self._files():
            try:
                found = find_event(_read(path), path.stem, event_id)
            except ToolFailed as error:
                unread = error
                continue
            if found is not None:
                yield path, found
        if unread is not None:
            raise unread

    def _events(self, start: datetime, end: datetime, zone: ZoneInfo, calendar: str | None) -> Look:
        self._give_sample(zone)
        files = self._files()
        if calendar is not None:
            chosen = [path for path in files if path.stem.casefold() == calendar.strip().casefold()]
            if not chosen:
                names = ", ".join(path.stem for path in files) or "none yet"
                raise ToolFailed(f"there is no calendar {calendar.strip()} (there are: {names})")
            files = chosen
        expansion = Expansion(start, end, zone)
        for path in files:
            try:
                expansion.add(_read(path), path.name, path.stem)
            except ToolFailed as error:
                if len(files) == 1:
                    raise
                expansion.left_out.append(error.detail)
        return expansion.look()

    def _find(self, uid: str, zone: ZoneInfo) -> Event | None:
        path = self._default_file()
        return event_of(_read(path), uid, zone, path.stem)

    def _create(self, draft: Draft, zone: ZoneInfo) -> Event:
        self._give_sample(zone)
        path = self._default_file()
        with self._locked():
            content = _read(path)
            there = event_of(content, draft.uid, zone, path.stem)
            if there is not None:
                return there
            replace_file(path, _with_event(path, content, draft))
        return made_event(draft, zone, path.stem)

    def _give_sample(self, zone: ZoneInfo) -> None:
        """Give a user who has no folder the sample one, whole or not at all."""
        if self._sample is None or self.home.is_dir():
            return
        with made_whole(self.home) as draft:
            for name, events in self._sample(zone).items():
                calendar = empty_calendar()
                for event in events:
                    calendar.add_component(component_of(event, datetime.now(UTC)))
                (draft / f"{name}.ics").write_bytes(calendar.to_ical())

    def _files(self) -> list[Path]:
        if not self.home.is_dir():
            return []
        return sorted(p for p in self.home.glob("*.ics") if not p.name.startswith(".") and p.is_file())

    def _default_file(self) -> Path:
        return self.home / f"{DEFAULT_CALENDAR}.ics"

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Hold the folder's lock; it falls with the process that holds it."""
        self.home.mkdir(parents=True, exist_ok=True)
        with (self.home / ".lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield


def _read(path: Path) -> bytes:
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise ToolFailed(f"the calendar file {path.name} is larger than {LARGEST_FILE >> 20} MiB")
        return path.read_bytes()
    except FileNotFoundError:
        return b""
    except OSError as error:
        raise ToolFailed(f"the calendar file {path.name} cannot be read: {error.strerror}") from error


def _with_event(path: Path, content: bytes, draft: Draft) -> bytes:
    """The file with one event more. Put in as text, so that what others wrote stays as they wrote it."""
    stamp = datetime.now(UTC)
    if not content.strip():
        return calendar_with(draft, stamp)
    return _with_text(path, utf8(content), bytes(component_of(draft, stamp).to_ical()))


def _with_text(path: Path, content: bytes, text: bytes) -> bytes:
    place = content.rfind(_END)
    if place < 0:
        raise ToolFailed(f"the calendar file {path.name} does not end as a calendar does; nothing was written")
    return content[:place] + text + content[place:]
