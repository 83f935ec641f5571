"""The evaluation of the planner: requests with the plan they should lead to, and what measures against them."""
