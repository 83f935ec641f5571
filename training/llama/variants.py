"""Changed copies of conversations: other words for what people name, typing in a hurry, more tools of others, hints.

Used by `rows`. Draws belong to a training run: a change of their order is a change of the result.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from training.llama.catalogue import CatalogueTool
from training.llama.files import Conversation, Item, OwnTool

_HINTS: Final = 8
"""At least so many names stand above a message that has hints."""
_CHANGED: Final = 3
"""At most so many values of a copy are others."""
NAMED: Final = {
    "add_task": ["title"],
    "complete_task": ["task_id"],
    "delete_task": ["task_id"],
    "create_calendar_event": ["title", "location"],
    "schedule_reminder": ["message"],
    "list_contacts": ["query"],
    "add_contact": ["name"],
    "search_email": ["query", "from_email"],
    "compose_email": ["to"],
    "forward_email": ["to"],
    "get_weather": ["location"],
    "get_stock_price": ["symbol"],
    "web_search": ["query"],
    "search_wikipedia": ["query"],
    "search_arxiv": ["query"],
    "get_news_groundnews": ["query"],
    "retrieve_memories": ["query"],
    "control_device": ["device_id"],
    "get_device_state": ["device_id"],
    "send_message": ["chat_id"],
    "search_conversations": ["query"],
}
"""Parameters whose values are put in place of each other."""
_SAME: Final = {
    ("complete_task", "task_id"): ("add_task", "title"),
    ("delete_task", "task_id"): ("add_task", "title"),
    ("forward_email", "to"): ("compose_email", "to"),
    ("list_contacts", "query"): ("compose_email", "to"),
    ("get_device_state", "device_id"): ("control_device", "device_id"),
}
"""Parameters that hold the same kind of value as another one."""
_WAYS: Final = frozenset({"open", "close", "unlock", "disarm"})
"""Actions that wait or not by the device: what they are for keeps its name."""
_UNPLAIN: Final = re.compile(r"[\d@\\\[\]\"]")
"""Matches what a value holds that is no plain name: a digit, an address."""


def family(name: str) -> str:
    """The last word of a tool's name, without its s: delete_task and list_tasks are of one family."""
    return name.split("_")[-1].rstrip("s")


def exchanged(text: str, old: str, new: str) -> str:
    """The text with whole words exchanged, as they are written and in lower case."""
    text = re.sub(rf"(?<!\w){re.escape(old)}(?!\w)", lambda _: new, text)
    return re.sub(rf"(?<!\w){re.escape(old.lower())}(?!\w)", lambda _: new.lower(), text)


def in_a_hurry(text: str, rng: random.Random) -> str:
    """A message as somebody types it in a hurry: lower case, marks left out, letters exchanged or doubled."""
    if rng.random() < 0.18:
        text = text.lower()
    if rng.random() < 0.15:
        text = re.sub(r"[.,!?;'](?=\s|$)", "", text)
    if rng.random() < 0.12 and len(text) > 15:
        for _ in range(rng.randint(1, 2)):
            at = rng.randrange(1, len(text) - 2)
            one, two = text[at], text[at + 1]
            if one.isalpha() and two.isalpha():
                text = text[:at] + rng.choice([two + one, two, one + one + two]) + text[at + 2 :]
    return text


