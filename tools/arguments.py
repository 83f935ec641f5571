"""A caller's arguments to final ones: aliases renamed, dates resolved, everything checked against the JSON Schema.

Called when calls are prepared, and (`schema_errors` alone) once more before a dispatch. A value of an enumeration may
go by another name ("urgent" for high, "usd" for USD), and a whole number names what is named by its digits. No other
value is converted to another type: the text "5" for a number is an error.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

from jsonschema.exceptions import ValidationError

from steward.contracts.base import MAX_DEPTH, Json, canonical_json, plain, too_deep
from steward.contracts.errors import ToolFailed
from steward.contracts.schemas import UnusableSchema
from steward.contracts.tool import Effect, ToolSpec
from steward.contracts.tool_meaning import Does, Role
from steward.contracts.validation import TooMuchWork, bounded
from steward.language.enumerations import value_of
from steward.language.moments.repeats import repeat_place, take_repeat
from steward.language.moments.written import in_words
from steward.tools.moments import Moments, resolve_moments
from steward.tools.repeats import ONCE, first_time, fitted, rule_of

_TYPES = {
    "string": "text",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "true or false",
    "object": "an object",
    "array": "a list",
    "null": "null",
}
_SHOWN = 60
_LONGEST_ERROR = 1_000
TOO_DEEP = f"the arguments are nested more than {MAX_DEPTH} levels deep"
_MOST_ERRORS = 50


@dataclass(frozen=True, slots=True)
class Settled:
    """What arguments came to. Without `errors` and `missing`, `args` are final.

    `missing` holds absent required parameters in schema order; `spoken` the date parameters as a human reads them.
    """

    args: dict[str, Json]
    errors: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    spoken: dict[str, str] = field(default_factory=dict)
    unclear: str = ""
    """The parameter whose words name no moment or repetition, or several, where nothing else is wrong."""


def settle(spec: ToolSpec, args: Mapping[str, Json], timezone: str, now: datetime) -> Settled:
    """Settle a call's arguments for a user in `timezone` at `now` (with offset)."""
    if too_deep(args):
        return Settled({}, [TOO_DEEP])
    named, errors = _renamed(spec, args)
    message = _repeat_taken(spec, named)
    missing = [name for name in spec.required() if _absent(named.get(name))]
    properties = spec.parameters.get("properties", {})
    given = {
        name: value_of(properties.get(name), plain(value))
        for name, value in named.items()
        if not _left_out(spec, name, value)
    }
    errors += [f"`{name}` {fault}" for name, value in given.items() if (fault := _unstorable(value))]
    if not errors:
        errors = schema_errors(spec, given, ignore_missing=True)
    spoken: dict[str, str] = {}
    if errors:
        return Settled(given, errors, missing, spoken)
    moments = _resolve_dates(spec, given, spoken, timezone, now)
    unclear = dict(moments.errors)
    unclear |= _resolve_repeat(spec, given, spoken, message, ZoneInfo(timezone))
    errors = [f"`{name}`: {why}" if name not in why else why for name, why in unclear.items()]
    return Settled(given, errors, missing, spoken, "" if moments.contradicts else next(iter(unclear), ""))


def schema_errors(spec: ToolSpec, args: Mapping[str, Json], *, ignore_missing: bool = False) -> list[str]:
    """Every way the arguments do not fit the tool's schema, in words; empty when they do."""
    if too_deep(args):
        return [TOO_DEEP]
    try:
        errors = bounded(spec.parameters).errors(dict(args))
    except UnusableSchema as error:
        return [f"the schema of {spec.name} {error}"]
    except TooMuchWork as error:
        return [f"the arguments cannot be checked: {error}"]
    found = sorted(errors, key=lambda e: (list(map(str, e.absolute_path)), e.message))
    return [text[:_LONGEST_ERROR] for error in found for text in _in_words(error, ignore_missing)][:_MOST_ERRORS]


def _renamed(spec: ToolSpec, args: Mapping[str, Json]) -> tuple[dict[str, Json], list[str]]:
    errors = []
    given: set[str] = set()
    for name in args:
        proper = spec.name_of(name)
        if proper in given:
            errors.append(
                f"`{proper}` is given twice, once as `{name}`" if name != proper else f"`{proper}` is given twice"
            )
        given.add(proper)
    return spec.canonical(args), errors


def _repeat_taken(spec: ToolSpec, named: dict[str, Json]) -> str:
    """Words for how often ("every Monday at 9") taken out of the date that starts it; what they were."""
    begin = next((name for name in spec.dates if name not in spec.ends), "")
    words = named.get(begin)
    repeat = _repeat_of(spec)
    if not repeat or not isinstance(words, str):
        return str(named.get(repeat, ""))
    try:
        rule, named[begin] = take_repeat(words)
    except ValueError:  # The same is said when the repetition is resolved.
        named[repeat] = named.pop(begin)
        return words
    if rule is not None and _absent(named.get(repeat)):
        named[repeat] = rule
        return words
    return str(named.get(repeat, ""))


def _repeat_of(spec: ToolSpec) -> str:
    """The parameter that says how often it comes again; empty where a tool has none."""
    return next(iter(spec.meaning.having(Role.REPEAT)), "")


