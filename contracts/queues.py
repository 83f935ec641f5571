"""Names both sides of Temporal must agree on: task queues, workflow ids, search attributes, handlers."""

from __future__ import annotations

import hashlib
from typing import Final

PROBLEMS: Final = "problems"
"""Workflow tasks and the short local activities that run inside them."""
TOOLS: Final = "tools"
"""Tool calls that are slow or have a side effect at most once."""
PLANNER: Final = "planner"
"""Plans by models; as many at a time as the planners make."""
LEARNING: Final = "learning"
"""What models do for nobody who waits, where plans are made."""
DEPLOYMENT: Final = "steward"
"""The workers of all versions together, in Temporal's words."""
ALL_QUEUES: Final = (PROBLEMS, TOOLS, PLANNER)

SA_STATUS: Final = "ProblemStatus"
SA_TENANT: Final = "TenantId"
SA_USER: Final = "UserId"
SA_TOOL: Final = "ToolName"
SA_PENDING: Final = "PendingApproval"


MEMO_INSTALLATION: Final = "installation"
MEMO_OPENING: Final = "opening"
"""In the memo of a problem's workflow: whose it is, and which request opened it."""
OWNER: Final = "steward.installation"
"""In the data of a Temporal namespace: the one installation whose problems run in it."""


_MAX_FAIRNESS_KEY: Final = 64
"""Bytes; Temporal's bound."""


def fairness_key(tenant_id: str) -> str:
    """The key by which Temporal gives each tenant its turn: set where a workflow starts, inherited by all it starts."""
    if len(tenant_id.encode()) <= _MAX_FAIRNESS_KEY:
        return tenant_id
    return hashlib.sha256(tenant_id.encode()).hexdigest()


def problem_workflow_id(problem_id: int) -> str:
    """The workflow id of a problem; one problem, one id, for ever."""
    return f"problem-{problem_id}"


def problem_of(workflow_id: str) -> int | None:
    """The problem a workflow id names; None for the id of anything else."""
    number = workflow_id.removeprefix("problem-")
    return int(number) if number != workflow_id and number.isascii() and number.isdecimal() else None


def reminder_workflow_id(reminder_id: str) -> str:
    """The workflow id of a reminder."""
    return f"reminder-{reminder_id}"


def remember_workflow_id(problem_id: int) -> str:
    """The workflow id of what keeps a problem's exchange."""
    return f"remember-{problem_id}"


def notify_workflow_id(tenant_id: str, notification_key: str) -> str:
    """The workflow id of a notification that is delivered by itself."""
    return f"notify-{tenant_id}-{notification_key}"


def ingest_workflow_id(tenant_id: str, document_id: int) -> str:
    """The workflow id of what makes a document of the knowledge base searchable."""
    return f"ingest-{tenant_id}-{document_id}"
