"""The answer of GET /security/events as the command line reads it. Used by the client alone."""

from __future__ import annotations

from datetime import datetime

from steward.cli.pages import Page


class SecurityRow(Page):
    """One security event; `kind` is asked, masked, denied, secret_found or another word."""

    id: int
    at: datetime
    kind: str
    user_id: str
    problem_id: int | None = None
    family: str = ""
    place: str = ""
    detail: str = ""


class SecurityPage(Page):
    """GET /security/events: newest first."""

    events: list[SecurityRow]
