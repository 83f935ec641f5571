"""The connection of the command line to one Steward: requests, streams, and what their failures mean to a person.

Used by the client alone. Turns every failure into a CliError that says what to do; never prints, never retries what
may have been accepted.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, TypeVar

from steward.cli.errors import CliError
from steward.cli.exits import ExitCode, exit_for_http
from steward.cli.sse import ServerEvent, parse_events
from steward.cli.transport import Response, Transport, TransportError

if TYPE_CHECKING:
    from pydantic import BaseModel

    from steward.contracts.wire import Answer

ModelT = TypeVar("ModelT", bound="BaseModel")

CONNECT_TIMEOUT_S = 5.0
ANSWER_MARGIN_S = 15.0
"""What an answer may take beyond the wait that was asked for."""
STREAM_SILENCE_S = 60.0
"""The server pings its streams more often than that."""
LONGEST_WAIT_S = 600.0
"""The longest a server lets one request wait."""
_GET, _POST = "GET", "POST"
_NOBODYS = ("/tool/list", "/admin/", "/kb/", "/users/")
"""Addresses that are asked for nobody in particular, or for the user in the path: they know no user_id."""


class Connection:
    """A connection to one Steward. `user` is whom the requests act for; None leaves it to the server.
    `patience_s` is the longest that anything may take; None: what each request says."""

    def __init__(
        self, url: str, *, token: str | None = None, user: str | None = None, patience_s: float | None = None
    ) -> None:
        self.url = url
        self._connect_s = patience_s or CONNECT_TIMEOUT_S
        self._patience_s = patience_s
        self._user = user
        headers = {"Accept": "application/json", "User-Agent": "steward-cli"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        self._http = Transport(url, headers)

    def open(self) -> None:
        """Reach for Steward now, for the request that follows. One that is away is said before anything is loaded."""
        try:
            self._http.open(self._connect_s)
        except TransportError as error:
            raise self._unreachable(error) from None

    def close(self) -> None:
        """Let go of it."""
        self._http.close()

    def stream(self, path: str, after: str | None, silence_s: float) -> Iterator[ServerEvent]:
        """The events of an address after the event `after`, until the server ends the stream. A stream that breaks or
        says nothing for `silence_s` seconds is an error."""
        headers = {"Accept": "text/event-stream"} | ({} if after is None else {"Last-Event-ID": after})
        try:
            with self._http.stream(
                path, query=self.acting_for(), headers=headers, connect_s=CONNECT_TIMEOUT_S, silence_s=silence_s
            ) as (head, lines):
                if head.is_error:
                    raise self._refused(head)
                yield from parse_events(lines)
        except TransportError as error:
            raise self._unreachable(error) from None

    def answer(
        self, path: str, body: dict[str, Any], wait_s: float | None, headers: dict[str, str] | None = None
    ) -> Answer:
        """What POST to an address with a body is answered. `wait_s` bounds the server's wait; None leaves it to it."""
        body = body if self._user is None else {**body, "user_id": self._user}
        sent = dict(headers or {})
        if wait_s is not None:
            sent["Prefer"] = f"wait={max(0, round(wait_s))}"
        timeout_s = (LONGEST_WAIT_S if wait_s is None else wait_s) + ANSWER_MARGIN_S
        response = self.request(_POST, path, body=body, headers=sent, timeout_s=timeout_s)
        from steward.contracts.wire import Answer

        return self.parsed(Answer, response)

    def request(
        self,
        method: str,
        path: str,
        query: dict[str, Any] | None = None,
        *,
        body: dict[str, Any] | None = None,
        headers: dict[str, str] | None = None,
        timeout_s: float = ANSWER_MARGIN_S,
    ) -> Response:
        """A response that is no error."""
        params = {key: value for key, value in (query or {}).items() if value is not None}
        if method == _GET and not path.startswith(_NOBODYS):
            params = self.acting_for() | params
        try:
            response = self._http.send(
                method,
                path,
                query=params,
                body=body,
                headers=headers,
                connect_s=self._connect_s,
                silence_s=self._patience_s or timeout_s,
            )
        except TransportError as error:
            raise self._unreachable(error) from None
        if response.is_error:
            raise self._refused(response)
        return response

    def acting_for(self) -> dict[str, Any]:
        """The parameter that says whom a request acts for."""
        return {} if self._user is None else {"user_id": self._user}

    def parsed(self, model: type[ModelT], response: Response) -> ModelT:
        """The body of a response. One that is none of this model did not come from a Steward of this version."""
        from pydantic import ValidationError

        try:
            return model.model_validate_json(response.content)
        except ValidationError:
            raise self._not_steward() from None

    def _unreachable(self, error: TransportError) -> CliError:
        if error.failure == "away":
            return CliError(
                f"Steward is not running at {self.url}",
                exit_code=ExitCode.NOT_REACHABLE,
                hint="start it with `steward up`, or name another with --url",
            )
        why = "did not answer in time" if error.failure == "silent" else "broke the connection"
        return CliError(
            f"Steward at {self.url} {why}",
            exit_code=ExitCode.NOT_REACHABLE,
            hint="what was accepted goes on: `steward problems` shows it, `steward doctor` checks the parts",
        )

    def _not_steward(self) -> CliError:
        address = self._http.base
        return CliError(
            f"What answers at {address.scheme}://{address.netloc.rpartition('@')[2]}/ is not a Steward of this version",
            exit_code=ExitCode.NOT_REACHABLE,
            hint="check --url and STEWARD_API_PORT",
        )

    def _refused(self, response: Response) -> CliError:
        """The CliError of a problem+json answer. Lists of errors follow the detail, one a line."""
        try:
            document = response.json()
        except ValueError:
            return self._not_steward()
        if not isinstance(document, dict) or "error" not in document:
            return self._not_steward()
        return _refusal(response, document)


_HINTS = {
    401: "pass --token, or set STEWARD_API_TOKEN",
    429: "wait a moment and try again",
    503: "`steward doctor` says which part is away",
}
_ACCEPTANCE_UNKNOWN = "acceptance_unknown"
"""The code of contracts.errors, which a command loads only for an answer."""


def _refusal(response: Response, document: dict[str, Any]) -> CliError:
    lines = [str(document.get("detail") or document.get("title") or document["error"])]
    errors = [line if isinstance(line, str) else json.dumps(line) for line in document.get("errors") or []]
    lines += [line for line in errors if line not in lines[0]]
    hint = _HINTS.get(response.status_code, "")
    exit_code = exit_for_http(response.status_code)
    retry_after = response.headers.get("Retry-After")
    if response.status_code == 429 and retry_after:
        hint = f"try again in {retry_after} s"
        if "conversation" in document.get("violated-policies", []):
            hint = f"`--conversation NAME` of `steward call` and `ask` begins another; or {hint}"
    if document["error"] == _ACCEPTANCE_UNKNOWN:
        hint = f"`steward show {document.get('problem_id')}` tells whether it was taken; repeat it only if it was not"
        exit_code = ExitCode.STILL_RUNNING
    return CliError("\n  ".join(lines), exit_code=exit_code, hint=hint, document=document)
