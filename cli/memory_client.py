"""What a person can ask of the doors below /api/memory. A part of the command line's client; never prints."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from steward.cli.connection import Connection
from steward.cli.memory_pages import FactPage, MemoryCompared, MemoryFound, ProfilePage

_PLACE = "/api/memory"
_IMPORT_TIMEOUT_S = 60.0


class MemoryClient:
    """The memory of the user whom the connection acts for. Every failure is a CliError of the connection."""

    def __init__(self, api: Connection) -> None:
        self._api = api

    def facts(self, *, category: str | None, words: str | None, limit: int) -> FactPage:
        """Facts, newest first, of a category, with a text in them."""
        query = {"category": category, "q": words, "limit": limit}
        return self._api.parsed(FactPage, self._api.request("GET", f"{_PLACE}/facts", query))

    def forget_fact(self, fact_id: int) -> None:
        """Forget a fact."""
        self._api.request("DELETE", f"{_PLACE}/facts/{fact_id}", self._api.acting_for())

    def profile(self) -> ProfilePage:
        """The profile."""
        return self._api.parsed(ProfilePage, self._api.request("GET", f"{_PLACE}/profile"))

    def set_entry(self, entry: str, value: Any) -> ProfilePage:
        """Set an entry of the profile, or, with None, take it out."""
        method, body = ("DELETE", None) if value is None else ("PUT", {"value": value})
        place = f"{_PLACE}/profile/{quote(entry, safe='')}"
        return self._api.parsed(ProfilePage, self._api.request(method, place, self._api.acting_for(), body=body))

    def search(self, words: str, limit: int) -> MemoryFound:
        """What is remembered about something, best first."""
        return self._api.parsed(MemoryFound, self._api.request("GET", f"{_PLACE}/search", {"q": words, "limit": limit}))

    def statistics(self) -> dict[str, Any]:
        """How much is remembered."""
        counts: dict[str, Any] = self._api.request("GET", f"{_PLACE}/statistics").json()
        return counts

    def export(self, form: str) -> str:
        """Everything as one document."""
        return self._api.request("GET", f"{_PLACE}/export", {"format": form}, timeout_s=_IMPORT_TIMEOUT_S).text

    def import_document(self, form: str, text: str, *, confirm: str | None = None) -> MemoryCompared:
        """What an edited document would change; with the hash of that difference, change it."""
        body = {"format": form, "text": text} | ({} if confirm is None else {"confirm": confirm})
        place, acting = f"{_PLACE}/import", self._api.acting_for()
        return self._api.parsed(
            MemoryCompared, self._api.request("POST", place, acting, body=body, timeout_s=_IMPORT_TIMEOUT_S)
        )
