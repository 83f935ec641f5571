"""Small talk and courtesies: what is answered without any tool, and what is taken off a request's ends. Pure."""

from __future__ import annotations

import re
from typing import Final

from language.gloss import in_english

_POLITE: Final = re.compile(
    r"^(?:\s*+(?:hey|hi|hello|please|pls|kindly|just|also|then|now|so|ok|okay|steward|and|"
    r"(?:can|could|would|will) you(?: please)?|i(?:'d| would) like (?:you )?to|i (?:want|need) (?:you )?to|let'?s)\b"
    r"[\s,:!]*+)++",
    re.I,
)
_TRAILING: Final = re.compile(
    r"(?<![\s,])[\s,]*+(?:\b(?:please|pls|thanks|thank you|for me|right now)\b[\s,.!?]*+){1,8}+$", re.I
)
_GREETING: Final = re.compile(r"hi|hello|hey|good (?:morning|afternoon|evening|day)", re.I)
_THANKS: Final = re.compile(
    r"(?:super )?(?:thanks|thank you|thx|cheers|merci)(?: (?:so|very) much| a lot| again| for .{1,40})?", re.I
)
_BEGINS_WITH_THANKS: Final = re.compile(rf"\s*(?:{_THANKS.pattern})\b", re.I)
_BYE: Final = re.compile(r"bye|goodbye|good night|see you(?: later| soon)?", re.I)
_FINE: Final = re.compile(r"ok(?:ay)?|great|cool|nice|perfect|good|fine|al(?:l )?right|well done|got it|i see", re.I)
_ABOUT_ITSELF: Final = re.compile(
    r"(?:who|what) are you|what can you do(?: for me)?|how (?:can|do) you help(?: me)?|help(?: me)?|what do you do",
    re.I,
)
_HOW: Final = re.compile(r"how are you(?: doing)?(?: today)?|how(?:'s| is) it going|what'?s up", re.I)
_FILLER: Final = re.compile(r"\b(?:there|steward|everyone|all)\b|[^\w\s'’]", re.I)


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
