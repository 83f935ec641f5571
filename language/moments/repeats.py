"""Words for what comes again ("every Monday", "daily") as a recurrence rule (RFC 5545, 3.3.10). Pure.

They are taken out of words that also say when it begins: "every Monday at 9" is Monday at 9, and again every week. What
no rule keeps ("twice a day") is refused, and never left out.
"""

from __future__ import annotations

import re
from typing import Final

from steward.language.moments import clock as clocks
from steward.language.moments.asked import clocks_in
from steward.language.moments.days import DayWords
from steward.language.moments.elements import elements_in
from steward.language.moments.names import FIXED_DAYS, MONTH_DAYS, WEEKDAYS
from steward.language.moments.pieces import LONGEST, normalised
from steward.language.unicode_text import caseless
from steward.language.units import times_in
from steward.language.word_lists import any_of, by_word

CODES: Final = ("MO", "TU", "WE", "TH", "FR", "SA", "SU")
FREQUENCIES: Final = {"day": "DAILY", "week": "WEEKLY", "month": "MONTHLY", "year": "YEARLY"}
_SHORTEST_DAY: Final = 5
_NOON: Final = 12
_RULES: Final = by_word("repeats")
_WEEKDAYS: Final = any_of("weekdays", "weekdays_short")
_DAY: Final = rf"(?:{_WEEKDAYS})(?:s|{any_of('compound_parts')})?"
_LIST: Final = rf"(?:(?:, ?|/| (?:{any_of('joining')}) ){{day}}){{{{0,6}}}}"
_EVERY: Final = any_of("every")
_OTHER: Final = any_of("every_second")
_BEGIN, _END = r"(?<![^\W\d_])", r"(?![^\W\d_])"
_SO_OFTEN: Final = re.compile(rf"{_BEGIN}(?:{any_of('so_often')}){_END}")
"""Matches "twice a day" and "every two hours"."""
_ALWAYS: Final = re.compile(rf"{_BEGIN}({any_of('repeats')}){_END}")
_NTH_DAY: Final = re.compile(
    rf"{_BEGIN}(?:(?:{_EVERY}|{any_of('day_articles', 'definite')}) )?"
    rf"(?:(?P<last>{any_of('last_place')})|(?P<nth>[1-5])(?:st|nd|rd|th|\.)"
    rf"|(?P<name>{any_of('month_days', 'first_places')})) (?P<day>{_WEEKDAYS}) (?:{any_of('joins_month')}) "
    rf"(?:(?:{_EVERY}|{any_of('definite', 'day_articles')}) )?(?:{any_of('month')})s?{_END}"
)
"""Matches "the first Monday of every month" and "jeden letzten Freitag im Monat"."""
_OF_MONTH: Final = re.compile(
    rf" (?:(?:{any_of('joins_month')}) )?(?:{_EVERY}|{any_of('every_month_of')}) (?:{any_of('month')})s?{_END}"
)
"""Matches the end of "the 15th of every month" and "am 15. jedes Monats"."""
_ON_DAYS: Final = re.compile(
    rf"{_BEGIN}(?:{_EVERY}|{any_of('every_of_days')})(?P<other> (?:{_OTHER}))? "
    rf"(?P<days>{_DAY}{_LIST.format(day=_DAY)}){_END}"
)
"""Matches "every other Monday and Thursday"; the days stay where they stand, for they also say when it begins."""
_EACH_TIME: Final = re.compile(rf"{_BEGIN}(?:{_EVERY}) (?P<other>(?:{_OTHER}) )?(?P<number>)(?P<unit>[^\W\d_]+)")
_COUNTED_TIME: Final = re.compile(rf"{_BEGIN}(?:{_EVERY}) (?P<other>)(?P<number>[^\W_]+) (?P<unit>[^\W\d_]+)")
"""Matches "every second day" and "every three days"."""
_COUNTED_DAY: Final = re.compile(rf"{_BEGIN}(?:{_EVERY}) (?:{any_of('two')}) (?P<days>{_DAY}){_END}")
"""Matches "cada dos martes"."""
_ON_PARTS: Final = re.compile(
    rf"{_BEGIN}(?:{_EVERY}) (?P<part>{any_of('parts_of_day', 'twelves', 'mornings_each')}){_END}"
)
_SAME_EACH_YEAR: Final = "|".join(
    sorted((word for word, day in FIXED_DAYS.items() if not day[2]), key=len, reverse=True)
)
_MOVING: Final = re.compile(
    rf"\b(?:{any_of('easter_days')}|{'|'.join(word for word, day in FIXED_DAYS.items() if day[2])})\b"
)
_EACH_MOVING: Final = re.compile(rf"{_BEGIN}(?:{_EVERY}) (?:{_MOVING.pattern})")
"""Matches the beginning of "every Easter", which no rule says."""
_ON_WEEKDAYS: Final = "FREQ=WEEKLY;BYDAY="
_YEARLY: Final = "FREQ=YEARLY"
_ON_DATE: Final = re.compile(
    rf"{_BEGIN}(?:{_EVERY}) (?P<day>(?P<nth>\d{{1,2}}(?:st|nd|rd|th|\.)|{any_of('month_days')})|"
    rf"\d{{1,2}}(?= (?:(?:de|of) )?(?:{any_of('months')})\b)|(?={any_of('months')})|(?={_SAME_EACH_YEAR}))"
)
"""Matches the beginning of "every 15th", "jeden 1. Mai", "cada 3 de mayo" and "every Christmas"."""
_UNTIL: Final = re.compile(rf"(?:^|(?<=\s))(?:{any_of('until')})\s")
_MONTH: Final = re.compile(rf"\b(?:{any_of('months')}|{_SAME_EACH_YEAR})\b")
_LONG_DAYS: Final = "|".join(name for name in WEEKDAYS if len(name) > _SHORTEST_DAY and not name.endswith("s"))
_PLURAL_DAYS: Final = re.compile(rf"{_BEGIN}(?P<days>(?:{_LONG_DAYS})s{_LIST.format(day=rf'(?:{_LONG_DAYS})s')}){_END}")
"""Matches "on Mondays and Fridays" and "montags"; not "tues"."""
_NAMED_DAYS: Final = re.compile(rf"({_WEEKDAYS})(?:{any_of('compound_parts')})?")


