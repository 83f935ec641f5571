"""Plain HTTP for the command line, on the standard library alone: requests out, answers and lines of a stream in.

Used by the connection. It stands in for httpx, whose import alone costs a command a quarter of a second. One exchange
has one TCP connection; nothing is sent twice, nothing is redirected, and what fails is one error that says how.
"""

from __future__ import annotations

import base64
import http.client
import json
import socket
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, Literal
from urllib.parse import SplitResult, unquote, urlencode, urlsplit

from steward.config.addresses import is_loopback

Failure = Literal["away", "silent", "broken"]
"""No connection came about; no answer came in time; the connection broke."""
_FRESH_S: Final = 2.0
"""How long a connection that was opened ahead may wait for its request: servers close idle ones after some seconds."""


class TransportError(Exception):
    """No answer came. `failure` says how."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure)
        self.failure: Failure = failure


class Response:
    """An answer that was read whole, or, of a stream, its head."""

    def __init__(self, status_code: int, headers: http.client.HTTPMessage, content: bytes) -> None:
        self.status_code = status_code
        self.headers = headers
        self.content = content

    @property
    def is_error(self) -> bool:
        """Whether the status refuses."""
        return self.status_code >= 400

    @property
    def text(self) -> str:
        """The body as text."""
        return self.content.decode("utf-8", errors="replace")

    def json(self) -> Any:
        """The body as JSON. Raises ValueError for anything else."""
        return json.loads(self.content)


class Transport:
    """The way to one address. `headers` go with every request."""

    def __init__(self, url: str, headers: Mapping[str, str]) -> None:
        self.base = urlsplit(url)
        self._headers = dict(headers)
        if self.base.username is not None and "Authorization" not in self._headers:
            self._headers["Authorization"] = _basic(self.base)
        # A proxy from the environment cannot reach a Steward on this machine.
        self._proxy = None if is_loopback(self.base.hostname or "") else _proxy_for(self.base)
        self._ahead: tuple[http.client.HTTPConnection, float] | None = None

    def open(self, connect_s: float) -> None:
        """Open a connection for the next request, so that a Steward that is away is known before anything is loaded.

        Raises:
            TransportError: away.
        """
        self._ahead = (self._connected(connect_s), time.monotonic())

    def close(self) -> None:
        """Let go of what is open."""
        if self._ahead is not None:
            self._ahead[0].close()
            self._ahead = None

    def send(
        self,
        method: str,
        path: str,
        *,
        query: Mapping[str, Any],
        body: Any = None,
        headers: Mapping[str, str] | None = None,
        connect_s: float,
        silence_s: float,
    ) -> Response:
        """The answer to one request. `silence_s` bounds each wait for the server, in seconds.

        Raises:
            TransportError: no answer came.
        """
        with self._exchange(method, path, query, body, headers, connect_s, silence_s) as answer:
            return Response(answer.status, answer.headers, answer.read())

    @contextmanager
    def stream(
        self, path: str, *, query: Mapping[str, Any], headers: Mapping[str, str], connect_s: float, silence_s: float
    ) -> Iterator[tuple[Response, Iterator[str]]]:
        """The head of an answer and its lines as they come; of a refusal the whole body and no lines.

        Raises:
            TransportError: no answer came, or nothing within `silence_s` seconds, or the stream was cut.
        """
        with self._exchange("GET", path, query, None, headers, connect_s, silence_s) as answer:
            refused = answer.status >= 400
            head = Response(answer.status, answer.headers, answer.read() if refused else b"")
            yield head, iter(()) if refused else _lines(answer)

    @contextmanager
    def _exchange(
        self,
        method: str,
        path: str,
        query: Mapping[str, Any],
        body: Any,
        headers: Mapping[str, str] | None,
        connect_s: float,
        silence_s: float,
    ) -> Iterator[http.client.HTTPResponse]:
        connection = self._taken() or self._connected(connect_s)
        sent = self._headers | dict(headers or {})
        content = None if body is None else json.dumps(body, ensure_ascii=False).encode("utf-8", errors="replace")
        if content is not None:
            sent["Content-Type"] = "application/json"
        try:
            if connection.sock is not None:
                connection.sock.settimeout(silence_s)
            connection.request(method, self._target(path, query), body=content, headers=sent)
            yield connection.getresponse()
        except TimeoutError:
            raise TransportError("silent") from None
        except (OSError, http.client.HTTPException):
            raise TransportError("broken") from None
        finally:
            connection.close()

    def _taken(self) -> http.client.HTTPConnection | None:
        ahead, self._ahead = self._ahead, None
        if ahead is None:
            return None
        connection, opened = ahead
        if time.monotonic() - opened <= _FRESH_S:
            return connection
        connection.close()
        return None

    def _target(self, path: str, query: Mapping[str, Any]) -> str:
        target = self.base.path.rstrip("/") + path + (f"?{urlencode(query)}" if query else "")
        return f"{_origin(self.base)}{target}" if self._proxy and self.base.scheme == "http" else target

    def _connected(self, connect_s: float) -> http.client.HTTPConnection:
        connection = self._connection(connect_s)
        try:
            connection.connect()
        except (OSError, http.client.HTTPException, UnicodeError):
            # A TLS handshake that fails is an OSError too: nothing was sent either way.
            raise TransportError("away") from None
        if connection.sock is not None:
            connection.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return connection

    def _connection(self, connect_s: float) -> http.client.HTTPConnection:
        via = self._proxy or self.base
        host = via.hostname or ""
        secure = self.base.scheme == "https"
        if not secure:
            if self._proxy is not None and self._proxy.username is not None:
                self._headers["Proxy-Authorization"] = _basic(self._proxy)
            return http.client.HTTPConnection(host, via.port or 80, timeout=connect_s)
        connection = http.client.HTTPSConnection(
            host, via.port or (443 if via is self.base else 80), timeout=connect_s, context=_trust()
        )
        if self._proxy is not None:
            own = {} if self._proxy.username is None else {"Proxy-Authorization": _basic(self._proxy)}
            connection.set_tunnel(self.base.hostname or "", self.base.port or 443, own)
        return connection


def _lines(answer: http.client.HTTPResponse) -> Iterator[str]:
    for line in answer:
        yield line.decode("utf-8", errors="replace").rstrip("\r\n")


def _origin(address: SplitResult) -> str:
    return f"{address.scheme}://{address.netloc.rpartition('@')[2]}"


def _basic(address: SplitResult) -> str:
    pair = f"{unquote(address.username or '')}:{unquote(address.password or '')}"
    return "Basic " + base64.b64encode(pair.encode()).decode("ascii")


def _proxy_for(address: SplitResult) -> SplitResult | None:
    """The proxy that the environment names for an address. Imported here: most stewards are on this machine."""
    from urllib.request import getproxies, proxy_bypass

    proxies = getproxies()
    named = proxies.get(address.scheme) or proxies.get("all")
    if not named or proxy_bypass(address.netloc.rpartition("@")[2]):
        return None
    return urlsplit(named if "://" in named else f"http://{named}")


def _trust() -> Any:
    """The system's authorities (or those of SSL_CERT_FILE), and certifi's where the system has none."""
    import ssl

    import certifi

    context = ssl.create_default_context()
    context.load_verify_locations(certifi.where())
    return context
