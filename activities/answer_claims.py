"""Deeds an answer claims ("I have sent the mail", "Milk is on your list now"), and whether anything stands behind them.

Pure. What sounds like a deed is a learned head's to say (`language.deed_claims`), whatever its wording; here it is
asked whether a call with an effect succeeded, whether the results or the conversation say so themselves, or whether
the sentence tells of what somebody else did, or how things are, to a user who asked for nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from steward.activities.answer_sums import OF_CHANGES, OF_TOTALS, structured
from steward.contracts.base import Json, canonical_json
from steward.contracts.dialogue import RecentCall
from steward.contracts.plan import Observation, PlanRequest
from steward.contracts.tool import Effect
from steward.contracts.tool_meaning import CHANGES, SENDS, Does
from steward.language.chatter import is_chatter, tells_wellbeing
from steward.language.decision_words import nouns_of
from steward.language.deed_claims import deed_scores
from steward.language.gloss import in_english
from steward.language.moments.names import MONTHS
from steward.language.moments.spans import moment_spans
from steward.language.moods import only_asks
from steward.language.unicode_text import caseless, unaccented
from steward.language.word_lists import any_of, by_value, words_for
from steward.wording.devices import says_state

_DOES: Final = {
    "delete": {Does.REMOVE},
    "send": SENDS,
    "complete": {Does.COMPLETE},
    "switch": {Does.SWITCH},
    "change": CHANGES,
    "keep": {Does.ADD},
}
_LEAST: Final = 0.6
"""A score from here on is a claim; tests/unit/test_answer_claims.py measures it."""
_ENDS: Final = re.compile(r"(?<=[.!?…])[\"”“»)*_]*+\s++")
_SHORTENED: Final = re.compile(r"\b(?:[A-Z][a-z]{1,2}|\d{1,2})\.$")
"""Matches the "Dr." of "Ask Dr. Meyer" and the "28." of "am 28. November", which end no sentence."""
_AFTER_A_DAY: Final = re.compile(rf"(?:(?i:{'|'.join(MONTHS)})\b|[^\W\d_A-ZÀ-Þ])")
"""Matches what follows the "28." there, not the "Tom" of "She closed ticket 88. Tom ordered the cake"."""
_QUOTED: Final = re.compile(r"“[^“”\n]*+”|«[^«»\n]*+»|„[^„“\n]*+“|\"[^\"\n]*+\"")
_CLAUSES: Final = re.compile(rf",?\s(?:{any_of('joining')})\s|;\s")
_ITEM: Final = re.compile(r"(?:[-*•–]|\d{1,2}[.)])\s+")
_WORDS: Final = re.compile(r"[^\W_]{4,}")
_STEM: Final = 5
"""Letters by which two forms of a word are taken for one: "tasks" and "task", "scheduled" and "schedule"."""
_MOST_SENTENCES: Final = 100
_LONGEST: Final = 400
_SENT: Final = re.compile(rf"\b(?:{any_of('sent_words')})\b", re.IGNORECASE)
_OF_STEWARD: Final = re.compile(rf"\b(?:{any_of('speaking_words')})\b", re.IGNORECASE)
"""Matches the words with which Steward speaks of itself: "I", "ich", "lo he"."""
_DOER: Final = re.compile(rf"(?:(?:{any_of('yes', 'no', 'joining')})\b,?\s+)?([A-ZÀ-Þ][^\W\d_]+)\s", re.IGNORECASE)
"""Matches the beginning of "Dana booked a table" and "Yes, Dana booked a table", the name as a group."""
_OTHERS: Final = frozenset(unaccented(word) for word in words_for("others_words"))
_MERE: Final = frozenset(word[:_STEM] for word in words_for("saying_nothing"))
"""The stems of words in which a sentence and a result may agree and say nothing in common."""
_ALREADY: Final = re.compile(rf"(?<!\w)(?:{any_of('already')})(?!\w)")
_LEFT_AS_IS: Final = re.compile(rf"(?<!\w)(?:{any_of('left_as_is')})(?!\w)")
_OFFERS: Final = re.compile(rf"(?<!\w)(?:{any_of('offers')})(?!\w)")
_DONE: Final = re.compile(rf"(?<!\w)(?:{any_of('done_marks')})(?!\w)")
_KEPT: Final = re.compile(rf"(?<!\w)(?:{any_of('kept_states')})(?!\w)")
_KINDS: Final = tuple(
    (re.compile(rf"(?<!\w)(?:ab|aus|ein|ver)?(?:ge)?(?:{'|'.join(words)})(?:l?ed|d|t|en)?(?!\w)"), _DOES[kind])
    for kind, words in by_value("deed_words").items()
    if kind in _DOES
)
"""The words for a deed, also as German participles, and what tools do it."""
_OWN_LISTS: Final = frozenset({"task", "reminder", "fact", "device"})
"""Kinds of things in which a name is no person's who does anything."""


