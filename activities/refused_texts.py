"""Sets aside, in what planners read, the texts that a call came from which the user refused.

Called by `plan_next_action`. A planner that reads an order again follows it again, and the user would be asked without
end. Their own words are never touched, and results stay as they are for everybody else. Linear, bounded.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from steward.contracts.base import Message, mapped_texts
from steward.contracts.evidence import has_outside
from steward.contracts.folding import Folded
from steward.contracts.plan import PlanRequest
from steward.contracts.provenance import leaves
from steward.language.injection.detector import detect
from steward.tools.evidence import Trust

SET_ASIDE: Final = "[set aside: the user refused what this text asks for]"
_MessageT = TypeVar("_MessageT", bound=Message)
_EDGES: Final = re.compile(r"\n|\\n|(?<=[.!?])\s")
"""Where a piece of a text may end: a line, a line as JSON writes it, a sentence."""
_NEAR: Final = 200
"""Characters between two pieces that go together."""
_SHORTEST: Final = 3
_MOST_VALUES: Final = 100


@dataclass(frozen=True, slots=True)
class _Refused:
    """What tells the text that a call came from: its tool, its values, and those of them that the user did not say."""

    tool: str
    values: Sequence[str]
    foreign: Sequence[str]


def set_aside(request: PlanRequest, trust: Trust) -> PlanRequest:
    """The request without what others wrote to bring about the calls that the user refused."""
    refused = list(_refused(request))
    if not refused:
        return request

    def cut(text: str) -> str:
        return _without(text, refused)

    seen = [
        one
        if trust.trusts_call(one) and not one.foreign and not has_outside(one.result)
        else _changed(one, cut, "result", "message")
        for one in request.observations
    ]
    recent = [
        one if trust.trusts_call(one) and not has_outside(one.result) else _changed(one, cut, "result", "message")
        for one in request.recent
    ]
    turns = [_changed(one, cut, "text") if one.role == "assistant" else one for one in request.turns]
    mends = [_changed(one, cut, "answer", "doubts") for one in request.mends]
    changes = {
        "mends": mends,
        "observations": seen,
        "recent": recent,
        "turns": turns,
        "memories": list(map(cut, request.memories)),
    }
    return request.model_copy(update=changes)


def _refused(request: PlanRequest) -> Iterator[_Refused]:
    said = [Folded(text) for text in request.said or [request.text]]
    for seen in request.observations:
        if not seen.refused:
            continue
        values = [str(leaf) for _, leaf in leaves(dict(seen.args)) if leaf is not None and not isinstance(leaf, bool)]
        telling = [value for value in values if len(value) >= _SHORTEST][:_MOST_VALUES]
        foreign = [value for value in telling if not any(text.find(value) for text in said)]
        yield _Refused(seen.tool_name, telling, foreign)


def _without(text: str, refused: Sequence[_Refused]) -> str:
    """The text without the pieces that hold what a refused call is made of, and without its orders."""
    if len(text) < _SHORTEST or not (found := _places(text, refused)):
        return text
    found += [(hit.start, hit.end) for hit in detect(text, "content")]
    pieces: list[str] = []
    at = 0
    for start, end in _joined(text, found):
        pieces += [text[at:start], SET_ASIDE]
        at = end
    return "".join([*pieces, text[at:]])


def _places(text: str, refused: Sequence[_Refused]) -> list[tuple[int, int]]:
    folded = Folded(text)
    found: list[tuple[int, int]] = []
    for one in refused:
        wanted = [*one.foreign, one.tool]
        # A text that only rearranges the user's words holds several of them.
        held = [value for value in one.values if folded.find(value)]
        wanted += held if len(held) > 1 else []
        found += [folded.typed(*place) for value in wanted if (place := folded.find(value)) is not None]
    return found or [(hit.start, hit.end) for hit in detect(text, "content")]


def _joined(text: str, found: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """The places with all of their line or sentence, those close to each other as one."""
    edges = [0, *(edge.end() for edge in _EDGES.finditer(text)), len(text)]
    held: tuple[int, int] | None = None
    for start, end in sorted(found):
        begin, close = edges[bisect_right(edges, start) - 1], edges[bisect_left(edges, end)]
        if held is not None and begin - held[1] <= _NEAR:
            held = (held[0], max(held[1], close))
            continue
        if held is not None:
            yield held
        held = (begin, close)
    if held is not None:
        yield held


def _changed(message: _MessageT, cut: Callable[[str], str], *fields: str) -> _MessageT:
    changes = {name: mapped_texts(value, cut) for name in fields if (value := getattr(message, name)) is not None}
    return message.model_copy(update=changes)
