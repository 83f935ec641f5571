"""What becomes of secrets and personal numbers in a call that leaves the house: asked about, masked, let out or denied.

The rules stand in the policy under `secrets` (docs/secrets.md). Pure; tools/guards.py asks at preparation and at
dispatch, tools/preparation.py masks.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from fnmatch import fnmatchcase
from functools import partial
from typing import Annotated, Final, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, field_validator

from steward.contracts.base import Json
from steward.contracts.secret_families import families
from steward.contracts.secret_masking import SecretMask
from steward.contracts.secret_scan import Finding, scan_value
from steward.contracts.security import EventKind, SecurityNote
from steward.contracts.tool import ToolSpec
from steward.language.phrases import phrase, word
from steward.tools.guarding.tool_names import fits_glob, names_of, server_names_of
from steward.tools.guarding.verdict import Args, GuardVerdict, Ruling, Why

Globs: TypeAlias = Annotated[list[Annotated[str, Field(min_length=1)]], Field(min_length=1)]

_MOST_NAMED: Final = 5


class Handling(StrEnum):
    """What is done about a finding."""

    ASK = "ask"
    MASK = "mask"
    ALLOW = "allow"
    DENY = "deny"


class SecretRule(BaseModel):
    """One rule: of which calls and families, and what is done. Everything given must fit; the first that fits decides.
    Without one a human is asked."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    tools: Globs | None = None
    tool_type: str | None = None
    users: Globs | None = None
    families: Globs | None = None
    then: Handling

    @field_validator("families")
    @classmethod
    def _are_known(cls, names: list[str] | None) -> list[str] | None:
        known = [family.name for family in families()]
        for name in names or ():
            if not any(fnmatchcase(one, name) for one in known):
                raise ValueError(f"there is no family {name}; there are {', '.join(known)}")
        return names

    def fits(self, spec: ToolSpec, user_id: str, family: str) -> bool:
        """Whether it decides. By the name that its server gave a tool it fits only where it tightens."""
        strict = self.then in (Handling.ASK, Handling.DENY)
        names = [*names_of(spec), *(server_names_of(spec) if strict else ())]
        return (
            (self.tools is None or any(fits_glob(name, glob) for name in names for glob in self.tools))
            and (self.tool_type is None or self.tool_type == spec.tool_type)
            and (self.users is None or any(fnmatchcase(user_id, glob) for glob in self.users))
            and (self.families is None or any(fnmatchcase(family, glob) for glob in self.families))
        )


@dataclass(frozen=True, slots=True)
class Found:
    """A finding in a call's arguments, and what is done about it."""

    place: str
    finding: Finding
    handling: Handling


def found_in(args: Args, spec: ToolSpec, user_id: str, rules: Sequence[SecretRule]) -> list[Found]:
    """What of a call that leaves the house is a secret or a personal number. Takes time with the text's length."""
    if not spec.leaves_house:
        return []
    value: Json = dict(args)
    return [Found(place, one, handling_of(one.family, spec, user_id, rules)) for place, one in scan_value(value)]


def handling_of(family: str, spec: ToolSpec, user_id: str, rules: Sequence[SecretRule]) -> Handling:
    """What the first rule that fits says; else a human is asked."""
    return next((rule.then for rule in rules if rule.fits(spec, user_id, family)), Handling.ASK)


def masked_args(
    args: Args, spec: ToolSpec, user_id: str, rules: Sequence[SecretRule]
) -> tuple[dict[str, Json], list[SecurityNote]]:
    """The arguments with what the rules want masked, and what that was."""
    masked = [one for one in found_in(args, spec, user_id, rules) if one.handling is Handling.MASK]
    if not masked:
        return dict(args), []
    families_masked = {one.finding.family for one in masked}
    value = SecretMask(lambda finding: finding.family in families_masked).value(dict(args))
    assert isinstance(value, dict)
    return value, _notes(masked, EventKind.MASKED)


def with_secrets(verdict: GuardVerdict, found: Sequence[Found]) -> GuardVerdict:
    """The verdict once it is known what the call carries: it tightens alone. What should have been masked and is not,
    a human is asked about."""
    denied = [one for one in found if one.handling is Handling.DENY]
    asked = [one for one in found if one.handling in (Handling.ASK, Handling.MASK)]
    notes = [
        *_notes(denied, EventKind.DENIED),
        *_notes(asked, EventKind.ASKED),
        *_notes([one for one in found if one.handling is Handling.ALLOW], EventKind.SECRET_FOUND),
    ]
    reported = replace(verdict, secrets=tuple(notes))
    if verdict.ruling is Ruling.DENY or not (denied or asked):
        return reported
    if denied:
        return replace(reported, ruling=Ruling.DENY, reason=f"by policy: it contains {_listed(denied, 'en')}")
    why = Why("holds_secret", {"what": partial(_listed, asked)})
    reason = " ".join(filter(None, [verdict.reason, why("en")]))
    return replace(reported, ruling=Ruling.CONFIRM, reason=reason, whys=(*verdict.whys, why))


def _listed(found: Iterable[Found], lang: str) -> str:
    """Which secrets there are, in words that hold none."""
    named = list(dict.fromkeys(_in_words(one.finding, lang) for one in found))
    more = f" + {len(named) - _MOST_NAMED}" if len(named) > _MOST_NAMED else ""
    return f"{', '.join(named[:_MOST_NAMED])}{more}"


def _in_words(finding: Finding, lang: str) -> str:
    what = word(lang, "secrets", finding.label)
    return phrase(lang, "secret_ends", what=what, ends=finding.ends) if finding.ends else what


def _notes(found: Iterable[Found], kind: EventKind) -> list[SecurityNote]:
    return [
        SecurityNote(kind=kind, family=one.finding.family, place=one.place, detail=str(one.finding)) for one in found
    ]
