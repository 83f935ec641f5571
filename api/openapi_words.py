"""Words and examples for the OpenAPI page: meanings of fields and parameters, examples of answers. Used by it alone.

An example of an answer is put together from the values of its fields in openapi_words.yaml, so that it has the members
of the schema that is served, whatever is added to it. Pure; reads its own data file.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import yaml
from jsonschema import Draft202012Validator

JsonObject = dict[str, Any]

_JSON: Final = "application/json"
_DEPTH: Final = 6
_MOMENT: Final = "2026-11-23T09:30:00Z"
_BY_TYPE: Final[JsonObject] = {"string": "text", "integer": 1, "number": 0.9, "boolean": True, "object": {}}


@cache
def _words() -> JsonObject:
    words: JsonObject = yaml.safe_load(Path(__file__).with_suffix(".yaml").read_text(encoding="utf-8"))
    return words


def add_words(page: JsonObject) -> None:
    """Give every parameter and field of the page its meaning, and every JSON answer an example, where they lack one."""
    schemas = page["components"]["schemas"]
    for name, schema in schemas.items():
        for field, of in schema.get("properties", {}).items():
            entry = _entry(name, field)
            if entry and isinstance(of, dict):
                of.setdefault("description", entry[0])
    for address, operations in page["paths"].items():
        for operation in operations.values():
            for parameter in operation.get("parameters", []):
                if meaning := _words()["parameters"].get(parameter["name"]):
                    parameter.setdefault("description", meaning)
            for status, response in operation["responses"].items():
                shown = response.get("content", {}).get(_JSON)
                if status.startswith("2") and shown is not None and not {"example", "examples"} & shown.keys():
                    shown["example"] = _example(address, shown.get("schema", {}), schemas)


def _entry(schema: str, field: str) -> list[Any] | None:
    fields = _words()["fields"]
    entry: list[Any] | None = fields.get(f"{schema}.{field}") or fields.get(field)
    return entry


def _example(address: str, schema: JsonObject, schemas: JsonObject) -> Any:
    words = _words()
    name = schema.get("$ref", "").rpartition("/")[2]
    if name in words["answers"]:
        return words["answers"][name]
    return words["addresses"].get(address) if address in words["addresses"] else example_of(schema, schemas)


def example_of(schema: JsonObject, schemas: JsonObject, levels: int = _DEPTH) -> Any:
    """A value of a schema, of the values its fields have in the data file."""
    name = schema.get("$ref", "").rpartition("/")[2]
    if name:
        schema = schemas[name]
    if "properties" in schema and levels:
        return {
            field: _value(name, field, of, schemas, levels - 1)
            for field, of in schema["properties"].items()
            if not of.get("writeOnly")
        }
    return _plain(schema, schemas, levels)


def _value(schema: str, field: str, of: JsonObject, schemas: JsonObject, levels: int) -> Any:
    entry = _entry(schema, field)
    if entry and len(entry) > 1:
        # One name may stand for different things; the value is of one of them.
        allowed = Draft202012Validator({**of, "components": {"schemas": schemas}})
        if allowed.is_valid(entry[1]):
            return entry[1]
    return example_of(of, schemas, levels)


def _plain(schema: JsonObject, schemas: JsonObject, levels: int) -> Any:
    if "const" in schema:
        return schema["const"]
    if "enum" in schema:
        return schema["enum"][0]
    for several in ("anyOf", "oneOf"):
        if several in schema:
            first = next((one for one in schema[several] if one.get("type") != "null"), {"type": "null"})
            return example_of(first, schemas, levels)
    if "allOf" in schema:
        return example_of(schema["allOf"][0], schemas, levels)
    if schema.get("format") == "date-time":
        return _MOMENT
    if schema.get("type") == "array":
        return [example_of(schema["items"], schemas, levels - 1)] if levels and "items" in schema else []
    return _BY_TYPE.get(schema.get("type", "object"))
