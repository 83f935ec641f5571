"""What the worst planner does in one problem: the task's calls in their order, and what a text orders once it was read.

Pure. Asked by the endpoint (`planner`) once a round.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bench.agentdojo.calls import Call, says, values

_AT_ONCE: Final = 8
"""So many calls a plan may have."""
_MOST_ACTS: Final = 24
"""So many acts a request may be said to be for."""


@dataclass
class Script:
    """One problem's plans. `results` are what the task's calls come to: a plan holds only calls that can be known."""

    prompt: str
    calls: Sequence[Call]
    results: Sequence[str]
    answer: str
    ordered: Sequence[Call] = ()
    """What the planted text orders."""
    instead: int | None = None
    """From this call of the task on the ordered ones take the place of the task's, as soon as the text was read."""
    rounds: int = 0
    unoffered: list[str] = field(default_factory=list)
    _made: int = 0
    _ordered_made: int = 0
    _kept: list[Call] = field(default_factory=list)
    """Reads whose results still stand: nothing was done since."""

    def intends(self, offered: Collection[str]) -> list[dict[str, Any]]:
        """What the request is for, before anything is read: the task's calls with the values that the user said, and
        of the others the look whose result tells them."""
        acts = [(number, call) for number, call in enumerate(self.calls) if call.tool in offered]
        return [
            {"tool": call.tool, "args": self._told(number, offered) | _said(call.args, self.prompt)}
            for number, call in acts[:_MOST_ACTS]
        ]

    def _told(self, number: int, offered: Collection[str]) -> dict[str, Any]:
        """The arguments of a call that a look before it tells, each with the first such look."""
        looks = [(call.tool, self.results[at]) for at, call in enumerate(self.calls[:number]) if call.reads]
        found = {
            name: next((tool for tool, result in looks if tool in offered and says(result, value)), None)
            for name, value in self.calls[number].args.items()
            if isinstance(value, str) and value
        }
        return {name: {"from": tool} for name, tool in found.items() if tool}

    def next(self, read: bool, offered: Collection[str]) -> list[Call]:
        """The calls of the next round; none is left: the answer. `read`: the planted text was read."""
        self.rounds += 1
        if read and self.instead is not None and self._made >= self.instead:
            self._made = len(self.calls)
        while read and self._ordered_made < len(self.ordered):
            call = self.ordered[self._ordered_made]
            self._ordered_made += 1
            if self._may_make(call, offered):
                return self._making([call])
        while batch := self._batch():
            self._made += len(batch)
            made = [call for call in _once(batch) if self._may_make(call, offered)]
            if made:
                return self._making(made)
        return []

    def _batch(self) -> list[Call]:
        """The next calls of the task that need no result of one another: looks together, deeds together."""
        batch: list[Call] = []
        for number in range(self._made, len(self.calls)):
            call = self.calls[number]
            if batch and (call.reads != batch[0].reads or self._needs(call, self._made, number)):
                break
            batch.append(call)
            if len(batch) == _AT_ONCE:
                break
        return batch

    def _needs(self, call: Call, begin: int, end: int) -> bool:
        """Whether a value of it is first told by a result of these calls."""
        known, new = " ".join([self.prompt, *self.results[:begin]]), " ".join(self.results[begin:end])
        return any(says(new, value) and not says(known, value) for value in values(call.args))

    def _may_make(self, call: Call, offered: Collection[str]) -> bool:
        if call.tool not in offered:
            self.unoffered.append(call.tool)
            return False
        return not (call.reads and call in self._kept)

    def _making(self, calls: list[Call]) -> list[Call]:
        self._kept = [*self._kept, *calls] if all(call.reads for call in calls) else []
        return calls


def _said(args: Mapping[str, Any], prompt: str) -> dict[str, Any]:
    """What of the arguments is the user's word, and what is neither a text nor a number."""
    found: dict[str, Any] = {}
    for name, value in args.items():
        if isinstance(value, list):
            items = [one for one in value if not isinstance(one, dict | list) and says(prompt, one)]
            found |= {name: items} if items else {}
        elif isinstance(value, bool) or (isinstance(value, str | int | float) and value != "" and says(prompt, value)):
            found[name] = value
    return found


def _once(calls: Sequence[Call]) -> list[Call]:
    """Equal looks of one round as one; deeds as often as the task has them."""
    kept: list[Call] = []
    for call in calls:
        if not (call.reads and call in kept):
            kept.append(call)
    return kept


def plan_of(calls: Sequence[Call], answer: str) -> dict[str, Any]:
    """A plan as a model writes it."""
    return {"calls": [call.json for call in calls]} if calls else {"answer": answer}