def take_repeat(words: str) -> tuple[str | None, str]:
    """The recurrence rule that stands in date words, or None, and what is left of them for when it begins.

    Raises:
        ValueError: in words for the user, when no rule says how often that is.
    """
    text = normalised(words) if len(words) <= LONGEST else ""
    if (often := _SO_OFTEN.search(text)) is not None:
        raise ValueError(f"“{often[0]}” is not one rule; say each time by itself, such as daily at 8")
    found = (
        _nth_day(text)
        or _of_month(text)
        or _always(text)
        or _on_days(text)
        or _on_parts(text)
        or _plural_days(text)
        or _counted(text)
        or _on_date(text)
    )
    if _EACH_MOVING.search(text) or (found and found[0] == _YEARLY):
        for one in elements_in(text):
            if isinstance(one.value, DayWords) and (one.value.beside or one.value.easter is not None):
                day = text[one.start : one.end]
                raise ValueError(f"“{day}” is on another date each year; say the dates one by one")
    if found is None:
        return None, words
    rule, rest = found
    if _UNTIL.search(rest) and any(isinstance(one.value, DayWords) for one in elements_in(_UNTIL.split(rest)[1])):
        raise ValueError("a repetition that ends is not kept; say how often without its end, or give an RRULE")
    again, less = take_repeat(rest) if rest else (None, rest)
    if again is not None and again != rule and not rule.startswith(again):
        rule = _on_its_days(rule, again) or _on_its_days(again, rule)
        if not rule:
            raise ValueError(f"“{words}” says two different repetitions")
    return rule, with_usual_hours(less if again else rest)


def without_repeat(words: str) -> str:
    """What date words say of when something begins; the words themselves where no rule says how often it comes."""
    try:
        return take_repeat(words)[1]
    except ValueError:
        return words


def without_counted(text: str) -> str:
    """A text without capitals and with blanks for how many weeks or days lie between two times ("every 6 weeks"), the
    weekdays beside it in the singular; each word that is left keeps its place."""
    plain = caseless(text)
    if len(plain) != len(text) or (place := _counted_place(plain)) is None:
        return text
    blank = f"{plain[: place[0]]}{' ' * (place[1] - place[0])}{plain[place[1] :]}"
    return _PLURAL_DAYS.sub(lambda days: f"{days['days'].removesuffix('s')} ", blank)


def _on_its_days(counted: str, days: str) -> str:
    """The rule of "every 6 weeks, on Fridays"; empty where the two do not go together."""
    is_counted = counted.startswith("FREQ=WEEKLY;INTERVAL=") and "BYDAY" not in counted
    return f"{counted};{days.removeprefix('FREQ=WEEKLY;')}" if is_counted and days.startswith(_ON_WEEKDAYS) else ""


