"""The connection of the command line to one Steward: requests, streams, and what their failures mean to a person.

Used by the client alone. Turns every failure into a CliError that says what to do; never prints, never retries what
may have been accepted.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, TypeVar

import httpx
from pydantic import BaseModel, ValidationError

from cli.errors import CliError
from cli.exits import ExitCode, exit_for_http
from cli.sse import ServerEvent, parse_events
from config.settings import is_loopback
from contracts.errors import ErrorCode
from contracts.wire import Answer

ModelT = TypeVar("ModelT", bound=BaseModel)

CONNECT_TIMEOUT_S = 5.0
ANSWER_MARGIN_S = 15.0
"""What an answer may take beyond the wait that was asked for."""
STREAM_SILENCE_S = 60.0
"""The server pings its streams more often than that."""
LONGEST_WAIT_S = 600.0
"""The longest a server lets one request wait."""
_GET, _POST = "GET", "POST"


class Connection:
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

    def close(self) -> None:
        """Let go of it."""
        self._http.close()

    def stream(self, path: str, after: str | None, silence_s: float) -> Iterator[ServerEvent]:
        """The events of an address after the event `after`, until the server ends the stream. A stream that breaks or
        says nothing for `silence_s` seconds is an error."""
        headers = {"Accept": "text/event-stream"} | ({} if after is None else {"Last-Event-ID": after})
        timeout = httpx.Timeout(silence_s, connect=CONNECT_TIMEOUT_S)
        try:
            with self._http.stream(_GET, path, headers=headers, params=self.acting_for(), timeout=timeout) as response:
                if response.is_error:
                    response.read()
                    raise _refused(response)
                yield from parse_events(response.iter_lines())
        except httpx.TransportError as error:
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
        return parsed(Answer, self.request(_POST, path, body=body, headers=sent, timeout_s=timeout_s))

    def request(
        self,
        method: str,
        path: str,
        query: dict[str, Any] | None = None,
        *,
        body: dict[str, Any] | None = None,
        headers: dict[str, str] | None = None,
        timeout_s: float = ANSWER_MARGIN_S,
    ) -> httpx.Response:
        """A response that is no error."""
        params = {key: value for key, value in (query or {}).items() if value is not None}
        if method == _GET:
            params = self.acting_for() | params
        timeout = httpx.Timeout(timeout_s, connect=CONNECT_TIMEOUT_S)
        try:
            response = self._http.request(method, path, params=params, json=body, headers=headers, timeout=timeout)
        except httpx.TransportError as error:
            raise self._unreachable(error) from None
        if response.is_error:
            raise _refused(response)
        return response

    def acting_for(self) -> dict[str, Any]:
        """The parameter that says whom a request acts for."""
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


def parsed(model: type[ModelT], response: httpx.Response) -> ModelT:
    """The body of a response. One that is none of this model did not come from a Steward of this version."""
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
