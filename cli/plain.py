"""Text from elsewhere made fit for a terminal.

Mails, tool results and model answers end up on an approver's screen; control characters in them could move the cursor,
hide words or reorder them. Used wherever such text is shown; never changes what is sent back.
"""

from __future__ import annotations

import re
from typing import Final

_UNSEEN: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]")
"""Every control character but tab and newline, and the characters that change the direction of writing."""


def plain(text: str) -> str:
    """`text` with each character of no shape of its own written out, as in \\x1b."""
    return _UNSEEN.sub(lambda match: match.group().encode("unicode_escape").decode(), text.replace("\r\n", "\n"))
