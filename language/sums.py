"""Sums that people say with units: "8,400 words at 12 cents", "how many km are 26.2 miles". Pure.

Called by the evaluator, which works them out, and by statements, which tell that such a text asks for a sum.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from itertools import pairwise
from typing import Final

from steward.language.named_values import currency
from steward.language.units import FAMILIES
from steward.language.word_lists import any_of, by_value, words_for

_LONGEST: Final = 200
_NUMBER: Final = r"(?:[1-9]\d{0,8}(?:,\d{3}){0,4}|\d{1,9})(?:\.\d{1,6})?(?![\d.,]\d)"
_BESIDES: Final = {
    "inch": ("length", 0.0254),
    "foot": ("length", 0.3048),
    "yard": ("length", 0.9144),
    "mile": ("length", 1609.344),
    "decilitre": ("volume", 0.1),
    "teaspoon": ("volume", 0.00492892159375),
    "tablespoon": ("volume", 0.01478676478125),
    "cup": ("volume", 0.2365882365),
    "gallon": ("volume", 3.785411784),
    "milligram": ("mass", 0.001),
    "stone": ("mass", 6350.29318),
    "tonne": ("mass", 1_000_000.0),
    "square_metre": ("area", 1.0),
    "acre": ("area", 4046.8564224),
    "hectare": ("area", 10_000.0),
    "kilometre_per_hour": ("speed", 1.0),
    "mile_per_hour": ("speed", 1.609344),
    "knot": ("speed", 1.852),
    "celsius": ("temperature", 1.0),
    "fahrenheit": ("temperature", 1.0),
}
"""Units that people convert, and no parameter is told in."""
_UNLIKE: Final = ("time", "temperature")
"""What is told in other units without being so many times as much, or so often that it proves nothing."""
_LEFT_OUT: Final = ("fortnight", "month", "year")
_SIZES: Final = {
    unit: (kind, size) for kind, family in FAMILIES.items() for unit, size in family.items() if unit not in _LEFT_OUT
} | _BESIDES
"""What a unit measures, and its size; a month and a year have none that is exact."""
_WORDS: Final = {
    name: "|".join((*by_value("units").get(name, ()), *by_value("measures_sized").get(name, ()))) for name in _SIZES
}
_UNIT: Final = "|".join(_WORDS.values())
_MONEY: Final = rf"(?:[€$£]|\b(?:{any_of('currencies')}|eur|usd|gbp|chf)\b)"
_PRICED: Final = re.compile(
    rf"(?P<count>{_NUMBER}) (?:[^\W\d_]+ ){{1,3}}?(?:(?:{any_of('costing')}) )?(?:{any_of('each_at')}) "
    rf"(?P<sign>[€$£] ?)?(?P<each>{_NUMBER}) ?(?:(?P<cents>(?:{any_of('cents')})(?!\w))|(?P<money>{_MONEY}))?",
    re.I,
)
"""Matches "8,400 words cost at 12 cents" and "3 nights at €80"; what one costs has a sign or a currency."""
_ASKED: Final = re.compile(
    rf"(?:(?:{any_of('unit_question_leads')}) )(?P<unit>{_UNIT}) (?:{any_of('unit_question_joints')}) "
    rf"(?P<number>{_NUMBER}) ?(?P<of>{_UNIT})(?!\w)",
    re.I,
)
"""Matches "how many km are 26.2 miles"."""
_INTO: Final = re.compile(
    rf"^(?P<order>(?:{any_of('unit_orders')}) )?(?P<number>-?{_NUMBER}) ?(?P<of>{_UNIT}) "
    rf"(?:(?:and )?(?P<smaller>{_NUMBER}) ?(?P<of_smaller>{_UNIT}) )?"
    rf"(?:{any_of('conversion_joints')}) (?P<unit>{_UNIT})(?:,? (?:{any_of('unit_order_ends', 'courtesies')}))?$",
    re.I,
)
"""Matches "26.2 miles in km", "convert 100 km to miles please", "5 feet 3 inches in cm", "rechne 5 Meilen in km um"."""
_MEASURED: Final = re.compile(rf"\d ?(?:{_UNIT}|{any_of('measures')})(?!\w)", re.I)
_NAMED: Final = {name: re.compile(rf"(?<![^\W\d_])(?:{words})(?![^\W\d_])", re.I) for name, words in _WORDS.items()}
_LONGEST_TEXT: Final = 20_000
_FIGURE: Final = r"(?<![\d.,])\d{1,15}(?:[.,]\d{1,15}){0,6}+(?!\d)"
_FUNCTIONS: Final = (
    "sqrt|cbrt|abs|round|floor|ceil|min|max|sum|avg|mod|pow|factorial|log10|log2|log|ln|exp|sin|cos|tan|pi|e"
)
_OPERATORS: Final = "|".join(
    word
    for kind in ("operators_between", "operators_after", "shares_of")
    for words in by_value(kind).values()
    for word in sorted(map(re.escape, words), key=len, reverse=True)
)
_PART_OF_SUM: Final = re.compile(
    rf"\s*(?:(?P<figure>{_FIGURE})|(?P<symbol>[+*/×·÷−–^√%()!-]|\*\*|x(?=\s*[\d(]))"
    rf"|(?P<word>(?<!\w)(?:{_OPERATORS}|{any_of('percent_off', 'percent_of', 'roots', 'splitting', 'among')}"
    rf"|{_FUNCTIONS})(?!\w))|,)",
    re.I,
)
_SUM_LEADS: Final = re.compile(rf"^(?:(?:{any_of('asked_sum_leads')})\b[\s:,]*)+", re.I)
_SUM_END: Final = re.compile(rf"(?<=[\s,])(?:{any_of('asked_sum_ends')})$", re.I)
_MARKS: Final = " ?=.!:,"
_SHARE_ASKED: Final = [
    re.compile(pattern.replace("{whole}", rf"(?P<whole>{_FIGURE})").replace("{part}", rf"(?P<part>{_FIGURE})"), re.I)
    for pattern in words_for("percent_asked")
]
_ADDED: Final = re.compile(
    rf"(?:{any_of('adding')}) (?P<part>{_FIGURE} ?%?) (?:{any_of('added_to')}) (?P<whole>{_FIGURE})", re.I
)
"""Matches "add 15% to 80"; not "add 2 to my list"."""
_NO_SUM: Final = re.compile(r"\d{4}-\d\d-\d\d|\d+/\d+/\d+|\d+(?:-\d+)+|[+(]?[\d\s()-]{6,}")
"""Matches dates and telephone numbers, which have the signs of sums."""
_WORD: Final = re.compile(r"[^\W\d_]+|[€$£¥]")


@dataclass(frozen=True, slots=True)
class Sum:
    """The words of a sum as they stand in a text, the sum in symbols, and whether money comes of it."""

    words: str
    symbols: str
    money: bool = False
    ordered: bool = False
    """Whether the whole text is an order to tell an amount in another unit: "convert 100 km to miles"."""


def whole_sum(text: str) -> str | None:
    """The sum that a text is, whole and without the words that only ask for it: "sqrt of 1764 times 3" of "what is sqrt
    of 1764 times 3?". None where anything in the text is no part of a sum."""
    text = " ".join(text.split())[:_LONGEST]
    if (share := share_asked(text)) is not None:
        return share[0]
    rest = _SUM_LEADS.sub("", text).rstrip(_MARKS)
    while (shorter := _SUM_END.sub("", rest).rstrip(_MARKS)) != rest:
        rest = shorter
    if added := _ADDED.fullmatch(rest):
        return f"{added['whole']} + {added['part']}"
    place, figures, signs = 0, 0, 0
    while match := _PART_OF_SUM.match(rest, place):
        figures += match.lastgroup == "figure"
        signs += match.lastgroup in ("symbol", "word")
        place = match.end()
    if place < len(rest) or not figures or not signs or _NO_SUM.fullmatch(rest):
        return None
    return rest


