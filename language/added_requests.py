"""What follows a yes or no in one message: nothing more, or a request of its own beside it. Pure.

Called by the gateway. Whatever is neither may be a change of what was shown ("yes, and to Kim too"), and is taken for
one: nothing runs then.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from steward.language.call_changes import is_change, names_of
from steward.language.chatter import is_chatter
from steward.language.decision_words import nouns_of
from steward.language.dismissals import is_reason
from steward.language.familiar_orders import familiar
from steward.language.moments.spans import moment_spans
from steward.language.moods import Mood, asks, mood_of, without_opening
from steward.language.pointing import POINTING
from steward.language.recipient_changes import RECIPIENTS
from steward.language.unicode_text import caseless
from steward.language.word_lists import any_of, by_value, words_for
from steward.language.yes_or_no import Lead, assents, lead_of, praises, yes_or_no

_ORDER: Final = re.compile(
    rf"(?:{any_of('deed_verbs', 'reading_openings', 'effect_verbs', 'beside_verbs')}"
    rf"|{'|'.join(words for orders in by_value('other_orders').values() for words in orders)})(?!\w)"
)
_KEPT_ELSEWHERE: Final = re.compile(rf"(?<!\w)(?:{any_of('own_places')})(?!\w)")
"""Matches the "in my calendar" of "put it in my calendar": no change of a message."""
_CHANGE: Final = re.compile(
    rf"(?:{any_of('change_verbs', 'making')})(?!\w)(?! (?:{any_of('articles')}|my|mein\w*|mi)(?!\w))"
)
"""Matches the beginning of "make the title Noon" and "set it to 5"; not of "set a timer", "make my list"."""
_ASKS_WHICH: Final = re.compile(rf"[¿\s]*(?:{any_of('asks_which')}) (?:{any_of('pointing')})(?!\w)")
"""Matches the beginning of "is that the one about the trip?"."""
_TOO: Final = re.compile(rf"(?<!\w)(?:{any_of('follow_up_endings')})[\s.!]*$")
_BECAUSE: Final = re.compile(rf"(?:{any_of('because')})(?!\w)")
_RULING_OUT: Final = re.compile(rf"(?<!\w)(?:{any_of('ruling_out', 'denying', 'but')})(?!\w)")
_FRIENDLY: Final = frozenset(words_for("friendly_signs"))
_ONLY_SEEN: Final = re.compile(rf"(?:{any_of('only_seen')})[\s.!]*")
"""Matches the "I see" of "yes, I see": it was read, and nothing is decided."""
_BEFORE_IT: Final = re.compile(rf"(?<!\w)(?:{any_of('before_it')})(?!\w)")
"""Matches "check my calendar first" and "get Kim's okay": what waits is to wait for that."""
_ADDING: Final = re.compile(rf"(?:{any_of('adding_verbs')})(?!\w)")
_OPENING: Final = re.compile(rf"(?:{any_of('opening_verbs')})(?!\w)")
_PART: Final = re.compile(rf"(?<!\w)(?:{any_of('text_parts')})(?!\w)")
"""Matches the end of "delete the last sentence"."""
_OWN_THING: Final = re.compile(rf"(?<!\w)(?:{any_of('own_things')})(?!\w)")
"""Matches "a task", "my shopping list"."""
_NAMES_NOTHING: Final = re.compile(rf"(?<!\w)(?:{any_of('bare_questions')})(?!\w)")
_EXCLAIMS: Final = re.compile(rf"[¡\s]*(?:{any_of('exclamations')})")
"""Matches the beginning of "what a mess" and "how nice", where no "?" is."""
_WHY: Final = re.compile(rf"[¿\s]*(?:{any_of('why')})(?!\w)")
_EFFECT: Final = re.compile(rf"(?:{any_of('effect_verbs', 'beside_verbs')})(?!\w)")
_VERB_FIRST: Final = re.compile(rf"(?:{any_of('question_verbs', 'statement_verbs', 'asks_which')})(?!\w)")
"""Matches the beginning of "is my favourite band", a question only with its mark."""
_TELLS: Final = re.compile(rf"(?:{any_of('telling_orders', 'person_orders')})", re.I)
"""Matches the beginning of "tell her I'm ill"."""
_REMINDING: Final = re.compile(rf"(?:{any_of('reminding_orders')})(?!\w)")
_LEADS: Final = re.compile(rf"(?<!\w)(?:{any_of('at', 'recipient_leads', 'decision_leads', 'courtesies')})(?!\w)")
_DIGIT: Final = re.compile(r"[\d@]")
_WORD: Final = re.compile(r"[^\W\d_]{3,}")
_LEADING: Final = any_of("definite", "names_led_by", "that_kind_of")
_NO: Final = re.compile(rf"(?:{any_of('no', 'no_alone', 'never_mind', 'hesitations')})(?!\w)")
_HESITATION: Final = re.compile(rf"(?<!\w)(?:{any_of('hesitations')})(?!\w)")
_DOUBT: Final = re.compile(rf"(?<!\w)(?:{any_of('doubts')})(?!\w)")
_SENDING: Final = re.compile(rf"(?:{'|'.join(by_value('deed_words')['send'])})(?!\w)")
_ALL: Final = re.compile(rf"(?<!\w)(?:{any_of('both_pending', 'every_pending')})(?!\w)")
_ENDS: Final = re.compile(r"[.!;,]\s+")
_MESSAGES: Final = nouns_of(("mail", "message", "send", "reply", "forward"))
_FIRST_WORDS: Final = 3
_WORDS_OF_ADDITION: Final = 2
_WORDS_OF_VALUE: Final = 4
_STEM: Final = 5
_LONGEST: Final = 500


def says_nothing_more(lead: Lead) -> bool:
    """Whether what follows a yes or no asks for nothing and changes nothing: thanks, a smile, or why."""
    if lead.amends:
        return False
    rest = caseless(lead.rest)
    if "?" in rest or (lead.confirmed and (_HESITATION.search(rest) is not None or yes_or_no(rest) is False)):
        return False
    if lead.confirmed and (_ONLY_SEEN.fullmatch(rest) is not None or not _FRIENDLY.issuperset(_signs_in(rest))):
        return False
    parts = [part for part in _ENDS.split(rest) if part.strip()]
    if _only_agrees(rest, lead) or (parts and all(_only_agrees(part, lead) for part in parts)):
        return True
    if _DIGIT.search(rest) or _RULING_OUT.search(rest) or moment_spans(rest):
        return False
    return _BECAUSE.match(rest) is not None and is_reason(rest)


def _signs_in(text: str) -> set[str]:
    """The pictures in a text: "🤔" after a yes takes some of it back."""
    return {sign for sign in text if unicodedata.category(sign) == "So"}


def _only_agrees(words: str, lead: Lead) -> bool:
    """Whether some words are thanks, praise or the same answer once more."""
    return is_chatter(words) or assents(words) or praises(words) or (lead.confirmed and yes_or_no(words) is True)


def may_change(lead: Lead) -> bool:
    """Whether what follows orders a change, or is hardly more than a day or a time: another one than was shown."""
    rest = caseless(lead.rest)
    if _CHANGE.match(familiar(without_opening(rest))):
        return True
    if len(rest.split()) > _WORDS_OF_VALUE or "?" in rest or _ORDER.match(without_opening(rest)):
        return False
    return bool(moment_spans(rest))


@dataclass(frozen=True, slots=True)
class Waiting:
    """What waits, as far as words may mean it: its tool, that one's parameters, what people call it, and the words of
    who would get it."""

    tool_name: str
    properties: Mapping[str, Any]
    nouns: frozenset[str]
    people: frozenset[str]
    words: frozenset[str] = frozenset()
    """The words of its arguments."""
    says: bool = True
    """Whether it may say something to somebody: an order to tell somebody something may then change it."""


def is_beside(lead: Lead, waiting: Waiting) -> bool:
    """Whether what follows a yes or no is a request of its own, which changes nothing of what waits."""
    rest = familiar(caseless(without_opening(lead.rest)))
    if (lead.amends and lead.confirmed) or not rest or len(rest) > _LONGEST:
        return False
    if lead.confirmed and _BEFORE_IT.search(rest) is not None:
        return False
    if lead.joined and not _MESSAGES.isdisjoint(waiting.nouns) and _keeps_elsewhere(rest):
        return True
    if not waiting.says and (lead.joined or lead.firm) and _TELLS.match(rest) is not None:
        return True
    if is_change(rest, waiting.properties):
        return False
    if _takes_back(lead, rest) or _speaks_of(rest, waiting):
        return False
    match mood_of(rest):
        case Mood.QUESTION:
            return lead.firm and not _asks_about(rest, waiting, lead)
        case Mood.ORDER:
            own = _orders_something(rest) and not _may_add(rest) and not _may_be_same(lead, rest, waiting)
            return (lead.firm or lead.joined) and own
        case _:
            return False


def leaves_open(lead: Lead, waiting: Waiting) -> bool:
    """Whether what follows a yes neither decides nor changes anything: a question about what waits, a moment to think,
    a doubtful picture, or that it was seen."""
    if not lead.confirmed or not lead.firm or lead.amends:
        return False
    rest = caseless(without_opening(lead.rest))
    if not _FRIENDLY.issuperset(_signs_in(rest)) or _ONLY_SEEN.fullmatch(rest) is not None:
        return True
    words = re.sub(r"[^\w\s]", " ", rest).strip()
    if _HESITATION.fullmatch(words) is not None or (rest.endswith("?") and _only_agrees(words, lead)):
        return True
    return asks(rest) and _asks_about(rest, waiting, lead)


def _takes_back(lead: Lead, rest: str) -> bool:
    """Whether what follows a yes says no, or the other way round: "yes, stop"."""
    inner = lead_of(rest)
    says = yes_or_no(rest) if inner is None else inner.confirmed
    return says not in (None, lead.confirmed) or (lead.confirmed and _NO.match(rest) is not None)


def _asks_about(rest: str, waiting: Waiting, lead: Lead) -> bool:
    """Whether a question may be one about what waits: it points to it, names it or doubts it, or it names no thing of
    its own, as "which one?", "what happens then?" and "what deck?" do."""
    if POINTING.search(rest) or _ASKS_WHICH.match(rest) or _DOUBT.search(rest) or _names(rest, waiting.people):
        return True
    if not lead.confirmed:
        return False
    if _WHY.match(rest) is not None:
        return True
    if "?" not in rest and (_VERB_FIRST.match(rest) or _EXCLAIMS.match(rest)) is not None:
        return True
    return _DIGIT.search(rest) is None and waiting.words.issuperset(_WORD.findall(_NAMES_NOTHING.sub(" ", rest)))


def _may_add(rest: str) -> bool:
    """Whether an order may be for a part of what waits: it adds or writes something that is nothing of the user's own,
    names a part of a text, or says when and nothing else."""
    if _KEPT_ELSEWHERE.search(rest) is not None:
        return False
    if _OPENING.match(rest) is not None or _PART.search(rest) is not None:
        return True
    if _ADDING.match(rest) is not None and _OWN_THING.search(rest) is None:
        return True
    return _only_says_when(rest)


def _only_says_when(rest: str) -> bool:
    """Whether an order is hardly more than its time: "schedule for tomorrow"; not "remind me at 5"."""
    ordered = _ORDER.match(rest)
    if ordered is None or _REMINDING.match(rest) is not None:
        return False
    told = rest[ordered.end() :]
    for one in reversed(moment_spans(told)):
        told = told[: one.start] + told[one.end :]
    return re.search(r"\w", _LEADS.sub(" ", told)) is None


def _orders_something(rest: str) -> bool:
    """Whether words begin as an order for a thing of its own: "remind me at 5"; not "send it to Kim", "make it 5"."""
    pointing = POINTING.search(rest)
    early = pointing is not None and len(rest[: pointing.start()].split()) < _FIRST_WORDS
    return _ORDER.match(rest) is not None and _CHANGE.match(rest) is None and not early


def _keeps_elsewhere(rest: str) -> bool:
    """Whether an order puts something into the user's own calendar or lists: "put it in my calendar, an hour"."""
    return _ORDER.match(rest) is not None and _KEPT_ELSEWHERE.search(rest) is not None


