"""The words a human approves by, and the questions for missing parameters.

Called when a call is prepared. Every argument appears in the text, in the question or below it, so that nobody approves
what they could not see, and each once; long values are cut with a note of how much is left. Whoever prepares the call
marks letters that deceive in all of it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from steward.contracts.base import Json, canonical_json
from steward.contracts.shown import ShownField
from steward.contracts.tool import BuiltinExecutor, Effect, ToolSpec
from steward.contracts.tool_meaning import LOOKS, Does
from steward.language.asking import question_about
from steward.language.phrases import field_word, has_word, phrase, sentence, word
from steward.tools.arguments import Settled
from steward.tools.placeholders import fill, names_in

_LONGEST: Final = 2_000
_OPTIONAL: Final = re.compile(r"\[([^\[\]]*)\]")
"""Matches the "[ with the subject “{subject}”]" of a question."""


def confirmation_text(
    spec: ToolSpec,
    settled: Settled,
    shown: Sequence[ShownField] = (),
    origins: Sequence[str] = (),
    reason: str = "",
    deciders: str = "",
    lang: str = "en",
) -> str:
    """What is about to happen, as a question first. `shown` is what a look-up found, `origins` are lines that say where
    arguments come from, `reason` a sentence that says why a human is asked, `deciders` who may say yes if not just
    anybody."""
    words = _Words(spec, settled, shown, lang)
    question, *more = words.question()
    lines = [question]
    # Before any long text, so that it is read where a message is cut.
    lines += [origins_line for origins_line in (*origins, reason) if origins_line]
    lines += words.things() + words.fields() + more + words.rest()
    if spec.mcp_server:
        name = "of_request_server" if spec.request_server else "of_server"
        lines.append(phrase(lang, name, server=spec.mcp_server))
    if deciders:
        lines.append(phrase(lang, "decided_by", who=deciders))
    return "\n".join(lines)


class _Words:
    """The parts of one confirmation. What a look-up found an id to name is said in place of the id."""

    def __init__(self, spec: ToolSpec, settled: Settled, shown: Sequence[ShownField], lang: str) -> None:
        self._spec = spec
        self._settled = settled
        self._shown = shown
        self._lang = lang
        self._template = _without_optional(spec.question(lang) or _plain_question(spec, lang), settled.args)
        self._said = {name for field in shown for name in field.says}

    def question(self) -> list[str]:
        """The lines of the question: what it asks, and the texts below."""
        # A capital for words of the template alone: a value is shown as it is.
        template = self._template if self._template.startswith("{") else sentence(self._template)
        return fill(template, self._value).split("\n")

    def things(self) -> list[str]:
        """The things that the question counts, each in its own line, and those that it does not name."""
        asked = names_in(self._template)
        lines = []
        for name in dict.fromkeys(field.says[0] for field in self._shown if field.says):
            values = self._things(name)
            if name not in asked:
                lines += [self._line(field.label, field.value) for field in self._shown if field.says[:1] == [name]]
            elif len(values) > 1:
                lines += [f"- {value}" for value in values]
        return lines

    def fields(self) -> list[str]:
        """What else was looked up."""
        return [self._line(field.label, field.value) for field in self._shown if not field.says]

    def rest(self) -> list[str]:
        """The arguments that nothing has said yet."""
        told = names_in(self._template) | self._said
        return [
            self._line(self._spec.title_of(name), self._value(name)) for name in self._settled.args if name not in told
        ]

    def _value(self, name: str) -> str:
        if values := self._things(name):
            return values[0] if len(values) == 1 else phrase(self._lang, "several_things", count=len(values))
        if name not in self._settled.args:
            return ""
        return self._shown_value(name)

    def _shown_value(self, name: str) -> str:
        """An argument as a human reads it; what the house's own tools list is said in words."""
        value: Json = self._settled.spoken.get(name, self._settled.args[name])
        own = isinstance(self._spec.executor, BuiltinExecutor)
        schema = _property(self._spec, name)
        if isinstance(value, str) and not (own and "enum" in schema):
            text = value
        elif own and isinstance(value, str | bool):
            text = self._in_words(value)
        elif own and isinstance(value, dict) and all(isinstance(inner, int | float) for inner in value.values()):
            text = ", ".join(self._amount(key, inner) for key, inner in value.items())
        else:
            text = canonical_json(value)
        if len(text) <= _LONGEST:
            return text
        return text[:_LONGEST] + phrase(self._lang, "more_characters", count=len(text) - _LONGEST)

    def _in_words(self, value: str | bool) -> str:
        return word(self._lang, "values", str(value).lower() if isinstance(value, bool) else value)

    def _amount(self, name: str, value: Json) -> str:
        if has_word("amounts", name) and isinstance(value, int | float):
            return word(self._lang, "amounts", name, value=f"{value:g}")
        return f"{self._in_words(name)} {canonical_json(value)}"

    def _things(self, name: str) -> list[str]:
        return [field.value for field in self._shown if field.says[:1] == [name]]

    def _line(self, label: str, value: str) -> str:
        title = field_word(self._lang, label)
        return f"{title}:\n{value}" if "\n" in value else f"{title}: {value}"


def _plain_question(spec: ToolSpec, lang: str) -> str:
    """A question made of what the tool does."""
    meaning = spec.meaning
    tool = spec.name.replace("_", " ")
    deed = "use" if meaning.does in LOOKS or meaning.does is None else str(meaning.does)
    if spec.foreign_definition or (deed not in ("use", "run") and not has_word("deeds", deed)):
        # What a stranger calls it is no word for what it does.
        deed = "use"
    if meaning.does is Does.RUN or deed in ("use", "run"):
        return word(lang, "deeds", deed, tool=tool)
    kind = meaning.of or "thing"
    known = kind if has_word("these", kind) else "other"
    what = word(lang, "these", known, kind=kind.replace("_", " "))
    return word(lang, "deeds", deed, what=what)


def named_in_words(spec: ToolSpec, lang: str) -> str:
    """What a call of the tool is, where nothing more is known of it: "a look at the calendar", "Send this e-mail"."""
    if spec.foreign_definition or spec.effect is Effect.READ:
        kind = spec.meaning.of or ""
        known = kind if not spec.foreign_definition and has_word("looks", kind) else "other"
        return word(lang, "looks", known, tool=spec.name.replace("_", " "))
    return _plain_question(spec, lang).strip("¿? ")


def question_for(spec: ToolSpec, parameter: str, lang: str = "en") -> str:
    """The question that asks a user for one missing parameter. Of an MCP server's tool it says whose it is."""
    hint, title = str(_property(spec, parameter).get("description", "")), spec.title_of(parameter)
    if not spec.mcp_server:
        return question_about(lang, spec.meaning.roles.get(parameter), spec.meaning.of, title, hint)
    whose = f" for {spec.name} of the MCP server {spec.mcp_server}"
    return f"What should the {title} be{whose}?" + (f" ({hint.rstrip('.')})" if hint else "")


def _without_optional(template: str, args: dict[str, Json]) -> str:
    """The template without the parts for arguments that are not given, and without the marks of those parts."""

    def part(found: re.Match[str]) -> str:
        names = names_in(found[1])
        if not names:
            return found[0]
        return found[1] if names <= args.keys() and all(args[name] not in (None, "", {}) for name in names) else ""

    return _OPTIONAL.sub(part, template)


def _property(spec: ToolSpec, parameter: str) -> dict[str, Any]:
    found = spec.parameters.get("properties", {}).get(parameter)
    return found if isinstance(found, dict) else {}
