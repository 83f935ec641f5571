"""The guards of an answer: does it rest on what the tools returned, has it the form of one, does it invent anything?

Pure; called by `plan_next_action` for every answer. What a model phrased and the guards refuse is replaced by what the
deterministic renderers say of the same results. Cheap filters, in this order of severity:

1. provenance, confidence 0.0: it states facts or deeds that no successful call stands behind;
2. cross-reference, 0.3: it names something that stands neither in a result nor in what was said, or it
   denies what was found;
3. schema, 0.7: it is not written as an answer, or a result it rests on is an error in disguise.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from typing import Final

from steward.activities.answer_absence import false_absences
from steward.activities.answer_claims import sentences, unfounded_deeds
from steward.activities.answer_entities import StatedTime, named_in
from steward.activities.answer_evidence import Evidence
from steward.activities.answer_form import LONGEST, errors_in_disguise, faults_of_form
from steward.activities.answer_names import codes_in, language_of, names_in
from steward.activities.answer_numbers import currencies_in, numbers_in
from steward.activities.general_words import general_parts
from steward.contracts.dialogue import RecentCall
from steward.contracts.letters import marked, visible
from steward.contracts.plan import AnswerPlan, AskPlan, PlanRequest
from steward.contracts.planning_activities import PlanOutput
from steward.contracts.problem import Verification
from steward.language.gloss import language_of as spoken
from steward.language.word_lists import any_of
from steward.wording import render_answer

log = logging.getLogger(__name__)

PROVENANCE, CROSS_REFERENCE, SCHEMA, CLEAN = 0.0, 0.3, 0.7, 1.0
_MOST_NOTES, _MOST_UNKNOWN, _MOST_NAMES = 8, 20, 200
_MARKS: Final = re.compile(
    r"<\|[a-z_]{2,40}\|>|\[/?INST\]|<</?SYS>>|</?tool_call>|\A\s*(?:assistant|system)\s*:", re.IGNORECASE
)
"""A model's own marks; they are taken out."""
_A_WORD: Final = r"(?=[\w-]{0,80}\d)[\w-]{8,80}"
_ID: Final = re.compile(rf" \[{_A_WORD}\]|(?<=\()id {_A_WORD}(?:, |(?=\)))")
"""Matches the id behind a mail of a list: nobody but a planner reads it."""
_NUMBERED: Final = re.compile(r"^( {0,12})\d{1,9}: (?=\D)", re.MULTILINE)
"""Matches the id before a task of a list."""
_NOW: Final = re.compile(rf"\b(?:{any_of('now', 'present')})\b", re.IGNORECASE)
_DAY_WORD: Final = re.compile(rf"\b(?:{any_of('other_days')})\b", re.IGNORECASE)
_ABOUT_AN_HOUR: Final = any_of("about_an_hour")
_NOT_DONE: Final = {
    "en": "I have not done that: no tool has run for it.",
    "de": "Das habe ich nicht getan: Kein Werkzeug ist dafür gelaufen.",
    "es": "No lo he hecho: ninguna herramienta se ha ejecutado para ello.",
}
_LEFT_OUT: Final = {
    "en": "(I left out a part that I did not find in what I read.)",
    "de": "(Einen Teil, den ich nicht im Gelesenen fand, habe ich weggelassen.)",
    "es": "(He omitido una parte que no encontré en lo que leí.)",
}
_NO_WORDS: Final = {
    "en": "I could not put an answer into words. Please ask again, perhaps in other words.",
    "de": "Ich konnte keine Antwort formulieren. Bitte frag noch einmal, vielleicht mit anderen Worten.",
    "es": "No he podido formular una respuesta. Pregunta otra vez, quizá con otras palabras.",
}
_NO_SOURCE: Final = {
    "en": "I have no source for an answer to that, so I do not give one.",
    "de": "Ich habe keine Quelle für eine Antwort darauf, also gebe ich keine.",
    "es": "No tengo ninguna fuente para responder a eso, así que no respondo.",
}


@dataclass(frozen=True, slots=True)
class Checked:
    """An answer after the guards. `withheld` is the model's wording when another stands in its place; `blocked` when
    nothing could."""

    text: str
    verification: Verification
    withheld: str | None = None
    blocked: bool = False


