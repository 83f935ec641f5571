"""The knowledge base's messages: what an IngestWorkflow and its activities tell each other.

A document belongs to a tenant and to an agent, which names a collection. Bytes and texts never travel here: they lie in
PostgreSQL, and messages name the document and the version of its content.
"""

from __future__ import annotations

from typing import Final

from steward.contracts.base import Message

DEFAULT_AGENT: Final = "default"
AGENT_FORM: Final = r"^[a-z0-9](?:[a-z0-9_-]{0,62}[a-z0-9])?$"
"""`default`, `hr-handbook`; not `HR`, `a b`, `-a`."""
LONGEST_SOURCE: Final = 1_000
_ABSOLUTE: Final = ("/", "\\")


def shown_source(source: str) -> str:
    """What a document's source is called to who asks questions: an address or a name as it is, and of a file's whole
    path, which tells of the machine it came from, the file's name."""
    whole = source.startswith(_ABSOLUTE) or source[1:3] in (":\\", ":/")
    return source.replace("\\", "/").rstrip("/").rpartition("/")[2] if whole else source


class IngestInput(Message):
    """What opens an IngestWorkflow."""

    tenant_id: str
    document_id: int


class IngestStep(Message):
    """One step of the work on a version of a document."""

    tenant_id: str
    document_id: int
    version: int


class Begun(Message):
    """The version that is wanted; None when the document is gone or done. `url`: its content is to be fetched."""

    version: int | None = None
    url: bool = False


class IngestStepDone(Message):
    """`go_on` is false when another version is wanted meanwhile, the document is gone, or nothing is left to do."""

    go_on: bool = True
    done: int = 0
    total: int = 0


class FailedIngest(IngestStep):
    """Why a version cannot be read, in words for whoever added it."""

    error: str


class IngestProgress(Message):
    """How far an IngestWorkflow is. `stage`: waiting, fetching, reading, cutting, embedding, publishing, done, failed;
    `done` of `total` passages have vectors."""

    version: int | None = None
    stage: str = "waiting"
    done: int = 0
    total: int = 0
    error: str | None = None
