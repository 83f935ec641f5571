"""What a problem knows and what follows from it: the state, the decision function, and what results do to the state.

Pure: no clock, no I/O, no Temporal. The workflow stands on it.
"""
