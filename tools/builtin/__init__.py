"""The built-in tool families, a module each. Importing this package registers their functions."""

from tools.builtin import (
    calculate,
    calendar,
    clock,
    data,
    email,
    finance,
    home,
    knowledge,
    memory,
    memory_files,
    messages,
    news,
    reminders,
    system,
    todo,
    weather,
)

__all__ = [
    "calculate",
    "calendar",
    "clock",
    "data",
    "email",
    "finance",
    "home",
    "knowledge",
    "memory",
    "memory_files",
    "messages",
    "news",
    "reminders",
    "system",
    "todo",
    "weather",
]
