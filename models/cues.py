"""The words and patterns slot filling goes by. Called by `models.slots`; data only."""

from __future__ import annotations

import re
from typing import Final

from models.scoring import words_of

ADDRESS: Final = re.compile(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+")
QUOTED: Final = re.compile(r"\"([^\"]+)\"|“([^”]+)”|(?<!\w)'([^']+)'(?!\w)")
FROM: Final = re.compile(
    r"\b(?:from|(?:sent |written )?by)\s+([\w.+-]+@[\w.-]+\w|(?!the\b|my\b|a\b|an\b|last\b|this\b|today\b|yesterday\b)"
    r"[^\W\d][\w'-]*(?:\s+(?!About|Regarding)[A-Z][\w'-]*)*)"
)
ABOUT: Final = re.compile(
    r"\b(?:about|regarding|concerning|mentioning|containing|matching|on the (?:topic|subject) of|re:)\s+(.+)$", re.I
)
FOR: Final = re.compile(r"\bfor\s+(?!me\b)(.+)$", re.I)
SAYING: Final = re.compile(
    r"\b(?:saying(?: that)?|that says|(?:and )?(?:tell|telling|let|letting) (?:him|her|them)(?: know)?(?: that)?|"
    r"with (?:the )?(?:body|message|text)|(?:body|message|text)\s*[:=])\s*[:,]?\s*(.+)$",
    re.I | re.S,
)
AFTER_ADDRESS: Final = re.compile(r"@[\w.-]+\w\s+(that\s+(.+))$", re.I | re.S)
SUBJECT: Final = re.compile(
    r"\b(?:(?:with (?:the )?)?subject(?: line)?\s*[:=]?|titled|entitled)\s*(.+?)"
    r"(?=\s*(?:[,;]|\band (?:body|message|text)\b|$))",
    re.I,
)
RENAMED: Final = re.compile(r"\brename\b.*?\bto\s+(.+)$", re.I)
NAMED: Final = re.compile(r"\b(?:called|named|titled)\s+(.+)$", re.I)
PLACE: Final = re.compile(
    r"\b(?:in|at|for)\s+([^\W\d_][\w .'/-]*?)(?=\s+(?:right now|now|today|tomorrow)\b|[?!,.;]|$)", re.I
)
LAST_DAYS: Final = re.compile(
    r"(?:\b(?:from|in|of|over|within)\s+)?(?:\bthe\s+)?\b(?:last|past|previous)\s+(\d{1,4})\s+days?\b", re.I
)
LAST_ONE: Final = re.compile(
    r"(?:\b(?:from|in|of|over|within)\s+)?(?:\bthe\s+)?\b(?:last|past|previous|this)\s+(day|week|month|year)\b", re.I
)
DAYS: Final = {"day": 1, "week": 7, "month": 30, "year": 365}
HOW_MANY: Final = re.compile(
    r"\b(?:last|first|top|latest|newest|next|show|list|up to)\s+(\d{1,4})\b(?!\s+days?\b)", re.I
)
NUMBER: Final = re.compile(r"(?<![\w.])[-+]?\d+(?:\.\d+)?(?![\w.]*\w)")
IDENTIFIER: Final = re.compile(
    r"(?<!\w)(?=[\w.:@/-]{6,})(?=[\w.:@/-]*\d)(?=[\w.:@/-]*[A-Za-z_])([A-Za-z0-9][\w.:@/-]*\w)"
)
SQL: Final = re.compile(r"\b(?:select|with)\b.+", re.I | re.S)
TIMES: Final = (
    (re.compile(r"\b(?:multiplied by|times)\b", re.I), "*"),
    (re.compile(r"\bdivided by\b", re.I), "/"),
    (re.compile(r"\bplus\b", re.I), "+"),
    (re.compile(r"\bminus\b", re.I), "-"),
    (re.compile(r"(?<=%) of\b", re.I), " *"),
)
COMMANDS: Final = words_of(
    "add append any anything book calculate cancel check complete compute create delete display do done fetch find "
    "finish get give have how i is are list look looking make mark much new note notify open plan put read remember "
    "remind remove reply schedule search send set show store summarise summarize tell there up update what what's "
    "whats when who"
)
FUNCTION_WORDS: Final = words_of("a all an any for in me my of off on our some that the to with you your us")
CONNECTORS: Final = words_of("to that about for of with")
DANGLING: Final = re.compile(r"(?:\s+(?:with|and|at|on|by|as|to|for|in|of|from))+$", re.I)
ARTICLE: Final = re.compile(r"^(?:the|a|an|my|our|any|some)\s+", re.I)
