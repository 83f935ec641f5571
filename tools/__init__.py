"""The tools room: the catalogue, what prepares a call, the executors and the built-in tool families.

Called by activities and composed by workers; imports nothing of the project but contracts.
"""
