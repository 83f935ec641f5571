"""The built-in tool families, one module each. Importing this package registers their functions."""

from tools.builtin import calculate, clock, data, email, reminders, system, todo

__all__ = ["calculate", "clock", "data", "email", "reminders", "system", "todo"]
