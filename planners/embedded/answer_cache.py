"""A bounded memory of the latest answers to questions whose answer never changes.

The tool reader keeps the judge's answers in it, and the benches those of whole models. It never answers by itself.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Answer = TypeVar("Answer")


class AnswerCache(Generic[Answer]):
    """Answers by question; when it is full the one used longest ago is dropped. Thread-safe.

    An answer is shared: nobody may change it. Two threads that ask the same at once both work it out; neither waits.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._answers: OrderedDict[Hashable, Answer] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, question: Hashable, work_out: Callable[[], Answer]) -> Answer:
        """The answer to a question, worked out if it is not known. Raises what `work_out` does, and forgets that."""
        with self._lock:
            if question in self._answers:
                self._answers.move_to_end(question)
                return self._answers[question]
        answer = work_out()
        with self._lock:
            self._answers[question] = answer
            self._answers.move_to_end(question)
            while len(self._answers) > self._most:
                self._answers.popitem(last=False)
        return answer

    def __len__(self) -> int:
        return len(self._answers)
