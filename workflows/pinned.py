"""ProblemWorkflow as workers with a build id register it: it ends on the code it began with.

A class of its own, since Temporal's server refuses workflow tasks that name a versioning behavior from workers without
a version. Decides nothing.
"""

from __future__ import annotations

from temporalio import workflow
from temporalio.common import VersioningBehavior

from steward.contracts.problem import ProblemInput, ProblemView
from steward.decisions.state import ProblemState
from steward.workflows.problem import ProblemWorkflow


@workflow.defn(name="ProblemWorkflow", versioning_behavior=VersioningBehavior.PINNED)
class PinnedProblemWorkflow(ProblemWorkflow):
    """The same workflow, pinned."""

    @workflow.init
    def __init__(self, given: ProblemInput, continued: ProblemState | None = None) -> None:
        super().__init__(given, continued)

    @workflow.run
    async def run(self, given: ProblemInput, continued: ProblemState | None = None) -> ProblemView:
        """As the workflow it is."""
        return await super().run(given, continued)
