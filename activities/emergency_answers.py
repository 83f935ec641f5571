"""What is said to an emergency: whom to call where the user is, in the language it was told in.

Called by `open_problem`. The numbers are those of the user's country (their profile's, else that of the time zone they
gave), else of the installation's, else a list. It never judges whether there is an emergency.
"""

from __future__ import annotations

import re
import zoneinfo
from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

import yaml

from steward.contracts.activities import Emergency
from steward.language.emergencies import Alarm, language_of, sayings

COUNTRY: Final = "country"
"""The entry of the profile: an ISO 3166 code, or the country's English name."""
_NUMBERS: Final = Path(__file__).with_name("emergency_numbers.yaml")
_WORD: Final = re.compile(r"[^\W\d_]+")


def answer_to(alarm: Alarm, text: str, country: str | None) -> Emergency:
    """The emergency as the workflow is told of it, with what its user reads."""
    wording = sayings(language_of(text))
    numbers = _numbers().get(country or "", {})
    if "general" in numbers:
        call = numbers["general"]
    elif numbers:
        call = ", ".join(f"{wording['services'][service]} {number}" for service, number in numbers.items())
    else:
        call = wording["anywhere"]
    message = wording[alarm.level.value].format(call=call)
    return Emergency(
        level=alarm.level.value, score=round(alarm.score, 3), message=message, held_back=wording["held_back"]
    )


def country_of(profile: Mapping[str, Any], zone: str | None, installation: str | None) -> str | None:
    """Where a user is, as an ISO 3166 code: as they said, else by the time zone they gave, else as the setting says."""
    named = profile.get(COUNTRY)
    message = _by_name().get(_folded(named)) if isinstance(named, str) else None
    return message or _by_zone().get(zone or "") or installation


def _folded(name: str) -> str:
    return " ".join(_WORD.findall(name)).casefold()


@cache
def _numbers() -> dict[str, dict[str, str]]:
    return dict(yaml.safe_load(_NUMBERS.read_text(encoding="utf-8")))


@cache
def _by_name() -> dict[str, str]:
    """Codes by themselves and by the English names of the time zone database."""
    rows = [line.split("\t") for line in _zone_table("iso3166.tab")]
    return {_folded(name): code for row in rows for code in row[:1] for name in row[:2]} | {"uk": "GB", "usa": "US"}


@cache
def _by_zone() -> dict[str, str]:
    """The country of each zone's namesake place."""
    return {row[2]: row[0] for row in (line.split("\t") for line in _zone_table("zone.tab"))}


def _zone_table(name: str) -> list[str]:
    """A table of the time zone database, of this machine or of the package tzdata; nothing where neither has it."""
    folders = [*map(Path, zoneinfo.TZPATH), resources.files("tzdata") / "zoneinfo"]
    found = next((place / name for place in folders if (place / name).is_file()), None)
    lines = found.read_text(encoding="utf-8").splitlines() if found is not None else []
    return [line for line in lines if line and not line.startswith("#")]
