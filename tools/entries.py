"""One entry of a catalogue, read: the tool it describes, and every fault of it with the member it is about.

Called by tools.catalogue for each entry of each file. An entry with a fault still gives a stand-in where that can be
made, so that what else is wrong with it, and the names it takes, are told at the same time; a stand-in is never used.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple, TypeAlias
from urllib.parse import urlsplit

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from steward.contracts.suggestions import did_you_mean
from steward.contracts.tool import (
    BuiltinExecutor,
    Effect,
    HttpExecutor,
    McpExecutor,
    Permission,
    RequestMcpExecutor,
    Retry,
    ToolSpec,
)
from steward.contracts.validation import schema_fault
from steward.tools.entry_meaning import contradictions_of, value_faults
from steward.tools.functions import ToolFunction, find_function
from steward.tools.guards import GUARDS
from steward.tools.placeholders import names_in
from steward.tools.schema_words import KEYWORDS, unknown_words
from steward.tools.signatures import contradictions, signature_of

Found: TypeAlias = tuple[tuple[str | int, ...], str]
"""The member a fault is about, and what is wrong."""

_KINDS: Final[dict[str, type[BaseModel]]] = {"builtin": BuiltinExecutor, "http": HttpExecutor, "mcp": McpExecutor}
_STAND_INS: Final[dict[str, Any]] = {
    "name": "unnamed",
    "description": "",
    "parameters": {"type": "object"},
    "permission": Permission.PERMISSION_REQUIRED,
    "effect": Effect.ONCE,
    "tool_type": "",
    "executor": {"kind": "builtin", "function": ""},
}


class Entry(NamedTuple):
    """`spec` is None where not even the name can be read, and a stand-in where there are faults."""

    spec: ToolSpec | None
    faults: list[Found]


def read_entry(entry: Any) -> Entry:
    """The tool of an entry as YAML gives it. Never raises for what stands there."""
    if not isinstance(entry, dict):
        return Entry(None, [((), "must be a mapping")])
    members = {str(name): value for name, value in entry.items()}
    try:
        return _read(members)
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        # Shapes nobody has thought of, in a file that anybody may write: a fault of the entry, not of this process.
        return Entry(None, [((), f"cannot be understood: {type(error).__name__}: {error}")])


def _read(members: dict[str, Any]) -> Entry:
    faults = list(_unknown_keys(members))
    function, lacking = _function(members)
    faults += lacking
    members = _completed(members, function, faults)
    broken = {str(location[0]) for location, _ in lacking if location}
    try:
        spec = ToolSpec.model_validate(members)
    except ValidationError as error:
        # What a function that cannot be imported says for its entry, nobody knows.
        untold = {"description", "parameters"} - set(members) if lacking else set()
        faults += [(e["loc"], _words(e)) for e in error.errors() if str(e["loc"][0]) not in broken | untold]
        broken |= {str(e["loc"][0]) for e in error.errors()}
        sound = {name: value for name, value in members.items() if name not in broken}
        neutral = {name: value for name, value in _STAND_INS.items() if name in broken}
        spec = ToolSpec.model_validate({**sound, **neutral})
    faults += _meaning(spec, broken)
    if function is not None and "parameters" in members and "parameters" not in broken and not lacking:
        faults += [(("parameters", *place), what) for place, what in _against(spec, function)]
    return Entry(None if "name" in broken else spec, faults)


def _unknown_keys(members: dict[str, Any]) -> Iterator[Found]:
    yield from _unknown(members, ToolSpec, ())
    executor, retry = members.get("executor"), members.get("retry")
    if isinstance(executor, dict) and executor.get("kind") in _KINDS:
        yield from _unknown(executor, _KINDS[executor["kind"]], ("executor",))
    if isinstance(retry, dict):
        yield from _unknown(retry, Retry, ("retry",))


def _unknown(members: dict[str, Any], model: type[BaseModel], above: tuple[str, ...]) -> Iterator[Found]:
    for name in members:
        if name not in model.model_fields:
            known = ", ".join(model.model_fields)
            hint = did_you_mean(str(name), model.model_fields) or _below_parameters(str(name)) or f"known are: {known}"
            yield (*above, str(name)), f"unknown key {'.'.join([*above, str(name)])}; {hint}"


def _below_parameters(name: str) -> str:
    question = did_you_mean(name, KEYWORDS)
    return question.replace("?", ", below `parameters`?")


def _function(members: dict[str, Any]) -> tuple[ToolFunction | None, list[Found]]:
    """The function that a built-in entry names, imported."""
    executor = members.get("executor")
    name = executor.get("function") if isinstance(executor, dict) and executor.get("kind") == "builtin" else None
    if not isinstance(name, str):
        return None, []
    try:
        return find_function(name), []
    except ValueError as error:
        return None, [(("executor", "function"), str(error))]


def _completed(members: dict[str, Any], function: ToolFunction | None, faults: list[Found]) -> dict[str, Any]:
    """The entry with what its function says for itself: the parameters and the description that it does not give."""
    if function is None or ("parameters" in members and "description" in members):
        return members
    signature = signature_of(function)
    completed = dict(members)
    if "parameters" not in members:
        faults += [(("executor", "function"), what) for what in signature.faults]
        completed["parameters"] = _without_formats(signature.parameters or {"type": "object"}, members.get("dates"))
    if "description" not in members and signature.description:
        completed["description"] = signature.description
    return completed


def _without_formats(parameters: dict[str, Any], dates: Any) -> dict[str, Any]:
    """Dates come in words and reach the function as it wants them."""
    for name in dates if isinstance(dates, list) else ():
        part = parameters.get("properties", {}).get(name)
        if isinstance(part, dict) and part.get("format") in ("date", "date-time"):
            del part["format"]
    return parameters


def _against(spec: ToolSpec, function: ToolFunction) -> Iterator[tuple[tuple[str, ...], str]]:
    if schema_fault(spec.parameters) is None and spec.parameters.get("type") == "object":
        yield from contradictions(spec.parameters, function)


def _words(error: ErrorDetails) -> str:
    """A fault of a member as pydantic finds it."""
    where = ".".join(str(part) for part in error["loc"] if part not in _KINDS)
    if where == "parameters" and error["type"] == "missing":
        return "parameters is missing: a JSON Schema (an entry of kind builtin may take it from its function)"
    if where == "description" and error["type"] == "missing":
        return "description is missing: what the tool does (or a docstring in the function of a builtin entry)"
    if error["type"] == "missing":
        return f"{where} is missing"
    if error["type"].startswith("union_tag"):
        return f"{where} needs a kind: {', '.join(_KINDS)}"
    given = error["input"]
    shown = f", not {given!r}" if isinstance(given, str | int | float) and len(str(given)) <= 40 else ""
    return f"{where}: {error['msg']}{shown}"


def _meaning(spec: ToolSpec, broken: set[str]) -> Iterator[Found]:
    """What is wrong with the members that can be read. `broken` are those that cannot."""
    known: set[str] = set()
    if "parameters" not in broken:
        faults = list(schema_faults(spec.parameters))
        yield from ((_member_of(fault), fault) for fault in faults)
        if not (faults and schema_fault(spec.parameters)):
            yield from ((("parameters", *place), what) for place, what in unknown_words(spec.parameters))
            known = set(spec.parameters.get("properties", {}))
            yield from _names(spec, known, broken)
            yield from (((member,), what) for member, what in contradictions_of(spec, known) if member not in broken)
    for members, what in _rules(spec):
        if not broken & {*members}:
            yield (members[0],), what
    if "executor" not in broken and "parameters" not in broken:
        yield from ((_member_of(fault), fault) for fault in _executor_faults(spec, known))


def _names(spec: ToolSpec, known: set[str], broken: set[str]) -> Iterator[Found]:
    for member, names in {
        "verbatim": set(spec.verbatim),
        "dates": set(spec.dates),
        "parameter_aliases": set(spec.parameter_aliases.values()),
        "value_aliases": {name for name, values in spec.value_aliases.items() if any(values.values())},
        "confirm_template": set().union(*(names_in(text) for text in _templates(spec))),
    }.items():
        if names - known and member not in broken:
            yield (
                (member,),
                f"{member} names parameters that are not in the schema: {_with_hints(names - known, known)}",
            )
    for member, names in {"days": set(spec.days), "ends": {*spec.ends, *spec.ends.values()}}.items():
        if names - set(spec.dates) and not broken & {member, "dates"}:
            odd = ", ".join(sorted(names - set(spec.dates)))
            yield (member,), f"{member} names parameters that are not among its dates: {odd}"
    if set(spec.parameter_aliases) & known:
        yield ("parameter_aliases",), "parameter_aliases must not hide a parameter of the schema"
    if "value_aliases" not in broken:
        yield from ((("value_aliases", name), what) for name, what in value_faults(spec, known))


def _templates(spec: ToolSpec) -> list[str]:
    given = spec.confirm_template
    return list(given.values()) if isinstance(given, dict) else [given or ""]


def _with_hints(names: set[str], known: set[str]) -> str:
    return ", ".join(" ".join(filter(None, [name, _hint(name, known)])) for name in sorted(names))


def _hint(name: str, known: set[str]) -> str:
    question = did_you_mean(name, known)
    return f"({question})" if question else ""


def _rules(spec: ToolSpec) -> Iterator[tuple[tuple[str, ...], str]]:
    """What does not go together, with the members it is about, the first of which is to be mended."""
    if spec.guard is not None and spec.guard not in GUARDS:
        hint = did_you_mean(spec.guard, GUARDS) or f"known are: {', '.join(sorted(GUARDS))}"
        yield ("guard",), f"there is no guard {spec.guard}; {hint}"
    if spec.cache_ttl_s is not None and spec.effect is not Effect.READ:
        yield ("cache_ttl_s", "effect"), "cache_ttl_s: only the answers of a read may be kept"
    if isinstance(spec.confirm_template, dict) and "en" not in spec.confirm_template:
        yield ("confirm_template",), "confirm_template by language needs one in English (en)"
    if spec.guard is None and spec.permission is Permission.AUTONOMOUS_WITH_GUARDRAILS:
        yield ("permission", "guard"), "permission autonomous_with_guardrails needs a guard"


def _member_of(fault: str) -> tuple[str, ...]:
    """The words of a fault begin with the member it is about, such as `executor.url must ...`."""
    first = fault.split(" ", 1)[0].rstrip(":")
    return ("parameters", "required") if first == "required" else tuple(first.split("."))


def schema_faults(parameters: dict[str, Any]) -> Iterator[str]:
    """What is wrong with the schema of a tool's arguments."""
    if fault := schema_fault(parameters):
        yield f"parameters {fault}"
        return
    if parameters.get("type") != "object":
        yield "parameters must be a JSON Schema of type object"
    missing = set(parameters.get("required", [])) - set(parameters.get("properties", {}))
    if missing:
        yield f"required names parameters that have no schema: {', '.join(sorted(missing))}"


