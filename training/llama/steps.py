"""The steps of conversations to measure: what stands before each, what is right, and how near something written comes.

A step scores 1 when it has the same tools with the same arguments, up to case, spaces, an article and marks at the
end; words score 1 whatever they say, for words need a reader; 0.5 when the tools are right and arguments are not.
Such a figure tells runs apart; how good a planner is, people tell.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypedDict

from tokenizers import Tokenizer

from steward.planners.llama.step_format import NEXT, WORDS, ChatMessage, StepLine, prompt_of, read_step
from training.llama.files import Conversation

_ARTICLE: Final = re.compile(r"^(?:the|a|an|my|to|der|die|das|den|dem|ein|eine|el|la|los|las|un|una) ")
_MARKS: Final = ".?!,'\"“”"


class Step(TypedDict):
    """A step to measure."""

    key: str
    lang: str
    turn: int
    said: str
    prompt: list[int]
    right: str


def steps_of(conversation: Conversation, chat: Sequence[ChatMessage], tokenizer: Tokenizer) -> Iterator[Step]:
    """Each step of the planner, with the history as it is right."""
    for place, message in enumerate(chat):
        if message.role != "assistant":
            continue
        before = chat[:place]
        prompt = tokenizer.encode(prompt_of(before) + NEXT, add_special_tokens=False).ids
        asked = [one for one in before if one.role == "user"]
        yield Step(
            key=conversation.key,
            lang=conversation.lang,
            turn=len(asked),
            said=asked[-1].text,
            prompt=prompt,
            right=message.text,
        )


def score(right: str, written: str) -> float:
    """The score of the worst line of a step. Order does not matter, number does; `intends` are not counted."""
    wanted, given = _counted(read_step(right)), _counted(read_step(written))
    if not wanted or len(wanted) != len(given):
        return 0.0
    return min(max(_score_of_line(line, other) for other in given) for line in wanted)


def _counted(lines: Sequence[StepLine]) -> list[StepLine]:
    return [line for line in lines if line.kind != "intends"]


def _score_of_line(right: StepLine, other: StepLine) -> float:
    if (right.kind, right.name, right.number) != (other.kind, other.name, other.number):
        return 0.0
    if right.kind in WORDS or right.args is None:
        return 1.0
    same = other.args is not None and _plain(right.args) == _plain(other.args)
    return 1.0 if same else 0.5


def _plain(args: Mapping[str, Any]) -> dict[str, str]:
    """Arguments without what does not matter."""
    return {
        name: re.sub(r"\s+", " ", _ARTICLE.sub("", str(value).strip().lower().strip(_MARKS)))
        for name, value in args.items()
    }


def rates(steps: Sequence[Step], written: Sequence[str]) -> list[str]:
    """How many steps are right, and how many have the right kind or tools: all, first and later messages, languages."""
    scored = [(step, score(step["right"], text)) for step, text in zip(steps, written, strict=True)]
    groups = {
        "all": scored,
        "first": [one for one in scored if one[0]["turn"] == 1],
        "later": [one for one in scored if one[0]["turn"] > 1],
        **{lang: [one for one in scored if one[0]["lang"] == lang] for lang in ("en", "de", "es")},
    }
    return [
        f"{name}: {len(found)} steps, right {_share(found, 1.0)}, kind or tools right {_share(found, 0.5)}"
        for name, found in groups.items()
        if found
    ]


def write_steps(steps: Sequence[Step], written: Sequence[str], folder: Path) -> list[str]:
    """Write what was written at each step (steps.jsonl) and the rates (rates.txt), which are given back."""
    with (folder / "steps.jsonl").open("w", encoding="utf-8") as file:
        for step, text in zip(steps, written, strict=True):
            told = {name: value for name, value in step.items() if name != "prompt"}
            told |= {"written": text, "score": score(step["right"], text)}
            print(json.dumps(told, ensure_ascii=False), file=file)
    lines = rates(steps, written)
    (folder / "rates.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return lines


def _share(found: Sequence[tuple[Step, float]], least: float) -> str:
    return f"{sum(points >= least for _, points in found) / len(found):.1%}"
