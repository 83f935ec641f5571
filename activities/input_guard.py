"""The guard of the input: recognises an emergency and answers with where to call, before any model or tool.

Called by `open_problem`. Conservative on purpose: it wants an emergency told as happening, not one that is
talked about. Each pattern is a fixed sequence of words, so matching takes linear time.
"""

from __future__ import annotations

import re

from language.unicode_text import normalized

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

_WHO = r"(?:i|he|she|someone|somebody|we|they|my \w{1,20}|the \w{1,20})"
_BE = r"(?:'m|'s|'re| am| is| are)"
_EN = [
    rf"\b{_WHO} (?:can't|can not|cannot) breathe\b",
    rf"\b{_WHO}{_BE}(?: probably| definitely)? having an? (?:heart attack|stroke|seizure)\b",
    rf"\b{_WHO}{_BE}(?: not|n't) breathing\b",
    r"\b(?:is|has) stopped breathing\b",
    rf"\b{_WHO}{_BE} (?:unconscious|bleeding (?:badly|heavily|out|to death)|choking)\b",
    rf"\b{_WHO}{_BE} (?:dying(?! (?:to|for)\b)|drowning(?! in\b))\b",
    rf"\b{_WHO} (?:took|has taken|have taken) an overdose\b",
    r"\b(?:my|our|the) (?:house|home|flat|apartment|kitchen|building|room|car) is on fire\b",
    r"\b(?:call|get|send|need) (?:me )?an ambulance\b",
    r"^(?:please )?call (?:911|112|999)\b",
    rf"\b{_WHO}(?:'s| has| have|'ve)? been (?:shot|stabbed)\b",
    r"\bi (?:want|am going|'m going|plan) to (?:kill myself|end my life)\b",
    r"\b(?:someone|somebody) is (?:breaking into|trying to kill|attacking)\b",
]
_WER = r"(?:ich|er|sie|jemand|mein \w{1,20}|meine \w{1,20}|der \w{1,20}|die \w{1,20})"
_DE = [
    r"\b(?:ich|er|sie|jemand|wir) (?:bekomme|bekommt|bekommen|kriege|kriegt) keine luft\b",
    rf"\b{_WER} (?:hat|habe) (?:gerade |wohl )?einen? (?:herzinfarkt|schlaganfall|krampfanfall)\b",
    rf"\b{_WER} atmet nicht(?: mehr)?\b",
    rf"\b{_WER} (?:ist bewusstlos|verblutet|erstickt|stirbt|ertrinkt)\b",
    r"\b(?:ruf|rufe|rufen sie|ruft|brauche|brauchen|schick|schicken sie) (?:sofort |bitte |schnell )?"
    r"(?:einen krankenwagen|einen notarzt|den notarzt|die feuerwehr|den rettungsdienst)\b",
    r"\b(?:mein|unser|das) (?:haus|zimmer|auto) brennt\b",
    r"\b(?:meine|unsere|die) (?:wohnung|küche) brennt\b",
    r"^(?:hilfe[ ,!]+)?es brennt(?: bei (?:mir|uns))?[ .!]*$",
    r"\bich (?:will|werde|möchte) mich (?:umbringen|töten)\b",
    r"\bich (?:will|möchte) nicht mehr leben\b",
    r"\bjemand bricht (?:gerade )?(?:bei (?:mir|uns) )?ein\b",
]
_TALKED_ABOUT = re.compile(
    r"^(?:(?:hey|hi|hello|please|bitte|can you|could you|kannst du)[ ,]+)*"
    r"(?:search|find|look|show|list|read|summari[sz]e|remind|add|write|compose|e-?mail|reply|translate|explain|define"
    r"|send (?:an? )?(?:e-?mail|message)|tell me about|schedule|create|if|who|when|why|is it true"
    r"|what(?! should| do i | can i | to do)|how(?! can i help| do i help)"
    r"|suche?|finde?|zeige?|lies|erinnere|schreibe?|was|wer|wann|warum|wie|erkläre?|wenn|falls)\b"
)
_LANGUAGES = (
    (re.compile("|".join(_EN)), _ENGLISH),
    (re.compile("|".join(_DE)), _GERMAN),
)


def why_blocked(text: str) -> str | None:
    """What to tell the user instead of working on the request, or None when it may go on."""
    if len(text) > _LONGEST:
        return None
    plain = " ".join(normalized("NFKC", text).casefold().replace("’", "'").split())
    if _TALKED_ABOUT.match(plain):
        return None
    return next((answer for pattern, answer in _LANGUAGES if pattern.search(plain)), None)
