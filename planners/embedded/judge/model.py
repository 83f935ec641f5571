"""The judge's model: which tool fits a request, where a further request begins, which words are a tool's arguments.

Called by the tool reader. Loaded at the first use and shared by all threads of the process; every answer carries its
likelihood. It never decides what a value means (`values`) or what is done about it (`planners.embedded.backend`).
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from steward.contracts.errors import ErrorCode, Unavailable
from steward.planners.embedded.judge.layout import MAX_REQUEST, Layout, ToolText, argument_layout, choice_layout
from steward.planners.embedded.judge.readings import Intents, Reading, Span, ToolChoice
from steward.weights import minilm
from steward.weights.fine_tuned import dense, ensure_built, heads, intents, scorer

if TYPE_CHECKING:
    from onnxruntime import InferenceSession
    from tokenizers import Tokenizer

Array = NDArray[np.float32]
_POINTER_SIZE: Final = 128
"""Numbers in the vector by which a parameter points at the first word of its value, and at the last."""
_LEAST_START: Final = 0.1
"""A place where a further request is less likely to begin is left out of `ToolChoice.starts`."""
_MOST_SPANS: Final = 12
"""How many of a parameter's likeliest spans are returned, also where they overlap."""
_SLOW_FUSION: Final = "SkipLayerNormFusion"
"""An optimizer of onnxruntime: its node takes a quarter of the time, the two it stands for a tenth of that."""
_SHARED_WORDS: Final = 3.0
"""What a tool's score gains when it shares all of the request's words; from 2 to 6 did as well on written requests."""
LEAST_INTENT: Final = -6.0
"""A log likelihood: the most that a text's meaning alone may count against a tool. Training uses the same bound."""


@dataclass(frozen=True, slots=True)
class _Loaded:
    session: InferenceSession
    tokenizer: Tokenizer
    heads: dict[str, Array]
    intents: list[str]


class Judge:
    """The merged encoder in onnxruntime, and its heads. Closing it breaks off no answer."""

    def __init__(self, home: Path, *, threads: int = 2) -> None:
        self._home, self._threads = home, threads
        self._lock = threading.Lock()
        self._loaded: _Loaded | None = None

    def load(self) -> None:
        """Build what is not built and load it. Raises Unavailable(EMBEDDER_UNAVAILABLE)."""
        self._opened()

    def close(self) -> None:
        """Free what is loaded; the next question loads it again."""
        with self._lock:
            self._loaded = None

    def reads_whole(self, request: str) -> bool:
        """Whether a request is short enough to be read to its end. Raises Unavailable."""
        return len(self._opened().tokenizer.encode(request, add_special_tokens=False).ids) <= MAX_REQUEST

    def knows(self, word: str) -> bool:
        """Whether a word in lower case is in the model's vocabulary. Raises Unavailable."""
        return self._opened().tokenizer.token_to_id(word) is not None

    def intents(self, meaning: Array) -> Intents:
        """What a text asks for by its meaning alone; `meaning` is the finder's vector of it. Raises Unavailable."""
        loaded = self._opened()
        hidden = np.maximum(dense(loaded.heads, "intents.0", meaning), 0)
        scores = _log_softmax(dense(loaded.heads, "intents.2", hidden))
        bounded = [float(likely) for likely in np.maximum(scores, LEAST_INTENT)]
        # The last two classes are other tools, which have no name here, and none.
        return Intents(dict(zip(loaded.intents, bounded, strict=False)), bounded[-1])

    def choose_tool(
        self,
        request: str,
        tools: Sequence[ToolText],
        nearness: Sequence[float],
        intents: Intents = Intents(),
        shared: Sequence[float] = (),
    ) -> ToolChoice:
        """Which tool a request asks for. Raises Unavailable.

        `nearness`: each tool's cosine with the request. `shared`: the part of the request's words that the tool shares,
        0 to 1, and one more where the request names the tool's service.
        """
        loaded = self._opened()
        layout = choice_layout(loaded.tokenizer, request, tools)
        state = _hidden(loaded.session, layout)
        fits = np.full(len(tools), -np.inf, dtype=np.float32)
        near = np.asarray(nearness, dtype=np.float32)[: len(layout.tools)]
        fits[: len(layout.tools)] = scorer(loaded.heads, "fit", state[layout.tools]) + loaded.heads["nearness"] * near
        fits += np.array([intents.tools.get(tool.name, 0.0) for tool in tools], dtype=np.float32)
        fits += _SHARED_WORDS * np.array(shared or [0.0] * len(tools), dtype=np.float32)
        scores = np.concatenate([scorer(loaded.heads, "none", state[:1]) + intents.none, fits])
        likely = _softmax(np.asarray(scores / loaded.heads["temperature"], dtype=np.float32))
        begins = dense(loaded.heads, "begins", state[1 : 1 + layout.request_tokens])[:, 0]
        begun = 1 / (1 + np.exp(-begins))
        starts = {layout.offsets[at][0]: float(begun[at]) for at in np.flatnonzero(begun > _LEAST_START) if at > 0}
        return ToolChoice([float(value) for value in likely[1:]], float(likely[0]), starts)

    def read_parameters(self, request: str, tool: ToolText) -> list[Reading]:
        """What a request says of each parameter of a tool. Raises Unavailable."""
        if not tool.params:
            return []
        loaded = self._opened()
        layout = argument_layout(loaded.tokenizer, request, tool)
        state = _hidden(loaded.session, layout)
        asks = dense(loaded.heads, "asks", state[layout.params])
        tells = dense(loaded.heads, "tells", state[1 : 1 + layout.request_tokens])
        readings = []
        for place, param in enumerate(layout.shown):
            values, ask = layout.values[place], asks[place]
            if values:
                likely = _softmax(np.concatenate([ask[-1:], scorer(loaded.heads, "picks", state[values])]))
                readings.append(Reading(param.name, float(likely[0]), value_place=int(likely[1:].argmax())))
            else:
                readings.append(_point(param.name, ask, tells, layout))
        return readings

    def _opened(self) -> _Loaded:
        with self._lock:
            if self._loaded is None:
                self._loaded = self._open()
            return self._loaded

    def _open(self) -> _Loaded:
        from onnxruntime import InferenceSession, SessionOptions
        from tokenizers import Tokenizer

        folder = ensure_built(self._home)
        options = SessionOptions()
        options.intra_op_num_threads = self._threads
        options.inter_op_num_threads = 1
        # A thread that spins for its next share of work takes the processor from whoever else plans: twice the CPU.
        options.add_session_config_entry("session.intra_op.allow_spinning", "0")
        # onnxruntime would keep a memory plan for every length of request that ever came.
        options.enable_mem_pattern = False
        try:
            tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
            session = InferenceSession(
                str(folder / minilm.ONNX_FILE),
                options,
                providers=["CPUExecutionProvider"],
                disabled_optimizers=[_SLOW_FUSION],
            )
        except Exception as error:
            raise Unavailable(f"the judge cannot be loaded: {error}", code=ErrorCode.EMBEDDER_UNAVAILABLE) from error
        tokenizer.no_padding()
        tokenizer.no_truncation()
        return _Loaded(session, tokenizer, heads(), intents())


