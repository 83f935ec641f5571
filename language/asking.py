"""The question for one value that is missing, in the language of the request. Pure.

Called where calls are prepared and by the embedded planner. A thing is asked for by its kind, anything else by
what it is for.
"""

from __future__ import annotations

from steward.language.phrases import has_word, word


def question_about(lang: str, role: str | None, of: str | None, title: str, hint: str = "") -> str:
    """The question for a value of this role ("id", "moment" ...), of a tool for things of a kind. `title` is what
    people are told it is called, `hint` what else is said of a value that has no such role."""
    for name in (f"{role}_of_{of}", str(role)):
        if has_word("asked", name):
            return word(lang, "asked", name)
    if has_word("asked_titles", title):
        return word(lang, "asked_titles", title)
    asked = word(lang, "asked", "value", title=title)
    return f"{asked} ({hint.rstrip('.')})" if hint else asked
