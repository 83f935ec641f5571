"""What a problem's workflow does otherwise than before: by the version it was opened with, and by patches before that.

A patch costs its workflow a marker and a change of its search attributes; a problem of version 2 has all of them.
"""

from __future__ import annotations

from typing import Final

from temporalio import workflow

from steward.decisions.state import ProblemState

ADVANCES: Final = 2
"""From this version on everything quick is done by `advance`."""


def has_change(state: ProblemState, patch: str) -> bool:
    """Whether this workflow goes by a change that was once a patch."""
    return state.input.version >= ADVANCES or workflow.patched(patch)
