"""Fills a tool's parameters from a clause by reading its JSON Schema. Pure; called by the embedded planner.

Every value stands in the text (numbers and enumerations are typed by the schema); nothing is invented. What cannot be
found is left out, and the planner asks for it if it is required.
"""

from __future__ import annotations

import re
from typing import Any

from contracts.base import Json
from contracts.tool import Candidate
from models.clauses import tidy
from models.cues import (
    ABOUT,
    ADDRESS,
    AFTER_ADDRESS,
    ARTICLE,
    COMMANDS,
    CONNECTORS,
    DANGLING,
    DAYS,
    FOR,
    FROM,
    FUNCTION_WORDS,
    HOW_MANY,
    IDENTIFIER,
    LAST_DAYS,
    LAST_ONE,
    NAMED,
    NUMBER,
    PLACE,
    QUOTED,
    RENAMED,
    SAYING,
    SQL,
    SUBJECT,
    TIMES,
)
from models.dates import find_dates
from models.roles import Role, role_of
from models.scoring import content_words, own_words

_LONGEST_RUN = 40


class Filler:
    """The arguments of one candidate in one clause."""

    def __init__(self, candidate: Candidate, clause: str) -> None:
        self._candidate = candidate
        self._said = " ".join(clause.split())
        self._left = tidy(self._said)
        self._args: dict[str, Json] = {}
        self._properties: dict[str, Any] = candidate.parameters.get("properties", {})
        self._required: list[str] = list(candidate.parameters.get("required", []))
        self._roles = {name: role_of(name, schema, candidate) for name, schema in self._properties.items()}

    def fill(self) -> dict[str, Json]:
        """Arguments by name, in the schema's order."""
        for role, take in (
            (Role.SQL, self._sql),
            (Role.BODY, self._body),
            (Role.SUBJECT, self._subject),
            (Role.ADDRESS, self._address),
            (Role.SENDER, self._sender),
            (Role.ENUM, self._enum),
            (Role.DATE, self._date),
            (Role.DAYS, self._days),
            (Role.COUNT, self._count),
            (Role.NUMBER_ID, self._number),
            (Role.NUMBER, self._number),
            (Role.TEXT_ID, self._identifier),
            (Role.PLACE, self._place),
            (Role.EXPRESSION, self._expression),
            (Role.QUERY, self._query),
            (Role.MAIN, self._main),
            (Role.OTHER, self._other),
        ):
            for name in [name for name, known in self._roles.items() if known is role]:
                value = take(name)
                if isinstance(value, str) and name in self._candidate.verbatim:
                    value = self._verbatim(value)
                if value is not None and value != "":
                    self._args[name] = value
        return {name: self._args[name] for name in self._properties if name in self._args}

    def _verbatim(self, value: str) -> str:
        """The longest run of the value's words that stands in the clause as it is."""
        if value in self._said:
            return value
        words = value.split()[:_LONGEST_RUN]
        runs = (" ".join(words[i:j]) for i in range(len(words)) for j in range(len(words), i, -1))
        whole = [run for run in runs if all(piece.strip() in self._said for piece in run.split(","))]
        return max(whole, key=len, default="")

    def _take(self, start: int, end: int) -> None:
        self._left = " ".join(f"{self._left[:start]} {self._left[end:]}".split())

    def _matched(self, pattern: re.Pattern[str], group: int = 1) -> str | None:
        match = pattern.search(self._left)
        if match is None:
            return None
        self._take(*match.span())
        return match[group].strip()

    def _sql(self, name: str) -> Json:
        return self._matched(SQL, 0)

    def _body(self, name: str) -> Json:
        said = self._matched(SAYING)
        if said is None and (after := AFTER_ADDRESS.search(self._left)):
            self._take(*after.span(1))
            said = after[2]
        return _unquoted(said)

    def _subject(self, name: str) -> Json:
        said = self._matched(SUBJECT) or self._matched(ABOUT)
        return _unquoted(said)

    def _address(self, name: str) -> Json:
        found = list(ADDRESS.finditer(self._left))
        copied = name if name in ("cc", "bcc") else None
        marks = [re.search(r"\b(b?cc)\b[\s:]*$", self._left[: match.start()], re.I) for match in found]
        found = [m for m, mark in zip(found, marks, strict=True) if (mark[1].casefold() if mark else None) == copied]
        if not found:
            return None
        values = [match[0] for match in found]
        for match in reversed(found):
            lead = re.search(r"\b(?:to|cc|bcc|for|and|with)[\s:,]*$", self._left[: match.start()], re.I)
            self._take(lead.start() if lead else match.start(), match.end())
        if self._properties[name].get("type") == "array":
            return list(values)
        return ", ".join(values)

    def _sender(self, name: str) -> Json:
        said = self._matched(FROM)
        return re.sub(r"['’]s$", "", said) if said else None

    def _enum(self, name: str) -> Json:
        for value in self._properties[name]["enum"]:
            words = re.escape(str(value)).replace("_", "[ _-]").replace(r"\-", "[ _-]")
            match = re.search(rf"\b{words}\b(?:[ -]{re.escape(name)}\b)?", self._left, re.I)
            if match:
                self._take(*match.span())
                return value
        return None

    def _date(self, name: str) -> Json:
        found = find_dates(self._left)
        if not found:
            return None
        start, end, words = found[0]
        self._take(start, end)
        return words

    def _days(self, name: str) -> Json:
        counted = self._matched(LAST_DAYS)
        if counted:
            return int(counted)
        one = self._matched(LAST_ONE)
        return DAYS[one.casefold()] if one else None

    def _count(self, name: str) -> Json:
        match = HOW_MANY.search(self._left)
        if match is None:
            return None
        self._take(*match.span())
        return int(match[1])

    def _number(self, name: str) -> Json:
        words = [re.escape(word) for word in name.split("_") if word != "id"]
        lead = rf"\b(?:{'|'.join([*words, 'id', 'number', 'no'])})\b\.?\s*(?:is|to|of|number|id|[:=#])*\s*#?\s*"
        match = re.search(rf"{lead}([-+]?\d+(?:\.\d+)?)", self._left, re.I)
        if match is None and name in self._required:
            match = re.search(rf"#?({NUMBER.pattern})", self._left)
        if match is None:
            return None
        self._take(*match.span())
        return _typed_number(match[1], self._properties[name])

    def _identifier(self, name: str) -> Json:
        if name not in self._required:
            return None
        own = re.escape(name.removesuffix("_id").replace("_", " ")) or "id"
        named = re.compile(
            rf"\b(?:{own}|id|number|no\.)(?:\s+(?:id|number|no\.?))?\s*[:#]?\s*((?=[\w:@/-]*\d)[\w:@/-]+)", re.I
        )
        return self._matched(named) or self._matched(IDENTIFIER)

    def _place(self, name: str) -> Json:
        said = self._matched(PLACE)
        return ARTICLE.sub("", said) if said else None

    def _expression(self, name: str) -> Json:
        text = self._residual()
        for pattern, sign in TIMES if name not in self._candidate.verbatim else ():
            text = pattern.sub(sign, text)
        return text.rstrip("=? ") if re.search(r"\d", text) else None

    def _query(self, name: str) -> Json:
        quoted = self._quoted()
        said = quoted or self._matched(ABOUT) or self._matched(NAMED) or self._matched(FOR)
        text = tidy(said) if said else self._residual()
        text = ARTICLE.sub("", text)
        if not text and name in self._required:
            sender = next((n for n, role in self._roles.items() if role is Role.SENDER and n in self._args), None)
            return self._args[sender] if sender else None
        return text

    def _main(self, name: str) -> Json:
        if name not in self._required:
            renamed = self._matched(RENAMED) if name in ("title", "name") else None
            return renamed or self._matched(re.compile(rf"\b{re.escape(name)}\s*[:=]?\s*(.+)$", re.I))
        if any(role is Role.BODY for role in self._roles.values()):
            return None
        quoted = self._quoted()
        return quoted or tidy(self._matched(SAYING) or "") or self._residual()

    def _other(self, name: str) -> Json:
        if self._properties[name].get("type", "string") != "string":
            return None
        words = re.escape(name.replace("_", " "))
        said = self._matched(re.compile(rf"\b{words}\s*(?:is|[:=])?\s+(\"[^\"]+\"|\S+)", re.I))
        if said or name not in self._required:
            return (_unquoted(said) or "").rstrip(",.;:!?")
        texts = [n for n in self._required if self._roles[n] is Role.OTHER]
        return (self._quoted() or self._residual()) if texts == [name] else None

    def _quoted(self) -> str | None:
        match = QUOTED.search(self._left)
        if match is None:
            return None
        self._take(*match.span())
        return next(group for group in match.groups() if group)

    def _residual(self) -> str:
        """What is left when the words that only name the tool are taken off the ends."""
        text = DANGLING.sub("", tidy(self._left))
        about = own_words(self._candidate)
        destination = re.compile(r"\b(?:to|on|onto|in|into|from|as)\s+(?:my|the|our|a)?\s*((?:[\w-]+\s*){1,3})$", re.I)
        match = destination.search(text)
        if match and all(content_words(word) <= about or word in FUNCTION_WORDS for word in match[1].split()):
            text = text[: match.start()].strip()
        return _without_lead(text, about)


