"""Benchmarks: what Steward costs beside bare Temporal, measured side by side in one run. Never a timed test."""
