"""Model files: their names, where they come from, building what needs no download, and checking what is there.

Imports contracts alone; loads no model.
"""
