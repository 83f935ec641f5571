"""Who sent a message to a workflow: as the server recorded it, not as the message claims.

A workflow's handlers never see the sender. The server writes the client's identity into the history beside every
signal and update, and the SDK hands it to the runner of workflows alone; so it is taken from there, and the `actor` of
what the handlers get is set by it (contracts/actors.py). A replay reads the same history and sees the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from temporalio.api.common.v1 import Payload
from temporalio.bridge.proto.workflow_activation import WorkflowActivation
from temporalio.bridge.proto.workflow_completion import WorkflowActivationCompletion
from temporalio.worker import (
    HandleSignalInput,
    HandleUpdateInput,
    WorkflowInboundInterceptor,
    WorkflowInstance,
    WorkflowInstanceDetails,
    WorkflowRunner,
)

from steward.contracts.actors import is_gateway, proven_actor
from steward.contracts.approval import Decision
from steward.contracts.problem import CancelRequest, SettleRequest, UserMessage

_HEADER: Final = "steward-sender"
"""Set here for every message; one that a sender gave along is replaced."""


class SenderAwareRunner(WorkflowRunner):
    """Runs workflows by another runner, whose handlers then get the proven actor of what they are told."""

    def __init__(self, runner: WorkflowRunner) -> None:
        self._runner = runner

    def prepare_workflow(self, defn: Any) -> None:
        """As the runner within does it."""
        self._runner.prepare_workflow(defn)

    def set_worker_level_failure_exception_types(self, types: Sequence[type[BaseException]]) -> None:
        """As the runner within does it."""
        self._runner.set_worker_level_failure_exception_types(types)

    def create_instance(self, det: WorkflowInstanceDetails) -> WorkflowInstance:
        """An instance of the runner within, told who sends."""
        interceptors = [*det.interceptor_classes, _ProvenActors]
        return _SenderAwareInstance(self._runner.create_instance(replace(det, interceptor_classes=interceptors)))


class _SenderAwareInstance(WorkflowInstance):
    def __init__(self, instance: WorkflowInstance) -> None:
        self._instance = instance

    def activate(self, act: WorkflowActivation) -> WorkflowActivationCompletion:
        for job in act.jobs:
            match job.WhichOneof("variant"):
                case "signal_workflow":
                    _put(job.signal_workflow.headers, job.signal_workflow.identity)
                case "do_update":
                    _put(job.do_update.headers, job.do_update.meta.identity)
        return self._instance.activate(act)

    def get_serialization_context(self, command_info: Any) -> None:
        """None: no converter of ours asks where a payload belongs, which the SDK would work out six times for each."""

    def get_external_store_context(self, command_info: Any) -> Any:
        return self._instance.get_external_store_context(command_info)

    def get_info(self) -> Any:
        return self._instance.get_info()

    def get_thread_id(self) -> int | None:
        return self._instance.get_thread_id()


class _ProvenActors(WorkflowInboundInterceptor):
    """Sets the actor of what a handler is given."""

    async def handle_signal(self, input: HandleSignalInput) -> None:
        input.args = [_named(value, _sender(input.headers)) for value in input.args]
        await super().handle_signal(input)

    def handle_update_validator(self, input: HandleUpdateInput) -> None:
        input.args = [_named(value, _sender(input.headers)) for value in input.args]
        super().handle_update_validator(input)

    async def handle_update_handler(self, input: HandleUpdateInput) -> Any:
        input.args = [_named(value, _sender(input.headers)) for value in input.args]
        return await super().handle_update_handler(input)


def _put(headers: Any, identity: str) -> None:
    headers[_HEADER].CopyFrom(Payload(data=identity.encode()))


def _sender(headers: Any) -> str:
    found = headers.get(_HEADER)
    return "" if found is None else bytes(found.data).decode()


def _named(value: Any, sender: str) -> Any:
    """A handler's argument with its actor as proven, and roles only where a gateway gives them. The signal `confirm`
    takes its decision as JSON."""
    roles: dict[str, list[str]] = {} if is_gateway(sender) else {"roles": []}
    match value:
        case Decision():
            return value.model_copy(update={"actor": proven_actor(sender, value.actor), **roles})
        case UserMessage() | CancelRequest():
            return value.model_copy(update={"actor": proven_actor(sender, value.actor)})
        case SettleRequest(message=UserMessage() as message):
            return value.model_copy(update={"message": _named(message, sender)})
        case dict():
            claimed = value.get("actor")
            return value | {"actor": proven_actor(sender, claimed if isinstance(claimed, str) else None), **roles}
    return value
