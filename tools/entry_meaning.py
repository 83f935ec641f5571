"""What an entry says of its deed (`does`, `of`, `roles`) and of other values that does not go together. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from steward.contracts.tool import Effect, HttpExecutor, ToolSpec
from steward.contracts.tool_meaning import LOOKS, Does, Role
from steward.contracts.validation import bounded

_CHANGING: Final = ("PUT", "PATCH", "DELETE")


def contradictions_of(spec: ToolSpec, known: set[str]) -> Iterator[tuple[str, str]]:
    """What is wrong, with the member it is about. `known` are the parameters of the schema."""
    roles = spec.roles or {}
    if odd := set(roles) - known:
        yield "roles", f"roles names parameters that are not in the schema: {', '.join(sorted(odd))}"
    if odd := {name for name, role in roles.items() if role is not Role.MOMENT} & set(spec.dates):
        yield "roles", f"roles gives another role than moment to parameters that are dates: {', '.join(sorted(odd))}"
    if spec.effect is not Effect.READ:
        return
    if spec.does is not None and spec.does not in LOOKS and spec.does is not Does.RUN:
        yield "effect", f"effect read does not go with does {spec.does}, which changes something"
    if isinstance(spec.executor, HttpExecutor) and spec.executor.method in _CHANGING:
        yield "effect", f"effect read does not go with the method {spec.executor.method}, which changes something"


def day_remarks(spec: ToolSpec, typed: Mapping[str, Any]) -> Iterator[str]:
    """A sentence for each parameter that is a day, by its format or its name, and is not among `days`: "for tomorrow"
    would be tomorrow at some hour. `typed` is the schema of its function's own types, where it has a function."""
    for name, part in spec.parameters.get("properties", {}).items():
        formats = {part.get("format"), typed.get("properties", {}).get(name, {}).get("format")}
        named = name in spec.dates and name.split("_")[-1] == "day"
        if name not in spec.days and ("date" in formats or named):
            among = "`days`" if name in spec.dates else "`dates` and `days`"
            yield f'{spec.name}: {name} is a day: name it in {among} too, or "tomorrow" does not mean the whole day'


def value_faults(spec: ToolSpec, known: set[str]) -> Iterator[tuple[str, str]]:
    """Other values that hide one of the schema's, or stand for what it does not take."""
    for name in [name for name in spec.value_aliases if name in known]:
        schema, aliases = spec.parameters["properties"][name], spec.value_aliases[name]
        if hidden := sorted(set(aliases) & set(map(str, schema.get("enum", [])))):
            yield name, f"value_aliases must not hide a value of {name}: {', '.join(hidden)}"
        wrong = [alias for alias, value in aliases.items() if value is not None and not bounded(schema).is_valid(value)]
        if wrong:
            yield name, f"value_aliases of {name} stand for what its schema does not take: {', '.join(wrong)}"
        if name in spec.required() and None in aliases.values():
            yield name, f"value_aliases leave out {name}, which is required"
