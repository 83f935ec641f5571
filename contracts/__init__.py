"""The vocabulary every room shares: messages, error codes, queue names and typed activity stubs.

Imports nothing of the project; never does I/O.
"""
