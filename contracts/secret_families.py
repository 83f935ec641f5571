"""The families of secrets and personal numbers of secret_families.yaml, read once. Called by contracts.secret_scan and
by tests, which try every family's examples."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import re2
import yaml

_FILE: Final = Path(__file__).with_name("secret_families.yaml")
_BEGIN: Final = r"(?:\b|\\[nrtbf])"
"""A token begins a word; in text with escapes a line break may stand before it as a letter."""


@dataclass(frozen=True, slots=True)
class Family:
    """One kind of secret. `patterns` are RE2 over ASCII bytes; `ends` is how many last characters may be shown, `check`
    what a match must pass, `finder` what looks for it where no pattern can."""

    name: str
    label: str
    reason: str
    patterns: tuple[Any, ...] = ()
    anchors: tuple[str, ...] = ()
    """Some of these stand in every text that has one; none: the patterns are always tried."""
    check: str | None = None
    finder: str | None = None
    ends: int = 4
    hits: tuple[str, ...] = ()
    misses: tuple[str, ...] = ()


@functools.cache
def families() -> tuple[Family, ...]:
    """All, the more telling before the more general."""
    read = yaml.load(_FILE.read_text(encoding="utf-8"), yaml.CSafeLoader)
    assignment = _assignment(read["assignments"])
    return tuple(_family(entry, assignment) for entry in read["families"])


def label_of(name: str) -> str:
    """What people are told of a family; of one that is not known, its name."""
    return next((family.label for family in families() if family.name == name), name)


def _family(entry: dict[str, Any], assignment: str) -> Family:
    written = [assignment] if entry.get("finder") == "assignment" else entry.get("patterns", ())
    return Family(
        **{name: entry[name] for name in ("name", "label", "reason", "check", "finder", "ends") if name in entry},
        hits=tuple(text.replace("~", "") for text in entry["hits"]),
        misses=tuple(text.replace("~", "") for text in entry["misses"]),
        patterns=tuple(_compiled(pattern) for pattern in written),
        anchors=tuple(entry.get("anchors", ())),
    )


def _compiled(pattern: str) -> Any:
    options = re2.Options()
    options.max_mem = 64 << 20
    options.log_errors = False
    whole = pattern if "(?P<secret>" in pattern else f"(?P<secret>{pattern})"
    begin = "" if whole.startswith("(?P<secret>-") else _BEGIN
    return re2.compile(begin + whole, options)


def _assignment(words: dict[str, list[str]]) -> str:
    """A word for a secret, a sign or "is", and the value."""
    joins = words["joins"]
    names = "|".join(word for lang, own in words.items() if lang != "joins" for word in own)
    signs = "|".join(re2.escape(join) for join in joins if not join.isalpha())
    verbs = "|".join(join for join in joins if join.isalpha())
    between = rf"""["'`]?(?:\s*(?:{signs})\s*|\s+(?:{verbs})\s+)["'`]?"""
    return rf"""(?i:{names}){between}(?P<secret>[^\s"'`,;<>]{{6,}})"""
