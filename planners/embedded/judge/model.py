"""Asks the judge: which tool fits a request, where a further request begins, which words are a tool's arguments.

Loaded at the first use and shared by all threads of the process. Every answer carries its probability. Rules about
what a value means are not here (`values`), nor what to do about it (`planners.embedded.backend`).
"""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from contracts.errors import ErrorCode, Unavailable
from planners.embedded.judge.layout import MAX_REQUEST, Layout, ToolText, argument_layout, choice_layout
from weights import minilm
from weights.fine_tuned import dense, ensure_built, heads, intents, scorer

if TYPE_CHECKING:
    from onnxruntime import InferenceSession
    from tokenizers import Tokenizer

Array = NDArray[np.float32]
_POINTER: Final = 128
_UNLIKELY: Final = 0.1
"""Below this likelihood it is not told that a further request begins at a word."""
_ALTERNATIVES: Final = 12
"""So many of a parameter's likeliest spans are told, whatever they share."""
_SHARED_WORDS: Final = 3.0
"""What all words being shared adds to a tool's score; from 2 to 6 did as well on written requests."""
LEAST: Final = -6.0
"""So much and no more a text's meaning alone may say against a tool that the text's words are for; a log likelihood."""


@dataclass(frozen=True, slots=True)
class Intents:
    """What a text asks for by its meaning alone, whatever tools there are, as log likelihoods.

    `tools` are the catalogue's by name; of others nothing is known, which is neither for nor against them.
    """

    tools: Mapping[str, float] = field(default_factory=dict)
    none: float = 0.0


@dataclass(frozen=True, slots=True)
class Choice:
    """How likely each tool is meant, and none of them; they sum to one.

    `starts` tells how likely a further request begins at a place in the request's text; unlikely places are left out.
    """

    tools: list[float]
    none: float
    starts: dict[int, float]


@dataclass(frozen=True, slots=True)
class Span:
    """Words of the request by their place, and how likely they are the parameter's, compared with nothing.

    `read`: the words as the judge read them, which may be others than were typed.
    """

    start: int
    end: int
    probability: float
    read: str = ""


@dataclass(frozen=True, slots=True)
class Reading:
    """What a request says of one parameter. `spans` are best first; `choice` is a place among the values shown."""

    param: str
    absent: float
    spans: tuple[Span, ...] = ()
    choice: int | None = None


@dataclass(frozen=True, slots=True)
class _Loaded:
    session: InferenceSession
    tokenizer: Tokenizer
    heads: dict[str, Array]
    intents: list[str]


class Judge:
    """The merged encoder in onnxruntime, and its heads. May be closed while others still ask: they end with theirs."""

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
        """Whether no word of a request is beyond what is read of it. Raises Unavailable."""
        return len(self._opened().tokenizer.encode(request, add_special_tokens=False).ids) <= MAX_REQUEST

    def knows(self, word: str) -> bool:
        """Whether a word in lower case is one of its vocabulary's. Raises Unavailable."""
        return self._opened().tokenizer.token_to_id(word) is not None

    def intents(self, meaning: Array) -> Intents:
        """What a text with this vector of the finder's asks for. Raises Unavailable."""
        loaded = self._opened()
        hidden = np.maximum(dense(loaded.heads, "intents.0", meaning), 0)
        said = _log_softmax(dense(loaded.heads, "intents.2", hidden))
        heard = [float(likely) for likely in np.maximum(said, LEAST)]
        return Intents(dict(zip(loaded.intents, heard, strict=False)), heard[-1])

    def choose(
        self,
        request: str,
        tools: Sequence[ToolText],
        nearness: Sequence[float],
        intents: Intents = Intents(),
        shared: Sequence[float] = (),
    ) -> Choice:
        """Which tool a request asks for. Raises Unavailable.

        `nearness` is each tool's cosine with it; `shared` how well its words fit the tool's, 0 to 1, and one more
        where the tool's service is named.
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
        starts = {layout.offsets[at][0]: float(begun[at]) for at in np.flatnonzero(begun > _UNLIKELY) if at > 0}
        return Choice([float(value) for value in likely[1:]], float(likely[0]), starts)

    def read(self, request: str, tool: ToolText) -> list[Reading]:
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
                readings.append(Reading(param.name, float(likely[0]), choice=int(likely[1:].argmax())))
            else:
                readings.append(_pointed(param.name, ask, tells, layout))
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
        # A pattern is kept for every length of request that ever came.
        options.enable_mem_pattern = False
        try:
            tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
            session = InferenceSession(str(folder / minilm.ONNX_FILE), options, providers=["CPUExecutionProvider"])
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


def _pointed(param: str, ask: Array, tells: Array, layout: Layout) -> Reading:
    """How likely a parameter is not said at all, its likeliest spans, and the likeliest that do not overlap.

    Where a word may begin it and another may end it, the likeliest span can be from the one to the other, over the
    words of another parameter. When those are taken, one of the others is meant.
    """
    if not len(tells):
        return Reading(param, 1.0)
    begin = tells[:, :_POINTER] @ ask[:_POINTER] / _POINTER**0.5
    end = tells[:, _POINTER:] @ ask[_POINTER:-1] / _POINTER**0.5
    pairs = begin[:, None] + end[None, :]
    places = np.arange(len(pairs))
    pairs = np.where(places[None, :] >= places[:, None], pairs, -np.inf)
    absent = float(2 * ask[-1])
    top = max(float(pairs.max()), absent)
    total = float(np.exp(pairs - top).sum()) + float(np.exp(absent - top))
    likely = np.exp(pairs - top) / total
    found = [divmod(int(at), len(pairs)) for at in np.argsort(-likely, axis=None)[:_ALTERNATIVES]]
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
