"""An OpenAI-compatible endpoint in miniature: a real HTTP server that says what its test has written down for it."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Reply = tuple[int, Any] | tuple[int, Any, dict[str, str]] | str


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
