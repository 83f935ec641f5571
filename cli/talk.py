"""`steward ask`, `call` and `tools try`: a request, its steps live, approvals and questions settled in place.

Loops until the problem is closed or waits for someone who is not here. Leaves the problem running when interrupted.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from steward.cli.client import StewardClient
from steward.cli.errors import CliError
from steward.cli.exits import ExitCode
from steward.cli.options import Session
from steward.cli.outcome import show_answer
from steward.cli.prompts import ask_approval, ask_question
from steward.cli.render import show_step
from steward.cli.screen import err, wait_shower
from steward.cli.watch import Watch
from steward.contracts.approval import Approval, ApprovalKind
from steward.contracts.approvers import open_to_requester
from steward.contracts.errors import ErrorCode
from steward.contracts.problem import ProblemStatus, ProblemView
from steward.contracts.step import Step
from steward.contracts.wire import Answer

FIRST_LOOK_S = 1.0
"""How long the first answer is waited for before its steps are followed."""

MOST_REFUSALS = 5
"""How many decisions may come too late before it is given up."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a conversation is held. `confirmed` False denies every approval without asking, True approves each permission
    once and never a repeat; `wait_s` None has no bound."""

    confirmed: bool | None
    wait_s: float | None


def talk(session: Session, client: StewardClient, text: str, conversation: str, manner: Manner) -> ExitCode:
    """Ask and stay until it settles. Returns the exit code of how it ended."""
    request = {"text": text, "conversation_id": conversation}
    return show_end(session, manner, converse(session, client, request, manner))


def show_end(session: Session, manner: Manner, ended: ProblemView | Answer) -> ExitCode:
    """Show how a conversation ended; what was asked in place and left is not shown again. Returns the exit code."""
    if isinstance(ended, Answer):
        return show_answer(session, ended)
    theirs = all(open_to_requester(approval.approvers) for approval in ended.approvals[:1])
    in_place = session.interactive and manner.confirmed is None and theirs and not ended.closed
    return show_answer(session, Answer.of(ended), left=in_place and bool(ended.approvals or ended.question))


def converse(
    session: Session,
    client: StewardClient,
    request: dict[str, Any],
    manner: Manner,
    *,
    idempotency_key: str | None = None,
) -> ProblemView | Answer:
    """Send a request of /tool/call, show its steps and settle what it asks for. Returns the problem as it then stands,
    or the answer when no problem came of it."""
    problem_id: int | None = None
    try:
        first = client.call(request, wait_s=FIRST_LOOK_S, idempotency_key=idempotency_key)
        problem_id = first.problem_id
        if problem_id is None or first.error == ErrorCode.AMBIGUOUS_APPROVAL:
            # What waits was asked for by other words than these: it is shown, and no flag decides it.
            return first
        watch = Watch(client, problem_id, _step_shower(session), wait_shower(as_json=session.as_json))
        watch.from_last_utterance()
        return _until_settled(session, client, watch, manner)
    except KeyboardInterrupt:
        raise _interrupted(problem_id) from None


def _until_settled(session: Session, client: StewardClient, watch: Watch, manner: Manner) -> ProblemView:
    deadline = None if manner.wait_s is None else time.monotonic() + manner.wait_s
    refused, approved = 0, _Approved()
    while True:
        left = None if deadline is None else max(deadline - time.monotonic(), 0.0)
        view = watch.until_settled(left)
        act = _next_act(session, client, view, manner, approved)
        if act is None:
            return view
        try:
            act()
        except CliError as error:
            # Someone else was faster, or it expired meanwhile: look again at how it stands.
            refused += 1
            if error.exit_code is not ExitCode.CONFLICT or refused > MOST_REFUSALS:
                raise
            err().print(error.message, style="yellow")


class _Approved:
    """The permissions that `--yes` has given: an approval asked for again under another id is not given again."""

    def __init__(self) -> None:
        self._given: dict[tuple[str, str], str] = {}

    def may_give(self, approval: Approval) -> bool:
        """Whether it is a permission that was not given yet. Nobody said yes to running a call a second time."""
        what = approval.tool_name, approval.args_sha256
        same = self._given.get(what, approval.approval_id) == approval.approval_id
        return approval.kind is ApprovalKind.PERMISSION and same

    def note(self, approval: Approval) -> None:
        """It is given."""
        self._given[approval.tool_name, approval.args_sha256] = approval.approval_id


def _decided_ahead(
    client: StewardClient, view: ProblemView, confirmed: bool, approved: _Approved
) -> Callable[[], Answer] | None:
    """The decision that was made beforehand, for the first approval it holds for."""
    open_here = (one for one in view.approvals if open_to_requester(one.approvers))
    approval = next((one for one in open_here if not confirmed or approved.may_give(one)), None)
    if approval is None:
        return None
    if confirmed:
        approved.note(approval)
    number, approval_id = view.problem_id, approval.approval_id
    return lambda: client.decide(number, confirmed=confirmed, approval_id=approval_id, wait_s=FIRST_LOOK_S)


def _next_act(
    session: Session, client: StewardClient, view: ProblemView, manner: Manner, approved: _Approved
) -> Callable[[], Answer] | None:
    """What to send next, or None when there is nothing for this caller to do."""
    number = view.problem_id
    if view.approvals and not view.closed:
        if manner.confirmed is not None:
            return _decided_ahead(client, view, manner.confirmed, approved)
        approval = view.approvals[0]
        if not open_to_requester(approval.approvers):
            return None
        choice = ask_approval(approval, view.preface) if session.interactive else None
        if choice is None:
            return None
        return lambda: client.decide(
            number,
            confirmed=choice.confirmed,
            approval_id=approval.approval_id,
            arguments=choice.arguments,
            wait_s=FIRST_LOOK_S,
        )
    if view.status is ProblemStatus.AWAITING_USER and view.question and session.interactive:
        text = ask_question(view.question, view.preface)
        return None if text is None else (lambda: client.reply(number, text, wait_s=FIRST_LOOK_S))
    return None


def _step_shower(session: Session) -> Callable[[Step], None]:
    if session.as_json:
        return lambda step: None
    console = err()
    return lambda step: show_step(console, step)


def _interrupted(problem_id: int | None) -> CliError:
    if problem_id is None:
        return CliError(
            "Interrupted; the request may have been accepted",
            exit_code=ExitCode.INTERRUPTED,
            hint="`steward problems` shows whether it was",
        )
    return CliError(
        f"Problem {problem_id} goes on without you",
        exit_code=ExitCode.INTERRUPTED,
        hint=f"see it with `steward show {problem_id} --follow`, stop it with `steward cancel {problem_id}`",
    )
