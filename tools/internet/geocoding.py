"""Places by their names, from Open-Meteo's geocoding API (https://open-meteo.com/en/docs/geocoding-api).

Which of the places of a name is meant is told by the words after a comma: "Portland, Oregon", "Portland, OR", "Paris,
Texas, USA". Without a comma the last one or two words are tried as the region when the whole is no place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from pydantic import FiniteFloat

from steward.contracts.errors import NothingFound, ToolFailed
from steward.language.unicode_text import unaccented
from steward.tools.internet.upstream import Answer, Internet

_LANGUAGES: Final = ("en", "de", "es")
"""Regions are compared in English first, then in the other languages that users speak here."""
_MOST: Final = 100
"""Places of one name that are looked through, the most that the service gives."""
_SHOWN: Final = 3
_STATES: Final = dict(
    re.findall(
        r"(\w\w) ([a-z ]+)",
        "al alabama, ak alaska, az arizona, ar arkansas, ca california, co colorado, ct connecticut, de delaware, "
        "dc district of columbia, fl florida, ga georgia, hi hawaii, id idaho, il illinois, in indiana, ia iowa, "
        "ks kansas, ky kentucky, la louisiana, me maine, md maryland, ma massachusetts, mi michigan, mn minnesota, "
        "ms mississippi, mo missouri, mt montana, ne nebraska, nv nevada, nh new hampshire, nj new jersey, "
        "nm new mexico, ny new york, nc north carolina, nd north dakota, oh ohio, ok oklahoma, or oregon, "
        "pa pennsylvania, ri rhode island, sc south carolina, sd south dakota, tn tennessee, tx texas, ut utah, "
        "vt vermont, va virginia, wa washington, wv west virginia, wi wisconsin, wy wyoming",
    )
)
"""The states of the US by their postal codes."""
_ABBREVIATIONS: Final = _STATES | {"usa": "us", "uk": "gb"}
"""What people write for states and, besides their ISO 3166 codes, for countries."""


class Place(Answer):
    """One place. `admin1` to `admin4` are the regions it lies in, the largest first."""

    name: str
    latitude: FiniteFloat
    longitude: FiniteFloat
    country: str | None = None
    country_code: str | None = None
    admin1: str | None = None
    admin2: str | None = None
    admin3: str | None = None
    admin4: str | None = None

    @property
    def label(self) -> str:
        """The place as a human tells it from others of its name."""
        parts = [part for part in (self.name, self.admin1, self.country) if part]
        return ", ".join(dict.fromkeys(parts))

    @property
    def regions(self) -> list[str]:
        """Whatever the place lies in, folded."""
        names = (self.admin1, self.admin2, self.admin3, self.admin4, self.country, self.country_code)
        return [_folded(name) for name in names if name]


class _Found(Answer):
    results: list[Place] = []


async def find_place(internet: Internet, words: str) -> Place:
    """The place that `words` name.

    Raises:
        ToolFailed: there is none, with those of the same name elsewhere.
        ToolUnavailable: as `Internet.get`.
    """
    known: Sequence[Place] = ()
    for name, regions in _readings(words):
        for language in _LANGUAGES if regions else _LANGUAGES[:1]:
            params = {"name": name, "count": _MOST if regions else 1, "language": language, "format": "json"}
            places = (await internet.get("geocoding", "/v1/search", _Found, params)).results
            place = _within(places, regions)
            if place is not None:
                return place
            if not places:
                break
            known = known or places
    raise (ToolFailed if known else NothingFound)(_not_found(words, known))


def _readings(words: str) -> Iterator[tuple[str, list[str]]]:
    """The name of the place and the regions it lies in, as `words` may be meant."""
    name, *regions = [part.strip() for part in words.split(",") if part.strip()] or [""]
    if not name:
        return
    yield name, regions
    single = name.split()
    if not regions:
        for last in (1, 2):
            if len(single) > last:
                yield " ".join(single[:-last]), [" ".join(single[-last:])]


def _within(places: Sequence[Place], regions: Sequence[str]) -> Place | None:
    """The first place that lies in all regions, by their names or, failing that, by a part of these: Berlin for State
    of Berlin, but never one state of the US for another (Virginia for West Virginia)."""
    wanted = [{_folded(region), _ABBREVIATIONS.get(_folded(region), _folded(region))} for region in regions]
    for place in places:
        if all(names & set(place.regions) for names in wanted):
            return place
    if any(names & set(_STATES.values()) for names in wanted):
        return None
    for place in places:
        inside = "|".join(f" {region} " for region in place.regions)
        if all(any(f" {name} " in inside for name in names) for names in wanted):
            return place
    return None


def _folded(text: str) -> str:
    bare = unaccented(text).replace(".", "")
    return " ".join("".join(char if char.isalnum() else " " for char in bare).split())


def _not_found(words: str, known: Sequence[Place]) -> str:
    if not known:
        return f"no place named “{words[:100]}” is known; try the nearest town, or its name in English"
    labels = "; ".join(place.label[:100] for place in known[:_SHOWN])
    return f"no place “{words[:100]}” is known; there is: {labels}. Name one, with its region after a comma"
