"""A completion that comes in pieces, as server-sent events, put together to what the same server answers whole. Pure.

Servers differ in small things: some number parallel calls alike, some send parts where others send a text, some end
without usage. A stream that breaks off before its end is no answer.
"""

from __future__ import annotations

import codecs
import json
from collections.abc import Iterator
from typing import Any, Final

_END: Final = "[DONE]"
_TEXTS: Final = ("reasoning_content", "reasoning")
_LONGEST_LINE: Final = 1_000_000


class StreamBroken(ValueError):
    """What came is no stream of a completion, or ended before it was whole."""


class StreamedCompletion:
    """Takes the bytes of a stream. `pieces` is how often the model said something."""

    def __init__(self) -> None:
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._rest = ""
        self._content: list[str] = []
        self._parts: list[dict[str, Any]] = []
        self._thought: dict[str, list[str]] = {}
        self._calls: list[dict[str, Any]] = []
        self._finish_reason: str | None = None
        self._usage: Any = None
        self._error: Any = None
        self._began = self._ended = False
        self.pieces = 0

    @property
    def content(self) -> str:
        """What the model has said in words so far."""
        return "".join(self._content)

    @property
    def calls(self) -> bool:
        """Whether it has begun to call a tool."""
        return bool(self._calls)

    def feed(self, data: bytes) -> None:
        """Take bytes. Raises StreamBroken."""
        lines = (self._rest + self._decoder.decode(data)).split("\n")
        self._rest = lines.pop()
        if len(self._rest) > _LONGEST_LINE:
            raise StreamBroken("a line of its stream is too long")
        for line in lines:
            self._take(line)

    def whole(self) -> dict[str, Any]:
        """The completion as a server that does not stream would have answered. Raises StreamBroken."""
        self._take(self._rest)
        if self._error is not None:
            return {"error": self._error}
        if not (self._began and (self._ended or self._finish_reason)):
            raise StreamBroken("its stream ended before the answer did")
        content: Any = self._parts if any(part.get("type") != "text" for part in self._parts) else self.content
        thought = {name: "".join(texts) for name, texts in self._thought.items()}
        message = {"role": "assistant", "content": content, **thought, "tool_calls": self._calls or None}
        # Where the server does not count them: a piece holds about one token.
        usage = self._usage or {"completion_tokens": self.pieces}
        return {"choices": [{"message": message, "finish_reason": self._finish_reason}], "usage": usage}

    def _take(self, line: str) -> None:
        name, _, value = line.rstrip("\r").partition(":")
        if name != "data":
            return
        if (text := value.strip()) == _END:
            self._ended = True
            return
        try:
            chunk = json.loads(text)
        except ValueError as error:
            raise StreamBroken("a piece of its stream is not JSON") from error
        if isinstance(chunk, dict):
            self._take_chunk(chunk)

    def _take_chunk(self, chunk: dict[str, Any]) -> None:
        fault = chunk.get("message") if chunk.get("object") == "error" else None
        self._error = chunk.get("error") or fault or self._error
        self._usage = chunk.get("usage") or self._usage
        for choice in _dicts(chunk.get("choices")):
            if choice.get("index", 0) != 0:
                continue
            self._began = True
            self._finish_reason = choice.get("finish_reason") or self._finish_reason
            delta = choice.get("delta") or choice.get("message")
            if isinstance(delta, dict):
                self._take_delta(delta)

    def _take_delta(self, delta: dict[str, Any]) -> None:
        content = delta.get("content")
        if isinstance(content, str):
            content = [{"type": "text", "text": content}] if content else []
        for part in _dicts(content):
            self._add_part(part)
            self.pieces += 1
        for name in _TEXTS:
            if isinstance(text := delta.get(name), str) and text:
                self._thought.setdefault(name, []).append(text)
                self.pieces += 1
        for call in _dicts(delta.get("tool_calls")):
            self._add_call(call)
            self.pieces += 1

    def _add_part(self, part: dict[str, Any]) -> None:
        """Parts of one kind that follow each other are one."""
        kind = part.get("type", "text")
        text = _text_of(part.get("thinking") if kind == "thinking" else part.get("text"))
        if kind == "text":
            self._content.append(text)
        last = self._parts[-1] if self._parts else {}
        member = "thinking" if kind == "thinking" else "text"
        if last.get("type") == kind:
            last[member] += text
        else:
            self._parts.append({"type": kind, member: text})

    def _add_call(self, piece: dict[str, Any]) -> None:
        """A new call, or more of one: some servers give calls that follow each other the same index, and an id each."""
        function = piece.get("function")
        function = function if isinstance(function, dict) else {}
        index, call_id = piece.get("index"), piece.get("id")
        known = [call for call in self._calls if index is None or call["index"] == index]
        same = known[-1] if known else None
        if same is None or (function.get("name") and call_id and call_id != same["id"]):
            same = {"index": index, "id": call_id, "function": {"name": "", "arguments": ""}}
            self._calls.append(same)
        elif call_id:
            same["id"] = call_id
        written = same["function"]
        written["name"] = written["name"] or function.get("name") or ""
        arguments = function.get("arguments")
        if isinstance(arguments, str) and isinstance(written["arguments"], str):
            written["arguments"] += arguments
        elif arguments is not None:
            written["arguments"] = arguments


def _dicts(value: Any) -> Iterator[dict[str, Any]]:
    return (one for one in value if isinstance(one, dict)) if isinstance(value, list) else iter(())


def _text_of(value: Any) -> str:
    if isinstance(value, list):
        return "".join(_text_of(one.get("text")) for one in _dicts(value))
    return value if isinstance(value, str) else ""
