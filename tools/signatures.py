"""What a tool function's own code says of its arguments: the schema, the titles and the descriptions of its parameters.

The catalogue takes them for a built-in entry that has none, and refuses an entry whose own contradict them. Titles and
descriptions come from `Field(title=..., description=...)`, else from the lines below `Args:` in the docstring.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from pydantic.errors import PydanticInvalidForJsonSchema, PydanticUserError

from steward.contracts.references import resolve
from steward.contracts.suggestions import did_you_mean
from steward.tools.context import ToolArgs
from steward.tools.functions import ToolFunction

_SECTION: Final = re.compile(r"(Args|Arguments|Parameters|Attributes|Returns|Raises|Yields|Examples?|Notes?):\s*$")
"""Matches `Args:`, not `Args: none`."""
_ARGUMENT: Final = re.compile(r"(\w+)(?: \([^()]*\))?:\s*(.*)$")
"""Matches `text: What to read` and `text (str): What to read`, not `http://x`."""
_OF_ARGUMENTS: Final = frozenset(("Args", "Arguments", "Parameters", "Attributes"))
_JSON_TYPES: Final = frozenset(("string", "integer", "number", "boolean", "array", "object", "null"))


@dataclass(frozen=True, slots=True)
class Signature:
    """What the code says. `faults` are what it lacks; `parameters` is complete without one."""

    description: str
    parameters: dict[str, Any]
    faults: list[str] = field(default_factory=list)


def signature_of(function: ToolFunction) -> Signature:
    """The parameters of a function as the schema of a catalogue entry, described for planners and for people."""
    summary, reported = _docstring(function.run)
    reported = _docstring(function.args_type)[1] | reported
    try:
        schema = _schema_of(function.args_type)
    except (PydanticInvalidForJsonSchema, PydanticUserError) as error:
        message = f"the parameters cannot be told from {_args_name(function)}: {str(error).splitlines()[0]}"
        return Signature(summary, {}, [f"{message}; give the entry its own `parameters`"])
    fields = {info.alias or name: (name, info) for name, info in function.args_type.model_fields.items()}
    faults, properties = [], {}
    for shown, part in schema.get("properties", {}).items():
        name, info = fields[shown]
        meaning = info.description or reported.get(name) or reported.get(shown)
        if not meaning:
            way = f'Field(description="...") in {_args_name(function)}, or `{name}: ...` below `Args:`'
            faults.append(f"the parameter {shown} of {function.name} has no description: write {way} in its docstring")
        own = {"title": info.title or shown.replace("_", " "), "description": meaning or ""}
        body = {word: value for word, value in _simple(part, schema).items() if word not in ("title", "description")}
        properties[shown] = {**body, **own}
    parameters: dict[str, Any] = {"type": "object", "additionalProperties": False, "properties": properties}
    if schema.get("required"):
        parameters["required"] = list(schema["required"])
    if "$defs" in schema and '"$ref"' in repr(properties).replace("'", '"'):
        parameters["$defs"] = schema["$defs"]
    return Signature(summary, parameters, faults)


def contradictions(parameters: dict[str, Any], function: ToolFunction) -> Iterator[tuple[tuple[str, ...], str]]:
    """Where `parameters` of an entry let through what the function refuses, or ask for what it does not take."""
    try:
        own = _schema_of(function.args_type)
    except (PydanticInvalidForJsonSchema, PydanticUserError):
        return
    given, taken = parameters.get("properties", {}), own.get("properties", {})
    where = _args_name(function)
    open_to_more = own.get("additionalProperties") is not False
    for name in [] if open_to_more else [name for name in given if name not in taken]:
        question = did_you_mean(name, taken)
        yield ("properties", name), " ".join(filter(None, [f"{where} takes no {name};", question])).rstrip(";")
    for name in own.get("required", []):
        if name not in given:
            yield ("properties",), f"{where} needs {name}, which is not among them"
        elif name not in parameters.get("required", []):
            yield ("required",), f"{where} needs {name}: it must be required"
    for name in [name for name in given if name in taken]:
        if fault := _clash(given[name], parameters, taken[name], own):
            yield ("properties", name), f"{name} must be {fault}, as in {where}"


@lru_cache(maxsize=1024)
def _schema_of(args_type: type[ToolArgs]) -> dict[str, Any]:
    """Some milliseconds, at each reading of the catalogue; never changed by who gets it."""
    return args_type.model_json_schema()


def _clash(given: Any, given_root: dict[str, Any], taken: Any, root: dict[str, Any]) -> str:
    """What the function takes, in words, where the entry lets something else through."""
    types, own = _types(given, given_root), _types(taken, root)
    fits = own | ({"integer"} if "number" in own else set())
    if types - {"null"} - fits:
        return " or ".join(sorted(own - {"null"}))
    values = _values(taken, root)
    if values is not None and "string" in types:
        message = _values(given, given_root)
        if message is None or message - values:
            return f"one of {', '.join(sorted(map(str, values)))}"
    return ""


def _target(part: Any, root: dict[str, Any]) -> dict[str, Any]:
    """The part, with a reference followed; for one that is no object, one that takes everything."""
    for _ in range(8):
        if not (isinstance(part, dict) and isinstance(part.get("$ref"), str)):
            break
        part = resolve(root, part["$ref"])
    return dict(part) if isinstance(part, dict) else {}


def _types(part: Any, root: dict[str, Any]) -> set[str]:
    """The JSON types a part takes."""
    part = _target(part, root)
    kind = part.get("type")
    if isinstance(kind, str):
        return {kind}
    if isinstance(kind, list):
        return {str(one) for one in kind}
    values = part.get("enum", [part["const"]] if "const" in part else None)
    if isinstance(values, list):
        return {_type_of(value) for value in values}
    several = [*part.get("anyOf", []), *part.get("oneOf", [])]
    return set().union(*(_types(one, root) for one in several)) if several else set(_JSON_TYPES)


def _type_of(value: Any) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return "boolean"
        case int():
            return "integer"
        case float():
            return "number"
        case str():
            return "string"
        case list():
            return "array"
    return "object"


def _values(part: Any, root: dict[str, Any]) -> set[str] | None:
    """The texts a part takes, where it takes certain ones alone."""
    part = _target(part, root)
    values = part.get("enum", [part["const"]] if "const" in part else None)
    if isinstance(values, list):
        return {value for value in values if isinstance(value, str)}
    if part.get("type") == "null":
        return set()
    several = [*part.get("anyOf", []), *part.get("oneOf", [])]
    found = [_values(one, root) for one in several]
    return set().union(*(one for one in found if one)) if several and None not in found else None


def _simple(part: Any, root: dict[str, Any], above: tuple[str, ...] = ()) -> dict[str, Any]:
    """The part as an entry would say it: references written out, and null left to those who leave it out."""
    pointer = part.get("$ref")
    if isinstance(pointer, str):
        target = resolve(root, pointer)
        if pointer in above or not isinstance(target, dict):
            return dict(part)
        body = {word: value for word, value in part.items() if word != "$ref"}
        return {**_simple(target, root, (*above, pointer)), **body}
    simple: dict[str, Any] = {word: value for word, value in part.items() if word != "default"}
    several = simple.get("anyOf")
    if isinstance(several, list):
        left = [_simple(one, root, above) for one in several if one != {"type": "null"}]
        rest = {word: value for word, value in simple.items() if word != "anyOf"}
        return {**left[0], **rest} if len(left) == 1 else {**rest, "anyOf": left}
    if isinstance(simple.get("items"), dict):
        simple["items"] = _simple(simple["items"], root, above)
    if isinstance(simple.get("properties"), dict):
        simple["properties"] = {name: _simple(one, root, above) for name, one in simple["properties"].items()}
    return simple


def _docstring(thing: Any) -> tuple[str, dict[str, str]]:
    """What stands above the first section, on one line, and the meaning of each argument."""
    own = thing.__doc__ if isinstance(thing, type) else inspect.getdoc(thing)
    lines = inspect.cleandoc(own).splitlines() if own else []
    summary: list[str] = []
    reported: dict[str, str] = {}
    section, name, indent = "", "", 0
    for line in lines:
        if found := _SECTION.match(line):
            section, name = found[1], ""
        elif not section:
            summary.append(line)
        elif section in _OF_ARGUMENTS and line.strip():
            deep = len(line) - len(line.lstrip())
            argument = _ARGUMENT.match(line.strip())
            if argument and (not name or deep <= indent):
                name, indent = argument[1], deep
                reported[name] = argument[2]
            elif name:
                reported[name] = f"{reported[name]} {line.strip()}".strip()
    return " ".join(" ".join(summary).split()), reported


def _args_name(function: ToolFunction) -> str:
    return function.args_type.__name__
