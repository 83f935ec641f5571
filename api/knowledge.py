"""The doors below /kb: documents of the knowledge base, their passages, what was asked."""

from __future__ import annotations

import html
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Annotated, Final, Literal, Self, TypeAlias

from fastapi import APIRouter, Body, Query, Response
from fastapi.responses import HTMLResponse

from steward.api import examples, openapi
from steward.api.bodies import KbDocumentBody
from steward.api.core.knowledge_base import DocumentText
from steward.api.credentials.identity import Principal, Scope
from steward.api.http import CallerDep, GatewayDep, LargeJsonRoute, PrincipalDep, RowId
from steward.contracts.base import Message
from steward.contracts.knowledge import AGENT_FORM, shown_source
from steward.contracts.wire import MAX_PROBLEM_ID
from steward.sql.knowledge import Document, DocumentState

router = APIRouter(tags=["knowledge"], route_class=LargeJsonRoute)

AgentQuery: TypeAlias = Annotated[
    str | None, Query(pattern=AGENT_FORM, max_length=64, description="The collection, such as default; all without")
]
BeforeQuery: TypeAlias = Annotated[
    int | None, Query(ge=1, le=MAX_PROBLEM_ID, description="Only those older than this id: the last one of a page")
]
LimitQuery: TypeAlias = Annotated[int, Query(ge=1, le=200)]
_PAGE: Final = {"text/html": {"schema": {"type": "string"}}}
_NO_SCRIPT: Final = "default-src 'none'; style-src 'unsafe-inline'; sandbox"


class KbDocument(Message):
    """A document. `version` is wanted, `live_version` what answers are made from; `address` opens its text."""

    document_id: int
    agent: str
    source: str
    title: str
    media_type: str
    state: DocumentState
    stage: str
    error: str | None
    version: int
    live_version: int | None
    sha256: str | None
    live_sha256: str | None
    size_bytes: int
    characters: int
    passages: int
    notes: str
    added_by: str
    created_at: datetime
    updated_at: datetime
    address: str

    @classmethod
    def of(cls, document: Document, principal: Principal) -> Self:
        """A document on record. Where its file lies is told to who administers documents."""
        source = document.source if Scope.ADMIN in principal.scopes else shown_source(document.source)
        address = f"/kb/documents/{document.document_id}/page"
        return cls.model_validate(asdict(document) | {"source": source, "address": address})


class KbDocumentPage(Message):
    """Documents, newest first."""

    success: bool = True
    documents: list[KbDocument]


class KbDocumentAdded(Message):
    """A document that was added. `changed` is false when this very content is on record already."""

    success: bool = True
    document: KbDocument
    changed: bool


class KbPassage(Message):
    """A piece of a text: [begins, ends), below a path of headings."""

    number: int
    heading: str
    begins: int
    ends: int
    address: str


class KbDocumentRead(Message):
    """A document with the text that answers are made from, and its passages."""

    success: bool = True
    document: KbDocument
    text: str
    passages: list[KbPassage]


class KbRemoved(Message):
    """A document that is no more."""

    success: bool = True
    document_id: int


class KbAgent(Message):
    """How much a collection holds."""

    agent: str
    documents: int
    in_progress: int
    failed: int
    searchable: int
    passages: int
    characters: int


class KbStatus(Message):
    """The collections of the tenant."""

    success: bool = True
    agents: list[KbAgent]


class KbQuestion(Message):
    """A question to the knowledge base; `sources` are the documents it was answered from."""

    question_id: int
    user_id: str
    agent: str
    problem_id: int | None
    question: str
    answered: bool
    best_score: float | None
    documents: int
    sources: list[int]
    asked_at: datetime


class KbQuestionPage(Message):
    """Questions, newest first."""

    success: bool = True
    questions: list[KbQuestion]


@router.post("/kb/documents", status_code=202, responses=openapi.reading())
async def add_document(
    gateway: GatewayDep,
    principal: PrincipalDep,
    body: Annotated[KbDocumentBody, Body(openapi_examples=examples.KB_DOCUMENT)],
) -> KbDocumentAdded:
    """Add a document, or its new content: an address to fetch, a text, or bytes. The same source is the same document.
    It is read in the background; GET says how far it is."""
    document, changed = await gateway.knowledge.add(principal, body)
    return KbDocumentAdded(document=KbDocument.of(document, principal), changed=changed)