def is_bare_sum(text: str) -> bool:
    """Whether a text is a sum in figures and signs alone, such as "10/3"."""
    whole = whole_sum(text)
    return whole is not None and not any(character.isalpha() for character in text)


def share_asked(text: str) -> tuple[str, str, str] | None:
    """Of a text that asks how many percent one number is of another: the words, the part and the whole."""
    for pattern in _SHARE_ASKED:
        if found := pattern.search(text):
            return found[0], found["part"], found["whole"]
    return None


def sum_in(text: str) -> Sum | None:
    """The sum that a text asks for in words and units; None where it asks for none of these."""
    text = " ".join(text.split())[:_LONGEST].rstrip(" ?.!=")
    if (priced := _PRICED.search(text)) and (priced["sign"] or priced["cents"] or priced["money"]):
        hundredths = " / 100" if priced["cents"] else ""
        return Sum(priced[0], f"{_plain(priced['count'])} * {_plain(priced['each'])}{hundredths}", money=True)
    asked = _ASKED.search(text)
    into = _INTO.match(text) if asked is None else None
    found = asked or into
    symbols = _converted(found["number"], found["of"], found["unit"]) if found else None
    if into and symbols and into["smaller"]:
        smaller = _converted(into["smaller"], into["of_smaller"], into["unit"])
        symbols = f"{symbols} + {smaller}" if smaller and not symbols.startswith("(") else None
    if found is None or symbols is None:
        return None
    words = text[found.start("number") : found.end("unit")] if into else found[0]
    return Sum(words, symbols, ordered=into is not None and into["order"] is not None)


