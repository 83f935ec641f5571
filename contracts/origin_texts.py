"""Where a value comes from, and the texts that were read, in words. Pure.

Approvals say it in their message, the console beside each argument; which of it is worth saying they decide. Whoever
calls brings the phrases of a language.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from steward.contracts.base import Json
from steward.contracts.flow import DEFINITION, EARLIER_ANSWERS
from steward.contracts.provenance import ArgumentOrigin, Source

_LONGEST_VALUE: Final = 100
_WHOSE: Final = re.compile(
    r"(?P<itself>by its own words )?(?:of (?!the server )(?P<who>.+?))??(?:(?:, )?(?P<title>“.*”))?"
    r"(?:(?:, )?of the server (?P<server>.+))?",
    re.DOTALL,
)
"""Matches the "of Kim <kim@x.test>, “Bill”, of the server bank" of a label."""
_READ: Final = re.compile(
    r"the (?:result|failure) of (?P<tool>[^\s(]+)(?: \((?P<whose>.*?)\))?(?P<instructs>, which .*)?", re.DOTALL
)
"""Matches what had entered a problem, as contracts/flow.py and tools/evidence.py name it."""
_SAID_OF: Final = "what a server says of "
_TOLD: Final = {
    "an earlier answer": "text_earlier",
    EARLIER_ANSWERS: "text_earlier",
    "an incoming event": "text_event",
    "a call that waits": "text_waiting",
    "what a tool had remembered": "text_tool_memory",
}


@dataclass(frozen=True, slots=True)
class OriginTexts:
    """`say` is a phrase by its name, with its values; `kind_of` names what a tool's result is, "the e-mail"."""

    say: Callable[..., str]
    kind_of: Callable[[str], str]

    def read(self, text: str) -> str:
        """A text that was read, as flow and evidence name it, in plain words."""
        if text in _TOLD:
            return self.say(_TOLD[text])
        if text.endswith(DEFINITION):
            return self.say("text_definition", tool=text.removesuffix(DEFINITION))
        if text.startswith(_SAID_OF):
            return self.say("text_definition", tool=text.removeprefix(_SAID_OF))
        found = _READ.fullmatch(text)
        if found is None:
            return self.say("text_unknown")
        named = self._named(self.kind_of(found["tool"]), found["whose"] or "")
        if found["instructs"]:
            what = found["instructs"].partition("(")[2].rpartition(")")[0]
            return f"{named} ({self.say('from_instructing', what=what).rstrip('.')})"
        return named

    def text(self, label: ArgumentOrigin) -> str:
        """The text of others that a value stands in."""
        if label.source is not Source.RESULT:
            return self.say("text_tool_memory")
        return self._result(label)

    def _result(self, label: ArgumentOrigin) -> str:
        tool = label.tool or ""
        if tool in _TOLD or tool.endswith(DEFINITION):
            return self.read(tool)
        return self._named(self.kind_of(tool), label.whose)

    def _named(self, text: str, whose: str) -> str:
        found = _WHOSE.fullmatch(whose)
        if found is None:
            return f"{text} ({whose})"
        who, title, server = found["who"], found["title"], found["server"]
        if title and not server:
            # What was looked for stands after the title, and matters where a server says itself what its texts are.
            title = title.partition("”, “")[0].removesuffix("”") + "”"
        title = title and self.say("quoted", text=title[1:-1])
        if title and who:
            text = self.say("text_named_by", text=text, title=title, who=who)
        elif title:
            text = self.say("text_named", text=text, title=title)
        elif who:
            text = self.say("text_by", text=text, who=who)
        text = self.say("text_as_it_says", text=text) if found["itself"] else text
        return self.say("text_on", text=text, server=server) if server else text

    def foreign(self, label: ArgumentOrigin, value: str) -> str:
        """That a value is from what others wrote, and whether that text gives orders."""
        line = self.from_others([value], self.text(label))
        return f"{line} {self.say('from_instructing', what=label.suspicion)}" if label.suspicion else line

    def from_others(self, values: Sequence[str], text: str) -> str:
        """That values are from a text of others."""
        *first, last = values
        if not first:
            return self.say("from_others", value=last, text=text)
        several = self.say("and", first=", ".join(first), last=last)
        return self.say("several_from_others", values=several, text=text)

    def own(self, label: ArgumentOrigin, value: str) -> str:
        """Where a value of the user's own is from; empty for one that they said here."""
        text = self._own(label)
        return self.say("from_own", value=value, text=text) if text else ""

    def _own(self, label: ArgumentOrigin) -> str:
        match label.source:
            case Source.RESULT if label.tool != EARLIER_ANSWERS and not label.handle:
                return self._result(label)
            case Source.MEMORY:
                return self.say("text_memory_own")
            case Source.PROFILE:
                return self.say("text_profile")
            case Source.USER if label.earlier and not label.choice:
                return self.say("text_yours")
            case _:
                return ""

    def value(self, label: ArgumentOrigin, value: Json, title: str) -> str:
        """A value in marks, or what it is called where it is long."""
        text = " ".join((label.piece or ("" if value is None else str(value))).split())
        if not text or len(text) > _LONGEST_VALUE:
            return self.say("the_argument", title=title)
        return self.say("quoted", text=text)
