"""The synchronous client, for programs without an event loop. One method for each thing to ask of Steward."""

from __future__ import annotations

import threading
from collections.abc import Generator, Mapping
from contextlib import closing
from types import TracebackType
from typing import Any, Self

import httpx

from steward_client import operations
from steward_client.errors import ConnectionFailed, UnexpectedAnswer, error_of
from steward_client.models import (
    Answer,
    DocumentAdded,
    Forgotten,
    LoginCode,
    NotificationPage,
    Pair,
    Problem,
    ProblemPage,
    StepPage,
    ToolPage,
)
from steward_client.operations import ChatUser, ModelT, Operation
from steward_client.resuming import SILENCE_S, Resuming
from steward_client.sse import ServerEvent


class Steward:
    """A connection to one Steward. `user` or `chat_user` is whom a trusted gateway's requests act for.

    `wait_s` bounds how long an answer is waited for (None: as long as the server does by itself); one that did not come
    by then has the status in_progress. A repeat under the same `idempotency_key` starts nothing twice. Every method
    raises ApiError for a refusal and ConnectionFailed when nobody answers.
    """

    def __init__(
        self,
        url: str,
        *,
        token: str | None = None,
        user: str | None = None,
        chat_user: ChatUser | None = None,
        http: httpx.Client | None = None,
    ) -> None:
        self._headers = operations.base_headers(token, user, chat_user)
        self._url, self._token = url.rstrip("/"), token
        self._own = http is None
        self._pause = threading.Event()
        self._http = http or httpx.Client(trust_env=not operations.is_local(url))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the connections, unless they were given by the caller."""
        if self._own:
            self._http.close()

    def acting_for(self, *, user: str | None = None, chat_user: ChatUser | None = None) -> Steward:
        """The same connections and credentials, speaking for somebody else."""
        return Steward(self._url, token=self._token, user=user, chat_user=chat_user, http=self._http)

    def ask(
        self,
        text: str,
        *,
        conversation_id: str | None = None,
        wait_s: float | None = None,
        idempotency_key: str | None = None,
    ) -> Answer:
        """Say something in words: a request, or what answers whatever waits in that conversation."""
        request = {"text": text, "conversation_id": conversation_id}
        return self._run(operations.call(request, wait_s, idempotency_key))

    def call(
        self,
        tool_name: str,
        args: Mapping[str, Any] | None = None,
        *,
        conversation_id: str | None = None,
        wait_s: float | None = None,
        idempotency_key: str | None = None,
    ) -> Answer:
        """Call a tool by its name."""
        request = {"tool_name": tool_name, "args": dict(args or {}), "conversation_id": conversation_id}
        return self._run(operations.call(request, wait_s, idempotency_key))

    def confirm(
        self,
        problem_id: int,
        confirmed: bool,
        *,
        approval_id: str | None = None,
        arguments: Mapping[str, Any] | None = None,
        reason: str | None = None,
        wait_s: float | None = None,
        idempotency_key: str | None = None,
    ) -> Answer:
        """Approve or deny. Name the approval that was shown; `arguments` (all of them) edits the call: it is
        asked anew with them, and the answer has that approval."""
        asked = operations.confirm(problem_id, confirmed, approval_id, arguments, reason, wait_s, idempotency_key)
        return self._run(asked)

    def reply(
        self, problem_id: int, text: str, *, wait_s: float | None = None, idempotency_key: str | None = None
    ) -> Answer:
        """Answer a problem's question, or change what it wants to do."""
        return self._run(operations.message(problem_id, text, wait_s, idempotency_key))

    def cancel(self, problem_id: int, *, reason: str | None = None, wait_s: float | None = None) -> Answer:
        """Cancel a problem."""
        return self._run(operations.cancel(problem_id, reason, wait_s))

    def problem(self, problem_id: int) -> Problem:
        """A problem now, whole."""
        return self._run(operations.problem(problem_id))

    def problems(
        self,
        *,
        statuses: str | None = None,
        conversation_id: str | None = None,
        limit: int | None = None,
        before: int | None = None,
    ) -> ProblemPage:
        """Problems, newest first. `statuses` are words with commas between them."""
        return self._run(operations.problems(statuses, conversation_id, limit, before))

    def approvals(self, *, limit: int | None = None, before: int | None = None) -> ProblemPage:
        """Problems with approvals that the caller may decide, newest first."""
        return self._run(operations.approvals(limit, before))

    def steps(self, problem_id: int) -> StepPage:
        """Every step of a problem."""
        return self._run(operations.steps(problem_id))

    def tools(self, *, q: str | None = None, tool_type: str | None = None, permission: str | None = None) -> ToolPage:
        """The tools."""
        return self._run(operations.tools(q, tool_type, permission))

    def notifications(
        self, *, state: str | None = None, limit: int | None = None, before: int | None = None
    ) -> NotificationPage:
        """What the user was told without having asked, newest first."""
        return self._run(operations.notifications(state, limit, before))

    def report_email(
        self, sender: str, subject: str, body: str, *, dedupe_key: str, notify: str | None = None
    ) -> Answer:
        """Report a mail that came in for the user `notify` (None: for whom the caller acts). One that is reported again
        under the same `dedupe_key` leads to the same problem."""
        return self._run(operations.report_email(sender, subject, body, dedupe_key, notify))

    def login_code(self, chat_user: ChatUser) -> LoginCode:
        """A code for a chat user of this gateway. Show it to that chat user alone."""
        return self._run(operations.login_code(chat_user))

    def claim_code(self, code: str) -> Pair:
        """Make the chat user who was shown this code the caller's own."""
        return (self._run(operations.claim_code(code))).pair

    def own_login_code(self) -> LoginCode:
        """A code of the caller's own, to type in a chat of theirs."""
        return self._run(operations.own_login_code())

    def redeem_code(self, code: str, chat_user: ChatUser) -> Pair:
        """Make the chat user who typed this code the user whose code it is."""
        return (self._run(operations.redeem_code(code, chat_user))).pair

    def pairs(self) -> list[Pair]:
        """The chat users of the user; of the whole tenant for a gateway that speaks for nobody."""
        return (self._run(operations.pairs())).pairs

    def remove_pair(self, pair_id: int) -> Pair:
        """End a pair."""
        return (self._run(operations.remove_pair(pair_id))).pair

    def add_document(
        self, name: str, content: bytes, *, title: str | None = None, media_type: str | None = None
    ) -> DocumentAdded:
        """Put a document into the tenant's knowledge base; takes the scope admin. It is read in the background."""
        return self._run(operations.add_document(name, content, title, media_type))

    def forget_user(self, user_id: str, *, wait_s: float | None = None) -> Forgotten:
        """Have everything of a user deleted. It cannot be taken back."""
        return self._run(operations.forget_user(user_id, wait_s))

    def download(self, path: str, *, most: int = 32 << 20) -> bytes:
        """The bytes at an address of this API, such as that of a large result.

        Raises:
            UnexpectedAnswer: there are more than `most`, or the address is another server's.
        """
        if not path.startswith("/") or path.startswith("//"):
            raise UnexpectedAnswer(f"{path[:80]!r} is no address of this API")
        try:
            with self._http.stream(
                "GET", self._url + path, headers=self._headers, timeout=operations.MARGIN_S
            ) as response:
                return _whole(response, most)
        except httpx.TransportError as error:
            raise ConnectionFailed(f"GET {path}: {type(error).__name__}: {error}") from error

    def events(
        self, problem_id: int, *, after: int = 0, silence_s: float = SILENCE_S, timeout_s: float | None = None
    ) -> Generator[ServerEvent, None, None]:
        """The live events of a problem after the step with the id `after`, until the problem is closed. A stream that
        breaks is resumed where it broke; ConnectionFailed after several attempts that brought nothing, TimeoutError
        after `timeout_s` seconds."""
        with closing(self._follow(operations.events_path(problem_id), after, silence_s, timeout_s)) as events:
            yield from events

    def user_events(
        self, *, after: int | None = None, silence_s: float = SILENCE_S, timeout_s: float | None = None
    ) -> Generator[ServerEvent, None, None]:
        """GET /events: what the user must hear of, after the event with the id `after`; None: from now, and the first
        event is `open`, with an id to resume after. It has no end; a stream that breaks is resumed where it broke, and
        ConnectionFailed after several attempts that brought nothing, TimeoutError after `timeout_s` seconds."""
        with closing(self._follow(operations.USER_EVENTS, after or 0, silence_s, timeout_s)) as events:
            yield from events

    def _follow(
        self, path: str, after: int, silence_s: float, timeout_s: float | None
    ) -> Generator[ServerEvent, None, None]:
        resuming = Resuming(after, timeout_s)
        while not resuming.closed:
            try:
                with self._http.stream(
                    "GET",
                    self._url + path,
                    headers=self._headers | resuming.headers,
                    timeout=httpx.Timeout(silence_s, connect=operations.MARGIN_S),
                ) as response:
                    if response.status_code != 200:
                        response.read()
                        raise error_of(response)
                    reader = resuming.reader()
                    for line in response.iter_lines():
                        if (event := resuming.noted(reader.take(line))) is not None:
                            yield event
                pause = resuming.pause_after(None)
            except Exception as error:
                pause = resuming.pause_after(error)
            if not resuming.closed:
                self._pause.wait(pause)

    def settled(self, problem_id: int, *, timeout_s: float = 600.0) -> Problem:
        """A problem once it has ended or waits for a human. Raises TimeoutError."""
        with closing(self.events(problem_id, timeout_s=timeout_s)) as events:
            for event in events:
                if (seen := event.problem) is not None and seen.settled:
                    break
        return self.problem(problem_id)

    def _run(self, asked: Operation[ModelT]) -> ModelT:
        try:
            response = self._http.request(
                asked.method,
                self._url + asked.path,
                params=dict(asked.query),
                json=asked.body,
                headers=self._headers | dict(asked.headers),
                timeout=httpx.Timeout(asked.timeout_s, connect=operations.MARGIN_S),
            )
        except httpx.TransportError as error:
            raise ConnectionFailed(f"{asked.method} {asked.path}: {type(error).__name__}: {error}") from error
        return asked.read(response)


def _whole(response: httpx.Response, most: int) -> bytes:
    if response.status_code != 200:
        response.read()
        raise error_of(response)
    content = bytearray()
    for chunk in response.iter_bytes():
        content += chunk
        if len(content) > most:
            raise UnexpectedAnswer(f"the result has more than {most} bytes")
    return bytes(content)
