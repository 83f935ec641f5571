"""The protocol's messages as JSON Schemas (in their JSON form, ProtoJSON) for the OpenAPI page. Pure."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from google.api import field_behavior_pb2
from google.protobuf.descriptor import FieldDescriptor

JsonObject = dict[str, Any]

PREFIX: Final = "A2a"
"""Before the names of the protocol's messages, for Steward has names of its own."""
_KNOWN: Final[Mapping[str, JsonObject]] = {
    "google.protobuf.Struct": {"type": "object"},
    "google.protobuf.Timestamp": {"type": "string", "format": "date-time"},
    "google.protobuf.Value": {},
}
_SCALARS: Final[Mapping[int, JsonObject]] = {
    FieldDescriptor.TYPE_BOOL: {"type": "boolean"},
    FieldDescriptor.TYPE_BYTES: {"type": "string", "contentEncoding": "base64", "pattern": "^([A-Za-z0-9+/]{4})*$"},
    FieldDescriptor.TYPE_INT32: {"type": "integer", "minimum": -(2**31), "maximum": 2**31 - 1},
    FieldDescriptor.TYPE_STRING: {"type": "string"},
}


def ref(name: str) -> JsonObject:
    """A schema of the page."""
    return {"$ref": f"#/components/schemas/{PREFIX}{name}"}


def schema_of(message: Any, schemas: JsonObject) -> JsonObject:
    """A message, by its descriptor. Its own schema and those it refers to are added to `schemas`."""
    if message.full_name in _KNOWN:
        return dict(_KNOWN[message.full_name])
    name = PREFIX + message.name
    if name not in schemas:
        schema: JsonObject = {"type": "object"}
        schemas[name] = schema
        schema["properties"] = {field.json_name: field_schema(field, schemas) for field in message.fields}
        if required := [field.json_name for field in message.fields if _is_required(field)]:
            schema["required"] = required
        for alternatives in message.oneofs:
            # One field alone in a oneof is how the language says that a field is optional.
            if len(alternatives.fields) > 1:
                schema["oneOf"] = [{"required": [field.json_name]} for field in alternatives.fields]
    return ref(message.name)


def field_schema(field: Any, schemas: JsonObject) -> JsonObject:
    """A field of a message, by its descriptor."""
    if field.message_type is not None and field.message_type.GetOptions().map_entry:
        values = field_schema(field.message_type.fields_by_name["value"], schemas)
        return {"type": "object", "additionalProperties": values}
    if field.message_type is not None:
        one = schema_of(field.message_type, schemas)
    elif field.enum_type is not None:
        # The first value of an enum is "not specified", which is what an absent member says.
        one = {"enum": [value.name for value in field.enum_type.values[1:]]}
    else:
        one = dict(_SCALARS[field.type])
    # An answer's token for the page after is required, and empty on the last page.
    needed = _is_required(field) and not field.containing_type.name.endswith("Response")
    if field.is_repeated:
        return {"type": "array", "items": one, **({"minItems": 1} if needed else {})}
    return {**one, "minLength": 1} if needed and one.get("type") == "string" else one


def _is_required(field: Any) -> bool:
    behaviours: Collection[int] = field.GetOptions().Extensions[field_behavior_pb2.field_behavior]
    return field_behavior_pb2.REQUIRED in behaviours
