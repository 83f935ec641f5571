"""The system family: ping, get_status, notify_user, find_tools, and the two tools that only the gateway carries out."""

from __future__ import annotations

from typing import Any, Literal

from steward.contracts.base import Json
from steward.contracts.errors import ErrorCode, ToolFailed
from steward.contracts.notification import NotificationInput
from steward.contracts.problem import ProblemView
from steward.contracts.provenance import FROM_OUTSIDE
from steward.language.phrases import phrase
from steward.tools.context import ToolArgs, ToolContext, ToolResult
from steward.tools.exchange import SaidNo
from steward.tools.functions import builtin
from steward.tools.ports import needed

_RECENT = 20
_SHOWN = 80
_NOT_PAIRED = (
    "there is no Telegram chat of yours yet. Write /login to the Telegram bot of this Steward and claim its code with "
    "`steward login CODE`; whoever runs Steward starts the bot (docs/telegram.md)"
)


class PingArgs(ToolArgs):
    """ping takes none."""


class StatusArgs(ToolArgs):
    """Arguments of get_status."""

    problem_id: int | None = None


class CredentialArgs(ToolArgs):
    """Arguments of get_credential."""

    item_name: str
    vault: str | None = None


class FindToolsArgs(ToolArgs):
    """Arguments of find_tools."""

    query: str


class NotifyArgs(ToolArgs):
    """Arguments of notify_user; `channel` is where it has to come, else it comes wherever the user is told things."""

    message: str
    channel: Literal["telegram"] | None = None


class ConfirmArgs(ToolArgs):
    """Arguments of confirm_action."""

    problem_id: int
    confirmed: bool
    approval_id: str | None = None
    arguments: dict[str, Any] | None = None
    reason: str | None = None


class ExecuteTaskArgs(ToolArgs):
    """Arguments of execute_task."""

    task: str
    context: str | None = None


@builtin("system.ping")
async def ping(ctx: ToolContext, args: PingArgs) -> ToolResult:
    """{pong: true}."""
    return ToolResult(result={"pong": True}, message="Steward answers.")


@builtin("system.get_status")
async def get_status(ctx: ToolContext, args: StatusArgs) -> ToolResult:
    """One of the user's own problems, or {problems, waiting}: the recent ones, then as many older ones that wait for
    the user, and how many wait in all."""
    reader = needed(ctx.services.problems, "the record of problems")
    if args.problem_id is not None:
        view = await reader.get(args.problem_id, ctx.owner)
        if view is None:
            raise ToolFailed(f"there is no problem {args.problem_id}", code=ErrorCode.UNKNOWN_PROBLEM)
        return ToolResult(result=_summary(view), message=_line(view))
    found = await reader.list(ctx.owner, limit=_RECENT + 1)
    views = [view for view in found if view.problem_id != ctx.requester.problem_id][:_RECENT]
    recent = {view.problem_id for view in views}
    waiting, total = await reader.waiting(ctx.owner, 2 * _RECENT)
    shown = [*views, *[view for view in waiting if view.problem_id not in recent][:_RECENT]]
    name = "recent_problem" if len(views) == 1 else "recent_problems"
    head = phrase(ctx.lang, name, count=len(views), waiting=total)
    return ToolResult(
        result={"problems": [_summary(view) for view in shown], "waiting": total},
        message="\n".join([head + (":" if shown else "."), *map(_line, shown)]),
    )


@builtin("system.get_credential")
async def get_credential(ctx: ToolContext, args: CredentialArgs) -> ToolResult:
    """{item_name, vault?, found}. The value is never in it: tools use it by its name."""
    store = needed(ctx.services.credentials, "a secret store (`credentials` of an MCP server)")
    place = f" in {args.vault}" if args.vault else ""
    message = f"There is no “{args.item_name}” in the secret store{place}."
    try:
        found = await store.get(args.item_name, args.vault) is not None
    except SaidNo as no:
        found, message = False, f"The secret store did not give “{args.item_name}”{place}: {no.detail}"
    if found:
        message = f"“{args.item_name}” is in the secret store{place}. I never show it; tools can use it by its name."
    named: dict[str, Json] = {name: value for name, value in args.model_dump().items() if value is not None}
    return ToolResult(result={**named, "found": found}, message=message)


@builtin("system.find_tools")
async def find_tools(ctx: ToolContext, args: FindToolsArgs) -> ToolResult:
    """{tools: [name], fits}, best first: what a planner may call in its next round; where none fits, those nearest to
    it. Their descriptions are not in it, since a stranger may have written them."""
    found, fits = await needed(ctx.services.find_tools, "the search for tools")(ctx.owner, args.query)
    names = ", ".join(found)
    nearest = f"No tool for that; nearest: {names}." if names else "No tool for that."
    message = f"Tools that may fit: {names}." if fits else nearest
    return ToolResult(result={"tools": list(found), "fits": fits}, message=message)


@builtin("system.notify_user")
async def notify_user(ctx: ToolContext, args: NotifyArgs) -> ToolResult:
    """Record a notification to the user, which every channel of theirs brings, and chats that are paired with them.

    Raises:
        ToolFailed: it has to come to a chat, and none is paired with the user.
    """
    chats = await ctx.services.paired_chats(ctx.owner) if ctx.services.paired_chats else ()
    if args.channel is not None and args.channel not in chats:
        raise ToolFailed(_NOT_PAIRED)
    await needed(ctx.services.notifications, "notification").deliver(
        NotificationInput(
            owner=ctx.owner,
            problem_id=ctx.requester.problem_id,
            notification_key=ctx.idempotency_key,
            text=args.message,
            source="notify_user",
        )
    )
    name = "told_in_telegram" if args.channel else "notified"
    return ToolResult(result={"notified": True}, message=phrase(ctx.lang, name, message=args.message))


@builtin("system.confirm_action")
async def confirm_action(ctx: ToolContext, args: ConfirmArgs) -> ToolResult:
    """Carried out by the gateway; a problem cannot decide about problems."""
    raise ToolFailed("confirm_action is a decision of a human and is taken by the gateway alone")


@builtin("system.execute_task")
async def execute_task(ctx: ToolContext, args: ExecuteTaskArgs) -> ToolResult:
    """Carried out by the gateway, which opens a problem of its own for the task."""
    raise ToolFailed("execute_task opens a new problem and is carried out by the gateway alone")


def _summary(view: ProblemView) -> dict[str, Any]:
    """What it came to may tell what others wrote; what the user asked for does not."""
    return {
        "problem_id": view.problem_id,
        "status": view.status.value,
        "closed": view.closed,
        "text": view.text,
        "tool_name": view.tool_name,
        "message": view.message,
        "question": view.question.text if view.question else None,
        "approvals": [{"approval_id": a.approval_id, "message": a.message} for a in view.approvals],
        "updated_at": view.updated_at.isoformat(),
        **({FROM_OUTSIDE: True} if view.message or view.question or view.approvals else {}),
    }


def _line(view: ProblemView) -> str:
    what = (view.text or view.tool_name or "").replace("\n", " ")
    short = what if len(what) <= _SHOWN else what[:_SHOWN] + "…"
    return f"#{view.problem_id} {view.status.value.replace('_', ' ')}: {short}"
