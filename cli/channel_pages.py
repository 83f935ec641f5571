"""The answers about deliveries that the command line reads. What else the API says is not looked at."""

from __future__ import annotations

from steward.cli.pages import Page


class DeliveryRow(Page):
    """One delivery of an event; `state` is waiting, delivered or dead."""

    id: int
    state: str
    recipient: str
    channel: str
    kind: str
    problem_id: int | None = None
    attempts: int = 0
    last_error: str | None = None


class DeliveryPage(Page):
    """GET /deliveries: newest first."""

    deliveries: list[DeliveryRow]


class DeliveryResent(Page):
    """POST /deliveries/{id}/resend."""

    id: int
