"""What happens in every scenario: the no-op tool and the words of the instant model. Every peer plays this script.

Workflows import it inside a sandbox, so it needs nothing but pydantic.
"""

from __future__ import annotations

import time

from pydantic import BaseModel

DIRECT, PLANNED, APPROVAL = "noop", "noop noop", "noop_confirmed"
"""The prompts: the tools that the model calls, in order. `noop_confirmed` waits for a human."""

FINAL_TEXT = "All were called."
DENIED = "denied"
"""What stands in a tool's place when the human said no."""


class Ran(BaseModel):
    """What the tool gives back: its argument, and when it ran in seconds since 1970, which only the tool knows."""

    n: int
    ran_at: float


class Answer(BaseModel):
    """Every run of a tool, in order, and the model's last words where a model had the last word."""

    ran: list[Ran]
    text: str = ""


def run_noop(n: int) -> Ran:
    """The tool: do nothing and say when."""
    return Ran(n=n, ran_at=time.time())


def next_tool(prompt: str, called: int) -> str | None:
    """The tool that the model calls after `called` calls, or None when it has only its last words left."""
    tools = prompt.split()
    return tools[called] if called < len(tools) else None