@router.get("/kb/documents", responses=openapi.reading())
async def list_documents(
    gateway: GatewayDep,
    principal: CallerDep,
    agent: AgentQuery = None,
    state: DocumentState | None = None,
    before: BeforeQuery = None,
    limit: LimitQuery = 50,
) -> KbDocumentPage:
    """The tenant's documents, newest first, with how far each is."""
    found = await gateway.knowledge.list(principal, agent, state, before, limit)
    return KbDocumentPage(documents=[KbDocument.of(one, principal) for one in found])


@router.get("/kb/documents/{document_id}", responses=openapi.reading(404))
async def read_document(document_id: RowId, gateway: GatewayDep, principal: CallerDep) -> KbDocumentRead:
    """A document with the text that answers are made from."""
    found = await gateway.knowledge.read(principal, document_id)
    place = f"/kb/documents/{document_id}/page#passage-"
    passages = [
        KbPassage(**_placed(one), address=f"{place}{one['number']}")
        for one in (asdict(each) for each in found.passages)
    ]
    return KbDocumentRead(document=KbDocument.of(found.document, principal), text=found.text, passages=passages)


@router.get(
    "/kb/documents/{document_id}/page",
    response_class=HTMLResponse,
    responses={**openapi.reading(404), 200: {"description": "The text for a browser", "content": _PAGE}},
)
async def show_document(document_id: RowId, gateway: GatewayDep, principal: CallerDep) -> Response:
    """The same for a browser: citations lead to its passages, `#passage-3`."""
    found = await gateway.knowledge.read(principal, document_id)
    headers = {"Content-Security-Policy": _NO_SCRIPT, "Referrer-Policy": "no-referrer"}
    return HTMLResponse("".join(_page(found)), headers=headers)


@router.delete("/kb/documents/{document_id}", responses=openapi.reading(404))
async def remove_document(document_id: RowId, gateway: GatewayDep, principal: PrincipalDep) -> KbRemoved:
    """Take a document out, with its text and its vectors."""
    await gateway.knowledge.remove(principal, document_id)
    return KbRemoved(document_id=document_id)


@router.get("/kb/status", responses=openapi.reading())
async def show_status(gateway: GatewayDep, principal: CallerDep, agent: AgentQuery = None) -> KbStatus:
    """How much each collection holds."""
    agents = await gateway.knowledge.status(principal, agent)
    return KbStatus(agents=[KbAgent(**asdict(one)) for one in agents])


@router.get("/kb/questions", responses=openapi.reading())
async def list_questions(
    gateway: GatewayDep,
    principal: PrincipalDep,
    agent: AgentQuery = None,
    answered: Literal["true", "false"] | None = None,
    before: BeforeQuery = None,
    limit: LimitQuery = 50,
) -> KbQuestionPage:
    """What the knowledge base was asked, newest first; those not answered show which documents are missing."""
    wanted = None if answered is None else answered == "true"
    found = await gateway.knowledge.questions(principal, agent, wanted, before, limit)
    return KbQuestionPage(questions=[KbQuestion(**asdict(one)) for one in found])


def _placed(passage: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in passage.items() if name != "text"}


def _page(found: DocumentText) -> Iterator[str]:
    """The text as one page, every passage below an anchor of its own. Nothing of the document is markup here."""
    source = shown_source(found.document.source)
    title = html.escape(found.document.title or source)
    yield (
        f'<!doctype html><html lang=""><meta charset="utf-8"><title>{title}</title>'
        "<style>body{max-width:46em;margin:2em auto;padding:0 1em;font:1em/1.5 sans-serif;white-space:pre-wrap}"
        f":target{{background:#fff3b0}}</style><h1>{title}</h1><p>{html.escape(source)}</p><div>"
    )
    at = 0
    for passage in _in_order(found):
        yield html.escape(found.text[at : passage[1]])
        yield f'<span id="passage-{passage[0]}">{html.escape(found.text[passage[1] : passage[2]])}</span>'
        at = passage[2]
    yield f"{html.escape(found.text[at:])}</div></html>"


def _in_order(found: DocumentText) -> Sequence[tuple[int, int, int]]:
    return [(one.number, one.begins, one.ends) for one in found.passages]
