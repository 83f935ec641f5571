"""What is found out about the HTTP request being served, for its line in the access log: whose it is, what it is about.

Whoever finds it out notes it (identity, gateway); api.access_log reads it when the request has ended. Holds ids alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Final


@dataclass(slots=True)
class RequestNotes:
    """Of one request: the tenant of its credentials and the problem it led to or asked for."""

    tenant_id: str | None = None
    problem_id: int | None = None
    limits: list[str] = field(default_factory=list)
    """The rate limits that refused it, by name."""


NOTES: Final[ContextVar[RequestNotes | None]] = ContextVar("request_notes", default=None)
"""Set by the access log around a request; None in a process without one (STDIO)."""


def note_tenant(tenant_id: str) -> None:
    """The caller's credentials belong to this tenant."""
    if (notes := NOTES.get()) is not None:
        notes.tenant_id = tenant_id


def note_problem(problem_id: int | None) -> None:
    """The request opened this problem, or spoke to it."""
    if (notes := NOTES.get()) is not None and problem_id is not None:
        notes.problem_id = problem_id


def note_limits(names: Iterable[str]) -> None:
    """These limits refuse the request. The names are those in the code, so they are few."""
    if (notes := NOTES.get()) is not None:
        notes.limits.extend(names)
