"""The activity `act_on_waiting`: what a plan wants of something that waits in another problem of the same conversation.

It says to that problem what the gateway would say for its user (`UserMessage` through the update `settle`), under a key
that makes a repeat harmless. It approves nothing: no message does. Registered on the problems queue.
"""

from __future__ import annotations

from typing import Final, Protocol

from temporalio import activity

from steward.activities.failures import translated
from steward.activities.heartbeat import heartbeating
from steward.contracts.activities import ActOnWaitingInput, ActOnWaitingOutput
from steward.contracts.errors import CODES, StewardError
from steward.contracts.owner import Reach
from steward.contracts.plan import WaitingAct
from steward.contracts.problem import ProblemView, UserMessage
from steward.language.gloss import language_of
from steward.language.phrases import phrase

_GONE: Final = "nothing of that id waits in this conversation"
_GOES_ON: Final = "It goes on by itself."


class ProblemMessages(Protocol):
    """The way to a running problem."""

    async def tell(self, problem_id: int, message: UserMessage, *, wait: bool) -> ProblemView | None:
        """Say it, once under its `message_id`; the problem afterwards, or None where it was taken and has not settled
        in time. Raises StewardError: its refusal, PROBLEM_CLOSED, or Unavailable."""
        ...


class Problems(Protocol):
    """The mirror, as far as it is asked."""

    async def get(self, problem_id: int, reach: Reach) -> ProblemView | None:
        """The problem, or None when it is not this user's."""
        ...


class WaitingActivities:
    """Acts on problems of the same user and conversation, and on no others."""

    def __init__(self, problems: Problems, messages: ProblemMessages) -> None:
        self._problems = problems
        self._messages = messages

    @activity.defn
    async def act_on_waiting(self, request: ActOnWaitingInput) -> ActOnWaitingOutput:
        """Do it, or say why it cannot be done any more. Raises what may be tried again."""
        async with heartbeating():
            with translated():
                return await self._done(request)

    async def _done(self, request: ActOnWaitingInput) -> ActOnWaitingOutput:
        act = request.act
        view = await self._problems.get(act.problem_id, request.owner)
        if view is None or view.conversation_id != request.requester.conversation_id:
            return ActOnWaitingOutput(refused=_GONE)
        if act.act == "show":
            return _shown(act, view)
        try:
            message = _message(request)
            others = any(one.approval_id != act.approval_id for one in view.approvals)
            waits = act.act != "withdraw" or others or act.question is not None
            after = await self._messages.tell(act.problem_id, message, wait=waits)
        except StewardError as error:
            if CODES[error.code].retryable:
                raise
            return ActOnWaitingOutput(refused=error.detail)
        if act.act == "withdraw":
            # What else was shown beside it still waits, and is not lost without a word.
            words = after.message if after is not None and after.approvals else ""
        else:
            words = after.message if after is not None and after.settled else _GOES_ON
        lang = language_of(request.text)
        if act.question is not None:
            return ActOnWaitingOutput(words=words, what=phrase(lang, "not_asked_any_more"))
        what = phrase(lang, "not_done_any_more", what=_asked(act, view))
        return ActOnWaitingOutput(words=words, what=what)


def _message(request: ActOnWaitingInput) -> UserMessage:
    act = request.act
    return UserMessage(
        text=request.text,
        message_id=request.key,
        amends=act.approval_id,
        drops=act.act == "withdraw",
        stops=act.act == "withdraw" and act.question is not None,
        fills=act.question,
        arguments=act.call.args if act.call else None,
        origins=act.call.origins if act.call else None,
        entered=request.entered,
    )


def _shown(act: WaitingAct, view: ProblemView) -> ActOnWaitingOutput:
    """What waits, below the line that nothing was done: whoever asks for it asked whether it was, or said yes to it in
    words that decided nothing."""
    if act.approval_id not in {one.approval_id for one in view.approvals}:
        return ActOnWaitingOutput(refused=f"approval {act.approval_id} waits no more")
    lead_in = phrase(language_of(view.message), "nothing_done_yet")
    return ActOnWaitingOutput(words=f"{lead_in}\n{view.message}")


def _asked(act: WaitingAct, view: ProblemView) -> str:
    """What an approval or a question asked."""
    asked = next((one.deed for one in view.approvals if one.approval_id == act.approval_id), view.text or "")
    return asked.partition("\n")[0]
