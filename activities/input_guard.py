"""The guard of the input: recognises an emergency and answers with where to call, before any model or tool.

Called by `open_problem`. Conservative on purpose: it wants an emergency told as happening, not one that is
talked about. Each pattern of the language files is a fixed sequence of words, so matching takes linear time.
"""

from __future__ import annotations

import re

from language.unicode_text import caseless
from language.word_lists import any_of, by_language

_LONGEST = 600
"""Longer texts are pasted material, not a cry for help."""

_ENGLISH = (
    "This sounds like an emergency. Call your local emergency number now: 112 in Europe, 911 in North America, 999 in"
    " the United Kingdom, 000 in Australia. I cannot call for help and I have not done anything else."
)
_GERMAN = (
    "Das klingt nach einem Notfall. Rufen Sie jetzt die örtliche Notrufnummer an: 112 in Europa (Feuerwehr und"
    " Rettungsdienst), 110 für die Polizei in Deutschland. Ich kann keine Hilfe rufen und habe sonst nichts getan."
)

_TALKED_ABOUT = re.compile(rf"^(?:(?:{any_of('request_leads')})[ ,]+)*(?:{any_of('talked_about')})\b")
"""Matches "find the mail about the fire"; not "what should I do, my wife is unconscious"."""


def _emergency(lang: str) -> re.Pattern[str]:
    """Finds an emergency told in a language."""
    who, be = (f"(?:{'|'.join(by_language(kind)[lang])})" for kind in ("emergency_who", "emergency_be"))
    told = "|".join(by_language("emergencies")[lang])
    return re.compile(told.replace("{who}", who).replace("{be}", be))


_LANGUAGES = ((_emergency("en"), _ENGLISH), (_emergency("de"), _GERMAN))


def why_blocked(text: str) -> str | None:
    """What to tell the user instead of working on the request, or None when it may go on."""
    if len(text) > _LONGEST:
        return None
    plain = caseless(text)
    if _TALKED_ABOUT.match(plain):
        return None
    return next((answer for pattern, answer in _LANGUAGES if pattern.search(plain)), None)
