"""Which elements of an HTML mail a reader does not see: by attribute, by style, by the rules of its style sheets.

Mail hides the words of a preview line, and words that are meant for machines alone; neither is read out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

_MOST_RULES: Final = 2_000
_LONGEST_SHEET: Final = 200_000
_LONGEST_STYLE: Final = 2_000
_SIMPLE: Final = re.compile(r"([a-z][a-z0-9]*)?([.#])([\w-]+)", re.IGNORECASE)
"""Matches ".preheader" and "div#hidden", not "p .note"."""
_NOTHING: Final = re.compile(r"0*(?:\.0*)?(?:px|pt|em|rem|%)?")
"""Matches "0" and "0.0px", not "10px"."""
_HARDLY: Final = re.compile(r"(?:0*(?:\.\d*)?|0*1(?:\.0*)?)(?:px|pt)|0*(?:\.0*)?(?:em|rem|%)?")
"""Matches "1px" and "0", the size of letters that nobody can read, not "1em" or "12px"."""
_FAR: Final = re.compile(r"-\d{3,}(?:\.\d+)?(?:px|pt|em)?")
"""Matches "-9999px", out of every window."""
_CLEAR: Final = frozenset({"transparent", "rgba(0,0,0,0)", "rgba(255,255,255,0)"})
_WHITE: Final = frozenset({"#fff", "#ffffff", "white", "rgb(255,255,255)"})


class HiddenElements:
    """What is hidden in one page."""

    def __init__(self, root: Any) -> None:
        self._rules = frozenset(_hiding_rules(root))
        self._plain = not self._rules and root.find(".//style") is None

    def hides(self, element: Any) -> bool:
        """Whether the element with all that is in it is not shown."""
        if element.get("hidden") is not None or (element.tag == "input" and element.get("type") == "hidden"):
            return True
        style = element.get("style")
        if style is not None:
            looks = _declarations(style[:_LONGEST_STYLE])
            if _is_hidden(looks) or self._is_white_on_white(element, looks):
                return True
        return bool(self._rules) and not self._rules.isdisjoint(_names(element)) and not _is_shown(style or "")

    def _is_white_on_white(self, element: Any, looks: dict[str, str]) -> bool:
        """White letters on a page that has no other colour."""
        if not self._plain or looks.get("color", "") not in _WHITE:
            return False
        return not any(_has_background(one) for one in (element, *element.iterancestors()))


def _has_background(element: Any) -> bool:
    if element.get("bgcolor") is not None or element.get("background") is not None:
        return True
    looks = _declarations(element.get("style", "")[:_LONGEST_STYLE])
    return any(
        name.startswith("background") and value not in _WHITE | {"none", "transparent"} for name, value in looks.items()
    )


@lru_cache(maxsize=2_000)
def _declarations(style: str) -> dict[str, str]:
    """The properties of a style, the last of a name, without spaces and "!important"."""
    pairs = (one.partition(":") for one in style.lower().split(";"))
    return {
        name.strip(): "".join(value.split()).removesuffix("!important").rstrip("!")
        for name, _, value in pairs
        if value.strip()
    }


def _is_hidden(looks: dict[str, str]) -> bool:
    clipped = looks.get("overflow", "") == "hidden" or looks.get("opacity", "") == "0"
    return (
        looks.get("display") == "none"
        or looks.get("visibility") in ("hidden", "collapse")
        or looks.get("mso-hide") == "all"
        or bool(_HARDLY.fullmatch(looks.get("font-size", "12px")))
        or bool(_NOTHING.fullmatch(looks.get("opacity", "1")))
        or looks.get("color", "") in _CLEAR
        or any(_FAR.fullmatch(looks.get(name, "")) for name in ("text-indent", "left", "top", "margin-left"))
        or (
            clipped
            and any(_NOTHING.fullmatch(looks.get(n, "1px")) for n in ("height", "max-height", "width", "max-width"))
        )
    )


def _is_shown(style: str) -> bool:
    return _declarations(style[:_LONGEST_STYLE]).get("display", "none") != "none"


def _names(element: Any) -> Iterator[str]:
    """What rules may call an element: ".note", "p.note", "#top"."""
    tag = element.tag if isinstance(element.tag, str) else ""
    marks = [f".{name}" for name in (element.get("class") or "").split()[:50]]
    marks += [f"#{name}" for name in (element.get("id") or "").split()[:1]]
    for mark in marks:
        yield mark
        yield tag + mark


def _hiding_rules(root: Any) -> Iterator[str]:
    """The simple selectors that hide what they name on every screen. Rules for some screens only ("@media") count for
    nothing: they hide on telephones what is shown elsewhere."""
    sheet = "".join((style.text or "") for style in root.iter("style"))[:_LONGEST_SHEET]
    number = 0
    for selectors, style in _rules(sheet):
        if not _is_hidden(_declarations(style[:_LONGEST_STYLE])):
            continue
        for selector in selectors.split(","):
            number += 1
            if number > _MOST_RULES:
                return
            if named := _SIMPLE.fullmatch(selector.strip()):
                yield f"{(named[1] or '').lower()}{named[2]}{named[3]}"


def _rules(sheet: str) -> Iterator[tuple[str, str]]:
    """Selectors and style of each rule that stands outside of "@media" and the like."""
    depth, begun, selectors = 0, 0, ""
    at_rule = False
    for place, letter in enumerate(sheet):
        if letter == "{":
            if depth == 0:
                selectors = _without_comments(sheet[begun:place])
                at_rule = selectors.lstrip().startswith("@")
                begun = place + 1
            depth += 1
        elif letter == "}" and depth:
            depth -= 1
            if depth == 0:
                if not at_rule:
                    yield selectors, sheet[begun:place]
                begun = place + 1


def _without_comments(text: str) -> str:
    """Without comments and the marks that hid style sheets from old browsers."""
    first, *others = text.split("/*")
    plain = first + "".join(other.partition("*/")[2] for other in others)
    return plain.replace("<!--", " ").replace("-->", " ").rpartition(";")[2]