def unit_factors(known: str, said: str) -> list[Decimal]:
    """By how much amounts in the units that one text names are multiplied to be in those that another names."""
    ours, theirs = (
        {name for name, pattern in _NAMED.items() if pattern.search(text[:_LONGEST_TEXT])} for text in (said, known)
    )
    pairs = [(a, b) for a in theirs for b in ours if a != b and _SIZES[a][0] == _SIZES[b][0] not in _UNLIKE]
    return [Decimal(str(_SIZES[a][1])) / Decimal(str(_SIZES[b][1])) for a, b in pairs]


def names_measure(text: str) -> bool:
    """Whether a text names an amount of something that is measured or packed, and no money."""
    text = text[:_LONGEST]
    words = _WORD.findall(text)
    pairs = (f"{first} {second}" for first, second in pairwise(words))
    return _MEASURED.search(text) is not None and not any(map(currency, (*words, *pairs)))


def _converted(number: str, of: str, unit: str) -> str | None:
    """An amount in another unit, in symbols; None where the two measure different things."""
    plain = _plain(number)
    match _units(of), _units(unit):
        case ["fahrenheit"], ["celsius"]:
            return f"({plain} - 32) * 5 / 9"
        case ["celsius"], ["fahrenheit"]:
            return f"({plain} * 9 / 5) + 32"
    factor = _factor(of, unit)
    return f"{plain} * {factor.numerator} / {factor.denominator}" if factor is not None else None


def _factor(of: str, unit: str) -> Fraction | None:
    """How many of one unit there are in another; None where they measure different things. "m" is a minute or a
    metre."""
    pairs = [(one, other) for one in _units(of) for other in _units(unit) if _SIZES[one][0] == _SIZES[other][0]]
    if not pairs:
        return None
    one, other = pairs[0]
    return Fraction(str(_SIZES[one][1])) / Fraction(str(_SIZES[other][1]))


def _units(word: str) -> list[str]:
    return [name for name, words in _WORDS.items() if re.fullmatch(words, word, re.I)]


def _plain(number: str) -> str:
    return number.replace(",", "")
