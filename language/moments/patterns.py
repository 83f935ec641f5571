"""The pattern of one piece of words for time, built of the words of every language."""

from __future__ import annotations

import re
from typing import Final

from steward.language.moments.days import Period
from steward.language.word_lists import any_of, by_word, words_for

_HALF: Final = r"[ap]\.?m\b\.?"
_MARK: Final = rf"(?:{_HALF}|uhr\b|o['’]?clock\b|h(?:rs?)?\b)"
_HOUR: Final = rf"(?:\d{{1,2}}|{any_of('counts')})"
_NO_MINUTES: Final = frozenset((*words_for("articles"), *words_for("groups")))
_MINUTE_WORDS: Final = {
    word: int(value)
    for word, value in by_word("numbers").items()
    if value.isdecimal() and 0 < int(value) < 60 and word not in _NO_MINUTES
}
_MINUTE_NAMES: Final = "|".join(sorted(_MINUTE_WORDS, key=len, reverse=True))
_TENS: Final = "|".join(word for word, value in _MINUTE_WORDS.items() if value % 10 == 0 and value > 10)
_MINUTE: Final = rf"(?:\d{{1,2}}|(?:{_MINUTE_NAMES})(?:und(?:{_TENS})|[ -](?:{_MINUTE_NAMES}))?)"
_MANY_MINUTES: Final = "|".join(
    sorted((word for word, value in _MINUTE_WORDS.items() if value > 9), key=len, reverse=True)
)
_SPOKEN_MINUTES: Final = rf"(?:{_MANY_MINUTES})(?:[ -](?:{_MINUTE_NAMES}))?"
_MONTH: Final = rf"(?:{any_of('months')})"
_NTH: Final = rf"(?:\d{{1,2}}(?:st|nd|rd|th)?|{any_of('month_days')})"
_LED: Final = rf"(?:(?:the|{any_of('day_articles')}) )?"
WHICH: Final = {"last": -1, "this": 0, "next": 1, "next_but_one": 2}
_LEADING: Final = "|".join(f"(?P<{{0}}_{kind}>{any_of(kind)})" for kind in WHICH)
FOLLOWING: Final = {"last_after": -1, "coming_after": 1, "after_next": 2, "week_after": 2}
_TRAILING: Final = "|".join(f"(?P<{{0}}_{kind}>{any_of(kind)})" for kind in FOLLOWING)
PERIODS: Final[tuple[Period, ...]] = ("weekend", "week", "month", "quarter", "year")
_PATTERNS: Final = {
    "iso": r"(?P<iso_y>\d{4})-(?P<iso_m>\d{2})-(?P<iso_d>\d{2})(?![\d-])",
    "slashed": r"(?P<slashed_a>\d{1,2})/(?P<slashed_b>\d{1,2})(?:/(?P<slashed_y>\d{4}|\d{2}))?(?![\d/])",
    "dashed": r"(?P<dashed_d>\d{1,2})-(?P<dashed_m>\d{1,2})-(?P<dashed_y>\d{4})(?!\d)",
    "dotted": r"(?P<dotted_d>\d{1,2})\. ?(?P<dotted_m>\d{1,2})\.(?: ?(?P<dotted_y>\d{4}|\d{2}(?![:.\d])))?(?!\d)",
    "day_first": rf"(?P<day_first_d>{_NTH})\.? (?:(?:of|day of|de) )?(?P<day_first_m>{_MONTH})\b\.?"
    r"(?:,? (?:(?:de|del|of) )?(?P<day_first_y>\d{4}))?",
    "month_first": rf"(?P<month_first_m>{_MONTH})\b\.? (?:the )?(?P<month_first_d>{_NTH})\b(?![:.]\d| ?{_HALF})"
    r"(?:,? (?P<month_first_y>\d{4})\b)?",
    "month": rf"(?:(?:{_LEADING.format('month')}) )?(?P<month_m>{_MONTH})\b"
    r"(?: (?:(?:de|del) )?(?P<month_y>\d{4})\b)?",
    "fixed": rf"(?P<fixed_name>{any_of('fixed_days', 'easter_days')})\b(?: (?:(?:de|del) )?(?P<fixed_y>20\d\d)\b)?",
    "name": rf"{_LED}(?P<name_day>{any_of('mornings')}|{any_of('days')})\b",
    "next_day": rf"(?:{any_of('next_days')})(?! (?:{any_of('days')}))\b",
    "end": rf"(?:(?P<end_month>{any_of('month_ends')})|(?P<end_week>{any_of('week_ends')})"
    rf"|(?P<end_year>{any_of('year_ends')}))\b",
    "nth_weekday": rf"(?:(?:{any_of('definite', 'day_articles')}) )?(?:(?P<nth_weekday_end>{any_of('last_place')})"
    rf"|(?P<nth_weekday_n>[1-5](?:st|nd|rd|th|\.)|{any_of('month_days', 'first_places')})) "
    rf"(?P<nth_weekday_name>{any_of('weekdays')}) (?:{any_of('joins_month')}) (?:(?:{any_of('definite')}) )?"
    rf"(?:(?:{_LEADING.format('nth_weekday')}) )?(?:(?P<nth_weekday_m>{_MONTH})|(?:{any_of('month')}))\b"
    rf"(?: (?:{_TRAILING.format('nth_weekday')})\b)?(?:,? (?:(?:de|del|of) )?(?P<nth_weekday_y>\d{{4}})\b)?",
    "weekday": rf"(?:(?:{_LEADING.format('weekday')}) )?(?P<weekday_name>{any_of('weekdays', 'weekdays_short')})"
    rf"(?:(?P<weekday_part>{any_of('compound_parts')})|\.)?(?!\w)(?: (?:{_TRAILING.format('weekday')})\b)?",
    "period": rf"(?:(?P<period_end>{any_of('ends_of')}) )?(?:(?P<period_rest>{any_of('rest_of')}) |"
    rf"(?:{_LEADING.format('period')}) )?"
    rf"(?:{'|'.join(f'(?P<period_{kind}>{any_of(kind)})' for kind in PERIODS)})\b"
    rf"(?: (?:{_TRAILING.format('period')})\b)?",
    "ordinal": r"(?P<ordinal_d>\d{1,2})(?:st|nd|rd|th)\b",
    "named": rf"(?:(?<=am )|(?<=the )|(?<=el ))(?P<named_d>{any_of('month_days')})(?= (?:{any_of('at')}) )",
    "exact": rf"(?P<exact_h>\d{{1,2}}):(?P<exact_m>\d{{2}})(?::\d{{2}})?(?: ?(?P<exact_mark>{_MARK}))?(?![\d:])",
    "pointed": rf"(?P<pointed_h>\d{{1,2}})\.(?P<pointed_m>\d{{2}})(?: ?(?P<pointed_mark>{_MARK}))?(?!\d|[.,]\d)",
    "hour_and": rf"(?:(?<=las )|(?<=la ))(?P<hour_and_h>{_HOUR}) (?P<hour_and_sign>{any_of('hour_and', 'hour_less')}) "
    rf"(?P<hour_and_m>{_MINUTE})(?!\w)",
    "hour_after": rf"(?P<hour_after_h>{_HOUR}) (?P<hour_after_words>{any_of('minutes_after')})\b",
    "half_hour": rf"(?:a )?(?P<half_hour_words>{any_of('minutes_past', 'half_hour')}) (?P<half_hour_h>{_HOUR})(?!\w)"
    rf"(?: ?(?P<half_hour_mark>{_MARK}))?",
    "minutes": rf"(?P<minutes_m>{_MINUTE})(?P<minutes_unit> (?:minutes?|min|minuten?))? "
    rf"(?P<minutes_sign>{any_of('past_hour', 'to_hour')}) (?P<minutes_half>halb )?(?P<minutes_h>{_HOUR})(?!\w)"
    rf"(?: ?(?P<minutes_mark>{_MARK}))?",
    "spanned": r"(?P<spanned_h>\d{1,2})h(?P<spanned_m>\d{2})\b",
    "marked": rf"(?P<marked_h>{_HOUR}) ?(?P<marked_mark>{_MARK})(?: (?P<marked_m>\d{{2}})(?![\w:.]))?",
    "military": r"(?P<military_h>[01]\d|2[0-3])(?P<military_m>[0-5]\d)(?: hours| uhr)?(?![\w.,:/-])",
    "spoken": rf"(?P<spoken_h>{any_of('counts')}) (?P<spoken_m>{_SPOKEN_MINUTES})(?!\w)(?: ?(?P<spoken_mark>{_MARK}))?",
    "twelve": rf"(?P<twelve_name>{any_of('twelves')})\b",
    "part": rf"(?P<part_name>{any_of('parts_of_day')})s?\b",
    "number": rf"(?<![.,:/$€£#])(?P<number_n>{_HOUR})(?![\w%:/€$£]|[.,]\d)(?P<number_dot>\.(?=\s|$|,))?",
}
NUMBER: Final = re.compile(rf"(?P<number>(?<!\w)(?:{_PATTERNS['number']}))", re.IGNORECASE)
ELEMENT: Final = re.compile(
    "|".join(rf"(?P<{name}>(?<!\w)(?:{pattern}))" for name, pattern in _PATTERNS.items()), re.IGNORECASE
)
"""Matches one piece, the more telling before the less: "the day after tomorrow" before "the day after"."""
