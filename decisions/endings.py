"""How a problem ends that rests on one call. Pure."""

from __future__ import annotations

from typing import Final

from steward.contracts.errors import ErrorCode
from steward.contracts.problem import ProblemError, ProblemStatus, done_text
from steward.contracts.tool import Effect
from steward.decisions.actions import Finish
from steward.decisions.call_records import CallRecord, CallState
from steward.decisions.end_texts import end_text

_LONGEST: Final = 160


def ending_of(call: CallRecord, language: str) -> Finish:
    """The end that the outcome of a call leads to."""
    what = named(call)
    match call.state:
        case CallState.SUCCEEDED:
            return Finish(ProblemStatus.DONE, call.message or done_text(call.tool_name))
        case CallState.DENIED if call.code is ErrorCode.GUARD_DENIED:
            return ended(ProblemStatus.BLOCKED, call, end_text(language, "not_done", tool=what, why=why_not(call)))
        case CallState.DENIED:
            return ended(ProblemStatus.CANCELED, call, end_text(language, "denied", what=what, why=why_not(call)))
        case CallState.UNKNOWN:
            return ended(ProblemStatus.BLOCKED, call, end_text(language, "unknown", what=what))
        case _:
            return ended(ProblemStatus.FAILED, call, end_text(language, "not_done", tool=what, why=why_not(call)))


def refuse(call: CallRecord, code: ErrorCode, language: str, name: str, **values: object) -> None:
    """Say why a call is not run, by the text of that name: to a planner in English."""
    call.code, call.error = code, end_text("en", name, **values)
    call.told = end_text(language, name, **values)


def why_not(call: CallRecord) -> str:
    """Why a call came to nothing, as a person reads it."""
    return call.told or call.error or ""


def named(call: CallRecord) -> str:
    """What a call is to a person: the deed that it was shown as, else what its tool is for."""
    prepared = call.prepared
    shown = prepared.message.partition("\n")[0].strip("¿? ") if prepared.effect is not Effect.READ else ""
    name = shown or prepared.named or f"“{call.tool_name.replace('_', ' ')}”"
    return name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…"


def ended(status: ProblemStatus, call: CallRecord, text: str) -> Finish:
    """An end that a call is to blame for."""
    code = call.code or ErrorCode.TOOL_FAILED
    return Finish(status, text.strip(), ProblemError(code=code, detail=call.error or text))


def failed(code: ErrorCode, text: str, detail: str | None = None) -> Finish:
    """An end in failure that no call is to blame for; `detail` is the text unless there is another."""
    return Finish(ProblemStatus.FAILED, text, ProblemError(code=code, detail=detail or text))
