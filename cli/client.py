"""The HTTP client of the command line: one method for each thing a person can ask of the API.

Used by every command that talks to Steward. Every failure is a CliError of the connection; never prints.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Self
from urllib.parse import quote

from steward.cli.connection import STREAM_SILENCE_S, Connection
from steward.cli.lazily import module
from steward.cli.sse import ServerEvent

if TYPE_CHECKING:
    from steward.cli import channel_pages, forgetting_pages, mcp_pages, pages, security_pages
    from steward.cli.channel_pages import DeliveryPage, DeliveryResent
    from steward.cli.forgetting_pages import Forgotten, RetentionPage
    from steward.cli.mcp_pages import McpDecided, McpPage
    from steward.cli.memory_client import MemoryClient
    from steward.cli.pages import (
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
        LoginCodeMade,
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
    from steward.cli.security_pages import SecurityPage
    from steward.contracts import channels as channel_models
    from steward.contracts import problem as problem_models
    from steward.contracts.channels import ChannelSettings
    from steward.contracts.problem import ProblemView
    from steward.contracts.wire import Answer
else:
    channel_pages, forgetting_pages = module("steward.cli.channel_pages"), module("steward.cli.forgetting_pages")
    mcp_pages, pages, security_pages = (
        module("steward.cli.mcp_pages"),
        module("steward.cli.pages"),
        module("steward.cli.security_pages"),
    )
    channel_models, problem_models = module("steward.contracts.channels"), module("steward.contracts.problem")

SYNC_TIMEOUT_S = 300.0
"""Indexing a large catalogue anew takes its time."""
UPLOAD_TIMEOUT_S = 120.0
_GET, _POST, _DELETE = "GET", "POST", "DELETE"


class StewardClient:
    """A connection to one Steward. `user` is whom the requests act for; None leaves it to the server."""

    def __init__(
        self, url: str, *, token: str | None = None, user: str | None = None, patience_s: float | None = None
    ) -> None:
        self.url = url
        self._api = Connection(url, token=token, user=user, patience_s=patience_s)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._api.close()

    def open(self) -> None:
        """Reach for Steward now. Raises CliError when it is away."""
        self._api.open()

    @property
    def memory(self) -> MemoryClient:
        """What can be asked of the user's memory."""
        from steward.cli.memory_client import MemoryClient

        return MemoryClient(self._api)

    def console_path(self) -> str:
        """POST /console/links: the path of a page that signs in once."""
        return str(self._api.request("POST", "/console/links").json()["path"])

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
        """Approve or deny. `arguments` (all of them) edits the call, which is then asked anew."""
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
        return self._api.parsed(problem_models.ProblemView, self._api.request(_GET, f"/problems/{problem_id}"))

    def events(
        self, problem_id: int, *, after: str | None = None, silence_s: float = STREAM_SILENCE_S
    ) -> Iterator[ServerEvent]:
        """The live events of a problem after the event `after`, until the server ends the stream. A stream that breaks
        or says nothing for `silence_s` seconds is an error."""
        return self._api.stream(f"/problems/{problem_id}/events", after, silence_s)

    def problems(
        self, *, statuses: str | None = None, limit: int | None = None, before: int | None = None
    ) -> ProblemPage:
        """Problems, newest first. `statuses` is a comma-separated list, `before` the `next` of the page before."""
        query = {"status": statuses, "limit": limit, "before": before}
        return self._api.parsed(pages.ProblemPage, self._api.request(_GET, "/problems", query))

    def approvals(self, *, limit: int | None = None) -> ProblemPage:
        """Problems with approvals that the caller may decide, newest first."""
        return self._api.parsed(pages.ProblemPage, self._api.request(_GET, "/approvals", {"limit": limit}))

    def steps(self, problem_id: int) -> StepPage:
        """Every step of a problem."""
        return self._api.parsed(pages.StepPage, self._api.request(_GET, f"/problems/{problem_id}/steps"))

    def tools(self, *, q: str | None = None, tool_type: str | None = None, permission: str | None = None) -> ToolPage:
        """The tools, filtered, with those that are switched off."""
        query = {"q": q, "tool_type": tool_type, "permission": permission, "disabled": "true"}
        return self._api.parsed(pages.ToolPage, self._api.request(_GET, "/tool/list", query))

    def notifications(self, *, state: str | None = None, limit: int | None = None) -> NotificationPage:
        """What was said to users, newest first."""
        return self._api.parsed(
            pages.NotificationPage, self._api.request(_GET, "/notifications", {"state": state, "limit": limit})
        )

    def security_events(
        self, *, kind: str | None, since: str | None, problem_id: int | None, limit: int | None = None
    ) -> SecurityPage:
        """What happened that concerns security, newest first."""
        query = {"kind": kind, "since": since, "problem_id": problem_id, "limit": limit}
        return self._api.parsed(security_pages.SecurityPage, self._api.request(_GET, "/security/events", query))

    def resend(self, notification_id: int) -> Resent:
        """Have a notification sent again that the webhook has not taken."""
        return self._api.parsed(
            pages.Resent, self._api.request(_POST, f"/notifications/{notification_id}/resend", self._api.acting_for())
        )

    def channels(self, user: str) -> ChannelSettings:
        """How a user wants to hear of events."""
        return self._api.parsed(channel_models.ChannelSettings, self._api.request(_GET, _channels(user)))

    def set_channels(self, user: str, settings: ChannelSettings) -> ChannelSettings:
        """Set that."""
        body = settings.model_dump(mode="json")
        return self._api.parsed(channel_models.ChannelSettings, self._api.request("PUT", _channels(user), body=body))

    def deliveries(self, *, state: str | None = None, limit: int | None = None) -> DeliveryPage:
        """Deliveries of events, newest first."""
        return self._api.parsed(
            channel_pages.DeliveryPage, self._api.request(_GET, "/deliveries", {"state": state, "limit": limit})
        )

    def redeliver(self, delivery_id: int) -> DeliveryResent:
        """Have a delivery sent again that was not taken."""
        path = f"/deliveries/{delivery_id}/resend"
        return self._api.parsed(channel_pages.DeliveryResent, self._api.request(_POST, path, self._api.acting_for()))

    def conversations(self, limit: int) -> ConversationPage:
        """What was talked about, the conversation used last first."""
        return self._api.parsed(pages.ConversationPage, self._api.request(_GET, "/conversations", {"limit": limit}))

    def conversation(self, conversation_id: str, limit: int) -> ConversationShown:
        """A conversation with its last messages."""
        return self._api.parsed(
            pages.ConversationShown, self._api.request(_GET, _place(conversation_id), {"limit": limit})
        )

    def rename_conversation(self, conversation_id: str, title: str) -> ConversationRow:
        """Give a conversation another title."""
        renamed = self._api.request("PATCH", _place(conversation_id), self._api.acting_for(), body={"title": title})
        return self._api.parsed(pages.ConversationRow, renamed)

    def delete_conversation(self, conversation_id: str) -> None:
        """Delete a conversation's messages."""
        self._api.request("DELETE", _place(conversation_id), self._api.acting_for())

    def export_conversation(self, conversation_id: str, format_name: str) -> str:
        """The whole conversation as one document."""
        return self._api.request(_GET, f"{_place(conversation_id)}/export", {"format": format_name}).text

    def add_document(self, wanted: dict[str, Any]) -> DocumentAdded:
        """Add a document, or its new content, with the fields of POST /kb/documents."""
        return self._api.parsed(
            pages.DocumentAdded, self._api.request(_POST, "/kb/documents", body=wanted, timeout_s=UPLOAD_TIMEOUT_S)
        )

    def documents(
        self, *, agent: str | None = None, state: str | None = None, before: int | None = None, limit: int = 200
    ) -> DocumentPage:
        """Documents of the knowledge base, newest first."""
        query = {"agent": agent, "state": state, "before": before, "limit": limit}
        return self._api.parsed(pages.DocumentPage, self._api.request(_GET, "/kb/documents", query))

    def document(self, document_id: int) -> DocumentShown:
        """One document."""
        return self._api.parsed(pages.DocumentShown, self._api.request(_GET, f"/kb/documents/{document_id}"))

    def remove_document(self, document_id: int) -> None:
        """Take a document out."""
        self._api.request(_DELETE, f"/kb/documents/{document_id}")

    def kb_status(self, agent: str | None) -> KbStatusPage:
        """How much the collections hold."""
        return self._api.parsed(pages.KbStatusPage, self._api.request(_GET, "/kb/status", {"agent": agent}))

    def kb_questions(self, agent: str | None, *, answered: bool, limit: int) -> QuestionPage:
        """What was asked, newest first."""
        query = {"agent": agent, "answered": "true" if answered else "false", "limit": limit}
        return self._api.parsed(pages.QuestionPage, self._api.request(_GET, "/kb/questions", query))

    def forget(self, user_id: str) -> Forgotten:
        """Have a user forgotten; what is not done at once goes on."""
        path = f"/users/{quote(user_id, safe='')}"
        return self._api.parsed(
            forgetting_pages.Forgotten, self._api.request(_DELETE, path, headers={"Prefer": "wait=0"})
        )

    def forgetting(self, forgetting_id: str) -> Forgotten:
        """How far a forgetting is."""
        return self._api.parsed(forgetting_pages.Forgotten, self._api.request(_GET, f"/forgettings/{forgetting_id}"))

    def retention(self) -> RetentionPage:
        """How long everything is kept, and what was removed."""
        return self._api.parsed(forgetting_pages.RetentionPage, self._api.request(_GET, "/admin/retention"))

    def start_retention(self) -> None:
        """Have what is too old removed now."""
        self._api.request(_POST, "/admin/retention")

    def sync_tools(self) -> SyncReport:
        """Bring the tool table and its index up to date with the catalogue."""
        return self._api.parsed(
            pages.SyncReport, self._api.request(_POST, "/admin/tools/reload", body={}, timeout_s=SYNC_TIMEOUT_S)
        )

    def switch_tool(self, tool: str, *, enabled: bool) -> ToolSwitched:
        """Switch a tool on or off for everybody."""
        body = {"tool": tool, "enabled": enabled}
        return self._api.parsed(pages.ToolSwitched, self._api.request(_POST, "/admin/tools/switches", body=body))

    def mcp(self) -> McpPage:
        """The MCP servers and their tools on record."""
        return self._api.parsed(mcp_pages.McpPage, self._api.request(_GET, "/admin/mcp"))

    def decide_mcp(self, server: str, tool: str, *, accepted: bool, sha256: str | None) -> McpDecided:
        """Accept or reject what a server offers, if that is still the definition of that hash."""
        decision = {"server": server, "tool": tool, "accepted": accepted, "sha256": sha256}
        body = {key: value for key, value in decision.items() if value is not None}
        return self._api.parsed(mcp_pages.McpDecided, self._api.request(_POST, "/admin/mcp/decisions", body=body))

    def create_key(self, wanted: dict[str, Any]) -> KeyMade:
        """Make an API key with the fields of POST /admin/keys."""
        return self._api.parsed(pages.KeyMade, self._api.request(_POST, "/admin/keys", body=wanted))

    def keys(self) -> KeyPage:
        """The API keys, newest first."""
        return self._api.parsed(pages.KeyPage, self._api.request(_GET, "/admin/keys"))

    def revoke_key(self, key_id: str) -> KeyChanged:
        """End an API key."""
        return self._api.parsed(
            pages.KeyChanged, self._api.request(_POST, f"/admin/keys/{quote(key_id, safe='')}/revoke")
        )

    def login(self, code: str) -> Paired:
        """Pair the chat user who was shown this code."""
        return self._api.parsed(
            pages.Paired, self._api.request(_POST, "/login/codes/claim", body={"code": code} | self._api.acting_for())
        )

    def login_code(self) -> LoginCodeMade:
        """A code of this user, to type in a chat."""
        response = self._api.request(_POST, "/login/codes", body=self._api.acting_for())
        return self._api.parsed(pages.LoginCodeMade, response)

    def logins(self) -> ChatUserPage:
        """The chat users who are this user."""
        return self._api.parsed(pages.ChatUserPage, self._api.request(_GET, "/login/pairs"))

    def remove_login(self, pair_id: int) -> Paired:
        """End a pair."""
        return self._api.parsed(
            pages.Paired, self._api.request(_DELETE, f"/login/pairs/{pair_id}", self._api.acting_for())
        )


def _channels(user: str) -> str:
    return f"/users/{quote(user, safe='')}/channels"


def _place(conversation_id: str) -> str:
    return f"/conversations/{quote(conversation_id, safe='')}"
