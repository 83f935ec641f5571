"""The HTTP client of the command line: one method for each thing a person can ask of the API.

Used by every command that talks to Steward. Turns every failure into a CliError that says what to do; never prints,
never retries what may have been accepted.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Self, TypeVar
from urllib.parse import quote

import httpx
from pydantic import BaseModel, ValidationError

from cli.errors import CliError
from cli.exits import ExitCode, exit_for_http
from cli.pages import (
    ChatUserPage,
    ConversationPage,
    ConversationRow,
    ConversationShown,
    KeyChanged,
    KeyMade,
    KeyPage,
    McpDecided,
    McpPage,
    NotificationPage,
    Paired,
    ProblemPage,
    Resent,
    StepPage,
    SyncReport,
    ToolPage,
    ToolSwitched,
)
from cli.sse import ServerEvent, parse_events
from config.settings import is_loopback
from contracts.errors import ErrorCode
from contracts.problem import ProblemView
from contracts.wire import Answer

ModelT = TypeVar("ModelT", bound=BaseModel)

CONNECT_TIMEOUT_S = 5.0
ANSWER_MARGIN_S = 15.0
"""What an answer may take beyond the wait that was asked for."""
STREAM_SILENCE_S = 60.0
"""The server pings its streams more often than that."""
LONGEST_WAIT_S = 600.0
"""The longest a server lets one request wait."""
SYNC_TIMEOUT_S = 300.0
"""Indexing a large catalogue anew takes its time."""
_GET, _POST, _DELETE = "GET", "POST", "DELETE"


class StewardClient:
    """A connection to one Steward. `user` is whom the requests act for; None leaves it to the server."""

    def __init__(self, url: str, *, token: str | None = None, user: str | None = None) -> None:
        self.url = url
        self._user = user
        headers = {"Accept": "application/json", "User-Agent": "steward-cli"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        self._http = httpx.Client(
            base_url=url,
            headers=headers,
            timeout=httpx.Timeout(ANSWER_MARGIN_S, connect=CONNECT_TIMEOUT_S),
            # A proxy from the environment cannot reach a Steward on this machine.
            trust_env=not is_loopback(httpx.URL(url).host),
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._http.close()

    def call(
        self, request: dict[str, Any], *, wait_s: float | None = None, idempotency_key: str | None = None
    ) -> Answer:
        """POST /tool/call with the fields of a request. Waits at most `wait_s` seconds (None: the server's own
        bound); an answer that did not come by then has the status in_progress."""
        body = {"cmd": "tool/call", **request}
        headers = {} if idempotency_key is None else {"Idempotency-Key": idempotency_key}
        return self._answer("/tool/call", body, wait_s, headers)

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
        return self._answer(f"/problems/{problem_id}/confirm", body, wait_s)

    def reply(self, problem_id: int, text: str, *, wait_s: float | None = None) -> Answer:
        """Answer a problem's question."""
        return self._answer(f"/problems/{problem_id}/message", {"text": text}, wait_s)

    def cancel(self, problem_id: int, *, reason: str | None = None, wait_s: float | None = None) -> Answer:
        """Cancel a problem."""
        body = {} if reason is None else {"reason": reason}
        return self._answer(f"/problems/{problem_id}/cancel", body, wait_s)

    def problem(self, problem_id: int) -> ProblemView:
        """How a problem stands now."""
        return _parsed(ProblemView, self._request(_GET, f"/problems/{problem_id}"))

    def events(
        self, problem_id: int, *, after: str | None = None, silence_s: float = STREAM_SILENCE_S
    ) -> Iterator[ServerEvent]:
        """The live events of a problem after the event `after`, until the server ends the stream. A stream that breaks
        or says nothing for `silence_s` seconds is an error."""
        headers = {"Accept": "text/event-stream"} | ({} if after is None else {"Last-Event-ID": after})
        timeout = httpx.Timeout(silence_s, connect=CONNECT_TIMEOUT_S)
        path = f"/problems/{problem_id}/events"
        try:
            with self._http.stream(_GET, path, headers=headers, params=self._acting_for(), timeout=timeout) as response:
                if response.is_error:
                    response.read()
                    raise _refused(response)
                yield from parse_events(response.iter_lines())
        except httpx.TransportError as error:
            raise self._unreachable(error) from None

    def problems(self, *, statuses: str | None = None, limit: int | None = None) -> ProblemPage:
        """Problems, newest first. `statuses` is a comma-separated list."""
        query = {"status": statuses, "limit": limit}
        return _parsed(ProblemPage, self._request(_GET, "/problems", query))

    def approvals(self, *, limit: int | None = None) -> ProblemPage:
        """Problems with approvals that the caller may decide, newest first."""
        return _parsed(ProblemPage, self._request(_GET, "/approvals", {"limit": limit}))

    def steps(self, problem_id: int) -> StepPage:
        """Every step of a problem."""
        return _parsed(StepPage, self._request(_GET, f"/problems/{problem_id}/steps"))

    def tools(self, *, q: str | None = None, tool_type: str | None = None, permission: str | None = None) -> ToolPage:
        """The tools, filtered, with those that are switched off."""
        query = {"q": q, "tool_type": tool_type, "permission": permission, "disabled": "true"}
        return _parsed(ToolPage, self._request(_GET, "/tool/list", query))

    def notifications(self, *, state: str | None = None, limit: int | None = None) -> NotificationPage:
        """What was said to users, newest first."""
        return _parsed(NotificationPage, self._request(_GET, "/notifications", {"state": state, "limit": limit}))

    def resend(self, notification_id: int) -> Resent:
        """Have a notification sent again that the webhook has not taken."""
        return _parsed(Resent, self._request(_POST, f"/notifications/{notification_id}/resend", self._acting_for()))

    def conversations(self, limit: int) -> ConversationPage:
        """What was talked about, the conversation used last first."""
        return _parsed(ConversationPage, self._request(_GET, "/conversations", {"limit": limit}))

    def conversation(self, conversation_id: str, limit: int) -> ConversationShown:
        """A conversation with its last messages."""
        return _parsed(ConversationShown, self._request(_GET, _place(conversation_id), {"limit": limit}))

    def rename_conversation(self, conversation_id: str, title: str) -> ConversationRow:
        """Give a conversation another title."""
        renamed = self._request("PATCH", _place(conversation_id), self._acting_for(), body={"title": title})
        return _parsed(ConversationRow, renamed)

    def delete_conversation(self, conversation_id: str) -> None:
        """Delete a conversation's messages."""
        self._request("DELETE", _place(conversation_id), self._acting_for())

    def export_conversation(self, conversation_id: str, format_name: str) -> str:
        """The whole conversation as one document."""
        return self._request(_GET, f"{_place(conversation_id)}/export", {"format": format_name}).text

    def sync_tools(self) -> SyncReport:
        """Bring the tool table and its index up to date with the catalogue."""
        return _parsed(SyncReport, self._request(_POST, "/admin/tools/reload", body={}, timeout_s=SYNC_TIMEOUT_S))

    def switch_tool(self, tool: str, *, enabled: bool) -> ToolSwitched:
        """Switch a tool on or off for everybody."""
        body = {"tool": tool, "enabled": enabled}
        return _parsed(ToolSwitched, self._request(_POST, "/admin/tools/switches", body=body))

    def mcp(self) -> McpPage:
        """The MCP servers and their tools on record."""
        return _parsed(McpPage, self._request(_GET, "/admin/mcp"))

    def decide_mcp(self, server: str, tool: str, *, accepted: bool, sha256: str | None) -> McpDecided:
        """Accept or reject what a server offers, if that is still the definition of that hash."""
        decision = {"server": server, "tool": tool, "accepted": accepted, "sha256": sha256}
        body = {key: value for key, value in decision.items() if value is not None}
        return _parsed(McpDecided, self._request(_POST, "/admin/mcp/decisions", body=body))

    def create_key(self, wanted: dict[str, Any]) -> KeyMade:
        """Make an API key with the fields of POST /admin/keys."""
        return _parsed(KeyMade, self._request(_POST, "/admin/keys", body=wanted))

    def keys(self) -> KeyPage:
        """The API keys, newest first."""
        return _parsed(KeyPage, self._request(_GET, "/admin/keys"))

    def revoke_key(self, key_id: str) -> KeyChanged:
        """End an API key."""
        return _parsed(KeyChanged, self._request(_POST, f"/admin/keys/{quote(key_id, safe='')}/revoke"))

    def login(self, code: str) -> Paired:
        """Pair the chat user who was shown this code."""
        return _parsed(Paired, self._request(_POST, "/login/codes/claim", body={"code": code} | self._acting_for()))

    def logins(self) -> ChatUserPage:
        """The chat users who are this user."""
        return _parsed(ChatUserPage, self._request(_GET, "/login/pairs"))

    def remove_login(self, pair_id: int) -> Paired:
        """End a pair."""
        return _parsed(Paired, self._request(_DELETE, f"/login/pairs/{pair_id}", self._acting_for()))

    def _answer(
        self, path: str, body: dict[str, Any], wait_s: float | None, headers: dict[str, str] | None = None
    ) -> Answer:
        body = body if self._user is None else {**body, "user_id": self._user}
        sent = dict(headers or {})
        if wait_s is not None:
            sent["Prefer"] = f"wait={max(0, round(wait_s))}"
        timeout_s = (LONGEST_WAIT_S if wait_s is None else wait_s) + ANSWER_MARGIN_S
        return _parsed(Answer, self._request(_POST, path, body=body, headers=sent, timeout_s=timeout_s))

    def _request(
        self,
        method: str,
        path: str,
        query: dict[str, Any] | None = None,
        *,
        body: dict[str, Any] | None = None,
        headers: dict[str, str] | None = None,
        timeout_s: float = ANSWER_MARGIN_S,
    ) -> httpx.Response:
        params = {key: value for key, value in (query or {}).items() if value is not None}
        if method == _GET:
            params = self._acting_for() | params
        timeout = httpx.Timeout(timeout_s, connect=CONNECT_TIMEOUT_S)
        try:
            response = self._http.request(method, path, params=params, json=body, headers=headers, timeout=timeout)
        except httpx.TransportError as error:
            raise self._unreachable(error) from None
        if response.is_error:
            raise _refused(response)
        return response

    def _acting_for(self) -> dict[str, Any]:
        return {} if self._user is None else {"user_id": self._user}

    def _unreachable(self, error: httpx.TransportError) -> CliError:
        if isinstance(error, httpx.ConnectError | httpx.ConnectTimeout):
            return CliError(
                f"Steward is not running at {self.url}",
                exit_code=ExitCode.NOT_REACHABLE,
                hint="start it with `steward up`, or name another with --url",
            )
        why = "did not answer in time" if isinstance(error, httpx.TimeoutException) else "broke the connection"
        return CliError(
            f"Steward at {self.url} {why}",
            exit_code=ExitCode.NOT_REACHABLE,
            hint="what was accepted goes on: `steward problems` shows it, `steward doctor` checks the parts",
        )


