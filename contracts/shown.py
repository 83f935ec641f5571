"""What was looked up for a call and is shown to the human who approves it, and the hash that binds both to the yes.

Made by `tools/look_ups.py` when a call is prepared and once more just before it runs; carried by the prepared call, its
approval and its dispatch.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any

from pydantic import Field

from steward.contracts.base import Message, sha256_of


class ShownField(Message):
    """One thing that was found out, as a human reads it: "to" and the address that a reply goes to."""

    label: str
    value: str
    says: list[str] = Field(default_factory=list)
    """The arguments that a human reads in these words: the first is the id of the thing that they name."""

    def __str__(self) -> str:
        """In one line, as a planner reads it."""
        return f"{self.label}:\n{self.value}" if "\n" in self.value else f"{self.label}: {self.value}"


class Shown(Message):
    """What a look-up found for a call.

    `tool` is the `acting_hash` of a tool that is not built in, compared with what the tool is when the call runs.
    `resolved` says what names in the arguments were taken for, and from where: the arguments hold that by now, so it is
    not looked up again. `fields` and `objects` are compared with a second look before the call runs; `objects` are the
    things the call works on, the SHA-256 of each by the id that the tool knows it by. `lang` and `day` are the language
    and the day of the words, in which the second look says it again.
    """

    tool: str = ""
    lang: str = "en"
    day: date | None = None

    resolved: list[ShownField] = Field(default_factory=list)
    fields: list[ShownField] = Field(default_factory=list)
    objects: dict[str, str] = Field(default_factory=dict)

    @property
    def all_fields(self) -> list[ShownField]:
        """Everything of it that a human reads, in order."""
        return [*self.resolved, *self.fields]

    def is_still(self, now: Shown) -> bool:
        """Whether a second look found the same."""
        return (self.tool, self.fields, self.objects) == (now.tool, now.fields, now.objects)


def bound_sha256(args: Mapping[str, Any], shown: Shown | None) -> str:
    """What an approval and a dispatch are bound to: the hash of the arguments and, where something was looked up, of
    all that was shown for them."""
    if shown is None:
        return sha256_of(dict(args))
    return sha256_of([dict(args), shown.model_dump(mode="json", exclude={"lang", "day"})])
