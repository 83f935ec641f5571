"""The prompts of the three commonest jobs. What they say goes to the client's model; nothing runs by it alone."""

from __future__ import annotations

from mcp.server.mcpserver import MCPServer


def register(server: MCPServer) -> None:
    """Add them to a server."""

    @server.prompt(title="Hand a task to Steward")
    def hand_over(task: str) -> str:
        """Have Steward plan and carry out a task in words."""
        return (
            f"Call the tool execute_task with this task, in the user's own words:\n\n{task}\n\n"
            "If the answer waits for an approval, show the user exactly what would be done and ask. Never approve on"
            " your own. If it asks a question, ask the user."
        )

    @server.prompt(title="What waits for me")
    def review_approvals() -> str:
        """Go through what waits for the user's approval, one by one."""
        return (
            "Read the resource steward://problems/open, or call get_status. For each problem that waits for an approval"
            " show the user the tool and its exact arguments and ask whether to approve. Then call confirm_action with"
            " problem_id, approval_id and the user's decision. Decide nothing yourself."
        )

    @server.prompt(title="Plan my day")
    def plan_day(day: str = "today") -> str:
        """Put calendar, tasks and unread mail of a day together."""
        return (
            f"Look up what is on for {day}: get_calendar_events for that day, list_tasks that are open, search_email"
            " for what is unread. Then give one short plan for the day, with times. Change nothing."
        )
