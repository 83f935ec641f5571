"""Which calls the user's own words ask for, and how often: decided by the judge from these words alone.

Called where plans are made, whoever made them, once something untrusted was read (contracts/flow.py). Nothing of the
world reaches it: no result, no memory, no earlier answer. It plans nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from steward.contracts.errors import Unavailable
from steward.contracts.folding import Folded
from steward.contracts.plan import PlanRequest, ToolCall
from steward.contracts.tool import Candidate, Effect
from steward.language.gloss import in_english
from steward.language.moods import Mood, mood_of
from steward.planners.embedded.address_questions import address_part
from steward.planners.embedded.earlier import asked_beside, calls_meant
from steward.planners.embedded.judge.model import Judge
from steward.planners.embedded.lookups import finders_for
from steward.planners.embedded.meant_parts import as_meant
from steward.planners.embedded.replies import settle_replies
from steward.planners.embedded.request_parts import Part
from steward.planners.embedded.several_things import split_each
from steward.planners.embedded.tool_reader import ToolReader

_MOST_CHARACTERS: Final = 2000
_LEAST_SURE: Final = 0.3
"""As the planner: below this likelihood it would have asked which tool is meant."""
_STRANGERS: Final = "mcp"
_LEAST_SURE_OF_STRANGERS: Final = 0.6
"""The same of a tool of an MCP server. Measured by bench/trust: at 0.5 a question about a mail asks for one of them."""
_NO_ORDERS: Final = frozenset({Mood.QUESTION, Mood.REPORT, Mood.NEGATION})
"""Words in these moods ask for no effect, whichever tool is nearest to them."""
_NAME: Final = re.compile(r"[_.\-0-9]")
"""Matches in `add_task`, which nobody says by chance; not in `search`."""


def own_words(request: PlanRequest) -> str:
    """The request in the user's own words: as it was read in full, if it was read from what they said alone."""
    message = request.said or [request.text]
    if request.reading is None:
        return request.text
    turns = [turn.text for turn in request.turns if turn.role == "user"]
    known = {word for text in (*message, *turns) for word in _words(text)}
    return request.text if known.issuperset(_words(request.text)) else "\n".join(message)


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())


def named_tools(request: PlanRequest, names: Sequence[str]) -> dict[str, int]:
    """Those of the tools whose very names the user's words hold, and how often."""
    message = [Folded(text).text for text in request.said or [request.text]]
    telling = [name for name in dict.fromkeys(names) if _NAME.search(name)]
    return {name: sum(text.count(name.casefold()) for text in message) for name in telling}


def asked_calls(request: PlanRequest, reader: ToolReader, judge: Judge) -> list[ToolCall]:
    """The calls that the user's words ask for, with what these words say of their arguments; where the words are too
    many to be read, or the models are away, those alone of which their reading leaves no doubt."""
    meant = calls_meant(request) or []
    read = list(_asked_in_words(request, reader, judge))
    names = {call.tool_name for call in (*meant, *read)}
    beside = [ToolCall(tool_name=name) for name in asked_beside(request, names) if name not in names]
    return [*meant, *read, *beside]


def _asked_in_words(request: PlanRequest, reader: ToolReader, judge: Judge) -> Iterator[ToolCall]:
    """The same of the words alone."""
    alone = words_alone(request)
    try:
        settled = settle_replies(alone)
        if len(settled.text) > _MOST_CHARACTERS or not judge.reads_whole(in_english(settled.text).text):
            return
        parts = split_each(settled.text, alone.candidates, reader, alone.recent)
        kept = address_part(settled.address, alone.candidates)
        found = list(_asked_by(kept, alone.candidates) if kept else ())
        for part in parts:
            if part.text in settled.tools:
                chosen = settled.tools[part.text]
                found += [ToolCall(tool_name=chosen.name, args=reader.read(part.text, chosen))] if chosen else []
            else:
                found += _asked_by(as_meant(part, alone.candidates, reader), alone.candidates)
    except Unavailable:
        return
    yield from found


def words_alone(request: PlanRequest) -> PlanRequest:
    """The request with nothing in it but the user's own words for it, and the tools."""
    recent = [call.model_copy(update={"result": None, "message": ""}) for call in request.recent]
    changes = {"text": own_words(request), "recent": recent, "observations": [], "memories": [], "turns": []}
    return request.model_copy(update=changes)


def _asked_by(part: Part, offered: Sequence[Candidate]) -> Iterator[ToolCall]:
    """The call of a part, and those that find the thing it names."""
    if part.candidate is None:
        return
    strange = part.candidate.tool_type == _STRANGERS
    if part.confidence < (_LEAST_SURE_OF_STRANGERS if strange else _LEAST_SURE):
        return
    if part.candidate.effect is not Effect.READ and mood_of(part.text) in _NO_ORDERS:
        return
    yield part.call
    if part.lacks_only_ids:
        yield from (ToolCall(tool_name=tool.name) for tool in finders_for(part.candidate, offered))