def unfounded_deeds(answer: str, request: PlanRequest, known: str, changed: Sequence[RecentCall] = ()) -> list[str]:
    """The sentences of an answer that claim a deed which nothing stands behind.

    `known` is all that was said or returned, folded; `changed` are the calls with an effect that earlier problems of
    the conversation made.
    """
    if is_chatter(request.text):
        # "You're all set!" after thanks is a courtesy.
        return []
    done = [seen for seen in request.observations if seen.ok and seen.effect is not Effect.READ]
    failed = _failed_for_good(request.observations)
    read = [seen for seen in request.observations if seen.ok and seen.effect is Effect.READ]
    asks = not (done or failed) and only_asks(request.text)
    known_tools = {call.tool_name for call in changed}
    said = " ".join(turn.text for turn in request.turns if turn.role == "assistant" and known_tools & {*turn.tools})
    unfounded = []
    for claim in _claims(answer, known):
        of_others = not _OF_STEWARD.search(_QUOTED.sub("“”", claim.clause)) and _is_of_others(claim.sentence, read)
        told = (
            (done and _may_have_done(claim.clause, done, failed))
            or _is_told(claim.clause, changed, said, read, asks=asks, of_others=of_others)
            or (claim.item and _is_told(claim.item, changed, said, (), asks=asks, of_others=of_others))
        )
        if not told:
            unfounded.append(" ".join(claim.clause.split())[:100])
    return list(dict.fromkeys(unfounded))


@dataclass(frozen=True, slots=True)
class _Claim:
    """A clause that claims a deed. `item`: its sentence without the line that leads to its list; empty outside one."""

    clause: str
    sentence: str
    item: str = ""


def _claims(answer: str, known: str) -> Iterable[_Claim]:
    """The claims of an answer; no question, and nothing that is known."""
    for lead, said in islice(_led(answer), _MOST_SENTENCES):
        item = said[:_LONGEST]
        sentence = f"{lead} {item}".strip()
        plain = _QUOTED.sub("“”", sentence)
        leads = bool(lead) and _sounds_like_deed(lead)
        if (
            (not leads and _is_known(item, known))
            or tells_wellbeing(sentence)
            or not any(map(str.isalpha, plain))
            or plain.rstrip('*_"”») ').endswith("?")
            or _LEFT_AS_IS.search(caseless(plain)) is not None
            or _is_offer(plain)
        ):
            continue
        if _sounds_like_deed(plain) or (lead and _sounds_like_deed(item)):
            clauses = [clause for clause in _CLAUSES.split(sentence) if _sounds_like_deed(clause)]
            yield from (_Claim(clause, sentence, item if lead else "") for clause in (clauses or [sentence]))
        elif leads and deed_scores(lead).own >= _LEAST and not _mostly_in(item, known):
            # What was done has been heard of at least; what was read may be told among it.
            yield _Claim(sentence, sentence, item)


def _is_known(sentence: str, known: str) -> bool:
    message = unaccented(sentence).strip(" .!:*-")
    # A single word may stand in anything; it is known where it is all that a value says.
    return _stands_in(message, known) if " " in message else f"\n {message} \n" in f"\n {known} \n"


