"""Where Qdrant is, as the settings say: what the indexes are opened with."""

from __future__ import annotations

from pathlib import Path
from typing import TypedDict

from steward.config.settings import Settings


class Place(TypedDict, total=False):
    """A folder, or a server with its key."""

    path: Path
    url: str
    api_key: str | None


def place(settings: Settings, suffix: str = "") -> Place:
    """The server, or a local folder; `suffix` tells the folders of several indexes apart."""
    if settings.qdrant_url is None:
        return Place(path=settings.qdrant_path.with_name(settings.qdrant_path.name + suffix))
    key = settings.qdrant_api_key
    return Place(url=settings.qdrant_url, api_key=key.get_secret_value() if key else None)
