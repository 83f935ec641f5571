"""A call's arguments for people: as rows to read, and as a form to change. Pure.

Every value is shown whole. A field's kind follows from the tool's JSON Schema, and from the value where that says
nothing. What a form brings back is checked against the schema by whoever takes it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from functools import partial
from typing import Any, Final, Literal, TypeAlias

from steward.api.console.pages import as_json, spaced
from steward.contracts.approval import Approval
from steward.contracts.base import Json
from steward.contracts.letters import marked
from steward.contracts.origin_texts import OriginTexts
from steward.contracts.provenance import ArgumentOrigin, Source, escaped, leaves
from steward.contracts.tool import ToolSpec
from steward.language.phrases import field_word, phrase, text_of_kind

Kind: TypeAlias = Literal["line", "text", "number", "check", "choice", "moment", "list", "json"]
_LINE: Final = 80
_MANY_LINES: Final = ("body", "text", "content", "message", "description", "query", "sql", "notes")
MOMENT_HINT: Final = (
    "A date and time such as 2026-11-24T09:00:00+01:00. For words (“tomorrow at nine”), say what to change."
)

WORDS_HINT: Final = "A date in words (“tomorrow at nine”), or such as 2026-11-24T09:00:00+01:00."


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a value is from, in words, and whether others wrote it."""

    words: str
    is_foreign: bool


@dataclass(frozen=True, slots=True)
class Row:
    """One argument to read."""

    name: str
    title: str
    value: str
    kind: Kind
    origins: Sequence[Origin] = ()

    @property
    def long(self) -> bool:
        """Whether it takes a box of its own."""
        return len(self.value) > _LINE or "\n" in self.value


@dataclass(frozen=True, slots=True)
class Field:
    """One argument to change."""

    name: str
    title: str
    hint: str
    kind: Kind
    value: str
    required: bool
    choices: Sequence[str] = ()
    given: bool = True
    """Whether the call has it."""


def rows_of(
    spec: ToolSpec | None, approval: Approval, kinds: Mapping[str, str] | None = None, lang: str = "en"
) -> list[Row]:
    """Every argument, with where it comes from unless the user said it; what a look-up says of it in its place, where
    that has the whole of it. `kinds` are what the results of the tools are that its values are from; `lang` is the
    language of the words."""
    texts = OriginTexts(partial(phrase, lang), lambda tool: text_of_kind(lang, (kinds or {}).get(tool, ""), tool))
    return [
        Row(
            name,
            _title(spec, name),
            _known(spec, approval, name),
            _kind(spec, name, value),
            _origins(texts, spec, approval, name, lang),
        )
        for name, value in approval.args.items()
    ]


def fields_of(spec: ToolSpec | None, args: Mapping[str, Json]) -> list[Field]:
    """The form: the arguments that are given, then those that could be."""
    known = [] if spec is None else [name for name in spec.parameters.get("properties", {}) if name not in args]
    return [_field(spec, name, args) for name in [*args, *known]]


def read_form(
    spec: ToolSpec | None, before: Mapping[str, Json], form: Mapping[str, str]
) -> tuple[dict[str, Json], list[str]]:
    """The arguments that a form brings back, and a line for each that cannot be read. What is left empty and may be
    absent is absent; what was not touched keeps its value to the byte."""
    return _read_fields(fields_of(spec, before), before, form)


def new_fields(spec: ToolSpec) -> list[Field]:
    """The form of a new call, what must be given first. Dates are taken in words too, as tools take them."""
    fields = [
        replace(field, kind="line", hint=WORDS_HINT) if field.name in spec.dates and field.kind == "moment" else field
        for field in fields_of(spec, {})
    ]
    required = spec.required()
    return sorted(fields, key=lambda one: required.index(one.name) if one.required else len(required))


def read_new(spec: ToolSpec, form: Mapping[str, str]) -> tuple[dict[str, Json], list[str]]:
    """The arguments of a new call that a form brings back, and a line for each that cannot be read. What is left empty
    is absent; a box that is not ticked says no where the tool must have an answer."""
    args, faults = _read_fields(new_fields(spec), {}, form)
    args = {name: value for name, value in args.items() if value != ""}
    for field in new_fields(spec):
        if field.required and field.name not in args and field.kind == "check":
            args[field.name] = False
    return args, faults


def shown(value: Json) -> str:
    """A value as text, whole."""
    if isinstance(value, str):
        return value
    return as_json(value)


def _known(spec: ToolSpec | None, approval: Approval, name: str) -> str:
    """An argument whole: "Bob Chen <bob@example.com> (from your mail)", else as it is."""
    value, title = shown(approval.args[name]), spaced(name) if spec is None else spec.title_of(name)
    found = [one.value for one in approval.shown if one.label.casefold() == title.casefold()]
    return found[0] if len(found) == 1 and value and value in found[0] else value


def _read_fields(
    fields: Sequence[Field], before: Mapping[str, Json], form: Mapping[str, str]
) -> tuple[dict[str, Json], list[str]]:
    args: dict[str, Json] = {}
    faults: list[str] = []
    for field in fields:
        given = form.get(f"arg.{field.name}", "").replace("\r\n", "\n")
        if field.given and given == field.value.replace("\r\n", "\n"):
            args[field.name] = before[field.name]
            continue
        if not given and not (field.required and field.kind in ("line", "text")) and field.kind != "check":
            if field.required:
                faults.append(f"{field.title}: must be given")
            continue
        if field.kind == "check" and not field.given and given != "true":
            continue
        try:
            args[field.name] = _read(field.kind, given)
        except ValueError as error:
            faults.append(f"{field.title}: {error}")
    return args, faults