def _led(answer: str) -> Iterable[tuple[str, str]]:
    """The sentences of an answer, the items of a list each behind the line that leads to it: "I have sent:" alone says
    less than nothing, and "- the report" neither."""
    lead = ""
    lines = [line.strip() for line in answer.split("\n") if line.strip()]
    for line, following in zip(lines, [*lines, ""][1:], strict=True):
        item = _ITEM.match(line)
        if item is None and line.rstrip("*_ ").endswith(":") and _ITEM.match(following):
            lead = line[:_LONGEST]
            continue
        if item is None:
            lead = ""
        for number, sentence in enumerate(sentences(line[item.end() :] if item else line)):
            yield ("" if number else lead), sentence


def _is_offer(sentence: str) -> bool:
    """Whether it offers a deed and tells of none: "If you like, I write to her" and not "..., I have written"."""
    plain = caseless(sentence)
    offered = _OFFERS.search(plain)
    return offered is not None and _DONE.search(f"{plain[: offered.start()]} {plain[offered.end() :]}") is None


def _sounds_like_deed(sentence: str) -> bool:
    scores = deed_scores(sentence)
    return scores.any >= _LEAST or (scores.own >= _LEAST and _OF_STEWARD.search(sentence) is not None)


def sentences(answer: str) -> Iterable[str]:
    """The sentences of an answer; the point of "Dr." or "28. November" ends none."""
    for line in answer.split("\n"):
        begun = ""
        parts = _ENDS.split(line.strip())
        for part, following in zip(parts, [*parts[1:], ""], strict=True):
            begun = f"{begun} {part}".strip()
            is_day = begun[-2:-1].isdigit()
            if not _SHORTENED.search(begun[-5:]) or (is_day and not _AFTER_A_DAY.match(following)):
                yield begun
                begun = ""
        if begun:
            yield begun


def _may_have_done(sentence: str, done: Sequence[Observation], failed: Sequence[Observation]) -> bool:
    """Whether a call that succeeded can be the deed: not where a failed one fits the words better, and to have sent
    something takes a call that cannot be taken back."""
    if _SENT.search(sentence) and not any(seen.effect is Effect.ONCE for seen in done):
        return False
    words = _stems(sentence)
    return max((_shared(words, seen) for seen in failed), default=0) <= max(_shared(words, seen) for seen in done)


def _failed_for_good(observations: Sequence[Observation]) -> list[Observation]:
    """The calls for an effect that failed, but those that were made again with another value of one argument."""
    return [
        seen
        for number, seen in enumerate(observations)
        if not seen.ok and seen.effect is not Effect.READ
        if not any(later.ok and _is_mended(seen, later) for later in observations[number + 1 :])
    ]


def _is_mended(failed: Observation, later: Observation) -> bool:
    names = failed.args.keys() | later.args.keys()
    other = [name for name in names if failed.args.get(name) != later.args.get(name)]
    return failed.tool_name == later.tool_name and len(other) <= 1


def _shared(words: frozenset[str], seen: Observation) -> int:
    return len(words & _stems(f"{seen.tool_name} {canonical_json(seen.args)}"))


