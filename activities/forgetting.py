"""The activities of ForgetUserWorkflow: each deletes from one kind of store, as much as it does at a time.

Each may be repeated and may die at any line: what is deleted is looked for again, and what must be known to delete the
rest (problem ids, workflow ids) is on record before the rows that tell it go. Composed by workers/forgetting.py.
"""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, Protocol

from temporalio import activity

from steward.activities.failures import translated
from steward.activities.heartbeat import heartbeating
from steward.activities.memory import Memories
from steward.contracts import queues
from steward.contracts.forgetting import ForgetStepDone, ForgetUserInput
from steward.contracts.owner import Owner
from steward.sql.forgetting import USERS_TABLES, Forgetting, ForgettingStore

_BUDGET_S: Final = 60.0
"""An activity that has worked for this long lets the workflow begin the next one."""
_PROBLEMS_AT_ONCE: Final = 100
_HISTORIES_AT_ONCE: Final = 50
_DONE: Final = ForgetStepDone()
_MORE: Final = ForgetStepDone(more=True)


class Histories(Protocol):
    """What Temporal has. Raises Unavailable while it is away."""

    async def of_user(self, owner: Owner, limit: int, *, running: bool = False) -> Sequence[str]:
        """Ids of workflows that carry the user's name."""
        ...

    async def end(self, problem_ids: Sequence[int]) -> None:
        """Cancel these problems; one that does not end in time is terminated."""
        ...

    async def delete(self, workflow_ids: Sequence[str]) -> int:
        """Delete every run of these workflows, also of those that run; Temporal has none then. How many there were."""
        ...


class ForgettingActivities:
    """`folders`: those of a user's files, by store. `installation_tenant` is whose people may switch tools."""

    def __init__(
        self,
        store: ForgettingStore,
        histories: Histories,
        memories: Memories,
        folders: Callable[[Owner], Mapping[str, Path]],
        installation_tenant: str,
    ) -> None:
        self._store = store
        self._histories = histories
        self._memories = memories
        self._folders = folders
        self._tenant = installation_tenant

    @activity.defn
    async def close_user(self, request: ForgetUserInput) -> ForgetStepDone:
        """Cancel what runs for the user. From here on the doors refuse them."""
        async with heartbeating():
            with translated():
                forgetting, owner = await self._about(request)
                if owner is None or forgetting is None:
                    return _DONE
                if forgetting.stage == "waiting":
                    await self._store.enter(request.forgetting_id, "closing")
                    await self._store.wait_for_writers(owner)
                if forgetting.stage == "erasing":
                    return _DONE
                running = await self._histories.of_user(owner, _HISTORIES_AT_ONCE, running=True)
                numbers = {queues.problem_of(workflow_id) for workflow_id in running}
                numbers |= set(await self._store.open_problems(owner))
                await self._histories.end(sorted(number for number in numbers if number is not None))
                return ForgetStepDone(more=len(running) >= _HISTORIES_AT_ONCE)

    @activity.defn
    async def erase_rows(self, request: ForgetUserInput) -> ForgetStepDone:
        """Delete the user's rows. From here on nobody can write for them, in whatever process they are."""
        async with heartbeating():
            with translated():
                forgetting, owner = await self._about(request)
                if owner is None or forgetting is None:
                    return _DONE
                await self._store.enter(request.forgetting_id, "erasing")
                await self._store.wait_for_writers(owner)
                await self._store.note_workflows(owner, request.forgetting_id)
                until = time.monotonic() + _BUDGET_S
                while await self._store.erase_problems(forgetting, owner, _PROBLEMS_AT_ONCE):
                    if time.monotonic() > until:
                        return _MORE
                for table in USERS_TABLES:
                    while await self._store.erase_rows(request.forgetting_id, owner, table):
                        if time.monotonic() > until:
                            return _MORE
                await self._store.erase_traces(forgetting, owner, of_installation=owner.tenant_id == self._tenant)
                return _DONE

    @activity.defn
    async def erase_histories(self, request: ForgetUserInput) -> ForgetStepDone:
        """Delete the histories of the workflows that were noted, and the payloads that they held."""
        async with heartbeating():
            with translated():
                until = time.monotonic() + _BUDGET_S
                while noted := await self._store.workflows(request.forgetting_id, _HISTORIES_AT_ONCE):
                    deleted = await self._histories.delete(noted)
                    await self._store.workflows_gone(request.forgetting_id, noted, deleted)
                    if time.monotonic() > until:
                        return _MORE
                return _DONE

    @activity.defn
    async def erase_memories(self, request: ForgetUserInput) -> ForgetStepDone:
        """Delete the user's vectors; a worker that does not own the index leaves it to one that does."""
        async with heartbeating():
            with translated():
                _, owner = await self._about(request)
                if owner is not None:
                    vectors = await self._memories.forget(owner)
                    await self._store.count(request.forgetting_id, {"vectors": vectors})
                return _DONE

    @activity.defn
    async def erase_files(self, request: ForgetUserInput) -> ForgetStepDone:
        """Delete the user's folders on this machine."""
        async with heartbeating():
            with translated():
                _, owner = await self._about(request)
                if owner is not None:
                    for name, folder in self._folders(owner).items():
                        files = await asyncio.to_thread(_delete, folder)
                        await self._store.count(request.forgetting_id, {name: files})
                return _DONE

    @activity.defn
    async def certify_forgetting(self, request: ForgetUserInput) -> ForgetStepDone:
        """Look into every store once more: when nothing is left, the certificate is made."""
        async with heartbeating():
            with translated():
                _, owner = await self._about(request)
                if owner is None:
                    return _DONE
                found = await self._histories.of_user(owner, _HISTORIES_AT_ONCE)
                if found:
                    numbers = [number for one in found if (number := queues.problem_of(one)) is not None]
                    remembering = [queues.remember_workflow_id(number) for number in numbers]
                    await self._store.note_problems(numbers, request.forgetting_id, [*found, *remembering])
                    return _MORE
                if await self._store.left(owner) or await self._memories.count_of(owner):
                    return _MORE
                if any(folder.exists() for folder in self._folders(owner).values()):
                    return _MORE
                await self._store.finish(request.forgetting_id)
                return _DONE

    async def _about(self, request: ForgetUserInput) -> tuple[Forgetting | None, Owner | None]:
        """The forgetting and whom it is about; nobody once it is done."""
        forgetting = await self._store.get(request.forgetting_id)
        return forgetting, None if forgetting is None else forgetting.owner


def _delete(folder: Path) -> int:
    """Remove a folder. How many files it held; what somebody else removes meanwhile is passed over."""
    files = sum(1 for path in folder.rglob("*") if path.is_file())
    while folder.exists():
        shutil.rmtree(folder, ignore_errors=True)
    return files
