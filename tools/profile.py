"""The entries of a user's profile: plain keys, and the few whose values Steward itself goes by.

Pure; used by update_profile and by imports. `timezone` becomes an IANA name, so that whoever reads it can rely on it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from contracts.base import Json, canonical_json
from contracts.errors import ToolFailed
from tools.zones import find_zone

TIMEZONE: Final = "timezone"
_KEY: Final = re.compile(r"[a-z][a-z0-9_]{0,49}")
_SAME: Final = {"time_zone": TIMEZONE, "tz": TIMEZONE, "zeitzone": TIMEZONE, "zona_horaria": TIMEZONE}
_LONGEST_VALUE: Final = 2_000


def checked_updates(updates: Mapping[str, Json]) -> dict[str, Json]:
    """The entries under their plain keys (small letters, digits, underscores) and with values that hold.

    Raises:
        ToolFailed: a key or a value that cannot be; in words, with the key.
    """
    checked: dict[str, Json] = {}
    for given, value in updates.items():
        key = re.sub(r"[\s-]+", "_", given.strip().casefold())
        key = _SAME.get(key, key)
        if not _KEY.fullmatch(key):
            raise ToolFailed(f"{given[:60]!r} cannot be an entry of the profile: use letters, digits and underscores")
        if key in checked:
            raise ToolFailed(f"the profile's entry {key} is given twice")
        if len(canonical_json(value)) > _LONGEST_VALUE:
            raise ToolFailed(f"the profile's entry {key} is longer than {_LONGEST_VALUE:,} characters")
        checked[key] = _zone(value) if key == TIMEZONE and value is not None else value
    return checked


def _zone(value: Json) -> str:
    zone = find_zone(value) if isinstance(value, str) else None
    if zone is None:
        raise ToolFailed(f"{value!r} is not a time zone; use a name such as Europe/Berlin")
    return zone.key
