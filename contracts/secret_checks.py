"""What a match must pass beside its shape: check digits of cards and IBANs, and whether a value looks made by chance.
Pure, bounded steps for each match; used by contracts.secret_scan alone."""

from __future__ import annotations

import functools
import math
import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Final

import re2
from stdnum import iban, luhn, numdb
from stdnum.fr import nir
from stdnum.it import codicefiscale

_RANDOM_BITS: Final = 3.2
"""Bits a character; names and words joined by hyphens that are long enough stay below or have no digit."""
_PASSWORD_BITS: Final = 16.0
"""Bits of the whole value."""
_PLACEHOLDERS: Final = frozenset({"password", "passwd", "secret", "user", "pass", "changeme", "example", "token"})
_DIGIT_RUNS: Final = re.compile(r"(?<![0-9])[0-9](?:[ ._/-]?[0-9]){13,}")
_DIGITS: Final = re.compile(r"[0-9]+")
_CARD_GROUPS: Final = ((16,), (15,), (14,), (19,), (4, 4, 4, 4), (4, 6, 5), (4, 6, 4), (4, 4, 4, 4, 3), (8, 8))
_IBAN_LIKE: Final = re2.compile(r"\b[A-Za-z]{2}[0-9]{2}(?:[ -]?[A-Za-z0-9]){11,30}")
_IBAN_BEGIN: Final = re.compile(r"\b[A-Za-z]{2}[0-9]{2}")
_LONGEST_IBAN: Final = 34
_NUMBER_IN_STRUCTURE: Final = re.compile(r"([0-9]{1,2})!")
_PREFIXES: Final[tuple[tuple[int, int, tuple[int, ...]], ...]] = (
    (4, 4, (16, 19)),
    (51, 55, (16,)),
    (2221, 2720, (16,)),
    (34, 34, (15,)),
    (37, 37, (15,)),
    (6011, 6011, (16, 19)),
    (644, 659, (16, 19)),
    (3528, 3589, (16, 19)),
    (36, 36, (14,)),
    (300, 305, (14,)),
    (38, 39, (14,)),
    (62, 62, (16, 19)),
    (5018, 5018, (16,)),
    (6304, 6304, (16, 19)),
    (6759, 6763, (16, 19)),
)
"""First and last prefix, and the lengths that go with them: Visa, Mastercard, American Express, Discover, JCB, Diners,
UnionPay, Maestro. Lengths that ISBNs and telephone numbers have are left out."""


def cards_in(text: str) -> Iterator[tuple[int, int]]:
    """Where payment card numbers stand in ASCII text."""
    for match in _DIGIT_RUNS.finditer(text):
        start, end = match.span()
        if not _stands_alone(text, start, end):
            continue
        groups = [found.span() for found in _DIGITS.finditer(text, start, end)]
        yield from _cards_of(text, groups)


def _cards_of(text: str, groups: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    sizes = [end - start for start, end in groups]
    if set(sizes) in ({1}, {2}) and is_card("".join(text[start:end] for start, end in groups)):
        yield groups[0][0], groups[-1][1]
        return
    place = 0
    while place < len(groups):
        width = _card_at(text, groups, sizes, place)
        if width:
            yield groups[place][0], groups[place + width - 1][1]
        place += width or 1


def _card_at(text: str, groups: list[tuple[int, int]], sizes: list[int], place: int) -> int:
    """How many groups from this one on are a card; 0 for none."""
    for shape in _CARD_GROUPS:
        width = len(shape)
        if tuple(sizes[place : place + width]) != shape or (width == 1 and _is_fraction(text, groups[place][0])):
            continue
        parts = groups[place : place + width]
        parting = {text[left[1] : right[0]] for left, right in pairwise(parts)}
        if len(parting) < 2 and is_card("".join(text[start:end] for start, end in parts)):
            return width
    return 0


def _stands_alone(text: str, start: int, end: int) -> bool:
    """Not part of a word, a decimal fraction or a telephone number."""
    before = text[start - 1] if start else " "
    after = text[end] if end < len(text) else " "
    return not (before.isalnum() or before == "+" or after.isalnum())


def _is_fraction(text: str, start: int) -> bool:
    """Whether digits that begin there stand behind a decimal point."""
    return start > 1 and text[start - 1] == "." and text[start - 2].isdigit()


def is_card(digits: str) -> bool:
    """Whether digits are a plausible card number: prefix, length and Luhn's check digit."""
    fits = any(
        first <= int(digits[: len(str(first))]) <= last and len(digits) in lengths for first, last, lengths in _PREFIXES
    )
    return fits and len(set(digits)) > 1 and luhn.is_valid(digits)


def ibans_in(text: str) -> Iterator[tuple[int, int]]:
    """Where IBANs stand in ASCII text; one may begin after what only looks like one."""
    done = 0
    for match in _IBAN_LIKE.finditer(text.encode("ascii")):
        for begin in _IBAN_BEGIN.finditer(text, match.start(), match.end()):
            start = begin.start()
            end = _iban_end(text, start) if start >= done else None
            if end is not None:
                yield start, end
                done = end


def _iban_end(text: str, start: int) -> int | None:
    length = _iban_lengths().get(text[start : start + 2].upper())
    if length is None:
        return None
    number: list[str] = []
    for place in range(start, min(len(text), start + 2 * _LONGEST_IBAN)):
        char = text[place]
        if char.isalnum():
            number.append(char)
            if len(number) == length:
                ends = place + 1 == len(text) or not text[place + 1].isalnum()
                return place + 1 if ends and iban.is_valid("".join(number), check_country=False) else None
        elif char not in " -" or not text[place - 1].isalnum():
            return None
    return None


@functools.cache
def _iban_lengths() -> dict[str, int]:
    """By country, how long its IBANs are."""
    registry = numdb.get("iban")
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    found = {a + b: registry.info(a + b)[0][1].get("bban", "") for a in letters for b in letters}
    return {code: 4 + sum(map(int, _NUMBER_IN_STRUCTURE.findall(bban))) for code, bban in found.items() if bban}


def is_random(value: str) -> bool:
    """Whether a value looks made by chance: letters and digits, and no character much more often than others."""
    return _bits(value) >= _RANDOM_BITS and any(c.isdigit() for c in value) and any(c.isalpha() for c in value)


def is_no_placeholder(value: str) -> bool:
    """Whether a value is no sign that somebody took a secret out, and no word that stands for one."""
    return value.lower() not in _PLACEHOLDERS and value[0] not in "$<{[*%(" and len(set(value)) > 2


def is_password(value: str) -> bool:
    """Whether a value may be a password: no ordinary word, and not a placeholder."""
    plain = value.rstrip(".!?:)")
    if len(plain) < 6 or not is_no_placeholder(plain) or plain.endswith(("}", "(")):
        return False
    return not plain.replace("-", "").isalpha() and _bits(plain) * len(plain) >= _PASSWORD_BITS


def is_national_id(value: str) -> bool:
    """Whether the check characters are right."""
    return bool(codicefiscale.is_valid(value) if value[0].isalpha() else nir.is_valid(value))


def _bits(value: str) -> float:
    """Shannon's entropy of its characters, in bits each."""
    return -sum(n / len(value) * math.log2(n / len(value)) for n in Counter(value).values())


CHECKS: Final[dict[str, Callable[[str], bool]]] = {
    "random": is_random,
    "not_placeholder": is_no_placeholder,
    "password": is_password,
    "national_id": is_national_id,
}
