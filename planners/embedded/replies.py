"""The replies to the planner's own questions, and the request without what they settle. Pure; the backend calls it.

Each question carried a state (tool_questions.py, item_questions.py), and comes back with it and the reply. Where there
is none that can be read, another planner asked or another version did: the reply is then a line of the request like
any other.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Final, TypeAlias

from pydantic import Field, TypeAdapter, ValidationError

from steward.contracts.base import Json
from steward.contracts.plan import PlanRequest
from steward.contracts.tool import Candidate
from steward.language.dismissals import is_dismissal
from steward.language.yes_or_no import yes_or_no
from steward.planners.check import candidate_named
from steward.planners.embedded.address_questions import AddressQuestion, take_address
from steward.planners.embedded.courtesies import squeeze_spaces
from steward.planners.embedded.item_questions import ItemQuestion, chosen_id
from steward.planners.embedded.tool_questions import ToolQuestion, settle_reply

State: TypeAlias = ToolQuestion | ItemQuestion | AddressQuestion
_STATE: Final[TypeAdapter[State]] = TypeAdapter(Annotated[State, Field(discriminator="kind")])


@dataclass(slots=True)
class SettledRequest:
    """A request without the replies that settle something.

    `tools`: the tools that pieces of it are for, None for a piece that shall be left alone. `ids`: those that were
    chosen, by the text of the part, its tool and the parameter.
    """

    text: str
    tools: dict[str, Candidate | None] = field(default_factory=dict)
    ids: dict[tuple[str, str, str], int | str] = field(default_factory=dict)
    address: str | None = None
    """The user's own, which they were asked for."""


def settle_replies(request: PlanRequest) -> SettledRequest:
    """What the request says once the replies to this planner's questions are understood."""
    replies = [
        [line for reply in asked.replies for line in squeeze_spaces(reply).splitlines()] for asked in request.asked
    ]
    request_lines = squeeze_spaces(request.text).splitlines()
    settled = SettledRequest("\n".join(request_lines[: len(request_lines) - sum(map(len, replies))]))
    for asked, lines in zip(request.asked, replies, strict=True):
        state = _read(asked.state)
        if isinstance(state, ToolQuestion) and state.text in settled.text and lines:
            _settle_tool(settled, state, lines, request)
        elif isinstance(state, ItemQuestion):
            _settle_item(settled, state, lines, request)
        elif isinstance(state, AddressQuestion):
            settled.address = take_address(lines) or settled.address
        settled.text = "\n".join([settled.text, *lines])
    return settled


def _settle_tool(settled: SettledRequest, asked: ToolQuestion, lines: list[str], request: PlanRequest) -> None:
    piece, tool = settle_reply(asked, lines)
    settled.text = settled.text.replace(asked.text, piece, 1)
    candidate = candidate_named(request, tool) if tool else None
    if candidate is not None or tool == "":
        settled.tools[piece] = candidate


def _settle_item(settled: SettledRequest, asked: ItemQuestion, lines: list[str], request: PlanRequest) -> None:
    for line in lines:
        if yes_or_no(line) is False or is_dismissal(line):
            settled.tools[asked.text] = None
            lines.remove(line)
            return
        one = chosen_id(asked, line, request)
        if one is not None:
            settled.ids[asked.text, asked.tool, asked.parameter] = one
            lines.remove(line)
            return


def _read(state: Json) -> State | None:
    try:
        return _STATE.validate_python(state)
    except ValidationError:
        return None
