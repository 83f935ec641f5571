"""Time zones by the names that programs write for them: "W. Europe Standard Time 1", "(UTC+01:00) Amsterdam, Berlin".

A calendar says with VTIMEZONE what its names mean, and Windows' ids are known to the library; what is left is read by
the cities in it, by the regions of North America, or by the offset it says. What none of these is, is not known. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime, timedelta, timezone, tzinfo
from functools import lru_cache
from typing import Any, Final
from zoneinfo import ZoneInfo, available_timezones

from icalendar import Component
from icalendar.prop import vBroken
from icalendar.timezone.windows_to_olson import WINDOWS_TO_OLSON

_PROPERTIES: Final = ("DTSTART", "DTEND", "RECURRENCE-ID", "EXDATE", "RDATE")
_LONGEST: Final = 200
_OFFSET: Final = re.compile(
    r"(?:\b(?:UTC|GMT) ?|(?<![\w.-])(?=[+-]\d\d:?\d\d))([+-])(\d{1,2})(?:[:.]?(\d{2}))?(?!\d)", re.I
)
"""The +01:00 of "(UTC+01:00) Rome", "GMT+0100" and "+01:00"; not the 5 of "Zone-5"."""
_BRACKETS: Final = re.compile(r"\((?:UTC|GMT)[^()]{0,80}\)", re.I)
_BETWEEN: Final = re.compile(r"\s?[,;/&()]\s?|\sand\s")
_AFTER_ID: Final = re.compile(r"\s(?:\d{1,2}|\(\d{1,3}\))$")
"""The 1 that Outlook puts behind the second zone of a name."""
_REGIONS: Final = {
    "pacific": "America/Los_Angeles",
    "mountain": "America/Denver",
    "central": "America/Chicago",
    "eastern": "America/New_York",
    "atlantic": "America/Halifax",
    "newfoundland": "America/St_Johns",
    "alaska": "America/Anchorage",
    "alaskan": "America/Anchorage",
    "hawaii": "Pacific/Honolulu",
    "hawaiian": "Pacific/Honolulu",
    "arizona": "America/Phoenix",
}
_REGION: Final = re.compile(
    rf"(?P<region>{'|'.join(_REGIONS)})(?: (?:standard|daylight|summer))?(?: time)?"
    r"(?: \((?:us|u\.s\.|canada)[^)]*\))?$",
    re.I,
)
"""Matches "Pacific Time (US & Canada)" and "Eastern Daylight Time"; not "Central Europe"."""
_OTHER_IDS: Final = {
    "mexico standard time": "America/Mexico_City",
    "mexico standard time 2": "America/Chihuahua",
    "w. europe daylight time": "Europe/Berlin",
    "coordinated universal time": "UTC",
    "zulu": "UTC",
    "utc": "UTC",
    "gmt": "UTC",
    "z": "UTC",
}
"""Ids that Windows once had, and names of UTC."""


@lru_cache(maxsize=1_000)
def zone_called(name: str) -> tzinfo | None:
    """The time zone that a program called so, or None when it is not known."""
    plain = _BRACKETS.sub("", name[:_LONGEST]).strip()
    known = (_by_id(part) for part in _forms(name[:_LONGEST].strip(), plain))
    if (found := next((zone for zone in known if zone), None)) is not None:
        return found
    if region := _REGION.match(plain):
        return ZoneInfo(_REGIONS[region["region"].casefold()])
    offset = _offset_in(name[:_LONGEST])
    cities = (zone for part in _BETWEEN.split(plain) if (zone := _cities().get(_folded(part))))
    for zone in cities:
        if offset is None or _standard(zone) == offset:
            return zone
    return timezone(offset) if offset is not None and abs(offset) < timedelta(hours=15) else None


def settle_zones(event: Component) -> str:
    """Give the times of an event the zones that they name and the library did not know. The name of one that nobody
    knows; empty where there is none."""
    unknown = ""
    for name in _PROPERTIES:
        listed = event.get(name)
        for value in listed if isinstance(listed, list) else [] if listed is None else [listed]:
            if not isinstance(value, vBroken):
                unknown = _settle(value) or unknown
    return unknown


def _settle(value: Any) -> str:
    """Give the moments of one property its zone; its name where it is unknown."""
    name = str(getattr(value, "params", {}).get("TZID", ""))
    for moment in getattr(value, "dts", [value]) if name else ():
        at = getattr(moment, "dt", None)
        if isinstance(at, datetime) and at.tzinfo is None:
            if (zone := zone_called(name)) is None:
                return name
            moment.dt = at.replace(tzinfo=zone)
    return ""


def _forms(name: str, plain: str) -> Iterator[str]:
    for form in (name, plain):
        yield form
        yield _AFTER_ID.sub("", form)
        yield form.lstrip("/")
        yield re.sub(r"\bDaylight\b|\bSummer\b", "Standard", form)
        parts = form.strip("/").split("/")
        yield from ("/".join(parts[-count:]) for count in (2, 3, 1) if len(parts) > max(count, 1))


def _by_id(name: str) -> tzinfo | None:
    folded = name.casefold()
    key = _OTHER_IDS.get(folded) or _windows().get(folded) or _zones().get(folded)
    return ZoneInfo(key) if key else None


@lru_cache(maxsize=1)
def _windows() -> dict[str, str]:
    return {name.casefold(): zone for name, zone in WINDOWS_TO_OLSON.items()}


@lru_cache(maxsize=1)
def _zones() -> dict[str, str]:
    return {key.casefold(): key for key in available_timezones()}


@lru_cache(maxsize=1)
def _cities() -> dict[str, ZoneInfo]:
    """Zones by the cities they are named after."""
    keys = sorted(key for key in available_timezones() if "/" in key and not key.startswith(("Etc/", "SystemV/")))
    return {_folded(key.rpartition("/")[2]): ZoneInfo(key) for key in keys}


def _folded(name: str) -> str:
    return name.replace("_", " ").replace(".", "").strip().casefold()


def _standard(zone: ZoneInfo) -> timedelta:
    """The offset without summer time: the smaller of January's and July's."""
    return min(datetime(2026, month, 1, tzinfo=zone).utcoffset() or timedelta(0) for month in (1, 7))


def _offset_in(name: str) -> timedelta | None:
    found = _OFFSET.search(name)
    if found is None:
        return None
    offset = timedelta(hours=int(found[2]), minutes=int(found[3] or 0))
    return offset if found[1] == "+" else -offset