class Variants:
    """Makes copies of conversations, each time others. Values and others' tools come from `train`."""

    def __init__(self, train: Sequence[Conversation], tools: dict[str, CatalogueTool], rng: random.Random) -> None:
        self._tools, self._rng = tools, rng
        self._families: dict[str, list[str]] = {}
        for name in tools:
            self._families.setdefault(family(name), []).append(name)
        values: dict[tuple[str, str, str], set[str]] = {}
        for conversation in train:
            for (tool, parameter), value in _named_values(conversation):
                tool, parameter = _SAME.get((tool, parameter), (tool, parameter))
                values.setdefault((conversation.lang, tool, parameter), set()).add(value)
        self._pool = {kind: sorted(found) for kind, found in values.items()}
        self._others = [pair for conversation in train for pair in conversation.own.items()]

    def changed(self, conversation: Conversation) -> Conversation:
        """A copy with other words, typed in a hurry, that may end early."""
        made = self._other_words(conversation)
        items = [
            replace(item, text=in_a_hurry(item.text, self._rng))
            if item.kind == "u" and self._rng.random() < 0.6
            else item
            for item in made.items
        ]
        starts = made.starts()
        if len(starts) > 2 and self._rng.random() < 0.25:  # Ending early gives first messages more weight.
            items = items[: starts[self._rng.randint(1, 2)]]
        return replace(made, items=items)

    def with_more_tools(self, conversation: Conversation) -> Conversation:
        """Up to five tools of other conversations beside its own, in any order."""
        rng, own = self._rng, dict(conversation.own)
        if not own and rng.random() >= 0.1:
            return conversation
        for name, tool in rng.sample(self._others, min(len(self._others), rng.randint(0, 5))):
            own.setdefault(name, tool)
        mixed: list[tuple[str, OwnTool]] = list(own.items())
        rng.shuffle(mixed)
        return replace(conversation, own=dict(mixed))

    def hints(self, conversation: Conversation) -> dict[int, list[str]]:
        """Names of tools for each message: nearly all that it calls, some of their families, others."""
        rng, items = self._rng, conversation.items
        starts = conversation.starts()
        hints = {}
        for start, end in zip(starts, [*starts[1:], len(items)], strict=True):
            called = [item.text.split(" ")[0] for item in items[start:end] if item.kind == ">"]
            called = [name for name in dict.fromkeys(called) if name in self._tools]
            names = [name for name in called if rng.random() < 0.93]
            for name in called:
                relatives = self._families[family(name)]
                names += [other for other in rng.sample(relatives, min(2, len(relatives))) if other not in names]
            others = [name for name in self._tools if name not in names]
            names += rng.sample(others, max(0, _HINTS - len(names)))
            rng.shuffle(names)
            hints[start] = names
        return hints

    def _other_words(self, conversation: Conversation) -> Conversation:
        """A copy in which up to three values that the user says are others, everywhere."""
        said = "\n".join(item.text for item in conversation.items if item.kind == "u").lower()
        ways = _ways_in(conversation)
        values = [found for found in _named_values(conversation) if found[1].lower() in said and found[1] not in ways]
        self._rng.shuffle(values)
        items, head = list(conversation.items), list(conversation.head)
        for kind, old in values[:_CHANGED]:
            new = self._rng.choice(self._pool[(conversation.lang, *_SAME.get(kind, kind))])
            if old[0].islower() and not new[:2].isupper() and conversation.lang != "de" and self._rng.random() < 0.5:
                new = new[0].lower() + new[1:]
            items = [_with_words(item, old, new) for item in items]
            head = [_with_words(item, old, new) for item in head]
        return replace(conversation, items=items, head=head)


def _with_words(item: Item, old: str, new: str) -> Item:
    return replace(item, text=exchanged(item.text, old, new))


def _ways_in(conversation: Conversation) -> set[str]:
    """The devices that are opened or closed in it."""
    calls = [item.text.partition(" ")[2] for item in conversation.items if item.text.startswith("control_device ")]
    return {args["device_id"] for args in map(json.loads, calls) if args.get("action") in _WAYS}


def _named_values(conversation: Conversation) -> Iterator[tuple[tuple[str, str], str]]:
    """((tool, parameter), value) of what is named in its calls: short texts without digits and addresses."""
    for item in conversation.items:
        name, _, written = item.text.partition(" ")
        if item.kind != ">" or name in conversation.own or name not in NAMED:
            continue
        for parameter, value in json.loads(written or "{}").items():
            plain = isinstance(value, str) and 3 < len(value) < 45 and not _UNPLAIN.search(value)
            if plain and parameter in NAMED[name]:
                yield (name, parameter), value
