"""How a problem ends that rests on one call. Pure."""

from __future__ import annotations

from steward.contracts.errors import ErrorCode
from steward.contracts.problem import ProblemError, ProblemStatus, done_text
from steward.decisions.actions import Finish
from steward.decisions.state import CallRecord, CallState


def ending_of(call: CallRecord) -> Finish:
    """The end that the outcome of a call leads to."""
    match call.state:
        case CallState.SUCCEEDED:
            return Finish(ProblemStatus.DONE, call.message or done_text(call.tool_name))
        case CallState.DENIED if call.code is ErrorCode.GUARD_DENIED:
            return ended(ProblemStatus.BLOCKED, call, f"{call.tool_name} was refused: {call.error}")
        case CallState.DENIED:
            return ended(ProblemStatus.CANCELED, call, f"Canceled: {call.tool_name} was not run. {call.error}")
        case CallState.UNKNOWN:
            text = f"It is not known whether {call.tool_name} happened; it was not repeated."
            return ended(ProblemStatus.BLOCKED, call, text)
        case _:
            return ended(ProblemStatus.FAILED, call, f"{call.tool_name} failed: {call.error}")


def ended(status: ProblemStatus, call: CallRecord, text: str) -> Finish:
    """An end that a call is to blame for."""
    code = call.code or ErrorCode.TOOL_FAILED
    return Finish(status, text.strip(), ProblemError(code=code, detail=call.error or text))


def failed(code: ErrorCode, text: str, detail: str | None = None) -> Finish:
    """An end in failure that no call is to blame for; `detail` is the text unless there is another."""
    return Finish(ProblemStatus.FAILED, text, ProblemError(code=code, detail=detail or text))
