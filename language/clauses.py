"""Sentences of what an order only reports: "ask Ben if Saturday works" asks "Does Saturday work?", and what German says
after "dass" is told with its verb in the second place. Pure.

The words of the clause stay, each of them; a clause whose verb cannot be told from the rest is led by words that take
it as it is.
"""

from __future__ import annotations

import re
from typing import Final

from steward.language.phrases import phrase
from steward.language.word_lists import any_of, by_language, by_value, by_word, words_for

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
_PARTED: Final = re.compile(
    rf"(?P<part>{any_of('verb_parts')})(?P<verb>(?:{any_of('parted_verbs')})(?:e|s?t|e(?:s?t|n)|te(?:s?t|n)?|n)?)"
)
"""Matches "anfange" and "vorbeikommt", whose "an" and "vorbei" stay at the end; not "antworte", "einigen"."""
_WHOLE: Final = re.compile(rf"(?:{any_of('whole_verbs')})", re.I)
_BEGINS_PARTED: Final = re.compile(rf"(?:{any_of('verb_parts')})[^\W\d_]{{3}}")
_FINITE: Final = frozenset(words_for("finite_verbs"))
_ENDINGS: Final = by_value("verb_endings")
_OTHERS: Final = "*"
"""Stands for every other subject among the endings of verbs."""
_NO_VERB: Final = frozenset((*words_for("no_verbs"), *words_for("verb_parts")))
_TWO_INFINITIVES: Final = re.compile(r"(?<![^\W\d_])(?:hab|hatt|werd|würd)en? (?:[^\W\d_]+ )?[^\W\d_]+[er]n$", re.I)
"""Matches the end of "haben kommen können", where the verb that moves is not the last."""
_PRONOUN: Final = re.compile(
    rf"(?!(?:{any_of('clause_articles')}) (?-i:[A-ZÄÖÜ]))(?:{any_of('clause_subjects')})(?= )", re.I
)
_NOUN: Final = re.compile(
    rf"(?:(?:{any_of('clause_articles')}) (?:[a-zäöüß]+e[rnms]? )?)?[A-ZÄÖÜ][\w-]*(?= )"
    rf"(?! (?:{any_of('subject_goes_on')}|[A-ZÄÖÜ][\w-]*)\b)"
)
"""Matches "Der Zug" and "Kim" at the beginning of "der Zug um 8 fährt"."""
_SECOND: Final = re.compile(rf"[,;:–—\"„“]| (?:{any_of('clause_joints')}) ", re.I)
_ADDRESSEES: Final = frozenset(words_for("asked_as_you"))
_YOU: Final = "du"
_THIRD: Final = re.compile(rf"\b(?:{any_of('third_person')})\b", re.I)
_PLURALS: Final = ("en", "ln", "rn", "sind")
_SIBILANTS: Final = ("s", "ß", "z", "x")
_FURTHER: Final = re.compile(rf"(?<!\d)[.!?…]\s|,\s(?=(?:{any_of('clause_openings')})\s)", re.I)
"""Matches where the sentence ends that is turned: before "weil der Zug ausfällt" too."""


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
    """A German clause with its verb in the second place: "ich komme morgen später" of "ich morgen später komme".

    Further sentences stay as they are. Where the verb is not surely the last word the clause stays as it was said.
    """
    clause = clause.strip()
    further = _FURTHER.search(clause)
    first = clause[: further.start()] if further is not None else clause
    body = first.rstrip(".!… ")
    subject = _NOUN.match(body) or _PRONOUN.match(body)
    found = _verb_last(body[subject.end() :], subject[0]) if subject is not None else None
    if subject is None or found is None or _SECOND.search(body) or len(body) > _LONGEST:
        return clause
    between, verb, part = found
    return " ".join(word for word in (subject[0], verb, between, part) if word) + clause[len(body) :]


def _german_question(clause: str) -> str | None:
    subject = _NOUN.match(clause) or _PRONOUN.match(clause)
    found = _verb_last(clause[subject.end() :], subject[0]) if subject is not None else None
    if subject is None or found is None or _SECOND.search(clause):
        return None
    between, verb, part = found
    who = subject[0]
    if who.casefold() in _ADDRESSEES and not verb.endswith(_PLURALS):
        asked = _to_you(verb)
        if asked is None or _THIRD.search(between):
            return None
        who, verb = _YOU, asked
    return " ".join(word for word in (verb, who, between, part) if word)


def _to_you(verb: str) -> str | None:
    """What "er kommt" is when he is asked himself: "kommst"; None for a form that cannot be told."""
    if (known := by_word("to_you").get(verb.casefold())) is not None:
        return known
    if verb.endswith("te"):
        return f"{verb}st"
    if not verb.endswith("t"):
        return None
    return verb if verb[:-1].endswith(_SIBILANTS) else f"{verb[:-1]}st"


def _verb_last(rest: str, subject: str) -> tuple[str, str, str] | None:
    """What follows a subject as what is before its verb, the verb, and what stays at the end of that: ("morgen",
    "fange", "an") of "morgen anfange"; None where the last word is not surely the verb, or not surely one word."""
    between, _, last = rest.strip().rpartition(" ")
    endings = _ENDINGS.get(subject.casefold(), _ENDINGS[_OTHERS])
    parted = _PARTED.fullmatch(last)
    verb = parted["verb"] if parted is not None else last
    fits = verb in _FINITE or (verb.isalpha() and verb.islower() and verb.endswith(endings))
    if not fits or last in _NO_VERB or _TWO_INFINITIVES.search(rest):
        return None
    if parted is None and _BEGINS_PARTED.match(last) and _WHOLE.match(last) is None:
        return None
    return between, verb, parted["part"] if parted is not None else ""


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
