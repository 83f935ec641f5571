"""Deterministic code: ProblemWorkflow, its siblings, and the pure functions they are made of.

Imports contracts and the workflow side of temporalio; never does I/O, never reads configuration or the environment.
"""
