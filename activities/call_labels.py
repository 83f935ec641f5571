"""The labels of a plan's calls, and what the flow rule must know of its problem. Called by `plan_next_action`.

Blocking, bounded: values are looked for in at most half a million characters. The judge is asked about the calls of
the planner that works by rules alone, at most once a round.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from itertools import islice
from typing import Final

from steward.activities.left_places import pointing_places, says_nothing
from steward.activities.rephrased import adds_only_said, is_rephrased, moment_said, time_said
from steward.contracts.base import Json
from steward.contracts.evidence import Evidence
from steward.contracts.flow import FlowContext, source_of
from steward.contracts.intents import OPEN, Intent
from steward.contracts.labelling import labelled
from steward.contracts.plan import CallsPlan, Plan, PlanRequest, ToolCall, WaitingPlan, calls_of
from steward.contracts.provenance import ArgumentOrigin, Source, escaped, leaves
from steward.contracts.tool import Effect, ToolSpec
from steward.contracts.tool_meaning import Role
from steward.contracts.waiting import WaitingApproval
from steward.language.gloss import in_english, language_told
from steward.language.pointing import without_article
from steward.language.word_lists import LANGUAGES
from steward.planners.embedded.asked_tools import named_tools, own_words
from steward.planners.embedded.backend import EmbeddedPlanner
from steward.tools.evidence import Trust, entered_by, evidence_of
from steward.tools.registry import Registry

_MOST_VALUES: Final = 24
_SHORTEST_VALUE: Final = 3
_MOST_TEXTS: Final = 40
_MOST_WANTING: Final = 2
_WORD: Final = re.compile(r"[^\W_]+")
_TELLING: Final = 4
"""So many words tell that a text is in no other language."""


class CallLabels:
    """`judge` says what the user's words ask for where no language model planned; None where this worker has none."""

    def __init__(self, registry: Registry, judge: EmbeddedPlanner | None) -> None:
        self._registry = registry
        self._judge = judge

    def trust(self, request: PlanRequest) -> Trust:
        """How far the tools of a request are trusted."""
        return Trust(self._registry, request.request_tools)

    def wants_intents(self, plan: Plan, request: PlanRequest) -> bool:
        """Whether it must be asked what a request is for: an act is wanted after something untrusted was read, by a
        planner that may have heeded it, and neither did a plan say so before nor was it asked since the user said more.
        """
        flow, trust = request.flow, self.trust(request)
        if flow.said == _utterances(request):
            return False
        # What is changed is shown again, and what is filled asks where nobody knows what the words are for.
        calls = plan.calls if isinstance(plan, WaitingPlan) else calls_of(plan)
        acts = any(self._acts_or_tells(call, trust) for call in calls)
        return acts and bool(flow.entered or entered_by(request, trust))

    def put(
        self,
        plan: Plan,
        request: PlanRequest,
        *,
        by_rules: bool,
        intended: Sequence[ToolCall] | None = None,
        in_vain: bool = False,
    ) -> FlowContext:
        """Label the calls of a plan. Only of the planner that works by rules (`by_rules`) what it states is believed: a
        model says what it has read. `intended` are the acts that the user's words alone are for, `in_vain`: they were
        asked for, and nobody could say. Without either, what a plan says it intends counts if nothing untrusted was
        read before it."""
        trust = self.trust(request)
        evidence = evidence_of(request, trust, own_words(request))
        entered = list(dict.fromkeys([*request.flow.entered, *entered_by(request, trust)]))
        for call in calls_of(plan):
            call.origins = self._labels(call, evidence, request, believed=by_rules)
            call.wanted_by = [] if by_rules or not entered else _wanted_by(call, evidence)
        for act in plan.acts if isinstance(plan, WaitingPlan) else ():
            before = request.waiting.approval(act.approval_id) if act.act == "amend" else None
            if act.call is not None and before is not None:
                act.call.origins = list(_amended(act.call, before, evidence))
        known = request.flow.model_copy(update={"entered": entered, "asked": dict(request.flow.asked)})
        known.lang = spoken_language(request)
        names = self._acting(plan, trust)
        if by_rules:
            # It heeds nothing that it reads: what it makes of the words is what they are for.
            known.intents, known.said = None, 0
        elif intended is not None or in_vain:
            known.intents = None if intended is None else [self._intent(act, evidence, request) for act in intended]
            known.said = _utterances(request)
        elif not entered and (stated := _stated(plan, names)) is not None and known.said != _utterances(request):
            known.intents = [self._intent(act, evidence, request) for act in stated]
            known.said = _utterances(request)
        if not (entered and names):
            asked = {name: names.count(name) for name in names}
        else:
            asked = self._asked(request, names, known.intents, by_rules=by_rules)
        for name, times in asked.items():
            known.asked[name] = max(times, known.asked.get(name, 0))
        return known

    def _acting(self, plan: Plan, trust: Trust) -> list[str]:
        """The names of the tools of a plan that act or take words out, a time for each call."""
        specs = filter(None, (trust.spec(call.tool_name) for call in calls_of(plan)))
        return [spec.name for spec in specs if spec.effect is not Effect.READ or spec.leaves_house]

    def _acts_or_tells(self, call: ToolCall, trust: Trust) -> bool:
        """Whether a call acts, or takes words out of the house: one without arguments takes none."""
        spec = trust.spec(call.tool_name)
        return spec is not None and (spec.effect is not Effect.READ or (spec.leaves_house and bool(call.args)))

    def _labels(
        self, call: ToolCall, evidence: Evidence, request: PlanRequest, *, believed: bool
    ) -> list[ArgumentOrigin]:
        spec = self.trust(request).spec(call.tool_name)
        looks = spec is not None and spec.effect is Effect.READ and spec.leaves_house
        stated = call.origins if believed else ()
        service = spec.service if spec and looks else None
        moments = spec.dates if spec else ()
        labels = labelled(call.args, spec.parameters if spec else {}, evidence, stated, service, moments)
        written = dict(leaves(dict(call.args)))
        labels = [label for label in labels if not _is_time_said(label, evidence)]
        return [_rephrased(label, written.get(label.path), evidence, request) for label in labels]

    def _intent(self, act: ToolCall, evidence: Evidence, request: PlanRequest) -> Intent:
        """An act with the words that are the user's. What else it holds is no word of theirs, and its place is open."""
        trust = self.trust(request)
        spec = trust.spec(act.tool_name)
        names = spec.parameter_aliases if spec else {}
        args = {names.get(name, name): value for name, value in act.args.items() if not _is_open(value)}
        unsaid = [name for name, value in args.items() if says_nothing(spec, name, value)]
        args = {name: value for name, value in args.items() if name not in unsaid}
        properties = spec.parameters.get("properties", {}) if spec else {}
        args = {name: _as_listed(value, properties.get(name, {}).get("enum", ())) for name, value in args.items()}
        said = ToolCall(tool_name=spec.name if spec else act.tool_name, args=args)
        labels = self._labels(said, Evidence(evidence.said, (), evidence.earlier), request, believed=False)
        kept = [label for label in labels if label.source is Source.USER or label.choice]
        places = {label.path.split("/")[1] for label in kept if label.path}
        shown = {name: value for name, value in args.items() if escaped(name) in places}
        sources = {f"/{escaped(names.get(name, name))}": _source(value, trust) for name, value in act.args.items()}
        now = datetime.fromisoformat(request.now)
        pointing = list(pointing_places(spec, shown, kept, evidence, request.requester.timezone, now))
        return Intent(
            tool=said.tool_name,
            args={name: without_article(value) if isinstance(value, str) else value for name, value in shown.items()},
            labels=kept,
            service=trust.service(said.tool_name),
            sources={place: tool for place, tool in sources.items() if tool},
            moments=[f"/{escaped(name)}" for name in _moments(spec)],
            points=[*(f"/{escaped(name)}" for name in unsaid), *pointing],
        )

    def _asked(
        self, request: PlanRequest, names: list[str], intents: Sequence[Intent] | None, *, by_rules: bool
    ) -> dict[str, int]:
        """How often the user's own words ask for each tool, by what they mean or by its very name. A model's
        call was not asked for where nothing is known of what they mean."""
        named = named_tools(request, names)
        meant = Counter(intent.tool for intent in intents or ())
        if by_rules and self._judge is not None:
            meant = Counter(call.tool_name for call in self._judge.asked(request))
        return {name: max(named.get(name, 0), meant.get(name, 0)) for name in names}


