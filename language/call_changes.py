"""Whether a message asks for a change of a call that waits for approval, and what the call then is. Pure.

Called by the gateway, and where a change is read that came another way. It is better to take something for a change
that is none (the call is withdrawn and nothing runs) than to miss one; what the new arguments are is said only where
the words leave one possibility.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from steward.language.addresses import ADDRESS_IN_TEXT
from steward.language.dictations import without_dictation
from steward.language.moments.names import TWELVES
from steward.language.moods import Mood, mood_of
from steward.language.recipient_changes import (
    RECIPIENTS,
    changes_recipients,
    read_recipient_change,
    rules_out,
    with_recipients,
)
from steward.language.text_changes import says_only_what_not, words_added, words_replaced
from steward.language.unicode_text import caseless
from steward.language.word_lists import any_of, by_value, words_for
from steward.language.yes_or_no import opens_with_yes_or_no

_LONGEST: Final = 500
"""Characters. What is longer is a request of its own."""

_OPENINGS: Final = words_for("change_openings")
_ANYWHERE: Final = words_for("change_words")
"""Words that ask for a change wherever they stand."""

_ASIDES: Final = re.compile(rf"(?:(?:{any_of('padding', 'lead_asides')})\b[\s,.!:]*){{1,6}}", re.I)
"""Matches the beginning of "wait, first, what's the weather?"."""
_ABOUT: Final = re.compile(rf"(?:{any_of('follow_up_openings')})(?!\w)")
"""Matches the beginning of "what about Tuesday?", which is no question."""
_MEANT: Final = re.compile(rf"(?:{any_of('meaning')})(?!\w)")
_LED: Final = rf"(?:(?:{any_of('names_led_by')}) )?"
_NAME: Final = r"(?P<name>[\w ]{1,40}?)"
_VALUE: Final = r" (?P<value>\S.{0,400})"
_SET: Final = rf"(?:(?:{any_of('padding', 'yes', 'but', 'names_added')})[\s,]+){{0,4}}"
_CHANGE: Final = re.compile(
    rf"{_SET}(?:{any_of('change_verbs')}) {_LED}{_NAME}(?: (?:{any_of('change_to', 'change_is')})| ?[:=]){_VALUE}", re.I
)
"""Matches "change the subject to Hello"; not "add a note to my list"."""
_TOLD: Final = re.compile(rf"{_SET}{_LED}{_NAME}(?: (?:{any_of('change_is')})| ?[:=]){_VALUE}", re.I)
"""Matches "betreff: Hallo", "with a note: see below", "the title should be Noon"; not "what is the subject"."""
_WITH: Final = re.compile(rf"{_SET}(?:{any_of('names_with')}) {_LED}(?P<name>[\w-]{{1,40}}){_VALUE}", re.I)
"""Matches "with the subject Hello"."""

_BESIDE: Final = re.compile(
    rf"{_SET}{_LED}(?P<name>[\w-]{{1,40}}) (?P<value>[\"'“„«\d]?(?-i:[^\Wa-z]).{{0,400}})", re.I
)
"""Matches "the subject Dinner", as something said beside another change; not "the subject shorter"."""
_FIRST_WORD: Final = re.compile(rf"{_SET}{_LED}(?P<name>[\w-]{{1,40}})", re.I)
_JOINT: Final = re.compile(rf"(?:[,;]|(?<=\w),? (?:{any_of('joining')})) ", re.I)
"""Matches what is between "make it to kim@example.com" and "the subject Dinner"."""
_MOST_CHANGES: Final = 5

_OTHER_NAMES: Final = by_value("parameter_names")
_HOUR: Final = re.compile(
    r"\b(?:\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|a\.m\.|p\.m\.|uhr|h\b)|\d{1,2}:\d{2}"
    rf"|(?:{'|'.join(TWELVES)})s?)",
    re.I,
)
"""Matches 1pm, 13:00, 13 Uhr, noon; not 13, not "Tuesday"."""
_NUMBER: Final = re.compile(r"(?<![\w.])-?\d{1,15}(?:\.\d{1,6})?(?![\w.:])")


def is_change(text: str, properties: Mapping[str, Any]) -> bool:
    """Whether a message that is no plain yes or no asks for a change of what was shown, whose tool has these
    parameters."""
    message = caseless(text)
    if len(message) > _LONGEST or not message:
        return False
    bare = _ASIDES.sub("", message, count=1) if _ASIDES.match(message) else message
    if mood_of(bare) is Mood.QUESTION and _ABOUT.match(bare) is None and not _is_bare_value(bare):
        return False
    if any(opens_with_yes_or_no(one) or one.startswith(_OPENINGS) for one in (message, bare)) or _MEANT.match(bare):
        return True
    said = f" {caseless(without_dictation(text))}"
    if any(f" {cue}" in said for cue in _ANYWHERE) or words_added(text) is not None:
        return True
    if read_recipient_change(text) is not None and any(name in properties for name in RECIPIENTS):
        return True
    return _named(text, properties) is not None or _is_bare_value(message)


def changed(
    text: str, args: Mapping[str, Any], properties: Mapping[str, Any], dates: Sequence[str]
) -> dict[str, Any] | None:
    """The arguments (all of them) as the message wants them; None where its words leave no or several possibilities.

    `properties` are those of the tool's schema, `dates` its date parameters, whose values in `args` are instants. Where
    the message names several arguments all of them are changed, or none is.
    """
    parts = _JOINT.split(" ".join(text[:_LONGEST].split()))
    if 1 < len(parts) <= _MOST_CHANGES:
        if (several := _all_changed(parts, args, properties, dates)) is not None:
            return several
        left = any(_names_one(part, properties) for part in parts[1:]) and _named(text, properties) is None
        if left and _changed_once(parts[0], args, properties, dates) is not None:
            return None
    return _changed_once(text, args, properties, dates)


def _all_changed(
    parts: Sequence[str], args: Mapping[str, Any], properties: Mapping[str, Any], dates: Sequence[str]
) -> dict[str, Any] | None:
    """The arguments where each part of a message changes others of them; None where one part changes nothing."""
    now, touched = dict(args), set[str]()
    for part in parts:
        new = _changed_once(part, now, properties, dates)
        if new is None and (beside := _beside(part, properties)) is not None:
            new = {**now, beside[0]: beside[1]}
        names = {name for name in {*now, *(new or {})} if new is not None and new.get(name) != now.get(name)}
        if new is None or not names or names & touched:
            return None
        now, touched = new, touched | names
    return now


def _beside(part: str, properties: Mapping[str, Any]) -> tuple[str, str] | None:
    """The text parameter that a part names, and the words it wants for it."""
    found = _BESIDE.fullmatch(part.rstrip(".!"))
    wanted = found["name"].casefold() if found is not None else ""
    fitting = [name for name, one in properties.items() if found is not None and wanted in names_of(name, one)]
    exact = [name for name in fitting if wanted == name.casefold()] or fitting
    texts = [name for name in exact if properties[name].get("type") == "string"]
    return (texts[0], _unquoted(found["value"])) if found is not None and len(texts) == 1 else None


def _names_one(part: str, properties: Mapping[str, Any]) -> bool:
    """Whether a part of a message begins with the name of a parameter."""
    found = _FIRST_WORD.match(part)
    return found is not None and any(found["name"].casefold() in names_of(*one) for one in properties.items())


def _changed_once(
    text: str, args: Mapping[str, Any], properties: Mapping[str, Any], dates: Sequence[str]
) -> dict[str, Any] | None:
    if words_added(text) is not None:
        return None
    if (people := read_recipient_change(text)) is not None:
        return with_recipients(people, args)
    if says_only_what_not(text):
        return None
    found = _named(text, properties, args)
    if found is None and words_replaced(text) is None:
        found = _only_fit(text, args, dates)
    if found is None:
        return None
    name, words = found
    value = _typed(words, args.get(name), properties.get(name, {}))
    if value is None or value == args.get(name):
        return None
    new = {**args, name: _same_day(value, args.get(name)) if name in dates else value}
    # What is ruled out never takes the place of what was there.
    return None if rules_out(text) and changes_recipients(new, args) else new


def _named(text: str, properties: Mapping[str, Any], args: Mapping[str, Any] | None = None) -> tuple[str, str] | None:
    """The parameter a message names, and the words it wants for it: of those that bear the name, one of `args`."""
    plain = " ".join(text[:_LONGEST].split())
    for found in (_CHANGE.fullmatch(plain), _TOLD.fullmatch(plain), _WITH.fullmatch(plain)):
        if found is None:
            continue
        wanted = found["name"].strip().casefold()
        fitting = [name for name in properties if wanted in names_of(name, properties[name])]
        exact = [name for name in fitting if wanted == name.replace("_", " ").casefold()]
        held = [name for name in fitting if name in (args or ())]
        for one in (exact, held, fitting):
            if len(one) == 1:
                return one[0], found["value"]
    return None


def names_of(parameter: str, schema: Any) -> tuple[str, ...]:
    """What a parameter is called: by its name, by its title and the first word of that ("text of the e-mail"), and by
    the other words for it."""
    title = str(schema.get("title", "")).casefold() if isinstance(schema, dict) else ""
    called = (title, title.partition(" of ")[0]) if title else ()
    return (parameter.replace("_", " ").casefold(), parameter.casefold(), *called, *_OTHER_NAMES.get(parameter, ()))


def _is_bare_value(message: str) -> bool:
    """Whether a message is hardly more than an address or an hour ("to eve@example.com", "at 1pm")."""
    rest = _HOUR.sub("", ADDRESS_IN_TEXT.sub("", message))
    return rest != message and len(re.sub(r"[^\w ]+", " ", rest).split()) <= 2


def _only_fit(text: str, args: Mapping[str, Any], dates: Sequence[str]) -> tuple[str, str] | None:
    """A value of a kind that one argument alone has: an address, an hour, a number."""
    fits = list(_fits(text[:_LONGEST], args, dates))
    return fits[0] if len(fits) == 1 and fits[0][0] in args else None


def _fits(text: str, args: Mapping[str, Any], dates: Sequence[str]) -> Iterator[tuple[str, str]]:
    kinds = (
        (
            ADDRESS_IN_TEXT,
            [name for name, value in args.items() if isinstance(value, str) and ADDRESS_IN_TEXT.fullmatch(value)],
        ),
        (_HOUR, [name for name in dates if args.get(name) is not None]),
        (_NUMBER, [name for name, value in args.items() if isinstance(value, int | float) and value is not True]),
    )
    rest = text
    for pattern, names in kinds:
        values = pattern.findall(rest)
        rest = pattern.sub(" ", rest)
        if values:
            # Two values, or two arguments they could be meant for: both are told, so that neither is taken.
            yield from ((name, value) for value in values for name in names or [""])


def _typed(words: str, before: Any, schema: Mapping[str, Any]) -> Any:
    """The words as a value of the argument's kind; None when they are none."""
    message = _unquoted(words)
    if isinstance(before, bool | dict | list) or not message or schema.get("type") in ("boolean", "object", "array"):
        return None
    if isinstance(before, int | float) or schema.get("type") in ("integer", "number"):
        if _NUMBER.fullmatch(message.rstrip(".!")) is None:
            return None
        number = float(message.rstrip(".!"))
        return int(number) if number.is_integer() else number
    return message


def _unquoted(words: str) -> str:
    message = words.strip()
    if len(message) > 1 and (message[0], message[-1]) in {('"', '"'), ("'", "'"), ("“", "”"), ("„", "“"), ("«", "»")}:
        return message[1:-1]
    return message


def _same_day(words: str, before: Any) -> str:
    """An hour alone is one of the day that was shown."""
    if _HOUR.fullmatch(words.strip()) is None or not isinstance(before, str):
        return words
    try:
        day = datetime.fromisoformat(before)
    except ValueError:
        return words
    return f"{day.date().isoformat()} {words.strip()}"
