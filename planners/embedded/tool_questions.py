"""The question which tool a piece of the request is for, and what a reply to it settles. Pure.

The backend asks it where no tool is likely enough; `replies` reads the reply. A tool is never run on a doubt.
"""

from __future__ import annotations

import re
from typing import Final, Literal

from steward.contracts.base import Message
from steward.contracts.tool import Candidate
from steward.language.gloss import language_of
from steward.language.phrases import phrase
from steward.language.word_lists import any_of, by_value, words_for
from steward.language.yes_or_no import assents, yes_or_no
from steward.search.word_index import content_words

FOR_OPERATORS: Final = ("data", "system")
"""Families of which nobody is offered a tool who asked for something else."""
_NONE: Final = re.compile(
    rf"(?:{any_of('none_of_them')})\b(?:[\s,]*(?:{any_of('refusal_courtesies')})\b)*[\s,.!]*", re.I
)
_CONTRADICTS: Final = re.compile(rf"^(?:{any_of('no')})\s*[,.!:;-]+\s*", re.I)
_PLACES: Final = tuple(
    re.compile(rf"(?<!\W)\W*+(?:(?:{any_of('definite')}) )?(?:{'|'.join(words)})(?: one)?\W*", re.I)
    for _, words in sorted(by_value("offered_places").items())
)

_VAGUE: Final = content_words(" ".join(words_for("offered_vague")))


class ToolQuestion(Message):
    """The state of such a question: the piece of the request, and the tools it may be for, each as it was shown.

    It is kept in histories, so `kind` and the fields keep their names.
    """

    kind: Literal["doubt"] = "doubt"
    text: str
    tools: dict[str, str]


def question_text(asked: ToolQuestion) -> str:
    """The question in words."""
    first, *others = asked.tools.values()
    lang = language_of(asked.text)
    which = (
        phrase(lang, "is_it_which", first=first, other=others[0]) if others else phrase(lang, "is_it_one", first=first)
    )
    return f"{phrase(lang, 'not_sure', text=asked.text)} {which}"


def tool_question(text: str, candidate: Candidate, rival: Candidate | None = None) -> ToolQuestion:
    """The question whether a piece of a request is for a tool, or for its rival. Nobody is asked about one for
    operators beside another."""
    both = [candidate, rival] if rival else [candidate]
    offered = [known for known in both if known.tool_type not in FOR_OPERATORS] or both
    return ToolQuestion(text=text, tools={known.name: _shown(known, language_of(text)) for known in offered})


def _shown(candidate: Candidate, lang: str) -> str:
    """What a tool is for: in another language than English by an example of it, where the entry has one."""
    example = next((one for one in candidate.examples if language_of(one) == lang), None) if lang != "en" else None
    return purpose(candidate) if example is None else phrase(lang, "quoted", text=example)


def purpose(candidate: Candidate) -> str:
    """What a tool is for, in a sentence without its final stop."""
    return candidate.description.split(". ")[0].rstrip(".")


def settle_reply(asked: ToolQuestion, lines: list[str]) -> tuple[str, str | None]:
    """The piece of the request after the reply, and the tool it is for: `""` for none of those offered, None when the
    reply does not say which.

    The reply is taken from the lines, of which there must be some. A reply that does not say which tool takes the place
    of the words that were not understood.
    """
    reply = next((line for line in lines if _chosen_tool(line, asked.tools) is not None), lines[0])
    lines.remove(reply)
    chosen = _chosen_tool(reply, asked.tools)
    if chosen is None and not _agrees(reply):
        return _CONTRADICTS.sub("", reply), None
    return asked.text, chosen


def _agrees(reply: str) -> bool:
    return yes_or_no(reply) is True or assents(reply)


def _chosen_tool(reply: str, tools: dict[str, str]) -> str | None:
    """The tool a reply chooses of those offered, an empty name for none of them; None when it says something else."""
    offered = list(tools)
    if _NONE.fullmatch(reply) or yes_or_no(reply) is False:
        return ""
    if len(offered) == 1 and _agrees(reply):
        return offered[0]
    for name, place in zip(offered, _PLACES, strict=False):
        if place.fullmatch(reply):
            return name
    words = content_words(reply) - _VAGUE
    naming = [name for name, shown in tools.items() if words and words <= content_words(shown)]
    return naming[0] if len(naming) == 1 else None
