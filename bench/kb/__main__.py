"""`python -m bench.kb`: recall of the knowledge base and its threshold, through the product's own search.

Needs nothing that runs: a PostgreSQL and a Qdrant of its own, the default encoder. The threshold is chosen on one half
of the questions and told on the other.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.kb.corpus import AGENT, TENANT, Question, documents, take_in, untold
from steward.activities.ingestion import IngestionActivities
from steward.activities.knowledge import Knowledge
from steward.activities.knowledge_ranking import ENOUGH, RankedPassage, found_in
from steward.config.settings import load_settings
from steward.search.embedder import FastembedEmbedder
from steward.search.knowledge_index import KnowledgeIndex
from steward.sql.database import Database
from steward.sql.knowledge import KnowledgeStore
from steward.sql.migrate import migrate
from steward.sql.questions import QuestionStore
from steward.stack.postgres import EmbeddedPostgres
from steward.tools.internet.pages import PageReader
from steward.tools.knowledge_answers import answer_from

_DEPTHS: Final = (1, 3, 5)
_AIM: Final = 0.9


@dataclass(frozen=True, slots=True)
class Asked:
    """A question with what was ranked for it. `question` None: nothing tells of it. `told`: the evidence stands in the
    words of the answer itself."""

    ask: str
    question: Question | None
    ranked: list[RankedPassage]
    ms: float
    told: bool = False

    @property
    def best(self) -> float:
        """How well the best passage tells."""
        return max((one.telling for one in self.ranked), default=0.0)

    def found_at(self) -> int | None:
        """The place from 1 of the passage that answers."""
        if self.question is None:
            return None
        for place, one in enumerate(self.ranked, start=1):
            if one.passage.source == self.question.name and self.question.tells in one.passage.text:
                return place
        return None


async def run(home: Path, server: EmbeddedPostgres) -> list[Asked]:
    """Take all documents in and ask everything."""
    settings = load_settings()
    dsn = server.start()
    await migrate(dsn)
    embedder = FastembedEmbedder(settings.home / "models", settings.embed_model, threads=settings.embed_threads)
    index, pages = KnowledgeIndex(embedder, path=home / "qdrant"), PageReader("bench")
    async with Database(dsn) as database:
        store = KnowledgeStore(database)
        knowledge = Knowledge(store, index, embedder, QuestionStore(database))
        began = time.perf_counter()
        given = list(documents())
        await take_in(store, IngestionActivities(store, knowledge, pages), given)
        print(f"{len(given)} documents taken in within {time.perf_counter() - began:.1f} s")
        asked = [await _ask(knowledge, question.ask, question) for one in given for question in one.questions]
        asked += [await _ask(knowledge, ask, None) for ask in untold()]
    await pages.aclose()
    index.close()
    return asked


async def _ask(knowledge: Knowledge, ask: str, question: Question | None) -> Asked:
    began = time.perf_counter()
    ranked, _ = await knowledge.ranked(TENANT, AGENT, ask)
    ms = (time.perf_counter() - began) * 1_000
    answer = answer_from(found_in(1, ranked)).text
    return Asked(ask, question, ranked, ms, told=question is not None and question.tells in answer)


def best_threshold(asked: list[Asked]) -> float:
    """The score that tells questions which are answered from those which are not with the fewest errors; shares of
    both kinds weigh the same."""
    scores = sorted({round(one.best, 3) for one in asked})
    return max(scores, key=lambda score: sum(_shares(asked, score)))


def _shares(asked: list[Asked], threshold: float) -> tuple[float, float]:
    """Of the questions that are answered the share at or above the threshold; of the others the share below."""
    told = [one for one in asked if one.question is not None]
    others = [one for one in asked if one.question is None]
    above = sum(one.best >= threshold for one in told) / len(told)
    return above, sum(one.best < threshold for one in others) / len(others)


def report(asked: list[Asked], errors: int) -> bool:
    """Print the figures; whether the aim is met."""
    told = [one for one in asked if one.question is not None]
    places = [one.found_at() for one in told]
    recall = {depth: sum(place is not None and place <= depth for place in places) / len(told) for depth in _DEPTHS}
    print(
        f"{len(told)} questions: " + ", ".join(f"Recall@{depth} {100 * share:.1f} %" for depth, share in recall.items())
    )
    chosen = best_threshold(asked[::2])
    for name, half, score in (
        ("chosen on one half", asked[::2], chosen),
        ("told on the other", asked[1::2], chosen),
        ("in the product, other half", asked[1::2], ENOUGH),
    ):
        above, below = _shares(half, score)
        print(f"threshold {score:.3f} {name}: {100 * above:.1f} % answered, {100 * below:.1f} % of untold denied")
    print(f"the answer's own words hold the evidence: {100 * sum(one.told for one in told) / len(told):.1f} %")
    times = sorted(one.ms for one in asked)
    print(f"a search takes {times[len(times) // 2]:.0f} ms, at worst {times[-1]:.0f} ms")
    missed = [one for one, place in zip(told, places, strict=True) if place is None or place > _DEPTHS[-1]]
    for one in missed[:errors]:
        print(f"  not in the first {_DEPTHS[-1]}: {one.ask}")
    for one in sorted((one for one in asked if one.question is None), key=lambda one: -one.best)[:errors]:
        print(f"  {one.best:.3f} untold: {one.ask} <- {one.ranked[0].passage.source}: {one.ranked[0].sentences}")
    for one in sorted(told, key=lambda one: one.best)[:errors]:
        print(f"  {one.best:.3f} told: {one.ask} ({one.found_at()})")
    return recall[5] >= _AIM


def main() -> int:
    """The exit code: 0 when the aim is met."""
    parser = argparse.ArgumentParser(prog="python -m bench.kb", description=__doc__)
    parser.add_argument("--errors", type=int, default=0, help="show so many errors of each kind")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        server = EmbeddedPostgres(home / "postgres", home / "postgres.log", settings={"fsync": "off"})
        try:
            asked = asyncio.run(run(home, server))
        finally:
            server.stop()
    return 0 if report(asked, arguments.errors) else 1


if __name__ == "__main__":
    sys.exit(main())
