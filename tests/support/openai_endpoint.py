"""An OpenAI-compatible endpoint in miniature: a real HTTP server that says what its test has written down for it."""

from __future__ import annotations

import json
import threading
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


@dataclass
class Streamed:
    """What a model says in pieces, where it is asked for a stream, and whole where it is not. A piece is a text, a
    delta, or bytes that go on the wire as they are. Before the last of them it waits for `go_on`."""

    pieces: list[Any]
    finish_reason: str = "stop"
    go_on: threading.Event = field(default_factory=threading.Event)
    waits: bool = False
    usage: bool = True
    ends: bool = True

    def whole(self) -> dict[str, Any]:
        deltas = [one if isinstance(one, dict) else {"content": one} for one in self.pieces]
        content = "".join(delta.get("content") or "" for delta in deltas)
        calls = [call for delta in deltas for call in delta.get("tool_calls", [])]
        return completion(content, self.finish_reason, **({"tool_calls": calls} if calls else {}))

    def events(self) -> list[bytes]:
        """The events, each as it goes on the wire."""
        sent = [one if isinstance(one, bytes) else _event(_chunk(one)) for one in self.pieces]
        end = [_event({"choices": [{"index": 0, "delta": {}, "finish_reason": self.finish_reason}]})]
        if self.usage:
            end.append(_event({"choices": [], "usage": completion("")["usage"]}))
        return [*sent, *end, b"data: [DONE]\n\n"] if self.ends else sent


def _chunk(piece: Any) -> dict[str, Any]:
    delta = piece if isinstance(piece, dict) else {"content": piece}
    return {"object": "chat.completion.chunk", "choices": [{"index": 0, "delta": delta, "finish_reason": None}]}


def _event(chunk: dict[str, Any]) -> bytes:
    return f"data: {json.dumps(chunk)}\n\n".encode()


Reply = tuple[int, Any] | tuple[int, Any, dict[str, str]] | str | Streamed


class Endpoint:
    """A server that gives its replies in order and keeps what it was sent. A text is a completion's content."""

    def __init__(self) -> None:
        self.replies: list[Reply] = []
        self.bodies: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.hang = threading.Event()
        self.withheld = 0
        """Bytes that are promised and never sent."""
        self.trickles = False
        """Whether an answer goes on, byte by byte, for as long as the server runs."""
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                outer.headers.append(dict(self.headers))
                outer.bodies.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
                reply = outer.replies.pop(0) if outer.replies else "hang"
                if reply == "hang":
                    outer.hang.wait(20)
                    reply = (500, "late")
                if isinstance(reply, Streamed):
                    if outer.bodies[-1].get("stream"):
                        self.stream(reply)
                        return
                    reply = (200, reply.whole())
                status, body, *more = (200, completion(reply)) if isinstance(reply, str) else reply
                data = (body if isinstance(body, str) else json.dumps(body)).encode()
                self.send_response(status)
                for name, value in (more[0] if more else {}).items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(data) + outer.withheld))
                self.end_headers()
                self.wfile.write(data)
                if outer.trickles:
                    while not outer.hang.wait(0.02):
                        self.wfile.write(b" ")

            def stream(self, reply: Streamed) -> None:
                """Server-sent events in chunks, as servers send them."""
                self.protocol_version = "HTTP/1.1"
                self.send_response(200)
                self.send_header("Content-Type", "text/event-stream; charset=utf-8")
                self.send_header("Transfer-Encoding", "chunked")
                self.send_header("Connection", "close")
                self.end_headers()
                events = reply.events()
                for place, event in enumerate(events):
                    if reply.waits and place == len(reply.pieces) - 1:
                        reply.go_on.wait(60)
                    self.wfile.write(b"%x\r\n%b\r\n" % (len(event), event))
                    self.wfile.flush()
                self.wfile.write(b"0\r\n\r\n")

            def log_message(self, format: str, *args: Any) -> None:
                return

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/v1"
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()

    def close(self) -> None:
        self.hang.set()
        self.server.shutdown()
        self.thread.join(10)
        self.server.server_close()


def completion(content: Any, finish_reason: str = "stop", **message: Any) -> dict[str, Any]:
    return {
        "choices": [{"message": {"role": "assistant", "content": content, **message}, "finish_reason": finish_reason}],
        "usage": {"prompt_tokens": 90, "completion_tokens": 10, "prompt_tokens_details": {"cached_tokens": 60}},
    }
