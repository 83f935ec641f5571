"""Sentences of what an order only reports: "ask Ben if Saturday works" asks "Does Saturday work?", and what German says
after "dass" is told with its verb in the second place. Pure.

The words of the clause stay, each of them; a clause whose verb cannot be told from the rest is led by words that take
it as it is.
"""

from __future__ import annotations

import re
from typing import Final

from steward.language.phrases import phrase
from steward.language.word_lists import any_of, by_language, by_word, words_for

_LONGEST: Final = 400
_AUXILIARY: Final = re.compile(rf"(?<![\w'’-])({'|'.join(by_language('question_verbs')['en'])})(?![\w'’-])")
_HAVING: Final = re.compile(rf"(?<![\w'’-])(has|have|had) (?=(?:{any_of('perfect_verbs')})\b)", re.I)
_THIRD_PERSON: Final = re.compile(
    rf"(?P<who>(?:(?:{any_of('owned_leads')}) )?[^\W\d_]+) "
    r"(?P<verb>[^\W\d_]{2,20}?(?<![su]))(?P<end>es|s)(?P<rest>\W.*)?",
    re.I | re.S,
)
"""Matches "Saturday works" and "the train leaves at 8"; not "prices rise"."""
_HE_OR_SHE: Final = re.compile(r"(?:he|she) ", re.I)
_TO_YOU: Final = {"is": "are", "was": "were", "has": "have", "does": "do"}
_WITH_E: Final = re.compile(r"(?:s|x|z|ch|sh|o)$")
_PARTS: Final = tuple(words_for("verb_parts"))
"""What German verbs leave at the end: the "an" of "anfangen"."""
_NOT_APART: Final = frozenset(words_for("whole_verbs"))
_PRONOUN: Final = re.compile(
    rf"(?!(?:{any_of('clause_articles')}) (?-i:[A-ZÄÖÜ]))(?:{any_of('clause_subjects')})(?= )", re.I
)
_NOUN: Final = re.compile(
    rf"(?:(?:{any_of('clause_articles')}) (?:[a-zäöüß]+e[rnms]? )?)?[A-ZÄÖÜ][\w-]*(?= )"
    rf"(?! (?:{any_of('subject_goes_on')}|[A-ZÄÖÜ][\w-]*)\b)"
)
"""Matches "Der Zug" and "Kim" at the beginning of "der Zug um 8 fährt"."""
_SECOND: Final = re.compile(r",| (?:und|oder|sondern) ", re.I)


def as_question(clause: str, lang: str) -> str:
    """What "ask Ben if ..." asks, as a question: "Does Saturday work?", "Passt Samstag?", "¿El sábado le va bien?"."""
    clause = clause.strip().rstrip(".?!… ")
    if not clause or len(clause) > _LONGEST:
        return clause
    asked = clause if lang == "es" else (_german_question if lang == "de" else _english_question)(clause)
    if asked is None:
        return phrase(lang, "tell_me_if", clause=clause)
    asked = asked[:1].upper() + asked[1:]
    return f"¿{asked}?" if lang == "es" else f"{asked}?"


def as_main_clause(clause: str) -> str:
    """A German clause with its verb in the second place: "ich komme morgen später" of "ich morgen später komme"."""
    clause = clause.strip()
    body = clause.rstrip(".!… ")
    end = clause[len(body) :]
    subject = _NOUN.match(body) or _PRONOUN.match(body)
    if subject is None or _SECOND.search(body) or len(body) > _LONGEST:
        return phrase("de", "i_say_that", clause=clause)
    verb, part = _verb_last(body)
    between = body[subject.end() : len(body) - len(verb) - len(part)].strip()
    return " ".join(word for word in (subject[0], verb, between, part) if word) + end


def _german_question(clause: str) -> str | None:
    if _SECOND.search(clause) or " " not in clause:
        return None
    verb, part = _verb_last(clause)
    return " ".join(word for word in (verb, clause[: len(clause) - len(verb) - len(part)].strip(), part) if word)


def _verb_last(clause: str) -> tuple[str, str]:
    """The verb that ends a clause, and what stays there of it: ("fangen", "an") of "anfangen"."""
    last = clause.rpartition(" ")[2]
    part = next((part for part in _PARTS if last.startswith(part) and len(last) > len(part) + 2), "")
    return (last[len(part) :], part) if part and last.casefold() not in _NOT_APART else (last, "")


def _english_question(clause: str) -> str | None:
    found = _HAVING.search(clause) or _AUXILIARY.search(clause)
    if found is not None and found.start():
        verb, who = found[1].lower(), clause[: found.start()].strip()
        if _HE_OR_SHE.fullmatch(f"{who} "):
            verb, who = _TO_YOU.get(verb, verb), "you"
        return f"{verb} {who} {clause[found.end() :].strip()}".strip()
    known = _THIRD_PERSON.fullmatch(clause)
    if known is None:
        return None
    verb = known["verb"] if known["end"] == "s" or _WITH_E.search(known["verb"]) else f"{known['verb']}e"
    verb = f"{verb[:-1]}y" if verb.endswith("ie") else verb
    verb = by_word("base_verbs").get(f"{known['verb']}{known['end']}".lower(), verb)
    does, who = ("do", "you") if _HE_OR_SHE.match(f"{known['who']} ") else ("does", known["who"])
    return f"{does} {who} {verb}{known['rest'] or ''}"
