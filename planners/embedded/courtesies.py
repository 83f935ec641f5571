"""Small talk and courtesies: texts that are answered without a tool, and words that are taken off a text's ends. Pure.

The backend, the lookups and the replies call it. Its words stand in `language`.
"""

from __future__ import annotations

import re
from typing import Final

from steward.language.chatter import is_chatter
from steward.language.gloss import in_english
from steward.language.word_lists import any_of

_POLITE: Final = re.compile(rf"^(?:\s*+(?:{any_of('polite_openings')})\b[\s,:!]*+)++", re.I)
_TRAILING: Final = re.compile(rf"(?<![\s,])[\s,]*+(?:\b(?:{any_of('polite_endings')})\b[\s,.!?]*+){{1,8}}+$", re.I)
_GREETING: Final = re.compile(any_of("greetings"), re.I)
_THANKS: Final = re.compile(any_of("thanks"), re.I)
_BEGINS_WITH_THANKS: Final = re.compile(rf"\s*(?:{any_of('thanks')})\b", re.I)
_BYE: Final = re.compile(any_of("goodbyes"), re.I)
_FINE: Final = re.compile(any_of("approvals"), re.I)
_ABOUT_ITSELF: Final = re.compile(any_of("about_steward"), re.I)
_HOW: Final = re.compile(any_of("how_are_you"), re.I)
_NO_MORE: Final = "All right."
_FILLER: Final = re.compile(rf"\b(?:{any_of('addressees')})\b|[^\w\s'’]", re.I)


def small_talk_answer(text: str) -> str | None:
    """The answer when the text is nothing but a greeting, thanks and the like; `""` for a question about Steward."""
    bare = " ".join(_FILLER.sub(" ", in_english(text).text).split())
    bare = re.sub(r"^(?:hi|hello|hey) (?=\w)", "", bare, flags=re.I) if not _GREETING.fullmatch(bare) else bare
    if _ABOUT_ITSELF.fullmatch(bare) or not bare:
        return ""
    answers = (
        (_GREETING, "Hello! What can I do for you?"),
        (_THANKS, "You're welcome."),
        (_BYE, "Goodbye!"),
        (_HOW, "All is well here. What can I do for you?"),
        (_FINE, "Good. Tell me when there is something to do."),
    )
    whole = next((answer for pattern, answer in answers if pattern.fullmatch(bare)), None)
    if whole is None and is_chatter(text):
        # Several of them in one: "haha ok, thanks so far".
        return next((answer for pattern, answer in answers if pattern.search(bare)), _NO_MORE)
    return whole


def begins_with_thanks(text: str) -> bool:
    """Whether a text begins with thanks."""
    return _BEGINS_WITH_THANKS.match(in_english(text).text) is not None


def squeeze_spaces(text: str) -> str:
    """One space for each run of white space, one newline where it held one."""
    return "\n".join(" ".join(line.split()) for line in text.splitlines() if line.strip())


def without_courtesies(text: str) -> str:
    """A text without courtesies at either end ("please", "thanks a lot") and without final punctuation."""
    text = _POLITE.sub("", text.strip())
    return _TRAILING.sub("", text).strip().rstrip("?!.,;: ").strip()
