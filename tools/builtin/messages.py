"""The messages family: chat messages that leave through the outbound gateway."""

from __future__ import annotations

from steward.contracts.base import Json
from steward.language.phrases import phrase
from steward.tools.context import ToolArgs, ToolContext, ToolResult
from steward.tools.functions import builtin
from steward.tools.ports import needed


class SendMessageArgs(ToolArgs):
    """Arguments of send_message."""

    chat_id: str
    text: str


@builtin("messages.send_message")
async def send_message(ctx: ToolContext, args: SendMessageArgs) -> ToolResult:
    """{message_id, chat_id, status: sent}, once the gateway took it."""
    gateway = needed(ctx.services.messages, "the outbound gateway (STEWARD_WEBHOOK_URL)")
    message_id = await gateway.send(
        ctx.owner, f"message-{ctx.idempotency_key}", args.chat_id, args.text, ctx.requester.problem_id
    )
    result: dict[str, Json] = {"message_id": message_id, "chat_id": args.chat_id, "status": "sent"}
    if ctx.source:
        result["from_outside"] = True
    return ToolResult(result=result, message=phrase(ctx.lang, "message_sent", chat=args.chat_id, text=args.text))
