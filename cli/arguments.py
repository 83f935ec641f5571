"""Reading a tool's arguments from the command line: one JSON object, or key=value words typed by the tool's schema.

Used by `call` and `approve`. Never guesses: `5` becomes a number only where the schema wants one.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

from steward.cli.errors import CliError
from steward.cli.exits import ExitCode


def read_arguments(words: list[str], properties: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """The arguments that `words` name. `properties` gives the tool's parameters by name (JSON Schema) and is asked
    only when words need it.

    Raises:
        CliError: USAGE, with the forms that are understood.
    """
    if not words:
        return {}
    if len(words) == 1 and (words[0] == "-" or words[0].lstrip().startswith("{")):
        return json_object(sys.stdin.read() if words[0] == "-" else words[0])
    given: dict[str, Any] = {}
    schema: dict[str, Any] | None = None
    for word in words:
        name, separator, text = word.partition("=")
        if not separator or not name.rstrip(":"):
            raise _misread(f"{word!r} is neither a JSON object nor key=value")
        if name.endswith(":"):
            given[name[:-1]] = _json(text, name[:-1])
            continue
        schema = properties() if schema is None else schema
        given[name] = typed(name, text, schema.get(name, {}))
    return given


def json_object(text: str) -> dict[str, Any]:
    """The JSON object in `text`.

    Raises:
        CliError: USAGE, saying where it breaks.
    """
    try:
        value = json.loads(text)
    except ValueError as error:
        raise _misread(f"the arguments are not JSON: {error}") from None
    if not isinstance(value, dict):
        raise _misread("the arguments must be a JSON object")
    return value


def typed(name: str, text: str, schema: dict[str, Any]) -> Any:
    """`text` as the schema wants it: as it is wherever text fits, else as JSON, a list also as comma,separated."""
    kinds = _kinds(schema)
    if not kinds or "string" in kinds:
        return text
    if "array" in kinds and not text.lstrip().startswith("["):
        return [typed(name, part.strip(), schema.get("items", {})) for part in text.split(",")]
    return _json(text, name)


def _kinds(schema: dict[str, Any]) -> set[str]:
    kind = schema.get("type", [])
    kinds = {kind} if isinstance(kind, str) else set(kind)
    for part in [*schema.get("anyOf", []), *schema.get("oneOf", [])]:
        kinds |= _kinds(part)
    return kinds


def _json(text: str, name: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        raise _misread(f"{name} must be JSON here, such as 5, true or [1, 2]; it is {text!r}") from None


def _misread(why: str) -> CliError:
    return CliError(
        why,
        exit_code=ExitCode.USAGE,
        hint="""give '{"key": "value"}', or key=value words (key:=JSON for anything that is not text)""",
    )
