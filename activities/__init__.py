"""The activities room: the I/O of every workflow, as classes whose parts are injected by workers.

Each method is registered under the name of its stub in contracts/activities.py.
"""
