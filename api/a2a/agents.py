"""The agents this door offers, and the card of each. Pure; the settings are passed in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from typing import Final

from a2a.types.a2a_pb2 import (
    AgentCapabilities,
    AgentCard,
    AgentInterface,
    AgentSkill,
    HTTPAuthSecurityScheme,
    Message,
    SecurityRequirement,
    SecurityScheme,
    StringList,
)

from steward.api.a2a.messages import Request, read_message
from steward.contracts.problem import ASK_KNOWLEDGE_BASE

PROTOCOL: Final = "1.0"
BEFORE: Final = "0.3"
"""The protocol before, which the SDK translates; JSON-RPC alone."""
INPUT_MODES: Final = ("text/plain", "application/json")
OUTPUT_MODES: Final = ("text/plain", "application/json")


@dataclass(frozen=True, slots=True)
class Agent:
    """An agent: `id` is what the metadata `agent_id` names, `path` its endpoint (JSON-RPC there, REST below it).

    `gateway` marks the problems it opens; an agent with `tool` answers every text with that tool and knows its own
    problems alone, one without plans and knows all of its user's, whatever door they came through.
    """

    id: str
    path: str
    gateway: str
    name: str
    description: str
    skills: tuple[AgentSkill, ...]
    also: tuple[str, ...] = ()
    """Other addresses of its JSON-RPC, which clients of other documents join."""
    tool: str | None = None
    argument: str = "query"
    """The parameter of `tool` that takes the text."""
    reading: Callable[[Message], Request] = read_message


ASSISTANT: Final = Agent(
    id="assistant",
    path="/a2a",
    gateway="a2a",
    name="Steward",
    description="A durable assistant: plans what is asked for, calls tools, and asks before what needs approval.",
    skills=(
        AgentSkill(
            id="request",
            name="Do what is asked for in words",
            description="Plans a request and carries it out with the tools of this installation: mail, calendar, tasks,"
            " reminders, contacts, weather, news, search and what else is configured.",
            tags=["assistant", "mail", "calendar", "tasks"],
            examples=["Find the mails from Alice about the Q3 report", "What is 12*7+3?"],
            input_modes=["text/plain"],
        ),
        AgentSkill(
            id="tool-call",
            name="Call one tool",
            description='A data part {"tool_name": ..., "args": {...}} calls that tool without planning.',
            tags=["tools"],
            examples=['{"tool_name": "calculate", "args": {"expression": "6*7"}}'],
            input_modes=["application/json"],
        ),
    ),
    also=("/",),
)

KNOWLEDGE: Final = Agent(
    id="kb",
    path="/a2a/kb",
    gateway="a2a-kb",
    name="Steward knowledge base",
    description="Answers questions from the documents of the knowledge base, and says so when there are none.",
    skills=(
        AgentSkill(
            id="ask",
            name="Ask the knowledge base",
            description="Looks a question up in the documents of this installation.",
            tags=["knowledge", "documents"],
            examples=["What does the travel policy say about trains?"],
            input_modes=["text/plain"],
        ),
    ),
    also=("/kb/", "/kb"),
    tool=ASK_KNOWLEDGE_BASE,
)


def card_of(agent: Agent, base_url: str, *, needs_token: bool) -> AgentCard:
    """The card of an agent that is reached below `base_url` (without a slash at its end)."""
    url = base_url + agent.path
    card = AgentCard(
        name=agent.name,
        description=agent.description,
        version=version("steward"),
        supported_interfaces=[
            AgentInterface(url=url, protocol_binding=binding, protocol_version=PROTOCOL)
            for binding in ("JSONRPC", "HTTP+JSON")
        ]
        + [AgentInterface(url=url, protocol_binding="JSONRPC", protocol_version=BEFORE)],
        capabilities=AgentCapabilities(streaming=True, push_notifications=True),
        default_input_modes=INPUT_MODES,
        default_output_modes=OUTPUT_MODES,
        skills=agent.skills,
    )
    if needs_token:
        bearer = HTTPAuthSecurityScheme(scheme="Bearer")
        card.security_schemes["bearer"].CopyFrom(SecurityScheme(http_auth_security_scheme=bearer))
        card.security_requirements.append(SecurityRequirement(schemes={"bearer": StringList()}))
    return card
