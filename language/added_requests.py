"""What follows a yes or no in one message: nothing more, or a request of its own beside it. Pure.

Called by the gateway. Whatever is neither may be a change of what was shown ("yes, and to Kim too"), and is taken for
one: nothing runs then.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from steward.language.call_changes import is_change, names_of
from steward.language.chatter import is_chatter
from steward.language.dismissals import is_reason
from steward.language.moment_spans import moment_spans
from steward.language.moods import Mood, mood_of, without_opening
from steward.language.unicode_text import caseless
from steward.language.word_lists import any_of, words_for
from steward.language.yes_or_no import Lead, assents, praises, yes_or_no

_ORDER: Final = re.compile(rf"(?:{any_of('deed_verbs', 'reading_openings', 'effect_verbs')})(?!\w)")
_CHANGE: Final = re.compile(
    rf"(?:{any_of('change_verbs', 'making')})(?!\w)(?! (?:{any_of('articles')}|my|mein\w*|mi)(?!\w))"
)
"""Matches the beginning of "make the title Noon" and "set it to 5"; not of "set a timer", "make my list"."""
_ARTICLES: Final = frozenset((*words_for("definite"), *words_for("names_led_by"), *words_for("that_kind_of")))
_POINTING: Final = re.compile(
    rf"(?<!\w)(?:{'|'.join(word for word in words_for('pointing') if word not in _ARTICLES)})(?!\w)"
    rf"|(?<!\w)(?:{'|'.join(word for word in words_for('pointing') if word in _ARTICLES)})"
    rf"(?=[\s,.!?]*$|[,;]| (?:{any_of('recipient_leads', 'at', 'courtesies', 'follow_up_endings')})(?!\w))"
)
"""Matches the "it" of "send it at 5", the "das" of "schick das an Kim"; not of "schalte das Licht an"."""
_TOO: Final = re.compile(rf"(?<!\w)(?:{any_of('follow_up_endings')})[\s.!]*$")
_BECAUSE: Final = re.compile(rf"(?:{any_of('because')})(?!\w)")
_RULING_OUT: Final = re.compile(rf"(?<!\w)(?:{any_of('ruling_out', 'denying', 'but')})(?!\w)")
_DIGIT: Final = re.compile(r"[\d@]")
_WORD: Final = re.compile(r"[^\W\d_]{3,}")
_FIRST_WORDS: Final = 3
_WORDS_OF_VALUE: Final = 4
_STEM: Final = 5
_LONGEST: Final = 500


def says_nothing_more(lead: Lead) -> bool:
    """Whether what follows a yes or no asks for nothing and changes nothing: thanks, a smile, or why."""
    if lead.amends:
        return False
    rest = caseless(lead.rest)
    if is_chatter(rest) or assents(rest) or praises(rest) or (lead.confirmed and yes_or_no(rest) is True):
        return True
    if _DIGIT.search(rest) or _RULING_OUT.search(rest) or moment_spans(rest):
        return False
    return _BECAUSE.match(rest) is not None and is_reason(rest)


def names_value(lead: Lead) -> bool:
    """Whether what follows is hardly more than a day or a time, which may be another one than was shown."""
    rest = caseless(lead.rest)
    if len(rest.split()) > _WORDS_OF_VALUE or "?" in rest or _ORDER.match(without_opening(rest)):
        return False
    return bool(moment_spans(rest))


def is_beside(lead: Lead, tool_name: str, nouns: frozenset[str], properties: Mapping[str, Any]) -> bool:
    """Whether what follows a yes or no is a request of its own, which changes nothing of a call that waits: of this
    tool, with these parameters, and called by these nouns."""
    rest = caseless(without_opening(lead.rest))
    if (lead.amends and lead.confirmed) or not rest or len(rest) > _LONGEST or is_change(rest, properties):
        return False
    if _speaks_of(rest, nouns, properties):
        return False
    match mood_of(rest):
        case Mood.QUESTION:
            return lead.firm and _POINTING.search(rest) is None
        case Mood.ORDER:
            return (
                (lead.firm or lead.joined)
                and _orders_something(rest)
                and not _may_be_same(lead, rest, tool_name, nouns)
            )
        case _:
            return False


def _orders_something(rest: str) -> bool:
    """Whether words begin as an order for a thing of its own: "remind me at 5"; not "send it to Kim", "make it 5"."""
    first = " ".join(rest.split()[:_FIRST_WORDS])
    return _ORDER.match(rest) is not None and _CHANGE.match(rest) is None and _POINTING.search(first) is None


def _speaks_of(rest: str, nouns: frozenset[str], properties: Mapping[str, Any]) -> bool:
    """Whether words name the call that waits or a part of it: "the mail", "the subject"."""
    own = nouns | {name for parameter, schema in properties.items() for name in names_of(parameter, schema)}
    named = "|".join(sorted(map(re.escape, own), key=len, reverse=True))
    return (
        bool(named)
        and re.search(rf"(?<!\w)(?:{any_of('definite', 'names_led_by', 'that_kind_of')}) (?:{named})(?!\w)", rest)
        is not None
    )


def _may_be_same(lead: Lead, rest: str, tool_name: str, nouns: frozenset[str]) -> bool:
    """Whether an order may be meant for the call that waits: it is of its kind, and nothing says that it is another."""
    verb = next(iter(_WORD.findall(rest)), "")[:_STEM]
    kinds = (*tool_name.split("_"), *nouns)
    of_kind = bool(verb) and any(kind.startswith(verb) for kind in kinds)
    return of_kind and (not lead.joined or _TOO.search(rest) is not None)
