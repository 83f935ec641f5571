"""Which patterns were attacked before and held: proven_patterns.txt, a fingerprint a line.

An attack of all takes minutes and ends the same each time, so a pattern is attacked once. It counts as another pattern
when its text, its flags, its uses, the attacks or Python's version change. `python -m tests.support.proven_patterns`
attacks all that are not listed and writes the list anew.
"""

from __future__ import annotations

import hashlib
import inspect
import re
import sys
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from tests.support import patterns
from tests.support.patterns import Found, attacks, grows_too_fast

LIST: Final = Path(__file__).with_suffix(".txt")
OPERATORS_OWN: Final = {
    "steward.config.dotenv_file": "the operator's own .env file",
    "steward.sql.named": "the queries of this project",
}
"""Modules whose patterns meet no foreign text."""
ALL: Final = frozenset({"match", "fullmatch", "search"})
_ATTACKS: Final = hashlib.sha256(Path(patterns.__file__).read_bytes()).hexdigest()


def judged() -> list[Found]:
    """Every pattern of the product that meets foreign text."""
    found = [*patterns.patterns(), *_made_when_needed()]
    return [one for one in found if not one.place.startswith(tuple(OPERATORS_OWN))]


def _made_when_needed() -> Iterator[Found]:
    """The patterns that a module makes and keeps with a function."""
    for module in patterns.modules():
        for name, made in vars(module).items():
            if not (hasattr(made, "cache_info") and made.__module__ == module.__name__):
                continue
            signature = inspect.signature(made)
            if not signature.parameters and "re.Pattern" in str(signature.return_annotation):
                yield from (Found(f"{module.__name__}.{name}", pattern, ALL) for pattern in made())


def fault_of(pattern: re.Pattern[Any], uses: frozenset[str]) -> str | None:
    """How a pattern grows too fast, in one of the ways it is used."""

    def text(written: str) -> Any:
        return written if isinstance(pattern.pattern, str) else written.encode("latin-1", "replace")

    ways: dict[str, Callable[[str], object]] = {
        "search": lambda written: deque(pattern.finditer(text(written)), maxlen=0),
        "match": lambda written: pattern.match(text(written)),
        "fullmatch": lambda written: pattern.fullmatch(text(written)),
    }
    for use in sorted(uses):
        for attack in attacks(pattern):
            if fault := grows_too_fast(ways[use], attack):
                return f"{use} of {attack}: {fault}"
    return None


def fingerprint(one: Found) -> str:
    """What stays the same as long as an attack must end the same."""
    parts = (one.pattern.pattern, one.pattern.flags, sorted(one.uses), _ATTACKS, sys.version_info[:2])
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:24]


def proven() -> frozenset[str]:
    """The fingerprints on the list."""
    return frozenset(LIST.read_text(encoding="utf-8").split())


def main() -> int:
    """Attack what is not listed and list what held. 1 when something did not."""
    known, held, faults = proven(), set[str](), list[str]()
    for one in judged():
        mark = fingerprint(one)
        fault = None if mark in known else fault_of(one.pattern, one.uses)
        if fault is None:
            held.add(mark)
        else:
            faults.append(f"{one.place}: {fault}")
    LIST.write_text("".join(f"{mark}\n" for mark in sorted(held)), encoding="utf-8")
    sys.stderr.write("".join(f"{line}\n" for line in faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
