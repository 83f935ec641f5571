"""How a Llama that learned from conversations reads and writes: the one format of training, measuring and planning.

A conversation is a chat that only grows at its end:

    system     the time and the user's name, the memories, the tools of other people's servers
    user       a message; above it what waits and, if there are any, hints: names of tools that may fit
    assistant  one step, one line each: `name {arguments}`, or `done`, `say TEXT`, `ask TEXT`, `amend N {arguments}`,
               `withdraw N`, `show N`; beside the first calls `intends name {arguments}` for what acts after others'
               words were read
    tool       the results of the step, one a line, `waits as N`, or what became of a call that waited

Pure; it knows no catalogue, no tokenizer and no model, and imports nothing. Above it, `training.llama.chat` makes
chats of files.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

Role: TypeAlias = Literal["system", "user", "assistant", "tool"]

LONGEST_RESULT: Final = 320
"""A result is cut after so many characters."""
LONGEST_TOOL: Final = 220
"""So is the line of a tool of somebody else's server."""
WORDS: Final = ("say", "ask")
"""Steps whose text is words for the user."""
DECIDING: Final = ("amend", "withdraw", "show")
"""Steps about a call that waits."""
INTENDS: Final = "intends"
END: Final = "<|im_end|>"
NEXT: Final = "<|im_start|>assistant\n"
"""What the model goes on from."""


@dataclass(frozen=True, slots=True)
class ChatMessage:
    """A message of the chat. The model learns those of the assistant, the first `learned` tokens alone if given."""

    role: Role
    text: str
    learned: int | None = None


@dataclass(frozen=True, slots=True)
class StepLine:
    """One line of a step. `kind` is call, done or a word of the format; `name` the tool of a call or of an intent,
    `number` what a decision is about, `args` what is given, None where that is no JSON object; `text` the words."""

    kind: str
    name: str = ""
    number: str = ""
    args: dict[str, Any] | None = None
    text: str = ""


def system_text(now: str, name: str, memories: Sequence[str], tools: Sequence[str]) -> str:
    """The system message: `Thu 2026-11-26 14:20, Robin Vale`, the memories, the others' tools as signatures."""
    first = f"{now}, {name}" if name else now
    return "\n".join([first, *(f"- {memory}" for memory in memories), *(tool[:LONGEST_TOOL] for tool in tools)])


def user_text(text: str, waiting: Mapping[str, str], hints: Sequence[str] | None = None) -> str:
    """A message with what waits, {number: tool}, and with names of tools that may fit."""
    lines = [f"(waits: {', '.join(f'{number} {tool}' for number, tool in waiting.items())})"] if waiting else []
    lines += [f"({' '.join(hints)})"] if hints is not None else []
    return "\n".join([*lines, text])


def call_line(tool: str, args: Mapping[str, Any]) -> str:
    """A call as the model writes it: JSON with spaces, letters as they are."""
    return f"{tool} {json.dumps(args, ensure_ascii=False)}"


def intends_line(tool: str, args: Mapping[str, Any]) -> str:
    """An act that the message asks for and that comes after something untrusted is read; `{"from": TOOL}` stands for
    a value that only the result of that tool can give."""
    return f"{INTENDS} {call_line(tool, args)}"


def result_line(text: str) -> str:
    """A result, cut."""
    return text[:LONGEST_RESULT]


def waits_line(number: str) -> str:
    """In place of the result of a call that waits for the user's yes."""
    return f"waits as {number}"


def decided_text(confirmed: bool, number: str, result: str = "") -> str:
    """What a plain yes or no, which a rule takes, made of a call that waited."""
    return f"yes {number}: {result_line(result)}" if confirmed else f"no {number}"


def read_step(text: str) -> list[StepLine]:
    """The lines of a step. Words after say and ask may have several lines and end the step."""
    lines = text.strip().split("\n")
    read: list[StepLine] = []
    for place, line in enumerate(lines):
        kind, _, rest = line.partition(" ")
        if kind in WORDS:
            read.append(StepLine(kind, text="\n".join([rest, *lines[place + 1 :]])))
            break
        if line.strip():
            read.append(_read_line(kind, rest))
    return read


def _read_line(kind: str, rest: str) -> StepLine:
    if kind == "done":
        return StepLine(kind)
    if kind in DECIDING:
        number, _, written = rest.partition(" ")
        return StepLine(kind, number=number, args=_arguments(written) if kind == "amend" else None)
    if kind == INTENDS:
        tool, _, written = rest.partition(" ")
        return StepLine(kind, name=tool, args=_arguments(written))
    return StepLine("call", name=kind, args=_arguments(rest))


def _arguments(written: str) -> dict[str, Any] | None:
    try:
        args = json.loads(written or "{}")
    except ValueError:
        return None
    return args if isinstance(args, dict) else None


def prompt_of(chat: Sequence[ChatMessage]) -> str:
    """The chat as text, in ChatML, the template that SmolLM2 was tuned with."""
    return "".join(f"<|im_start|>{message.role}\n{message.text}{END}\n" for message in chat)
