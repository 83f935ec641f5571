"""Finds secrets and personal numbers in any text: tokens, keys, passwords, payment cards, IBANs. Pure.

Called wherever text leaves: before a model endpoint that is not on this machine, before a tool that takes words out of
the house, in logs. It knows nothing of this installation's own secrets (contracts/redaction.py does) and decides
nothing. Linear time: patterns of RE2 and patterns that never go back read the text, and what they find is checked in
bounded steps.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from steward.contracts.base import Json
from steward.contracts.secret_checks import CHECKS, cards_in, ibans_in
from steward.contracts.secret_families import Family, families

_UNSEEN: Final = frozenset("\u00ad\u200b\u200c\u200d\u2060\ufeff")
"""Characters that a reader does not see and that would part a number."""
_OTHER: Final = "\x01"
"""Stands for a character that has no place in any secret."""
_LETTERS: Final = {"ß": "s", "ł": "l", "Ł": "L", "ø": "o", "Ø": "O", "đ": "d", "Đ": "D"}
_SPACES: Final = frozenset({"Zs", "Zl", "Zp"})
_DASHES: Final = "Pd"
_FINDERS: Final = {"card": cards_in, "iban": ibans_in}


@dataclass(frozen=True, slots=True)
class Finding:
    """One secret, and where it stands in its text. `ends` are its last characters, empty where they say too much."""

    family: str
    label: str
    start: int
    end: int
    ends: str = ""

    def __str__(self) -> str:
        """As people are told: never the secret."""
        return f"{self.label} (ends {self.ends})" if self.ends else self.label


def scan(text: str) -> list[Finding]:
    """Every secret in the text, in order, none over another."""
    if len(text) < 8:
        return []
    folded, places = _folded(text)
    found = [
        Finding(family.name, family.label, start, end, _ends(folded[start:end], family))
        for family in families()
        for start, end in _spans(folded, family)
    ]
    found = _apart(found)
    if places is None:
        return found
    return [Finding(f.family, f.label, places[f.start], places[f.end - 1] + 1, f.ends) for f in found]


def scan_value(value: Json) -> Iterator[tuple[str, Finding]]:
    """What stands in the texts, names and numbers of a JSON value, each with its place (a JSON pointer). Depth is no
    matter."""
    todo: list[tuple[str, Any]] = [("", value)]
    while todo:
        place, item = todo.pop()
        if isinstance(item, dict):
            yield from ((place, found) for name in item for found in scan(str(name)))
            todo.extend((f"{place}/{_step(str(name))}", part) for name, part in item.items())
        elif isinstance(item, list | tuple):
            todo.extend((f"{place}/{number}", part) for number, part in enumerate(item))
        else:
            yield from ((place, found) for found in scan(written(item)))


def written(leaf: Json) -> str:
    """A leaf of a JSON value as it would be read; empty for what cannot hold a secret."""
    if isinstance(leaf, str):
        return leaf
    return repr(leaf) if isinstance(leaf, int | float) and not isinstance(leaf, bool) else ""


def _step(name: str) -> str:
    """A name on the way to a place; one that is a secret itself is not told."""
    return "*" if scan(name) else name.replace("~", "~0").replace("/", "~1")


def _spans(folded: str, family: Family) -> Iterator[tuple[int, int]]:
    finder = _FINDERS.get(family.finder or "")
    if finder is not None:
        yield from finder(folded)
        return
    if family.anchors and not any(anchor in folded for anchor in family.anchors):
        return
    check = CHECKS[family.check] if family.check else None
    data = folded.encode("ascii")
    for pattern in family.patterns:
        group = pattern.groupindex["secret"]
        for match in pattern.finditer(data):
            start, end = match.span(group)
            if check is None or check(folded[start:end]):
                yield start, end


def _ends(secret: str, family: Family) -> str:
    """The last characters, without what parts them; none of a short one, of which they would be too much."""
    bare = "".join(char for char in secret if char.isalnum())
    return bare[-family.ends :] if family.ends and len(bare) >= 3 * family.ends else ""


def _apart(found: Iterable[Finding]) -> list[Finding]:
    """In order; where two meet, the one that begins first keeps its name and takes the other's place in."""
    kept: list[Finding] = []
    for finding in sorted(found, key=lambda one: one.start):
        if kept and finding.start < kept[-1].end:
            first = kept[-1]
            if finding.end > first.end:
                kept[-1] = Finding(first.family, first.label, first.start, finding.end, finding.ends)
        else:
            kept.append(finding)
    return kept


def _folded(text: str) -> tuple[str, list[int] | None]:
    """The text in ASCII, character by character; what nobody sees is left out, and then the places say where each
    character stood."""
    if text.isascii():
        return text, None
    if _UNSEEN.isdisjoint(text):
        return text.translate(_FOLD), None
    places = [place for place, char in enumerate(text) if char not in _UNSEEN]
    return "".join(text[place] for place in places).translate(_FOLD), places


class _Fold(dict[int, str]):
    def __missing__(self, code: int) -> str:
        self[code] = folded = _ascii(chr(code))
        return folded


_FOLD: Final = _Fold({code: chr(code) for code in range(128)})


def _ascii(char: str) -> str:
    """The ASCII character that a reader takes it for."""
    if char in _LETTERS:
        return _LETTERS[char]
    kind = unicodedata.category(char)
    if kind in _SPACES:
        return " "
    if kind == _DASHES:
        return "-"
    digit = unicodedata.digit(char, None)
    if digit is not None and kind == "Nd":
        return str(digit)
    first = char
    while parts := [part for part in unicodedata.decomposition(first).split() if not part.startswith("<")]:
        first = chr(int(parts[0], 16))
    return first if first.isascii() and first.isprintable() else _OTHER
