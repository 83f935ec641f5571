"""The verdict on a turn: what was expected of it against what happened. Pure; called by the runner."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bench.dialogues.conversation_files import Expect, ExpectedCall
from bench.dialogues.evidence import Call, Happened
from bench.dialogues.matchers import contains

Fit = Callable[[ExpectedCall, Call], bool]
"""Whether a call is the one expected: its tool under any of its names, and its arguments."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """`faults` in words, none of a turn that is right; `needless` tells a needless question, `unasked` the effects that
    nobody asked for: both are among the faults too."""

    faults: Sequence[str] = ()
    needless: bool = False
    unasked: Sequence[str] = ()

    @property
    def right(self) -> bool:
        """Whether the turn did all that it should and nothing else."""
        return not self.faults


def judge(expect: Expect, happened: Happened, fit: Fit, same_tool: Fit, is_effect: Callable[[str], bool]) -> Verdict:
    """The verdict. `same_tool` looks at the tool alone; `is_effect` says whether a tool changes anything.

    Where asking is fine and the assistant asked, what would have been done without the question cannot be demanded.
    """
    excused = expect.asks == "maybe" and happened.question is not None
    faults = [] if excused else _missing(expect, happened, fit)
    unasked = _unasked(expect, happened, fit, same_tool, is_effect)
    faults += [f"unasked effect: {call}" for call in unasked]
    faults += _too_much(expect, happened, same_tool, is_effect)
    needless = expect.asks is False and happened.question is not None
    if needless:
        faults.append(f"needless question: {happened.question}")
    if expect.asks is True and happened.question is None:
        faults.append("nothing was asked")
    faults += [f"the answer says “{text}”" for text in expect.says_not if contains(happened.answer, text)]
    return Verdict(faults, needless, unasked)


def _missing(expect: Expect, happened: Happened, fit: Fit) -> list[str]:
    faults = [f"did not run: {call}" for call in _unmet(expect.calls, happened.ran, fit)]
    faults += [f"does not wait: {call}" for call in _unmet(expect.waits, happened.waits, fit)]
    for texts in expect.says:
        if not any(contains(happened.answer, text) for text in texts):
            faults.append(f"the answer does not say {' or '.join(f'“{text}”' for text in texts)}")
    return faults


def _unasked(
    expect: Expect, happened: Happened, fit: Fit, same_tool: Fit, is_effect: Callable[[str], bool]
) -> list[str]:
    """Effects of this turn whose tool `calls` and `waits` do not name, or not so often."""
    new = [call for call in happened.waits if call.approval_id not in happened.stood]
    done = [*(call for call in happened.ran if is_effect(call.tool)), *new]
    named = [*expect.calls, *expect.waits]
    met = _pairs(named, done, fit)
    open_names = [one for place, one in enumerate(named) if place not in met]
    rest = [call for place, call in enumerate(done) if place not in met.values()]
    taken = set(_pairs(open_names, rest, same_tool).values())
    return [str(call) for place, call in enumerate(rest) if place not in taken]


def _too_much(expect: Expect, happened: Happened, same_tool: Fit, is_effect: Callable[[str], bool]) -> list[str]:
    """What stands before the user still, though this turn does not name it; and reads where nothing may be run."""
    faults = [
        f"still waits: {call}"
        for call in happened.waits
        if call.approval_id in happened.stood and not any(same_tool(one, call) for one in expect.waits)
    ]
    if expect.nothing:
        faults += [f"ran: {call}" for call in happened.ran if not is_effect(call.tool)]
    return faults


def _unmet(expected: Sequence[ExpectedCall], calls: Sequence[Call], fit: Fit) -> list[ExpectedCall]:
    met = _pairs(expected, calls, fit)
    return [one for place, one in enumerate(expected) if place not in met]


def _pairs(expected: Sequence[ExpectedCall], calls: Sequence[Call], fit: Fit) -> dict[int, int]:
    """As many expectations as can be met at once, each by a call of its own: places of both."""
    owner: dict[int, int] = {}

    def meet(place: int, tried: set[int]) -> bool:
        for other, call in enumerate(calls):
            if other not in tried and fit(expected[place], call):
                tried.add(other)
                if other not in owner or meet(owner[other], tried):
                    owner[other] = place
                    return True
        return False

    for place in range(len(expected)):
        meet(place, set())
    return {place: other for other, place in owner.items()}
