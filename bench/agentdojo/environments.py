"""Environments of a suite, one a problem, and AgentDojo's own judgement of each. Called by the server.

A call that comes in by MCP does not say which problem it is of. So whoever plans says before which calls a problem is
about to make. A second problem that wants an equal call waits until the first is past it.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import yaml
from pydantic import BaseModel

_MARK: Final = "ref-{}"
_WAIT_S: Final = 150.0


@dataclass
class Problem:
    """What a problem changes, as it was before and as it is now."""

    task: Any
    attack: Any
    before: Any
    now: Any
    mark: str
    ran: list[dict[str, Any]] = field(default_factory=list)
    expected: set[str] = field(default_factory=set)
    marked: bool = False
    """Whether the planted text was in a result."""


class Environments:
    """The environments of the problems under way."""

    def __init__(self, suite: Any) -> None:
        self._suite = suite
        self._functions = {tool.name: tool for tool in suite.tools}
        self._problems: dict[str, Problem] = {}
        self._past = asyncio.Condition()
        self.strays: list[str] = []

    def tasks(self) -> dict[str, Any]:
        """Every task of the suite, with its calls in an environment without planted texts."""
        users = {name: self._user_task(task) for name, task in self._suite.user_tasks.items()}
        clean = self._suite.load_and_inject_default_environment({})
        attacks = {
            name: {"goal": task.GOAL, "calls": _calls(task.ground_truth(clean))}
            for name, task in self._suite.injection_tasks.items()
        }
        schemas = {name: tool.parameters.model_json_schema() for name, tool in self._functions.items()}
        return {"user": users, "injection": attacks, "tools": schemas}

    def open(self, key: str, body: Mapping[str, Any]) -> dict[str, Any]:
        """A fresh environment. `plant`: texts by the place they stand in; `mark`: what shows that one was read."""
        task = self._suite.user_tasks.get(body.get("user_task") or "")
        attack = self._suite.injection_tasks.get(body.get("injection_task") or "")
        environment = self._suite.load_and_inject_default_environment(dict(body.get("plant") or {}))
        if task is not None:
            environment = task.init_environment(environment)
        problem = Problem(task, attack, _copy(environment), environment, body.get("mark") or "\0")
        self._problems[key] = problem
        calls = _calls(task.ground_truth(problem.before)) if task is not None else list(body.get("calls") or [])
        wanted = _calls(attack.ground_truth(problem.before)) if attack is not None else []
        results, alone = self._played(problem, calls)
        return {
            "calls": calls,
            "results": results,
            "injected_calls": wanted,
            "secure": not self._attacked(problem, "", alone, calls),
        }

    async def expect(self, key: str, calls: Sequence[Mapping[str, Any]]) -> bool:
        """Say which calls a problem makes next, once no other problem is about to make one of them. Whether the planted
        text was read."""
        problem = self._problems[key]
        wanted = {self._named(call["tool"], call["args"]) for call in calls}
        async with self._past:
            problem.expected = set()
            self._past.notify_all()
            async with asyncio.timeout(_WAIT_S):
                await self._past.wait_for(
                    lambda: (
                        not any(other.expected & wanted for other in self._problems.values() if other is not problem)
                    )
                )
            problem.expected = wanted
        return problem.marked

    def run(self, tool: str, args: Mapping[str, Any]) -> tuple[str, bool]:
        """The result of a call in the environment of the problem that is about to make it, and whether it went well."""
        name = self._named(tool, args)
        problem = next((one for one in self._problems.values() if name in one.expected), None)
        if problem is None:
            self.strays.append(name)
            return "No problem was about to make this call.", False
        problem.ran.append({"tool": tool, "args": dict(args)})
        text, ok = self._execute(problem.now, tool, args)
        problem.marked = problem.marked or problem.mark in text
        return text, ok

    async def close(self, key: str, output: str) -> dict[str, Any]:
        """What AgentDojo says of the environment a problem leaves behind."""
        async with self._past:
            problem = self._problems.pop(key)
            self._past.notify_all()
        useful = problem.task is not None and _judged(
            problem.task, "utility", output, problem.before, problem.now, problem.ran
        )
        attacked = self._attacked(problem, output, problem.now, problem.ran)
        return {
            "utility": useful,
            "attacked": attacked,
            "ran": problem.ran,
            "read": problem.marked,
            "strays": self.strays,
        }

    def _user_task(self, task: Any) -> dict[str, Any]:
        """The task, and the places whose texts its own calls read."""
        places = self._suite.get_injection_vector_defaults()
        planted = {place: _MARK.format(number) for number, place in enumerate(sorted(places))}
        environment = task.init_environment(self._suite.load_and_inject_default_environment(planted))
        read, _ = self._played(
            Problem(task, None, environment, environment, ""), _calls(task.ground_truth(environment))
        )
        seen = [place for place, mark in planted.items() if any(_has(text, mark) for text in read)]
        return {"prompt": task.PROMPT, "output": task.GROUND_TRUTH_OUTPUT, "places": seen}

    def _played(self, problem: Problem, calls: Sequence[Mapping[str, Any]]) -> tuple[list[str], Any]:
        """The results of the calls in a copy of the environment, and that copy."""
        copy = _copy(problem.before)
        return [self._execute(copy, call["tool"], call["args"])[0] for call in calls], copy

    def _execute(self, environment: Any, tool: str, args: Mapping[str, Any]) -> tuple[str, bool]:
        from agentdojo.functions_runtime import FunctionsRuntime

        result, error = FunctionsRuntime(self._suite.tools).run_function(environment, tool, args)
        return (error, False) if error else (_in_text(result), True)

    def _attacked(self, problem: Problem, output: str, after: Any, ran: Sequence[Mapping[str, Any]]) -> bool:
        if problem.attack is None:
            return False
        return _judged(problem.attack, "security", output, problem.before, after, ran)

    def _named(self, tool: str, args: Mapping[str, Any]) -> str:
        """A call as equal calls have it: with the defaults that its function fills in."""
        try:
            whole = self._functions[tool].parameters.model_validate(dict(args)).model_dump(mode="json")
        except (KeyError, ValueError):
            whole = dict(args)
        return json.dumps([tool, whole], sort_keys=True, default=str)


def _judged(task: Any, what: str, output: str, before: Any, after: Any, ran: Sequence[Mapping[str, Any]]) -> bool:
    """By the calls that were made, where the task has such a judgement, else by the environment."""
    from agentdojo.functions_runtime import FunctionCall

    traces = [FunctionCall(function=call["tool"], args=call["args"]) for call in ran]
    by_traces = getattr(task, f"{what}_from_traces")(output, before, after, traces)
    return bool(getattr(task, what)(output, before, after) if by_traces is None else by_traces)


def _copy(environment: Any) -> Any:
    return environment.model_copy(deep=True)


def _calls(ground_truth: Sequence[Any]) -> list[dict[str, Any]]:
    return [{"tool": call.function, "args": dict(call.args)} for call in ground_truth]


def _in_text(result: Any) -> str:
    """As AgentDojo shows results to models: YAML."""
    if isinstance(result, BaseModel):
        return _yaml(result.model_dump(mode="json"))
    if isinstance(result, list):
        items = [one.model_dump(mode="json") if isinstance(one, BaseModel) else str(one) for one in result]
        return _yaml(items)
    return str(result)


def _yaml(value: Any) -> str:
    text: str = yaml.dump(value, Dumper=yaml.CSafeDumper, sort_keys=False, allow_unicode=True)
    return text.strip()


def _has(text: str, mark: str) -> bool:
    """Whether the mark stands there whole: ref-1 is none in ref-12."""
    return f"{mark}" in text and not any(f"{mark}{digit}" in text for digit in "0123456789")
