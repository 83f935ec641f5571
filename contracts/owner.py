"""Whose something is, in one value that is passed whole: `Owner`, and `Requester` for whom a problem is worked on.

Both come from a caller's credentials and the settings, never from a text or a model; every store, port and tool filters
by them. The mirror's rows and the wire have their members flat (`ProblemView`); messages between rooms nest them.
"""

from __future__ import annotations

from dataclasses import dataclass

from steward.contracts.base import Message
from steward.contracts.defaults import TIMEZONE


@dataclass(frozen=True, slots=True)
class Reach:
    """What somebody may see of a tenant: what belongs to `user_id`, or with None, as its operator, all of it."""

    tenant_id: str
    user_id: str | None

    @property
    def ids(self) -> tuple[str, str | None]:
        """Tenant and user, in the order in which named queries take them."""
        return self.tenant_id, self.user_id

    def covers(self, owner: Owner) -> bool:
        """Whether what belongs to that user may be seen."""
        return self.tenant_id == owner.tenant_id and self.user_id in (None, owner.user_id)


@dataclass(frozen=True, slots=True)
class Owner(Reach):
    """One user of one tenant: whose data it is. The same `user_id` in two tenants is two people."""

    user_id: str


@dataclass(frozen=True, slots=True)
class Requester:
    """The user for whom a problem is worked on and where they asked: the same from the problem's opening to its end.

    `timezone` is an IANA name, that of the user's profile once it is known.
    """

    owner: Owner
    problem_id: int
    conversation_id: str = ""
    timezone: str = TIMEZONE


class OwnedMessage(Message):
    """A message about what belongs to `owner`."""

    owner: Owner


class RequestMessage(Message):
    """A message of the work on a problem, for `requester`."""

    requester: Requester

    @property
    def owner(self) -> Owner:
        """The user for whom it is done."""
        return self.requester.owner

    @property
    def problem_id(self) -> int:
        """The problem that is worked on."""
        return self.requester.problem_id
