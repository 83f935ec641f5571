"""Which request opened a problem, as its workflow was told at its start. Used by `problems`.

An id can be another's: PostgreSQL may have been set back, and its sequence with it.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Final

from temporalio.client import WorkflowHandle

from steward.api.temporal.errors import translated
from steward.api.temporal.start_options import TENANT, USER
from steward.contracts import queues
from steward.contracts.errors import NotFound, Unavailable
from steward.contracts.owner import Owner
from steward.contracts.problem import Opening, ProblemInput, ProblemView
from steward.workflows.problem import ProblemWorkflow

_LOOK_S: Final = 1.0


def opening_of(given: ProblemInput) -> Opening:
    """The opening of a problem by this request."""
    return Opening(installation_id=given.installation_id, owner=given.owner, opening=given.opening)


async def opened_so(handle: WorkflowHandle[ProblemWorkflow, ProblemView], given: ProblemInput) -> bool | None:
    """Whether the problem behind the handle was opened by this very request. None: Temporal cannot say."""
    try:
        with translated():
            found = await handle.describe(rpc_timeout=timedelta(seconds=_LOOK_S))
    except (Unavailable, NotFound):
        return None
    attributes = found.typed_search_attributes
    owner = Owner(attributes.get(TENANT, ""), attributes.get(USER, ""))
    opened = {
        "requester": replace(given.requester, owner=owner),
        "installation_id": await found.memo_value(queues.MEMO_INSTALLATION, ""),
        "opening": await found.memo_value(queues.MEMO_OPENING, ""),
    }
    return opening_of(given).is_of(given.model_copy(update=opened))
