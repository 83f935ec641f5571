"""Exports and imports of a user's memory: JSON, CSV and Markdown, and which files may be read.

Pure but for the reading and writing of one file. An export that is imported again brings nothing new; Markdown carries
facts and profile alone back.
"""

from __future__ import annotations

import csv
import hashlib
import io
import itertools
import json
import re
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import AliasChoices, BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from steward.contracts.base import Json
from steward.contracts.errors import ToolFailed
from steward.contracts.owner import Owner
from steward.tools.mail.store import folder_name
from steward.tools.memory_port import MemoryFolders

Format: TypeAlias = Literal["json", "csv", "markdown"]
SUFFIXES: Final[dict[Format, str]] = {"json": ".json", "csv": ".csv", "markdown": ".md"}
MAX_FILE_BYTES: Final = 5 << 20
MAX_ENTRIES: Final = 5_000
LONGEST_FACT: Final = 5_000
LONGEST_SAID: Final = 20_000
_COLUMNS: Final = ("kind", "fact", "category", "created_at", "user_message", "agent_response", "key", "value", "source")
_BULLET: Final = re.compile(r"^\s*[-*+]\s+(?P<text>\S.*)$")
_MARK: Final = re.compile(r"[ \t]{0,4}<!--[^<>]{0,300}-->$")
"""The number behind a fact that the export of the API has: "<!-- 12 -->"."""
_TELLER: Final = re.compile(r"<!-- said by (?P<source>[^<>]{1,200}) -->$")
_ENTRY: Final = re.compile(r"^(?P<key>[^:]{1,50}):\s+(?P<value>\S.*)$")


def _none_if_blank(value: Any) -> Any:
    return None if isinstance(value, str) and not value.strip() else value


Moment: TypeAlias = Annotated[datetime | None, BeforeValidator(_none_if_blank)]


class FactEntry(BaseModel):
    """A fact in a file."""

    model_config = ConfigDict(extra="ignore")

    fact: str = Field(
        min_length=1, max_length=LONGEST_FACT, validation_alias=AliasChoices("fact", "text", "content", "memory")
    )
    category: Annotated[str | None, BeforeValidator(_none_if_blank)] = Field(default=None, max_length=100)
    created_at: Moment = None
    source: Annotated[str | None, BeforeValidator(_none_if_blank)] = Field(default=None, max_length=200)
    """Whose word it is, if not the user's own."""


class ExchangeEntry(BaseModel):
    """An exchange in a file."""

    model_config = ConfigDict(extra="ignore")

    user_message: str = Field(max_length=LONGEST_SAID)
    agent_response: str = Field(max_length=LONGEST_SAID)
    created_at: Moment = None


class MemoryFile(BaseModel):
    """What a file holds."""

    model_config = ConfigDict(extra="ignore")

    facts: list[FactEntry] = Field(default_factory=list, max_length=MAX_ENTRIES)
    conversations: list[ExchangeEntry] = Field(default_factory=list, max_length=MAX_ENTRIES)
    profile: dict[str, Json] = Field(default_factory=dict, max_length=100)

    @property
    def count(self) -> int:
        """How many entries it has."""
        return len(self.facts) + len(self.conversations) + len(self.profile)


def written(held: MemoryFile, form: Format) -> str:
    """The text of a file of that format."""
    return {"json": _as_json, "csv": _as_csv, "markdown": _as_markdown}[form](held)


def read(path: Path, content: bytes) -> MemoryFile:
    """What a file holds, by its suffix.

    Raises:
        ToolFailed: it is none of the formats, or not what its suffix says.
    """
    try:
        text = content.decode("utf-8-sig")
        match path.suffix.lower():
            case ".json":
                return _from_json(text)
            case ".csv":
                return _from_csv(text)
            case ".md" | ".markdown" | ".txt":
                return _from_markdown(text)
    except (UnicodeDecodeError, ValueError, RecursionError, csv.Error) as error:
        raise ToolFailed(f"{path.name} cannot be read: {_first_fault(error)}") from error
    raise ToolFailed(f"{path.name} is none of .json, .csv, .md and .txt")


def own_folder(root: Path, owner: Owner) -> Path:
    """A user's folder below `root`; no argument of a call has a part in it."""
    return root / folder_name(owner.tenant_id) / folder_name(owner.user_id)


