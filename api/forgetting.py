"""The doors of forgetting: /users, /forgettings and /admin/retention."""

from __future__ import annotations

from dataclasses import asdict
from datetime import datetime
from typing import Annotated, Final, Literal, Self
from uuid import UUID

from fastapi import APIRouter, Path, Response
from pydantic import ConfigDict

from steward.api import openapi
from steward.api.http import AdminDep, GatewayDep, JsonRoute, PrincipalDep, ReaderDep, WaitDep
from steward.contracts.base import Message
from steward.contracts.forgetting import Stage
from steward.contracts.user_ids import FORMAT
from steward.sql.forgetting import Forgetting

router = APIRouter(tags=["forgetting"], route_class=JsonRoute)

UserPath = Annotated[str, Path(min_length=1, max_length=200, pattern=r"^[^\x00/]+$", json_schema_extra=FORMAT)]
WHY_KEPT: Final = {
    "audit_effects": "that tools acted, which, when, how it ended, and whether it was approved; by a pseudonym",
    "problem_steps": "decisions on problems of others; by a pseudonym",
    "api_keys": "keys of others that the user made; by a pseudonym",
    "kb_documents": "documents of the knowledge base that the user added; by a pseudonym",
    "agent_tools": "tools that the user switched; by a pseudonym",
    "mcp_tools": "definitions of tools that the user decided on; by a pseudonym",
}
"""What a certificate says of each kind that is kept."""


class Kept(Message):
    """How many of a kind are kept, and why."""

    count: int
    why: str


class Certificate(Message):
    """A forgetting: how far it is, and once it is done, what was deleted and what is kept. It names nobody."""

    forgetting_id: str
    stage: Stage
    asked_by: Literal["user", "operator"]
    pseudonym: str
    deleted: dict[str, int]
    kept: dict[str, Kept]
    asked_at: datetime
    finished_at: datetime | None

    @classmethod
    def of(cls, row: Forgetting) -> Self:
        """A forgetting on record."""
        kept = {kind: {"count": count, "why": WHY_KEPT.get(kind, "")} for kind, count in row.kept.items()}
        return cls.model_validate({**asdict(row), "kept": kept})


class Forgotten(Message):
    """The forgetting that was asked for. `success`: it was taken; `done`: nothing is left."""

    success: bool = True
    done: bool
    forgetting: Certificate


class RetentionRunShown(Message):
    """A look for what is too old: the days each kind was kept, and how many were removed."""

    model_config = ConfigDict(from_attributes=True)

    run_id: str
    started_at: datetime
    finished_at: datetime | None
    days: dict[str, int]
    removed: dict[str, int]


class RetentionPage(Message):
    """How many days each kind is kept (0: for ever), and the last runs, newest first."""

    success: bool = True
    days: dict[str, int]
    runs: list[RetentionRunShown]


class RetentionStarted(Message):
    """The workflow that looks now."""

    success: bool = True
    workflow_id: str


_GOES_ON: Final[openapi.Responses] = {
    202: {"model": Forgotten, "description": "It was taken and goes on: Location says where to look"}
}


@router.delete("/users/{user_id}", responses=openapi.reading() | _GOES_ON)
async def forget_user(
    response: Response, gateway: GatewayDep, principal: PrincipalDep, user_id: UserPath, wait: WaitDep
) -> Forgotten:
    """Forget a user: everything of theirs is deleted in every store. A user may ask so for themself, an administrator
    for anybody of the tenant. It cannot be taken back."""
    forgetting = await gateway.forgetting.forget(principal, user_id, wait)
    if forgetting.finished_at is None:
        response.status_code = 202
        response.headers.update({"Location": f"/forgettings/{forgetting.forgetting_id}", "Retry-After": "2"})
    return Forgotten(done=forgetting.finished_at is not None, forgetting=Certificate.of(forgetting))


@router.get("/forgettings/{forgetting_id}", responses=openapi.reading(404))
async def show_forgetting(gateway: GatewayDep, principal: ReaderDep, forgetting_id: UUID) -> Forgotten:
    """A forgetting: how far it is, or its certificate."""
    forgetting = await gateway.forgetting.get(principal, str(forgetting_id))
    return Forgotten(done=forgetting.finished_at is not None, forgetting=Certificate.of(forgetting))


@router.get("/admin/retention", responses=openapi.reading())
async def show_retention(gateway: GatewayDep, _: AdminDep) -> RetentionPage:
    """How long everything is kept, and what the last runs removed."""
    runs = [RetentionRunShown.model_validate(run) for run in await gateway.retention.runs()]
    return RetentionPage(days=gateway.retention.days, runs=runs)


@router.post("/admin/retention", responses=openapi.reading())
async def start_retention(gateway: GatewayDep, _: AdminDep) -> RetentionStarted:
    """Have what is too old removed now. Its row is the first of GET /admin/retention."""
    return RetentionStarted(workflow_id=await gateway.retention.start())
