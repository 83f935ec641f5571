"""OpenAI Agents SDK on Temporal: an agent whose tools are activities, and its workflow. `temporal_worker` runs it.

Model calls are activities by the plugin, tools by activity_as_tool. A direct and an approved call end with the tool
(tool_use_behavior="stop_on_first_tool"). Approval is the SDK's: the run is interrupted, the workflow waits for a
signal, approves or rejects in the run's state and goes on from there.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

from agents import Agent, Model, ModelResponse, RunConfig, Runner
from agents.items import ToolCallOutputItem
from temporalio import activity, workflow
from temporalio.openai_agents import ModelActivityParameters, OpenAIAgentsPlugin
from temporalio.openai_agents.testing import ResponseBuilders, TestModelProvider
from temporalio.openai_agents.workflow import activity_as_tool

with workflow.unsafe.imports_passed_through():
    from bench.peers.script import DENIED, FINAL_TEXT, PLANNED, Answer, Ran, next_tool, run_noop

_TIMEOUT = timedelta(seconds=30)


@activity.defn
async def noop(n: int) -> str:
    """Do nothing."""
    return run_noop(n).model_dump_json()


@activity.defn
async def noop_confirmed(n: int) -> str:
    """Do nothing, once a human has agreed."""
    return run_noop(n).model_dump_json()


ACTIVITIES = [noop, noop_confirmed]


class InstantModel(Model):
    """Says at once what the script says."""

    async def get_response(
        self, system_instructions: str | None, input: Any, *args: Any, **kwargs: Any
    ) -> ModelResponse:
        """The next tool call, or the last words."""
        items: list[dict[str, Any]] = [{"content": input}] if isinstance(input, str) else input
        called = sum(item.get("type") == "function_call_output" for item in items)
        name = next_tool(items[0]["content"], called)
        if name is None:
            return ResponseBuilders.output_message(FINAL_TEXT)
        return ResponseBuilders.tool_call(f'{{"n": {called + 1}}}', name, call_id=f"call-{called}")

    def stream_response(self, *args: Any, **kwargs: Any) -> Any:
        """Nothing here streams."""
        raise NotImplementedError


def plugin() -> OpenAIAgentsPlugin:
    """The integration with the instant model."""
    return OpenAIAgentsPlugin(
        ModelActivityParameters(start_to_close_timeout=_TIMEOUT), model_provider=TestModelProvider(InstantModel())
    )


@workflow.defn
class AgentWorkflow:
    """One run of the agent, which goes on after a human's decision."""

    def __init__(self) -> None:
        self._asked = False
        self._confirmed: bool | None = None

    @workflow.run
    async def run(self, prompt: str) -> Answer:
        """The agent's answer."""
        confirmed_tool: Any = activity_as_tool(noop_confirmed, start_to_close_timeout=_TIMEOUT)
        agent = Agent(
            name="peer",
            tools=[
                activity_as_tool(noop, start_to_close_timeout=_TIMEOUT),
                replace(confirmed_tool, needs_approval=True),
            ],
            tool_use_behavior="run_llm_again" if prompt == PLANNED else "stop_on_first_tool",
        )
        config = RunConfig(tracing_disabled=True)
        result = await Runner.run(agent, prompt, run_config=config)
        if result.interruptions:
            self._asked = True
            await workflow.wait_condition(lambda: self._confirmed is not None)
            state = result.to_state()
            for call in result.interruptions:
                if self._confirmed:
                    state.approve(call)
                else:
                    state.reject(call, rejection_message=DENIED)
            result = await Runner.run(agent, state, run_config=config)
        outputs = [item.output for item in result.new_items if isinstance(item, ToolCallOutputItem)]
        ran = [Ran.model_validate_json(output) for output in outputs if output != DENIED]
        return Answer(ran=ran, text=result.final_output if isinstance(result.final_output, str) else "")

    @workflow.signal
    def decide(self, confirmed: bool) -> None:
        """A human decided."""
        self._confirmed = confirmed

    @workflow.update
    async def asked(self) -> None:
        """Returns once a human is asked."""
        await workflow.wait_condition(lambda: self._asked)
