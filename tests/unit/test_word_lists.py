"""The words of people's languages stand in language/*.yaml and in no module of another room."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Final

import pytest
import yaml

from steward.language.moments.lengths import length_of
from steward.language.moments.reader import resolve
from steward.language.named_values import BOOLEANS, folded
from steward.language.units import amount_in
from steward.language.word_lists import LANGUAGES, by_language, kinds, words_for
from steward.language.yes_or_no import yes_or_no
from tests.support.patterns import ROOMS

_ROOT: Final = Path(__file__).parents[2]
_MANY_ENGLISH: Final = 4
_MANY_FOREIGN: Final = 2
_ENGLISH_KINDS: Final = ("small_words", "weekdays", "months", "days", "counts", "yes", "no", "articles", "openers")
_OF_MACHINES: Final = ("tools/guarding/sql.py", "tools/internet/arxiv.py", "wording/finance.py")
"""Words of SQL, of Lucene's English index and of field names look like people's own."""


@pytest.mark.requirement("language.one-place")
def test_no_other_room_keeps_a_list_of_words() -> None:
    kept = [
        f"{file.relative_to(_ROOT)}:{line}: {' '.join(sorted(words)[:8])}"
        for room in ROOMS
        if room != "language"
        for file in sorted((_ROOT / room).rglob("*.py"))
        if not str(file.relative_to(_ROOT)).startswith(_OF_MACHINES)
        for line, words in _lists_in(file)
    ]
    assert not kept, "\n".join(kept)


def test_a_list_is_seen_however_it_is_written(tmp_path: Path) -> None:
    file = tmp_path / "words.py"
    file.write_text(
        'A = re.compile(r"(?:montag|dienstag)s?")\nB = ("the", "with", "and", "which")\nC = "lunes martes".split()\n'
        'D = {"heute": 0, "gestern": -1}\n"""Montag, Dienstag: only said of."""\nE = "the answer of which you tell"\n',
        encoding="utf-8",
    )
    assert [line for line, _ in _lists_in(file)] == [1, 2, 3, 4]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_kind_and_a_word_of_it_stand_there_once(lang: str) -> None:
    text = (_ROOT / "language" / f"{lang}.yaml").read_text(encoding="utf-8")
    named = re.findall(r"^['\w]+(?=:)", text, re.MULTILINE)
    assert len(named) == len(set(named))
    for kind, words in yaml.load(text, yaml.CBaseLoader).items():
        for own in words.values() if isinstance(words, dict) else (words,):
            assert len(own) == len(set(own)), kind
    phrases = (_ROOT / "language" / "phrases" / f"{lang}.yaml").read_text(encoding="utf-8")
    named = re.findall(r"^[\w'-]+(?=:)", phrases, re.MULTILINE)
    assert len(named) == len(set(named))


@pytest.mark.requirement("language.one-truth")
@pytest.mark.parametrize("words", ["fifteen minutes", "eine Viertelstunde", "un cuarto de hora", "15 min"])
def test_a_quarter_of_an_hour_is_one_for_every_reader(words: str) -> None:
    now = datetime(2026, 1, 5, 12, tzinfo=UTC)
    assert amount_in(words, "length in minutes") == 15
    assert length_of(words) == resolve(f"in {words}", "UTC", now).begin - now == timedelta(minutes=15)


@pytest.mark.requirement("language.one-truth")
@pytest.mark.parametrize("word", [*words_for("yes"), *words_for("no")])
def test_a_yes_or_no_is_one_for_an_approval_and_for_an_argument(word: str) -> None:
    assert yes_or_no(word) is BOOLEANS[folded(word)]


def _lists_in(file: Path) -> Iterator[tuple[int, set[str]]]:
    """The places of lists and patterns that hold words of the product's languages."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for statement in tree.body:
        texts = [text for node in ast.walk(statement) for text in _listed(node)]
        words = {word for text in texts for word in re.findall(r"[^\W\d_]+", text.casefold())}
        foreign, english = words & _foreign(), words & _english()
        if not _is_docstring(statement) and (len(foreign) >= _MANY_FOREIGN or len(english) >= _MANY_ENGLISH):
            yield statement.lineno, foreign or english


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _listed(node: ast.AST) -> Iterable[str]:
    """The texts of a collection, of a pattern's alternatives, and of what is split into words."""
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return _short(node.elts)
    if isinstance(node, ast.Dict):
        return _short([key for key in node.keys if key is not None])
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value] if re.search(r"\w[?)\]]*\|", node.value) else ()
    if isinstance(node, ast.Attribute) and node.attr == "split":
        return [part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]
    return ()


def _short(nodes: Iterable[ast.expr]) -> list[str]:
    texts = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [text for text in texts if len(text.split()) <= 3]


@cache
def _english() -> set[str]:
    return {word for kind in _ENGLISH_KINDS for word in by_language(kind)["en"] if len(word) > 2}


@cache
def _foreign() -> set[str]:
    """German and Spanish words that are none of English."""
    known = set((_ROOT / "language" / "english.txt").read_text(encoding="utf-8").split())
    known.update(word for kind in kinds() for word in by_language(kind)["en"])
    own = {word for lang in ("de", "es") for kind in kinds() for word in by_language(kind)[lang]}
    return {word for word in own - known if len(word) > 2 and word.isalpha()}
