"""A task as a stream: the task itself, then what happens to it, until it ends or waits for somebody.

Read from the mirror through the gateway, so that any API process can take a stream up where another left it.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Final, TypeAlias

from a2a.types.a2a_pb2 import (
    Message,
    Part,
    Task,
    TaskArtifactUpdateEvent,
    TaskState,
    TaskStatus,
    TaskStatusUpdateEvent,
)

from steward.api.a2a.tasks import agent_message, artifact_of, status_of, task_of
from steward.api.core.visible_problems import GoingOn
from steward.api.credentials.identity import Principal
from steward.api.gateway import Gateway
from steward.contracts.drafts import Draft
from steward.contracts.problem import ProblemView
from steward.contracts.step import Action
from steward.sql.problems import RecordedStep

StreamEvent: TypeAlias = Message | Task | TaskStatusUpdateEvent | TaskArtifactUpdateEvent
Look: TypeAlias = Callable[[Principal, int], Awaitable[ProblemView]]
_Marks: TypeAlias = tuple[str, bool, tuple[str, ...], str]
_TOLD: Final = frozenset(
    {
        Action.TOOLS_LISTED,
        *(Action.TOOLS_RETRIEVED, Action.PLANNED, Action.ARGUMENTS_INVALID, Action.TOOL_DISPATCHED),
        *(Action.TOOL_SUCCEEDED, Action.TOOL_FAILED, Action.DEGRADED, Action.MESSAGE_RECEIVED),
        *(Action.APPROVAL_APPROVED, Action.APPROVAL_DENIED, Action.APPROVAL_EDITED, Action.APPROVAL_EXPIRED),
    }
)
"""Steps that a stream tells while the task works; what ends it or waits is told by its state."""


async def task_stream(
    gateway: Gateway, principal: Principal, problem_id: int, complete: Callable[[ProblemView], ProblemView], look: Look
) -> AsyncGenerator[StreamEvent]:
    """The task as it is and its updates. The stream ends when the task has ended, or waits for its user anew.
    `complete` adds to the first view what its caller knows. `look` gives a view: VisibleProblems.answered where the
    stream answers a message, VisibleProblems.view where somebody watches.

    Raises:
        NotFound: there is none, or it is another's.
        TooManyRequests: too many streams of this user are open.
    """
    close = gateway.live_views.open(principal)
    try:
        view = complete(await look(principal, problem_id))
        steps = (await gateway.problems.steps(principal, problem_id)).steps
        yield task_of(view, [step for _, step in steps])
        if view.closed:
            return
        last = max((number for number, _ in steps if number is not None), default=0)
        async for event in _updates(gateway, principal, view, last, look):
            yield event
    finally:
        close()


async def _updates(
    gateway: Gateway, principal: Principal, known: ProblemView, after_id: int, look: Look
) -> AsyncGenerator[StreamEvent]:
    shown: _Marks | None = _marks(known)
    async for event in await gateway.problems.events(principal, known.problem_id, after_id, going_on=True):
        content = event.content
        if isinstance(content, RecordedStep):
            if content.step.action in _TOLD:
                shown = None
                yield _report(known, content)
            continue
        if isinstance(content, Draft | GoingOn):
            shown = None
            yield _meanwhile(known, content)
            continue
        if not isinstance(content, ProblemView) or _marks(content) == shown:
            continue
        shown = _marks(content)
        if not content.settled:
            yield _update(content, status_of(content))
            continue
        # What is asked or has come of it is shown whole.
        whole = await look(principal, known.problem_id)
        if not whole.settled:
            continue
        if (artifact := artifact_of(whole)) is not None:
            yield TaskArtifactUpdateEvent(
                task_id=str(whole.problem_id), context_id=whole.conversation_id, artifact=artifact, last_chunk=True
            )
        yield _update(whole, status_of(whole))
        return


def _marks(view: ProblemView) -> _Marks:
    """What makes two views of one problem the same to who watches it."""
    question = view.question.text if view.question else ""
    return view.status.value, view.closed, tuple(approval.approval_id for approval in view.approvals), question


def _report(view: ProblemView, recorded: RecordedStep) -> TaskStatusUpdateEvent:
    status = TaskStatus(state=TaskState.TASK_STATE_WORKING)
    status.timestamp.FromDatetime(recorded.step.at)
    name = f"{view.problem_id}-{recorded.step.step_key}"
    status.message.CopyFrom(agent_message(view, name, [Part(text=recorded.step.description)]))
    return _update(view, status)


def _meanwhile(view: ProblemView, content: Draft | GoingOn) -> TaskStatusUpdateEvent:
    """What a task waits for, or its answer as far as it is written: marked, in no history, and void with the next
    event."""
    text = content.text if isinstance(content, Draft) else content.words
    status = TaskStatus(state=TaskState.TASK_STATE_WORKING)
    status.timestamp.GetCurrentTime()
    status.message.CopyFrom(agent_message(view, f"{view.problem_id}-meanwhile", [Part(text=text)]))
    if isinstance(content, Draft):
        status.message.metadata.update({"provisional": True})
    return _update(view, status)


def _update(view: ProblemView, status: TaskStatus) -> TaskStatusUpdateEvent:
    return TaskStatusUpdateEvent(task_id=str(view.problem_id), context_id=view.conversation_id, status=status)
