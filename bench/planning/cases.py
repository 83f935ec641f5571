"""The lines of a request file as checked cases. A line that means nothing stops the evaluation: a score over cases
that silently fell out, or that nobody can get right, would be worth nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any, Literal, Self

from pydantic import Field, ValidationError, model_validator

from bench.planning.catalogue import CatalogueFault, Toolset, Toolsets
from steward.contracts.base import WireMessage
from steward.contracts.plan import Observation


class BadCases(Exception):
    """One line per fault, each naming file and line."""


class Group(StrEnum):
    """What a planner may know of a case's tools beforehand."""

    KNOWN = "known"
    INVENTED = "invented"
    TRAINED = "invented, trained by name"
    """The case's own tool has the name of one in the training data: neither a known tool nor one never heard of."""


class Case(WireMessage):
    """One request and what should come of it. `args` None: arguments are not judged; {}: none may be given."""

    id: str = Field(min_length=1)
    text: str = Field(min_length=1)
    tool: str | list[str] | None = None
    tools: list[str] | None = Field(default=None, min_length=2)
    args: dict[str, list[Any]] | None = None
    ask: list[str] | None = Field(default=None, min_length=1)
    then: str | None = None
    context: list[Observation] = Field(default_factory=list)
    catalogue: str | list[dict[str, Any]] | None = None
    answer: Literal[True] | None = None
    lang: str | None = None
    note: str | None = None

    @model_validator(mode="before")
    @classmethod
    def _said_otherwise(cls, line: Any) -> Any:
        return usual_form(line) if isinstance(line, dict) else line

    @model_validator(mode="after")
    def _consistent(self) -> Self:
        said = self.model_fields_set
        if "tool" not in said and self.tools is None and not self.answer:
            raise ValueError("say `tool` (a name, acceptable names, or null), `tools` or `answer`")
        if self.tools is not None and (self.ask or not self._tool_names() <= set(self.tools)):
            raise ValueError("`tools` does not go with `ask`, nor with another name in `tool`")
        if self.answer and (not self.context or self.names or self.args):
            raise ValueError("`answer` needs `context`, and neither a tool nor args")
        if not self.names and not self.answer and (self.args or self.ask or self.then):
            raise ValueError("no tool fits, so there can be no args, ask or then")
        if any(not values for values in (self.args or {}).values()):
            raise ValueError("an argument needs at least one accepted value (null: it may be absent)")
        return self

    @property
    def names(self) -> list[str]:
        """The acceptable tools of a single call, or the tools of several."""
        if self.tools is not None:
            return self.tools
        return [self.tool] if isinstance(self.tool, str) else self.tool or []

    def _tool_names(self) -> set[str]:
        return {self.tool} if isinstance(self.tool, str) else set(self.tool or ())

    @property
    def language(self) -> str:
        """Said, or guessed from the small words of the text."""
        return self.lang or language_of(self.text)


def usual_form(line: dict[str, Any]) -> dict[str, Any]:
    """The same line in the one form the rest reads: files written elsewhere say it in other, equally clear ways."""
    usual = {key: value for key, value in line.items() if value or key not in ("context", "ask", "tools")}
    if isinstance(usual.get("id"), int):
        usual["id"] = str(usual["id"])
    if isinstance(usual.get("args"), dict):
        usual["args"] = {name: value if isinstance(value, list) else [value] for name, value in usual["args"].items()}
    if isinstance(usual.get("context"), list):
        usual["context"] = [_observed(seen) for seen in usual["context"]]
    if isinstance(usual.get("tools"), list):
        usual = _first_step(usual)
    return usual


def _observed(seen: Any) -> Any:
    if not isinstance(seen, dict):
        return seen
    return {"ok": not seen.get("error")} | {key: value for key, value in seen.items() if value is not None}


def _first_step(line: dict[str, Any]) -> dict[str, Any]:
    """A line whose `tools` are those of the first step; a list of one is `tool`."""
    tools, then = line["tools"], line.get("then")
    if then is not None and len(tools) > 1 and tools[-1] == then:
        tools = tools[:-1]
        if isinstance(line.get("args"), dict):
            # What a second step is given is not judged.
            line = line | {"args": {key: value for key, value in line["args"].items() if f"{then}." not in key}}
    if len(tools) == 1 and line.get("tool") in (None, tools[0], tools, line["tools"]):
        return {key: value for key, value in line.items() if key != "tools"} | {"tool": tools[0]}
    return line | {"tools": tools}


