"""Forgetting a user and letting go of what grew too old: the messages and activity stubs of both workflows.

No message names a user: the histories of these workflows outlive what they delete. Nothing here runs.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from pydantic import Field
from temporalio import activity

from steward.contracts.base import Message

Stage: TypeAlias = Literal["waiting", "closing", "erasing", "done"]
RETENTION_ID: Final = "retention"
"""The id of the schedule; its workflows are called so too, with the moment behind."""


class ForgetUserInput(Message):
    """What opens a ForgetUserWorkflow: a row that says whom it is about."""

    forgetting_id: str


class ForgetStepDone(Message):
    """A step of a forgetting. `more`: it has to be done again, for it did as much as it does at a time."""

    more: bool = False


class RetentionInput(Message):
    """What opens a RetentionWorkflow. `at`, `after`: where an earlier run of it left off."""

    run_id: str = ""
    at: int = 0
    after: str = ""


class RetentionStep(Message):
    """Remove some of a kind. `after` is where the step before it left off, for kinds that are looked through."""

    run_id: str
    kind: str
    after: str = ""


class RetentionStepDone(Message):
    """`more`: there may be more of that kind, behind `after`."""

    more: bool = False
    after: str = ""


class RetentionDays(Message):
    """How many days each kind is kept; 0: for ever."""

    days: dict[str, int] = Field(default_factory=dict)


def forget_workflow_id(forgetting_id: str) -> str:
    """The workflow id of a forgetting."""
    return f"forget-{forgetting_id}"


_NOT_HERE = "a stub: register the real activity on the worker"


@activity.defn
async def close_user(request: ForgetUserInput) -> ForgetStepDone:
    """Cancel what runs for the user."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def erase_rows(request: ForgetUserInput) -> ForgetStepDone:
    """Delete some of the user's rows."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def erase_histories(request: ForgetUserInput) -> ForgetStepDone:
    """Delete histories of the user's workflows, and the payloads they held."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def erase_memories(request: ForgetUserInput) -> ForgetStepDone:
    """Delete the user's vectors."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def erase_files(request: ForgetUserInput) -> ForgetStepDone:
    """Delete the user's folders."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def certify_forgetting(request: ForgetUserInput) -> ForgetStepDone:
    """Look for what is left; make the certificate when nothing is."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def begin_retention(request: RetentionInput) -> RetentionDays:
    """Put the run on record."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def remove_expired(request: RetentionStep) -> RetentionStepDone:
    """Remove some of what grew too old."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def finish_retention(request: RetentionInput) -> None:
    """Take the workflows and marks of what is gone away, and close the run."""
    raise NotImplementedError(_NOT_HERE)
