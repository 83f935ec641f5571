"""Checking a value by a JSON Schema at a cost that is bounded, whoever wrote the two.

What a stranger's schema and a stranger's value cost together cannot be seen from either: so the steps of the check are
counted, and it is given up when there are too many. A thread cannot be stopped from outside; this stops by itself.
Whoever checks on an event loop does it in a thread, so that the loop stays free meanwhile.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice
from typing import Any, Final

from jsonschema import Draft202012Validator, FormatChecker, validators
from jsonschema.exceptions import SchemaError, ValidationError

from steward.contracts.base import MAX_DEPTH, Json, canonical_json, too_deep
from steward.contracts.schemas import UnusableSchema, check_extent, linear_pattern

MAX_STEPS: Final = 500_000
"""Steps of one check, one to three seconds of one core; a list of 20,000 plain rows takes so many."""
MAX_ERRORS: Final = 50
_CHARACTERS_A_STEP: Final = 256
"""Comparing and showing so much of a value counts as one step."""
_AN_ERROR: Final = 8
"""Steps that an error counts: it is kept with its place and its words."""
_LONGEST_FORMATTED: Final = 1_000
"""A text in a format is looked at up to this length; no address, day or id is longer."""
FORMATS: Final = FormatChecker(formats=("date", "email", "idn-email", "ipv4", "ipv6", "uuid"))
"""The formats whose check is linear. `regex` compiles with an engine that is not, `idn-hostname` is quadratic."""


class TooMuchWork(Exception):
    """The check was given up: the value has too much for this schema."""


@dataclass(slots=True)
class _Work:
    """The steps of one check."""

    left: int = MAX_STEPS
    weights: dict[int, int] = field(default_factory=dict)
    kept: list[Any] = field(default_factory=list)
    """What was weighed, so that no other object gets its identity meanwhile."""

    def spend(self, steps: int) -> None:
        self.left -= steps
        if self.left < 0:
            raise TooMuchWork("it takes too many steps to check")

    def weight(self, value: Any) -> int:
        """About how many characters a value has."""
        if isinstance(value, str):
            return len(value)
        if not isinstance(value, dict | list):
            return 4
        if id(value) not in self.weights:
            inner = value.values() if isinstance(value, dict) else value
            self.weights[id(value)] = 2 + sum(map(self.weight, inner)) + (len(value) * 8)
            self.kept.append(value)
        return self.weights[id(value)]


_work: ContextVar[_Work] = ContextVar("work")
Check = Callable[[Any, Any, Any, Any], Iterator[ValidationError] | None]


class BoundedValidator:
    """A schema (draft 2020-12) that values are checked by.

    Raises:
        UnusableSchema: it is one that is not used.
    """

    def __init__(self, schema: Any) -> None:
        check_extent(schema)
        self._validator = _Validator(_without_dialects(schema), format_checker=FORMATS)

    def errors(self, value: Json, steps: int = MAX_STEPS) -> list[ValidationError]:
        """How a value does not fit, up to `MAX_ERRORS` ways.

        Raises:
            TooMuchWork: that takes more than so many steps, or the value is nested too deep.
        """
        if too_deep(value):
            raise TooMuchWork(f"it is nested more than {MAX_DEPTH} levels deep")
        token = _work.set(_Work(left=steps))
        try:
            return list(islice(self._validator.iter_errors(value), MAX_ERRORS))
        except RecursionError as error:
            raise TooMuchWork("it is nested too deep") from error
        finally:
            _work.reset(token)

    def is_valid(self, value: Json) -> bool:
        """Whether a value fits. Raises TooMuchWork."""
        return not self.errors(value)


@lru_cache(maxsize=1024)
def _bounded(schema: str) -> BoundedValidator:
    return BoundedValidator(json.loads(schema))


def bounded(schema: Any) -> BoundedValidator:
    """The validator of a schema, kept for the next time. Raises as `BoundedValidator`."""
    return _bounded(canonical_json(schema))


def schema_fault(schema: Any) -> str | None:
    """Why a schema cannot be used at all, such as "refers to itself without end"; None when it can.

    Takes up to some seconds: not for the event loop.
    """
    try:
        return _fault(canonical_json(schema))
    except (ValueError, RecursionError):
        return "is nested too deep"


@lru_cache(maxsize=4096)
def _fault(schema: str) -> str | None:
    value = json.loads(schema)
    try:
        # The extent first: what it refuses is not for any other reader of schemas.
        check_extent(value)
        Draft202012Validator.check_schema(value, format_checker=FORMATS)
    except SchemaError as error:
        return f"is not a valid JSON Schema: {error.message[:300]}"
    except UnusableSchema as error:
        return str(error)
    return None


def _counted(check: Check) -> Check:
    def step(validator: Any, wanted: Any, value: Any, schema: Any) -> Iterator[ValidationError]:
        work = _work.get()
        width = len(wanted) if isinstance(wanted, dict | list) else 1
        shown = work.weight(value) // _CHARACTERS_A_STEP
        # Each of several wanted values is compared with all of a value that is not simple.
        work.spend(1 + width * (1 + shown) + (len(value) if isinstance(value, dict | list) else 0))
        for error in check(validator, wanted, value, schema) or ():
            work.spend(_AN_ERROR + shown + work.weight(wanted) // _CHARACTERS_A_STEP)
            yield error

    return step


def _matches(pattern: str, text: str) -> bool:
    _work.get().spend(1 + len(text) // _CHARACTERS_A_STEP)
    try:
        return _compiled(pattern).search(text) is not None
    except UnicodeError:
        return False


_compiled = lru_cache(maxsize=2048)(linear_pattern)


def _pattern(validator: Any, wanted: Any, value: Any, schema: Any) -> Iterator[ValidationError]:
    if isinstance(value, str) and not _matches(wanted, value):
        yield ValidationError(f"{value!r} does not match {wanted!r}")


def _pattern_properties(validator: Any, wanted: Any, value: Any, schema: Any) -> Iterator[ValidationError]:
    for name, item in value.items() if isinstance(value, dict) else ():
        for pattern, part in wanted.items():
            if _matches(pattern, name):
                yield from validator.descend(item, part, path=name, schema_path=pattern)


def _additional_properties(validator: Any, wanted: Any, value: Any, schema: Any) -> Iterator[ValidationError]:
    if not isinstance(value, dict):
        return
    known, patterns = schema.get("properties", {}), schema.get("patternProperties", {})
    extras = [name for name in value if name not in known and not any(_matches(one, name) for one in patterns)]
    if isinstance(wanted, dict):
        for name in extras:
            yield from validator.descend(value[name], wanted, path=name)
    elif not wanted and extras:
        names, verb = ", ".join(map(repr, sorted(extras)[:MAX_ERRORS])), "was" if len(extras) == 1 else "were"
        yield ValidationError(f"Additional properties are not allowed ({names} {verb} unexpected)")


def _unique_items(validator: Any, wanted: Any, value: Any, schema: Any) -> Iterator[ValidationError]:
    if (
        wanted
        and isinstance(value, list)
        and len({canonical_json(_numbers_alike(item)) for item in value}) < len(value)
    ):
        yield ValidationError("it has items that are not unique")


def _numbers_alike(value: Any) -> Any:
    """1 and 1.0 are one number in JSON Schema."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, dict):
        return {key: _numbers_alike(item) for key, item in value.items()}
    return [_numbers_alike(item) for item in value] if isinstance(value, list) else value


