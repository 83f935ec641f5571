"""The look that a question needs after a search: how much a mail is about stands in the mail, seldom in what was found.

Pure; called by the backend before it answers. One look at the one thing that fits best, and never an effect.
"""

from __future__ import annotations

from typing import Final

from steward.contracts.base import Json
from steward.contracts.plan import Observation, PlanRequest, ToolCall
from steward.contracts.records import records_in
from steward.contracts.tool import Candidate, same_kind
from steward.contracts.tool_meaning import Does, Role
from steward.language.money import amounts_in
from steward.language.questions import Question, Wanted
from steward.planners.embedded.item_questions import id_of
from steward.search.word_index import content_words

_READERS: Final = (Does.SUMMARIZE, Does.OPEN)


def second_look(request: PlanRequest) -> ToolCall | None:
    """The call that reads what the last search found, where that does not answer yet."""
    search = request.observations[-1]
    if not search.ok or search.meaning.does is not Does.FIND or not _asks_how_much(request):
        return None
    items = records_in(search.result)
    if any(amounts_in(_report(item)) for item in items):
        return None
    words = content_words(request.text)
    best = max(items, key=lambda item: len(words & content_words(_report(item))), default=None)
    reader = _reader(request, search)
    if best is None or reader is None:
        return None
    tool, parameter = reader
    known = id_of(best, parameter)
    return None if known is None else ToolCall(tool_name=tool.name, args={parameter: known})


def is_second_look(seen: Observation, request: PlanRequest) -> bool:
    """Whether a result is of such a call, and so the answer in the place of the search."""
    if not seen.ok or seen.meaning.does not in _READERS or not _asks_how_much(request):
        return False
    found = [item for other in request.observations if other.meaning.does is Does.FIND for item in _items(other)]
    ids = [(name, seen.args[name]) for name in seen.meaning.having(Role.ID) if name in seen.args]
    return any(id_of(item, name) == value for item in found for name, value in ids)


def _asks_how_much(request: PlanRequest) -> bool:
    return Question(request.text).wanted is Wanted.HOW_MUCH


def _items(seen: Observation) -> list[dict[str, Json]]:
    return records_in(seen.result) if seen.ok else []


def _reader(request: PlanRequest, search: Observation) -> tuple[Candidate, str] | None:
    """The tool that reads one thing that the search finds by its id, and what it calls that."""
    finder = next((tool for tool in request.candidates if tool.name == search.tool_name), None)
    for does in _READERS:
        for tool in request.candidates:
            required = tool.parameters.get("required", [])
            reads = finder is not None and tool.does is does and same_kind(tool, finder)
            if reads and len(required) == 1 and tool.needed(Role.ID) == required:
                return tool, required[0]
    return None


def _report(item: dict[str, Json]) -> str:
    return " ".join(value for value in item.values() if isinstance(value, str))