def _is_told(
    sentence: str, changed: Sequence[RecentCall], said: str, read: Sequence[Observation], *, asks: bool, of_others: bool
) -> bool:
    """Whether the sentence repeats what was done earlier, or says of the world what a look-up returned.

    `said` is what answers told of the earlier calls; `asks`: the user wanted to know something and nothing else;
    `of_others`: it tells what somebody did who was read of.
    """
    if not (changed or read):
        return False
    earlier = " ".join(f"{call.tool_name} {call.message} {canonical_json(call.args)}" for call in changed)
    plain = _without_moments(sentence)
    if changed and (
        any(_mostly_in(one, f"{earlier} {_nouns(changed)}") for one in (sentence, plain, in_english(plain).text))
        or _is_done_already(sentence, changed, f"{earlier} {said}")
    ):
        return True
    if not read:
        return False
    of_steward = _OF_STEWARD.search(_QUOTED.sub("“”", sentence)) is not None
    states = [says_state(sentence, structured(seen.result)) for seen in read]
    if not of_steward and True in states:
        return True
    if False in states and not asks:
        return False
    found = " ".join(f"{seen.tool_name} {seen.message} {canonical_json(seen.result)}" for seen in read)
    is_kept = _KEPT.search(caseless(sentence)) is not None and any(_holds_something(structured(s.result)) for s in read)
    if is_kept and not _SENT.search(sentence):
        return True
    if not of_others and deed_scores(_QUOTED.sub("“”", sentence)).own >= _LEAST:
        return False
    if asks and not of_steward and any(_holds_something(structured(seen.result)) for seen in read):
        return True
    # What is reckoned from results is checked as a number.
    reckoned = any(mark.isdigit() for mark in sentence) and (OF_TOTALS.search(sentence) or OF_CHANGES.search(sentence))
    nouns = _nouns(read)
    if of_others:
        plain = " ".join(word for word in plain.split()[1:] if unaccented(word)[:_STEM] not in _MERE)
    return bool(reckoned) or any(_mostly_in(one, f"{found} {nouns}") for one in (plain, in_english(plain).text))


def _nouns(calls: Sequence[RecentCall | Observation]) -> str:
    """What the things are called that calls are about."""
    return " ".join(noun for call in calls for noun in sorted(nouns_of(call.meaning.deed)))


def _is_done_already(sentence: str, changed: Sequence[RecentCall], earlier: str) -> bool:
    """Whether the sentence says that something is so already, in words for a deed of this kind that ran earlier."""
    plain = caseless(sentence)
    if _ALREADY.search(plain) is None or not (_stems(plain) - _MERE) & _stems(earlier):
        return False
    if _SENT.search(plain) and not any(call.meaning.sends for call in changed):
        return False
    kinds = [does for pattern, does in _KINDS if pattern.search(plain)]
    return not kinds or any(call.meaning.does in does for does in kinds for call in changed)


def _is_of_others(sentence: str, read: Sequence[Observation]) -> bool:
    """Whether the sentence begins with somebody who is named in what was read, or wrote it: "Dana booked a table"."""
    begun = _DOER.match(_QUOTED.sub("“”", sentence).strip(" *-"))
    others = [seen for seen in read if seen.meaning.of not in _OWN_LISTS and _holds_something(structured(seen.result))]
    if begun is None or not others:
        return False
    name = unaccented(begun[1])
    texts = (unaccented(f"{seen.message} {canonical_json(seen.result)}") for seen in others)
    return name in _OTHERS or (begun[1][0].isupper() and any(_stands_in(name, text) for text in texts))


def _holds_something(result: Json) -> bool:
    """Whether a result says anything: no empty list, no text without a word."""
    if isinstance(result, dict):
        lists = [inner for inner in result.values() if isinstance(inner, list)]
        return any(map(_holds_something, lists or result.values()))
    return any(map(_holds_something, result)) if isinstance(result, list) else bool(result)


def _stands_in(words: str, text: str) -> bool:
    """Whether a text has these words whole."""
    return re.search(rf"(?<![^\W_]){re.escape(words)}(?![^\W_])", text) is not None


def _without_moments(sentence: str) -> str:
    """A sentence without its days and times, which results say in other words."""
    for span in reversed(moment_spans(sentence)):
        sentence = f"{sentence[: span.start]} {sentence[span.end :]}"
    return sentence


def _mostly_in(sentence: str, text: str) -> bool:
    """Whether at least half of a sentence's longer words, and one at least, stand in the text."""
    words = _stems(sentence)
    return bool(words) and 2 * len((words & _stems(text)) - _MERE) >= len(words)


def _stems(text: str) -> frozenset[str]:
    return frozenset(word[:_STEM] for word in _WORDS.findall(unaccented(text)))
