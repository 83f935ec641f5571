"""The fixed words around a confirmation, in the language of whoever reads it.

Made with the call's confirmation (tools/preparation.py), since what decides knows no language, and carried along.
"""

from __future__ import annotations

from steward.contracts.base import Message


class ApprovalWords(Message):
    """Each with its blanks between braces; in English unless somebody says otherwise."""

    unknown_outcome: str = "It is not known whether this happened: {what} ({why})\nDo it again?"
    as_it_is_now: str = "{why} As it is now:\n{what}"
    always_asked: str = "I never do this without your yes."
    not_all_yours: str = "It is not certain that all of this is from you, so I ask first."
    was_changed: str = "You changed it, so I ask first."
    event_proposes: str = "An incoming event proposes it, so I ask first."
    not_as_shown: str = "This is not as it was shown any more, so nothing ran."
    tool_changed: str = "Whoever set up this tool has changed it since it was shown, so nothing ran."
    was_edited: str = "It was edited."
    not_known: str = "It is not known whether this happened."
    not_done_any_more: str = "I will not do this: {what}"
    yes_for_all: str = "A yes is for all {count}; “no to the second” leaves that one out."
    yes_for_both: str = "A yes is for both; “no to the second” leaves that one out."


IN_ENGLISH = ApprovalWords()
