"""The words of an answer in a plan that its model is still writing. Pure; asked by the backends for every few tokens.

It says nothing until the text can be an answer alone, so that no other plan and no thought is ever taken for one.
"""

from __future__ import annotations

import json
import re
from typing import Final

from steward.contracts.plain_json import clean_text
from steward.planners.thinking_marks import KNOWN_MARKS, split_thinking

_ANSWER: Final = re.compile(r'\s*(?:```(?:json)?\s*)?\{\s*"answer"\s*:\s*"')
"""How a plan begins that is an answer: `{"answer":"`, also in a fence; not `{"calls":[{"answer":"`."""
_STRING: Final = re.compile(r'(?:[^"\\]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*+')
"""The whole characters of a JSON string: of `a\\nb\\u00` all but the escape that has not ended."""
_MARKUP: Final = re.compile(r"```|\{|<[|A-Za-z]")
"""Where a model may begin to write a plan or a thought among words: "```json", "{", "<tool_call>", "<|"."""
_MARKS_BEGUN: Final = "`<[ \n"
_PREAMBLE: Final = 160
"""Characters that a model may say before it calls a tool ("Let me look that up."); what is longer is an answer."""
_LONGEST_MARK: Final = max(len(marks.start) for marks in KNOWN_MARKS)


def json_answer(text: str) -> str | None:
    """The words inside {"answer": "..."} as far as they are written; None while it is no such plan."""
    said, _ = split_thinking(text)
    opened = _ANSWER.match(said)
    if opened is None:
        return None
    string = _STRING.match(said, opened.end())
    assert string is not None
    return _whole(json.loads(f'"{string[0]}"', strict=False))


def native_answer(text: str, *, may_call: bool) -> str | None:
    """The words of an answer beside which there are no calls; None while they may be thoughts, a plan, or what a model
    says before it calls a tool (`may_call`)."""
    said, _ = split_thinking(text)
    if said.lstrip()[:1] in ("{", "`", ""):
        return json_answer(said)
    words = _MARKUP.split(said, maxsplit=1)[0].strip().rstrip(_MARKS_BEGUN)
    return _whole(words) if len(words) > (_PREAMBLE if may_call else _LONGEST_MARK) else None


def _whole(text: str) -> str:
    """The text without halves of characters at its end."""
    return clean_text(text.rstrip("\ufffd")).rstrip("\ufffd")
