"""The executors: how a catalogue entry becomes a call of a Python function or of a JSON service.

`ToolRunner` is what activities use; it never decides whether a call may run.
"""

from steward.tools.executors.runner import ToolRunner

__all__ = ["ToolRunner"]
