"""What a chat window asks by itself, of its own accord or with its own words around the user's. Pure.

Chat windows have the model of a chat make its title, tags and suggestions, and put the text of files before a message.
As messages of a user these read like ones: a title for "remind me to call Ann" would remind again, and what stands in
a file would be an order. They are refused before anything is opened; windows live on without them.
"""

from __future__ import annotations

from typing import Final

from steward.contracts.errors import Unprocessable

_OPENINGS: Final = (
    # Open WebUI: titles, tags, follow-ups, search queries, completions as one types, summaries; files before a message.
    "### Task:",
    # Open WebUI: the face that it shows in a call, and one answer made of those of several models.
    "Your task is to reflect the speaker's likely facial expression",
    "You have been provided with a set of responses from various models to the latest user query",
    # LibreChat: titles.
    "Provide a concise, 5-word-or-less title for the conversation",
    "Analyze this conversation and provide:",
)


def refuse_composed(text: str) -> None:
    """Raise Unprocessable where a chat window composed the text of a message.

    So "### Task:\\nGenerate a concise title ...", and not "my task: generate a title".
    """
    if text.lstrip().startswith(_OPENINGS):
        line = "messages: the last one of the user is a chat window's own; Steward answers only what the user wrote"
        raise Unprocessable(line, errors=[line])


def refuse_form(kind: str) -> None:
    """Raise Unprocessable where the answer is to have a form, as a program reads it: answers are words."""
    if kind != "text":
        line = f"the answer cannot be {kind[:40]}: Steward answers in words"
        raise Unprocessable(line, errors=[line])