def guarded(
    output: PlanOutput,
    request: PlanRequest,
    *,
    changed: Sequence[RecentCall] = (),
    by_rules: bool = False,
    grounding_required: bool = False,
) -> PlanOutput:
    """The output with its answer checked, and letters that deceive marked in it or in a question; other plans stay as
    they are. `changed` are the calls with an effect that earlier problems of the conversation made.

    An answer that was made `by_rules` is clean by construction: renderers say what the tools returned, nothing else. A
    guard that breaks is no reason to lose an answer: it is passed on as not verified, or, where grounding is required,
    replaced like one without a source.
    """
    plan = output.plan
    if isinstance(plan, AskPlan):
        return output.model_copy(update={"plan": plan.model_copy(update={"question": marked(plan.question)})})
    if not isinstance(plan, AnswerPlan):
        return output
    if by_rules:
        shown = plan.model_copy(update={"text": marked(plan.text)})
        return output.model_copy(update={"plan": shown, "verification": Verification()})
    try:
        checked = check_answer(plan.text, request, changed=changed, grounding_required=grounding_required)
    except Exception:
        log.exception("the guards of an answer broke")
        note = "the guards broke, so nothing was checked"
        unchecked = Verification(confidence=PROVENANCE, verified=False, notes=[note])
        checked = (
            _replaced(plan.text, request, unchecked, deeds=False, grounding_required=True)
            if grounding_required
            else Checked(plan.text, unchecked)
        )
    return output.model_copy(
        update={
            "plan": AnswerPlan(text=marked(checked.text)),
            "verification": checked.verification,
            "withheld": checked.withheld,
            "answer_blocked": checked.blocked,
        }
    )


def doubts_of(
    text: str, request: PlanRequest, *, changed: Sequence[RecentCall] = (), grounding_required: bool = False
) -> list[str]:
    """What whoever wrote an answer is asked to mend; empty where it would be shown as it is. Never raises."""
    try:
        checked = check_answer(text, request, changed=changed, grounding_required=grounding_required)
    except Exception:
        log.exception("the guards of an answer broke")
        return []
    notes = checked.verification.notes if checked.withheld is not None else []
    return [note.partition(": ")[2] for note in notes]


def shown_so_far(
    text: str, request: PlanRequest, *, changed: Sequence[RecentCall] = (), grounding_required: bool = False
) -> str | None:
    """An answer that is still being written, as it may be shown; None where it would not be if it ended here."""
    try:
        checked = check_answer(text, request, changed=changed, grounding_required=grounding_required)
    except Exception:
        log.exception("the guards of an answer broke")
        return None
    return None if checked.withheld is not None else marked(checked.text)


def check_answer(
    text: str, request: PlanRequest, *, changed: Sequence[RecentCall] = (), grounding_required: bool = False
) -> Checked:
    """Check what a model phrased. With `grounding_required` facts without a source are not passed on at all."""
    message = _MARKS.sub("", visible(text)).strip()
    evidence = Evidence(request)
    rested = [seen for seen in request.observations if seen.ok]
    deeds = unfounded_deeds(message[:LONGEST], request, evidence.text, changed)
    own = _own_words(message[:LONGEST], request)
    general = general_parts(own, request)
    unknown = _unknown(own, evidence, general, direct=not rested)
    absent = false_absences(message[:LONGEST], request, evidence)
    form, outputs = list(faults_of_form(message)), list(errors_in_disguise(rested))
    outputs += ["it held marks of the model, which were taken out"] if _MARKS.search(text) else []
    notes = [f"provenance: it says “{deed}”, and no call did that" for deed in deeds]
    word = "cross-reference" if rested else "provenance"
    notes += [f"{word}: {what} stands in no result and was not said" for what in unknown]
    notes += [f"cross-reference: it says “{claim}”, and the results hold some" for claim in absent]
    notes += [f"schema: {what}" for what in [*form, *outputs]]
    if deeds or (unknown and not rested):
        confidence = PROVENANCE
    else:
        confidence = CROSS_REFERENCE if unknown or absent else SCHEMA if form or outputs else CLEAN
    verification = Verification(confidence=confidence, verified=confidence == CLEAN, notes=notes[:_MOST_NOTES])
    if not (deeds or unknown or absent or form):
        return Checked(message, verification)
    kept = "" if deeds or absent or form or not rested else _without(message, unknown)
    if (
        kept
        and 2 * len(kept) >= len(message)
        and not _unknown(_own_words(kept, request), evidence, general, direct=False)
    ):
        return Checked(f"{kept}\n{_LEFT_OUT[spoken(request.text)]}", verification, withheld=message)
    return _replaced(message, request, verification, deeds=bool(deeds), grounding_required=grounding_required)


