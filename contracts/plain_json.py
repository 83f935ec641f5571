"""Foreign values as JSON that every part of Steward can keep, send and read: finite, well-formed and not too deep.

What tools answer passes through `plain` before it reaches the ledger, a history or a prompt; texts of their errors
through `clean_text`. Pure, and linear in what it looks at, which is bounded whatever it is given.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from json.encoder import encode_basestring
from typing import Any, Final

from pydantic_core import to_jsonable_python

from steward.contracts.base import MAX_DEPTH, Json

REPLACEMENT: Final = "\ufffd"
LEFT_OUT: Final = "…"
"""What stands where something was nested too deep."""
MAX_PARTS: Final = 100_000
"""A workflow task that reads and tells more would run into its two seconds, again and again (a million did)."""
MAX_BYTES: Final = 32 << 20
_TOO_MUCH: Final = f"what is beyond {MAX_PARTS:,} values or {MAX_BYTES >> 20} MiB was left out"
_MAX_BITS: Final = 1_024
_MAX_DIGITS: Final = 308
_BYTES_PER_CHARACTER: Final = 6
"""At most, as JSON: a control character becomes \\u0001."""
_TOKENS: Final = re.compile(r'"(?:[^"\\]++|\\.)*+(?:"|\\?\Z)|[\[\]{}]', re.S)
"""A bracket, or a whole text, so that its brackets are passed over: {, "a[", [, ] and } in `{"a[": [1]}`. A text that
never ends is one token too, or each of its quotes would be tried as a beginning."""


@dataclass(frozen=True, slots=True)
class Plain:
    """`value` is JSON with at most so many levels; `changed` says in words what is not as it was."""

    value: Json
    changed: tuple[str, ...] = ()


def plain(value: Any, levels: int = MAX_DEPTH) -> Plain:
    """The value as plain JSON with at most `levels` levels of lists and objects, MAX_PARTS values and MAX_BYTES."""
    cleaner = _Cleaner(levels)
    cleaned = cleaner.clean(value, levels)
    return Plain(cleaned, tuple(cleaner.changed))


def is_small(value: Any, parts: int, characters: int | None = None) -> bool:
    """Whether a value has at most so many parts and so many characters (a thousand a part, where none are named), found
    out by looking at no more."""
    characters, waiting = parts * 1_000 if characters is None else characters, [value]
    while waiting:
        current = waiting.pop()
        parts -= 1
        if isinstance(current, str):
            characters -= len(current)
        elif isinstance(current, dict | list | tuple):
            if len(current) > parts:
                return False
            waiting.extend(current.values() if isinstance(current, dict) else current)
        if parts < 0 or characters < 0:
            return False
    return True


def clean_text(text: str) -> str:
    """The text with NUL characters and lone surrogates, which neither UTF-8 nor PostgreSQL can hold, as U+FFFD."""
    cleaned = text.replace("\x00", REPLACEMENT)
    if cleaned.isascii():
        return cleaned
    return cleaned.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def parse_json(body: str | bytes, constant: Any = None) -> Json:
    """JSON text read whatever its nesting and however long its numbers; what is deeper than the parser goes is null.

    `constant` is called for NaN and the infinities, as in `json.loads`. Raises ValueError for what is no JSON.
    """
    text = body if isinstance(body, str) else body.decode(json.detect_encoding(body), "surrogatepass")
    try:
        return json.loads(text, parse_constant=constant)
    except json.JSONDecodeError:
        raise
    except RecursionError:
        return json.loads(_pruned(text), parse_constant=constant, parse_int=_whole)
    except ValueError:
        return json.loads(text, parse_constant=constant, parse_int=_whole)


def _whole(digits: str) -> int | float:
    """A number that no double can hold becomes infinite."""
    return int(digits) if len(digits) <= _MAX_DIGITS else float(digits)


def _pruned(text: str) -> str:
    """JSON text without what is nested deeper than two times MAX_DEPTH, which becomes null."""
    kept: list[str] = []
    open_, begin = 0, 0
    for token in _TOKENS.finditer(text):
        bracket = token.group()
        if bracket in "[{":
            open_ += 1
            if open_ == 2 * MAX_DEPTH + 1:
                kept.append(text[begin : token.start()] + "null")
        elif bracket in "]}":
            if open_ == 2 * MAX_DEPTH + 1:
                begin = token.end()
            open_ -= 1
    if open_ > 2 * MAX_DEPTH:
        raise ValueError("a list or object is not closed")
    return "".join(kept) + text[begin:]


class _Cleaner:
    """One walk over a value, with what may still be taken."""

    def __init__(self, levels: int) -> None:
        self.changed: dict[str, None] = {}
        self._levels = levels
        self._parts = MAX_PARTS
        self._bytes = MAX_BYTES

    def clean(self, value: Any, levels: int) -> Json:
        """The value with at most `levels` levels."""
        self._parts -= 1
        if value is None or isinstance(value, bool):
            return value
        if isinstance(value, str):
            return self._text(value)
        if isinstance(value, int | float):
            return self._number(value)
        if isinstance(value, Mapping | list | tuple | AbstractSet):
            if levels == 0:
                self._note(f"what is nested more than {self._levels} levels deep was left out")
                return LEFT_OUT
            return self._object(value, levels - 1) if isinstance(value, Mapping) else self._list(value, levels - 1)
        return self._foreign(value, levels)

    def _note(self, what: str) -> None:
        self.changed.setdefault(what)

    def _spent(self) -> bool:
        """Whether nothing more may be taken, which is noted."""
        spent = self._parts <= 0 or self._bytes <= 0
        if spent:
            self._note(_TOO_MUCH)
        return spent

    def _text(self, text: str) -> str:
        text = str.__str__(text)
        cleaned = clean_text(text)
        if cleaned != text:
            self._note("characters that are no Unicode text were replaced")
        size = len(encode_basestring(cleaned).encode())
        if size > self._bytes:
            cleaned, size = cleaned[: max(self._bytes, 0) // _BYTES_PER_CHARACTER], self._bytes
            self._note(_TOO_MUCH)
        self._bytes -= size
        return cleaned

    def _number(self, value: float) -> Json:
        if value.bit_length() > _MAX_BITS if isinstance(value, int) else not math.isfinite(value):
            self._note("numbers that are too large or not finite became null")
            return None
        self._bytes -= len(str(value))
        return int(value) if isinstance(value, int) else float(value)

    def _list(self, items: Iterable[Any], levels: int) -> list[Json]:
        return [self.clean(item, levels) for item in self._while_any_is_left(items)]

    def _object(self, members: Mapping[Any, Any], levels: int) -> dict[str, Json]:
        kept: dict[str, Json] = {}
        for key, item in self._while_any_is_left(members.items()):
            name = self._text(key) if isinstance(key, str) else self._name(key)
            if name in kept:
                self._note("members of the same name were left out")
            kept[name] = self.clean(item, levels)
        return kept

    def _while_any_is_left(self, items: Iterable[Any]) -> Iterator[Any]:
        for item in items:
            if self._spent():
                return
            yield item

    def _name(self, key: Any) -> str:
        try:
            return self._text(json.dumps(key) if key is None or isinstance(key, int | float) else str(key))
        except Exception:
            self._note(f"values that are no JSON were left out ({type(key).__name__})")
            return LEFT_OUT

    def _foreign(self, value: Any, levels: int) -> Json:
        """A value of Python's own, as pydantic writes it: dates as text, models as objects."""
        if not isinstance(value, Iterator):
            try:
                written = to_jsonable_python(value)
            except Exception:
                written = value
            if written is None or isinstance(written, str | int | float | dict | list):
                return self.clean(written, levels)
        self._note(f"values that are no JSON were left out ({type(value).__name__})")
        return None
