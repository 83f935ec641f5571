"""Deeds an answer claims ("I have sent the mail"), and whether a call that could have done them succeeded.

Pure; English, German and Spanish. Conservative: only the first person, or "has been", and never a negation.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from activities.answer_entities import fold
from contracts.plan import Observation

_DEEDS: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    (
        "sent",
        r"sent|e-?mailed|replied|forwarded|notified|gesendet|geschickt|verschickt|geantwortet|enviado|respondido",
        ("send", "compose", "reply", "mail", "email", "message", "notify", "post", "forward"),
    ),
    (
        "made",
        r"added|created|scheduled|booked|saved|stored|recorded|hinzugefügt|erstellt|angelegt|eingetragen|gespeichert"
        r"|gemerkt|gebucht|añadido|agregado|creado|programado|guardado|reservado|agendado",
        (
            *("add", "create", "schedule", "book", "set", "put", "store", "insert", "save", "make", "import", "export"),
            *("update", "compose", "write", "draft", "remind"),
        ),
    ),
    (
        "undone",
        r"deleted|removed|cancell?ed|gelöscht|entfernt|storniert|abgesagt|eliminado|borrado|cancelado",
        ("delete", "remove", "cancel", "clear", "drop", "unset", "forget", "complete", "update", "move"),
    ),
    (
        "changed",
        r"updated|changed|renamed|moved|completed|marked|closed|opened|merged|paid|ordered|shared|uploaded|posted|geändert|verschoben|erledigt|abgehakt|actualizado|cambiado|marcado"
        r"|completado",
        (
            *(
                "update",
                "change",
                "edit",
                "complete",
                "move",
                "set",
                "mark",
                "rename",
                "control",
                "finish",
                "reschedule",
            ),
            *("add", "create", "delete", "remove", "store", "save", "cancel", "close", "open", "merge", "pay", "order"),
            *("share", "upload", "post"),
        ),
    ),
    (
        "switched",
        r"turned (?:on|off|up|down)|switched (?:on|off)|locked|unlocked|dimmed|armed|disarmed"
        r"|eingeschaltet|ausgeschaltet|abgeschlossen|encendido|apagado|cerrado|abierto",
        ("control", "turn", "switch", "lock", "unlock", "set", "dim", "open", "close", "arm", "disarm"),
    ),
)
_ADVERBS: Final = r"(?:\s(?:just|now|already|also|successfully|then))*"
_MERE_WORDS: Final = (
    r"(?!\s+(?:up|(?:you\s)?(?:an?|the|this)?\s?(?:\w+\s)?(?:summary|list|table|overview|draft|breakdown|outline)))"
)
"""To have "made a summary" or "added up" is no deed."""
_OWN: Final = (
    rf"\bI(?:['’]ve|\shave)?{_ADVERBS}\s(?:{{verbs}})\b",
    r"\b(?:ich\shabe|habe\sich)\b(?![^!?\n]{{0,100}}\bnicht\b)(?:[^.!?\n]|\.(?=\w)){{1,100}}?\b(?:{verbs})\b",
    r"(?<!no )\bhe\s(?=\w+[ai]do\b)(?:{verbs})\b",
    r"^(?:{verbs})(?:[.!]|$)",
)
_PASSIVE: Final = (
    rf"\b(?:has|have)\s(?:now\s|just\s|already\s)?been{_ADVERBS}\s(?:{{verbs}})\b",
    r"\bwurden?\b(?![^!?\n]{{0,80}}\bnicht\b)(?:[^.!?\n]|\.(?=\w)){{0,80}}?\b(?:{verbs})\b",
    r"(?<!no )\bhan?\ssido\s(?:{verbs})[as]{{0,2}}\b",
)
"""What "has been" done may as well be what a mail tells."""
_PATTERNS: Final = tuple(
    (kind, pattern in _PASSIVE, re.compile(pattern.format(verbs=verbs) + _MERE_WORDS * (kind == "made"), re.IGNORECASE))
    for kind, verbs, _ in _DEEDS
    for pattern in (*_OWN, *_PASSIVE)
)
_DONE: Final = re.compile(r"^(?:all\sdone|done|erledigt|fertig|hecho|listo)(?=[.,!:;]|$)", re.IGNORECASE)
"""What tells that all is done without naming a deed."""
_DONE_AFTER_ALL: Final = re.compile(
    r"^(?:you['’]re\s)?all\sset[.!]?$|^it(?:\sis|['’]s)\son\sits\sway\b"
    r"|^\w+\s(?:e-?mail|mail|message|nachricht|correo|mensaje)\s(?:\w+\s){0,4}(?:on\sits\sway|unterwegs|(?:de|en)\scamino)\b",
    re.IGNORECASE,
)
"""What tells so where a call was tried; elsewhere people just talk like that."""
_UNREAL: Final = re.compile(
    r"\b(?:not|no|never|nothing|if|once|when|until|will|would|or|nicht|kein\w*|nichts|wenn|sobald|wird|werden|oder"
    r"|nada|nunca|cuando|si|o)\b|n['’]t\b",
    re.IGNORECASE,
)
_SENTENCES: Final = re.compile(r"[^.!?\n]+[.!?]?")
_READS: Final = (
    *(
        "search",
        "get",
        "list",
        "summarize",
        "summarise",
        "retrieve",
        "find",
        "read",
        "calculate",
        "ask",
        "analyze",
        "fetch",
    ),
    *("ping", "query", "show", "check", "look", "lookup", "describe", "browse", "count"),
)


def unfounded_deeds(answer: str, observations: Sequence[Observation], known: str) -> list[str]:
    """The deeds an answer claims that no call of the problem did. `known` is what was said or returned, folded:
    a claim that is quoted from there is not the answer's own."""
    succeeded = [seen.tool_name for seen in observations if seen.ok]
    failed = [seen.tool_name for seen in observations if not seen.ok]
    unfounded = []
    for kind, passive, pattern in _PATTERNS:
        for match in pattern.finditer(answer):
            said = " ".join(match.group().split())
            if fold(said) not in known and not _may_be_done(kind, succeeded, failed, told=passive):
                unfounded.append(said)
    if not succeeded:
        sentences = map(str.strip, _SENTENCES.findall(answer))
        unfounded += [said[:60] for said in sentences if _is_done(said, known, tried=bool(failed))]
    return list(dict.fromkeys(unfounded))


