"""What the replies to the planner's own questions settle. Pure; called by the embedded planner.

Each question carried a state (tool_questions.py, item_questions.py), and comes back with it and the reply. Where there
is none that can be read, another planner asked or another version did: the reply is then a line of the request like
any other.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Final, TypeAlias

from pydantic import Field, TypeAdapter, ValidationError

from contracts.base import Json
from contracts.plan import PlanRequest
from contracts.tool import Candidate
from planners.check import candidate_named
from planners.embedded.courtesies import squeeze
from planners.embedded.item_questions import Choice, picked
from planners.embedded.tool_questions import Doubt, settle

State: TypeAlias = Doubt | Choice
_STATE: Final[TypeAdapter[State]] = TypeAdapter(Annotated[State, Field(discriminator="kind")])


@dataclass(slots=True)
class Settled:
    """A request without the replies that settle something.

    `meant`: the tools that pieces of it are for, None for a piece that shall be left alone. `ids`: those that were
    chosen, by the text of the part, its tool and the parameter.
    """

    text: str
    meant: dict[str, Candidate | None] = field(default_factory=dict)
    ids: dict[tuple[str, str, str], int | str] = field(default_factory=dict)


def settled(request: PlanRequest) -> Settled:
    """What the request says once the replies to this planner's questions are understood."""
    replies = [[line for reply in asked.replies for line in squeeze(reply).splitlines()] for asked in request.asked]
    lines = squeeze(request.text).splitlines()
    known = Settled("\n".join(lines[: len(lines) - sum(map(len, replies))]))
    for asked, told in zip(request.asked, replies, strict=True):
        state = _read(asked.state)
        if isinstance(state, Doubt) and state.text in known.text and told:
            _mean(known, state, told, request)
        elif isinstance(state, Choice):
            _choose(known, state, told, request)
        known.text = "\n".join([known.text, *told])
    return known


def _mean(known: Settled, doubt: Doubt, told: list[str], request: PlanRequest) -> None:
    piece, tool = settle(doubt, told)
    known.text = known.text.replace(doubt.text, piece, 1)
    candidate = candidate_named(request, tool) if tool else None
    if candidate is not None or tool == "":
        known.meant[piece] = candidate


def _choose(known: Settled, choice: Choice, told: list[str], request: PlanRequest) -> None:
    for line in told:
        one = picked(choice, line, request)
        if one is not None:
            known.ids[choice.text, choice.tool, choice.parameter] = one
            told.remove(line)
            return


def _read(state: Json) -> State | None:
    try:
        return _STATE.validate_python(state)
    except ValidationError:
        return None