def _replaced(
    message: str, request: PlanRequest, verification: Verification, *, deeds: bool, grounding_required: bool
) -> Checked:
    """What stands in the place of a refused answer: the results in plain words, or why there is none."""
    language = spoken(request.text)
    summary = _in_plain_words(request, language)
    if summary:
        lead = f"{_NOT_DONE[language]}\n\n" if deeds and not any(seen.ok for seen in request.observations) else ""
        return Checked(lead + summary, verification, withheld=message)
    if deeds:
        return Checked(_NOT_DONE[language], verification, withheld=message, blocked=grounding_required)
    if verification.confidence == SCHEMA:
        return Checked(_NO_WORDS[language], verification, withheld=message)
    if grounding_required:
        return Checked(_NO_SOURCE[language], verification, withheld=message, blocked=True)
    return Checked(message, verification)


def _without(message: str, doubted: Sequence[str]) -> str:
    """The answer without the sentences that name what is in doubt."""
    lines = (
        [one for one in sentences(line) if not any(what in one for what in doubted)] for line in message.split("\n")
    )
    return "\n".join(" ".join(line) for line in lines).strip()


def _in_plain_words(request: PlanRequest, language: str) -> str:
    """The results. What tools say themselves is English: in another language what was looked up is put as the answer to
    the request, and the rest is translated, as far as that can be told."""
    speaks = language != "en"
    asked = [request.text if speaks and seen.meaning.looks else "" for seen in request.observations]
    zone, now = request.requester.timezone, request.now
    words = render_answer(request.observations, zone, requests=asked, now=now, lang=language)
    return _NUMBERED.sub(r"\1- ", _ID.sub("", words))


def _own_words(message: str, request: PlanRequest) -> str:
    """The answer without what it quotes from the descriptions of tools: naming an ability claims no fact."""
    quoted = {text for tool in request.tools for text in (tool.description, *tool.examples) if len(text) > 8}
    for text in sorted(quoted, key=len, reverse=True):
        for form in (text, text.split(". ")[0].rstrip(".")):
            message = message.replace(form, " ")
    return message


def _unknown(message: str, evidence: Evidence, general: Sequence[str], *, direct: bool) -> list[str]:
    """What an answer names and nothing known does, as it was said; each once. In its `general` parts only addresses."""
    held = "\n".join(line for line in message.split("\n") if line not in general)
    unknown = chain(
        _unknown_addresses(message, evidence), _unknown_moments(held, evidence), _unknown_words(held, evidence, direct)
    )
    return list(dict.fromkeys(islice(unknown, _MOST_UNKNOWN)))


def _unknown_addresses(message: str, evidence: Evidence) -> Iterator[str]:
    named = named_in(message)
    yield from (email for email in named.emails if not evidence.knows_email(email))
    yield from (url for url in named.urls if not evidence.knows_url(url))


def _unknown_moments(message: str, evidence: Evidence) -> Iterator[str]:
    named = named_in(message)
    yield from (day.text for day in named.dates if not day.vague and not evidence.knows_date(day))
    yield from (time.text for time in named.times if not _knows_time(message, time, evidence))
    yield from (word for word in _DAY_WORD.findall(message) if not evidence.knows_day_word(word))


def _unknown_words(message: str, evidence: Evidence, direct: bool) -> Iterator[str]:
    rest = named_in(message).rest
    numbers = numbers_in(rest)
    known = [number for number in numbers if evidence.knows_number(number)]
    for number in numbers:
        if number in known:
            continue
        if evidence.follows(number, known, message):
            known.append(number)
        else:
            yield number.text
    yield from (code for code in codes_in(rest) if not evidence.knows_code(code))
    if evidence.currencies:
        yield from sorted(currencies_in(rest) - evidence.currencies)
    language = language_of(message)
    names = islice(dict.fromkeys(names_in(rest, statements=direct)), _MOST_NAMES)
    yield from (name for name in names if not evidence.knows_name(name, language))


def _knows_time(message: str, time: StatedTime, evidence: Evidence) -> bool:
    known = evidence.knows_time(time, near=_hedged(message, time.text), now=bool(_NOW.search(message)))
    return known or evidence.follows_time(time, message)


def _hedged(message: str, time: str) -> bool:
    return bool(re.search(rf"(?:{_ABOUT_AN_HOUR})\s+{re.escape(time)}", message, re.IGNORECASE))