def repeat_place(text: str) -> tuple[int, int] | None:
    """Where a text says how often something comes again; None where it does not."""
    plain = caseless(text)
    if len(plain) != len(text):
        return None
    if (counted := _counted_place(plain)) is not None:
        return counted
    patterns = (_SO_OFTEN, _NTH_DAY, _OF_MONTH, _ALWAYS, _ON_DAYS, _ON_PARTS, _PLURAL_DAYS)
    return next((match.span() for pattern in patterns if (match := pattern.search(plain)) is not None), None)


def _counted_place(plain: str) -> tuple[int, int] | None:
    found = filter(None, (_EACH_TIME.search(plain), _COUNTED_TIME.search(plain)))
    return next((match.span() for match in found if _rule_counted(match)), None)


def _nth_day(text: str) -> tuple[str, str] | None:
    match = _NTH_DAY.search(text)
    if match is None:
        return None
    names = by_word("first_places")
    place = -1 if match["last"] else int(match["nth"] or MONTH_DAYS.get(match["name"]) or names[match["name"]])
    if place > 5:
        return None
    return f"FREQ=MONTHLY;BYDAY={place}{CODES[WEEKDAYS[match['day']]]}", _without(text, match, match["day"])


def _of_month(text: str) -> tuple[str, str] | None:
    match = _OF_MONTH.search(text)
    return ("FREQ=MONTHLY", _without(text, match)) if match else None


def _always(text: str) -> tuple[str, str] | None:
    match = _ALWAYS.search(text)
    return (_RULES[match[1]], _without(text, match)) if match else None


def _on_days(text: str) -> tuple[str, str] | None:
    match = _COUNTED_DAY.search(text) or _ON_DAYS.search(text)
    if match is None:
        return None
    every = ";INTERVAL=2" if match.re is _COUNTED_DAY or match["other"] else ""
    return _weekly(match["days"], every), _without(text, match, _first_day(match["days"]))


def _on_parts(text: str) -> tuple[str, str] | None:
    match = _ON_PARTS.search(text)
    return ("FREQ=DAILY", _without(text, match, match["part"])) if match else None


def _plural_days(text: str) -> tuple[str, str] | None:
    match = _PLURAL_DAYS.search(text)
    return (_weekly(match["days"], ""), _without(text, match, _first_day(match["days"]))) if match else None


def _counted(text: str) -> tuple[str, str] | None:
    for match in filter(None, (_EACH_TIME.search(text), _COUNTED_TIME.search(text))):
        if rule := _rule_counted(match):
            return rule, _without(text, match)
    return None


def _rule_counted(match: re.Match[str]) -> str:
    """The rule of "every three days"; empty where no unit of a rule is counted."""
    times = times_in(f"{match['number'] or 1} {match['unit']}")
    if not times or len(times) > 1 or times[0][1] not in FREQUENCIES or times[0][0] < 1:
        return ""
    return f"FREQ={FREQUENCIES[times[0][1]]};INTERVAL={int(times[0][0]) * (2 if match['other'] else 1)}"


def _on_date(text: str) -> tuple[str, str] | None:
    match = _ON_DATE.search(text)
    if match is None:
        return None
    day = match["day"]
    yearly = _MONTH.match(text[match.end() :].lstrip(" .").removeprefix("of ").removeprefix("de ")) is not None
    if not yearly and day and not day.isdecimal():
        day = f"the {MONTH_DAYS.get(day, day.rstrip('.'))}".removesuffix("th") if day in MONTH_DAYS else f"the {day}"
    return "FREQ=YEARLY" if yearly else "FREQ=MONTHLY", _without(text, match, day)


def _weekly(days: str, every: str) -> str:
    named = {WEEKDAYS[name] for name in _NAMED_DAYS.findall(days)}
    return f"FREQ=WEEKLY{every};BYDAY={','.join(CODES[day] for day in sorted(named))}"


def _first_day(days: str) -> str:
    first = _NAMED_DAYS.match(days)
    return first[0] if first else ""


def _without(text: str, match: re.Match[str], begin: str = "") -> str:
    return " ".join(f"{text[: match.start()]} {begin} {text[match.end() :]}".split())


def with_usual_hours(text: str) -> str:
    """Words with the hours that may be in either half of the day as clocks show them: what comes again every day at 8
    comes in the morning, however late it is now."""
    for start, end, clock in reversed(clocks_in(text)):
        hour, minute = divmod(clocks.every_day(clock).minute, 60)
        minutes, half = f":{minute:02d}" if minute else "", "pm" if hour >= _NOON else "am"
        text = f"{text[:start]}{hour % _NOON or _NOON}{minutes}{half}{text[end:]}"
    return text
