"""The operator's policy: ordered rules over every call, and the limits of the guard spend_limit.

Pure; tools/guards.py applies it to what a tool's permission and guard say. docs/policy.md describes the file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from decimal import Decimal, InvalidOperation
from fnmatch import fnmatchcase
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictFloat, StrictInt, StrictStr, model_validator

from steward.contracts.approvers import faults
from steward.contracts.base import Json, canonical_json
from steward.contracts.tool import ToolSpec
from steward.language.recipients import addresses_in, forms_of, names_recipients, recipients_in
from steward.tools.guarding.secrets import Globs, SecretRule
from steward.tools.guarding.tool_names import fits_glob, names_of, server_names_of
from steward.tools.guarding.verdict import Args, Facts, GuardVerdict, Ruling, Why, confirm_all

FACT = "fact."
"""A condition on `fact.domain` is one on what the tool's guard looked up, not on an argument."""


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Above(_Part):
    """Greater than a number."""

    above: Decimal


_GUESTS: Final = ("attendees", "remove_attendees", "mail to guests")
_BESIDES: Final = {"to": ("cc", "bcc", *_GUESTS), "attendees": _GUESTS[1:]}
"""Who gets mail besides whom a call is to or invites: copies, and guests of an event, as the look-up labels them."""
_STRICTNESS = {Ruling.ALLOW: 0, Ruling.CONFIRM: 1, Ruling.DENY: 2}

Plain: TypeAlias = StrictBool | StrictInt | StrictFloat | StrictStr
Condition: TypeAlias = Above | Plain | Annotated[list[Plain], Field(min_length=1)]
OriginKind: TypeAlias = Literal["user", "own", "untrusted", "model", "unasked", "any"]


class Rule(_Part):
    """One rule: which calls (everything given must fit) and what is ruled. `*` and `?` are wildcards. `approvers` say
    who decides what it has confirmed."""

    tools: Globs | None = None
    tool_type: str | None = None
    users: Globs | None = None
    when: dict[str, Condition] = Field(default_factory=dict)
    origin: OriginKind | Annotated[list[OriginKind], Field(min_length=1)] | None = None
    """Where its arguments come from (contracts/flow.py)."""
    then: Ruling
    reason: str = ""
    approvers: tuple[StrictStr, ...] | None = None

    @model_validator(mode="after")
    def _approvers_confirm(self) -> Rule:
        if self.approvers is None:
            return self
        if self.then is not Ruling.CONFIRM:
            raise ValueError("only a rule that confirms has approvers")
        if wrong := faults(self.approvers):
            raise ValueError(f"approvers: {'; '.join(wrong)}")
        return self

    @model_validator(mode="after")
    def _names_what_it_allows(self) -> Rule:
        if self.then is Ruling.ALLOW and not self.loosens():
            raise ValueError("a rule that allows must name tools or a tool_type, not every tool")
        return self

    def fits(self, spec: ToolSpec, user_id: str, args: Args, facts: Facts, kinds: frozenset[str] = frozenset()) -> bool:
        """True when every part of the rule fits the call. `kinds`: what its arguments are made of."""
        if not self._fits_origin(kinds):
            return False
        if not self.names(spec) and not self._names_by_origin(spec):
            return False
        if self.tool_type is not None and self.tool_type != spec.tool_type:
            return False
        if self.then is Ruling.ALLOW and spec.writes_besides and self.when.keys().isdisjoint(_GUESTS):
            # Whoever lets events be made did not thereby let mails go to strangers.
            return False
        if self.users is not None and not any(fnmatchcase(user_id, pattern) for pattern in self.users):
            return False
        own = {name: value for name, value in args.items() if not name.startswith(FACT)}
        given: Mapping[str, Json] = own | {FACT + name: value for name, value in facts.items()}
        strict = self.then is not Ruling.ALLOW
        return all(_holds(condition, self._about(given, name, strict), strict) for name, condition in self.when.items())

    def _about(self, given: Mapping[str, Json], name: str, strict: bool) -> Json:
        """What a condition on that argument is about: of whom it names, each. "to" speaks for everybody who gets a copy
        or an invitation as well, and "attendees" for all guests, unless the rule has a condition of its own for
        those."""
        value = _judged(given, name, strict)
        copies = [given[copy] for copy in _BESIDES.get(name, ()) if copy not in self.when and given.get(copy)]
        return [value, *(_each(copy, True, strict) for copy in copies)] if copies else value

    def _fits_origin(self, kinds: frozenset[str]) -> bool:
        """One kind is enough for a rule that tightens; one that allows must name all but the user's own words."""
        if self.origin is None:
            return True
        named = {self.origin} if isinstance(self.origin, str) else set(self.origin)
        if "any" in named:
            return True
        return kinds - {"user"} <= named if self.then is Ruling.ALLOW else bool(kinds & named)

    def names(self, spec: ToolSpec) -> bool:
        """Whether it names this very tool: by what it is called here, or by where it comes from (`server/name`)."""
        return self.tools is None or any(fits_glob(name, glob) for name in names_of(spec) for glob in self.tools)

    def _names_by_origin(self, spec: ToolSpec) -> bool:
        """Whether it names a tool by the name it has at its server. Any server may list any name, so that such a rule
        only tightens."""
        return any(fits_glob(name, glob) for name in server_names_of(spec) for glob in self.tools or ())

    def idle_names(self, specs: Sequence[ToolSpec]) -> list[str]:
        """What of it fits none of these tools: names, or the tool_type."""
        known = {name for spec in specs for name in (*names_of(spec), *server_names_of(spec))}
        # Whether a tool at an address is there, only a request that names the address could tell.
        reported = [glob for glob in self.tools or () if "://" not in glob]
        idle = [glob for glob in reported if not any(fits_glob(name, glob) for name in known)]
        if self.tool_type is not None and all(spec.tool_type != self.tool_type for spec in specs):
            idle.append(self.tool_type)
        return idle

    def loosens(self) -> bool:
        """Only a rule that names what it is about may take a stricter word back."""
        return self.tool_type is not None or (self.tools is not None and all(t.strip("*?") for t in self.tools))


