"""A conversation of a file as the chat that the model learns, in the format of `planners.llama.step_format`. Pure.

Two things stand in no file and are added here. Where a message reads something untrusted and acts afterwards, its first
step says what it is for (`intends`), from the message's own words. And where the files take a yes that no rule reads as
one ("off with it"), the planner shows again what waits, since no planner ever decides.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from steward.contracts.base import Json
from steward.language.decision_words import named_decision_in
from steward.language.yes_or_no import assents, lead_of, yes_or_no
from steward.planners.llama.step_format import (
    ChatMessage,
    decided_text,
    intends_line,
    result_line,
    system_text,
    user_text,
    waits_line,
)
from training.llama.catalogue import CatalogueTool
from training.llama.files import Conversation, Item

Hints = Mapping[int, Sequence[str]]
"""Names of tools that stand above a message, by its place among the items."""
_SHOWN_AGAIN: Final = "shown again"
_PLAIN_YES: Final = {"en": "yes", "de": "ja", "es": "sí"}


def breaks(text: str) -> str:
    """Text with real line breaks, which stand as `\\n` in the files. Not for JSON, whose own escapes they are."""
    return text.replace("\\n", "\n")


def chat_of(
    conversation: Conversation, tools: Mapping[str, CatalogueTool], hints: Hints | None = None
) -> list[ChatMessage]:
    """The messages of the chat, that of the system first."""
    signatures = [f"{name}({own.parameters}) {own.does}" for name, own in conversation.own.items()]
    now, *_ = conversation.told("now")
    system = system_text(now, "".join(conversation.told("me")[:1]), conversation.told("mem"), signatures)
    chat = _Chat([ChatMessage("system", system)], _PLAIN_YES[conversation.lang])
    starts = conversation.starts()
    for start, end in zip(starts, [*starts[1:], len(conversation.items)], strict=True):
        part = conversation.items[start:end]
        acts = _intended(part, conversation, tools)
        chat.hear(breaks(part[0].text), part[1:2], (hints or {}).get(start))
        for item in part[1:]:
            chat.take(item)
            if acts and item.kind == ">":
                chat.step += acts
                acts = []
    chat.flush()
    return chat.messages


@dataclass(slots=True)
class _Chat:
    """The messages so far, the step with its tools and the results being gathered, and what waits: {number: tool}."""

    messages: list[ChatMessage]
    plain_yes: str
    step: list[str] = field(default_factory=list)
    called: list[str] = field(default_factory=list)
    results: list[str] = field(default_factory=list)
    waiting: dict[str, str] = field(default_factory=dict)
    approved: str = ""

    def flush(self) -> None:
        """End the step: its lines become a message of the assistant, its results one of the tools."""
        if self.step:
            calls = [line for line in self.step if not line.startswith("intends ")]
            acts = [line for line in self.step if line.startswith("intends ")]
            self.messages.append(ChatMessage("assistant", "\n".join([*calls, *acts])))
        if self.results:
            self.messages.append(ChatMessage("tool", "\n".join(self.results)))
        self.step, self.called, self.results = [], [], []

    def hear(self, text: str, following: Sequence[Item], hints: Sequence[str] | None) -> None:
        """A message of the user. A yes that no rule reads shows what waits, and is then said plainly."""
        self.flush()
        self.messages.append(ChatMessage("user", user_text(text, self.waiting, hints)))
        self.approved = ""
        if following and following[0].kind == "yes" and not _is_read_by_rule(text):
            self.messages.append(ChatMessage("assistant", f"show {following[0].text}"))
            self.messages.append(ChatMessage("tool", _SHOWN_AGAIN))
            self.messages.append(ChatMessage("user", user_text(self.plain_yes, self.waiting)))

    def take(self, item: Item) -> None:
        """A line after the message."""
        text = item.text if item.kind in (">", "amend") else breaks(item.text)
        if item.kind == "<":
            self._result(text)
        elif item.kind == "wait":
            self._wait(text)
        elif item.kind in ("yes", "no"):
            self._decide(item.kind == "yes", text)
        else:
            self._write(text if item.kind == ">" else f"{item.kind} {text}".strip())
            if item.kind == ">":
                self.called.append(text.split(" ")[0])
            if item.kind == "withdraw":
                self.waiting.pop(text.split(" ")[0], None)

    def _write(self, line: str) -> None:
        if self.results:
            self.flush()
        self.step.append(line)

    def _result(self, text: str) -> None:
        if self.approved:
            self.messages.append(ChatMessage("tool", decided_text(True, self.approved, text)))
            self.approved = ""
        else:
            self.results.append(result_line(text))

    def _wait(self, number: str) -> None:
        tool = self.called[len(self.results)]
        self.results.append(waits_line(number))
        self.waiting.pop(number, None)
        self.waiting[number] = tool

    def _decide(self, confirmed: bool, number: str) -> None:
        self.flush()
        self.waiting.pop(number, None)
        if confirmed:
            self.approved = number
        else:
            self.messages.append(ChatMessage("tool", decided_text(False, number)))


def _is_read_by_rule(text: str) -> bool:
    """Whether the product's readers of decisions take it for a yes; they do so before any planner is asked."""
    if yes_or_no(text) is True or assents(text) or named_decision_in(text) is not None:
        return True
    lead = lead_of(text)
    return lead is not None and lead.confirmed


def _intended(part: Sequence[Item], conversation: Conversation, tools: Mapping[str, CatalogueTool]) -> list[str]:
    """The `intends` lines of a message: its acts in later steps than the first, where that reads what others wrote."""
    steps = list(_steps(part))
    if len(steps) < 2:
        return []
    reads = [name for name, _ in steps[0] if name in conversation.own or (name in tools and not tools[name].trusted)]
    if not reads:
        return []
    said = part[0].text.casefold()
    read = "\n".join(item.text for item in part if item.kind == "<").casefold()
    acts = [
        (name, args)
        for step in steps[1:]
        for name, args in step
        if name in conversation.own or (name in tools and tools[name].acts)
    ]
    return [intends_line(name, _meant(args, said, read, reads[0])) for name, args in acts]


def _steps(part: Sequence[Item]) -> Iterator[list[tuple[str, dict[str, Any]]]]:
    """The calls of a message, step by step; what a decision brought is no step of it."""
    step: list[tuple[str, dict[str, Any]]] = []
    for item in part:
        if item.kind == ">":
            name, _, written = item.text.partition(" ")
            step.append((name, json.loads(written or "{}")))
        elif step:
            yield step
            step = []
    if step:
        yield step


def _meant(args: Mapping[str, Any], said: str, read: str, source: str) -> dict[str, Json]:
    """What the message says of each argument: its own words, or that a result gives them; else nothing."""
    meant: dict[str, Json] = {}
    for name, value in args.items():
        words = str(value).casefold()
        if words in said:
            meant[name] = value
        elif words in read:
            meant[name] = {"from": source}
    return meant