def _read(kind: Kind, given: str) -> Json:
    match kind:
        case "number":
            try:
                number = json.loads(given, parse_constant=_refuse)
            except ValueError:
                raise ValueError("must be a number") from None
            if isinstance(number, bool) or not isinstance(number, int | float):
                raise ValueError("must be a number")
            return number
        case "check":
            return given == "true"
        case "moment":
            try:
                datetime.fromisoformat(given.strip()) if "T" in given else date.fromisoformat(given.strip())
            except ValueError:
                raise ValueError(f"cannot be read. {MOMENT_HINT}") from None
            return given.strip()
        case "list":
            return [line for line in given.split("\n") if line.strip()]
        case "json":
            try:
                return json.loads(given, parse_constant=_refuse)
            except (ValueError, RecursionError):
                raise ValueError("must be JSON") from None
        case _:
            return given


def _refuse(constant: str) -> Json:
    raise ValueError(f"{constant} is no JSON")


def _field(spec: ToolSpec | None, name: str, args: Mapping[str, Json]) -> Field:
    value, schema = args.get(name), _schema(spec, name)
    kind = _kind(spec, name, value)
    required = spec is not None and name in spec.required()
    hint = str(schema.get("description", ""))
    if kind == "moment":
        hint = MOMENT_HINT
    elif kind == "list":
        hint = f"{hint} One in each line.".strip()
    elif kind == "json":
        hint = f"{hint} As JSON.".strip()
    text = "" if name not in args else "\n".join(map(str, value)) if kind == "list" else shown(value)  # type: ignore[arg-type]
    choices = [str(one) for one in schema.get("enum", [])]
    return Field(name, _title(spec, name), hint, kind, text, required, choices, name in args)


def _kind(spec: ToolSpec | None, name: str, value: Json) -> Kind:
    schema = _schema(spec, name)
    stated = stated_type(schema)
    if isinstance(value, bool) or (value is None and stated == "boolean"):
        return "check"
    if isinstance(value, int | float) or (value is None and stated in ("integer", "number")):
        return "number"
    if isinstance(value, list) or (value is None and stated == "array"):
        items = schema.get("items")
        texts = not isinstance(items, dict) or items.get("type", "string") == "string"
        plain = all(isinstance(one, str) and one.strip() and "\n" not in one for one in value or [])
        return "list" if texts and plain else "json"
    if isinstance(value, dict) or (value is None and stated != "string" and "enum" not in schema):
        return "json"
    if isinstance(schema.get("enum"), list) and (value is None or value in schema["enum"]):
        return "choice"
    if (spec is not None and name in spec.dates) or schema.get("format") in ("date", "date-time"):
        return "moment"
    long = isinstance(value, str) and (len(value) > _LINE or "\n" in value)
    return "text" if long or name in _MANY_LINES else "line"


def _origins(texts: OriginTexts, spec: ToolSpec | None, approval: Approval, name: str, lang: str) -> list[Origin]:
    path, title = f"/{escaped(name)}", field_word(lang, _title(spec, name))
    values = dict(leaves(approval.args))
    found = (
        _origin(texts, label, texts.value(label, values.get(label.path), title), lang)
        for label in approval.origins
        if label.path == path or label.path.startswith(f"{path}/") or not label.path
    )
    return list(dict.fromkeys(origin for origin in found if origin.words))


def _origin(texts: OriginTexts, label: ArgumentOrigin, value: str, lang: str) -> Origin:
    """Where a value comes from; without words for what the user said, defaults and choices."""
    is_foreign = not label.trusted and label.source in (Source.RESULT, Source.MEMORY)
    if is_foreign:
        words = texts.foreign(label, value)
    elif label.source is Source.MODEL:
        words = "" if label.choice else phrase(lang, "assistant_wrote_value", value=value)
    else:
        words = texts.own(label, value)
    called = phrase(lang, "is_called", value=value, name=label.named) if label.named else ""
    return Origin(" ".join(filter(None, [words, called])), is_foreign)


def _schema(spec: ToolSpec | None, name: str) -> Mapping[str, Any]:
    found = {} if spec is None else spec.parameters.get("properties", {}).get(name, {})
    return found if isinstance(found, dict) else {}


def stated_type(schema: Mapping[str, Any]) -> str | None:
    """The one type that a schema names, beside null; None where it names several or none."""
    stated = schema.get("type")
    if stated is None and isinstance(schema.get("anyOf"), list):
        stated = [one.get("type") for one in schema["anyOf"] if isinstance(one, dict)]
    if isinstance(stated, list):
        others = [one for one in stated if one != "null"]
        stated = others[0] if len(others) == 1 else None
    return stated if isinstance(stated, str) else None


def _title(spec: ToolSpec | None, name: str) -> str:
    words = spaced(name) if spec is None else spec.title_of(name)
    return marked(words[:1].upper() + words[1:])
