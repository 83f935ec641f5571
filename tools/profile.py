"""What the tools' arguments set in a user's profile, checked: what cannot be is told as a tool's failure."""

from __future__ import annotations

from collections.abc import Mapping

from steward.contracts.base import Json
from steward.contracts.errors import ToolFailed
from steward.language.profile_entries import checked_entries


def checked_updates(updates: Mapping[str, Json]) -> dict[str, Json]:
    """As language.profile_entries.checked_entries. Raises ToolFailed."""
    try:
        return checked_entries(updates)
    except ValueError as error:
        raise ToolFailed(str(error)) from error
