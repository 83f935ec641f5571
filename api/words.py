"""Yes and no in the words people use. Pure; called by the gateway when one approval waits in a conversation."""

from __future__ import annotations

import unicodedata
from typing import Final

_YES: Final = frozenset(
    "yes|y|yep|yeah|yup|yes please|yes, please|ok|okay|sure|confirm|confirmed|approve|approved|go|go ahead|do it|send it"
    "|yes do it|yes, do it|yes send it|yes, send it|please do|ja|ja bitte|ja, bitte|jawohl|klar|gerne|mach das|si|sí|👍|✅".split(
        "|"
    )
)
_NO: Final = frozenset(
    "no|n|nope|nah|no thanks|no, thanks|no thank you|no, thank you|don't|do not|dont|stop|cancel|cancel it|deny|denied"
    "|reject|don't send it|do not send it|don't do it|no don't|no, don't|nein|nein danke|nein, danke|abbrechen|👎|❌".split(
        "|"
    )
)
_LONGEST: Final = max(map(len, _YES | _NO)) + 8


def yes_or_no(text: str) -> bool | None:
    """True for an unambiguous yes, False for an unambiguous no, None for anything else."""
    if len(text) > _LONGEST:
        return None
    said = unicodedata.normalize("NFKC", text).replace("’", "'").strip().strip(".!").strip().casefold()
    if said in _YES:
        return True
    return False if said in _NO else None
