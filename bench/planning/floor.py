"""The floor under every planner: the best retrieval hit above a threshold, its arguments by a handful of regexes.

What a planner scores above this is what its judgement is worth. It shares no code with the planners it is measured
beside, and it is not meant to become good.
"""

from __future__ import annotations

import re
from typing import Any

from steward.contracts.plan import AnswerPlan, AskPlan, CallsPlan, Plan, PlanRequest, PlanResult, ToolCall
from steward.contracts.tool import Candidate
from steward.planners.chain import PlanControl

THRESHOLD = 0.40
_EMAIL = re.compile(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+")
_NUMBER = re.compile(r"(?<![\w.])-?\d+(?:\.\d+)?(?![\w@])")
_QUOTED = re.compile(r"[\"“„]([^\"”“]+)[\"”“]")
_CODE = re.compile(r"\b(?=\w*\d)[\w-]{3,}\b")
_CLOCK = r"(?:(?:at|um|a las)\s+)?\d{1,2}(?::\d\d)?\s*(?:am|pm|uhr)|\d{1,2}:\d\d|at\s+\d{1,2}|noon|midnight"
_DAY = (
    r"today|tonight|tomorrow(?:\s+(?:morning|afternoon|evening|night))?|heute|morgen|mañana|hoy|"
    r"(?:(?:next|this|on|nächsten|el)\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun)day|next\s+(?:week|month)|"
    r"\d{4}-\d\d-\d\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\s+\d{1,2}(?:st|nd|rd|th)?"
)
_DATE = re.compile(
    rf"\bin\s+\d+\s+\w+|\b(?:{_DAY})(?:[\s,]+(?:{_CLOCK})\b)?|\b(?:{_CLOCK})(?:\s+(?:{_DAY})\b)?", re.IGNORECASE
)
_REST = re.compile(r"\b(?:about|regarding|saying|that|for|to|über|sobre)\s+(.+)", re.IGNORECASE)


class ZeroShotPlanner:
    """Retrieval's first choice and regexes."""

    name = "zero-shot"
    quick = True

    async def plan(self, request: PlanRequest, control: PlanControl) -> PlanResult:
        """A plan; after an observation always an answer."""
        return PlanResult(plan=_plan(request), backend=self.name)


def make() -> ZeroShotPlanner:
    """The factory that the planner name `bench.planning.floor:make` leads to."""
    return ZeroShotPlanner()


def _plan(request: PlanRequest) -> Plan:
    best = max(request.candidates, key=lambda candidate: candidate.score, default=None)
    if best is None or best.score < THRESHOLD or request.observations:
        return AnswerPlan(text="Done." if request.observations else "I have no tool for that.")
    args = fill(best, request.text)
    missing = [name for name in best.parameters.get("required", []) if name not in args]
    call = ToolCall(tool_name=best.name, args=args)
    return AskPlan(question=f"{missing[0]}?", draft=call, missing=missing) if missing else CallsPlan(calls=[call])


def fill(candidate: Candidate, text: str) -> dict[str, Any]:
    """What the regexes find for each parameter; free text for the required ones alone."""
    required = candidate.parameters.get("required", [])
    found: dict[str, Any] = {}
    for name, schema in candidate.parameters.get("properties", {}).items():
        value = _value(name, schema, candidate, text, name in required)
        if value is not None:
            found[name] = value
    return found


def _value(name: str, schema: dict[str, Any], candidate: Candidate, text: str, required: bool) -> Any:
    if "enum" in schema:
        said = text.casefold()
        return next((value for value in schema["enum"] if re.search(rf"\b{re.escape(str(value))}\b", said)), None)
    kind = schema.get("type")
    if kind in ("integer", "number"):
        match = _NUMBER.search(text)
        return (float(match.group()) if "." in match.group() else int(match.group())) if match else None
    if kind not in (None, "string"):
        return None
    if ("email" in name and not name.endswith("id")) or schema.get("format") == "email" or name in ("to", "cc"):
        return _first(_EMAIL, text) if required or name != "cc" else None
    if name in candidate.dates or name in ("when", "date", "time"):
        return _first(_DATE, text)
    if name.endswith("id"):
        return _first(_CODE, text)
    return _free_text(text) if required else None


def _free_text(text: str) -> str:
    quoted = _QUOTED.search(text)
    if quoted:
        return quoted.group(1)
    without_date = _DATE.sub("", text).strip(" ,.?!")
    rest = _REST.search(without_date)
    return (rest.group(1) if rest else without_date).strip()


def _first(pattern: re.Pattern[str], text: str) -> str | None:
    match = pattern.search(text)
    return match.group().strip() if match else None
