"""`prepare_calls` and `call_tool`: validating what was planned, and the one place where tools run.

Registered by workers on the problems queue (local activities) and on the tools queue. Effects are announced and fenced
by the ledger before they happen; retries belong to Temporal, this module only says when they end.
"""

from __future__ import annotations

import asyncio
from datetime import datetime
from uuid import uuid4

from temporalio import activity

from activities.dispatch import EffectfulDispatch, Unfinished, outcome_of, ran_out
from activities.failures import translated
from activities.heartbeat import heartbeating
from activities.permission import refusal
from contracts.activities import CallToolInput, CallToolOutput, PrepareCallsInput, PrepareCallsOutput
from contracts.errors import StewardError, ToolUnavailable
from contracts.tool import Effect, ToolSpec
from sql.dispatches import DispatchStore
from sql.problems import ProblemStore
from tools.context import ToolContext
from tools.executors import ToolRunner
from tools.preparation import Moment, Preparer
from tools.registry import Registry
