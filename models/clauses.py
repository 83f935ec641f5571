"""Takes a request apart: small talk, steps that follow one another, and parts that may stand alone. Pure.

Called by the embedded planner, which decides by its scores whether a possible cut is a real one.
"""

from __future__ import annotations

import re
from typing import Final

POLITE: Final = re.compile(
    r"^(?:\s*(?:hey|hi|hello|please|pls|kindly|just|also|then|now|so|ok|okay|steward|and|"
    r"(?:can|could|would|will) you(?: please)?|i(?:'d| would) like (?:you )?to|i (?:want|need) (?:you )?to|let'?s)\b"
    r"[\s,:!]*)+",
    re.I,
)
_TRAILING: Final = re.compile(r"[\s,]*(?:\b(?:please|pls|thanks|thank you|for me|right now)\b[\s,.!?]*)+$", re.I)
_GREETING: Final = re.compile(
    r"(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|hallo|guten (?:tag|morgen|abend)|hola)", re.I
)
_THANKS: Final = re.compile(
    r"(?:thanks|thank you|thx|cheers|danke|gracias)(?: (?:so|very) much| a lot| again| for .{1,40})?", re.I
)
_BYE: Final = re.compile(r"(?:bye|goodbye|good night|see you(?: later| soon)?|tsch(?:ü|ue)ss|adi[oó]s)", re.I)
_FINE: Final = re.compile(r"(?:ok(?:ay)?|great|cool|nice|perfect|good|fine|alright|well done|got it|i see)", re.I)
_ABOUT_ITSELF: Final = re.compile(
    r"(?:who|what) are you|what can you do(?: for me)?|how (?:can|do) you help(?: me)?|help(?: me)?|what do you do",
    re.I,
)
_HOW: Final = re.compile(r"how are you(?: doing)?(?: today)?|how(?:'s| is) it going|what'?s up", re.I)
_FILLER: Final = re.compile(r"\b(?:there|steward|everyone|all)\b|[^\w\s'’]", re.I)

_THEN: Final = re.compile(
    r"\s*(?:[,;.]\s*)?\b(?:and then|then|after that|afterwards|and after that|and afterwards)\b[\s,]*|\n+", re.I
)
_AND: Final = re.compile(r"\s*(?:[;?!]\s+|\.\s+(?=\D)|,?\s*\band also\b\s*|,?\s*\band\b\s*|,\s*\balso\b\s*|,\s+)", re.I)
_QUOTED: Final = re.compile(r"\"[^\"]*\"|“[^”]*”|«[^»]*»|(?<!\w)'[^']*'(?!\w)")
_SAID: Final = re.compile(
    r"\b(?:saying|that says|telling (?:him|her|them|\w+) that|with the (?:body|message|text))\b", re.I
)


def small_talk(text: str) -> str | None:
    """The answer when the text is nothing but a greeting, thanks and the like; `""` for a question about Steward."""
    bare = " ".join(_FILLER.sub(" ", text).split())
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


def squeeze(text: str) -> str:
    """One space for each run of white space, one newline where it held one; the patterns here count on that."""
    return "\n".join(" ".join(line.split()) for line in text.splitlines() if line.strip())


def steps(text: str) -> list[str]:
    """What is to be done one after the other; quoted and dictated text is never cut."""
    return [step for step in _cut(text, _THEN) if step]


def cuts(step: str) -> list[str]:
    """The parts of a step if it were cut at every place it could be; joined again where that makes no sense."""
    return [part for part in _cut(step, _AND) if part]


def tidy(text: str) -> str:
    """Without courtesies at either end and final punctuation."""
    text = POLITE.sub("", text.strip())
    return _TRAILING.sub("", text).strip().rstrip("?!.,;: ").strip()


def _cut(text: str, at: re.Pattern[str]) -> list[str]:
    closed = [match.span() for match in _QUOTED.finditer(text)]
    said = _SAID.search(text)
    if said:
        closed.append((said.start(), len(text)))
    parts: list[str] = []
    begin = 0
    for match in at.finditer(text):
        if any(start < match.end() and match.start() < end for start, end in closed):
            continue
        parts.append(text[begin : match.start()].strip())
        begin = match.end()
    return [*parts, text[begin:].strip()]
