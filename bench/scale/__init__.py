"""How Steward grows: waiting approvals, processes, problems in the mirror, steps of a problem, tools in the index."""