def _speaks_of(rest: str, waiting: Waiting) -> bool:
    """Whether words name the call that waits or a part of it: "the mail", "the subject"."""
    parts = {name for parameter, schema in waiting.properties.items() for name in names_of(parameter, schema)}
    named = "|".join(sorted(map(re.escape, waiting.nouns | parts), key=len, reverse=True))
    return bool(named) and re.search(rf"(?<!\w)(?:{_LEADING}) (?:{named})(?!\w)", rest) is not None


def _names(rest: str, people: frozenset[str]) -> bool:
    return not people.isdisjoint(_WORD.findall(rest))


def _may_be_same(lead: Lead, rest: str, waiting: Waiting) -> bool:
    """Whether an order may be meant for the call that waits: it is of its kind and nothing says that it is another, it
    sends something to somebody who would get it, or it is so short that it may add somebody."""
    words = rest.split()
    if len(words) <= _WORDS_OF_ADDITION and any(name in waiting.properties for name in RECIPIENTS):
        return True
    sends = any(name in waiting.properties for name in RECIPIENTS)
    if _SENDING.match(rest) and (_names(rest, waiting.people) or _ALL.search(rest) or (sends and not lead.joined)):
        return True
    if not waiting.nouns and not lead.joined and _EFFECT.match(rest) is not None and _OWN_THING.search(rest) is None:
        # Nobody knows what people call what this tool does: "yes, pay Bob 20".
        return True
    verb = next(iter(_WORD.findall(rest)), "")[:_STEM]
    of_kind = bool(verb) and any(kind.startswith(verb) for kind in (*waiting.tool_name.split("_"), *waiting.nouns))
    return of_kind and (not lead.joined or _TOO.search(rest) is not None)
