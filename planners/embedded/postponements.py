"""To which weekday something is put off: "push it to Saturday" is the first Saturday after the day it is on now. Pure.

The planner marks the words; only the tool that knows the thing knows from when to count (`moments.asked.first_after`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from steward.contracts.base import Json
from steward.contracts.plan import ToolCall
from steward.contracts.tool import Candidate
from steward.contracts.tool_meaning import Does, Role
from steward.language.moments.asked import after_that, names_weekday
from steward.language.moods import without_opening
from steward.language.word_lists import any_of

_LATER: Final = re.compile(rf"(?:{any_of('moved_later')})(?!\w)", re.I)
_LATER_AT_END: Final = re.compile(rf"(?<!\w)(?:{any_of('moved_later')})[\s.!?]*$", re.I)
"""Matches the end of "den Zahnarzt auf Samstag verschieben"."""
_EARLIER: Final = re.compile(rf"(?:{any_of('putting_forward')})(?!\w)", re.I)


def postponed(call: ToolCall, text: str, offered: Sequence[Candidate]) -> ToolCall:
    """The call that changes a thing, its new weekday after the one it had where the words for it make it later."""
    tool = next((one for one in offered if one.name == call.tool_name), None)
    order = without_opening(text)
    is_later = (_LATER.match(order) or _LATER_AT_END.search(order)) and not _EARLIER.match(order)
    if tool is None or tool.does not in (Does.CHANGE, Does.POSTPONE) or not is_later:
        return call
    moments = [name for name in call.args if tool.meaning.roles.get(name) in (Role.MOMENT, Role.SHIFT)]
    return call.model_copy(update={"args": call.args | {name: _later(call.args[name]) for name in moments}})


def _later(words: Json) -> Json:
    return after_that(words) if isinstance(words, str) and names_weekday(words) else words
