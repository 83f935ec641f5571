"""Fills one tool's arguments with a small Llama of this project, in llama.cpp under that tool's grammar.

The model was trained by `training.llama_train` on the prompt that `tool_tokens` and `request_tokens` write: the tool
first, so that it is computed once and kept, then the request. Whatever the model does, the arguments follow the tool's
schema and every string in them stands in the request. Synchronous; callers run it off the event loop.
"""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

from contracts.base import Json
from contracts.tool import Candidate
from models.grammar import GrammarLimits, plan_grammar
from models.judge.layout import MAX_VALUES, enumeration, is_boolean, kind_of
from models.llama_memory import PromptMemory, Stopped
from models.llama_model import LlamaModel
from models.llama_sampler import GrammarSampler
from models.planner import BackendFailed, CannotPlanThis
from models.spans import literal

__all__ = ["Filler", "Stopped"]

TOOL, PARAM, REQUEST, ARGS, END = MARKS = ("<|tool|>", "<|param|>", "<|request|>", "<|args|>", "<|end|>")
"""The model's special tokens: what begins a tool, a parameter, the request and the arguments, and what ends them."""
FORMAT_KEY: Final = "steward.filler.format"
FORMAT: Final = "1"
"""The prompt's form, which a model's file must name: one trained on another form would read nonsense."""
TOOL_LIMIT: Final = 320
"""Tokens a tool may take; parameters beyond are still allowed by the grammar, but the model does not see them."""
_LINE_TOKENS: Final = 48
_PARAM_TOKENS: Final = 24
_VALUES_TOKENS: Final = 64
_LONGEST_STRING: Final = 600


class Words(Protocol):
    """A vocabulary. Training has it from `tokenizers`, the filler from the model's own file; they must agree."""

    def encode(self, text: str) -> list[int]:
        """The tokens of a text, in which the marks are plain text like any other."""
        ...

    def mark(self, name: str) -> int:
        """The token of one of `MARKS`."""
        ...


