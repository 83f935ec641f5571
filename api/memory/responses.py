"""What the doors of the memory answer with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Self

from pydantic import ConfigDict

from steward.api.core.memory_differences import FactChange, MemoryDifference
from steward.api.core.memory_document import FactLine
from steward.api.core.memory_search import Found
from steward.contracts.base import Message
from steward.contracts.memory import DegradedPart
from steward.sql.memory import Exchange, Origin, Profile
from steward.sql.memory_review import OWN_WORD, RememberedConversation, Sizes


class FactShown(Message):
    """A fact. `source` is the tool or planner whose word it is, null for the user's own; `problem_id` where it was said
    last; `origin` how it came in."""

    model_config = ConfigDict(from_attributes=True)

    fact_id: int
    fact: str
    category: str | None
    source: str | None
    origin: Origin
    problem_id: int | None
    created_at: datetime
    updated_at: datetime


class FactPage(Message):
    """Facts, newest first. `total` counts all pages; `next` is the `before` of the page after, null on the last one."""

    success: bool = True
    facts: list[FactShown]
    total: int
    next: int | None


class FactChanged(Message):
    """A fact as it is now. `new` is false where it was there already."""

    success: bool = True
    fact: FactShown
    new: bool = False


class FactForgotten(Message):
    """A fact that is no more."""

    success: bool = True
    fact_id: int


class ProfileEntry(Message):
    """An entry of the profile; `source` is whose word it is, null for the user's own."""

    entry: str
    value: Any
    source: str | None


class ProfileShown(Message):
    """The profile: each entry by its name, the user's own word before a tool's, and `entries` with whose word it is."""

    success: bool = True
    profile: dict[str, Any]
    entries: list[ProfileEntry]

    @classmethod
    def of(cls, profile: Profile) -> Self:
        """The user's own entries, then those that tools said."""
        own = [ProfileEntry(entry=key, value=value, source=None) for key, value in profile.own.items()]
        reported = [
            ProfileEntry(entry=key, value=value, source=who) for key, (value, who) in profile.from_tools.items()
        ]
        entries = [*own, *reported]
        return cls(profile={one.entry: one.value for one in reversed(entries)}, entries=entries)


class RememberedRow(Message):
    """A conversation that memory holds exchanges of; `title` is that of /conversations, where it is listed."""

    model_config = ConfigDict(from_attributes=True)

    conversation_id: str
    title: str | None
    exchanges: int
    size_bytes: int
    first_at: datetime
    last_at: datetime


class RememberedPage(Message):
    """Conversations, the one remembered last first. `next` is the `before` of the page after."""

    success: bool = True
    conversations: list[RememberedRow]
    next: int | None

    @classmethod
    def of(cls, found: Sequence[RememberedConversation], limit: int) -> Self:
        """A page of at most `limit`."""
        following = found[-1].last_exchange if len(found) == limit else None
        return cls(conversations=[RememberedRow.model_validate(one) for one in found], next=following)


class ExchangeShown(Message):
    """What the user said and was answered, in a problem of a conversation."""

    exchange_id: int
    conversation_id: str
    problem_id: int | None
    user_message: str
    agent_response: str
    said_at: datetime

    @classmethod
    def of(cls, exchange: Exchange) -> Self:
        """An exchange on record."""
        return cls(
            exchange_id=exchange.exchange_id,
            conversation_id=exchange.conversation,
            problem_id=exchange.problem_id,
            user_message=exchange.user_message,
            agent_response=exchange.agent_response,
            said_at=exchange.said_at,
        )


class ExchangePage(Message):
    """Exchanges of a conversation, oldest first. `next` is the `after` of the page after, null on the last one."""

    success: bool = True
    exchanges: list[ExchangeShown]
    next: int | None


class ConversationForgotten(Message):
    """A conversation that is forgotten, and how many exchanges that were."""

    success: bool = True
    conversation_id: str
    exchanges: int


class CategoryCount(Message):
    """Facts of a category; null: of none."""

    category: str | None
    facts: int


class SourceCount(Message):
    """Facts by whose word they are; null: the user's own."""

    source: str | None
    facts: int


