"""A sum or a conversion that goes on from the number that was told last: "plus 19 percent", "and in dollars?". Pure.

The number is the only one that the last result names as its amount; without one the message is read by its words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from steward.contracts.base import Json
from steward.contracts.dialogue import Act, Deed, Reading, RecentCall
from steward.contracts.records import records_in
from steward.dialogue.openings import PADDING
from steward.dialogue.remarks import clauses_of
from steward.language.money import amounts_in
from steward.language.named_values import currency
from steward.language.word_lists import any_of, by_value, words_for

_N: Final = r"(\d{1,9}(?:[.,]\d{1,6})?)"
_END: Final = rf"(?:\s(?:{any_of('sum_ends', 'polite_endings')})){{0,2}}[\s.?!]*"
_SIGNS: Final = {"+": r"\+", "-": "-", "*": "[*x×]", "/": "[/÷:]"}
_WORDS: Final = {sign: by_value("operators_between")[sign] for sign in _SIGNS} | {
    "/": (*by_value("operators_between")["/"], *words_for("splits"))
}
_SUMS: Final = {
    sign: re.compile(
        rf"{PADDING}(?:(?:{any_of('sum_openings')}) )?(?:{'|'.join(words)}|{_SIGNS[sign]}) ?{_N}"
        rf" ?(%|(?:{any_of('percent')})\b)?{_END}",
        re.I,
    )
    for sign, words in _WORDS.items()
}
"""Match "plus 19 percent", "and split it by 3", "* 12"."""
_SO_MANY: Final = re.compile(
    rf"{PADDING}(?:{any_of('so_many_of').replace('{n}', _N)}){_END}",
    re.I,
)
"""Matches "what would 10 of those cost me"."""
_CONVERSION: Final = re.compile(
    rf"{PADDING}(?:(?:{any_of('conversion_leads')}) ){{0,2}}(?:{any_of('conversion_joints')}) "
    rf"(?P<currency>[^\s.?!,]{{1,20}}(?: [^\s.?!,]{{1,20}})?){_END}",
    re.I,
)
"""Matches "and in swiss francs?", "what's that in euros pls"."""
_PLEASE: Final = re.compile(rf"\s(?:{any_of('polite_endings')})$", re.I)
_MONEY: Final = re.compile(r"(\d[\d.,' ]*)|([^\d.,' ]+)")
_CENTS: Final = re.compile(r"[.,](\d{2})$")
_UNITS: Final = ("currency", "to_currency")
_NUMBERS: Final = ("converted", "price", "result", "total", "amount")
_MAIL: Final = "email"


@dataclass(frozen=True, slots=True)
class _Amount:
    number: str
    code: str | None = None


def read_value(message: str, recent: Sequence[RecentCall]) -> Reading | None:
    """The message as a sum or a conversion of the last number told; None where it is neither, or none was told."""
    last = [call for call in recent if call.ok and call.problem_id == recent[0].problem_id]
    return (_conversion(message, last[0]) or _sum(message, last[0])) if last else None


def _sum(message: str, about: RecentCall) -> Reading | None:
    amount = _amount_of(about)
    expression = _expression(message, amount.number) if amount else None
    if expression is None:
        return None
    why = "it goes on reckoning from the number told last"
    args: dict[str, Json] = {"expression": expression}
    return Reading(act=Act.FOLLOW_UP, text=expression, why=why, about=about, args=args, deed=Deed.COMPUTE)


def _expression(message: str, number: str) -> str | None:
    for sign, pattern in _SUMS.items():
        if (match := pattern.fullmatch(message)) is not None:
            return f"{number} {sign} {_plain(match[1])}{'%' if match[2] else ''}"
    times = _SO_MANY.fullmatch(message)
    return f"{_plain(times[times.lastindex or 0])} * {number}" if times else None


def _conversion(message: str, about: RecentCall) -> Reading | None:
    *before, last = clauses_of(message) or [message]
    asked = _CONVERSION.fullmatch(last)
    code = currency(_PLEASE.sub("", asked["currency"])) if asked else None
    if code is None:
        return None
    source = _source_of(about)
    own = next((found for clause in before for word in clause.split() if (found := currency(word))), None)
    base = own or (source.code if source else None)
    if source is None or base in (None, code):
        return None
    args: dict[str, Json] = {"from_currency": base, "to_currency": code}
    if source.number:
        args["amount"] = float(source.number)
    text = f"{source.number} {base} {message}".strip()
    why = "it asks for the amount told last in another currency"
    return Reading(act=Act.FOLLOW_UP, text=text, why=why, about=about, args=args, deed=Deed.CONVERT)


def _source_of(about: RecentCall) -> _Amount | None:
    """What is converted: of a conversion what that was made of."""
    code, number = about.args.get("from_currency"), about.args.get("amount")
    if isinstance(code, str):
        return _Amount(str(number) if number is not None else "", code)
    return _amount_of(about)


def _amount_of(about: RecentCall) -> _Amount | None:
    """The number that a result comes to, or the only amount of money that a mail names."""
    whole = about.record
    if _MAIL not in about.tool_name:
        number = next((value for name in _NUMBERS if _is_number(value := whole.get(name))), None)
        unit = next((value for name in _UNITS if isinstance(value := whole.get(name), str)), None)
        return None if number is None else _Amount(str(number), currency(unit) if unit else None)
    records = records_in(about.result)
    if len(records) > 1:
        return None
    reported = "\n".join([about.message, *_texts([whole, *records])])
    found = {amount for text in amounts_in(reported) if (amount := _money(text)) is not None}
    return found.pop() if len(found) == 1 else None


def _texts(records: Sequence[dict[str, Json]]) -> Iterator[str]:
    for record in records:
        for value in record.values():
            listed = value if isinstance(value, list) else [value]
            yield from (text for text in listed if isinstance(text, str))


def _money(text: str) -> _Amount | None:
    """An amount as a mail writes it: €1,250.00, 86.40 USD."""
    number, code = "", None
    for digits, unit in _MONEY.findall(text):
        number = number or digits
        code = code or (currency(unit) if unit else None)
    return _Amount(_plain(number.strip()), code) if number and code else None


def _plain(number: str) -> str:
    """A number without marks between thousands: 1,250.00 is 1250.00, 1.250 is 1250, 12,5 is 12.5."""
    cents = _CENTS.search(number)
    whole = number[: cents.start()] if cents else number
    marks = [mark for mark in whole if mark in ".,"]
    if not cents and len(marks) == 1 and len(whole.rpartition(marks[0])[2]) != 3:
        return whole.replace(",", ".")
    whole = "".join(letter for letter in whole if letter.isdigit())
    return f"{whole}.{cents[1]}" if cents else whole


def _is_number(value: Json) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
