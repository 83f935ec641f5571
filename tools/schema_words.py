"""The keywords of JSON Schema, so that a misspelt one in a catalogue is named: a validator would silently ignore it.

Used by the catalogue for entries that operators write; the schemas of MCP servers may say what they like. Pure.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from steward.contracts.suggestions import did_you_mean

_ONES: Final = frozenset(
    (
        *("additionalProperties", "propertyNames", "unevaluatedProperties", "items", "contains", "unevaluatedItems"),
        *("not", "if", "then", "else"),
    )
)
_LISTS: Final = frozenset(("allOf", "anyOf", "oneOf", "prefixItems"))
_MAPS: Final = frozenset(("properties", "patternProperties", "dependentSchemas", "$defs", "definitions"))
_WORDS: Final = frozenset(
    (
        *("$schema", "$id", "$ref", "$anchor", "$dynamicRef", "$dynamicAnchor", "$comment", "$vocabulary"),
        *(
            "type",
            "enum",
            "const",
            "title",
            "description",
            "default",
            "examples",
            "deprecated",
            "readOnly",
            "writeOnly",
        ),
        *("writeOnly", "multipleOf", "maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum"),
        *("maxLength", "minLength", "pattern", "format", "contentEncoding", "contentMediaType", "contentSchema"),
        *("maxItems", "minItems", "uniqueItems", "maxContains", "minContains"),
        *("maxProperties", "minProperties", "required", "dependentRequired"),
    )
)
KEYWORDS: Final = _ONES | _LISTS | _MAPS | _WORDS
"""Draft 2020-12. A word of one's own begins with `x-`."""


def unknown_words(schema: Any) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """Where each word stands that no schema has, and what to say of it. `schema` has been measured: it is not deep."""
    yield from _unknown(schema, ())


def _unknown(schema: Any, path: tuple[str | int, ...]) -> Iterator[tuple[tuple[str | int, ...], str]]:
    if not isinstance(schema, dict):
        return
    for word, value in schema.items():
        here = (*path, str(word))
        if word in _ONES:
            yield from _unknown(value, here)
        elif word in _LISTS and isinstance(value, list):
            for number, one in enumerate(value):
                yield from _unknown(one, (*here, number))
        elif word in _MAPS and isinstance(value, dict):
            for name, one in value.items():
                yield from _unknown(one, (*here, str(name)))
        elif word not in KEYWORDS and not str(word).startswith("x-"):
            question = did_you_mean(str(word), KEYWORDS)
            yield here, f"unknown key {word}; {question or 'JSON Schema has no such word (yours begin with x-)'}"