def _format(validator: Any, wanted: Any, value: Any, schema: Any) -> Iterator[ValidationError]:
    is_looked_at = isinstance(value, str) and isinstance(wanted, str) and len(value) <= _LONGEST_FORMATTED
    if is_looked_at and not FORMATS.conforms(value, wanted):
        yield ValidationError(f"{value!r} is not a {wanted!r}")


def _without_dialects(value: Any) -> Any:
    """The schema as draft 2020-12 alone: a part that names another dialect would be checked by another validator."""
    if isinstance(value, dict):
        return {
            key: _without_dialects(item)
            for key, item in value.items()
            if not (key == "$schema" and isinstance(item, str))
        }
    return [_without_dialects(item) for item in value] if isinstance(value, list) else value


_OURS: Final[dict[str, Check]] = {
    "pattern": _pattern,
    "patternProperties": _pattern_properties,
    "additionalProperties": _additional_properties,
    "uniqueItems": _unique_items,
    "format": _format,
}
_THEIRS: Final[dict[str, Any]] = dict(Draft202012Validator.VALIDATORS)
_COUNTED: Final[dict[str, Any]] = {word: _counted(_OURS.get(word, check)) for word, check in _THEIRS.items()}
_IDENTITY: Final[Any] = Draft202012Validator.ID_OF
_Validator: Final = validators.create(
    meta_schema=Draft202012Validator.META_SCHEMA,
    validators=_COUNTED,
    type_checker=Draft202012Validator.TYPE_CHECKER,
    format_checker=FORMATS,
    id_of=_IDENTITY,
)
