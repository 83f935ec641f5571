"""What an edited document would change in what is remembered of a user, and the hash that confirms it. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from steward.api.core.memory_document import FactLine, MemoryDocument, one_line, shown_value
from steward.contracts.base import Json, sha256_of
from steward.contracts.errors import Unprocessable
from steward.contracts.memory import fact_hash
from steward.contracts.owner import Owner
from steward.language.profile_entries import checked_entries
from steward.sql.memory import Fact
from steward.sql.memory_review import MemoryChanges, MemoryState


@dataclass(frozen=True, slots=True)
class FactChange:
    """A fact before and after; None: it is new, or forgotten."""

    fact_id: int | None
    before: FactLine | None
    after: FactLine | None


@dataclass(frozen=True, slots=True)
class EntryChange:
    """An entry of the profile before and after; None: there is none."""

    entry: str
    before: Json
    after: Json


@dataclass(frozen=True, slots=True)
class MemoryDifference:
    """What a document would change. `sha256` stands for exactly this, done to exactly the state it was made from."""

    facts: Sequence[FactChange]
    profile: Sequence[EntryChange]
    unchanged: int
    sha256: str

    @property
    def changes(self) -> MemoryChanges:
        """The same, to be done."""
        kept = [(one.fact_id, one.before, one.after) for one in self.facts]
        return MemoryChanges(
            added=[(after.fact, after.category) for _, before, after in kept if before is None and after],
            changed=[
                (fact_id, after.fact, after.category) for fact_id, before, after in kept if before and after and fact_id
            ],
            removed=[fact_id for fact_id, _, after in kept if after is None and fact_id],
            profile={one.entry: one.after for one in self.profile},
        )


def difference(owner: Owner, state: MemoryState, document: MemoryDocument) -> MemoryDifference:
    """What the document would change in that state.

    Raises:
        Unprocessable: it says of two facts the same, names one twice, or has an entry that a profile cannot have.
    """
    facts, known = _fact_changes(state.facts, document.facts)
    profile, same = _profile_changes(state, document.profile)
    reported = [
        [(one.fact_id, _shown(one.before), _shown(one.after)) for one in facts],
        [(one.entry, one.before, one.after) for one in profile],
    ]
    return MemoryDifference(facts, profile, known + same, sha256_of([*owner.ids, _fingerprint(state), reported]))


def _fact_changes(facts: Sequence[Fact], lines: Sequence[FactLine] | None) -> tuple[list[FactChange], int]:
    if lines is None:
        return [], 0
    by_id = {fact.fact_id: fact for fact in facts}
    numbered = [line for line in lines if line.fact_id in by_id]
    if twice := _first_twice(str(line.fact_id) for line in numbered):
        raise _cannot_be(f"fact {twice} is there twice")
    meant = {line.fact_id: line for line in numbered}
    by_text = {fact_hash(fact.fact): fact for fact in facts if fact.fact_id not in meant}
    new: dict[str, FactLine] = {}
    for line in (line for line in lines if line.fact_id not in by_id):
        known = by_text.get(fact_hash(line.fact))
        if known is None:
            new.setdefault(fact_hash(line.fact), line)
        else:
            meant.setdefault(known.fact_id, line)
    kept = [(fact, meant[fact.fact_id]) for fact in facts if fact.fact_id in meant]
    texts = [fact_hash(line.fact) for _, line in kept]
    if twice := _first_twice(texts):
        raise _cannot_be(
            f"two facts say the same: {next(line.fact for _, line in kept if fact_hash(line.fact) == twice)}"
        )
    changes = [
        *(FactChange(None, None, _plain(line)) for text, line in new.items() if text not in texts),
        *(FactChange(fact.fact_id, _line(fact), _plain(line)) for fact, line in kept if _differs(fact, line)),
        *(FactChange(fact.fact_id, _line(fact), None) for fact in facts if fact.fact_id not in meant),
    ]
    return changes, sum(not _differs(fact, line) for fact, line in kept)


def _profile_changes(state: MemoryState, entries: dict[str, Json] | None) -> tuple[list[EntryChange], int]:
    if entries is None:
        return [], 0
    before = state.profile.own | {key: value for key, (value, _) in state.profile.from_tools.items()}
    untouched = {key: value for key, value in entries.items() if key in before and _same(before[key], value)}
    try:
        given = checked_entries({key: value for key, value in entries.items() if key not in untouched})
    except ValueError as error:
        raise _cannot_be(str(error)) from None
    wanted = {**given, **{key: before[key] for key in untouched}}
    keys = [
        *(key for key in before if not _same(before[key], wanted.get(key))),
        *(k for k in wanted if k not in before),
    ]
    changes = [EntryChange(key, before.get(key), wanted.get(key)) for key in keys]
    return [one for one in changes if (one.before, one.after) != (None, None)], len(before) - sum(
        k in before for k in keys
    )


def _same(before: Json, after: Json) -> bool:
    return before == after or (
        isinstance(before, str) and isinstance(after, str) and one_line(before) == one_line(after)
    )


def _differs(fact: Fact, line: FactLine) -> bool:
    return one_line(fact.fact) != line.fact or one_line(fact.category or "") != (line.category or "")


def _line(fact: Fact) -> FactLine:
    """A fact on record, however long it is."""
    return FactLine.model_construct(fact=fact.fact, category=fact.category, fact_id=fact.fact_id)


def _plain(line: FactLine) -> FactLine:
    return FactLine.model_construct(fact=line.fact, category=line.category or None, fact_id=None)


def _shown(line: FactLine | None) -> list[str | None] | None:
    return None if line is None else [line.fact, line.category]


def _fingerprint(state: MemoryState) -> str:
    """Of everything that the difference was made from."""
    facts = [[one.fact_id, one.fact, one.category, one.source, one.updated_at.isoformat()] for one in state.facts]
    reported = {key: [shown_value(value), source] for key, (value, source) in state.profile.from_tools.items()}
    return sha256_of([facts, state.profile.own, reported])


def _first_twice(values: Iterable[str]) -> str | None:
    seen: set[str] = set()
    for value in values:
        if value in seen:
            return value
        seen.add(value)
    return None


def _cannot_be(why: str) -> Unprocessable:
    line = f"text: {why}"
    return Unprocessable(line, errors=[line])
