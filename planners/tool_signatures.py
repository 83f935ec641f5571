"""Tools as a language model reads them: a signature, what it is for, and what its parameters mean. Pure.

`create_event(title, start, end?, attendees?: [text]): Put ...`. The schema itself belongs to the grammar or to the
schema of the output, which hold the model to it; in the prompt it would be most of what is read. `details` has what
`brief` and the instructions leave out.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from steward.contracts.references import resolve
from steward.contracts.tool import Candidate

_DEEPEST: Final = 3
_MOST_CHOICES: Final = 24
_FIRST_CHOICES: Final = 4
"""So many are shown of more than that: what kind of value it is, such as the code of a currency."""
_LONGEST: Final = 300
"""Characters of a parameter's description."""
_LARGEST: Final = 1_000_000
"""A bound beyond this protects a column, and tells a model nothing."""
_SENTENCE_END: Final = re.compile(r"(?<=[.!?])\s+(?=[A-Z])")
"""Between "Read one e-mail." and "Needs ...", not within "e.g. a mail"."""
_SAID_IN_FRONT: Final = re.compile(r", in words or as a date(?: and time)?\b|(?:^|\s)Needs the user's approval\.")
"""The instructions say of every date and every approval what these words say of one."""
_NAMING: Final = frozenset({"the", "a", "an", "new", "of", "its", "it", "is"})
_WORD: Final = re.compile(r"\w+")
_TEXT: Final = "text"
_NAMES: Final = {"string": _TEXT, "integer": "integer", "number": "number", "boolean": "true|false", "null": "null"}


def brief(candidate: Candidate) -> str:
    """A tool in one line: its signature and the first sentence of what it is for."""
    schema = candidate.parameters
    return f"- {candidate.name}({_parameters(schema, schema, _DEEPEST)}): {_sentences(candidate)[0][:_LONGEST]}"


def details(candidates: Sequence[Candidate]) -> list[str]:
    """What `brief` does not say of these tools, a line each, without those of which that is nothing.

    What a parameter of the same name means for several tools is said at the first of them.
    """
    said: set[str] = set()
    lines = []
    for candidate in candidates:
        fresh = [words for words in _meanings(candidate) if words not in said]
        said.update(fresh)
        sentences = _SAID_IN_FRONT.sub("", " ".join(_sentences(candidate)[1:]))
        if told := " ".join([sentences, "; ".join(fresh)]).strip():
            lines.append(f"- {candidate.name}: {told}")
    return lines


def _meanings(candidate: Candidate) -> Iterator[str]:
    """What each parameter means, where its name does not say it already: not "title: The new title"."""
    properties = candidate.parameters.get("properties")
    for name, body in properties.items() if isinstance(properties, Mapping) else ():
        words = _SAID_IN_FRONT.sub("", _words(body))
        if not set(_WORD.findall(words.casefold())) <= _NAMING | set(name.casefold().split("_")):
            yield f"{name}: {words}"


def described(candidate: Candidate) -> str:
    """A tool: signature and description on the first line, then a line for each parameter with words of its own."""
    schema = candidate.parameters
    lines = [f"- {candidate.name}({_parameters(schema, schema, _DEEPEST)}): {' '.join(candidate.description.split())}"]
    properties = schema.get("properties")
    for name, body in (properties if isinstance(properties, Mapping) else {}).items():
        if words := _words(body):
            lines.append(f"    {name}: {words}")
    return "\n".join(lines)


def _sentences(candidate: Candidate) -> list[str]:
    return _SENTENCE_END.split(" ".join(candidate.description.split()))


def _words(body: Any) -> str:
    description = body.get("description") if isinstance(body, Mapping) else None
    if not isinstance(description, str):
        return ""
    words = " ".join(description.split())
    return words if len(words) <= _LONGEST else f"{words[:_LONGEST]}..."


def _parameters(schema: Mapping[str, Any], root: dict[str, Any], depth: int) -> str:
    """The parameters in the order of the schema: `title, start, end?, limit?: integer`."""
    properties, required = schema.get("properties"), schema.get("required")
    if not isinstance(properties, Mapping):
        return ""
    needed = required if isinstance(required, list) else []
    return ", ".join(
        f"{name}{'' if name in needed else '?'}{'' if kind == _TEXT else f': {kind}'}"
        for name, body in properties.items()
        for kind in [_kind(body, root, depth)]
    )


def _kind(body: Any, root: dict[str, Any], depth: int) -> str:
    """What a value is, in a few characters: `text`, `integer 1..50`, `"on"|"off"`, `[text]`, `{name, age?: text}`."""
    if not isinstance(body, Mapping) or depth == 0:
        return "any"
    if "$ref" in body:
        return _kind(resolve(root, str(body["$ref"])), root, depth - 1)
    for choice in ("anyOf", "oneOf"):
        if isinstance(body.get(choice), list):
            return "|".join(dict.fromkeys(_kind(one, root, depth - 1) for one in body[choice][:_MOST_CHOICES]))
    if "const" in body:
        return json.dumps(body["const"], ensure_ascii=False)
    if isinstance(body.get("enum"), list):
        many = len(body["enum"]) > _MOST_CHOICES
        shown = body["enum"][:_FIRST_CHOICES] if many else body["enum"]
        return "|".join([*(json.dumps(one, ensure_ascii=False) for one in shown), *(["..."] if many else [])])
    kinds = body.get("type", "object" if "properties" in body else None)
    return "|".join(_typed(body, str(kind), root, depth) for kind in (kinds if isinstance(kinds, list) else [kinds]))


def _typed(body: Mapping[str, Any], kind: str, root: dict[str, Any], depth: int) -> str:
    if kind == "array":
        return f"[{_kind(body.get('items', {}), root, depth - 1)}]"
    if kind == "object":
        inside = _parameters(body, root, depth - 1)
        return f"{{{inside}}}" if inside else "object"
    return " ".join([_NAMES.get(kind, "any"), *_bounds(body, kind)])


def _bounds(body: Mapping[str, Any], kind: str) -> Iterator[str]:
    least, most = body.get("minimum"), body.get("maximum")
    if kind in ("integer", "number") and isinstance(most, int) and most <= _LARGEST:
        yield f"{'' if least is None else least}..{most}"
