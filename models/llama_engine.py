"""One llama.cpp model in this process: prompt in, constrained plan out. Called by `models.llama` from its own thread.

Synchronous and not thread-safe but for `abort`. The grammar is written for each request; the computed prefix is kept
between requests. Never touches the event loop.
"""

from __future__ import annotations

import contextlib
import ctypes
import ctypes.util
import json
import logging
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from contracts.plan import PlanRequest, PlanResult, Usage
from models.check import sources
from models.forms import NotAPlan, read_plan, split_thinking
from models.grammar import GrammarLimits, plan_grammar
from models.planner import BackendFailed
from models.prompt import TIGHTER, ChatMessage, messages

if TYPE_CHECKING:
    from llama_cpp import Llama

log = logging.getLogger(__name__)

LLAMA_3_TEMPLATE: Final = (
    "{{ bos_token }}{% for message in messages %}<|start_header_id|>{{ message['role'] }}<|end_header_id|>\n\n"
    "{{ message['content'] | trim }}<|eot_id|>{% endfor %}"
    "{% if add_generation_prompt %}<|start_header_id|>assistant<|end_header_id|>\n\n{% endif %}"
)
_LOOKS_SPECIAL: Final = re.compile(r"<(?=[|/\w])")
_SMALLEST_CONTEXT: Final = 256


class Stopped(Exception):
    """The plan is no longer wanted; inference stopped."""


