"""What takes a matter back, with or without a reason: "mm never mind", "nah drop it, read them already". Pure.

Called where something waits or was asked. A message that asks for something beside is none: it must not be lost.
"""

from __future__ import annotations

import re
from typing import Final

from steward.language.moments.spans import moment_spans
from steward.language.moods import Mood, mood_of
from steward.language.unicode_text import caseless
from steward.language.word_lists import any_of, words_for

_BEFORE: Final = rf"(?:(?:{any_of('padding', 'no', 'answer_padding')})\b[\s,.!…–-]*){{0,4}}"
_AFTER: Final = rf"(?:[\s,.!…–-]+(?:{any_of('padding', 'courtesies')}))?[\s.!…]*$"
_DROPPED: Final = re.compile(
    rf"{_BEFORE}(?P<drops>{any_of('never_mind', 'no_alone')})"
    rf"(?:{_AFTER}|\s*[,.;:!…–-]+\s*(?P<why>\S.*)|\s(?P<led>\S.*))"
)
"""Matches "hmm wait no. keep it", "scrap it, i'll write them a letter", "lass es ich rufe an". `led` is what follows
without a mark."""
_LED: Final = re.compile(rf"(?:{any_of('reason_openings')})(?![\w'])")
_ORDER: Final = re.compile(
    rf"(?:(?:{any_of('follow_up_openings', 'order_openings', 'padding')})\b[\s,]*){{0,3}}"
    rf"(?:{any_of('deed_verbs', 'change_verbs', 'change_openings', 'decided_deeds')})(?!\w)"
)
_INSTEAD: Final = tuple(words_for("change_words"))
_JOINED: Final = re.compile(rf"(?:{any_of('follow_up_openings', 'but')})(?!\w)")
_LONGEST: Final = 120


def is_dismissal(text: str) -> bool:
    """Whether a message wants nothing more of what waits or was asked, and nothing else either."""
    if len(text) > _LONGEST:
        return False
    found = _DROPPED.fullmatch(caseless(text).strip(" ¡"))
    if found is None:
        return False
    if found["why"]:
        return is_reason(found["why"])
    if found["led"]:
        # One word and more may be an order: "cancel my 3pm", "stop my timer".
        return " " in found["drops"] and _LED.match(found["led"]) is not None and is_reason(found["led"])
    return True


def is_reason(why: str) -> bool:
    """Whether words say only why: they order nothing, ask nothing and name nothing to be put in the place of it."""
    why = caseless(why)
    if mood_of(why) is Mood.QUESTION or _ORDER.match(why) or _JOINED.match(why):
        return False
    if any(f" {word}" in f" {why}" for word in _INSTEAD) or "@" in why:
        return False
    return _LED.match(why) is not None or not moment_spans(why)
