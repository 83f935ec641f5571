"""The fixed words around a confirmation, in the language of whoever reads it.

Made with the call's confirmation (tools/preparation.py), since what decides knows no language, and carried along.
"""

from __future__ import annotations

from steward.contracts.base import Message


class ApprovalWords(Message):
    """Each with its blanks between braces; in English unless somebody says otherwise."""

    unknown_outcome: str = "It is not known whether this happened: {what} ({why})\nDo it again?"
    as_it_is_now: str = "{why}. As it is now:\n{what}"
    not_done_any_more: str = "Taken back, nothing of it is done: {what}"
    yes_for_all: str = "A yes is for all {count}; “no to the second” leaves that one out."


IN_ENGLISH = ApprovalWords()
