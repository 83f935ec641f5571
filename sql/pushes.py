"""PushStore: addresses that changes of a problem are posted to, and the outbox of what is to be posted.

The outbox is filled by the database in the transaction that records the change. Doors keep addresses and deliver;
a delivery that is claimed and not finished comes again, at any process.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from steward.contracts.plain_json import clean_text
from steward.contracts.problem import ProblemView
from steward.sql.database import Database
from steward.sql.named import load_queries

_Q: Final = load_queries("pushes")

MOST_ADDRESSES: Final = 10
"""Addresses a problem may have."""


@dataclass(frozen=True, slots=True)
class PushAddress:
    """An address and how a post to it proves where it comes from; `token` and credentials are secrets."""

    config_id: str
    agent: str
    url: str
    token: str | None = None
    auth_scheme: str | None = None
    auth_credentials: str | None = None


@dataclass(frozen=True, slots=True)
class Push:
    """A claimed delivery: the problem as it was, without its result. `attempts` counts this one."""

    id: int
    attempts: int
    view: ProblemView
    address: PushAddress


class PushStore:
    """Every method raises Unavailable without PostgreSQL. Who may see the problem is checked by the caller."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def set(self, problem_id: int, address: PushAddress, *, catch_up: bool = False) -> bool:
        """Keep an address, in the place of one with its id; False when the problem has MOST_ADDRESSES. With `catch_up`
        a problem that is settled already is posted, too."""
        given = (address.config_id, address.agent, address.url, address.token)
        proof = (address.auth_scheme, address.auth_credentials)
        return bool(await self._database.fetchval(_Q["set"], problem_id, *given, *proof, catch_up, MOST_ADDRESSES))

    async def list(self, problem_id: int) -> Sequence[PushAddress]:
        """The addresses of a problem, oldest first."""
        return [PushAddress(**dict(row)) for row in await self._database.fetch(_Q["list"], problem_id)]

    async def delete(self, problem_id: int, config_id: str) -> None:
        """Forget an address and what was to be posted there; one that is not there is forgotten already."""
        await self._database.execute(_Q["delete"], problem_id, config_id)

    async def claim(self, most: int, lease_s: float) -> Sequence[Push]:
        """Take what is due, in order and one per address at a time. What is not finished within the lease is due
        again."""
        claimed = []
        for row in await self._database.fetch(_Q["claim"], most, lease_s):
            found = dict(row)
            view = ProblemView.model_validate_json(found.pop("summary"))
            number, attempts = found.pop("id"), found.pop("attempts")
            claimed.append(Push(number, attempts, view, PushAddress(**found)))
        return claimed

    async def delivered(self, push_id: int) -> None:
        """It was taken."""
        await self._database.execute(_Q["delivered"], push_id)

    async def failed(self, push_id: int, error: str, again_in_s: float | None) -> None:
        """It was not taken; None gives it up."""
        await self._database.execute(_Q["failed"], push_id, clean_text(error)[:500], again_in_s)
