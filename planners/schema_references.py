"""Local references of a JSON Schema (`#/$defs/name`), rewritten for where the schema becomes a part of another.

Used where tools' schemas are made into the form of a plan, and where arguments are checked.
"""

from __future__ import annotations

from typing import Any

from steward.contracts.references import resolve


def transplanted(schema: dict[str, Any], prefix: str, definitions: dict[str, Any]) -> Any:
    """A copy of a schema for inside another one, whose `$defs` are `definitions`.

    What the schema refers to is added there, as `<prefix>-<number>`. A reference that leads nowhere allows anything.
    """
    names: dict[str, str] = {}

    def copied(part: Any) -> Any:
        if isinstance(part, list):
            return [copied(item) for item in part]
        if not isinstance(part, dict):
            return part
        pointer = part.get("$ref")
        own = {"$ref"} if isinstance(pointer, str) else set()
        if part is schema:
            own |= {"$defs", "definitions", "$id", "$schema"}
        copy = {key: copied(value) for key, value in part.items() if key not in own}
        return {**copy, **referred(pointer)} if isinstance(pointer, str) else copy

    def referred(pointer: str) -> dict[str, str]:
        target = resolve(schema, pointer)
        if target is None:
            return {}
        if pointer not in names:
            names[pointer] = f"{prefix}-{len(names)}"
            definitions[names[pointer]] = copied(target)
        return {"$ref": f"#/$defs/{names[pointer]}"}

    return copied(schema)
