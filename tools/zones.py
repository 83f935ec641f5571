"""Time zones by the names people use: IANA names, cities, abbreviations.

Used by the tool get_current_time; never guesses between two places.
"""

from __future__ import annotations

from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

from language.unicode_text import normalized

_OTHER_NAMES = {
    "utc": "UTC",
    "gmt": "UTC",
    "z": "UTC",
    "est": "America/New_York",
    "edt": "America/New_York",
    "eastern": "America/New_York",
    "cst": "America/Chicago",
    "cdt": "America/Chicago",
    "mst": "America/Denver",
    "mdt": "America/Denver",
    "pst": "America/Los_Angeles",
    "pdt": "America/Los_Angeles",
    "pacific": "America/Los_Angeles",
    "cet": "Europe/Berlin",
    "cest": "Europe/Berlin",
    "bst": "Europe/London",
    "ist": "Asia/Kolkata",
    "jst": "Asia/Tokyo",
    "nyc": "America/New_York",
    "washington": "America/New_York",
    "washington dc": "America/New_York",
    "boston": "America/New_York",
    "miami": "America/New_York",
    "atlanta": "America/New_York",
    "philadelphia": "America/New_York",
    "austin": "America/Chicago",
    "dallas": "America/Chicago",
    "houston": "America/Chicago",
    "san francisco": "America/Los_Angeles",
    "sf": "America/Los_Angeles",
    "la": "America/Los_Angeles",
    "seattle": "America/Los_Angeles",
    "san diego": "America/Los_Angeles",
    "las vegas": "America/Los_Angeles",
    "portland": "America/Los_Angeles",
    "montreal": "America/Toronto",
    "rio": "America/Sao_Paulo",
    "rio de janeiro": "America/Sao_Paulo",
    "munich": "Europe/Berlin",
    "münchen": "Europe/Berlin",
    "hamburg": "Europe/Berlin",
    "frankfurt": "Europe/Berlin",
    "cologne": "Europe/Berlin",
    "köln": "Europe/Berlin",
    "geneva": "Europe/Zurich",
    "barcelona": "Europe/Madrid",
    "milan": "Europe/Rome",
    "manchester": "Europe/London",
    "edinburgh": "Europe/London",
    "wien": "Europe/Vienna",
    "delhi": "Asia/Kolkata",
    "new delhi": "Asia/Kolkata",
    "mumbai": "Asia/Kolkata",
    "bangalore": "Asia/Kolkata",
    "beijing": "Asia/Shanghai",
    "shenzhen": "Asia/Shanghai",
    "osaka": "Asia/Tokyo",
    "kyoto": "Asia/Tokyo",
    "tel aviv": "Asia/Jerusalem",
    "abu dhabi": "Asia/Dubai",
    "hanoi": "Asia/Bangkok",
    "canberra": "Australia/Sydney",
    "wellington": "Pacific/Auckland",
    "cape town": "Africa/Johannesburg",
    "germany": "Europe/Berlin",
    "austria": "Europe/Vienna",
    "switzerland": "Europe/Zurich",
    "france": "Europe/Paris",
    "spain": "Europe/Madrid",
    "italy": "Europe/Rome",
    "uk": "Europe/London",
    "england": "Europe/London",
    "india": "Asia/Kolkata",
    "japan": "Asia/Tokyo",
    "china": "Asia/Shanghai",
    "korea": "Asia/Seoul",
    "south korea": "Asia/Seoul",
    "california": "America/Los_Angeles",
}


def find_zone(name: str) -> ZoneInfo | None:
    """The zone of an IANA name, a city or an abbreviation, in any spelling of case; None when it is not known."""
    key = _key(name.split(",")[0])
    known = _by_name().get(_key(name)) or _OTHER_NAMES.get(key) or _by_name().get(key)
    return ZoneInfo(known) if known else None


def _key(name: str) -> str:
    return " ".join(normalized("NFKC", name).casefold().replace("_", " ").split())


@lru_cache(maxsize=1)
def _by_name() -> dict[str, str]:
    """IANA names and the cities in them; full names win."""
    names = sorted(available_timezones())
    cities = {_key(name.rpartition("/")[2]): name for name in names if "/" in name and not name.startswith("Etc/")}
    return cities | {_key(name): name for name in names}
