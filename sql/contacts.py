"""ContactStore: each user's address book.

The contacts tools use it through a protocol of their own, and so does the look-up of recipients. Adding and deleting
take an idempotency key, so that a repeated tool call does nothing twice and gets the same answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import asyncpg

from steward.contracts.owner import Owner
from steward.contracts.plain_json import clean_text
from steward.sql.database import Database
from steward.sql.named import load_queries

_Q: Final = load_queries("contacts")
_MOST: Final = 10_000
"""Contacts of one user that are ever read."""


@dataclass(frozen=True, slots=True)
class Contact:
    """Somebody a user knows."""

    contact_id: int
    name: str
    email: str | None
    phone: str | None
    source: str | None = None
    """Whose words it holds, if not the user's own: a tool, or the file that it was imported from."""


class ContactStore:
    """Contacts; every statement is bound to one tenant and user."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(
        self, owner: Owner, key: str, name: str, email: str | None, phone: str | None, source: str | None = None
    ) -> Contact:
        """Add a contact; the same `key` again returns the one it made."""
        row = await self._database.fetchrow(
            _Q["add"], *owner.ids, key, clean_text(name), _clean(email), _clean(phone), _clean(source)
        )
        assert row is not None
        return _contact(row)

    async def list(self, owner: Owner) -> Sequence[Contact]:
        """The user's contacts by name."""
        return [_contact(row) for row in await self._database.fetch(_Q["list"], *owner.ids, _MOST)]

    async def update(
        self,
        owner: Owner,
        contact_id: int,
        name: str | None,
        email: str | None,
        phone: str | None,
        source: str | None = None,
    ) -> Contact | None:
        """Change what is given and keep the rest; None when the contact is not this user's."""
        row = await self._database.fetchrow(
            _Q["update"], *owner.ids, contact_id, _clean(name), _clean(email), _clean(phone), _clean(source)
        )
        return None if row is None else _contact(row)

    async def delete(self, owner: Owner, contact_id: int, key: str) -> bool:
        """Delete a contact. True also when this `key` deleted it before; False when it is not this user's or gone."""
        return await self._database.fetchval(_Q["delete"], *owner.ids, contact_id, key) is not None

    async def added_by(self, owner: Owner, key: str) -> Contact | None:
        """The contact that was added under this key and is still there, or None."""
        row = await self._database.fetchrow(_Q["added_by"], *owner.ids, key)
        return None if row is None else _contact(row)

    async def deleted_by(self, owner: Owner, contact_id: int, key: str) -> bool:
        """Whether this key deleted the contact."""
        return await self._database.fetchval(_Q["deleted_by"], *owner.ids, contact_id, key) is not None


def _clean(text: str | None) -> str | None:
    return None if text is None else clean_text(text)


def _contact(row: asyncpg.Record) -> Contact:
    return Contact(**dict(row))
