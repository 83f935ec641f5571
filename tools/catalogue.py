"""Reads catalogue files into `ToolSpec`s and refuses anything that could not run.

Called by the registry. A file is a YAML mapping: `tools`, a list of entries, and optionally `disable`, a list of names
of tools that are left out, whichever other file they are from; so a file can bring a tool of its own under a name it
has disabled. Errors name file, line and entry; all of them are reported at once.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from pydantic import ValidationError

from contracts.errors import ErrorCode, StewardError
from contracts.tool import BuiltinExecutor, Effect, HttpExecutor, Permission, RequestMcpExecutor, ToolSpec
from contracts.validation import schema_fault
from tools.catalogue_file import CatalogueFile, read_file
from tools.functions import find_function
from tools.guards import GUARDS
from tools.placeholders import names_in

SHIPPED = Path(__file__).parent / "catalogue"


class CatalogueError(StewardError):
    """A catalogue file cannot be used; `detail` has one line per fault."""

    code = ErrorCode.CATALOGUE_INVALID


def catalogue_files(extra: Sequence[Path] = ()) -> list[Path]:
    """The shipped files in order of name, then the operator's."""
    return [*sorted(SHIPPED.glob("*.yaml")), *extra]


def load_catalogue(extra: Sequence[Path] = ()) -> list[ToolSpec]:
    """Every enabled tool of the shipped and the extra files.

    Raises:
        CatalogueError: with every fault found.
    """
    faults: list[str] = []
    entries: list[_Entry] = []
    disabled: dict[Path, set[str]] = {}
    for path in catalogue_files(extra):
        file = read_file(path)
        faults.extend(file.faults)
        content = _members(file, faults)
        disabled[path] = set(_disabled(file, content, faults))
        entries.extend(_entries(file, content, faults))
    kept = [entry for entry in entries if not _left_out(entry, disabled)]
    faults.extend(_clashes(kept))
    if faults:
        raise CatalogueError("\n".join(faults))
    return [entry.spec for entry in kept]


@dataclass(frozen=True, slots=True)
class _Entry:
    """A tool and where it stands."""

    path: Path
    where: str
    spec: ToolSpec


def _left_out(entry: _Entry, disabled: Mapping[Path, set[str]]) -> bool:
    return any(entry.spec.name in names for other, names in disabled.items() if other != entry.path)


def _members(file: CatalogueFile, faults: list[str]) -> dict[str, Any]:
    if isinstance(file.content, dict) and not set(file.content) - {"tools", "disable"}:
        return file.content
    if file.content is not None or not file.faults:
        odd = sorted(map(str, set(file.content) - {"tools", "disable"})) if isinstance(file.content, dict) else []
        where = file.at(odd[0]) if odd else file.at()
        faults.append(f"{where}: must be a mapping with `tools` (a list of entries) and optionally `disable`")
    return {}


def _disabled(file: CatalogueFile, content: dict[str, Any], faults: list[str]) -> list[str]:
    names = content.get("disable") or []
    if not (isinstance(names, list) and all(isinstance(name, str) for name in names)):
        faults.append(f"{file.at('disable')}: `disable` must be a list of tool names")
        return []
    return names


def _entries(file: CatalogueFile, content: dict[str, Any], faults: list[str]) -> Iterator[_Entry]:
    entries = content.get("tools") or []
    if not isinstance(entries, list):
        faults.append(f"{file.at('tools')}: `tools` must be a list of entries")
        return
    for number, entry in enumerate(entries):
        name = entry.get("name") if isinstance(entry, dict) else None
        called = f"entry {number + 1} ({name})" if name else f"entry {number + 1}"
        spec, found = _entry(entry)
        faults.extend(f"{file.at('tools', number, *location)}: {called}: {fault}" for location, fault in found)
        if spec is not None:
            yield _Entry(file.path, file.at("tools", number), spec)


def _entry(entry: Any) -> tuple[ToolSpec | None, list[tuple[tuple[Any, ...], str]]]:
    """The entry's tool, or None, and its faults, each with the member it is about."""
    if not isinstance(entry, dict):
        return None, [((), "must be a mapping")]
    unknown = sorted(set(map(str, entry)) - set(ToolSpec.model_fields))
    faults: list[tuple[tuple[Any, ...], str]] = [((name,), f"unknown keys: {name}") for name in unknown]
    try:
        spec = ToolSpec.model_validate(entry)
    except ValidationError as error:
        return None, faults + [(e["loc"], f"{_dotted(e['loc'])}: {e['msg']}") for e in error.errors()]
    faults += [(_member_of(fault), fault) for fault in _faults(spec)]
    return None if faults else spec, faults


def _member_of(fault: str) -> tuple[str, ...]:
    """The words of a fault begin with the member it is about, such as `executor.url must ...`."""
    return tuple(fault.split(" ", 1)[0].rstrip(":").split("."))


def _dotted(location: Iterable[Any]) -> str:
    return ".".join(str(part) for part in location)


def _faults(spec: ToolSpec) -> Iterator[str]:
    yield from schema_faults(spec.parameters)
    properties = spec.parameters.get("properties")
    known = set(properties) if isinstance(properties, dict) else set()
    for field, names in {
        "verbatim": set(spec.verbatim),
        "dates": set(spec.dates),
        "parameter_aliases": set(spec.parameter_aliases.values()),
        "confirm_template": names_in(spec.confirm_template or ""),
    }.items():
        if names - known:
            yield f"{field} names parameters that are not in the schema: {', '.join(sorted(names - known))}"
    for field, names in {"days": set(spec.days), "ends": {*spec.ends, *spec.ends.values()}}.items():
        if names - set(spec.dates):
            yield f"{field} names parameters that are not among its dates: {', '.join(sorted(names - set(spec.dates)))}"
    if set(spec.parameter_aliases) & known:
        yield "parameter_aliases must not hide a parameter of the schema"
    if spec.guard is not None and spec.guard not in GUARDS:
        yield f"there is no guard {spec.guard}; known are: {', '.join(sorted(GUARDS))}"
    if spec.cache_ttl_s is not None and spec.effect is not Effect.READ:
        yield "cache_ttl_s: only the answers of a read may be kept"
    if spec.guard is None and spec.permission is Permission.AUTONOMOUS_WITH_GUARDRAILS:
        yield "permission autonomous_with_guardrails needs a guard"
    yield from _executor_faults(spec, known)


def _executor_faults(spec: ToolSpec, known: set[str]) -> Iterator[str]:
    match spec.executor:
        case BuiltinExecutor(function=function):
            try:
                find_function(function)
            except ValueError as error:
                yield str(error)
        case RequestMcpExecutor():
            yield "executor.kind request_mcp is what a request makes, and no entry of a catalogue"
        case HttpExecutor() as executor:
            yield from _http_faults(executor, known)


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
        yield f"the executor uses parameters that are not in the schema: {', '.join(sorted(used - known))}"
    if known - used and (executor.method == "GET" or executor.body is not None):
        yield f"parameters that the executor never sends: {', '.join(sorted(known - used))}"
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


def _clashes(entries: list[_Entry]) -> Iterator[str]:
    taken: dict[str, _Entry] = {}
    for entry in entries:
        for name in (entry.spec.name, *entry.spec.aliases):
            if name in taken:
                other = taken[name]
                words = f"the name {name} is taken by {other.spec.name} of {other.where}"
                yield f"{entry.where}: entry {entry.spec.name}: {words}"
            taken.setdefault(name, entry)