def _place(conversation_id: str) -> str:
    return f"/conversations/{quote(conversation_id, safe='')}"


def _parsed(model: type[ModelT], response: httpx.Response) -> ModelT:
    try:
        return model.model_validate_json(response.content)
    except ValidationError:
        raise _not_steward(response) from None


def _not_steward(response: httpx.Response) -> CliError:
    return CliError(
        f"What answers at {response.url.copy_with(path='/', query=None)} is not a Steward of this version",
        exit_code=ExitCode.NOT_REACHABLE,
        hint="check --url and STEWARD_API_PORT",
    )


_HINTS = {
    401: "pass --token, or set STEWARD_API_TOKEN",
    429: "wait a moment and try again",
    503: "`steward doctor` says which part is away",
}


def _refused(response: httpx.Response) -> CliError:
    """The CliError of a problem+json answer. Lists of errors follow the detail, one a line."""
    try:
        document = response.json()
    except ValueError:
        return _not_steward(response)
    if not isinstance(document, dict) or "error" not in document:
        return _not_steward(response)
    lines = [str(document.get("detail") or document.get("title") or document["error"])]
    lines += [line if isinstance(line, str) else json.dumps(line) for line in document.get("errors") or []]
    hint = _HINTS.get(response.status_code, "")
    exit_code = exit_for_http(response.status_code)
    if response.status_code == 429 and response.headers.get("Retry-After"):
        hint = f"try again in {response.headers['Retry-After']} s"
    if document["error"] == ErrorCode.ACCEPTANCE_UNKNOWN:
        hint = f"`steward show {document.get('problem_id')}` tells whether it was taken; repeat it only if it was not"
        exit_code = ExitCode.STILL_RUNNING
    return CliError("\n  ".join(lines), exit_code=exit_code, hint=hint, document=document)
