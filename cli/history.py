"""What is on record: what waits for a decision, one problem with its steps, and the same live.

Behind `approvals` and `show`; reads only.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from steward.cli.client import StewardClient
from steward.cli.errors import CliError
from steward.cli.exits import ExitCode
from steward.cli.options import Session
from steward.cli.outcome import exit_for, show_answer
from steward.cli.render import problem_header, problem_line, show_step
from steward.cli.screen import err, out, wait_shower
from steward.cli.watch import Watch
from steward.contracts.problem import ProblemView
from steward.contracts.step import Step
from steward.contracts.wire import Answer


def list_approvals(session: Session, client: StewardClient, limit: int) -> ExitCode:
    """Show every approval the caller may decide, with its exact arguments, and how to decide it."""
    page = client.approvals(limit=limit)
    if session.as_json:
        print(page.model_dump_json())
        return ExitCode.DONE
    for view in page.problems:
        out().print(problem_line(view), soft_wrap=True)
        show_answer(session, Answer.of(view))
    if not page.problems:
        err().print("Nothing waits for your decision.")
    return ExitCode.DONE


def show_problem(session: Session, client: StewardClient, problem_id: int) -> ExitCode:
    """Show one problem and its steps; of somebody else's, what the caller may decide. Succeeds whatever it came to."""
    view = client.problem(problem_id)
    steps = _steps(client, problem_id)
    if session.as_json:
        print(json.dumps(_document(view, steps), ensure_ascii=False))
        return ExitCode.DONE
    _show_header(view)
    if steps is None:
        err().print("It is somebody else's problem: its steps are theirs, what you may decide is here.")
    for step in steps or []:
        show_step(out(), step)
    out().print()
    show_answer(session, Answer.of(view))
    return ExitCode.DONE


def follow_problem(session: Session, client: StewardClient, problem_id: int, wait_s: float | None) -> ExitCode:
    """Show one problem's steps until it settles. The exit code says how it stands then. Of somebody else's, what the
    caller may decide is shown once."""
    if _steps(client, problem_id) is None:
        return show_problem(session, client, problem_id)
    steps: list[Step] = []
    if not session.as_json:
        _show_header(client.problem(problem_id))
    console = out()

    def shown(step: Step) -> None:
        steps.append(step)
        if not session.as_json:
            show_step(console, step)

    try:
        view = Watch(client, problem_id, shown, wait_shower(as_json=session.as_json)).until_settled(wait_s)
    except KeyboardInterrupt:
        raise CliError(
            f"Problem {problem_id} goes on without you",
            exit_code=ExitCode.INTERRUPTED,
            hint=f"stop it with `steward cancel {problem_id}`",
        ) from None
    answer = Answer.of(view)
    if session.as_json:
        print(json.dumps(_document(view, steps), ensure_ascii=False))
        return exit_for(answer)
    out().print()
    return show_answer(session, answer)


def _steps(client: StewardClient, problem_id: int) -> Sequence[Step] | None:
    """The steps on record. None: they are not the caller's to see, or there is no such problem."""
    try:
        return client.steps(problem_id).steps
    except CliError as error:
        if error.exit_code is not ExitCode.NOT_FOUND:
            raise
        return None


def _document(view: ProblemView, steps: Sequence[Step] | None) -> dict[str, Any]:
    return {
        "problem": view.model_dump(mode="json"),
        "steps": None if steps is None else [step.model_dump(mode="json") for step in steps],
    }


def _show_header(view: ProblemView) -> None:
    for line in problem_header(view):
        out().print(line, soft_wrap=True)
    out().print()
