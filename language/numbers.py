"""Numbers in digits and words, English, German and Spanish, with sign, scale and fraction. Pure."""

from __future__ import annotations

import math
import re
from typing import Final

from steward.language.named_values import FRACTIONS, NUMBERS, SCALES, folded
from steward.language.word_lists import any_of, words_for

_DIGITS: Final = re.compile(
    rf"(?<![\w.,])(?:(?P<sign>[-+−]|\b(?:{any_of('minus')})\b)\s*+)?(?:[#$€£¥]\s?)?"
    r"(?P<digits>[1-9]\d{0,2}(?:\.\d{3})+,\d{1,2}(?!\d)|[1-9]\d{0,2}(?:\.\d{3}){2,}(?![\d.])|"
    r"[1-9]\d{0,2}(?:[ ,']\d{3})+(?:\.\d+)?(?![\d,])|\d+(?:[.,]\d+)?(?:e[-+]?\d+\b)?|\.\d+)",
    re.I,
)
"""A number in digits: 5, -2.5, minus 3, $20, 1,234.5, 1.234,50, 1.234.567, 1 000, .5, 2e3; none in v1 and 10.0.0.1."""
_LETTERS: Final = re.compile(r"[^\W\d_]+")
HALF_MORE: Final = re.compile(rf"\s*(?:{any_of('half_more')})\b", re.I)
"""Matches the " and a half" of "two and a half", the "einhalb" of "2einhalb"."""
_VULGAR: Final = (  # what stands for a half and the like, and the digits that are read for it: "2 ½" is 2.5
    (re.compile(r"(?<=\d)\s*½"), ".5"), (re.compile("½"), "0.5"), (re.compile("¼"), "0.25"), (re.compile("¾"), "0.75"),
    (re.compile(r"(?<=\d) 1/2(?![\d/])"), ".5"), (re.compile(r"(?<![\d/.])1/2(?![\d/])"), "0.5"),
    (re.compile(r"(?<![\d/.])1/4(?![\d/])"), "0.25"), (re.compile(r"(?<![\d/.])3/4(?![\d/])"), "0.75"),
)  # fmt: skip
_EURO: Final = re.compile(r"\s*(?:€|euros?\b|eur\b)", re.I)
"""After it 1.500 is a thousand and a half, as those write who pay in it."""
ARTICLES: Final = frozenset(words_for("articles"))
_LONGEST_WORD: Final = 80
"""Letters of a number that is written in one word."""
_GROUPS: Final = frozenset(words_for("groups"))
_JOINTS: Final = frozenset(words_for("number_joints"))
_FEW: Final = frozenset(words_for("few"))
_MINUS: Final = frozenset(words_for("minus"))
_NO_COUNTS: Final = frozenset(words_for("ordinals"))
_LEADING_ARTICLE: Final = re.compile(rf"(?:{any_of('articles')})\s+(?=\d)", re.I)
_SOUTH_OR_WEST: Final = re.compile(rf"\s*+(?:(?:°|{any_of('degrees')})\s*+)?(?:{any_of('south_or_west')})\b", re.I)


def number_in(words: str, *, place: bool = False) -> float | int | None:
    """The first number said, in digits or words; None when there is none or one too large to count with.

    `place`: south and west are negative.
    """
    for pattern, digits in _VULGAR:
        words = pattern.sub(digits, words)
    found = _DIGITS.search(words)
    if not found:
        return _in_words(words)
    rest = words[found.end() :]
    number = _amount(_plain(found["digits"], rest), rest)
    return finite(
        -number if found["sign"] not in (None, "+") or (place and _SOUTH_OR_WEST.match(rest) is not None) else number
    )


def exact_number(words: str) -> float | int | None:
    """The number that words say and nothing else: 1 for "an", 0.75 for "three quarters of an"; None for "ten or so"."""
    words = _LEADING_ARTICLE.sub("", words.strip(" -"), count=1)
    found = _DIGITS.match(words)
    if found is not None:
        half = HALF_MORE.match(words, found.end())
        return number_in(words) if (half.end() if half else found.end()) == len(words) else None
    tokens = _LETTERS.findall(folded(words))
    known = all(token not in _NO_COUNTS and _counts(token) for token in tokens)
    return number_in(words) if known and not re.search(r"[^\w\s½¼¾-]|\d", words) else None


