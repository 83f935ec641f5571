"""Where the values of a call come from, as an approval says it: only where it matters to whoever decides.

What somebody else wrote is always said. What is the user's own is said where a call takes it out of the house after
others' texts were read, and what the assistant made up where it is easily overlooked: who gets it, and how much. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from steward.contracts.base import Json
from steward.contracts.flow import DEFINITION, EARLIER_ANSWERS, Flow
from steward.contracts.intents import Misplaced
from steward.contracts.provenance import ArgumentOrigin, Source, leaves
from steward.contracts.tool import Effect, ToolSpec
from steward.contracts.tool_meaning import Role
from steward.language.phrases import has_word, phrase, word

_MOST_LINES: Final = 30
_LONGEST_VALUE: Final = 100
_MOST_TEXTS: Final = 3
_FEW_WORDS: Final = 5
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
class OriginWords:
    """Says it in a language. `find` is the tool of a name, for what its results are."""

    lang: str
    find: Callable[[str], ToolSpec | None]

    def lines(self, spec: ToolSpec, flow: Flow, args: Mapping[str, Json]) -> list[str]:
        """A line for each text of others with what is from it, and one for each other value whose origin matters.
        `args` as they were planned."""
        values = dict(leaves(dict(args)))
        plain = [label for label in flow.foreign if not (label.suspicion or label.named or _goes_unsaid(spec, label))]
        by_text: dict[str, list[str]] = {}
        for label in plain:
            by_text.setdefault(self.text(label), []).append(self.value(spec, label, values))
        found = [self._from_others(list(dict.fromkeys(told)), text) for text, told in by_text.items()]
        rest = (label for label in flow.labels if label not in plain)
        found += [line for label in rest if (line := self.line(spec, label, values, flow))]
        if any(_is_written(spec, label, values.get(label.path)) for label in flow.labels):
            found.append(phrase(self.lang, "assistant_wrote"))
        if flow.entered and spec.effect is not Effect.READ:
            found += [self._said_for(spec, one) for one in flow.misplaced]
        lines = list(dict.fromkeys(found))
        more = [phrase(self.lang, "more_origins", count=len(lines) - _MOST_LINES)] if len(lines) > _MOST_LINES else []
        return lines[:_MOST_LINES] + more

    def line(self, spec: ToolSpec, label: ArgumentOrigin, values: Mapping[str, Json], flow: Flow) -> str:
        """What is said of one value; empty where nothing needs to be."""
        parameter = label.path.removeprefix("/").partition("/")[0]
        value = self.value(spec, label, values)
        foreign = label in flow.foreign
        if _goes_unsaid(spec, label):
            return ""
        if foreign:
            line = self._from_others([value], self.text(label))
            if label.suspicion:
                line += " " + phrase(self.lang, "from_instructing", what=label.suspicion)
        elif label.source is Source.MODEL:
            line = "" if _is_text(spec, label, values.get(label.path)) else self._chosen(spec, label, parameter, value)
        elif spec.leaves_house and flow.entered and label.path not in flow.meant_again and self._own(label):
            line = phrase(self.lang, "from_own", value=value, text=self._own(label))
        else:
            line = ""
        named = label.named and not (spec.trusted and not foreign) and self._of_id(spec, parameter, label)
        called = phrase(self.lang, "is_called", value=value, name=label.named) if named else ""
        return " ".join(filter(None, [line, called]))

    def why(self, flow: Flow, *, by_nature: bool) -> str:
        """Why it may not be what the user wants, in one sentence; empty where nothing of others may have wanted it.
        `by_nature`: its tool asks whatever was read."""
        texts = [self.read(text) for text in flow.wanted_by][:_MOST_TEXTS]
        if texts:
            name = "just_read" if len(texts) == 1 else "just_read_several"
            return phrase(self.lang, name, texts=self._joined(texts, "or"))
        if by_nature or flow.foreign or not flow.entered:
            return ""
        entered = list(dict.fromkeys(self.read(text) for text in flow.entered))[:_MOST_TEXTS]
        return phrase(self.lang, "was_read", texts=self._joined(entered, "and"))

    def read(self, text: str) -> str:
        """A text that was read, as flow and evidence name it, in plain words."""
        if text in _TOLD:
            return phrase(self.lang, _TOLD[text])
        if text.endswith(DEFINITION):
            return phrase(self.lang, "text_definition", tool=text.removesuffix(DEFINITION))
        if text.startswith(_SAID_OF):
            return phrase(self.lang, "text_definition", tool=text.removeprefix(_SAID_OF))
        found = _READ.fullmatch(text)
        if found is None:
            return phrase(self.lang, "text_unknown")
        named = self._named(self._kind(found["tool"]), found["whose"] or "")
        if found["instructs"]:
            what = found["instructs"].partition("(")[2].rpartition(")")[0]
            return f"{named} ({phrase(self.lang, 'from_instructing', what=what).rstrip('.')})"
        return named

    def _joined(self, texts: Sequence[str], name: str) -> str:
        *first, last = texts
        return phrase(self.lang, name, first=", ".join(first), last=last) if first else last

    def text(self, label: ArgumentOrigin) -> str:
        """The text of others that a value stands in."""
        if label.source is not Source.RESULT:
            return phrase(self.lang, "text_tool_memory")
        return self._result(label)

    def _result(self, label: ArgumentOrigin) -> str:
        tool = label.tool or ""
        if tool in _TOLD or tool.endswith(DEFINITION):
            return self.read(tool)
        return self._named(self._kind(tool), label.whose)

    def _kind(self, tool: str) -> str:
        spec = self.find(tool)
        kind = (spec.meaning.of if spec else None) or ""
        if has_word("texts", kind) and spec is not None and not spec.foreign_definition:
            return word(self.lang, "texts", kind)
        return word(self.lang, "texts", "other", tool=tool) if tool else phrase(self.lang, "text_unknown")

    def _named(self, text: str, whose: str) -> str:
        found = _WHOSE.fullmatch(whose)
        if found is None:
            return f"{text} ({whose})"
        who, title, server = found["who"], found["title"], found["server"]
        if title and not server:
            # What was looked for stands after the title, and matters where a server says itself what its texts are.
            title = title.partition("”, “")[0].removesuffix("”") + "”"
        if title and who:
            text = phrase(self.lang, "text_named_by", text=text, title=title, who=who)
        elif title:
            text = phrase(self.lang, "text_named", text=text, title=title)
        elif who:
            text = phrase(self.lang, "text_by", text=text, who=who)
        text = phrase(self.lang, "text_as_it_says", text=text) if found["itself"] else text
        return phrase(self.lang, "text_on", text=text, server=server) if server else text

    def _own(self, label: ArgumentOrigin) -> str:
        """Where a value of the user's own is from that they did not say here."""
        match label.source:
            case Source.RESULT if label.tool != EARLIER_ANSWERS and not label.handle:
                return self._result(label)
            case Source.MEMORY:
                return phrase(self.lang, "text_memory_own")
            case Source.PROFILE:
                return phrase(self.lang, "text_profile")
            case Source.USER if label.earlier and not label.choice:
                return phrase(self.lang, "text_yours")
            case _:
                return ""

    def _chosen(self, spec: ToolSpec, label: ArgumentOrigin, parameter: str, value: str) -> str:
        """What the assistant made up where a reader looks past it."""
        role = spec.meaning.roles.get(parameter)
        made_up = not label.choice or label.figure == "number"
        if label.rephrased or not made_up or role in (Role.TEXT, Role.TITLE, Role.QUERY, Role.MOMENT, Role.REPEAT):
            return ""
        if label.path == "" or (role is Role.ID and not spec.leaves_house):
            return ""
        return phrase(self.lang, "assistant_chose", value=value, title=spec.title_of(parameter))

    def _of_id(self, spec: ToolSpec, parameter: str, label: ArgumentOrigin) -> bool:
        """Whether what an id is called is known from results alone, and from no look-up of this house."""
        return spec.mcp_server is not None or spec.meaning.roles.get(parameter) is not Role.ID

    def _from_others(self, told: Sequence[str], text: str) -> str:
        *first, last = told
        if not first:
            return phrase(self.lang, "from_others", value=last, text=text)
        several = phrase(self.lang, "and", first=", ".join(first), last=last)
        return phrase(self.lang, "several_from_others", values=several, text=text)

    def _said_for(self, spec: ToolSpec, one: Misplaced) -> str:
        value = phrase(self.lang, "quoted", text=" ".join(one.meant.split()))
        return phrase(self.lang, "said_for_it", value=value, title=spec.title_of(one.place))

    def value(self, spec: ToolSpec, label: ArgumentOrigin, values: Mapping[str, Json]) -> str:
        """A value in marks, or what it is called where it is long."""
        value, parameter = values.get(label.path), label.path.removeprefix("/").partition("/")[0]
        text = label.piece or ("" if value is None else str(value))
        text = " ".join(text.split())
        if not text or len(text) > _LONGEST_VALUE:
            return phrase(self.lang, "the_argument", title=spec.title_of(parameter))
        return phrase(self.lang, "quoted", text=text)


def _goes_unsaid(spec: ToolSpec, label: ArgumentOrigin) -> bool:
    """Whether it is an id of this house's: the question says what the thing is called."""
    return label.handle and spec.mcp_server is None


def _is_written(spec: ToolSpec, label: ArgumentOrigin, value: Json) -> bool:
    """Whether it is a text that the assistant wrote, in words of its own, and that somebody else will read."""
    own = label.source is Source.MODEL and not (label.choice or label.rephrased)
    return own and spec.leaves_house and _is_text(spec, label, value)


def _is_text(spec: ToolSpec, label: ArgumentOrigin, value: Json) -> bool:
    """Whether a value is a text, as its entry or its length says."""
    role = spec.meaning.roles.get(label.path.removeprefix("/").partition("/")[0])
    return role is Role.TEXT or (role is None and isinstance(value, str) and len(value.split()) > _FEW_WORDS)
