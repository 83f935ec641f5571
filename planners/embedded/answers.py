"""What the planner says itself: that it cannot, that a request is too long, what came of it, what is missing. Pure.

Called by the backend. Results are put into words by the room `wording`, through `Wording`; nothing here decides.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import reduce
from typing import Final

from steward.contracts.plan import Observation, PlanRequest
from steward.contracts.tool import Candidate
from steward.language.asking import question_about
from steward.language.decision_words import is_plain_decision
from steward.language.gloss import language_of
from steward.language.moods import Mood, asks_how, mood_of
from steward.language.phrases import phrase
from steward.language.word_lists import any_of
from steward.language.yes_or_no import yes_or_no
from steward.planners.embedded.courtesies import small_talk_answer
from steward.planners.embedded.known_answers import answer_found, documents_searched
from steward.planners.embedded.request_parts import Part
from steward.planners.embedded.second_looks import is_second_look
from steward.planners.embedded.tool_questions import FOR_OPERATORS
from steward.planners.embedded.wording import Wording

_SECRET: Final = re.compile(rf"\b(?:{any_of('secret_nouns')})\b", re.I)
_DRAFT: Final = re.compile(
    rf"(?:(?:{any_of('yes', 'courtesies')})[\s,.!]+)*+(?:{any_of('drafting_orders')})[\s.!]*", re.I
)
"""Matches "Yes, draft the email.", which says nothing of what the mail says."""
_MOST_OFFERED: Final = 2
_MOST_ABLE: Final = 6


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
    return wording.render_answer(
        shown, request.requester.timezone, requests=asked, now=request.now, lang=language_of(request.text)
    )


def from_what_is_kept(request: PlanRequest, wording: Wording, parts: Sequence[Part]) -> str:
    """The answer to a question that was looked for in memories and documents: what was found, else that neither says
    it."""
    if (found := answer_found(request)) is not None:
        return what_came(request, wording, [found])
    failed = [seen for seen in request.observations if not seen.ok]
    own = [seen for seen in request.observations if any(part.is_for(seen.tool_name) for part in parts)]
    searched = [seen for seen in request.observations if seen.ok and documents_searched(seen)]
    if not failed and _SECRET.search(request.text):
        return phrase(language_of(request.text), "no_secret")
    if shown := failed or own or searched:
        return what_came(request, wording, shown[:1])
    return phrase(language_of(request.text), "not_told")


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
    lang = language_of(" ".join(texts))
    reported = phrase(lang, "nothing_done_about", list=_joined(lang, "and", texts)) if texts else ""
    return f"{reported} {phrase(lang, 'several_mails')}" if any(part.mixed for part in parts) else reported


def declined(parts: list[Part], text: str) -> str:
    """That nothing was done, as the user wanted it."""
    return f"{phrase(language_of(text), 'all_right')} {nothing_done(parts)}"


def nothing_of_that_name(part: Part, *, changed: bool) -> str:
    """That there is no such thing as a statement speaks of. `changed`: something else was done about the request."""
    name = "nothing_open" if changed else "nothing_open_unchanged"
    return phrase(language_of(part.text), name, words=part.text)


def unplanned(text: str, candidates: list[Candidate]) -> str | None:
    """The answer to small talk, and to a decision that names what it decides while nothing waits for one: no words of
    it are planned. None for anything else."""
    if (talk := small_talk_answer(text)) is not None:
        return talk or abilities(candidates, language_of(text))
    if _DRAFT.fullmatch(text.strip()):
        return phrase(language_of(text), "your_words")
    if yes_or_no(text) is not None or not is_plain_decision(text):
        return None
    return phrase(language_of(text), "nothing_waits")


def nothing_asked(text: str, parts: list[Part]) -> str | None:
    """The answer to what asks for nothing: a bare yes or no, how things are, how one asks, what is not to be done; None
    for a request."""
    lang = language_of(text)
    able = next((part.rival for part in parts if part.rival and part.rival.examples), None)
    if asks_how(text) and able is not None:
        return phrase(lang, "just_say", example=_examples([able], lang)[0])
    match mood_of(text):
        case Mood.NEGATION:
            return phrase(lang, "all_right_nothing")
        case Mood.STATEMENT | Mood.REPORT:
            return phrase(lang, "i_see")
    return None if yes_or_no(text) is None else phrase(lang, "nothing_waits")


def question_for(candidate: Candidate, name: str, lang: str) -> str:
    """The question for a missing parameter, with what the tool says of it."""
    schema = candidate.parameters.get("properties", {}).get(name, {})
    known = schema if isinstance(schema, dict) else {}
    title, hint = str(known.get("title") or name.replace("_", " ")), str(known.get("description") or "")
    return question_about(lang, candidate.meaning.roles.get(name), candidate.meaning.of, title, hint)


def too_long(request: PlanRequest, wording: Wording) -> str:
    """That the request is too long, after what came of it so far."""
    lang = language_of(request.text)
    if not request.observations:
        return phrase(lang, "too_long")
    answer = wording.render_answer(request.observations, request.requester.timezone, lang=lang)
    if not request.candidates:
        return answer
    return f"{answer}\n\n{phrase(lang, 'too_long_to_go_on')}"


def no_tool(request: PlanRequest, parts: Sequence[Part] = (), *, thanks: bool = False) -> str:
    """That no tool does what is asked, with what may be said instead; politely where the request begins with thanks and
    may ask for nothing."""
    lang = language_of(request.text)
    if thanks:
        return phrase(lang, "no_tool_thanked")
    return f"{phrase(lang, 'no_tool')} {_offers(request, parts, lang)}".rstrip()


def without_tools(request: PlanRequest) -> str:
    """That nothing is done, since the request is planned without tools."""
    return phrase(language_of(request.text), "without_tools")


def switched_off(request: PlanRequest, tool: Candidate) -> str:
    """That the tool for what is asked is switched off."""
    return phrase(language_of(request.text), "tool_switched_off", tool=tool.name)


def _offers(request: PlanRequest, parts: Sequence[Part], lang: str) -> str:
    """One or two things to say that come nearest, in the language of the request."""
    nearest = [part.rival for part in parts if part.rival is not None]
    tools = [tool for tool in (*nearest, *request.candidates) if tool.tool_type not in FOR_OPERATORS]
    said = _examples(tools, lang)[:_MOST_OFFERED]
    return phrase(lang, "you_can_say", list=_joined(lang, "or", said)) if said else ""


def _examples(tools: Sequence[Candidate], lang: str) -> list[str]:
    """An example of each tool in that language; in another one where none has any in it."""
    own = [next((one for one in tool.examples if language_of(one) == lang), None) for tool in tools]
    found = [one for one in own if one] or [tool.examples[0] for tool in tools if tool.examples]
    return list(dict.fromkeys(found))


def _joined(lang: str, name: str, texts: Sequence[str]) -> str:
    quoted = [phrase(lang, "quoted", text=text) for text in texts]
    return reduce(lambda one, other: phrase(lang, name, first=one, last=other), quoted)


def abilities(candidates: list[Candidate], lang: str) -> str:
    """What one may say to get some of what the tools offered can do, in that language, one thing a family."""
    families = {tool.tool_type: tool for tool in reversed(candidates) if tool.tool_type not in FOR_OPERATORS}
    said = _examples(list(reversed(families.values())), lang)[:_MOST_ABLE]
    if not said:
        return phrase(lang, "able_to_nothing")
    return "\n".join([phrase(lang, "able_to"), *(f"- {phrase(lang, 'quoted', text=one)}" for one in said)])
