"""From an observation to words: the tool's own, or else what its result's shape says.

Bounded: one outcome takes at most `LONGEST` characters, all of them together `LONGEST_ANSWER`.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, tzinfo
from typing import Final

from steward.contracts.base import Json
from steward.contracts.plan import Observation
from steward.language.moments.written import moment_of, zone_named
from steward.language.outcome_words import outcome_in
from steward.language.questions import Question
from steward.language.text import clip
from steward.language.word_lists import LANGUAGES
from steward.wording import unknown
from steward.wording.answers import answer_to
from steward.wording.asked import Asked
from steward.wording.failures import failure
from steward.wording.fields import Record, ResultSource, pick
from steward.wording.words import given, line, passage

log = logging.getLogger(__name__)

LONGEST: Final = 4_000
LONGEST_ANSWER: Final = 8_000
_WRAPPED: Final = ("items", "results", "result", "data", "records", "values", "value", "response", "output", "list")


def render_answer(
    observations: Sequence[Observation],
    timezone: str | None = None,
    *,
    requests: Sequence[str] = (),
    now: str = "",
    lang: str = LANGUAGES[0],
) -> str:
    """Every outcome in order; what failed or was denied is said as plainly as what succeeded.

    Instants are shown in the time zone of that name, without one in their own offset. `requests` are the words that
    each of them was asked in, at the moment `now`: where these are a question, the result is put as its answer.
    `lang` is the language of what tools say themselves, as far as it is known how they say it.
    """
    zone = zone_named(timezone)
    moment = moment_of(now)
    asked: list[Asked | None] = [None] * len(observations)
    if requests and isinstance(moment, datetime):
        pairs = zip(observations, requests, strict=True)
        asked = [Asked(Question(text), moment, seen.args, zone) if text else None for seen, text in pairs]
    parts = [_outcome(seen, zone, one, lang) for seen, one in zip(observations, asked, strict=True)]
    share = max(LONGEST_ANSWER // max(len(parts), 1) - 2, 200)
    return "\n\n".join(clip(part, share) for part in parts)


def render(observation: Observation, timezone: str | None = None) -> str:
    """One outcome in words."""
    return _outcome(observation, zone_named(timezone))


def _outcome(
    observation: Observation, zone: tzinfo | None, asked: Asked | None = None, lang: str = LANGUAGES[0]
) -> str:
    """One outcome in words; a result that no renderer was prepared for must not cost what was done its answer."""
    source = ResultSource(observation.tool_name, zone)
    try:
        answer = answer_to(asked, observation.result) if asked is not None and observation.ok else None
        return outcome_in(lang, _in_words(observation, source)) if answer is None else passage(answer, LONGEST)
    except Exception:
        log.exception("a result of %s could not be rendered", observation.tool_name)
        return line(observation.result, LONGEST)


def _in_words(observation: Observation, source: ResultSource) -> str:
    if not observation.ok:
        return clip(failure(source.tool_words, _reason(observation.error)), LONGEST)
    if observation.message and observation.message.strip():
        return passage(observation.message, LONGEST)
    return clip(_value(observation.result, source), LONGEST)


def _reason(error: str | None) -> str:
    return passage(error, 600) if error and error.strip() else "it gave no reason"


def _value(result: Json, source: ResultSource, depth: int = 0) -> str:
    if not given(result):
        return (
            f"{source.tool_words}: nothing was found."
            if isinstance(result, list | dict)
            else f"Done: {source.tool_words}."
        )
    if isinstance(result, list):
        return unknown.listed(result, source)
    return _record(result, source, depth) if isinstance(result, dict) else unknown.bare(result, source)


def _record(record: Record, source: ResultSource, depth: int) -> str:
    if isinstance(record.get("shortened"), str) and isinstance(record.get("characters"), int):
        return _shortened(record, source, depth)
    parts = unknown.content_parts(record)
    if parts is not None:
        return _content(record, parts, source, depth)
    shown = [key for key, value in record.items() if given(value)]
    if len(shown) == 1 and shown[0] in _WRAPPED and depth < 3:
        return _value(record[shown[0]], source, depth + 1)
    if "error" in record and given(record["error"]) and len(shown) <= 3:
        return f"{source.tool_words} answered with an error: {line(record['error'], 600)}"
    message = pick(record, "message", "summary", "text", "answer", "output", "content")
    if isinstance(message, str) and len(shown) <= 2:
        return passage(message)
    empty = any(record.get(key) == [] for key in _WRAPPED) or ([] in record.values() and not any(record.values()))
    return "No results match." if empty else unknown.fields(record, source) or f"Done: {source.tool_words}."


def _content(record: Record, parts: list[Record], source: ResultSource, depth: int) -> str:
    """An MCP answer: its text as it is, unless that is only its structured content once more."""
    words = [unknown.part_in_words(part) for part in parts]
    structured = pick(record, "structuredContent", "structured_content")
    texts = [part for part in parts if part.get("type") == "text"]
    text = texts[0].get("text") if len(texts) == 1 else None
    as_json = isinstance(text, str) and text.lstrip()[:1] in ("{", "[")
    parsed = structured if structured is not None else unknown.mended(str(text)) if as_json else None
    if parsed is not None and (as_json or not texts) and depth < 3:
        others = [word for part, word in zip(parts, words, strict=True) if part.get("type") != "text"]
        words = [_value(parsed, source, depth + 1), *others]
    message = "\n".join(word for word in words if word) or f"Done: {source.tool_words}."
    return f"{source.tool_words} answered with an error: {message}" if record.get("isError") is True else message


def _shortened(record: Record, source: ResultSource, depth: int) -> str:
    """A result of which only the beginning is at hand."""
    whole, source = unknown.mended(record["shortened"]), replace(source, partial=True)
    head = f"The result is long ({record['characters']:,} characters); this is how it begins."
    return f"{head}\n{_value(whole, source, depth + 1) if whole and depth < 3 else passage(record['shortened'])}"
