"""Puts what the knowledge base found into an answer: the documents' own sentences, each with its source. Pure.

Nothing is said that stands not in a document. Where nothing was found that tells, the answer says so, and how many
documents were searched.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from steward.contracts.base import Json
from steward.language.injection.detector import detect
from steward.language.phrases import phrase
from steward.language.word_lists import LANGUAGES
from steward.tools.internet.texts import TITLE, plain
from steward.tools.knowledge_port import Found, Source

_NO_DOCUMENTS_YET: Final = "the knowledge base has no documents yet"
_MOST_SENTENCES: Final = 4
_LONGEST: Final = 400
_FAR_BELOW: Final = 0.8
"""Of the best passage's score: what lies below it is a source to look at and not told."""


@dataclass(frozen=True, slots=True)
class KnowledgeAnswer:
    """`text` are the sentences with their numbers, `message` the same with the sources below; `lesser` says what was
    not there."""

    text: str
    message: str
    sources: list[dict[str, Json]]
    lesser: str | None = None


def answer_from(found: Found, lang: str = LANGUAGES[0]) -> KnowledgeAnswer:
    """The answer that documents give; that they give none is said in that language."""
    if not found.documents:
        text = phrase(lang, "no_documents")
        return KnowledgeAnswer(text, text, [], _NO_DOCUMENTS_YET)
    if not found.sources:
        name = "document_silent" if found.documents == 1 else "documents_silent"
        text = phrase(lang, name, count=found.documents)
        return KnowledgeAnswer(text, text, [])
    text = " ".join(_report(found.sources))
    sources = [_as_json(number, source) for number, source in enumerate(found.sources, start=1)]
    lines = [f"[{number}] {_named(source)}: {source.address}" for number, source in enumerate(found.sources, start=1)]
    return KnowledgeAnswer(text, "\n".join([text, "", "Sources:", *lines]), sources)


def _report(sources: Sequence[Source]) -> Iterator[str]:
    """The telling sentences of the passages that tell about as much as the best."""
    left, message = _MOST_SENTENCES, set()
    for number, source in enumerate(sources, start=1):
        if source.score < sources[0].score * _FAR_BELOW or not left:
            return
        new = [one for one in source.sentences if one not in message and not detect(one, "document")][:left]
        message.update(new)
        left -= len(new)
        if new:
            yield f"{' '.join(_shortened(plain(one, _LONGEST)) for one in new)} [{number}]"


def _shortened(sentence: str) -> str:
    """A sentence or an entry of a list, ended as one."""
    sentence = sentence.removeprefix("- ").strip()
    return sentence if sentence.endswith((".", "!", "?", ":", "…")) else f"{sentence}."


def _named(source: Source) -> str:
    title = plain(source.title or source.name, TITLE)
    heading = plain(source.heading, TITLE)
    return f"{title} > {heading}" if heading and not heading.startswith(title) else heading or title


def _as_json(number: int, source: Source) -> dict[str, Json]:
    return {
        "n": number,
        "document_id": source.document_id,
        "title": source.title,
        "name": source.name,
        "heading": source.heading,
        "text": source.text,
        "address": source.address,
        "begins": source.begins,
        "ends": source.ends,
        "score": round(source.score, 3),
        **_guard(source.text),
    }


def _guard(text: str) -> dict[str, Json]:
    """What a passage has of instructions to the assistant; nothing of most."""
    found = detect(text, "document")
    seen: list[Json] = [{"family": hit.family, "reason": hit.reason, "span": [hit.start, hit.end]} for hit in found]
    return {"guard": seen} if seen else {}
