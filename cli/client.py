"""The HTTP client of the command line: one method for each thing a person can ask of the API.

Used by every command that talks to Steward. Every failure is a CliError of the connection; never prints.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Self
from urllib.parse import quote

from cli.connection import STREAM_SILENCE_S, Connection, parsed
from cli.pages import (
    ChatUserPage,
    ConversationPage,
    ConversationRow,
    ConversationShown,
    DocumentAdded,
    DocumentPage,
    DocumentShown,
    KbStatusPage,
    KeyChanged,
    KeyMade,
    KeyPage,
    McpDecided,
    McpPage,
    NotificationPage,
    Paired,
    ProblemPage,
    QuestionPage,
    Resent,
    StepPage,
    SyncReport,
    ToolPage,
    ToolSwitched,
)
from cli.sse import ServerEvent
from contracts.problem import ProblemView
from contracts.wire import Answer

SYNC_TIMEOUT_S = 300.0
"""Indexing a large catalogue anew takes its time."""
UPLOAD_TIMEOUT_S = 120.0
_GET, _POST, _DELETE = "GET", "POST", "DELETE"


class StewardClient:
    """A connection to one Steward. `user` is whom the requests act for; None leaves it to the server."""

    def __init__(self, url: str, *, token: str | None = None, user: str | None = None) -> None:
        self.url = url
        self._api = Connection(url, token=token, user=user)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._api.close()

    def call(
        self, request: dict[str, Any], *, wait_s: float | None = None, idempotency_key: str | None = None
    ) -> Answer:
        """POST /tool/call with the fields of a request. Waits at most `wait_s` seconds (None: the server's own
        bound); an answer that did not come by then has the status in_progress."""
        body = {"cmd": "tool/call", **request}
        headers = {} if idempotency_key is None else {"Idempotency-Key": idempotency_key}
        return self._api.answer("/tool/call", body, wait_s, headers)

    def decide(
        self,
        problem_id: int,
        *,
        confirmed: bool,
        approval_id: str | None = None,
        arguments: dict[str, Any] | None = None,
        reason: str | None = None,
        wait_s: float | None = None,
    ) -> Answer:
        """Approve or deny. `arguments` (all of them) edits the call that is approved."""
        decision = {"confirmed": confirmed, "approval_id": approval_id, "arguments": arguments, "reason": reason}
        body = {key: value for key, value in decision.items() if value is not None}
        return self._api.answer(f"/problems/{problem_id}/confirm", body, wait_s)

    def reply(self, problem_id: int, text: str, *, wait_s: float | None = None) -> Answer:
        """Answer a problem's question."""
        return self._api.answer(f"/problems/{problem_id}/message", {"text": text}, wait_s)

    def cancel(self, problem_id: int, *, reason: str | None = None, wait_s: float | None = None) -> Answer:
        """Cancel a problem."""
        body = {} if reason is None else {"reason": reason}
        return self._api.answer(f"/problems/{problem_id}/cancel", body, wait_s)

    def problem(self, problem_id: int) -> ProblemView:
        """How a problem stands now."""
        return parsed(ProblemView, self._api.request(_GET, f"/problems/{problem_id}"))

    def events(
        self, problem_id: int, *, after: str | None = None, silence_s: float = STREAM_SILENCE_S
    ) -> Iterator[ServerEvent]:
        """The live events of a problem after the event `after`, until the server ends the stream. A stream that breaks
        or says nothing for `silence_s` seconds is an error."""
        return self._api.stream(f"/problems/{problem_id}/events", after, silence_s)

    def problems(self, *, statuses: str | None = None, limit: int | None = None) -> ProblemPage:
        """Problems, newest first. `statuses` is a comma-separated list."""
        query = {"status": statuses, "limit": limit}
        return parsed(ProblemPage, self._api.request(_GET, "/problems", query))

    def approvals(self, *, limit: int | None = None) -> ProblemPage:
        """Problems with approvals that the caller may decide, newest first."""
        return parsed(ProblemPage, self._api.request(_GET, "/approvals", {"limit": limit}))

    def steps(self, problem_id: int) -> StepPage:
        """Every step of a problem."""
        return parsed(StepPage, self._api.request(_GET, f"/problems/{problem_id}/steps"))

    def tools(self, *, q: str | None = None, tool_type: str | None = None, permission: str | None = None) -> ToolPage:
        """The tools, filtered, with those that are switched off."""
        query = {"q": q, "tool_type": tool_type, "permission": permission, "disabled": "true"}
        return parsed(ToolPage, self._api.request(_GET, "/tool/list", query))

    def notifications(self, *, state: str | None = None, limit: int | None = None) -> NotificationPage:
        """What was said to users, newest first."""
        return parsed(NotificationPage, self._api.request(_GET, "/notifications", {"state": state, "limit": limit}))

    def resend(self, notification_id: int) -> Resent:
        """Have a notification sent again that the webhook has not taken."""
        return parsed(
            Resent, self._api.request(_POST, f"/notifications/{notification_id}/resend", self._api.acting_for())
        )

    def conversations(self, limit: int) -> ConversationPage:
        """What was talked about, the conversation used last first."""
        return parsed(ConversationPage, self._api.request(_GET, "/conversations", {"limit": limit}))

    def conversation(self, conversation_id: str, limit: int) -> ConversationShown:
        """A conversation with its last messages."""
        return parsed(ConversationShown, self._api.request(_GET, _place(conversation_id), {"limit": limit}))

    def rename_conversation(self, conversation_id: str, title: str) -> ConversationRow:
        """Give a conversation another title."""
        renamed = self._api.request("PATCH", _place(conversation_id), self._api.acting_for(), body={"title": title})
        return parsed(ConversationRow, renamed)

    def delete_conversation(self, conversation_id: str) -> None:
        """Delete a conversation's messages."""
        self._api.request("DELETE", _place(conversation_id), self._api.acting_for())

    def export_conversation(self, conversation_id: str, format_name: str) -> str:
        """The whole conversation as one document."""
        return self._api.request(_GET, f"{_place(conversation_id)}/export", {"format": format_name}).text

    def add_document(self, wanted: dict[str, Any]) -> DocumentAdded:
        """Add a document, or its new content, with the fields of POST /kb/documents."""
        return parsed(DocumentAdded, self._api.request(_POST, "/kb/documents", body=wanted, timeout_s=UPLOAD_TIMEOUT_S))

    def documents(
        self, *, agent: str | None = None, state: str | None = None, before: int | None = None, limit: int = 200
    ) -> DocumentPage:
        """Documents of the knowledge base, newest first."""
        query = {"agent": agent, "state": state, "before": before, "limit": limit}
        return parsed(DocumentPage, self._api.request(_GET, "/kb/documents", query))

    def document(self, document_id: int) -> DocumentShown:
        """One document."""
        return parsed(DocumentShown, self._api.request(_GET, f"/kb/documents/{document_id}"))

    def remove_document(self, document_id: int) -> None:
        """Take a document out."""
        self._api.request(_DELETE, f"/kb/documents/{document_id}")

    def kb_status(self, agent: str | None) -> KbStatusPage:
        """How much the collections hold."""
        return parsed(KbStatusPage, self._api.request(_GET, "/kb/status", {"agent": agent}))

    def kb_questions(self, agent: str | None, *, answered: bool, limit: int) -> QuestionPage:
        """What was asked, newest first."""
        query = {"agent": agent, "answered": "true" if answered else "false", "limit": limit}
        return parsed(QuestionPage, self._api.request(_GET, "/kb/questions", query))

    def sync_tools(self) -> SyncReport:
        """Bring the tool table and its index up to date with the catalogue."""
        return parsed(SyncReport, self._api.request(_POST, "/admin/tools/reload", body={}, timeout_s=SYNC_TIMEOUT_S))

    def switch_tool(self, tool: str, *, enabled: bool) -> ToolSwitched:
        """Switch a tool on or off for everybody."""
        body = {"tool": tool, "enabled": enabled}
        return parsed(ToolSwitched, self._api.request(_POST, "/admin/tools/switches", body=body))

    def mcp(self) -> McpPage:
        """The MCP servers and their tools on record."""
        return parsed(McpPage, self._api.request(_GET, "/admin/mcp"))

    def decide_mcp(self, server: str, tool: str, *, accepted: bool, sha256: str | None) -> McpDecided:
        """Accept or reject what a server offers, if that is still the definition of that hash."""
        decision = {"server": server, "tool": tool, "accepted": accepted, "sha256": sha256}
        body = {key: value for key, value in decision.items() if value is not None}
        return parsed(McpDecided, self._api.request(_POST, "/admin/mcp/decisions", body=body))

    def create_key(self, wanted: dict[str, Any]) -> KeyMade:
        """Make an API key with the fields of POST /admin/keys."""
        return parsed(KeyMade, self._api.request(_POST, "/admin/keys", body=wanted))

    def keys(self) -> KeyPage:
        """The API keys, newest first."""
        return parsed(KeyPage, self._api.request(_GET, "/admin/keys"))

    def revoke_key(self, key_id: str) -> KeyChanged:
        """End an API key."""
        return parsed(KeyChanged, self._api.request(_POST, f"/admin/keys/{quote(key_id, safe='')}/revoke"))

    def login(self, code: str) -> Paired:
        """Pair the chat user who was shown this code."""
        return parsed(
            Paired, self._api.request(_POST, "/login/codes/claim", body={"code": code} | self._api.acting_for())
        )

    def logins(self) -> ChatUserPage:
        """The chat users who are this user."""
        return parsed(ChatUserPage, self._api.request(_GET, "/login/pairs"))

    def remove_login(self, pair_id: int) -> Paired:
        """End a pair."""
        return parsed(Paired, self._api.request(_DELETE, f"/login/pairs/{pair_id}", self._api.acting_for()))


def _place(conversation_id: str) -> str:
    return f"/conversations/{quote(conversation_id, safe='')}"
