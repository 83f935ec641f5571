"""What every room must know alike of languages: words, numbers, units, currencies, days, yes and no.

The words stand in data files, one a language, with one reader for each kind. Imports no other room; does no I/O but
reading its own files.
"""