def _counts(token: str) -> bool:
    """Whether a folded word may be part of a number."""
    part = token in SCALES or token.rstrip("s") in FRACTIONS or token in ARTICLES or token in _JOINTS
    return part or _known(token) is not None


def whole(number: float) -> float | int:
    """The same number, without a fraction that is nothing."""
    return int(number) if float(number).is_integer() else number


def finite(number: float) -> float | int | None:
    """The same number whole, or None when it is too large for a float."""
    return whole(number) if math.isfinite(number) else None


def _amount(digits: str, rest: str) -> float | int:
    """What digits and the words after them say."""
    number, scale, more = float(digits), _scale(rest), 0.5 if HALF_MORE.match(rest) else 0
    if digits.isdecimal() and scale == 1 and not more and math.isfinite(number):
        return int(digits)  # An id may have more digits than a float keeps.
    return number * scale + more


def _in_words(words: str) -> float | int | None:
    tokens = _LETTERS.findall(folded(words))
    total, current = 0.0, 0.0
    seen = article = joined = False  # `article`: nothing but "a" was said so far; `joined`: "and" was the word before.
    for token in tokens:
        known = _known(token)
        if token in SCALES and len(token) > 2:
            current = (current or 1) * SCALES[token]
            if SCALES[token] >= 1000:
                total, current = total + current, 0.0
        elif token.rstrip("s") in FRACTIONS:
            fraction = FRACTIONS[token.rstrip("s")]
            current = current + fraction if joined else (current or 1) * fraction
        elif token in ARTICLES:
            current, article, seen = (current, article, True) if seen else (1.0, True, True)
            continue
        elif token in _GROUPS:
            current = (current or 1) * NUMBERS[token]
        elif known is not None:
            current = (0.0 if article else current) + known
        elif article and token in _FEW:
            return None
        elif seen and token not in _JOINTS:
            break
        else:
            joined = joined or (seen and token in _JOINTS)
            continue
        seen, article, joined = True, False, False
    negative = bool(tokens) and tokens[0] in _MINUS
    return finite(-(total + current) if negative else total + current) if seen else None


def _known(token: str) -> float | None:
    """A number word; German ones also where they are written in one: `einundzwanzig` is 21, `zweitausenddreihundert`
    2300, `dreieinhalb` 3.5."""
    if token in NUMBERS or len(token) > _LONGEST_WORD:
        return NUMBERS.get(token)
    for joint, size in (("tausend", 1000), ("hundert", 100)):
        head, found, tail = token.partition(joint)
        if found:
            before, after = (_known(head) if head else 1), (_known(tail) if tail else 0)
            return None if before is None or after is None else before * size + after
    half = _known(token.removesuffix("einhalb")) if token.endswith("einhalb") and token != "einhalb" else None
    if half is not None:
        return half + 0.5
    unit, found, tens = token.partition("und")
    ones = 1 if unit == "ein" else NUMBERS.get(unit)
    if found and ones is not None and ones < 10 and NUMBERS.get(tens, 0) in range(20, 100, 10):
        return ones + NUMBERS[tens]
    return None


def _plain(digits: str, rest: str) -> str:
    """Digits as Python reads them: marks between thousands gone, a point before the fraction."""
    if re.fullmatch(r"[1-9]\d{0,2}(?:[ ,']\d{3})+(?:\.\d+)?", digits):
        return re.sub(r"[ ,']", "", digits)
    if re.fullmatch(r"[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?", digits) and (digits.count(".") > 1 or "," in digits):
        return digits.replace(".", "").replace(",", ".")
    if re.fullmatch(r"[1-9]\d{0,2}\.\d{3}", digits) and _EURO.match(rest):
        return digits.replace(".", "")
    return digits.replace(",", ".")


def _scale(rest: str) -> float:
    match = re.match(r"\s?([^\W\d_]+)", rest)
    return SCALES.get(match[1].casefold(), 1) if match and not re.match(r"\s[km]\b", rest) else 1