def parameters_of(schema: Mapping[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """Names and schemas in the order the grammar writes them: required ones first, otherwise the schema's order."""
    properties, required = schema.get("properties", {}), schema.get("required", [])
    known = [(name, body if isinstance(body, dict) else {}) for name, body in properties.items()]
    return sorted(known, key=lambda pair: pair[0] not in required)


def tool_tokens(words: Words, name: str, description: str, schema: Mapping[str, Any]) -> list[int]:
    """A tool as the model reads it: its line, then a line per parameter with its kind or values and its meaning."""
    tokens = [words.mark(TOOL), *words.encode(f"{name}: {' '.join(description.split())}")[:_LINE_TOKENS]]
    for param, body in parameters_of(schema):
        shown = words.encode(f"{param} {_kind(body)}")[:_VALUES_TOKENS]
        meaning = " ".join(str(body[part]) for part in ("title", "description") if body.get(part))
        said = words.encode(f": {' '.join(meaning.split())}")[:_PARAM_TOKENS] if meaning else []
        if len(tokens) + len(shown) + len(said) + 1 > TOOL_LIMIT:
            break
        tokens += [words.mark(PARAM), *shown, *said]
    return tokens


def request_tokens(words: Words, text: str) -> list[int]:
    """A request as the model reads it, up to where its arguments begin."""
    return [words.mark(REQUEST), *apart(words, text), words.mark(ARGS)]


def apart(words: Words, text: str) -> list[int]:
    """A text word by word, each space a token of its own.

    A word then has the same tokens in the middle of a request as at the beginning of an argument, which makes copying
    one rule instead of two.
    """
    tokens: list[int] = []
    space = words.encode(" ")
    for word in text.split():
        tokens += [*space, *words.encode(word)] if tokens else words.encode(word)
    return tokens


def _kind(schema: dict[str, Any]) -> str:
    values = [] if is_boolean(schema) else enumeration(schema)
    if 0 < len(values) <= MAX_VALUES:
        return "|".join(str(value) for value in values)
    kind = kind_of(schema)
    return f"{kind} {kind_of(schema['items'])}" if isinstance(schema.get("items"), dict) else kind


class Filler:
    """A model file, loaded once. Safe to call from several threads; one fills at a time.

    `threads` as in `LlamaModel`; `most_tokens` bounds what one call may make. Raises BackendFailed when the file is
    missing, cannot be loaded, or was not trained for this.
    """

    def __init__(self, path: Path, *, threads: int | None = None, context: int = 4096, most_tokens: int = 320) -> None:
        self._lock = threading.Lock()
        self._most = most_tokens
        self._model = LlamaModel(path, context=context, threads=threads, sequences=4)
        try:
            self._words = _FileWords(self._model)
        except BackendFailed:
            self._model.close()
            raise
        self._memory = PromptMemory(self._model)

    def close(self) -> None:
        """Free the model, after the call in progress."""
        with self._lock:
            self._memory.close()
            self._model.close()

    def abort(self) -> None:
        """Stop the call in progress, even inside one evaluation. Callable from any thread."""
        self._model.abort()

    def fill(
        self, text: str, candidate: Candidate, keep_going: Callable[[int], bool] = lambda _made: True
    ) -> dict[str, Json]:
        """What a request says of a tool's parameters, in the grammar's order; what it does not say is left out.

        `keep_going` gets the number of tokens made so far and is asked before each. Raises Stopped when it says no or
        after `abort`, CannotPlanThis for a request that is too long, BackendFailed when the token cap is reached.
        """
        if not candidate.parameters.get("properties"):
            return {}
        with self._lock:
            self._model.allow()
            tool = tool_tokens(self._words, candidate.name, candidate.description, candidate.parameters)
            prompt = tool + request_tokens(self._words, text)
            if len(prompt) + self._most > self._model.context_size:
                raise CannotPlanThis(f"the request is {len(prompt)} tokens long and the filler reads fewer")
            if not keep_going(0):
                raise Stopped
            reused = self._memory.start(tuple(tool), prompt)
            self._memory.feed(prompt[reused:])
            made = self._write(arguments_grammar(candidate, text), keep_going)
        return spoken_only(made, candidate.parameters, text)

    def _write(self, grammar: str, keep_going: Callable[[int], bool]) -> dict[str, Json]:
        """Token by token, until the object is whole."""
        sampler = GrammarSampler(self._model, grammar)
        tokens: list[int] = []
        try:
            while len(tokens) < self._most:
                token = sampler.pick(self._memory.logits())
                sampler.accept(token)
                tokens.append(token)
                if (args := self._whole(tokens)) is not None:
                    return args
                if not keep_going(len(tokens)):
                    raise Stopped
                self._memory.feed([token])
        finally:
            sampler.close()
        raise BackendFailed(f"the filler did not come to an end within {self._most} tokens")

    def _whole(self, tokens: list[int]) -> dict[str, Json] | None:
        if not self._model.text(tokens[-1:]).endswith("}"):
            return None
        try:
            found = json.loads(self._model.text(tokens))
        except ValueError:
            return None
        return found if isinstance(found, dict) else None


class _FileWords:
    """The vocabulary of a model's own file."""

    def __init__(self, model: LlamaModel) -> None:
        if model.metadata(FORMAT_KEY) != FORMAT:
            raise BackendFailed(f"the model was not made to fill arguments ({FORMAT_KEY} is not {FORMAT})")
        self._model = model
        self._marks = {name: model.tokenize(name, special=True) for name in MARKS}
        if any(len(tokens) != 1 for tokens in self._marks.values()):
            raise BackendFailed("the model lacks the special tokens of a filler")

    def encode(self, text: str) -> list[int]:
        return self._model.tokenize(text, special=False)

    def mark(self, name: str) -> int:
        return self._marks[name][0]


def arguments_grammar(candidate: Candidate, text: str) -> str:
    """The grammar of one tool's arguments alone: any of its parameters, every string a span of the text.

    Made from the plan grammar, whose rule for the call behind a question leaves every parameter optional.
    """
    schema: dict[str, Any] = candidate.parameters
    free = candidate.model_copy(update={"verbatim": list(schema.get("properties", {}))})
    lines = plan_grammar([free], [text], GrammarLimits(text=_LONGEST_STRING), free_numbers=True).splitlines()
    head = "draft-0 ::= " + literal(f'{{"tool":{json.dumps(candidate.name)},"args":') + " "
    drafts = [line for line in lines if line.startswith(head) and line.endswith(' "}"')]
    if len(drafts) != 1:
        raise BackendFailed("the grammar of a plan has no arguments to take over")
    inner = drafts[0].removeprefix(head).removesuffix(' "}"')
    kept = [line for line in lines if not line.startswith(("root ::=", "draft", "call", "answer ::=", "ask ::="))]
    return "\n".join([f"root ::= {inner}", *kept]) + "\n"


def spoken_only(args: Mapping[str, Json], schema: Mapping[str, Any], text: str) -> dict[str, Json]:
    """The arguments without those that hold a string the text does not.

    The grammar sees to it already, but not where a schema names no type, in open objects, and for texts without words.
    """
    said = _flat(text)
    properties = schema.get("properties", {})
    return {
        name: value
        for name, value in args.items()
        if all(_flat(string) in said for string in _strings(value, properties.get(name, {})))
    }


def _strings(value: Json, schema: Any) -> Iterator[str]:
    """The strings of a value that are none of its schema's own values."""
    body = schema if isinstance(schema, dict) else {}
    if isinstance(value, str):
        if value != body.get("const") and value not in _named(body):
            yield value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _strings(item, body.get("properties", {}).get(key, {}))
    elif isinstance(value, list):
        for item in value:
            yield from _strings(item, body.get("items", {}))


def _named(schema: dict[str, Any]) -> Sequence[Any]:
    parts = [schema, *schema.get("anyOf", []), *schema.get("oneOf", [])]
    return [value for part in parts if isinstance(part, dict) for value in part.get("enum", [])]


def _flat(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip().casefold()
