"""What a user's message means to an open problem: the value of the argument asked for, more context, or "stop".

Pure. Words are typed by the parameter's schema (typing_words.py); a yes, a no and a stop were read by the gateway.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

from steward.contracts.plan import Turn
from steward.contracts.problem import CancelRequest, UserMessage
from steward.contracts.provenance import escaped, relabelled, stated_by_user
from steward.contracts.step import Action, Actor
from steward.contracts.waiting import WaitingQuestion
from steward.decisions import amendments, approvals, inquiries
from steward.decisions.end_texts import end_text
from steward.decisions.state import ProblemState
from steward.decisions.typing_words import fits, options_of, typed


def is_unnamed_change(state: ProblemState, message: UserMessage) -> bool:
    """Whether a message comes from no gateway and may be meant for what waits. Nobody can tell what was shown to who
    sent it, so it decides nothing, and changes nothing unless it names the approval."""
    return bool(state.pending) and message.amends is None and message.message_id is None


def receive(state: ProblemState, message: UserMessage, now: datetime) -> None:
    """Put a message into the inbox, once per message_id. What it changes (decisions/amendments.py) is withdrawn at
    once; a change of what cannot be changed is recorded as ignored."""
    if message.message_id in state.seen_messages:
        return
    if (refused := amendments.refusal(state, message)) is not None:
        approvals.ignore(state, now, refused, message.actor)
        return
    if message.message_id is not None:
        state.seen_messages.append(message.message_id)
    amendments.withdraw(state, message, now)
    state.inbox.append(message)


def absorb(state: ProblemState, now: datetime) -> None:
    """Take the oldest message and do what it means."""
    message = state.inbox.pop(0)
    question, draft = state.question, state.draft
    detail = {"actor": message.actor, "text": message.text, "question": question.text if question else None}
    state.add_step(now, Actor.USER, Action.MESSAGE_RECEIVED, message.text[:200], detail)
    if message.amends is not None:
        amendments.absorb(state, message)
    elif question is not None and message.stops:
        state.cancel = CancelRequest(reason=end_text(state.language, "you_said_so"), actor=message.actor)
    elif question is not None and question.call_id is not None:
        inquiries.take(state, message, now)
    elif message.fills is not None and draft is not None and message.arguments is not None:
        labels = relabelled(draft.args, draft.origins, message.arguments, message.origins)
        state.entered = list(dict.fromkeys([*state.entered, *message.entered]))
        state.proposed = [draft.model_copy(update={"args": message.arguments, "origins": labels})]
        state.settled_words.append(message.text)
        state.question = None
    elif question is not None and draft is not None and question.parameter is not None and _fills(state, message):
        schema = _asked_schema(state)
        draft.args[question.parameter] = typed((message.answer or message.text).strip(), schema, message.flag)
        path = f"/{escaped(question.parameter)}"
        kept = [label for label in draft.origins if label.path != path and not label.path.startswith(f"{path}/")]
        draft.origins = [*kept, stated_by_user(path)]
        state.proposed = [draft]
        state.settled_words.append(message.text)
        state.question = None
    else:
        if question is not None:
            state.followed = _followed(state) if state.input.by_model and draft is not None else None
            if draft is not None:
                # One without a draft stands in `asked`, behind the request.
                state.turns.append(Turn(role="assistant", text=question.text, foreign=bool(state.entered)))
        state.question = state.draft = None
        state.hear(message.text)


def is_for_model(state: ProblemState, message: UserMessage) -> bool:
    """Whether what was said while a draft's question is open has to be read by a language model."""
    if not state.input.by_model or state.question is None or state.draft is None or message.fills is not None:
        return False
    return not message.stops and not _fills(state, message)


def _asked_schema(state: ProblemState) -> dict[str, Any]:
    """The schema of the argument that is asked for."""
    parameter = state.question.parameter if state.question else None
    schema = state.draft_schema.get("properties", {}).get(parameter, {})
    return schema if isinstance(schema, dict) else {}


def _fills(state: ProblemState, message: UserMessage) -> bool:
    """Whether a rule may take a message for the argument that was asked for. Where a language model plans only a value
    of those that the schema lists, or a yes or no where it is that: anything else the model reads."""
    if not state.input.by_model:
        return True
    schema = _asked_schema(state)
    closed = bool(options_of(schema)) or schema.get("type") == "boolean"
    return closed and fits(typed((message.answer or message.text).strip(), schema, message.flag), schema)


def _followed(state: ProblemState) -> WaitingQuestion:
    """The question a message was said to, with its draft, as the planner is shown it."""
    assert state.question is not None
    assert state.draft is not None
    return WaitingQuestion(
        problem_id=state.input.problem_id,
        text=state.question.text,
        tool_name=state.draft.tool_name,
        parameter=state.question.parameter,
        args=state.draft.args,
        origins=state.draft.origins,
        at=state.updated_at,
        followed=True,
        foreign=bool(state.entered),
    )
