"""The answers of the three chats: one saved reply in three shapes. Pure."""

from __future__ import annotations

from collections.abc import Callable

from steward.api.answer_details import ChatReply
from steward.api.chat_bodies import ChatAnswer, QueryAnswer, QueryMetadata, SessionChatAnswer, Timings, ToolResultShown
from steward.contracts.base import Message

Shape = Callable[[ChatReply], Message]


def chat_answer(reply: ChatReply) -> ChatAnswer:
    """The answer of POST /api/{user_id}/chat."""
    t = reply.details
    return ChatAnswer(
        conversation_id=reply.conversation_id,
        response=reply.response,
        tool_calls=t.tool_calls,
        created_at=reply.created_at,
        problem_id=t.problem_id,
        status=t.status,
        approvals=t.approvals,
        question=t.question,
        error=t.error,
    )


def session_answer(reply: ChatReply) -> SessionChatAnswer:
    """The answer of POST /api/chat."""
    return SessionChatAnswer(
        session_id=reply.conversation_id,
        response=reply.response,
        tools_used=reply.details.tools_used,
        problem_id=reply.details.problem_id,
        approvals=reply.details.approvals,
    )


def query_answer(reply: ChatReply) -> QueryAnswer:
    """The answer of POST /query."""
    t = reply.details
    metadata = QueryMetadata(
        confidence=t.confidence,
        entities=t.entities,
        tool_results=[
            ToolResultShown(tool=call.tool_name, result=call.result)
            for call in t.tool_calls
            if call.status == "succeeded"
        ],
        context_used=t.context_used,
        requires_multi_step=t.multi_step,
        timings=Timings(total_ms=t.total_ms, planning_ms=t.planning_ms),
        planner=t.planner,
        model=t.model,
        reasoning=t.reasoning,
        session_id=reply.conversation_id,
        problem_id=t.problem_id,
        approvals=t.approvals,
    )
    return QueryAnswer(
        response=reply.response, thinking=t.thinking, intent=t.intent, tools_used=t.tools_used, metadata=metadata
    )
