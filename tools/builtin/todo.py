"""The todo family: each user's task list, kept by the injected store."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from contracts.errors import ToolFailed
from tools.context import ToolArgs, ToolContext, ToolResult
from tools.dates import in_words
from tools.functions import builtin, reconciler
from tools.ports import TaskPriority, TaskRecord, TaskStatus, TodoStore, needed


class AddTaskArgs(ToolArgs):
    """Arguments of add_task; `due_date` is an instant by now."""

    title: str
    description: str | None = None
    priority: TaskPriority = "normal"
    due_date: datetime | None = None


class ListTasksArgs(ToolArgs):
    """Arguments of list_tasks."""

    status: TaskStatus | None = None
    priority: TaskPriority | None = None


class TaskArgs(ToolArgs):
    """Arguments of complete_task and delete_task."""

    task_id: int


class UpdateTaskArgs(ToolArgs):
    """Arguments of update_task; what is not given stays."""

    task_id: int
    title: str | None = None
    description: str | None = None
    status: TaskStatus | None = None
    priority: TaskPriority | None = None
    due_date: datetime | None = None


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


@builtin("todo.complete_task")
async def complete_task(ctx: ToolContext, args: TaskArgs) -> ToolResult:
    """The task, done."""
    task = _found(await _todos(ctx).update(ctx.owner, args.task_id, status="done"), args.task_id)
    return _completed(task, ctx)


@reconciler("todo.complete_task")
async def completed(ctx: ToolContext, args: TaskArgs) -> ToolResult | None:
    """The task, if it is done by now: that it is, by whichever call, is all that was wanted."""
    task = await _todos(ctx).get(ctx.owner, args.task_id)
    return _completed(task, ctx) if task is not None and task.status == "done" else None


@builtin("todo.update_task")
async def update_task(ctx: ToolContext, args: UpdateTaskArgs) -> ToolResult:
    """The task as it is afterwards."""
    changes = _changes(args)
    if not changes:
        raise ToolFailed("nothing to change was given: title, description, status, priority or due_date")
    task = _found(await _todos(ctx).update(ctx.owner, args.task_id, **changes), args.task_id)
    return _updated(task, ctx)


@reconciler("todo.update_task")
async def updated(ctx: ToolContext, args: UpdateTaskArgs) -> ToolResult | None:
    """The task, if everything is as it should become."""
    task = await _todos(ctx).get(ctx.owner, args.task_id)
    if task is None or any(getattr(task, name) != value for name, value in _changes(args).items()):
        return None
    return _updated(task, ctx)


@builtin("todo.delete_task")
async def delete_task(ctx: ToolContext, args: TaskArgs) -> ToolResult:
    """{task_id, deleted: true}."""
    if not await _todos(ctx).delete(ctx.owner, args.task_id, ctx.idempotency_key):
        raise _unknown(args.task_id)
    return _deleted(args.task_id)


@reconciler("todo.delete_task")
async def deleted(ctx: ToolContext, args: TaskArgs) -> ToolResult | None:
    """Whether this call deleted the task."""
    gone = await _todos(ctx).deleted_by(ctx.owner, args.task_id, ctx.idempotency_key)
    return _deleted(args.task_id) if gone else None


def _added(task: TaskRecord, ctx: ToolContext) -> ToolResult:
    return ToolResult(result=_json(task, ctx), message=f"Added task {_line(task, ctx)}")


def _completed(task: TaskRecord, ctx: ToolContext) -> ToolResult:
    return ToolResult(result=_json(task, ctx), message=f"Completed task {_line(task, ctx)}")


def _changes(args: UpdateTaskArgs) -> dict[str, Any]:
    return args.model_dump(exclude_unset=True, exclude={"task_id"}, exclude_none=True)


def _updated(task: TaskRecord, ctx: ToolContext) -> ToolResult:
    return ToolResult(result=_json(task, ctx), message=f"Updated task {_line(task, ctx)}")


def _deleted(task_id: int) -> ToolResult:
    return ToolResult(result={"task_id": task_id, "deleted": True}, message=f"Deleted task {task_id}.")


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
        "due_date": task.due_date.astimezone(ctx.zone).isoformat() if task.due_date else None,
    }


def _line(task: TaskRecord, ctx: ToolContext) -> str:
    marks = [task.priority + " priority"] if task.priority != "normal" else []
    if task.due_date:
        marks.append(f"due {in_words(task.due_date.astimezone(ctx.zone))}")
    if task.status == "done":
        marks.append("done")
    return f"{task.task_id}: {task.title}" + (f" ({', '.join(marks)})" if marks else "")
