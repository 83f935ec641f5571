"""Small talk and courtesies: texts that are answered without a tool, and words that are taken off a text's ends. Pure.

The backend, the lookups and the replies call it, and `open_problem` where a language model plans. Its words stand in
`language`.
"""

from __future__ import annotations

import re
from typing import Final

from steward.language.chatter import is_chatter
from steward.language.gloss import in_english, language_of
from steward.language.phrases import phrase
from steward.language.word_lists import any_of

_POLITE: Final = re.compile(rf"^(?:\s*+(?:{any_of('polite_openings')})\b[\s,:!]*+)++", re.I)
_TRAILING: Final = re.compile(rf"(?<![\s,])[\s,]*+(?:\b(?:{any_of('polite_endings')})\b[\s,.!?]*+){{1,8}}+$", re.I)
_GREETING: Final = re.compile(any_of("greetings"), re.I)
_THANKS: Final = re.compile(any_of("thanks"), re.I)
_BEGINS_WITH_THANKS: Final = re.compile(rf"\s*(?:{any_of('thanks')})\b", re.I)
_FIRST_CLAUSE: Final = re.compile(r"^([^,.!;:\n]{1,80})[,.!;:\n]+\s+")
_BYE: Final = re.compile(any_of("goodbyes"), re.I)
_FINE: Final = re.compile(any_of("approvals"), re.I)
_ABOUT_ITSELF: Final = re.compile(any_of("about_steward"), re.I)
_HOW: Final = re.compile(any_of("how_are_you"), re.I)
_TIME: Final = re.compile(any_of("time_questions"), re.I)
_ANSWERS: Final = ((_GREETING, "greeting"), (_THANKS, "thanks"), (_BYE, "bye"), (_HOW, "how"), (_FINE, "fine"))
"""What a text is, and the phrase that answers it."""
_FILLER: Final = re.compile(rf"\b(?:{any_of('addressees')})\b|[^\w\s'’]", re.I)


def small_talk_answer(text: str) -> str | None:
    """The answer when the text is nothing but a greeting, thanks and the like; `""` for a question about Steward."""
    return None if after_thanks(text) != text else _small_talk(text)


def _small_talk(text: str) -> str | None:
    bare = _bare(text)
    if not _GREETING.fullmatch(bare):
        bare = re.sub(r"^(?:hi|hello|hey) (?=\w)", "", bare, flags=re.I)
    if _ABOUT_ITSELF.fullmatch(bare) or not bare:
        return ""
    name = next((name for pattern, name in _ANSWERS if pattern.fullmatch(bare)), None)
    if name is None and is_chatter(text):
        # Several of them in one: "haha ok, thanks so far".
        name = next((name for pattern, name in _ANSWERS if pattern.search(bare)), "no_more")
    return phrase(language_of(_FILLER.sub(" ", text)), name) if name else None


def after_thanks(text: str) -> str:
    """The request that follows thanks: "add milk" of "thanks for that, add milk". The text itself where none does."""
    head, _, rest = _FIRST_CLAUSE.sub("\\g<1>\0", text.strip(), count=1).partition("\0")
    thanked = _THANKS.fullmatch(_bare(head)) is not None
    return rest.strip() if thanked and rest.strip() and _small_talk(rest) is None else text


def is_courtesy(text: str) -> bool:
    """Whether the text is a greeting alone or thanks alone, and no word more: "hello", "vielen Dank!". What thanks are
    for may be followed by a request."""
    bare = _bare(text)
    return " for " not in bare and (_GREETING.fullmatch(bare) or _THANKS.fullmatch(bare)) is not None


def asks_the_time(text: str) -> bool:
    """Whether the text asks for the time of this moment and nothing else: not "what time is it in Tokyo"."""
    return _TIME.fullmatch(_bare(text)) is not None


def _bare(text: str) -> str:
    """The text in English, without marks and without whom it speaks to."""
    return " ".join(_FILLER.sub(" ", in_english(_FILLER.sub(" ", text)).text).split())


def begins_with_thanks(text: str) -> bool:
    """Whether a text begins with thanks."""
    return _BEGINS_WITH_THANKS.match(in_english(text).text) is not None


def squeeze_spaces(text: str) -> str:
    """One space for each run of white space, one newline where it held one."""
    return "\n".join(" ".join(line.split()) for line in text.splitlines() if line.strip())


def without_courtesies(text: str) -> str:
    """A text without courtesies at either end ("please", "thanks a lot") and without final punctuation."""
    text = _POLITE.sub("", text.strip())
    return _TRAILING.sub("", text).strip().rstrip("?!.,;: ").strip()
