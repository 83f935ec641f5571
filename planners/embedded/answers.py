"""What the planner says itself: that it cannot, that a request is too long, what came of it, what is missing. Pure.

Called by the backend. Results are put into words by the room `wording`, through `Wording`; nothing here decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from steward.contracts.plan import Observation, PlanRequest
from steward.contracts.tool import Candidate
from steward.language.decision_words import is_plain_decision
from steward.language.moods import Mood, asks_how, mood_of
from steward.language.yes_or_no import yes_or_no
from steward.planners.embedded.courtesies import small_talk_answer
from steward.planners.embedded.request_parts import Part
from steward.planners.embedded.second_looks import is_second_look
from steward.planners.embedded.tool_questions import purpose
from steward.planners.embedded.wording import Wording

WITHOUT_TOOLS: Final = (
    "Without tools I cannot do anything about it. Please say what you want in other words, without those."
)
_NOTHING_WAITS: Final = "Nothing waits here for your decision, so I did nothing. What should I do?"
_SEVERAL_MAILS: Final = (
    "I cannot tell what of it goes to whom. Please say each e-mail by itself, or put what it says in quotation marks."
)
_BRIEFER: Final = "Please say it in about 150 words, or in several messages."


def outcome(
    request: PlanRequest,
    wording: Wording,
    unclaimed: list[Observation],
    undone: list[Part],
    parts: list[Part],
    notes: list[str],
    absent: Sequence[Part] = (),
) -> str:
    """What came of the request's parts, what else there is to say of it (`notes`), which parts speak of what there is
    not (`absent`), and what was not done. What was only looked up on the way is left out."""
    looked_up = {id(observation) for observation in unclaimed if observation.ok}
    shown = [seen for seen in request.observations if is_second_look(seen, request)]
    shown = shown or [observation for observation in request.observations if id(observation) not in looked_up]
    shown = shown or ([] if absent else request.observations)
    answer = what_came(request, wording, shown, parts) if shown else ""
    changed = any(seen.ok and not _only_reads(seen, request) for seen in request.observations)
    notes = [*notes, *(nothing_of_that_name(part, changed=changed) for part in absent)]
    message = [answer, "\n".join(notes), nothing_done(undone) if undone else ""]
    return "\n\n".join(one for one in message if one)


def what_came(request: PlanRequest, wording: Wording, shown: Sequence[Observation], parts: Sequence[Part] = ()) -> str:
    """These results, each as the answer to the words it was looked up for."""
    asked = [_words_for(seen, request, parts) for seen in shown]
    return wording.render_answer(shown, request.requester.timezone, requests=asked, now=request.now)


def _words_for(seen: Observation, request: PlanRequest, parts: Sequence[Part]) -> str:
    """The words that a look answers; empty for an effect, which says itself what it did."""
    if not seen.meaning.looks:
        return ""
    own = [part.text for part in parts if part.candidate is not None and part.candidate.name == seen.tool_name]
    return own[0] if len(parts) > 1 and own else request.text


def _only_reads(seen: Observation, request: PlanRequest) -> bool:
    return any(tool.name == seen.tool_name and tool.reads for tool in request.candidates)


def nothing_done(parts: list[Part]) -> str:
    """That nothing was done about these parts; what to say instead of what may be several mails."""
    texts = [part.text for part in parts if not part.opens]
    reported = f"I did nothing about {' and '.join(f'“{text}”' for text in texts)}." if texts else ""
    return f"{reported} {_SEVERAL_MAILS}" if any(part.mixed for part in parts) else reported


def nothing_of_that_name(part: Part, *, changed: bool) -> str:
    """That there is no such thing as a statement speaks of. `changed`: something else was done about the request."""
    return f"I found nothing open that fits “{part.text}”{'' if changed else ', so I changed nothing'}."


def unplanned(text: str, candidates: list[Candidate]) -> str | None:
    """The answer to small talk, and to a decision that names what it decides while nothing waits for one: no words of
    it are planned. None for anything else."""
    if (talk := small_talk_answer(text)) is not None:
        return talk or abilities(candidates)
    return _NOTHING_WAITS if yes_or_no(text) is None and is_plain_decision(text) else None


def nothing_asked(text: str, parts: list[Part]) -> str | None:
    """The answer to what asks for nothing: a bare yes or no, how things are, how one asks, what is not to be done; None
    for a request."""
    able = next((part.rival for part in parts if part.rival and part.rival.examples), None)
    if asks_how(text) and able is not None:
        return f'Just tell me, for example: "{able.examples[0]}".'
    match mood_of(text):
        case Mood.NEGATION:
            return "All right, I did nothing."
        case Mood.STATEMENT | Mood.REPORT:
            return "I see. I did nothing about it; tell me if there is something to do."
    return None if yes_or_no(text) is None else _NOTHING_WAITS


def question_for(candidate: Candidate, name: str) -> str:
    """The question for a missing parameter, with what the tool says of it."""
    schema = candidate.parameters.get("properties", {}).get(name, {})
    meaning = schema.get("description") if isinstance(schema, dict) else None
    words = name.replace("_", " ")
    return f"What should the {words} be?" + (f" ({meaning.rstrip('.')})" if meaning else "")


def too_long(request: PlanRequest, wording: Wording) -> str:
    """That the request is too long, after what came of it so far."""
    if not request.observations:
        return f"That is too long to plan without a language model. {_BRIEFER}"
    answer = wording.render_answer(request.observations, request.requester.timezone)
    if not request.candidates:
        return answer
    return f"{answer}\n\nI stopped there: the request is too long to go on without a language model. {_BRIEFER}"


def no_tool(request: PlanRequest, *, thanks: bool) -> str:
    """That no tool does what is asked; politely where the request begins with thanks and may ask for nothing."""
    if thanks:
        return "You're welcome. If you also asked for something: I have no tool for that, so I did nothing."
    return f"I have no tool for that, so I did nothing. {abilities(request.candidates)}"


def abilities(candidates: list[Candidate]) -> str:
    """Some of what the tools offered can do, with an example."""
    if not candidates:
        return "I am Steward; at the moment I have no tools to work with."
    lines = [f"- {purpose(candidate)}" for candidate in candidates[:6]]
    example = next((candidate.examples[0] for candidate in candidates if candidate.examples), None)
    return "\n".join(["Among other things I can:", *lines, *([f'For example: "{example}"'] if example else [])])