class FiledCase:
    """A case with where it stands and the tools it is asked over."""

    __slots__ = ("case", "file", "line", "toolset")

    def __init__(self, case: Case, file: Path, line: int, toolset: Toolset) -> None:
        self.case = case
        self.file = file
        self.line = line
        self.toolset = toolset

    @property
    def group(self) -> Group:
        """What its tools are. Where no tool fits, a case that brings tools along is an invented one."""
        tools = self.toolset
        names = self.case.names or [seen.tool_name for seen in self.case.context]
        own = [name for name in names if name in tools.invented]
        if not own:
            return Group.KNOWN if names or not tools.extra else Group.INVENTED
        return Group.TRAINED if any(name in tools.trained for name in own) else Group.INVENTED


def load_cases(files: Sequence[Path], toolsets: Toolsets) -> list[FiledCase]:
    """Every case of the files, in order. Raises BadCases with every fault found."""
    faults: list[str] = []
    cases: list[FiledCase] = []
    seen: dict[str, str] = {}
    for file in files:
        for number, line in _lines(file, faults):
            where = f"{file}:{number}"
            filed = _filed(line, file, number, toolsets, faults)
            if filed is None:
                continue
            if filed.case.id in seen:
                faults.append(f"{where}: the id {filed.case.id} is taken by {seen[filed.case.id]}")
            seen.setdefault(filed.case.id, where)
            cases.append(filed)
    if faults:
        raise BadCases("\n".join(faults))
    return cases


def _lines(file: Path, faults: list[str]) -> Iterator[tuple[int, str]]:
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        faults.append(f"{file}: cannot be read: {error}")
        return
    # Not splitlines(): a request may hold any of the characters it splits at.
    for number, line in enumerate(text.split("\n"), start=1):
        if line.strip():
            yield number, line


def _filed(line: str, file: Path, number: int, toolsets: Toolsets, faults: list[str]) -> FiledCase | None:
    where = f"{file}:{number}"
    try:
        case = Case.model_validate(json.loads(line))
        filed = FiledCase(case, file, number, toolsets.for_case(case.catalogue, file))
    except json.JSONDecodeError as error:
        faults.append(f"{where}: not JSON: {error}")
        return None
    except ValidationError as error:
        faults.extend(f"{where}: {_dotted(e['loc'])}{e['msg']}" for e in error.errors())
        return None
    except CatalogueFault as error:
        faults.append(f"{where}: {error}")
        return None
    found = [f"{where}: {case.id}: {fault}" for fault in _unknown(filed)]
    faults.extend(found)
    return None if found else filed


def _unknown(filed: FiledCase) -> Iterator[str]:
    """Names of tools and parameters that are not there."""
    case, tools = filed.case, filed.toolset
    unknown = [name for name in (*case.names, case.then) if name is not None and tools.resolve(name) is None]
    if unknown:
        yield f"there is no plannable tool {' and no '.join(unknown)}"
        return
    specs = [spec for spec in map(tools.resolve, case.names) if spec is not None]
    parameters = {key for spec in specs for key in spec.parameters.get("properties", {})}
    dotted = {f"{spec.name}.{key}" for spec in specs for key in spec.parameters.get("properties", {})}
    for key in case.args or {}:
        if key not in parameters | dotted:
            yield f"args: {' or '.join(case.names)} takes no {key}"
    for key in case.ask or ():
        if key not in parameters:
            yield f"ask: {' or '.join(case.names)} takes no {key}"


def _dotted(location: Iterable[int | str]) -> str:
    path = ".".join(map(str, location))
    return f"{path}: " if path else ""


_SMALL_WORDS = {
    "de": "der die das und ich mir mich bitte ein eine einen ist nicht was wie wann wo für mit auf von zum zur im am "
    "den dem kannst du mein meine meinen welche welcher gibt noch heute morgen zeig such schick wird habe hab sag",
    "es": "el la los las una por favor qué cuál cuándo dónde cómo mi mis para con del al que en es hay está busca "
    "muéstrame envía mañana hoy recuérdame quiero puedes necesito dime pon añade correo mensaje y de",
    "en": "the a an and i me my is are what what's how when where who to of for with on in at please can you it that "
    "this do does have has any from about show tell find send",
}
_WORDS = {language: frozenset(words.split()) for language, words in _SMALL_WORDS.items()}


def language_of(text: str) -> str:
    """de, es or en (when in doubt): which has the most of its small words in the text."""
    words = re.findall(r"[^\W\d_]+(?:'[a-z]+)?", text.casefold())
    counts = {language: sum(word in known for word in words) for language, known in _WORDS.items()}
    counts["de"] += 2 * bool(re.search("[äöüß]", text.casefold()))
    counts["es"] += 2 * bool(re.search("[ñ¿¡]", text.casefold())) + bool(re.search("[áéíó]", text.casefold()))
    best = max(counts.values())
    return "en" if counts["en"] == best else next(language for language, count in counts.items() if count == best)
