"""Reads catalogue files into `ToolSpec`s and refuses anything that could not run.

Called by the registry. A file is a YAML mapping: `tools`, a list of entries, and optionally `disable`, a list of names
of tools that are left out, whichever other file they are from; so a file can bring a tool of its own under a name it
has disabled. Errors name file and entry; all of them are reported at once.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import yaml
from pydantic import ValidationError

from contracts.errors import ErrorCode, StewardError
from contracts.tool import BuiltinExecutor, Effect, HttpExecutor, Permission, ToolSpec
from contracts.validation import schema_fault
from tools.functions import find_function
from tools.guards import GUARDS
from tools.placeholders import names_in

SHIPPED = Path(__file__).parent / "catalogue"


class CatalogueError(StewardError):
    """A catalogue file cannot be used; `detail` has one line per fault."""

    code = ErrorCode.INVALID_REQUEST


def catalogue_files(extra: Sequence[Path] = ()) -> list[Path]:
    """The shipped files in order of name, then the operator's."""
    return [*sorted(SHIPPED.glob("*.yaml")), *extra]


def load_catalogue(extra: Sequence[Path] = ()) -> list[ToolSpec]:
    """Every enabled tool of the shipped and the extra files.

    Raises:
        CatalogueError: with every fault found.
    """
    faults: list[str] = []
    specs: list[tuple[Path, ToolSpec]] = []
    disabled: dict[Path, set[str]] = {}
    for path in catalogue_files(extra):
        content = _read(path, faults)
        disabled[path] = set(_disabled(path, content, faults))
        for number, entry in enumerate(_entries(path, content, faults), start=1):
            spec = _entry(path, number, entry, faults)
            if spec is not None:
                specs.append((path, spec))
    kept = [(path, spec) for path, spec in specs if not _left_out(path, spec, disabled)]
    faults.extend(_clashes(kept))
    if faults:
        raise CatalogueError("\n".join(faults))
    return [spec for _, spec in kept]


def _left_out(path: Path, spec: ToolSpec, disabled: Mapping[Path, set[str]]) -> bool:
    return any(spec.name in names for other, names in disabled.items() if other != path)


def _read(path: Path, faults: list[str]) -> dict[str, Any]:
    try:
        content = yaml.safe_load(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        faults.append(f"{path}: cannot be read: {error}")
        return {}
    if not isinstance(content, dict) or set(content) - {"tools", "disable"}:
        faults.append(f"{path}: must be a mapping with `tools` (a list of entries) and optionally `disable`")
        return {}
    return content


def _disabled(path: Path, content: dict[str, Any], faults: list[str]) -> list[str]:
    names = content.get("disable") or []
    if not (isinstance(names, list) and all(isinstance(name, str) for name in names)):
        faults.append(f"{path}: `disable` must be a list of tool names")
        return []
    return names


def _entries(path: Path, content: dict[str, Any], faults: list[str]) -> list[Any]:
    entries = content.get("tools") or []
    if not isinstance(entries, list):
        faults.append(f"{path}: `tools` must be a list of entries")
        return []
    return entries


def _entry(path: Path, number: int, entry: Any, faults: list[str]) -> ToolSpec | None:
    name = entry.get("name") if isinstance(entry, dict) else None
    where = f"{path}: entry {number} ({name})" if name else f"{path}: entry {number}"
    if not isinstance(entry, dict):
        faults.append(f"{where}: must be a mapping")
        return None
    unknown = sorted(set(map(str, entry)) - set(ToolSpec.model_fields))
    if unknown:
        faults.append(f"{where}: unknown keys: {', '.join(unknown)}")
        return None
    try:
        spec = ToolSpec.model_validate(entry)
    except ValidationError as error:
        faults.extend(f"{where}: {_dotted(e['loc'])}: {e['msg']}" for e in error.errors())
        return None
    found = [f"{where}: {fault}" for fault in _faults(spec)]
    faults.extend(found)
    return None if found else spec


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
    if isinstance(spec.executor, BuiltinExecutor):
        try:
            find_function(spec.executor.function)
        except ValueError as error:
            yield str(error)
    if isinstance(spec.executor, HttpExecutor):
        yield from _http_faults(spec.executor, known)


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


def _clashes(specs: list[tuple[Path, ToolSpec]]) -> Iterator[str]:
    taken: dict[str, tuple[Path, ToolSpec]] = {}
    for path, spec in specs:
        for name in (spec.name, *spec.aliases):
            if name in taken:
                other_path, other = taken[name]
                yield f"{path}: entry {spec.name}: the name {name} is taken by {other.name} of {other_path}"
            taken.setdefault(name, (path, spec))
