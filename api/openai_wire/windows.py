"""What a chat window asks by itself, or puts before the user's words. Pure.

A chat window has the model of a chat make its title, tags and suggestions, and puts files before a message. All of it
comes as messages of the user. Read as such, the title of a chat about a reminder would set the reminder again, and the
text of a file would be an order. So these are refused before anything is opened; chat windows do without an answer.
"""

from __future__ import annotations

from typing import Final

from steward.contracts.errors import Unprocessable

_OPENINGS: Final = (
    # Open WebUI: files beside a message; their text comes in the next form.
    "<attached_files>",
    # Open WebUI: titles, tags, follow-ups, search queries, completions as one types, summaries; files before a message.
    "### Task:",
    # Open WebUI: the face that it shows in a call, and one answer made of those of several models.
    "Your task is to reflect the speaker's likely facial expression",
    "You have been provided with a set of responses from various models to the latest user query",
    # LibreChat: titles.
    "Provide a concise, 5-word-or-less title for the conversation",
    "Analyze this conversation and provide:\n1. The detected language of the conversation",
)


def refuse_composed(text: str) -> None:
    """Raise Unprocessable where a chat window composed the text of a message.

    So "### Task:\\nGenerate a concise title ...", and not "my task: generate a title".
    """
    if text.lstrip().startswith(_OPENINGS):
        line = (
            "messages: the last one is the chat window's own, or has files with it; Steward reads only what the user"
            " writes, and files in its knowledge base"
        )
        raise Unprocessable(line, errors=[line])


def refuse_form(kind: str) -> None:
    """Raise Unprocessable where the answer is to have a form, as a program reads it: answers are words."""
    if kind != "text":
        line = f"the answer cannot be {kind[:40]}: Steward answers in words"
        raise Unprocessable(line, errors=[line])
