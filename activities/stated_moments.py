"""Whether a model's moment is the one that the user's own words say. Pure; asked where a call is planned.

Only where these words say one moment, and the call makes something at one: what is moved, or found again, has another
moment of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from steward.contracts.calls import PreparedCall
from steward.contracts.tool import Effect, ToolSpec
from steward.language.moments.asked import says_time
from steward.language.moments.reader import resolve
from steward.language.moments.spans import moment_spans
from steward.language.moments.written import in_words

_SLACK: Final = timedelta(minutes=5)
"""The time that passes while a plan is made: "in an hour"."""


def moment_doubt(call: PreparedCall, spec: ToolSpec, said: Sequence[str], timezone: str, now: datetime) -> str:
    """Why a human is asked about a call's moment, in words; empty where it is what the user said, or none can tell."""
    begins = [name for name in spec.dates if name not in spec.ends]
    finds = any(name == "id" or name.endswith("_id") for name in spec.required())
    if call.effect is Effect.READ or finds or len(begins) != 1 or call.args.get("repeat"):
        return ""
    planned = call.args.get(begins[0])
    words = _moment_in(said)
    if not words or not isinstance(planned, str):
        return ""
    try:
        meant, wanted = resolve(words, timezone, now).begin, datetime.fromisoformat(planned)
    except ValueError:
        return ""
    if wanted.tzinfo is None:
        return ""
    wanted = wanted.astimezone(meant.tzinfo)
    same = abs(meant - wanted) <= _SLACK if says_time(words) else meant.date() == wanted.date()
    return "" if same else f"you said “{words}”, which is {in_words(meant)}, and the plan says {in_words(wanted)}"


def _moment_in(said: Sequence[str]) -> str:
    """The one day that the user's words say, with the one time of day if they say one; empty where they say more."""
    found = [(span.kind, text[span.start : span.end]) for text in said for span in moment_spans(text)]
    days = [words for kind, words in found if kind == "day"]
    times = [words for kind, words in found if kind == "time"]
    if len(days) != 1 or len(times) > 1:
        return ""
    return " ".join([*days, *(f"at {words}" if words.isdigit() else words for words in times)])
