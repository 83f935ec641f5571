"""How the planner's trained parts are made: requests from templates, adapters and heads. Never imported at run time."""
