"""The documents and questions of this benchmark, and how documents are taken in: by the activities of the product."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import yaml
from temporalio.testing import ActivityEnvironment

from steward.activities.ingestion import IngestionActivities
from steward.contracts.knowledge import IngestInput, IngestStep
from steward.sql.knowledge import KnowledgeStore, WantedDocument

_FOLDER: Final = Path(__file__).parent
TENANT, AGENT = "bench", "default"


@dataclass(frozen=True, slots=True)
class Question:
    """`tells` stands in the passage that answers it, which is one of the document `name`."""

    ask: str
    name: str
    tells: str


@dataclass(frozen=True, slots=True)
class BenchDocument:
    """A document in Markdown with what is asked about it."""

    name: str
    text: str
    questions: tuple[Question, ...]


def documents() -> Iterator[BenchDocument]:
    """Every document of the data files."""
    for path in sorted((_FOLDER / "documents").glob("*.yaml")):
        for entry in yaml.safe_load(path.read_text(encoding="utf-8")):
            asked = tuple(Question(one["ask"], entry["name"], one["tells"]) for one in entry["questions"])
            yield BenchDocument(entry["name"], entry["text"], asked)


def untold() -> list[str]:
    """Questions that no document answers."""
    entries: list[str] = yaml.safe_load((_FOLDER / "untold.yaml").read_text(encoding="utf-8"))
    return entries


async def take_in(store: KnowledgeStore, activities: IngestionActivities, given: Iterable[BenchDocument]) -> None:
    """Make documents searchable, step by step as IngestWorkflow does."""
    environment = ActivityEnvironment()
    for one in given:
        data = one.text.encode()
        wanted = WantedDocument(AGENT, one.name, "", "", "bench", hashlib.sha256(data).hexdigest(), data)
        document, _ = await store.want(TENANT, wanted)
        begun = await environment.run(
            activities.begin_ingest, IngestInput(tenant_id=TENANT, document_id=document.document_id)
        )
        assert begun.version is not None
        step = IngestStep(tenant_id=TENANT, document_id=document.document_id, version=begun.version)
        for work in (activities.parse_document, activities.cut_document):
            await environment.run(work, step)
        while (done := await environment.run(activities.embed_document, step)).done < done.total:
            pass
        await environment.run(activities.publish_document, step)
