"""Composition roots: build the parts from the settings, inject them, register activities and workflows, run.

Nothing imports this room.
"""
