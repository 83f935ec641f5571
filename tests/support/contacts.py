"""An address book in memory, for the tests of tools that look people up."""

from __future__ import annotations

from dataclasses import dataclass

from steward.contracts.owner import Owner
from steward.sql.memory import Profile


@dataclass(frozen=True)
class Known:
    """A contact."""

    name: str
    email: str | None = None
    phone: str | None = None
    contact_id: int = 1


class Book:
    """An address book with these people, and a profile."""

    def __init__(self, *people: Known, **profile: str) -> None:
        self._people, self._profile = people, profile

    async def list(self, owner: Owner) -> list[Known]:
        """The people, whoever asks."""
        return list(self._people)

    async def profile(self, owner: Owner) -> Profile:
        """The profile, whoever asks."""
        return Profile(own=dict(self._profile))
