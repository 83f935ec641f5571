"""Yes and no in the words people use. Pure; called by the gateway when something waits in a conversation."""

from __future__ import annotations

from typing import Final

from language.unicode_text import normalized

_YES: Final = frozenset(
    {"yes", "y", "yep", "yeah", "yup", "yes please", "yes do it", "yes send it", "please do", "ok", "okay", "sure"}
    | {"confirm", "confirmed", "approve", "approved", "go", "go ahead", "do it", "send it"}
    | {"run", "run it", "ja", "ja bitte", "jawohl", "klar", "gerne", "mach das", "in ordnung", "einverstanden"}
    | {"si", "sí", "si por favor", "sí por favor", "claro", "vale", "de acuerdo", "adelante", "👍", "✅"}
)
_NO: Final = frozenset(
    {"no", "n", "nope", "nah", "no thanks", "no thank you", "no don't", "don't", "dont", "do not", "don't do it"}
    | {"don't send it", "do not send it", "stop", "cancel", "cancel it", "deny", "denied", "reject"}
    | {"ignore", "ignore it", "nein", "nein danke", "abbrechen", "lass es", "no gracias", "cancelar", "cancela"}
    | {"👎", "❌"}
)
_FIRST: Final = frozenset(
    {"yes", "yep", "yeah", "yup", "ok", "okay", "sure", "ja", "jawohl", "klar", "gerne", "si", "sí", "claro", "vale"}
    | {"no", "nope", "nah", "nein", "don't", "dont"}
)
"""Words that answer what was shown, whatever follows: "yes, but to Eve", "no, at one"."""
_NO_ANSWERS: Final = ("idea", "problem", "matter", "one ", "more ", "new ", "hay ", "tengo ", "se ", "sé ", "puedo ")
"""What makes of a first "no" something else: "no new mail?", "no hay nada"."""
_LONGEST: Final = max(map(len, _YES | _NO)) + 8


def yes_or_no(text: str) -> bool | None:
    """True for an unambiguous yes, False for an unambiguous no, None for anything else."""
    if len(text) > _LONGEST:
        return None
    plain = normalized("NFKC", text).replace("’", "'").replace(",", " ").casefold()
    said = " ".join(plain.split()).strip(" .!")
    if said in _YES:
        return True
    return False if said in _NO else None


def opens_with_yes_or_no(text: str) -> bool:
    """Whether a message begins as an answer and goes on: "yes, but to Eve", "nein, um eins"; not "no idea what"."""
    first, _, rest = normalized("NFKC", text).replace("’", "'").casefold().strip().partition(" ")
    word = first.rstrip(",.;:!-–—")
    if word not in _FIRST or not rest.strip():
        return False
    return word != "no" or first != word or not rest.strip().startswith(_NO_ANSWERS)