class SpendLimits(_Part):
    """What a user may spend through tools with the guard spend_limit without asking, in one currency. `tools` are those
    whose calls of the day count."""

    currency: str = Field(pattern=r"^[A-Z]{3}$")
    per_call: Decimal = Field(gt=0)
    per_day: Decimal = Field(gt=0)
    beyond: Ruling = Ruling.CONFIRM
    tools: Globs = Field(default_factory=lambda: ["*"])

    @model_validator(mode="after")
    def _bounds(self) -> SpendLimits:
        if self.beyond is Ruling.ALLOW:
            raise ValueError("beyond must be confirm or deny")
        return self


class Policy(_Part):
    """The whole file. The first rule that fits decides."""

    rules: list[Rule] = Field(default_factory=list)
    spend: SpendLimits | None = None
    secrets: list[SecretRule] = Field(default_factory=list)
    """What becomes of secrets and personal numbers in calls that leave the house; the first rule that fits decides."""

    def apply(
        self,
        base: GuardVerdict,
        spec: ToolSpec,
        user_id: str,
        args: Args,
        facts: Facts,
        kinds: frozenset[str] = frozenset(),
    ) -> GuardVerdict:
        """The ruling of permission and guard (`base`), tightened or loosened by the first rule that fits.

        A rule for every tool only tightens. A denial is taken back by `confirm` alone, and never to an allowance. Rules
        before the first one that names this very tool fit by the name it has at its server, and tighten what follows;
        who decides they say where nobody else does.
        """
        fitting = [rule for rule in self.rules if rule.fits(spec, user_id, args, facts, kinds)]
        first = next((n for n, rule in enumerate(fitting) if rule.names(spec)), len(fitting))
        verdict = _ruled(fitting[first], base) if first < len(fitting) else base
        for rule in reversed(fitting[:first]):
            if _STRICTNESS[rule.then] > _STRICTNESS[verdict.ruling]:
                verdict = _verdict(rule, base)
            elif verdict.ruling is rule.then and not verdict.approvers:
                verdict = replace(verdict, approvers=rule.approvers or ())
        return verdict

    def idle(self, specs: Sequence[ToolSpec]) -> dict[int, list[str]]:
        """The rules, counted from one, with what of them fits none of these tools: a name may be misspelt, or have
        changed."""
        found = {number: rule.idle_names(specs) for number, rule in enumerate(self.rules, start=1)}
        return {number: names for number, names in found.items() if names}


