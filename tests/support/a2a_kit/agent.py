"""The agent that the kit is run against: the assistant, whose first message is read by the kit's convention.

The kit tells by the beginning of a messageId what its agent is to do. That is turned into a direct call of one of the
tools beside this module; what is said to a task afterwards is read as ever.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from a2a.types.a2a_pb2 import Message

from steward.api.a2a.agents import ASSISTANT
from steward.api.a2a.messages import Request, read_message
from steward.contracts.errors import Conflict, ErrorCode

_SAYINGS: Final = {
    "tck-artifact-text": "Generated text content",
    "tck-stream-001": "Stream hello from TCK",
    "tck-stream-003": "Stream task lifecycle",
    "tck-stream-ordering-001": "Ordered output",
    "tck-stream-artifact-text": "Streamed text content",
}
_TOOLS: Final = {
    "tck-artifact-file-url": "kit_link",
    "tck-artifact-file": "kit_file",
    "tck-stream-artifact-file": "kit_file",
    "tck-artifact-data": "kit_data",
    "tck-input-required": "kit_ask",
}


def read_kit_message(message: Message) -> Request:
    """What a message of the kit asks for."""
    read = read_message(message)
    if message.task_id:
        return read
    if message.message_id.startswith("tck-message-response"):
        # Words without a task are what the door answers where it cannot be told which task is meant.
        raise Conflict("Direct message response", code=ErrorCode.AMBIGUOUS_APPROVAL)
    for beginning, tool in _TOOLS.items():
        if message.message_id.startswith(beginning):
            return Request(tool_name=tool, args={})
    said = [text for beginning, text in _SAYINGS.items() if message.message_id.startswith(beginning)]
    return Request(tool_name="kit_say", args={"text": said[0] if said else "Hello from TCK"})


KIT_AGENT: Final = replace(ASSISTANT, path="/kit", gateway="a2a-kit", reading=read_kit_message)
