"""Yes and no in the words people use. Pure; called by the gateway when one approval waits in a conversation."""

from __future__ import annotations

import unicodedata
from typing import Final

_YES: Final = frozenset(
    {"yes", "y", "yep", "yeah", "yup", "yes please", "yes do it", "yes send it", "please do", "ok", "okay", "sure"}
    | {"confirm", "confirmed", "approve", "approved", "go", "go ahead", "do it", "send it"}
    | {"run", "run it", "ja", "ja bitte", "jawohl", "klar", "gerne", "mach das", "si", "sí", "👍", "✅"}
)
_NO: Final = frozenset(
    {"no", "n", "nope", "nah", "no thanks", "no thank you", "no don't", "don't", "dont", "do not", "don't do it"}
    | {"don't send it", "do not send it", "stop", "cancel", "cancel it", "deny", "denied", "reject"}
    | {"ignore", "ignore it", "nein", "nein danke", "abbrechen", "👎", "❌"}
)
_LONGEST: Final = max(map(len, _YES | _NO)) + 8


def yes_or_no(text: str) -> bool | None:
    """True for an unambiguous yes, False for an unambiguous no, None for anything else."""
    if len(text) > _LONGEST:
        return None
    plain = unicodedata.normalize("NFKC", text).replace("’", "'").replace(",", " ").casefold()
    said = " ".join(plain.split()).strip(" .!")
    if said in _YES:
        return True
    return False if said in _NO else None