class LlamaEngine:
    """A loaded GGUF model. `context` is in tokens (prompt and plan together); `threads` None means one per core.

    Raises BackendFailed when the file is missing or llama.cpp cannot load it.
    """

    def __init__(
        self,
        model_path: Path,
        *,
        context: int = 8192,
        threads: int | None = None,
        gpu_layers: int = 0,
        limits: GrammarLimits = GrammarLimits(),
    ) -> None:
        self._limits = limits
        self._llm = _load(model_path, context, threads, gpu_layers)
        self._template = str(self._llm.metadata.get("tokenizer.chat_template") or LLAMA_3_TEMPLATE)
        self._thinks = "<think>" in self._template
        self._stop_flag = ctypes.create_string_buffer(2)
        _watch_flag(self._llm, self._stop_flag)

    def abort(self) -> None:
        """Stop the inference in progress, even inside one evaluation of a long prompt. Callable from any thread."""
        self._stop_flag[0] = b"\x01"

    def close(self) -> None:
        """Free the model."""
        self._llm.close()

    def complete(self, request: PlanRequest, keep_going: Callable[[int], bool]) -> PlanResult:
        """The plan. `keep_going` gets the number of tokens made so far, from 0, and is asked before each token.

        Raises Stopped when it says no or after `abort`; BackendFailed when there is no plan within the token cap.
        """
        started = time.monotonic()
        self._stop_flag[0] = b"\x00"
        budget = min(request.max_tokens, self._llm.n_ctx() // 2)
        prompt = self._prompt(request, budget)
        reused = self._reusable(prompt)
        grammar = plan_grammar(request.candidates, sources(request), self._limits, thinks=self._thinks)
        made = self._generate(prompt, grammar, budget, keep_going)
        text, thinking = split_thinking(self._text(made))
        try:
            plan = read_plan(text, request)
        except NotAPlan as error:
            raise BackendFailed(f"{error} (after {len(made)} of {budget} tokens)") from error
        usage = Usage(
            prompt_tokens=len(prompt),
            reused_tokens=reused,
            completion_tokens=len(made),
            seconds=time.monotonic() - started,
        )
        return PlanResult(plan=plan, backend="llama", usage=usage, thinking=thinking)

    def _generate(self, prompt: list[int], grammar: str, budget: int, keep_going: Callable[[int], bool]) -> list[int]:
        from llama_cpp import llama_vocab_is_eog
        from llama_cpp.llama_grammar import LlamaGrammar

        self._check_grammar(grammar)
        made: list[int] = []
        if not keep_going(0):
            raise Stopped
        stream = self._llm.generate(prompt, temp=0.0, grammar=LlamaGrammar.from_string(grammar, verbose=False))
        try:
            for token in stream:
                if llama_vocab_is_eog(self._llm._model.vocab, token):
                    break
                made.append(token)
                if not keep_going(len(made)):
                    raise Stopped
                if len(made) >= budget or self._finished(made):
                    break
        except RuntimeError as error:
            if self._stop_flag[0] != b"\x00":
                raise Stopped from error
            raise BackendFailed(f"llama.cpp failed: {error}") from error
        finally:
            stream.close()
        return made

    def _check_grammar(self, grammar: str) -> None:
        """llama.cpp gives a null sampler for a grammar it cannot read, and crashes when that is used."""
        from llama_cpp import llama_sampler_free, llama_sampler_init_grammar

        sampler = llama_sampler_init_grammar(self._llm._model.vocab, grammar.encode(), b"root")
        if not sampler:
            raise BackendFailed("llama.cpp cannot read the grammar of these tools")
        llama_sampler_free(sampler)

    def _finished(self, made: list[int]) -> bool:
        """Whether the text is whole JSON, which spares the token that only says so."""
        if not self._text(made[-1:]).endswith("}"):
            return False
        try:
            json.loads(split_thinking(self._text(made))[0])
        except ValueError:
            return False
        return True

    def _text(self, tokens: list[int]) -> str:
        return self._llm.detokenize(tokens).decode("utf-8", errors="replace")

    def _prompt(self, request: PlanRequest, budget: int) -> list[int]:
        """The tokens of the roomiest prompt that leaves `budget` for the plan."""
        room = self._llm.n_ctx() - budget
        for fit in TIGHTER:
            tokens = self._tokens(messages(request, fit))
            if len(tokens) <= room:
                return tokens
        raise BackendFailed(f"the prompt needs {len(tokens)} tokens and the model's context leaves {room}")

    def _tokens(self, prompt: list[ChatMessage]) -> list[int]:
        from llama_cpp.llama_chat_format import Jinja2ChatFormatter

        bos, eos = (self._special(token) for token in (self._llm.token_bos(), self._llm.token_eos()))
        formatter = Jinja2ChatFormatter(template=self._template, bos_token=bos, eos_token=eos)
        # Nothing a user or a tool wrote may end a turn or begin another: special tokens come from the template alone.
        plain: list[Any] = [{"role": m.role, "content": _LOOKS_SPECIAL.sub("< ", m.content)} for m in prompt]
        text = formatter(messages=plain).prompt
        starts = bool(bos) and text.startswith(bos)
        return list(self._llm.tokenize(text.encode(), add_bos=not starts, special=True))

    def _special(self, token: int) -> str:
        return str(self._llm._model.token_get_text(token)) if token >= 0 else ""

    def _reusable(self, prompt: list[int]) -> int:
        """How many tokens of the prompt are in the cache; the last one is always evaluated."""
        common = 0
        for held, wanted in zip(self._llm.input_ids[: self._llm.n_tokens], prompt, strict=False):
            if held != wanted:
                break
            common += 1
        return min(common, len(prompt) - 1)


def _load(model_path: Path, context: int, threads: int | None, gpu_layers: int) -> Llama:
    if not model_path.is_file():
        raise BackendFailed(f"there is no model file at {model_path}")
    if context < _SMALLEST_CONTEXT:
        raise BackendFailed(f"a context of {context} tokens is too small; {_SMALLEST_CONTEXT} is the least")
    try:
        from llama_cpp import Llama, _internals

        # The library would point the whole process's stderr at nothing while it loads; its logger is quiet anyway.
        vars(_internals)["suppress_stdout_stderr"] = lambda disable: contextlib.nullcontext()
        return Llama(
            str(model_path),
            n_ctx=context,
            n_threads=threads,
            n_threads_batch=threads,
            n_gpu_layers=gpu_layers,
            verbose=False,
        )
    except (ImportError, OSError, ValueError, RuntimeError) as error:
        raise BackendFailed(f"{model_path.name} cannot be loaded: {error}") from error


def _watch_flag(llm: Llama, flag: ctypes.Array[ctypes.c_char]) -> None:
    """Let llama.cpp look at `flag` between operations of an evaluation.

    It wants a C function from a pointer to a bool; `strlen` of a two-byte buffer is one: 0 while its first byte is
    zero. A Python function would need the interpreter's lock hundreds of times a token.
    """
    from llama_cpp import ggml_abort_callback, llama_set_abort_callback

    strlen = ctypes.CDLL(None).strlen
    callback = ctypes.cast(strlen, ggml_abort_callback)
    llama_set_abort_callback(llm.ctx, callback, ctypes.cast(flag, ctypes.c_void_p))
