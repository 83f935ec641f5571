"""Deeds an answer claims ("I have sent the mail"), and whether a call that could have done them succeeded.

Pure; English, German and Spanish. Conservative: only the first person, or "has been", and never a negation.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from steward.contracts.plan import Observation
from steward.language.unicode_text import unaccented
from steward.language.word_lists import any_of, by_value, words_for

_DEEDS: Final[dict[str, tuple[str, ...]]] = {
    "sent": ("send", "compose", "reply", "mail", "email", "message", "notify", "post", "forward"),
    "made": (
        "add",
        "create",
        "schedule",
        "book",
        "set",
        "put",
        "store",
        "insert",
        "save",
        "make",
        "import",
        "export",
        "update",
        "compose",
        "write",
        "draft",
        "remind",
    ),
    "undone": ("delete", "remove", "cancel", "clear", "drop", "unset", "forget", "complete", "update", "move"),
    "changed": (
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
        "add",
        "create",
        "delete",
        "remove",
        "store",
        "save",
        "cancel",
        "close",
        "open",
        "merge",
        "pay",
        "order",
        "share",
        "upload",
        "post",
    ),
    "switched": ("control", "turn", "switch", "lock", "unlock", "set", "dim", "open", "close", "arm", "disarm"),
}
"""How the names of tools that do a deed begin."""
_OWN: Final = words_for("own_deeds")
_PASSIVE: Final = words_for("passive_deeds")
"""What "has been" done may as well be what a mail tells."""
_NO_DEEDS: Final = any_of("no_deeds")
"""To have "made a summary" or "added up" is no deed."""


def _pattern(sentence: str, kind: str) -> re.Pattern[str]:
    verbs = "|".join(by_value("deeds")[kind])
    return re.compile(sentence.replace("{verbs}", verbs) + _NO_DEEDS * (kind == "made"), re.IGNORECASE)


_PATTERNS: Final = tuple(
    (kind, sentence in _PASSIVE, _pattern(sentence, kind)) for kind in _DEEDS for sentence in (*_OWN, *_PASSIVE)
)
_DONE: Final = re.compile(rf"^(?:{any_of('all_done')})(?=[.,!:;]|$)", re.IGNORECASE)
"""What tells that all is done without naming a deed."""
_DONE_AFTER_ALL: Final = re.compile(any_of("done_after_all"), re.IGNORECASE)
"""What tells so where a call was tried; elsewhere people just talk like that."""
_UNREAL: Final = re.compile(rf"\b(?:{any_of('unreal')})\b|n['’]t\b", re.IGNORECASE)
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
            message = " ".join(match.group().split())
            if unaccented(message) not in known and not _may_be_done(kind, succeeded, failed, told=passive):
                unfounded.append(message)
    if not succeeded:
        sentences = map(str.strip, _SENTENCES.findall(answer))
        unfounded += [message[:60] for message in sentences if _is_done(message, known, tried=bool(failed))]
    return list(dict.fromkeys(unfounded))


def _is_done(sentence: str, known: str, *, tried: bool) -> bool:
    """Whether a sentence tells that all is done; a question, a condition and a quotation do not."""
    if sentence.endswith("?") or _UNREAL.search(sentence) or unaccented(sentence) in known:
        return False
    return bool(_DONE.search(sentence) or (tried and _DONE_AFTER_ALL.search(sentence)))


def _may_be_done(kind: str, succeeded: Sequence[str], failed: Iterable[str], *, told: bool) -> bool:
    """Whether a call that succeeded can have done it, or `told` of it.

    One with a name that tells nothing can, unless a fitting one failed.
    """
    stems = _DEEDS[kind]
    if any(_has(name, stems) and not reads(name) for name in succeeded):
        return True
    if any(_has(name, stems) for name in failed):
        return False
    if told and any(map(reads, succeeded)):
        return True
    return any(not reads(name) and not any(_has(name, others) for others in _DEEDS.values()) for name in succeeded)


def _words(name: str) -> list[str]:
    return [word for word in re.split(r"[^a-z]+", re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()) if word]


def _has(name: str, stems: tuple[str, ...]) -> bool:
    return any(word.startswith(stem) for word in _words(name) for stem in stems)


def reads(name: str) -> bool:
    """Whether a tool looks something up and changes nothing, as far as its name tells."""
    return any(word in _READS for word in _words(name))
