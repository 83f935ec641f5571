"""The flow rule: what a call may do once something untrusted was read. Pure; the one place that decides it.

Asked when a call is prepared, when it enters its problem's state, and once more when it is dispatched. It never denies:
whoever's words it is must be able to say yes, having seen the true arguments and where each comes from.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pydantic import Field

from steward.contracts.base import Message
from steward.contracts.intents import (
    Intent,
    MadeCall,
    Misplaced,
    added_to,
    departures,
    left_open,
    meant_again,
    misplaced,
    pointed_to,
    said_for_others,
)
from steward.contracts.provenance import ArgumentOrigin, BriefLabels, Source, escaped, labels_under, place_of
from steward.contracts.tool import Effect

_MOST_NAMED: Final = 3
EARLIER_ANSWERS: Final = "earlier answers"
DEFINITION: Final = "'s definition"


class FlowContext(Message):
    """What is known of a problem when calls of it are prepared.

    `entered` names what untrusted content its planner had before it, in words; empty: none. `asked` is how often the
    user's own words ask for a tool, decided by what has seen nothing else; `made` are its calls so far, but those that
    came to nothing. `intents` are the acts it is for, fixed from so many utterances of the user's as `said` tells and
    from nothing else; None: nobody was asked, or could say. `said` without `intents`: they were asked for in vain.
    """

    entered: list[str] = Field(default_factory=list)
    asked: dict[str, int] = Field(default_factory=dict)
    made: list[MadeCall] = Field(default_factory=list)
    intents: list[Intent] | None = None
    said: int = 0
    lang: str = "en"

    def in_step(self) -> dict[str, Any]:
        """What a step tells of it: what the planner had read, and what the request is for."""
        told: dict[str, Any] = {"untrusted": self.entered} if self.entered else {}
        if self.intents is not None:
            told["intends"] = [{"tool": intent.tool, "args": intent.args} for intent in self.intents]
        return told

    def times_made(self, tool: str) -> int:
        """How often a tool was called."""
        return sum(call.tool == tool for call in self.made)


class Flow(Message):
    """What the rule must know of one call. `permitted`: the policy lets it run by name, whatever its labels."""

    labels: BriefLabels = Field(default_factory=list)
    entered: list[str] = Field(default_factory=list)
    asked: bool = False
    repeated: bool = False
    """It was asked for, and has been called as often as that already."""
    departs: list[str] = Field(default_factory=list)
    """What of it is not as the user's words meant it, in words."""
    misplaced: list[Misplaced] = Field(default_factory=list)
    """The places of an act for which the user said something else."""
    strays: list[str] = Field(default_factory=list)
    """The places of a look-up with words of the user's, or choices, that were not meant for whom it reaches."""
    left_open: list[str] = Field(default_factory=list)
    """The places for which the user's words say nothing, though they ask for the call."""
    pointed: list[str] = Field(default_factory=list)
    """The places of addresses that the user's words leave to the very result that has them."""
    meant_again: list[str] = Field(default_factory=list)
    """The places with words of an earlier message that the user's words alone are known to mean there."""
    permitted: bool = False
    unsure: bool = False
    """No model has said what the user's words ask for."""
    added_to: list[str] = Field(default_factory=list)
    """The places with a text of the planner's own that has all that the user said for them, in an act of which they
    left something else to a result."""
    slight: bool = False
    """It changes the user's own things here, or looks up what anybody may know: what the user said in other words needs
    no yes there."""
    wanted_by: list[str] = Field(default_factory=list)
    """The texts of others that it may come from, in words."""

    @property
    def passes_on(self) -> bool:
        """Whether its result may tell what others wrote because its arguments do."""
        made = any(_is_made(label) and not label.rephrased for label in self.labels)
        return bool(self.foreign) or (bool(self.entered) and made)

    @property
    def foreign(self) -> list[ArgumentOrigin]:
        """The labels of what somebody else may have written."""
        return [label for label in self.labels if _is_foreign(label)]


