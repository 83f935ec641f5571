"""The todo family: each user's task list, kept by the injected store."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime
from typing import Any, TypeAlias

from steward.contracts.base import Json, sha256_of
from steward.contracts.errors import ToolFailed
from steward.contracts.shown import Shown, ShownField
from steward.language.moments.asked import first_after
from steward.language.phrases import phrase
from steward.tools.context import DayOrMoment, ToolArgs, ToolContext, ToolResult
from steward.tools.functions import binding, builtin, preview, reconciler
from steward.tools.named_things import Thing, thing_called, things_called
from steward.tools.ports import TaskPriority, TaskRecord, TaskStatus, TodoStore, needed
from steward.tools.results import of_source

TaskNames: TypeAlias = int | str | list[int | str]
"""A number, a title, or several of these; "all" is every one."""
_WHAT = ("task", "on your list")
_MOST_LOOKED_AT = 1_000


class AddTaskArgs(ToolArgs):
    """Arguments of add_task; `due_date` is a day, or an instant where a time of day was said."""

    title: str
    description: str | None = None
    priority: TaskPriority = "normal"
    due_date: DayOrMoment | None = None


class ListTasksArgs(ToolArgs):
    """Arguments of list_tasks."""

    status: TaskStatus | None = None
    priority: TaskPriority | None = None


class TaskArgs(ToolArgs):
    """Arguments of complete_task and delete_task: a number, several, or what the tasks are called."""

    task_id: TaskNames


class UpdateTaskArgs(ToolArgs):
    """Arguments of update_task; what is not given stays."""

    task_id: int | str
    title: str | None = None
    description: str | None = None
    status: TaskStatus | None = None
    priority: TaskPriority | None = None
    due_date: DayOrMoment | None = None


@builtin("todo.add_task")
async def add_task(ctx: ToolContext, args: AddTaskArgs) -> ToolResult:
    """The new task."""
    task = await _todos(ctx).add(
        ctx.owner,
        ctx.idempotency_key,
        args.title.strip(),
        description=args.description,
        priority=args.priority,
        due_date=args.due_date,
        source=ctx.source,
    )
    return _added(task, ctx)


@reconciler("todo.add_task")
async def added(ctx: ToolContext, args: AddTaskArgs) -> ToolResult | None:
    """The task this call made. That there is none proves nothing: a statement may still be on its way."""
    task = await _todos(ctx).added_by(ctx.owner, ctx.idempotency_key)
    return None if task is None else _added(task, ctx)


@builtin("todo.list_tasks")
async def list_tasks(ctx: ToolContext, args: ListTasksArgs) -> ToolResult:
    """{count, tasks}: open ones first, then by due date."""
    tasks = await _todos(ctx).list(ctx.owner, status=args.status, priority=args.priority)
    kind = " ".join(filter(None, [args.status, f"{args.priority}-priority" if args.priority else None, "task"]))
    head = f"{len(tasks)} {kind}{'s' if len(tasks) != 1 else ''}"
    lines = [head + ":", *(_line(task, ctx) for task in tasks)] if tasks else [f"There are no {kind}s."]
    return ToolResult(
        result={"count": len(tasks), "tasks": [_json(task, ctx) for task in tasks]}, message="\n".join(lines)
    )


@binding("todo.complete_task")
async def bind_completed(ctx: ToolContext, args: TaskArgs) -> dict[str, Json]:
    """The numbers of the tasks that are meant."""
    return _bound(await _called(ctx, args.task_id, open_first=True))


@preview("todo.complete_task")
async def preview_completed(ctx: ToolContext, args: TaskArgs) -> Shown:
    """Each task by number, title and dates."""
    return await _shown(ctx, await _ids(ctx, args.task_id, open_first=True))


@builtin("todo.complete_task")
async def complete_task(ctx: ToolContext, args: TaskArgs) -> ToolResult:
    """The task, done; of several {count, tasks}."""
    ids = await _ids(ctx, args.task_id, open_first=True)
    return _completed([_found(await _todos(ctx).update(ctx.owner, one, status="done"), one) for one in ids], ctx)


@reconciler("todo.complete_task")
async def completed(ctx: ToolContext, args: TaskArgs) -> ToolResult | None:
    """The tasks, if they are done by now: that they are, by whichever call, is all that was wanted."""
    tasks = [await _todos(ctx).get(ctx.owner, one) for one in await _ids(ctx, args.task_id, open_first=True)]
    done = [task for task in tasks if task is not None and task.status == "done"]
    return _completed(done, ctx) if len(done) == len(tasks) else None


@binding("todo.update_task")
async def bind_updated(ctx: ToolContext, args: UpdateTaskArgs) -> dict[str, Json]:
    """The number of the task that is meant, and the day it is put off to, counted from the one it was due."""
    bound = _bound([task := await _one_called(ctx, args.task_id)])
    former = _due(_found(await _todos(ctx).get(ctx.owner, int(task.thing_id)), int(task.thing_id)), ctx)
    if args.due_date is not None and former is not None:
        bound["due_date"] = first_after(ctx.date_words.get("due_date", ""), args.due_date, former).isoformat()
    return bound


@preview("todo.update_task")
async def preview_updated(ctx: ToolContext, args: UpdateTaskArgs) -> Shown:
    """The task as it is now."""
    return await _shown(ctx, [await _id(ctx, args.task_id)])


@builtin("todo.update_task")
async def update_task(ctx: ToolContext, args: UpdateTaskArgs) -> ToolResult:
    """The task as it is afterwards."""
    changes = _changes(args)
    if not changes:
        raise ToolFailed("nothing to change was given: title, description, status, priority or due_date")
    task_id = await _id(ctx, args.task_id)
    return _updated(_found(await _todos(ctx).update(ctx.owner, task_id, **changes, source=ctx.source), task_id), ctx)


@reconciler("todo.update_task")
async def updated(ctx: ToolContext, args: UpdateTaskArgs) -> ToolResult | None:
    """The task, if everything is as it should become."""
    task = await _todos(ctx).get(ctx.owner, await _id(ctx, args.task_id))
    if task is None or any(getattr(task, name) != value for name, value in _changes(args).items()):
        return None
    return _updated(task, ctx)


@binding("todo.delete_task")
async def bind_deleted(ctx: ToolContext, args: TaskArgs) -> dict[str, Json]:
    """The numbers of the tasks that are meant."""
    return _bound(await _called(ctx, args.task_id))


@preview("todo.delete_task")
async def preview_deleted(ctx: ToolContext, args: TaskArgs) -> Shown:
    """Each task by number, title and dates, for what is deleted does not come back."""
    return await _shown(ctx, await _ids(ctx, args.task_id))


@builtin("todo.delete_task")
async def delete_task(ctx: ToolContext, args: TaskArgs) -> ToolResult:
    """{task_id, deleted: true}; of several {count, task_ids, deleted: true}."""
    ids = await _ids(ctx, args.task_id)
    for task_id in ids:
        if not await _todos(ctx).delete(ctx.owner, task_id, ctx.idempotency_key):
            raise _unknown(task_id)
    return _deleted(ids, ctx)


@reconciler("todo.delete_task")
async def deleted(ctx: ToolContext, args: TaskArgs) -> ToolResult | None:
    """Whether this call deleted the tasks."""
    ids = args.task_id if isinstance(args.task_id, list) else [args.task_id]
    gone = [isinstance(one, int) and await _todos(ctx).deleted_by(ctx.owner, one, ctx.idempotency_key) for one in ids]
    return _deleted([one for one in ids if isinstance(one, int)], ctx) if all(gone) else None


async def _shown(ctx: ToolContext, ids: Sequence[int]) -> Shown:
    tasks = [_found(await _todos(ctx).get(ctx.owner, one), one) for one in ids]
    return Shown(
        fields=[ShownField(label="task", value=_in_words(task, ctx), says=["task_id"]) for task in tasks],
        objects={f"task {task.task_id}": sha256_of(_json(task, ctx)) for task in tasks},
    )


def _added(task: TaskRecord, ctx: ToolContext) -> ToolResult:
    return ToolResult(result=_json(task, ctx), message=phrase(ctx.lang, "task_added", task=_line(task, ctx)))


def _completed(tasks: Sequence[TaskRecord], ctx: ToolContext) -> ToolResult:
    if len(tasks) == 1:
        return ToolResult(result=_json(tasks[0], ctx), message=_completed_words(tasks, ctx))
    result = {"count": len(tasks), "tasks": [_json(task, ctx) for task in tasks]}
    return ToolResult(result=result, message=_completed_words(tasks, ctx))


def _completed_words(tasks: Sequence[TaskRecord], ctx: ToolContext) -> str:
    if len(tasks) == 1:
        return phrase(ctx.lang, "task_completed", task=_line(tasks[0], ctx))
    head = phrase(ctx.lang, "tasks_completed", count=len(tasks))
    return "\n".join([head, *(_line(task, ctx) for task in tasks)])


def _changes(args: UpdateTaskArgs) -> dict[str, Any]:
    return args.model_dump(exclude_unset=True, exclude={"task_id"}, exclude_none=True)


def _updated(task: TaskRecord, ctx: ToolContext) -> ToolResult:
    return ToolResult(result=_json(task, ctx), message=phrase(ctx.lang, "task_updated", task=_line(task, ctx)))


def _deleted(ids: Sequence[int], ctx: ToolContext) -> ToolResult:
    if len(ids) == 1:
        told = phrase(ctx.lang, "task_deleted", task=ids[0])
        return ToolResult(result={"task_id": ids[0], "deleted": True}, message=told)
    told = phrase(ctx.lang, "tasks_deleted", count=len(ids), tasks=", ".join(map(str, ids)))
    return ToolResult(result={"count": len(ids), "task_ids": list(ids), "deleted": True}, message=told)


async def _ids(ctx: ToolContext, given: TaskNames, *, open_first: bool = False) -> list[int]:
    """The numbers given; what a binding has not tied yet is looked up."""
    if isinstance(given, int):
        return [given]
    if isinstance(given, list) and (ids := [one for one in given if isinstance(one, int)]) == given:
        return ids
    return [int(task.thing_id) for task in await _called(ctx, given, open_first=open_first)]


async def _id(ctx: ToolContext, given: int | str) -> int:
    return given if isinstance(given, int) else int((await _one_called(ctx, given)).thing_id)


async def _called(ctx: ToolContext, given: TaskNames, *, open_first: bool = False) -> list[Thing]:
    """The tasks that `given` names: with `open_first` those that are done only where no open one fits."""
    tasks = await _todos(ctx).list(ctx.owner, limit=_MOST_LOOKED_AT)
    things = [Thing(str(task.task_id), task.title) for task in tasks]
    still_open = [thing for thing, task in zip(things, tasks, strict=True) if task.status == "open"]
    if not open_first:
        return things_called(given, things, *_WHAT)
    try:
        return things_called(given, still_open, *_WHAT)
    except ToolFailed:
        return things_called(given, things, *_WHAT)


async def _one_called(ctx: ToolContext, given: int | str) -> Thing:
    tasks = await _todos(ctx).list(ctx.owner, limit=_MOST_LOOKED_AT)
    return thing_called(given, [Thing(str(task.task_id), task.title) for task in tasks], *_WHAT)


def _bound(tasks: Sequence[Thing]) -> dict[str, Json]:
    ids: list[Json] = [int(task.thing_id) for task in tasks]
    return {"task_id": ids[0] if len(ids) == 1 else ids}


def _todos(ctx: ToolContext) -> TodoStore:
    return needed(ctx.services.todos, "the todo list")


def _found(task: TaskRecord | None, task_id: int) -> TaskRecord:
    if task is None:
        raise _unknown(task_id)
    return task


def _unknown(task_id: int) -> ToolFailed:
    return ToolFailed(f"there is no task {task_id} on your list")


def _json(task: TaskRecord, ctx: ToolContext) -> dict[str, Any]:
    return {
        "task_id": task.task_id,
        "title": task.title,
        "description": task.description,
        "status": task.status,
        "priority": task.priority,
        "due_date": due.isoformat() if (due := _due(task, ctx)) else None,
        **of_source(task.source),
    }


def _due(task: TaskRecord, ctx: ToolContext) -> date | None:
    """The day, or the instant where the user is."""
    return task.due_date.astimezone(ctx.zone) if isinstance(task.due_date, datetime) else task.due_date


def _line(task: TaskRecord, ctx: ToolContext) -> str:
    return f"{task.task_id}: {task.title}{_marks(task, ctx)}"


def _in_words(task: TaskRecord, ctx: ToolContext) -> str:
    return f"“{task.title}”{_marks(task, ctx)}"


def _marks(task: TaskRecord, ctx: ToolContext) -> str:
    marks = []
    if task.priority != "normal":
        marks.append(phrase(ctx.lang, "with_priority", priority=phrase(ctx.lang, task.priority)))
    if due := _due(task, ctx):
        marks.append(phrase(ctx.lang, "due", day=ctx.in_words(due)))
    if task.status != "open":
        marks.append(phrase(ctx.lang, task.status))
    return f" ({', '.join(marks)})" if marks else ""
