"""A problem as a task of the protocol: state, what it asks, its artifacts and its history. Pure.

Arguments that wait for approval are shown exactly: as data, and as the JSON text itself, for the protocol's numbers
are doubles.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

from a2a.types.a2a_pb2 import Artifact, Message, Part, Role, Task, TaskState, TaskStatus
from google.protobuf.json_format import ParseDict
from google.protobuf.struct_pb2 import Value

from steward.api.a2a.files import file_parts
from steward.contracts.approval import Approval, asked_together
from steward.contracts.problem import WAITING, ProblemStatus, ProblemView
from steward.contracts.step import Action, Step

_ENDED: Final = {
    ProblemStatus.DONE: TaskState.TASK_STATE_COMPLETED,
    ProblemStatus.CANCELED: TaskState.TASK_STATE_CANCELED,
    ProblemStatus.FAILED: TaskState.TASK_STATE_FAILED,
    ProblemStatus.BLOCKED: TaskState.TASK_STATE_REJECTED,
}
_ASKED: Final = frozenset({Action.QUESTION_ASKED, Action.APPROVAL_REQUESTED})
_DECIDED: Final = frozenset({Action.APPROVAL_APPROVED, Action.APPROVAL_DENIED, Action.APPROVAL_EDITED})
RESULT: Final = "result"
"""The id of a task's one artifact."""
_MOST_DATA: Final = 256_000
"""Characters of JSON up to which a result is sent as data; beyond it says where it is."""


def state_of(view: ProblemView) -> TaskState:
    """The task's state. Blocked for good is rejected: a rule or a guard said no."""
    if view.closed:
        return _ENDED.get(view.status, TaskState.TASK_STATE_FAILED)
    return TaskState.TASK_STATE_INPUT_REQUIRED if view.settled else TaskState.TASK_STATE_WORKING


def statuses_of(state: TaskState) -> tuple[list[ProblemStatus], bool]:
    """The other way round, for filters: which statuses, and whether closed."""
    if state == TaskState.TASK_STATE_INPUT_REQUIRED:
        return list(WAITING), False
    if state == TaskState.TASK_STATE_WORKING:
        return [ProblemStatus.IN_PROGRESS], False
    return [status for status, ended in _ENDED.items() if ended == state], True


def task_of(view: ProblemView, steps: Iterable[Step] = (), *, artifacts: bool = True) -> Task:
    """The whole task. `steps` are its history's source, in their order."""
    task = Task(
        id=str(view.problem_id),
        context_id=view.conversation_id,
        status=status_of(view),
        history=history_of(view, steps),
    )
    if artifacts and (made := artifact_of(view)) is not None:
        task.artifacts.append(made)
    known: dict[str, Any] = {
        "status": view.status.value,
        "door": view.gateway,
        "toolName": view.tool_name,
        "stale": view.stale or None,
    }
    known["error"] = view.error.code.value if view.error else None
    if view.verification is not None:
        known |= {"confidence": view.verification.confidence, "verified": view.verification.verified}
    task.metadata.update({name: value for name, value in known.items() if value is not None})
    return task


def status_of(view: ProblemView) -> TaskStatus:
    """State, what is said with it, and since when."""
    status = TaskStatus(state=state_of(view))
    status.timestamp.FromDatetime(view.updated_at)
    if parts := _message_parts(view):
        status.message.CopyFrom(agent_message(view, f"{view.problem_id}-status", parts))
    return status


def artifact_of(view: ProblemView) -> Artifact | None:
    """What came of a task that is done: files, the result as data, and the words for it."""
    if view.status is not ProblemStatus.DONE:
        return None
    parts = file_parts(view.result)
    if view.result is not None and not parts:
        parts.append(data_part(_in_short(view)))
    if view.message:
        parts.append(Part(text=view.message))
    return Artifact(artifact_id=RESULT, name=view.tool_name or RESULT, parts=parts) if parts else None


def history_of(view: ProblemView, steps: Iterable[Step]) -> list[Message]:
    """What was said, oldest first: by the user, and by the agent as questions and at the end."""
    wording = [message for step in steps if (message := _of_step(view, step)) is not None]
    if view.closed and view.message:
        wording.append(agent_message(view, f"{view.problem_id}-end", [Part(text=view.message)]))
    return wording


def agent_message(view: ProblemView, message_id: str, parts: Sequence[Part]) -> Message:
    """A message of the agent in this task."""
    return Message(
        message_id=message_id,
        context_id=view.conversation_id,
        task_id=str(view.problem_id),
        role=Role.ROLE_AGENT,
        parts=parts,
    )


def data_part(value: Any) -> Part:
    """JSON as a part. Whole numbers that a double cannot hold are written as text, so that none is ever wrong."""
    return Part(data=ParseDict(_fit(value), Value()), media_type="application/json")


def approval_data(approval: Approval) -> dict[str, Any]:
    """One pending approval as a client is shown it."""
    kept = {
        *("approval_id", "kind", "tool_name", "args", "shown", "args_sha256"),
        *("reason", "message", "approvers", "expires_at"),
    }
    exact = json.dumps(approval.args, ensure_ascii=False)
    return {**approval.model_dump(mode="json", include=kept), "args_json": exact}


def _in_short(view: ProblemView) -> Any:
    text = json.dumps(view.result, ensure_ascii=False)
    if len(text) <= _MOST_DATA:
        return view.result
    address = f"/problems/{view.problem_id}/result"
    return {"shortened": text[:4_000], "characters": len(text), "address": address}


def _message_parts(view: ProblemView) -> list[Part]:
    if view.closed:
        return [Part(text=view.message)] if view.message else []
    if view.approvals:
        return [
            *_preface(view),
            Part(text=asked_together(view.approvals)),
            data_part({"approvals": [approval_data(one) for one in view.approvals]}),
        ]
    if view.question is not None:
        question = view.question.model_dump(mode="json", exclude_none=True)
        return [*_preface(view), Part(text=view.question.text), data_part({"question": question})]
    return [Part(text=view.message)] if view.settled and view.message else []


def _preface(view: ProblemView) -> list[Part]:
    """What no yes covers, apart from what one does."""
    return [Part(text=view.preface)] if view.preface else []


def _of_step(view: ProblemView, step: Step) -> Message | None:
    detail = step.detail
    message = Message(
        message_id=f"{view.problem_id}-{step.step_key}",
        context_id=view.conversation_id,
        task_id=str(view.problem_id),
        role=Role.ROLE_AGENT if step.action in _ASKED else Role.ROLE_USER,
    )
    if step.action is Action.REQUEST and not detail.get("text") and detail.get("tool_name"):
        args = json.dumps(detail.get("args", {}), ensure_ascii=False)
        message.parts.append(Part(text=f"{detail['tool_name']} {args}"))
    elif step.action in (Action.REQUEST, Action.MESSAGE_RECEIVED):
        message.parts.append(Part(text=str(detail.get("text") or step.description)))
    elif step.action in _ASKED or step.action in _DECIDED:
        message.parts.append(Part(text=step.description))
    else:
        return None
    return message


def _fit(value: Any) -> Any:
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) > 2**53:
        return str(value)
    if isinstance(value, dict):
        return {str(name): _fit(item) for name, item in value.items()}
    return [_fit(item) for item in value] if isinstance(value, list) else value