def _without_lead(text: str, about: set[str]) -> str:
    """Drop the command in front: known words up to the first connector that something else follows."""
    words = text.split()
    place = 0
    while place < len(words):
        bare = words[place].casefold().strip(".,!?")
        if words[place].endswith(":"):
            return " ".join(words[place + 1 :])
        known = bare in COMMANDS | FUNCTION_WORDS | CONNECTORS or content_words(bare) <= about
        if not known:
            break
        place += 1
        if bare in CONNECTORS and place > 1 and not _names_tool(words[place:], about):
            break
    while place and place < len(words) and words[place].casefold() in CONNECTORS:
        place += 1
    return ARTICLE.sub("", " ".join(words[place:])) if place else text


def _names_tool(words: list[str], about: set[str]) -> bool:
    """Whether a connector leads to the tool's own place ("to my todo list") and not to what the user means."""
    rest = [word for word in words if word.casefold() not in FUNCTION_WORDS]
    return len(rest) < len(words) and bool(rest) and content_words(rest[0]) <= about and len(rest) > 1


def _unquoted(text: str | None) -> str | None:
    if text is None:
        return None
    match = QUOTED.fullmatch(text.strip().rstrip("."))
    return next(group for group in match.groups() if group) if match else text.strip()


def _typed_number(text: str, schema: dict[str, Any]) -> Json:
    if schema.get("type") == "integer":
        return int(float(text)) if float(text).is_integer() else None
    return float(text) if "." in text else int(text)
