"""Questions that no tool of the installation is for: what the user told answers them, else what documents say. Pure.

Called by the backend before it says that it has no tool. One look at a time, memories first; a look that does not
answer leaves no trace in what is said.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from steward.contracts.base import Json
from steward.contracts.memory import meant_in
from steward.contracts.plan import Observation, PlanRequest, ToolCall
from steward.contracts.tool import Candidate
from steward.contracts.tool_meaning import Does, Role
from steward.language.moods import asks
from steward.planners.embedded.asked_effects import names_own_things
from steward.planners.embedded.progress import has_no_tool
from steward.planners.embedded.request_parts import Part

DOCUMENT: Final = "document"
KEPT: Final = ("memory", DOCUMENT)
"""What is looked into, in this order."""
HELD: Final = 2.0
"""Added to the score of what looks into documents, where these hold something near to the question."""
_SURE: Final = 0.45
"""How near documents must come before the tool that words sound like is passed over."""
_LONGEST: Final = 500


def look_for_answer(request: PlanRequest, parts: Sequence[Part]) -> ToolCall | None:
    """The next look for an answer to what nothing else answers; None where there is an answer, or nowhere to look."""
    if not is_open_question(request, parts) or answer_found(request) is not None:
        return None
    if not request.observations and any(part.candidate is not None for part in parts):
        return None
    looked = {seen.tool_name for seen in request.observations}
    for tool, query in _finders(request):
        if tool.name not in looked:
            return ToolCall(tool_name=tool.name, args={query: request.text[:_LONGEST]})
    return None


def answer_found(request: PlanRequest) -> Observation | None:
    """What was looked up and answers."""
    return next((seen for seen in request.observations if seen.ok and _answers(seen)), None)


def is_open_question(request: PlanRequest, parts: Sequence[Part]) -> bool:
    """Whether it is a question of which no part was for a tool but those that know answers."""
    finders = {tool.name for tool, _ in _finders(request)}
    done = {seen.tool_name for seen in request.observations}
    open_parts = all(has_no_tool(part) or (part.candidate and part.candidate.name in finders) for part in parts)
    return asks(request.text) and bool(parts) and open_parts and done <= finders


def _finders(request: PlanRequest) -> Iterator[tuple[Candidate, str]]:
    """The tools that look into what is kept, with what each calls the question."""
    for kind in KEPT:
        for tool in request.candidates:
            if tool.reads and tool.does is Does.FIND and tool.meaning.of == kind:
                queries = tool.meaning.having(Role.QUERY)
                if queries and tool.parameters.get("required", []) == [queries[0]]:
                    yield tool, queries[0]


def told_by_documents(request: PlanRequest, parts: Sequence[Part]) -> list[Part]:
    """The parts, of a question that documents hold an answer to with their tool: "When does the gate open?" is for no
    device where a page of the school says it. What asks for the user's own things stays as it is."""
    if len(parts) != 1 or not asks(request.text) or names_own_things(request.text):
        return list(parts)
    for tool, query in _finders(request):
        if tool.meaning.of == DOCUMENT and tool.score >= HELD + _SURE:
            return [replace(parts[0], candidate=tool, args={query: request.text[:_LONGEST]}, confidence=1.0)]
    return list(parts)


def documents_searched(seen: Observation) -> int:
    """In how many documents a look looked."""
    count = seen.result.get("documents_searched") if isinstance(seen.result, dict) else None
    return count if isinstance(count, int) else 0


def _answers(seen: Observation) -> bool:
    result: Json = seen.result
    if not isinstance(result, dict):
        return False
    if "answered" in result:
        return bool(result["answered"])
    return bool(meant_in(result))