def _hidden(session: InferenceSession, layout: Layout) -> Array:
    ids = np.array([layout.ids], dtype=np.int64)
    given = {
        "input_ids": ids,
        "attention_mask": np.ones_like(ids),
        "token_type_ids": np.array([layout.types], dtype=np.int64),
    }
    return np.asarray(session.run(None, given)[0][0], dtype=np.float32)


def _point(param: str, ask: Array, tells: Array, layout: Layout) -> Reading:
    """How likely a parameter is not said at all, its likeliest spans, and the three likeliest that do not overlap.

    The likeliest span may run from a good first word to a good last word across another parameter's words. Once those
    words are taken, one of the spans that do not overlap is meant.
    """
    if not len(tells):
        return Reading(param, 1.0)
    begin = tells[:, :_POINTER_SIZE] @ ask[:_POINTER_SIZE] / _POINTER_SIZE**0.5
    end = tells[:, _POINTER_SIZE:] @ ask[_POINTER_SIZE:-1] / _POINTER_SIZE**0.5
    pairs = begin[:, None] + end[None, :]
    places = np.arange(len(pairs))
    pairs = np.where(places[None, :] >= places[:, None], pairs, -np.inf)
    absent = float(2 * ask[-1])
    top = max(float(pairs.max()), absent)
    total = float(np.exp(pairs - top).sum()) + float(np.exp(absent - top))
    likely = np.exp(pairs - top) / total
    found = [divmod(int(at), len(pairs)) for at in np.argsort(-likely, axis=None)[:_MOST_SPANS]]
    apart = likely.copy()
    for _ in range(3):
        first, last = divmod(int(apart.argmax()), len(pairs))
        found.append((first, last))
        apart[(places[:, None] <= last) & (places[None, :] >= first)] = 0.0
    kept = sorted({pair for pair in found if likely[pair] > 0}, key=lambda pair: -likely[pair])
    spans = [
        Span(layout.offsets[first][0], layout.offsets[last][1], float(likely[first, last])) for first, last in kept
    ]
    return Reading(param, float(np.exp(absent - top)) / total, tuple(spans))


def _softmax(scores: Array) -> Array:
    return np.asarray(np.exp(_log_softmax(scores)), dtype=np.float32)


def _log_softmax(scores: Array) -> Array:
    less = scores - scores.max()
    return np.asarray(less - np.log(np.exp(less).sum()), dtype=np.float32)
