"""Where the values of a call come from, as an approval says it: only where it matters to whoever decides.

What somebody else wrote is always said. What is the user's own is said where a call takes it out of the house after
others' texts were read, and what the assistant made up where it is easily overlooked: who gets it, and how much. Pure.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from steward.contracts.base import Json
from steward.contracts.flow import Flow
from steward.contracts.intents import Misplaced
from steward.contracts.origin_texts import OriginTexts
from steward.contracts.provenance import ArgumentOrigin, Source, leaves
from steward.contracts.tool import Effect, ToolSpec
from steward.contracts.tool_meaning import Role
from steward.language.phrases import field_word, phrase, text_of_kind
from steward.language.word_lists import LANGUAGES

_MOST_LINES: Final = 30
_MOST_TEXTS: Final = 3
_FEW_WORDS: Final = 5


@dataclass(frozen=True, slots=True)
class OriginWords:
    """Says it in a language. `find` is the tool of a name, for what its results are."""

    lang: str
    find: Callable[[str], ToolSpec | None]

    @property
    def texts(self) -> OriginTexts:
        """The texts that were read, in its language."""
        return OriginTexts(partial(phrase, self.lang), self._kind)

    def lines(self, spec: ToolSpec, flow: Flow, args: Mapping[str, Json]) -> list[str]:
        """A line for each text of others with what is from it, and one for each other value whose origin matters.
        `args` as they were planned."""
        values = dict(leaves(dict(args)))
        plain = [label for label in flow.foreign if not (label.suspicion or label.named or _goes_unsaid(spec, label))]
        by_text: dict[str, list[str]] = {}
        for label in plain:
            by_text.setdefault(self.texts.text(label), []).append(self._value(spec, label, values))
        found = [self.texts.from_others(list(dict.fromkeys(told)), text) for text, told in by_text.items()]
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
        parameter = _parameter(label)
        value = self._value(spec, label, values)
        foreign = label in flow.foreign
        if _goes_unsaid(spec, label):
            return ""
        if foreign:
            line = self.texts.foreign(label, value)
        elif label.source is Source.MODEL:
            line = "" if _is_text(spec, label, values.get(label.path)) else self._chosen(spec, label, parameter, value)
        elif spec.leaves_house and flow.entered and label.path not in flow.meant_again:
            line = self.texts.own(label, value)
        else:
            line = ""
        named = label.named and not (spec.trusted and not foreign) and self._of_id(spec, parameter, label)
        called = phrase(self.lang, "is_called", value=value, name=label.named) if named else ""
        return " ".join(filter(None, [line, called]))

    def why(self, flow: Flow, *, by_nature: bool) -> str:
        """Why it may not be what the user wants, in one sentence; empty where nothing of others may have wanted it.
        `by_nature`: its tool asks whatever was read."""
        texts = [self.texts.read(text) for text in flow.wanted_by][:_MOST_TEXTS]
        if texts:
            name = "just_read" if len(texts) == 1 else "just_read_several"
            return phrase(self.lang, name, texts=self._joined(texts, "or"))
        if by_nature or flow.foreign or not flow.entered:
            return ""
        entered = list(dict.fromkeys(self.texts.read(text) for text in flow.entered))[:_MOST_TEXTS]
        return phrase(self.lang, "was_read", texts=self._joined(entered, "and"))

    def _joined(self, texts: Sequence[str], name: str) -> str:
        *first, last = texts
        return phrase(self.lang, name, first=", ".join(first), last=last) if first else last

    def _chosen(self, spec: ToolSpec, label: ArgumentOrigin, parameter: str, value: str) -> str:
        """What the assistant made up where a reader looks past it."""
        role = spec.meaning.roles.get(parameter)
        made_up = not label.choice or label.figure == "number"
        if label.rephrased or not made_up or role in (Role.TEXT, Role.TITLE, Role.QUERY, Role.MOMENT, Role.REPEAT):
            return ""
        if label.path == "" or (role is Role.ID and not spec.leaves_house):
            return ""
        return phrase(self.lang, "assistant_chose", value=value, title=self._called(spec, parameter))

    def _of_id(self, spec: ToolSpec, parameter: str, label: ArgumentOrigin) -> bool:
        """Whether what an id is called is known from results alone, and from no look-up of this house."""
        return spec.mcp_server is not None or spec.meaning.roles.get(parameter) is not Role.ID

    def _kind(self, tool: str) -> str:
        spec = self.find(tool)
        return text_of_kind(self.lang, spec.results_are if spec else "", tool)

    def _value(self, spec: ToolSpec, label: ArgumentOrigin, values: Mapping[str, Json]) -> str:
        return self.texts.value(label, values.get(label.path), spec.title_of(_parameter(label)))

    def _said_for(self, spec: ToolSpec, one: Misplaced) -> str:
        value = phrase(self.lang, "quoted", text=" ".join(one.meant.split()))
        return phrase(self.lang, "said_for_it", value=value, title=self._called(spec, one.place))

    def _called(self, spec: ToolSpec, parameter: str) -> str:
        title = spec.title_of(parameter)
        return title if self.lang == LANGUAGES[0] else field_word(self.lang, title)


def _parameter(label: ArgumentOrigin) -> str:
    return label.path.removeprefix("/").partition("/")[0]


def _goes_unsaid(spec: ToolSpec, label: ArgumentOrigin) -> bool:
    """Whether it is an id of this house's: the question says what the thing is called."""
    return label.handle and spec.mcp_server is None


def _is_written(spec: ToolSpec, label: ArgumentOrigin, value: Json) -> bool:
    """Whether it is a text that the assistant wrote, in words of its own, and that somebody else will read."""
    own = label.source is Source.MODEL and not (label.choice or label.rephrased)
    return own and spec.leaves_house and _is_text(spec, label, value)


def _is_text(spec: ToolSpec, label: ArgumentOrigin, value: Json) -> bool:
    """Whether a value is a text, as its entry or its length says."""
    role = spec.meaning.roles.get(_parameter(label))
    return role is Role.TEXT or (role is None and isinstance(value, str) and len(value.split()) > _FEW_WORDS)
