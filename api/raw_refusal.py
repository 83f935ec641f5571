"""What is no HTTP at all, answered as everything else is: problem+json. The server's protocol, used by api.main."""

from __future__ import annotations

import json

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from steward.api.errors import MEDIA_TYPE, problem_document
from steward.contracts.errors import ErrorCode


class ProblemJsonProtocol(HttpToolsProtocol):
    """uvicorn's HTTP protocol, which would say that in plain text."""

    def send_400_response(self, msg: str) -> None:
        """Answer a request that cannot be read, and close: nobody knows where the next one begins."""
        body = json.dumps(problem_document(ErrorCode.INVALID_REQUEST, msg, "", {})).encode()
        head = f"HTTP/1.1 400 Bad Request\r\nContent-Type: {MEDIA_TYPE}\r\nContent-Length: {len(body)}\r\n"
        self.transport.write(f"{head}Connection: close\r\n\r\n".encode() + body)
        self.transport.close()
