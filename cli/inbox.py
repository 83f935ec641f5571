"""What waits for a person: approvals and questions. Behind `inbox`.

On a terminal each is shown whole, as it stands then, and decided or answered in place. Decides nothing by itself and
nothing by an empty line.
"""

from __future__ import annotations

import json
import sys

from rich.text import Text

from steward.cli.client import StewardClient
from steward.cli.errors import CliError
from steward.cli.exits import ExitCode
from steward.cli.folding import say
from steward.cli.options import Session
from steward.cli.plain import plain
from steward.cli.prompts import ask_approval, ask_question
from steward.cli.render import local_time, problem_line
from steward.cli.screen import err, out, show_table, table_of
from steward.contracts.approval import Approval
from steward.contracts.approvers import open_to_requester
from steward.contracts.problem import ProblemStatus, ProblemView
from steward.contracts.wire import Answer

DECISION_WAIT_S = 5.0
"""How long what follows a decision is waited for before the next one is shown."""
_NOTHING = "Nothing waits for you."


def open_inbox(session: Session, client: StewardClient, limit: int) -> ExitCode:
    """Show what waits, and on a terminal go through it."""
    approvals = client.approvals(limit=limit).problems
    questions = client.problems(statuses=ProblemStatus.AWAITING_USER.value, limit=limit).problems
    if session.as_json:
        document = {"approvals": _documents(approvals), "questions": _documents(questions)}
        print(json.dumps(document, ensure_ascii=False))
        return ExitCode.DONE
    if not approvals and not questions:
        err().print(_NOTHING)
        return ExitCode.DONE
    if not session.interactive:
        _show(approvals, questions)
        return ExitCode.DONE
    decidable = {approval.approval_id for view in approvals for approval in view.approvals}
    numbers = sorted({view.problem_id for view in [*approvals, *questions]})
    for place, number in enumerate(numbers, start=1):
        out().print(Text(f"\n{place} of {len(numbers)}", style="dim"))
        _go_through(client, number, decidable)
    return ExitCode.DONE


def _documents(views: list[ProblemView]) -> list[object]:
    return [view.model_dump(mode="json") for view in views]


def _show(approvals: list[ProblemView], questions: list[ProblemView]) -> None:
    table = table_of(("PROBLEM", "WAITS FOR", "UNTIL", "TOOL"), ("ABOUT",))
    for view in sorted({one.problem_id: one for one in [*approvals, *questions]}.values(), key=_number):
        for approval in view.approvals:
            until = local_time(approval.expires_at)[:-3]
            words = Text(" ".join(plain(approval.message).split()))
            table.add_row(str(view.problem_id), "approval", until, plain(approval.tool_name), words)
        if view.question:
            words = Text(" ".join(plain(view.question.text).split()))
            table.add_row(str(view.problem_id), "answer", "", plain(view.tool_name or ""), words)
    show_table(table)
    print("Decide: steward inbox at a terminal, or steward approve, deny or reply PROBLEM", file=sys.stderr)


def _number(view: ProblemView) -> int:
    return view.problem_id


def _go_through(client: StewardClient, number: int, decidable: set[str]) -> None:
    """Settle what one problem waits for, as far as the person wants. `decidable`: the approvals that are theirs."""
    left: set[str] = set()
    while True:
        view = client.problem(number)
        theirs = (one for one in view.approvals if one.approval_id in decidable or open_to_requester(one.approvers))
        approval = next((one for one in theirs if one.approval_id not in left), None)
        if approval is None and (view.status is not ProblemStatus.AWAITING_USER or view.question is None):
            if not left:
                _say_ended(view)
            return
        out().print(problem_line(view), soft_wrap=True)
        try:
            answer = _decided(client, view, approval) if approval else _answered(client, view)
        except CliError as error:
            # Somebody else was faster, or it expired meanwhile: say so, and look again at how it stands.
            if error.exit_code is ExitCode.NOT_REACHABLE:
                raise
            err().print(plain(error.message), style="yellow")
            if error.exit_code is not ExitCode.CONFLICT:
                return
            continue
        if answer is None:
            if approval is None:
                return
            left.add(approval.approval_id)
            continue
        if not answer.approvals and answer.question is None:
            _say(answer)
            return


def _decided(client: StewardClient, view: ProblemView, approval: Approval) -> Answer | None:
    """What a decision came to; None when the approval is left for later."""
    choice = ask_approval(approval, view.preface, with_reason=True)
    if choice is None:
        return None
    return client.decide(
        view.problem_id,
        confirmed=choice.confirmed,
        approval_id=approval.approval_id,
        arguments=choice.arguments,
        reason=choice.reason,
        wait_s=DECISION_WAIT_S,
    )


def _answered(client: StewardClient, view: ProblemView) -> Answer | None:
    """What an answer came to; None when the question is left for later."""
    text = ask_question(view.question, view.preface) if view.question else None
    return None if text is None else client.reply(view.problem_id, text, wait_s=DECISION_WAIT_S)


def _say(answer: Answer) -> None:
    status = answer.status.value if answer.status else ""
    say(f"{status}: {answer.message}" if answer.message else status)


def _say_ended(view: ProblemView) -> None:
    say(f"Problem {view.problem_id} waits for nothing any more: it is {view.status.value}.")
