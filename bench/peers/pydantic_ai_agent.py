"""Pydantic AI on Temporal: an agent with the TemporalDurability capability, and its workflow.

`temporal_worker` runs it. Model requests and tool calls are activities. A run of the agent ends with the model's last
words, so a direct call is a model answer, the tool, a model answer. Approval is a deferred tool: the run ends with what
needs approval, the workflow waits for a signal and runs the agent again with the decision.
"""

from __future__ import annotations

from collections.abc import Sequence

from pydantic_ai import Agent, DeferredToolRequests, DeferredToolResults, FunctionToolset, ToolDenied
from pydantic_ai.durable_exec.temporal import PydanticAIPlugin, PydanticAIWorkflow, TemporalDurability
from pydantic_ai.messages import ModelMessage, ModelRequest, ModelResponse, TextPart, ToolCallPart, ToolReturnPart
from pydantic_ai.models.function import AgentInfo, FunctionModel
from temporalio import workflow

with workflow.unsafe.imports_passed_through():
    from bench.peers.script import DENIED, FINAL_TEXT, Answer, Ran, next_tool, run_noop

plugin = PydanticAIPlugin
ACTIVITIES: list[object] = []
"""The plugin registers the agent's."""


async def _answer_at_once(messages: list[ModelMessage], info: AgentInfo) -> ModelResponse:
    prompt = next(p.content for m in messages if isinstance(m, ModelRequest) for p in m.parts)
    called = len(_tool_returns(messages))
    name = next_tool(str(prompt), called)
    if name is None:
        return ModelResponse(parts=[TextPart(FINAL_TEXT)])
    return ModelResponse(parts=[ToolCallPart(name, {"n": called + 1}, tool_call_id=f"call-{called}")])


def _tool_returns(messages: Sequence[ModelMessage]) -> list[ToolReturnPart]:
    requests = [m for m in messages if isinstance(m, ModelRequest)]
    return [part for request in requests for part in request.parts if isinstance(part, ToolReturnPart)]


_tools: FunctionToolset[None] = FunctionToolset(id="tools")


@_tools.tool_plain
async def noop(n: int) -> Ran:
    """Do nothing."""
    return run_noop(n)


@_tools.tool_plain(requires_approval=True)
async def noop_confirmed(n: int) -> Ran:
    """Do nothing, once a human has agreed."""
    return run_noop(n)


agent = Agent(
    FunctionModel(_answer_at_once, model_name="instant"),
    name="peer",
    output_type=[str, DeferredToolRequests],
    toolsets=[_tools],
    capabilities=[TemporalDurability()],
)


@workflow.defn
class AgentWorkflow(PydanticAIWorkflow):
    """One run of the agent, or two around a human's decision."""

    __pydantic_ai_agents__ = [agent]

    def __init__(self) -> None:
        self._asked = False
        self._confirmed: bool | None = None

    @workflow.run
    async def run(self, prompt: str) -> Answer:
        """The agent's answer."""
        result = await agent.run(prompt)
        if isinstance(result.output, DeferredToolRequests):
            self._asked = True
            await workflow.wait_condition(lambda: self._confirmed is not None)
            decision = True if self._confirmed else ToolDenied(DENIED)
            approvals = {call.tool_call_id: decision for call in result.output.approvals}
            result = await agent.run(
                message_history=result.all_messages(), deferred_tool_results=DeferredToolResults(approvals=approvals)
            )
        returned = [part.content for part in _tool_returns(result.all_messages()) if part.content != DENIED]
        return Answer(ran=[Ran.model_validate(content) for content in returned], text=str(result.output))

    @workflow.signal
    def decide(self, confirmed: bool) -> None:
        """A human decided."""
        self._confirmed = confirmed

    @workflow.update
    async def asked(self) -> None:
        """Returns once a human is asked."""
        await workflow.wait_condition(lambda: self._asked)
