"""The answers about forgetting and retention as the command line reads them."""

from __future__ import annotations

from datetime import datetime

from steward.cli.pages import Page


class Kept(Page):
    """How many of a kind are kept, and why."""

    count: int
    why: str


class Certificate(Page):
    """How far a forgetting is, and what was deleted and kept."""

    forgetting_id: str
    stage: str
    asked_by: str
    pseudonym: str
    deleted: dict[str, int]
    kept: dict[str, Kept]
    asked_at: datetime
    finished_at: datetime | None


class Forgotten(Page):
    """DELETE /users/{id} and GET /forgettings/{id}."""

    success: bool
    done: bool
    forgetting: Certificate


class RetentionRun(Page):
    """A run, and how many it removed."""

    run_id: str
    started_at: datetime
    finished_at: datetime | None
    days: dict[str, int]
    removed: dict[str, int]


class RetentionPage(Page):
    """GET /admin/retention."""

    success: bool
    days: dict[str, int]
    runs: list[RetentionRun]
