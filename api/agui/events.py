"""Events of AG-UI, made of what a problem's steps and answers say. One writer per run; pure."""

from __future__ import annotations

import json
import uuid
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from ag_ui.core import (
    BaseEvent,
    Interrupt,
    RunErrorEvent,
    RunFinishedEvent,
    RunFinishedInterruptOutcome,
    RunFinishedSuccessOutcome,
    RunStartedEvent,
    StateSnapshotEvent,
    StepFinishedEvent,
    StepStartedEvent,
    TextMessageContentEvent,
    TextMessageEndEvent,
    TextMessageStartEvent,
    TokenUsage,
    ToolCallArgsEvent,
    ToolCallEndEvent,
    ToolCallResultEvent,
    ToolCallStartEvent,
)

from steward.api.agui.bodies import RunBody
from steward.contracts.errors import StewardError
from steward.contracts.problem import ProblemView
from steward.contracts.redaction import REDACTOR
from steward.contracts.step import Action, Step

VERSION: Final = "1.0"
_SHOWS_CALL: Final = frozenset({Action.APPROVAL_REQUESTED, Action.TOOL_DISPATCHED})
_ENDS_CALL: Final = frozenset(
    {Action.TOOL_SUCCEEDED, Action.TOOL_FAILED, Action.TOOL_OUTCOME_UNKNOWN, Action.APPROVAL_DENIED}
    | {Action.APPROVAL_EDITED, Action.APPROVAL_EXPIRED, Action.APPROVAL_WITHDRAWN}
)


class RunWriter:
    """The events of one run. `proposed` are the tool calls that an earlier run of the thread has told of."""

    def __init__(self, body: RunBody, proposed: Iterable[str] = ()) -> None:
        self._body = body
        self._told = set(proposed)
        self._names: dict[tuple[int, str], str] = {}
        """By problem and call, under which id the call was told: that of its approval, where it has one."""

    def started(self) -> BaseEvent:
        """The run has begun."""
        return RunStartedEvent(thread_id=self._body.thread_id, run_id=self._body.run_id, protocol_version=VERSION)

    def step(self, problem_id: int, step: Step) -> Iterator[BaseEvent]:
        """A step on record: its name, and the call it is about, if there is one."""
        name = step.action.value
        yield StepStartedEvent(step_name=name, metadata={"steward": {"description": step.description}})
        if step.action in _SHOWS_CALL or step.action in _ENDS_CALL:
            yield from self._call(problem_id, step)
        yield StepFinishedEvent(step_name=name)

    def words(self, text: str) -> Iterator[BaseEvent]:
        """The answer in words."""
        if not text:
            return
        message_id = uuid.uuid4().hex
        yield TextMessageStartEvent(message_id=message_id, role="assistant")
        yield TextMessageContentEvent(message_id=message_id, delta=text)
        yield TextMessageEndEvent(message_id=message_id)

    def proposed(self, view: ProblemView) -> Iterator[BaseEvent]:
        """The calls that wait for an approval, where no step of this run or an earlier one has told them."""
        for one in view.approvals:
            yield from self._told_call(one.approval_id, one.tool_name, one.args)

    def finished(
        self, views: Sequence[ProblemView], interrupts: list[Interrupt], usage: list[TokenUsage] | None = None
    ) -> Iterator[BaseEvent]:
        """The state, and why the run ends."""
        own = [
            {"problem_id": view.problem_id, "status": view.status.value, "error": view.error and view.error.code}
            for view in views
        ]
        state = self._body.state if isinstance(self._body.state, dict) else {}
        yield StateSnapshotEvent(snapshot={**state, "steward": {"problems": own}})
        asks = RunFinishedInterruptOutcome(interrupts=interrupts) if interrupts else None
        yield RunFinishedEvent(
            thread_id=self._body.thread_id,
            run_id=self._body.run_id,
            result={"steward": {"problems": own}},
            outcome=asks or RunFinishedSuccessOutcome(),
            usage=usage,
        )

    def failed(self, error: StewardError, interrupts: list[Interrupt] | None = None) -> BaseEvent:
        """The run was refused, or its answer is not there; beside it what is open."""
        told: dict[str, Any] = REDACTOR.value(dict(error.extra))
        if interrupts:
            told["interrupts"] = [one.model_dump(mode="json", by_alias=True) for one in interrupts]
        metadata = {"steward": told} if told else None
        return RunErrorEvent(message=REDACTOR.text(error.detail), code=error.code.value, metadata=metadata)

    def _call(self, problem_id: int, step: Step) -> Iterator[BaseEvent]:
        detail = step.detail
        call_id, tool_name = detail.get("call_id"), detail.get("tool_name")
        if not isinstance(call_id, str) or not isinstance(tool_name, str):
            return
        call = (problem_id, call_id)
        name = detail.get("approval_id") or self._names.get(call) or f"{problem_id}-{call_id}"
        self._names[call] = name
        yield from self._told_call(name, tool_name, detail.get("args") or {})
        if step.action in _ENDS_CALL:
            result = {"status": step.action.value, "message": step.description, "result": detail.get("result")}
            yield ToolCallResultEvent(
                message_id=uuid.uuid4().hex, tool_call_id=name, content=_json(result), role="tool"
            )

    def _told_call(self, name: str, tool_name: str, args: dict[str, Any]) -> Iterator[BaseEvent]:
        if name in self._told:
            return
        self._told.add(name)
        yield ToolCallStartEvent(tool_call_id=name, tool_call_name=tool_name)
        yield ToolCallArgsEvent(tool_call_id=name, delta=_json(args))
        yield ToolCallEndEvent(tool_call_id=name)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