def _is_time_said(label: ArgumentOrigin, evidence: Evidence) -> bool:
    """Whether a piece of a text is a time of day that the user said themselves, here or before, in whatever form: who
    else wrote it then says nothing of where it is from."""
    return bool(label.piece) and time_said(label.piece, [*evidence.said, *evidence.earlier]) is not None


def _amended(call: ToolCall, before: WaitingApproval, evidence: Evidence) -> Iterator[ArgumentOrigin]:
    """The labels of a call that takes the place of one that waits. What the user said for that one was said for this
    one, and a text that was theirs in other words stays so with more words of theirs."""
    old, new = dict(leaves(dict(before.args))), dict(leaves(dict(call.args)))
    theirs = {one.path for one in before.origins if not one.piece and (one.rephrased or one.source is Source.USER)}
    for label in call.origins:
        shown = str(old.get(label.path, ""))
        if label.piece and label.earlier and label.piece in shown:
            continue
        if label.path in theirs and label.source is Source.MODEL and not (label.piece or label.choice):
            label = label.model_copy(update={"rephrased": adds_only_said(str(new[label.path]), shown, evidence.said)})
        yield label


def _rephrased(label: ArgumentOrigin, value: Json, evidence: Evidence, request: PlanRequest) -> ArgumentOrigin:
    """The label of a planner's own value, with whether the user said it in other words; of a moment also with which."""
    if label.source is not Source.MODEL or not label.path or (label.choice and not label.figure):
        return label
    if label.figure != "moment":
        return label.model_copy(update={"rephrased": is_rephrased(value, evidence)})
    now = datetime.fromisoformat(request.now)
    place = moment_said(str(value), evidence.said, request.requester.timezone, now)
    if place is None:
        return label
    return label.model_copy(update={"rephrased": True, "number": place[0], "start": place[1], "end": place[2]})


