"""What remembered facts answer: the one that says it. Pure."""

from __future__ import annotations

from steward.contracts.base import Json
from steward.contracts.memory import meant_in
from steward.language.questions import Wanted
from steward.wording.asked import Asked
from steward.wording.topics import holds_word
from steward.wording.words import line

_LONGEST = 400
_SHOWN = 3


def fact_answer(asked: Asked, result: Json) -> str | None:
    """The fact that has most of a question's words; None where it has no words of its own, or the list is open."""
    texts = _texts(result)
    words = [*asked.question.topic, *asked.question.topic_in_english]
    if not texts or not words or asked.question.wanted is Wanted.HOW_MANY:
        return None
    held = [sum(holds_word(text, word) for word in words) for text in texts]
    if not any(held) and "memories" not in result:
        return None
    if not any(held) and (meant := _meant(result)):
        return asked.say("fact", fact=meant)
    if not any(held):
        nearest = "; ".join(texts[:_SHOWN])
        none = asked.say("no_fact", words=" ".join(asked.question.topic))
        return f"{none} {asked.say('nearest_facts', list=nearest)}"
    best = [text for text, count in zip(texts, held, strict=True) if count == max(held)]
    return "\n".join(asked.say("fact", fact=text) for text in best[:_SHOWN])


def _texts(result: Json) -> list[str]:
    if not isinstance(result, dict):
        return []
    lists = [result[key] for key in ("memories", "facts") if isinstance(result.get(key), list)]
    found = [one.get("text") or one.get("fact") for items in lists for one in items if isinstance(one, dict)]
    return [line(text, _LONGEST) for text in found if isinstance(text, str)]


def _meant(result: Json) -> str | None:
    """The memory whose meaning is nearest, if it is near enough."""
    found = meant_in(result)
    return line(str(found[0].get("text")), _LONGEST) if found else None
