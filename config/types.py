"""Kinds of setting values that more than one group of settings uses."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

from pydantic import AfterValidator, BeforeValidator, Field
from pydantic_settings import NoDecode

from steward.config.models import entries
from steward.config.values import absolute, comma_separated, http_url, mcp_urls, named_values, planner_names

Port: TypeAlias = Annotated[int, Field(ge=1, le=65535)]
Folder: TypeAlias = Annotated[Path, AfterValidator(absolute)]
Paths: TypeAlias = Annotated[list[Folder], NoDecode, BeforeValidator(comma_separated)]
Planners: TypeAlias = Annotated[list[str], NoDecode, BeforeValidator(comma_separated), AfterValidator(planner_names)]
Url: TypeAlias = Annotated[str, AfterValidator(http_url)]
NamedUrls: TypeAlias = Annotated[dict[str, Url], NoDecode, BeforeValidator(named_values)]
NamedValues: TypeAlias = Annotated[dict[str, str], NoDecode, BeforeValidator(named_values)]
McpUrls: TypeAlias = Annotated[list[str], NoDecode, BeforeValidator(comma_separated), AfterValidator(mcp_urls)]
Entries: TypeAlias = Annotated[dict[str, str], NoDecode, BeforeValidator(entries)]
