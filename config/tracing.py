"""OpenTelemetry traces from a door to the tool behind it, where STEWARD_OTEL is set; nothing is loaded otherwise.

Where traces go and how many are taken is said by OpenTelemetry's own variables (OTEL_EXPORTER_OTLP_ENDPOINT,
OTEL_TRACES_SAMPLER ...). Called by the main modules, and by whoever makes a client of Temporal, whose SDK carries the
trace through workflows; FastAPI makes the span of a request. What leaves holds names, ids and times: no text, no
argument, no error message.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from steward.config.errors import SettingsError
from steward.config.settings import Settings

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import ReadableSpan
    from opentelemetry.sdk.trace.export import SpanExporter

PROBLEM: Final = "steward.problem_id"
TENANT: Final = "steward.tenant_id"
TOOL: Final = "steward.tool"
_WORKFLOW: Final = "temporalWorkflowID"
_LEAVES: Final = frozenset(
    {
        *(PROBLEM, TENANT, TOOL, _WORKFLOW, "temporalRunID", "temporalActivityID"),
        *("http.request.method", "http.route", "http.response.status_code"),
    }
)
"""The attributes that leave; everything else stays, whoever set it."""
_OF_PROBLEM: Final = re.compile(r"problem-(\d{1,19})")


def start_tracing(settings: Settings, service: str, exporter: SpanExporter | None = None) -> None:
    """Trace what this process does from now on, if the settings say so. `service` is its name where OTEL_SERVICE_NAME
    is unset; without an `exporter` spans go by OTLP over HTTP.

    Raises:
        SettingsError: the extra `otel` is not installed.
    """
    if not settings.otel:
        return
    try:
        from opentelemetry import propagate, trace
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
        from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator
    except ImportError:
        raise SettingsError(["STEWARD_OTEL: needs the extra `otel` (pip install 'steward[otel]')"]) from None
    named = Resource.create()  # Reads OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES.
    if str(named.attributes.get("service.name", "")).startswith("unknown_service"):
        named = named.merge(Resource({"service.name": service}))
    provider = TracerProvider(resource=named)
    provider.add_span_processor(BatchSpanProcessor(_contentless(exporter or OTLPSpanExporter())))
    trace.set_tracer_provider(provider)
    # Of what a caller sends only the trace's id: its baggage would go into histories.
    propagate.set_global_textmap(TraceContextTextMapPropagator())


def tracing_interceptors(settings: Settings) -> Sequence[Any]:
    """The interceptors of a client of Temporal, and of every worker that is made with it."""
    if not settings.otel:
        return ()
    from temporalio.contrib.opentelemetry import TracingInterceptor

    return (TracingInterceptor(),)


def name_span(**attributes: str | int | None) -> None:
    """Add to the span under way, if there is one, what is worked on: `problem_id`, `tenant_id`, `tool`."""
    if "opentelemetry.sdk.trace" not in sys.modules:
        return  # Nothing is traced.
    from opentelemetry import trace

    span = trace.get_current_span()
    if span.is_recording():
        span.set_attributes({f"steward.{name}": value for name, value in attributes.items() if value is not None})


def _contentless(exporter: SpanExporter) -> SpanExporter:
    """The exporter behind one that takes out whatever may hold words of users: events, descriptions of errors, and
    attributes that are not known here."""
    from opentelemetry.sdk.trace.export import SpanExporter, SpanExportResult

    class Contentless(SpanExporter):
        def export(self, spans: Sequence[ReadableSpan]) -> SpanExportResult:
            return exporter.export([_bare(span) for span in spans])

        def shutdown(self) -> None:
            exporter.shutdown()

        def force_flush(self, timeout_millis: int = 30_000) -> bool:
            return exporter.force_flush(timeout_millis)

    return Contentless()


def _bare(span: ReadableSpan) -> ReadableSpan:
    from opentelemetry.sdk.trace import ReadableSpan
    from opentelemetry.trace import Status

    attributes = {name: value for name, value in (span.attributes or {}).items() if name in _LEAVES}
    if found := _OF_PROBLEM.fullmatch(str(attributes.get(_WORKFLOW, ""))):
        attributes[PROBLEM] = int(found.group(1))
    for event in span.events:
        if event.name == "exception":
            attributes["error.type"] = (event.attributes or {}).get("exception.type")
    return ReadableSpan(
        span.name,
        span.context,
        span.parent,
        span.resource,
        attributes,
        links=span.links,
        kind=span.kind,
        status=Status(span.status.status_code),
        start_time=span.start_time,
        end_time=span.end_time,
        instrumentation_scope=span.instrumentation_scope,
    )
