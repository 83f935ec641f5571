"""What a request orders to be done, and whether a tool speaks of it: what only makes pages deletes none. Pure."""

from __future__ import annotations

import re
from typing import Final

from planners.embedded.judge.layout import ToolText, spoken

_ASKING: Final = re.compile(
    r"(?:(?:please|pls|plz|hey|hi|ok|okay|so|now|and|also|then|just|steward|(?:can|could|would|will) you|let['’]?s|"
    r"go ahead and|kindly|i(?:['’]d| would)? (?:want|like)(?: you)? to)\b[\s,:]*)*",
    re.I,
)
"""What may stand before an order. Who needs to do something may want to be reminded of it."""
_KEEPS: Final = re.compile(r"\b(?:tasks?|to-?dos?|remind\w*|notes?|facts?|remember|calendar|events?)\b", re.I)
"""Names of tools that keep what somebody is going to do: "pay the rent on friday, remind me"."""
_DEEDS: Final = {
    r"delete|remove|erase|cancel|void|revoke|unblock|unfollow|unsubscribe|unmute|uninstall|withdraw|get rid of|"
    r"take\b(?:\W+\w+){1,6}\W+(?:out of|off)": (
        r"delet|remov|eras|cancel|void|revok|unblock|unfollow|unsubscrib|mut(?:e|ing)|uninstall|withdraw|clear|forget|"
        r"drop|stop|undo|off\b|discard|end(?:s|ing)?\b|leav|take|clean|abort|dismiss|archiv|clos|complet|reject|refus"
    ),
    r"rename": r"renam|new (?:name|title)|updat|edit|chang|modif|mov",
    r"merge": r"merg|combin|join",
    r"sell": r"sell|sale|order|trad",
    r"buy|purchase": r"buy|bought|purchas|order|basket|cart|shop|trad|book",
    r"pay|wire|refund": r"pay(?:s|ing|ments?)?\b|paid|transfer|wir(?:e|ing)|money|settl|refund",
}
"""Verbs that order something, and beginnings of the words by which a tool says that it does such a thing."""
_ORDERED: Final = {
    re.compile(rf"(?:{verbs})\b", re.I): re.compile(rf"\b(?:{told})", re.I) for verbs, told in _DEEDS.items()
}


def cannot(request: str, tool: ToolText) -> bool:
    """Whether a request begins by ordering what no word of the tool's name, description or values speaks of."""
    begun = _ASKING.match(request)
    at = begun.end() if begun else 0
    told = next((told for verbs, told in _ORDERED.items() if verbs.match(request, at)), None)
    if told is None or _KEEPS.search(spoken(tool.name)):
        return False
    values = (value for param in tool.params for value in (spoken(param.name), *param.values))
    return not told.search(" ".join([spoken(tool.name), tool.description, *values]))