def _is_done(sentence: str, known: str, *, tried: bool) -> bool:
    """Whether a sentence tells that all is done; a question, a condition and a quotation do not."""
    if sentence.endswith("?") or _UNREAL.search(sentence) or fold(sentence) in known:
        return False
    return bool(_DONE.search(sentence) or (tried and _DONE_AFTER_ALL.search(sentence)))


def _may_be_done(kind: str, succeeded: Sequence[str], failed: Iterable[str], *, told: bool) -> bool:
    """Whether a call that succeeded can have done it, or `told` of it.

    One with a name that tells nothing can, unless a fitting one failed.
    """
    stems = next(stems for name, _, stems in _DEEDS if name == kind)
    if any(_has(name, stems) and not reads(name) for name in succeeded):
        return True
    if any(_has(name, stems) for name in failed):
        return False
    if told and any(map(reads, succeeded)):
        return True
    return any(not reads(name) and not any(_has(name, others) for _, _, others in _DEEDS) for name in succeeded)


def _words(name: str) -> list[str]:
    return [word for word in re.split(r"[^a-z]+", re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()) if word]


def _has(name: str, stems: tuple[str, ...]) -> bool:
    return any(word.startswith(stem) for word in _words(name) for stem in stems)


def reads(name: str) -> bool:
    """Whether a tool looks something up and changes nothing, as far as its name tells."""
    return any(word in _READS for word in _words(name))