def flow_of(call: MadeCall, context: FlowContext, wanted_by: Sequence[str] = ()) -> Flow:
    """What the rule must know of a call; `wanted_by` are the texts of others that it may come from."""
    asked, made = context.asked.get(call.tool, 0), context.times_made(call.tool)
    flow = Flow(labels=call.labels, entered=context.entered, asked=asked > 0, repeated=0 < asked <= made)
    flow.unsure, flow.wanted_by = context.intents is None, list(wanted_by)
    if context.intents is not None:
        flow.strays = said_for_others(call, context.intents)
        if flow.asked and not flow.repeated:
            flow.departs = departures(call, context.intents, context.made)
            flow.misplaced = misplaced(call, context.intents, context.made)
        flow.left_open = left_open(call, context.intents)
        flow.added_to = added_to(call, context.intents)
        flow.meant_again = meant_again(call, context.intents)
        flow.pointed = pointed_to(call, context.intents, context.made)
    elif not flow.asked:
        flow.strays = [label.path for label in call.labels if label.source is Source.USER or label.choice]
    return flow


def objection(flow: Flow, *, effect: Effect, egress: bool) -> str:
    """Why a call needs a human's yes, in words; empty where it may go its way.

    Reads that stay in the house never need one. Nothing does before something untrusted was read. After that the user's
    own words must have asked for what acts, just as it is, and nothing in it may be somebody else's words or the
    model's own; what leaves the house may also hold nothing of the user's own but what they said in this problem or is
    known to be meant. A look-up elsewhere needs none that takes nothing there but that, or what was said there, or
    goes to an address that the user pointed to.
    Numbers, moments and listed values that a planner chose are nobody's words, but in an act that reaches others, where
    the user did not say them; nor are its own, where the user asked for a change of their own things here and left the
    words to it.
    """
    acts = effect is not Effect.READ
    foreign = [label for label in flow.foreign if not label.returns and (egress or not label.handle)]
    known = flow.slight and flow.asked
    figures = flow.slight and (flow.asked or not acts)
    if figures:
        foreign = [label for label in foreign if not label.figure]
    if not acts:
        foreign = [label for label in foreign if label.path not in flow.pointed]
    elif not egress:
        foreign = [label for label in foreign if not _is_taken_over(label, flow)]
    if flow.permitted or not (acts or egress) or not (flow.entered or foreign):
        return ""
    reasons = _unmeant(flow) if acts else _strayed(flow)
    if foreign:
        reasons.append(f"what others wrote is in it ({_named(foreign)})")
    made = [
        label
        for label in flow.labels
        if (_is_made(label) and not _is_left_to_it(label, flow, egress)) or (acts and _decides(label, flow))
    ]
    if made:
        reasons.append(f"what the assistant wrote itself is in it ({_named(made)})")
    private = [
        label
        for label in flow.labels
        if _is_private(label)
        and not (label.earlier and label.path in flow.meant_again)
        and not (known and label.source is Source.PROFILE)
        and not (figures and label.figure)
    ]
    if egress and private:
        reasons.append(f"it would carry what is yours out of the house ({_named(private)})")
    if not reasons:
        return ""
    after = f"after {', '.join(flow.entered[:_MOST_NAMED])} was read: " if flow.entered else ""
    if flow.wanted_by and (_unmeant(flow) or flow.strays):
        reasons.append(f"it may be what {' or '.join(flow.wanted_by)} wants")
    return after + "; ".join(reasons)


def _unmeant(flow: Flow) -> list[str]:
    """What of an act the user's words did not ask for."""
    if not flow.asked:
        # Whoever says so may be wrong, most of all of a call that has the user's words.
        of_user = any(label.source is Source.USER or label.rephrased for label in flow.labels)
        certain = bool(flow.labels) and not flow.unsure and not of_user
        return [f"your words {'did not' if certain else 'are not known to'} ask for it"]
    return ["your words did not ask for it again"] if flow.repeated else list(flow.departs)


def _strayed(flow: Flow) -> list[str]:
    """What of a look-up takes the user's words to where they were not said for; where it looks up what anybody may
    know, not numbers and choices, and no words at all where no model has said what they are for."""
    if flow.slight and flow.unsure:
        return []
    chosen = {label.path for label in flow.labels if flow.slight and (label.choice or label.figure)}
    strays = [path for path in flow.strays if path not in chosen]
    places = ", ".join(dict.fromkeys(path.strip("/").replace("/", ".") for path in strays))
    return [f"your words were not meant for it ({places})"] if places else []


def source_in_words(flow: Flow) -> str:
    """Which text of others a call came from: those its values are in, else those its planner had read where the user's
    own words did not ask for it. Empty where it came from the user."""
    found = [source_of(label.tool, label.whose) for label in flow.foreign]
    if not found and flow.entered and (_unmeant(flow) or flow.strays):
        found = flow.wanted_by or flow.entered
    return ", ".join(list(dict.fromkeys(found))[:_MOST_NAMED])


