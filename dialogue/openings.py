"""How messages begin and end that go on from what was said before: padding, corrections, follow-ups. Pure.

The patterns that several readers of this room share; what they mean is decided by those.
"""

from __future__ import annotations

import re
from typing import Final

from steward.language.word_lists import any_of

PADDING: Final = rf"(?:(?:{any_of('padding')})\b[\s,.!]*){{0,3}}"
"""A piece of a pattern: the "hm, ok" before what is said."""
REFUSAL: Final = rf"(?:(?:{any_of('padding', 'no')})\b[\s,.!]*){{0,3}}"
"""The same with the "nah" of "nah, never mind"."""
CORRECTION_END: Final = re.compile(
    rf"(?<![\s,])(?:[\s,]++(?:{any_of('correction_endings')})\b){{1,4}}+[\s.!?]*+$", re.I
)
"""Matches the end of "at 7 instead", "22 is enough"."""