def _ruled(rule: Rule, base: GuardVerdict) -> GuardVerdict:
    """What a rule that fits makes of the ruling of permission and guard."""
    if base.ruling is Ruling.DENY and (rule.then is Ruling.ALLOW or not rule.loosens()):
        return base
    if base.ruling is Ruling.CONFIRM and rule.then is Ruling.ALLOW and not rule.loosens():
        return base
    any_origin = rule.then is Ruling.ALLOW and rule.origin is not None
    return replace(_verdict(rule, base), any_origin=any_origin)


def _verdict(rule: Rule, base: GuardVerdict) -> GuardVerdict:
    """The ruling of a rule, with its reason."""
    approvers = rule.approvers or ()
    if rule.then is Ruling.CONFIRM:
        own = Why("policy_asks_since", {"reason": rule.reason}) if rule.reason else Why("policy_asks")
        refused = [Why("else_refused", {"why": base.reason})] if base.ruling is Ruling.DENY and base.reason else []
        return replace(confirm_all(own, *base.whys, *refused), approvers=approvers)
    own_words = f"by policy: {rule.reason}" if rule.reason else "by policy"
    return GuardVerdict(rule.then, own_words if rule.then is Ruling.DENY else "", approvers=approvers)


def _judged(given: Mapping[str, Json], name: str, strict: bool) -> Json:
    """What a condition on that argument is about: of whom it names, each."""
    value = _value(given, name)
    return value if name.startswith(FACT) else _each(value, names_recipients(name), strict)


def _each(value: Json, listed: bool, strict: bool) -> Json:
    """Every recipient in the place of a text or an object that names some. What people are called beside their
    addresses, and the text as it stands, are reasons to tighten alone."""
    if isinstance(value, list):
        return [_each(item, listed, strict) for item in value]
    if isinstance(value, dict):
        addresses = list(addresses_in(canonical_json(value)))
        return [*addresses, value] if strict else addresses or value
    if not isinstance(value, str):
        return value
    found = recipients_in(value, listed=listed)
    if found.each == (value,):
        return value
    return [*found.each, *found.names, value] if strict else list(found.each)


def _value(given: Mapping[str, Json], name: str) -> Json:
    """The argument of that name; a dot leads into an object, and into each object of a list. Of a call that has both
    neither hides the other."""
    value: Json = given.get(name)
    if "." not in name or name.startswith(FACT):
        return value
    inner = _inner(dict(given), name.split("."))
    return [value, inner] if value is not None and inner is not None else value if inner is None else inner


def _inner(value: Json, parts: Sequence[str]) -> Json:
    """What stands at these names; of a list, what each item has there."""
    if not parts:
        return value
    if isinstance(value, list):
        found = [_inner(item, parts) for item in value]
        return found if any(item is not None for item in found) else None
    return _inner(value.get(parts[0]), parts[1:]) if isinstance(value, dict) else None


def _holds(condition: Condition, value: Json, strict: bool) -> bool:
    """Whether a condition holds of a value; what is absent fulfils none. `strict`, for a rule that tightens, is content
    with one item of a list and takes what cannot be compared for above the limit."""
    if value is None:
        return False
    if isinstance(value, list):
        held = [_holds(condition, item, strict) for item in value]
        return any(held) if strict else bool(held) and all(held)
    if isinstance(condition, Above):
        number = number_of(value)
        return strict if number is None else number > condition.above
    if isinstance(condition, list):
        return any(_holds(one, value, strict) for one in condition)
    if isinstance(condition, str):
        text = value if isinstance(value, str) else canonical_json(value)
        return any(fits_glob(form, condition) for form in forms_of(text))
    return bool(value == condition) and isinstance(value, bool) == isinstance(condition, bool)


def number_of(value: Json) -> Decimal | None:
    """A finite number, also one written as text; None for everything else."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return None
    try:
        number = Decimal(str(value).strip())
    except InvalidOperation:
        return None
    return number if number.is_finite() else None
