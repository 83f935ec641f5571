"""What an entry says of its deed (`does`, `of`, `roles`) that does not go together. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from steward.contracts.tool import Effect, HttpExecutor, ToolSpec
from steward.contracts.tool_meaning import LOOKS, Does, Role

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
