"""What is remembered of a user as one document to edit and read back: Markdown for people, JSON for programs.

Pure. The number behind a fact says which one it is, so that an edited line is a change and a missing one is forgotten.
The tool import_memory reads both forms too.
"""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from steward.contracts.base import Json
from steward.contracts.errors import Unprocessable
from steward.sql.memory import Exchange, Fact, Profile
from steward.sql.memory_review import MemoryState

DocumentFormat: TypeAlias = Literal["markdown", "json"]
LONGEST_FACT: Final = 5_000
LONGEST_CATEGORY: Final = 100
MOST_FACTS: Final = 5_000
_HELP: Final = (
    "<!-- Change, add or remove lines and import the file: first you are shown what that does. The number behind a fact"
    " says which one it is. Conversations are not read back. -->"
)
_BULLET: Final = re.compile(r"[ \t]{0,20}[-*+][ \t]+(?P<text>\S.*)")
"""Matches "- I live in Hamburg <!-- 12 -->"; not "> - quoted"."""
_MARK: Final = re.compile(r"<!--[ \t]*(?:(?P<id>[1-9][0-9]{0,17})\b)?[^<>]{0,300}-->$")
"""Matches the "<!-- 12, said by web_search -->" that ends a line."""
_SILENT: Final = re.compile(r"\s*(?:$|>|<!--.*-->\s*$)")
"""Matches an empty line, "> what was said" and a comment; not "- my brother is called Ben"."""
_MOST_NAMED: Final = 3
_ENTRY: Final = re.compile(r"(?P<key>[^:\n]{1,60}):[ \t]+(?P<value>\S.*)")


def one_line(text: str) -> str:
    """A text without line breaks and double blanks: two that are alike so say the same."""
    return " ".join(text.split())


Line: TypeAlias = Annotated[str, AfterValidator(one_line), AfterValidator(lambda text: _not_blank(text))]


class FactLine(BaseModel):
    """A fact of a document, with its number where it has one."""

    model_config = ConfigDict(extra="ignore")

    fact: Line = Field(max_length=LONGEST_FACT)
    category: Annotated[str, AfterValidator(one_line)] | None = Field(default=None, max_length=LONGEST_CATEGORY)
    fact_id: int | None = Field(default=None, ge=1, lt=2**63)


class MemoryDocument(BaseModel):
    """What a document says. A part that it does not have (None) stays as it is."""

    model_config = ConfigDict(extra="ignore")

    facts: list[FactLine] | None = Field(default=None, max_length=MOST_FACTS)
    profile: dict[str, Json] | None = Field(default=None, max_length=100)


@dataclass(frozen=True, slots=True)
class Remembered:
    """Everything that is remembered of a user."""

    state: MemoryState
    exchanges: Sequence[Exchange]


def as_json(held: Remembered) -> dict[str, Any]:
    """The document for programs."""
    profile = held.state.profile
    return {
        "format": "steward-memory",
        "version": 1,
        "facts": [_fact(fact) for fact in held.state.facts],
        "profile": profile.own | {key: value for key, (value, _) in profile.from_tools.items()},
        "profile_sources": {key: source for key, (_, source) in profile.from_tools.items()},
        "conversations": [_exchange(exchange) for exchange in held.exchanges],
    }


def as_markdown(held: Remembered) -> str:
    """The document for people."""
    lines = ["# Memory", "", _HELP, "", "## Facts", ""]
    by_category = sorted(held.state.facts, key=lambda fact: (one_line(fact.category or ""), fact.fact_id))
    for category, facts in itertools.groupby(by_category, key=lambda fact: one_line(fact.category or "")):
        lines += ["", f"### {category}", ""] if category else []
        lines += [f"- {one_line(fact.fact)} <!-- {fact.fact_id}{_whose(fact.source)} -->" for fact in facts]
    lines += ["", "## Profile", "", *_profile_lines(held.state.profile)]
    lines += ["", "## Conversations"]
    for talk in held.exchanges:
        # Quoted, so that nothing that was said can look like a heading or a fact.
        message = [*talk.user_message.splitlines(), "", *talk.agent_response.splitlines()]
        lines += ["", f"### {talk.said_at:%Y-%m-%d %H:%M} UTC, {one_line(talk.conversation)}", ""]
        lines += [f"> {line}" for line in message]
    return "\n".join(lines) + "\n"


