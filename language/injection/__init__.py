"""Prompt injection in text that somebody wrote: families of patterns over words, in data files. Pure, linear."""
