"""Configuration: the settings of every process and the description of the development stack.

Read by workers, api, cli and stack; the only room that reads the environment. Imports contracts alone.
"""
