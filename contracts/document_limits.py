"""What bounds a document of the knowledge base. Apart from its messages, since parsers run in small processes."""

from __future__ import annotations

from typing import Final

MAX_DOCUMENT_BYTES: Final = 8 << 20
MAX_TEXT_CHARACTERS: Final = 2_000_000
"""Characters of a document that are kept and searched; what is beyond is left out, and its notes say so."""
MAX_PASSAGES: Final = 4_000
