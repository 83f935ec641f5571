"""What a problem's workflow does otherwise than before: by the version it was opened with, and by patches before that.

A patch costs its workflow a marker and a change of its search attributes; a problem of version 2 has all of them.
"""

from __future__ import annotations

from temporalio import workflow

from steward.contracts.problem import ADVANCES
from steward.decisions.state import ProblemState


def has_change(state: ProblemState, patch: str) -> bool:
    """Whether this workflow goes by a change that was once a patch."""
    return state.input.version >= ADVANCES or workflow.patched(patch)
