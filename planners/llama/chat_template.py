"""Turns the messages of a prompt into the text a model was trained on. Called by the llama engine.

The GGUF's own chat template is used when it has one. What users and tools wrote can never become a special token.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from typing import Any, Final

from steward.planners.chat_messages import ChatMessage
from steward.planners.llama.model import LlamaModel
from steward.planners.thinking_marks import ThinkingMarks, marks_of

log = logging.getLogger(__name__)

LLAMA_3: Final = (
    "{{ bos_token }}{% for message in messages %}<|start_header_id|>{{ message['role'] }}<|end_header_id|>\n\n"
    "{{ message['content'] | trim }}<|eot_id|>{% endfor %}"
    "{% if add_generation_prompt %}<|start_header_id|>assistant<|end_header_id|>\n\n{% endif %}"
)
PLAIN: Final = (
    "{% for message in messages %}### {{ message['role'] | capitalize }}\n{{ message['content'] | trim }}\n\n"
    "{% endfor %}{% if add_generation_prompt %}### Assistant\n{% endif %}"
)
_HEADING: Final = re.compile(r"^###(?=\s*\w)", re.MULTILINE)
"""A line that begins as the plain template's headings do: "### User"; not "####" nor "a ### b"."""


class ChatTemplate:
    """The template of a model. `marks` are how it marks its thinking; None when it does not reason."""

    def __init__(self, model: LlamaModel) -> None:
        self._model = model
        own = model.metadata("tokenizer.chat_template")
        markup = model.special_markup()
        self.source = own or (LLAMA_3 if "<|start_header_id|>" in markup else PLAIN)
        self.marks: ThinkingMarks | None = marks_of(self.source)
        self._special = re.compile("|".join(re.escape(name) for name in markup)) if markup else None
        self._formatters = [self._formatter(source) for source in (self.source, PLAIN)]

    def tokens(self, prompt: Sequence[ChatMessage], *, thinks: bool) -> list[int]:
        """The prompt's tokens, up to where the model begins to think (`thinks`) or to answer."""
        text = self.text(prompt, thinks=thinks)
        bos = self._model.bos
        return self._model.tokenize(text, special=True, start=not (bos and text.startswith(bos)))

    def text(self, prompt: Sequence[ChatMessage], *, thinks: bool) -> str:
        """The prompt as text."""
        safe = [ChatMessage(message.role, self._harmless(message.content)) for message in prompt]
        text = self._rendered(safe, thinks)
        if self.marks is None:
            return text
        begun = text.rstrip().endswith(self.marks.start)
        if thinks:
            return text if begun else f"{text}{self.marks.start}{self.marks.lead}"
        if begun:
            return f"{text.rstrip()}\n\n{self.marks.end}\n\n"
        return text if text.rstrip().endswith(self.marks.end) else text + self.marks.skip

    def _rendered(self, prompt: list[ChatMessage], thinks: bool) -> str:
        """By the model's template; one that takes no system message gets it at the head of the first user's."""
        attempts = [(0, prompt), (0, _without_system(prompt)), (1, prompt)]
        for number, (formatter, messages) in enumerate(attempts):
            plain: list[Any] = [{"role": message.role, "content": message.content} for message in messages]
            try:
                return str(self._formatters[formatter](messages=plain, enable_thinking=thinks).prompt)
            except Exception as error:
                if number == len(attempts) - 1:
                    raise
                log.info("the model's chat template refuses the prompt: %s", error)
        raise AssertionError("the plain template takes every prompt")

    def _formatter(self, source: str) -> Any:
        from llama_cpp.llama_chat_format import Jinja2ChatFormatter

        try:
            return Jinja2ChatFormatter(template=source, bos_token=self._model.bos, eos_token=self._model.eos)
        except Exception as error:
            log.warning("the model's chat template cannot be read, a plain one is used: %s", error)
            return Jinja2ChatFormatter(template=PLAIN, bos_token=self._model.bos, eos_token=self._model.eos)

    def _harmless(self, content: str) -> str:
        """The content with every special token's markup, or the plain template's headings, broken by a space."""
        if self._special is not None:
            content = self._special.sub(lambda found: f"{found[0][0]} {found[0][1:]}", content)
        return _HEADING.sub(" ###", content) if self.source == PLAIN else content


def _without_system(prompt: list[ChatMessage]) -> list[ChatMessage]:
    head = "\n\n".join(message.content for message in prompt if message.role == "system")
    rest = [message for message in prompt if message.role != "system"]
    if not rest or rest[0].role != "user":
        rest.insert(0, ChatMessage("user", ""))
    return [ChatMessage("user", f"{head}\n\n{rest[0].content}".strip()), *rest[1:]]
