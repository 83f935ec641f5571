"""The marks by which reasoning models set their thoughts apart from their answer, and the split between the two. Pure.

The llama backend reads the marks of a chat template, the openai backend splits an answer. It never calls a model.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class ThinkingMarks:
    """What stands before and after the thinking. A prompt that ends with `skip` leaves no room for it."""

    start: str
    end: str
    skip: str
    lead: str = ""
    """White space the model is used to between `start` and its first word."""


_HARMONY_FINAL: Final = "<|channel|>final<|message|>"
KNOWN_MARKS: Final = (
    ThinkingMarks("<think>", "</think>", "<think>\n\n</think>\n\n", "\n"),
    ThinkingMarks("[THINK]", "[/THINK]", "[THINK][/THINK]"),
    ThinkingMarks("<|channel|>analysis<|message|>", f"<|end|><|start|>assistant{_HARMONY_FINAL}", _HARMONY_FINAL),
    ThinkingMarks("<seed:think>", "</seed:think>", "<seed:think></seed:think>"),
    ThinkingMarks("<|START_THINKING|>", "<|END_THINKING|>", "<|START_THINKING|><|END_THINKING|>"),
)
_CALLING: Final = " to=functions."
"""What stands behind a channel's name where its text is the arguments of a call."""
_HARMONY: Final = re.compile(
    r"<\|channel\|>(\w++)[^<]*+(?:<\|constrain\|>[^<]*+)?<\|message\|>(.*?)(?=<\|end\||<\|start\||<\|channel\||\Z)",
    re.DOTALL,
)
"""A channel's name and its text, of "<|channel|>analysis<|message|>Two calls.<|end|>" "analysis" and "Two calls."."""


def marks_of(template: str) -> ThinkingMarks | None:
    """The marks a chat template writes; None for a model that does not reason."""
    return next((marks for marks in KNOWN_MARKS if marks.start in template), None)


def split_thinking(text: str) -> tuple[str, str | None]:
    """The answer of a text, and the thought that stands before it; None for no thought.

    After a start without an end everything is a thought. An end without a start: the prompt held the start.
    """
    if text.lstrip().startswith("<|channel|>"):
        return _channels(text)
    for marks in KNOWN_MARKS:
        head, closed, rest = text.partition(marks.end)
        opened = head.lstrip().startswith(marks.start)
        if opened or (closed and not head.lstrip().startswith("{")):
            thought = head.lstrip().removeprefix(marks.start).strip()
            return rest.lstrip(), thought or None
    return text, None


def _channels(text: str) -> tuple[str, str | None]:
    answer: list[str] = []
    thought: list[str] = []
    for found in _HARMONY.finditer(text):
        is_call = _CALLING in found[0]
        said = found[0].strip() if is_call else found[2].strip()
        (answer if is_call or found[1] == "final" else thought).append(said)
    return "\n".join(answer), "\n".join(thought) or None