def _resolve_repeat(
    spec: ToolSpec, args: dict[str, Json], spoken: dict[str, str], words: str, zone: ZoneInfo
) -> dict[str, str]:
    """Make the words for how often a recurrence rule, and the start the first moment that it allows."""
    name_of_repeat = _repeat_of(spec)
    repeat = args.get(name_of_repeat)
    begin = next((name for name in spec.dates if name not in spec.ends), "")
    if not isinstance(repeat, str) or not repeat.strip():
        return {}
    try:
        args[name_of_repeat] = rule = rule_of(repeat)
    except ToolFailed as error:
        return {name_of_repeat: error.detail}
    place = repeat_place(words)
    spoken[name_of_repeat] = words[slice(*place)] if place else words or repeat
    if rule == ONCE and spec.meaning.does is Does.ADD:
        del args[name_of_repeat], spoken[name_of_repeat]
    if rule == ONCE or begin not in spoken:
        return {}
    start = datetime.fromisoformat(str(args[begin])).astimezone(zone)
    args[name_of_repeat] = rule = fitted(rule, start)
    moved = first_time(rule, start) - start
    for name in (begin, *(end for end, its in spec.ends.items() if its == begin and end in spoken)):
        moment = (datetime.fromisoformat(str(args[name])).astimezone(zone) + moved).astimezone(UTC).astimezone(zone)
        args[name], spoken[name] = moment.isoformat(), in_words(moment)
    return {}


def _absent(value: Json) -> bool:
    return value is None or (isinstance(value, str) and not value.strip())


def _left_out(spec: ToolSpec, name: str, value: Json) -> bool:
    """null and blank text for a parameter that cannot be either mean that it was not given; so does blank text for a
    required one, for a date, and for what a tool of the house makes anew or reads."""
    if (name in spec.required() or name in spec.dates) and _absent(value):
        return True
    if not _absent(value) or name not in spec.parameters.get("properties", {}):
        return False
    # A blank text may clear what is there; what is made anew or only read has nothing to clear.
    clears = spec.meaning.does is not Does.ADD and spec.effect is not Effect.READ
    return (spec.executor.kind == "builtin" and value is not None and not clears) or _cannot_be(spec, name, value)


def _cannot_be(spec: ToolSpec, name: str, value: Json) -> bool:
    try:
        return any(list(error.absolute_path) == [name] for error in bounded(spec.parameters).errors({name: value}))
    except (UnusableSchema, TooMuchWork):
        return False


def _unstorable(value: Json) -> str | None:
    """Why a value cannot be put on record, if so."""
    for part in _parts(value):
        if isinstance(part, float) and not math.isfinite(part):
            return "must be a finite number"
        if isinstance(part, str):
            if "\x00" in part:
                return "must not contain a NUL character"
            if any("\ud800" <= ch <= "\udfff" for ch in part):
                return "must be well-formed Unicode"
    return None


def _parts(value: Json) -> Iterator[Json]:
    if isinstance(value, dict):
        for key, item in value.items():
            yield key
            yield from _parts(item)
    elif isinstance(value, list):
        for item in value:
            yield from _parts(item)
    else:
        yield value


def _resolve_dates(
    spec: ToolSpec, args: dict[str, Json], spoken: dict[str, str], timezone: str, now: datetime
) -> Moments:
    """Make date words moments."""
    words = {name: message for name in spec.dates if isinstance(message := args.get(name), str) and message.strip()}
    moments = resolve_moments(spec, words, timezone, now)
    for name, moment in moments.found.items():
        args[name] = moment.isoformat()
        spoken[name] = in_words(moment)
    return moments


def _in_words(error: ValidationError, ignore_missing: bool) -> list[str]:
    where = ".".join(str(part) for part in error.absolute_path)
    value: Any = error.instance
    expected: Any = error.validator_value
    schema: Mapping[str, Any] = error.schema if isinstance(error.schema, Mapping) else {}
    match error.validator:
        case "required":
            if ignore_missing and not error.absolute_path:
                return []
            return [f"{_at(where)}{error.message}"]
        case "additionalProperties":
            extras = sorted(set(map(str, value)) - set(schema.get("properties", {})))
            known = ", ".join(schema.get("properties", {})) or "none"
            return [
                f"{_at(where)}there is no parameter `{name[:_SHOWN]}` (known: {known})"
                for name in extras[:_MOST_ERRORS]
            ]
        case "type":
            return [f"`{where}` must be {_type_words(expected)}, not {_shown(value)}"]
        case "enum":
            choices = ", ".join(map(str, expected))
            return [f"`{where}` must be one of {choices}, not {_shown(value)}"]
        case "pattern" | "format":
            description = schema.get("description", "")
            return [f"`{where}` does not fit: {_shown(value)}" + (f" ({description})" if description else "")]
        case _:
            return [f"`{where}` {_bound_words(error)}" if where else error.message]


def _bound_words(error: ValidationError) -> str:
    limit = error.validator_value
    words = {
        "minimum": f"must be at least {limit}",
        "maximum": f"must be at most {limit}",
        "exclusiveMinimum": f"must be more than {limit}",
        "exclusiveMaximum": f"must be less than {limit}",
        "minLength": f"must have at least {limit} characters",
        "maxLength": f"must have at most {limit} characters",
        "minItems": f"must have at least {limit} items",
        "maxItems": f"must have at most {limit} items",
    }
    return words.get(str(error.validator), f"does not fit: {error.message[:200]}")


def _at(where: str) -> str:
    return f"`{where}`: " if where else ""


def _type_words(types: str | list[str]) -> str:
    names = [types] if isinstance(types, str) else types
    return " or ".join(_TYPES.get(name, name) for name in names)


def _shown(value: Json) -> str:
    kind = "the text " if isinstance(value, str) else ""
    text = canonical_json(value)
    return kind + (text if len(text) <= _SHOWN else text[:_SHOWN] + "…")
