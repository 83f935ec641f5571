"""The entries of a user's profile: plain keys, and the few whose values Steward itself goes by.

Pure; used by update_profile, by imports and by the API. `timezone` becomes an IANA name, so that whoever reads it can
rely on it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final

from steward.language.zones import find_zone

TIMEZONE: Final = "timezone"
_KEY: Final = re.compile(r"[a-z][a-z0-9_]{0,49}")
_SAME: Final = {"time_zone": TIMEZONE, "tz": TIMEZONE, "zeitzone": TIMEZONE, "zona_horaria": TIMEZONE}
_LONGEST_VALUE: Final = 2_000


def entry_key(given: str) -> str:
    """The plain key (small letters, digits, underscores) of an entry that is called so. Raises ValueError, in words."""
    key = re.sub(r"[\s-]+", "_", given.strip().casefold())
    key = _SAME.get(key, key)
    if not _KEY.fullmatch(key):
        raise ValueError(f"{given[:60]!r} cannot be an entry of the profile: use letters, digits and underscores")
    return key


def checked_entries(updates: Mapping[str, Any]) -> dict[str, Any]:
    """The entries under their plain keys and with values that hold; None takes an entry out.

    Raises:
        ValueError: a key or a value that cannot be; in words, with the key.
    """
    checked: dict[str, Any] = {}
    for given, value in updates.items():
        key = entry_key(given)
        if key in checked:
            raise ValueError(f"the profile's entry {key} is given twice")
        if len(json.dumps(value, ensure_ascii=False, separators=(",", ":"))) > _LONGEST_VALUE:
            raise ValueError(f"the profile's entry {key} is longer than {_LONGEST_VALUE:,} characters")
        checked[key] = _zone(value) if key == TIMEZONE and value is not None else value
    return checked


def _zone(value: Any) -> str:
    zone = find_zone(value) if isinstance(value, str) else None
    if zone is None:
        raise ValueError(f"{value!r} is not a time zone; use a name such as Europe/Berlin")
    return zone.key
