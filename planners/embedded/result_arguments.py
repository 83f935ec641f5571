"""Arguments of later calls that stand in earlier results: the whole in words, one thing's name and moment, a value.

Called by the embedded planner, which makes one `ResultArguments` a round. It never guesses: an argument whose words
mean nothing that was found, or several things, is left out, and the user is asked for it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from steward.contracts.base import Json
from steward.contracts.plan import Observation, PlanRequest
from steward.contracts.provenance import PROFILE, SAID, result_of
from steward.contracts.tool import Candidate
from steward.contracts.tool_meaning import MAIL, Role
from steward.language.result_words import (
    Value,
    Words,
    addressed_to_user,
    asked_value,
    is_value,
    means_result,
    object_in,
    place_in,
    relation_in,
    thing_read,
    value_in,
)
from steward.language.text import clip
from steward.language.word_lists import any_of, by_word, words_for
from steward.planners.embedded.conditions import is_so
from steward.planners.embedded.earlier import as_observation
from steward.planners.embedded.handovers import content_parameter, last_results, takes_id
from steward.planners.embedded.item_questions import fitting_items
from steward.planners.embedded.judge.schemas import is_address
from steward.planners.embedded.judge.values import fits
from steward.planners.embedded.lookups import claim_outcome
from steward.planners.embedded.request_parts import Part
from steward.planners.embedded.result_values import (
    Item,
    in_order,
    items_of,
    moved,
    name_of,
    span_of,
    span_of_result,
    value_of,
)
from steward.planners.embedded.wording import Wording

_HOMES: Final = ("city", "home_town", "hometown", "location")
_SMALL: Final = frozenset(words_for("small_words")) - frozenset(by_word("yours")) - {"the", "der", "die", "das"}
_LONGEST_NAME: Final = 200
_OWN_THING: Final = re.compile(rf"(?<!\w)(?:{any_of('before_things', 'names_led_by')}) [^\W\d_]{{3,}}", re.I)


@dataclass(frozen=True, slots=True)
class Source:
    """A result and the words it was asked for with."""

    text: str
    seen: Observation
    opened: bool = False


@dataclass(slots=True)
class ResultArguments:
    """The results that one round has, and what they come to. `notes` are for the answer: values that were asked for,
    conditions that were not so. `address`: the user's own, where they said it just now."""

    request: PlanRequest
    wording: Wording
    address: str | None = None
    sources: list[Source] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    first_value: str | None = None
    """The first of the values that were asked for."""

    def claim(self, part: Part, unclaimed: list[Observation]) -> bool:
        """Whether a result is the part's outcome, which is then one for the parts after it. What was only opened for
        them stays unclaimed: nobody asked to see it."""
        before = list(unclaimed)
        if not claim_outcome(part, unclaimed):
            return False
        left = {id(seen) for seen in unclaimed}
        taken = [seen for seen in before if id(seen) not in left]
        self.sources += [Source(part.text, seen, part.opens) for seen in taken]
        if part.opens:
            unclaimed += taken
        return True

    def is_in_vain(self, part: Part) -> bool:
        """Whether a part opens one of the things found, and none was."""
        return part.opens and bool(self.sources) and not items_of(self.sources[-1].seen)

    def is_wanted(self, part: Part) -> bool:
        """Whether a part is to be done as things are; a condition that is not so is noted."""
        if not part.only_if or not self.sources:
            return True
        found = is_so(part.only_if, self.sources[0].seen, self.request.now, self.request.requester.timezone)
        if found is None:
            self.notes.append(f"I cannot tell whether “{part.only_if}”, so I did nothing about “{part.text}”.")
        elif not found:
            self.notes.append(f"It is not so that “{part.only_if}”, so I did nothing about “{part.text}”.")
        return found is True

    def tells(self, part: Part) -> bool:
        """Whether a part asks for a value of a result and gets it; the value is noted."""
        asked = asked_value(part.text) if part.candidate is None else None
        value = self._value(asked) if asked else None
        if asked is None or value is None:
            return False
        self.first_value = self.first_value or value[0]
        self.notes.append(f"{_title(asked.words.text)}: {value[0]} ({self._name_of(value[1])})")
        return True

    def resolved(self, part: Part) -> Part:
        """The part with the arguments that it takes from results."""
        if part.candidate is None:
            return part
        if part.candidate.reads:
            return self._at_home(part)
        if not self._known():
            return part
        if part.delivery is not None:
            return self._delivered(part, part.candidate)
        if takes_id(part.candidate):
            return part
        if (relation := relation_in(part.text)) is not None:
            return self._at_distance(part, part.candidate, relation.what, relation.seconds, relation.words)
        if (value := value_in(part.text)) is not None:
            return self._with_value(part, part.candidate, value)
        if (words := object_in(part.text)) is not None:
            return self._with_thing(part, part.candidate, words)
        return part

    def lacks_own_address(self, part: Part) -> bool:
        """Whether the user's own address is all that keeps a part from being a call."""
        if part.delivery is None or part.delivery.to or part.candidate is None:
            return False
        properties = part.candidate.parameters.get("properties", {})
        return bool(part.missing) and all(is_address(name, properties.get(name, {})) for name in part.missing)

    def _known(self) -> list[Source]:
        """This request's results, else those of what the conversation talked about last, in order."""
        own = [source for source in self.sources if source.seen.ok]
        if own or not self.request.recent:
            return own
        return [Source(call.request, as_observation(call)) for call in reversed(last_results(self.request.recent))]

    def _delivered(self, part: Part, tool: Candidate) -> Part:
        """The call that hands on what was read: to whom, under which subject, and the whole in words. What was changed
        beside it, such as the profile that keeps the user's address, is handed on only where nothing was read."""
        assert part.delivery is not None
        known = self._known()
        whole = means_result(part.delivery.content) or is_value(part.delivery.content)
        handed = [one for one in known if one.opened] or known if whole else known[-1:]
        handed = [one for one in handed if one.seen.meaning.looks] or handed
        content = content_parameter(tool)
        assert content is not None
        properties = tool.parameters.get("properties", {})
        text = self.wording.render_answer([one.seen for one in handed], self.request.requester.timezone)
        args: dict[str, Json] = {content: clip(text, int(properties[content].get("maxLength", 100_000)) - 4)}
        origins = {content: ", ".join(dict.fromkeys(result_of(one.seen.tool_name) for one in handed))}
        args |= {
            name: at for name, schema in properties.items() if (at := part.delivery.channel) in schema.get("enum", ())
        }
        titles = tool.meaning.having(Role.TITLE)
        for name in dict.fromkeys([*tool.parameters.get("required", []), *titles]):
            if name in titles and name != content:
                args[name], origins[name] = self._subject(part, handed), SAID
            elif name not in args and (to := self._recipient(part, name, properties[name])) is not None:
                args[name] = to
                if not part.delivery.to and to != self.address:
                    origins[name] = PROFILE
        return replace(part, args=args, origins=origins)

    def _recipient(self, part: Part, name: str, schema: dict[str, Json]) -> Json:
        assert part.delivery is not None
        own = self.address or self.request.profile.get("email")
        to = part.delivery.to or (own if is_address(name, schema) else None)
        return to if isinstance(to, str) and fits(to, schema) else None

    def _subject(self, part: Part, handed: Sequence[Source]) -> str:
        assert part.delivery is not None
        words = handed[0].text.splitlines()[0] if handed[0].text else handed[0].seen.tool_name.replace("_", " ")
        thing = thing_read(words)
        named = thing if thing and thing.split()[0].casefold() not in _SMALL else words.rstrip("?!. ")
        return clip(_title(named if part.delivery.to else addressed_to_user(named)), _LONGEST_NAME)

    def _at_distance(self, part: Part, tool: Candidate, what: str, seconds: float, message: Words) -> Part:
        """A moment told by that of a thing found: "30 minutes before the first one"."""
        moment = next((name for name in tool.dates if name in tool.parameters.get("required", [])), None)
        found = self._thing(what, part)
        span = span_of(found[0]) if found else None
        when = moved(span[0], seconds) if span else None
        if moment is None:
            return part
        args = {
            name: value for name, value in part.args.items() if name != moment and not _overlaps(value, message.text)
        }
        if found is None or when is None:
            return replace(part, args=args)
        origin = result_of(found[1].seen.tool_name)
        origins = {moment: origin}
        args[moment] = when
        title = _name_parameter(tool)
        if title is not None and title not in args:
            args[title], origins[title] = self._label(found), origin
        return replace(part, args=args, origins=origins)

    def _with_value(self, part: Part, tool: Candidate, value: Value) -> Part:
        """ "Pay that amount" with the amount in its place."""
        found = self._value(value)
        if found is None:
            return replace(part, args=_without(part.args, tool))
        return self._substituted(part, tool, value.words, found[0], found[1])

    def _with_thing(self, part: Part, tool: Candidate, words: Words) -> Part:
        """ "Add it to my calendar" with the name of what was found in its place, and when it is where the tool asks."""
        if _names_its_own(part.args.get(_name_parameter(tool) or ""), words):
            return part
        found = self._thing(words.text, part)
        if found is None:
            return replace(part, args=_without(part.args, tool)) if not self._has_content(part) else part
        origin = result_of(found[1].seen.tool_name)
        required = tool.parameters.get("required", [])
        title = next(iter(tool.needed(Role.TITLE)), None)
        if title is None or not set(required) & set(tool.dates):
            return self._substituted(part, tool, words, self._phrase(found, part), found[1])
        args, origins = {title: self._label(found)}, {title: origin}
        span = span_of(found[0]) or span_of_result(found[1].seen)
        for name, reported in zip(
            [one for one in tool.dates if one in tool.parameters["properties"]], span or (), strict=False
        ):
            if reported:
                args[name], origins[name] = reported, origin
        return replace(part, args=dict(args), origins=origins)

    def _has_content(self, part: Part) -> bool:
        """Whether the part's content says more than that."""
        return any(isinstance(value, str) and len(value.split()) > 2 for value in part.args.values())

    def _substituted(self, part: Part, tool: Candidate, words: Words, instead: str, source: Source) -> Part:
        """The part with what its words mean in their place, in the argument that has them or stands beside them."""
        name = _name_parameter(tool)
        if name is None:
            return part
        value = part.args.get(name)
        reported = _spanned(part.text, value, words) if isinstance(value, str) else None
        content = instead if reported is None else reported.replace(words.text, instead, 1)
        return replace(part, args={**part.args, name: content}, origins={name: result_of(source.seen.tool_name)})

    def _at_home(self, part: Part) -> Part:
        """A reading part with the user's own town where it lacks nothing but a place."""
        home = next((self.request.profile[key] for key in _HOMES if self.request.profile.get(key)), None)
        if part.missing != ["location"] or not isinstance(home, str):
            return part
        return replace(part, args={**part.args, "location": home}, origins={"location": PROFILE})

    def _value(self, value: Value) -> tuple[str, Source] | None:
        """The value of a kind that the newest result with any holds."""
        for source in reversed(self._known()):
            if (found := value_of(value.kind, source.seen)) is not None:
                return found, source
        return None

    def _thing(self, words: str, part: Part) -> tuple[Item, Source] | None:
        """The one thing that words mean: the only one found, or the one whose place or name they say."""
        for source in reversed(self._known()):
            items = in_order(items_of(source.seen))
            place = place_in(words)
            if place is not None:
                items = items[place:][:1]
            elif len(items) > 1:
                items = fitting_items(items, replace(part, text=words, args={}), around="", any_fits=False)
            if len(items) == 1:
                return items[0], source
        plain = next((one for one in reversed(self._known()) if not items_of(one.seen) and one.seen.message), None)
        return ({"title": str(plain.seen.message).splitlines()[0]}, plain) if plain else None

    def _phrase(self, found: tuple[Item, Source], part: Part) -> str:
        """What the user called a thing, with the value of it they asked for; else its own name."""
        asked_for = found[1] in self.sources and found[1].text not in ("", part.text)
        message = thing_read(found[1].text.splitlines()[0]) if asked_for else ""
        name = message or self._label(found)
        return f"{name} ({self.first_value})" if self.first_value else name

    def _label(self, found: tuple[Item, Source]) -> str:
        return clip(name_of(found[0]) or thing_read(found[1].text) or found[1].seen.tool_name, _LONGEST_NAME)

    def _name_of(self, source: Source) -> str:
        items = items_of(source.seen)
        return f"“{name_of(items[0])}”" if len(items) == 1 and name_of(items[0]) else thing_read(source.text)