def granted_file(folders: MemoryFolders, owner: Owner, file_path: str) -> tuple[Path, bytes]:
    """A file of the user's imports or exports, named by its path in there or by its whole path, with its content.

    Raises:
        ToolFailed: it lies elsewhere, is not there, or is too large.
    """
    granted = [own_folder(root, owner) for root in (folders.imports, folders.exports)]
    for folder in granted:
        try:
            # An absolute path stays what it is; links are followed before it is looked where the file lies.
            path = (folder / file_path).resolve()
            if not path.is_relative_to(folder.resolve()) or not path.is_file():
                continue
            with path.open("rb") as file:
                content = file.read(MAX_FILE_BYTES + 1)
        except (OSError, ValueError):
            continue
        if len(content) > MAX_FILE_BYTES:
            raise ToolFailed(f"{path.name} is larger than {MAX_FILE_BYTES >> 20} MiB")
        return path, content
    place = granted[0].relative_to(folders.imports.parent)
    raise ToolFailed(f"there is no file {file_path} in your import folder, {place}; put it there first")


def digest_of(content: bytes) -> str:
    """Hex SHA-256 of a file."""
    return hashlib.sha256(content).hexdigest()


def _as_json(held: MemoryFile) -> str:
    return json.dumps({"format": "steward-memory", "version": 1, **held.model_dump(mode="json")}, indent=2) + "\n"


def _as_csv(held: MemoryFile) -> str:
    text = io.StringIO()
    writer = csv.DictWriter(text, _COLUMNS, restval="", lineterminator="\n")
    writer.writeheader()
    for fact in held.facts:
        writer.writerow({"kind": "fact", **fact.model_dump(mode="json")})
    for exchange in held.conversations:
        writer.writerow({"kind": "conversation", **exchange.model_dump(mode="json")})
    for key, value in held.profile.items():
        writer.writerow({"kind": "profile", "key": key, "value": json.dumps(value, ensure_ascii=False)})
    return text.getvalue()


def _as_markdown(held: MemoryFile) -> str:
    lines = ["# Memory", "", "## Facts", ""]
    by_category = sorted(held.facts, key=lambda fact: fact.category or "")
    for category, facts in itertools.groupby(by_category, key=lambda fact: fact.category):
        lines += ["", f"### {_on_one_line(category)}", ""] if category else []
        lines += [f"- {_on_one_line(fact.fact)}{_said_by(fact.source)}" for fact in facts]
    lines += ["", "## Profile", "", *(f"- {key}: {_plain(value)}" for key, value in held.profile.items())]
    lines += ["", "## Conversations"]
    for exchange in held.conversations:
        when = f"{exchange.created_at:%Y-%m-%d %H:%M}" if exchange.created_at else "Earlier"
        # Quoted, so that nothing that was said can look like a heading or a fact.
        message = [*exchange.user_message.splitlines(), "", *exchange.agent_response.splitlines()]
        lines += ["", f"### {when}", "", *(f"> {line}" for line in message)]
    return "\n".join(lines) + "\n"


def _said_by(source: str | None) -> str:
    return f" <!-- said by {re.sub('[<>]', ' ', _on_one_line(source))} -->" if source else ""


def _on_one_line(text: str) -> str:
    return " ".join(text.split())


def _plain(value: Json) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _from_json(text: str) -> MemoryFile:
    value = json.loads(text)
    entries = value if isinstance(value, list) else None
    if entries is not None:
        value = {"facts": [{"fact": entry} if isinstance(entry, str) else entry for entry in entries]}
    return MemoryFile.model_validate(value)


def _from_csv(text: str) -> MemoryFile:
    held: dict[str, Any] = {"facts": [], "conversations": [], "profile": {}}
    reader = csv.DictReader(io.StringIO(text, newline=""))
    if not {"fact", "text", "content", "memory"} & set(reader.fieldnames or []):
        raise ValueError("the first line must name the columns, fact among them")
    for row in reader:
        match (row.get("kind") or "fact").strip():
            case "fact":
                held["facts"].append(row)
            case "conversation":
                held["conversations"].append(row)
            case "profile":
                held["profile"][row.get("key") or ""] = json.loads(row.get("value") or "null")
            case other:
                raise ValueError(f"line {reader.line_num}: there is no kind {other}")
    return MemoryFile.model_validate(held)


def _from_markdown(text: str) -> MemoryFile:
    """Bullets are facts, of the category of the heading `###` above them; those under `## Profile` are its entries."""
    held: dict[str, Any] = {"facts": [], "profile": {}}
    part, category = "facts", None
    for line in text.splitlines():
        if line.startswith("###"):
            category = line.strip("# ") or None
        elif line.startswith("#"):
            part, category = line.strip("# ").casefold(), None
        elif found := _BULLET.match(line):
            message = _MARK.sub("", found["text"])
            if part != "profile":
                teller = _TELLER.search(found["text"])
                held["facts"].append({"fact": message, "category": category, "source": teller and teller["source"]})
            elif entry := _ENTRY.match(message):
                held["profile"][entry["key"]] = entry["value"]
    return MemoryFile.model_validate(held)


def _first_fault(error: Exception) -> str:
    if isinstance(error, ValidationError):
        fault = error.errors()[0]
        return f"{'.'.join(map(str, fault['loc']))}: {fault['msg']}"
    return str(error)[:200]
