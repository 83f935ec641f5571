"""What is remembered, in words: whose word a fact is, a value of the profile, what an import changes. Pure."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from steward.api.core.memory_differences import MemoryDifference
from steward.api.core.memory_document import FactLine, shown_value
from steward.contracts.base import Json
from steward.sql.memory import Fact, Profile

_ORIGINS: Final = {
    "told": "you asked to remember it",
    "rule": "noticed in what you said",
    "model": "noticed in what you said",
    "import": "imported",
    "edited": "written by hand",
}


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of the profile; `source` names the tool whose word it is, None is the user's own."""

    name: str
    value: str
    source: str | None


@dataclass(frozen=True, slots=True)
class Line:
    """A place that an import changes; None where there is nothing before or after."""

    kind: str
    title: str
    before: str | None
    after: str | None

    @property
    def verb(self) -> str:
        """What happens there."""
        if self.before is None:
            return "added"
        return "removed" if self.after is None else "changed"


def source_of(fact: Fact) -> str:
    """Where a fact comes from."""
    if fact.source:
        return f"said by {fact.source}, not by you"
    return _ORIGINS[fact.origin]


def entries_of(profile: Profile) -> list[Entry]:
    """The entries by name."""
    own = [Entry(name, shown_value(value), None) for name, value in profile.own.items()]
    reported = [
        Entry(name, shown_value(value), source or "a tool") for name, (value, source) in profile.from_tools.items()
    ]
    return sorted([*own, *reported], key=lambda entry: entry.name)


def value_of(given: str, before: Json) -> Json:
    """What somebody wrote into an entry: text, unless it was something else before and still is. Raises ValueError."""
    if before is None or isinstance(before, str):
        return given
    try:
        return json.loads(given)
    except (ValueError, RecursionError):
        raise ValueError("must be JSON, as it was before") from None


def lines_of(difference: MemoryDifference) -> Sequence[Line]:
    """Everything that an import changes."""
    facts = [Line("fact", _number(one.fact_id), _worded(one.before), _worded(one.after)) for one in difference.facts]
    entries = [Line("profile", one.entry, _valued(one.before), _valued(one.after)) for one in difference.profile]
    return [*facts, *entries]


def _number(fact_id: int | None) -> str:
    return "New fact" if fact_id is None else f"Fact {fact_id}"


def _worded(line: FactLine | None) -> str | None:
    if line is None:
        return None
    return f"{line.fact} ({line.category})" if line.category else line.fact


def _valued(value: Json) -> str | None:
    return None if value is None else shown_value(value)