def _names_its_own(value: Json, words: Words) -> bool:
    """Whether what is to be told names a thing before it points to one: "take the bike there and fix it"."""
    before, pointing, _ = value.partition(words.text) if isinstance(value, str) else ("", "", "")
    return bool(pointing) and _OWN_THING.search(before) is not None


def _without(args: dict[str, Json], tool: Candidate) -> dict[str, Json]:
    """The arguments without the content, whose words mean nothing that was found: the user is asked for it."""
    content = _name_parameter(tool)
    return {
        name: value for name, value in args.items() if name != content or name not in tool.needed(Role.TITLE, Role.TEXT)
    }


def _name_parameter(tool: Candidate) -> str | None:
    """The parameter that says what a thing is or what somebody is told; a mail says that in a delivery alone."""
    if tool.meaning.of == MAIL:
        return None
    return next(iter(tool.meaning.having(Role.TITLE, Role.TEXT)), None)


def _spanned(text: str, value: str, words: Words) -> str | None:
    """What a text says from an argument's words to other words, whichever come first; None where they are not in it."""
    start = text.find(value)
    if start < 0:
        return None
    return text[min(start, words.start) : max(start + len(value), words.end)]


def _overlaps(value: Json, message: str) -> bool:
    return isinstance(value, str) and (value in message or message in value)


def _title(words: str) -> str:
    return words[:1].upper() + words[1:]