class MemoryStatistics(Message):
    """How much there is. `waiting` memories are not found by meaning yet, for the index still follows."""

    success: bool = True
    facts: int
    fact_bytes: int
    oldest_fact: datetime | None
    newest_fact: datetime | None
    conversations: int
    exchanges: int
    exchange_bytes: int
    oldest_exchange: datetime | None
    newest_exchange: datetime | None
    profile_entries: int
    waiting: int
    by_category: list[CategoryCount]
    by_source: list[SourceCount]

    @classmethod
    def of(cls, sizes: Sizes, categories: Mapping[str, int], sources: Mapping[str, int]) -> Self:
        """Counts on record."""
        counts = {name: getattr(sizes, name) for name in Sizes.__dataclass_fields__}
        by_category = [CategoryCount(category=name or None, facts=count) for name, count in categories.items()]
        by_source = [
            SourceCount(source=None if name == OWN_WORD else name, facts=count) for name, count in sources.items()
        ]
        return cls(**counts, by_category=by_category, by_source=by_source)


class FactFound(FactShown):
    """A fact and how much it is about what was asked, from 0 to 1."""

    score: float


class ExchangeFound(ExchangeShown):
    """An exchange and how much it is about what was asked, from 0 to 1."""

    score: float


class MemoryFound(Message):
    """What was found, best first. `degraded` names what was away: then there may be more than this."""

    success: bool = True
    facts: list[FactFound]
    exchanges: list[ExchangeFound]
    degraded: list[DegradedPart]

    @classmethod
    def of(cls, found: Found) -> Self:
        """What a search found."""
        facts = [FactFound(**FactShown.model_validate(one).model_dump(), score=score) for one, score in found.facts]
        talks = [ExchangeFound(**ExchangeShown.of(one).model_dump(), score=score) for one, score in found.exchanges]
        return cls(facts=facts, exchanges=talks, degraded=list(found.degraded))


class ExchangeExported(Message):
    """An exchange of an export."""

    exchange_id: int
    conversation_id: str
    problem_id: int | None
    user_message: str
    agent_response: str
    created_at: datetime


class MemoryExport(Message):
    """Everything that is remembered of a user. `profile_sources` says of entries that are not the user's own word whose
    they are."""

    format: str
    version: int
    facts: list[FactShown]
    profile: dict[str, Any]
    profile_sources: dict[str, str]
    conversations: list[ExchangeExported]


class FactText(Message):
    """What a fact says, and what kind of fact it is."""

    fact: str
    category: str | None

    @classmethod
    def of(cls, line: FactLine | None) -> Self | None:
        """A line of a document; None for none."""
        return None if line is None else cls(fact=line.fact, category=line.category)


class FactDifference(Message):
    """A fact that would be added (`before` is null), changed, or forgotten (`after` is null)."""

    fact_id: int | None
    before: FactText | None
    after: FactText | None

    @classmethod
    def of(cls, change: FactChange) -> Self:
        """One change."""
        return cls(fact_id=change.fact_id, before=FactText.of(change.before), after=FactText.of(change.after))


class EntryDifference(Message):
    """An entry of the profile that would be added (`before` is null), changed, or taken out (`after` is null)."""

    model_config = ConfigDict(from_attributes=True)

    entry: str
    before: Any
    after: Any


class MemoryCompared(Message):
    """What an import changes, or, `applied`, has changed. `sha256` confirms exactly this."""

    success: bool = True
    applied: bool
    sha256: str
    added: list[FactDifference]
    changed: list[FactDifference]
    removed: list[FactDifference]
    profile: list[EntryDifference]
    unchanged: int

    @classmethod
    def of(cls, found: MemoryDifference, *, applied: bool) -> Self:
        """A difference."""
        return cls(
            applied=applied,
            sha256=found.sha256,
            added=[FactDifference.of(one) for one in found.facts if one.before is None],
            changed=[FactDifference.of(one) for one in found.facts if one.before and one.after],
            removed=[FactDifference.of(one) for one in found.facts if one.after is None],
            profile=[EntryDifference.model_validate(one) for one in found.profile],
            unchanged=found.unchanged,
        )