def kinds_of(flow: Flow) -> frozenset[str]:
    """What a call is made of, in the words of the policy's `origin`: user, own, untrusted, model, and unasked where
    untrusted content was read and the user's words did not ask for the call."""
    kinds = {"unasked"} if flow.entered and (not flow.asked or flow.repeated) else set()
    for label in flow.labels:
        if _is_foreign(label):
            kinds.add("untrusted")
        elif label.source is Source.MODEL:
            kinds |= set() if label.choice else {"model"}
        elif label.source is Source.USER and not label.earlier:
            kinds.add("user")
        elif label.source is not Source.DEFAULT:
            kinds.add("own")
    return frozenset(kinds)


def _is_left_to_it(label: ArgumentOrigin, flow: Flow, egress: bool) -> bool:
    """Whether words of the planner's own need no yes: the user's in another form, or those of an own thing here, where
    the user said none or all of theirs are among them."""
    return flow.slight and (label.rephrased or (not egress and (_is_added(label, flow) or _is_open(label, flow))))


def _is_taken_over(label: ArgumentOrigin, flow: Flow) -> bool:
    """Whether it is what others wrote in a place that the user left open in an own thing here ("make a task of it"),
    beside all their own words for a thing that they left to a text ("remind me the day before the inspection"), or a
    code, an amount or a date of theirs within its text. Not what leads anywhere (an address, a long number), nor what
    tries to instruct."""
    within = flow.asked and label.piece != "" and len(label.piece.split()) == 1
    open_to_it = flow.slight and (within or _is_open(label, flow) or _is_added(label, flow))
    return open_to_it and not (label.handle or label.suspicion or label.leads)


def _is_added(label: ArgumentOrigin, flow: Flow) -> bool:
    """Whether it is in a text with all that the user said for it, and more."""
    return flow.asked and place_of(label.path) in flow.added_to


def _is_open(label: ArgumentOrigin, flow: Flow) -> bool:
    """Whether it is in a place that the user left open in what they asked for."""
    return flow.asked and place_of(label.path) in flow.left_open


def _decides(label: ArgumentOrigin, flow: Flow) -> bool:
    """Whether it is the planner's own choice of what reaches others: how much is paid, which days are booked, and of
    the values that a schema lists what the user left open: whether somebody may write or only read."""
    if label.source is not Source.MODEL or flow.slight or label.rephrased:
        return False
    return label.figure != "" or (label.choice and _is_open(label, flow))


def _is_made(label: ArgumentOrigin) -> bool:
    return label.source is Source.MODEL and not label.choice


def _is_foreign(label: ArgumentOrigin) -> bool:
    return not label.trusted and label.source in (Source.RESULT, Source.MEMORY, Source.PROFILE)


def _is_private(label: ArgumentOrigin) -> bool:
    """Whether it is the user's own, not said for this problem, and no planner that reads their words says that they
    mean it."""
    if not label.trusted or label.stated or label.choice:
        return False
    return label.earlier or label.source in (Source.RESULT, Source.MEMORY, Source.PROFILE)


def _named(labels: Sequence[ArgumentOrigin]) -> str:
    return ", ".join(dict.fromkeys(label.path.strip("/").replace("/", ".") or "more" for label in labels))


def teller_of(flow: Flow, *path: str) -> str | None:
    """Whose word an argument is, if not the user's own. A planner that had read nothing untrusted only says in its own
    words what the user said, and so does one whose words are the user's in another form."""
    place = "".join(f"/{escaped(name)}" for name in path)
    for label in labels_under(flow.labels, place):
        if _is_made(label) and not label.rephrased and flow.entered:
            return "the assistant"
        if label.source in (Source.RESULT, Source.MEMORY, Source.PROFILE):
            return label.tool or label.source.value
    return None


def written_by(flow: Flow) -> str | None:
    """Whose words a call carries along, if not the user's own alone."""
    foreign = next((label for label in flow.foreign if not label.handle), None)
    if foreign is not None:
        return foreign.tool or foreign.source.value
    return "the assistant" if flow.passes_on and not flow.foreign else None


def source_of(tool: str | None, whose: str) -> str:
    """A text that was read, by name: "the result of read_file (“bill.txt”, of the server bank)"."""
    known = tool or "something that was read"
    known = known if known == EARLIER_ANSWERS or known.endswith(DEFINITION) else f"the result of {known}"
    return f"{known} ({whose})" if whose else known
