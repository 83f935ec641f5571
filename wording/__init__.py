"""Puts results into words without a model, one module per family of tools. Pure.

Given to the embedded planner, and called by the guard of answers for the summary that stands in for a wrong one.
"""

from steward.wording.dispatch import render, render_answer
from steward.wording.unknown import render_choices

__all__ = ["render", "render_answer", "render_choices"]
