"""What the planner is unsure of: the question it asks, and what the user's replies settle. Pure.

Nothing is kept between rounds: the question stands in the conversation and its reply in the request, as a line of its
own, so any worker can tell what was meant.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from contracts.plan import PlanRequest
from contracts.tool import Candidate
from search.nearness import content_words

_ASKED: Final = re.compile(
    r"I am not sure what “(?P<text>(?:(?!” asks for\. ).)++)” asks for\. "
    r"(?:Is it this: (?P<only>.+)|Which is it: \(1\) (?P<first>(?:(?!, or \(2\) ).)++), or \(2\) (?P<second>.+))\?",
    re.DOTALL,
)
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


@dataclass(frozen=True, slots=True)
class Settled:
    """A request without the replies to this planner's questions, and the tools they say its pieces ask for.

    A piece that shall be left alone has None.
    """

    text: str
    meant: dict[str, Candidate | None]


def question(text: str, candidate: Candidate, rival: Candidate | None) -> str:
    """Asks which tool a piece of a request asks for."""
    if rival is None:
        return f"I am not sure what “{text}” asks for. Is it this: {purpose(candidate)}?"
    return f"I am not sure what “{text}” asks for. Which is it: (1) {purpose(candidate)}, or (2) {purpose(rival)}?"


def purpose(candidate: Candidate) -> str:
    """What a tool is for, in a sentence without its final stop."""
    return candidate.description.split(". ")[0].rstrip(".")


def settled(said: str, request: PlanRequest) -> Settled:
    """What the request says once the replies to this planner's questions are understood.

    A reply that says something else than which tool takes the place of the words that were not understood.
    """
    text, meant = said, dict[str, Candidate | None]()
    for turn in request.turns:
        asked = _ASKED.fullmatch(turn.text) if turn.role == "assistant" else None
        if asked is None:
            continue
        before, piece, after = text.partition(asked["text"])
        rest, *lines = after.split("\n")
        if not lines:
            continue
        offered = [told for told in (asked["only"], asked["first"], asked["second"]) if told]
        reply = next((line for line in lines if _picked(line, offered) is not None), lines[-1])
        lines.remove(reply)
        picked = _picked(reply, offered)
        if picked is None:
            piece = piece if _YES.fullmatch(reply) else _CONTRADICTS.sub("", reply)
        else:
            known = next((candidate for candidate in request.candidates if purpose(candidate) == picked), None)
            if known is not None or not picked:
                meant[piece] = known
        text = "\n".join([before + piece + rest, *lines])
    return Settled(text, meant)


def _picked(reply: str, offered: list[str]) -> str | None:
    """What a reply chooses of what was offered, an empty text for none of it; None when it says something else."""
    if _NO.fullmatch(reply):
        return ""
    if len(offered) == 1 and _YES.fullmatch(reply):
        return offered[0]
    for told, place in zip(offered, _PLACES, strict=False):
        if place.fullmatch(reply):
            return told
    words = content_words(reply) - _VAGUE
    naming = [told for told in offered if words and words <= content_words(told)]
    return naming[0] if len(naming) == 1 else None
