"""What a tool does, what it does that to, and what its parameters stand for: the words of a catalogue entry for it.

Every room that must know asks here, through an entry's `meaning`, and no room reads it out of a name. An entry that
says nothing of it gets a proposal, made in one place: `contracts/tool_proposals.py`.
"""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum
from typing import Annotated, Final

from pydantic import ConfigDict, Field

from steward.contracts.base import Message


class Does(StrEnum):
    """The deed of a tool."""

    FIND = "find"
    """It looks for things by words."""
    LIST = "list"
    """It shows the things there are: all of them, or those of a day, a kind or a state."""
    OPEN = "open"
    """It shows one thing, whole."""
    SUMMARIZE = "summarize"
    """It says in short what one thing says."""
    TELL = "tell"
    """It says one thing that is so: the time, a price, the weather."""
    COMPUTE = "compute"
    """It works a value out of others."""
    ADD = "add"
    CHANGE = "change"
    POSTPONE = "postpone"
    """It puts off when a thing is due."""
    COMPLETE = "complete"
    REMOVE = "remove"
    SEND = "send"
    REPLY = "reply"
    FORWARD = "forward"
    SWITCH = "switch"
    """It makes a device do something."""
    RUN = "run"
    """It carries out whatever it is given: a statement, a task, a decision."""


LOOKS: Final = frozenset({Does.FIND, Does.LIST, Does.OPEN, Does.SUMMARIZE, Does.TELL, Does.COMPUTE})
"""Deeds that change nothing."""
FINDERS: Final = frozenset({Does.FIND, Does.LIST})
"""Deeds that show which things there are."""
CHANGES: Final = frozenset({Does.CHANGE, Does.POSTPONE})
SENDS: Final = frozenset({Does.SEND, Does.REPLY, Does.FORWARD})
MAIL: Final = "mail"


class Role(StrEnum):
    """What a parameter stands for. A parameter without a role is a value of its own kind: a number, one of a list."""

    ID = "id"
    """One thing that there is: by its id, or by what it is called."""
    TEXT = "text"
    """What is said or kept, in somebody's words."""
    TITLE = "title"
    """What a thing is called, in a few words."""
    QUERY = "query"
    """Words to look for things by."""
    RECIPIENT = "recipient"
    """Who gets it."""
    PERSON = "person"
    """Somebody it is about."""
    REPEAT = "repeat"
    """How often it comes again: words or a recurrence rule, a rule once the call is prepared."""
    MOMENT = "moment"
    """A day or a time; an entry says so of its `dates` by naming them there."""
    SHIFT = "shift"
    """By how much earlier or later it is to be: a new moment, told by the old one."""


KIND_PATTERN: Final = r"^[a-z][a-z_]{0,31}$"
Kind = Annotated[str, Field(pattern=KIND_PATTERN)]
"""What a deed is done to, in one word and in the singular: mail, event, task, reminder, contact, fact, device ..."""


class Meaning(Message):
    """What is known of a tool beyond its schema. `does` is None where nobody said and nothing tells."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    does: Does | None = None
    of: str | None = None
    roles: dict[str, Role] = Field(default_factory=dict)

    @property
    def deed(self) -> list[str]:
        """The words for what it does and for what that is done to, as far as they are known."""
        return [word for word in (self.does, self.of) if word]

    @property
    def looks(self) -> bool:
        """Whether it is a deed that changes nothing. It says nothing of permissions: an entry's `effect` does."""
        return self.does in LOOKS

    @property
    def finds(self) -> bool:
        """Whether it shows which things there are."""
        return self.does in FINDERS

    @property
    def sends(self) -> bool:
        """Whether it sends something to somebody."""
        return self.does in SENDS

    def having(self, *roles: Role) -> list[str]:
        """The parameters of these roles, in the order of the roles."""
        return [name for role in roles for name, known in self.roles.items() if known is role]

    def is_of(self, kinds: Collection[str]) -> bool:
        """Whether it is done to a thing of these kinds."""
        return self.of in kinds


NOTHING_KNOWN: Final = Meaning()
