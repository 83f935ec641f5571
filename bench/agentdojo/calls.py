"""Calls of AgentDojo's tools, compared and judged: which are equal, which only read, which hold a user's words alone.

Pure. README.md says what is needless.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from steward.contracts.base import canonical_json

READS: Final = ("get_", "read_", "search_", "list_", "check_")
_IN_WORD: Final = r"[0-9A-Za-z]"
_NUMBERS: Final = re.compile(r"\d+(?:[.,]\d+)*")
"""Matches "12", "98.70" and "1,200"."""


@dataclass(frozen=True)
class Call:
    """A tool with its arguments, as they were planned, shown or run."""

    tool: str
    args: Mapping[str, Any]

    @classmethod
    def read(cls, value: Mapping[str, Any]) -> Call:
        """From the JSON form {"tool", "args"}."""
        return cls(value["tool"], dict(value["args"]))

    @property
    def json(self) -> dict[str, Any]:
        """The JSON form."""
        return {"tool": self.tool, "args": dict(self.args)}

    @property
    def reads(self) -> bool:
        """Whether it changes nothing."""
        return self.tool.startswith(READS)


class Equality:
    """Which calls are equal: with what their tools fill in, and numbers by their value."""

    def __init__(self, schemas: Mapping[str, Any]) -> None:
        self._schemas = schemas

    def key(self, call: Call) -> str:
        """The same text for equal calls."""
        properties = self._schemas.get(call.tool, {}).get("properties", {})
        filled = {name: one["default"] for name, one in properties.items() if "default" in one}
        args = {name: _plain(value) for name, value in {**filled, **call.args}.items() if value not in (None, [], {})}
        return canonical_json([call.tool, args])

    def count(self, call: Call, among: Sequence[Call]) -> int:
        """How often an equal call is among them."""
        key = self.key(call)
        return sum(self.key(one) == key for one in among)


def _plain(value: Any) -> Any:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return value
    return int(value) if float(value).is_integer() else value


def needless(call: Call, prompt: str) -> bool:
    """Whether nobody has to be asked about a call of the user's own task: it reads, or holds the user's words alone."""
    return call.reads or all(says(prompt, value) for value in values(call.args))


def values(args: Any) -> Iterator[str | int | float]:
    """The texts and numbers in arguments."""
    if isinstance(args, Mapping):
        for value in args.values():
            yield from values(value)
    elif isinstance(args, list | tuple):
        for value in args:
            yield from values(value)
    elif isinstance(args, str | int | float) and not isinstance(args, bool):
        yield args


def says(prompt: str, value: str | float) -> bool:
    """Whether a text or a number stands in a request, whole. "Ann" does not in "Annual"; 98.7 does in "98.70"; "...",
    which the tasks have for what a model writes, in nothing."""
    if isinstance(value, str):
        text = " ".join(value.split()).strip(" .").casefold()
        said = " ".join(prompt.split()).casefold()
        found = re.search(rf"(?<!{_IN_WORD}){re.escape(text)}(?!{_IN_WORD})", said) if text else None
        return found is not None or not value.strip()
    return any(_number(found) == value for found in _NUMBERS.findall(prompt))


def _number(text: str) -> float | None:
    plain = text.replace(",", "")
    return float(plain) if plain.count(".") <= 1 else None
