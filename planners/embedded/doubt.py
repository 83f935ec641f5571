"""What the planner is unsure of: the question which tool is meant, and what a reply to it settles. Pure."""

from __future__ import annotations

import re
from typing import Final, Literal

from contracts.base import Message
from contracts.tool import Candidate
from search.word_index import content_words

_YES: Final = re.compile(
    r"(?:yes|yep|yeah|yup|ok|okay|sure|exactly|right|correct|ja|jawohl|genau|klar|s[ií]|claro|vale)\b"
    r"(?:[\s,]*(?:please|do(?: it| that)?|go ahead|bitte|por favor)\b)*[\s,.!]*",
    re.I,
)
_NO: Final = re.compile(
    r"(?:no|nope|nah|neither|none|nein|weder noch|keins?|ninguno|ninguna)\b"
    r"(?:[\s,]*(?:thanks|thank you|of (?:them|those|these)|danke|gracias)\b)*[\s,.!]*",
    re.I,
)
_CONTRADICTS: Final = re.compile(r"^(?:no|nope|nah|nein)\s*[,.!:;-]+\s*", re.I)
_PLACES: Final = (
    re.compile(r"(?<!\W)\W*+(?:the |das |la |el )?(?:1|one|first|former|erste|primer[ao]?)(?: one)?\W*", re.I),
    re.compile(r"(?<!\W)\W*+(?:the |das |la |el )?(?:2|two|second|latter|zweite|segund[ao])(?: one)?\W*", re.I),
)

_VAGUE: Final = content_words("as i one option mean meant want it them that")


class Doubt(Message):
    """The state of such a question: the piece of the request, and the tools it may be for, each as it was shown."""

    kind: Literal["doubt"] = "doubt"
    text: str
    tools: dict[str, str]


def question(doubt: Doubt) -> str:
    """Asks which tool a piece of a request is for."""
    first, *others = doubt.tools.values()
    which = f"Which is it: (1) {first}, or (2) {others[0]}?" if others else f"Is it this: {first}?"
    return f"I am not sure what “{doubt.text}” asks for. {which}"


def doubt_of(text: str, candidate: Candidate, rival: Candidate | None = None) -> Doubt:
    """The doubt whether a piece of a request is for a tool, or for its rival."""
    offered = [candidate, rival] if rival else [candidate]
    return Doubt(text=text, tools={known.name: purpose(known) for known in offered})


def purpose(candidate: Candidate) -> str:
    """What a tool is for, in a sentence without its final stop."""
    return candidate.description.split(". ")[0].rstrip(".")


def settle(doubt: Doubt, lines: list[str]) -> tuple[str, str | None]:
    """The piece as the user would have it, and the name of the tool it is for: empty for none, None when they said
    something else. The reply is taken from the lines, of which there must be some.

    A reply that says something else than which tool takes the place of the words that were not understood.
    """
    reply = next((line for line in lines if _picked(line, doubt.tools) is not None), lines[0])
    lines.remove(reply)
    picked = _picked(reply, doubt.tools)
    if picked is None and not _YES.fullmatch(reply):
        return _CONTRADICTS.sub("", reply), None
    return doubt.text, picked


def _picked(reply: str, tools: dict[str, str]) -> str | None:
    """The tool a reply chooses of those offered, an empty name for none of them; None when it says something else."""
    offered = list(tools)
    if _NO.fullmatch(reply):
        return ""
    if len(offered) == 1 and _YES.fullmatch(reply):
        return offered[0]
    for name, place in zip(offered, _PLACES, strict=False):
        if place.fullmatch(reply):
            return name
    words = content_words(reply) - _VAGUE
    naming = [name for name, shown in tools.items() if words and words <= content_words(shown)]
    return naming[0] if len(naming) == 1 else None
