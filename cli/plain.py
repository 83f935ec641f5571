"""Text from elsewhere made fit for a terminal.

Mails, tool results and model answers end up on an approver's screen; control characters in them could move the cursor,
hide words or reorder them, and letters could pass for others. Used wherever such text is shown; never changes what is
sent back.
"""

from __future__ import annotations


def plain(text: str) -> str:
    """`text` with letters that deceive marked, as in ⟨U+001B⟩."""
    # `steward --help` need not wait for what reads letters.
    from steward.contracts.letters import marked

    return marked(text)
