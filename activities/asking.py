"""A call that ended with a question to the user, as the workflow and the ledger are told of it."""

from __future__ import annotations

from pydantic import ValidationError

from steward.contracts.calls import CallToolOutput
from steward.contracts.errors import ErrorCode
from steward.contracts.tool_input import ToolQuestion


def asked(question: ToolQuestion) -> CallToolOutput:
    """Nothing has happened; the same call is made again with the answer."""
    return CallToolOutput(
        state="input_required", question=question, code=ErrorCode.INPUT_REQUIRED, error=question.message
    )


def on_record(question: ToolQuestion) -> str:
    """The question as the ledger keeps it, beside the code that says that it is one."""
    return question.model_dump_json()


def failed(code: ErrorCode | None, error: str | None) -> CallToolOutput:
    """A call that the ledger says has failed, or has asked."""
    if code is ErrorCode.INPUT_REQUIRED:
        try:
            return asked(ToolQuestion.model_validate_json(error or ""))
        except ValidationError:
            code = ErrorCode.TOOL_FAILED
    return CallToolOutput(state="failed", code=code or ErrorCode.TOOL_FAILED, error=error)
