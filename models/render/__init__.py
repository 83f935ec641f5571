"""Puts results into words without a model, one module per family of tools. Pure.

Called by the embedded planner, and by the guard of answers for the summary that stands in for a wrong one.
"""

from models.render.dispatch import render, render_answer

__all__ = ["render", "render_answer"]