def _executor_faults(spec: ToolSpec, known: set[str]) -> Iterator[str]:
    match spec.executor:
        case RequestMcpExecutor():
            yield "executor.kind request_mcp is what a request makes, and no entry of a catalogue"
        case HttpExecutor() as executor:
            yield from _http_faults(executor, known)


def _http_faults(executor: HttpExecutor, known: set[str]) -> Iterator[str]:
    parts = urlsplit(executor.url)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        yield "executor.url must be an absolute http or https address"
    if names_in(parts.netloc):
        yield "executor.url must not take its host from an argument"
    if parts.username or parts.password:
        yield "executor.url must not carry credentials; use secret_headers"
    if parts.fragment:
        yield "executor.url must not carry a fragment"
    used = set().union(*(names_in(text) for text in _texts(executor)))
    if used - known:
        yield f"executor uses parameters that are not in the schema: {_with_hints(used - known, known)}"
    if known - used and (executor.method == "GET" or executor.body is not None):
        yield f"executor never sends: {', '.join(sorted(known - used))}"
    if not re.fullmatch(r"[A-Za-z0-9-]+", executor.idempotency_header):
        yield "executor.idempotency_header is not a header name"


def _texts(executor: HttpExecutor) -> Iterator[str]:
    yield executor.url
    yield from executor.query.values()
    yield from executor.headers.values()
    yield from _strings(executor.body)


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from _strings(item)
    elif isinstance(value, list):
        for item in value:
            yield from _strings(item)