def read_document(text: str, form: DocumentFormat, profile: Profile) -> MemoryDocument:
    """What a document says; `profile` is what its lines are compared with: a line without types has those it had.

    Raises:
        Unprocessable: it is not of that form, or says something that cannot be.
    """
    try:
        value = _from_markdown(text, profile) if form == "markdown" else json.loads(text)
        return MemoryDocument.model_validate(value)
    except ValidationError as error:
        lines = [f"{'.'.join(map(str, found['loc']))}: {found['msg']}" for found in error.errors()[:20]]
        raise Unprocessable("text: is no memory that can be imported", errors=lines) from None
    except (ValueError, RecursionError) as error:
        line = f"text: cannot be read as {form}: {str(error)[:200]}"
        raise Unprocessable(line, errors=[line]) from None


def shown_value(value: Json) -> str:
    """A value of the profile as it stands in a line."""
    return one_line(value) if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _not_blank(text: str) -> str:
    if not text:
        raise ValueError("must not be blank")
    return text


def _fact(fact: Fact) -> dict[str, Any]:
    return {
        "fact_id": fact.fact_id,
        "fact": fact.fact,
        "category": fact.category,
        "source": fact.source,
        "origin": fact.origin,
        "problem_id": fact.problem_id,
        "created_at": fact.created_at.isoformat(),
        "updated_at": fact.updated_at.isoformat(),
    }


def _exchange(exchange: Exchange) -> dict[str, Any]:
    return {
        "exchange_id": exchange.exchange_id,
        "conversation_id": exchange.conversation,
        "problem_id": exchange.problem_id,
        "user_message": exchange.user_message,
        "agent_response": exchange.agent_response,
        "created_at": exchange.said_at.isoformat(),
    }


def _whose(source: str | None) -> str:
    return f", said by {re.sub(r'[<>-]+', ' ', source)}" if source else ""


def _profile_lines(profile: Profile) -> Iterator[str]:
    for key, value in profile.own.items():
        yield f"- {key}: {shown_value(value)}"
    for key, (value, source) in profile.from_tools.items():
        yield f"- {key}: {shown_value(value)} <!-- not your word{_whose(source)} -->"


def _from_markdown(text: str, profile: Profile) -> dict[str, Any]:
    """Bullets are facts, of the category of the heading `###` above them; those under `## Profile` are its entries."""
    held: dict[str, Any] = {}
    known = profile.own | {key: value for key, (value, _) in profile.from_tools.items()}
    unread: list[str] = []
    part, category = "", None
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("###"):
            category = line.strip("# \t") or None
        elif line.startswith("#"):
            part, category = line.strip("# \t").casefold(), None
            if part in ("facts", "profile"):
                held.setdefault(part, [] if part == "facts" else {})
        elif part in held and (found := _BULLET.fullmatch(line.rstrip())):
            _take(held, part, category, found["text"], known)
        elif not _SILENT.match(line):
            unread.append(f"line {number} ({line.strip()[:60]!r})")
    if not held:
        raise ValueError("it has neither a heading '## Facts' nor one '## Profile'")
    if unread:
        more = f" and {len(unread) - _MOST_NAMED} more" if len(unread) > _MOST_NAMED else ""
        named = ", ".join(unread[:_MOST_NAMED])
        raise ValueError(f"{named}{more} would be lost: only '- ...' below '## Facts' or '## Profile' is read")
    return held


def _take(held: dict[str, Any], part: str, category: str | None, text: str, known: Mapping[str, Json]) -> None:
    mark = _MARK.search(text)
    message = text[: mark.start()].rstrip() if mark else text
    if part == "facts":
        held[part].append({"fact": message, "category": category, "fact_id": mark["id"] if mark else None})
        return
    entry = _ENTRY.fullmatch(message)
    if entry is None:
        raise ValueError(f"the line {message[:60]!r} of the profile is not of the form 'key: value'")
    if entry["key"] in held[part]:
        raise ValueError(f"the profile's entry {entry['key']} is given twice")
    held[part][entry["key"]] = _typed(entry["value"], known.get(entry["key"]))


def _typed(value: str, before: Json) -> Json:
    """The value of a line: what was there before where the line says that; of its kind where that was no text."""
    if before is None or isinstance(before, str) or value == shown_value(before):
        return before if before is not None and value == shown_value(before) else value
    try:
        return json.loads(value)
    except ValueError:
        return value