def spoken_language(request: PlanRequest) -> str:
    """The language that the user writes in: that of their newest message that tells, of this problem or before it."""
    said = [*reversed(request.said or [request.text]), *_earlier(request)]
    told = ((text, language_told(text)) for text in said)
    telling = (lang for text, lang in told if lang and (lang != LANGUAGES[0] or len(text.split()) >= _TELLING))
    return next(telling, request.flow.lang)


def _earlier(request: PlanRequest) -> list[str]:
    return [turn.text for turn in reversed(request.turns) if turn.role == "user"]


def _wanted_by(call: ToolCall, evidence: Evidence) -> list[str]:
    """The foreign texts that a call may come from, in words; those that instruct the assistant alone where no other is
    about it."""
    values = [str(value) for _, value in leaves(dict(call.args)) if isinstance(value, str | int | float)]
    telling = [value for value in values[:_MOST_VALUES] if len(value) >= _SHORTEST_VALUE]
    found = list(islice(evidence.orders(call.tool_name, telling), _MOST_TEXTS))
    about = [one for one in found if one[1] > 0] or found
    words = []
    for text, start, suspicion in about:
        source = source_of(text.content.tool, text.whose(start))
        words.append(f"{source}, which tries to instruct the assistant ({suspicion})," if suspicion else source)
    return list(dict.fromkeys(words))[:_MOST_WANTING]


def _stated(plan: Plan, acting: Sequence[str]) -> list[ToolCall] | None:
    """The acts that a plan says the request is for, those among its calls included; None where it says nothing of them.
    What it names twice, as a call and as what it intends, is meant once."""
    if not isinstance(plan, CallsPlan) or plan.intends is None:
        return None
    calls = [call for call in plan.calls if call.tool_name in acting]
    later = list(plan.intends)
    for call in calls:
        same = next((act for act in later if act.tool_name == call.tool_name and _is_part(act.args, call.args)), None)
        if same is not None:
            later.remove(same)
    return [*calls, *later]


def _is_part(some: Mapping[str, Json], whole: Mapping[str, Json]) -> bool:
    return all(str(whole.get(name)) == str(value) for name, value in some.items())


def _utterances(request: PlanRequest) -> int:
    """How much the user has said in a problem."""
    return len(request.said) or 1


def _moments(spec: ToolSpec | None) -> list[str]:
    """The parameters of a tool that tell a moment, by itself or by how much later it is."""
    return [] if spec is None else [*spec.dates, *spec.meaning.having(Role.SHIFT)]


def _source(value: Json, trust: Trust) -> str:
    """The tool whose result an argument of an act is left to; empty where it is left to none."""
    tool = str(value[OPEN]) if isinstance(value, dict) and set(value) == {OPEN} else ""
    spec = trust.spec(tool) if tool else None
    return spec.name if spec else tool


def _as_listed(value: Json, listed: Sequence[Json]) -> Json:
    """What a schema lists that the user's words for it name best, alone: "turn_off" of "off" or "ausschalten"."""
    if not isinstance(value, str) or not listed or value in listed:
        return value
    said = set(_WORD.findall(f"{value} {in_english(value).text}".casefold()))
    shared = {str(option): len(said & set(_WORD.findall(str(option)))) for option in listed}
    most = max(shared.values())
    best = [option for option, count in shared.items() if count == most]
    return best[0] if most and len(best) == 1 else value


def _is_open(value: Json) -> bool:
    """Whether an argument of an act is one that only a result can give."""
    return isinstance(value, dict) and set(value) == {OPEN}
