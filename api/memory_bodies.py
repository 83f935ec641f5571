"""What callers send to the doors of the memory: messages that check themselves. Pure; knows no transport."""

from __future__ import annotations

from typing import Annotated, Literal, Self, TypeAlias

from pydantic import AfterValidator, ConfigDict, Field, model_validator
from typing_extensions import TypeAliasType

from steward.api.bodies import NO_NUL, Received, not_blank
from steward.contracts.wire import Name, UserId

Fact: TypeAlias = Annotated[
    str,
    Field(min_length=1, max_length=5_000, pattern=NO_NUL, json_schema_extra={"pattern": r"^[^\u0000]*\S[^\u0000]*$"}),
    AfterValidator(not_blank),
]
Category: TypeAlias = Annotated[str, Field(min_length=1, max_length=100, pattern=NO_NUL), AfterValidator(not_blank)]


class FactBody(Received):
    """The body of POST /api/memory/facts: what is to be remembered, and what kind of fact it is. `agent_id` is taken
    and means nothing here."""

    fact: Fact
    category: Category | None = None
    user_id: UserId | None = None
    agent_id: Name | None = None


class FactChangeBody(Received):
    """The body of PATCH /api/memory/facts/{id}: what is given is changed; a category of null takes it away."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"minProperties": 1})

    fact: Fact | None = None
    category: Category | None = None

    @model_validator(mode="after")
    def _names_something(self) -> Self:
        if not self.model_fields_set:
            raise ValueError("give what is to be changed: fact, category or both")
        return self

    @property
    def changes(self) -> dict[str, str | None]:
        """What is to be changed."""
        given = {name: getattr(self, name) for name in self.model_fields_set}
        return {name: value for name, value in given.items() if name == "category" or value is not None}


_WITHIN = 9_000_000_000_000_000_000
_Text = Annotated[str, Field(pattern=NO_NUL)]
_Whole = Annotated[int, Field(ge=-_WITHIN, le=_WITHIN)]
_Real = Annotated[float, Field(ge=-_WITHIN, le=_WITHIN)]
_NAMED_ALONE = Field(json_schema_extra={"additionalProperties": False})
EntryValue = TypeAliasType(
    "EntryValue",
    "bool | _Whole | _Real | _Text | list[EntryValue | None] | Annotated[dict[_Text, EntryValue | None], _NAMED_ALONE]",
)
"""What PostgreSQL can keep: texts without NUL characters, numbers within 64 bits."""


class EntryBody(Received):
    """The body of PUT /api/memory/profile/{entry}: any JSON value but null."""

    value: EntryValue


class MemoryImportBody(Received):
    """The body of POST /api/memory/import: an export as it was edited. Without `confirm` nothing is changed; `confirm`
    is the `sha256` of the difference that is to be made."""

    format: Literal["markdown", "json"]
    text: Annotated[str, Field(min_length=1, max_length=4_000_000, pattern=NO_NUL)]
    confirm: str | None = Field(default=None, pattern=r"^[0-9a-f]{64}$")
