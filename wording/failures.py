"""Why something did not work, in plain words: what was not understood and what to say instead. Pure.

The dispatch calls it for every outcome that failed. Tools say their reasons for whoever reads the log as well; here
names of parameters and of settings become what a user knows them by.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

_PARAMETER: Final = re.compile(r"`([a-z][a-z0-9_]{0,60})`(?::\s*)?")
_QUOTES: Final = '"'
_Match = re.Match[str]
_PLAIN: Final[tuple[tuple[re.Pattern[str], Callable[[_Match], str]], ...]] = (
    (
        re.compile(r"^(?:`\w+`: )?“(.{0,220})” is not a date or time I understand$"),
        lambda found: (
            f"I do not understand “{found[1]}” as a date or time. "
            "Say it like “tomorrow at 9”, “Friday 3pm” or “24 December”."
        ),
    ),
    (
        re.compile(r"^nothing to change was given: ([\w ,]{1,200})$"),
        lambda found: f"I could not tell what should change. Say the new {_listed(found[1])}.",
    ),
    (
        re.compile(r"^this needs configuration: set ([A-Z0-9_, ]{1,300})$"),
        lambda found: f"That is not set up here yet; whoever runs Steward has to set {found[1]}.",
    ),
    (
        re.compile(r"^cannot calculate “(.{0,120})”: it is not an arithmetic expression$"),
        lambda found: f"I cannot work out “{found[1]}”. Say it like “12 * 7” or “15% of 240”.",
    ),
    (
        re.compile(r"^`(\w+)` must be one of ([^;]{1,2000}), not (?:the text )?(.{1,80})$"),
        lambda found: f"“{found[3].strip(_QUOTES)}” is no {_word(found[1])} that I know.",
    ),
)
"""Reasons that stand as answers by themselves."""
_SENTENCES: Final = ("there is no ", "there are no ", "several ", "“")
"""How reasons begin that say all by themselves."""
_NOT_ALLOWED: Final = ("You said no", "The approval expired")
"""How they begin where nothing was tried (decisions/approvals.py)."""


def failure(doing: str, reason: str) -> str:
    """What a user is told where `doing` ("send email") did not work for this reason."""
    for pattern, say in _PLAIN:
        if (found := pattern.match(reason)) is not None:
            return say(found)
    plain = _PARAMETER.sub(lambda found: f"the {_word(found[1])} ", reason).replace("  ", " ").strip()
    if plain.startswith(_SENTENCES):
        return f"{plain[0].upper()}{plain[1:]}{'' if plain.endswith(('.', '?', '!')) else '.'}"
    if plain.startswith(_NOT_ALLOWED):
        return f"I did not {doing}: {plain[0].lower()}{plain[1:]}"
    return f"I could not {doing}: {plain}"


def _word(name: str) -> str:
    return name.removesuffix("_id").replace("_", " ")


def _listed(names: str) -> str:
    words = [_word(name.strip()) for name in names.replace(" or ", ", ").split(",")]
    return f"{', '.join(words[:-1])} or {words[-1]}" if len(words) > 1 else words[0]
