"""What a problem's state means at the command line: the exit code and the words.

Used by every command that ends with a problem's answer; the answer goes to stdout, what to do next to stderr.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Final

from steward.cli.exits import ExitCode
from steward.cli.folding import say
from steward.cli.options import Session
from steward.cli.render import approval_text
from steward.contracts.approval import Approval, ApprovalKind
from steward.contracts.base import Json
from steward.contracts.errors import ErrorCode
from steward.contracts.problem import ProblemStatus, done_text
from steward.contracts.wire import Answer, PendingApproval

_BY_STATUS = {
    ProblemStatus.IN_PROGRESS: ExitCode.STILL_RUNNING,
    ProblemStatus.AWAITING_CONFIRMATION: ExitCode.AWAITING_CONFIRMATION,
    ProblemStatus.AWAITING_USER: ExitCode.AWAITING_USER,
    ProblemStatus.DONE: ExitCode.DONE,
    ProblemStatus.CANCELED: ExitCode.FAILED,
    ProblemStatus.BLOCKED: ExitCode.FAILED,
    ProblemStatus.FAILED: ExitCode.FAILED,
}

_LOOK: Final = "It is not known whether it happened: look there before you decide."


def exit_for(answer: Answer, *, refusing: bool = False) -> ExitCode:
    """The exit code an answer earns. A pending approval comes before the status, and a repeat before a permission.
    After a denial or a cancellation (`refusing`) a canceled problem is what was wanted, and so is what leaves a call
    whose outcome is unknown as it is."""
    if any(approval.kind is ApprovalKind.REPEAT for approval in answer.approvals):
        return ExitCode.OUTCOME_UNKNOWN
    if answer.approvals:
        return ExitCode.AWAITING_CONFIRMATION
    if refusing and (answer.status is ProblemStatus.CANCELED or answer.error == ErrorCode.OUTCOME_UNKNOWN):
        return ExitCode.DONE
    code = _BY_STATUS[answer.status] if answer.status is not None else ExitCode.DONE
    return ExitCode.FAILED if code is ExitCode.DONE and not answer.success else code


def show_answer(session: Session, answer: Answer, *, refusing: bool = False, left: bool = False) -> ExitCode:
    """Show how it ended, or what it waits for and how to give it; only how, where it was shown and `left` for later.
    Returns the exit code."""
    code = exit_for(answer, refusing=refusing)
    if session.as_json:
        print(answer.model_dump_json())
        return code
    for line in [] if left else answer_lines(answer):
        say(line)
    for line in next_lines(answer, code):
        say(line, sys.stderr)
    if answer.stale:
        print("No worker answered in time: this is the last recorded state.", file=sys.stderr)
    return code


def answer_lines(answer: Answer) -> list[str]:
    """What waits for a human, or what came out, as it is printed."""
    if answer.error == ErrorCode.AMBIGUOUS_APPROVAL:
        return [answer.message]
    preface = [f"{answer.preface}\n"] if answer.preface else []
    if answer.approvals:
        return preface + [approval_text(approval) for approval in answer.approvals]
    if answer.status is ProblemStatus.AWAITING_USER and answer.question:
        return [*preface, answer.question.text]
    if is_shown_itself(answer):
        return [_result_text(answer.result)]
    return [answer.message] if answer.message else []


def is_shown_itself(answer: Answer) -> bool:
    """Whether an answer is its result, which nobody put into words."""
    return answer.result is not None and answer.message in ("", done_text(answer.tool_name or ""))


def _result_text(result: Json) -> str:
    """A result nobody put into words: the texts of an MCP tool's content, or JSON."""
    content = result.get("content") if isinstance(result, dict) else None
    if isinstance(content, list) and content and all(isinstance(p, dict) and p.get("type") == "text" for p in content):
        return "\n".join(str(part.get("text", "")) for part in content)
    return json.dumps(result, indent=2, ensure_ascii=False)


def next_lines(answer: Answer, code: ExitCode) -> list[str]:
    """What to do next, as it is printed."""
    number = answer.problem_id
    if number is None and answer.approvals:
        return _lines_of_several(answer.approvals)
    if code is ExitCode.AWAITING_CONFIRMATION:
        naming = _naming(answer.approvals)
        commands = f"steward approve {number}{naming}, or steward deny {number}{naming}"
        named = list(dict.fromkeys(entry for approval in answer.approvals for entry in approval.approvers))
        return [f"Waiting for {', '.join(named) or 'you'}: {commands}"]
    if code is ExitCode.OUTCOME_UNKNOWN:
        naming = _naming([one for one in answer.approvals if one.kind is ApprovalKind.REPEAT])
        return [_LOOK, _again_or_leave(f"{number}{naming}")]
    if code is ExitCode.AWAITING_USER:
        return [f"Waiting for you: steward reply {number} TEXT"]
    if code is ExitCode.STILL_RUNNING:
        return [f"Problem {number} is still running: steward show {number} --follow"]
    if code is ExitCode.FAILED:
        status = answer.status.value if answer.status else "failed"
        why = f" ({answer.error})" if answer.error else ""
        return [f"Problem {number} ended {status}{why}: steward show {number}"]
    return []


def _lines_of_several(approvals: Sequence[PendingApproval]) -> list[str]:
    """A line for each approval of those that a word could mean, of whichever problem."""
    lines = []
    for one in approvals:
        named = f"{one.problem_id} --approval {one.approval_id}"
        repeats = one.kind is ApprovalKind.REPEAT
        lines.append(_again_or_leave(named) if repeats else f"steward approve {named}, or steward deny {named}")
    return [_LOOK, *lines] if any(one.kind is ApprovalKind.REPEAT for one in approvals) else lines


def _again_or_leave(named: str) -> str:
    return f"steward approve {named} runs it again, steward deny {named} leaves it"


def _naming(approvals: Sequence[Approval]) -> str:
    """The option that says which approval is meant. Some must be named even where they are the only one."""
    if len(approvals) != 1:
        return " --approval ID"
    return f" --approval {approvals[0].approval_id}" if approvals[0].needs_its_name else ""
