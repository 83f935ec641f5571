"""Time zones by the names people use: IANA names, cities, abbreviations.

Used wherever a zone is named: by the clock, and by the profile. Never guesses between two places.
"""

from __future__ import annotations

from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

from steward.language.moments.names import PLACES, ZONES
from steward.language.unicode_text import caseless


def find_zone(name: str) -> ZoneInfo | None:
    """The zone of an IANA name, a city or an abbreviation, in any spelling of case; None when it is not known."""
    key = _key(name.split(",")[0])
    known = _by_name().get(_key(name)) or ZONES.get(key) or PLACES.get(key) or _by_name().get(key)
    return ZoneInfo(known) if known else None


def is_zone(name: str) -> bool:
    """Whether this is an IANA name, exactly."""
    return name in _names()


@lru_cache(maxsize=1)
def _names() -> frozenset[str]:
    """Looked up once: it walks the folders of the time zone database."""
    return frozenset(available_timezones())


def _key(name: str) -> str:
    return " ".join(caseless(name).replace("_", " ").split())


@lru_cache(maxsize=1)
def _by_name() -> dict[str, str]:
    """IANA names and the cities in them; full names win."""
    names = sorted(_names())
    cities = {_key(name.rpartition("/")[2]): name for name in names if "/" in name and not name.startswith("Etc/")}
    return cities | {_key(name): name for name in names}
