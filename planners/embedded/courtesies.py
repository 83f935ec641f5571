"""Small talk and courtesies: what is answered without any tool, and what is taken off a request's ends. Pure."""

from __future__ import annotations

import re
from typing import Final

from language.gloss import in_english
from language.word_lists import any_of

_POLITE: Final = re.compile(rf"^(?:\s*+(?:{any_of('polite_openings')})\b[\s,:!]*+)++", re.I)
_TRAILING: Final = re.compile(rf"(?<![\s,])[\s,]*+(?:\b(?:{any_of('polite_endings')})\b[\s,.!?]*+){{1,8}}+$", re.I)
_GREETING: Final = re.compile(any_of("greetings"), re.I)
_THANKS: Final = re.compile(any_of("thanks"), re.I)
_BEGINS_WITH_THANKS: Final = re.compile(rf"\s*(?:{any_of('thanks')})\b", re.I)
_BYE: Final = re.compile(any_of("goodbyes"), re.I)
_FINE: Final = re.compile(any_of("approvals"), re.I)
_ABOUT_ITSELF: Final = re.compile(any_of("about_steward"), re.I)
_HOW: Final = re.compile(any_of("how_are_you"), re.I)
_FILLER: Final = re.compile(rf"\b(?:{any_of('addressees')})\b|[^\w\s'’]", re.I)


def small_talk(text: str) -> str | None:
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
    return next((answer for pattern, answer in answers if pattern.fullmatch(bare)), None)


def thanks(text: str) -> bool:
    """Whether a text begins with thanks."""
    return _BEGINS_WITH_THANKS.match(in_english(text).text) is not None


def squeeze(text: str) -> str:
    """One space for each run of white space, one newline where it held one."""
    return "\n".join(" ".join(line.split()) for line in text.splitlines() if line.strip())


def tidy(text: str) -> str:
    """Without courtesies at either end and final punctuation."""
    text = _POLITE.sub("", text.strip())
    return _TRAILING.sub("", text).strip().rstrip("?!.,;: ").strip()
