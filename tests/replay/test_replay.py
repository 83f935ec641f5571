"""Every recorded history replays with the workflow code of today, in the sandbox."""

from __future__ import annotations

from pathlib import Path

import pytest
from temporalio import workflow
from temporalio.client import WorkflowHistory
from temporalio.contrib.pydantic import pydantic_data_converter
from temporalio.worker import Replayer

from steward.contracts.problem import ProblemInput, ProblemView
from steward.decisions.state import ProblemState
from steward.workers.temporal import workflow_runner
from steward.workflows.problem import ProblemWorkflow
from tests.replay.scenarios import SCENARIOS
from tests.replay.siblings import SIBLINGS

HISTORIES = sorted((Path(__file__).parent / "histories").glob("*.json"))


PROBLEMS = [path for path in HISTORIES if path.stem in SCENARIOS]


def _history(path: Path) -> WorkflowHistory:
    return WorkflowHistory.from_json(f"problem-{path.stem}", path.read_text())


def _replayer(kind: type) -> Replayer:
    return Replayer(
        workflows=[kind],
        workflow_runner=workflow_runner(sandboxed=kind is not ChangedWorkflow),
        data_converter=pydantic_data_converter,
    )


@pytest.mark.requirement("inv.replay")
def test_every_path_has_a_recorded_history() -> None:
    assert {p.stem for p in HISTORIES} == {*SCENARIOS, *SIBLINGS}


@pytest.mark.requirement("inv.replay")
@pytest.mark.parametrize("path", HISTORIES, ids=lambda p: p.stem)
async def test_a_recorded_history_replays(path: Path) -> None:
    kind = SIBLINGS[path.stem][0] if path.stem in SIBLINGS else ProblemWorkflow
    result = await _replayer(kind).replay_workflow(_history(path), raise_on_replay_failure=False)
    assert result.replay_failure is None


@workflow.defn(name="ProblemWorkflow")
class ChangedWorkflow(ProblemWorkflow):
    """The workflow as somebody changed it without thinking of running problems: it takes a breath first."""

    @workflow.init
    def __init__(self, given: ProblemInput, carried: ProblemState | None = None) -> None:
        super().__init__(given, carried)

    @workflow.run
    async def run(self, given: ProblemInput, carried: ProblemState | None = None) -> ProblemView:
        """Start one timer too many."""
        await workflow.sleep(1)
        return await super().run(given, carried)


@pytest.mark.requirement("inv.replay")
@pytest.mark.parametrize("path", PROBLEMS, ids=lambda p: p.stem)
async def test_a_changed_workflow_is_caught_by_every_history(path: Path) -> None:
    result = await _replayer(ChangedWorkflow).replay_workflow(_history(path), raise_on_replay_failure=False)
    assert isinstance(result.replay_failure, workflow.NondeterminismError)
