"""The gateway's answers and refusals in the protocol's shapes: text for a reader, the envelope as structured content.

Pure. A refusal that is about the call is a tool error, which a model can read and mend; one about the server or about
what does not exist is a JSON-RPC error.
"""

from __future__ import annotations

import json
from typing import Any, Final

from mcp.shared.exceptions import MCPError
from mcp_types import INVALID_PARAMS, CallToolResult, TextContent

from steward.contracts.approval import Approval
from steward.contracts.errors import CODES, ErrorCode, StewardError
from steward.contracts.letters import marked
from steward.contracts.problem import ProblemStatus, Question
from steward.contracts.redaction import REDACTOR
from steward.contracts.wire import Answer

MOST_TEXT: Final = 20_000
"""Characters of JSON that are repeated as text for clients that read no structured content."""

OUTPUT_SCHEMA: Final[dict[str, Any]] = {
    "type": "object",
    "properties": {
        "success": {"type": "boolean"},
        "problem_id": {"type": ["integer", "null"], "description": "The problem this call opened or belongs to"},
        "status": {"enum": [*(status.value for status in ProblemStatus), None]},
        "tool_name": {"type": ["string", "null"]},
        "tool_executed": {"type": ["boolean", "null"], "description": "null: not known whether an effect happened"},
        "result": {"description": "What the tool returned"},
        "message": {"type": "string", "description": "The outcome in words"},
        "is_direct_answer": {"type": "boolean"},
        "requires_confirmation": {"type": "boolean"},
        "confirmation_message": {"type": ["string", "null"]},
        "confirm_options": {"type": "array", "items": {"type": "string"}},
        "approvals": {"type": "array", "items": {"type": "object"}, "description": "What waits for approval"},
        "question": {"type": ["object", "null"], "description": "What the user is asked"},
        "error": {"type": ["string", "null"], "description": "A stable code"},
        "verification": {"type": ["object", "null"]},
        "stale": {"type": "boolean"},
    },
    "required": ["success"],
}
"""The envelope contracts.wire.Answer, short enough to be listed with every tool."""


def tool_result(answer: Answer) -> CallToolResult:
    """The result of a call: words, the JSON of what the tool returned, and the envelope."""
    texts = [_words(answer)]
    if answer.result is not None:
        as_json = json.dumps(answer.result, ensure_ascii=False)
        if len(as_json) <= MOST_TEXT and as_json != texts[0]:
            texts.append(as_json)
    return CallToolResult(
        content=[TextContent(type="text", text=text) for text in texts],
        structured_content=answer.model_dump(mode="json"),
        is_error=not answer.success,
    )


def refusal(error: StewardError, tool_name: str | None) -> CallToolResult:
    """A refusal as the result of a call.

    Raises:
        MCPError: it is none of the caller's making, or there is no such tool.
    """
    if error.code is ErrorCode.UNKNOWN_TOOL or CODES[error.code].status >= 500:
        raise protocol_error(error)
    # A general sentence names no field, so the lines that do come behind it.
    lines = [line for line in error.extra.get("errors", []) if line not in error.detail]
    words = REDACTOR.text(": ".join([error.detail, *(["; ".join(lines)] if lines else [])]))
    if error.retry_after_s is not None:
        words = f"{words} (again in {error.retry_after_s} s)"
    return tool_result(Answer(success=False, tool_name=tool_name, message=words, error=error.code))


def protocol_error(error: StewardError, **more: Any) -> MCPError:
    """A refusal as a JSON-RPC error, with its stable code in `data.error`, and `more` beside it."""
    row = CODES[error.code]
    unknown = row.status == 404
    data: dict[str, Any] = {"error": error.code.value, "retryable": row.retryable, **more}
    if error.retry_after_s is not None:
        data["retry_after_s"] = error.retry_after_s
    code = INVALID_PARAMS if unknown or row.status in (400, 422) else row.rpc
    return MCPError(code=code, message=REDACTOR.text(error.detail), data=data)


def approval_text(approval: Approval) -> str:
    """What a human is asked: the words of the confirmation, then the arguments as they would be used. Nothing in it
    changes while the approval waits."""
    arguments = json.dumps(approval.args, ensure_ascii=False, indent=2)
    return marked(f"{approval.message}\n\n{approval.tool_name} runs with exactly these arguments:\n{arguments}")


def _words(answer: Answer) -> str:
    lines = [answer.message] if answer.message else []
    if answer.approvals:
        lines += [approval_text(approval) for approval in answer.approvals]
        lines += [_how_to_confirm(answer.problem_id, approval) for approval in answer.approvals]
    elif answer.question is not None:
        lines.append(_how_to_reply(answer.problem_id, answer.question))
    elif answer.status is ProblemStatus.IN_PROGRESS:
        lines.append(f'Ask with get_status {{"problem_id": {answer.problem_id}}}.')
    return marked("\n\n".join(lines)) or "Done."


def _how_to_confirm(problem_id: int | None, approval: Approval) -> str:
    message = json.dumps({"problem_id": problem_id, "confirmed": True, "approval_id": approval.approval_id})
    return (
        f"Nothing has been done: problem {problem_id} waits for the user's approval until"
        f" {approval.expires_at:%Y-%m-%d %H:%M} UTC. Show the user the above. Once they have agreed call confirm_action"
        f' {message}; with "confirmed": false it is denied.'
    )


def _how_to_reply(problem_id: int | None, question: Question) -> str:
    message = json.dumps({"problem_id": problem_id, "answer": "..."})
    asked = "" if question.text in (None, "") else f"{question.text}\n\n"
    return f"{asked}Problem {problem_id} waits for the user's answer: give it with answer_question {message}."
