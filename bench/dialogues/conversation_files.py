"""The conversations of YAML files, checked. What README.md does not allow stops the evaluation, named by file,
conversation and turn: a figure over conversations that silently mean nothing would be worth nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Self

import yaml
from pydantic import BeforeValidator, Field, ValidationError, model_validator

from bench.dialogues.matchers import check, items_of
from steward.contracts.base import WireMessage


class BadConversations(Exception):
    """One line per fault, each naming file, conversation and turn."""


def _as_text(value: Any) -> Any:
    """What YAML took for a number or a truth, as it is said."""
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int | float) else value


def _as_list(value: Any) -> Any:
    return value if isinstance(value, list) else [value]


Text = Annotated[str, BeforeValidator(_as_text), Field(min_length=1)]
Texts = Annotated[list[Text], BeforeValidator(_as_list), Field(min_length=1)]


class Given(WireMessage):
    """A direct call made before the first turn."""

    tool: str = Field(min_length=1)
    args: dict[str, Any] = Field(default_factory=dict)


class ExpectedCall(WireMessage):
    """A call that must have run or must wait: one of these tools, with arguments that fit."""

    tool: Texts
    args: dict[str, Any] = Field(default_factory=dict)

    @model_validator(mode="after")
    def _readable(self) -> Self:
        for name, matcher in self.args.items():
            try:
                check(matcher)
            except ValueError as error:
                raise ValueError(f"{name}: {error}") from error
        return self

    def __str__(self) -> str:
        return " or ".join(self.tool) + (f" {self.args}" if self.args else "")


class Expect(WireMessage):
    """What must be true when a turn has come to rest."""

    calls: list[ExpectedCall] = Field(default_factory=list)
    waits: list[ExpectedCall] = Field(default_factory=list)
    asks: bool | Literal["maybe"] = False
    says: list[Texts] = Field(default_factory=list)
    says_not: list[Text] = Field(default_factory=list)
    nothing: bool = False

    @model_validator(mode="after")
    def _consistent(self) -> Self:
        if self.nothing and (self.calls or self.waits):
            raise ValueError("`nothing` does not go with `calls` or `waits`")
        return self

    @property
    def items(self) -> set[str]:
        """The titles of the things whose ids its arguments name."""
        return set().union(*(items_of(list(call.args.values())) for call in (*self.calls, *self.waits)))


class Turn(WireMessage):
    """What the user says, and what should come of it."""

    say: Text
    expect: Expect


class Conversation(WireMessage):
    """A conversation with a fresh user."""

    name: Text
    given: list[Given] = Field(default_factory=list)
    turns: list[Turn] = Field(min_length=1)


@dataclass(frozen=True, slots=True)
class FiledConversation:
    """A conversation and the file it stands in."""

    file: str
    conversation: Conversation


class _Loader(yaml.SafeLoader):
    """YAML as people mean it: yes, no, on, off, dates and 10:30 are text."""


_Loader.yaml_implicit_resolvers = {}
for _tag, _pattern, _first in (
    ("bool", r"true|false", "tf"),
    ("null", r"null|~|", ["n", "~", ""]),
    ("int", r"-?(?:0|[1-9]\d*)", "-0123456789"),
    ("float", r"-?(?:0|[1-9]\d*)\.\d+", "-0123456789"),
):
    _Loader.add_implicit_resolver(f"tag:yaml.org,2002:{_tag}", re.compile(rf"^(?:{_pattern})$"), list(_first))

_PLACE: Final = {"turns": "turn", "given": "given"}


def load_conversations(files: Sequence[Path]) -> list[FiledConversation]:
    """Every conversation, in order. Raises BadConversations."""
    found: list[FiledConversation] = []
    faults: list[str] = []
    stems = [path.stem for path in files]
    for path in files:
        try:
            entries = yaml.load(path.read_text("utf-8"), _Loader)
        except (OSError, ValueError, yaml.YAMLError) as error:
            faults.append(f"{path}: {' '.join(str(error).split())}")
            continue
        if not isinstance(entries, list) or not entries:
            faults.append(f"{path}: is not a list of conversations")
            continue
        conversations, wrong = _checked(path, entries)
        file = path.stem if stems.count(path.stem) == 1 else str(path)
        found += [FiledConversation(file, conversation) for conversation in conversations]
        faults += wrong
    if faults:
        raise BadConversations("\n".join(faults))
    return found


def _checked(path: Path, entries: list[Any]) -> tuple[list[Conversation], list[str]]:
    found: dict[str, Conversation] = {}
    faults = []
    for number, entry in enumerate(entries, start=1):
        name = entry.get("name") if isinstance(entry, dict) else None
        where = f"{path}: conversation {name or number}"
        try:
            conversation = Conversation.model_validate(entry)
        except ValidationError as error:
            faults += [f"{where}{_place(one['loc'])}: {one['msg']}" for one in error.errors()]
            continue
        if conversation.name in found:
            faults.append(f"{where}: an earlier one has this name")
        found[conversation.name] = conversation
    return list(found.values()), faults


def _place(location: tuple[int | str, ...]) -> str:
    """, turn 2, expect.calls.1.args: numbers as people count."""
    words = [str(part + 1) if isinstance(part, int) else part for part in location]
    if len(words) > 1 and words[0] in _PLACE:
        words = [f"{_PLACE[words[0]]} {words[1]}", ".".join(words[2:])]
    else:
        words = [".".join(words)]
    return "".join(f", {word}" for word in words if word)
