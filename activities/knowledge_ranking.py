"""Passages that were found, in their order, and which of them tell of a question. Pure; used by `Knowledge`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from steward.activities.knowledge_evidence import Named
from steward.activities.knowledge_kinds import tells_kind
from steward.contracts.knowledge import shown_source
from steward.search.embedder import Vectors
from steward.sql.knowledge import FoundPassage, SharedWords
from steward.tools.documents.passages import sentences_in
from steward.tools.knowledge_port import Found, Source

_BESIDE: Final = re.compile(r"(?:Subject|To|Cc): .*|(?:[^\W\d_][\w'’-]*[,&]?|&)(?: (?:[^\W\d_][\w'’-]*[,&]?|&)){0,2}")
"""Matches the head "Subject: Service", and up to three words without an end: "Kind regards", "Dear Ms Park,"."""
_HAS_CODE: Final = 0.6
"""What a passage with the very code of a question tells at least."""
SHOWN: Final = 6
"""Passages that an answer is made from at most."""
ENOUGH: Final = 0.38
"""Cosine of a passage's nearest sentence from which it tells of a question; chosen on one half of bench/kb and told on
the other."""
MOST_TOLD: Final = 3
_NEAR_BEST: Final = 0.6
"""Of the best sentence's cosine: others of its passage that tell about as much are shown with it."""
_BEST_OF_DOCUMENT: Final = 3
LONGEST_EMBEDDED: Final = 1_200
_MOST_SENTENCES: Final = 14
JUDGED: Final = 14


@dataclass(frozen=True, slots=True)
class RankedPassage:
    """A passage, what it is ranked by, whether it tells (from 0 to 1), and the sentences in it that tell most."""

    passage: FoundPassage
    score: float
    telling: float
    sentences: Sequence[str]


def of_documents(passages: Sequence[FoundPassage], near: Mapping[int, float]) -> dict[int, float]:
    """By document, the mean cosine of its best passages; one that was not near counts as the farthest that was."""
    farthest = min(near.values(), default=0.0)
    cosines: dict[int, list[float]] = {}
    for passage in passages:
        cosines.setdefault(passage.document_id, []).append(near.get(passage.passage_id, farthest))
    return {
        document: sum((sorted(found, reverse=True) + [farthest] * _BEST_OF_DOCUMENT)[:_BEST_OF_DOCUMENT])
        / _BEST_OF_DOCUMENT
        for document, found in cosines.items()
    }


def told_of(question: str, ranked: Sequence[RankedPassage]) -> list[RankedPassage]:
    """The passages that may tell of what a question names; none where it names what stands in none of them."""
    named = Named.by(question)
    if not named.is_told_by([one.passage for one in ranked]):
        return [replace(one, telling=0.0) for one in ranked]
    if not named.codes:
        return list(ranked)
    held = [(one, _with_codes(named, one)) for one in ranked]
    return [replace(one, telling=max(one.telling, _HAS_CODE), sentences=found) for one, found in held if found]


def telling_of(question: str, told: list[RankedPassage], enough: float) -> list[RankedPassage]:
    """The same; none where what they tell is not of the kind that is asked for."""
    best = [one for one in told if one.telling >= enough][:MOST_TOLD]
    said = [sentence for one in best for sentence in one.sentences]
    if not best or tells_kind(question, said):
        return told
    return [replace(one, telling=0.0) for one in told]


def _with_codes(named: Named, one: RankedPassage) -> list[str]:
    """The sentences of a passage that have the codes; the others only where the passage has them in pieces."""
    held = [sentence for sentence in sentences_of(one.passage) if named.has_codes(sentence)][:MOST_TOLD]
    return held or (list(one.sentences) if named.has_codes(f"{one.passage.heading} {one.passage.text}") else [])


def found_in(
    documents: int,
    ranked: Sequence[RankedPassage],
    degraded: str | None = None,
    *,
    enough: float = ENOUGH,
    shown: int = SHOWN,
) -> Found:
    """Of ranked passages those that tell."""
    sources = tuple(_source(one) for one in ranked if one.telling >= enough)[:shown]
    return Found(documents, sources, max((one.telling for one in ranked), default=None), degraded)


def _source(one: RankedPassage) -> Source:
    found = one.passage
    place = (found.number, found.begins, found.ends, found.text)
    return Source(
        found.document_id, found.title, shown_source(found.source), found.heading, *place, one.score, one.sentences
    )


def promising(near: Mapping[int, float], words: Mapping[int, SharedWords]) -> list[int]:
    """The passages worth a closer look: the nearest, and those that share most words."""
    return list(dict.fromkeys([*list(near)[:JUDGED], *list(words)[: JUDGED // 2]]))


def as_embedded(title: str, heading: str, text: str) -> str:
    """What is said of a passage when it is compared: its headings belong to it."""
    parts = [title if title and not heading.startswith(title) else "", heading.replace(" > ", ". ")]
    return "\n".join(part for part in (*parts, text) if part)[:LONGEST_EMBEDDED]


def sentences_of(passage: FoundPassage) -> list[str]:
    """The sentences and lines of a passage, without those that only stand beside what is said: "Kind regards"."""
    text = passage.text
    found = [" ".join(text[begins:ends].split()) for begins, ends in sentences_in(text)]
    return ([one for one in found if not _BESIDE.fullmatch(one)] or found)[:_MOST_SENTENCES]


def telling_sentences(sentences: Sequence[str], cosines: Vectors) -> list[str]:
    """The sentences nearest to the question, in their order."""
    if not len(sentences):
        return []
    enough = float(cosines.max()) * _NEAR_BEST
    chosen = sorted(range(len(sentences)), key=lambda at: -float(cosines[at]))[:MOST_TOLD]
    return [sentences[at] for at in sorted(chosen) if float(cosines[at]) >= enough]
